"""Hints, bots that are watched, and the look back at a finished game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pygames.games import find
from tests.browser.axe import findings
from tests.browser.conftest import NO_HELPERS, watched
from tests.browser.tables import (
    BREAKTHROUGH,
    PHONE,
    Table,
    begin,
    click,
    link,
    record_link,
    shelved,
)
from tests.support.newcomers import last_decision
from tests.support.playthrough import golden
from tests.support.scripts import whole_game

START = "1B3B2/8/3W4/8/7B/8/W7 w"
"""Here all is proven soon: White wins with d5-d7 only; after nearly anything else Black does."""
MISSED = ["a1-c1", "h3-f3"]
"""White does not see the win, and then Black does not."""
SHORT = [*MISSED, "d5-d7"]


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page for all the tests here, since Python takes a while to start."""
    for page in watched(browser, viewport={"width": 1440, "height": 900}):
        page.add_init_script(NO_HELPERS)
        yield page


@pytest.fixture
def table(desktop: Page, site: str) -> Table:
    """A table for two persons, soon after what both have missed."""
    return begin(desktop, site, link(site, MISSED, start=START)).at(len(MISSED))


def finished(page: Page, site: str) -> Table:
    """Open a short game that is over."""
    return begin(page, site, link(site, SHORT, start=START)).at(len(SHORT))


# Counts, on each of some squares, the dots of the board in about the colour of picks.
VIOLET = """
squares => {
  const canvas = document.querySelector('.board canvas');
  const style = getComputedStyle(canvas).color.match(/\\d+/g).map(Number);
  const { left, top, width } = canvas.getBoundingClientRect();
  const scale = canvas.width / width;
  const copy = document.createElement('canvas');
  [copy.width, copy.height] = [canvas.width, canvas.height];
  const read = copy.getContext('2d', { willReadFrequently: true });
  read.drawImage(canvas, 0, 0);
  const near = (data, i) => style.every((c, k) => Math.abs(data[i + k] - c) < 60);
  const count = square => {
    const box = document.querySelector(`[data-pick="sq-${square}"]`).getBoundingClientRect();
    const part = [box.left - left, box.top - top, box.width, box.height].map(n => n * scale);
    const { data } = read.getImageData(...part);
    let found = 0;
    for (let i = 0; i < data.length; i += 4) if (near(data, i)) found += 1;
    return found;
  };
  return Object.fromEntries(squares.map(square => [square, count(square)]));
}
"""


# How the edge of a button looks.
BORDER = "button => ['borderColor', 'borderWidth'].map(name => getComputedStyle(button)[name])"


def hinted(table: Table) -> Locator:
    """Ask for a hint and wait until it is announced."""
    hint = table.command("Hint")
    click(hint)
    expect(hint).to_have_attribute("aria-pressed", "true")
    expect(table.status()).to_have_text(re.compile(r"^Hint: (Move|Hit) [a-h][1-7]"))
    return hint


def picture(table: Table) -> bytes:
    """Take the board as it looks once nothing moves."""
    expect(table.board).not_to_have_attribute("data-moving", "")
    table.page.mouse.move(0, 0)
    return table.board.screenshot()


# Hints


def test_a_hint_marks_the_board_and_speaks_until_it_is_pressed_again(
    desktop: Page, site: str
) -> None:
    table = begin(desktop, site, f"{site}#game=murus-gallicus").at(0)
    plain = picture(table)
    hint = hinted(table)
    expect(table.page.locator(".status-below")).to_have_text(
        re.compile(r"\d+ in 10|about even|[Ww]in")
    )
    expect(table.page.locator("#live")).to_contain_text(
        re.compile(r"Hint: [a-h]1, white stack; then ")
    )
    assert picture(table) != plain
    expect(table.board).to_have_attribute("data-ply", "0")
    click(hint)
    expect(hint).to_have_attribute("aria-pressed", "false")
    expect(table.status()).to_have_text("White, choose a stack to move")
    assert picture(table) == plain


def test_a_hint_shows_what_it_would_bring_as_a_ghost(table: Table) -> None:
    plain = picture(table)
    hinted(table)
    said = table.status().inner_text()
    stack, far = re.findall(r"[a-h][1-7]", said)
    pixels = table.page.evaluate(VIOLET, [stack, far])
    assert pixels[stack] > 0, "the stack to press is marked"
    assert pixels[far] > 0, "a ghost stands where its far stone goes"
    assert picture(table) != plain


def test_a_hint_to_press_a_button_marks_the_button(desktop: Page, site: str) -> None:
    whole = golden(find("on-tour"), "bots-on-the-usa-map")
    ply, _ = last_decision(whole)
    almost = replace(whole, actions=whole.actions[:ply])
    table = begin(desktop, site, record_link(site, almost.data())).at(ply)
    end = desktop.get_by_text("End the tour", exact=True)
    plain = end.evaluate(BORDER)
    click(table.command("Hint"))
    expect(table.status()).to_have_text("Hint: End the tour")
    expect(end).to_have_class(re.compile(r"\bhinted\b"))
    assert end.evaluate(BORDER) != plain


def test_a_pick_takes_the_hint_away(table: Table) -> None:
    hint = hinted(table)
    click(table.place("d5"))
    expect(hint).to_have_attribute("aria-pressed", "false")
    expect(table.status()).to_have_text("Where does the stack on d5 go?")


def test_escape_and_another_ply_take_the_hint_away(table: Table) -> None:
    hint = hinted(table)
    table.page.keyboard.press("Escape")
    expect(table.status()).to_have_text("White, choose a stack to move")
    hinted(table)
    click(table.page.get_by_role("button", name="Previous move"))
    table.at(1)
    expect(hint).to_have_attribute("aria-pressed", "false")
    expect(hint).to_have_attribute("aria-disabled", "true")
    click(table.page.get_by_role("button", name="Last position"))
    table.at(2)
    hinted(table)
    click(table.command("Undo"))
    table.at(1)
    expect(hint).to_have_attribute("aria-pressed", "false")


