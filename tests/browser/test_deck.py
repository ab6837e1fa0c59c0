"""What was failed among the mistakes of a game comes again, day by day."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pygames import link as links
from pygames.record import parse
from tests.browser.axe import findings
from tests.browser.conftest import watched
from tests.browser.tables import RECORD_HEADER, Table, go_home
from tests.browser.test_daily import FORGET_TABLES
from tests.browser.test_mistakes import START, answer, over, try_out, way_there

EVENING = "2026-11-24T22:58:00Z"
"""Two minutes before midnight in Berlin."""
DAY_MS = 86_400_000
KEEP_DECK = "(lines) => localStorage.setItem(`pygames:${location.pathname}:deck`, lines)"
KEPT_DECK = "() => Object.keys(localStorage).filter((name) => name.endsWith(':deck'))"


@pytest.fixture(scope="module")
def berlin(browser: Browser) -> Iterator[Page]:
    """One page for all tests, since Python takes a while to start."""
    for page in watched(browser, timezone_id="Europe/Berlin"):
        page.clock.install(time=EVENING)
        yield page


def keep(page: Page, action: str, answers: str) -> None:
    """Keep an exercise as the whole deck."""
    record = parse(RECORD_HEADER | {"start": START, "actions": [action]})
    page.evaluate(KEEP_DECK, f"{links.write(record)} {answers}")


def due(page: Page) -> Locator:
    """Find the way to the exercises of the day."""
    return page.get_by_role("link", name="for today")


def test_what_was_failed_comes_again_the_next_day(berlin: Page, site: str) -> None:
    berlin.clock.set_system_time(EVENING)
    go_home(berlin, site).evaluate("localStorage.clear()")
    over(berlin, site, ["a1-c1", "h3-h1"], ["person", "bot2"])
    way_there(berlin).click()
    berlin.get_by_role("button", name="Show me", exact=True).click()
    comes = "The best was: move d5–d7. You’ll see it again in a few days."
    expect(answer(berlin)).to_have_text(comes)
    go_home(berlin, site)
    expect(due(berlin)).to_have_count(0)
    # The exercise stays when its game goes.
    berlin.evaluate(FORGET_TABLES)
    berlin.clock.fast_forward("03:00")
    expect(due(berlin)).to_have_text("1 exercise for today")
    other = go_home(berlin.context.new_page(), site)
    assert findings(berlin) == []
    due(berlin).press("Enter")
    expect(berlin.get_by_role("heading", name="Exercises for today")).to_be_visible()
    expect(berlin.locator(".step")).to_contain_text("1 exercise for today")
    expect(berlin.locator(".step")).to_contain_text("In turn 1 you chose: move a1–c1.")
    Table(berlin).painted().at(0)
    try_out(berlin, "d5-d7")
    told = "Right. It comes back in 3 days. That was the last one for today."
    expect(answer(berlin)).to_have_text(told)
    expect(berlin.get_by_role("log")).to_contain_text(told)
    assert findings(berlin) == []
    # The other tab heard of it.
    expect(due(other)).to_have_count(0)
    other.close()
    berlin.get_by_role("link", name="All games").click()
    expect(due(berlin)).to_have_count(0)
    berlin.clock.fast_forward(3 * DAY_MS)
    expect(due(berlin)).to_have_text("1 exercise for today")


@pytest.mark.alike("entry")
def test_an_exercise_is_taken_out_and_put_back(berlin: Page, site: str) -> None:
    keep(go_home(berlin, site), "a1-c1", "20000:1")
    berlin.goto(f"{site}#deck")
    berlin.get_by_role("button", name="Don’t ask again").press("Enter")
    out = berlin.get_by_role("heading", name="This exercise doesn’t come again.")
    expect(out).to_be_visible()
    expect(berlin.get_by_role("heading", name="Find something better")).to_have_count(0)
    expect(berlin.get_by_role("log")).to_contain_text("This exercise doesn’t come again.")
    expect(berlin.locator(".step")).not_to_contain_text("for today")
    expect(berlin.get_by_role("link", name="All games")).to_be_visible()
    pickable = berlin.locator("[data-pick]:not([aria-disabled])")
    expect(pickable).to_have_count(0)
    assert findings(berlin) == []
    berlin.keyboard.press("Enter")
    expect(berlin.locator(".step")).to_contain_text("1 exercise for today")
    expect(berlin.get_by_role("button", name="Show me", exact=True)).to_be_visible()
    expect(pickable).to_have_count(2)
    berlin.get_by_role("button", name="Don’t ask again").press("Enter")
    berlin.get_by_role("link", name="All games").click()
    expect(due(berlin)).to_have_count(0)


@pytest.mark.alike("entry")
def test_a_damaged_answer_is_left_out_and_the_others_stay(berlin: Page, site: str) -> None:
    keep(go_home(berlin, site), "a1-c1", "20000:1,2x")
    berlin.goto(f"{site}#deck")
    expect(berlin.get_by_role("log")).to_contain_text("1 answer in your exercises")
    expect(berlin.locator(".step")).to_contain_text("In turn 1 you chose: move a1–c1.")


@pytest.mark.alike("entry")
def test_what_is_left_after_a_wrong_answer_enters_and_what_is_solved_at_once_does_not(
    berlin: Page, site: str
) -> None:
    go_home(berlin, site).evaluate("localStorage.clear()")
    over(berlin, site, ["a1-c1", "h3-h1"], ["person", "bot2"])
    way_there(berlin).click()
    table = Table(berlin).painted()
    try_out(berlin, "d5-d7")
    expect(answer(berlin)).to_have_text("Right.")
    assert berlin.evaluate(KEPT_DECK) == []
    berlin.get_by_role("link", name="Back to the game").click()
    way_there(berlin).click()
    table.painted()
    try_out(berlin, "a1-c1")
    expect(answer(berlin)).to_be_visible()
    berlin.get_by_role("link", name="Back", exact=True).click()
    expect(way_there(berlin)).to_be_visible()
    berlin.wait_for_function(f"({KEPT_DECK})().length")


@pytest.mark.alike("entry")
def test_an_exercise_with_nothing_better_is_left_out(berlin: Page, site: str) -> None:
    """Another look is a new one: what was chosen may have been the best after all."""
    keep(go_home(berlin, site), "d5-d7", "20000:1")
    berlin.goto(f"{site}#deck")
    expect(berlin.get_by_role("log")).to_contain_text("finds nothing better than what you chose")
    expect(berlin.get_by_role("heading", name="There are no exercises for today.")).to_be_visible()


@pytest.mark.alike("entry")
def test_without_exercises_the_deck_says_so(berlin: Page, site: str) -> None:
    go_home(berlin, site).evaluate("localStorage.clear()")
    berlin.goto(f"{site}#deck")
    expect(berlin.get_by_role("heading", name="There are no exercises for today.")).to_be_visible()
    berlin.get_by_role("link", name="All games").click()
    expect(berlin.get_by_role("heading", level=1)).to_be_visible()
