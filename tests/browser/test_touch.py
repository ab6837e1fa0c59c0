"""With a finger: what is large enough, what the page leaves alone, and drags as well as taps."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Locator, Page, ViewportSize, expect

from pygames.game import Game
from pygames.games import catalog
from tests.browser.conftest import watched
from tests.browser.tables import CHOSEN, PHONE, Table, shelved, tap
from tests.support.pages import keep_games
from tests.support.scripts import Step, whole_game

SEED = "touch"
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
# What can be pressed beside a board, and is smaller than a finger; a label counts for its input.
# What is there for screen readers alone is cut away.
SMALL = """() => {
  const box = (it) => (it.closest('label') ?? it).getBoundingClientRect();
  return [...document.querySelectorAll('a, button, input, select')]
    .filter((it) => !it.closest('.places') && it.checkVisibility({ visibilityProperty: true }))
    .filter((it) => getComputedStyle(it).clipPath === 'none')
    .filter((it) => Math.min(box(it).width, box(it).height) < 43.5)
    .map((it) => it.getAttribute('aria-label') ?? it.textContent);
}"""
SETTLE = "Promise.all(document.getAnimations().map((each) => each.finished.catch(() => {})))"


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[Page]:
    """One phone for all the tests here, since Python takes a while to start."""
    yield from watched(browser, **PHONE, reduced_motion="no-preference")


@pytest.fixture
def page(phone: Page, site: str) -> Page:
    """The home page, on a phone held upright."""
    phone.set_viewport_size(PHONE["viewport"])
    phone.goto(f"{site}#")
    expect(shelved(phone, "Murus Gallicus")).to_be_visible()
    return phone


def expect_nothing_small(page: Page) -> None:
    page.evaluate(SETTLE)
    assert page.evaluate(SMALL) == []


NARROW: list[ViewportSize] = [{"width": 320, "height": 640}, {"width": 344, "height": 640}]


def test_the_ways_from_home_are_as_large_on_narrow_phones(page: Page) -> None:
    """Also once a game is kept here, which adds one."""
    keep_games(page)
    page.reload()
    expect(page.get_by_role("link", name="Your games")).to_be_visible()
    for size in (*NARROW, PHONE["viewport"]):
        page.set_viewport_size(size)
        expect_nothing_small(page)


@pytest.mark.parametrize("size", [PHONE["viewport"], SIDEWAYS], ids=["upright", "sideways"])
def test_what_can_be_pressed_is_as_large_as_a_finger(
    page: Page, site: str, size: ViewportSize
) -> None:
    page.set_viewport_size(size)
    expect_nothing_small(page)
    page.locator("[data-game]").first.click()
    expect_nothing_small(page)
    page.keyboard.press("Escape")
    seats = ",".join(["person"] * 4)
    table = Table(page).open(f"{site}#game=on-tour&seats={seats}&seed={SEED}")
    expect_nothing_small(page)
    for find, sheet in (
        (table.menu, "Settings"),
        (table.command, "Moves"),
        (table.command, "Score"),
    ):
        place = find(sheet)
        expect_nothing_small(page)
        place.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        expect_nothing_small(page)
        page.keyboard.press("Escape")
    page.goto(f"{site}#rules=cercas")
    expect(page.get_by_role("article")).to_be_visible()
    expect_nothing_small(page)


def style(element: Locator, name: str) -> str:
    value: str = element.evaluate("(it, name) => getComputedStyle(it)[name]", name)
    return value


def test_the_page_does_not_move_during_play(page: Page, site: str) -> None:
    """It isn't reloaded by pulling down, swiped away, or enlarged by two quick taps."""
    table = Table(page).open(f"{site}#game=murus-gallicus")
    html = page.locator("html")
    assert style(html, "overscrollBehaviorY") == "none"
    assert style(html, "overscrollBehaviorX") == "none"
    assert style(html, "touchAction") == "manipulation"
    assert style(table.board, "touchAction") == "none"
    scale = "visualViewport.scale"
    for _ in range(2):
        tap(table.status())
    assert page.evaluate(scale) == 1
    box: Any = table.board.bounding_box()
    _drag(_finger(page), (box["x"] + 200, box["y"] + 20), (box["x"] + 200, box["y"] + 300))
    assert page.evaluate("scrollY") == 0
    expect(table.board).to_have_attribute("data-ply", "0")


