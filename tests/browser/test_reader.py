"""Games played with a screen reader, without looking: what it says stands in files of `heard/`.

One game of Cercas is played from the home page to its end, by somebody who knows only what was
said. With PYGAMES_HEARD=by-ear-cercas it is written down anew, in docs/by-ear-cercas.md.

A file begins with an address, and with what is said at last when it has opened. A line after `>` is
a key, several with blanks, or letters that are typed; the lines below it are what is said then. `…`
stands for what differs from game to game, such as a bot's move; what stands in brackets may be
missing, where a longer line cuts it off. `@ …` is a place of the board to which the focus has come.
`> Tab to …` presses Tab until that is said, `> shift+Tab to …` likewise; `> (…)` is what another
person does on a page to which nobody listens; `> play …` types a move, and below it stands what is
said once the board is back. The reader's own words are English, also on a German page.

With PYGAMES_HEARD=<beginnings of names, with commas> such files are written anew: read them.
"""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import KEEP_NOTHING, NO_SNAPSHOT
from tests.browser.far import begin, led_to
from tests.browser.live import answer, give, invitation
from tests.browser.tables import Table
from tests.support.reader import Reader, reader, until
from tests.support.sites import Server

HEARD = Path(__file__).with_name("heard")
GUESTS = sorted(HEARD.glob("live*.txt"))
HOSTS = sorted(HEARD.glob("host*.txt"))
FILES = sorted({*HEARD.glob("*.txt")} - {*GUESTS, *HOSTS})
WRITTEN = tuple(filter(None, os.environ.get("PYGAMES_HEARD", "").split(",")))
SILENCE = 2.5
"""Seconds without a word after which nothing more is awaited, where a file is written."""
MOST_STOPS = 40
TRANSCRIPT = Path(__file__).parents[2] / "docs" / "by-ear-cercas.md"
BEGIN = ["Return", "Return"]
"""On the home page, at a game: who plays, and start."""
FIRST_MOVE = ["Up", "Right", "Return", "Right", "Right", "Return", "Up", "Return"]
MOST_TURNS = 40
BOARD = "List with "
"""What the reader says of the board when the focus comes to it; then it says the place."""
ARRIVAL = re.compile(
    rf"((main content|leaving ).*\n)*(Board|Brett) panel\.\n.* {BOARD}.*\n(.+\n)(Focus mode\n)?"
)
FIELD = re.compile(r".* editable combo box\.\n")
"""What it says of the field for a move, unless the line that says what moves look like cuts it."""
EXAMPLE = re.compile(r"Moves look like (.+?)(?: or .+)?\.")
DUE = re.compile(r"Your turn: |You win|You lose|draw\.")
"""What is said at last, when the other one has moved."""

pytestmark = [pytest.mark.long, pytest.mark.slow]


@dataclass(frozen=True)
class Step:
    """A key, none at the beginning, and what is said then."""

    key: str
    lines: Sequence[str]

    @property
    def way(self) -> tuple[str, str] | None:
        """The key that leads from stop to stop, and which stop is wanted; None for another step."""
        key, to, name = self.key.partition("Tab to ")
        return (f"{key}Tab", name) if to else None

    def fits(self, lines: Sequence[str]) -> bool:
        """Whether just that was said."""
        return re.fullmatch("".join(map(_pattern, self.lines)), _text(lines)) is not None


def _text(lines: Sequence[str]) -> str:
    """Return what was said as a file has it."""
    return FIELD.sub("", ARRIVAL.sub(r"@ \4", "".join(f"{line}\n" for line in lines)))


def _pattern(line: str) -> str:
    may_be_missing = line.startswith("(")
    parts = (line[1:-1] if may_be_missing else line).split("…")
    words = ".*".join(map(re.escape, parts))
    return rf"({words}\n)?" if may_be_missing else rf"{words}\n"


