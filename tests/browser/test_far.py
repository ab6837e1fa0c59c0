"""Games with people far away, who send each other links: each has a browser of their own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from pygames.core import CHANCE
from pygames.games import find
from pygames.look.show import Moment
from pygames.match import Match, next_author
from pygames.record import Record, states
from tests.browser.axe import findings
from tests.browser.conftest import watched
from tests.browser.far import (
    begin,
    by_chance,
    command,
    join,
    led_to,
    link_of,
    match_of,
    offered,
    secret,
    send,
)
from tests.browser.tables import OPEN, PHONE, Table, go_home
from tests.support.matches import Chooser, message

# Somewhere to drop a text.
DROP = """() => {
  const field = Object.assign(document.createElement('input'), { id: 'elsewhere' });
  document.querySelector(".sending").prepend(field);
}"""
ALL_KEPT = "({ ...localStorage })"
KEEP_ALL = "(kept) => Object.assign(localStorage, kept)"
IN_TURN = "Then they send you a link in turn."
LAST_LINK = "Send this last link, so that your friend sees how the game ended."
# A whole game in which Black lets White through soon.
SHORT = ("c1-c3 c7-a5 a1-c3 h7-h5 e1-e3 g7-g5 g1-e3 f7-f5 c3-c5 a7-a5 e3-c5 e7-e5 c5-c7").split()
FIRST, LAST = 2, 2
"""How many of the first and last messages of a game are sent by hand; others write the rest."""


@pytest.fixture(scope="module")
def people(browser: Browser) -> Iterator[list[Page]]:
    """Four people with browsers of their own, the first with a phone; two need no network.

    They have links alone: pages that can connect directly do so as soon as both show.
    """
    wide = {"viewport": {"width": 1280, "height": 800}}
    devices = ((True, PHONE), (True, wide), (False, wide), (False, wide))
    streams = [watched(browser, keeps=keeps, **how) for keeps, how in devices]
    pages = [next(stream) for stream in streams]
    for page in pages:
        page.add_init_script("delete globalThis.RTCPeerConnection;")
    yield pages
    for stream in streams:
        for _ in stream:
            pass


@pytest.fixture(autouse=True)
def _anew(request: pytest.FixtureRequest) -> None:
    """Delete all data of the test before."""
    if "people" in request.fixturenames:
        forget(request.getfixturevalue("people"), request.getfixturevalue("site"))


def forget(people: list[Page], site: str) -> None:
    """Show the home page on all devices, without any data."""
    for page in people:
        if page.url != "about:blank":
            go_home(page, site).evaluate("localStorage.clear()")


@contextmanager
def offline(*pages: Page) -> Iterator[None]:
    """Cut people off: between messages nothing comes from the network."""
    for page in pages:
        expect(page.locator("html")).to_have_attribute("data-offline", "ready")
        page.context.set_offline(True)
    yield
    for page in pages:
        page.context.set_offline(False)


def decide(page: Page) -> None:
    """Pick the first possible place, until the turn is over."""
    pick = page.locator(OPEN).first
    sending = command(page, "Send the link")
    expect(pick.or_(sending).first).to_be_visible()
    while not sending.is_visible():
        pick.click()
        expect(sending).to_be_visible()


def play_on(page: Page, record: Record, since: int) -> None:
    """Decide as a record does from this ply on; chance decides for itself."""
    look = find(record.header.game).look
    for ply, (state, action) in enumerate(zip(states(record), record.actions, strict=False)):
        if ply < since or state.current_player() == CHANCE:
            continue
        Table(page).at(ply)
        paths = look.show(Moment(state)).paths
        for pick in next(path.ids for path in paths if path.action == action):
            page.locator(f'button[data-pick="{pick}"][data-open]').click()


def to_the_end(match: Match, secrets: Sequence[bytes], choose: Chooser) -> list[Match]:
    """Return a match, and after each further message."""
    line = [match]
    while (author := next_author(line[-1])) is not None:
        line.append(message(line[-1], secrets[author], choose))
    return line


def test_two_play_a_whole_game_offline_between_their_messages(
    people: list[Page], site: str
) -> None:
    white, black = people[:2]
    tables = (begin(white, site, "murus-gallicus", "person,far"), Table(go_home(black, site)))
    last, rest = len(SHORT) - 1, iter(SHORT[FIRST:])

    def decide_and_send(ply: int) -> str:
        mover = ply % 2
        tables[mover].play([SHORT[ply]], since=ply)
        link = send(people[mover], {0: "will play", last: LAST_LINK}.get(ply, IN_TURN))
        if ply < last:
            waiting = "Waiting for a player to join" if ply == 0 else "Waiting for"
            expect(tables[mover].status()).to_contain_text(waiting)
        return link

    def open_link(link: str, ply: int) -> None:
        # By the first ones the whole page is loaded, without a network.
        people[ply % 2].goto(link if ply <= FIRST else led_to(site, link))
        tables[ply % 2].at(ply)

    with offline(white, black):
        join(black, decide_and_send(0)).at(1)
        for ply in range(1, FIRST):
            link = decide_and_send(ply)
            open_link(link, ply + 1)
        line = to_the_end(match_of(link), [secret(white), secret(black)], lambda _: next(rest))
        open_link(link_of(site, line[-LAST - 1]), len(SHORT) - LAST)
        for ply in range(len(SHORT) - LAST, len(SHORT)):
            open_link(decide_and_send(ply), ply + 1)
    for page, result in ((white, "You win"), (black, "You lose")):
        expect(page.locator("[data-over]")).to_contain_text(result)
    assert tables[0].moves() == tables[1].moves()


def test_four_play_with_dice_to_the_end(people: list[Page], site: str) -> None:
    begin(people[0], site, "eight-by-eight", "person,far,far,far")
    link = send(people[0])
    for page in people[1:]:
        join(page, link)
        link = send(page)
    with offline(*people[:2]):
        for page in people:
            page.goto(led_to(site, link))
            decide(page)
            link = send(page)
        secrets = [secret(page) for page in people]
        line = to_the_end(match_of(link), secrets, by_chance)
        link = link_of(site, line[-LAST - 1])
        for before, after in pairwise(line[-LAST - 1 :]):
            author = next_author(before)
            assert author is not None
            people[author].goto(led_to(site, link))
            play_on(people[author], after.record, since=len(before.record.actions))
            link = send(people[author])
        assert match_of(link) == line[-1]
        for page in people:
            page.goto(led_to(site, link))
            expect(page.locator("[data-over]")).to_be_visible()
    expect(people[0].get_by_role("heading", level=2).first).not_to_contain_text("Send")


@dataclass(frozen=True)
class Begun:
    """A game that two have begun: the addresses of their tables, what each keeps, their links."""

    tables: tuple[str, str]
    kept: tuple[dict[str, str], dict[str, str]]
    links: tuple[str, str]


@pytest.fixture(scope="module")
def both_began(people: list[Page], site: str) -> Begun:
    """Play a move of each, once for all tests that go on from there."""
    forget(people, site)
    white, black = people[:2]
    names = "&names=%5B%22Ann%22%5D"
    begin(white, site, "murus-gallicus", f"person,far{names}").play(["c1-a3"])
    first = send(white)
    join(black, first, "Ben").play(["e7-e5"], since=1)
    links = (first, send(black))
    storage = (white.evaluate(ALL_KEPT), black.evaluate(ALL_KEPT))
    return Begun((white.url, black.url), storage, links)


def opened(page: Page, beginning: Begun, player: int) -> Page:
    """Open the game at which a player has made a move."""
    page.evaluate(KEEP_ALL, beginning.kept[player])
    Table(page).open(beginning.tables[player]).at(player + 1)
    return page


@pytest.fixture
def beginning(both_began: Begun, people: list[Page], _anew: None) -> tuple[Page, str, str]:
    """White's page after a move of each, and their two links."""
    return opened(people[0], both_began, 0), *both_began.links


