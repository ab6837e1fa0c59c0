"""A result to beat: the link's reader plays from the same beginning, and sees both results."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pygames import link as links
from pygames.games import find
from pygames.record import Record, new
from tests.browser.axe import findings
from tests.browser.conftest import watched
from tests.browser.tables import (
    BREAKTHROUGH,
    PHONE,
    RECORD_HEADER,
    Table,
    go_home,
    hold_python,
    let_go,
    next_frame,
    tap,
)
from tests.support.playthrough import played

# Keeps an unfinished game, as if it had been begun here, and returns its address.
KEEP = """([record, seats, names]) => {
  const table = { format: 1, record, seats, names, ahead: [], over: false, line: '', used: 1 };
  const name = `pygames:${location.pathname}:table:begun`;
  localStorage.setItem(name, JSON.stringify({ ...table, given: 0, dares: true }));
  return '#table=begun';
}"""
# The records of the games that are kept, the last played first.
RECORDS = """() => Object.entries(localStorage)
  .filter(([name]) => name.includes(':table:'))
  .map(([, text]) => JSON.parse(text))
  .sort((one, other) => other.used - one.used)
  .map(({ record, practice, dares }) => ({ ...record, practice, dares }))"""


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[Page]:
    """One phone for all tests, since Python takes a while to start."""
    yield from watched(browser, **PHONE)


def finished(game: str, players: int = 1) -> Record:
    """Play a game with dice to its end by lot."""
    return played(new(find(game), players, seed="fair"), Random(2))


def dare(site: str, record: Record, seats: str, by: str = "Ann") -> str:
    """Write the address of a game to beat."""
    return f"{site}#of={record.header.game}&by={by}&seats={seats}&beat={links.write(record)}"


def kept(page: Page) -> dict[str, Any]:
    """Return the record of the game that was played last."""
    found: dict[str, Any] = page.evaluate(RECORDS)[0]
    return found


def opened(page: Page, site: str, link: str) -> Page:
    """Open a link in a page that may show the same already."""
    go_home(page, site).goto(link)
    return page


def begin(page: Page) -> Table:
    """Take a dare."""
    page.get_by_role("button", name="Play", exact=True).tap()
    return Table(page).painted()


def meaning(page: Page) -> Locator:
    """Find what stands there once a game is over."""
    return page.locator("[data-over]")


def test_a_winner_dares_a_friend_who_sees_both_results_and_answers(phone: Page, site: str) -> None:
    record = RECORD_HEADER | {"actions": BREAKTHROUGH[:-1]}
    address = go_home(phone, site).evaluate(KEEP, [record, ["person", "bot1"], ["Ann", ""]])
    phone.goto(f"{site}{address}")
    table = Table(phone).painted().at(18)
    table.play(BREAKTHROUGH[-1:], tap, since=18)
    expect(meaning(phone)).to_contain_text("win")
    phone.get_by_role("button", name="Dare your friends").tap()
    dialog = phone.get_by_role("dialog", name="Dare your friends")
    field = dialog.get_by_role("textbox")
    expect(field).to_have_value(re.compile("by=Ann&seats=person,bot1&beat="))
    link = field.input_value()
    anns = go_home(phone, site).evaluate("Object.entries(localStorage)")
    phone.evaluate("localStorage.clear()")

    phone.goto(link)
    expect(
        phone.get_by_role("heading", name="Ann won in 10 moves. Can you beat that?")
    ).to_be_visible()
    expect(phone.locator("main")).to_contain_text("You play White, against the gentle bot.")
    table = begin(phone).at(0)
    expect(phone.locator(".task")).to_have_text("To beat: a win in 10 moves")
    table.play(["c1-a3"], tap)
    table.menu("Resign").tap()
    phone.get_by_role("dialog").get_by_role("button", name="Resign").tap()
    expect(meaning(phone)).to_contain_text("Ann did better.")
    both = ["You Lost after 1 move", "Ann Won in 10 moves"]
    expect(results(phone)).to_have_text(both, use_inner_text=True)

    phone.get_by_role("button", name="Send Ann your answer").tap()
    dialog = phone.get_by_role("dialog", name="Send Ann your answer")
    dialog.get_by_label("Your name").fill("Ben")
    expect(dialog.get_by_role("textbox", name="Link")).to_have_value(re.compile("by=Ben&"))
    answer = dialog.get_by_role("textbox", name="Link").input_value()
    go_home(phone, site).evaluate(
        "kept => { localStorage.clear(); for (const each of kept) localStorage.setItem(...each) }",
        anns,
    )
    phone.goto(answer)
    told = "Ben lost after 1 move. You won in 10 moves."
    expect(phone.get_by_role("heading", name=told)).to_be_visible()
    both = ["You Won in 10 moves", "Ben Lost after 1 move"]
    expect(results(phone)).to_have_text(both, use_inner_text=True)
    assert findings(phone) == []
    phone.get_by_role("button", name="Try again").tap()
    Table(phone).painted().at(0)


def results(page: Page) -> Locator:
    """Find the two results that stand side by side."""
    return page.locator(".dare-results > div")


def test_a_sender_without_a_name_is_asked_for_one_once(phone: Page, site: str) -> None:
    record = RECORD_HEADER | {"actions": BREAKTHROUGH}
    go_home(phone, site).evaluate("localStorage.clear()")
    for name in ("Ben", None):
        address = phone.evaluate(KEEP, [record, ["person", "bot1"], None])
        Table(phone).open(f"{site}{address}")
        phone.get_by_role("button", name="Share", exact=True).tap()
        dialog = phone.get_by_role("dialog", name="Share this game")
        dialog.get_by_role("radio", name="A dare: beat my result").check()
        if name:
            dialog.get_by_label("Your name").fill(name)
        link = dialog.get_by_role("textbox", name="Link to this game")
        expect(link).to_have_value(re.compile("by=Ben&"))
        expect(dialog.get_by_label("Your name")).to_have_count(1 if name else 0)
        button = dialog.get_by_role("button", name="Copy message")
        button.tap()
        expect(phone.locator(".toast")).to_be_visible()
        toast, pressed = phone.locator(".toast").bounding_box(), button.bounding_box()
        assert toast
        assert pressed
        below = toast["y"] >= pressed["y"] + pressed["height"]
        assert below or toast["y"] + toast["height"] <= pressed["y"]
        go_home(phone, site)


def test_a_dare_has_the_same_dice_and_playing_it_again_is_practice(phone: Page, site: str) -> None:
    theirs = finished("eight-by-eight", 2)
    for practice in (None, True):
        opened(phone, site, dare(site, theirs, "person,bot1"))
        expect(phone.locator("main")).to_contain_text("You begin with the same luck.")
        begin(phone)
        own = kept(phone)
        assert own["seed"] == theirs.seed
        assert own["actions"][0] == theirs.actions[0]
        assert own.get("practice") is practice
        forget_dare(go_home(phone, site))


def forget_dare(page: Page) -> None:
    """Leave no game that is to go on, so that the link asks once more."""
    page.evaluate(
        """() => Object.entries(localStorage).forEach(([name, text]) => {
          if (!name.includes(':table:')) return;
          const { dare, ...table } = JSON.parse(text);
          localStorage.setItem(name, JSON.stringify(table));
        })"""
    )


def test_the_same_link_continues_the_game_that_it_began(phone: Page, site: str) -> None:
    link = dare(site, finished("on-tour"), "person", by="")
    opened(phone, site, link)
    asks = re.compile(r"Your friend made \d+ points\. Can you beat that\?")
    expect(phone.get_by_role("heading", name=asks)).to_be_visible()
    begin(phone)
    address = phone.url
    opened(phone, site, link)
    Table(phone).painted()
    assert phone.url == address


def test_what_is_pressed_before_python_runs_is_done_once_it_does(page: Page, site: str) -> None:
    held = hold_python(page)
    page.goto(dare(site, finished("on-tour"), "person"))
    expect(page.get_by_role("heading", name="A dare from Ann: On Tour")).to_be_visible()
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("status")).to_have_text(
        "The game begins as soon as the rules are loaded."
    )
    let_go(page, held)
    Table(page).painted()
    assert kept(page)["seed"] == "fair"


def test_a_reload_before_python_runs_asks_once_more_and_begins_no_game(
    page: Page, site: str
) -> None:
    held = hold_python(page)
    page.goto(dare(site, finished("on-tour"), "person"))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text("as soon as the rules are loaded")
    while not held:
        next_frame(page)
    held.clear()  # The page that asked for it goes.
    page.reload()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_enabled()
    let_go(page, held)
    expect(page.locator("main")).to_contain_text("You begin with the same luck.")
    assert page.evaluate(RECORDS) == []
    page.get_by_role("button", name="Play", exact=True).click()
    Table(page).painted()


def test_a_dare_that_another_tab_has_begun_continues_there(phone: Page, site: str) -> None:
    link = dare(site, finished("on-tour"), "person")
    one, other = go_home(phone, site), phone.context.new_page()
    one.evaluate("localStorage.clear()")
    for page in (one, other):
        page.goto(link)
        expect(page.locator("main")).to_contain_text("You begin with the same luck.")
    for page in (one, other):
        page.get_by_role("button", name="Play", exact=True).click()
        Table(page).painted()
    assert one.url == other.url
    assert len(one.evaluate(RECORDS)) == 1
    other.close()