def _read(file: Path) -> tuple[str, list[Step]]:
    """Return the address of a file, and its steps."""
    address, *rest = file.read_text("utf-8").splitlines()
    parts = "\n".join(["> ", *rest]).split("\n> ")
    steps = [part.removeprefix("> ").splitlines() for part in parts]
    return address, [Step(key, [*filter(None, lines)]) for key, *lines in steps]


@dataclass
class Listener:
    """Somebody at the reader, who knows what was said since the last key."""

    reader: Reader
    before: int = 0
    others: Mapping[str, Callable[[], object]] = field(default_factory=dict)
    """What other people do."""

    def said(self) -> list[str]:
        return self.reader.said()[self.before :]

    def press(self, key: str) -> None:
        until(self.reader.is_done, "the reader is done")
        self.before = len(self.reader.said())
        what, _, more = key.partition(" ")
        if key in self.others:
            self.others[key]()
        elif what == "play":
            self.play(more)
        elif what == "type":
            self.reader.press(key)
            # What is typed is said letter by letter, which is the reader's matter.
            self.before = len(self.reader.said())
        else:
            self.reader.press(what)
            if more:
                until(self.said, f"{what} is heard")
                self.press(more)

    def play(self, move: str) -> None:
        """Type a move, and go on once the board and the place have said what they are."""
        self.press("m")
        until(self.said, "the field for a move is there")
        self.hear_out()
        self.press(f"type {move}")
        self.press("Return")
        until(lambda: BOARD in "".join(self.said()[:-1]), "the board is back")
        self.before += 2 + [BOARD in line for line in self.said()].index(True)

    def go_to(self, name: str, key: str = "Tab") -> None:
        """Press Tab until something is said."""
        for _ in range(MOST_STOPS):
            self.press(key)
            until(self.said, "a stop has a name")
            self.hear_out()
            if any(name in line for line in self.said()):
                return
        pytest.fail(f"Tab doesn't lead to {name}")

    def hear(self, what: str | re.Pattern[str]) -> str:
        """Wait until something is said since the last key, and return the line."""
        until(lambda: re.search(what, self.words), f"{what}")
        self.hear_out()
        return self.words

    @property
    def words(self) -> str:
        return "\n".join(self.said())

    def hear_out(self, seconds: float = 0.5) -> None:
        """Wait until nothing has been said for a while."""
        begin, count = time.monotonic(), -1
        while time.monotonic() - begin < seconds or not self.reader.is_done():
            if count != len(self.said()):
                begin, count = time.monotonic(), len(self.said())
            time.sleep(0.05)

    def take(self, step: Step) -> None:
        """Do a step, and hear what the file says."""
        if step.way:
            key, name = step.way
            return self.go_to(name, key)
        if not step.key:
            return until(lambda: self._opened(step.lines[-1]), step.lines[-1])
        self.press(step.key)
        try:
            until(lambda: step.fits(self.said()), step.key)
        except AssertionError:
            assert _text(self.said()).splitlines() == step.lines, f"> {step.key}"
            raise

    def _opened(self, line: str) -> bool:
        return any(re.fullmatch(_pattern(line), f"{each}\n") for each in self.said())


def _write(listener: Listener, steps: Sequence[Step]) -> str:
    """Do the keys of some steps, and write down what is said."""
    rows = []
    for step in steps:
        if step.key and not step.way:
            listener.press(step.key)
        else:
            listener.take(step)
        listener.hear_out(SILENCE)
        lines = listener.said()
        if not step.key:
            lines = lines[-1:]
        elif step.way:
            lines = []
        rows += [f"> {step.key}\n"] * bool(step.key) + [_text(lines)]
    return "".join(rows)


def _compare(listener: Listener, file: Path) -> None:
    """Compare what is said with a file, or write it anew."""
    address, steps = _read(file)
    if file.stem.startswith(WRITTEN):
        file.write_text(f"{address}\n{_write(listener, steps)}", encoding="utf-8")
        return
    for step in steps:
        listener.take(step)


