"""Everything on a device as a file, a link or codes, and warnings that it may be lost."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from pygames import link as links
from pygames.record import parse
from tests.browser.axe import findings
from tests.browser.conftest import watched
from tests.browser.far import send
from tests.browser.library import menu
from tests.browser.tables import RECORD_HEADER, Table, begin, go_home, text_in
from tests.support.node import said_by

KEEP = "([name, text]) => localStorage.setItem(`pygames:${location.pathname}:${name}`, text)"
READ = "(name) => localStorage.getItem(`pygames:${location.pathname}:${name}`)"
DAY = 86_400_000
CODES = Path(__file__).with_name("codes.ts")
RECORD = RECORD_HEADER | {"actions": ["a1-a3", "a7-a5"]}
OTHER = RECORD_HEADER | {"actions": ["b1-b3"]}
# Whether it is an app on the home screen, the test says.
SAFARI = """
Object.defineProperty(navigator, 'vendor', { get: () => 'Apple Computer, Inc.' });
const plain = window.matchMedia.bind(window);
window.matchMedia = (query) => query.includes('standalone')
  ? { matches: Boolean(window.installed) } : plain(query);
"""
# A file of the browser's own, which needs no dialog. Whether it may be written, the test says.
PICKER = """
if (window.isSecureContext) window.asks = localStorage.asks ?? 'granted';
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
PROMISE = """(promised) => {
  delete document.body.dataset.asked;
  navigator.storage.persisted = async () => {
    document.body.dataset.asked = '';
    return promised;
  };
}"""
WRITTEN = """async () => {
  const root = await navigator.storage.getDirectory();
  const file = await (await root.getFileHandle('copy.json')).getFile();
  return file.text();
}"""


@pytest.fixture(scope="module")
def here(browser: Browser) -> Iterator[Page]:
    """One device."""
    yield from watched(browser)


@pytest.fixture(scope="module")
def there(browser: Browser) -> Iterator[Page]:
    """Another device."""
    yield from watched(browser)


@pytest.fixture(scope="module")
def safari(browser: Browser) -> Iterator[Page]:
    """A page that takes its browser for Safari."""
    for page in watched(browser):
        page.add_init_script(SAFARI)
        yield page


def keep(page: Page, name: str, value: Any) -> None:
    page.evaluate(KEEP, [name, value if isinstance(value, str) else json.dumps(value)])


def kept(page: Page, name: str) -> Any:
    return json.loads(page.evaluate(READ, name) or "null")


def finished(key: str) -> dict[str, Any]:
    sides = {"seats": ["person", "bot1"], "names": ["", ""], "places": [0, 1]}
    sides |= {"kind": "rated", "early": False, "options": {}}
    return {"key": key, "game": "cercas", "at": DAY, "scores": [3, 2], "moves": [5, 5], **sides}


def empty(page: Page, site: str) -> Page:
    """Show the home page of a device that keeps nothing."""
    go_home(page, site).evaluate("localStorage.clear()")
    return page


def furnish(page: Page, site: str, key: str, record: dict[str, Any]) -> None:
    """Keep a game, an exercise and a result, and nothing else, on a device."""
    empty(page, site)
    table = {"format": 1, "key": key, "record": record, "seats": ["person", "person"], "used": DAY}
    keep(page, f"table:{key}", table)
    keep(page, "fame", {"since": 0, "games": [finished(f"end{key}")]})
    keep(page, "deck", f"{links.write(parse(record))} 20000:1")


def leave(page: Page, site: str) -> str:
    """Open the page that backs up, and return the link with everything."""
    go_home(page, site).goto(f"{site}#backup")
    expect(page.get_by_role("button", name="Save as a file")).to_be_visible()
    page.get_by_text("Other ways").click()
    return text_in(page.get_by_label("Link with everything"))


def restart(page: Page, site: str) -> None:
    """Start anew with the page that backs up."""
    page.goto("about:blank")
    page.goto(f"{site}#backup")


def scanned(page: Page, link: str) -> list[str]:
    """Return the addresses in all codes, once each was seen to be the picture of its own."""
    codes: list[list[str]] = said_by(CODES, link)
    for number, (_, picture) in enumerate(codes, 1):
        expect(page.get_by_text(f"Code {number} of {len(codes)}")).to_be_visible()
        expect(page.locator(".link-code path")).to_have_attribute("d", picture)
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
    here: Page, there: Page, site: str
) -> None:
    furnish(here, site, "mine", RECORD)
    keep(here, "theme", "dark")
    furnish(there, site, "yours", OTHER)
    link = leave(here, site)
    there.goto("about:blank")
    there.goto(link)
    expect(there.get_by_text("1 game, 1 exercise, results, and settings")).to_be_visible()
    button = there.get_by_role("button", name="Add it").bounding_box()
    assert button
    assert button["height"] < 60
    add(there)
    has_both(there)
    assert there.evaluate(READ, "theme") == "dark"
    here.goto(leave(there, site))
    add(here)
    has_both(here)


