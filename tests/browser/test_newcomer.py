"""What a newcomer sees of each game on a phone: its goal, and the last turn in brackets.

All that is said and pressed is tested without a browser (`tests/web/page/newcomer.test.ts`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from pygames.game import Game
from pygames.games import catalog
from tests.browser.tables import Table, begin, leave_table, record_link
from tests.support.newcomers import newcomer_of

# Whether a colour shows in an area of a canvas, with a small margin.
HAS_COLOUR = """(canvas, [[x, y, width, height], colour]) => {
  const [scale, more] = [canvas.width / canvas.clientWidth, 6];
  const [w, h] = [width + 2 * more, height + 2 * more].map((n) => Math.ceil(n * scale));
  const copy = new OffscreenCanvas(w, h).getContext('2d', { willReadFrequently: true });
  copy.drawImage(canvas, (more - x) * scale, (more - y) * scale);
  const { data } = copy.getImageData(0, 0, w, h);
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  for (let i = 0; i < data.length; i += 4) {
    if (data[i] === r && data[i + 1] === g && data[i + 2] === b) return true;
  }
  return false;
}"""


def test_the_goal_shows_once_at_the_first_table(phone: Page, site: str) -> None:
    leave_table(phone, site).evaluate("localStorage.clear()")
    for game in catalog():
        begin(phone, site, f"{site}#game={game.id}&seats=person,bot1&seed=newcomer")
        goal = phone.get_by_text(f"Goal: {game.short.goal}")
        expect(goal.filter(visible=True), game.id).to_have_count(1)


def record_of(game: Game[Any], start: str | None, actions: Sequence[str]) -> dict[str, Any]:
    header = {"format": "pygames-record-1", "game": game.id, "options": {}, "players": 2}
    return header | ({"start": start} if start else {}) | {"actions": list(actions)}


def sees_brackets(table: Table, game: Game[Any], name: str) -> bool:
    """Whether the colour of brackets shows at a place, or right beside it."""
    place = table.board.get_by_role("option", name=re.compile(f"^{name}(, |$)")).first
    box, board = place.bounding_box(), table.board.bounding_box()
    assert box
    assert board
    area = [box["x"] - board["x"], box["y"] - board["y"], box["width"], box["height"]]
    colour = game.colors()["light"]["last"]
    brackets: bool = table.board.locator("canvas").evaluate(HAS_COLOUR, [area, colour])
    return brackets


@pytest.mark.parametrize(
    "game",
    # The others' brackets can't be told by their colour.
    [game for game in catalog() if newcomer_of(game).turn],
    ids=lambda game: game.id,
)
def test_brackets_mark_all_of_the_last_turn(phone: Page, site: str, game: Game[Any]) -> None:
    turn = newcomer_of(game).turn
    assert turn is not None
    for actions, expected in ((turn.before, False), (turn.before + turn.actions, True)):
        address = record_link(site, record_of(game, turn.start, actions))
        table = begin(phone, site, address).at(len(actions))
        marks = [sees_brackets(table, game, place) for place in turn.places]
        assert marks == [expected] * len(turn.places)
