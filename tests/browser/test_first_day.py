"""A newcomer's first day on a phone, from the first screen on, by what the screen says alone."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import watched
from tests.browser.tables import PHONE, tap

GAME = "Murus Gallicus"
WRONG_OR_RIGHT = re.compile("Right\\.|That lets the win go|There is a move that wins at once")


def link(page: Page, name: str) -> Locator:
    return page.get_by_role("link", name=name, exact=True)


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def moves(page: Page) -> None:
    """Move the first stack that can move, to the first place that it reaches."""
    for can in ("can move", "can be (reached|hit)"):
        tap(page.get_by_role("button", name=re.compile(f", {can}")).first)


def resigns(page: Page) -> None:
    button(page, "More").tap()
    button(page, "Resign").tap()
    page.get_by_role("dialog").get_by_role("button", name="Resign").tap()
    expect(page.get_by_role("heading", name="You lose")).to_be_visible()


def goes_back(page: Page, name: str = "Back") -> None:
    """Two taps on one spot right after each other count once, so a key is pressed."""
    link(page, name).press("Enter")


def goes_home(page: Page) -> None:
    goes_back(page, "All games")
    expect(page.get_by_role("list", name="Games")).to_be_visible()


def tries_a_puzzle(page: Page) -> None:
    link(page, "Puzzles").tap()
    page.get_by_role("link", name=f"{GAME} None tried yet").tap()
    link(page, "Solve it").tap()
    expect(page.get_by_role("heading", name=re.compile("to move and win"))).to_be_visible()
    moves(page)
    expect(page.get_by_role("main")).to_contain_text(WRONG_OR_RIGHT)
    goes_back(page)
    expect(page.get_by_role("heading", name=re.compile("Today’s puzzle"))).to_be_visible()
    goes_back(page)
    goes_home(page)


def takes_up_todays_challenge(page: Page) -> None:
    link(page, "Today 5 new").tap()
    link(page, f"Play: {GAME}").tap()
    expect(page.get_by_text("Challenge: Find the win")).to_be_visible()
    resigns(page)
    expect(page.get_by_text("1 of 5 today.")).to_be_visible()
    link(page, "All challenges of the day").tap()
    challenge = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=GAME))
    expect(challenge).to_contain_text("Lost")
    goes_home(page)
    expect(link(page, "Today 4 left")).to_be_visible()


def sends(page: Page, name: str) -> str:
    """Give the own name, if it is asked for, and take the link from the dialog."""
    dialog = page.get_by_role("dialog")
    asked = dialog.get_by_label("Your name")
    if asked.is_visible():
        asked.fill(name)
    field = dialog.get_by_role("textbox", name="Link to this game")
    expect(field).to_have_value(re.compile(f"by={name}&"))
    address = field.input_value()
    page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    return address


def plays_and_dares_a_friend(page: Page) -> str:
    page.get_by_role("button", name=re.compile(f"^{GAME}")).tap()
    page.get_by_role("dialog").get_by_role("button", name="Start").tap()
    moves(page)
    resigns(page)
    button(page, "Share").tap()
    page.get_by_role("radio", name="A dare: beat my result").check()
    return sends(page, "Ann")


def answers(page: Page, dare: str) -> str:
    page.goto(dare)
    lost = "Ann lost after 1 move. Can you hold out longer, or win?"
    expect(page.get_by_role("heading", name=lost)).to_be_visible()
    button(page, "Play").tap()
    expect(page.get_by_text("To beat: a defeat after 1 move")).to_be_visible()
    moves(page)
    resigns(page)
    button(page, "Send Ann your answer").tap()
    return sends(page, "Ann")


def test_a_newcomer_finds_a_puzzle_the_days_challenge_a_dare_and_the_way_back(
    browser: Browser, site: str
) -> None:
    for page in watched(browser, **PHONE):
        page.goto(site)
        tries_a_puzzle(page)
        takes_up_todays_challenge(page)
        answer = answers(page, plays_and_dares_a_friend(page))
        page.goto(answer)
        both = "Ann lost after 1 move. You lost after 1 move."
        expect(page.get_by_role("heading", name=both)).to_be_visible()
        button(page, "All games").tap()
        expect(page.get_by_role("list", name="Games")).to_be_visible()
