"""Games that are played over a direct connection between two or more pages."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import socket
from collections.abc import Iterator
from ipaddress import ip_address, ip_network
from pathlib import Path
from random import Random
from subprocess import check_output
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Locator, Page, Playwright, expect

from pygames.core import Action
from pygames.games import find, ids
from pygames.match import next_author
from pygames.record import extend, final, new
from tests.browser.axe import findings
from tests.browser.camera import Film, read_code
from tests.browser.conftest import CALM, KEEP_NOTHING, NO_SNAPSHOT, launch_options, watched
from tests.browser.ends import FILM, expect_once
from tests.browser.far import TABLES, begin, command, secret, send
from tests.browser.live import (
    ANEW,
    ANSWER,
    CHANNELS,
    FIXED,
    again,
    alike,
    answer,
    by_links,
    connect,
    connect_next,
    decide,
    give,
    invitation,
    join,
    link,
    match_at,
    point_out,
    state,
    to_decide,
    until,
)
from tests.browser.memory import held
from tests.browser.tables import OPEN, PHONE, Table, click, go_home, shelved
from tests.support.effort import is_long, often
from web.tools.more_browsers import VARIABLES

WIDE: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
ANN = "&names=%5B%22Ann%22%5D"
MOST = often(3, 4)
"""How many people there are."""
OF_MORE = "eight-by-eight"
"""A game of more than two, with dice."""
OF_ROUNDS = "on-tour"
# Counts what a browser is given to try while its answer waits.
TRIES = """
globalThis.tries = 0;
const plain = RTCPeerConnection.prototype.addIceCandidate;
RTCPeerConnection.prototype.addIceCandidate = function (...candidates) {
  globalThis.tries += 1;
  return plain.apply(this, candidates);
};
"""
# Sets the clock of a device two minutes back.
BEHIND = "const now = Date.now; Date.now = () => now() - 120_000;"
# Names another place than that of this device.
FORGED = """
const plain = Object.getOwnPropertyDescriptor(RTCPeerConnection.prototype, "localDescription");
Object.defineProperty(RTCPeerConnection.prototype, "localDescription", {
  get() {
    const description = plain.get.call(this);
    const lines = /(a=candidate:\\S+ 1 udp \\d+ )\\S+ \\d+ typ.*/gi;
    return description && { sdp: description.sdp.replace(lines, `$1${place} typ host`) };
  },
});
"""
MURUS = ("murus-gallicus", f"person,far{ANN}")


@pytest.fixture(scope="module")
def people(browser: Browser) -> Iterator[list[Page]]:
    """Three people, in the long form four, with their own browsers; the first has a phone."""
    streams = [watched(browser, **how) for how in (PHONE, *[WIDE] * (MOST - 1))]
    pages = [next(stream) for stream in streams]
    for page in pages:
        page.context.add_init_script(CHANNELS)
    yield pages
    for stream in streams:
        for _ in stream:
            pass


@pytest.fixture(autouse=True)
def _anew(request: pytest.FixtureRequest, site: str) -> None:
    """Let nobody keep anything of the test before."""
    if "people" not in request.fixturenames:
        return
    for page in request.getfixturevalue("people"):
        go_home(page, site).evaluate(ANEW)


def moves_of(*pages: Page) -> list[Action]:
    """Return the moves of a game, which are the same on all pages."""
    moves = [Table(page).moves() for page in pages]
    assert all(each == moves[0] for each in moves)
    return moves[0]


@pytest.fixture
def met(people: list[Page], site: str) -> tuple[Page, Page]:
    """Ann and Ben, who have connected after Ann's first move."""
    ann, ben = people[:2]
    begin(ann, site, *MURUS).play(["c1-c3"])
    connect(ann, ben, "Ben")
    return ann, ben