INSETS = {"upright": {"top": 47, "bottom": 34}, "sideways": {"left": 47, "right": 47, "bottom": 21}}
# What reaches under a notch, round corner or bar, of what there is to read or press.
UNDER = """({ top = 0, bottom = 0, left = 0, right = 0 }) =>
  [...document.querySelectorAll('a, button, h1, h2, .who b')]
    .filter((it) => it.checkVisibility({ visibilityProperty: true }))
    .filter((it) => {
      const box = it.getBoundingClientRect();
      const across = box.left < left - 0.5 || box.right > innerWidth - right + 0.5;
      return across || box.top < top - 0.5 || box.bottom > innerHeight - bottom + 0.5;
    })
    .map((it) => it.getAttribute('aria-label') ?? it.textContent)"""


@pytest.mark.parametrize("way", INSETS)
def test_nothing_lies_under_a_notch_or_the_systems_bar(page: Page, site: str, way: str) -> None:
    page.set_viewport_size(PHONE["viewport"] if way == "upright" else SIDEWAYS)
    Table(page).open(f"{site}#game=murus-gallicus")
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": INSETS[way]})
    expect(page.locator(".commands")).not_to_have_css("padding-bottom", "8px")
    page.evaluate(SETTLE)
    faults = page.evaluate(UNDER, INSETS[way])
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": {}})
    assert faults == []


def _first(game: Game[Any]) -> Step:
    return whole_game(game, seed=SEED)[1][0]


# A path of picks that is a move from here to there.
FROM_TO = [game for game in catalog() if len(_first(game).picks) > 1]


def _finger(page: Page) -> CDPSession:
    return page.context.new_cdp_session(page)


def _drag(session: CDPSession, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Draw a finger over the screen."""

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    touch("touchStart", start)
    for part in (0.2, 0.5, 0.8, 1):
        at = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
        touch("touchMove", at)
    touch("touchEnd")


def _middle(place: Locator) -> tuple[float, float]:
    box: Any = place.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("game", FROM_TO, ids=lambda game: game.id)
@pytest.mark.parametrize("how", ["finger", "mouse"])
def test_each_step_of_a_path_can_be_dragged(
    page: Page, site: str, game: Game[Any], how: str
) -> None:
    table = Table(page).open(f"{site}#game={game.id}&seed={SEED}")
    step = _first(game)
    places = [page.locator(f'button[data-pick="{pick}"]') for pick in step.picks]
    for here, there in pairwise(places):
        start, end = _middle(here), _middle(there)
        if how == "finger":
            _drag(_finger(page), start, end)
        else:
            page.mouse.move(*start)
            page.mouse.down()
            page.mouse.move(*end, steps=5)
            page.mouse.up()
    table.at(step.ply)


def test_a_press_beside_what_completes_an_action_is_about_what_is_nearer(
    page: Page, site: str
) -> None:
    table = Table(page).open(f"{site}#game=cercas&seats=person,person")
    corner, space = (page.locator(f"[data-pick={place}]") for place in ("dot-e5", "space-d4"))

    def tap_space(part: float) -> None:
        """Tap the space beside a fence, so far from its corner to its middle."""
        for dot in ("dot-d4", "dot-e4"):
            page.touchscreen.tap(*_middle(page.locator(f"[data-pick={dot}]")))
        (x, y), (to_x, to_y) = _middle(corner), _middle(space)
        page.touchscreen.tap(x + (to_x - x) * part, y + (to_y - y) * part)

    tap_space(0.45)
    expect(corner).to_have_accessible_name(CHOSEN)
    expect(table.board).to_have_attribute("data-ply", "0")
    tap_space(0.6)
    table.at(1)


@pytest.mark.parametrize("game", FROM_TO, ids=lambda game: game.id)
def test_a_drag_to_nowhere_is_taken_back(page: Page, site: str, game: Game[Any]) -> None:
    table = Table(page).open(f"{site}#game={game.id}&seed={SEED}")
    first = page.locator(f'button[data-pick="{_first(game).picks[0]}"]')
    picked = table.board.get_by_role("option", name=CHOSEN)
    # Some games put something in the hand from the start.
    places = [place.get_attribute("data-pick") for place in picked.all()]
    box: Any = table.board.bounding_box()
    _drag(_finger(page), _middle(first), (box["x"] + 2, box["y"] + 2))
    expect(picked).to_have_count(len(places))
    assert [place.get_attribute("data-pick") for place in picked.all()] == places
