"""People far away: the links that they send each other, taken from their pages or made for them."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Locator, Page, expect

from pygames.core import State
from pygames.games import find
from pygames.match import Match, read, write
from pygames.match import begin as begin_match
from pygames.match.chain import read_secret
from pygames.record import make_header
from tests.browser.tables import Table, text_in
from tests.support.matches import message

BESIDE = "beside"
"""How the keys of games begin that are kept besides those that a test is about."""
TABLES = f"""Object.entries(localStorage)
  .filter(([name]) => /:(table|finished):(?!.*{BESIDE})/.test(name))
  .map(([, text]) => JSON.parse(text))"""


def command(page: Page, name: str) -> Locator:
    """Find a command of a page by its word."""
    return page.get_by_role("button", name=name, exact=True)


def offered(page: Page, note: str = "") -> str:
    """Open the dialog with the link that is to be sent, which says what it is for."""
    command(page, "Send the link").click()
    expect(page.locator(".sending .note")).to_contain_text(note)
    return text_in(page.get_by_role("textbox", name="Link to this game"))


def paste(page: Page, link: str) -> None:
    """Open a link in a page that shows, which goes on without a start."""
    command(page, "Open a link").first.click()
    page.get_by_role("textbox", name="Paste the link here").fill(link)
    command(page, "Open it").click()


def send(page: Page, note: str = "") -> str:
    """Copy the link that is to be sent, by hand: a page in the background has no clipboard."""
    link = offered(page, note)
    page.get_by_role("textbox", name="Link to this game").focus()
    page.keyboard.press("Control+c")
    page.keyboard.press("Escape")
    expect(command(page, "Send the link")).to_be_hidden()
    return link


def begin(page: Page, site: str, game: str, seats: str) -> Table:
    """Begin a game with people far away."""
    return Table(page).open(f"{site}#game={game}&seats={seats}").at(0)


def join(page: Page, link: str, name: str = "") -> Table:
    """Join a game by its invitation."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    command(page, "Join").click()
    return Table(page).painted()


def led_to(site: str, link: str) -> str:
    """Return the address to which the page of its game leads with a link.

    A page that shows opens it without a start.
    """
    return site + link[link.index("#") :]


def secret(page: Page) -> bytes:
    """Return the secret of the only kept game."""
    (table,) = page.evaluate(TABLES)
    return read_secret(table["match"]["secret"])


def text_of(link: str) -> str:
    """Return the text of a message, as it is kept.

    Where it ends with a dash, the address has one more field after it.
    """
    return parse_qs(urlsplit(link).fragment)["m"][0]


def match_of(link: str) -> Match:
    """Read the match that a link holds."""
    return read(text_of(link))


def link_of(site: str, match: Match) -> str:
    """Write the link of a match."""
    return f"{site}#m={write(match)}"


def by_chance(state: State) -> str:
    """Decide at random, always alike."""
    return Random(7).choice(state.legal_actions())


@dataclass(frozen=True)
class Friend:
    """A distant player, whose page isn't needed."""

    site: str
    secret: bytes = bytes(16)

    def invites(self, game: str) -> str:
        """Begin a game, and invite to it."""
        match = begin_match(make_header(find(game), 2, {}, None), 0, self.secret)
        return link_of(self.site, message(match, self.secret, by_chance))

    def answers(self, link: str) -> str:
        """Take the next turn after a link."""
        return link_of(self.site, message(match_of(link), self.secret, by_chance))
