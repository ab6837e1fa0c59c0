"""Game after game in one tab: no error, no memory that stays, and every record is a true one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from pygames.games import catalog
from tests.browser.tables import Table
from tests.support.door import ask
from tests.support.effort import is_long, often

if TYPE_CHECKING:
    from playwright.sync_api import Page

# Bots that play each other leave 0.9 s between their moves: here they leave none. A clock that is
# pushed would also push the limits of whatever is being waited for.
HASTE = """
const plain = setTimeout;
globalThis.setTimeout = (go, ms, ...rest) => plain(go, ms === 900 ? 0 : ms, ...rest);
"""
GAME_MS = 10 * 60_000
GAMES = [game.id for game in catalog()]
NEWEST = """Object.entries(localStorage).filter(([name]) => name.includes(':table:'))
  .map(([, text]) => JSON.parse(text)).sort((one, other) => other.used - one.used)[0]"""


def memory(page: Page) -> float:
    """Return what the page holds after a collection; the workers of a table end with it."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    used: float = session.send("Runtime.getHeapUsage")["usedSize"]
    session.detach()
    return used


def replayed(record: dict[str, Any]) -> dict[str, Any]:
    """Show the end of a record as CPython sees it."""
    answer = ask("view", record=record, at=len(record["actions"]), seat=0)["ok"]
    return {key: answer[key] for key in ("over", "result")}


def play(page: Page, turn: int) -> dict[str, Any]:
    """Let two bots play a whole game, and return the table as it is kept."""
    game = GAMES[turn % len(GAMES)]
    page.evaluate("(hash) => { location.hash = hash; }", f"game={game}&seats=bot1,bot1&seed={turn}")
    Table(page).painted()
    expect(page.locator("[data-over]")).to_be_visible(timeout=GAME_MS)
    kept: dict[str, Any] = page.evaluate(NEWEST)
    assert kept["over"]
    page.evaluate("location.hash = ''")
    return kept


def test_game_after_game_in_one_tab(page: Page, site: str) -> None:
    """One game; in the long form 500, all games in turn, with an eye on memory."""
    page.add_init_script(HASTE)
    page.goto(site)
    rounds = often(1, 500)
    held: list[float] = []
    for turn in range(rounds):
        kept = play(page, turn)
        again = replayed(kept["record"])
        assert (again["over"], again["result"]) == (True, kept["line"])
        if is_long() and turn in {rounds // 5, rounds - 1}:
            held.append(memory(page))
    assert max(held, default=0) <= min(held, default=0) * 1.05
