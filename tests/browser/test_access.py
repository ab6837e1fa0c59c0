"""Accessibility: large words, narrow screens, the system's own colours, no layout shifts."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Page, expect

from pygames.games import catalog
from tests.browser.boxes import overlaps
from tests.browser.conftest import watched
from tests.browser.looks import expect_nothing_lost
from tests.browser.tables import BREAKTHROUGH, PHONE, Table, go_home, link, shelved
from tests.support.moments import SETTLED, all_states, open_state

SIZES = [(320, 640), (390, 844), (820, 1180), (1280, 800), (1440, 900)]
TWICE = "--blink-settings=defaultFontSize=32"
# Layout shifts without a cause, from the beginning of the page.
SHIFT = """() => new Promise((resolve) => {
  new PerformanceObserver((list, observer) => {
    observer.disconnect();
    const own = list.getEntries().filter((entry) => !entry.hadRecentInput);
    resolve(own.reduce((sum, entry) => sum + entry.value, 0));
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => resolve(0), 300);
})"""
# Where what has the focus ends, and where the bar with Start begins; null at the bar itself.
ENDS = """() => {
  const bar = document.querySelector('dialog .ways:last-child');
  const { activeElement } = document;
  const here = activeElement.closest('label, summary') ?? activeElement;
  const { bottom } = here.getBoundingClientRect();
  return bar.contains(here) ? null : [bottom, bar.getBoundingClientRect().top];
}"""
KEEP_FAME = "(text) => localStorage.setItem(`pygames:${location.pathname}:fame`, text)"
FAME = [
    {
        "key": f"game{number}",
        "game": "cercas",
        "at": (20_000 + number) * 86_400_000,
        "seats": ["person", "bot5"],
        "names": ["Maximiliana", ""],
        "places": [number % 3 % 2, 1 - number % 3 % 2],
        "scores": [112 + number, 109],
        "moves": [14, 13],
        "kind": kind,
        "early": False,
        "options": {},
    }
    for number, kind in enumerate(["rated", "rated", "rated", "practice", "challenge", "elsewhere"])
]
STATES = {f"{state.row}-{state.name}": state for state in all_states()}
SHOWN = [
    "home-home",
    "murus-gallicus-middle",
    "eight-cities-middle",
    "eight-cities-end",
    "cercas-end",
    "eight-by-eight-full",
    "eight-by-eight-end",
    "on-tour-full",
]


@pytest.fixture(scope="module")
def usual(browser: Browser) -> Iterator[Page]:
    """A page with words as large as usual."""
    yield from watched(browser)


@pytest.fixture(scope="module")
def large(browser_type: BrowserType, browser_type_launch_args: dict[str, Any]) -> Iterator[Page]:
    """A page of a browser whose words are set to twice the usual size."""
    args = [*browser_type_launch_args["args"], TWICE]
    browser = browser_type.launch(**{**browser_type_launch_args, "args": args})
    yield from watched(browser)
    browser.close()


@pytest.mark.parametrize("name", SHOWN)
def test_words_of_twice_the_size_are_all_there_and_lie_on_no_others(
    large: Page, site: str, name: str
) -> None:
    open_state(large, site, STATES[name])
    for width, height in SIZES:
        large.set_viewport_size({"width": width, "height": height})
        expect_nothing_lost(large)
        if width in {390, 1280}:
            assert overlaps(large) == []


def test_words_of_twice_the_size_stay_on_their_box(large: Page, site: str) -> None:
    large.set_viewport_size({"width": 1280, "height": 800})
    large.goto(f"{site}#rules")
    # Of a game that was played, another word stands there.
    large.evaluate("localStorage.clear()")
    large.goto(f"{site}#")
    shelf = large.get_by_role("list", name="Games").get_by_role("listitem")
    boxes = shelf.filter(has_text="Learn in 3 minutes")
    expect(boxes).to_have_count(len(catalog()))
    for box in boxes.all():
        whole, words = (
            place.bounding_box() for place in (box, box.get_by_text("Learn in 3 minutes"))
        )
        assert whole
        assert words
        assert words["x"] + words["width"] <= whole["x"] + whole["width"]


def test_words_of_twice_the_size_lie_on_no_others_in_an_analysis(large: Page, site: str) -> None:
    large.set_viewport_size({"width": 390, "height": 844})
    table = Table(large).open(link(site, BREAKTHROUGH)).at(len(BREAKTHROUGH))
    assert overlaps(large) == []
    table.menu("Analyse").click()
    expect(large.get_by_role("button", name="Set up a position")).to_be_visible()
    assert overlaps(large) == []


@pytest.mark.parametrize("address", ["daily", "games", "fame"])
def test_what_is_kept_here_loses_no_words_of_twice_the_size(
    large: Page, site: str, address: str
) -> None:
    large.goto(f"{site}#rules")
    large.evaluate(KEEP_FAME, json.dumps({"since": 0, "games": FAME}))
    large.goto(f"{site}#{address}")
    expect(large.locator("main [aria-busy]")).to_have_count(0)
    if address == "fame":
        large.get_by_text("Ratings and results in figures").click()
        expect(large.get_by_role("table", name="Ratings", exact=True)).to_be_visible()
    for width, height in ((1280, 800), (390, 844)):
        large.set_viewport_size({"width": width, "height": height})
        expect_nothing_lost(large)
        assert overlaps(large) == []


@pytest.mark.parametrize("address", ["rules=murus-gallicus", "print=eight-cities"])
def test_rules_and_paper_lose_no_words(usual: Page, large: Page, site: str, address: str) -> None:
    for page in (usual, large):
        page.goto(f"{site}#{address}")
        expect(page.get_by_role("article").get_by_role("heading").first).to_be_visible()
        for width in (320, 1280):
            page.set_viewport_size({"width": width, "height": 800})
            expect_nothing_lost(page)
            assert overlaps(page) == [], width


def test_what_a_key_opens_loses_no_words(usual: Page, large: Page, site: str) -> None:
    for page in (usual, large):
        page.set_viewport_size({"width": 320, "height": 640})
        Table(page).open(link(site, BREAKTHROUGH[:4])).at(4)
        for key in ("?", "b", "m", "p"):
            page.keyboard.press(key)
            expect(page.locator("dialog[open], .toast")).to_be_visible()
            expect_nothing_lost(page)
            page.keyboard.press("Escape")
            expect(page.locator("dialog[open], .toast")).to_have_count(0)


Contexts = Callable[..., Any]


@pytest.mark.keeps
@pytest.mark.browser_context_args(reduced_motion="no-preference")
@pytest.mark.parametrize("options", [{"viewport": {"width": 1440, "height": 900}}, PHONE])
def test_nothing_jumps(new_context: Contexts, site: str, options: dict[str, Any]) -> None:
    page = new_context(**options).new_page()
    visits = (lambda: page.goto(site), page.reload)
    for visit in visits:
        visit()
        expect(page.locator("html")).to_have_attribute("data-engine", "ready")
        expect(page.locator("[data-game]")).to_have_count(len(catalog()))
        page.evaluate(SETTLED)
        assert page.evaluate(SHIFT) < 0.01
    table = Table(page).open(link(site, BREAKTHROUGH[:2])).at(2)
    page.reload()
    table.painted().at(2)
    page.evaluate(SETTLED)
    assert page.evaluate(SHIFT) < 0.01


def style(page: Page, selector: str, name: str) -> str:
    read = "(it, name) => getComputedStyle(it)[name]"
    text: str = page.locator(selector).first.evaluate(read, name)
    return text


DIFFER = (
    (".plate.on", ".plate:not(.on)", "borderTopColor"),
    ("[data-moves] [aria-current] button", "[data-moves] li button", "backgroundColor"),
    (".replay button[aria-disabled]", ".replay button:not([aria-disabled])", "color"),
)
"""Whose turn it is, which move shows, what can't be pressed."""


def test_forced_colours_keep_what_differs_the_focus_and_the_board(usual: Page, site: str) -> None:
    """Under the colours that a system sets for everything."""
    usual.set_viewport_size({"width": 1280, "height": 800})
    Table(usual).open(link(site, BREAKTHROUGH[:4])).at(4)
    usual.locator("button[data-open]").first.focus()
    usual.keyboard.press("ArrowRight")
    focused = "button[data-pick]:focus"
    thumb = "getComputedStyle(document.querySelector('.replay input')).getPropertyValue('--ink')"
    for scheme in ("light", "dark"):
        usual.emulate_media(forced_colors="active", color_scheme=scheme)
        for one, other, name in DIFFER:
            assert style(usual, one, name) != style(usual, other, name), (scheme, one)
        assert usual.evaluate(thumb) == "CanvasText"
        expect(usual.locator(focused)).to_have_css("outline-style", "double")
        assert float(style(usual, focused, "outlineWidth").removesuffix("px")) >= 3
        assert style(usual, ".board canvas", "forcedColorAdjust") == "none"
    usual.emulate_media(forced_colors="none", color_scheme="light")


def test_forced_colours_show_how_strong_a_bot_is(usual: Page, site: str) -> None:
    usual.emulate_media(forced_colors="active")
    go_home(usual, site)
    shelved(usual, "Cercas").click()
    levels = usual.get_by_role("dialog").locator(".level")
    expect(levels.first).to_be_visible()
    assert len({level.screenshot() for level in levels.all()}) == levels.count() > 1
    usual.emulate_media(forced_colors="none")


def test_the_bar_with_start_never_covers_what_has_the_focus(usual: Page, site: str) -> None:
    """By WCAG 2.4.11."""
    usual.set_viewport_size({"width": 1280, "height": 600})
    go_home(usual, site)
    shelved(usual, "Cercas").click()
    usual.get_by_role("dialog").locator("summary").first.click()
    stops = 0
    while ends := usual.evaluate(ENDS):
        assert ends[0] <= ends[1]
        usual.keyboard.press("Tab")
        stops += 1
    assert stops > 4
