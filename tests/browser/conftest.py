"""A browser for the tests, and an eye on what it reports."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.tables import PHONE
from tests.browser.versions import newer_site
from tests.browser.warm import warm_site
from tests.support.needs import needs_of
from tests.support.sites import copy_site
from web.tools.assemble import SOURCE
from web.tools.browser import installed, light
from web.tools.bundle import bundle_one

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

    from tests.support.sites import Server

# Python may take a while to start where tests share the machine.
PATIENCE_MS = 60_000
# Chromium in a closed network should not try to reach its maker.
FLAGS = [
    "--no-sandbox",
    # Rendering as with a graphics card takes longer without one.
    "--disable-gpu",
    # What paints is a thread of the browser, and not one more process: a twentieth of all work.
    "--in-process-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]
# For each new window the whole one loads pages of its own for the field of addresses: 400 modules,
# as much work as a start of ours. The others are those of Playwright, whose switch this replaces.
NO_PAGES_OF_ITS_OWN = "--disable-features=" + ",".join(
    (
        *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
        *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose"),
        *("DialMediaRouteProvider", "GlobalMediaControls", "HttpsUpgrades", "LensOverlay"),
        *("MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning", "Translate"),
        *("BlockOriginHeaderModificationOnRedirect", "AvoidCorsURLLoaderRestartOnRedirect"),
        *("AutoDeElevate", "OptimizationHints", "NetworkTimeServiceQuerying", "AimEnabled"),
    )
)
# A browser compiles what runs often a second time, in the background, for speed. In a test that is
# over soon this is a quarter of all work, and threads that collect garbage beside it are some more.
# The measurements in lab/bench are of browsers as people have them.
COMPILE_LESS = "--js-flags=--liftoff-only --single-threaded"
HOST = "127.0.0.1"
# A document of the site that starts nothing.
PLAIN = "fonts/besley-license.txt"
# The part of Python's program that nothing in a game needs.
REST = "pyodide.rest.wasm"
# An idle page starts another worker for a snapshot of Python. In tests of other things that only
# takes time, and disturbs the count of workers.
NO_SNAPSHOT = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });"
# A device without spare memory has only the worker that bots, reviews and analyses need. If a test
# isn't about several workers, each more would only be one more start.
NO_HELPERS = "Object.defineProperty(navigator, 'deviceMemory', { value: 2 });"
# Keeping all files for use without a network takes about as long as the start itself, and makes
# later starts faster. So a browser for one test keeps none, unless that is what is tested.
KEEP_NOTHING = """if (navigator.serviceWorker) {
  navigator.serviceWorker.register = () => new Promise(() => {});
}"""
# What a test clears would come back at the next start, as after a kill of the browser. A document
# that starts nothing lies elsewhere: what is kept says where the page is.
CLEAR_ALL = """{
  const { clear } = Storage.prototype;
  Storage.prototype.clear = function () {
    const kept = Object.keys(this).map((name) => /^pygames:[^:]*:/.exec(name)?.[0]);
    for (const own of new Set([`pygames:${location.pathname}:`, ...kept]))
      if (own) indexedDB.deleteDatabase(`${own}data`);
    clear.call(this);
  };
}"""
# What moves is painted again and again, and waited for.
CALM = {"reduced_motion": "reduce"}
# A note of the browser's on how long the start took: a matter of time, which decides no test.
SLOW = "was preloaded using link preload but not used"

expect.set_options(timeout=PATIENCE_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark each test with what it needs of a browser."""
    for item in items:
        for need in needs_of(item.path) if Path(__file__).parent in item.path.parents else ():
            item.add_marker(need)


@dataclass
class Watch:
    """Collects what must not happen: errors, and requests that leave the site."""

    problems: list[str] = field(default_factory=list)
    allowed: list[str] = field(default_factory=list)

    def follow(self, context: BrowserContext) -> None:
        """Listen to a context and all its pages and workers."""
        context.on("console", self._console)
        context.on("weberror", lambda error: self.problems.append(str(error.error)))
        context.on("request", self._request)

    def allow(self, pattern: str) -> None:
        """Let errors pass that a test provokes."""
        self.allowed.append(pattern)

    def refuse_rest(self, context: BrowserContext) -> None:
        """Count it as a problem where Python, in the middle of a call, waits for its rest."""
        context.on("request", self._rest)

    def check(self) -> None:
        """Fail where anything happened that was not allowed."""
        allowed = [re.compile(pattern) for pattern in self.allowed]
        reports = [text for text in self.problems if not any(each.search(text) for each in allowed)]
        assert not reports, "the browser reported: " + "; ".join(reports)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and SLOW not in message.text:
            self.problems.append(f"{message.type}: {message.text}")

    def _rest(self, request: Request) -> None:
        if urlsplit(request.url).path.endswith(REST):
            test = os.environ.get("PYTEST_CURRENT_TEST", "a test")
            self.problems.append(f"{REST} was fetched in {test}: python3 -m web.tools.used")

    def _request(self, request: Request) -> None:
        address = urlsplit(request.url)
        if address.scheme in {"http", "https", "ws", "wss"} and address.hostname != HOST:
            self.problems.append(f"request to {request.url}")


