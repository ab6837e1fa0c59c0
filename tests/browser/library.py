"""The menus of the page with all games kept on this device."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect


def menu(page: Page, word: str) -> Locator:
    """Open the menu of the page, once it is that page's, and find what it offers."""
    # A table has a button of this name too, and shows until the page of games is there.
    expect(page.get_by_role("heading", name="Your games", level=1)).to_be_visible()
    page.get_by_role("button", name="More", exact=True).click()
    return page.get_by_role("button", name=word, exact=True)


def deed(page: Page, word: str, game: str) -> Locator:
    """Open the menu of a game, such as "Cercas, 2", and find what can be done with it."""
    page.get_by_role("button", name=f"More: {game}").click()
    return page.get_by_role("button", name=f"{word}: {game}")
