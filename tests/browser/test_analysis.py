"""The analysis board: the best few moves of a position, and lines to try."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pygames import link as links
from pygames.games import find
from pygames.record import extend, new, parse, settle
from tests.browser.axe import findings
from tests.browser.conftest import NO_HELPERS, watched
from tests.browser.tables import RECORD_HEADER, Table, begin, click

START = "1B3B2/8/3W4/8/7B/8/W7 w"
"""White wins with d5-d7 only; after nearly anything else Black does."""


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page for all tests, since Python takes a while to start."""
    for page in watched(browser, viewport={"width": 1280, "height": 800}):
        page.add_init_script(NO_HELPERS)
        yield page


ONCE_IN = """([field, place]) => new MutationObserver((_, found) => {
  if (!document.querySelector(field)) return;
  found.disconnect();
  place.click();
}).observe(document.body, { childList: true, subtree: true })"""
"""Clicks a place in the instant in which a field appears."""


def set_up(page: Page) -> Locator:
    """Begin to set up a position: once its text can be changed, so can its board."""
    page.get_by_role("button", name="Set up a position").click()
    field = page.get_by_role("textbox", name="Position code")
    expect(field).to_be_visible()
    return field


def best(page: Page) -> Locator:
    """Find the best moves."""
    return page.locator(".best-line")


def turn(page: Page) -> Locator:
    return page.get_by_role("region", name="Position").get_by_role("heading")


def analysed(page: Page, site: str, *actions: str, at: int = 0) -> Table:
    """Open a position of Murus Gallicus on a board to think on."""
    record = parse(RECORD_HEADER | {"start": START, "actions": list(actions)})
    return begin(page, site, f"{site}#of=murus-gallicus&at={at}&analyse={links.write(record)}")


def branches(page: Page) -> Locator:
    """Find the branches at a table or on the board to think on."""
    return page.locator(".branches").get_by_role("listitem")


def test_what_is_tried_is_a_branch_of_the_kept_game_in_every_tab(desktop: Page, site: str) -> None:
    table = begin(desktop, site, f"{site}#game=murus-gallicus").play(["c1-a3", "e7-e5"])
    kept = desktop.url
    table.menu("Analyse").click()
    expect(turn(desktop)).to_have_text("White to move")
    for ply in (1, 0):
        desktop.keyboard.press(",")
        table.at(ply)
    table.play(["d1-d3"])
    expect(branches(desktop)).to_have_text(re.compile("^The game, from turn 1: c1-a3 e7-e5"))
    expect(desktop.get_by_role("button", name="Delete: branch 1")).to_have_count(0)
    begin(desktop, site, desktop.url).at(1)
    expect(branches(desktop)).to_have_text(re.compile("^The game,"))

    with desktop.context.new_page() as other:
        playing = Table(other).open(kept).at(2)
        other.get_by_text("1 branch", exact=True).click()
        expect(branches(other)).to_have_text(re.compile("^From turn 1: d1-d3"))
        desktop.bring_to_front()
        table.play(["d7-d5"], since=1)
        expect(branches(other)).to_have_text(re.compile("^From turn 1: d1-d3 d7-d5"))
        other.bring_to_front()
        playing.play(["a1-c3"], since=2)
        other.get_by_role("button", name="Delete: branch 1").click()
        expect(branches(other)).to_have_count(0)
        other.locator(".branches").get_by_role("button", name="Undo").click()
        expect(branches(other)).to_have_count(1)

    # From the board to the home page, to the board, and to the game.
    for _ in range(3):
        desktop.go_back()
    table.painted().at(3)
    desktop.get_by_text("1 branch", exact=True).click()
    expect(branches(desktop)).to_have_text(re.compile("^From turn 1: d1-d3 d7-d5"))
    assert table.moves() == ["c1-a3", "e7-e5", "a1-c3"]


