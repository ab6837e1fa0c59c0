"""What people can set: one sheet, reached from every page, kept on the device."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import Watch, watched
from tests.browser.tables import Table, expect_said, shelved
from tests.support.moments import SETTLED
from tests.support.sites import Server

THEMES = {"Light": "light", "Dark": "dark", "High contrast": "contrast"}


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page for all the tests here, since Python takes a while to start."""
    yield from watched(browser, viewport={"width": 1280, "height": 800})


@pytest.fixture
def page(desktop: Page, site: str) -> Page:
    """The home page; each test leaves the settings as they were."""
    desktop.goto(f"{site}#")
    expect(shelved(desktop, "Murus Gallicus")).to_be_visible()
    return desktop


def settings(page: Page) -> Locator:
    """Open all settings."""
    page.get_by_role("button", name="Settings", exact=True).click()
    page.get_by_text("Advanced").click()
    return page.get_by_role("dialog", name="Settings")


def choose(page: Page, group: str, words: str) -> None:
    """Choose something in the settings, and close them."""
    sheet = settings(page)
    sheet.get_by_role("group", name=group).locator("label", has_text=words).click()
    expect(sheet.get_by_role("group", name=group).get_by_role("radio", name=words)).to_be_checked()
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_axe_finds_nothing_in_the_settings_in_any_theme(page: Page) -> None:
    for words, theme in THEMES.items():
        choose(page, "Theme", words)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        sheet = settings(page)
        page.evaluate(SETTLED)
        assert findings(page) == []
        sheet.get_by_role("button", name="Delete all my data").click()
        expect(page.get_by_role("dialog", name="Delete all my data?")).to_be_visible()
        page.evaluate(SETTLED)
        assert findings(page) == []
        page.get_by_role("button", name="Keep").click()
        page.keyboard.press("Escape")
    choose(page, "Theme", "System")


def test_high_contrast_follows_the_system_until_another_theme_is_chosen(page: Page) -> None:
    body = page.locator("body")
    white = "rgb(255, 255, 255)"
    expect(body).not_to_have_css("background-color", white)
    page.emulate_media(contrast="more", color_scheme="dark")
    expect(body).to_have_css("background-color", white)
    choose(page, "Theme", "Dark")
    expect(body).not_to_have_css("background-color", white)
    choose(page, "Theme", "System")
    page.emulate_media(contrast="no-preference", color_scheme="light")


def test_forced_colours_show_what_is_chosen(page: Page) -> None:
    page.emulate_media(forced_colors="active")
    group = settings(page).get_by_role("group", name="Theme")
    choice, other = (group.locator("label", has_text=words) for words in ("System", "Light"))
    colour = "(it) => getComputedStyle(it).backgroundColor"
    assert choice.evaluate(colour) != other.evaluate(colour)
    page.emulate_media(forced_colors="none")
    page.keyboard.press("Escape")


def test_motion_can_be_full_or_reduced_against_the_systems_setting(page: Page) -> None:
    """The duration of transitions shows which setting applies."""
    style = "getComputedStyle(document.documentElement).getPropertyValue('--long')"
    long = f"CSSNumericValue.parse({style}).to('ms').value"
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(long) == 0
    choose(page, "Motion", "Full")
    assert page.evaluate(long) == 300
    page.emulate_media(reduced_motion="no-preference")
    choose(page, "Motion", "Reduced")
    assert page.evaluate(long) == 0
    choose(page, "Motion", "System")
    assert page.evaluate(long) == 300


THEIRS = "pygames:/another/copy/:table:one"
"""What another copy of the site keeps."""
# What a start usually reads, and which of it was read.
FURNISH = """(theirs) => {
  const own = `pygames:${location.pathname}:`;
  for (const name of ['table:one', 'finished:g:two', 'fame', 'deck', 'learned', 'tips', 'names',
    `daily:${Math.floor(Date.now() / 86_400_000)}`, 'backup', 'usual:cercas']) {
    localStorage.setItem(own + name, '{}');
  }
  localStorage.setItem(theirs, '{}');
}"""
NOTE_READS = """
window.reads = [];
const plain = Storage.prototype.getItem;
Storage.prototype.getItem = function (name) {
  window.reads.push(name.split(':').slice(2).join(':'));
  return plain.call(this, name);
};
"""


