"""Programs that can be interrupted, wherever their tests were started."""

import sys

# What a shell starts in the background ignores interrupts, and so does what that starts.
_HEARING = """
import runpy, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.argv[:] = sys.argv[1:]
runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
"""


def interruptible(module: str, *arguments: str) -> list[str]:
    """Return the command that runs a module which hears interrupts."""
    return [sys.executable, "-c", _HEARING, module, *arguments]
