"""What may import what in the page: its folders are floors, each above what it uses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from tests.support.sites import ROOT

SOURCE = ROOT / "web" / "src"
# The types of the door, which a build generates.
GENERATED = ROOT / "web" / "generated" / "door.ts"
MODULES = sorted(path for path in SOURCE.rglob("*.ts*") if path.suffix in {".ts", ".tsx"})
FLOORS = (
    {"scene"},
    {"python"},
    {"words"},
    {"keep", "offline"},
    {"paint"},
    {"qr", "sound", "ui"},
    {"settings", "share"},
    {"pictures"},
    {"board"},
    {"game"},
    {"picture-export", "review", "rules", "print"},
    {"table"},
    {"learn"},
    {"home"},
    {"library", "daily", "fame"},
    {"app"},
)
"""The folders from the ground up: each imports from itself and from lower floors."""
HEIGHT = {folder: height for height, floor in enumerate(FLOORS) for folder in floor}
# Static imports, exports of what others have, and dynamic imports; types count as any others.
IMPORT = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]""")
# The same, without types and dynamic imports.
STATIC = re.compile(r"^(?:import|export)(?! type)[^;]*? from '(\.[^']+)'", re.MULTILINE)


def imports(module: Path, kind: re.Pattern[str] = IMPORT) -> Iterator[Path]:
    """Yield the files of the page that a module imports."""
    for name in kind.findall(module.read_text(encoding="utf-8")):
        yield (module.parent / name).resolve()


def from_the_start() -> set[Path]:
    """Return what comes with the page's first module: all but what is loaded later."""
    found = [SOURCE / "app" / "main.tsx"]
    for module in found:
        others = (path for path in imports(module, STATIC) if path in MODULES)
        found += [path for path in others if path not in found]
    return set(found)


def folder_of(module: Path) -> str:
    return module.relative_to(SOURCE).parts[0]


def test_every_folder_has_its_floor() -> None:
    assert {folder_of(module) for module in MODULES} <= set(HEIGHT)


def test_the_description_of_the_page_names_every_floor_from_the_roof_down() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    tree = text.partition("web/src/ ")[2].partition("web/tools/")[0]
    assert set(HEIGHT) <= set(re.findall(r"^  ([\w-]+)/", tree, re.MULTILINE))
    line = text.partition("**, from the roof down: ")[2].partition(". ")[0]
    floors = [set(re.findall(r"`([\w-]+)`", floor)) for floor in line.split(" · ")]
    assert floors == list(reversed(FLOORS))


def test_a_module_imports_from_its_own_folder_and_from_lower_floors() -> None:
    found = {str(module.relative_to(SOURCE)): upward(module) for module in MODULES}
    assert {module: others for module, others in found.items() if others} == {}


def upward(module: Path) -> list[str]:
    """List the folders on the same floor or above it from which a module imports."""
    own = folder_of(module)
    others = {folder_of(other) for other in imports(module) if other != GENERATED} - {own}
    return [other for other in sorted(others) if HEIGHT[other] >= HEIGHT[own]]


def test_the_generated_types_come_by_way_of_the_ground_floor() -> None:
    named = [module for module in MODULES if GENERATED in imports(module)]
    assert named == [SOURCE / "scene" / "types.ts"]


def test_imports_are_seen_in_every_form() -> None:
    text = """
    import type { A } from '../one/a.ts';
    import '../two/b.ts';
    export { c } from './c.ts';
    const d = await import('../three/d.tsx');
    import { e } from 'preact';
    """
    assert IMPORT.findall(text) == ["../one/a.ts", "../two/b.ts", "./c.ts", "../three/d.tsx"]


def test_no_style_looks_for_things_anywhere_at_a_table() -> None:
    """A rule `.table:has(...)` would have all of a table styled anew at every change in it.

    So would `body:has(> ...)`, where screen readers are told something. Tables have classes instead
    (`traitsOf`), the root element attributes; paper is styled once.
    """
    anywhere = re.compile(
        r"(\bbody|:root|\bhtml)[\w.-]*:(not\()?has\("
        r"|(\.table|\.commands|\.space)[\w.-]*:(not\()?has\((?!>)"
    )
    styles = [path for path in (SOURCE / "styles").rglob("*.css") if path.name != "print.css"]
    assert len(styles) > 1
    found = [path.name for path in styles if anywhere.search(path.read_text("utf-8"))]
    assert found == []


def test_the_first_screen_comes_without_the_words_of_later_parts() -> None:
    words = SOURCE / "words"
    assert words / "first.ts" in from_the_start()
    assert words / "words.ts" not in from_the_start()
