"""Everything on a device as a file, a link or codes, and what is said where it may be lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from pygames import link as links
from pygames.record import parse
from tests.browser.axe import findings
from tests.browser.conftest import watched
from tests.browser.library import menu
from tests.browser.tables import RECORD_HEADER, Table
from tests.support.node import said_by

KEEP = "([name, text]) => localStorage.setItem(`pygames:${location.pathname}:${name}`, text)"
READ = "(name) => localStorage.getItem(`pygames:${location.pathname}:${name}`)"
DAY = 86_400_000
CODES = Path(__file__).with_name("codes.ts")
RECORD = RECORD_HEADER | {"actions": ["a1-a3", "a7-a5"]}
OTHER = RECORD_HEADER | {"actions": ["b1-b3"]}
SAFARI = "Object.defineProperty(navigator, 'vendor', { get: () => 'Apple Computer, Inc.' })"
# A file of the browser's own, which needs no dialog. Whether it may be written, the test says.
PICKER = """
window.asks = 'granted';
window.showSaveFilePicker = async () => {
  const root = await navigator.storage.getDirectory();
  return root.getFileHandle('copy.json', { create: true });
};
// A blank page has no files.
if (window.FileSystemFileHandle) Object.assign(FileSystemFileHandle.prototype, {
  queryPermission: async () => window.asks,
  requestPermission: async () => { window.asks = 'granted'; },
});
"""
# What the browser says when it is asked whether it keeps what is here for good.
PROMISED = """if (navigator.storage) navigator.storage.persisted = async () => {
  document.body.dataset.asked = '';
  return %s;
};"""
WRITTEN = """async () => {
  const root = await navigator.storage.getDirectory();
  const file = await (await root.getFileHandle('copy.json')).getFile();
  return file.text();
}"""


@pytest.fixture
def other(browser: Browser) -> Iterator[Page]:
    """Another device."""
    yield from watched(browser)


def keep(page: Page, name: str, value: Any) -> None:
    page.evaluate(KEEP, [name, value if isinstance(value, str) else json.dumps(value)])


def kept(page: Page, name: str) -> Any:
    return json.loads(page.evaluate(READ, name) or "null")


def finished(key: str) -> dict[str, Any]:
    sides = {"seats": ["person", "bot1"], "names": ["", ""], "places": [0, 1]}
    return {"key": key, "game": "cercas", "at": DAY, "scores": [3, 2], "moves": [5, 5], **sides}


def furnish(page: Page, site: str, key: str, record: dict[str, Any]) -> None:
    """Keep a game, an exercise, a result and a setting on a device."""
    page.goto(site)
    expect(page.locator("[data-game]").first).to_be_visible()
    table = {"format": 1, "key": key, "record": record, "seats": ["person", "person"], "used": DAY}
    keep(page, f"table:{key}", table)
    keep(page, "fame", {"since": 0, "games": [finished(f"end{key}")]})
    keep(page, "deck", f"{links.write(parse(record))} 20000:1")


def leave(page: Page, site: str) -> None:
    """Open the page that backs up."""
    page.goto("about:blank")
    page.goto(f"{site}#backup")
    expect(page.get_by_role("button", name="Save as a file")).to_be_visible()


def scanned(page: Page) -> list[str]:
    """Return the addresses in all codes, once each was seen to be the picture of its own."""
    link = page.get_by_label("Link with everything").input_value()
    codes: list[list[str]] = said_by(CODES, link)
    for number, (_, picture) in enumerate(codes, 1):
        expect(page.get_by_text(f"Code {number} of {len(codes)}")).to_be_visible()
        expect(page.locator(".qr path")).to_have_attribute("d", picture)
        if number < len(codes):
            page.get_by_role("button", name="Next").click()
    return [address for address, _ in codes]


def add(page: Page) -> None:
    page.get_by_role("button", name="Add it").click()
    expect(page.get_by_role("alert").filter(has_text="1 game added.")).to_be_visible()


def has_both(page: Page) -> None:
    """Check that what came was added to what was there."""
    games = page.get_by_role("list", name="Games kept on this device").get_by_role("listitem")
    expect(games).to_have_count(2)
    assert len(kept(page, "fame")["games"]) == 2
    assert len(page.evaluate(READ, "deck").splitlines()) == 2


def test_a_link_brings_everything_and_nothing_is_lost_on_either_side(
    page: Page, other: Page, site: str
) -> None:
    furnish(page, site, "mine", RECORD)
    keep(page, "theme", "dark")
    furnish(other, site, "yours", OTHER)
    leave(page, site)
    link = page.get_by_label("Link with everything").input_value()
    other.goto("about:blank")
    other.goto(link)
    expect(other.get_by_text("1 game, 1 exercise, results, and settings")).to_be_visible()
    button = other.get_by_role("button", name="Add it").bounding_box()
    assert button
    assert button["height"] < 60
    add(other)
    has_both(other)
    assert other.evaluate(READ, "theme") == "dark"
    leave(other, site)
    page.goto("about:blank")
    page.goto(other.get_by_label("Link with everything").input_value())
    add(page)
    has_both(page)


def test_a_game_that_went_on_elsewhere_comes_back_to_its_own_table(
    page: Page, other: Page, site: str
) -> None:
    furnish(page, site, "mine", RECORD)
    leave(page, site)
    link = page.get_by_label("Link with everything").input_value()
    other.goto(link)
    add(other)
    Table(other).open(f"{site}#table=mine").play(["b1-b3"], since=2)
    leave(other, site)
    page.goto("about:blank")
    page.goto(other.get_by_label("Link with everything").input_value())
    page.get_by_role("button", name="Add it").click()
    expect(page.get_by_text("1 game was brought up to date.")).to_be_visible()
    expect(page.locator(".kept-game")).to_have_count(1)


def test_nothing_comes_before_somebody_says_so(page: Page, other: Page, site: str) -> None:
    furnish(page, site, "mine", RECORD)
    leave(page, site)
    other.goto(page.get_by_label("Link with everything").input_value())
    # However tall the window is, nothing is stretched to fill it.
    box = other.get_by_role("button", name="Add it").bounding_box()
    assert box
    assert box["height"] < 50
    other.get_by_role("link", name="Not now").click()
    expect(other.get_by_text("No games are kept on this device yet.")).to_be_visible()
    assert other.evaluate(READ, "fame") is None


def test_a_file_brings_everything(page: Page, other: Page, site: str, tmp_path: Path) -> None:
    furnish(page, site, "mine", RECORD)
    furnish(other, site, "yours", OTHER)
    leave(page, site)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    path = tmp_path / "backup.json"
    download.value.save_as(path)
    assert download.value.suggested_filename.startswith("pygames-20")
    other.goto(f"{site}#games")
    menu(other, "Import").click()
    other.get_by_label("A file with games").set_input_files(path)
    expect(other.get_by_role("alert").filter(has_text="Results and settings")).to_be_visible()
    has_both(other)


def test_codes_are_scanned_one_by_one_in_tabs_of_their_own(
    context: BrowserContext, page: Page, other: Page, site: str
) -> None:
    furnish(page, site, "mine", RECORD)
    # Names that can't be compressed, so that one code isn't enough.
    names = [
        "".join(chr(0x4E00 + (i * 7919 + j * 104729) % 20000) for j in range(19)) for i in range(12)
    ]
    keep(page, "names", names)
    keep(page, "tips", ["".join(chr(0x4E00 + (j * 48271) % 20000) for j in range(300))])
    leave(page, site)
    addresses = scanned(page)
    assert len(addresses) > 1
    first, *rest = addresses
    other.goto(rest[-1][:-9])
    expect(other.get_by_role("alert")).to_contain_text("cut off")
    other.goto(first)
    expect(other.get_by_role("alert")).to_contain_text(f"1 of {len(addresses)} codes")
    tabs = [other.context.new_page() for _ in rest]
    for tab, address in zip(tabs, rest, strict=True):
        tab.goto(address)
    # The tab that was first knows that all have come, and so does the last.
    expect(other.get_by_role("button", name="Add it")).to_be_visible()
    add(tabs[-1])
    assert kept(other, "names") == names
    # None of the other tabs has begun to collect again.
    assert kept(other, "moving") is None
    assert context


def test_a_link_that_was_cut_off_says_so(page: Page, site: str) -> None:
    furnish(page, site, "mine", RECORD)
    leave(page, site)
    link = page.get_by_label("Link with everything").input_value()
    page.goto("about:blank")
    page.goto(link[:-9])
    expect(page.get_by_role("alert")).to_contain_text("cut off")


def test_the_page_is_without_faults_for_axe(page: Page, site: str) -> None:
    furnish(page, site, "mine", RECORD)
    leave(page, site)
    expect(page.locator(".qr svg")).to_be_visible()
    assert findings(page) == []


def test_a_file_is_kept_up_to_date_after_one_consent(page: Page, site: str) -> None:
    page.add_init_script(PICKER)
    furnish(page, site, "mine", RECORD)
    leave(page, site)
    page.get_by_role("button", name="Choose a file").click()
    expect(page.get_by_text("copy.json is up to date.")).to_be_visible()
    assert [each["record"] for each in json.loads(page.evaluate(WRITTEN))["games"]] == [RECORD]
    Table(page).open(f"{site}#table=mine").play(["b1-b3"], since=2)
    page.wait_for_function(f"async () => (await ({WRITTEN})()).includes('b1-b3')")
    assert kept(page, "backup")["made"] > 0


def test_a_browser_that_asks_again_is_allowed_again_or_the_file_ends(page: Page, site: str) -> None:
    page.add_init_script(
        PICKER + "if (window.isSecureContext) window.asks = localStorage.asks ?? 'granted';"
    )
    furnish(page, site, "mine", RECORD)
    leave(page, site)
    page.get_by_role("button", name="Choose a file").click()
    expect(page.get_by_text("copy.json is up to date.")).to_be_visible()
    page.evaluate("localStorage.asks = 'prompt'")
    leave(page, site)
    page.get_by_role("button", name="Allow it").click()
    expect(page.get_by_text("copy.json is up to date.")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Choose a file")).to_be_visible()
    leave(page, site)
    expect(page.get_by_text("copy.json")).to_have_count(0)


def test_games_of_a_month_in_no_backup_are_spoken_of_once_a_month(page: Page, site: str) -> None:
    page.add_init_script(PROMISED % "false")
    furnish(page, site, "mine", RECORD)
    page.goto("about:blank")
    page.goto(site)
    page.get_by_role("button", name="Not now").click()
    page.reload()
    expect(page.locator("[data-game]").first).to_be_visible()
    expect(page.get_by_text("only in this browser")).to_have_count(0)
    keep(page, "backup", {"made": 0, "asked": 0})
    page.reload()
    page.get_by_role("button", name="Back up").click()
    expect(page.get_by_role("heading", name="Back up and transfer")).to_be_visible()


def test_a_browser_that_promised_to_keep_all_reminds_nobody(page: Page, site: str) -> None:
    page.add_init_script(PROMISED % "true")
    furnish(page, site, "mine", RECORD)
    page.reload()
    expect(page.locator("body[data-asked]")).to_have_count(1)
    expect(page.get_by_text("only in this browser")).to_have_count(0)


@pytest.mark.parametrize("address", ["#deck", "#fame"])
def test_safari_is_said_to_forget_where_something_has_to_last(
    page: Page, site: str, address: str
) -> None:
    page.goto(f"{site}{address}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    note = page.get_by_text("Safari deletes what a site keeps after seven days")
    expect(note).to_have_count(0)
    page.add_init_script(SAFARI)
    page.reload()
    expect(note).to_be_visible()
    note.get_by_role("link", name="Back up and transfer").click()
    expect(page.get_by_role("heading", name="Back up and transfer")).to_be_visible()


@pytest.mark.parametrize(
    ("installed", "said"),
    [("false", "If you have added the page to your home screen"), ("true", "opens in Safari")],
)
def test_games_by_link_say_where_links_open(
    page: Page, site: str, installed: str, said: str
) -> None:
    page.add_init_script(
        SAFARI
        + """
    ;const plain = window.matchMedia.bind(window);
    window.matchMedia = (query) => query.includes('standalone')
      ? { matches: INSTALLED } : plain(query);""".replace("INSTALLED", installed)
    )
    page.goto(f"{site}#game=murus-gallicus&seats=person,far")
    table = Table(page).painted()
    table.play(["a1-a3"])
    page.get_by_role("button", name="Send the link").first.click()
    page.get_by_label("Link to this game").focus()
    page.keyboard.press("Control+a")
    page.keyboard.press("Control+c")
    page.keyboard.press("Escape")
    expect(page.get_by_role("alert").filter(has_text="When a link comes back")).to_contain_text(
        said
    )