def test_what_is_deleted_in_one_window_is_gone_in_another(page: Page, site: str) -> None:
    """Everything can be deleted at an address that reads nothing of it; in the other window a bot
    thinks, whose move comes too late to be kept."""
    choose(page, "Theme", "Dark")
    page.evaluate(FURNISH, THEIRS)
    other = page.context.new_page()
    other.add_init_script(NOTE_READS)
    other.goto(f"{site}#delete")
    expect(other.get_by_role("heading", name="Delete all my data?")).to_be_visible()
    expect(other.locator("html")).to_have_attribute("data-engine", "ready")
    settings = {"language", "theme", "motion", "sounds", "confirm", "notation", "pondering"}
    assert set(other.evaluate("window.reads")) <= settings | {"keys", "hand-over", "side", "log"}
    assert findings(other) == []

    expect(other.locator("html")).to_have_attribute("data-theme", "dark")

    page.bring_to_front()  # In the background a browser paints seldom.
    Table(page).open(f"{site}#game=murus-gallicus&seats=bot5,person")
    other.bring_to_front()
    other.get_by_role("button", name="Delete").click()
    for each, words in (
        (other, "Your games and settings are deleted."),
        (page, "Your games and settings were deleted in another window."),
    ):
        expect_said(each, words)
        expect(shelved(each, "Murus Gallicus")).to_be_visible()
        expect(each.locator("html")).not_to_have_attribute("data-theme", "dark")
        expect(each.get_by_role("region", name="Your open game")).to_be_hidden()
        assert each.evaluate("location.hash") == ""
    other.close()
    assert {THEIRS} == set(page.evaluate("Object.keys(localStorage)")) - {"pygames:/games/:log"}
    page.evaluate("localStorage.clear()")


def delete_all(page: Page) -> None:
    """Delete all data, and see that the page says so once it has begun anew."""
    Table(page).command("Settings").click()
    page.get_by_text("Advanced").click()
    page.get_by_role("button", name="Delete all my data").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect_said(page, "Your games and settings are deleted.")


STORES = "caches.keys().then((names) => names.sort())"
# The numbers of changes stay, so that no older copy comes back.
OWN = "Object.keys(localStorage).filter((name) => /^pygames:.*(?<!:log)$/.test(name))"


@pytest.mark.keeps
def test_the_sites_own_files_are_loaded_again_or_stay_without_a_network(
    new_context: Callable[..., BrowserContext], own_server: Server, watch: Watch
) -> None:
    """Deleted at a table where a bot thinks: its move comes too late to be kept."""
    page = new_context(viewport={"width": 1280, "height": 800}).new_page()
    Table(page).open(f"{own_server.url}#game=murus-gallicus&seats=bot5,person")
    html = page.locator("html")
    expect(html).to_have_attribute("data-offline", "ready")
    whole = page.evaluate(STORES)
    page.evaluate(f"caches.open('pygames-older-{own_server.url}')")
    page.evaluate("caches.open('pygames-elsewhere')")
    own_server.stop()
    watch.allow("ERR_CONNECTION_REFUSED")
    Table(page).open(f"{own_server.url}#game=murus-gallicus&seats=bot5,person&seed=anew")
    delete_all(page)
    expect_said(page, "The site’s own files stay")
    expect(shelved(page, "Murus Gallicus")).to_be_visible()
    assert page.evaluate(OWN) == []
    assert set(whole) < set(page.evaluate(STORES))
    own_server.start()
    delete_all(page)
    expect(shelved(page, "Murus Gallicus")).to_be_visible()
    expect(html).to_have_attribute("data-offline", "ready")
    # What is older goes once the page is ready.
    page.wait_for_function("async () => !(await caches.keys()).join().includes('pygames-older')")
    assert page.evaluate(STORES) == sorted([*whole, "pygames-elsewhere"])
