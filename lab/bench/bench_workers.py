"""What a second worker adds: nodes or playouts of the bots in the same time, in Chromium."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, sync_playwright

from lab.bench.common import SMALLEST, amount, count, print_table, ratio, some
from pygames.games import catalog
from pygames.record import Record, make_header, settle
from tests.browser.conftest import internals_of, launch_options, open_internals
from tests.support.sites import DIST, Server
from web.tools.browser import find_browser

SECONDS = 0.1 if SMALLEST else 1.0
TRIES = amount(3)
PATIENCE_MS = 240_000
STRONGEST = some((game, max(game.bots.levels)) for game in catalog() if game.bots.levels)

# Two engines think, then one does, in turn: other load slows both.
THINK = """async ([url, records, seconds, tries]) => {
  const { Engine } = await import(url);
  const engines = [new Engine(), new Engine()];
  for (const engine of engines) await engine.start();
  const think = async (question, some) => {
    const answers = await Promise.all(some.map((engine, which) =>
      engine.call('choose', { ...question, share: [which, some.length] })));
    return answers.reduce((sum, { nodes, playouts }) => sum + (nodes ?? playouts), 0) / seconds;
  };
  const best = [];
  for (const [record, level] of records) {
    const found = [[], []];
    for (let i = 0; i < tries; i += 1) {
      found[0].push(await think({ record, level, seconds }, engines.slice(0, 1)));
      found[1].push(await think({ record, level, seconds }, engines));
    }
    best.push(found.map((speeds) => speeds.sort((a, b) => a - b)[Math.floor(tries / 2)]));
  }
  return best;
}"""


def measure(page: Page, site: str) -> list[list[float]]:
    """Return what one worker and two workers count in a second at the start of each game."""
    records = [
        (settle(Record(make_header(game, game.players[0], {}, None), seed="w")).data(), level)
        for game, level in STRONGEST
    ]
    page.set_default_timeout(PATIENCE_MS)
    address = internals_of(site, DIST)
    open_internals(page, address)
    question = [address, records, SECONDS, TRIES]
    times: list[list[float]] = page.evaluate(THINK, question)
    return times


def main() -> None:
    """Print the table."""
    find_browser()
    with sync_playwright() as playwright, Server(DIST) as site:
        browser = playwright.chromium.launch(**launch_options())
        times = measure(browser.new_page(), site.url)
        browser.close()
    rows: list[Any] = [
        [game.title, count(one), count(two), ratio(two / one)]
        for (game, _), (one, two) in zip(STRONGEST, times, strict=True)
    ]
    title = f"Counted in {SECONDS:.0f} s from the start, medians of {TRIES}"
    print_table(title, ["", "one worker", "two workers", "ratio"], rows)


if __name__ == "__main__":
    main()