@pytest.fixture
def black(both_began: Begun, people: list[Page], _anew: None) -> Page:
    """Black's page after a move of each."""
    return opened(people[1], both_began, 1)


@pytest.mark.smoke
def test_what_the_other_did_is_shown_and_whose_turn_it_is_is_said_everywhere(
    beginning: Any, black: Page, site: str
) -> None:
    white, _, second = beginning
    white.goto(second)
    table = Table(white).at(2)
    expect(table.status()).to_contain_text("Your turn")
    expect(white).to_have_title(re.compile("^Your turn.* · Murus Gallicus$"))
    expect(black).to_have_title("Waiting for Ann · Murus Gallicus")
    expect(white.locator(".status-below")).to_have_text("Ben moved e7–e5.")
    expect(Table(black).status()).to_have_text("Waiting for Ann")
    assert findings(white) == findings(black) == []
    for page, words in ((white, "your move"), (black, "waiting for Ann")):
        page.goto(f"{site}#")
        expect(page.get_by_label("Your open game")).to_contain_text(f"Murus Gallicus, {words}")
        page.goto(f"{site}#games")
        row = page.get_by_role("list", name="Games kept on this device")
        expect(row).to_contain_text(words[1:])
        expect(row).to_contain_text("Ann, against Ben, by link" if page == white else "against Ann")


