"""A board opened by its address shows how the game begins before Python runs."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from pygames import link as links
from pygames.games import catalog, find
from pygames.match import begin, write
from pygames.record import Record, make_header
from tests.browser.far import TABLES
from tests.browser.tables import (
    PHONE,
    Point,
    Table,
    click,
    hold_python,
    let_go,
    next_frame,
    tap,
)
from tests.support.matches import message

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Locator, Page


PAINTED = """(canvas) => {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return new Set(new Uint32Array(data.buffer)).size;
}"""
# The sizes of the canvases that something is painted on, and that of one without any.
WATCH_CLEARED = """
const { clearRect } = CanvasRenderingContext2D.prototype;
window.sizes = [];
CanvasRenderingContext2D.prototype.clearRect = function (...box) {
  sizes.push([this.canvas.width, this.canvas.height]);
  clearRect.apply(this, box);
};
"""
UNSIZED = [300, 150]


def boxes(page: Page) -> list[object]:
    """Measure what must not jump."""
    seen = [".board", ".status-words", ".plate >> nth=0", ".plate >> nth=1"]
    return [page.locator(each).bounding_box() for each in seen]


def test_a_game_says_what_it_is_before_the_page_runs(page: Page, site: str) -> None:
    page.route("**/main.js", lambda _: None)
    for game in catalog():
        page.goto(f"{site}?{game.id}#game={game.id}&seats=person", wait_until="commit")
        expect(page.locator(".opening h1")).to_have_text(game.title)
        expect(page.locator(".opening .goal")).to_have_text(game.short.goal)


def test_nothing_is_painted_on_a_board_that_is_not_laid_out(page: Page, site: str) -> None:
    hold_python(page)
    page.add_init_script(WATCH_CLEARED)
    page.goto(f"{site}#game=murus-gallicus")
    expect(page.locator(".board[data-prepared]")).to_be_visible()
    next_frame(page)
    sizes = page.evaluate("sizes")
    assert sizes
    assert UNSIZED not in sizes


@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, PHONE["viewport"]])
def test_every_board_is_painted_before_python_runs(
    page: Page, site: str, size: dict[str, int]
) -> None:
    hold_python(page)
    page.set_viewport_size(size)  # type: ignore[arg-type]
    for game in catalog():
        page.goto(f"{site}?{game.id}#game={game.id}")
        board = page.locator(".board[data-prepared]")
        expect(board).to_be_visible()
        assert board.locator("canvas").evaluate(PAINTED) > 3, "something is painted"
        expect(page.locator("html")).to_have_attribute("data-engine", "loading")
        expect(page.locator("html")).to_have_attribute("data-board", "none")


def test_the_game_begins_in_its_picture_once_the_rules_run(page: Page, site: str) -> None:
    held = hold_python(page)
    page.goto(f"{site}#game=cercas&seats=person,bot1")
    board = page.locator(".board[data-prepared]")
    expect(board).to_be_visible()
    expect(status(page)).to_have_text("Your turn: draw a fence and mark a space")
    before = boxes(page)
    let_go(page, held)
    expect(page.locator("html")).to_have_attribute("data-board", "painted")
    expect(page.locator(".board[data-prepared]")).to_have_count(0)
    assert boxes(page) == before, "nothing jumps"


def test_other_options_wait_for_the_rules(page: Page, site: str) -> None:
    page.goto(f"{site}#game=on-tour&options=%7B%22map%22%3A%22europe%22%7D")
    expect(page.locator("html")).to_have_attribute("data-board", "painted")


def status(page: Page) -> Locator:
    """The largest words at the table."""
    return page.locator(".status-words")


def press_enter(place: Locator) -> None:
    """Point with the keyboard."""
    place.focus()
    place.press("Enter")


@pytest.mark.parametrize("point", [click, tap, press_enter])
def test_a_move_made_before_python_runs_is_kept_and_played_once_it_does(
    new_context: Callable[..., BrowserContext], site: str, point: Point
) -> None:
    page = new_context(**PHONE if point is tap else {}).new_page()
    held = hold_python(page)
    page.goto(f"{site}#game=murus-gallicus&seats=person,bot1")
    table = Table(page)
    expect(page.locator(".board[data-prepared]")).to_be_visible()
    point(table.place("c1"))
    expect(status(page)).to_have_text("Where does the stack on c1 go?")
    point(table.place("a3"))
    expect(status(page)).to_have_text("Your move is kept")
    expect(table.place("a3")).to_have_attribute("aria-pressed", "true")
    where = page.locator(".board").bounding_box()
    let_go(page, held)
    expect(page.locator("ol[data-moves] > li[data-ply='1']")).to_have_text("c1-a3")
    expect(page.locator("ol[data-moves] > li[data-ply='2']")).to_be_attached()
    expect(status(page)).not_to_have_text("Your move is kept")
    assert page.locator(".board").bounding_box() == where, "nothing jumps"


def test_a_first_pick_made_before_python_runs_stays_picked(page: Page, site: str) -> None:
    held = hold_python(page)
    page.goto(f"{site}#game=murus-gallicus")
    table = Table(page)
    place = table.place("c1")
    place.click()
    let_go(page, held)
    table.painted()
    expect(place).to_have_attribute("aria-pressed", "true")
    expect(place).to_be_focused()
    table.place("a3").click()
    expect(page.locator("ol[data-moves] > li[data-ply='1']")).to_have_text("c1-a3")


def test_a_move_made_before_python_runs_can_be_taken_back(page: Page, site: str) -> None:
    held = hold_python(page)
    page.goto(f"{site}#game=murus-gallicus")
    table = Table(page)
    table.place("c1").click()
    table.place("a3").click()
    expect(status(page)).to_have_text("Your move is kept")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(status(page)).to_have_text("White, choose a stack to move")
    let_go(page, held)
    table.painted()
    expect(page.locator("ol[data-moves] > li[data-ply]")).to_have_count(0)


def test_a_kept_move_still_asks_where_moves_are_confirmed(page: Page, site: str) -> None:
    page.add_init_script("localStorage.setItem(`pygames:${location.pathname}:confirm`, 'on')")
    held = hold_python(page)
    page.goto(f"{site}#game=murus-gallicus")
    table = Table(page)
    table.place("c1").click()
    table.place("a3").click()
    let_go(page, held)
    table.painted()
    table.command("Play").click()
    expect(page.locator("ol[data-moves] > li[data-ply='1']")).to_have_text("c1-a3")


def invitation(site: str, name: str) -> str:
    """Write the link that invites to a game of Murus Gallicus, as the page does."""
    begun = begin(make_header(find("murus-gallicus"), 2, {}, None), 0, bytes(16))
    match = message(begun, bytes(16), lambda state: state.legal_actions()[0])
    text = write(replace(match, names=(name,)))
    return f"{site}#of=murus-gallicus&by={name}&m={text}"


def test_a_link_says_which_game_it_is_before_python_runs(page: Page, site: str) -> None:
    hold_python(page)
    record = Record(make_header(find("cercas"), 2, {}, None), (), None)
    long = quote(json.dumps(record.data()))
    for turn, link in enumerate((f"#of=cercas&g={links.write(record)}", f"#record={long}")):
        page.goto(f"{site}?{turn}{link}")
        expect(page.get_by_role("heading", name="Cercas")).to_be_visible()
        expect(page.locator(".opening .goal")).to_have_text(find("cercas").short.goal)
        expect(page.locator(".opening canvas")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("data-engine", "loading")


def test_an_invitation_can_be_answered_before_python_runs(page: Page, site: str) -> None:
    held = hold_python(page)
    page.goto(invitation(site, "Ann"))
    expect(
        page.get_by_role("heading", name="Ann invites you to a game of Murus Gallicus")
    ).to_be_visible()
    expect(page.locator(".opening .goal")).to_have_text(find("murus-gallicus").short.goal)
    expect(page.locator(".opening canvas")).to_be_visible()
    page.get_by_label("Your name").fill("Ben")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("You join as soon as the rules are loaded.")).to_be_visible()
    let_go(page, held)
    Table(page).painted()
    kept = page.evaluate(TABLES)
    assert [table["names"] for table in kept] == [["Ann", "Ben"]]


def test_a_name_is_still_there_when_the_rules_have_read_the_invitation(
    page: Page, site: str
) -> None:
    held = hold_python(page)
    page.goto(invitation(site, "Ann"))
    name = page.get_by_label("Your name")
    name.fill("Ben")
    before = name.bounding_box()
    let_go(page, held)
    expect(page.get_by_text("You play Black, against Ann.")).to_be_visible()
    expect(name).to_have_value("Ben")
    expect(name).to_be_focused()
    assert name.bounding_box() == before, "nothing jumps"


def test_an_invitation_leads_newcomers_to_the_lesson_and_back(page: Page, site: str) -> None:
    hold_python(page)
    link = invitation(site, "Ann")
    page.goto(link)
    click(page.get_by_role("link", name="Learn in 3 minutes"))
    expect(page.get_by_role("heading", name="Murus Gallicus", exact=True)).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Ann invites you")).to_be_visible()
