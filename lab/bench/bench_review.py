"""Learning in Chromium: how long a review takes, the frames meanwhile, and how soon a puzzle shows.

Each game is cut to 40 decisions and given up there; Cercas never has so many, so it is whole.
Frames are watched on an idle table first, then during the review, so that what else the machine
does can be told from what the review costs. What a frame costs the main thread, in time of the
processor, hardly depends on that. `python3 -m lab.bench.bench_review cercas` measures one game.
"""

from __future__ import annotations

import json
import os
import sys
from dataclasses import replace
from itertools import pairwise
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Browser, Page, sync_playwright

from lab.bench.bench_frames import CATEGORIES, Event
from lab.bench.common import amount, percentile, print_table, some
from pygames.game import Game
from pygames.games import find
from pygames.record import Record, end, states
from tests.browser.conftest import launch_options
from tests.support.playthrough import golden
from tests.support.scripts import whole_game
from tests.support.sites import DIST, Server
from web.tools.browser import find_browser

GAMES = ("murus-gallicus", "cercas", "eight-cities", "eight-by-eight")
DECISIONS = amount(40, 4)
AIM_S, LATE_MS = 20, 34
SHOWN_MS, SKIPS = 100, amount(20, 2)
IDLE_MS = amount(5_000, 500)
PATIENCE_MS = 240_000

WATCH = """
globalThis.bench = { calls: [], frames: [], tasks: [] };
const watch = (now) => { bench.frames.push(now); requestAnimationFrame(watch); };
requestAnimationFrame(watch);
new PerformanceObserver((list) => {
  bench.tasks.push(...list.getEntries().map(({ startTime, duration }) => [startTime, duration]));
}).observe({ type: 'longtask' });
const Plain = Worker;
globalThis.Worker = class extends Plain {
  #asked = [];
  constructor(...args) {
    super(...args);
    this.addEventListener('message', ({ data }) => {
      if ('answer' in data) this.#asked.shift().till = performance.now();
    });
  }
  postMessage(data, ...more) {
    if (data.text) {
      const call = { name: /"call":"([a-z]+)"/.exec(data.text)[1], from: performance.now() };
      this.#asked.push(call);
      bench.calls.push(call);
    }
    super.postMessage(data, ...more);
  }
};
"""
"""Writes down when each call to the rules begins and ends, each frame, and each long task."""

DONE = "(count) => bench.calls.filter(({name, till}) => name === 'lines' && till).length >= count"

WATCH_PUZZLES = """
globalThis.bench = [];
let [pressed, board] = [0, null];
addEventListener('pointerup', ({ timeStamp }) => {
  [pressed, board] = [timeStamp, document.querySelector('.board')];
}, { capture: true });
new MutationObserver((changes) => {
  const isNew = changes.some(({ target }) => target.isConnected && target !== board);
  if (!pressed || !isNew) return;
  bench.push(performance.now() - pressed);
  pressed = 0;
}).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-ply'] });
"""
"""Writes down how long it takes from a press to the first picture on another board."""

Figures = dict[str, Any]


def reviewed(game: Game[Any]) -> tuple[Record, int]:
    """Return a game of at most forty decisions, and how many it has."""
    players = max(2, game.players[0])
    whole = golden(game)
    if whole.header.players != players or _decisions(whole) < DECISIONS:
        games = [whole_game(game, f"bench-{seed}", players)[0] for seed in range(9)]
        whole = max(games, key=_decisions)
    plies = [ply for ply, state in enumerate(states(whole)) if state.current_player() >= 0]
    if len(plies) <= DECISIONS:
        return whole, len(plies)
    cut = replace(whole, actions=whole.actions[: plies[DECISIONS]])
    return end(cut, "resigned-0"), DECISIONS


def _decisions(record: Record) -> int:
    return sum(state.current_player() >= 0 for state in states(record))


def watch(browser: Browser, site: str, record: Record, decisions: int) -> Figures:
    """Open the game, then review it; give what the page and its workers did."""
    with browser.new_context(viewport={"width": 1280, "height": 800}) as context:
        context.add_init_script(WATCH)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.goto(f"{site}#record={quote(json.dumps(record.data()))}")
        page.wait_for_selector(".board:not([data-moving])[data-ply]", state="attached")
        page.wait_for_selector('html[data-offline="ready"]', state="attached")
        idle = _now(page)
        page.wait_for_function("(till) => performance.now() > till", arg=idle + IDLE_MS)
        browser.start_tracing(page=page, categories=list(CATEGORIES))
        start = _now(page)
        page.get_by_role("tab", name="Review").click()
        page.wait_for_selector(".review-foot", state="attached")
        page.wait_for_selector(".review-foot", state="detached")
        costs = _now(page)
        page.wait_for_function(DONE, arg=decisions)
        lines = _now(page)
        events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
        figures: Figures = page.evaluate("bench")
        moments = {"idle": idle, "begun": start, "costs": costs, "lines": lines}
        return figures | moments | {"costs_ms": frame_costs(events)}


