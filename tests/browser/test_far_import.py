"""A game with people far away that is imported: whose secret it has, and what is kept here."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from pygames.record import final
from tests.browser.conftest import watched
from tests.browser.far import TABLES, Friend, join, match_of, send, text_of
from tests.browser.library import menu
from tests.browser.tables import Table, go_home, text_in

FALSE = "A" * 22
"""A secret that no player here has."""


@pytest.fixture(scope="module")
def devices(browser: Browser) -> Iterator[list[Page]]:
    """Two devices of one person."""
    streams = [watched(browser) for _ in range(2)]
    yield [next(stream) for stream in streams]
    for stream in streams:
        for _ in stream:
            pass


@pytest.fixture(autouse=True)
def _anew(devices: list[Page], site: str) -> None:
    """Let no device that was used keep anything of the test before."""
    for page in devices:
        if page.url != "about:blank":
            go_home(page, site).evaluate("localStorage.clear()")


def exported(page: Page, site: str) -> dict[str, Any]:
    """Return what the text of an export says of the only game."""
    page.goto(f"{site}#games")
    menu(page, "Export").click()
    text = text_in(page.get_by_label("As text"))
    page.keyboard.press("Escape")
    (game,) = json.loads(text)["games"]
    found: dict[str, Any] = game
    return found


def take_in(page: Page, site: str, game: dict[str, Any]) -> None:
    page.goto(f"{site}#games")
    menu(page, "Import").click()
    text = json.dumps({"format": "pygames-games-1", "games": [game]})
    page.get_by_label("Or paste the text of games").fill(text)
    page.get_by_role("dialog").get_by_role("button", name="Import").click()


def secrets(page: Page) -> list[str]:
    return [table["match"]["secret"] for table in page.evaluate(TABLES)]


def decided(page: Page, invitation: str) -> str:
    """Join, make the first move, and return the link for the others."""
    table = join(page, invitation)
    table.at(len(match_of(invitation).record.actions)).play(["e7-e5"], since=1)
    return send(page)


def test_an_import_with_a_false_secret_is_refused_and_the_game_continues(
    devices: list[Page], site: str
) -> None:
    """As the friend could make one, and send it as their move."""
    page, friend = devices[0], Friend(site)
    sent = decided(page, friend.invites("murus-gallicus"))
    answer, own = friend.answers(sent), secrets(page)
    game = exported(page, site)
    for link in (answer, sent):
        game["match"] |= {"link": text_of(link), "secret": FALSE, "since": None}
        take_in(page, site, game)
        expect(page.get_by_text("Its secret isn’t the one with which its player")).to_be_visible()
        assert secrets(page) == own
    game["match"] |= {"link": text_of(answer), "secret": own[0]}
    take_in(page, site, game)
    expect(page.get_by_text("1 game was brought up to date.")).to_be_visible()
    assert secrets(page) == own
    page.goto(answer)
    expect(Table(page).at(3).status()).to_contain_text("Your turn")


def test_after_joining_on_two_devices_the_game_that_was_answered_continues(
    devices: list[Page], site: str
) -> None:
    one, other = devices
    friend = Friend(site)
    invitation = friend.invites("murus-gallicus")
    answer = friend.answers(decided(one, invitation))
    decided(other, invitation)
    take_in(other, site, exported(one, site))
    expect(other.get_by_text("1 game added.")).to_be_visible()
    assert len(set(secrets(other))) == 2
    other.goto(answer)
    expect(Table(other).at(3).status()).to_contain_text("Your turn")
    Table(other).play([legal(answer)], since=3)
    assert (
        match_of(friend.answers(send(other))).record.actions[:3] == match_of(answer).record.actions
    )


def legal(link: str) -> str:
    """Return a move that can be made after a link."""
    return final(match_of(link).record).legal_actions()[0]
