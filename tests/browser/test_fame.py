"""The hall of fame of this device: what counts, what it says, and how it is reset."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pygames.games import find
from pygames.rating import Played, careers
from tests.browser.axe import findings
from tests.browser.conftest import watched
from tests.browser.library import deed
from tests.browser.tables import (
    BREAKTHROUGH,
    PHONE,
    RECORD_HEADER,
    Table,
    begin,
    go_home,
    link,
    record_link,
)
from tests.support.playthrough import golden

KEEP = """([key, text]) => localStorage.setItem(`pygames:${location.pathname}:${key}`, text)"""
DAY = 86_400_000


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[Page]:
    """One phone for all the tests here."""
    yield from watched(browser, **PHONE)


@pytest.fixture
def page(phone: Page, site: str) -> Page:
    """A page on which nothing is kept."""
    go_home(phone, site)
    phone.evaluate("localStorage.clear()")
    return phone


def keep(page: Page, games: list[dict[str, Any]]) -> None:
    page.evaluate(KEEP, ["fame", json.dumps({"since": 0, "games": games})])


def finished(number: int, **more: Any) -> dict[str, Any]:
    """Return a game of Cercas that Ann won against a bot."""
    usual = {
        "key": f"game{number}",
        "game": "cercas",
        "at": (20_000 + number) * DAY,
        "seats": ["person", "bot3"],
        "names": ["Ann", ""],
        "places": [0, 1],
        "scores": [12 + number, 9],
        "moves": [14, 13],
        "kind": "rated",
        "early": False,
        "options": {},
    }
    return usual | more


def rows(page: Page, table: str) -> list[str]:
    """Read a table, row by row; those of figures in their note, which is opened."""
    expect(page.locator(".fame section").first).to_be_visible()
    note = page.get_by_text("Ratings and results in figures")
    if page.locator("details.figures-of:not([open])").count():
        note.click()
    found = page.get_by_role("table", name=table, exact=True).get_by_role("row")
    expect(found.first).to_be_visible()
    return [" ".join(text.split()) for text in found.all_inner_texts()]


def reset(page: Page) -> None:
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Reset").click()


def feat(page: Page, name: str) -> Locator:
    return page.locator(".records > div").filter(has_text=name)


LAST = len(BREAKTHROUGH) - 1


def nearly_won(page: Page, site: str, seats: list[str], **more: Any) -> Table:
    """Open a table that was begun here, one move before White wins."""
    record = RECORD_HEADER | {"actions": [*BREAKTHROUGH[:LAST]]}
    table = {"format": 1, "key": "mine", "record": record, "seats": seats, "given": 0}
    page.evaluate(KEEP, ["table:mine", json.dumps(table | {"used": DAY} | more)])
    return Table(page).open(f"{site}#table=mine").at(LAST)


def win(table: Table) -> None:
    """Play the last move."""
    table.play(BREAKTHROUGH[LAST:], since=LAST)
    expect(table.page.locator("[data-over]")).to_be_visible()


def seen(page: Page) -> Page:
    """Wait until the hall of fame shows."""
    expect(page.get_by_role("heading", level=1)).to_have_text("Hall of fame")
    return page


def in_hall(page: Page, site: str) -> Page:
    """Go to the hall of fame."""
    page.goto(f"{site}#fame")
    return seen(page)


def tables(page: Page) -> Locator:
    return page.locator(".fame").get_by_role("table")


def test_a_finished_game_counts_once_even_after_undo(page: Page, site: str) -> None:
    shown = nearly_won(page, site, ["person", "person"], names=["Ann", "Bo"])
    win(shown)
    shown.menu("Undo").click()
    shown.at(len(BREAKTHROUGH) - 1)
    shown.menu("Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator("[data-over]")).to_contain_text("resigned")
    page.goto(f"{site}#fame")
    ratings = rows(page, "Ratings")
    assert ratings[0] == "Player Rating Played Won Lost"
    assert [row.split()[0] for row in ratings[1:]] == ["Ann", "Bo"]
    assert ratings[1].endswith("1 1 0")
    expect(feat(page, "Quickest win")).to_contain_text("10 moves")


def test_a_finished_game_that_came_by_a_link_does_not_count(page: Page, site: str) -> None:
    """However often it is opened, and by whom: others have played it."""
    tour = golden(find("on-tour")).data()
    for address in (link(site, BREAKTHROUGH), record_link(site, tour), record_link(site, tour)):
        begin(page, site, address)
        expect(page.locator("[data-over]")).to_be_visible()
    in_hall(page, site)
    expect(page.get_by_text("Finish a game against a bot or a friend")).to_be_visible()
    page.reload()
    expect(seen(page).get_by_text("Finish a game against a bot or a friend")).to_be_visible()


def test_a_game_that_came_unfinished_was_begun_elsewhere(page: Page, site: str) -> None:
    shown = Table(page).open(link(site, BREAKTHROUGH[:LAST])).at(LAST)
    win(shown)
    in_hall(page, site)
    expect(page.get_by_text("1 game finished, none counted")).to_be_visible()
    expect(feat(page, "Begun elsewhere")).to_contain_text("1 game")
    expect(feat(page, "Quickest win")).to_have_count(0)
    assert findings(page) == []


def test_a_copy_of_a_game_does_not_count_again(page: Page, site: str) -> None:
    win(nearly_won(page, site, ["person", "person"], names=["Ann", "Bo"]))
    page.goto(f"{site}#games")
    deed(page, "Duplicate", "Murus Gallicus, 1").click()
    expect(page.get_by_role("list", name="Games").get_by_role("listitem")).to_have_count(2)
    in_hall(page, site)
    expect(page.get_by_text("1 game finished", exact=True)).to_be_visible()


def test_giving_up_sets_no_record_and_nothing_counts_before_a_move(page: Page, site: str) -> None:
    address = f"{site}#game=murus-gallicus&names=%5B%22Ann%22,%22Ben%22%5D"
    for plies in (0, 2):
        shown = begin(page, site, address).at(0).play(BREAKTHROUGH[:plies])
        shown.menu("Resign").click()
        page.get_by_role("dialog").get_by_role("button", name="Resign").click()
        expect(page.locator("[data-over]")).to_contain_text("resigned")
    in_hall(page, site)
    assert [row.split(" 1")[0] for row in rows(page, "Ratings")[1:]] == ["Ben", "Ann"]
    expect(page.get_by_text("1 game finished", exact=True)).to_be_visible()
    expect(feat(page, "Quickest win")).to_have_count(0)


@pytest.mark.parametrize("help_", ["Hint", "Undo"])
def test_a_game_with_help_is_practice(page: Page, site: str, help_: str) -> None:
    shown = nearly_won(page, site, ["person", "bot1"])
    if help_ == "Hint":
        shown.command("Hint").click()
        expect(shown.command("Hint")).to_have_attribute("aria-pressed", "true")
        expect(shown.command("Hint")).not_to_have_attribute("aria-busy", "true")
    else:
        shown.command("Undo").click()
        shown.command("Redo").click()
        shown.at(LAST)
    win(shown)
    expect(page.get_by_text("This was practice: it doesn’t count.")).to_be_visible()
    in_hall(page, site)
    expect(feat(page, "Practice")).to_contain_text("1 game")
    expect(tables(page)).to_have_count(0)
    expect(feat(page, "Quickest win")).to_have_count(0)
    page.goto(f"{site}#")
    page.locator('[data-game="murus-gallicus"]').click()
    expect(page.get_by_role("dialog")).to_contain_text("You have not played against it yet")
    page.keyboard.press("Escape")


def test_a_game_stays_forgotten_when_its_players_get_other_names(page: Page, site: str) -> None:
    win(nearly_won(page, site, ["person", "person"], names=["Ann", "Bo"]))
    in_hall(page, site)
    reset(page)
    expect(
        page.get_by_role("status").filter(has_text="All results so far are forgotten")
    ).to_be_visible()
    shown = Table(page).open(f"{site}#table=mine").at(LAST + 1)
    shown.menu("Names").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("White").fill("Anna")
    dialog.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Anna wins")).to_be_visible()
    in_hall(page, site)
    expect(page.get_by_text("Finish a game against a bot or a friend")).to_be_visible()


def test_how_certain_a_rating_is_today(page: Page, site: str) -> None:
    keep(page, [finished(1), finished(4)])
    in_hall(page, site)
    today = int(page.evaluate("Date.now()")) // DAY
    games = [Played(20_000 + number, ("Ann", "bot3"), (0, 1)) for number in (1, 4)]
    wide = round(2 * careers(games)["Ann"].on(today).deviation)
    assert f"± {wide}" in rows(page, "Ratings")[1]


def test_ratings_records_and_a_plot_with_its_table(page: Page, site: str) -> None:
    tie = finished(3, places=[0, 0], seats=["person", "bot5"])
    keep(page, [finished(1), finished(2, places=[1, 0]), tie])
    page.goto(f"{site}#games")
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("link", name="Hall of fame").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Hall of fame")
    expect(feat(page, "Most points")).to_contain_text("15 points")
    expect(feat(page, "Most points")).to_contain_text("Ann, 7 October 2024")
    assert rows(page, "Ratings")[0] == "Player Rating Played Won Drawn Lost"
    assert rows(page, "Ann against")[1:] == ["Keen bot 2 1 0 1", "Relentless bot 1 0 1 0"]
    label = "Rating over time, 5 October 2024 to 7 October 2024"
    expect(page.get_by_role("img", name=label)).to_be_visible()
    page.get_by_text("As a table").click()
    plotted = rows(page, "Rating over time")
    assert plotted[0] == "Date Player Rating"
    assert [row.rsplit(" ", 1)[0] for row in plotted[1:]] == [
        f"{day} October 2024 Ann" for day in (5, 6, 7)
    ]
    assert findings(page) == []


def test_a_reset_can_be_undone_until_the_page_is_left(page: Page, site: str) -> None:
    keep(page, [finished(1)])
    page.goto(f"{site}#fame")
    reset(page)
    expect(page.get_by_role("status")).to_contain_text("All results so far are forgotten")
    expect(page.get_by_role("button", name="Undo")).to_be_focused()
    page.keyboard.press("Enter")
    assert rows(page, "Ratings")[1:]
    reset(page)
    page.reload()
    expect(page.get_by_text("Finish a game against a bot or a friend")).to_be_visible()
    assert findings(page) == []
