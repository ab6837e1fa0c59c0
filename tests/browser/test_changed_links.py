"""Links with additions from texts around them, in the address and when they are pasted."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from pygames import link as links
from pygames.link import codec
from pygames.match import write
from pygames.packing import Packer
from pygames.record import parse
from tests.browser.conftest import watched
from tests.browser.tables import BREAKTHROUGH, RECORD_HEADER, Table, record_link
from tests.support.door import NEARLY
from tests.support.hostile import resealed
from tests.support.matches import table

BEHIND = [".", ">", "].", "\u2019", "_", "**", "%20", "%0A", "%3E", "SeeYou", "&utm_source=mail"]
Change = Callable[[str], str]
CHANGED: list[Change] = [
    lambda place: f"#{quote(place[1:], safe='')}",
    lambda place: place[:20] + "%20" + place[20:],
    *(lambda place, end=end: place + end for end in BEHIND),
]
PASTED = [
    "Your turn: {}, see you",
    "[My game]({}).",
    "> On Monday, Ann wrote:\n> <{}>\n> Ann",
    "_{}_",
    "*{}*\nBest regards",
]
INVITATION = f"#m={write(table('murus-gallicus', 2, Random(3)).after(1).match)}"


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    yield from watched(browser, viewport={"width": 1280, "height": 800})


def compact(plies: int) -> str:
    record: dict[str, Any] = RECORD_HEADER | {"actions": BREAKTHROUGH[:plies]}
    return f"#g={links.write(parse(record))}"


def paste(page: Page, site: str, text: str) -> None:
    page.goto(f"{site}#")
    page.get_by_role("button", name="Open a link").click()
    page.get_by_role("textbox", name="Paste the link here").fill(text)
    page.keyboard.press("Enter")


def test_a_link_opens_with_signs_behind_it_and_encoded_once_more(desktop: Page, site: str) -> None:
    """Each link has another number of moves, so that the board shows which one is open."""
    for turn, change in enumerate(CHANGED):
        plies = turn % len(BREAKTHROUGH) + 1
        desktop.goto(f"{site}{change(compact(plies))}")
        Table(desktop).at(plies)


def test_a_longer_link_opens_with_signs_behind_it(desktop: Page, site: str) -> None:
    for turn, end in enumerate(BEHIND):
        plies = turn % len(BREAKTHROUGH) + 1
        record = RECORD_HEADER | {"actions": BREAKTHROUGH[:plies]}
        desktop.goto(record_link(site, record) + end)
        Table(desktop).at(plies)


def test_an_invitation_opens_with_signs_behind_it(desktop: Page, site: str) -> None:
    invited = desktop.get_by_role("heading", name="You are invited to a game of Murus Gallicus")
    for end in BEHIND:
        desktop.goto(f"{site}{INVITATION}{end}")
        expect(invited).to_be_visible()
        desktop.goto(f"{site}#")
        expect(invited).to_have_count(0)


@pytest.mark.parametrize(
    ("place", "heading"),
    [
        ("#rules=cercas).", "Cercas"),
        ("#RULES=Cercas%20", "Cercas"),
        ("#learn=cercas_", "Learn Cercas"),
        ("#daily=2025-11-21.", "November 2025"),
        ("#games?fbclid=IwAR0", "Your games"),
        ("#print=on-tour**", "On paper"),
    ],
)
def test_other_places_open_too(desktop: Page, site: str, place: str, heading: str) -> None:
    desktop.goto(f"{site}{place}")
    expect(desktop.get_by_role("heading", name=heading, exact=True)).to_be_visible()


def test_a_link_is_found_in_a_text_that_is_pasted(desktop: Page, site: str) -> None:
    wrapped = f"https://safelinks.example/?url={quote(f'{site}{compact(9)}', safe='')}&data=5%7C2"
    broken = compact(8)[:30] + "\n" + compact(8)[30:]
    texts = [text.format(f"{site}{compact(number)}") for number, text in enumerate(PASTED, 1)]
    for plies, text in [*enumerate(texts, 1), (9, wrapped), (8, f"{site}{broken}\nBye")]:
        paste(desktop, site, text)
        Table(desktop).at(plies)
    several = desktop.get_by_text("This text holds several links. The first one is open.")
    expect(several).to_have_count(0)
    paste(desktop, site, f"{site}{compact(7)}\n{site}{compact(6)}")
    Table(desktop).at(7)
    expect(several.first).to_be_visible()
    paste(desktop, site, f"Today: {site}#daily=2025-11-21.")
    expect(desktop.get_by_role("heading", name="November 2025")).to_be_visible()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (str.lower, "This link has lost its capital letters; copy the link itself."),
        (str.upper, "This link has lost its small letters; copy the link itself."),
        (lambda place: place[:-5], "Part of this link is missing; copy all of it."),
        (lambda place: place[:40] + "\u2026", "Part of this link is missing; copy all of it."),
        (lambda place: place[:30] + "xy" + place[32:], "This link was changed on its way"),
        (lambda _: "#g=hello", "This isn’t a link from pygames, or part of it is missing."),
        (lambda _: "#m=HowAreYouToday", "This isn’t a link from pygames"),
        (lambda _: "#record=%7B%22format%22%3A%22py", "its text was cut off or changed."),
        (
            lambda _: "#daily=2026-11-2",
            "names a day that doesn\u2019t exist: \u201c2026-11-2\u201d.",
        ),
        (lambda _: "#table=1a2b3c", "Ask the person who has it to share it with you."),
    ],
)
def test_what_can_not_be_mended_says_why(
    desktop: Page, site: str, change: Change, said: str
) -> None:
    place = change(compact(19))
    alert = desktop.get_by_role("alert").filter(has_text=said)
    desktop.goto(f"{site}{place}")
    expect(alert).to_be_visible()
    paste(desktop, site, f"<{place}>")
    expect(alert).to_be_visible()


def test_a_link_with_a_position_that_the_game_does_not_have_says_so(
    desktop: Page, site: str
) -> None:
    start = parse(RECORD_HEADER | {"start": NEARLY, "actions": []})
    header = replace(start.header, start="x")
    packer = Packer()
    codec._add_header(packer, replace(start, header=header))
    packer.add_count(0)
    packer.add_count(0)
    desktop.goto(f"{site}#g={resealed(codec.VERSION, packer.letters())}")
    expect(desktop.get_by_text("The game in this link isn\u2019t valid.")).to_be_visible()
    expect(desktop.get_by_text("expected seven rows")).to_be_hidden()
    desktop.get_by_text("Details").click()
    expect(desktop.get_by_text("expected seven rows")).to_be_visible()
