"""A board opened by its address shows how the game begins before Python runs."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from pygames.games import catalog

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

PHONE = {"width": 390, "height": 844}
PAINTED = """(canvas) => {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return new Set(new Uint32Array(data.buffer)).size;
}"""


def hold_python(page: Page) -> list[Route]:
    """Let Python's program wait until a test lets it go on."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/*.wasm", hold)
    return held


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, PHONE])
def test_every_board_is_painted_before_python_runs(
    page: Page, site: str, size: dict[str, int]
) -> None:
    hold_python(page)
    page.set_viewport_size(size)  # type: ignore[arg-type]
    for game in catalog():
        page.goto(f"{site}?{game.id}#game={game.id}")
        board = page.locator(".board[data-prepared]")
        expect(board).to_be_visible()
        assert board.locator("canvas").evaluate(PAINTED) > 3, "something is painted"
        expect(page.locator("html")).to_have_attribute("data-engine", "loading")
        expect(page.locator("html")).to_have_attribute("data-board", "none")


def test_the_game_begins_where_it_was_shown_once_the_rules_run(page: Page, site: str) -> None:
    held = hold_python(page)
    page.goto(f"{site}#game=cercas&seats=person,bot1")
    board = page.locator(".board[data-prepared]")
    expect(board).to_be_visible()
    before = page.locator(".board").bounding_box()
    held[0].continue_()
    expect(page.locator("html")).to_have_attribute("data-board", "painted")
    expect(page.locator(".board[data-prepared]")).to_have_count(0)
    assert page.locator(".board").bounding_box() == before, "nothing jumps"


def test_other_options_wait_for_the_rules(page: Page, site: str) -> None:
    page.goto(f"{site}#game=on-tour&options=%7B%22map%22%3A%22europe%22%7D")
    expect(page.locator("html")).to_have_attribute("data-board", "painted")
