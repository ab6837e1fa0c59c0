"""The courses that teach the games, as learners see them on a phone and a desktop."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pygames.game import Game
from pygames.games import catalog
from tests.browser.axe import findings
from tests.browser.conftest import watched
from tests.browser.looks import expect_nothing_found
from tests.browser.tables import PHONE, Table, click, go_home, shelved

GAMES = pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
COURSE = "murus-gallicus"
LEARN = "Learn in 3 minutes"


@pytest.fixture
def newcomer(desktop: Page, site: str) -> Page:
    """The home page of a person who has taken no course."""
    go_home(desktop, site).goto(f"{site}#rules")
    expect(desktop.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    # The home page that comes next reads what is kept.
    desktop.evaluate("localStorage.clear()")
    return go_home(desktop, site)


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[Page]:
    """One page for all tests."""
    yield from watched(browser, **PHONE)


@pytest.fixture
def desktop(phone: Page) -> Page:
    """The same as large as on a desktop."""
    phone.set_viewport_size({"width": 1280, "height": 800})
    return phone


@pytest.fixture
def smallest(phone: Page) -> Page:
    """The smallest phone."""
    phone.set_viewport_size({"width": 320, "height": 568})
    return phone


@pytest.fixture
def small(phone: Page) -> Page:
    """A small phone."""
    phone.set_viewport_size({"width": 320, "height": 640})
    return phone


def open_step(page: Page, site: str, step: int) -> Table:
    page.goto(f"{site}#learn={COURSE}&step={step}")
    task = game_of(COURSE).lessons().basics[step - 1].task
    expect(page.get_by_role("heading", name=task)).to_be_visible()
    return Table(page).painted()


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def play(page: Page, *squares: str) -> None:
    for square in squares:
        click(Table(page).place(square))


def said(page: Page, words: str | re.Pattern[str]) -> Locator:
    """Find what is written on the page, not what is only spoken."""
    return page.get_by_role("main").get_by_text(words)


# What is said


def test_a_step_keeps_its_words_above_the_answer(small: Page, site: str) -> None:
    small.goto(f"{site}#learn={COURSE}&step=3")
    Table(small).painted()
    words = small.locator(".step-words")
    place = words.bounding_box()
    play(small, "b1", "d3")
    expect(said(small, "That makes d3 a stack. Now think of d2.")).to_be_in_viewport()
    expect(words).to_be_visible()
    assert words.bounding_box() == place


# Whether a button can be pressed where it is.
IS_ON_TOP = """button => {
  const { left, top, width, height } = button.getBoundingClientRect();
  return [top + 1, top + height - 1].every((y) =>
    button.contains(document.elementFromPoint(left + width / 2, y)));
}"""


@GAMES
def test_on_the_smallest_phone_the_way_to_a_game_is_in_view(
    smallest: Page, site: str, game: Game[Any]
) -> None:
    steps = game.lessons().basics
    smallest.goto(f"{site}#learn={game.id}&step={len(steps)}")
    expect(smallest.get_by_role("heading", name=steps[-1].task)).to_be_visible()
    Table(smallest).painted()
    assert button(smallest, "Play a game now").evaluate(IS_ON_TOP)


@GAMES
def test_on_a_small_phone_the_way_to_the_fine_print_is_in_view(
    small: Page, site: str, game: Game[Any]
) -> None:
    small.goto(f"{site}#learn={game.id}&step={len(game.lessons().basics)}")
    way = small.get_by_role("link", name="The fine print")
    expect(way).to_be_visible()
    Table(small).painted()
    assert way.evaluate(IS_ON_TOP)


def game_of(id: str) -> Game[Any]:
    return next(game for game in catalog() if game.id == id)


# The address and the progress


def test_the_address_follows_the_steps_and_back_leaves_the_course(newcomer: Page) -> None:
    page = newcomer
    page.get_by_role("link", name=f"{LEARN}: Murus Gallicus").click()
    expect(page).to_have_url(re.compile("step=1$"))
    button(page, "Skip").click()
    expect(page).to_have_url(re.compile("step=2$"))
    page.go_back()
    expect(shelved(page, "Murus Gallicus")).to_be_visible()


# For people who can't see colours, or need larger ones


def test_nothing_is_found_by_axe_in_a_lesson_and_in_a_trial(desktop: Page, site: str) -> None:
    open_step(desktop, site, 3)
    play(desktop, "b1", "d3")
    expect(button(desktop, "Rule M4")).to_be_visible()
    expect_nothing_found(desktop)
    desktop.goto(f"{site}#rules={COURSE}")
    desktop.get_by_role("button", name=re.compile("^Try it: A stack")).click()
    trial = desktop.get_by_role("dialog", name="Try it yourself")
    expect(trial.get_by_role("option", name=re.compile("^d5, "))).to_be_attached()
    assert findings(desktop) == []
    desktop.keyboard.press("Escape")
