"""Game after game in one tab: no error, no memory that stays, and every record is a true one."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from pygames.games import catalog
from tests.browser.memory import Held, held
from tests.browser.tables import Table
from tests.support.door import ask
from tests.support.effort import is_long, often

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page

# Bots that play each other wait 0.9 s between moves: here they don't, and hardly think. A faster
# clock would also shorten other time limits.
HASTE = """
const plain = setTimeout;
globalThis.setTimeout = (go, ms, ...rest) => plain(go, ms === 900 ? 0 : ms, ...rest);
const counts = %s;
const { postMessage } = Worker.prototype;
Worker.prototype.postMessage = function (message) {
  const asked = message.text ? JSON.parse(message.text) : {};
  if (asked.call !== 'choose') return postMessage.call(this, message);
  const text = JSON.stringify({ ...asked, [counts[asked.record.game]]: 20 });
  return postMessage.call(this, { ...message, text });
};
"""
EVERY = 50
"""After how many games a long soak looks at the memory."""
GAME_MS = 10 * 60_000
GAMES = [game.id for game in catalog()]
NEWEST = """Object.entries(localStorage).filter(([name]) => name.includes(':finished:'))
  .map(([, text]) => JSON.parse(text)).sort((one, other) => other.used - one.used)[0]"""
# The home page holds what is kept on the device: that grows with each game, so it goes.
CLEAR = """Object.keys(localStorage).filter((name) => name.includes(':finished:'))
  .forEach((name) => localStorage.removeItem(name))"""


def replayed(record: dict[str, Any]) -> dict[str, Any]:
    """Show the end of a record as CPython sees it."""
    answer = ask("view", record=record, at=len(record["actions"]), seat=0)["ok"]
    return {key: answer[key] for key in ("over", "result")}


def play(page: Page, turn: int) -> dict[str, Any]:
    """Let two bots play a whole game, and return the kept table."""
    game = GAMES[turn % len(GAMES)]
    page.evaluate("(hash) => { location.hash = hash; }", f"game={game}&seats=bot1,bot1&seed={turn}")
    Table(page).painted()
    expect(page.locator("[data-over]")).to_be_visible(timeout=GAME_MS)
    table: dict[str, Any] = page.evaluate(NEWEST)
    assert table["over"]
    page.evaluate(CLEAR)
    page.evaluate("location.hash = ''")
    expect(page.locator("html")).to_have_attribute("data-board", "none")
    return table


def test_game_after_game_in_one_tab(new_context: Callable[..., BrowserContext], site: str) -> None:
    """One game; in the long form 500, all games in turn, with an eye on memory."""
    page = new_context().new_page()
    page.add_init_script(HASTE % json.dumps({game.id: game.bots.counts for game in catalog()}))
    page.goto(site)
    rounds = often(1, 500)
    sizes: dict[int, Held] = {}
    for turn in range(rounds):
        table = play(page, turn)
        again = replayed(table["record"])
        assert (again["over"], again["result"]) == (True, table["line"])
        if turn % EVERY == EVERY - 1:
            sizes[turn + 1] = held(page)
            print(turn + 1, sizes[turn + 1])
    if is_long():
        assert sizes[rounds].grown_since(sizes[rounds // 5]) == []
