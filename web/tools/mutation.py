"""Installs Cosmic Ray's operators, which make mutants of the rules, into a folder of their own.

They need three packages, the whole of Cosmic Ray two dozen; so they aren't with the other tools.
"""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

from web.tools.console import CACHE, ROOT, run, say
from web.tools.setup import environment, tool
from web.tools.stamps import digest, is_done, stamped

if TYPE_CHECKING:
    from web.tools.console import Command

COSMIC_RAY = CACHE / "cosmic-ray"
PINS = ROOT / "tests" / "support" / "mutate" / "requirements.txt"


def install_operators() -> None:
    """Install them, unless they are there."""
    state = digest(PINS)
    if is_done("cosmic-ray", state) and COSMIC_RAY.is_dir():
        return
    say("Installing Cosmic Ray's operators …")
    shutil.rmtree(COSMIC_RAY, ignore_errors=True)
    command: Command = [
        *(tool("python"), "-m", "pip", "install", "--no-deps", "--only-binary=:all:"),
        *("--require-hashes", "--requirement", PINS, "--target", COSMIC_RAY),
    ]
    with stamped("cosmic-ray", state):
        run("cosmic-ray", command, environment(), "pip failed: see above")