def test_a_game_that_went_on_elsewhere_comes_back_to_its_own_table(
    here: Page, there: Page, site: str
) -> None:
    furnish(here, site, "mine", RECORD)
    empty(there, site).goto(leave(here, site))
    add(there)
    Table(there).open(f"{site}#table=mine").play(["b1-b3"], since=2)
    here.goto(leave(there, site))
    here.get_by_role("button", name="Add it").click()
    expect(here.get_by_text("1 game was brought up to date.")).to_be_visible()
    expect(here.locator(".kept-game")).to_have_count(1)


def test_nothing_is_imported_before_it_is_confirmed(here: Page, there: Page, site: str) -> None:
    furnish(here, site, "mine", RECORD)
    empty(there, site).goto(leave(here, site))
    # However tall the window is, nothing is stretched to fill it.
    box = there.get_by_role("button", name="Add it").bounding_box()
    assert box
    assert box["height"] < 50
    there.get_by_role("link", name="Not now").click()
    expect(there.get_by_text("No games are kept on this device yet.")).to_be_visible()
    assert there.evaluate(READ, "fame") is None


def test_a_file_brings_everything(here: Page, there: Page, site: str, tmp_path: Path) -> None:
    furnish(here, site, "mine", RECORD)
    furnish(there, site, "yours", OTHER)
    leave(here, site)
    with here.expect_download() as download:
        here.get_by_role("button", name="Save as a file").click()
    path = tmp_path / "backup.json"
    download.value.save_as(path)
    assert download.value.suggested_filename.startswith("pygames-20")
    there.goto(f"{site}#games")
    menu(there, "Import").click()
    there.get_by_label("A file with games").set_input_files(path)
    expect(there.get_by_role("alert").filter(has_text="Results and settings")).to_be_visible()
    has_both(there)


def test_codes_are_scanned_one_by_one_in_tabs_of_their_own(
    here: Page, there: Page, site: str
) -> None:
    furnish(here, site, "mine", RECORD)
    # Names that can't be compressed, so that one code isn't enough.
    names = [
        "".join(chr(0x4E00 + (i * 7919 + j * 104729) % 20000) for j in range(19)) for i in range(12)
    ]
    keep(here, "names", {name: DAY + at for at, name in enumerate(names)})
    keep(here, "tips", ["".join(chr(0x4E00 + (j * 48271) % 20000) for j in range(100))])
    addresses = scanned(here, leave(here, site))
    assert len(addresses) > 2
    first, *rest = addresses
    empty(there, site).goto(rest[-1][:-9])
    expect(there.get_by_role("alert")).to_contain_text("cut off")
    there.goto(first)
    expect(there.get_by_role("alert")).to_contain_text(f"1 of {len(addresses)} codes")
    tabs = [there.context.new_page() for _ in rest]
    for tab, address in zip(tabs, rest, strict=True):
        tab.goto(address)
    # The tab that was first knows that all have come, and so does the last.
    expect(there.get_by_role("button", name="Add it")).to_be_visible()
    add(tabs[-1])
    assert sorted(kept(there, "names")) == sorted(names)
    # None of the other tabs has begun to collect again.
    assert kept(there, "moving") is None
    for tab in tabs:
        tab.close()


def test_a_link_that_was_cut_off_says_so(here: Page, site: str) -> None:
    furnish(here, site, "mine", RECORD)
    here.goto(leave(here, site)[:-9])
    expect(here.get_by_role("alert")).to_contain_text("cut off")


def test_the_page_is_without_faults_for_axe(here: Page, site: str) -> None:
    furnish(here, site, "mine", RECORD)
    leave(here, site)
    expect(here.locator(".link-code svg")).to_be_visible()
    assert findings(here) == []


def with_a_file(page: Page, site: str) -> None:
    """Choose a file for a device with a game, in a browser that can write files."""
    page.add_init_script(PICKER)
    furnish(page, site, "mine", RECORD)
    leave(page, site)
    page.get_by_role("button", name="Choose a file").click()
    expect(page.get_by_text("copy.json is up to date.")).to_be_visible()


def test_a_file_is_kept_up_to_date_after_one_consent(page: Page, site: str) -> None:
    with_a_file(page, site)
    assert [each["record"] for each in json.loads(page.evaluate(WRITTEN))["games"]] == [RECORD]
    Table(page).open(f"{site}#table=mine").play(["b1-b3"], since=2)
    page.wait_for_function(f"async () => (await ({WRITTEN})()).includes('b1-b3')")
    assert kept(page, "backup")["made"] > 0


def test_a_browser_that_asks_again_is_allowed_again_or_the_file_ends(page: Page, site: str) -> None:
    with_a_file(page, site)
    page.evaluate("localStorage.asks = 'prompt'")
    restart(page, site)
    page.get_by_role("button", name="Allow it").click()
    expect(page.get_by_text("copy.json is up to date.")).to_be_visible()
    page.get_by_role("button", name="Stop").click()
    expect(page.get_by_role("button", name="Choose a file")).to_be_visible()
    restart(page, site)
    expect(page.get_by_role("button", name="Choose a file")).to_be_visible()
    expect(page.get_by_text("copy.json")).to_have_count(0)