def decided(page: Page, site: str) -> Page:
    """Begin a game, and move: the link waits to be sent."""
    begin(page, site, "murus-gallicus", "person,far").play(["c1-a3"])
    offered(page)
    return page


@contextmanager
def instead(page: Page, name: str, other: str) -> Iterator[None]:
    """Give a browser something else for what it can do itself."""
    how = f"{{ value: {other}, configurable: true }}"
    page.evaluate(f"() => {{ Object.defineProperty(navigator, '{name}', {how}); }}")
    yield
    page.evaluate(f"delete navigator.{name}")


def undoes(page: Page) -> bool:
    """Close the dialog, and tell whether the move can be taken back."""
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    return page.locator('[data-command="undo"]:visible').count() > 0


def test_a_link_is_sent_once_it_is_copied(people: list[Page], site: str) -> None:
    page = decided(people[1], site)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.bring_to_front()
    command(page, "Copy message").click()
    expect(page.get_by_role("dialog").get_by_role("log")).to_contain_text("Copied")
    page.context.clear_permissions()
    assert not undoes(page)
    expect(Table(page).status()).to_have_text("Waiting for a player to join")
    for name in ("Open a link", "Show my link"):
        expect(command(page, name)).to_be_in_viewport(ratio=1)
    command(page, "Show my link").click()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()


def test_a_link_that_could_not_be_copied_is_not_sent(people: list[Page], site: str) -> None:
    page = decided(people[1], site)
    with instead(page, "clipboard", "undefined"):
        command(page, "Copy message").click()
        log = page.get_by_role("dialog").get_by_role("log")
        expect(log).to_contain_text("The link is selected")
        assert undoes(page)
        offered(page)
        command(page, "Copy message").click()
        page.keyboard.press("Control+c")
        assert not undoes(page)


def test_a_link_is_sent_once_its_code_shows(people: list[Page], site: str) -> None:
    page = decided(people[1], site)
    expect(page.get_by_role("img", name="QR code of the link")).to_have_count(0)
    page.get_by_text("QR code", exact=True).click()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    assert findings(page) == []
    assert not undoes(page)


@pytest.mark.parametrize(("place", "sent"), [("#elsewhere", True), (".sending .note", False)])
def test_a_link_is_sent_once_it_is_dropped_elsewhere(
    people: list[Page], site: str, place: str, sent: bool
) -> None:
    page = decided(people[1], site)
    field = page.get_by_role("textbox", name="Link to this game")
    page.evaluate(DROP)
    field.focus()
    field.drag_to(page.locator(place), source_position={"x": 40, "y": 20})
    assert page.locator("#elsewhere").input_value() == (field.input_value() if sent else "")
    assert undoes(page) is not sent
