"""Games by messages, whatever people do with their devices and tabs: nothing is lost or stuck.

A failure names the seed and the steps; the long form leaves out unnecessary ones.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import open_internals, watched
from tests.browser.far_model.runs import Run, steps
from tests.browser.far_model.somebody import Step
from tests.browser.far_model.world import PEOPLE, PREPARE, Device, World
from tests.support.effort import is_long, often, seeds

WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
GAMES = ("murus-gallicus", "eight-by-eight")
"""One without dice, and one with."""
STEPS = often(30, 45)
SEEDS = [str(seed) for seed in seeds(2, 300)]


@pytest.fixture(scope="module")
def devices(browser: Browser, site: str, internals: str) -> Iterator[list[list[Device]]]:
    """Two devices of each of two people, which need no network where a run loses it."""
    offline = any(step.deed == "network" for seed in SEEDS for step in made_up(seed)[1])
    streams = [watched(browser, keeps=offline, **WIDE) for _ in range(2 * len(PEOPLE))]
    pages = [next(stream) for stream in streams]
    for page in pages:
        if offline:
            page.goto(site)
            expect(page.locator("html")).to_have_attribute("data-offline", "ready")
        page.context.add_init_script(PREPARE)
        open_internals(page, internals)
    names = [f"{person} {where}" for person in PEOPLE for where in ("at home", "on the way")]
    all_ = [Device(name, page.context, page) for name, page in zip(names, pages, strict=True)]
    yield [all_[:2], all_[2:]]
    for stream in streams:
        for _ in stream:
            pass


def made_up(seed: str) -> tuple[str, list[Step]]:
    """Make up a game, and what people do with it."""
    random = Random(seed)
    return random.choice(GAMES), steps(random, STEPS)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_player_can_always_continue_and_nothing_is_lost(
    devices: list[list[Device]], site: str, seed: str
) -> None:
    game, line = made_up(seed)
    run = Run(World(site, game, devices), seed).take(line)
    if run.wrong and is_long():
        run = run.shrunk()
    assert not run.wrong, run.report()
