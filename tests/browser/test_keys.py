"""A table by keyboard: single keys, what they read out, and moves that are typed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pygames.game import Game
from pygames.games import catalog, find
from pygames.games.eight_cities.position import PASS
from pygames.record import states
from tests.browser.conftest import watched
from tests.browser.tables import (
    BREAKTHROUGH,
    CAN_HOLD,
    Table,
    ask_what_was_held,
    begin,
    click,
    expect_said,
    hold_questions,
    link,
)
from tests.support.scripts import whole_game

GAMES = pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)

# From each place where the arrow keys can lead, found by going all ways from the first.
REACHED = """() => {
  const places = document.querySelector('.places');
  const seen = new Set();
  const waiting = [places.querySelector('[tabindex="0"]')];
  while (waiting.length) {
    const place = waiting.pop();
    if (seen.has(place)) continue;
    seen.add(place);
    for (const way of ['Left', 'Right', 'Up', 'Down']) {
      for (const shiftKey of [false, true]) {
        place.focus();
        const init = { key: `Arrow${way}`, shiftKey, bubbles: true };
        place.dispatchEvent(new KeyboardEvent('keydown', init));
        waiting.push(document.activeElement);
      }
    }
  }
  return [...places.children].filter((place) => !seen.has(place)).map((place) => place.ariaLabel);
}"""


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page for all the tests here, since Python takes a while to start."""
    for page in watched(browser):
        page.add_init_script(CAN_HOLD)
        yield page


@pytest.fixture
def table(desktop: Page, site: str) -> Table:
    """A game of two persons, four moves old."""
    desktop.goto(f"{site}#")
    return Table(desktop).open(link(site, BREAKTHROUGH[:4])).at(4)


def press(table: Table, key: str) -> None:
    table.page.keyboard.press(key)


def said(table: Table) -> Locator:
    """Find what was said last."""
    return table.page.get_by_role("log").get_by_role("paragraph").last


def greeted(table: Table, title: str = "Murus Gallicus") -> None:
    """Wait for the greeting: what is asked for before it comes is said before it."""
    expect(said(table)).to_contain_text(title)


def sheet(table: Table, name: str) -> Locator:
    return table.page.get_by_role("dialog", name=name)


# Reading


@pytest.mark.smoke
def test_keys_read_whose_turn_it_is_the_last_move_and_the_score(table: Table) -> None:
    greeted(table)
    press(table, "t")
    expect(said(table)).to_have_text("White, choose a stack to move.")
    press(table, "s")
    expect(said(table)).to_have_text(re.compile(r"^White: .*\d stacks\. Black: .*\d stacks\.$"))
    table.play(BREAKTHROUGH[4:5], since=4)
    press(table, "l")
    expect(said(table)).to_have_text("White moved d1 to d3.")


def test_what_is_read_shows_for_those_who_see(table: Table) -> None:
    press(table, "p")
    caption = table.page.locator(
        "body > div:not([role])", has_text=re.compile(r"^White: \d stacks")
    )
    expect(caption).to_be_visible()
    press(table, "Escape")
    expect(caption).to_have_count(0)


def test_a_pick_says_what_comes_next_and_places_say_what_can_be_done(table: Table) -> None:
    table.place("d1").press("Enter")
    expect(said(table)).to_have_text("Where does the stack on d1 go?")
    expect(table.place("d3")).to_have_accessible_name("d3, empty, can be reached")
    expect(table.place("e1")).to_have_accessible_name(re.compile("^e1, [^,]*$"))
    press(table, "Escape")
    expect(said(table)).to_have_text("White, choose a stack to move.")
    expect(table.place("d1")).to_have_accessible_name("d1, white stack, can move")


def test_whose_turn_it_is_repeats_the_question_that_is_open(table: Table) -> None:
    greeted(table)
    table.place("d1").press("Enter")
    expect(said(table)).to_have_text("Where does the stack on d1 go?")
    press(table, "s")
    expect(said(table)).not_to_have_text("Where does the stack on d1 go?")
    press(table, "t")
    expect(said(table)).to_have_text("Where does the stack on d1 go?")


# Commands


@pytest.mark.parametrize(
    ("key", "name"), [("r", "Rules"), ("n", ""), ("?", "Keyboard and screen reader")]
)
def test_keys_open_sheets_and_the_focus_comes_back(table: Table, key: str, name: str) -> None:
    table.place("d1").focus()
    press(table, key)
    expect(sheet(table, name) if name else table.page.get_by_role("dialog")).to_be_visible()
    press(table, "u")
    press(table, "Escape")
    expect(table.page.get_by_role("dialog")).to_be_hidden()
    expect(table.place("d1")).to_be_focused()
    expect(table.board).to_have_attribute("data-ply", "4")


@pytest.mark.parametrize("key", ["Control+u", "Alt+u", "Meta+u"])
def test_keys_with_others_are_left_to_the_browser(table: Table, key: str) -> None:
    press(table, key)
    press(table, "t")
    expect(said(table)).to_have_text("White, choose a stack to move.")
    expect(table.board).to_have_attribute("data-ply", "4")


def test_keys_work_where_letters_mean_nothing_else(table: Table) -> None:
    table.page.get_by_role("slider", name="Move shown").focus()
    press(table, "t")
    expect(said(table)).to_have_text("White, choose a stack to move.")


