"""What the site's headers prevent: no text becomes a script, wherever it comes from."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest
from playwright.sync_api import expect

from pygames.match import write
from pygames.match.names import LONGEST
from pygames.packing import Packer
from tests.browser.conftest import watched
from tests.browser.far import send
from tests.browser.library import menu
from tests.browser.tables import BREAKTHROUGH, RECORD_HEADER, Table, leave_table
from tests.support.hostile import resealed
from tests.support.matches import table as match_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from tests.browser.conftest import Watch
    from tests.support.sites import Server

ATTACKS = [
    "<img src=x onerror=globalThis.hacked=1>",
    "<script>globalThis.hacked=1</script>",
    "<svg onload=globalThis.hacked=1>",
    "javascript:globalThis.hacked=1",
    "\"><iframe srcdoc='<script>parent.hacked=1</script>'>",
]
PLACES = ("game", "table", "record", "rules", "print", "learn", "g", "m", "games", "daily", "fame")
STRANGE = "img[src='x'], [onerror], [onload], [onclick], iframe, main script, a[href^='javascript']"
BLOCKED = "(?i)content security policy|TrustedHTML|TrustedScript|Trusted Type|404|Failed to load"


@pytest.fixture(scope="module")
def tab(browser: Browser) -> Iterator[Page]:
    """One page for all attacks."""
    yield from watched(browser, allowed=BLOCKED)


@pytest.fixture
def attacked(tab: Page, site: str) -> Page:
    """That page with nothing kept, and without a table."""
    leave_table(tab, site).evaluate("localStorage.clear()")
    return tab


def expect_harmless(page: Page) -> None:
    assert page.evaluate("globalThis.hacked") is None
    expect(page.locator(STRANGE)).to_have_count(0)


def records(attack: str) -> list[object]:
    whole = {**RECORD_HEADER, "actions": BREAKTHROUGH[:2]}
    return [
        {**whole, "actions": [attack]},
        {**whole, "game": attack},
        {**whole, "options": {attack: attack}},
        {**whole, "start": attack},
        {**whole, "players": attack},
        {**whole, "format": attack},
        {attack: attack},
        attack,
    ]


def forged(attack: str) -> list[str]:
    """Return links whose checks hold: of a game, and of a match, that have an attack for a name."""
    link, message = Packer(), Packer()
    for _ in range(8):
        message.add(0, 64)
    for packer in (link, message):
        packer.add_text(attack)
        packer.add_count(2)
    return [f"g={resealed('1', link.letters())}", f"m={resealed('m', message.letters())}"]


def fragments(attack: str) -> list[str]:
    text = quote(attack)
    places = [f"{name}={text}" for name in PLACES]
    places += [f"game=cercas&{name}={text}" for name in ("seats", "options", "seed", "names")]
    places += [f"record={quote(json.dumps(record))}" for record in records(attack)]
    return [*places, *forged(attack), text, attack, f"record={attack}"]


def test_a_script_in_the_fragment_stays_text(attacked: Page) -> None:
    page = attacked
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    for place in (place for attack in ATTACKS for place in fragments(attack)):
        page.evaluate("(place) => { location.hash = place; }", place)
        expect(page.locator("main")).not_to_be_empty()
        expect_harmless(page)


# Keeps a copy of the only table for each attack, spoiled by it, and returns their keys.
SPOIL = """(attacks) => {
  const name = Object.keys(localStorage).find((name) => name.includes(':table:'));
  const table = JSON.parse(localStorage.getItem(name));
  return attacks.map((attack, number) => {
    const key = `spoiled${number}`;
    const record = { ...table.record, actions: [attack] };
    const spoiled = { ...table, key, line: attack, record };
    localStorage.setItem(name.replace(table.key, key), JSON.stringify(spoiled));
    return key;
  });
}"""


def test_a_script_in_a_kept_game_stays_text(attacked: Page, site: str) -> None:
    """Data from anyone: the home page shows the game, and the table what is wrong."""
    page = attacked
    Table(page).open(f"{site}#game=murus-gallicus").play(BREAKTHROUGH[:1])
    page.goto(f"{site}#")
    keys = page.evaluate(SPOIL, ATTACKS)
    page.reload()
    page.get_by_role("button", name=f"{len(ATTACKS)} more open games").click()
    expect(page.get_by_role("dialog").get_by_role("link")).to_have_count(len(ATTACKS))
    expect_harmless(page)
    page.keyboard.press("Escape")
    for key in keys:
        page.evaluate("(key) => { location.hash = `table=${key}`; }", key)
        expect(page.get_by_role("alert")).to_contain_text("isn’t valid")
        expect_harmless(page)
        page.evaluate("location.hash = ''")
        expect(page.get_by_role("alert")).to_have_count(0)


def hostile_games() -> str:
    """Return a text to import: titles and names that attack, and games that are refused."""
    sound = [
        {
            "record": {**RECORD_HEADER, "actions": BREAKTHROUGH[:number]},
            "title": attack,
            "names": [attack, f"{number} {attack}"],
        }
        for number, attack in enumerate(ATTACKS, 1)
    ]
    attacks = [{"record": record} for attack in ATTACKS for record in records(attack)]
    return json.dumps({"format": "pygames-games-1", "games": [*sound, *attacks]})


def test_a_script_in_an_imported_file_stays_text(attacked: Page, site: str) -> None:
    """In titles, in the names of players, in the reasons for what is refused, and at the tables."""
    page = attacked
    page.goto(f"{site}#games")
    menu(page, "Import").click()
    page.get_by_role("textbox", name="Or paste").fill(hostile_games())
    page.get_by_role("dialog").get_by_role("button", name="Import").click()
    expect(page.get_by_text(f"{len(ATTACKS)} games added.")).to_be_visible()
    games = page.get_by_role("list", name="Games kept on this device").get_by_role("listitem")
    expect(games).to_have_count(len(ATTACKS))
    for attack in ATTACKS:
        title = games.get_by_role("heading").get_by_text(attack[:60], exact=True)
        expect(title).to_be_visible()
    expect_harmless(page)
    for number in range(1, len(ATTACKS) + 1):
        games.nth(number - 1).get_by_role("link").click()
        Table(page).painted()
        expect(page.locator(".seats")).to_contain_text(re.compile("[<>]|javascript"))
        expect_harmless(page)
        page.go_back()
        expect(games).to_have_count(len(ATTACKS))


# Damages the only table in a way that isn't noticed at once, and everything kept with it.
SPOIL_SIDES = """(attack) => {
  const name = Object.keys(localStorage).find((name) => name.includes(':table:'));
  const own = name.slice(0, name.indexOf('table:'));
  const table = JSON.parse(localStorage.getItem(name));
  const names = [attack, attack];
  const branches = [{ actions: [attack, attack] }, { actions: [], ended: attack }];
  localStorage.setItem(name, JSON.stringify({ ...table, names, title: attack, branches }));
  const day = Math.floor(Date.now() / 86_400_000);
  const { game } = table.record;
  const begun = { table: attack, opened: day, task: attack, result: { how: 'won' } };
  const ended = { key: attack, at: Date.now(), seats: table.seats, names, scores: [1, 2] };
  const how = { places: [0, 1], moves: [3, 3], kind: 'rated', early: false };
  const options = { [attack]: attack };
  const games = [game, attack].map((game) => ({ ...ended, ...how, game, options }));
  const sides = {
    [`daily:${day}`]: { games: { [game]: begun, [attack]: begun }, rivals: { [game]: attack } },
    fame: { since: 0, games },
    names: { [attack]: 5 },
    [`usual:${game}`]: { seats: table.seats, options: { [attack]: attack }, names },
    learned: { [`${game} basics`]: attack },
    theme: attack,
  };
  for (const [side, kept] of Object.entries(sides)) {
    localStorage.setItem(own + side, JSON.stringify(kept));
  }
}"""


# Where another page's address is not its name.
SIDES = {"learn": "learn=murus-gallicus", "home": ""}


def test_a_script_in_what_is_kept_beside_a_game_stays_text(attacked: Page, site: str) -> None:
    """In branches, names and titles, in the daily challenges, and in the hall of fame."""
    page = attacked
    table = Table(page).open(f"{site}#game=murus-gallicus&seats=person,person")
    place = table.play(BREAKTHROUGH[:1]).page.url
    page.evaluate(SPOIL_SIDES, ATTACKS[0])
    page.reload()
    for shows in ("daily", "fame", "games", "learn", "home"):
        page.goto(f"{site}#{SIDES.get(shows, shows)}")
        expect(page.locator("body")).to_have_attribute("data-page", shows)
        expect(page.get_by_role("heading").first).to_be_visible()
        expect_harmless(page)
    page.goto(place)
    table.at(1)
    page.get_by_text(re.compile("[0-9]+ branch")).click()
    page.get_by_role("button", name="Switch to it: branch 1").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect_harmless(page)


def test_a_script_in_a_link_that_is_pasted_stays_text(attacked: Page, site: str) -> None:
    page = attacked
    Table(page).open(f"{site}#game=murus-gallicus&seats=person,far").play(BREAKTHROUGH[:1])
    send(page)
    place = page.url
    for attack in ATTACKS:
        page.goto(place)
        page.get_by_role("button", name="Open a link").click()
        field = page.get_by_role("textbox", name="Paste the link here")
        field.fill(attack)
        page.get_by_role("button", name="Open it").click()
        expect(page.get_by_text("This text holds no link").first).to_be_visible()
        expect_harmless(page)
        field.fill(f"{attack} {site}#{forged(attack)[1]} {attack}")
        page.get_by_role("button", name="Open it").click()
        expect(page.get_by_role("alert").first).to_contain_text("game")
        expect_harmless(page)


def test_a_script_for_a_name_in_an_invitation_stays_text(attacked: Page, site: str) -> None:
    page = attacked
    first = match_of("murus-gallicus", 2, Random(1)).sent().match
    attack = "<b onclick=hacked=1>"[:LONGEST]
    page.goto(f"{site}#m={write(replace(first, names=(attack,)))}")
    expect(page.get_by_role("main")).to_contain_text(attack)
    expect_harmless(page)
    page.get_by_role("button", name="Join").click()
    Table(page).at(1)
    expect(page.locator(".seats")).to_contain_text(attack)
    expect_harmless(page)


# Each of these makes a script of a text.
SINKS = [
    "document.body.innerHTML = '<b>bold</b>'",
    "document.body.insertAdjacentHTML('beforeend', '<b>bold</b>')",
    "document.body.outerHTML = '<b>bold</b>'",
    "document.write('<b>bold</b>')",
    "new DOMParser().parseFromString('<b>bold</b>', 'text/html')",
    "Object.assign(document.createElement('script'), { text: 'hacked = 1' })",
    "Object.assign(document.createElement('script'), { src: 'x.js' })",
    "document.body.setAttribute('onclick', 'hacked = 1')",
    "new Worker('x.js')",
    "new Worker(URL.createObjectURL(new Blob(['1'])))",
    "navigator.serviceWorker.register('x.js')",
    "setTimeout('hacked = 1')",
    # Not within the test's own call, where a browser allows it.
    "new Promise((done, no) => setTimeout(() => {"
    "  try { done(new Function('hacked = 1')()); } catch (error) { no(error); }"
    "}))",
    "trustedTypes.createPolicy('mine', { createHTML: (text) => text })",
    "trustedTypes.createPolicy('pygames', { createHTML: (text) => text })",
]


# A frame without an origin, in which others' code would need more of the policy
# (docs/decisions/0034-games-of-others-run-in-a-worker-without-an-origin.md).
FRAME = """() => new Promise((refused) => {
  const say = ({ effectiveDirective }) => refused(effectiveDirective);
  document.addEventListener('securitypolicyviolation', say);
  const frame = Object.assign(document.createElement('iframe'), { src: 'index.html' });
  frame.setAttribute('sandbox', 'allow-scripts');
  document.body.append(frame);
})"""


@pytest.mark.keeps
def test_no_frame_shows_in_the_site(page: Page, watch: Watch, site: str) -> None:
    watch.allow(BLOCKED)
    page.goto(site)
    expect(page.locator("[data-game]").first).to_be_visible()
    assert page.evaluate(FRAME) == "frame-src"


@pytest.mark.keeps
def test_no_text_becomes_a_script(page: Page, watch: Watch, site: str) -> None:
    watch.allow(BLOCKED)
    page.goto(site)
    expect(page.locator("[data-game]").first).to_be_visible()
    attempt = "async () => { try { await (%s); return 'done'; } catch ({ name }) { return name; } }"
    sinks = [sink for sink in SINKS if page.evaluate(attempt % sink) == "done"]
    assert sinks == []
    expect_harmless(page)


def test_the_policy_has_no_unsafe_source_and_asks_for_trusted_types(warm: Server) -> None:
    policy = warm.get("/").headers["content-security-policy"]
    assert "'unsafe-inline'" not in policy
    assert "'unsafe-eval'" not in policy
    assert "require-trusted-types-for 'script'" in policy


# What a page can watch, identify or reach people and their devices by.
POWERS = {
    *("clipboard-read", "display-capture", "geolocation", "hid", "idle-detection"),
    *("browsing-topics", "microphone", "midi", "serial", "usb"),
}
OWN = {"camera=(self)", "screen-wake-lock=(self)"}
"""What the page alone may use: to scan an answer, and to keep the screen on."""
USED = {"autoplay", "clipboard-write", "sync-xhr"}


def test_the_site_may_use_nothing_that_it_does_not_use(page: Page, site: str) -> None:
    """A name that the browser doesn't know would be a warning, and fail this test too."""
    response = page.goto(site)
    assert response
    policy = response.headers["permissions-policy"]
    denied = re.findall(r"([\w-]+)=\(\)", policy)
    assert {each for each in policy.split(", ") if not each.endswith("=()")} == OWN
    allowed = set(page.evaluate("document.featurePolicy.allowedFeatures()"))
    assert set(denied) >= POWERS
    assert not allowed.intersection(denied)
    assert allowed >= USED


def test_other_headers_keep_the_site_to_itself(warm: Server) -> None:
    headers = warm.get("/").headers
    assert headers["x-permitted-cross-domain-policies"] == "none"
    # Other hosts of the domain are their owners' affair.
    assert headers["strict-transport-security"] == "max-age=31536000"
