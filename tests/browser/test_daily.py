"""The daily challenges: the same for everyone, from midnight to midnight in UTC."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pygames import daily
from pygames.bots.budget import Budget
from pygames.challenge import Day
from pygames.games import find
from pygames.record import final, parse
from tests.browser.axe import findings
from tests.browser.conftest import watched
from tests.browser.tables import (
    Table,
    hear_late,
)

MONDAY = "2026-11-16"
GAMES = ["8 Cities", "Cercas", "Eight-by-Eight", "Murus Gallicus", "On Tour"]
KEPT = """() => Object.keys(localStorage).filter((name) => name.includes(':table:'))
    .map((name) => JSON.parse(localStorage[name]))"""

LIVE = "[data-pick]:not([aria-disabled])"
NOON = f"{MONDAY}T12:00:00Z"


def clocked(browser: Browser, **options: Any) -> Iterator[Page]:
    """Open one page for several tests, since Python takes a while to start."""
    for page in watched(browser, **options):
        page.clock.install(time=NOON)
        yield page


@pytest.fixture(scope="module")
def berlin(browser: Browser) -> Iterator[Page]:
    """A page where clocks go forward in March."""
    yield from clocked(browser, timezone_id="Europe/Berlin", permissions=["clipboard-write"])


@pytest.fixture(scope="module")
def new_york(browser: Browser) -> Iterator[Page]:
    """A page where clocks go back in November."""
    yield from clocked(browser, timezone_id="America/New_York")


def at(page: Page, site: str, time: str, place: str = "#daily") -> Page:
    """Set the clock, forget what is kept, and go to an address."""
    page.goto(f"{site}#rules")
    # By then, the page before has saved everything.
    expect(page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    page.evaluate("localStorage.clear()")
    page.clock.set_system_time(time)
    page.goto(f"{site}{place}")
    return page


def challenges(page: Page) -> Locator:
    return page.locator(".challenge")


def challenge(page: Page, title: str) -> Locator:
    heading = page.get_by_role("heading", name=title, exact=True)
    return page.get_by_role("listitem").filter(has=heading)


def asked(page: Page) -> list[str]:
    """Read all that the page asks, once the rules have said it."""
    expect(challenges(page)).to_have_count(len(GAMES))
    expect(page.locator(".challenge[aria-busy]")).to_have_count(0)
    return challenges(page).all_inner_texts()


def kept(page: Page) -> dict[str, Any]:
    """Return the one table that is kept."""
    (table,) = page.evaluate(KEPT)
    found: dict[str, Any] = table
    return found


def of_monday(game: str) -> str:
    return f"#daily={MONDAY}&game={game}"


def best(record: dict[str, Any]) -> str:
    """Return what wins, as the bot that finds every win sees it."""
    state = final(parse(record))
    game = find("murus-gallicus")
    return game.bots.choose(state, 5, Budget("nodes", 100_000), Random(1)).action


def win(page: Page) -> None:
    """Win the position of a Monday, which takes two moves."""
    table = Table(page)
    for ply in (0, 2):
        table.at(ply)
        action = best(kept(page)["record"])
        table.play([action], since=ply)
    expect(page.locator("[data-over]")).to_contain_text("You win")


def test_the_home_page_leads_to_the_challenges_of_today(new_york: Page, site: str) -> None:
    page = at(new_york, site, NOON, "#")
    page.get_by_role("link", name="Today 5 new").click()
    expect(page).to_have_title("Daily challenges · pygames")
    expect(page.get_by_text("Monday, 16 November 2026", exact=True)).to_be_visible()
    expect(page.get_by_text("New challenges in 12 hours.")).to_be_visible()
    texts = asked(page)
    # One stands in front, another each day; the others are in their usual order.
    in_front = GAMES[20_773 % len(GAMES)]
    others = [game for game in GAMES if game != in_front]
    assert [text.split("\n")[0] for text in texts] == [in_front, *others]
    murus = challenge(page, "Murus Gallicus")
    expect(murus).to_contain_text("Find the win for Black: it takes 2 moves. Only one of")
    expect(murus).to_contain_text("2 min")
    assert findings(page) == []
    # A bot of each level plays for its score, on request.
    page.get_by_role("button", name="Show the scores to beat").click()
    first = challenge(page, "On Tour").get_by_role("listitem").first
    expect(first.locator(".rival-score")).to_have_text(
        str(daily.score(find("on-tour"), Day(20_773), 1))
    )


def test_two_profiles_far_apart_get_the_same_game_and_the_same_answers(
    berlin: Page, new_york: Page, site: str
) -> None:
    seen = []
    for page in (berlin, new_york):
        at(page, site, f"{MONDAY}T23:30:00Z")
        texts = asked(page)
        page.get_by_role("link", name="Play: On Tour").click()
        table = Table(page).painted().at(9)
        # The next dice follow what is written.
        type_move(page, legal(page)[0])
        expect(page.locator("ol[data-moves] > li[data-ply]").nth(13)).to_be_attached()
        assert table.ply() > 9
        seen.append((texts, kept(page)["record"]))
    assert seen[0] == seen[1]


def legal(page: Page) -> Sequence[str]:
    """Return what may be done at the table that is kept."""
    return final(parse(kept(page)["record"])).legal_actions()


def type_move(page: Page, action: str) -> None:
    expect(page.locator(LIVE).first).to_be_attached()
    page.keyboard.press("m")
    field = page.get_by_role("combobox", name="Your move")
    field.fill(action)
    field.press("Enter")


def changes(page: Page, site: str, evening: str, dates: Sequence[str]) -> None:
    """Expect the next day at midnight in UTC, and how long each day lasts."""
    at(page, site, f"{evening}T23:58:00Z")
    expect(page.locator(".daily-date")).to_contain_text(dates[0])
    expect(page.locator(".daily-next")).to_have_text("New challenges in 2 minutes.")
    before = asked(page)
    page.clock.fast_forward("02:10")
    expect(page.locator(".daily-date")).to_contain_text(dates[1])
    expect(page.locator(".daily-next")).to_have_text("New challenges in 24 hours.")
    assert asked(page) != before
    today = page.locator(".day[aria-current=date]")
    expect(today).to_have_accessible_name(re.compile(f"^{dates[1]}"))


def test_the_day_changes_at_midnight_in_utc_as_clocks_go_forward(berlin: Page, site: str) -> None:
    days = ("Saturday, 28 March", "Sunday, 29 March")
    changes(berlin, site, "2026-03-28", days)


def test_the_day_changes_at_midnight_in_utc_as_clocks_go_back(new_york: Page, site: str) -> None:
    days = ("Saturday, 31 October", "Sunday, 1 November")
    changes(new_york, site, "2026-10-31", days)


def test_a_challenge_that_two_tabs_open_at_once_is_one_game(berlin: Page, site: str) -> None:
    """The second one doesn't know yet that the first one has begun it."""
    page, other = at(berlin, site, NOON), berlin.context.new_page()
    other.goto(f"{site}#daily")
    hear_late(other, ":(table|daily):")
    page.goto(f"{site}{of_monday('cercas')}")
    Table(page).painted()
    other.goto(f"{site}{of_monday('cercas')}")
    Table(other).painted()
    assert other.url == page.url
    assert kept(page)["title"].startswith("Cercas")
    other.close()


def test_a_past_day_is_found_by_the_keyboard_and_played(berlin: Page, site: str) -> None:
    page = at(berlin, site, NOON)
    asked(page)
    page.locator(".day[tabindex='0']").focus()
    page.keyboard.press("PageUp")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("link", name="Thursday, 15 October 2026")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Thursday, 15 October 2026", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name="Thursday, 15 October 2026")).to_be_focused()
    page.get_by_role("link", name="Play: Cercas").click()
    Table(page).painted()
    assert kept(page)["record"]["seed"] == "day-20741"
    assert kept(page)["title"] == "Cercas, 15 October 2026"