def test_two_connect_by_two_links_and_then_moves_travel_by_themselves(
    people: list[Page], site: str
) -> None:
    ann, ben = people[:2]
    begin(ann, site, "murus-gallicus", "person,far").play(["c1-c3"])
    # Whoever invites without a name is asked for it, in the sheet.
    unnamed = invitation(ann)
    ann.get_by_label("Your name").fill("Ann")
    ann.keyboard.press("Enter")
    expect(ann.locator("[data-live-link]")).not_to_have_attribute("data-live-link", unnamed)
    invited = link(ann, "by=Ann.*&m=")
    assert len(invited.split("live=")[1].split("&")[0]) + len("&live=") <= 160
    state(ann, "inviting")
    # A link opens the page of its game, which leads to the table in another document.
    ben.goto(invited)
    text = join(ben, "Ben")
    state(ben, "answering")
    assert findings(ben) == []
    give(ann, text)
    # The name of a guest counts from the first second.
    expect(Table(ann).status()).to_have_text("Waiting for Ben")
    for page, other in ((ann, "a guest named Ben"), (ben, "Ann")):
        state(page, "connected", 1)
        expect(page.locator(".contact")).to_have_text(f"Connected to {other}")
        expect(page.locator("[data-live-link]")).to_have_count(0)
    for ply, action in enumerate(("c7-a5", "a1-c3", "h7-h5", "e1-e3"), 1):
        mover, waits = (ben, ann) if ply % 2 else (ann, ben)
        Table(mover).play([action], since=ply)
        Table(waits).at(ply + 1)
        expect(Table(mover).status()).to_contain_text("Waiting for")
        expect(Table(waits).status()).to_contain_text("Your turn")
        expect(waits).to_have_title(re.compile("^Your turn.* · Murus Gallicus$"))
    # His first move has shown that it is him.
    expect(ann.locator(".contact")).to_have_text("Connected to Ben")
    for page in (ann, ben):
        assert findings(page) == []
        expect(command(page, "Send the link")).to_be_hidden()
    assert len(moves_of(ann, ben)) == 5
    alike([ann, ben])


def test_what_is_lost_is_said_and_the_game_goes_on_once_it_is_connected_again(
    met: tuple[Page, Page],
) -> None:
    ann, ben = met
    Table(ben).play(["c7-a5"], since=1)
    # Once his message counts as sent, he has the key by which the two know each other next time.
    alike([ann, ben], 2)
    ben.reload()
    for page in (ann, ben):
        state(page, "lost", 0)
        expect(page.locator(".connected")).to_contain_text("Not connected.")
        assert findings(page) == []
    # What was decided meanwhile travels as soon as there is a way.
    Table(ann).play(["a1-c3"], since=2)
    expect(Table(ann).status()).to_contain_text("Send your move to Ben")
    expect(ann.locator(".button.filled:visible")).to_have_text("Show a code")
    again(ann, ben)
    Table(ben).at(3)
    expect(Table(ann).status()).to_have_text("Waiting for Ben")
    # Either of them can be the one who invites.
    ann.reload()
    state(ben, "lost")
    expect(command(ben, "Scan Ann’s code")).to_be_visible()
    command(ben, "More").click()
    again(ben, ann, "Play live")
    Table(ben).play(["h7-h5"], since=3)
    Table(ann).at(4)
    alike([ann, ben])


def test_two_who_lose_each_other_come_back_by_themselves(met: tuple[Page, Page]) -> None:
    for page in met:
        expect(page.locator("html")).to_have_attribute("data-spared", "")
        page.evaluate("channel.mine = true")
    ann, ben = met
    ann.evaluate("channel.close()")
    for page in met:
        until(page, "!channel.mine")
        state(page, "connected", 1)
    Table(ben).play(["c7-a5"], since=1)
    Table(ann).at(2)
    # Whoever leaves is looked for no more, and the game goes on by links.
    command(ann, "Disconnect").click()
    state(ann, "none", 0)
    state(ben, "lost", 0)
    Table(ann).play(["a1-c3"], since=2)
    expect(Table(ann).status()).to_contain_text("Send your move to Ben")


