"""A result to beat: the link's reader plays from the same beginning, and sees both results."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from pygames import link as links
from pygames.games import find
from pygames.record import Record, new
from tests.browser.held import hold_python
from tests.browser.tables import (
    BREAKTHROUGH,
    RECORD_HEADER,
    Table,
    go_home,
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


def finished(game: str, players: int = 1) -> Record:
    """Play a game with dice to its end by lot."""
    return played(new(find(game), players, seed="fair"), Random(2))


def dare(site: str, record: Record, seats: str, by: str = "Ann") -> str:
    """Write the address of a game to beat."""
    return f"{site}#of={record.header.game}&by={by}&seats={seats}&beat={links.write(record)}"


def test_a_reload_before_python_runs_asks_once_more_and_begins_no_game(
    phone: Page, site: str
) -> None:
    held = hold_python(phone)
    phone.goto(dare(site, finished("on-tour"), "person"))
    phone.get_by_role("button", name="Play", exact=True).tap()
    expect(phone.get_by_role("status")).to_contain_text("as soon as the rules are loaded")
    held.first()  # The page that asked for it goes.
    phone.reload()
    expect(phone.get_by_role("button", name="Play", exact=True)).to_be_enabled()
    held.let_go()
    expect(phone.locator("main")).to_contain_text("You begin with the same luck.")
    assert phone.evaluate(RECORDS) == []
    phone.get_by_role("button", name="Play", exact=True).tap()
    Table(phone).painted()
    phone.unroute("**/*.wasm")


def test_what_is_told_lies_beside_the_button_that_was_pressed(phone: Page, site: str) -> None:
    record = RECORD_HEADER | {"actions": BREAKTHROUGH}
    address = go_home(phone, site).evaluate(KEEP, [record, ["person", "bot1"], ["Ben", ""]])
    Table(phone).open(f"{site}{address}")
    phone.get_by_role("button", name="Share", exact=True).tap()
    dialog = phone.get_by_role("dialog", name="Share this game")
    dialog.get_by_role("radio", name="A dare: beat my result").check()
    expect(dialog.get_by_role("textbox", name="Link to this game")).not_to_have_value("")
    button = dialog.get_by_role("button", name="Copy message")
    # Where copying succeeds, the button says so itself.
    phone.evaluate("delete Navigator.prototype.clipboard")
    button.tap()
    expect(phone.locator(".toast")).to_be_visible()
    toast, pressed = phone.locator(".toast").bounding_box(), button.bounding_box()
    assert toast
    assert pressed
    below = toast["y"] >= pressed["y"] + pressed["height"]
    assert below or toast["y"] + toast["height"] <= pressed["y"]


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
