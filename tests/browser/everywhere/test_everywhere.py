"""The site works in Chromium, Firefox and WebKit: start, play, return, offline, link, update."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Playwright

from pygames.bots.budget import Budget
from pygames.games import find
from pygames.look.show import Moment
from pygames.record import Record, extend, final, make_header
from tests.browser.everywhere.drivers import BROWSERS, Hand, WebKitHand, hand, wait_until
from tests.browser.tables import BREAKTHROUGH, link
from tests.support import ways_out
from tests.support.effort import is_long, often
from tests.support.sites import Server, change, copy_site
from web.tools.more_browsers import VARIABLES

GAME = find("murus-gallicus")
READY = 'html[data-engine="ready"]'
KEPT = 'html[data-offline="ready"]'
PAINTED = 'html[data-board="painted"]'
TRY_AGAIN = ".problem button.filled"
MOVES = "ol[data-moves] > li[data-ply]"
TITLES = ".kept-games h2"
LAST = ".kept-game:first-child a.kept-way"
MOST_MOVES = often(2, 1000)
PASS = '[data-pick="pass"]'
ROOM_OF_NAMES = 120
ROOM_OF_A_ROW = 50
WHOLE_LINK = ".backup .sending input"
# All other tests run in Chromium.
PARAMS = [name for name in BROWSERS if is_long() or name != "chromium"]


@pytest.fixture(scope="module", params=PARAMS)
def person(request: pytest.FixtureRequest, playwright: Playwright) -> Iterator[Hand]:
    """A person at each browser in turn; what is kept stays from test to test."""
    variable = VARIABLES.get(request.param)
    if variable and not os.environ.get(variable):
        pytest.skip(f"{request.param} can't be had here, or build.py was not asked")
    with hand(request.param, playwright) as one:
        yield one


@pytest.fixture(scope="module")
def folder(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site, which an update replaces."""
    return copy_site(dist, tmp_path_factory.mktemp("everywhere") / "site")


@pytest.fixture(scope="module")
def host(folder: Path) -> Iterator[Server]:
    """The host of the site, which can go away."""
    with Server(folder) as server:
        yield server


def at(ply: int) -> str:
    return f'[data-ply="{ply}"]:not(li)'


def replayed(person: Hand) -> Record:
    """Replay with the rules what the page's list of moves says."""
    record = Record(make_header(GAME, 2, {}, None))
    for action in person.texts(MOVES):
        record = extend(record, action)
    return record


def next_picks(record: Record) -> tuple[str, ...]:
    """Return what to point at for a good move."""
    state = final(record)
    action = GAME.bots.choose(state, 3, Budget("nodes", 400), Random(1)).action
    paths = GAME.look.show(Moment(state)).paths
    return next(path.ids for path in paths if path.action == action)


def play_one_move(person: Hand) -> None:
    """Move, and wait until the bot has answered or the game is over."""
    record = replayed(person)
    for pick in next_picks(record):
        person.press(f'button[data-pick="{pick}"]')
    ply = len(record.actions)
    person.see(f"{at(ply + 2)}, [data-over]")


def test_a_game_is_played_against_a_bot(person: Hand, host: Server) -> None:
    """Its first moves; in the long form to its end."""
    person.open(f"{host.url}#game={GAME.id}&seats=person,bot1&seed=everywhere")
    person.see(READY)
    person.see(at(0))
    for _ in range(MOST_MOVES):
        if final(replayed(person)).is_terminal():
            person.see("[data-over]")
            break
        play_one_move(person)


def test_a_game_is_played_to_its_end(person: Hand, host: Server) -> None:
    """It is opened by a link."""
    person.open(link(host.url, BREAKTHROUGH[:-1]))
    person.see(at(len(BREAKTHROUGH) - 1))
    assert person.texts(MOVES) == BREAKTHROUGH[:-1]
    for square in BREAKTHROUGH[-1].split("-"):
        person.press(f'button[data-pick="sq-{square}"]')
    person.see("[data-over]")
    person.see(KEPT)


@pytest.mark.usefixtures("host")
def test_a_later_visit_starts_from_the_memory_of_the_first(person: Hand) -> None:
    # WebKitGTK doesn't say how much room there is: there a page knows that it keeps no memory.
    store, start = ("none", "normal") if isinstance(person, WebKitHand) else ("kept", "snapshot")
    person.see(f'html[data-snapshot="{store}"]')
    person.reload()
    person.see(READY)
    person.see(f'html[data-start="{start}"]')


