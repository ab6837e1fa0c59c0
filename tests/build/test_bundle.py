"""The bundles of the page's modules: what they import, and how many are kept."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tests.support.page_modules import bundled
from web.tools import live
from web.tools.assemble import SOURCE

if TYPE_CHECKING:
    from pathlib import Path

PART = re.compile(r"\bname: '([\w-]+)',\s*load: \(\) => import\(")
IMPORT = re.compile(r'\b(?:from|import)\s*"(\.[^"]+)"')


def test_the_worker_and_the_scripts_are_whole_in_one_file_each(dist: Path) -> None:
    for name, imports in (("worker", {"./config.js"}), ("head", set())):
        (file,) = dist.glob(f"app/*/{name}.js")
        assert set(IMPORT.findall(file.read_text(encoding="utf-8"))) == imports


def test_a_part_imports_only_shared_modules(dist: Path) -> None:
    """At the second try the page fetches these anew, and no more (web/src/ui/part.ts)."""
    (app,) = (dist / "app").iterdir()
    shared = {"./main.js", "./config.js", "./playing.js", "./parts.js"}
    # Only a site with a meeting place has this one.
    for part in set(bundled().later) - {live.MEETING, "parts.js"}:
        assert set(IMPORT.findall((app / part).read_text(encoding="utf-8"))) <= shared, part


def test_each_part_has_a_file_of_its_name() -> None:
    """A part that failed is fetched by that name (web/src/ui/part.ts)."""
    sources = [path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.ts*")]
    names = {name for source in sources for name in PART.findall(source)}
    assert len(names) > 10
    assert {f"{name}.js" for name in names} <= set(bundled().later)