def test_of_two_without_names_the_one_who_is_connected_is_waited_for(
    people: list[Page], site: str
) -> None:
    ann, ben = people[:2]
    begin(ann, site, "murus-gallicus", "person,far").play(["c1-c3"])
    connect(ann, ben)
    expect(Table(ann).status()).to_have_text("Waiting for Black")
    for page, other in ((ann, "Black"), (ben, "White")):
        expect(page.locator(".contact")).to_have_text(f"Connected to {other}")
        expect(page.locator(".toast")).to_have_count(0)
    # Another language would load the page anew: it says what that costs.
    Table(ben).command("Settings").click()
    expect(ben.get_by_role("dialog")).to_contain_text("ends the live connection")


@pytest.fixture
def ear() -> Iterator[socket.socket]:
    """Listens at an address that pages may name to each other."""
    address = next(filter(is_near, check_output(["hostname", "-I"], text=True).split()))
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as ear:
        ear.bind((address, 0))
        yield ear


def is_near(address: str) -> bool:
    """Whether an address is of a local network."""
    nets = ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7")
    return any(ip_address(address) in ip_network(net) for net in nets)


@pytest.mark.parametrize("sign", ["", ".c"])
def test_a_link_that_is_only_opened_sends_nothing_to_its_addresses(
    browser: Browser, people: list[Page], site: str, ear: socket.socket, sign: str
) -> None:
    """Whoever forges one says where the others would be, and that it was scanned."""
    ann, ben = page_of(browser), people[0]
    ann.context.add_init_script(
        f"const place = '{ear.getsockname()[0]} {ear.getsockname()[1]}';{FORGED}"
    )
    begin(ann, site, *MURUS).play(["c1-c3"])
    ben.goto(re.sub("live=[^&]*", rf"\g<0>{sign}", invitation(ann)))
    expect(command(ben, "Join")).to_be_visible()
    ear.settimeout(often(5, 15))
    with pytest.raises(TimeoutError):
        ear.recv(1000)
    command(ben, "Join").click()
    assert ear.recv(1000)
    ann.context.close()


def send_move(ben: Page) -> str:
    """Move at the first opportunity, and take the link to send."""
    Table(ben).play(["c7-a5"], since=1)
    text = send(ben)
    expect(Table(ben).status()).to_have_text("Waiting for Ann")
    return text


def test_an_answer_is_taken_once_and_is_a_message_wherever_nobody_waits(
    people: list[Page], site: str
) -> None:
    ann, ben, cleo = people[:3]
    begin(ann, site, *MURUS).play(["c1-c3"])
    invited = invitation(ann)
    ben.goto(invited)
    first = join(ben, "Ben")
    alone = f"{site}#live={parse_qs(urlsplit(first).fragment)['live'][0]}"
    # Where nobody waits, what Ben gives back is a link to the game as any other.
    cleo.goto(first)
    expect(command(cleo, "Join")).to_be_visible()
    cleo.goto(f"{alone}#")
    expect(cleo.get_by_text("No page here has taken this answer.")).to_be_visible()
    # What he sends anyway has it too: in another tab it finds the page that waits.
    ben.keyboard.press("Escape")
    first = send_move(ben)
    tab = ann.context.new_page()
    tab.goto(first)
    in_another = "Your game of Murus Gallicus is in another tab"
    expect(tab.get_by_text(in_another)).to_be_visible()
    expect(tab.get_by_role("button")).to_have_count(0)
    assert findings(tab) == []
    for page in (ann, ben):
        state(page, "connected", 1)
    # His move came along, and shows that it is him.
    expect(ann.locator(".contact")).to_have_text("Connected to Ben")
    Table(ann).at(2)
    cleo.goto(invited)
    second = join(cleo, "Cleo")
    # The age of an answer isn't needed.
    cut = alone.partition("~")[0][:-1]
    for text, says in ((first, in_another), (second, "was taken before"), (cut, "copy all")):
        tab.goto(f"{site}#")
        tab.goto(text)
        expect(tab.get_by_text(says)).to_be_visible()
    tab.close()
    state(ann, "connected", 1)
    state(cleo, "answering")


