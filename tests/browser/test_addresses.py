"""Every address that was sent opens: in each spelling, without a network, and of no page at all."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from pygames import new
from pygames.link import write
from tests.browser.versions import expect_ready
from tests.support.effort import covering, is_long
from tests.support.languages import SPOKEN
from tests.support.sites import Server
from web.tools import api

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Page

    from tests.browser.conftest import Watch

OFFLINE = "Failed to load resource|ERR_CONNECTION_REFUSED|service worker"
# The script of the page for missing addresses is asked for at several places.
MISSING = "404|MIME type|Refused to execute"
QUERIES = ("", "?", "?from=a-letter")
OTHERS = {f"{code}/" for code in SPOKEN if code != "de"}
LINK = f"#of=cercas&g={write(new('cercas'))}"


def spelled(page: str, turn: int) -> Iterator[str]:
    """List the addresses at which hosts have a page; what is asked there takes turns."""
    folder = page.removesuffix("index.html")
    for at, path in enumerate(sorted({page, folder, folder.rstrip("/") or page})):
        queries = QUERIES if is_long() else [QUERIES[(at + turn) % len(QUERIES)]]
        yield from (f"{path}{query}" for query in queries)


def pages_of(site: Path) -> list[str]:
    """List all pages of a site but those of the reference, which is not kept.

    In the normal run of one language besides English: a browser knows of none by name.
    """
    paths = (path.relative_to(site).as_posix() for path in site.rglob("index.html"))
    own = sorted(page for page in paths if not page.startswith(f"{api.PLACE}/"))
    return [page for page in own if is_long() or page[:3] not in OTHERS]


@pytest.mark.keeps
def test_every_spelling_that_opens_with_a_network_opens_without_one(
    page: Page, watch: Watch, own_server: Server, own_site: Path
) -> None:
    """In a language that isn't kept, the page that plays stands in for that of a game."""
    pages = pages_of(own_site)
    assert {"index.html", "cercas/index.html", "de/index.html", "de/cercas/index.html"} <= {*pages}
    places = [(each, place) for turn, each in enumerate(pages) for place in spelled(each, turn)]
    for _, place in places:
        assert own_server.get(f"{own_server.base}{place}").status in (200, 301), place
    page.goto(own_server.url)
    expect_ready(page)
    own_server.stop()
    watch.allow(OFFLINE)
    # What is asked here needs no script, and a page that starts takes long.
    page.context.new_cdp_session(page).send("Emulation.setScriptExecutionDisabled", {"value": True})
    for each, place in places:
        # All that is asked is in the document: its pictures and letters needn't come.
        page.goto(f"{own_server.url}{place}#at=1", wait_until="domcontentloaded")
        address = f"{own_server.url}{each.removesuffix('index.html')}"
        stands_in = f"{own_server.url}?lang={each[:2]}#at=1"
        assert page.url == stands_in or page.url.startswith(address), place
        assert page.url.endswith("#at=1"), place
        assert (page.url == stands_in) == (each.index("/") == 2 if "/" in each else False), place
        assert page.locator("h1").count(), place


@pytest.mark.parametrize(
    ("place", "base"),
    covering(["nim-0123456789ab/", "nim-0", "de/nim-0/"], ["/", "/below/here/"]),
)
def test_an_address_of_no_page_hands_on_what_it_holds(
    page: Page, watch: Watch, dist: Path, place: str, base: str
) -> None:
    watch.allow(MISSING)
    with Server(dist, base=base) as host:
        page.goto(host.url + place)
        for way in ("Go to the games", "pygames"):
            expect(page.get_by_role("link", name=way)).to_have_attribute("href", host.url)
        # Of six languages, the reader's is left.
        title = page.get_by_role("heading")
        expect(title).to_have_text("There is no page at this address")
        family = title.evaluate("(title) => getComputedStyle(title).fontFamily")
        assert "Besley" in family
        page.evaluate("(link) => { location.hash = link; }", LINK)
        expect(page).to_have_url(f"{host.url}{LINK}")
        expect(page).to_have_title("Cercas")


def test_a_link_whose_sharp_sign_was_encoded_is_opened(page: Page, watch: Watch, site: str) -> None:
    watch.allow(MISSING)
    for coded in (f"%23{LINK[1:]}", f"%2523{quote(LINK[1:])}", f"a/%23{LINK[1:]}"):
        page.goto(site + coded)
        expect(page).to_have_title("Cercas")


@pytest.mark.keeps
def test_an_address_of_no_page_hands_on_what_it_holds_without_a_network(
    page: Page, watch: Watch, own_server: Server
) -> None:
    page.goto(own_server.url)
    expect_ready(page)
    own_server.stop()
    watch.allow(OFFLINE)
    page.goto(f"{own_server.url}nim-0123456789ab/{LINK}")
    expect(page).to_have_url(f"{own_server.url}{LINK}")
    expect(page).to_have_title("Cercas")
