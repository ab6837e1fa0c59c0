"""One press is one act: with the mouse, a finger or a key, whatever appears under it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import watched
from tests.browser.tables import (
    BREAKTHROUGH,
    CAN_HOLD,
    CHOSEN,
    Table,
    ask_what_was_held,
    begin,
    go_home,
    hold_questions,
    leave_table,
    link,
)

WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
# How often a key that is held down presses again in half a second.
OFTEN = 12
NOTE_ADDRESSES = "been = []; addEventListener('hashchange', () => been.push(location.hash)); null"


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page, which takes fingers too."""
    for page in watched(browser, has_touch=True, **WIDE):
        page.add_init_script(CAN_HOLD)
        yield page


@pytest.fixture
def table(desktop: Page, site: str) -> Table:
    """A game of two persons, six moves old."""
    return begin(desktop, site, link(site, BREAKTHROUGH[:6])).at(6)


def hold(page: Page, key: str, times: int = OFTEN) -> None:
    for _ in range(times):
        page.keyboard.down(key)
    page.keyboard.up(key)


def dialog(page: Page) -> Locator:
    return page.get_by_role("dialog")


# A key that is held down


def two_may_pass(page: Page, site: str) -> Table:
    """Begin a game of 8 Cities, in which both players may pass at once."""
    table = begin(page, site, f"{site}#game=eight-cities&seed=passes")
    table.ply()
    return table


def passes(page: Page) -> Locator:
    return page.get_by_role("group", name="Choices").get_by_role("button", name="Pass")


def test_enter_that_is_held_down_passes_for_one_player(desktop: Page, site: str) -> None:
    table = two_may_pass(desktop, site)
    before = table.ply()
    passes(desktop).focus()
    hold(desktop, "Enter")
    table.at(before + 1)
    expect(desktop.locator("[data-over]")).to_have_count(0)


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_key_that_is_held_down_picks_a_place_once(table: Table, key: str) -> None:
    table.place("e1").focus()
    hold(table.page, key)
    expect(table.place("e1")).to_have_accessible_name(CHOSEN)
    expect(table.status()).to_have_text("Where does the stack on e1 go?")


def test_escape_that_is_held_down_closes_the_dialog_alone(table: Table) -> None:
    table.place("e1").press("Enter")
    table.page.keyboard.press("?")
    expect(dialog(table.page)).to_be_visible()
    hold(table.page, "Escape")
    expect(dialog(table.page)).to_have_count(0)
    expect(table.place("e1")).to_have_accessible_name(CHOSEN)


def test_a_single_key_that_is_held_down_takes_one_move_back(table: Table) -> None:
    hold(table.page, "u")
    table.at(5)
    hold(table.page, "y")
    table.at(6)


def test_keys_that_lead_on_lead_on_while_they_are_held(table: Table) -> None:
    for key, plies in ((",", (5, 4, 3)), (".", (4, 5, 6))):
        for ply in plies:
            table.page.keyboard.down(key)
            table.at(ply)
        table.page.keyboard.up(key)
    table.place("a1").focus()
    hold(table.page, "ArrowRight", 3)
    expect(table.place("d1")).to_be_focused()


def test_what_is_written_repeats_the_letters_of_a_key(table: Table) -> None:
    table.page.keyboard.press("m")
    field = dialog(table.page).get_by_role("combobox")
    expect(field).to_be_focused()
    hold(table.page, "d", 3)
    hold(table.page, "Space", 2)
    expect(field).to_have_value("ddd  ")


# Two presses in one


def covered(page: Page, site: str) -> tuple[float, float]:
    """Open a small dialog, and return a point beside it at which a game's button lies below."""
    go_home(page, site)
    page.get_by_role("button", name="Open a link").click()
    expect(dialog(page)).to_be_visible()
    box: list[float] = page.evaluate("""() => {
      const dialog = document.querySelector('dialog').getBoundingClientRect();
      const boxes = [...document.querySelectorAll('main [data-game]')].map((game) =>
        game.getBoundingClientRect());
      const beside = boxes.map(({ left, top }) => [left + 12, top + 12]).find(([x, y]) =>
        y > 0 && y < innerHeight && (x < dialog.left || y < dialog.top || y > dialog.bottom));
      return beside;
    }""")
    return box[0], box[1]


