"""Pages to look at besides the tables: set-ups, open games, and errors in addresses."""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from playwright.sync_api import Page, expect

from pygames import link as links
from pygames.door.lessons import attempt, step_record
from pygames.game import Game
from pygames.games import catalog, find
from pygames.language import ENGLISH
from pygames.look.lessons import Step
from pygames.look.show import Moment
from pygames.record import final
from tests.browser.tables import table_on
from tests.support.languages import page_words
from tests.support.moments import State
from tests.support.playthrough import golden

PAGES = "pages"
# Games that were left open, the last first: seats, whose turn, actions.
_LEFT = (
    (("person", "bot2"), 0, ("d1-d3", "e7-e5")),
    (("person", "person"), 1, ("d1-d3",)),
    (("bot3", "bot4"), 1, ("c1-a3",)),
)
_KEEP = """([name, text]) => localStorage.setItem(`pygames:${location.pathname}:${name}`, text)"""


# What a page has once it shows.
_THERE = "article, [role=alert], .library, .daily, .opening .tally, .empty, .backup, .best-line"
_SET_UP = '[aria-label="{analysis[arrange]}"]'


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
    yield State(PAGES, "dare", _dare("on-tour"))
    yield State(PAGES, "invitation to several", "#game=on-tour&seats=person,far,far,far")
    yield State(PAGES, "puzzles", "#puzzles")
    yield State(PAGES, "puzzles of a game", "#puzzles=murus-gallicus")
    yield State(PAGES, "backup", "#backup")
    yield State(PAGES, "analysis", _analysis("murus-gallicus"))
    yield State(PAGES, "position set-up", _analysis("murus-gallicus"), press=_SET_UP)
    yield State(PAGES, "settings", "", press='button[aria-label="{common[settings]}"]')
    yield State(PAGES, "no exercises", "#deck")
    yield State(PAGES, "dead link", "#nowhere")
    yield State(PAGES, "branches", "#table=branched", ply=3, press=".branches summary")
    yield State(PAGES, "paper", f"#print={catalog()[0].id}")


def _analysis(game: str) -> str:
    """Return the address of a game's middle on a board to think on."""
    record = golden(find(game))
    return f"#of={game}&at={len(record.actions) // 2}&analyse={links.write(record)}"


def _dare(game: str) -> str:
    """Return the address of a finished game to beat."""
    record = replace(golden(find(game)), seed="gallery")
    seats = ["person", *["bot3"] * (record.header.players - 1)]
    return f"#of={game}&by=Benedikta&seats={','.join(seats)}&beat={links.write(record)}"


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
    display = game.look.show(Moment(final(step_record(game, step)), seat=step.seat))
    wrong = (
        path.ids
        for path in display.paths
        if not attempt(game, "basics", number - 1, path.action)["right"]
    )
    return tuple(next(wrong, ()))


def open_page(page: Page, site: str, state: State) -> None:
    """Show it, and wait until all of it is there."""
    page.goto(f"{site}#")
    expect(page.locator("[data-game]")).to_have_count(len(catalog()))
    if state.hash.startswith("#learn"):
        _open_lesson(page, site, state)
    elif state.ply is not None:
        _open_branches(page, site, state)
        return
    elif state.hash:
        page.goto(f"{site}{state.hash}")
        expect(page.locator(_THERE).first).to_be_visible()
    if state.hash == "#games":
        expect(page.locator(".thumb > :not(.sample) > .whole-picture").first).to_be_visible()
    if state.press:
        words = page_words(page.locator("html").get_attribute("lang") or ENGLISH)
        page.locator(state.press.format(**words)).click()
        expect(page.get_by_role("dialog").or_(page.locator(".tray"))).to_be_visible()
    expect(page.locator("[aria-busy]")).to_have_count(0)


def _open_lesson(page: Page, site: str, state: State) -> None:
    """Show a step, with the feedback on the picks."""
    page.goto(f"{site}{state.hash}")
    board = table_on(page).painted().board
    for pick in state.picks:
        page.locator(f'button[data-pick="{pick}"]').dispatch_event("click")
    expect(page.locator(".answer")).to_have_count(1 if state.picks else 0)
    expect(board).not_to_have_attribute("data-moving", "")


def _open_branches(page: Page, site: str, state: State) -> None:
    """Show the branches below the list of moves, wherever that is."""
    page.goto(f"{site}{state.hash}")
    table = table_on(page).painted().at(state.ply or 0)
    moves = table.command(table.words["commands"]["moves"])
    if moves.is_visible():
        moves.click()
    page.locator(state.press or "").click()


def _finished(number: int) -> dict[str, Any]:
    """Return a game of Cercas that was finished, as the hall of fame keeps it."""
    return {
        "key": f"finished{number}",
        "game": "cercas",
        "at": (20_000 + number) * 86_400_000,
        "seats": ["person", f"bot{1 + number % 3}"],
        "names": [("Anna", "Benedikta")[number % 2], ""],
        "places": [0, 1] if number % 3 else [1, 0],
        "scores": [12 + number, 9],
        "moves": [14, 13],
        "kind": "rated",
        "early": False,
        "options": {},
    }


def keep_games(page: Page) -> None:
    """Keep games left open, a damaged one, one with names and branches, and results; no others."""
    page.evaluate("localStorage.clear()")
    for number, (seats, turn, actions) in enumerate(_LEFT):
        _keep(page, f"left{number}", seats, turn, actions)
    _keep(page, "damaged", ("person", "bot1"), 0, ("d1-d3", "a1-h7"), {"over": True})
    names = ["Wilhelmina Constance", "Maximilian-Alexander"]
    ways = (["c1-a3", "e7-e5", "d1-d3"], ["c1-a3", "d7-b5"])
    more = {"names": names, "branches": [{"actions": way} for way in ways]}
    _keep(page, "branched", ("person", "person"), 1, ("c1-a3", "e7-e5", "a1-c3"), more)
    page.evaluate(_KEEP, ["fame", json.dumps({"since": 0, "games": [*map(_finished, range(12))]})])
    choices = json.dumps({"seats": ["person", "bot2"], "options": {}})
    page.evaluate(_KEEP, ["usual:murus-gallicus", choices])


def _keep(
    page: Page,
    key: str,
    seats: Sequence[str],
    turn: int,
    actions: Sequence[str],
    more: Mapping[str, Any] | None = None,
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
        "over": False,
        "line": "",
        "turn": turn,
        "used": 0,
    }
    table |= more or {}
    page.evaluate(_KEEP, [f"table:{key}", json.dumps(table)])
