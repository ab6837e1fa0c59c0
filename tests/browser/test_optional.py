"""A browser without what only protects: database, locks, caches, channels, storage, hashes."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from tests.browser.tables import BREAKTHROUGH, Table
from web.tools.more_browsers import VARIABLES

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, Playwright

HOLDERS = """{
  indexedDB: [globalThis, 'indexedDB', ['open', 'deleteDatabase']],
  locks: [Navigator.prototype, 'locks', ['request', 'query']],
  caches: [globalThis, 'caches', ['match', 'open', 'keys', 'has', 'delete']],
  workers: [Navigator.prototype, 'serviceWorker', ['register', 'getRegistration']],
  kept: [Navigator.prototype, 'storage', ['persist', 'persisted', 'estimate']],
  subtle: [Crypto.prototype, 'subtle', ['digest', 'sign', 'importKey']],
}"""
WITHOUT = f"""(how) => {{
  const refused = () => {{ throw new DOMException('refused', 'SecurityError'); }};
  const answers = {{
    refuses: () => Promise.reject(new DOMException('refused', 'SecurityError')),
    throws: refused,
    silent: () => new Promise(() => {{}}),
  }};
  const real = globalThis.indexedDB;
  // A request to open that ends with an error.
  const failing = () => {{
    const request = real.open(`refused ${{Math.random()}}`);
    request.onupgradeneeded = (event) => {{
      event.stopImmediatePropagation();
      request.transaction.abort();
    }};
    return request;
  }};
  for (const [holder, name, calls] of Object.values({HOLDERS})) {{
    const own = answers[how] && Object.fromEntries(calls.map((call) => [call, answers[how]]));
    if (name === 'indexedDB' && how === 'refuses') own.open = own.deleteDatabase = failing;
    const container = own && Object.assign(new EventTarget(), own);
    const get = how === 'unreadable' ? refused : () => container;
    Object.defineProperty(holder, name, {{ get, configurable: true }});
  }}
  if (how === 'absent') delete globalThis.BroadcastChannel;
  else if (how !== 'silent') globalThis.BroadcastChannel = function () {{ refused(); }};
  if (how === 'unreadable')
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, name, {{ get: refused, configurable: true }});
}}"""
WAYS = ("absent", "unreadable", "refuses", "throws", "silent")


def plays(page: Page, site: str) -> None:
    """Begin a game at the home page, and play two plies."""
    page.goto(f"{site}#game=murus-gallicus&seats=person,person")
    table = Table(page).painted().at(0)
    table.play(BREAKTHROUGH[:2])
    assert table.moves() == BREAKTHROUGH[:2]


@pytest.mark.parametrize("how", WAYS)
def test_games_are_played_where_everything_optional_fails(
    context: BrowserContext, site: str, how: str
) -> None:
    context.add_init_script(f"({WITHOUT})('{how}')")
    page = context.new_page()
    plays(page, site)
    if how == "absent":
        expect(page.locator("html")).to_have_attribute("data-offline", "none")


@pytest.fixture
def without_cookies(playwright: Playwright) -> Any:
    """Give Firefox as somebody has it who blocks all cookies in its settings."""
    program = os.environ.get(VARIABLES["firefox"])
    if not program:
        pytest.skip("there is no Firefox here")
    own: dict[str, Any] = {} if "ms-playwright" in program else {"channel": "moz-firefox"}
    settings: dict[str, str | float | bool] = {"network.cookie.cookieBehavior": 2}
    browser = playwright.firefox.launch(executable_path=program, firefox_user_prefs=settings, **own)
    yield browser
    browser.close()


def test_firefox_plays_with_all_cookies_blocked(without_cookies: Browser, site: str) -> None:
    page = without_cookies.new_page()
    plays(page, site)
    expect(page.get_by_text("This game can’t be kept").first).to_be_visible()