def test_there_is_no_hint_while_a_bot_is_to_move(desktop: Page, site: str) -> None:
    table = begin(desktop, site, f"{site}#game=murus-gallicus&seats=person,bot5")
    for square in ("d1", "d3"):
        click(table.place(square))
    table.at(1)
    expect(table.command("Hint")).to_have_attribute("aria-disabled", "true")


# Review


def test_a_finished_game_is_reviewed(desktop: Page, site: str) -> None:
    table = finished(desktop, site)
    expect(table.command("Hint")).to_be_hidden()
    click(table.command("Review"))
    graph = desktop.get_by_role("slider", name="Win chance by move")
    expect(graph).to_be_visible()
    expect(graph).to_have_attribute(
        "aria-valuetext", re.compile(r"^Turn \d+: White 100%, Black 0%$")
    )
    rows = desktop.locator("[data-costs] > li")
    expect(desktop.locator(".review-foot")).to_be_hidden(timeout=120_000)
    expect(rows.first).to_contain_text(re.compile(r"\d+%Better: "))
    ply = int(rows.first.get_attribute("data-ply") or "0")
    click(rows.first.get_by_role("button").first)
    table.at(ply)
    box = graph.bounding_box()
    assert box
    desktop.mouse.click(box["x"] + 1, box["y"] + 20)
    table.at(0)
    graph.press("ArrowRight")
    table.at(1)
    click(rows.first.get_by_role("button", name="Play from here"))
    table.at(ply - 1)
    assert table.moves() == SHORT[: ply - 1]
    expect(desktop.locator("[data-over]")).to_have_count(0)
    desktop.go_back()
    table.at(len(SHORT))


def test_a_reviewed_game_shows_the_best_moves_of_each_turn(desktop: Page, site: str) -> None:
    table = finished(desktop, site)
    click(table.command("Review"))
    best = desktop.get_by_role("region", name="Best moves here")
    click(table.command("Previous move"))
    table.at(len(SHORT) - 1)
    expect(best).to_contain_text("Wins at once", timeout=120_000)
    expect(best.get_by_role("listitem")).to_have_count(3)
    assert findings(desktop) == []


def test_a_review_can_be_stopped_and_continued(desktop: Page, site: str) -> None:
    # Long enough to be stopped; nothing else here reviews it to its end.
    begin(desktop, site, link(site, BREAKTHROUGH)).at(len(BREAKTHROUGH))
    desktop.get_by_role("tab", name="Review").click()
    foot = desktop.locator(".review-foot")
    expect(foot).to_contain_text("Analysing the moves")
    foot.get_by_role("button", name="Stop").click()
    expect(foot).to_contain_text("Stopped")
    foot.get_by_role("button", name="Resume").click()
    expect(foot).to_contain_text("Analysing")
    desktop.get_by_role("tab", name="Moves").click()
    expect(desktop.locator("ol[data-moves]")).to_be_visible()


def test_a_game_alone_has_the_review_of_its_own(desktop: Page, site: str) -> None:
    record, _ = whole_game(find("on-tour"), "alone", 1)
    address = record_link(site, record.data())
    begin(desktop, site, address).at(len(record.actions))
    click(Table(desktop).command("Review"))
    review = desktop.locator(".review")
    expect(review).to_contain_text("With these dice and cards")
    expect(review.get_by_role("table", name="Where the points came from")).to_be_visible()
    expect(desktop.get_by_role("slider", name="Win chance by move")).to_have_count(0)


@pytest.fixture
def narrow(desktop: Page) -> Iterator[Page]:
    """The page as wide as a phone."""
    wide = desktop.viewport_size
    desktop.set_viewport_size(PHONE["viewport"])
    yield desktop
    assert wide
    desktop.set_viewport_size(wide)


def test_on_a_phone_the_review_is_a_sheet(narrow: Page, site: str) -> None:
    click(finished(narrow, site).command("Review"))
    dialog = narrow.get_by_role("dialog")
    expect(dialog.get_by_role("slider", name="Win chance by move")).to_be_visible()
    click(dialog.get_by_role("button", name="Close"))
    expect(dialog).to_be_hidden()


# Watching


def test_bots_that_play_each_other_can_be_paused(desktop: Page, site: str) -> None:
    table = begin(desktop, site, f"{site}#game=murus-gallicus&seats=bot1,bot1")
    expect(table.command("Hint")).to_be_hidden()
    table.past(0)
    click(table.command("Pause"))
    expect(table.status()).to_contain_text("Paused")
    ply = table.ply()
    expect(table.board).not_to_have_attribute("data-thinking", re.compile(""))
    assert table.ply() == ply
    click(table.command("Undo"))
    table.at(ply - 1)
    expect(table.status()).to_contain_text("Paused")
    click(table.command("Resume"))
    table.past(ply - 1)
    expect(table.command("Pause")).to_be_visible()


def test_two_bots_can_be_seated_each_with_a_level(desktop: Page, site: str) -> None:
    desktop.goto(f"{site}#")
    shelved(desktop, "Murus Gallicus").click()
    desktop.get_by_role("radio", name="Two bots").check()
    white, black = (desktop.get_by_role("group", name=f"{side} is") for side in ("White", "Black"))
    white.get_by_role("radio", name="Patient").check()
    expect(black.get_by_role("radio", name="Gentle")).to_be_checked()
    desktop.get_by_role("button", name="Start").click()
    plates = desktop.locator(".plate b")
    expect(plates).to_have_text(["White", "Black"])
