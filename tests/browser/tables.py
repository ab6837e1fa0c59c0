"""A table as a person uses it: find a place by its name, point at it, see the result."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Locator, Page, expect

from pygames.language import ENGLISH
from tests.support import breakthrough
from tests.support.languages import page_words

BREAKTHROUGH = breakthrough.MOVES

RECORD_HEADER: dict[str, Any] = {
    "format": "pygames-record-1",
    "game": "murus-gallicus",
    "options": {},
    "players": 2,
}

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    # Denser screens show the same, but are painted without a graphics card here.
    "device_scale_factor": 1,
    "is_mobile": True,
    "has_touch": True,
}

# Lets a test keep back what the page asks of its worker, as if the rules took long to answer.
CAN_HOLD = """
const Plain = Worker;
globalThis.Worker = class extends Plain {
  postMessage(text) {
    if (globalThis.held) globalThis.held.push(() => super.postMessage(text));
    else super.postMessage(text);
  }
};
"""
# Counts the workers that a page begins.
COUNT_WORKERS = """
globalThis.begun = 0;
const Plain = Worker;
globalThis.Worker = class extends Plain {
  constructor(...args) {
    super(...args);
    globalThis.begun += 1;
  }
};
"""

OPEN = ":is(.places, .picks) [data-open]"
"""What can be picked."""
CHOSEN = re.compile(", chosen$")
"""How the name of a place ends that has been picked."""

Point = Callable[[Locator], None]
"""A way to point at something: with the mouse, or with a finger."""


def text_in(field: Locator) -> str:
    """Return what the page writes into a field, once it has."""
    expect(field).not_to_have_value("")
    return field.input_value()


def click(place: Locator) -> None:
    """Point with the mouse."""
    place.click()


def tap(place: Locator) -> None:
    """Point with a finger."""
    place.tap()


def table_on(page: Page) -> Table:
    """Return the table of a page in whatever language it speaks."""
    return Table(page, page.locator("html").get_attribute("lang") or ENGLISH)


def shelved(page: Page, title: str) -> Locator:
    """Find a game's name on the shelf of the home page, not in a sheet that is closing over it."""
    return page.get_by_role("list", name="Games").get_by_role("heading", name=title)


@dataclass(frozen=True)
class Table:
    """The table that a page shows."""

    page: Page
    language: str = ENGLISH

    @property
    def words(self) -> dict[str, Any]:
        """The words around it."""
        words: dict[str, Any] = page_words(self.language)["table"]
        return words

    @property
    def board(self) -> Locator:
        """The board."""
        name = "Board" if self.language == ENGLISH else self.words["board"]
        return self.page.get_by_role("group", name=name)

    def open(self, address: str) -> Table:
        """Open a table and wait until its board is painted."""
        self.page.goto(address)
        return self.painted()

    def painted(self) -> Table:
        """Wait until a position is painted."""
        expect(self.page.locator("html")).to_have_attribute("data-board", "painted")
        return self

    def place(self, square: str) -> Locator:
        """Find a square by the beginning of its name."""
        return self.board.get_by_role("option", name=re.compile(f"^{square},"))

    def marked(self, square: str) -> Locator:
        """Find a square that can be picked now: it is marked."""
        return self.place(square).and_(self.page.locator("[data-open]"))

    def command(self, name: str) -> Locator:
        """Find a command of the page by its word."""
        return self.page.get_by_role("button", name=name, exact=True)

    def menu(self, name: str) -> Locator:
        """Open the menu of a phone, and find a command in it."""
        self.command("More").click()
        return self.command(name)

    def at(self, ply: int) -> Table:
        """Wait until this ply is painted."""
        expect(self.board).to_have_attribute("data-ply", str(ply))
        return self

    def past(self, ply: int) -> Table:
        """Wait until a ply after this one is painted: a bot may answer before one looks."""
        expect(self.board).not_to_have_attribute("data-ply", str(ply))
        return self

    def ply(self) -> int:
        """Return the ply that shows, once nothing moves: until then, an earlier one is painted."""
        expect(self.board).not_to_have_attribute("data-moving", "")
        return int(self.board.get_attribute("data-ply") or "")

    def play(self, actions: Sequence[str], point: Point = click, since: int = 0) -> Table:
        """Play actions in notation by pointing at their squares, once each is marked."""
        for ply, action in enumerate(actions, since):
            for square in re.split("[-x]", action):
                point(self.marked(square))
            self.past(ply)
        return self

    def moves(self) -> list[str]:
        """Read the move list."""
        texts = self.page.locator("ol[data-moves] > li[data-ply]").all_text_contents()
        return [text.strip() for text in texts]

    def status(self) -> Locator:
        """Find the status sentence."""
        return self.page.get_by_role("heading", level=2).first


def go_home(page: Page, site: str) -> Page:
    """Show the home page, and wait until a closed table has saved its data.

    In a page that is open already the rules run on. Dialogs that were left open are closed.
    """
    for _ in range(page.locator("dialog[open]").count()):
        page.keyboard.press("Escape")
    page.goto(f"{site}#")
    expect(page.locator("body")).to_have_attribute("data-page", "home")
    return page


def leave_table(page: Page, site: str) -> Page:
    """Show a page that is painted sooner than the home page, and wait as `go_home` does."""
    page.goto(f"{site}#fame")
    expect(page.locator("body")).to_have_attribute("data-page", "fame")
    return page


def begin(page: Page, site: str, address: str) -> Table:
    """Open an address in a page that may show the same already."""
    return Table(leave_table(page, site)).open(address)


def expect_said(page: Page | Locator, words: str) -> None:
    """Wait until the page says something aloud; each dialog has a log of its own."""
    expect(page.get_by_role("log").filter(has_text=words).first).to_be_attached()


def next_frame(page: Page) -> None:
    """Wait until the page has laid itself out and painted."""
    page.evaluate("new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))")


# What other windows write to the storage arrives late, which no standard forbids: here, not before
# this one has written the same entry.
LATE = """(kind) => {
  const [{ getItem, setItem }, { keys }, own] = [Storage.prototype, Object, new Set()];
  const isLate = (name) => new RegExp(kind).test(name) && !own.has(name);
  Storage.prototype.getItem = function (name) {
    return isLate(name) ? null : getItem.call(this, name);
  };
  Storage.prototype.setItem = function (name, text) {
    own.add(name);
    setItem.call(this, name, text);
  };
  Object.keys = (of) => keys(of).filter((name) => of !== localStorage || !isLate(name));
  globalThis.hearInTime = () => {
    Object.assign(Storage.prototype, { getItem, setItem });
    Object.assign(Object, { keys });
  };
}"""


def hear_late(page: Page, kind: str) -> None:
    """Let a page know of no entry of a kind that others have written."""
    page.evaluate(LATE, kind)


def hold_questions(page: Page) -> None:
    """Let no question reach the rules, in a page that got `CAN_HOLD` before it was opened."""
    page.evaluate("globalThis.held = []")


def ask_what_was_held(page: Page) -> None:
    """Let the rules have the questions that were held, and all that come."""
    page.evaluate("held.splice(0).forEach((send) => send()); globalThis.held = null")


def ask(place: Locator) -> None:
    """Press something that can't be picked now: a person may, though it says so."""
    place.click(force=True)


def link(site: str, actions: Sequence[str], **header: Any) -> str:
    """Write a link to a record of Murus Gallicus."""
    return record_link(site, RECORD_HEADER | {"actions": list(actions)} | header)


def record_link(site: str, record: Mapping[str, Any]) -> str:
    """Write a link to a record."""
    return f"{site}#record={quote(json.dumps(record))}"
