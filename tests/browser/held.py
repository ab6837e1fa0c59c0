"""Files that don't come until a test lets them: a slow network, at the moment that matters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.tables import next_frame

if TYPE_CHECKING:
    import re

    from playwright.sync_api import Page, Route


class Held:
    """Requests of a page that wait."""

    def __init__(self, page: Page, files: str | re.Pattern[str]) -> None:
        """Let files of a page wait from now on."""
        self._page = page
        self._waiting: list[Route] = []
        self._holds = True
        page.route(files, self._heard)

    def _heard(self, route: Route) -> None:
        if self._holds:
            self._waiting.append(route)
        else:
            route.continue_()

    def first(self) -> Route:
        """Wait until something was asked for, and take it out."""
        while not self._waiting:
            next_frame(self._page)
        return self._waiting.pop(0)

    def let_go(self) -> None:
        """Let come what was asked for, now or a moment later: a page may ask twice for a file."""
        self._waiting.insert(0, self.first())
        self._holds = False
        for route in self._waiting:
            route.continue_()


def hold_python(page: Page) -> Held:
    """Let Python's program wait until a test lets it go on."""
    return Held(page, "**/*.wasm")


def hold_page(page: Page) -> Held:
    """Let the page's own program wait until a test lets it go on."""
    return Held(page, "**/main.js")
