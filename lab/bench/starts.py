"""Starts of the page in Chromium: the stock start, first visits and later ones."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from playwright.sync_api import Browser, BrowserContext, Page

from tests.support.sites import Server

PATIENCE_MS = 240_000
TABLE = "#game=murus-gallicus"

# When things are first seen. What is there is painted in the frame after the next.
WATCH = """
window.bench = {};
{
  const painted = (name) => {
    if (name in bench) return;
    bench[name] = null;
    requestAnimationFrame(() => requestAnimationFrame(() => { bench[name] = performance.now(); }));
  };
  new MutationObserver(() => {
    const { engine, board } = document.documentElement?.dataset ?? {};
    if (engine === 'ready') bench.ready ??= performance.now();
    if (board === 'painted' || document.querySelector('.board[data-prepared]')) painted('board');
    const pictures = [...document.querySelectorAll('[data-game] canvas')];
    if (pictures.length && pictures.every(({ width }) => width)) painted('home');
  }).observe(document, {
    subtree: true, childList: true, attributes: true,
    attributeFilter: ['data-engine', 'data-board', 'data-prepared', 'width'],
  });
}
"""


@dataclass(frozen=True)
class Slow:
    """How a browser is slowed down, by its own tools: it slows workers' network, not their code."""

    words: str
    processor: int
    network: dict[str, float] | None


FULL = Slow("full speed", 1, None)
# "Fast 3G" of the browser's developer tools.
SLOW = Slow(
    "processor ÷ 4 and fast 3G",
    4,
    {"latency": 562.5, "downloadThroughput": 180_000, "uploadThroughput": 84_375},
)


def slow_down(page: Page, slow: Slow) -> None:
    """Slow a page down."""
    if slow == FULL:
        return
    devtools = page.context.new_cdp_session(page)
    if slow.processor > 1:
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": slow.processor})
    if slow.network:
        devtools.send("Network.enable")
        devtools.send("Network.emulateNetworkConditions", {"offline": False, **slow.network})


@contextmanager
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """Open a browser without anything kept."""
    with browser.new_context() as context:
        context.add_init_script(WATCH)
        context.set_default_timeout(PATIENCE_MS)
        yield context


def visit(context: BrowserContext, address: str, slow: Slow, sign: str) -> dict[str, float]:
    """Open an address; return when things were seen, in seconds, once all that is asked for was."""
    page = context.new_page()
    slow_down(page, slow)
    page.goto(address, wait_until="commit")
    page.wait_for_selector("html[data-engine=ready]", state="attached")
    page.wait_for_function(f"() => bench.ready && bench.{sign}")
    times: dict[str, float] = page.evaluate("window.bench")
    page.close()
    return {name: time / 1000 for name, time in times.items()}


def keep(context: BrowserContext, address: str) -> None:
    """Stay at the page until everything that a later visit uses is kept."""
    page = context.new_page()
    page.goto(address)
    page.wait_for_selector("html[data-offline=ready]", state="attached")
    page.wait_for_selector("html[data-snapshot=kept]", state="attached")
    page.close()


def measure(browser: Browser, site: Server, stock: str, slow: Slow) -> dict[str, float]:
    """Measure one start of each kind in turn, so that what slows the machine slows all."""
    with visitor(browser) as context:
        times = {"stock": visit(context, stock, slow, "ready")["ready"]}
    with visitor(browser) as context:
        first = visit(context, site.url, slow, "home")
        keep(context, site.url)
        later = visit(context, site.url, slow, "home")
        table = visit(context, site.url + TABLE, slow, "board")
        site.stop()
        offline = visit(context, site.url, slow, "home")
        site.start()
    with visitor(browser) as context:
        board = visit(context, site.url + TABLE, slow, "board")
    return times | {
        "home": first["home"],
        "ready": first["ready"],
        "board": board["board"],
        "later home": later["home"],
        "later ready": later["ready"],
        "later board": table["board"],
        "offline ready": offline["ready"],
    }
