"""Each game as a newcomer sees it: the goal, whose turn it is, what happened, and what decided.

A newcomer has a phone, reads what stands there, and finds places and buttons by their names. What
each game says is stated by its own tests (`tests/support/newcomers.py`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pygames.core import Action
from pygames.door.lessons import labels
from pygames.game import Game
from pygames.games import catalog
from pygames.look.show import Moment
from pygames.record import Record, final
from tests.browser.conftest import watched
from tests.browser.tables import PHONE, Table, record_link
from tests.support.effort import often
from tests.support.newcomers import Newcomer, last_decision, newcomer_of
from tests.support.playthrough import golden

GAMES = pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
# A newcomer's first turns; ten in the long form.
TURNS = often(3, 10)
NAMES = re.compile(r'^ *- button "((?:[^"\\]|\\.)*)"', re.MULTILINE)
# Whether a colour shows in an area of a canvas, with a small margin.
HAS_COLOUR = """(canvas, [[x, y, width, height], colour]) => {
  const [scale, more] = [canvas.width / canvas.clientWidth, 6];
  const [w, h] = [width + 2 * more, height + 2 * more].map((n) => Math.ceil(n * scale));
  const copy = new OffscreenCanvas(w, h).getContext('2d', { willReadFrequently: true });
  copy.drawImage(canvas, (more - x) * scale, (more - y) * scale);
  const { data } = copy.getImageData(0, 0, w, h);
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  for (let i = 0; i < data.length; i += 4) {
    if (data[i] === r && data[i + 1] === g && data[i + 2] === b) return true;
  }
  return false;
}"""
# Says who sits at the table that shows from the next visit on, and returns its address.
SEAT = """seats => {
  const key = decodeURIComponent(location.hash.split('=')[1]);
  const name = `pygames:${location.pathname}:table:${key}`;
  const table = JSON.parse(localStorage.getItem(name));
  localStorage.setItem(name, JSON.stringify({ ...table, seats }));
  return location.hash;
}"""


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[Page]:
    """One phone for all games, since Python takes a while to start."""
    yield from watched(browser, **PHONE)


def leave(page: Page, site: str) -> None:
    """Go home."""
    page.goto(f"{site}#")
    expect(page.get_by_role("list", name="Games")).to_be_visible()


@dataclass(frozen=True)
class Person:
    """A person at a table for the first time, opposite another player."""

    page: Page
    game: Game[Any]
    random: Random

    @property
    def table(self) -> Table:
        return Table(self.page)

    @property
    def told(self) -> Newcomer:
        return newcomer_of(self.game)

    @property
    def below(self) -> Locator:
        """What stands under the status."""
        return self.page.locator(".status-below")

    @property
    def buttons(self) -> Locator:
        """The game's own buttons."""
        return self.page.get_by_role("group", name="Choices").get_by_role("button", disabled=False)

    @property
    def choices(self) -> Locator:
        """What can be picked: places that say so, and buttons."""
        return self.named(", can ").or_(self.buttons)

    def named(self, name: str) -> Locator:
        """Find places whose names match."""
        return self.table.board.get_by_role("button", name=re.compile(name))

    def names(self) -> list[str]:
        """Read the names of what can be picked."""
        board = self.table.board.aria_snapshot()
        places = [name for name in NAMES.findall(board) if ", can " in name]
        return [*places, *self.buttons.all_text_contents()]

    def press(self, name: str) -> None:
        """Press the place or button whose name begins like this."""
        begins = re.compile(rf"^{re.escape(name)}(?!\w)")
        self.named(begins.pattern).or_(self.buttons.filter(has_text=begins)).first.press("Enter")

    def reads(self, line: Locator, sentences: str) -> None:
        """Read a whole line."""
        other = self.game.seats[1].name
        expect(line).to_have_text(re.compile(f"^(?:{sentences.replace('{other}', other)})$"))

    def is_over(self) -> bool:
        """Wait for the turn or the end, and tell whether the game has ended."""
        again = self.table.command("Play again")
        expect(self.choices.or_(again).first).to_be_visible()
        return again.is_visible()

    def sees_whose_turn_it_is(self) -> None:
        """Read what is to be done."""
        self.reads(self.table.status(), "|".join(self.told.turns))

    def sees_brackets(self, name: str) -> bool:
        """Whether the colour of brackets shows at a place, or right beside it."""
        box = self.named(f"^{name}(, |$)").first.bounding_box()
        board = self.table.board.bounding_box()
        assert box
        assert board
        corner = [box["x"] - board["x"], box["y"] - board["y"]]
        area = [*corner, box["width"], box["height"]]
        colour = self.game.colors()["light"]["last"]
        found: bool = self.table.board.locator("canvas").evaluate(HAS_COLOUR, [area, colour])
        return found

    def decides(self) -> None:
        """Pick this and that until the move is made."""
        log = self.page.get_by_role("log")
        ply = self.table.ply()
        while self.table.ply() == ply:
            before = log.text_content() or ""
            self.press(self.random.choice(self.names()))
            expect(log).not_to_have_text(before)
            if self.is_over():
                break


