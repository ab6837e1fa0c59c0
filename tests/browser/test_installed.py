"""What is shared with the installed app. All else: `tests/web/page/installed.test.ts`."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from pygames import link as links
from pygames.record import parse
from tests.browser.conftest import watched
from tests.browser.tables import RECORD_HEADER, Table, expect_said

RECORD = parse(RECORD_HEADER | {"actions": ["a1-a3", "a7-a5"]})


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    """One page for all tests, since Python takes a while to start."""
    yield from watched(browser)


def test_a_link_that_was_shared_with_the_app_opens(page: Page, site: str) -> None:
    text = f"Your turn! {site}#g={links.write(RECORD)} See you"
    for field in ("text", "url"):
        page.goto("about:blank")
        page.goto(f"{site}?title=A+game&{field}={quote(text)}")
        Table(page).painted()
        assert "?" not in page.url, "reloaded, the page would ask once more"


def test_a_shared_text_without_a_link_is_shown_and_can_be_mended(page: Page, site: str) -> None:
    page.goto("about:blank")
    page.goto(f"{site}?text={quote('Shall we play? ' + 'x' * 40)}")
    dialog = page.get_by_role("dialog", name="A link from a friend")
    expect_said(dialog, "link")
    field = dialog.get_by_label("Paste the link here")
    expect(field).to_have_value(f"Shall we play? {'x' * 40}")
    field.fill(f"{site}#g={links.write(RECORD)}")
    dialog.get_by_role("button", name="Open").click()
    Table(page).painted()
