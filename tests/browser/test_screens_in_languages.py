"""Screens in other languages: nothing English is left, and longer words are not cut."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import Browser, Page, expect

from pygames.games import catalog
from tests.browser.boxes import overlaps
from tests.browser.conftest import NO_HELPERS, watched
from tests.browser.looks import LOST
from tests.browser.pseudo import CHOSEN, pseudo_site
from tests.browser.words_seen import amiss
from tests.support.languages import SPOKEN, page_words
from tests.support.moments import SETTLED, State, all_states, open_state
from tests.support.pages import keep_games, open_page, page_states
from tests.support.sites import Server
from tests.support.teaching import TEACHING, open_teaching, teaching_states

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.support.sites import Server as Running

# The texts that show and those that are only spoken. What is marked as English is in no other
# language, nor is what a person writes in Python.
READ = """() => {
  const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt'];
  const found = new Set([document.title]);
  const apart = '[lang=en], noscript, template, option, code, textarea, svg, .version, th[abbr]';
  const add = (text, it) => text?.trim() && !it.closest(apart) && found.add(text.trim());
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    add(node.data, node.parentElement);
  for (const it of document.body.querySelectorAll('*'))
    for (const name of SPOKEN) add(it.getAttribute(name), it);
  return [...found];
}"""
# Words without an accent; a letter or a number beside them makes them notation, as capitals do: NC.
PLAIN = re.compile(r"(?<![\w#–:.-])(?![A-Z]{2,3}\b)[A-Za-z]{2,}(?![\w#–:])")
NAMES = {
    *("pygames", "end", "Anna", "Benedikta", "Wilhelmina", "Constance", "Maximilian", "Alexander"),
    *(word for game in catalog() for name in (game.title, *game.authors) for word in name.split()),
    *(part for game in catalog() for part in game.title.split("-")),
}
# The browser writes dates, in a language of its own where it doesn't know this one.
DATES = re.compile(r"^\w+, \w+ \d+, \d{4}$|^(\w+ )?(\d+, )?\d{4}$|^(Mon|Tues?|Wed|Thu|Fri|Sat|Sun)")
# Words that are 40 % longer have no room on the smallest phones of all, at 320.
SIZES = ((360, 640), (390, 844), (820, 1180), (1440, 900))
SCREENS = [*all_states(), *page_states(), *teaching_states()]


def named(state: State) -> str:
    return f"{state.row}-{state.name}"


def show(page: Page, site: str, state: State) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    if state.row == TEACHING:
        open_teaching(page, site, state)
    elif state in all_states():
        open_state(page, site, state)
    else:
        open_page(page, site, state)


def furnished(page: Page, site: str) -> Page:
    """Keep some games, as for the gallery."""
    page.goto(f"{site}#")
    expect(page.locator("[data-game]")).to_have_count(len(catalog()))
    keep_games(page)
    return page


@pytest.fixture(scope="module")
def address(warm: Running, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site in a language that a program makes."""
    folder = pseudo_site(warm.folder, tmp_path_factory.mktemp("made") / "site")
    with Server(folder) as server:
        yield server.url


@pytest.fixture(scope="module")
def in_made(browser: Browser, address: str) -> Iterator[Page]:
    # The program that makes the language uses more of Python than any that people speak.
    for page in watched(browser, may_wait=True):
        page.add_init_script(CHOSEN)
        page.add_init_script(NO_HELPERS)
        yield furnished(page, address)


@pytest.mark.parametrize("state", SCREENS, ids=named)
def test_no_word_of_a_screen_is_left_in_english_and_none_is_cut(
    in_made: Page, address: str, state: State
) -> None:
    show(in_made, address, state)
    texts: list[str] = in_made.evaluate(READ)
    plain = [text for text in texts if not DATES.search(text) and left_in(text)]
    assert plain == []
    for width, height in SIZES:
        in_made.set_viewport_size({"width": width, "height": height})
        in_made.evaluate(SETTLED)
        lost = in_made.evaluate(LOST) + overlaps(in_made)
        assert lost == [], (width, height)
        assert in_made.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def left_in(text: str) -> list[str]:
    """Return the words of a text without accents, except for names."""
    return [word for word in PLAIN.findall(text) if word not in NAMES]


def sentences(words: Any) -> Iterator[str]:
    """Yield all texts of the page's words."""
    if isinstance(words, str):
        yield words
    elif isinstance(words, dict):
        for each in words.values():
            yield from sentences(each)
    elif isinstance(words, list):
        for each in words:
            yield from sentences(each)


# A phone on which names have little room, a tablet on its side, and the usual laptop.
ROOMS = ((360, 740), (1024, 768), (1280, 800))
MIDWAY = [state for state in all_states() if state.name in {"middle", "full"}]


@pytest.mark.parametrize("code", ["en", *SPOKEN])
def test_no_language_has_english_words_or_breaks_or_hides_its_own_at_a_table(
    browser: Browser, site: str, code: str
) -> None:
    english = set(sentences(page_words("en"))) - set(sentences(page_words(code)))
    for page in watched(browser, locale=code):
        page.add_init_script(NO_HELPERS)
        furnished(page, site)
        faults = []
        for state in MIDWAY:
            open_state(page, site, state)
            assert page.locator("html").get_attribute("lang") == code
            assert english & set(page.evaluate(READ)) == set(), named(state)
            for width, height in ROOMS:
                page.set_viewport_size({"width": width, "height": height})
                faults += [f"{named(state)}, {width}: {each}" for each in amiss(page)]
        assert faults == []


def test_words_that_a_screen_breaks_or_hides_are_found(page: Page) -> None:
    """Each way once, beside the same words where all is well."""
    words = "Himmelblau und Zitronengelb"
    well = f'<p style="width: 12em">{words}</p>'
    page.set_content(
        f'{well}<p style="width: 2em; overflow-wrap: anywhere; font-size: 20px">Himmelblau</p>'
        f'<div class="box" style="height: 1em; overflow: hidden">{well}{well}</div>'
        f'<h2 style="width: 1em">Wo endet der Zaun?</h2><h2>Wo endet der Zaun?</h2>'
    )
    faults = amiss(page)
    assert faults[0] == "broken: Himmelblau"
    assert faults[1].startswith("hidden by box: ")
    assert faults[-1] == "long: Wo endet der Zaun?"
    assert len(faults) == 4
