"""The hall of fame of this device: what counts, what it says, and how it is reset."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import watched
from tests.browser.tables import BREAKTHROUGH, PHONE, RECORD_HEADER, Table

KEEP = """([key, text]) => localStorage.setItem(`pygames:${location.pathname}:${key}`, text)"""
DAY = 86_400_000


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[Page]:
    """One phone for all the tests here."""
    yield from watched(browser, **PHONE)


@pytest.fixture
def page(phone: Page, site: str) -> Page:
    """A page on which nothing is kept."""
    phone.goto(f"{site}#")
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
    }
    return usual | more


def rows(page: Page, table: str) -> list[str]:
    """Read a table, row by row."""
    found = page.get_by_role("table", name=table, exact=True).get_by_role("row")
    expect(found.first).to_be_visible()
    return [" ".join(text.split()) for text in found.all_inner_texts()]


def feat(page: Page, name: str) -> Locator:
    return page.locator(".records > div").filter(has_text=name)


def test_a_finished_game_counts_once_whatever_is_undone(page: Page, site: str) -> None:
    record = RECORD_HEADER | {"actions": [*BREAKTHROUGH[:-1]]}
    table = {"format": 1, "key": "mine", "record": record, "seats": ["person", "person"]}
    more = {"names": ["Ann", "Bo"], "used": DAY}
    page.evaluate(KEEP, ["table:mine", json.dumps(table | more)])
    shown = Table(page).open(f"{site}#table=mine").at(len(BREAKTHROUGH) - 1)
    shown.play(BREAKTHROUGH[-1:], since=len(BREAKTHROUGH) - 1)
    shown.command("Undo").click()
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


def test_games_that_are_kept_already_are_read(page: Page, site: str) -> None:
    record = RECORD_HEADER | {"actions": list(BREAKTHROUGH)}
    table = {"format": 1, "key": "old", "record": record, "seats": ["person", "bot4"]}
    page.evaluate(KEEP, ["table:old", json.dumps(table | {"over": True, "used": DAY})])
    page.goto(f"{site}#fame")
    assert [row.split(" 1")[0] for row in rows(page, "Ratings")[1:]] == ["You", "Stern bot"]
    assert rows(page, "You against")[1] == "Stern bot 1 1 0"


def test_ratings_records_and_a_plot_with_its_table(page: Page, site: str) -> None:
    tie = finished(3, places=[0, 0], seats=["person", "bot5"])
    keep(page, [finished(1), finished(2, places=[1, 0]), tie])
    page.goto(f"{site}#games")
    page.get_by_role("link", name="Hall of fame").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Hall of fame")
    expect(feat(page, "Most points")).to_contain_text("15 points")
    expect(feat(page, "Most points")).to_contain_text("Ann, 7 October 2024")
    assert rows(page, "Ratings")[0] == "Player Rating Played Won Drawn Lost"
    assert rows(page, "Ann against")[1:] == ["Keen bot 2 1 0 1", "Relentless bot 1 0 1 0"]
    label = "Ratings over time, 5 October 2024 to 7 October 2024"
    expect(page.get_by_role("img", name=label)).to_be_visible()
    page.get_by_text("As a table").click()
    plotted = rows(page, "Ratings over time")
    assert [row.rsplit(" ", 1)[0] for row in plotted[1:]] == [
        f"{day} October 2024 Ann" for day in (5, 6, 7)
    ]
    assert findings(page) == []


def test_whoever_plays_alone_sees_points_over_time(page: Page, site: str) -> None:
    alone = {"game": "on-tour", "seats": ["person"], "names": [""], "places": [0], "moves": [40]}
    keep(page, [finished(n, **alone, scores=[score]) for n, score in enumerate((22, 35, 31))])
    page.goto(f"{site}#fame")
    expect(feat(page, "Most points")).to_contain_text("35 points")
    expect(page.get_by_role("heading", name="Points over time")).to_be_visible()
    expect(page.get_by_role("heading", name="Ratings")).to_have_count(0)


def test_a_reset_can_be_undone_until_the_page_is_left(page: Page, site: str) -> None:
    keep(page, [finished(1)])
    page.goto(f"{site}#fame")
    page.get_by_role("button", name="Reset").click()
    expect(page.get_by_role("status")).to_contain_text("All results are forgotten.")
    expect(page.get_by_role("button", name="Undo")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("table", name="Ratings", exact=True)).to_be_visible()
    page.get_by_role("button", name="Reset").click()
    page.reload()
    expect(page.get_by_text("No game has been finished here yet.")).to_be_visible()
    assert findings(page) == []
