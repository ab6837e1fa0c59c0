"""Files of the page that don't come or come damaged, and what a browser may refuse."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import REST
from tests.browser.held import Held, hold_python
from tests.browser.tables import (
    BREAKTHROUGH,
    COUNT_WORKERS,
    link,
    shelved,
)
from tests.support.sites import ONLY_SPLIT, change, flip_one_bit

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import Watch
    from tests.support.sites import Server


GAME = "#game=murus-gallicus"
# A browser reports a file that didn't come, or wasn't the right one, in its console too.
REPORTED = (
    "Failed to load resource|integrity|Failed to find a valid digest|fetching the script|"
    "dynamically imported module|Unexpected end of input"
)
NOT_STARTED = "This page could not start"


def expect_ready(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")


@pytest.mark.parametrize("pattern", ["app/*/main.js", "app/*/config.js"])
def test_a_page_whose_scripts_are_missing_says_so_and_reloads(
    page: Page, watch: Watch, own_site: Path, own_server: Server, pattern: str
) -> None:
    (path,) = own_site.glob(pattern)
    content = path.read_bytes()
    path.unlink()
    watch.allow("Failed to load resource")
    page.goto(own_server.url)
    expect(page.get_by_text(NOT_STARTED)).to_be_visible()
    path.write_bytes(content)
    page.get_by_role("button", name="Reload").click()
    expect_ready(page)


def test_a_page_whose_scripts_came_damaged_says_so_in_its_language_and_gets_them_anew(
    page: Page, watch: Watch, own_site: Path, own_server: Server
) -> None:
    """The browser keeps what it got: such files never change, as far as it knows."""
    (path,) = own_site.glob("app/*/main.js")
    content = path.read_bytes()
    change(own_site, "app/*/main.js", lambda _: b"(")
    watch.allow(REPORTED)
    page.goto(f"{own_server.url}?from=here&lang=hr")
    expect(page.get_by_text("Ova se stranica nije mogla pokrenuti.")).to_be_visible()
    expect(page.get_by_text(NOT_STARTED)).to_be_hidden()
    path.write_bytes(content)
    page.get_by_role("button", name="Osvježi").click()
    expect_ready(page)


def test_styles_that_do_not_come_are_asked_for_once_more(
    page: Page, watch: Watch, site: str
) -> None:
    page.route("**/style.css", lambda route: route.abort())
    watch.allow(REPORTED)
    page.goto(site)
    expect(page.locator("main")).to_have_css("display", "flex")


def test_a_page_whose_scripts_never_come_says_so(page: Page, site: str) -> None:
    page.route("**/main.js", lambda _: None)
    page.clock.install()
    page.goto(site, wait_until="commit")
    expect(page.get_by_text("Setting up")).to_be_visible()
    page.clock.fast_forward(29_000)
    expect(page.get_by_text(NOT_STARTED)).to_be_hidden()
    page.clock.fast_forward(2_000)
    expect(page.get_by_text(NOT_STARTED)).to_be_visible()


PARTS = [
    pytest.param(GAME, None, "playing", id="table"),
    pytest.param(link("", BREAKTHROUGH), "Review", "review", id="review"),
]
"""Where a part of the page is wanted, the command that asks for it there, and the part."""


@pytest.mark.parametrize(("place", "command", "missing"), PARTS)
def test_a_part_that_does_not_come_can_be_tried_again(
    page: Page, watch: Watch, site: str, place: str, command: str | None, missing: str
) -> None:
    files = re.compile(rf"/{missing}[-\w]*\.js$")
    page.route(files, lambda route: route.abort())
    watch.allow(REPORTED)
    page.goto(site + place)
    if command:
        page.get_by_role("button", name=command, exact=True).click()
    expect(page.get_by_text("A part of this page could not be loaded")).to_be_visible()
    page.unroute(files)
    page.get_by_role("button", name="Try again").click()
    there = {
        "playing": page.get_by_role("group", name="Board"),
        "review": page.get_by_role("slider", name="Win chance by move"),
    }
    expect(there[missing]).to_be_visible()


def test_rules_that_come_late_open_at_the_table_that_has_its_own_address_by_then(
    page: Page, watch: Watch, site: str
) -> None:
    watch.allow(REPORTED)
    held, requests = hold_python(page), Held(page, re.compile(r"/rules\.js"))
    page.goto(site + GAME)
    page.get_by_role("button", name="Rules", exact=True).click()
    requests.first().abort()
    expect(page.get_by_text("A part of this page could not be loaded")).to_be_visible()
    page.get_by_role("button", name="Try again").click()
    again = requests.first()
    held.let_go()
    expect(page).to_have_url(re.compile("#table="))
    again.continue_()
    page.unroute_all()
    expect(page.get_by_role("article").get_by_role("heading").first).to_be_visible()


def test_a_part_that_is_tried_again_leaves_the_rules_to_start(
    page: Page, watch: Watch, site: str
) -> None:
    page.add_init_script(COUNT_WORKERS)
    page.route("**/*.wasm", lambda _: None)
    page.route("**/playing.js", lambda route: route.abort())
    watch.allow(REPORTED)
    page.goto(site + GAME)
    expect(page.get_by_text("A part of this page could not be loaded")).to_be_visible()
    page.wait_for_function("() => globalThis.begun === 1")
    page.unroute("**/playing.js")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("[data-prepared]")).to_be_visible()
    assert page.evaluate("begun") == 1


def test_a_part_that_came_damaged_is_fetched_anew(
    page: Page, watch: Watch, own_site: Path, own_server: Server
) -> None:
    """The browser keeps what it got: such files never change, as far as it knows."""
    (path,) = own_site.glob("app/*/rules.js")
    whole = path.read_bytes()
    change(own_site, "app/*/rules.js", lambda _: b"(")
    watch.allow(REPORTED)
    page.goto(f"{own_server.url}#rules")
    expect(page.get_by_role("alert")).to_be_visible()
    path.write_bytes(whole)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("article").get_by_role("heading").first).to_be_visible()


# What asks Python for something that is no text, which needs the rest of its program.
NO_TEXT = """
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (data, ...more) {
  const spoiled = data.text?.includes('no text') ? { ...data, text: [data.text] } : data;
  post.call(this, spoiled, ...more);
};"""
SPOILED = '#record={"game":"cercas","seed":"no text"}'
FATAL = f"fatal error|{REST}"


@ONLY_SPLIT
def test_the_rest_of_python_is_fetched_anew_where_a_cache_has_changed_one_bit(
    page: Page, watch: Watch, dist: Path, site: str
) -> None:
    watch.allow(f"{REST}|^warning: ")  # Python tells of its error, line by line
    page.add_init_script(NO_TEXT)
    (rest,) = dist.glob(f"pyodide/*/{REST}")
    wrong = flip_one_bit(rest.read_bytes())
    page.route(f"**/{REST}", lambda route: route.fulfill(body=wrong))
    with page.expect_response(f"**/{REST}?again") as came:
        page.goto(site + SPOILED)
    assert came.value.body() == rest.read_bytes()
    expect(page.get_by_role("alert")).to_contain_text("Internal error")
    expect_ready(page)


@ONLY_SPLIT
def test_the_rest_of_python_with_one_bit_changed_is_not_run_and_named(
    page: Page, watch: Watch, own_site: Path, own_server: Server
) -> None:
    """What needs it can't be done, and everything else can: Python starts anew."""
    change(own_site, f"pyodide/*/{REST}", flip_one_bit)
    watch.allow(FATAL)
    page.add_init_script(NO_TEXT)
    page.goto(own_server.url + SPOILED)
    expect(page.get_by_role("main")).to_contain_text(f"{REST} is not the one that this page was")
    page.goto(own_server.url + GAME)
    expect(page.locator("html")).to_have_attribute("data-board", "painted")
    expect_ready(page)


