"""The built site in Chromium: the cost of a frame while something moves, for each game.

A frame is all that the page's main thread does from one frame to the next: script, layout, paint,
and the canvas's own strokes, which without a graphics card it does too. It is counted in time of
the processor, so that what else the machine does stays out of it. The first of a motion also takes
the new view in. Golden games are watched move by move, all or those whose ids are given:
`python3 -m lab.bench.bench_frames cercas on-tour`.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from lab.bench.common import amount, percentile, print_table, some
from pygames.game import Game
from pygames.games import catalog, find
from tests.browser.conftest import launch_options
from tests.support.playthrough import golden
from tests.support.sites import DIST, Server
from web.tools.browser import find_browser

USUAL_MS, MOST_MS = 8, 33
MOVES = amount(40, 2)
PATIENCE_MS = 120_000
BOARD = '[role="group"]'
SCREEN = ViewportSize(width=1440, height=900)
DENSITIES = some((1, 2))

CATEGORIES = ("blink.user_timing", "devtools.timeline", "disabled-by-default-devtools.timeline")
WATCH_MOTION = """
new MutationObserver((changes) => {
  for (const {target} of changes) {
    performance.mark(target.hasAttribute('data-moving') ? 'bench-moves' : 'bench-rests');
  }
}).observe(document, {subtree: true, attributes: true, attributeFilter: ['data-moving']});
"""

Event = dict[str, Any]


@dataclass(frozen=True)
class Span:
    """A span of time in microseconds, and for how much of it the main thread was busy."""

    begin: float
    end: float
    cost: float = 0


def watch(browser: Browser, site: str, game: Game[Any], density: int) -> list[float]:
    """Watch the motions of a golden game; give what each frame cost in ms."""
    record = golden(game)
    plies = len(record.actions)
    with browser.new_context(viewport=SCREEN, device_scale_factor=density) as context:
        context.add_init_script(WATCH_MOTION)
        page = context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.goto(f"{site}#record={quote(json.dumps(record.data()))}")
        page.wait_for_selector(f'{BOARD}[data-ply="{plies}"]', state="attached")
        _step(page, "First position", 0)
        return frames(traced(browser, page, min(plies, MOVES)))


def traced(browser: Browser, page: Page, moves: int) -> list[Event]:
    """Step through moves while the browser writes down what it does."""
    browser.start_tracing(page=page, categories=list(CATEGORIES))
    for ply in range(1, moves + 1):
        _step(page, "Next move", ply)
    events: list[Event] = json.loads(browser.stop_tracing())["traceEvents"]
    return events


def _step(page: Page, button: str, ply: int) -> None:
    page.get_by_role("button", name=button).click()
    page.wait_for_selector(f'{BOARD}[data-ply="{ply}"]:not([data-moving])', state="attached")


def frames(events: Sequence[Event]) -> list[float]:
    """Add up the main thread's tasks from each frame to the next, while something moves."""
    thread = next(
        (event["pid"], event["tid"]) for event in events if event["name"] == "bench-moves"
    )
    ours = sorted(
        (event for event in events if (event["pid"], event["tid"]) == thread),
        key=lambda event: float(event["ts"]),
    )
    tasks = [
        Span(event["ts"], event["ts"] + event.get("dur", 0), event.get("tdur", 0))
        for event in ours
        if event["name"] == "RunTask"
    ]
    begins = [event["ts"] for event in ours if event["name"] == "FireAnimationFrame"]
    return [
        sum(task.cost for task in tasks if one.begin <= task.begin < one.end) / 1000
        for one in _frames(begins, tasks, list(_motions(ours)))
    ]


def _motions(events: Sequence[Event]) -> Iterator[Span]:
    """Yield the spans during which something moves."""
    start = None
    for event in events:
        if event["name"] == "bench-moves" and start is None:
            start = event["ts"]
        if event["name"] == "bench-rests" and start is not None:
            yield Span(start, event["ts"])
            start = None


def _frames(
    begins: Sequence[float], tasks: Sequence[Span], motions: Sequence[Span]
) -> Iterator[Span]:
    """Cut each motion into frames, from the task that began it on."""
    for motion in motions:
        starts = [begin for begin in begins if motion.begin < begin < motion.end]
        # Several callbacks of one frame run in one task.
        moments = (motion.begin, *starts, motion.end)
        cuts = sorted({_task_at(tasks, moment) for moment in moments})
        for begin, end in pairwise(cuts):
            yield Span(begin, end)


def _task_at(tasks: Sequence[Span], moment: float) -> float:
    """Return when the task that runs at a moment began."""
    return next((task.begin for task in tasks if task.begin <= moment <= task.end), moment)


def _cells(costs: Sequence[float]) -> list[str]:
    shares = (percentile(costs, 50), percentile(costs, 95), max(costs))
    return [str(len(costs)), *(f"{share:.1f}" for share in shares)]


def main() -> None:
    """Print the table."""
    find_browser()
    rows = []
    with sync_playwright() as playwright, Server(DIST) as site:
        browser = playwright.chromium.launch(**launch_options())
        for game in some(map(find, sys.argv[1:]) if sys.argv[1:] else catalog()):
            for density in DENSITIES:
                costs = watch(browser, site.url, game, density)
                rows.append([f"{game.title}, density {density}", *_cells(costs)])
        browser.close()
    print_table(
        f"What a frame costs while something moves, in ms (95 %: at most {USUAL_MS}; "
        f"none over {MOST_MS})",
        ["", "frames", "median", "95 %", "most"],
        rows,
    )


if __name__ == "__main__":
    main()
