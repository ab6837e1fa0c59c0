"""The daily challenges: the same for everybody, from midnight to midnight in UTC."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from pygames.bots.budget import Budget
from pygames.games import find
from pygames.record import final, parse
from tests.browser.axe import findings
from tests.browser.tables import PHONE, Table

MONDAY = "2026-11-16"
GAMES = ["8 Cities", "Cercas", "Eight-by-Eight", "Murus Gallicus", "On Tour"]
KEPT = """() => Object.keys(localStorage).filter((name) => name.includes(':table:'))
    .map((name) => JSON.parse(localStorage[name]))"""

NewContext = Callable[..., BrowserContext]


def page_at(new_context: NewContext, time: str, **options: Any) -> Page:
    """Open a page whose clock stands at a moment, and goes on from there."""
    page = new_context(reduced_motion="reduce", **options).new_page()
    page.clock.install(time=time)
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


def open_challenge(page: Page, site: str, game: str, day: str = MONDAY) -> Table:
    return Table(page).open(f"{site}#daily={day}&game={game}")


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


def test_the_home_page_leads_to_the_challenges_of_today(new_context: NewContext, site: str) -> None:
    page = page_at(new_context, f"{MONDAY}T12:00:00Z", timezone_id="Asia/Kolkata")
    page.goto(site)
    page.get_by_role("link", name="Today").click()
    expect(page).to_have_title("Daily challenges – pygames")
    expect(page.get_by_text("Monday, 16 November 2026", exact=True)).to_be_visible()
    expect(page.get_by_text("The next ones come at 05:30.")).to_be_visible()
    texts = asked(page)
    assert [text.split("\n")[0] for text in texts] == GAMES
    assert "Find the win" in texts[3]
    assert "it takes 2 moves" in texts[3]
    assert findings(page) == []


def test_two_profiles_at_the_ends_of_the_world_get_the_same_game_and_the_same_answers(
    new_context: NewContext, site: str
) -> None:
    seen = []
    for zone in ("Pacific/Auckland", "America/Los_Angeles"):
        page = page_at(new_context, f"{MONDAY}T23:30:00Z", timezone_id=zone)
        page.goto(f"{site}#daily")
        texts = asked(page)
        page.get_by_role("link", name="Play: Eight-by-Eight").click()
        Table(page).painted().at(3)
        type_move(page, legal(page)[0])
        # A turn of the bot, which begins, the move, another turn, and the next roll.
        expect(page.locator("ol[data-moves] > li[data-ply]")).to_have_count(7)
        seen.append((texts, kept(page)["record"]))
        page.context.close()
    assert seen[0] == seen[1]


def legal(page: Page) -> Sequence[str]:
    """Return what may be done at the table that is kept."""
    return final(parse(kept(page)["record"])).legal_actions()


def type_move(page: Page, action: str) -> None:
    expect(page.locator("[data-pick]:not([aria-disabled])").first).to_be_attached()
    page.keyboard.press("m")
    field = page.get_by_role("combobox", name="Your move")
    field.fill(action)
    field.press("Enter")


@pytest.mark.parametrize(
    ("zone", "evening", "dates", "times"),
    [
        # The clocks in Berlin go forward in this night, and those in New York back in the other.
        ("Europe/Berlin", "2026-03-28", ("Saturday, 28 March", "Sunday, 29 March"), ("01", "02")),
        ("America/New_York", "2026-10-31", ("Saturday, 31 Oct", "Sunday, 1 Nov"), ("20", "19")),
    ],
)
def test_the_day_changes_at_midnight_in_utc_whatever_the_clocks_do(
    new_context: NewContext,
    site: str,
    zone: str,
    evening: str,
    dates: tuple[str, str],
    times: tuple[str, str],
) -> None:
    page = page_at(new_context, f"{evening}T23:58:00Z", timezone_id=zone)
    page.goto(f"{site}#daily")
    expect(page.locator(".daily-date")).to_contain_text(dates[0])
    expect(page.locator(".daily-next")).to_have_text(f"The next ones come at {times[0]}:00.")
    before = asked(page)
    page.clock.fast_forward("02:10")
    expect(page.locator(".daily-date")).to_contain_text(dates[1])
    expect(page.locator(".daily-next")).to_have_text(f"The next ones come at {times[1]}:00.")
    assert asked(page) != before
    expect(page.locator(".day[aria-current=date]")).to_have_accessible_name(
        re.compile(f"^{dates[1]}")
    )


def test_a_challenge_keeps_its_day_and_counts_once(new_context: NewContext, site: str) -> None:
    page = page_at(new_context, f"{MONDAY}T23:50:00Z")
    table = open_challenge(page, site, "murus-gallicus")
    expect(page).to_have_url(f"{site}#table={kept(page)['key']}")
    assert kept(page)["title"] == "Murus Gallicus, 16 November 2026"
    page.clock.fast_forward("15:00")  # it is Tuesday
    page.reload()
    table.painted()
    win(page)
    page.get_by_role("link", name="Challenges of 16 November 2026").click()
    expect(challenge(page, "Murus Gallicus")).to_contain_text("Won")
    expect(page.get_by_text("1 of 5 done")).to_be_visible()
    expect(page.get_by_text("1 day in a row")).to_be_visible()
    # Played again and lost, it stays won.
    page.get_by_role("link", name="Play again: Murus Gallicus").click()
    table.painted().at(0)
    page.keyboard.press("g")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator("[data-over]")).to_contain_text("resigned")
    page.get_by_role("link", name="Challenges of 16 November 2026").click()
    expect(challenge(page, "Murus Gallicus")).to_contain_text("Won")
    expect(page.get_by_text("1 of 5 done")).to_be_visible()


def test_nothing_is_rolled_anew_after_an_undo(new_context: NewContext, site: str) -> None:
    page = page_at(new_context, f"{MONDAY}T12:00:00Z")
    open_challenge(page, site, "on-tour").at(9)
    write = legal(page)[0]
    rolls = []
    for _ in range(2):
        type_move(page, write)
        expect(page.locator("ol[data-moves] > li[data-ply]").nth(13)).to_be_attached()
        rolls.append(kept(page)["record"]["actions"])
        page.get_by_role("button", name="Undo").click()
        expect(page.locator("ol[data-moves] > li[data-ply]")).to_have_count(9)
    assert rolls[0] == rolls[1]


def test_a_past_day_is_found_by_the_keyboard_and_played_offline(
    new_context: NewContext, site: str
) -> None:
    page = page_at(new_context, f"{MONDAY}T12:00:00Z", **PHONE)
    page.goto(f"{site}#daily")
    expect(page.locator("html")).to_have_attribute("data-offline", "ready")
    page.context.set_offline(True)
    page.reload()
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


def test_results_are_shared_as_text_that_gives_nothing_away(
    new_context: NewContext, site: str
) -> None:
    page = page_at(new_context, f"{MONDAY}T12:00:00Z", permissions=["clipboard-write"])
    page.goto(f"{site}#daily")
    games = {
        "cercas": {"table": "a", "opened": 20773, "result": {"how": "lost"}},
        "on-tour": {"table": "b", "opened": 20773, "result": {"how": "scored", "score": 33}},
    }
    rivals = {"on-tour": {"1": 14, "2": 26, "3": 33, "4": 35, "5": 31}}
    page.evaluate(
        "([name, text]) => localStorage.setItem(`pygames:${location.pathname}:${name}`, text)",
        ["daily:20773", json.dumps({"games": games, "rivals": rivals})],
    )
    page.reload()
    asked(page)
    expect(challenge(page, "On Tour").get_by_role("listitem")).to_have_count(5)
    page.get_by_role("button", name="Share the result").click()
    text = page.get_by_role("textbox", name="Your result as text")
    expect(text).to_have_value(
        "pygames, 16 November 2026\n8 Cities: not finished\nCercas: lost\n"
        "Eight-by-Eight: not finished\nMurus Gallicus: not finished\n"
        f"On Tour: 33 points, ahead of 3 of 5 bots\n2 of 5 done\n{site}#daily={MONDAY}"
    )
    assert findings(page) == []
    page.get_by_role("button", name="Copy the text").click()
    expect(page.locator(".toast")).to_contain_text("copied")


def test_a_day_that_has_not_come_is_not_shown(new_context: NewContext, site: str) -> None:
    page = page_at(new_context, f"{MONDAY}T12:00:00Z")
    for address in ("#daily=2026-11-17", "#daily=2026-11-17&game=cercas"):
        page.goto(f"{site}{address}")
        expect(page.get_by_role("alert")).to_contain_text("This day has not come yet.")
    page.get_by_role("button", name="Today’s challenges").click()
    expect(page.get_by_text("Monday, 16 November 2026", exact=True)).to_be_visible()
