"""A game in one file: made, mended, played and sent; and one that tries to reach more."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Locator, Page, expect
from pytest_playwright.pytest_playwright import CreateContextCallback

from pygames import examples
from tests.browser.conftest import Watch
from tests.browser.tables import PHONE, Table

MODELS = Path(examples.__path__[0])
THREE = (MODELS / "three.py").read_text("utf-8")
FINE = "keeps all promises of a game"
# An editor of the browser's own keeps the look of what is replaced, which the policy refuses.
LOOKS = "Applying inline style violates"
# A game may use any part of Python.
REST = "pyodide.rest.wasm"

# Each way out, tried as a game can: Python reaches what its worker reaches.
TRIES = f"""
from js import Object, WorkerGlobalScope, self as here
from pyodide.ffi import create_proxy, to_js

if not hasattr(here, "outcomes"):
    here.outcomes = Object.new()

    def note(way, outcome):
        setattr(here.outcomes, way, outcome)

    def later(way, promise):
        promise.then(create_proxy(lambda *_: note(way, "reached")),
                     create_proxy(lambda *_: note(way, "refused")))

    def attempt(way, act):
        note(way, "waits")
        try:
            promise = act()
        except BaseException:
            return note(way, "refused")
        if hasattr(promise, "then"):
            later(way, promise)
        else:
            note(way, "reached")

    scope = WorkerGlobalScope.prototype
    attempt("site", lambda: scope.fetch.call(here, "SITE"))
    attempt("other", lambda: scope.fetch.call(here, "https://example.com/"))
    attempt("storage", lambda: here.indexedDB.open("pygames"))
    attempt("caches", lambda: here.caches.open("pygames"))
    attempt("text", lambda: here.eval("1"))
    attempt("scripts", lambda: scope.importScripts.call(here, "SITEapp/x.js"))
    attempt("worker", lambda: here.Worker.new("SITEapp/worker.js"))
    attempt("files", lambda: here.navigator.storage.getDirectory())

{THREE}"""
SAYS = f"""
from js import JSON, self as here

raise Exception("outcomes " + JSON.stringify(here.outcomes))

{THREE}"""


def file_of(page: Page) -> Locator:
    """Find the part of the workshop with the file, and what is said of it."""
    return page.get_by_role("region", name="The file")


def write(page: Page, text: str) -> None:
    """Replace the file, as with a paste."""
    page.get_by_role("textbox", name="a game in Python").click()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.insert_text(text)


def test_a_newcomer_changes_a_model_mends_a_fault_plays_and_sends_the_game(
    page: Page, watch: Watch, site: str, new_context: CreateContextCallback
) -> None:
    watch.allow(f"{LOOKS}|{REST}")
    page.goto(site)
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Advanced").click()
    page.get_by_role("link", name="Make a game").click()
    expect(file_of(page).get_by_text(FINE)).to_be_visible()

    write(page, THREE.replace("Squares(3, 3)", "Squares(4, 4)").replace("% 2 if", "% 2 of"))
    expect(file_of(page).get_by_text("line 19: this isn’t Python")).to_be_visible()
    expect(page.get_by_role("button", name="Play it")).to_be_disabled()
    page.get_by_role("button", name="Go to line 19").click()
    expect(page.get_by_role("textbox", name="a game in Python")).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(page.get_by_role("textbox", name="a game in Python")).not_to_be_focused()

    write(page, THREE.replace("Squares(3, 3)", "Squares(4, 4)"))
    expect(file_of(page).get_by_text(FINE)).to_be_visible()
    expect(page.get_by_role("button", name="Play it")).to_be_enabled()
    page.get_by_role("button", name="Share").click()
    link = page.get_by_role("textbox", name="The link to the game")
    expect(link).not_to_have_value("")
    address = link.input_value()
    page.keyboard.press("Escape")

    page.get_by_role("button", name="Play it").click()
    table = Table(page)
    table.at(0)
    expect(page.get_by_text("Made by you.")).to_be_visible()
    page.keyboard.press("m")
    page.get_by_label("Your move").fill("d4")
    page.keyboard.press("Enter")
    table.at(1)
    page.reload()
    table.at(1)

    friend = new_context(**PHONE).new_page()
    friend.goto(address)
    expect(friend.get_by_text("not by this site")).to_be_visible()
    friend.get_by_role("button", name="Play", exact=True).click()
    Table(friend).at(0)


def test_a_game_reaches_neither_network_nor_storage_nor_other_scripts(
    page: Page, watch: Watch, site: str
) -> None:
    watch.allow(f"{LOOKS}|{REST}")
    watch.allow("Content Security Policy|content security policy|Refused|blocked")
    page.goto(f"{site}#workshop")
    expect(file_of(page).get_by_text(FINE)).to_be_visible()
    answered: list[str] = []
    page.context.on("response", lambda response: answered.append(response.url))
    write(page, TRIES.replace("SITE", site).replace("Three in a Row", "Ways Out"))
    expect(file_of(page).get_by_text(f"Ways Out {FINE}")).to_be_visible()
    write(page, SAYS)
    said = file_of(page).get_by_text("Exception: outcomes")
    expect(said).to_be_visible()
    outcomes = said.inner_text()
    assert outcomes.count("refused") == 8, outcomes
    assert "reached" not in outcomes
    assert [url for url in answered if not url.startswith("data:")] == []


def test_a_loop_that_never_ends_is_stopped_and_named(page: Page, watch: Watch, site: str) -> None:
    watch.allow(f"{LOOKS}|{REST}")
    page.goto(f"{site}#workshop")
    expect(file_of(page).get_by_text(FINE)).to_be_visible()
    write(
        page,
        THREE.replace("        return Three(", "        while True: pass\n        return Three("),
    )
    expect(file_of(page).get_by_text("line 27: this loop doesn’t end")).to_be_visible()
    write(page, THREE)
    expect(file_of(page).get_by_text(FINE)).to_be_visible()
