"""On a phone, everything needed is in view at any height of the window."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from pygames.core import State
from pygames.game import Game
from pygames.games import catalog, find
from pygames.link import write
from pygames.look.show import Moment
from pygames.record import Record, extend, final, make_header, settle, states
from tests.browser.tables import Table, begin, go_home, record_link
from tests.browser.test_states import resize
from tests.support.effort import often
from tests.support.scripts import whole_game

# As browsers leave it of phones of many kinds, with their bars and without; in the long form more.
SIZES = [(360, 560), (360, 640), (390, 664), (412, 732), (390, 844), (430, 932)]
SIZES += [(412, 700), (390, 720), (412, 800), (412, 844), (430, 844)][: often(0, 5)]
# Those of some parts that show, but not all of it above the bar.
HIDDEN = """(parts) => {
  const bar = document.querySelector('.commands').getBoundingClientRect().top;
  const hidden = (each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth || bottom > bar;
  };
  const all = document.querySelectorAll(parts);
  const seen = [...all].filter((each) => each.checkVisibility());
  return seen.filter(hidden).map((each) => each.innerText);
}"""
WORDS = ".status, .picks button, .tip, .task"
# As WCAG 1.4.12 lets people space text; none takes it back.
SPACE = """(spaced) => {
  const sheet = new CSSStyleSheet();
  const css = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`;
  if (spaced) sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}"""


@pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
def test_status_choices_and_the_first_tip_are_above_the_bar(
    phone: Page, site: str, game: Game[Any]
) -> None:
    # A newcomer gets a tip.
    go_home(phone, site).evaluate("localStorage.clear()")
    Table(phone).open(f"{site}#game={game.id}&seats=person,bot1&seed=a")
    tip = phone.locator(".tip")
    expect(tip).to_have_count(1)
    for width, height in SIZES:
        resize(phone, width, height)
        assert phone.evaluate(HIDDEN, WORDS) == [], (width, height)
        expect(tip).to_be_in_viewport()
    phone.evaluate(SPACE, True)
    resize(phone, 390, 800)
    assert phone.evaluate(HIDDEN, WORDS) == [], "spaced"
    phone.evaluate(SPACE, False)


KEEP = """([record, seats]) => {
  const table = { format: 1, record, seats, ahead: [], over: false, line: '', used: 1 };
  localStorage.setItem(`pygames:${location.pathname}:table:wordy`, JSON.stringify(table));
}"""
# The buttons that can't be pressed where they are.
COVERED = """() => [...document.querySelectorAll('.picks button')].filter((button) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  return [top + 1, top + height - 1].some((y) =>
    !button.contains(document.elementFromPoint(left + width / 2, y)));
}).map((button) => button.innerText)"""


def swapped(game: Game[Any]) -> Record | None:
    """Return a game in which the second player may swap, if it has that rule."""
    if not any(option.id == "swap" for option in game.options):
        return None
    record = settle(Record(make_header(game, 2, {"swap": "on"}, None), seed="wordy"))
    player = final(record).current_player()
    while final(record).current_player() == player:
        record = extend(record, final(record).legal_actions()[0])
    return record


def wordiest(game: Game[Any]) -> Record:
    """Return a game at a decision with buttons that has the most words."""
    record = whole_game(game, "wordy", 2)[0]
    lengths = [(words_beside(game, state), ply) for ply, state in enumerate(states(record))]
    most, ply = max(lengths)
    return replace(record, actions=record.actions[:ply]) if most else swapped(game) or record


def words_beside(game: Game[Any], state: State) -> int:
    """Count the letters beside the buttons of a position; 0 without buttons."""
    display = game.look.show(Moment(state))
    return len(display.status + display.note) if display.buttons else 0


# In Eight-by-Eight a button is rare, and its sentence short.
WITH_BUTTONS = [game for game in catalog() if game.id != "eight-by-eight"]


@pytest.mark.parametrize("game", WITH_BUTTONS, ids=lambda game: game.id)
def test_no_button_of_a_game_is_under_the_bar_however_much_is_said(
    phone: Page, site: str, game: Game[Any]
) -> None:
    record = wordiest(game)
    player = final(record).current_player()
    seats = ["person" if seat == player else "bot1" for seat in (0, 1)]
    go_home(phone, site).evaluate("localStorage.clear()")
    phone.evaluate(KEEP, [record.data(), seats])
    Table(phone).open(f"{site}#table=wordy").at(len(record.actions))
    expect(phone.locator(".picks button").first).to_be_visible()
    for width, height in [*SIZES, (320, 640)]:
        resize(phone, width, height)
        assert phone.evaluate(COVERED) == [], (width, height)


@pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
def test_the_review_and_the_picture_of_a_game_are_in_view_at_its_end(
    phone: Page, site: str, game: Game[Any]
) -> None:
    """Below the result where there is room, else in the bar; and once each."""
    resize(phone, 390, 844)
    record, _ = whole_game(game, "a", 2)
    begin(phone, site, record_link(site, record.data()))
    expect(phone.locator(".over")).to_be_visible()
    for size in ((390, 844), (430, 844), (412, 800), (390, 720)):
        resize(phone, *size)
        for word in ("Review", "Share"):
            button = phone.get_by_role("button", name=word, exact=True)
            expect(button).to_have_count(1)
            expect(button).to_be_in_viewport(ratio=1)
        assert phone.evaluate(HIDDEN, ".feast") == [], size


def test_the_feast_comes_once_there_is_room_for_it(phone: Page, site: str) -> None:
    """Letters and a board that come late are higher at first, or lower; and a note goes."""
    resize(phone, 390, 844)
    record, _ = whole_game(find("murus-gallicus"), "a", 2)
    begin(phone, site, record_link(site, record.data()))
    feast = phone.locator(".feast")
    expect(feast).to_be_visible()
    status = (("300px", 0), ("", 1), ("300px", 0), ("90px", 1))
    for part, heights in ((".status", status), (".notes", status[:2])):
        for height, count in heights:
            style = f"display: block; height: {height}" if height else ""
            phone.locator(part).evaluate("(it, style) => it.style = style", style)
            expect(feast).to_have_count(count)


def test_on_a_phone_held_sideways_the_board_and_the_bar_are_whole(phone: Page, site: str) -> None:
    Table(phone).open(f"{site}#game=eight-by-eight&seats=person,bot1&seed=a")
    for width, height in ((667, 331), (667, 375), (740, 360), (844, 390)):
        resize(phone, width, height)
        assert phone.evaluate("document.documentElement.scrollHeight") == height
    # Once it is over, what is counted leaves the names their room.
    phone.get_by_role("button", name="More").click()
    phone.get_by_role("button", name="Resign").click()
    phone.get_by_role("dialog").get_by_role("button", name="Resign").click()
    name = phone.locator(".plate b", has_text="Yellow").bounding_box()
    assert name is not None
    assert name["height"] < 30


def test_a_challenge_says_at_the_table_what_it_asks(phone: Page, site: str) -> None:
    begin(phone, site, f"{site}#daily=2026-11-21&game=murus-gallicus")
    task = phone.get_by_text("Challenge: Find the win")
    for width, height in ((360, 640), (390, 844), (844, 390)):
        resize(phone, width, height)
        expect(task).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", ["murus-gallicus", "on-tour"])
def test_the_sheet_of_the_moves_leaves_the_board_whole(phone: Page, site: str, game: str) -> None:
    record, _ = whole_game(find(game), seed="sheet")
    for width, height in ((390, 844), (320, 568)):
        resize(phone, width, height)
        go_home(phone, site)
        table = Table(phone).open(f"{site}#of={game}&g={write(record)}").at(len(record.actions))
        table.command("Review").click()
        sheet = phone.locator("dialog.low").bounding_box()
        board = phone.locator(".board").bounding_box()
        assert sheet is not None
        assert board is not None
        assert board["y"] + board["height"] <= sheet["y"]


def test_the_challenges_of_a_day_and_its_week_are_on_one_screen(phone: Page, site: str) -> None:
    go_home(phone, site)
    resize(phone, 390, 844)
    phone.goto(f"{site}#daily=2026-11-28")
    expect(phone.locator(".challenge")).to_have_count(5)
    expect(phone.locator(".challenge[aria-busy]")).to_have_count(0)
    for parts, count in ((".challenge > *", 20), ("a.day", 7)):
        expect(phone.locator(parts)).to_have_count(count)
        for part in phone.locator(parts).all():
            expect(part).to_be_in_viewport(ratio=1)


def test_home_says_on_a_phone_how_many_challenges_are_new(phone: Page, site: str) -> None:
    go_home(phone, site).evaluate("localStorage.clear()")
    phone.reload()
    for width, height in ((390, 844), (320, 568)):
        resize(phone, width, height)
        expect(phone.locator(".today-link small")).to_be_in_viewport(ratio=1)
        expect(phone.locator(".home .head")).to_have_css("height", "60px")


def test_a_long_name_does_not_widen_the_page_of_its_result(phone: Page, site: str) -> None:
    names = quote(json.dumps(["", "W" * 20]))
    phone.set_viewport_size({"width": 390, "height": 844})
    table = Table(phone).open(f"{site}#game=cercas&seats=person,person&names={names}&seed=a")
    table.menu("Resign").click()
    phone.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(phone.locator("[data-over]")).to_contain_text("WWW")
    assert phone.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize(("game", "count"), [("eight-by-eight", 4), ("on-tour", 8)])
def test_long_names_leave_the_board_its_room(phone: Page, site: str, game: str, count: int) -> None:
    phone.set_viewport_size({"width": 320, "height": 640})
    names = quote(json.dumps(["Wolfgang-Maximilian", "Mwwwwwwwwwwwwwwwwwwm", "דנה לוי", "Ana"] * 2))
    seats = ",".join(["person"] * count)
    table = begin(phone, site, f"{site}#game={game}&seats={seats}&names={names}&seed=x")
    boxes = [table.board.bounding_box(), phone.locator(".plate").last.bounding_box()]
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= 320 for box in boxes)
    board = table.board.bounding_box()
    assert board is not None
    assert board["width"] > 280
    for width, height in [(360, 640), (390, 664)]:
        resize(phone, width, height)
        assert phone.evaluate(HIDDEN, ".status-words") == [], (width, height)
