"""Exercises from a game that one has played: what cost much is to be done better."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pygames import link as links
from tests.browser.conftest import NO_HELPERS, watched
from tests.browser.tables import RECORD_HEADER, Table, click, go_home

START = "1B3B2/8/3W4/8/7B/8/W7 w"
"""White wins with d5-d7 only; after nearly anything else Black does."""
SHORT_TOUR = (
    "1kDsCHBtH9qunDvM1yR9yb8Uqj6D9Jey-qkcRBkQHTOqXOZMj3ZjxmNzDGhbDuuWkbRxrcKAt0dpcWs0_CxwQTPxYHnorzR2"
    "GjgGu6i36egf"
)
"""A map of On Tour, filled by a strong bot, on which the tour ends in its first area."""
KEEP = """([record, seats]) => {
  const table = { format: 1, record, seats, ahead: [], over: true, line: '', used: 1 };
  const own = `pygames:${location.pathname}:`;
  // One game at a time has this key; what is kept of the one before goes with it.
  for (const name of Object.keys(localStorage)) {
    if (name.endsWith(':over')) localStorage.removeItem(name);
  }
  localStorage.setItem(`${own}table:over`, JSON.stringify(table));
}"""


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page for all tests, since Python takes a while to start."""
    for page in watched(browser, viewport={"width": 1280, "height": 800}):
        page.add_init_script(NO_HELPERS)
        yield page


def over(
    page: Page, site: str, actions: Sequence[str], seats: Sequence[str], **header: Any
) -> Table:
    """Open a game that is over."""
    go_home(page, site)
    record = RECORD_HEADER | {"start": START, "actions": list(actions)} | header
    page.evaluate(KEEP, [record, list(seats)])
    page.goto(f"{site}#table=over")
    return Table(page).painted()


def way_there(page: Page) -> Locator:
    return page.get_by_role("button", name="Learn from your mistakes")


def try_out(page: Page, action: str) -> None:
    """Move a stack, whatever the result."""
    table = Table(page)
    for square in action.split("-"):
        click(table.place(square))


def answer(page: Page) -> Locator:
    """Return the feedback on an answer."""
    return page.locator(".answer")


def test_what_cost_the_game_is_to_be_done_better(desktop: Page, site: str) -> None:
    over(desktop, site, ["a1-c1", "h3-h1"], ["person", "bot2"])
    way_there(desktop).click()
    expect(desktop.get_by_role("heading", name="Find something better")).to_be_visible()
    expect(desktop.locator(".step")).to_contain_text("In turn 1 you chose: move a1–c1.")
    table = Table(desktop).painted()
    try_out(desktop, "a1-c1")
    expect(answer(desktop)).to_have_text("That is what you chose in the game.")
    try_out(desktop, "d5-b5")
    expect(answer(desktop)).to_contain_text("Your opponent then wins at once.")
    expect(answer(desktop)).to_contain_text("The best was: move d5–d7.")
    table.at(2)
    desktop.get_by_role("button", name="Try again").click()
    table.at(0)
    try_out(desktop, "d5-d7")
    expect(answer(desktop)).to_have_text("Right.")
    expect(desktop.locator(".foot")).to_contain_text("None solved on the first try.")
    desktop.get_by_role("link", name="Back to the game").click()
    expect(way_there(desktop)).to_be_visible()


@pytest.mark.alike("answer")
def test_mistakes_are_what_the_review_tells_of_also_after_a_reload(
    desktop: Page, site: str
) -> None:
    over(desktop, site, ["a1-c1", "h3-h1"], ["person", "bot2"])
    click(Table(desktop).command("Review"))
    told = desktop.locator("ol[data-costs] > li")
    expect(desktop.locator(".review-foot")).to_be_hidden(timeout=120_000)
    expect(told).to_have_count(1)
    row = told.inner_text()
    assert "−100%" in row
    assert "Black then wins at once." in row
    desktop.reload()
    Table(desktop).painted()
    click(Table(desktop).command("Review"))
    expect(told).to_have_text(re.compile("100%"))
    assert told.inner_text() == row
    desktop.goto(f"{site}#mistakes=over")
    chose = "In turn 1 you chose: move a1–c1. Black then wins at once."
    expect(desktop.locator(".step")).to_contain_text(chose)


