"""Takes pictures of every state at every size, in gallery/, so that the look is soon reviewed.

gallery/index.html shows all of them, gallery/sheet-<size>-<theme>.png some at a glance each.
"""

from __future__ import annotations

import html
import json
import shutil
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Literal
from urllib.parse import quote

from playwright.sync_api import Browser, Page, expect, sync_playwright

from pygames.core import Game
from pygames.games import catalog
from pygames.record import Record, states
from pygames.show import Moment
from tests.botgames import Pace, Played, play, usual_players
from tests.browser.conftest import launch_options
from tests.browser.tables import Table
from tests.sites import DIST, ROOT, Server

GALLERY = ROOT / "gallery"
PACE = Pace(level=3, nodes=300, playouts=30)
SEED = "gallery"
HOME = "home"
# Nothing moves any more, the letters are there, and what was asked for has been painted.
SETTLED = """async () => {
  await document.fonts.ready;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const ended = document.getAnimations().map((each) => each.finished.catch(() => {}));
  await Promise.all([frame().then(frame), ...ended]);
}"""
Theme = Literal["light", "dark", "contrast"]


@dataclass(frozen=True)
class Size:
    """A screen, the width of its pictures on a sheet, and the themes that it shows."""

    width: int
    height: int
    small: int
    themes: tuple[Theme, ...] = ("light", "dark")
    dense: bool = False

    @property
    def name(self) -> str:
        return f"{self.width}x{self.height}"

    def context(self) -> dict[str, Any]:
        """How a browser becomes such a screen."""
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
    Size(1440, 900, 420, ("light", "dark", "contrast")),
)


@dataclass(frozen=True)
class State:
    """Something to show: an address, the ply that it shows, and what is pointed at first."""

    row: str
    name: str
    hash: str
    ply: int | None = None
    pick: str | None = None


@dataclass(frozen=True)
class Shot:
    """One picture."""

    size: Size
    state: State
    theme: Theme

    @property
    def file(self) -> str:
        return f"{self.size.name}/{self.state.row}-{self.state.name}-{self.theme}.png"


def all_states() -> list[State]:
    """The home page, and each game at the start, in the middle and at the end."""
    games = [state for game in catalog() for state in _of_game(game)]
    return [State(HOME, HOME, ""), *games]


def _of_game(game: Game[Any]) -> Iterator[State]:
    usual = play(game, SEED, PACE)
    yield _state(game, "start", usual.record, usual.decisions[0])
    yield _middle(game, "middle", usual)
    if game.players[1] > usual_players(game):
        yield _middle(game, "full", play(game, SEED, PACE, game.players[1]))
    yield _state(game, "end", usual.record, len(usual.record.actions))


def _middle(game: Game[Any], name: str, played: Played) -> State:
    """A position in the middle with the first pick of several made, where any has several."""
    half = len(played.decisions) // 2
    for ply in played.decisions[half:]:
        paths = game.show(Moment(states(played.record)[ply])).paths
        several = [path.ids[0] for path in paths if len(path.ids) > 1]
        if several:
            return _state(game, name, played.record, ply, several[len(several) // 2])
    return _state(game, name, played.record, played.decisions[half])


def _state(game: Game[Any], name: str, record: Record, ply: int, pick: str | None = None) -> State:
    data = record.data() | {"actions": list(record.actions[:ply])}
    return State(game.id, name, f"#record={quote(json.dumps(data))}", ply, pick)


def take(browser: Browser, site: str, size: Size, wanted: Iterable[State]) -> Iterator[Shot]:
    """Take all pictures of one size."""
    context = browser.new_context(**size.context())
    page = context.new_page()
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-offline", "ready")
    for state in wanted:
        _open(page, site, state)
        for theme in size.themes:
            shot = Shot(size, state, theme)
            _wear(page, theme)
            page.screenshot(path=GALLERY / shot.file, full_page=state.row == HOME)
            yield shot
    context.close()


def _open(page: Page, site: str, state: State) -> None:
    page.goto(f"{site}{state.hash or '#'}")
    if state.ply is None:
        expect(page.locator("[data-game]")).to_have_count(len(catalog()))
        return
    table = Table(page).painted().at(state.ply)
    if state.pick:
        # By keyboard's way, so that no pointer lies over the board.
        page.locator(f'button[data-pick="{state.pick}"]').dispatch_event("click")
    expect(table.board).not_to_have_attribute("data-moving", "")


def _wear(page: Page, theme: Theme) -> None:
    page.emulate_media(
        color_scheme="dark" if theme == "dark" else "light",
        contrast="more" if theme == "contrast" else "no-preference",
    )
    page.evaluate(SETTLED)


STYLE = """
body { margin: 24px; font: 16px system-ui; background: #8a8f8c; color: #000 }
h2 { margin: 24px 0 8px } img { display: block } figure { margin: 0 } figcaption { font-size: 13px }
.sheet { display: grid; gap: 12px; width: max-content; align-items: start }
"""


def sheet(size: Size, theme: Theme, shots: Iterable[Shot]) -> str:
    """Show the pictures of one size and theme: a column for each game, a row for each state."""
    shown = [shot for shot in shots if shot.theme == theme]
    columns = list(dict.fromkeys(shot.state.row for shot in shown))
    rows = list(dict.fromkeys(shot.state.name for shot in shown if shot.state.row != HOME))
    figures = [
        _figure(shot, columns.index(shot.state.row) + 1, _rows(shot.state, rows)) for shot in shown
    ]
    return f'<h2>{size.name}, {theme}</h2><div class="sheet">{"".join(figures)}</div>'


def _rows(state: State, rows: list[str]) -> str:
    return f"1 / {len(rows) + 1}" if state.row == HOME else str(rows.index(state.name) + 1)


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
    wanted = all_states()
    bodies = []
    with Server(DIST) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        for size in SIZES:
            shots = list(take(browser, server.url, size, wanted))
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
