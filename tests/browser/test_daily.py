"""A day's challenge in two tabs."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.tables import Table, hear_late

MONDAY = "2026-11-16"
KEPT = """() => Object.keys(localStorage).filter((name) => name.includes(':table:'))
    .map((name) => JSON.parse(localStorage[name]))"""


def test_a_challenge_that_two_tabs_open_at_once_is_one_game(page: Page, site: str) -> None:
    """The second one doesn't know yet that the first one has begun it."""
    other = page.context.new_page()
    for each in (page, other):
        each.clock.install(time=f"{MONDAY}T12:00:00Z")
        each.goto(f"{site}#daily")
        expect(each.locator(".challenge")).not_to_have_count(0)
    hear_late(other, ":(table|daily):")
    challenge = f"{site}#daily={MONDAY}&game=cercas"
    page.goto(challenge)
    Table(page).painted()
    other.goto(challenge)
    Table(other).painted()
    assert other.url == page.url
    (table,) = page.evaluate(KEPT)
    assert table["title"].startswith("Cercas")
