"""A game that a player made is played with a friend who lacks it, by links exactly as they are."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import watched
from tests.browser.far import command, join, send
from tests.browser.tables import OPEN, PHONE, Table, leave_table, text_in
from tests.browser.test_addresses import MISSING
from tests.browser.test_workshop import FINE, LOOKS, REST, THREE, file_of, made, write
from tests.support import ways_out

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

# A board that is wider than the one to begin from.
WIDE = "Squares(4, 3)"
# Takes pictures of what shows, to look at.
PICTURES = os.environ.get("PYGAMES_PICTURES", "")


def look(page: Page, name: str) -> None:
    """Find what can't be read, and take a picture if one is wanted."""
    assert findings(page) == []
    if PICTURES:
        page.screenshot(path=Path(PICTURES) / f"{name}.png")


@pytest.fixture(scope="module")
def friends(browser: Browser) -> Iterator[tuple[Page, Page]]:
    """Ann and Ben, each with a browser of their own; his is dark."""
    allowed = f"{LOOKS}|{REST}|{MISSING}"
    for ann in watched(browser, allowed=allowed, **PHONE):
        for ben in watched(browser, allowed=allowed, color_scheme="dark", **PHONE):
            yield ann, ben


@pytest.fixture
def strangers(friends: tuple[Page, Page], site: str) -> tuple[Page, Page]:
    """The two with nothing kept, and without a table."""
    for page in friends:
        leave_table(page, site).evaluate("localStorage.clear()")
    return friends


def pick(page: Page, ply: int) -> None:
    """Decide on the first place that can be picked."""
    table = Table(page).at(ply)
    page.locator(OPEN).first.click()
    table.past(ply)


def begun(page: Page, site: str, text: str) -> str:
    """Begin a game that a player made with a friend far away; return its id."""
    page.goto(ways_out.link_to(site, text))
    command(page, "Play").click()
    Table(page).at(0)
    id = made(page)
    page.goto(f"{site}#game={id}&seats=person,far&names=%5B%22Ann%22%5D")
    pick(page, 0)
    return id


def widen_a_board(page: Page, site: str) -> None:
    """Find the workshop from the home page, and change the game that lies there."""
    page.goto(site)
    page.get_by_role("link", name="Make your own").click()
    expect(file_of(page).get_by_text(FINE)).to_be_visible()
    write(page, THREE.replace("Squares(3, 3)", WIDE))
    # While the file is checked: what is typed is kept at once.
    page.reload()
    expect(page.get_by_role("textbox", name="a game in Python")).to_contain_text(WIDE)
    command(page, "Play it").click()
    Table(page).at(0)


def begin_with_a_friend(page: Page, site: str, title: str) -> str:
    """Begin a game that is on the home page with a friend far away; return the invitation."""
    page.goto(f"{site}#")
    page.get_by_role("button", name=re.compile(f"^{title}")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="Each on their own device").click()
    dialog.get_by_role("radio", name="By a link").click()
    dialog.get_by_role("button", name=re.compile("^Start")).click()
    pick(page, 0)
    return send(reloaded(page, 1))


def reloaded(page: Page, ply: int) -> Page:
    """Reload a table, which loses nothing."""
    page.reload()
    Table(page).at(ply)
    return page


def see_a_link_of_the_first_version(page: Page, link: str, id: str) -> None:
    """Open an invitation as version 1.0 wrote it: the site shows whose game it is."""
    page.goto(link.replace("#", f"{id}/#", 1))
    expect(command(page, "Keep it and go on")).to_be_visible()
    look(page, "friend-dark")


def accept(page: Page, invitation: str, title: str) -> None:
    """Open an invitation to a game that isn't here yet, keep the game, and join."""
    page.goto(invitation)
    command(page, "Keep it and go on").click()
    expect(
        page.get_by_role("heading", name=f"You are invited to a game of {title}")
    ).to_be_visible()
    look(page, "invited-dark")
    page.get_by_label("Your name").fill("Ben")
    command(page, "Join").click()


def answer(page: Page) -> str:
    """Take the second move; return the link that is sent back, which no longer holds the file."""
    pick(page, 1)
    link = send(page)
    assert "code=" not in link
    return link


def go_on_connected(ann: Page, ben: Page, link: str) -> None:
    """Open the link back, which connects the two: the next move travels by itself."""
    ann.goto(link)
    pick(ann, 2)
    Table(ben).at(3)


def go_on_by_a_link(ann: Page, ben: Page) -> None:
    """Reload, which ends the connection: then a link brings the next move."""
    pick(reloaded(ben, 3), 3)
    ann.goto(send(ben))
    Table(ann).at(4)


def test_a_newcomer_changes_a_board_and_plays_it_with_a_friend_whatever_is_reloaded(
    strangers: tuple[Page, Page], site: str
) -> None:
    ann, ben = strangers
    title = "Three in a Row"
    widen_a_board(ann, site)
    invitation = begin_with_a_friend(ann, site, title)
    assert invitation.startswith(f"{site}#of={made(ann)}&")
    see_a_link_of_the_first_version(ben, invitation, made(ann))
    accept(ben, invitation, title)
    go_on_connected(ann, ben, answer(ben))
    expect(ben).to_have_title(re.compile(title))
    go_on_by_a_link(ann, ben)


def test_a_friend_gets_a_long_made_game_by_one_more_link(
    strangers: tuple[Page, Page], site: str
) -> None:
    ann, ben = strangers
    numbers = " ".join(str(each * each * 7919 % 9973) for each in range(400))
    begun(ann, site, f"{THREE}\n# {numbers}\n")
    invitation = send(ann)
    command(ann, "Show my link").or_(command(ann, "Send the link")).last.click()
    expect(ann.get_by_text("This link doesn’t hold the game itself.")).to_be_visible()
    look(ann, "send-first")
    command(ann, "Send the game").click()
    link = text_in(ann.get_by_role("textbox", name="The link to the game"))
    ben.goto(invitation)
    expect(ben.get_by_text("Ask Ann to press “Send the game”")).to_be_visible()
    look(ben, "lacking")
    ben.goto(link)
    expect(command(ben, "Keep it and go on")).to_be_visible()
    look(ben, "friend")
    command(ben, "Keep it and go on").click()
    join(ben, invitation, "Ben")
    pick(ben, 1)
