"""Pages to look at besides the tables: set-ups, open games, and what is wrong with an address."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from playwright.sync_api import Page, expect

from pygames.door.lessons import attempt, step_record
from pygames.game import Game
from pygames.games import catalog
from pygames.look.lessons import Step
from pygames.look.show import Moment
from pygames.record import final
from tests.browser.tables import Table
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
        yield from _lessons(game)
    yield State(PAGES, "open games", "")
    yield State(PAGES, "damaged", "#table=damaged")
    yield State(PAGES, "broken link", "#record=%7Bcut")
    yield State(PAGES, "games", "#games")
    yield State(PAGES, "daily", "#daily=2026-11-16")
    yield State(PAGES, "fame", "#fame")
    yield State(PAGES, "paper", f"#print={catalog()[0].id}")


def _lessons(game: Game[Any]) -> Iterator[State]:
    """Yield the first step of a game's basics, a wrong answer, and the last step."""
    steps = game.lessons().basics
    yield _step(game, "lesson, first step", 1)
    number, picks = next(
        (number, wrong)
        for number, step in enumerate(steps, 1)
        if step.kind == "move" and (wrong := _wrong(game, step, number))
    )
    yield _step(game, "lesson, wrong answer", number, picks)
    yield _step(game, "lesson, last step", len(steps))


def _step(game: Game[Any], name: str, number: int, picks: Sequence[str] = ()) -> State:
    return State(game.id, name, f"#learn={game.id}&step={number}", picks=tuple(picks))


def _wrong(game: Game[Any], step: Step[Any], number: int) -> tuple[str, ...]:
    """Return the picks of a move that a step doesn't ask for, if there is one."""
    shown = game.look.show(Moment(final(step_record(game, step)), seat=step.seat))
    wrong = (
        path.ids
        for path in shown.paths
        if not attempt(game, "basics", number - 1, path.action)["right"]
    )
    return tuple(next(wrong, ()))


def open_page(page: Page, site: str, state: State) -> None:
    """Show it, and wait until all of it is there."""
    page.goto(f"{site}#")
    expect(page.locator("[data-game]")).to_have_count(len(catalog()))
    if state.hash.startswith("#learn"):
        _open_lesson(page, site, state)
    elif state.hash:
        page.goto(f"{site}{state.hash}")
        expect(page.locator("article, [role=alert], .library, .daily").first).to_be_visible()
    if state.press:
        page.locator(state.press).click()
        expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.locator("[aria-busy]")).to_have_count(0)


def _open_lesson(page: Page, site: str, state: State) -> None:
    """Show a step, with what is said to the picks."""
    page.goto(f"{site}{state.hash}")
    board = Table(page).painted().board
    for pick in state.picks:
        page.locator(f'button[data-pick="{pick}"]').dispatch_event("click")
    expect(page.locator(".answer")).to_have_count(1 if state.picks else 0)
    expect(board).not_to_have_attribute("data-moving", "")


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
