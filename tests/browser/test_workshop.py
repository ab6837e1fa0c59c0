"""A game in one file: made, mended, played and sent; and one that tries to reach more."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect
from pytest_playwright.pytest_playwright import CreateContextCallback

from pygames import examples
from pygames.added.brought import bring
from pygames.core import UNSEEN
from pygames.door.card import card
from pygames.match import next_author
from tests.browser.axe import findings
from tests.browser.conftest import Watch, watched
from tests.browser.everywhere.drivers import wait_until
from tests.browser.far import begin, send
from tests.browser.live import CHANNELS, alike, connect, decide, state, to_decide
from tests.browser.tables import OPEN, PHONE, Table, leave_table
from tests.support import ways_out
from tests.support.effort import often
from tests.support.toy import knowing_no_added_game, toy_wheel

MODELS = Path(examples.__path__[0])
THREE = (MODELS / "three.py").read_text("utf-8")
HANDS = (MODELS / "rock_paper_scissors.py").read_text("utf-8")
FINE = "Works. Try it on the board."
# An editor of the browser's own keeps the look of what is replaced, which the policy refuses.
LOOKS = "Applying inline style violates"
# A game may use any part of Python.
REST = "pyodide.rest.wasm"
KEEP = "([id, text]) => localStorage.setItem(`pygames:${location.pathname}:made:${id}`, text)"

WIDE: ViewportSize = {"width": 1280, "height": 720}


@pytest.fixture(scope="module")
def tab(browser: Browser) -> Iterator[Page]:
    """One page for the tests here, in which a second Python starts soon once one has started."""
    yield from watched(browser, allowed=f"{LOOKS}|{REST}")


@pytest.fixture
def maker(tab: Page, site: str) -> Page:
    """That page with nothing kept, and without a table."""
    leave_table(tab, site).evaluate("localStorage.clear()")
    tab.set_viewport_size(WIDE)
    return tab


def file_of(page: Page) -> Locator:
    """Find the part of the workshop with the file, and what is said of it."""
    return page.get_by_role("region", name="The file")


def files_of(page: Page, key: str = "") -> Locator:
    """Open the list of what was written, with a press or a key."""
    for name in ("More files", "Your files"):
        button = page.get_by_role("button", name=name)
        if key:
            button.press(key)
        else:
            button.click()
    return page.get_by_role("dialog", name="Your files")


def write(page: Page, text: str) -> None:
    """Replace the file, as with a paste."""
    page.get_by_role("textbox", name="a game in Python").click()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.insert_text(text)


def open_a_model_and_return(page: Page) -> None:
    """Choose a model by keyboard, and put the changed file back."""
    page.get_by_role("button", name="Begin with …").press("Enter")
    page.get_by_role("dialog").get_by_role("button", name="Placing stones").press("Enter")
    expect(page.get_by_role("textbox", name="my_hex.py")).to_be_visible()
    files_of(page, "Enter").get_by_role("button", name="Open my_game.py").press("Enter")
    expect(file_of(page).get_by_text("my_game.py", exact=True)).to_be_visible()
    expect(file_of(page).get_by_text(FINE)).to_be_visible()
    page.get_by_role("button", name="Begin with …").press("Enter")
    expect(page.get_by_role("dialog").get_by_role("button", name="Moving pieces")).to_be_visible()
    page.keyboard.press("Escape")


def play_to_the_end(page: Page) -> None:
    """Point at the first place that can be picked, until the game is over."""
    for ply in range(0, 20, 2):
        page.locator(OPEN).first.click()
        page.locator(f'[data-ply="{ply + 2}"]:not(li), [data-over]').first.wait_for()
        if page.locator("[data-over]").count():
            return
    raise AssertionError("the game doesn't end")


def test_a_model_is_changed_mended_played_and_printed_on_a_phone(maker: Page, site: str) -> None:
    page = maker
    page.set_viewport_size(PHONE["viewport"])
    page.goto(f"{site}#")
    page.get_by_role("link", name="Make your own").click()
    expect(file_of(page).get_by_text(FINE)).to_be_visible()
    assert findings(page) == []

    second = THREE.replace("Squares(3, 3)", "Squares(3, 2)").replace(
        "win(player)", "win(1 - player)"
    )
    write(page, second.replace("% 2 if", "% 2 of"))
    expect(file_of(page).get_by_text("line 19: this isn’t Python")).to_be_visible()
    expect(page.get_by_role("button", name="Play it")).to_be_disabled()
    page.get_by_role("button", name="Go to line 19").click()
    editor = page.get_by_role("textbox", name="a game in Python")
    expect(editor).to_be_focused()
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(editor).not_to_be_focused()
    for key in ("Shift+Tab", "Shift+Tab"):
        page.keyboard.press(key)
    expect(page.get_by_role("button", name="More files")).to_be_focused()

    write(page, second)
    expect(file_of(page).get_by_text(FINE)).to_be_visible()
    expect(page.get_by_role("log").get_by_text(FINE)).to_have_count(2)
    open_a_model_and_return(page)
    expect(page.get_by_role("button", name="Play it")).to_be_enabled()
    page.get_by_role("button", name="The board").click()
    assert findings(page) == []
    page.get_by_role("button", name="Play it").click()
    table = Table(page).at(0)
    expect(page.get_by_text("Made by you.")).to_be_visible()
    play_to_the_end(page)
    ply = table.ply()
    page.keyboard.press("u")
    table.past(ply)
    page.goto(f"{site}#print={made(page)}")
    expect(page.get_by_role("article")).to_have_count(1)


def made(page: Page) -> str:
    """Return the id of the game that was kept last."""
    names: list[str] = page.evaluate("Object.keys(localStorage)")
    return next(name.partition("made:")[2] for name in names if "made:" in name)


def sealed(pages: list[Page], *, by_link: bool) -> None:
    """Check that no page but the author's keeps what was chosen, and that the other says so."""
    if by_link:
        return
    assert alike(pages).record.actions[-1].startswith(UNSEEN)
    expect(pages[1].get_by_text("Red has chosen").first).to_be_visible()


