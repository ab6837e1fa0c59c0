"""Puzzles as people solve them: how to reach them, right and wrong answers, and what is kept."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pygames.games import find
from tests.browser.axe import findings
from tests.browser.conftest import watched
from tests.browser.tables import PHONE, Table, go_home
from tests.support.door import ok, texts_of

GAME = "murus-gallicus"
KEEP = """([name, text]) => {
  localStorage.clear();
  localStorage.setItem(`pygames:${location.pathname}:${name}`, text);
}"""
KEPT = "(name) => localStorage.getItem(`pygames:${location.pathname}:${name}`) ?? ''"


TEXTS = texts_of(GAME)
THEMES = find(GAME).puzzle_themes
# Two own moves, with an answer between them.
TEXT = next(
    text
    for text in TEXTS
    if (task := ok("puzzle", game=GAME, text=text))["moves"] == 2 and task["themes"]
)
TASK = ok("puzzle", game=GAME, text=TEXT)
FIRST, _, LAST = ok("solution", game=GAME, text=TEXT)["actions"]
BEFORE = len(TASK["record"]["actions"])
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


def only_this(page: Page, site: str, grade: str = "") -> Table:
    """Open the puzzle as the only one that was not tried, or all tried with this one failed."""
    go_home(page, site)
    tried = [text for text in TEXTS if text != TEXT]
    lines = [f"20000:3:1 {text}" for text in tried] + [f"20000:{grade}:1 {TEXT}"] * bool(grade)
    page.evaluate(KEEP, [f"puzzles:{GAME}", "\n".join(lines)])
    page.goto(f"{site}#puzzles={GAME}")
    page.get_by_role("link", name="At my level").click()
    return Table(page).painted()


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


def test_a_puzzle_is_solved_move_by_move_against_the_longest_defence(
    desktop: Page, site: str
) -> None:
    table = only_this(desktop, site).at(BEFORE)
    expect(desktop.get_by_role("heading", name=TASK["asks"])).to_be_visible()
    expect(desktop.locator(".step")).to_contain_text(f"Difficulty {TASK['band']} of 5.")
    for theme in TASK["themes"]:
        expect(desktop.locator(".learn")).not_to_contain_text(THEMES[theme])
    move(desktop, FIRST)
    table.at(BEFORE + 2)
    assert kept(desktop) == ""
    move(desktop, LAST)
    expect(said(desktop)).to_contain_text("Right.")
    expect(said(desktop)).to_contain_text(THEMES[TASK["themes"][0]], ignore_case=True)
    expect(said(desktop)).to_contain_text(re.compile(r"Your rating: \d+ \(\+\d+\)\."))
    expect(desktop.get_by_role("log")).to_contain_text("Your rating")
    assert kept(desktop) == "3"
    desktop.get_by_role("link", name="All puzzles").click()
    count = len(TEXTS)
    expect(desktop.locator(".puzzles")).to_contain_text(f"You have tried {count} of {count}.")


def test_a_wrong_answer_shows_what_it_leads_to_and_can_be_tried_again(
    desktop: Page, site: str
) -> None:
    table = only_this(desktop, site).at(BEFORE)
    move(desktop, wrong_first())
    table.past(BEFORE)
    expect(said(desktop)).to_be_visible()
    assert kept(desktop) == ""
    desktop.get_by_role("button", name="Try again").click()
    table.at(BEFORE)
    expect(said(desktop)).to_have_count(0)
    move(desktop, FIRST)
    table.at(BEFORE + 2)
    move(desktop, LAST)
    expect(said(desktop)).to_contain_text("Your rating")
    assert kept(desktop) == "2"


def test_the_next_move_is_shown_on_request_or_after_two_wrong_answers_and_counts_as_failed(
    desktop: Page, site: str
) -> None:
    only_this(desktop, site).at(BEFORE)
    desktop.get_by_role("button", name="Show me").click()
    expect(said(desktop)).to_contain_text("The next move is marked.")
    assert kept(desktop) == "1"
    table = only_this(desktop, site).at(BEFORE)
    for _ in range(2):
        move(desktop, wrong_first())
        table.past(BEFORE)
        desktop.get_by_role("button", name="Try again").click()
        table.at(BEFORE)
    assert kept(desktop) == "1"


def test_leaving_after_a_wrong_answer_fails_the_puzzle(desktop: Page, site: str) -> None:
    table = only_this(desktop, site).at(BEFORE)
    move(desktop, wrong_first())
    table.past(BEFORE)
    desktop.get_by_role("link", name="Back", exact=True).click()
    expect(desktop.get_by_role("link", name="At my level")).to_be_visible()
    assert kept(desktop) == "1"


def test_where_all_were_tried_the_ways_show_again(desktop: Page, site: str) -> None:
    go_home(desktop, site)
    lines = [f"20000:3:1 {text}" for text in TEXTS]
    desktop.evaluate(KEEP, [f"puzzles:{GAME}", "\n".join(lines)])
    desktop.goto(f"{site}#puzzles={GAME}&way=rating")
    expect(desktop.get_by_role("link", name="At my level")).to_be_visible()


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


def test_the_puzzle_of_the_day_is_reached_from_the_challenges_on_a_phone(
    browser: Browser, site: str
) -> None:
    for page in watched(browser, **PHONE):
        page.goto(f"{site}#daily")
        page.get_by_role("link", name="Today’s puzzle: Murus Gallicus").tap()
        expect(page.locator(".step")).to_contain_text("Today’s puzzle.")
        Table(page).painted()
        for _ in range(2):
            page.get_by_role("button", name="Show me").tap()
            expect(said(page)).to_have_text(
                re.compile(r"The next move is marked\. Themes?: .+\. Your rating: \d+[ ,]")
            )
        assert findings(page) == []


def test_a_theme_says_how_many_were_tried_and_leads_to_its_puzzles(
    desktop: Page, site: str
) -> None:
    id, places = next(iter(ok("puzzles", game=GAME)["themes"].items()))
    theme = THEMES[id]
    go_home(desktop, site)
    tried = f"20000:3:1 {TEXTS[places[0]]}"
    desktop.evaluate(KEEP, [f"puzzles:{GAME}", tried])
    desktop.goto(f"{site}#puzzles={GAME}")
    desktop.get_by_role("link", name=f"{theme} 1 of {len(places)}").click()
    expect(desktop.locator(".step")).to_contain_text(f"{theme}. Difficulty")


def test_a_newcomer_finds_todays_puzzle_from_the_home_page(browser: Browser, site: str) -> None:
    for page in watched(browser, **PHONE):
        page.goto(site)
        page.get_by_role("link", name="Puzzles").tap()
        page.get_by_role("link", name="Murus Gallicus None tried yet").tap()
        today = page.locator(".puzzle-today")
        expect(today).to_contain_text(re.compile(r"to win|Find|move", re.IGNORECASE))
        expect(today).not_to_have_attribute("aria-busy", "true")
        expect(today.locator("canvas")).to_be_visible()
        assert findings(page) == []
        today.get_by_role("link", name="Solve it").tap()
        expect(page.locator(".step")).to_contain_text("Today’s puzzle.")


def test_the_rating_shows_with_its_curve(desktop: Page, site: str) -> None:
    go_home(desktop, site)
    lines = [f"2000{at}:{grade}:2 {TEXTS[at]}" for at, grade in enumerate((3, 1, 3))]
    desktop.evaluate(KEEP, [f"puzzles:{GAME}", "\n".join(lines)])
    desktop.goto(f"{site}#puzzles={GAME}")
    expect(desktop.locator(".puzzles")).to_contain_text(f"You have tried 3 of {len(TEXTS)}.")
    expect(desktop.get_by_role("img", name=re.compile(r"from 900 to \d+, over 3"))).to_be_visible()
