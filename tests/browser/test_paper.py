"""What is for paper: boards, sheets and cards of every game, and games that were played.

The ways there and back: `tests/web/page/paper.test.ts`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pygames.game import Game
from pygames.games import catalog, find
from pygames.look.paper import Handout
from tests.browser.conftest import watched
from tests.browser.paper import Picture, Sheet, sheets, squeezed
from tests.browser.tables import BREAKTHROUGH, Table, click, go_home, link, record_link
from tests.support.moments import SETTLED
from tests.support.playthrough import folder, read

HANDOUTS = [
    pytest.param(game, handout, id=f"{game.id}-{handout.id}")
    for game in catalog()
    for handout in game.look.paper
]
WITH_PUZZLES = [game for game in catalog() if game.puzzles]
SIZES = {"A4": (210, 297), "Letter": (216, 279)}
EDGE = 10
"""The margin in mm that a printer may leave blank."""
FEWEST_DOTS = 200
# How light a picture is on the whole, 1 being white paper.
LIGHT = """canvas => {
  const small = new OffscreenCanvas(40, 40).getContext('2d');
  small.fillStyle = 'white';
  small.fillRect(0, 0, 40, 40);
  small.drawImage(canvas, 0, 0, 40, 40);
  const { data } = small.getImageData(0, 0, 40, 40);
  return data.reduce((sum, value) => sum + value, 0) / data.length / 255;
}"""

# What is printed next is printed as on a page that has not been told of it.
UNREADY = """() => {
  const unheard = (event) => event.stopImmediatePropagation();
  addEventListener('beforeprint', unheard, { capture: true, once: true });
}"""


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One dark desktop for all the tests here, since Python takes a while to start."""
    yield from watched(
        browser,
        viewport={"width": 1440, "height": 900},
        color_scheme="dark",
        reduced_motion="reduce",
    )


def _preview(page: Page) -> Locator:
    """Find the leaves that show, as soon as they are painted."""
    preview = page.get_by_role("region", name="Preview")
    expect(preview.get_by_role("article").first).to_be_visible()
    expect(preview).not_to_have_attribute("aria-busy", "true")
    return preview.get_by_role("article")


def _open(page: Page, site: str, game: Game[Any], handout: Handout) -> Locator:
    page.goto(f"{site}#print={game.id}")
    page.get_by_role("radio", name=handout.title, exact=True).check()
    return _preview(page)


def _printed(page: Page, paper: str = "A4") -> list[Sheet]:
    return sheets(page.pdf(format=paper, prefer_css_page_size=True))


def _check_on_page(leaf: Locator, sheet: Sheet, paper: str) -> None:
    """Check that a leaf is on its page as a whole, and its pictures inside it and crisp."""
    across, down = SIZES[paper]
    box = leaf.bounding_box()
    assert box
    expected = (down, across) if box["width"] > box["height"] else (across, down)
    assert (round(sheet.width), round(sheet.height)) == expected
    words = leaf.locator("h2, p, li, th, td, caption").all_text_contents()
    assert not [text for text in words if squeezed(text) not in sheet.words]
    assert len(sheet.pictures) == leaf.locator("canvas").count()
    for picture in sheet.pictures:
        _check_inside(picture, sheet)


def _check_inside(picture: Picture, sheet: Sheet) -> None:
    assert picture.dots >= FEWEST_DOTS
    assert min(picture.left, picture.bottom) >= EDGE
    assert picture.right <= sheet.width - EDGE
    assert picture.top <= sheet.height - EDGE


@pytest.mark.parametrize(("game", "handout"), HANDOUTS)
def test_each_leaf_fits_a_page_of_either_size_and_is_mostly_bare_paper(
    desktop: Page, site: str, game: Game[Any], handout: Handout
) -> None:
    for picture in _open(desktop, site, game, handout).locator("canvas").all():
        assert 0.6 < picture.evaluate(LIGHT) < 0.998
    titles = [
        title for each in game.options if each.id in handout.options for _, title in each.choices
    ]
    for title in titles or [""]:
        if title:
            desktop.get_by_role("radio", name=title, exact=True).check()
            expect(desktop.get_by_role("article").first).to_contain_text(title)
        leaves = _preview(desktop).all()
        for paper in SIZES:
            pages = _printed(desktop, paper)
            assert len(pages) == len(leaves)
            for leaf, sheet in zip(leaves, pages, strict=True):
                _check_on_page(leaf, sheet, paper)


def test_each_copy_of_a_random_layout_is_another_and_can_be_drawn_again(
    desktop: Page, site: str
) -> None:
    game = find("eight-cities")
    _open(desktop, site, game, game.look.paper[0])
    desktop.get_by_label("Copies").select_option("3")
    expect(desktop.get_by_role("article")).to_have_count(3)
    pictures = _preview(desktop).get_by_role("img")
    layouts = [picture.get_attribute("aria-label") for picture in pictures.all()]
    assert len(set(layouts)) == 3
    click(desktop.get_by_role("button", name="Draw again"))
    expect(pictures.first).not_to_have_attribute("aria-label", layouts[0] or "")
    _preview(desktop)
    assert len(_printed(desktop)) == 3


