"""Two fingers or a double tap zoom into a part of a board; the page itself doesn't zoom."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from pygames.games import find
from tests.browser.tables import Table, begin, tap
from tests.support.scripts import whole_game


@pytest.fixture
def table(phone: Page, site: str) -> Table:
    """A table with small areas, on a phone."""
    return begin(phone, site, f"{site}#game=on-tour&seed=zoom")


def _tap_twice(table: Table, x: float, y: float) -> None:
    """Tap twice within 0.2 s, by the times that the taps carry, however slow the machine is."""
    box: Any = table.board.bounding_box()
    session = table.page.context.new_cdp_session(table.page)
    finger = [{"x": box["x"] + x, "y": box["y"] + y}]
    now = time.time()
    for later, kind in (
        (0.0, "touchStart"),
        (0.05, "touchEnd"),
        (0.13, "touchStart"),
        (0.18, "touchEnd"),
    ):
        touch = {"type": kind, "touchPoints": finger if kind == "touchStart" else []}
        session.send("Input.dispatchTouchEvent", {**touch, "timestamp": now + later})


def _width(place: Locator) -> float:
    box: Any = place.bounding_box()
    width: float = box["width"]
    return width


def _page_zoom(table: Table) -> float:
    scale: float = table.page.evaluate("visualViewport.scale")
    return scale


def test_a_double_tap_goes_near_and_another_leaves(table: Table) -> None:
    whole = table.page.get_by_role("button", name="Show the whole board")
    expect(whole).to_be_hidden()
    area = table.board.get_by_role("option", name="Ohio")
    size = _width(area)
    _tap_twice(table, 250, 90)
    expect(whole).to_be_visible()
    assert _width(area) > 1.8 * size
    assert _page_zoom(table) == 1
    _tap_twice(table, 200, 90)
    expect(whole).to_be_hidden()


def test_what_is_near_can_be_picked(table: Table) -> None:
    enabled = table.board.locator("button[data-open]")
    _tap_twice(table, 250, 90)
    tap(table.page.get_by_role("button", name="Show the whole board"))
    before = enabled.count()
    tap(enabled.first)
    expect(enabled).not_to_have_count(before)


def test_two_fingers_go_near_on_any_board(table: Table, site: str) -> None:
    table.open(f"{site}#game=murus-gallicus")
    box: Any = table.board.bounding_box()
    x, y = box["x"] + 180, box["y"] + 150
    session = table.page.context.new_cdp_session(table.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": u, "y": v, "id": i} for i, (u, v) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    touch("touchStart", (x - 30, y))
    touch("touchStart", (x - 30, y), (x + 30, y))
    for step in range(1, 8):
        touch("touchMove", (x - 30 - 6 * step, y), (x + 30 + 6 * step, y))
    touch("touchEnd", (x - 72, y))
    touch("touchEnd")
    expect(table.page.get_by_role("button", name="Show the whole board")).to_be_visible()
    assert _page_zoom(table) == 1
    expect(table.board).to_have_attribute("data-ply", "0")


def test_a_tap_that_waits_is_forgotten_when_its_table_is_left(table: Table, site: str) -> None:
    page = table.page
    page.clock.install()
    table.open(f"{site}#game=on-tour&seats=person&seed=zoom")
    _, steps = whole_game(find("on-tour"), seed="zoom", players=1)
    *first, last = [page.locator(f'button[data-pick="{pick}"]') for pick in steps[0].picks]
    for place in first:
        tap(place)
    before, actions = page.url, table.moves()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    tap(last)
    page.evaluate("location.hash = ''")
    expect(page.locator("html")).to_have_attribute("data-board", "none")
    page.clock.fast_forward(1000)
    page.clock.resume()
    expect(page).to_have_title("pygames: board games")
    page.goto(before)
    table.painted()
    assert table.moves() == actions