def test_two_people_play_a_made_game_with_secrets_live_and_by_links(
    maker: Page,
    watch: Watch,
    site: str,
    new_context: CreateContextCallback,
) -> None:
    """Each has it in a profile of their own; a choice is sealed until both have chosen."""
    watch.allow(REST)
    ben = new_context(**PHONE).new_page()
    ben.context.add_init_script(CHANNELS)
    random, plies = Random(1), often(4, 20)
    with knowing_no_added_game():
        game = bring("hands.py", HANDS)
        pages = [maker, ben]
        for page in pages:
            page.goto(f"{site}#")
            entry = {"name": "hands.py", "text": HANDS, "by": "Ann", "card": card(game)}
            page.evaluate(KEEP, [game.id, json.dumps(entry)])
        begin(maker, site, game.id, "person,far")
        decide(maker, random, alone=True)
        connect(maker, ben, "Ben")
        by_link = False
        for ply in range(plies):
            author = next_author(to_decide(pages))
            if author is None:
                break
            if ply == plies // 2:
                ben.reload()
                state(maker, "lost")
                by_link = True
            decide(pages[author], random, alone=by_link)
            if not author:
                sealed(pages, by_link=by_link)
            if by_link:
                pages[1 - author].goto(send(pages[author]))
        assert alike(pages).record.header.game == game.id


def test_a_wheel_is_installed_apart_played_and_removed(
    maker: Page, site: str, tmp_path: Path
) -> None:
    page = maker
    page.goto(f"{site}#workshop")
    field = page.locator(".workshop input[type=file]")
    field.set_input_files(toy_wheel(tmp_path))
    dialog = page.get_by_role("dialog", name="Add a game")
    expect(dialog.get_by_text("Not made by this site")).to_be_visible()
    assert findings(page) == []
    dialog.get_by_role("link", name="Play Dice Nim").click()
    Table(page).painted()
    page.goto(f"{site}#workshop")
    files_of(page).get_by_role("button", name="Remove Dice Nim").press("Enter")
    expect(
        page.get_by_role("listitem").get_by_text("Dice Nim (from elsewhere) is removed.")
    ).to_be_visible()
    expect(page.get_by_role("button", name="Put it back")).to_be_focused()
    assert "made:" not in " ".join(page.evaluate("Object.keys(localStorage)"))


def test_a_game_that_was_sent_reaches_nothing(page: Page, watch: Watch, site: str) -> None:
    watch.allow(f"{LOOKS}|{REST}|404")
    with ways_out.counting(site) as (address, requests):
        text = ways_out.GAME.replace("ADDRESS", address + ways_out.LEAK)
        page.goto(ways_out.link_to(address, text))
        play = page.get_by_role("button", name="Play", exact=True)
        expect(play).to_be_enabled()
        play.click()
        Table(page).at(0)
        page.get_by_role("button", name="pass").click()
        Table(page).past(0)
        expect(page.locator('[data-pick="pass"]').first).to_have_text(ways_out.NONE)
        assert requests == []


def test_nothing_that_a_browser_offers_is_left_in_such_a_worker(
    page: Page, watch: Watch, site: str, dist: Path
) -> None:
    """A browser's next interface is gone by itself: this fails for all that isn't allowed."""
    watch.allow("404|Content Security Policy|Refused|WebSocket|TrustedScriptURL|Failed to load")
    (script,) = dist.glob("app/*/isolated.js")

    def attack(script: str, name: str) -> dict[str, list[str]]:
        page.goto(f"{address}robots.txt")  # It starts nothing.
        worker = ways_out.attack(script, f"{address}{ways_out.LEAK}-{name}")
        doors: dict[str, list[str]] = page.evaluate(ways_out.RUN, ["pygames", worker])
        return doors

    with ways_out.counting(site) as (address, requests):
        doors = attack(script.read_text("utf-8"), "walled")
        assert {"fetch", "WebSocket", "Worker", "trustedTypes", "postMessage"} <= {*doors["had"]}
        assert {*doors["left"]} - ways_out.ALLOWED - ways_out.STAND_INS == set()
        assert (doors["own"], doors["fixed"]) == ([], [])
        # The same from a worker without walls arrives, so what didn't arrive before it never will.
        assert {*attack("", "bare")["left"]} >= {"fetch", "WebSocket", "Worker", "trustedTypes"}
        wait_until(lambda: bool(requests))
        assert {each.rpartition("-")[2] for each in requests} == {"bare"}