def test_a_full_game_can_be_watched(met: tuple[Page, Page], people: list[Page]) -> None:
    ann, ben = met
    cleo = people[2]
    Table(ben).play(["c7-a5"], since=1)
    Table(ann).at(2)
    command(ann, "More").click()
    cleo.goto(invitation(ann, "Let someone watch"))
    command(cleo, "Watch").click()
    text = link(cleo, ANSWER)
    state(cleo, "answering", 0)
    give(ann, text)
    state(cleo, "connected", 1)
    state(ann, "connected", 2)
    # The table is as it is: who sits there, and who is next.
    expect(Table(cleo).status()).to_have_text("Ann to move")
    Table(ann).play(["a1-c3"], since=2)
    for page in (ben, cleo):
        Table(page).at(3)
    expect(Table(cleo).status()).to_have_text("Ben to move")
    expect(cleo.locator(".plate b")).to_have_text(["Ann", "Ben"])
    expect(cleo.locator("ol[data-moves] > li[data-ply]")).to_have_count(3)
    assert findings(cleo) == []
    expect(cleo.locator("[data-open]")).to_have_count(0)
    assert cleo.evaluate(TABLES) == []
    # What a spectator says of the game is refused like that of anybody else.
    cleo.evaluate("channel.send('=mABC')")
    expect(cleo.get_by_text("Not connected any more.")).to_be_visible()
    state(ann, "connected", 1)
    Table(ben).play(["h7-h5"], since=3)
    Table(ann).at(4)


@pytest.fixture
def film(tmp_path: Path) -> Film:
    """What the camera of a device sees."""
    film = Film(tmp_path / "film.y4m")
    film.empty()
    return film


@pytest.fixture
def host(playwright: Playwright, film: Film) -> Iterator[Page]:
    """Open a page on a device with a camera that may be used."""
    browser = playwright.chromium.launch(**launch_options(*film.switches))
    yield browser.new_page(**WIDE | CALM)
    browser.close()


@pytest.fixture
def guests(people: list[Page], another: Browser | None) -> Iterator[list[Page]]:
    """Two guests, of whom one has another browser, where there is one."""
    page = page_of(another) if another else people[1]
    yield [people[0], page]
    if another:
        page.context.close()


def test_people_in_one_room_connect_by_two_scans_each_and_play_all_evening(
    host: Page, guests: list[Page], site: str, film: Film, tmp_path: Path
) -> None:
    """The host presses nothing between them: the next code shows by itself."""
    names = ["Ben", "Cleo"]
    begin(host, site, "on-tour", f"person{',far' * len(guests)}{ANN}")
    command(host, "Send the link").click()
    command(host, "In one room? Show codes").click()
    code = host.locator(".lobby .code")
    lines, before = code.locator("path"), ""
    for many, (guest, name) in enumerate(zip(guests, names, strict=True), 1):
        expect(lines).not_to_have_attribute("d", before)
        before = lines.get_attribute("d") or ""
        guest.goto(read_code(code, tmp_path))
        state(guest, "none")
        guest.get_by_label("Your name").fill(name)
        command(guest, "Join").click()
        film.shows(guest.locator("dialog .link-code .code"))
        state(guest, "connected", 1)
        state(host, "connected", many)
        expect(guest.get_by_role("group", name="Board")).to_be_visible()
        expect(guest.get_by_role("dialog")).to_have_count(0)
    expect(host.get_by_role("dialog")).to_have_count(0)
    pages = [host, *guests]
    alike(pages, len(pages))
    _all_sit(pages, ["Ann", *names])
    _play_on_all_evening(pages, names, site)


