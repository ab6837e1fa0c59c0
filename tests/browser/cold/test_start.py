"""The start: it shows its progress, and says in words what is wrong if it fails."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from pygames.games import catalog, ids
from tests.browser.conftest import watched
from tests.browser.held import hold_page, hold_python
from tests.browser.tables import BREAKTHROUGH, link
from tests.support.effort import covering
from tests.support.sites import change, flip_one_bit

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from tests.browser.conftest import Watch
    from tests.support.sites import Server


GAME = "#game=murus-gallicus"
COULD_NOT = "This game could not start"
# A browser reports a file that didn't come, or wasn't the right one, in its console too.
REPORTED = r"Failed to load resource|integrity|Failed to find a valid digest|fetching the script"


def expect_engine(page: Page, state: str) -> None:
    expect(page.locator("html")).to_have_attribute("data-engine", state)


def expect_failure(page: Page, words: str) -> None:
    expect_engine(page, "failed")
    message = page.get_by_text(COULD_NOT)
    expect(message).to_be_visible()
    expect(message).to_contain_text(re.compile(words))


def test_games_are_chosen_and_rules_read_while_python_comes(page: Page, site: str) -> None:
    held = hold_python(page)
    with page.expect_request("**/*.wasm"):
        page.goto(site)
    shelf = page.get_by_role("list", name="Games").get_by_role("button")
    expect(shelf).to_have_count(len(catalog()))
    ledge = page.get_by_role("contentinfo")
    expect(ledge).to_contain_text("Setting up")
    ledge.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("article").get_by_role("heading").first).to_be_visible()
    page.get_by_role("link", name="Back").click()
    shelf.first.click()
    page.get_by_role("button", name="Start").click()
    main = page.get_by_role("main")
    expect(main).to_contain_text("Setting up")
    # The page says meanwhile what is coming.
    game = catalog()[0]
    expect(main.get_by_role("heading", name=game.title)).to_be_visible()
    expect(main).to_contain_text(game.short.goal)
    expect_engine(page, "loading")
    held.let_go()
    expect(page.locator("html")).to_have_attribute("data-board", "painted")
    page.goto(f"{site}#")
    expect(ledge.get_by_text("Saving a copy for offline use")).to_be_visible()
    expect(ledge.get_by_text("Setting up")).to_be_hidden()


# What shows when Python begins to start, and how far the board is when files begin to be kept.
AT_ONCE = """
const { Worker } = globalThis;
globalThis.Worker = class extends Worker {
  constructor(...args) {
    super(...args);
    const pictures = [...document.querySelectorAll('[data-game] canvas')];
    globalThis.atStart ??= {
      pictures: pictures.filter(({ width }) => width).length,
      board: document.querySelectorAll('.board[data-prepared]').length,
    };
  }
};
const { register } = navigator.serviceWorker;
navigator.serviceWorker.register = function (...args) {
  globalThis.atKeeping = document.documentElement.dataset.board;
  return register.apply(this, args);
};
"""
CARD = re.compile(r"/card-(.*)\.json$")
OF_PAGE = re.compile(r"/app/\w+/(.*)$")
NEEDED = re.compile(
    r"(head|main|playing|worker|config)\.js|(style|later)\.css|fonts/.*|answers/card-.*"
)
"""Files of the page that every start may ask for."""
ALSO = {"": "classics.svg", GAME: r"(ready|parts)\.js|answers/opening-.*"}
"""The picture of the small games; what a table needs."""


@dataclass(frozen=True)
class Start:
    """What a first visit showed first, how far its board was then, and which files it asked for."""

    shown: dict[str, int]
    board: str
    files: list[str]
    """Those of the page."""

    @property
    def cards(self) -> list[str]:
        """The games whose cards it asked for."""
        return sorted(id for name in self.files for id in CARD.findall(name))


@cache
def first_visit(browser: Browser, address: str) -> Start:
    files: list[str] = []
    for page in watched(browser):
        page.add_init_script(AT_ONCE)
        page.on("request", lambda request: files.extend(OF_PAGE.findall(request.url)))
        page.goto(address)
        expect_engine(page, "ready")
        page.wait_for_function("() => 'atKeeping' in globalThis")
        moments, board = page.evaluate("[atStart, atKeeping]")
    return Start(moments, board, files)


PLACES = pytest.mark.parametrize("place", ["", GAME], ids=["home", "table"])


@PLACES
def test_on_a_first_visit_python_waits_until_the_page_shows(
    browser: Browser, site: str, place: str
) -> None:
    counts = {"pictures": 0, "board": 1} if place else {"pictures": len(catalog()), "board": 0}
    assert first_visit(browser, site + place).shown == counts


@PLACES
def test_the_card_of_each_game_that_shows_is_fetched_once_and_no_other(
    browser: Browser, site: str, place: str
) -> None:
    cards = ["murus-gallicus"] if place else sorted(ids())
    assert first_visit(browser, site + place).cards == cards


@PLACES
def test_no_part_of_the_page_is_fetched_before_it_is_wanted(
    browser: Browser, site: str, place: str
) -> None:
    """Neither the workshop nor its small games, nor any other page."""
    files = first_visit(browser, site + place).files
    needed = re.compile(f"{NEEDED.pattern}|{ALSO[place]}")
    assert [name for name in files if not needed.fullmatch(name)] == []


def test_files_are_kept_once_the_game_can_be_played(browser: Browser, site: str) -> None:
    assert first_visit(browser, site + GAME).board == "painted"


def test_cards_are_asked_for_before_the_page_runs(page: Page, site: str) -> None:
    page.route("**/main.js", lambda _: None)
    with page.expect_request("**/card-murus-gallicus.json"):
        page.goto(site + GAME, wait_until="commit")


def test_cards_are_asked_for_before_the_rules_say_of_which_game_a_link_is(
    page: Page, site: str
) -> None:
    page.route("**/*.wasm", lambda _: None)
    with page.expect_request("**/card-murus-gallicus.json"):
        page.goto(link(site, BREAKTHROUGH[:1]))


# A page that is put aside has no frames, and nothing in it is laid out.
ASIDE = """
const Plain = ResizeObserver;
globalThis.ResizeObserver = class extends Plain { observe() {} };
globalThis.requestAnimationFrame = () => 0;
"""
BEFORE_IT_OPENS = ASIDE + "Object.defineProperty(document, 'hidden', { value: true });"
WHEN = {"opened aside": BEFORE_IT_OPENS, "left at once": ASIDE}


@pytest.mark.parametrize(("place", "when"), covering(["", GAME], list(WHEN)))
def test_python_starts_in_a_hidden_page(page: Page, site: str, place: str, when: str) -> None:
    page.add_init_script(WHEN[when])
    page.goto(site + place)
    expect_engine(page, "ready")


def test_a_page_that_never_settles_can_get_a_newer_version_all_the_same(
    page: Page, site: str
) -> None:
    page.add_init_script(AT_ONCE)
    page.route("**/card-*.json", lambda _: None)
    page.clock.install()
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-offline", "saving")
    page.clock.fast_forward(121_000)
    page.wait_for_function("() => 'atKeeping' in globalThis")


def test_large_files_are_asked_for_before_the_programs_that_need_them_came(
    page: Page, site: str
) -> None:
    page.route("**/pyodide.js", lambda _: None)
    with page.expect_request("**/*.wasm"), page.expect_request("**/python_stdlib.zip"):
        page.goto(site)


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        ("pyodide/*/pyodide.js", "pyodide.js is missing"),
        ("pyodide/*/pyodide.asm.js", "pyodide.asm.js is missing"),
        ("pyodide/*/pyodide.asm.wasm", "pyodide.asm.wasm is missing"),
        ("pyodide/*/python_stdlib.zip", "python_stdlib.zip is missing"),
        ("py/*/pygames_tabletop-*.zip", r"pygames_tabletop-\S+ is missing"),
        ("app/*/worker.js", "couldn’t be loaded"),
    ],
)
def test_a_file_that_is_missing_is_named(
    page: Page, watch: Watch, own_site: Path, own_server: Server, pattern: str, words: str
) -> None:
    (path,) = own_site.glob(pattern)
    path.unlink()
    watch.allow("")  # what Python says without its library differs
    page.goto(own_server.url + GAME)
    expect_failure(page, words)


@pytest.mark.parametrize(
    ("missing", "words"),
    [("WebAssembly", "runs no WebAssembly"), ("Worker", "runs no background workers")],
)
def test_a_browser_that_lacks_something_is_told_what(
    page: Page, site: str, missing: str, words: str
) -> None:
    page.add_init_script(f"delete globalThis.{missing}")
    page.goto(site + GAME)
    expect_failure(page, words)
    # A missing file is reported as a game's only if a game was asked for.
    page.goto(f"{site}#learn=murus-gallicus")
    message = page.get_by_role("alert").filter(has_text="This page could not be shown.")
    expect(message).to_contain_text(words)


LACKS = {
    "popovers": "delete HTMLElement.prototype.popover",
    "letters": "delete Intl.Segmenter",
    "colours": "CSS.supports = (name, value) => !/light-dark/.test(value)",
}


@pytest.mark.parametrize("lack", LACKS)
def test_a_browser_that_is_too_old_is_told_so_and_reads_the_rules(
    page: Page, site: str, lack: str
) -> None:
    page.add_init_script(LACKS[lack])
    page.goto(site + GAME)
    message = page.get_by_role("alert")
    expect(message).to_contain_text("This browser is too old for the games.")
    expect(page.get_by_role("main")).not_to_contain_text("Setting up")
    expect(message.get_by_role("link")).to_have_count(len(catalog()))
    message.get_by_role("link", name="Murus Gallicus").click()
    expect(page.get_by_role("heading", name="Murus Gallicus").first).to_be_visible()


def test_games_that_cannot_be_played_are_shown_with_their_rules(page: Page, site: str) -> None:
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(site)
    expect(page.get_by_role("alert")).to_contain_text("not play now. This browser runs no WebA")
    expect(page.get_by_role("list", name="Games").get_by_role("button")).to_have_count(
        len(catalog())
    )
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("article").get_by_role("heading").first).to_be_visible()


THROW = """() => new Promise((done) => {
  addEventListener('error', () => done(null), { once: true });
  setTimeout(() => { throw new Error('of a wallet'); });
})"""


def test_errors_of_other_code_before_the_start_are_not_the_pages(
    page: Page, watch: Watch, site: str
) -> None:
    """As of a browser's extensions, which run in every page."""
    held = hold_page(page)
    page.goto(site, wait_until="commit")
    expect(page.get_by_role("main")).to_contain_text("Setting up")
    watch.allow("of a wallet")
    page.evaluate(THROW)
    expect(page.get_by_text("This page could not start")).to_be_hidden()
    expect(page.get_by_role("main")).to_contain_text("Setting up")
    held.let_go()
    expect_engine(page, "ready")


def test_trying_again_starts_what_could_not_start_before(
    page: Page, watch: Watch, own_site: Path, own_server: Server
) -> None:
    wheel = change(own_site, "py/*/pygames_tabletop-*.zip", flip_one_bit)
    watch.allow(REPORTED)
    page.goto(own_server.url + GAME)
    expect_failure(page, r"pygames_tabletop-\S+ is not the one that this page was built with")
    wheel.write_bytes(flip_one_bit(wheel.read_bytes()))
    page.get_by_role("button", name="Try again").click()
    expect_engine(page, "ready")
    expect(page.locator("html")).to_have_attribute("data-board", "painted")
