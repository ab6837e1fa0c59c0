"""One worker thinks, in a person's turn where this is chosen, and none outlives its table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from pygames.games import catalog
from tests.browser.tables import BREAKTHROUGH, Table, begin, click, link

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext


PONDERING = next(game for game in catalog() if game.bots.ponders)

# Tells in attributes how many workers have started, how many there are, and how often a bot was
# asked to think in the turn of a person.
MACHINE = """
Object.defineProperty(navigator, 'hardwareConcurrency', {value: %d});
Object.defineProperty(navigator, 'deviceMemory', {value: 8});
const tell = (name, value) => { document.documentElement.dataset[name] = value; };
let running = 0, there = 0, pondered = 0;
const Plain = Worker;
globalThis.Worker = class extends Plain {
  constructor(...how) {
    super(...how);
    tell('there', there += 1);
    this.addEventListener('message', ({ data }) => {
      if ('ready' in data) tell('running', running += 1);
    });
  }
  terminate() {
    tell('there', there -= 1);
    super.terminate();
  }
  postMessage(request) {
    // The first message says what the worker is for, and has no text.
    const { memory, seconds } = request.text ? JSON.parse(request.text) : {};
    if (memory && seconds) tell('pondered', pondered += 1);
    super.postMessage(request);
  }
};
"""


def opened(new_context: Callable[..., BrowserContext], site: str, cores: int) -> Table:
    context = new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script(MACHINE % cores)
    return Table(context.new_page()).open(f"{site}#game={PONDERING.id}")


def hinted(table: Table) -> None:
    """Ask for a hint, see it, and put it away."""
    hint = table.command("Hint")
    click(hint)
    expect(hint).to_have_attribute("aria-busy", "true")
    expect(hint).not_to_have_attribute("aria-busy", "true")
    expect(hint).to_have_attribute("aria-pressed", "true")
    click(hint)
    expect(hint).to_have_attribute("aria-pressed", "false")


def test_one_worker_thinks_and_in_a_persons_turn_where_this_is_chosen(
    new_context: Callable[..., BrowserContext], site: str
) -> None:
    table = opened(new_context, site, cores=4)
    root = table.page.locator("html")
    expect(root).to_have_attribute("data-running", "1")
    hinted(table)
    expect(root).to_have_attribute("data-running", "2")
    expect(root).not_to_have_attribute("data-pondered", re.compile("."))
    table.page.goto(f"{site}#")
    table.page.get_by_role("button", name="Settings").click()
    table.page.get_by_text("Advanced").click()
    choice = table.page.get_by_role("group", name="Bots think during your turn")
    choice.get_by_role("radio", name="Always").check()
    table.open(f"{site}#game={PONDERING.id}&seats=bot5,person")
    expect(table.status()).to_contain_text("Your turn")
    expect(root).to_have_attribute("data-pondered", re.compile("[1-9]"))
    hinted(table)


def test_no_worker_outlives_a_review_that_is_left_before_its_end(
    new_context: Callable[..., BrowserContext], site: str
) -> None:
    context = new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script(MACHINE % 4)
    page = context.new_page()
    root = page.locator("html")
    table = begin(page, site, link(site, BREAKTHROUGH)).at(len(BREAKTHROUGH))
    for _ in range(2):
        click(table.command("Review"))
        expect(page.locator(".review-foot")).to_contain_text("Analysing")
        expect(root).to_have_attribute("data-there", re.compile("[2-9]"))
        page.goto(f"{site}#")
        expect(page.get_by_role("button", name="Settings")).to_be_visible()
        expect(root).to_have_attribute("data-there", "1")
        page.go_back()
        table.painted().at(len(BREAKTHROUGH))
