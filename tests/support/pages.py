"""Pages to look at besides the tables: set-ups, open games, and what is wrong with an address."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from playwright.sync_api import Page, expect

from pygames.games import catalog
from tests.support.moments import State

PAGES = "pages"
# Games that were left open, the last first: seats, whose turn, actions.
_LEFT = (
    (("person", "bot2"), 0, ("d1-d3", "e7-e5")),
    (("person", "person"), 1, ("d1-d3",)),
    (("bot3", "bot4"), 1, ("c1-a3",)),
)
_KEEP = """([name, text]) => localStorage.setItem(`pygames:${location.pathname}:${name}`, text)"""


def page_states() -> Iterator[State]:
    """Yield each game's set-up and rules, and the pages that belong to no game."""
    for game in catalog():
        yield State(game.id, "set-up", "", press=f'[data-game="{game.id}"]')
        yield State(game.id, "rules", f"#rules={game.id}")
    yield State(PAGES, "open games", "")
    yield State(PAGES, "damaged", "#table=damaged")
    yield State(PAGES, "broken link", "#record=%7Bcut")
    yield State(PAGES, "paper", f"#print={catalog()[0].id}")


def open_page(page: Page, site: str, state: State) -> None:
    """Show it, and wait until all of it is there."""
    page.goto(f"{site}#")
    expect(page.locator("[data-game]")).to_have_count(len(catalog()))
    if state.hash:
        page.goto(f"{site}{state.hash}")
        expect(page.locator("article, [role=alert]").first).to_be_visible()
    if state.press:
        page.locator(state.press).click()
        expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator("[aria-busy]")).to_have_count(0)


def keep_games(page: Page) -> None:
    """Keep games that were left open, and one that is damaged, and no others."""
    page.evaluate("localStorage.clear()")
    for number, (seats, turn, actions) in enumerate(_LEFT):
        _keep(page, f"left{number}", seats, actions, turn)
    _keep(page, "damaged", ("person", "bot1"), ("d1-d3", "a1-h7"), 0, over=True)
    choices = json.dumps({"seats": ["person", "bot2"], "options": {}})
    page.evaluate(_KEEP, ["usual:murus-gallicus", choices])


def _keep(
    page: Page,
    key: str,
    seats: Sequence[str],
    actions: Sequence[str],
    turn: int,
    over: bool = False,
) -> None:
    record = {
        "format": "pygames-record-1",
        "game": "murus-gallicus",
        "options": {},
        "players": 2,
        "actions": list(actions),
    }
    table = {
        "format": 1,
        "key": key,
        "record": record,
        "seats": list(seats),
        "ahead": [],
        "over": over,
        "line": "",
        "turn": turn,
        "used": 0,
    }
    page.evaluate(_KEEP, [f"table:{key}", json.dumps(table)])
