"""Where the focus goes by keys. What single keys do: `tests/web/page/keys.test.ts`."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.tables import BREAKTHROUGH, begin, link


@pytest.mark.smoke
def test_keys_open_sheets_and_the_focus_comes_back(desktop: Page, site: str) -> None:
    table = begin(desktop, site, link(site, BREAKTHROUGH[:4])).at(4)
    table.place("d1").focus()
    for key, name in (("r", "Rules"), ("n", ""), ("?", "Keyboard and screen reader")):
        desktop.keyboard.press(key)
        sheet = desktop.get_by_role("dialog")
        expect(desktop.get_by_role("dialog", name=name) if name else sheet).to_be_visible()
        for each in ("u", "Escape"):
            desktop.keyboard.press(each)
        expect(sheet).to_be_hidden()
        expect(table.place("d1")).to_be_focused()
        expect(table.board).to_have_attribute("data-ply", "4")


def test_a_list_is_gone_through_by_arrows_before_anything_is_chosen(page: Page, site: str) -> None:
    """A list of languages reloads the page: who listens to it must be able to go on."""
    page.goto(f"{site}#games")
    page.get_by_role("button", name="Settings").click()
    languages = page.get_by_role("dialog").get_by_role("combobox", name="Language")
    languages.focus()
    languages.press("ArrowDown")
    languages.press("ArrowDown")
    language = languages.input_value()
    assert language != "en"
    expect(page.locator("html")).to_have_attribute("lang", "en")
    languages.press("ArrowUp")
    assert languages.input_value() not in {"en", language}
    expect(page.get_by_role("heading", name="Your games")).to_be_attached()
    languages.press("Enter")
    expect(page.locator("html")).not_to_have_attribute("lang", "en")
