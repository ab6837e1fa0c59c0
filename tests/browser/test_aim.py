"""Areas as small as a fingertip, on a phone: their names, what a press means, tours drawn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from pygames.core import Setup
from pygames.games import find
from pygames.games.on_tour.look.cards import fitted
from pygames.games.on_tour.look.table import COMPACT, LOW, NORMAL, Layout
from pygames.games.on_tour.rules.charts import CHARTS, WIDTH
from pygames.games.on_tour.rules.maps import MAPS
from pygames.games.on_tour.rules.rules import Tour
from pygames.games.on_tour.rules.solver import best_of
from tests.browser.conftest import watched
from tests.browser.tables import CHOSEN, PHONE, Table, go_home, record_link
from tests.browser.test_states import resize
from tests.support.effort import often
from tests.support.moments import no_tips
from tests.support.scripts import whole_game

PICKS = often(20, 100)
"""Picks of areas on each map."""
OFF = 7.0
"""How far a finger is off the middle of what it means, in CSS pixels: a standard deviation."""


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[Page]:
    """One phone for all the tests here, since Python takes a while to start."""
    for page in watched(browser, **PHONE):
        page.add_init_script(no_tips())
        yield page


@dataclass(frozen=True)
class Finger:
    """A finger on a board, which knows where areas are and reads their names."""

    page: Page
    session: CDPSession
    land: str

    def spot(self, id: str) -> tuple[float, float]:
        """Return where an area is on the screen."""
        box = self._box()
        x, y = CHARTS[self.land].spots[MAPS[self.land].index[id]]
        unit = box["width"] / WIDTH
        return box["x"] + x * unit, box["y"] + y * unit * self.taller()

    def taller(self) -> float:
        """Return how much taller than printed the map is."""
        box = self._box()
        high: float = box["height"] * WIDTH / box["width"] - COMPACT.depth(1)
        return high / CHARTS[self.land].height

    def _box(self) -> Any:
        return self.page.get_by_role("group", name="Board").bounding_box()

    def touch(self, kind: str, *at: tuple[float, float]) -> None:
        """Put the finger down, move it or lift it."""
        points = [{"x": x, "y": y} for x, y in at]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def reads(self) -> str:
        """Return the name that shows beside the finger, "" for none."""
        read: str = self.page.evaluate("document.querySelector('.loupe')?.innerText ?? ''")
        return read

    def press(self, id: str, random: Random) -> None:
        """Press about where an area is, and slide to it if another name shows."""
        x, y = self.spot(id)
        at = (x + random.gauss(0, OFF), y + random.gauss(0, OFF))
        name = MAPS[self.land].names[MAPS[self.land].index[id]]
        self.touch("touchStart", at)
        for part in (0.5, 0.8, 1.0):
            if self.reads() == name:
                break
            self.touch("touchMove", (at[0] + (x - at[0]) * part, at[1] + (y - at[1]) * part))
        assert self.reads() == name
        self.touch("touchEnd")


def _open(page: Page, site: str, land: str, actions: list[str]) -> Finger:
    """Show a game for one on this map, as far as these actions."""
    record = {
        "format": "pygames-record-1",
        "game": "on-tour",
        "options": {"map": land},
        "players": 1,
        "actions": actions,
    }
    page.goto(f"{site}#")
    Table(page).open(record_link(site, record)).at(len(actions))
    return Finger(page, page.context.new_cdp_session(page), land)


# Four circled numbers, then cards of both halves and of the East: nearly all areas are open.
BEGUN = {
    "usa": "r01 #WA #OR #CA #NV #ID #UT #NC r57".split(),
    "europe": "r01 #IE #IS #PT #ES #FR #IT #TR r57".split(),
}


def test_a_map_is_as_high_as_there_is_room(phone: Page, site: str) -> None:
    finger = _open(phone, site, "usa", BEGUN["usa"])
    for (width, height), taller in (((390, 844), 1.35), ((320, 568), 1), ((375, 667), 1.19)):
        resize(phone, width, height)
        assert finger.taller() == pytest.approx(taller, abs=0.02)
    resize(phone, 390, 844)


# Whether the middle of the glass is the middle of what the board shows there, twice as large.
GLASS = """([x, y]) => new Promise((go) => {
  const glass = document.querySelector('.loupe canvas');
  const copy = new OffscreenCanvas(glass.width, glass.height);
  const kept = glass.getContext('2d').getImageData(0, 0, glass.width, glass.height).data;
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const board = document.querySelector('.board canvas');
    const box = board.getBoundingClientRect();
    const [density, side] = [board.width / box.width, glass.width / 2];
    const from = [(x - box.left) * density - side / 2, (y - box.top) * density - side / 2];
    const ctx = copy.getContext('2d');
    ctx.drawImage(board, ...from, side, side, 0, 0, glass.width, glass.height);
    const shows = ctx.getImageData(0, 0, glass.width, glass.height).data;
    go(kept.filter((value, i) => Math.abs(value - shows[i]) > 32).length);
  }));
})"""


def test_the_glass_shows_the_marks_under_the_finger(phone: Page, site: str) -> None:
    finger = _open(phone, site, "usa", BEGUN["usa"])
    first, second = (finger.spot(id) for id in _pickable(phone)[:2])
    finger.touch("touchStart", first)
    finger.touch("touchMove", second)
    assert phone.evaluate(GLASS, list(second)) == 0
    finger.touch("touchCancel")


@pytest.mark.parametrize("land", BEGUN)
def test_on_a_phone_every_press_of_an_area_means_that_area(
    phone: Page, site: str, land: str
) -> None:
    finger = _open(phone, site, land, BEGUN[land])
    ids = _pickable(phone)
    assert len(ids) > 20
    random, last = Random(land), ""
    for _ in range(PICKS):
        # Twice the same area would be a double tap.
        last = random.choice([id for id in ids if id != last])
        finger.press(last, random)
        place = phone.locator(f'.places button[data-pick="{last}"]')
        expect(place).to_have_accessible_name(CHOSEN)
        phone.keyboard.press("Escape")


def _pickable(page: Page) -> list[str]:
    places = Table(page).board.locator("[data-open]")
    expect(places.nth(3)).to_be_attached()
    ids = [place.get_attribute("data-pick") or "" for place in places.all()]
    return [id for id in ids if not id.startswith("num-")]


def test_a_filled_area_is_named_too_and_never_stands_for_its_neighbour(
    phone: Page, site: str
) -> None:
    finger = _open(phone, site, "usa", BEGUN["usa"])
    finger.touch("touchStart", finger.spot("WA"))
    expect(phone.locator(".loupe.closed")).to_have_text("Washington")
    finger.touch("touchEnd")
    expect(Table(phone).status()).to_contain_text("Washington is filled")


def test_a_finger_that_slides_off_the_map_picks_nothing(phone: Page, site: str) -> None:
    finger = _open(phone, site, "usa", BEGUN["usa"])
    finger.touch("touchStart", finger.spot("TX"))
    expect(phone.locator(".loupe")).to_have_text("Texas")
    box: Any = Table(phone).board.bounding_box()
    finger.touch("touchMove", (box["x"] + 4, box["y"] + 4))
    expect(phone.locator(".loupe")).to_have_count(0)
    finger.touch("touchEnd")
    expect(phone.locator('.places button[data-pick="TX"]')).not_to_have_accessible_name(CHOSEN)


def test_two_presses_write_two_numbers_the_lower_first(phone: Page, site: str) -> None:
    finger = _open(phone, site, "usa", BEGUN["usa"])
    low = phone.locator('button[data-pick="num-57"]')
    expect(low).to_have_accessible_name(CHOSEN)
    random = Random(1)
    finger.press("CO", random)
    expect(Table(phone).status()).to_contain_text("And where does 75 go?")
    finger.press("NY", random)
    expect(_moves(phone).nth(len(BEGUN["usa"]))).to_have_text("57CO,75NY")


def _moves(page: Page) -> Any:
    return page.locator("ol[data-moves] > li[data-ply]")


def _tour(land: str) -> tuple[list[str], list[str]]:
    """Return a record up to its tour, and the best tour."""
    record, _ = whole_game(find("on-tour"), seed="aim", players=1)
    state: Any = Tour.initial(Setup(1, {"map": land}))
    actions: list[str] = []
    for action in record.actions:
        if state.phase == "route":
            break
        state, actions = state.child(action), [*actions, action]
    best = best_of(state.map, state.sheet).route
    return actions, [state.map.ids[area] for area in best]


def test_a_finger_draws_a_tour_from_area_to_area(phone: Page, site: str) -> None:
    actions, tour = _tour("usa")
    finger = _open(phone, site, "usa", actions)
    finger.touch("touchStart", finger.spot(tour[0]))
    for here, there in pairwise(tour):
        (x, y), (u, v) = finger.spot(here), finger.spot(there)
        for part in (0.25, 0.5, 0.75, 1):
            finger.touch("touchMove", (x + (u - x) * part, y + (v - y) * part))
        expect(_moves(phone).last).to_have_text(f">{there}")
    finger.touch("touchEnd")
    moves = [f">{id}" for id in tour]
    assert _moves(phone).all_inner_texts()[len(actions) :] == moves


def test_a_button_draws_the_best_tour_to_its_end(phone: Page, site: str) -> None:
    actions, tour = _tour("usa")
    _open(phone, site, "usa", actions)
    phone.get_by_role("button", name="Draw my best tour").tap()
    expect(phone.locator("[data-over]")).to_be_visible()
    assert _moves(phone).all_inner_texts()[len(actions) :] == [*(f">{id}" for id in tour), "end"]


@pytest.fixture
def asker(phone: Page, site: str) -> Iterator[Page]:
    """The phone, where each move is confirmed."""
    _confirm(go_home(phone, site), "on")
    yield phone
    _confirm(go_home(phone, site), "off")


def _confirm(page: Page, state: str) -> None:
    """Turn on or off that moves are confirmed."""
    Table(page).command("Settings").tap()
    page.get_by_text("Advanced").tap()
    page.get_by_role("switch", name="Confirm moves").set_checked(state == "on")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_a_typed_move_is_played_alone_though_a_button_that_draws_more_waits(
    asker: Page, site: str
) -> None:
    actions, tour = _tour("usa")
    _open(asker, site, "usa", actions)
    asker.get_by_role("button", name="Draw my best tour").tap()
    expect(asker.get_by_role("button", name="Play", exact=True)).to_be_visible()
    asker.keyboard.press("m")
    asker.get_by_role("combobox", name="Your move").fill(f">{tour[-1]}")
    asker.keyboard.press("Enter")
    Table(asker).at(len(actions) + 1)
    assert _moves(asker).all_inner_texts()[len(actions) :] == [f">{tour[-1]}"]


def test_the_end_of_a_tour_asks_first_where_much_is_left(phone: Page, site: str) -> None:
    actions, tour = _tour("usa")
    _open(phone, site, "usa", [*actions, f">{tour[0]}"])
    end = phone.get_by_role("button", name="End the tour")
    end.tap()
    expect(Table(phone).status()).to_contain_text("End the tour here?")
    # What waits for the answer is not in the way of it.
    expect(end).to_have_count(1)
    phone.get_by_role("button", name="Back", exact=True).tap()
    expect(phone.locator("[data-over]")).to_have_count(0)
    end.tap()
    phone.get_by_role("group", name="End the tour here?").get_by_role(
        "button", name="End the tour"
    ).tap()
    expect(phone.locator("[data-over]")).to_be_visible()


# How wide texts are in the letters of the board.
WIDE = """async (texts) => {
  await document.fonts.load('600 40px Besley');
  const ctx = document.createElement('canvas').getContext('2d');
  return texts.map(([text, size]) => {
    ctx.font = `600 ${size}px Besley`;
    return ctx.measureText(text).width;
  });
}"""


@pytest.mark.parametrize("layout", [NORMAL, COMPACT, LOW], ids=["usual", "small", "low"])
def test_no_name_is_wider_than_its_card(phone: Page, site: str, layout: Layout) -> None:
    phone.goto(f"{site}#")
    across = (WIDTH - 2 - layout.cards - 2 * layout.gap) / 3
    texts = []
    for land in MAPS.values():
        for name in land.names:
            lines, size = fitted(name, across, layout.card.name)
            texts += [(line, size) for line in lines]
    for (text, _), wide in zip(texts, phone.evaluate(WIDE, texts), strict=True):
        assert wide <= across - 10, text
