"""Hints, bots that are watched, and the look back at a finished game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pygames.games import find
from tests.browser.conftest import NO_HELPERS, watched
from tests.browser.tables import Table, begin, click, link, record_link
from tests.support.newcomers import last_decision
from tests.support.playthrough import golden

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


def test_a_hint_shows_what_it_would_bring_as_a_ghost(table: Table) -> None:
    plain = picture(table)
    hinted(table)
    sentence = table.status().inner_text()
    stack, far = re.findall(r"[a-h][1-7]", sentence)
    pixels = table.page.evaluate(VIOLET, [stack, far])
    assert pixels[stack] > 0, "the stack to press is marked"
    assert pixels[far] > 0, "a ghost stands where its far stone goes"
    assert picture(table) != plain


def test_a_hint_to_press_a_button_marks_the_button(desktop: Page, site: str) -> None:
    whole = golden(find("on-tour"), "bots-on-the-usa-map")
    ply, _ = last_decision(whole)
    almost = replace(whole, actions=whole.actions[:ply])
    table = begin(desktop, site, record_link(site, almost.data())).at(ply)
    end = desktop.locator("button[data-pick]", has_text="End the tour")
    plain = end.evaluate(BORDER)
    click(table.command("Hint"))
    expect(table.status()).to_have_text("Hint: End the tour")
    expect(end).to_have_class(re.compile(r"\bhinted\b"))
    assert end.evaluate(BORDER) != plain


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
