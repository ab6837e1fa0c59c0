"""Players' names: where they are asked for, and where they show."""

from __future__ import annotations

import json
from urllib.parse import quote

import pytest
from playwright.sync_api import Page

from tests.browser.tables import begin
from tests.browser.test_phones import HIDDEN
from tests.browser.test_states import resize


@pytest.mark.parametrize(("game", "count"), [("eight-by-eight", 4), ("on-tour", 8)])
def test_long_names_leave_the_board_its_room(phone: Page, site: str, game: str, count: int) -> None:
    phone.set_viewport_size({"width": 320, "height": 640})
    names = quote(json.dumps(["Wolfgang-Maximilian", "Mwwwwwwwwwwwwwwwwwwm", "דנה לוי", "Ana"] * 2))
    seats = ",".join(["person"] * count)
    table = begin(phone, site, f"{site}#game={game}&seats={seats}&names={names}&seed=x")
    boxes = [table.board.bounding_box(), phone.locator(".plate").last.bounding_box()]
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= 320 for box in boxes)
    board = table.board.bounding_box()
    assert board is not None
    assert board["width"] > 280
    for width, height in [(360, 640), (390, 664)]:
        resize(phone, width, height)
        assert phone.evaluate(HIDDEN, ".status-words") == [], (width, height)
