"""A board opened by its address shows how the game begins before Python runs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from pygames import link as links
from pygames.games import catalog, find
from pygames.match import begin, write
from pygames.record import Record, make_header
from tests.browser.conftest import PLAIN, watched
from tests.browser.far import TABLES
from tests.browser.held import hold_page, hold_python
from tests.browser.tables import CHOSEN, Table, next_frame
from tests.support.matches import message

PAINTED = """(canvas) => {
  const { width, height } = canvas;
  const copy = new OffscreenCanvas(width, height).getContext('2d');
  copy.drawImage(canvas, 0, 0);
  const { data } = copy.getImageData(0, 0, width, height);
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
DESKTOP = ViewportSize(width=1280, height=800)
UPRIGHT = ViewportSize(width=390, height=844)


@pytest.fixture(scope="module")
def window(browser: Browser) -> Iterator[Page]:
    """One window: each test loads the page anew in it."""
    for page in watched(browser, viewport=DESKTOP, has_touch=True):
        page.add_init_script(WATCH_CLEARED)
        # The plain document has no icon of its own, for which browsers ask then.
        page.context.route("**/favicon.ico", lambda route: route.fulfill(status=204))
        yield page


@pytest.fixture
def page(window: Page, internals: str) -> Iterator[Page]:
    """That window, where nothing is kept: a table that is still there would keep its game again."""
    yield window
    window.unroute_all(behavior="ignoreErrors")
    window.goto(internals.replace("internals.js", PLAIN))
    window.evaluate("localStorage.clear()")


def boxes(page: Page) -> list[object]:
    """Measure what must not jump."""
    selectors = [".board", ".status-words", ".plate >> nth=0", ".plate >> nth=1"]
    return [page.locator(each).bounding_box() for each in selectors]


def test_every_game_says_what_it_is_at_once_and_is_painted_before_python_runs(
    page: Page, site: str
) -> None:
    hold_python(page)
    for game in catalog():
        main = hold_page(page)
        page.goto(f"{site}?{game.id}#game={game.id}", wait_until="commit")
        expect(page.locator(".opening h1")).to_have_text(game.title)
        expect(page.locator(".opening .goal")).to_have_text(game.short.goal)
        main.let_go()
        for size in (DESKTOP, UPRIGHT):
            page.set_viewport_size(size)
            next_frame(page)
            board = page.locator(".board[data-prepared]")
            expect(board).to_be_visible()
            assert board.locator("canvas").evaluate(PAINTED) > 3, f"{game.id} is painted"
            expect(page.locator("html")).to_have_attribute("data-engine", "loading")
            expect(page.locator("html")).to_have_attribute("data-board", "none")
        sizes = page.evaluate("sizes")
        assert sizes
        assert UNSIZED not in sizes, f"{game.id} is painted on a board that is not laid out"
        page.set_viewport_size(DESKTOP)
        page.unroute("**/main.js")


def test_other_options_wait_for_the_rules(page: Page, site: str) -> None:
    held = hold_python(page)
    page.goto(f"{site}#game=on-tour&options=%7B%22map%22%3A%22europe%22%7D")
    expect(page.locator(".opening canvas")).to_be_visible()
    expect(page.locator(".board")).to_have_count(0)
    held.let_go()
    expect(page.locator("html")).to_have_attribute("data-board", "painted")


def status(page: Page) -> Locator:
    """The largest words at the table."""
    return page.locator(".status-words")


def test_a_move_made_before_python_runs_is_kept_and_played_in_its_picture(
    page: Page, site: str
) -> None:
    held = hold_python(page)
    page.goto(f"{site}#game=murus-gallicus&seats=person,bot1")
    table = Table(page)
    expect(page.locator(".board[data-prepared]")).to_be_visible()
    expect(status(page)).to_have_text("Your turn: choose a stack to move")
    table.marked("c1").click()
    expect(status(page)).to_have_text("Where does the stack on c1 go?")
    table.marked("a3").click()
    expect(status(page)).to_have_text("Your move is kept")
    expect(table.place("a3")).to_have_accessible_name(CHOSEN)
    where = table.board.bounding_box()
    held.let_go()
    expect(page.locator("ol[data-moves] > li[data-ply='1']")).to_have_text("c1-a3")
    expect(page.locator("ol[data-moves] > li[data-ply='2']")).to_be_attached()
    expect(status(page)).not_to_have_text("Your move is kept")
    assert table.board.bounding_box() == where, "nothing jumps"


def test_what_the_keyboard_picks_before_python_runs_can_be_taken_back_and_stays_picked(
    page: Page, site: str
) -> None:
    held = hold_python(page)
    page.goto(f"{site}#game=murus-gallicus")
    table = Table(page)
    for square in ("c1", "a3"):
        table.place(square).press("Enter")
    expect(status(page)).to_have_text("Your move is kept")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(status(page)).to_have_text("White, choose a stack to move")
    place = table.place("e1")
    place.press("Enter")
    expect(status(page)).to_have_text("Where does the stack on e1 go?")
    before = boxes(page)
    held.let_go()
    table.painted()
    expect(page.locator(".board[data-prepared]")).to_have_count(0)
    expect(status(page)).to_have_text("Where does the stack on e1 go?")
    assert boxes(page) == before, "nothing jumps"
    expect(page.locator("ol[data-moves] > li[data-ply]")).to_have_count(0)
    expect(place).to_have_accessible_name(CHOSEN)
    expect(place).to_be_focused()
    table.place("g3").press("Enter")
    expect(page.locator("ol[data-moves] > li[data-ply='1']")).to_have_text("e1-g3")


def test_a_kept_move_still_asks_where_moves_are_confirmed(page: Page, site: str) -> None:
    """Made with a finger."""
    hold_python(page)
    page.goto(f"{site}#delete")
    page.evaluate("localStorage.setItem(`pygames:${location.pathname}:confirm`, 'on')")
    page.goto("about:blank")
    held = hold_python(page)
    page.goto(f"{site}#game=murus-gallicus")
    table = Table(page)
    for square in ("c1", "a3"):
        table.marked(square).tap()
    expect(status(page)).to_have_text("Your move is kept")
    held.let_go()
    table.command("Play").tap()
    expect(page.locator("ol[data-moves] > li[data-ply='1']")).to_have_text("c1-a3")


def invitation(site: str, name: str) -> str:
    """Write the link that invites to a game of Murus Gallicus, as the page does."""
    beginning = begin(make_header(find("murus-gallicus"), 2, {}, None), 0, bytes(16))
    match = message(beginning, bytes(16), lambda state: state.legal_actions()[0])
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
    held.let_go()
    Table(page).painted()
    tables = page.evaluate(TABLES)
    assert [table["names"] for table in tables] == [["Ann", "Ben"]]


def test_an_invitation_leads_to_the_lesson_and_back_and_keeps_a_name_that_is_written(
    page: Page, site: str
) -> None:
    held = hold_python(page)
    page.goto(invitation(site, "Ann"))
    page.get_by_role("link", name="Learn in 3 minutes").click()
    expect(page.get_by_role("heading", name="Murus Gallicus", exact=True)).to_be_visible()
    page.go_back()
    expect(page.get_by_role("heading", name="Ann invites you")).to_be_visible()
    name = page.get_by_label("Your name")
    name.fill("Ben")
    before = name.bounding_box()
    held.let_go()
    expect(page.get_by_text("You play Black, against Ann.")).to_be_visible()
    expect(name).to_have_value("Ben")
    expect(name).to_be_focused()
    assert name.bounding_box() == before, "nothing jumps"
