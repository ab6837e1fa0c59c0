"""Pages to look at: the home page, and each game at the start, midway and at the end."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal
from urllib.parse import quote

from playwright.sync_api import Page, expect

from pygames.game import Game
from pygames.games import catalog
from pygames.look.show import Moment
from pygames.record import Record, states
from tests.browser.tables import table_on
from tests.support import botgames
from tests.support.botgames import Pace, Played, play, usual_players
from tests.support.effort import often
from web.tools import wheel
from web.tools.console import CACHE
from web.tools.stamps import digest, keep, only_one

PACE = Pace(level=3, nodes=300, playouts=30)
SEED = "gallery"
HOME = "home"
KEPT = CACHE / "moments"
# Nothing moves any more, the letters are there, and what was asked for has been painted. What has
# ended may have begun something else. Each frame is looked at, since a promise for an end may never
# be kept.
SETTLED = """async () => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const moves = () => document.getAnimations().some(({ playState }) => playState === 'running');
  do {
    await frame().then(frame);
  } while (document.fonts.status !== 'loaded' || moves());
}"""
Theme = Literal["light", "dark", "contrast"]


def no_tips() -> str:
    """Return a script that marks all tips as seen."""
    ids = [*(f"game {game.id}" for game in catalog()), "undo", "hint", "rules"]
    tips = json.dumps(json.dumps(ids))
    return f"localStorage.setItem(`pygames:${{location.pathname}}:tips`, {tips})"


@dataclass(frozen=True)
class State:
    """A page to show: its address, the ply, and what is picked or pressed first."""

    row: str
    name: str
    hash: str
    ply: int | None = None
    pick: str | None = None
    press: str | None = None
    picks: tuple[str, ...] = ()


@cache
def all_states() -> tuple[State, ...]:
    """Return the home page, and each game at the start, in the middle and at the end.

    The games are played only where the package has changed: each process of a run wants them.
    """
    store = KEPT / f"{digest(Path(__file__), Path(botgames.__file__), wheel.state())}.json"
    with only_one():
        if not store.is_file():
            records = [asdict(state) for game in catalog() for state in _of_game(game)]
            keep(store, json.dumps(records).encode())
    games: list[dict[str, Any]] = json.loads(store.read_bytes())
    tables = (State(**each | {"picks": tuple(each["picks"])}) for each in games)
    return State(HOME, HOME, ""), *tables


def some_states() -> tuple[State, ...]:
    """Return every third, some of each kind; all in the long form."""
    return all_states()[:: often(3, 1)]


def _of_game(game: Game[Any]) -> Iterator[State]:
    usual = play(game, SEED, PACE)
    yield _state(game, "start", usual.record, usual.decisions[0])
    yield _middle(game, "middle", usual)
    if game.players[1] > usual_players(game):
        yield _middle(game, "full", play(game, SEED, PACE, game.players[1]))
    yield _state(game, "end", usual.record, len(usual.record.actions))


def _middle(game: Game[Any], name: str, source: Played) -> State:
    """Return a position in the middle, after the first pick of several if there is one."""
    half = len(source.decisions) // 2
    for ply in source.decisions[half:]:
        paths = game.look.show(Moment(states(source.record)[ply])).paths
        several = [path.ids[0] for path in paths if len(path.ids) > 1]
        if several:
            return _state(game, name, source.record, ply, several[len(several) // 2])
    return _state(game, name, source.record, source.decisions[half])


def _state(game: Game[Any], name: str, record: Record, ply: int, pick: str | None = None) -> State:
    data = record.data() | {"actions": list(record.actions[:ply])}
    return State(game.id, name, f"#record={quote(json.dumps(data))}", ply, pick)


def open_state(page: Page, site: str, state: State) -> None:
    """Show it, and wait until nothing moves."""
    page.goto(f"{site}{state.hash or '#'}")
    if state.ply is None:
        expect(page.locator("[data-game]")).to_have_count(len(catalog()))
        return
    table = table_on(page).painted().at(state.ply)
    if state.pick:
        # As by keyboard, so that no pointer lies over the board.
        page.locator(f'button[data-pick="{state.pick}"]').dispatch_event("click")
    expect(table.board).not_to_have_attribute("data-moving", "")


def wear(page: Page, theme: Theme) -> None:
    """Show the page in this theme, as if the system asked for it."""
    page.emulate_media(
        color_scheme="dark" if theme == "dark" else "light",
        contrast="more" if theme == "contrast" else "no-preference",
    )
    page.evaluate(SETTLED)
