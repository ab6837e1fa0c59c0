"""Puzzles as people solve them: how to reach them, right and wrong answers, and what is kept."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import watched
from tests.browser.tables import Table, go_home
from tests.support.door import ok, texts_of

GAME = "murus-gallicus"
KEEP = """([name, text]) => {
  localStorage.clear();
  localStorage.setItem(`pygames:${location.pathname}:${name}`, text);
}"""
KEPT = "(name) => localStorage.getItem(`pygames:${location.pathname}:${name}`) ?? ''"


TEXTS = texts_of(GAME)
# Two own moves, with an answer between them.
TEXT = next(
    text
    for text in TEXTS
    if (task := ok("puzzle", game=GAME, text=text))["moves"] == 2 and task["themes"]
)
FIRST, _, LAST = ok("solution", game=GAME, text=TEXT)["actions"]
# Lets a test read what the page asks of its worker.
HEAR = """
const Plain = Worker;
globalThis.heard = [];
globalThis.Worker = class extends Plain {
  postMessage(text) {
    globalThis.heard.push(JSON.stringify(text));
    super.postMessage(text);
  }
};
"""


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page for all tests, since Python takes a while to start."""
    yield from watched(browser, viewport={"width": 1280, "height": 800})


def kept(page: Page) -> str:
    """Return the answer that is kept of the puzzle."""
    lines: str = page.evaluate(KEPT, f"puzzles:{GAME}")
    found = re.search(rf":(\d):\d {TEXT}", lines)
    return str(found[1]) if found else ""


def said(page: Page) -> Locator:
    return page.locator(".answer")


def move(page: Page, action: str) -> None:
    for square in re.split("[-x]", action):
        Table(page).place(square).click()


def wrong_first(text: str = TEXT) -> str:
    """Find a first move that isn't right."""
    record = ok("puzzle", game=GAME, text=text)["record"]
    right = ok("solution", game=GAME, text=text)["actions"][0]
    legal: list[str] = ok("state", record=record)["legal"]
    return next(action for action in legal if action != right and "x" not in action)


def test_a_pack_that_does_not_come_says_so_and_can_be_asked_for_again(
    browser: Browser, site: str
) -> None:
    page = browser.new_page()
    packs = "**/answers/puzzles-*"
    page.route(packs, lambda route: route.abort())
    page.goto(f"{site}#puzzles={GAME}")
    expect(page.locator(".problem p")).to_have_text(
        "The puzzles could not be loaded. Check your connection, then try again."
    )
    page.unroute(packs)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("link", name="Solve it")).to_be_visible()
    page.close()


def test_a_run_survives_a_reload_and_ends_with_the_third_miss(desktop: Page, site: str) -> None:
    desktop.add_init_script(HEAR)
    go_home(desktop, site).evaluate("localStorage.clear()")
    desktop.goto(f"{site}#puzzles={GAME}")
    desktop.get_by_role("link", name="Run", exact=True).click()
    head = desktop.locator(".step")
    expect(head).to_contain_text("In this run: 0 solved, 0 missed.")
    desktop.get_by_role("button", name="Skip").click()
    expect(head).to_contain_text("In this run: 0 solved, 1 missed.")
    desktop.reload()
    expect(head).to_contain_text("In this run: 0 solved, 1 missed.")
    Table(desktop).painted()
    asked: str = desktop.evaluate("heard.join()")
    text = max(TEXTS, key=asked.rfind)
    move(desktop, wrong_first(text))
    expect(said(desktop)).to_be_visible()
    desktop.get_by_role("button", name="Skip").click()
    expect(head).to_contain_text("In this run: 0 solved, 2 missed.")
    Table(desktop).painted()
    desktop.get_by_role("button", name="Show me").click()
    expect(said(desktop)).to_contain_text("The run is over: 0 puzzles solved.")
    expect(head).to_contain_text("In this run: 0 solved, 3 missed.")
    desktop.get_by_role("link", name="All puzzles").click()
    expect(desktop.get_by_role("link", name="Run", exact=True)).to_be_visible()