def test_single_keys_can_be_turned_off(table: Table) -> None:
    click(table.menu("Keyboard and screen reader"))
    switch = sheet(table, "Keyboard and screen reader").get_by_role(
        "switch", name=re.compile("^Single")
    )
    switch.uncheck()
    press(table, "Escape")
    press(table, "u")
    table.page.reload()
    table.painted().at(4)
    press(table, "u")
    table.place("d1").press("Enter")
    expect(said(table)).to_have_text("Where does the stack on d1 go?")
    expect(table.board).to_have_attribute("data-ply", "4")
    click(table.menu("Keyboard and screen reader"))
    switch.check()
    press(table, "Escape")
    press(table, "u")
    table.at(3)


def test_the_list_of_keys_does_what_they_do(table: Table) -> None:
    click(table.menu("Keyboard and screen reader"))
    keys = sheet(table, "Keyboard and screen reader")
    click(keys.get_by_role("button", name=re.compile("The score$")))
    expect_said(keys, "White: ")
    click(keys.get_by_role("button", name=re.compile("Undo$")))
    table.at(3)


# Typing


def typing(table: Table) -> Locator:
    press(table, "m")
    field = sheet(table, "Type a move").get_by_role("combobox", name="Your move")
    expect(field).to_be_focused()
    return field


def test_a_move_is_not_played_once_its_dialog_is_closed(desktop: Page, site: str) -> None:
    table = begin(desktop, site, f"{site}#game=murus-gallicus")
    typing(table).fill("d1d3")
    hold_questions(desktop)
    press(table, "Enter")
    press(table, "Escape")
    expect(sheet(table, "Type a move")).to_have_count(0)
    ask_what_was_held(desktop)
    table.play(["e1-c3"])
    assert table.moves() == ["e1-c3"]


# Every game


@GAMES
def test_arrow_keys_lead_to_every_place(desktop: Page, site: str, game: Game[Any]) -> None:
    desktop.goto(f"{site}#")
    Table(desktop).open(f"{site}#game={game.id}&seed=keys")
    assert desktop.evaluate(REACHED) == []


def test_arrow_keys_lead_from_what_is_picked_to_what_can_follow(desktop: Page, site: str) -> None:
    desktop.goto(f"{site}#")
    table = Table(desktop).open(f"{site}#game=cercas")
    table.board.get_by_role("option", name=re.compile("^dot b4")).focus()
    for key in ("Enter", "ArrowRight", "ArrowRight", "ArrowRight", "Enter", "ArrowUp", "Enter"):
        press(table, key)
    table.at(1)
    assert table.moves() == ["b4-e4:d4"]


def _before_the_last_pass() -> list[str]:
    """Return a game of 8 Cities just before one player may pass, and then the other may not."""
    record, _ = whole_game(find("eight-cities"), "browser")
    for ply, state in enumerate(states(record)):
        if PASS in state.legal_actions() and PASS not in state.child(PASS).legal_actions():
            return list(record.actions[:ply])
    pytest.fail("nobody had to go on from a loose end")


def test_the_focus_stays_at_the_board_when_a_button_goes(desktop: Page, site: str) -> None:
    desktop.goto(f"{site}#")
    actions = _before_the_last_pass()
    table = Table(desktop).open(link(site, actions, game="eight-cities")).at(len(actions))
    passes = desktop.get_by_role("group", name="Choices").get_by_role("button", name="Pass")
    passes.press("Enter")
    expect(passes).to_have_count(0)
    expect(table.board.locator(":focus")).to_have_role("option")


@GAMES
def test_every_part_of_a_position_can_be_read(desktop: Page, site: str, game: Game[Any]) -> None:
    desktop.goto(f"{site}#")
    table = Table(desktop).open(f"{site}#game={game.id}&seed=keys")
    greeted(table, game.title)
    for key, begins in (("p", f"{game.seats[0].name}:"), ("w", ".+:"), ("o", ".+:")):
        press(table, key)
        expect(said(table)).to_have_text(re.compile(rf"^{begins} .+\.$"))
    press(table, "s")
    one = "You" if game.players[0] == 1 else game.seats[0].name
    expect(said(table)).to_contain_text(one)


# The rules, by their roles


@GAMES
def test_rules_are_learned_by_headings_and_words_for_figures(
    desktop: Page, site: str, game: Game[Any]
) -> None:
    desktop.goto(f"{site}#rules={game.id}")
    article = desktop.get_by_role("article")
    expect(article.get_by_role("heading", level=2, name=game.title, exact=True)).to_be_visible()
    levels = article.get_by_role("heading").evaluate_all(
        "headings => headings.map((heading) => Number(heading.tagName[1]))"
    )
    assert all(after - before <= 1 for before, after in pairwise(levels))
    assert len(levels) > 2
    for figure in article.get_by_role("img").all():
        expect(figure).to_have_accessible_name(re.compile(r"\w+ \w+"))


def test_a_list_is_gone_through_by_arrows_before_anything_is_chosen(page: Page, site: str) -> None:
    """A list of languages reloads the page: who listens to it must be able to go on."""
    page.goto(f"{site}#games")
    page.get_by_role("button", name="Settings").click()
    languages = page.get_by_role("dialog").get_by_role("combobox", name="Language")
    languages.focus()
    languages.press("ArrowDown")
    languages.press("ArrowDown")
    language = languages.input_value()
    assert language != "en"
    expect(page.locator("html")).to_have_attribute("lang", "en")
    languages.press("ArrowUp")
    assert languages.input_value() not in {"en", language}
    expect(page.get_by_role("heading", name="Your games")).to_be_attached()
    languages.press("Enter")
    expect(page.locator("html")).not_to_have_attribute("lang", "en")
