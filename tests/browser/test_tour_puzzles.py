"""Puzzles of On Tour as people solve them: tours are drawn, and the last numbers written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from playwright.sync_api import Browser, Page, expect

from pygames.games import find
from pygames.games.on_tour.rules.maps import MAPS
from tests.browser.axe import findings
from tests.browser.conftest import watched
from tests.browser.tables import PHONE, Point, Table, click, go_home, tap
from tests.browser.test_puzzles import KEEP, said
from tests.support.door import ok, texts_of

GAME = "on-tour"
TEXTS = texts_of(GAME)
TEXT = TEXTS[0]
TASK = ok("puzzle", game=GAME, text=TEXT)
BEGUN = len(TASK["record"]["actions"])
TOUR = ok("solution", game=GAME, text=TEXT)["actions"][:-1]


def swapped(action: str) -> str:
    """Return two numbers each in the area of the other."""
    (one, here), (other, there) = ((entry[:2], entry[2:]) for entry in action.split(","))
    return f"{one}{there},{other}{here}"


@cache
def numbers() -> str:
    """Return a puzzle in which two numbers are written first that could also change places."""
    return next(filter(begins_with_a_choice, TEXTS))


def begins_with_a_choice(text: str) -> bool:
    task = ok("puzzle", game=GAME, text=text)
    if "last-numbers" not in task["themes"]:
        return False
    first = ok("solution", game=GAME, text=text)["actions"][0]
    return "X" not in first and swapped(first) in ok("state", record=task["record"])["legal"]


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page for all tests, since Python takes a while to start."""
    yield from watched(browser, viewport={"width": 1280, "height": 800})


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[Page]:
    """The same of a phone."""
    yield from watched(browser, **PHONE)


def opened(page: Page, site: str, wanted: str = TEXT) -> Table:
    """Open a puzzle as the only one that was not tried."""
    go_home(page, site)
    lines = [f"20000:3:1 {text}" for text in TEXTS if text != wanted]
    page.evaluate(KEEP, [f"puzzles:{GAME}", "\n".join(lines)])
    page.goto(f"{site}#puzzles={GAME}")
    page.get_by_role("link", name="At my level").click()
    begun = ok("puzzle", game=GAME, text=wanted)["record"]["actions"]
    return Table(page).painted().at(len(begun))


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
    expect(said(desktop)).to_contain_text(", and no tour has more.")
    theme = find(GAME).puzzle_themes[TASK["themes"][0]]
    expect(said(desktop)).to_contain_text(f"Themes: {theme[0].lower()}{theme[1:]}")


def test_a_tour_is_drawn_with_the_keyboard(desktop: Page, site: str) -> None:
    table = opened(desktop, site)
    draw(table, TOUR, lambda place: place.press("Enter"))
    end(desktop)
    expect(said(desktop)).to_contain_text("Right.")


def test_a_finger_draws_a_tour_and_the_best_one_is_shown_on_request(phone: Page, site: str) -> None:
    table = opened(phone, site)
    draw(table, TOUR[:2], tap)
    phone.get_by_role("button", name="Show me").tap()
    table.at(BEGUN + len(TOUR) + 1)
    expect(said(phone)).to_contain_text("The board shows how it is done.")
    assert findings(phone) == []
    phone.get_by_role("button", name="Try again").tap()
    table.at(BEGUN)


def write(table: Table, action: str, point: Point = click) -> None:
    """Write what an action says, in the order of the page: the lower number, then the higher."""
    land = MAPS[ok("puzzle", game=GAME, text=numbers())["record"]["options"]["map"]]
    entries = action.split(",")
    if "X" in action or len(entries) == 1:
        point(table.page.locator(f'button[data-pick="num-{entries[0][:2]}"]'))
    for entry in entries:
        point(table.place(land.names[land.index[entry.lstrip("0123456789*X")]]))


@pytest.mark.parametrize(("device", "point"), [("desktop", click), ("phone", tap)])
def test_numbers_that_fall_short_are_written_again_and_the_next_dice_come_by_themselves(
    request: pytest.FixtureRequest, site: str, device: str, point: Point
) -> None:
    page: Page = request.getfixturevalue(device)
    task = ok("puzzle", game=GAME, text=numbers())
    begun = len(task["record"]["actions"])
    first, _, last = ok("solution", game=GAME, text=numbers())["actions"]
    assert swapped(first) in ok("state", record=task["record"])["legal"]
    table = opened(page, site, numbers())
    expect(page.get_by_role("heading", name=task["asks"])).to_be_visible()
    write(table, swapped(first), point)
    expect(said(page)).to_contain_text("fewer than it can have.")
    table.at(begun)
    write(table, first, point)
    table.at(begun + 2)
    expect(said(page)).to_contain_text("Right.")
    write(table, last, point)
    table.at(begun + 3)
    expect(said(page)).to_contain_text("as many as it can have.")
    expect(said(page)).to_contain_text("Theme: the last numbers")
    assert findings(page) == []