def test_the_focus_of_the_page_leaves_no_line_on_paper(desktop: Page, site: str) -> None:
    game = find("cercas")
    # After opening an address, the page as a whole has the focus.
    go_home(desktop, site)
    desktop.goto(f"{site}#print={game.id}")
    expect(desktop.get_by_role("main")).to_be_focused()
    desktop.keyboard.press("Shift")
    desktop.emulate_media(media="print")
    expect(desktop.get_by_role("main")).to_have_css("outline-style", "none")
    desktop.emulate_media(media="null")


@pytest.mark.parametrize("game", WITH_PUZZLES, ids=lambda game: game.id)
def test_a_booklet_of_puzzles_fits_its_pages_and_ends_with_the_answers(
    desktop: Page, site: str, game: Game[Any]
) -> None:
    # How many copies were wanted before is forgotten there.
    go_home(desktop, site)
    desktop.goto(f"{site}#print={game.id}")
    desktop.get_by_role("radio", name="Puzzles", exact=True).check()
    full = [2] * 12 if game.sheets else [4] * 6
    expect(desktop.get_by_role("article")).to_have_count(len(full) + 1)
    leaves = _preview(desktop).all()
    assert [leaf.locator("canvas").count() for leaf in leaves] == [*full, 0]
    expect(leaves[-1].get_by_role("row")).to_have_count(24)
    papers = _printed(desktop, "Letter")
    assert len(papers) == len(leaves)
    for leaf, sheet in zip(leaves, papers, strict=True):
        _check_on_page(leaf, sheet, "Letter")


def test_the_board_is_made_for_as_many_as_play(desktop: Page, site: str) -> None:
    game = find("eight-by-eight")
    leaf = _open(desktop, site, game, game.look.paper[0])
    for count in range(game.players[0], game.players[1] + 1):
        desktop.get_by_role("radio", name=str(count), exact=True).check()
        expect(leaf.get_by_role("columnheader")).to_have_count(count)
        _preview(desktop)
        (sheet,) = _printed(desktop, "Letter")
        _check_on_page(leaf, sheet, "Letter")


@pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
def test_nothing_of_a_game_that_was_played_is_cut(
    desktop: Page, site: str, game: Game[Any]
) -> None:
    record = read(max(folder(game).glob("*.txt")).read_text("utf-8"))
    table = Table(desktop).open(record_link(site, record.data()))
    click(table.command("Print"))
    leaf = _preview(desktop)
    for paper in SIZES:
        papers = _printed(desktop, paper)
        words = "".join(sheet.words for sheet in papers)
        assert not [action for action in record.actions if action not in words]
        pictures = [(picture, sheet) for sheet in papers for picture in sheet.pictures]
        assert len(pictures) == leaf.locator("canvas").count()
        for picture, sheet in pictures:
            _check_inside(picture, sheet)


def test_the_browsers_own_command_prints_the_page_of_the_game(desktop: Page, site: str) -> None:
    Table(desktop).open(link(site, BREAKTHROUGH)).at(len(BREAKTHROUGH))
    expect(desktop.locator("html")).to_have_attribute("data-paper", "ready")
    (sheet,) = _printed(desktop)
    for words in ("White wins", "White has reached Black’s home row.", "Played by", *BREAKTHROUGH):
        assert squeezed(words) in sheet.words
    assert squeezed("Undo") not in sheet.words
    # Pictures, or what they are drawn of: the letters below each of four boards.
    assert max(len(sheet.pictures), sheet.words.count("abcdefgh")) == 4


def test_until_that_page_is_ready_the_table_prints_with_what_it_says(
    desktop: Page, site: str
) -> None:
    Table(desktop).open(link(site, BREAKTHROUGH)).at(len(BREAKTHROUGH))
    desktop.evaluate(UNREADY)
    words = "".join(sheet.words for sheet in _printed(desktop))
    moves = (action.replace("-", "–").replace("x", " hits ") for action in BREAKTHROUGH)
    for sentence in ("White wins", "6 stacks", *moves):
        assert squeezed(sentence) in words
    assert squeezed("Undo") not in words


def test_rules_that_are_open_at_a_table_are_what_is_printed(desktop: Page, site: str) -> None:
    table = Table(desktop).open(link(site, BREAKTHROUGH)).at(len(BREAKTHROUGH))
    expect(desktop.locator("html")).to_have_attribute("data-paper", "ready")
    click(table.command("Rules"))
    expect(desktop.get_by_role("dialog").get_by_role("article")).to_be_visible()
    words = "".join(sheet.words for sheet in _printed(desktop))
    assert squeezed("Our ruling.") in words
    assert squeezed("Played by") not in words
    desktop.keyboard.press("Escape")


def test_on_a_phone_the_preview_is_as_wide_as_the_page(desktop: Page, site: str) -> None:
    desktop.goto(f"{site}#print=on-tour")
    for width in (320, 390):
        desktop.set_viewport_size({"width": width, "height": 640})
        desktop.evaluate(SETTLED)  # the layout follows the window in its next frame
        box = _preview(desktop).bounding_box()
        assert box
        assert box["width"] > 0.85 * width
        assert desktop.evaluate("document.documentElement.scrollWidth <= innerWidth")
