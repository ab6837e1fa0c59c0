"""While playing, in Chromium: clicks, long tasks, the bots' workers, and memory.

Explained in docs/performance.md. Games are played with the mouse against the gentlest bot, and
what is picked is chosen at random. Of two presses of the mouse's button one lasts as long as a
quick one of a person, the other no time at all: what the rules are asked for at the press gains
nothing then.
"""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from itertools import count, cycle
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from lab.bench.common import amount, milliseconds, percentile, print_table, some
from lab.bench.starts import keep
from pygames.game import Game
from pygames.games import catalog
from tests.browser.conftest import PLAIN, internals_of, launch_options
from tests.support.sites import DIST, ROOT, Server, copy_site
from web.tools.assemble import SOURCE
from web.tools.browser import find_browser
from web.tools.bundle import bundle_one

# Enough of either kind, so that one doesn't decide the 95th percentile.
CLICKS = amount(40, 2)
# A quick press of a person; most take 80 ms and more.
PRESS_MS = 60
TRIES = amount(5)
INTERNALS = ROOT / "tests" / "browser" / "internals.ts"
CLICK_MS, TASK_MS, READY_MS, NEW_MS, FREE_MS, MOST_MB = 30, 50, 300, 600, 50, 150
PATIENCE_MS = 240_000
OPEN = "[data-pick]:not([aria-disabled])"
# Where each of what can be picked is, at one moment.
PLACES = """(all) => all.map((place) => place.getBoundingClientRect())
  .filter(({ width, height }) => width && height)
  .map(({ x, y, width, height }) => [x + width / 2, y + height / 2])"""
ASKED = ".confirm:not([hidden]) button"

# From a click to the ply that it completes, by whether it began with a press that took its time,
# and all tasks that were too long for the browser.
WATCH = """
window.bench = { pressed: [], sudden: [], tasks: [], opening: [] };
let [pressed, released] = [0, 0];
addEventListener('pointerdown', (event) => { pressed = event.timeStamp; }, {capture: true});
addEventListener('pointerup', (event) => { released = event.timeStamp; }, {capture: true});
new MutationObserver(() => {
  const kind = released - pressed > 10 ? 'pressed' : 'sudden';
  if (released) bench[kind].push(performance.now() - released);
  released = 0;
}).observe(document, {subtree: true, attributes: true, attributeFilter: ['data-ply']});
new PerformanceObserver((list) => {
  bench.tasks.push(...list.getEntries().map(({ duration }) => duration));
}).observe({ type: 'longtask' });
"""
# The long tasks after a number of earlier ones.
SET_APART = "(played) => bench.opening.push(...bench.tasks.splice(played))"
# What can be pointed at is done so in the next frame but one.
FRAMES = "() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))"
# The first worker compiles Pyodide's program; those of bots share it.
WORKERS = """async ([url, record, tries]) => {
  const { Engine } = await import(url);
  const [rules, bot] = [new Engine(), new Engine()];
  await rules.start();
  const timed = async (work) => {
    const begun = performance.now();
    await work();
    return performance.now() - begun;
  };
  const found = { ready: [], free: [], again: [], restored: rules.restored };
  for (let i = 0; i < tries; i += 1) {
    found.ready.push(await timed(() => bot.start()));
    bot.call('choose', { record, level: 1, seconds: 20 }).catch(() => {});
    await new Promise((go) => setTimeout(go, 300));
    found.free.push(await timed(async () => {
      bot.stop();
      await new Promise((go) => requestAnimationFrame(go));
    }));
    found.again.push(await timed(() => bot.start()));
    bot.stop();
  }
  return found;
}"""
MEMORY = "async () => (await performance.measureUserAgentSpecificMemory()).bytes"

Figures = dict[str, Any]


def play(browser: Browser, site: str, game: Game[Any]) -> Figures:
    """Play with the mouse; give the times of clicks and of long tasks, and the memory, in MB."""
    seats = ",".join(["person", *["bot1"] * (game.players[0] - 1)])
    with browser.new_context() as context:
        context.add_init_script(WATCH)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        table = f"{site}#game={game.id}&seats={seats}"
        tables = (f"{table}&seed=bench-{number}" for number in count())
        begin(page, next(tables))
        page.wait_for_selector('html[data-offline="ready"]', state="attached")
        page.evaluate("for (const kind in bench) bench[kind].length = 0")
        random = Random("bench")
        presses = cycle((PRESS_MS, 0))
        while page.evaluate("Math.min(bench.pressed.length, bench.sudden.length)") < CLICKS:
            if not point(page, random, next(presses)):
                begin(page, next(tables))
        figures: Figures = page.evaluate("bench")
        return figures | {"memory": page.evaluate(MEMORY) / 1e6}


