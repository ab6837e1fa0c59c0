"""Pages that connect directly: by an invitation, and the answer to it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from time import monotonic

from playwright.sync_api import Page, expect

from pygames.core import CHANCE
from pygames.games import find
from pygames.look.show import Moment
from pygames.match import Match, next_author, read, turn
from pygames.match import begin as begin_match
from pygames.match.messages import messages
from pygames.record import Record, final, parse, states
from tests.browser.far import TABLES, command, paste, secret
from tests.browser.tables import Table, next_frame

# Lets a test say what no page says, over the last channel of a page that has opened.
CHANNELS = """
let opened = 0;
const plain = RTCPeerConnection.prototype.createDataChannel;
RTCPeerConnection.prototype.createDataChannel = function (...options) {
  const channel = plain.apply(this, options);
  channel.addEventListener("open", () => {
    globalThis.channel = channel;
    opened += 1;
    document.documentElement.dataset.channels = opened;
    delete document.documentElement.dataset.spared;
  });
  // The page was given what it takes to come back: to this page, or to one in its place.
  channel.addEventListener("message", ({ data }) => {
    if (data[0] === ":") document.documentElement.dataset.spared = "";
    if (data[0] === "&") document.documentElement.dataset.replaced = "";
  });
  return channel;
};
"""

# Waits until something is true of the only kept table.
UNTIL = f"""new Promise((done, fail) => {{
  const table = () => ({TABLES})[0];
  const look = () => (%s ? done() : setTimeout(look, 20));
  look();
  setTimeout(() => fail(new Error(JSON.stringify(table()))), 30000);
}})"""
# The person here decides, and not only beforehand.
OWN_TURN = """(({ match, record, turn }) => !match.fresh && match.since !== null
  && !record.beforehand && turn === match.seat && match.next === turn)(table())"""
# Makes secrets, and so the dice, the same in each run.
FIXED = "(by) => { crypto.getRandomValues = (bytes) => bytes.fill(by); }"
# Ends what came before: the connections, what is kept, and secrets that are always the same.
ANEW = """globalThis.channel?.close();
localStorage.clear();
delete crypto.getRandomValues;"""


ANSWER = "[#&]live="


def state(page: Page, live: str, peers: int | None = None) -> None:
    """Wait until a page says how it stands with its connections."""
    root = page.locator("html")
    expect(root).to_have_attribute("data-live", live)
    if peers is not None:
        expect(root).to_have_attribute("data-live-peers", str(peers))


def link(page: Page, kind: str) -> str:
    """Take the address that a page shows for another one."""
    place = page.locator("[data-live-link]")
    expect(place).to_have_attribute("data-live-link", re.compile(kind))
    return str(place.get_attribute("data-live-link"))


def invitation(host: Page, by: str = "Send the link") -> str:
    """Open the dialog with an invitation, and take it."""
    command(host, by).last.click()
    return link(host, "[#&]live=.*&m=")


def connect_next(host: Page, guest: Page, name: str = "") -> None:
    """Connect one guest more: the invitation for the next player shows by itself."""
    expect(host.get_by_role("dialog", name="Invite the next player")).to_be_visible()
    give(host, answer(guest, link(host, "[#&]live=.*&m="), name))
    for page in (host, guest):
        state(page, "connected")


def answer(guest: Page, invited: str, name: str = "") -> str:
    """Join by an invitation at the home page, and take the answer."""
    paste(guest, invited)
    return join(guest, name)


def join(guest: Page, name: str) -> str:
    """Join by the invitation that shows, and take the answer."""
    guest.get_by_label("Your name").fill(name)
    command(guest, "Join").click()
    command(guest, "Show my code").click()
    return link(guest, ANSWER)


def give(host: Page, text: str) -> None:
    """Paste an answer below the invitation."""
    host.get_by_role("textbox", name="Paste their link").fill(text)


def connect(host: Page, guest: Page, name: str = "", by: str = "Send the link") -> None:
    """Connect a guest who joins at the table of the host."""
    give(host, answer(guest, invitation(host, by), name))
    for page in (host, guest):
        state(page, "connected")


def again(host: Page, guest: Page, *presses: str, guests: int = 1) -> None:
    """Connect two pages that have lost each other; the host has so many guests then."""
    for word in presses or ("Show a code", "Send the link"):
        command(host, word).last.click()
    guest.goto(link(host, "[#&]live=.*&m="))
    # A link that is only opened asks nobody.
    command(guest, "Connect").click()
    command(guest, "Show my code").last.click()
    give(host, link(guest, ANSWER))
    state(host, "connected", guests)
    state(guest, "connected", 1)


def pointings(record: Record, action: str) -> tuple[Sequence[str], str]:
    """List the picks of an action after a record, and the question that follows them, if any."""
    at = states(record)[-1]
    assert at.current_player() != CHANCE
    show = find(record.header.game).look.show(Moment(at))
    ids = next(path.ids for path in show.paths if path.action == action)
    return ids, next((button.ask for button in show.buttons if button.id == ids[-1]), "")


def point_out(page: Page, record: Record, action: str) -> None:
    """Decide on an action by pointing."""
    picks, question = pointings(record, action)
    for pick in picks:
        page.locator(f'button[data-pick="{pick}"][data-open]').click()
    if question:
        page.get_by_role("group", name=question).get_by_role("button").first.click()


def until(page: Page, condition: str) -> None:
    """Wait until something is true of the only table that a page keeps."""
    page.evaluate(UNTIL % condition)


def match_at(page: Page) -> Match:
    """Return the last message that a page keeps."""
    (table,) = page.evaluate(TABLES)
    return read(table["match"]["link"])


def decide(page: Page, random: Random, alone: bool = False) -> None:
    """Decide by pointing, once it is the turn of a page; a message that is whole goes out."""
    until(page, OWN_TURN)
    (table,) = page.evaluate(TABLES)
    record = parse(table["record"])
    ply = len(record.actions)
    Table(page).at(ply)
    action = random.choice(final(record).legal_actions())
    point_out(page, record, action)
    Table(page).past(ply)
    if not alone and final(record).child(action).current_player() != table["match"]["seat"]:
        until(page, f"table().match.link !== '{table['match']['link']}'")


def alike(pages: Sequence[Page], least: int = 1) -> Match:
    """Wait until all pages keep the same message, after at least so many."""
    end = monotonic() + 30
    while True:
        matches = [match_at(page) for page in pages]
        if all(each == matches[0] for each in matches) and len(messages(matches[0])) >= least:
            return matches[0]
        assert monotonic() < end, matches
        next_frame(pages[0])


def to_decide(pages: Sequence[Page]) -> Match:
    """Wait until somebody has to decide, or the game is over: other messages go by themselves."""
    while True:
        newest = alike(pages)
        author = next_author(newest)
        if author is None or turn(newest, secret(pages[author])).match is None:
            return newest
        alike(pages, len(messages(newest)) + 1)


def by_links(match: Match, secrets: Sequence[bytes]) -> Match:
    """Play a match again as by links: the same secrets and decisions, but dice of its own."""
    again = begin_match(match.record.header, match.first, secrets[match.first])
    actions = match.record.actions
    for each in messages(match):
        again = _turn(again, secrets[each.author], actions[each.dealt : each.until])
    return replace(again, names=match.names)


def _turn(match: Match, secret: bytes, actions: Sequence[str]) -> Match:
    next_match = turn(match, secret, actions).match
    assert next_match is not None
    return next_match
