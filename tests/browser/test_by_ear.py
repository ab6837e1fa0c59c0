"""Games played to the end and looked back at by roles, names and what is said: by ear.

In the short form these are the last moves of a game; how it begins is tried without a browser
(tests/web/page/newcomer.test.ts).

Nothing here looks at the canvas, at coordinates or at styles: how a move is written and what has
happened is learned as a screen reader tells it. Names of places say a while later what can be
picked (tests/web/page/places.test.ts), so the page's mark for it is looked at too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pygames.game import Game
from pygames.games import catalog
from tests.browser.conftest import NO_HELPERS, watched
from tests.browser.tables import record_link
from tests.support.effort import is_long, often
from tests.support.scripts import whole_game

GAMES = pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
MOST_STEPS = 1000
LONG = often(1, 20)
"""How many steps are picked; after them moves are typed, one step each."""


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page for all games, since Python takes a while to start."""
    for page in watched(browser):
        page.add_init_script(NO_HELPERS)
        yield page


@dataclass(frozen=True)
class Listener:
    """A person who hears a table and presses keys."""

    page: Page
    random: Random

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log")

    @property
    def buttons(self) -> Locator:
        """The game's own buttons, as far as they can be pressed."""
        choices = self.page.get_by_role("group", name="Choices")
        return choices.get_by_role("button", disabled=False)

    @property
    def board(self) -> Locator:
        return self.page.get_by_role("group", name="Board")

    @property
    def places(self) -> Locator:
        """The places that say that they can be picked, and can."""
        places = self.board.get_by_role("option", name=re.compile(", can "))
        return places.and_(self.page.locator("[data-open]"))

    def is_over(self) -> bool:
        """Whether it is my turn no more, for good; waits until that is known."""
        again = self.button("Play again")
        expect(self.places.or_(self.buttons).or_(again).first).to_be_visible()
        return again.is_visible()

    def pick(self) -> None:
        """Pick a place that can be picked, with the Enter key, and hear the result."""
        before = self.log.text_content() or ""
        self.random.choice([*self.places.all(), *self.buttons.all()]).press("Enter")
        expect(self.log).not_to_have_text(before)

    def type(self, move: str = "") -> None:
        """Type a move, or the example, and hear the result."""
        before = self.log.text_content() or ""
        self.page.keyboard.press("m")
        sheet = self.page.get_by_role("dialog", name="Type a move")
        field = sheet.get_by_role("combobox", name="Your move")
        expect(field).to_be_focused()
        expect(sheet).to_contain_text("Moves look like ")
        match = re.search(r"look like (.+?)(?: or .+)?\.", sheet.text_content() or "")
        assert match
        field.fill(move or match[1])
        field.press("Enter")
        expect(sheet).to_be_hidden()
        expect(self.log).not_to_have_text(before)


def _sit_down(listener: Listener, site: str, game: Game[Any]) -> None:
    """Sit down with the gentlest bot where two are needed, and wait until it can be played."""
    seats = ",".join(["person", *["bot1"] * (game.players[0] - 1)])
    _open(listener.page, site, game, f"#game={game.id}&seats={seats}&seed=ear")


def _open(page: Page, site: str, game: Game[Any], place: str) -> None:
    """Leave the current table, if any, and go to another."""
    page.goto(f"{site}#")
    expect(page.get_by_role("list", name="Games")).to_be_visible()
    page.goto(f"{site}{place}")
    expect(page.get_by_role("heading", level=1, name=game.title)).to_be_visible()


def _play_the_end(listener: Listener, site: str, game: Game[Any]) -> None:
    """Pick and type near the end of a game; if that doesn't end it, type its last move."""
    _skip(listener, site, game, left=2)
    if not _play(listener, LONG + 1):
        last = _skip(listener, site, game, left=1)
        assert not listener.is_over()
        listener.type(last)
        expect(listener.button("Play again")).to_be_visible()


def _skip(listener: Listener, site: str, game: Game[Any], left: int) -> str:
    """Open a game of people whose last moves are left; return the next."""
    record, steps = whole_game(game, seed="ear")
    ply = steps[-left - 1].ply
    _open(
        listener.page,
        site,
        game,
        record_link("", dict(record.data()) | {"actions": record.actions[:ply]}),
    )
    return record.actions[ply]


def _play(listener: Listener, steps: int) -> bool:
    """Play this many steps, and return whether the game is over."""
    for step in range(steps):
        if listener.is_over():
            return True
        if step < LONG:
            listener.pick()
        else:
            listener.type()
    return listener.is_over()


@GAMES
def test_a_game_is_played_by_ear(desktop: Page, site: str, game: Game[Any]) -> None:
    """Its last moves; in the long form all of it."""
    listener = Listener(desktop, Random("ear"))
    if is_long():
        _sit_down(listener, site, game)
        assert _play(listener, MOST_STEPS)
    else:
        _play_the_end(listener, site, game)
    result = desktop.get_by_role("heading", level=2).first.text_content()
    assert result
    expect(listener.log.get_by_role("paragraph").last).to_contain_text(result)
    _look_back(listener)


def _look_back(listener: Listener) -> None:
    """Go back to the beginning and through the first moves; each says what happened."""
    listener.button("First position").press("Enter")
    expect(listener.log).to_contain_text("Start.")
    for _ in range(3):
        listener.button("Next move").press("Enter")
        expect(listener.log).to_contain_text(re.compile(r"(Turn \d+ of \d+|Set-up)\. \w+"))
    listener.button("Last position").press("Enter")
    expect(listener.button("Play again")).to_be_visible()
    listener.button("Review").press("Enter")
    review = listener.page.get_by_role("region", name="Review")
    what = review.get_by_role("slider", name="Win chance by move")
    expect(what.or_(review.get_by_role("paragraph")).first).to_be_visible()