def _all_sit(pages: list[Page], names: list[str]) -> None:
    """Wait until all may decide, and know who sits where and who is here."""
    for page, own in zip(pages, names, strict=True):
        expect(page.locator(".plate b")).to_have_text(names)
        for other in set(names) - {own}:
            expect(page.locator(".contact")).to_contain_text(other)
        expect(page.locator(OPEN).first).to_be_visible()


def test_two_side_by_side_have_moved_after_three_taps_each_a_scan_and_a_look(
    host: Page, people: list[Page], site: str, film: Film, tmp_path: Path
) -> None:
    """Whoever scans begins, so the code shows before any move."""
    guest, taps = people[0], {host: 0, people[0]: 0}

    def tap(place: Locator) -> None:
        taps[place.page] += 1
        click(place)

    tap(shelved(go_home(host, site), "Murus Gallicus"))
    tap(host.get_by_role("radio", name="Each on their own device"))
    tap(host.get_by_role("button", name="Start: Murus Gallicus"))
    code = host.locator(".lobby .code")
    guest.goto(read_code(code, tmp_path))
    tap(command(guest, "Join"))
    film.shows(guest.locator("dialog .link-code .code"))
    state(guest, "connected", 1)
    for page in (host, guest):
        expect(page.get_by_role("dialog")).to_have_count(0)
    Table(guest).play(["c1-c3"], tap)
    Table(host).at(1)
    expect(Table(host).status()).to_have_text("Your turn: choose a stack to move")
    assert list(taps.values()) == [3, 3]
    # An end that comes from elsewhere shows once, too.
    guest.evaluate(FILM)
    Table(host).menu("Resign").click()
    host.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(guest.locator("[data-over]").get_by_role("heading")).to_have_text("You win")
    expect_once(guest)


def _play_on_all_evening(pages: list[Page], names: list[str], site: str) -> None:
    """Go on to other games with the same people: a press each, no code and no link."""
    host, *guests = pages
    _begin_with_company(host, site, "On Tour", names)
    # Whoever presses first, all have the seats that they had.
    for guest in reversed(guests):
        _come_along(guest, "Ann begins On Tour.", "Join")
    _all_sit(pages, ["Ann", *names])
    _begin_with_company(host, site, "Cercas", names)
    player, watcher = guests
    _come_along(watcher, "Ann begins Cercas.", "Watch")
    _come_along(player, "Ann begins Cercas.", "Join")
    record = new("cercas")
    for ply, (page, action) in enumerate([(host, "d3-e3:d2"), (player, "f5-f6:f5")]):
        Table(page).at(ply)
        point_out(page, record, action)
        record = extend(record, action)
    for page in pages:
        Table(page).at(2)
    expect(watcher.get_by_text("You watch this game.")).to_be_visible()
    expect(watcher.locator(".contact").last).to_contain_text(f"to Ann and {names[0]}")


def _begin_with_company(page: Page, site: str, game: str, names: list[str]) -> None:
    """Begin another game with those who are connected, from the list of games."""
    page.goto(f"{site}#")
    # Who is here shows there too, and how to leave.
    expect(page.locator(".connected")).to_contain_text("Connected to")
    expect(command(page, "Disconnect")).to_be_visible()
    command(page, game).click()
    company = f"With {' and '.join(names)}"
    expect(page.get_by_role("radio", name=company)).to_be_checked()
    page.get_by_role("button", name=re.compile("^Start: ")).click()


def _come_along(page: Page, says: str, by: str) -> None:
    """Go to the game that somebody has begun, by one press."""
    expect(page.get_by_text(says)).to_be_visible()
    command(page, by).click()


def kill(browser: Browser) -> None:
    """End all of a browser at once, so that no page says goodbye."""
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    for process in processes:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process["id"], signal.SIGKILL)


