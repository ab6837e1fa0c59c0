"""The page with all games kept on this device: pictures, presses, and other tabs.

What it says, and files: `tests/web/page/library.test.ts`.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.axe import findings
from tests.browser.library import deed, menu
from tests.browser.tables import (
    BREAKTHROUGH,
    RECORD_HEADER,
    Table,
    go_home,
    hear_late,
)
from tests.support.moments import SETTLED

KEEP = """([key, text]) => localStorage.setItem(`pygames:${location.pathname}:${key}`, text)"""
DROP = """(text) => {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([text], 'games.json'));
  const how = { dataTransfer, bubbles: true, cancelable: true };
  document.querySelector('main h1').dispatchEvent(new DragEvent('drop', how));
}"""
GAME_TEXT = json.dumps(RECORD_HEADER | {"actions": ["d1-d3"]})
# The last played first: key, game, actions, seats, the rest.
GAMES: tuple[tuple[str, str, list[str], list[str], dict[str, Any]], ...] = (
    ("mine", "murus-gallicus", ["d1-d3", "e7-e5"], ["person", "bot2"], {"turn": 0}),
    ("ours", "cercas", ["d4-e4:d4"], ["person", "person"], {"turn": 1}),
    (
        "won",
        "murus-gallicus",
        list(BREAKTHROUGH),
        ["person", "bot4"],
        {"over": True, "line": "White wins"},
    ),
)


def filled(page: Page, site: str, times: int = 1) -> Page:
    """Go to the page with three games, or several times as many, from the home page.

    It reads what is kept as it begins.
    """
    go_home(page, site).evaluate("localStorage.clear()")
    for number, (key, game, actions, seats, rest) in enumerate(GAMES * times):
        record = RECORD_HEADER | {"game": game, "actions": actions}
        name = key if number < len(GAMES) else f"{key}{number}"
        table = {"format": 1, "key": name, "record": record, "seats": seats, "used": 1000 - number}
        page.evaluate(KEEP, [f"table:{name}", json.dumps(table | rest)])
    page.goto(f"{site}#games")
    expect(rows(page)).to_have_count(3 * times)
    return page


def rows(page: Page) -> Locator:
    """Find the games."""
    return page.get_by_role("list", name="Games kept on this device").get_by_role("listitem")


def painted(row: Locator) -> Locator:
    """Find the picture of a game, once it shows that game."""
    row.scroll_into_view_if_needed()
    thumb = row.locator(".thumb > :not(.sample) canvas")
    expect(thumb).to_have_count(1)
    return thumb


def picture(row: Locator) -> str:
    """Return what the picture of a game shows, as the rules have shown it."""
    row.scroll_into_view_if_needed()
    canvas = row.locator(".thumb > :not(.sample) canvas")
    data: str = canvas.evaluate("(canvas) => canvas.toDataURL()")
    return data


def test_a_card_opens_its_game_wherever_it_is_pressed(phone: Page, site: str) -> None:
    filled(phone, site)
    won = rows(phone).filter(has=phone.get_by_role("link", name="View: "))
    won.tap(position={"x": 40, "y": 40})
    Table(phone).painted().at(len(BREAKTHROUGH))
    phone.goto(f"{site}#games")
    won.tap(position={"x": 200, "y": 80})
    Table(phone).painted().at(len(BREAKTHROUGH))


def test_the_keyboard_reaches_each_card_and_its_menu(desktop: Page, site: str) -> None:
    filled(desktop, site)
    desktop.get_by_role("link", name="Resume: Cercas, 2").focus()
    desktop.keyboard.press("Tab")
    expect(desktop.get_by_role("button", name="More: Cercas, 2")).to_be_focused()
    desktop.keyboard.press("Enter")
    desktop.keyboard.press("Tab")
    expect(desktop.get_by_role("button", name="Rename: Cercas, 2")).to_be_focused()
    desktop.keyboard.press("Escape")
    expect(desktop.get_by_role("button", name="More: Cercas, 2")).to_be_focused()
    desktop.keyboard.press("Shift+Tab")
    desktop.keyboard.press("Enter")
    Table(desktop).painted().at(1)


def test_kept_views_show_before_the_rules_run(desktop: Page, site: str) -> None:
    filled(desktop, site)
    desktop.get_by_role("link", name="Resume: Murus Gallicus, 1").click()
    Table(desktop).painted().at(2)
    desktop.goto(f"{site}#")
    later = desktop.context.new_page()
    later.route("**/*.wasm", lambda _: None)
    later.goto(f"{site}#games")
    expect(later.locator(".thumb canvas")).to_have_count(3)
    expect(later.locator(".thumb .sample")).to_have_count(2)
    painted(rows(later).first)
    later.goto(f"{site}#")
    banner = later.get_by_label("Your open game")
    expect(banner.locator(".thumb canvas")).to_be_visible()
    expect(banner.locator(".sample")).to_have_count(0)
    later.close()


def test_a_game_gets_a_title_and_a_copy(desktop: Page, site: str) -> None:
    filled(desktop, site)
    desktop.goto(f"{site}#")
    desktop.get_by_role("link", name="Your games").click()
    deed(desktop, "Rename", "Cercas, 2").click()
    desktop.get_by_role("textbox", name="Title").fill("With Ana")
    desktop.get_by_role("button", name="Save").click()
    expect(desktop.get_by_role("heading", name="With Ana")).to_be_visible()
    before = [picture(rows(desktop).nth(number)) for number in range(3)]
    deed(desktop, "Duplicate", "With Ana, 2").click()
    expect(rows(desktop).first).to_contain_text("With Ana (copy)")
    after = [picture(rows(desktop).nth(number)) for number in range(4)]
    assert after == [before[1], *before], "each picture stays with its game"
    desktop.get_by_role("link", name="Resume: With Ana (copy), 1").click()
    Table(desktop).painted().at(1)
    desktop.goto(f"{site}#")
    expect(desktop.get_by_label("Your open game")).to_contain_text("With Ana (copy)")


def test_the_list_follows_other_tabs_and_one_file_in_two_is_imported_once(
    desktop: Page, site: str
) -> None:
    filled(desktop, site)
    other = desktop.context.new_page()
    other.goto(f"{site}#games")
    expect(rows(other)).to_have_count(3)
    deed(other, "Delete", "Cercas, 2").click()
    expect(rows(desktop)).to_have_count(2)

    # The second one doesn't know yet what the first one has kept.
    hear_late(other, ":(table|finished):")
    for page in (desktop, other):
        page.evaluate(DROP, GAME_TEXT)
        expect(page.get_by_text("1 game added.")).to_be_visible()
    expect(rows(desktop)).to_have_count(3)
    other.close()


def test_axe_finds_nothing(phone: Page, site: str) -> None:
    filled(phone, site)
    phone.set_viewport_size(ViewportSize(width=1280, height=800))
    phone.evaluate(SETTLED)
    assert findings(phone) == []
    phone.set_viewport_size(ViewportSize(width=390, height=844))
    phone.evaluate(SETTLED)
    assert findings(phone) == []
    for word in ("Export", "Import"):
        menu(phone, word).tap()
        expect(phone.get_by_role("dialog").get_by_role("textbox")).to_be_visible()
        assert findings(phone) == []
        phone.keyboard.press("Escape")