def sit_down(page: Page, site: str, game: Game[Any]) -> Person:
    """Sit down across from the gentle bot, for the first time on this device."""
    leave(page, site)
    page.evaluate("localStorage.clear()")
    Table(page).open(f"{site}#game={game.id}&seats=person,bot1&seed=newcomer")
    return Person(page, game, Random("newcomer"))


@pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
def test_the_first_turns_say_what_to_do_and_what_was_done(
    phone: Page, site: str, game: Game[Any]
) -> None:
    person = sit_down(phone, site, game)
    goal = phone.get_by_text(f"Goal: {game.short.goal}")
    expect(goal.filter(visible=True)).to_have_count(1)
    for turn in range(TURNS):
        if person.is_over():  # the other may win before
            expect(person.table.status()).to_have_text(re.compile("^You (win|lose)$"))
            break
        person.sees_whose_turn_it_is()
        if turn:
            person.reads(person.below, person.told.told)
        person.decides()


def record_of(game: Game[Any], start: str | None, actions: Sequence[str]) -> dict[str, Any]:
    header = {"format": "pygames-record-1", "game": game.id, "options": {}, "players": 2}
    return header | ({"start": start} if start else {}) | {"actions": list(actions)}


@pytest.mark.parametrize(
    "game",
    # The others' brackets can't be told by their colour.
    [game for game in catalog() if newcomer_of(game).turn],
    ids=lambda game: game.id,
)
def test_brackets_mark_all_of_the_last_turn(phone: Page, site: str, game: Game[Any]) -> None:
    person = Person(phone, game, Random())
    turn = person.told.turn
    assert turn is not None
    for actions, marked in ((turn.before, False), (turn.before + turn.actions, True)):
        leave(phone, site)
        person.table.open(record_link(site, record_of(game, turn.start, actions))).at(len(actions))
        assert [person.sees_brackets(place) for place in turn.places] == [marked] * len(turn.places)


@GAMES
def test_a_press_is_answered_with_what_comes_next_or_why_not(
    phone: Page, site: str, game: Game[Any]
) -> None:
    person = Person(phone, game, Random())
    for press in person.told.presses:
        leave(phone, site)
        person.table.open(record_link(site, record_of(game, press.start, press.actions)))
        for name in press.places:
            person.press(name)
        expect(phone.get_by_role("log")).to_contain_text(re.compile(press.says))


def names_of(record: Record, action: Action, seat: int) -> list[str]:
    """Return what is pressed for an action at the end of a record."""
    show = record.game.look.show(Moment(final(record), seat=seat, you=seat))
    picks = next(path.ids for path in show.paths if path.action == action)
    names = labels(record, seat) | {button.id: button.label for button in show.buttons}
    return [names[pick] for pick in picks]


@GAMES
def test_the_end_says_to_the_one_who_played_what_decided_and_what_to_do_next(
    phone: Page, site: str, game: Game[Any]
) -> None:
    person = Person(phone, game, Random())
    end = person.told.end
    if end is None:
        pytest.skip("its tests name no golden game")
    whole = golden(game, end.golden)
    ply, seat = last_decision(whole)
    almost = replace(whole, actions=whole.actions[:ply])
    leave(phone, site)
    person.table.open(record_link(site, dict(almost.data())))
    sit_at(phone, site, seat, whole.header.players)
    for name in names_of(almost, whole.actions[ply], seat):
        person.press(name)
    expect(person.table.status()).to_have_text(end.result)
    expect(person.below).to_have_text(end.reason)
    assert re.search(r"\byou(r|rs)?\b", f"{end.result} {end.reason}", re.IGNORECASE)
    for command in ("Play again", "Review"):
        expect(person.table.command(command)).to_be_visible()
    person.table.command("More").click()
    for command in ("Learn", "Share"):
        expect(person.table.command(command)).to_be_visible()
    phone.keyboard.press("Escape")


def sit_at(page: Page, site: str, seat: int, players: int) -> None:
    """Take a seat at the table that shows, with bots on all others, and come back to it."""
    address = page.evaluate(SEAT, ["person" if at == seat else "bot1" for at in range(players)])
    leave(page, site)
    Table(page).open(f"{site}{address}")