def test_a_host_who_is_killed_is_replaced_without_a_press(
    playwright: Playwright, people: list[Page], site: str
) -> None:
    """Nobody says goodbye."""
    browser = playwright.chromium.launch(**launch_options())
    ann, *left = pages = [page_of(browser), *people[:2]]
    for seed, page in enumerate(pages, 1):
        go_home(page, site).evaluate(FIXED, seed)
    begin(ann, site, "on-tour", f"person,far,far{ANN}")
    meet(pages)
    _all_sit(pages, ["Ann", "Ben", "Cleo"])
    for page in left:
        # Each has prepared for the case that the host goes.
        expect(page.locator("html")).to_have_attribute("data-replaced", "")
        page.evaluate("channel.before = true")
    kill(browser)
    for page in left:
        page.wait_for_function("() => !channel.before", timeout=30_000)
        state(page, "connected")
    state(left[0], "connected", len(left) - 1)
    for page in left:
        expect(command(page, "Scan Ann’s code")).to_have_count(0)
        _write(page)
    # What each has decided is known to the others.
    for page in left:
        expect(page.get_by_role("img", name="has decided")).to_have_count(len(left))


def test_all_decide_at_once_where_no_decision_depends_on_another(
    people: list[Page], site: str
) -> None:
    """Ann's page passes on what Ben and Cleo send."""
    people = people[:3]
    ann, ben, cleo = people
    for page, seed in zip(people, (1, 2, 3), strict=True):
        page.evaluate(FIXED, seed)
    begin(ann, site, "on-tour", f"person,far,far{ANN}")
    text = answer(ben, invitation(ann), "Ben")
    give(ann, text)
    connect_next(ann, cleo, "Cleo")
    state(ann, "connected", 2)
    # The invitation, and two who join.
    start = 3
    for turn in range(2):
        for page in people:
            expect(Table(page).status()).to_have_text(re.compile(r"^Where does \d\d go\?$"))
            expect(page.locator(".connected").get_by_text("Still writing")).to_have_count(0)
        _write(cleo, areas=1)
        question = Table(cleo).status().text_content() or ""
        _write(ben)
        expect(Table(ben).status()).to_have_text("Waiting for the others")
        expect(ann.locator(".connected").get_by_text("Still writing: Cleo.")).to_be_visible()
        expect(Table(cleo).status()).to_have_text(question)
        _write(cleo, areas=1)
        expect(Table(cleo).status()).to_have_text("Waiting for Ann")
        expect(ann.locator(".connected").get_by_text("Still writing")).to_have_count(0)
        # Everybody else has a tick, and no seat is framed as if it were its turn.
        expect(ann.get_by_role("img", name="has decided")).to_have_count(2)
        expect(ann.locator(".plate.on")).to_have_count(0)
        if turn == 0:
            command(ben, "Undo").click()
            expect(ann.locator(".connected").get_by_text("Still writing: Ben.")).to_be_visible()
            _write(ben)
        _write(ann)
        alike(people, start + 3 * (turn + 1))


def meet(pages: list[Page]) -> None:
    """Connect the first page, where a game has begun, with the others, one after another."""
    host, *guests = pages
    connect(host, guests[0], "Ben")
    for guest, name in zip(guests[1:], ("Cleo", "Dora"), strict=False):
        connect_next(host, guest, name)
    state(host, "connected", len(guests))


def _write(page: Page, areas: int = 2) -> None:
    """Write in the first areas that are open."""
    for _ in range(areas):
        page.locator(f"{OPEN}:not([data-pick^='num-'])").first.click()


@pytest.mark.parametrize("game", ids())
def test_a_game_is_on_all_pages_as_it_would_be_by_links(
    people: list[Page], site: str, game: str
) -> None:
    """Each decision shows everywhere, and the dice are those that the same secrets make.

    In the long form three games of twenty rounds hold no more in the end than one.
    """
    most = MOST if game == OF_MORE else often(2, MOST)
    pages = people[: min(most, find(game).players[1])]
    _play(pages, site, game)
    if game != OF_ROUNDS or not is_long():
        return
    first = [held(page) for page in pages]
    for _ in range(2):
        for page in pages:
            go_home(page, site).evaluate(ANEW)
        _play(pages, site, game)
    pairs = zip(pages, first, strict=True)
    assert [held(page).grown_since(was) for page, was in pairs] == [[]] * len(pages)


