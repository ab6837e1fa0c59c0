"""Each way in which a game ends: its last move is played, and what stands there is read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from pygames.games import find
from tests.browser.ends import FILM, expect_once
from tests.browser.tables import PHONE, begin, record_link
from tests.support.moments import SETTLED
from tests.support.playthrough import golden

# A golden game, its result, and words of its reason: the longest of each game, and what wins, loses
# and is level. All reasons are in the golden games, which tests/golden reads. Early ends and
# games by messages are in tests/web/page/play.test.ts and test_far.py.
ENDS = (
    ("cercas", "draw", "A draw", "7 points each. "),
    ("eight-by-eight", "three-all-blacked-out", "Red and Green share the win", "are level"),
    ("eight-by-eight", "four-blocked", "Green wins", "more blackouts, 8 to 7"),
    ("eight-cities", "third-rank-decides", "White wins", "after equal flags in a3, c4"),
    ("murus-gallicus", "breakthrough", "White wins", "White has reached Black’s home row."),
    ("on-tour", "alone-at-random", "1 point", "A tour of 1 area, 0 of them circled."),
    ("on-tour", "bots-on-the-usa-map", "Red wins", "5 more than Yellow’s."),
)

SMALLEST, DESKTOP = (320, 568), (1280, 800)
# What explains the result, where a bar or the end of its own place lies over it.
CUT = """() => {
  const bar = document.querySelector('.deck').getBoundingClientRect();
  const under = (it) => {
    const [box, place] = [it, it.closest('.panels, .stage, .moves')].map((each) =>
      each.getBoundingClientRect());
    const beside = box.right <= bar.left || box.left >= bar.right;
    return box.bottom > place.bottom + 1 || (!beside && box.bottom > bar.top + 1);
  };
  const parts = '.status-words, .status-below, .panels tr, .panels p, .moves [aria-current]';
  return [...document.querySelectorAll(parts)]
    .filter((it) => it.checkVisibility() && under(it)).map((it) => it.textContent);
}"""


@pytest.mark.parametrize(("game", "name", "result", "reason"), ENDS)
def test_the_last_move_of_a_game_says_how_it_ended_and_what_can_follow(
    phone: Page, site: str, game: str, name: str, result: str, reason: str
) -> None:
    record = golden(find(game), name).data()
    *before, last = record["actions"]
    address = record_link(site, record | {"actions": before})
    table = begin(phone, site, address).at(len(before))
    expect(phone.locator("[data-over]")).to_have_count(0)
    phone.keyboard.press("m")
    phone.get_by_label("Your move").fill(last)
    phone.evaluate(FILM)
    phone.keyboard.press("Enter")
    table.at(len(before) + 1)
    end = phone.locator("[data-over]")
    expect(end.get_by_role("heading")).to_have_text(result)
    expect(end).to_contain_text(reason)
    for command in ("Play again", "Share", "Review"):
        expect(table.command(command)).to_be_visible()
    for command in ("Hint", "Undo"):
        expect(table.command(command)).to_be_hidden()
    expect(phone.locator(".goal-line")).to_have_count(0)
    expect_once(phone)
    expect_whole(phone)


def test_a_game_that_is_resigned_ends_once(phone: Page, site: str) -> None:
    table = begin(phone, site, f"{site}#game=murus-gallicus&seats=person,bot1").at(0)
    table.menu("Resign").click()
    phone.evaluate(FILM)
    phone.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(phone.locator("[data-over]").get_by_role("heading")).to_have_text("You lose")
    expect(phone.get_by_role("button", name="Play again")).to_have_count(1)
    expect_once(phone)


def expect_whole(page: Page) -> None:
    """No line of the result is under the bar of the smallest phone; a desktop cuts no list."""
    try:
        for size in SMALLEST, DESKTOP:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.evaluate(SETTLED)
            assert page.evaluate(CUT) == [], size
    finally:
        page.set_viewport_size(PHONE["viewport"])