@pytest.mark.alike("answer")
def test_one_may_be_shown_what_was_best_and_play_it(desktop: Page, site: str) -> None:
    over(desktop, site, ["a1-c1", "h3-h1"], ["person", "bot2"])
    way_there(desktop).click()
    desktop.get_by_role("button", name="Show me", exact=True).click()
    expect(answer(desktop)).to_contain_text("The best was: move d5–d7.")
    try_out(desktop, "d5-d7")
    expect(answer(desktop)).to_have_text("Right.")
    expect(desktop.locator(".foot")).to_contain_text("None solved on the first try.")


@pytest.mark.alike("answer")
def test_a_wrong_answer_that_ends_the_game_can_be_tried_again(desktop: Page, site: str) -> None:
    """The last turn of Eight-by-Eight: only a line of six beats the other's five."""
    start = "8/1r4y1/2r3y1/3r2y1/4r3/5ry1/6y1/8 -,- y 5 !"
    over(desktop, site, ["5,1"], ["bot2", "person"], game="eight-by-eight", start=start)
    way_there(desktop).click()
    expect(desktop.locator(".step")).to_contain_text("you chose: place in row 5, column 1.")
    table = Table(desktop).painted().at(0)
    click(table.board.get_by_role("button", name="row 5, column 2,"))
    table.at(1)
    expect(answer(desktop)).to_contain_text("It loses for certain.")
    desktop.get_by_role("button", name="Try again").click()
    table.at(0)
    click(table.board.get_by_role("button", name="row 5, column 7,"))
    comes = "You’ll see it again in a few days."
    expect(answer(desktop)).to_have_text(f"Right. {comes}")


@pytest.mark.alike("answer")
def test_a_game_alone_has_exercises_whose_costs_are_points(desktop: Page, site: str) -> None:
    go_home(desktop, site).evaluate(KEEP, [links.read(SHORT_TOUR).data(), ["person"]])
    desktop.goto(f"{site}#mistakes=over")
    expect(desktop.locator(".step")).to_contain_text("you chose: end", timeout=60_000)
    desktop.get_by_role("button", name="Show me", exact=True).click()
    expect(answer(desktop)).to_contain_text("The best was: ")
    desktop.goto(f"{site}#table=over")
    Table(desktop).painted()
    click(Table(desktop).command("Review"))
    costs = desktop.locator("ol[data-costs] > li")
    expect(costs.first.get_by_role("button").first).to_have_accessible_name(
        re.compile(r"cost \d+ points")
    )


@pytest.mark.alike("none")
def test_a_game_without_costly_mistakes_says_so(desktop: Page, site: str) -> None:
    over(desktop, site, ["d5-d7"], ["person", "bot2"])
    way_there(desktop).click()
    heading = desktop.get_by_role("heading", name="You made no costly mistake in this game.")
    expect(heading).to_be_visible()
    desktop.get_by_role("link", name="Back to the game").click()
    Table(desktop).painted()


@pytest.mark.alike("none")
def test_bots_make_no_exercises(desktop: Page, site: str) -> None:
    over(desktop, site, ["a1-c1", "h3-h1"], ["bot1", "bot2"])
    expect(desktop.locator("[data-over]")).to_be_visible()
    expect(way_there(desktop)).to_have_count(0)


@pytest.mark.alike("none")
def test_a_game_that_is_not_kept_here_has_none(desktop: Page, site: str) -> None:
    go_home(desktop, site)
    desktop.goto(f"{site}#mistakes=nothing")
    expect(desktop.locator("main")).to_contain_text("This game isn’t kept on this device.")
