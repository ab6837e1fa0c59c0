"""Pages that connect directly: by an invitation, and the answer to it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Page, expect

from pygames.core import CHANCE
from pygames.games import find
from pygames.look.show import Moment
from pygames.match import read
from pygames.record import Record, states
from tests.browser.far import TABLES, command
from tests.browser.tables import Table

# Lets a test say what no page says, over the last channel of a page.
CHANNELS = """
const plain = RTCPeerConnection.prototype.createDataChannel;
RTCPeerConnection.prototype.createDataChannel = function (...asked) {
  globalThis.channel = plain.apply(this, asked);
  return globalThis.channel;
};
"""


def state(page: Page, live: str, peers: int | None = None) -> None:
    """Wait until a page says how it stands with its connections."""
    root = page.locator("html")
    expect(root).to_have_attribute("data-live", live)
    if peers is not None:
        expect(root).to_have_attribute("data-live-peers", str(peers))


def link(page: Page, kind: str) -> str:
    """Take the address that a page shows for another one."""
    shown = page.locator("[data-live-link]")
    expect(shown).to_have_attribute("data-live-link", re.compile(kind))
    return str(shown.get_attribute("data-live-link"))


def invitation(host: Page, by: str = "Send the link") -> str:
    """Open the dialog with an invitation, and take it."""
    command(host, by).last.click()
    return link(host, "[#&]live=.*&m=")


def answer(guest: Page, invited: str, name: str = "") -> str:
    """Join by an invitation, and take the answer."""
    guest.goto(invited)
    guest.get_by_label("Your name").fill(name)
    command(guest, "Join").click()
    return link(guest, "#live=")


def give(host: Page, text: str) -> None:
    """Paste an answer below the invitation."""
    command(host, "Paste the answer").click()
    host.get_by_role("textbox", name="Paste the link here").fill(text)
    command(host, "Open it").click()


def connect(host: Page, guest: Page, name: str = "", by: str = "Send the link") -> None:
    """Connect a guest who joins at the table of the host."""
    give(host, answer(guest, invitation(host, by), name))
    for page in (host, guest):
        state(page, "connected")


def again(host: Page, guest: Page) -> None:
    """Connect two pages that have lost each other."""
    guest.goto(invitation(host, "Connect again"))
    give(host, link(guest, "#live="))
    for page in (host, guest):
        state(page, "connected", 1)


def kept(page: Page) -> Record:
    """Return the game as the last message that a page keeps has it."""
    (table,) = page.evaluate(TABLES)
    return read(table["match"]["link"]).record


def picks(record: Record, action: str) -> Iterator[str]:
    """List the picks of an action after a record."""
    at = states(record)[-1]
    assert at.current_player() != CHANCE
    paths = find(record.header.game).look.show(Moment(at)).paths
    yield from next(path.ids for path in paths if path.action == action)


def play(page: Page, record: Record, action: str) -> None:
    """Make the picks of an action, once a record shows."""
    Table(page).at(len(record.actions))
    for pick in picks(record, action):
        page.locator(f'button[data-pick="{pick}"]').click()