def _now(page: Page) -> float:
    return float(page.evaluate("performance.now()"))


def frame_costs(events: list[Event]) -> list[float]:
    """Return the processor's time of the main thread from each frame to the next, in ms."""
    thread = next(
        (each["pid"], each["tid"]) for each in events if each["name"] == "FireAnimationFrame"
    )
    ours = sorted(
        (each for each in events if (each["pid"], each["tid"]) == thread),
        key=lambda each: float(each["ts"]),
    )
    costs = [0.0]
    for each in ours:
        if each["name"] == "RunTask":
            costs[-1] += each.get("tdur", 0) / 1000
        if each["name"] == "FireAnimationFrame":
            costs.append(0.0)
    return costs


def skipped(browser: Browser, site: str, game: Game[Any]) -> list[float]:
    """Skip puzzles; give the times from the press until the next one shows, in ms."""
    with browser.new_context() as context:
        context.add_init_script(WATCH_PUZZLES)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.goto(f"{site}#puzzles={game.id}&way=rating")
        page.wait_for_selector('html[data-offline="ready"]', state="attached")
        for number in range(1, SKIPS + 1):
            page.get_by_role("button", name="Skip").click()
            page.wait_for_function("(number) => bench.length >= number", arg=number)
        times: list[float] = page.evaluate("bench")
        return times


def frames(figures: Figures, begin: str, finish: str) -> str:
    """Say how far frames are apart: the 95th percentile, the most, and how many are late."""
    within = [time for time in figures["frames"] if figures[begin] <= time <= figures[finish]]
    gaps = [after - before for before, after in pairwise(within)]
    late = sum(gap > LATE_MS for gap in gaps)
    return f"{percentile(gaps, 95):.0f}, {max(gaps):.0f} ms, {late} of {len(gaps)}"


def spent(figures: Figures) -> str:
    """Say what the calls of the review took, by name."""
    names = ("evaluate", "weigh", "costs", "lines")
    calls = [
        call for call in figures["calls"] if call["from"] >= figures["begun"] and "till" in call
    ]
    sums = {
        name: sum(call["till"] - call["from"] for call in calls if call["name"] == name) / 1000
        for name in names
    }
    return ", ".join(f"{name} {seconds:.1f}" for name, seconds in sums.items())


def cells(game: Game[Any], decisions: int, figures: Figures) -> list[str]:
    """Write a row of the table."""
    seconds = [(figures[till] - figures["begun"]) / 1000 for till in ("costs", "lines")]
    tasks = [ms for start, ms in figures["tasks"] if figures["begun"] <= start <= figures["lines"]]
    return [
        f"{game.title}, {decisions} decisions",
        *(f"{each:.1f} s" for each in seconds),
        frames(figures, "idle", "begun"),
        frames(figures, "begun", "lines"),
        f"{len(tasks)}, {max(tasks, default=0):.0f} ms",
        f"{percentile(figures['costs_ms'], 95):.1f}, {max(figures['costs_ms']):.1f} ms",
    ]


def main() -> None:
    """Print the tables."""
    find_browser()
    rows, parts, puzzles = [], [], []
    with sync_playwright() as playwright, Server(DIST) as site:
        browser = playwright.chromium.launch(**launch_options())
        for game in map(find, sys.argv[1:] or some(GAMES)):
            record, decisions = reviewed(game)
            figures = watch(browser, site.url, record, decisions)
            rows.append(cells(game, decisions, figures))
            parts.append([game.title, spent(figures)])
            times = skipped(browser, site.url, game)
            percentiles = [f"{percentile(times, each):.0f} ms" for each in (50, 95)]
            puzzles.append([game.title, *percentiles])
        browser.close()
    print_table(
        f"The review of a game, load {os.getloadavg()[0]:.1f} (all lines: at most {AIM_S} s; "
        f"frames: 95 %, most, and how many take over {LATE_MS} ms)",
        ["", "costs", "lines", "frames idle", "frames meanwhile", "long tasks", "a frame's CPU"],
        rows,
    )
    print_table("Seconds of the calls, with waiting", ["", "by name"], parts)
    title = f"From a press to the next puzzle, {SKIPS} times (at most {SHOWN_MS} ms)"
    print_table(title, ["", "median", "95 %"], puzzles)


if __name__ == "__main__":
    main()