# What fails to be read, and the words for it.
UNREAD = {
    "a game": "(name) => name.includes(':table:')",
    "results": "(name) => name.endsWith(':fame')",
    "the deck": "(name) => name.endsWith(':deck')",
}
FAIL = """(wanted) => {
  const plain = Storage.prototype.getItem;
  Storage.prototype.getItem = function (name) {
    if (wanted(name)) throw new DOMException('no', 'UnknownError');
    return plain.call(this, name);
  };
}"""
NO_NAMES = """() => {
  Object.defineProperty(window, 'localStorage', {
    get: () => { throw new DOMException('no', 'SecurityError'); },
  });
}"""


@pytest.mark.parametrize("what", [*UNREAD, "all"])
def test_a_backup_that_may_lack_something_is_neither_made_nor_written(
    page: Page, site: str, what: str
) -> None:
    with_a_file(page, site)
    keep(page, "backup", {"made": 5, "asked": 0})
    fails = f"({FAIL})({UNREAD[what]})" if what in UNREAD else f"({NO_NAMES})()"
    before = page.evaluate(WRITTEN)
    page.evaluate("location.hash = ''")
    expect(page.locator("body")).to_have_attribute("data-page", "home")
    page.evaluate(fails)
    page.evaluate("location.hash = 'backup'")
    said = page.get_by_role("alert").filter(has_text="Not everything that is kept here")
    expect(said).to_be_visible()
    expect(page.get_by_role("button", name="Save as a file")).to_have_count(0)
    expect(page.get_by_label("Link with everything")).to_have_count(0)
    if what != "all":
        expect(page.get_by_text("copy.json was left as it was")).to_be_visible()
    assert page.evaluate(WRITTEN) == before
    page.goto("about:blank")
    page.goto(f"{site}#backup")
    expect(page.get_by_role("button", name="Save as a file")).to_be_visible()


def test_a_file_is_not_written_over_by_one_without_what_was_damaged(page: Page, site: str) -> None:
    with_a_file(page, site)
    before = page.evaluate(WRITTEN)
    keep(page, "table:mine", '{"format":1,')
    restart(page, site)
    expect(page.get_by_text("1 entry on this device is damaged")).to_be_visible()
    expect(page.get_by_text("the file may still have it")).to_be_visible()
    assert page.evaluate(WRITTEN) == before
    page.get_by_role("button", name="Choose a file").click()
    expect(page.get_by_text("copy.json is up to date.")).to_be_visible()
    assert json.loads(page.evaluate(WRITTEN))["games"] == []


def visit_again(page: Page, site: str) -> None:
    """Come to the home page, which looks at what is kept."""
    page.goto(f"{site}#games")
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    go_home(page, site)
    expect(page.locator("[data-game]").first).to_be_visible()


def test_games_of_a_month_in_no_backup_are_spoken_of_once_a_month(here: Page, site: str) -> None:
    furnish(here, site, "mine", RECORD)
    here.evaluate(PROMISE, False)
    visit_again(here, site)
    here.get_by_role("button", name="Not now").click()
    assert kept(here, "backup")["asked"] > 0
    visit_again(here, site)
    expect(here.get_by_text("only in this browser")).to_have_count(0)
    keep(here, "backup", {"made": 0, "asked": 0})
    visit_again(here, site)
    here.get_by_role("button", name="Back up").click()
    expect(here.get_by_role("heading", name="Back up and transfer")).to_be_visible()


def test_a_browser_that_promised_to_keep_all_shows_no_reminder(here: Page, site: str) -> None:
    furnish(here, site, "mine", RECORD)
    here.evaluate(PROMISE, True)
    visit_again(here, site)
    expect(here.locator("body[data-asked]")).to_have_count(1)
    expect(here.get_by_text("only in this browser")).to_have_count(0)


@pytest.mark.parametrize("address", ["#deck", "#fame"])
def test_safari_is_said_to_forget_where_something_has_to_last(
    here: Page, safari: Page, site: str, address: str
) -> None:
    forgets = "Safari deletes what a site keeps after seven days"
    for page in (here, safari):
        go_home(page, site).goto(f"{site}{address}")
        expect(page.locator("main").get_by_role("heading", level=1)).to_be_visible()
    expect(here.get_by_text(forgets)).to_have_count(0)
    note = safari.get_by_text(forgets)
    expect(note).to_be_visible()
    note.get_by_role("link", name="Back up and transfer").click()
    expect(safari.get_by_role("heading", name="Back up and transfer")).to_be_visible()


@pytest.mark.parametrize(
    ("installed", "said"),
    [(False, "If you have added the page to your home screen"), (True, "opens in Safari")],
)
def test_games_by_link_say_where_links_open(
    safari: Page, site: str, installed: bool, said: str
) -> None:
    table = begin(safari, site, f"{site}#game=murus-gallicus&seats=person,far")
    safari.evaluate("(installed) => { window.installed = installed; }", installed)
    table.play(["a1-a3"])
    send(safari)
    expect(safari.get_by_role("alert").filter(has_text="When a link comes back")).to_contain_text(
        said
    )
