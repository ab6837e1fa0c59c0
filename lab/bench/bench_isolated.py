"""How long the worker for games of others takes to start, beside that of a bot, in Chromium."""

from __future__ import annotations

from statistics import median

from playwright.sync_api import sync_playwright

from lab.bench.common import amount, print_table, ratio
from tests.browser.conftest import internals_of, launch_options, open_internals
from tests.support.sites import DIST, Server
from web.tools.browser import find_browser

TRIES = amount(5)
PATIENCE_MS = 240_000

# In turn, since other load slows both; the first bot's worker compiles Python's program for others.
START = """async ([url, tries]) => {
  const { Engine, loadIsolation, openIsolated } = await import(url);
  const isolation = await loadIsolation();
  await new Engine().start();
  const found = [[], []];
  for (let i = 0; i < tries; i += 1) {
    const open = () => openIsolated(isolation);
    for (const [at, engine] of [new Engine(), new Engine({ open })].entries()) {
      const begun = performance.now();
      await engine.start();
      found[at].push(performance.now() - begun);
      engine.stop();
    }
  }
  return found;
}"""


def main() -> None:
    """Print the table."""
    find_browser()
    with sync_playwright() as playwright, Server(DIST) as site:
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_page()
        page.set_default_timeout(PATIENCE_MS)
        address = internals_of(site.url, DIST)
        open_internals(page, address)
        bots, others = page.evaluate(START, [address, TRIES])
        browser.close()
    one, other = median(bots), median(others)
    rows = [[f"{one:.0f} ms", f"{other:.0f} ms", ratio(other / one)]]
    print_table(f"Medians of {TRIES}", ["a bot's", "apart", "ratio"], rows)


if __name__ == "__main__":
    main()