def _play(pages: list[Page], site: str, game: str) -> None:
    """Play a game, in the long form to its end."""
    random = Random(game)
    begin(pages[0], site, game, ",".join(["person"] + ["far"] * (len(pages) - 1)) + ANN)
    if final(match_at(pages[0]).record).current_player() == 0:
        decide(pages[0], random, alone=True)
    meet(pages)
    for _ in range(often(4, 10_000)):
        author = next_author(to_decide(pages))
        if author is None:
            break
        decide(pages[author], random)
    match = to_decide(pages)
    assert by_links(match, [secret(page) for page in pages]) == match


@pytest.fixture(scope="module")
def another(playwright: Playwright) -> Iterator[Browser | None]:
    """Another browser, where there is one."""
    program = os.environ.get(VARIABLES["firefox"])
    if not program:
        yield None
        return
    own: dict[str, Any] = {} if "ms-playwright" in program else {"channel": "moz-firefox"}
    browser = playwright.firefox.launch(executable_path=program, **own)
    yield browser
    browser.close()


@pytest.fixture(scope="module")
def firefox(another: Browser | None) -> Browser:
    if another is None:
        pytest.skip("no Firefox is installed")
    return another


def test_browsers_of_all_makers_connect(browser: Browser, firefox: Browser, site: str) -> None:
    """Either of them invites, also where a clock is two minutes behind."""
    pages = [page_of(each) for each in (browser, firefox)]
    pages[1].context.add_init_script(BEHIND)
    for ann, ben in (pages, reversed(pages)):
        for page in pages:
            go_home(page, site).evaluate(ANEW)
        begin(ann, site, *MURUS).play(["c1-c3"])
        connect(ann, ben, "Ben")
        play_on(ann, ben)
    for page in pages:
        page.close()


def page_of(browser: Browser) -> Page:
    """Open a page that makes nothing for later starts."""
    page = browser.new_page(**WIDE | CALM)
    for script in (KEEP_NOTHING, NO_SNAPSHOT, CHANNELS):
        page.context.add_init_script(script)
    return page


def play_on(ann: Page, ben: Page) -> None:
    """Play a move each after the first one."""
    Table(ben).play(["c7-a5"], since=1)
    Table(ann).at(2).play(["a1-c3"], since=2)
    Table(ben).at(3)
    assert len(moves_of(ann, ben)) == 3


@pytest.mark.parametrize(
    ("hosts", "joins"),
    [
        ("firefox", "firefox"),
        pytest.param("chromium", "chromium", marks=pytest.mark.long),
        pytest.param("chromium", "firefox", marks=pytest.mark.long),
        pytest.param("firefox", "chromium", marks=pytest.mark.long),
    ],
)
def test_an_answer_may_wait_and_stays_the_same(
    browser: Browser, firefox: Browser, site: str, hosts: str, joins: str
) -> None:
    """Browsers give up by themselves: Firefox after 5 s, Chromium after some minutes."""
    of = {"chromium": browser, "firefox": firefox}
    ann, ben = page_of(of[hosts]), page_of(of[joins])
    ben.context.add_init_script(TRIES)
    go_home(ben, site)
    begin(ann, site, *MURUS).play(["c1-c3"])
    state(ann, "none", 0)
    text = answer(ben, invitation(ann), "Ben")
    expect(ben.get_by_text("Leave this page open: Ann has to open your answer.")).to_be_visible()
    # One try every 2 s.
    ben.wait_for_function(f"() => tries >= {often(4, 150)}", timeout=often(120, 900) * 1000)
    assert link(ben, ANSWER) == text
    give(ann, text)
    for page in (ann, ben):
        state(page, "connected", 1)
    play_on(ann, ben)
    for page in (ann, ben):
        page.close()
