"""Writes the pages of the reference into a folder: `python -m web.tools.api.pages FOLDER`."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pdoc.doc
import pdoc.render

import pygames

ABOVE = (
    *("pygames", "pygames.core", "pygames.errors", "pygames.game", "pygames.challenge"),
    *("pygames.annotated", "pygames.conformance", "pygames.added", "pygames.puzzles"),
)
"""The modules that programs and games use; of those below, each module."""
FOLDERS = ("look", "bots")
INDEX = """\
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>pygames: the reference</title>
<meta http-equiv="refresh" content="0; url=pygames.html">
<link rel="icon" href="data:,">
</head>
<body><a href="pygames.html">pygames</a></body>
</html>
"""


def names() -> list[str]:
    """List the modules that have a page."""
    package = Path(str(pygames.__file__)).parent
    below = (
        f"pygames.{folder}" + (f".{file.stem}" if file.stem != "__init__" else "")
        for folder in FOLDERS
        for file in sorted((package / folder).glob("*.py"))
    )
    return [*ABOVE, *below]


def main() -> None:
    """Write all pages."""
    folder = Path(sys.argv[1])
    _offer_all(pygames)
    pdoc.render.configure(
        docformat="markdown",
        search=False,
        show_source=False,
        template_directory=Path(__file__).parent,
    )
    modules = {name: pdoc.doc.Module(import_module(name)) for name in names()}
    pages = {"index": INDEX}
    pages |= {name: pdoc.render.html_module(each, modules) for name, each in modules.items()}
    for name, page in pages.items():
        file = folder / f"{name.replace('.', '/')}.html"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(page, "utf-8")


def _offer_all(package: ModuleType) -> None:
    """Let the package have a page of all that it offers, though it takes it from its modules."""
    found = {name: getattr(package, name) for name in dir(package) if not name.startswith("_")}
    offered = [name for name, value in found.items() if not isinstance(value, ModuleType)]
    for name in offered:
        setattr(package, name, found[name])
    package.__all__ = offered  # type: ignore[attr-defined]


if __name__ == "__main__":
    main()