def begin(page: Page, table: str) -> None:
    """Begin a game, in place of the one that is over; keep the long tasks of that apart."""
    tasks = page.evaluate("window.bench?.tasks ?? []")
    page.evaluate("document.querySelector('.board')?.setAttribute('data-left', '')")
    page.goto(table)
    page.wait_for_selector(".board:not([data-left])[data-ply]", state="attached")
    page.wait_for_selector('html[data-board="painted"]', state="attached")
    page.evaluate(FRAMES)
    page.evaluate(SET_APART, len(tasks))


def point(page: Page, random: Random, press: int) -> bool:
    """Point at something that can be picked, for `press` ms; return whether the game continues."""
    page.wait_for_selector(f"{OPEN}, [data-over]", state="attached")
    if page.locator("[data-over]").count():
        return False
    places: list[tuple[float, float]] = page.locator(OPEN).evaluate_all(PLACES)
    if places:
        page.mouse.click(*random.choice(places), delay=press)
    if page.locator(ASKED).count():
        page.locator(ASKED).first.click(delay=press)
    page.evaluate(FRAMES)
    return True


def workers(browser: Browser, site: str) -> Figures:
    """Start and stop the worker of a bot, with everything kept for later visits."""
    address = internals_of(site, DIST)
    record = {"format": "pygames-record-1", "game": "murus-gallicus", "options": {}}
    with browser.new_context() as context:
        context.set_default_timeout(PATIENCE_MS)
        keep(context, site)
        page = context.new_page()
        page.goto(address.replace("internals.js", PLAIN))
        header = {**record, "players": 2, "actions": []}
        figures: Figures = page.evaluate(WORKERS, [address, header, TRIES])
        assert figures["restored"], "bots start from the snapshot"
        return figures


def _cells(times: Sequence[float], most: int) -> list[str]:
    durations = (statistics.median(times), max(times))
    return [*(milliseconds(time / 1000) for time in durations), milliseconds(most / 1000)]


def _played(game: Game[Any], figures: Figures) -> list[str]:
    pressed, sudden = figures["pressed"], figures["sudden"]
    times = (statistics.median(pressed), percentile(pressed, 95), percentile(sudden, 95))
    durations = [milliseconds(time / 1000) for time in times]
    tasks = [_longest(figures[kind]) for kind in ("tasks", "opening")]
    return [game.title, *durations, *tasks, f"{figures['memory']:.0f} MB"]


def _longest(tasks: Sequence[float]) -> str:
    return f"{len(tasks)}, {max(tasks):.0f} ms" if tasks else "none"


def main() -> None:
    """Print the tables."""
    find_browser()
    with TemporaryDirectory() as place, sync_playwright() as playwright:
        folder = copy_site(DIST, Path(place) / "site")
        # Beside the site's own modules: what a service worker answers can't be put in its place.
        (app,) = (folder / "app").iterdir()
        (app / "internals.js").write_bytes(bundle_one(INTERNALS, SOURCE))
        with Server(folder) as site:
            # The Chromium without windows does not tell how much memory a page has.
            browser = playwright.chromium.launch(**launch_options(whole=True))
            rows = [_played(game, play(browser, site.url, game)) for game in some(catalog())]
            bots = workers(browser, site.url)
            browser.close()
    print_table(
        f"From the click to its ply, {CLICKS} times after a press of {PRESS_MS} ms (95 %: at most "
        f"{CLICK_MS} ms) and after one of no time; tasks over {TASK_MS} ms while playing (none), "
        f"and as games begin; memory with a bot (at most {MOST_MB} MB)",
        ["", "median", "95 %", "at once, 95 %", "long tasks", "as games begin", "memory"],
        rows,
    )
    print_table(
        f"A bot's worker, {TRIES} times",
        ["", "median", "most", "at most"],
        [
            ["ready", *_cells(bots["ready"], READY_MS)],
            ["stopped while it thinks: the page's next frame", *_cells(bots["free"], FREE_MS)],
            ["a new one ready", *_cells(bots["again"], NEW_MS)],
        ],
    )


if __name__ == "__main__":
    main()
