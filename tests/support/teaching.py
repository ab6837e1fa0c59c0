"""Pages that teach: a board to think on, exercises, the deck and puzzles."""

from collections.abc import Iterator
from functools import cache
from json import dumps
from typing import Any

from playwright.sync_api import Page, expect

from pygames import link as links
from pygames.games import find
from pygames.record import Record, extend, new, parse, settle
from tests.browser.tables import RECORD_HEADER, table_on
from tests.support.door import ok, texts_of
from tests.support.moments import State

TEACHING = "teaching"
GAME = "murus-gallicus"
START = "1B3B2/8/3W4/8/7B/8/W7 w"
"""White wins with d5-d7 only; after nearly anything else Black does."""
_KEEP = """([name, text]) => localStorage.setItem(`pygames:${location.pathname}:${name}`, text)"""


def teaching_states() -> Iterator[State]:
    """Yield them, each with its question, and with the feedback on a right and a wrong answer."""
    right, wrong = _answers()
    yield _analysis("analysis", _murus())
    yield _analysis("analysis, chance", _rolled())
    yield State(TEACHING, "mistakes", "#mistakes=mistaken")
    yield State(TEACHING, "mistakes, wrong", "#mistakes=mistaken", picks=("sq-d5", "sq-b5"))
    yield State(TEACHING, "deck", "#deck")
    yield State(TEACHING, "puzzles", f"#puzzles={GAME}")
    yield State(TEACHING, "puzzle", f"#puzzles={GAME}&way=rating")
    yield State(TEACHING, "puzzle, solved", f"#puzzles={GAME}&way=rating", picks=right)
    yield State(TEACHING, "puzzle, wrong", f"#puzzles={GAME}&way=rating", picks=wrong)


def _analysis(name: str, record: Record) -> State:
    game = record.game.id
    return State(TEACHING, name, f"#of={game}&at=99&analyse={links.write(record)}")


def _murus(*actions: str) -> Record:
    return parse(RECORD_HEADER | {"start": START, "actions": list(actions)})


def _rolled() -> Record:
    """Return a game of Eight-by-Eight in which the die was rolled twice."""
    return settle(extend(settle(new(find("eight-by-eight"), seed="rolled")), "3,7"))


@cache
def _puzzle() -> tuple[list[str], str, Any]:
    """Return all puzzles, and one that takes two own moves, with its task."""
    texts = texts_of(GAME)
    tasks = ((text, ok("puzzle", game=GAME, text=text)) for text in texts)
    text, task = next((text, task) for text, task in tasks if task["moves"] == 2)
    return texts, text, task


def _answers() -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the picks of a right answer to the puzzle, and of a wrong one."""
    _, text, task = _puzzle()
    first, _, last = ok("solution", game=GAME, text=text)["actions"]
    legal = ok("state", record=task["record"])["legal"]
    wrong = next(action for action in legal if action != first and "x" not in action)
    return (*_picks(first), *_picks(last)), _picks(wrong)


def _picks(action: str) -> tuple[str, ...]:
    return f"sq-{action[:2]}", f"sq-{action[3:]}"


def keep_to_learn(page: Page) -> None:
    """Keep a game with a mistake, an exercise that is due, and one puzzle that was not tried."""
    table = {"format": 1, "record": _murus("a1-c1", "h3-h1").data(), "seats": ["person", "bot2"]}
    table |= {"ahead": [], "over": True, "line": "", "used": 1}
    texts, open_one, _ = _puzzle()
    solved = "\n".join(f"20000:3:1 {text}" for text in texts if text != open_one)
    page.evaluate(_KEEP, ["table:mistaken", dumps(table)])
    page.evaluate(_KEEP, ["deck", f"{links.write(_murus('a1-c1'))} 20000:1"])
    page.evaluate(_KEEP, [f"puzzles:{GAME}", solved])


def open_teaching(page: Page, site: str, state: State) -> None:
    """Show one, and wait until all of it is there."""
    page.goto(f"{site}#")
    expect(page.locator("[data-game]").first).to_be_visible()
    keep_to_learn(page)
    page.goto(f"{site}{state.hash}")
    if state.name == "puzzles":
        expect(page.locator(".puzzle-ways")).to_be_visible()
        return
    board = table_on(page).painted().board
    for pick in state.picks:
        place = page.locator(f'button[data-pick="{pick}"]')
        expect(place).to_have_attribute("data-open", "")
        place.dispatch_event("click")
    expect(page.locator(".answer")).to_have_count(1 if state.picks else 0)
    expect(page.locator(".best-line")).to_have_count(3 if "analyse" in state.hash else 0)
    expect(board).not_to_have_attribute("data-moving", "")
