"""Games by links, whatever people do with their devices and tabs: nothing is lost, none is stuck.

A failure says which seed it was and what was done; the long form leaves out what isn't needed for
it. PYGAMES_SEEDS=20 or 20-29 runs the seeds of that number.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import watched
from tests.browser.far_model.runs import Run, steps
from tests.browser.far_model.world import PEOPLE, PREPARE, Device, World
from tests.support.effort import is_long, often

WIDE = {"viewport": {"width": 1280, "height": 800}}
GAMES = ("murus-gallicus", "eight-by-eight")
"""One without dice, and one with."""
STEPS = 45


@pytest.fixture(scope="module")
def devices(browser: Browser, site: str) -> Iterator[list[list[Device]]]:
    """Two devices of each of two people, which need no network any more."""
    streams = [watched(browser, keeps=True, **WIDE) for _ in range(2 * len(PEOPLE))]
    pages = [next(stream) for stream in streams]
    for page in pages:
        page.goto(site)
        page.context.add_init_script(PREPARE)
    for page in pages:
        expect(page.locator("html")).to_have_attribute("data-offline", "ready")
    names = [f"{person} {where}" for person in PEOPLE for where in ("at home", "on the way")]
    all_ = [Device(name, page.context, page) for name, page in zip(names, pages, strict=True)]
    yield [all_[:2], all_[2:]]
    for stream in streams:
        for _ in stream:
            pass


def seeds() -> list[str]:
    first, _, last = os.environ.get("PYGAMES_SEEDS", f"0-{often(2, 300) - 1}").partition("-")
    return [str(seed) for seed in range(int(first), int(last or first) + 1)]


@pytest.mark.parametrize("seed", seeds())
def test_somebody_can_always_go_on_and_nothing_is_lost(
    devices: list[list[Device]], site: str, seed: str
) -> None:
    random = Random(seed)
    world = World(site, random.choice(GAMES), devices)
    run = Run(world, seed).take(steps(random, STEPS))
    if run.wrong and is_long():
        run = run.shrunk()
    assert not run.wrong, run.report()
