"""The words for newcomers: the goal, whose turn it is, what happened, and why the game ended."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pygames.game import Game
from pygames.games import catalog, find
from tests.browser.conftest import watched
from tests.browser.tables import PHONE, Table, ask, begin, go_home, link, shelved, tap
from tests.support.moments import no_tips

ALMOST = """{"format": 1, "key": "almost", "seats": ["person", "bot1"], "ahead": [], "over": false,
 "line": "", "used": 1, "record": {"format": "pygames-record-1", "game": "murus-gallicus",
 "options": {}, "players": 2, "actions": [], "start": "B7/8/3W4/8/8/8/8 w"}}"""
# Keeps a table on this device, and returns its key.
KEEP = """table => {
  localStorage.setItem(`pygames:${location.pathname}:table:${table.key}`, JSON.stringify(table));
  return table.key;
}"""

GAMES = pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[Page]:
    """One phone for all the tests with a finger, since Python takes a while to start."""
    yield from watched(browser, **PHONE)


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page for all the tests with a mouse."""
    yield from watched(browser, viewport={"width": 1440, "height": 900})


def fresh(page: Page, address: str) -> Table:
    """Open a table again, for a person who has never been here."""
    go_home(page, address.split("#", maxsplit=1)[0]).evaluate("localStorage.clear()")
    expect(page.locator("html")).to_have_attribute("data-board", "none")
    return Table(page).open(address)


@GAMES
def test_the_goal_is_said_before_a_game_and_at_its_first_table(
    phone: Page, site: str, game: Game[Any]
) -> None:
    phone.goto(f"{site}#")
    shelved(phone, game.title).tap()
    expect(phone.get_by_role("dialog").get_by_text(game.short.goal)).to_be_visible()
    phone.keyboard.press("Escape")
    table = fresh(phone, f"{site}#game={game.id}&seed=goal")
    tip = table.page.locator(".tip")
    expect(tip).to_contain_text(f"Goal: {game.short.goal}")
    expect(tip).to_contain_text(game.tip.replace("{Tap}", "Tap"))


def test_on_a_desktop_the_goal_stays_beside_the_board(desktop: Page, site: str) -> None:
    table = fresh(desktop, f"{site}#game=murus-gallicus")
    goal = find("murus-gallicus").short.goal
    expect(desktop.get_by_text(goal).filter(visible=True)).to_have_count(1)
    expect(desktop.locator(".tip")).to_contain_text("Click a stack")
    table.play(["d1-d3"])
    expect(desktop.get_by_text(goal).filter(visible=True)).to_have_count(1)


def below(table: Table) -> Locator:
    """Find what stands below the status."""
    return table.page.locator(".status-below")


def played_by(bot: str) -> str:
    """Seat a person and a bot."""
    return f"seats=person,{bot}"


def test_the_one_who_plays_is_you_and_the_bot_is_told_of(phone: Page, site: str) -> None:
    table = fresh(phone, f"{site}#game=murus-gallicus&{played_by('bot1')}")
    expect(table.status()).to_have_text("Your turn: choose a stack to move")
    expect(below(table)).to_be_empty()
    table.play(["d1-d3"], tap)
    table.at(2)
    expect(table.status()).to_have_text("Your turn: choose a stack to move")
    expect(below(table)).to_have_text(re.compile(r"^Black (moved|hit) .*\.$"))
    told = below(table).text_content()
    expect(phone.get_by_role("log")).to_contain_text(str(told))


def test_a_refusal_speaks_to_the_one_who_plays(desktop: Page, site: str) -> None:
    table = fresh(desktop, f"{site}#game=murus-gallicus&{played_by('bot1')}")
    ask(table.place("d7"))
    expect(table.status()).to_have_text("d7 is Black’s, and it is your turn.")
    ask(table.place("d4"))
    expect(table.status()).to_have_text("d4 is empty. Choose one of your stacks.")


