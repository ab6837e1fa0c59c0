"""What the page says and keeps when something is odd, and that it fits its screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import watched
from tests.browser.tables import BREAKTHROUGH, Table, click, link, shelved
from tests.support.moments import State, all_states, open_state

REFUSE_STORAGE = """
Object.defineProperty(Storage.prototype, 'setItem', {
  value() { throw new DOMException('no room', 'QuotaExceededError'); },
});
"""
SIZES = [(320, 640), (390, 844), (844, 390), (820, 1180), (1440, 900)]
TABLETS = [(744, 1133), (820, 1180)]
ENDS = [state for state in all_states() if state.name == "end"]
NewContext = Callable[..., BrowserContext]


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page for all the tests that leave it as it was."""
    yield from watched(browser)


@pytest.fixture
def page(desktop: Page, site: str) -> Page:
    """The home page."""
    desktop.set_viewport_size({"width": 1280, "height": 800})
    desktop.goto(f"{site}#")
    expect(shelved(desktop, "Murus Gallicus")).to_be_visible()
    return desktop


def test_a_game_that_cannot_be_kept_goes_on_and_says_so(new_context: NewContext, site: str) -> None:
    context = new_context()
    context.add_init_script(REFUSE_STORAGE)
    table = Table(context.new_page()).open(f"{site}#game=murus-gallicus")
    table.play(BREAKTHROUGH[:2])
    expect(table.page.get_by_text("can’t be kept")).to_be_visible()


def test_a_damaged_save_is_set_aside_with_words(page: Page, site: str) -> None:
    Table(page).open(f"{site}#game=murus-gallicus").play(BREAKTHROUGH[:1])
    damage = """() => {
      const key = Object.keys(localStorage).find((key) => key.includes(location.hash.slice(7)));
      localStorage.setItem(key, localStorage.getItem(key).slice(0, 40));
    }"""
    page.evaluate(damage)
    page.reload()
    expect(page.get_by_text("damaged")).to_be_visible()
    expect(page.get_by_role("button", name="All games")).to_be_visible()
    kept = "Object.values(localStorage).some((text) => text.length === 40)"
    assert page.evaluate(kept), "the damaged save must not be deleted"


def test_a_link_that_does_not_hold_shows_the_game_up_to_there(page: Page, site: str) -> None:
    page.goto(link(site, [*BREAKTHROUGH[:3], "a1-a9", "d7-b5"]))
    expect(page.get_by_text("action 3")).to_be_visible()
    page.get_by_role("button", name="Play from here").click()
    table = Table(page).painted().at(3)
    assert table.moves() == BREAKTHROUGH[:3]


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("game=chess", "chess"),
        ("game=murus-gallicus&seats=person,bot9", "bot9"),
        ("game=murus-gallicus&seats=person", "takes 2"),
        ("game=murus-gallicus&options={", "options"),
        ("game=murus-gallicus&seed=no%20good", "seed"),
        ("record=%7B", "link"),
        ("table=nothing", "isn’t kept"),
    ],
)
def test_a_wrong_address_is_answered_in_words_with_a_way_on(
    page: Page, site: str, address: str, words: str
) -> None:
    page.goto(f"{site}#{address}")
    expect(page.get_by_role("main")).to_contain_text(words)
    page.get_by_role("button", name="All games").click()
    expect(shelved(page, "Murus Gallicus")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_table_fits_its_screen(page: Page, site: str, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    table = Table(page).open(link(site, BREAKTHROUGH[:8]))
    table.at(8)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    board = table.board.bounding_box()
    assert board
    assert board["x"] >= 0
    assert board["x"] + board["width"] <= width + 0.5
    assert board["y"] + board["height"] <= height + 0.5, "the board is cut"
    expect(table.status()).to_be_in_viewport()


@pytest.mark.parametrize("state", ENDS, ids=lambda state: state.row)
@pytest.mark.parametrize(("width", "height"), TABLETS)
def test_a_tablet_held_upright_shows_all_of_a_finished_game(
    page: Page, site: str, state: State, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    open_state(page, site, state)
    table = Table(page)
    foot = table.command("New game").bounding_box()
    assert foot
    for part in [*page.get_by_role("table").all(), table.command("First position")]:
        box = part.bounding_box()
        assert box
        assert box["y"] + box["height"] <= foot["y"]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_home_page_fits_its_screen(page: Page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.get_by_role("heading", level=1).first).to_be_in_viewport()


@pytest.mark.parametrize("density", [1, 2, 3])
def test_the_board_is_sharp_on_dense_screens(
    new_context: NewContext, site: str, density: int
) -> None:
    context = new_context(viewport={"width": 800, "height": 600}, device_scale_factor=density)
    table = Table(context.new_page()).open(f"{site}#game=murus-gallicus")
    canvas = table.board.locator("canvas").first
    pixels, width = canvas.evaluate("it => [it.width, it.getBoundingClientRect().width]")
    assert pixels == pytest.approx(width * density, abs=1)


@pytest.mark.parametrize(("scheme", "ground"), [("light", "233, 236, 230"), ("dark", "16, 22, 20")])
def test_the_page_follows_the_systems_theme(page: Page, scheme: str, ground: str) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    color = page.evaluate("getComputedStyle(document.body).backgroundColor")
    assert color == f"rgb({ground})"
    page.emulate_media(color_scheme="light")


def test_two_pages_do_not_overwrite_each_others_tables(page: Page, site: str) -> None:
    first = Table(page).open(f"{site}#game=murus-gallicus")
    first.play(BREAKTHROUGH[:1])
    other_page = page.context.new_page()
    other = Table(other_page).open(f"{site}#game=murus-gallicus")
    other.play(["e1-e3"])
    first.play(BREAKTHROUGH[1:2], since=1)
    for table, moves in ((first, BREAKTHROUGH[:2]), (other, ["e1-e3"])):
        table.page.reload()
        table.painted().at(len(moves))
        assert table.moves() == moves
    other_page.close()


def test_moves_are_told_in_a_polite_live_region(page: Page, site: str) -> None:
    table = Table(page).open(f"{site}#game=murus-gallicus")
    table.play(["d1-d3"])
    live = page.locator('[aria-live="polite"]')
    expect(live).to_contain_text("White distributes from d1 to d3")
    click(table.command("Undo"))
    expect(live).to_contain_text("Taken back")
