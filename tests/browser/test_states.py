"""Each game at the start, midway and at the end, and the pages that teach.

Each is opened once, and inspected in turn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.boxes import overlaps
from tests.browser.conftest import NO_HELPERS, watched
from tests.browser.looks import expect_nothing_found, expect_nothing_lost
from tests.browser.tables import Table, next_frame
from tests.support.moments import SETTLED, State, all_states, open_state
from tests.support.teaching import TEACHING, open_teaching, teaching_states

Inspection = Callable[[Page], None]

WIDTH = "document.documentElement.scrollWidth"
# Gives each button the focus, and names those whose ring isn't all there.
CUT_RINGS = """() => [...document.querySelectorAll('.button')]
  .filter((each) => {
    if (!each.checkVisibility({ visibilityProperty: true })) return false;
    each.focus();
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(each);
    if (outlineStyle === 'none') return false;
    const room = parseFloat(outlineWidth) + parseFloat(outlineOffset);
    const box = each.getBoundingClientRect();
    for (let part = each.parentElement; part !== document.body; part = part.parentElement) {
      if (getComputedStyle(part).overflowX === 'visible') continue;
      const seen = part.getBoundingClientRect();
      if (Math.min(box.left - seen.left, seen.right - box.right, seen.bottom - box.bottom) < room)
        return true;
    }
    return false;
  })
  .map((each) => each.textContent || each.outerHTML)
"""


class Opened:
    """One page for all inspections; it opens a state unless it shows it."""

    def __init__(self, page: Page, site: str) -> None:
        self._page = page
        self._site = site
        self._state: State | None = None

    def at(self, state: State) -> Page:
        """Return the page as at a desk, showing the state."""
        self._page.set_viewport_size({"width": 1280, "height": 800})
        if state is not self._state:
            open_it = open_teaching if state.row == TEACHING else open_state
            open_it(self._page, self._site, state)
            self._state = state
        return self._page


@pytest.fixture(scope="module")
def opened(browser: Browser, site: str) -> Iterator[Opened]:
    for page in watched(browser):
        page.add_init_script(NO_HELPERS)
        yield Opened(page, site)


def resize(page: Page, width: int, height: int) -> None:
    """Give the page another size, and wait until it is laid out and painted for it."""
    page.set_viewport_size({"width": width, "height": height})
    next_frame(page)
    page.evaluate(SETTLED)  # words take more room before their letters are there


def axe_finds_nothing(page: Page) -> None:
    expect_nothing_found(page)


def every_ring_of_the_focus_is_whole(page: Page) -> None:
    page.keyboard.press("Tab")
    assert page.evaluate(CUT_RINGS) == []


def a_narrow_screen_loses_no_words(page: Page) -> None:
    resize(page, 320, 640)
    expect_nothing_lost(page)


def a_tablet_held_upright_shows_all(page: Page) -> None:
    for width, height in ((744, 1133), (820, 1180)):
        resize(page, width, height)
        table = Table(page).painted()
        foot = page.locator(".commands").bounding_box()
        assert foot
        for part in [*page.get_by_role("table").all(), table.command("First position")]:
            box = part.bounding_box()
            assert box
            assert box["y"] + box["height"] <= foot["y"], (width, height)


def no_words_lie_on_others(page: Page) -> None:
    for width, height in ((844, 390), (320, 640), (820, 1180), (1440, 900)):
        resize(page, width, height)
        Table(page).painted()
        assert overlaps(page) == [], (width, height)


def a_note_on_a_phone_is_all_in_sight_or_not_at_all(page: Page) -> None:
    resize(page, 390, 844)
    bar = Table(page).command("Undo").bounding_box()
    assert bar
    for note in page.locator(".one-note > *").all():
        box = note.bounding_box()
        assert box is None or box["x"] >= 390 or box["y"] + box["height"] <= bar["y"]


def the_ribbon_of_a_long_game_does_not_widen_a_phone(page: Page) -> None:
    resize(page, 390, 844)
    assert page.evaluate(WIDTH) <= 390


ALWAYS: tuple[Inspection, ...] = (
    axe_finds_nothing,
    every_ring_of_the_focus_is_whole,
    a_narrow_screen_loses_no_words,
)
AT_THE_END: tuple[Inspection, ...] = (
    a_tablet_held_upright_shows_all,
    no_words_lie_on_others,
    the_ribbon_of_a_long_game_does_not_widen_a_phone,
)
YOUNG: tuple[Inspection, ...] = (a_note_on_a_phone_is_all_in_sight_or_not_at_all,)
MORE = {"start": YOUNG, "full": YOUNG, "end": AT_THE_END}
SHOWN = (*all_states(), *teaching_states())
# By states, so that the page opens each once.
CASES = [
    pytest.param(state, inspect, id=f"{state.row}-{state.name}-{inspect.__name__}")
    for state in SHOWN
    for inspect in (*ALWAYS, *(MORE.get(state.name, ())))
]


@pytest.mark.parametrize(("state", "inspect"), CASES)
def test_each_state_passes_each_inspection(
    opened: Opened, state: State, inspect: Inspection
) -> None:
    inspect(opened.at(state))
