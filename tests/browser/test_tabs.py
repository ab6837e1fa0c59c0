"""Several tabs at one table: one plays, the others follow, and nothing goes without a word."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import watched
from tests.browser.tables import BREAKTHROUGH, Table, click, hear_late

Tabs = list[Page]
"""Two tabs of one browser; a test that closes one puts another in its place."""

FOLLOWS = "in another tab. This one follows"
RECORDS = """Object.entries(localStorage).filter(([name]) => name.includes(':table:'))
  .map(([, text]) => JSON.parse(text).record.actions)"""


@pytest.fixture(scope="module")
def tabs(browser: Browser) -> Iterator[Tabs]:
    """Open two tabs for a module, since Python takes a while to start."""
    for page in watched(browser):
        yield [page, page.context.new_page()]


def begin(tabs: Tabs, site: str, table: str = "game=murus-gallicus") -> tuple[Table, Table]:
    """Open a new table in one tab, then the same in the other; no game was played here before."""
    one, other = tabs
    for page in one.context.pages:
        page.goto(f"{site}#")
        expect(page.locator("html")).to_have_attribute("data-board", "none")
    one.evaluate("localStorage.clear()")
    first = Table(one).open(f"{site}#{table}")
    expect(note(first)).to_be_hidden()
    return first, Table(other).open(one.url)


def note(table: Table) -> Locator:
    return table.page.get_by_role("alert").filter(has_text=FOLLOWS)


def turn_to(table: Table) -> Table:
    """Turn to a tab, as who plays there does; in the background a browser paints seldom."""
    table.page.bring_to_front()
    return table


def play_here(table: Table) -> None:
    click(turn_to(table).command("Play here"))
    expect(note(table)).to_be_hidden()


def test_the_second_tab_follows_and_can_take_over(tabs: Tabs, site: str) -> None:
    first, second = begin(tabs, site)
    expect(note(second)).to_be_visible()
    expect(second.page.locator("[data-open]")).to_have_count(0)
    turn_to(first).play(BREAKTHROUGH[:2])
    second.at(2)
    assert second.moves() == BREAKTHROUGH[:2]

    play_here(second)
    expect(note(first)).to_be_visible()
    turn_to(second).play(BREAKTHROUGH[2:3], since=2)
    first.at(3)
    play_here(first)
    expect(note(second)).to_be_visible()
    turn_to(first).play(BREAKTHROUGH[3:4], since=3)
    second.at(4)
    assert first.page.evaluate(RECORDS) == [BREAKTHROUGH[:4]]


# Collects every record that this page keeps.
COLLECT = """
globalThis.collected = [];
addEventListener('storage', ({ key, newValue }) => {
  if (key?.includes(':table:') && newValue) collected.push(JSON.parse(newValue).record.actions);
});
"""


def test_bots_and_dice_of_two_tabs_never_race(tabs: Tabs, site: str) -> None:
    """What one tab kept, another never replaces: each record goes on from the one before."""
    both = begin(tabs, site, "game=eight-by-eight&seats=bot1,bot1&seed=tabs")
    tabs[0].evaluate("document.body.append(document.createElement('iframe'))")
    listener = tabs[0].frames[-1]  # hears what either tab keeps
    listener.evaluate(COLLECT)
    for turn in range(2):
        taking = both[(turn + 1) % 2]
        play_here(taking)
        ply = taking.ply()
        taking.past(ply)
    listener.wait_for_function("() => collected.length > 2")
    records = listener.evaluate("collected")
    tabs[0].evaluate("document.querySelector('iframe').remove()")
    for before, after in pairwise(records):
        assert after[: len(before)] == before, json.dumps([before, after])
    assert len(tabs[0].evaluate(RECORDS)) == 1


def test_tabs_that_act_at_the_same_moment_lose_nothing(tabs: Tabs, site: str) -> None:
    """Both press, each as fast as it can: what one shows is in the record of both."""
    first, second = begin(tabs, site)
    for table, square in ((first, "c1"), (second, "d1"), (first, "a3"), (second, "d3")):
        table.place(square).dispatch_event("click")
    first.at(1)
    second.at(1)
    assert first.moves() == second.moves() == ["c1-a3"]
    expect(note(second)).to_be_visible()


def test_a_follower_plays_as_soon_as_the_other_tab_is_closed(tabs: Tabs, site: str) -> None:
    first, second = begin(tabs, site)
    expect(note(second)).to_be_visible()
    turn_to(first).play(BREAKTHROUGH[:1])
    first.page.close()
    tabs[0] = second.page.context.new_page()
    expect(note(second)).to_be_hidden()
    turn_to(second).at(1).play(BREAKTHROUGH[1:2], since=1)


MONDAY = "2026-11-16"
CHALLENGES = """() => Object.keys(localStorage).filter((name) => name.includes(':table:'))
    .map((name) => JSON.parse(localStorage[name]))"""


def test_a_challenge_that_two_tabs_open_at_once_is_one_game(page: Page, site: str) -> None:
    """The second one doesn't know yet that the first one has begun it."""
    other = page.context.new_page()
    for each in (page, other):
        each.clock.install(time=f"{MONDAY}T12:00:00Z")
        each.goto(f"{site}#daily")
        expect(each.locator(".challenge")).not_to_have_count(0)
    hear_late(other, ":(table|daily):")
    challenge = f"{site}#daily={MONDAY}&game=cercas"
    page.goto(challenge)
    Table(page).painted()
    other.goto(challenge)
    Table(other).painted()
    assert other.url == page.url
    (table,) = page.evaluate(CHALLENGES)
    assert table["title"].startswith("Cercas")
