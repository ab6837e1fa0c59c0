"""Boards in pages of other sites: shown to those that the host names, and refused to all others."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, FrameLocator, Page, expect

from pygames import extend, new
from pygames.games import find
from pygames.link import write
from tests.browser.conftest import Watch
from tests.browser.tables import Table
from tests.support.door import ok
from tests.support.languages import page_words
from web.tools import assemble, folders, frames
from web.tools.hosting import rules
from web.tools.serve import Site, open_server

GAME = extend(extend(new("cercas"), "c3-e3:c2"), "e5-g5:f5")
PACK = (find("cercas").folder / "puzzles.txt").read_text("utf-8").splitlines()
PUZZLE = PACK[1].partition(" ")[0]
KEPT = """async () => [
  localStorage.length,
  (await caches.keys()).length,
  (await indexedDB.databases()).length,
  (await navigator.serviceWorker.getRegistrations()).length,
]"""


@contextmanager
def served(site: Site) -> Iterator[str]:
    server = open_server(site, 0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@dataclass(frozen=True)
class Blog:
    """A page of another site, with a frame."""

    folder: Path
    url: str

    def shows(self, page: Page, address: str, url: str = "") -> FrameLocator:
        return self.holds(page, f'<iframe src="{address}" width="420" height="700"></iframe>', url)

    def holds(self, page: Page, frame: str, url: str = "") -> FrameLocator:
        head = '<!doctype html><link rel="icon" href="data:,">'
        (self.folder / "index.html").write_text(head + frame, "utf-8")
        page.goto(url or self.url)
        return page.frame_locator("iframe")


@pytest.fixture(scope="module")
def blog(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Blog]:
    folder = tmp_path_factory.mktemp("blog")
    with served(Site(folder, "/", [])) as url:
        yield Blog(folder, url)


@pytest.fixture(scope="module")
def framed(blog: Blog, dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Build a site whose host lets the blog show its boards."""
    folder = tmp_path_factory.mktemp("framed") / "site"
    (pyodide,) = (dist / "pyodide").iterdir()
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(frames.VARIABLE, f"https://blog.example {blog.url[:-1]}")
        patch.setattr(assemble, "_pyodide", lambda: folders.read(pyodide))
        assemble.assemble(folder)
        table = rules()
    with served(Site(folder, "/", table)) as url:
        yield url


def expect_refused(page: Page, watch: Watch) -> None:
    watch.allow("frame-ancestors|Failed to load resource|request to http://localhost")
    (frame,) = page.main_frame.child_frames
    page.wait_for_function("() => frames.length === 1")
    assert frame.url.startswith("chrome-error:")


def test_without_the_hosts_word_no_page_shows_in_a_frame(
    page: Page, watch: Watch, blog: Blog, site: str
) -> None:
    blog.shows(page, site)
    expect_refused(page, watch)


def test_no_other_site_is_let_in(page: Page, watch: Watch, blog: Blog, framed: str) -> None:
    elsewhere = blog.url.replace("127.0.0.1", "localhost")
    blog.shows(page, f"{framed}embed.html#g={write(GAME)}", elsewhere)
    expect_refused(page, watch)


def test_a_game_can_be_gone_through_and_a_puzzle_solved_and_nothing_is_kept(
    page: Page, blog: Blog, framed: str
) -> None:
    frame = blog.shows(page, f"{framed}embed.html#of=cercas&g={write(GAME)}&at=1")
    expect(frame.get_by_role("heading", name="Cercas")).to_be_visible()
    board = frame.locator("[data-ply]:not(li)")
    expect(board).to_have_attribute("data-ply", "1")
    frame.get_by_role("button", name="Next move").click()
    expect(board).to_have_attribute("data-ply", "2")
    to_site = frame.get_by_role("link", name="Open on pygames")
    expect(to_site).to_have_attribute("href", f"cercas/#of=cercas&g={write(GAME)}")
    expect(to_site).to_have_attribute("target", "_blank")

    frame = blog.shows(page, f"{framed}embed.html#of=cercas&puzzle={PUZZLE}")
    expect(frame.locator(".step-task")).not_to_be_empty()
    frame.get_by_role("button", name="Show me").click()
    expect(frame.locator(".answer.shown")).to_be_visible()

    other = page.context.new_page()
    other.goto(f"{framed}cercas/")
    assert other.evaluate(KEPT) == [0, 0, 0, 0]


def test_the_code_that_share_copies_shows_the_game_over_its_whole_frame(
    page: Page, blog: Blog, framed: str
) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    Table(page).open(f"{framed}#of=cercas&g={write(GAME)}").at(len(GAME.actions))
    page.get_by_role("button", name="Share").click()
    page.get_by_text("On a page of your own").click()
    code = page.get_by_label("Code for your page").input_value()
    assert "border: 0" in code
    frame = blog.holds(page, code)
    board = frame.locator("[data-ply]:not(li)")
    expect(board).to_have_attribute("data-ply", str(len(GAME.actions)))
    box = board.bounding_box()
    assert box is not None
    assert box["width"] >= 400  # of 420
    expect(frame.locator(".framed-players")).to_contain_text("X")
    expect(frame.get_by_role("button", name="Last position")).to_be_in_viewport(ratio=1)


def test_where_no_site_may_show_boards_share_has_no_code(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    Table(page).open(f"{site}#of=cercas&g={write(GAME)}").at(len(GAME.actions))
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_label("Link to this game")).not_to_have_value("")
    expect(page.get_by_text("On a page of your own")).to_have_count(0)


def test_a_frame_speaks_the_visitors_language_unless_its_address_names_one(
    new_context: Callable[..., BrowserContext], blog: Blog, framed: str
) -> None:
    page = new_context(locale="fr-CA").new_page()
    words = f"#of=cercas&g={write(GAME)}"
    for query, code in (("", "fr"), ("?lang=de", "de"), ("?lang=tlh", "fr")):
        frame = blog.shows(page, f"{framed}embed.html{query}{words}")
        spoken = page_words(code)
        expect(frame.get_by_role("link", name=spoken["common"]["openSite"])).to_be_visible()
        record = ok("open", link=write(GAME))["record"]
        status = ok("view", record=record, lang=code)["status"]
        expect(frame.locator(".step")).to_contain_text(status)


def test_in_a_frame_nothing_else_can_be_reached(page: Page, blog: Blog, framed: str) -> None:
    for place in ("", "#game=cercas", "#games", "embed.html", "cercas/#games="):
        frame = blog.shows(page, framed + place)
        expect(frame.get_by_text("This link doesn’t lead to a game.")).to_be_visible()
