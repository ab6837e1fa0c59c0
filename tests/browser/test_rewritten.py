"""A page that something else writes in: a browser that translates it, and extensions.

Each page is shown beside a twin in which nothing else writes: they say the same at every step.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as Waited

from pygames.game import Game
from pygames.games import catalog
from tests.browser.conftest import watched
from tests.browser.tables import BREAKTHROUGH, Table, go_home, link, record_link
from tests.support.effort import often
from tests.support.scripts import whole_game

GAMES = pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
SEED = "browser"
STEPS = often(8, 1000)
"""So many steps of a game are played; then its end is opened."""

# Puts elements in the place of texts, as Chrome and Edge do when they translate a page, but with
# the same words. Adds something to buttons, and wraps buttons and fields, as extensions do.
REWRITE = """
const LEFT = 'script, style, textarea, svg, template, font, extension-mark';
const MARKED = 'button, a, h1, h2, label';
const WRAPPED = '.plate, .button, input';

function translate(text) {
  if (!text.data.trim() || !text.parentElement || text.parentElement.closest(LEFT)) return;
  const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name));
  outer.append(inner);
  inner.append(text.data);
  text.replaceWith(outer);
}

function extend(element) {
  if (element.matches(MARKED) && !element.querySelector('extension-mark')) {
    element.append(document.createElement('extension-mark'));
  }
  if (!element.matches(WRAPPED) || element.parentElement.matches('extension-wrapper')) return;
  const wrapper = document.createElement('extension-wrapper');
  wrapper.style.display = 'contents';
  element.replaceWith(wrapper);
  wrapper.append(element);
}

