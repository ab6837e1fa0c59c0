"""Take pictures of every state at every size, in gallery/, to review the look quickly.

gallery/index.html shows all of them, gallery/sheet-<size>-<theme>.png some at a glance.
"""

from __future__ import annotations

import html
import shutil
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.conftest import launch_options
from tests.support.moments import HOME, State, Theme, all_states, no_tips, open_state, wear
from tests.support.pages import PAGES, keep_games, open_page, page_states
from tests.support.sites import DIST, ROOT, Server
from tests.support.teaching import TEACHING, open_teaching, teaching_states

GALLERY = ROOT / "gallery"


@dataclass(frozen=True)
class Size:
    """A screen size, the width of its pictures on a sheet, and its themes."""

    width: int
    height: int
    small: int
    themes: tuple[Theme, ...] = ("light", "dark", "contrast")
    dense: bool = False

    @property
    def name(self) -> str:
        return f"{self.width}x{self.height}"

    def context(self) -> dict[str, Any]:
        """Return the options of a browser context with such a screen."""
        touch = self.width < 1000
        return {
            "viewport": {"width": self.width, "height": self.height},
            "device_scale_factor": 2 if self.dense else 1,
            "is_mobile": touch,
            "has_touch": touch,
        }


SIZES = (
    Size(320, 640, 240, dense=True),
    Size(390, 844, 280, dense=True),
    Size(820, 1180, 320),
    Size(1440, 900, 420),
)


@dataclass(frozen=True)
class Shot:
    """One picture."""

    size: Size
    state: State
    theme: Theme

    @property
    def file(self) -> str:
        name = f"{self.state.row}-{self.state.name}".replace(" ", "-")
        return f"{self.size.name}/{name}-{self.theme}.png"


def take(browser: Browser, site: str, size: Size, states: Iterable[State]) -> Iterator[Shot]:
    """Take all pictures of one size."""
    context = browser.new_context(**size.context())
    context.add_init_script(no_tips())
    page = context.new_page()
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-offline", "ready")
    for state in states:
        open_state(page, site, state)
        yield from _wear_all(page, size, state)
    keep_games(page)
    for state in page_states():
        open_page(page, site, state)
        yield from _wear_all(page, size, state)
    for state in teaching_states():
        open_teaching(page, site, state)
        yield from _wear_all(page, size, state)
    context.close()


def _wear_all(page: Page, size: Size, state: State) -> Iterator[Shot]:
    for theme in size.themes:
        shot = Shot(size, state, theme)
        wear(page, theme)
        page.screenshot(path=GALLERY / shot.file, full_page=state.row in {HOME, PAGES, TEACHING})
        yield shot


STYLE = """
body { margin: 24px; font: 16px system-ui; background: #8a8f8c; color: #000 }
h2 { margin: 24px 0 8px } img { display: block } figure { margin: 0 } figcaption { font-size: 13px }
.sheet { display: grid; gap: 12px; width: max-content; align-items: start }
"""


def sheet(size: Size, theme: Theme, shots: Iterable[Shot]) -> str:
    """Show the pictures of one size and theme: a column for each game, a row for each state."""
    pictures = [shot for shot in shots if shot.theme == theme]
    columns = list(dict.fromkeys(_column(shot.state) for shot in pictures))
    names = (shot.state.name for shot in pictures if shot.state.row not in {HOME, PAGES, TEACHING})
    rows = list(dict.fromkeys(names))
    figures = [
        _figure(shot, columns.index(_column(shot.state)) + 1, _rows(shot.state, rows))
        for shot in pictures
    ]
    return f'<h2>{size.name}, {theme}</h2><div class="sheet">{"".join(figures)}</div>'


def _column(state: State) -> str:
    """Games stand in columns; each page that belongs to none has its own."""
    return f"{state.row} {state.name}" if state.row in {HOME, PAGES, TEACHING} else state.row


def _rows(state: State, rows: list[str]) -> str:
    if state.row in {HOME, PAGES, TEACHING}:
        return f"1 / {len(rows) + 1}"
    return str(rows.index(state.name) + 1)


def _figure(shot: Shot, column: int, rows: str) -> str:
    words = html.escape(f"{shot.state.row} {shot.state.name}")
    image = f'<img src="{shot.file}" width="{shot.size.small}" alt="{words}, {shot.theme}">'
    inner = f'<a href="{shot.file}">{image}</a><figcaption>{words}</figcaption>'
    return f'<figure style="grid-column: {column}; grid-row: {rows}">{inner}</figure>'


def _page(title: str, body: str) -> str:
    head = f'<meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
    return f'<!doctype html><html lang="en">{head}{body}</html>'


def compose(browser: Browser, name: str, body: str) -> None:
    """Make one picture of a sheet."""
    source = GALLERY / f"sheet-{name}.html"
    source.write_text(_page(name, body), encoding="utf-8")
    page = browser.new_page(viewport={"width": 400, "height": 300})
    page.goto(source.as_uri())
    width = page.evaluate("document.querySelector('.sheet').offsetWidth + 48")
    page.set_viewport_size({"width": width, "height": 300})
    page.screenshot(path=source.with_suffix(".png"), full_page=True)
    page.close()
    source.unlink()


def main() -> None:
    """Take all the pictures."""
    shutil.rmtree(GALLERY, ignore_errors=True)
    states = all_states()
    bodies = []
    with Server(DIST) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        for size in SIZES:
            shots = list(take(browser, server.url, size, states))
            for theme in size.themes:
                bodies.append(sheet(size, theme, shots))
                compose(browser, f"{size.name}-{theme}", bodies[-1])
            print(f"Took {len(shots)} pictures at {size.name}", flush=True)
        browser.close()
    index = GALLERY / "index.html"
    index.write_text(_page("The look", "".join(bodies)), encoding="utf-8")
    print(f"Made {index.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