def test_a_double_click_that_closes_a_dialog_presses_nothing_below(
    desktop: Page, site: str
) -> None:
    desktop.mouse.dblclick(*covered(desktop, site))
    expect(dialog(desktop)).to_have_count(0)
    desktop.get_by_role("button", name="Settings").click()
    expect(dialog(desktop)).to_have_accessible_name("Settings")
    desktop.keyboard.press("Escape")


def test_two_taps_in_one_that_close_a_dialog_press_nothing_below(desktop: Page, site: str) -> None:
    x, y = covered(desktop, site)
    session, start = desktop.context.new_cdp_session(desktop), time.time()
    for at, (kind, points) in enumerate((("touchStart", [{"x": x, "y": y}]), ("touchEnd", [])) * 2):
        touch = {"type": kind, "touchPoints": points, "timestamp": start + at / 20}
        session.send("Input.dispatchTouchEvent", touch)
    expect(dialog(desktop)).to_have_count(0)
    desktop.get_by_role("button", name="Settings").tap()
    expect(dialog(desktop)).to_have_accessible_name("Settings")
    desktop.keyboard.press("Escape")


def test_a_double_click_on_start_begins_the_game(desktop: Page, site: str) -> None:
    go_home(desktop, site)
    desktop.get_by_role("heading", name="Murus Gallicus").click()
    dialog(desktop).get_by_role("button", name="Start").dblclick()
    expect(desktop.locator("body")).to_have_attribute("data-page", "table")
    Table(desktop).painted()


def test_a_double_click_passes_for_one_player(desktop: Page, site: str) -> None:
    table = two_may_pass(desktop, site)
    before = table.ply()
    passes(desktop).dblclick()
    table.at(before + 1)
    expect(desktop.locator("[data-over]")).to_have_count(0)


def test_two_presses_on_the_same_button_count_twice(table: Table) -> None:
    table.command("Undo").dblclick()
    table.at(4)


def test_a_press_that_ends_on_something_else_does_nothing(table: Table) -> None:
    table.menu("Keyboard and screen reader").click()
    box: Any = dialog(table.page).get_by_role("heading", level=2).bounding_box()
    table.page.mouse.move(box["x"] + 5, box["y"] + 5)
    table.page.mouse.down()
    table.page.mouse.move(5, 5)
    table.page.mouse.up()
    expect(dialog(table.page)).to_be_visible()
    table.page.mouse.click(5, 5)
    expect(dialog(table.page)).to_have_count(0)


# Other keyboards


def test_a_keyboard_with_other_letters_reads_aloud(table: Table) -> None:
    line = table.page.get_by_role("log").get_by_role("paragraph").last
    # The greeting comes first.
    expect(line).to_contain_text("Murus Gallicus")
    session = table.page.context.new_cdp_session(table.page)
    for kind in ("keyDown", "keyUp"):
        key = {"type": kind, "key": "א", "code": "KeyT", "text": "א" if kind == "keyDown" else ""}
        session.send("Input.dispatchKeyEvent", key)
    expect(line).to_have_text("White, choose a stack to move.")


# What comes late


def test_an_answer_leads_nowhere_once_the_table_is_left(
    table: Table, desktop: Page, site: str
) -> None:
    hold_questions(desktop)
    table.menu("Analyse").click()
    leave_table(desktop, site)
    desktop.evaluate(NOTE_ADDRESSES)
    ask_what_was_held(desktop)
    # Its view is asked for later, so it comes later.
    begin(desktop, site, f"{site}#game=murus-gallicus")
    assert not [been for been in desktop.evaluate("been") if "analyse" in been]