def watched(
    browser: Browser,
    *,
    keeps: bool = False,
    may_wait: bool = False,
    allowed: str = "",
    **options: Any,
) -> Iterator[Page]:
    """Open one page for a module, and fail at its end where anything happened that must not."""
    watch = Watch()
    if allowed:
        watch.allow(allowed)
    if may_wait:
        watch.allow(f"{REST} was fetched")
    context = _prepared(browser.new_context(**(CALM | options)), watch, keeps=keeps)
    yield context.new_page()
    context.close()
    watch.check()


def _prepared(context: BrowserContext, watch: Watch, *, keeps: bool) -> BrowserContext:
    """Watch a new browser that makes no snapshot."""
    if not keeps:
        context.add_init_script(KEEP_NOTHING)
        watch.refuse_rest(context)
    context.add_init_script(NO_SNAPSHOT)
    context.add_init_script(CLEAR_ALL)
    watch.follow(context)
    return context


def launch_options(*more: str, whole: bool = False) -> dict[str, Any]:
    """Return how tests, measurements and pictures start their browser, perhaps with more switches.

    If there is a Chromium without windows, it is used: it has less to do. Only the whole one keeps
    pages alive for Back.
    """
    program = installed() if whole else light() or installed()
    return {
        "args": [*FLAGS, NO_PAGES_OF_ITS_OWN, *more],
        **({"executable_path": str(program)} if program else {}),
    }


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Use the system's Chromium if there is one, else Playwright's."""
    return {**browser_type_launch_args, **launch_options(COMPILE_LESS)}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Ask for less motion; a test of motion is marked with what it asks for."""
    return {**browser_context_args, **CALM}


@pytest.fixture(scope="session")
def warm(
    dist: Path, tmp_path_factory: pytest.TempPathFactory, browser: Browser
) -> Iterator[Server]:
    """Serve a site where Python starts warm; it starts cold at `server`."""
    yield from warm_site(dist, tmp_path_factory.mktemp("served") / "site", browser)


@pytest.fixture(scope="session")
def site(warm: Server) -> str:
    """Return the address of a site where Python starts warm."""
    return warm.url


@pytest.fixture
def own_site(warm: Server, tmp_path: Path) -> Path:
    """Return a copy of that site that a test may change."""
    return copy_site(warm.folder, tmp_path / "site")


@pytest.fixture(scope="session")
def newer(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the site of a later version, the same for all workers."""
    own = tmp_path_factory.getbasetemp()
    return newer_site(own.parent if "PYTEST_XDIST_WORKER" in os.environ else own, dist)


@pytest.fixture(scope="module")
def internals(site: str, dist: Path) -> str:
    """The address at which a page that was given `serve_internals` finds parts of the page."""
    return internals_of(site, dist)


def internals_of(site: str, dist: Path) -> str:
    """Return where a site has the parts of its page."""
    (app,) = (dist / "app").iterdir()
    return f"{site}app/{app.name}/internals.js"


@cache
def _internals() -> str:
    return bundle_one(Path(__file__).with_name("internals.ts"), SOURCE).decode()


def serve_internals(page: Page) -> None:
    """Let a page import what tests/browser/internals.ts exports, beside the site's own modules."""
    module = _internals()
    headers = {"Cross-Origin-Resource-Policy": "same-origin"}
    page.route(
        "**/internals.js",
        lambda route: route.fulfill(body=module, content_type="text/javascript", headers=headers),
    )


def open_internals(page: Page, internals: str) -> None:
    """Open a document that starts nothing, and may import parts of the page."""
    serve_internals(page)
    # This document has no icon of its own, for which browsers ask then.
    page.route("**/favicon.ico", lambda route: route.fulfill(status=204))
    page.goto(internals.replace("internals.js", PLAIN))


@pytest.fixture(scope="module")
def window(browser: Browser) -> Iterator[Page]:
    """Open one window for all the tests of a module, that takes fingers too."""
    yield from watched(browser, **PHONE)


@pytest.fixture
def phone(window: Page) -> Page:
    """Make that window as small as a phone."""
    window.set_viewport_size(ViewportSize(width=390, height=844))
    return window


@pytest.fixture
def desktop(window: Page) -> Page:
    """Make that window as wide as a desktop's."""
    window.set_viewport_size(ViewportSize(width=1280, height=800))
    return window


def load_letters(page: Page) -> None:
    """Load all letters, though nothing on the page has asked for some of them yet."""
    page.evaluate("Promise.all([...document.fonts].map((each) => each.load())).then(() => 0)")


def painting(browser: Browser, site: str, **options: Any) -> Iterator[Page]:
    """Open one page for a module that paints with parts of the page, and needs no rules."""
    for page in watched(browser, **options):
        serve_internals(page)
        page.goto(site)
        load_letters(page)
        yield page


@pytest.fixture
def watch() -> Iterator[Watch]:
    """Fails the test on errors in the console, on the page, and on requests elsewhere."""
    watching = Watch()
    yield watching
    watching.check()


@pytest.fixture
def new_context(
    new_context: Callable[..., BrowserContext], watch: Watch, request: pytest.FixtureRequest
) -> Callable[..., Any]:
    """Watch every context, that of the `page` fixture too."""
    keeps = request.node.get_closest_marker("keeps") is not None

    def make(**options: Any) -> BrowserContext:
        return _prepared(new_context(**options), watch, keeps=keeps)

    return make
