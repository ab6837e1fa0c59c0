"""A puzzle of On Tour as somebody solves it: a tour is drawn area by area."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Browser, Page, expect

from pygames.games.on_tour.rules.maps import MAPS
from tests.browser.axe import findings
from tests.browser.conftest import watched
from tests.browser.tables import PHONE, Point, Table, click, tap
from tests.browser.test_puzzles import KEEP, door, said

GAME = "on-tour"
PACK = door("puzzles", game=GAME)
TEXT = PACK["puzzles"][0]
TASK = door("puzzle", game=GAME, text=TEXT)
BEGUN = len(TASK["record"]["actions"])
TOUR = door("solution", game=GAME, text=TEXT)["actions"][:-1]


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page for all tests, since Python takes a while to start."""
    yield from watched(browser, viewport={"width": 1280, "height": 800})


def opened(page: Page, site: str) -> Table:
    """Open the puzzle as the only one that was not tried."""
    page.goto("about:blank")
    page.goto(site)
    lines = [f"20000:3:1 {text}" for text in PACK["puzzles"][1:]]
    page.evaluate(KEEP, [f"puzzles:{GAME}", "\n".join(lines)])
    page.goto(f"{site}#puzzles={GAME}")
    page.get_by_role("link", name="A puzzle at my level").click()
    return Table(page).painted().at(BEGUN)


def draw(table: Table, tour: Sequence[str], point: Point = click) -> None:
    """Draw a tour, or a part of it that begins one."""
    land = MAPS[TASK["record"]["options"]["map"]]
    for count, action in enumerate(tour, 1):
        point(table.place(land.names[land.index[action[1:]]]))
        table.at(BEGUN + count)


def end(page: Page) -> None:
    """End a tour."""
    page.get_by_role("button", name="End the tour").click()


def test_a_tour_that_falls_short_says_by_how_much_and_is_drawn_again(
    desktop: Page, site: str
) -> None:
    table = opened(desktop, site)
    expect(desktop.get_by_role("heading", name=TASK["asks"])).to_be_visible()
    expect(desktop.get_by_role("button", name="Draw my best tour")).to_have_count(0)
    draw(table, TOUR[:4])
    expect(said(desktop)).to_have_count(0)
    desktop.get_by_role("button", name="Undo").click()
    table.at(BEGUN + 3)
    end(desktop)
    expect(said(desktop)).to_contain_text("fewer than the best.")
    table.at(BEGUN + 3)
    assert findings(desktop) == []
    desktop.get_by_role("button", name="Try again").click()
    table.at(BEGUN)
    draw(table, TOUR)
    end(desktop)
    expect(said(desktop)).to_contain_text("Right. The numbers allow no better tour")
    expect(said(desktop)).to_contain_text(TASK["themes"][0])
    assert findings(desktop) == []


def test_a_tour_is_drawn_with_the_keyboard(desktop: Page, site: str) -> None:
    table = opened(desktop, site)
    draw(table, TOUR, lambda place: place.press("Enter"))
    end(desktop)
    expect(said(desktop)).to_contain_text("Right.")


def test_a_finger_draws_a_tour_and_the_best_one_is_shown_to_whoever_asks(
    browser: Browser, site: str
) -> None:
    for page in watched(browser, **PHONE):
        table = opened(page, site)
        draw(table, TOUR[:2], tap)
        page.get_by_role("button", name="Show me").tap()
        table.at(BEGUN + len(TOUR) + 1)
        expect(said(page)).to_contain_text("The board shows how it is done.")
        assert findings(page) == []
        page.get_by_role("button", name="Try again").tap()
        table.at(BEGUN)