def test_an_answer_with_one_bit_changed_is_not_believed(
    page: Page, watch: Watch, own_site: Path, own_server: Server
) -> None:
    """Then the rules are asked themselves. They have no puzzles: the page says why."""
    for name in ("card-murus-gallicus", "rules-murus-gallicus", "puzzles-murus-gallicus"):
        change(own_site, f"app/*/answers/{name}.json", flip_one_bit)
    watch.allow(REPORTED)
    page.goto(f"{own_server.url}#rules=murus-gallicus")
    expect(page.get_by_role("main")).to_contain_text("Setting up")
    expect(page.get_by_role("article").get_by_role("heading", name="Murus")).to_be_visible()
    expect_ready(page)
    page.goto(f"{own_server.url}#puzzles=murus-gallicus&way=day")
    expect(page.get_by_role("alert")).to_contain_text("The puzzles could not be loaded.")
    page.goto(f"{own_server.url}#")
    expect(shelved(page, "Murus Gallicus")).to_be_visible()


def test_a_pack_that_does_not_come_says_so_and_can_be_asked_for_again(
    page: Page, watch: Watch, site: str
) -> None:
    watch.allow(REPORTED)
    packs = "**/answers/puzzles-*"
    page.route(packs, lambda route: route.abort())
    page.goto(f"{site}#puzzles=murus-gallicus")
    expect(page.locator(".problem p")).to_have_text(
        "The puzzles could not be loaded. Check your connection, then try again."
    )
    page.unroute(packs)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("link", name="Solve it")).to_be_visible()


NO_CACHES = """() => {
  CacheStorage.prototype.keys = () => {
    document.body.dataset.asked = 'yes';
    return new Promise(() => {});
  };
}"""


def test_repair_says_so_where_the_kept_files_cannot_be_replaced(page: Page, site: str) -> None:
    page.clock.install()
    page.goto(site)
    expect_ready(page)
    page.evaluate(NO_CACHES)
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Advanced").click()
    page.get_by_role("button", name="Repair").click()
    expect(page.get_by_role("log").filter(has_text="Downloading")).to_have_count(1)
    # Only what waits for the caches may run out of time.
    expect(page.locator("body")).to_have_attribute("data-asked", "yes")
    page.clock.run_for(9000)
    expect(page.get_by_role("log").filter(has_text="could not be kept")).to_have_count(1)
