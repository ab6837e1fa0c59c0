"""Finds again which functions of Pyodide's program are used, for another Pyodide.

`python3 -m web.tools.used` runs it. The build splits the program by what is in `used.json`. It
could find that out each time, but two runs need not agree on every function, and two builds of a
commit are to be equal. Run again for the same Pyodide, it adds what it finds. A missing function
does no harm: when it is called, the rest of the program is loaded.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from web.tools import languages, library, runtime
from web.tools.console import run
from web.tools.setup import WEB, environment, tool
from web.tools.wheel import build_wheel, with_packs

MARK = WEB / "tools" / "mark.ts"


def main() -> None:
    """Start the whole program in every way, do everything, and write down what was used."""
    package = WEB / "node_modules" / "pyodide"
    with TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copy(package / runtime.MODULE, folder)
        runtime.cut(package, folder, None)
        wheel = build_wheel()
        for path, content in library.library(package, wheel).items():
            (folder / path).write_bytes(content)
        whole = with_packs(wheel, folder)
        for language in languages.found(WEB / "src"):
            (folder / language.archive).write_bytes(language.package())
        command = [tool("node"), MARK, folder, whole, library.EXERCISES, runtime.USED]
        run("used", command, environment(), "Pyodide's program can't be marked")


if __name__ == "__main__":
    main()