def test_a_position_is_set_up_by_pointing_by_key_and_as_text(desktop: Page, site: str) -> None:
    table = analysed(desktop, site)
    desktop.get_by_role("button", name="Set up a position").click()
    field = desktop.get_by_role("textbox", name="Position code")
    expect(field).to_have_value(START)
    click(table.place("e4"))
    expect(field).to_have_value("1B3B2/8/3W4/4w3/7B/8/W7 w")
    expect(desktop.get_by_role("log")).to_contain_text("E4, single white stone.")
    table.place("e4").press("Enter")
    expect(field).to_have_value("1B3B2/8/3W4/4b3/7B/8/W7 w")
    desktop.get_by_role("button", name="Other player to move").click()
    expect(field).to_have_value("1B3B2/8/3W4/4b3/7B/8/W7 b")
    tray = desktop.get_by_role("group", name="Pieces")
    tray.get_by_role("button", name="white stack").click()
    click(table.place("e4"))
    expect(field).to_have_value("1B3B2/8/3W4/4W3/7B/8/W7 b")
    click(table.place("e4"))
    expect(field).to_have_value("1B3B2/8/3W4/8/7B/8/W7 b")
    assert findings(desktop) == []
    field.fill("BBBBBBBB/b7/8/8/8/8/W7 b")
    field.press("Enter")
    expect(desktop.get_by_role("alert")).to_have_text("Black has 17 stones, more than 16.")
    field.fill("8/8/3W4/8/7B/8/W7 w")
    field.press("Enter")
    expect(desktop.get_by_role("alert")).to_have_text("")
    expect(table.place("b7")).to_have_accessible_name(re.compile("empty"))
    desktop.get_by_role("button", name="Analyse it").press("Enter")
    expect(table.board.locator(":focus")).to_be_visible()
    expect(best(desktop).first).to_contain_text("Wins at once")
    begin(desktop, site, desktop.url)
    expect(best(desktop).first).to_contain_text("Wins at once")


def test_a_place_picked_as_soon_as_the_field_appears_is_changed(desktop: Page, site: str) -> None:
    table = analysed(desktop, site)
    expect(best(desktop)).to_have_count(3)
    desktop.evaluate(ONCE_IN, ["#position", table.place("e4").element_handle()])
    expect(set_up(desktop)).to_have_value("1B3B2/8/3W4/4w3/7B/8/W7 w")


@pytest.mark.parametrize(
    ("game", "picks", "becomes"),
    [
        ("cercas", ["dot c3", "dot d3"], "0000000/0010000/"),
        ("eight-by-eight", ["row 3, column 5"], "8/8/4r3/8/"),
    ],
)
def test_each_game_with_position_texts_sets_one_up(
    desktop: Page, site: str, game: str, picks: list[str], becomes: str
) -> None:
    record = settle(new(find(game), seed="set-up"))
    table = begin(desktop, site, f"{site}#of={game}&at=99&analyse={links.write(record)}")
    field = set_up(desktop)
    for pick in picks:
        click(table.board.get_by_role("button", name=re.compile(f"^{pick}\\b")))
    expect(field).to_have_value(re.compile(f"^{becomes}"))
    before = field.input_value()
    desktop.get_by_role("button", name=re.compile("(Other|Next) player to move")).click()
    expect(field).not_to_have_value(before)


def rolled(page: Page, site: str) -> Table:
    """Open a game of Eight-by-Eight in which a die has been rolled twice."""
    record = settle(extend(settle(new(find("eight-by-eight"), seed="rolled")), "3,7"))
    address = f"{site}#of=eight-by-eight&at=99&analyse={links.write(record)}"
    return begin(page, site, address).at(3)


def came(page: Page) -> Locator:
    """Find what the die shows."""
    return page.get_by_role("combobox", name="Chance")


def test_what_the_die_shows_is_chosen_by_key_or_drawn_by_lot(desktop: Page, site: str) -> None:
    table = rolled(desktop, site)
    was = came(desktop).input_value()
    other = "r1" if was != "r1" else "r2"
    came(desktop).select_option(other)
    expect(came(desktop)).to_have_value(other)
    expect(best(desktop)).to_have_count(3)
    # A line without a person's decision is no branch.
    expect(desktop.locator(".branches")).to_have_count(0)
    came(desktop).focus()
    desktop.keyboard.press("Home")
    expect(came(desktop)).to_have_value(re.compile("r[1-8]"))
    table.at(3)


def test_another_roll_before_what_was_played_makes_that_a_branch(desktop: Page, site: str) -> None:
    table = rolled(desktop, site)
    was = came(desktop).input_value()
    expect(best(desktop)).to_have_count(3)
    desktop.keyboard.press("1")
    table.at(5)
    desktop.get_by_role("button", name="One move back").click()
    table.at(3)
    came(desktop).select_option("r1" if was != "r1" else "r2")
    branch = desktop.get_by_role("button", name="Switch to it: branch 1")
    expect(branch).to_be_visible()
    expect(best(desktop)).to_have_count(3)
    assert findings(desktop) == []
    branch.press("Enter")
    table.at(5)
    expect(desktop.locator(".branches summary")).to_have_text("1 branch")
    desktop.get_by_role("button", name="One move back").click()
    table.at(3)
    expect(came(desktop)).to_have_value(was)