function rewrite(node) {
  if (!document.body?.contains(node)) return;
  if (node instanceof Text) return translate(node);
  if (!(node instanceof Element)) return;
  const walk = document.createTreeWalker(node, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const found = [node];
  while (walk.nextNode()) found.push(walk.currentNode);
  for (const each of found) {
    if (each instanceof Text) translate(each);
    else if (each !== document.body) extend(each);
  }
}

new MutationObserver((records) => {
  for (const { target, addedNodes } of records) [target, ...addedNodes].forEach(rewrite);
}).observe(document, { childList: true, characterData: true, subtree: true });
"""
# What moves takes a frame or two.
HURRY = """
const frame = requestAnimationFrame;
globalThis.requestAnimationFrame = (draw) => frame((time) => draw(20 * time));
"""
# Two parts of a line may stand with a blank between them or without: it is no word. What is told to
# those who listen comes in its own time.
WORDS = """() => {
  const logs = [...document.querySelectorAll('[role=log]')];
  for (const { style } of logs) style.display = 'none';
  const shown = document.body.innerText;
  for (const { style } of logs) style.removeProperty('display');
  return shown.replace(/\\s+/g, '');
}"""
QUIET = f"""async () => {{
  const words = {WORDS};
  let before = '';
  for (let quiet = 0; quiet < 5; before = words()) {{
    await new Promise((go) => requestAnimationFrame(go));
    const busy = document.querySelector('[aria-busy=true], [data-moving]');
    quiet = !busy && words() === before ? quiet + 1 : 0;
  }}
  return before;
}}"""
PLAY = f"""
const words = {WORDS};
const nextFrame = () => new Promise((go) => frame(go));
const there = async (what) => {{
  let found;
  while (!(found = document.querySelector(what))) await nextFrame();
  return found;
}};
globalThis.playOn = async (steps) => {{
  const said = [];
  for (const {{ picks, ply }} of steps) {{
    for (const pick of picks) (await there(`[data-pick="${{pick}}"]`)).click();
    await there(`.board[data-ply="${{ply}}"]:not([data-moving])`);
    await nextFrame();
    await nextFrame();
    said.push(words());
  }}
  return said;
}};
"""


@dataclass(frozen=True)
class Twins:
    """A page that is left alone, and one in which something else writes."""

    plain: Page
    rewritten: Page

    def __iter__(self) -> Iterator[Page]:
        return iter((self.plain, self.rewritten))


@pytest.fixture(scope="module")
def twins(browser: Browser) -> Iterator[Twins]:
    for plain in watched(browser):
        plain.add_init_script(HURRY + PLAY)
        for rewritten in watched(browser):
            rewritten.add_init_script(HURRY + PLAY + REWRITE)
            yield Twins(plain, rewritten)


@GAMES
def test_a_game_says_the_same_at_every_step_and_at_its_end(
    twins: Twins, site: str, game: Game[Any]
) -> None:
    record, steps = whole_game(game, SEED)
    plan = [{"picks": step.picks, "ply": step.ply} for step in steps[:STEPS]]
    for page in twins:
        go_home(page, site)
        Table(page).open(f"{site}#game={game.id}&seed={SEED}")
        page.evaluate("(steps) => { globalThis.played = playOn(steps) }", plan)
    plain, rewritten = (page.evaluate("played") for page in twins)
    assert len(plain) == len(plan)
    assert rewritten == plain
    for page in twins:
        go_home(page, site)
        Table(page).open(record_link(site, record.data())).at(len(record.actions))
        expect(page.locator("[data-over]")).to_be_visible()
    expect_alike(twins, "the end")


KEYS = "Keyboard and screen reader"
# From an address on: what is pressed there, one after the other.
WALKS: dict[str, tuple[str, Sequence[str]]] = {
    "before a game": (
        "#",
        (
            "role=heading[name='Cercas']",
            "role=radio[name='Each on their own device']",
            "role=radio[name='You and a bot']",
            "role=radio[name=/^Keen/]",
            "role=radio[name='Even match']",
            "role=dialog >> text='More'",
            "role=checkbox[name=/^No undo/]",
        ),
    ),
    "table": (
        link("", BREAKTHROUGH[:6]),
        (
            "role=button[name='Undo']",
            "role=button[name='Redo']",
            "role=option[name=/^f1,/]",
            "role=button[name='First position']",
            "role=button[name='Back to the game']",
            "role=button[name='More']",
            f"role=button[name='{KEYS}']",
            "role=dialog >> role=button[name=/Whose turn/]",
            "role=dialog >> role=button[name=/score/]",
            "role=dialog >> role=button[name='Close']",
            "role=button[name='Settings']",
            "text='Advanced'",
            "role=switch[name=/notation/]",
            "role=dialog >> role=button[name='Close']",
            "role=button[name='More']",
            "role=button[name='Resign']",
            "role=dialog >> role=button[name='Resign']",
        ),
    ),
    "games": (
        "#games",
        (
            "role=button[name=/^More:/] >> nth=0",
            "role=button[name=/^Delete:/] >> nth=0",
            "role=button[name='Undo']",
        ),
    ),
    "lesson": (
        "#learn=murus-gallicus&step=2",
        ("role=option[name=/^a1,/]", "role=button[name='Show me']"),
    ),
    "daily": (
        "#daily=2026-11-16",
        (
            "role=button[name='Calendar']",
            "role=button[name='Earlier month']",
            "role=button[name='Later month']",
        ),
    ),
}


@pytest.mark.parametrize("walk", list(WALKS))
def test_pages_and_dialogs_say_the_same_after_any_press(twins: Twins, site: str, walk: str) -> None:
    address, presses = WALKS[walk]
    for page in twins:
        go_home(page, site)
        html = page.locator("html[data-engine=ready][data-offline=saving]")
        expect(html).to_have_count(1)
        if walk == "games":
            Table(page).open(f"{site}{link('', BREAKTHROUGH[:2])}").at(2)
        page.goto(f"{site}{address}")
    for press in ("", *presses):
        for page in twins:
            if press:
                page.locator(press).click()
        expect_alike(twins, press)


def expect_alike(twins: Twins, press: str) -> None:
    """Wait until one page has no more to say, and see that the other one says the same."""
    words = twins.plain.evaluate(QUIET)
    with suppress(Waited):
        twins.rewritten.wait_for_function(f"(said) => ({WORDS})() === said", arg=words)
    assert twins.rewritten.evaluate(WORDS) == words, press