def _shows_all(person: Hand, selector: str, least: int) -> bool:
    """Whether an element is as high as what it holds, and higher than so many pixels."""
    count, whole = (
        int(person.attribute(selector, name)) for name in ("clientHeight", "scrollHeight")
    )
    return count == whole > least


def test_a_dialog_and_a_menu_are_as_high_as_what_they_hold(person: Hand, host: Server) -> None:
    person.open(f"{host.url}#game={GAME.id}")
    person.see(at(0))
    person.press("button.more")
    person.see(".menu:popover-open button")
    rows = len(person.texts(".menu:popover-open > button:not([hidden])"))
    most = ROOM_OF_A_ROW * (rows + 1)
    wait_until(lambda: int(person.attribute(".menu:popover-open", "clientHeight")) < most)
    person.press('.menu [data-command="names"]')
    person.see("dialog[open] input")
    wait_until(lambda: _shows_all(person, "dialog[open] .dialog-body", ROOM_OF_NAMES))


def test_a_move_is_made_with_the_keyboard_alone(person: Hand, host: Server) -> None:
    person.open(f"{host.url}#game={GAME.id}")
    person.see(at(0))
    for pick in ("sq-e1", "sq-e3"):
        person.key(f'button[data-pick="{pick}"]', "Enter")
    person.see(at(1))
    assert person.texts(MOVES) == ["e1-e3"]


def test_everything_moves_to_another_profile_by_a_link(person: Hand, host: Server) -> None:
    person.open(f"{host.url}#games")
    person.see(TITLES)
    games = person.texts(TITLES)
    table = person.attribute(LAST, "href")
    person.open(f"{host.url}#backup")
    person.see(WHOLE_LINK)
    with person.elsewhere() as other:
        other.open(person.attribute(WHOLE_LINK, "value"))
        other.press(".backup .button.filled")
        other.see(".imported")
        other.see(TITLES)
        assert other.texts(TITLES) == games
    person.open(host.url + table.rpartition("/")[2])
    person.see(at(1))


def test_without_a_network_a_reload_resumes_the_game(person: Hand, host: Server) -> None:
    host.stop()
    try:
        person.reload()
        person.see(READY)
        person.see(at(1))
        assert person.texts(MOVES) == ["e1-e3"]
        for pick in ("sq-d7", "sq-d5"):
            person.press(f'button[data-pick="{pick}"]')
        person.see(at(2))
    finally:
        host.start()


def test_a_new_version_comes_when_the_player_says_so(
    person: Hand, folder: Path, dist: Path, newer: Path
) -> None:
    publish(newer, folder)
    try:
        person.reload()
        person.see(".news button")
        assert not runs(person, newer)
        person.press(".news button")
        person.see(script_of(newer))
        person.see(READY)
        person.see(at(2))
    finally:
        publish(dist, folder)


def script_of(site: Path) -> str:
    (app,) = (site / "app").iterdir()
    return f'script[type="module"][src*="{app.name}"]'


def runs(person: Hand, site: Path) -> bool:
    return bool(person.texts(script_of(site)))


def publish(site: Path, folder: Path) -> None:
    """Replace the site as a host does."""
    shutil.rmtree(folder)
    copy_site(site, folder)


def test_a_part_that_came_damaged_is_fetched_anew(person: Hand, dist: Path, tmp_path: Path) -> None:
    site = copy_site(dist, tmp_path / "site")
    (path,) = site.glob("app/*/rules.js")
    whole = path.read_bytes()
    change(site, "app/*/rules.js", lambda _: b"(")
    with Server(site) as own:
        person.open(f"{own.url}#rules")
        person.see(TRY_AGAIN)
        path.write_bytes(whole)
        person.press(TRY_AGAIN)
        person.see("article")


def test_a_game_that_was_sent_reaches_nothing(person: Hand, host: Server) -> None:
    with ways_out.counting(host.url) as (address, requests):
        text = ways_out.GAME.replace("ADDRESS", address + ways_out.LEAK)
        person.open(ways_out.link_to(address, text))
        person.see(".sent .made-by")
        person.press(".sent .button.filled")
        person.see(at(0))
        person.press(PASS)
        person.see(at(2))
        assert requests == []
        assert person.texts(PASS) == [ways_out.NONE]