def test_the_plates_name_players_as_the_sentences_do(phone: Page, site: str) -> None:
    seats = "seats=person,bot1,bot1,bot1"
    table = fresh(phone, f"{site}#game=eight-by-eight&{seats}&seed=cost")
    names = phone.locator(".plate b")
    expect(names).to_have_text(["You", "Yellow", "Green", "Blue"])
    for name in names.all():
        expect(name).to_be_visible()
    table.board.get_by_role("button", name=re.compile("can take a piece")).first.tap()
    expect(below(table)).to_have_text(re.compile(r"^Yellow rolled .* Green rolled .* Blue rolled"))


@pytest.mark.parametrize("seats", ["seats=person,bot1", "seats=person,person"])
def test_a_first_table_fits_on_a_phone(phone: Page, site: str, seats: str) -> None:
    table = fresh(phone, f"{site}#game=eight-by-eight&{seats}&seed=cost")
    expect(table.page.locator(".tip")).to_contain_text("Goal:")
    assert phone.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_on_the_smallest_phone_plates_say_how_players_stand(phone: Page, site: str) -> None:
    phone.set_viewport_size({"width": 320, "height": 568})
    try:
        fresh(phone, f"{site}#game=murus-gallicus&{played_by('bot1')}")
        standing = phone.locator(".plate .standing")
        expect(standing).to_have_text(["6 rows to go"] * 2)
        for each in standing.all():
            expect(each).to_be_visible()
    finally:
        phone.set_viewport_size(PHONE["viewport"])


def test_two_people_keep_their_names(desktop: Page, site: str) -> None:
    table = fresh(desktop, f"{site}#game=murus-gallicus").play(["d1-d3"])
    expect(table.status()).to_have_text("Black, choose a stack to move")
    expect(below(table)).to_have_text("White moved d1–d3.")
    table.place("e7").click()
    expect(table.status()).to_have_text("Where does the stack on e7 go?")
    expect(below(table)).to_have_text("White moved d1–d3.")


def test_both_roads_of_a_turn_are_told_and_marked(desktop: Page, site: str) -> None:
    start = "a1,a2,c3,c5,d2,e5,f1,f6 - - w 1 0 0"
    actions = ["pass", "c3-c4", "c4-c5"]
    table = Table(desktop).open(link(site, actions, game="eight-cities", start=start))
    expect(below(table)).to_have_text("Black built c3–c4 and c4–c5: 1 flag each in c3 and c5.")
    plate = desktop.locator(".plate", has_text="Black")
    expect(plate).to_contain_text("Leads in c3 + c5")


def test_the_price_of_a_hit_is_said_before_it_is_made(desktop: Page, site: str) -> None:
    go_home(desktop, site).evaluate(no_tips())
    table = Table(desktop).open(link(site, [], start="8/8/4b3/3W4/8/8/W6B w"))
    table.place("d4").click()
    expect(table.status()).to_have_text("Where does the stack on d4 go?")
    price = "If it hits a crossed stone, each side loses one."
    expect(desktop.locator(".status-note")).to_have_text(price)


def test_what_a_blackout_costs_is_said(desktop: Page, site: str) -> None:
    go_home(desktop, site).evaluate(no_tips())
    begin(desktop, site, f"{site}#game=eight-by-eight&{played_by('bot1')}&seed=cost")
    expect(desktop.locator(".status-note")).to_contain_text("You roll again after a blackout")
    expect(desktop.locator(".plate").first).to_contain_text("longest line")


def test_the_end_is_told_to_the_one_who_played(desktop: Page, site: str) -> None:
    """A game against a bot that was kept, and is won at once."""
    table = fresh(desktop, f"{site}#game=murus-gallicus&{played_by('bot1')}")
    key = desktop.evaluate(KEEP, json.loads(ALMOST))
    desktop.goto(f"{site}#table={key}")
    table.painted().play(["d5-d7"])
    expect(table.status()).to_have_text("You win")
    expect(below(table)).to_have_text("You have reached Black’s home row.")
    expect(desktop).to_have_title("You win · Murus Gallicus")
