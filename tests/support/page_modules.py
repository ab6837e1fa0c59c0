"""The modules of the page, and which of them each imports."""

import json
import re
import subprocess
from functools import cache
from pathlib import Path

from web.tools import assemble, languages
from web.tools.bundle import Bundle, bundle
from web.tools.rooms import LISTS, rooms
from web.tools.setup import WEB, environment

SOURCE = assemble.SOURCE
MODULES = sorted(path for path in SOURCE.rglob("*.ts*") if path.suffix in {".ts", ".tsx"})
ROOTS = {SOURCE / name for name in ("main.tsx", "embed.tsx", "playing.ts", *LISTS)}
"""What puts the page together: these import from every floor."""
ROOMS = rooms(SOURCE)
# Static imports, exports of what others have, and dynamic imports; types count as any others.
IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]""")
# The same, without types and dynamic imports.
STATIC = re.compile(r"^(?:import|export)(?! type)[^;]*? from '(\.[^']+)'", re.MULTILINE)


@cache
def bundled() -> Bundle:
    """Return the bundle of the site, which its build has made."""
    return bundle(SOURCE, languages.found(SOURCE))


@cache
def imports(module: Path, kind: re.Pattern[str] = IMPORT) -> tuple[Path, ...]:
    """Return the files that a module imports, of the page or beside it."""
    names = kind.findall(module.read_text(encoding="utf-8"))
    return tuple((module.parent / name).resolve() for name in names)


def from_the_start() -> set[Path]:
    """Return what comes with the page's first module: all but what is loaded later."""
    modules = [SOURCE / "main.tsx"]
    for module in modules:
        others = (path for path in imports(module, STATIC) if path in MODULES)
        modules += [path for path in others if path not in modules]
    return set(modules)


def name_of(module: Path) -> str:
    """Return a module's path in the page's sources."""
    return module.relative_to(SOURCE).as_posix()


def folder_of(module: Path) -> str:
    """Name the folder that a module is in; each room is one of its own."""
    first, *rest = module.relative_to(SOURCE).parts
    return f"rooms/{rest[0]}" if first == "rooms" else first


def type_faults(source: Path) -> str:
    """Return what TypeScript finds in a copy of the page's sources, in a folder of its own."""
    folder = source.parent
    if not (folder / "node_modules").exists():
        (folder / "node_modules").symlink_to(WEB / "node_modules")
    settings = folder / "tsconfig.json"
    settings.write_text(
        json.dumps({"extends": str(WEB / "tsconfig.json"), "include": [source.name]})
    )
    command: list[str | Path] = [WEB / "node_modules" / ".bin" / "tsc", "--project", settings]
    process = subprocess.run(
        command, env=environment(), capture_output=True, text=True, check=False
    )
    return process.stdout
