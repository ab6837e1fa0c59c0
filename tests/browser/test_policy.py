"""What the site's headers prevent: no text becomes a script, wherever it comes from.

Texts in games, files and links of others: `tests/web/page/hostile.test.ts`.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from pygames.packing import Packer
from tests.browser.conftest import watched
from tests.browser.tables import BREAKTHROUGH, RECORD_HEADER, leave_table
from tests.support.hostile import resealed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from tests.browser.conftest import Watch
    from tests.support.sites import Server

ATTACKS = [
    "<img src=x onerror=globalThis.hacked=1>",
    "<script>globalThis.hacked=1</script>",
    "<svg onload=globalThis.hacked=1>",
    "javascript:globalThis.hacked=1",
    "\"><iframe srcdoc='<script>parent.hacked=1</script>'>",
]
PLACES = ("game", "table", "record", "rules", "print", "learn", "g", "m", "games", "daily", "fame")
STRANGE = "img[src='x'], [onerror], [onload], [onclick], iframe, main script, a[href^='javascript']"
BLOCKED = "(?i)content security policy|TrustedHTML|TrustedScript|Trusted Type|404|Failed to load"


@pytest.fixture(scope="module")
def tab(browser: Browser) -> Iterator[Page]:
    """One page for all attacks."""
    yield from watched(browser, allowed=BLOCKED)


@pytest.fixture
def attacked(tab: Page, site: str) -> Page:
    """That page with nothing kept, and without a table."""
    leave_table(tab, site).evaluate("localStorage.clear()")
    return tab


def expect_harmless(page: Page) -> None:
    assert page.evaluate("globalThis.hacked") is None
    expect(page.locator(STRANGE)).to_have_count(0)


def records(attack: str) -> list[object]:
    whole = {**RECORD_HEADER, "actions": BREAKTHROUGH[:2]}
    return [
        {**whole, "actions": [attack]},
        {**whole, "game": attack},
        {**whole, "options": {attack: attack}},
        {**whole, "start": attack},
        {**whole, "players": attack},
        {**whole, "format": attack},
        {attack: attack},
        attack,
    ]


def forged(attack: str) -> list[str]:
    """Return links whose checks hold: of a game, and of a match, that have an attack for a name."""
    link, message = Packer(), Packer()
    for _ in range(8):
        message.add(0, 64)
    for packer in (link, message):
        packer.add_text(attack)
        packer.add_count(2)
    return [f"g={resealed('1', link.letters())}", f"m={resealed('m', message.letters())}"]


def fragments(attack: str) -> list[str]:
    text = quote(attack)
    places = [f"{name}={text}" for name in PLACES]
    places += [f"game=cercas&{name}={text}" for name in ("seats", "options", "seed", "names")]
    places += [f"record={quote(json.dumps(record))}" for record in records(attack)]
    return [*places, *forged(attack), text, attack, f"record={attack}"]


def test_a_script_in_the_fragment_stays_text(attacked: Page) -> None:
    page = attacked
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    for place in (place for attack in ATTACKS for place in fragments(attack)):
        page.evaluate("(place) => { location.hash = place; }", place)
        expect(page.locator("main")).not_to_be_empty()
        expect_harmless(page)


# Each of these makes a script of a text.
SINKS = [
    "document.body.innerHTML = '<b>bold</b>'",
    "document.body.insertAdjacentHTML('beforeend', '<b>bold</b>')",
    "document.body.outerHTML = '<b>bold</b>'",
    "document.write('<b>bold</b>')",
    "new DOMParser().parseFromString('<b>bold</b>', 'text/html')",
    "Object.assign(document.createElement('script'), { text: 'hacked = 1' })",
    "Object.assign(document.createElement('script'), { src: 'x.js' })",
    "document.body.setAttribute('onclick', 'hacked = 1')",
    "new Worker('x.js')",
    "new Worker(URL.createObjectURL(new Blob(['1'])))",
    "navigator.serviceWorker.register('x.js')",
    "setTimeout('hacked = 1')",
    # Not within the test's own call, where a browser allows it.
    "new Promise((done, no) => setTimeout(() => {"
    "  try { done(new Function('hacked = 1')()); } catch (error) { no(error); }"
    "}))",
    "trustedTypes.createPolicy('mine', { createHTML: (text) => text })",
    "trustedTypes.createPolicy('pygames', { createHTML: (text) => text })",
]


# A frame without an origin, in which others' code would need more of the policy
# (docs/decisions/0034-games-of-others-run-in-a-worker-without-an-origin.md).
FRAME = """() => new Promise((refused) => {
  const say = ({ effectiveDirective }) => refused(effectiveDirective);
  document.addEventListener('securitypolicyviolation', say);
  const frame = Object.assign(document.createElement('iframe'), { src: 'index.html' });
  frame.setAttribute('sandbox', 'allow-scripts');
  document.body.append(frame);
})"""


@pytest.mark.keeps
def test_no_text_becomes_a_script_and_no_frame_shows(page: Page, watch: Watch, site: str) -> None:
    watch.allow(BLOCKED)
    page.goto(site)
    expect(page.locator("[data-game]").first).to_be_visible()
    attempt = "async () => { try { await (%s); return 'done'; } catch ({ name }) { return name; } }"
    sinks = [sink for sink in SINKS if page.evaluate(attempt % sink) == "done"]
    assert sinks == []
    expect_harmless(page)
    assert page.evaluate(FRAME) == "frame-src"


def test_the_policy_has_no_unsafe_source_and_asks_for_trusted_types(warm: Server) -> None:
    policy = warm.get("/").headers["content-security-policy"]
    assert "'unsafe-inline'" not in policy
    assert "'unsafe-eval'" not in policy
    assert "require-trusted-types-for 'script'" in policy


# What a page can watch, identify or reach people and their devices by.
POWERS = {
    *("clipboard-read", "display-capture", "geolocation", "hid", "idle-detection"),
    *("browsing-topics", "microphone", "midi", "serial", "usb"),
}
OWN = {"camera=(self)", "screen-wake-lock=(self)"}
"""What the page alone may use: to scan an answer, and to keep the screen on."""
USED = {"autoplay", "clipboard-write", "sync-xhr"}


def test_the_site_may_use_nothing_that_it_does_not_use(page: Page, site: str) -> None:
    """A name that the browser doesn't know would be a warning, and fail this test too."""
    response = page.goto(site)
    assert response
    policy = response.headers["permissions-policy"]
    denied = re.findall(r"([\w-]+)=\(\)", policy)
    assert {each for each in policy.split(", ") if not each.endswith("=()")} == OWN
    allowed = set(page.evaluate("document.featurePolicy.allowedFeatures()"))
    assert set(denied) >= POWERS
    assert not allowed.intersection(denied)
    assert allowed >= USED


def test_other_headers_keep_the_site_to_itself(warm: Server) -> None:
    headers = warm.get("/").headers
    assert headers["x-permitted-cross-domain-policies"] == "none"
    # Other hosts of the domain are their owners' affair.
    assert headers["strict-transport-security"] == "max-age=31536000"
