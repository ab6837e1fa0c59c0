"""The rules of every game: as a page, as a sheet at the table, on a phone and on paper."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pygames.game import Game
from pygames.games import catalog
from tests.browser.conftest import watched
from tests.browser.paper import pages, squeezed
from tests.browser.tables import Table, click

FIRST = catalog()[0]

# Waits until a figure is painted, that is, until it has many colours; tells how many of its
# dots stand for one of the page.
PAINTED = """async canvas => {
  const small = new OffscreenCanvas(64, 64).getContext('2d', { willReadFrequently: true });
  const colors = () => {
    small.drawImage(canvas, 0, 0, 64, 64);
    return new Set(new Uint32Array(small.getImageData(0, 0, 64, 64).data.buffer)).size;
  };
  for (let tries = 0; tries < 200 && colors() < 6; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return colors() < 6 ? 0 : canvas.width / canvas.clientWidth;
}"""


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One dark desktop for all the tests here, since Python takes a while to start."""
    viewport = {"width": 1440, "height": 900}
    yield from watched(browser, viewport=viewport, color_scheme="dark")


@pytest.fixture(scope="module", params=catalog(), ids=lambda game: game.id)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    """A game, for all the tests of games in turn: they find its rules open already."""
    card: Game[Any] = request.param
    return card


def _open(page: Page, site: str, game: Game[Any]) -> Locator:
    """Open a game's rules by their address, and give the article."""
    page.goto(f"{site}#rules={game.id}")
    return _article(page, game)


def _article(page: Page, game: Game[Any]) -> Locator:
    article = page.get_by_role("article")
    expect(article.get_by_role("heading", name=game.title, exact=True)).to_be_visible()
    return article


def _check_figures(article: Locator, game: Game[Any]) -> None:
    """Check that each figure is painted, crisp, and has its caption as its name."""
    captions = re.findall(r"^!\[([^\]]*)\]", game.text(), re.MULTILINE)
    expect(article.get_by_role("img")).to_have_count(len(captions))
    for caption in captions:
        figure = article.get_by_role("img", name=caption, exact=True)
        assert figure.evaluate(PAINTED) >= 2, f"{caption} is not painted, or coarse"


def test_a_page_has_every_clause_and_figure(desktop: Page, site: str, game: Game[Any]) -> None:
    article = _open(desktop, site, game)
    for number in re.findall(r"^\*\*([A-Z]\d+[a-z]?)\*\*", game.text(), re.MULTILINE):
        expect(article.get_by_text(number, exact=True)).to_be_visible()
    _check_figures(article, game)
    expect(desktop).to_have_title(re.compile(game.title))


def test_paper_has_the_rules_and_nothing_of_the_page(
    desktop: Page, site: str, game: Game[Any]
) -> None:
    article = _open(desktop, site, game)
    words = [squeezed(text) for text in article.locator("p, li, h2, h3").all_text_contents()]
    sheets = pages(desktop.pdf(format="A4"))
    assert 1 <= len(sheets) <= 4
    text = "".join(sheets)
    assert not [each for each in words if each not in text]
    others = [other.title for other in catalog() if other != game]
    assert not [title for title in others if squeezed(title) in text]


def test_the_sheet_at_the_table_is_the_same(desktop: Page, site: str, game: Game[Any]) -> None:
    table = Table(desktop).open(f"{site}#game={game.id}")
    click(table.command("Rules"))
    dialog = desktop.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=game.title)).to_be_visible()
    _check_figures(_article(desktop, game), game)
    board, sheet = table.board.bounding_box(), dialog.bounding_box()
    assert board
    assert sheet
    assert board["x"] + board["width"] <= sheet["x"]
    desktop.keyboard.press("Escape")
    expect(dialog).to_be_hidden()


def test_the_sheet_prints_without_the_table(desktop: Page, site: str) -> None:
    table = Table(desktop).open(f"{site}#game=murus-gallicus")
    click(table.command("Rules"))
    article = desktop.get_by_role("article")
    words = [squeezed(text) for text in article.locator("p").all_text_contents()]
    text = "".join(pages(desktop.pdf(format="A4")))
    assert not [each for each in words if each not in text]
    assert "Takeback" not in text


def test_on_a_phone_figures_stand_in_their_place(phone: Page, site: str, game: Game[Any]) -> None:
    article = _open(phone, site, game)
    _check_figures(article, game)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    current = phone.get_by_role("navigation").get_by_role("link", name=game.title)
    expect(current).to_be_in_viewport()
    for figure in article.locator(".illustrated").all():
        clause, picture = figure.locator(".clause").first, figure.get_by_role("img").first
        above, below = clause.bounding_box(), picture.bounding_box()
        assert above
        assert below
        assert above["y"] + above["height"] <= below["y"]


def test_rules_are_read_before_python_comes(page: Page, site: str) -> None:
    page.route("**/*.wasm", lambda _: None)
    with page.expect_request("**/*.wasm"):
        article = _open(page, site, FIRST)
    _check_figures(article, FIRST)
    expect(page.locator("html")).to_have_attribute("data-engine", "loading")