def _name(file: Path) -> str:
    return file.stem


@pytest.mark.parametrize("file", FILES, ids=_name)
def test_what_a_screen_reader_says(server: Server, file: Path) -> None:
    address, _ = _read(file)
    with reader(f"{server.url}{address}") as someone:
        _compare(Listener(someone), file)


@pytest.fixture
def ann(browser: Browser) -> Iterator[Page]:
    """The page of a friend, to which nobody listens."""
    page = browser.new_page(reduced_motion="reduce")
    for script in (KEEP_NOTHING, NO_SNAPSHOT):
        page.add_init_script(script)
    yield page
    page.close()


@pytest.mark.parametrize("file", GUESTS, ids=_name)
def test_what_a_screen_reader_says_of_a_live_connection(
    server: Server, ann: Page, file: Path
) -> None:
    language = _read(file)[0].partition("(")[0].strip()
    names = "&names=%5B%22Ann%22%5D"
    begin(ann, server.url, "murus-gallicus", f"person,far{names}").play(["c1-c3"])
    with reader(led_to(f"{server.url}{language}", invitation(ann))) as someone:
        others = {
            "(Ann opens the answer)": lambda: give(ann, someone.clipboard()),
            "(Ann moves a1-c3)": lambda: Table(ann).at(2).play(["a1-c3"], since=2),
        }
        _compare(Listener(someone, others=others), file)


@pytest.mark.parametrize("file", HOSTS, ids=_name)
def test_what_a_screen_reader_says_to_the_host(server: Server, ann: Page, file: Path) -> None:
    ann.goto(server.url)
    with reader(f"{server.url}{_read(file)[0]}") as someone:
        others = {
            "(Ann joins, and sends her answer)": lambda: someone.copy(
                answer(ann, someone.clipboard(), "Ann")
            ),
            "(Ann moves a7-a5)": lambda: Table(ann).at(1).play(["a7-a5"], since=1),
        }
        _compare(Listener(someone, others=others), file)


def test_a_newcomer_plays_a_game_to_its_end(server: Server) -> None:
    """From the home page; the first move by arrows, the others as the field says moves look."""
    with reader(server.url) as someone:
        listener = Noting(someone)
        listener.hear("Page has")
        listener.hear_out(SILENCE)
        listener.go_to("Cercas")
        for key in BEGIN:
            listener.press(key)
            listener.hear("Start: |Your turn: ")
        for key in FIRST_MOVE:
            listener.press(key)
            listener.hear(".")
        listener.hear(DUE)
        _type_to_the_end(listener)
        result = listener.words
        listener.press("t")
        assert re.search(r"You (win|lose)|draw", listener.hear(r"\.$"))
        assert listener.words in result
        listener.press("s")
        listener.hear("You, X: ")
        listener.go_to("Play again", "shift+Tab")
        listener.note()
    if TRANSCRIPT.stem.startswith(WRITTEN):
        begin, _, end = TRANSCRIPT.read_text("utf-8").split("```")
        text = "\n".join(listener.notes)
        TRANSCRIPT.write_text(f"{begin}```\n{text}\n```{end}", encoding="utf-8")


def _type_to_the_end(listener: Listener) -> None:
    for _ in range(MOST_TURNS):
        if "Your turn: " not in listener.words:
            return
        listener.press("m")
        example = EXAMPLE.search(listener.hear(EXAMPLE))
        assert example
        listener.press(f"type {example[1]}")
        listener.press("Return")
        listener.hear(DUE)
    pytest.fail("no end is heard")


@dataclass
class Noting(Listener):
    """A listener who writes everything down."""

    notes: list[str] = field(default_factory=list)
    key: str = ""

    def note(self) -> None:
        """Write down the last key, and what was said since."""
        self.notes += [f"> {self.key}"] * bool(self.key) + self.said()

    def press(self, key: str) -> None:
        self.note()
        super().press(key)
        self.key = key
