"""Whole games, played on the built site as a person plays them."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import watched
from tests.browser.tables import (
    BREAKTHROUGH,
    CAN_HOLD,
    CHOSEN,
    Table,
    ask_what_was_held,
    click,
    hold_questions,
    next_frame,
    shelved,
)

# Counts the actions whose outcome the rules are asked for.
WATCH_ACTS = """() => {
  globalThis.acts = 0;
  globalThis.plainPost ??= Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message.text?.includes('"call":"act"')) acts += 1;
    return plainPost.call(this, message, ...more);
  };
}"""


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page for all the tests here, since Python takes a while to start."""
    for page in watched(browser):
        page.add_init_script(CAN_HOLD)
        yield page


@pytest.fixture
def page(desktop: Page, site: str) -> Page:
    """The home page, on a desktop."""
    desktop.goto(f"{site}#")
    expect(shelved(desktop, "Murus Gallicus")).to_be_visible()
    return desktop


@pytest.fixture
def table(page: Page, site: str) -> Table:
    """A new table for two persons."""
    return Table(page).open(f"{site}#game=murus-gallicus")


@pytest.mark.smoke
def test_a_whole_game_is_played_with_the_mouse(table: Table) -> None:
    table.play(BREAKTHROUGH)
    result = table.page.locator("[data-over]")
    expect(result).to_contain_text("White wins")
    expect(
        table.page.get_by_text("White has reached Black’s home row.", exact=True)
    ).to_be_visible()
    assert table.moves() == BREAKTHROUGH
    expect(table.command("Play again")).to_be_visible()


def test_a_press_asks_what_its_release_would_bring_and_plays_nothing(table: Table) -> None:
    mouse = table.page.mouse
    table.page.evaluate(WATCH_ACTS)
    table.marked("c1").click()
    table.place("a3").hover()
    mouse.down()
    assert table.page.evaluate("acts") == 1
    mouse.move(1, 1)
    mouse.up()
    next_frame(table.page)
    assert table.moves() == []
    table.marked("a3").click()
    table.at(1)
    assert table.moves() == ["c1-a3"]
    assert table.page.evaluate("acts") == 1, "the answer is used"


def test_a_press_on_a_button_asks_what_it_would_bring_too(page: Page, site: str) -> None:
    table = Table(page).open(f"{site}#game=eight-cities&seats=person,person&seed=press")
    page.evaluate(WATCH_ACTS)
    ply = table.ply()
    page.get_by_role("button", name="Pass").hover()
    page.mouse.down()
    assert page.evaluate("acts") == 1
    table.at(ply)
    page.mouse.up()
    table.at(ply + 1)
    assert page.evaluate("acts") == 1, "the answer is used"


@pytest.mark.smoke
def test_a_game_is_played_by_keyboard_alone(table: Table) -> None:
    table.page.keyboard.press("Tab")
    for ply, action in enumerate(BREAKTHROUGH[:4], 1):
        for square in re.split("[-x]", action):
            _walk_to(table, square)
            table.page.keyboard.press("Enter")
        table.at(ply)
    assert table.moves() == BREAKTHROUGH[:4]


def _walk_to(table: Table, square: str) -> None:
    """Move to a square with Tab and the arrow keys, as the focus reports it."""
    focused = "document.activeElement?.dataset.pick ?? ''"
    for _ in range(30):
        if table.page.evaluate(focused).startswith("sq-"):
            break
        table.page.keyboard.press("Tab")
    for _ in range(20):
        here = table.page.evaluate(focused).removeprefix("sq-")
        if here == square:
            return
        table.page.keyboard.press(_arrow(here, square))
    pytest.fail(f"the arrow keys don't lead to {square}")


def _arrow(here: str, there: str) -> str:
    if here[0] != there[0]:
        return "ArrowRight" if here[0] < there[0] else "ArrowLeft"
    return "ArrowUp" if here[1] < there[1] else "ArrowDown"


@pytest.fixture
def upright(page: Page) -> Iterator[Page]:
    """The page in the size of a phone that is held upright."""
    usual = page.viewport_size
    page.set_viewport_size({"width": 390, "height": 844})
    yield page
    assert usual
    page.set_viewport_size(usual)


def test_a_pick_made_while_a_view_for_another_size_is_on_its_way_stays(
    upright: Page, site: str
) -> None:
    table = Table(upright).open(f"{site}#game=murus-gallicus")
    hold_questions(upright)
    upright.set_viewport_size({"width": 844, "height": 390})
    upright.wait_for_function("() => held.length > 0")
    click(table.place("d1"))
    expect(table.place("d1")).to_have_accessible_name(CHOSEN)
    ask_what_was_held(upright)
    click(table.place("d3"))
    table.at(1)
    assert table.moves() == ["d1-d3"]
