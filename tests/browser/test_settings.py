"""What people can set: one sheet, reached from every page, kept on the device."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import Watch, watched
from tests.browser.tables import Table, shelved
from tests.support.moments import SETTLED
from tests.support.sites import DIST, Server

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


def test_the_settings_tell_version_and_licence(page: Page) -> None:
    sheet = settings(page)
    built = next((DIST / "app").iterdir()).name
    expect(sheet.get_by_text(f"build {built[:8]}")).to_be_visible()
    expect(sheet.get_by_text("MIT licence")).to_be_visible()
    page.keyboard.press("Escape")


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


def test_what_is_chosen_stays_over_a_reload_and_can_be_the_systems_again(page: Page) -> None:
    html = page.locator("html")
    choose(page, "Theme", "High contrast")
    choose(page, "Motion", "Reduced")
    page.reload()
    expect(html).to_have_attribute("data-theme", "contrast")
    expect(html).to_have_attribute("data-motion", "reduced")
    sheet = settings(page)
    expect(sheet.get_by_role("radio", name="High contrast")).to_be_checked()
    expect(sheet.get_by_role("radio", name="Reduced")).to_be_checked()
    page.keyboard.press("Escape")
    choose(page, "Theme", "System")
    choose(page, "Motion", "System")
    expect(html).not_to_have_attribute("data-theme", "contrast")
    expect(html).not_to_have_attribute("data-motion", "reduced")


def test_what_is_chosen_holds_in_other_windows_too(page: Page, site: str) -> None:
    other = page.context.new_page()
    other.goto(f"{site}#games")
    sheet = settings(other)
    page.bring_to_front()
    choose(page, "Theme", "Dark")
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
    expect(sheet.get_by_role("radio", name="Dark")).to_be_checked()
    choose(page, "Theme", "System")
    expect(other.locator("html")).not_to_have_attribute("data-theme", "dark")
    other.close()


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
    chosen, other = (group.locator("label", has_text=words) for words in ("System", "Light"))
    colour = "(it) => getComputedStyle(it).backgroundColor"
    assert chosen.evaluate(colour) != other.evaluate(colour)
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


def delete_all(page: Page) -> None:
    """Delete all data, and see that the page says so once it has begun anew."""
    settings(page).get_by_role("button", name="Delete all my data").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("Your games and settings are deleted.")


THEIRS = "pygames:/another/copy/:table:one"
"""What another copy of the site keeps."""


def test_deleting_all_data_leaves_a_first_visit_and_other_windows_say_so(
    page: Page, site: str
) -> None:
    """In two windows a bot thinks: its move comes too late to be kept."""
    choose(page, "Theme", "Dark")
    page.evaluate("(name) => localStorage.setItem(name, '{}')", THEIRS)
    others = [page.context.new_page() for _ in range(2)]
    others[0].goto(f"{site}#rules=murus-gallicus")
    expect(others[0].get_by_role("article")).to_be_visible()
    for each in (others[1], page):
        each.bring_to_front()  # In the background a browser paints seldom.
        Table(each).open(f"{site}#game=murus-gallicus&seats=bot5,person")
    delete_all(page)
    expect(page.locator("html")).not_to_have_attribute("data-theme", "dark")
    expect(shelved(page, "Murus Gallicus")).to_be_visible()
    expect(page.get_by_role("region", name="Your open game")).to_be_hidden()
    for other in others:
        log = other.get_by_role("log")
        expect(log).to_contain_text("Your games and settings were deleted in another window.")
        expect(shelved(other, "Murus Gallicus")).to_be_visible()
        assert other.evaluate("location.hash") == ""
        other.close()
    assert page.evaluate("Object.keys(localStorage)") == [THEIRS]
    page.evaluate("localStorage.clear()")


# What a start usually reads, and which of it was read.
FURNISH = """() => {
  const own = `pygames:${location.pathname}:`;
  for (const name of ['table:one', 'finished:g:two', 'fame', 'deck', 'learned', 'tips', 'names',
    `daily:${Math.floor(Date.now() / 86_400_000)}`, 'backup', 'usual:cercas']) {
    localStorage.setItem(own + name, '{}');
  }
}"""
NOTE_READS = """
window.reads = [];
const plain = Storage.prototype.getItem;
Storage.prototype.getItem = function (name) {
  window.reads.push(name.split(':').slice(2).join(':'));
  return plain.call(this, name);
};
"""
KEPT = "Object.keys(localStorage).filter((name) => name.startsWith('pygames:'))"


def test_all_data_can_be_deleted_at_an_address_that_reads_nothing_of_it(
    page: Page, site: str
) -> None:
    page.goto(site)
    page.evaluate(FURNISH)
    page.goto("about:blank")
    page.add_init_script(NOTE_READS)
    page.goto(f"{site}#delete")
    expect(page.get_by_role("heading", name="Delete all my data?")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-engine", "ready")
    settings = {"language", "theme", "motion", "sounds", "confirm", "notation", "pondering"}
    assert set(page.evaluate("window.reads")) <= settings | {"keys", "hand-over", "side"}
    assert findings(page) == []
    page.get_by_role("button", name="Delete").click()
    expect(page.get_by_role("log")).to_contain_text("Your games and settings are deleted.")
    assert page.evaluate(KEPT) == []


STORES = "caches.keys().then((names) => names.sort())"


@pytest.mark.keeps
def test_the_sites_own_files_are_loaded_again_or_stay_without_a_network(
    new_context: Callable[..., BrowserContext], own_server: Server, watch: Watch
) -> None:
    page = new_context().new_page()
    page.goto(own_server.url)
    html = page.locator("html")
    expect(html).to_have_attribute("data-offline", "ready")
    whole = page.evaluate(STORES)
    page.evaluate(f"caches.open('pygames-older-{own_server.url}')")
    page.evaluate("caches.open('pygames-elsewhere')")
    delete_all(page)
    expect(html).to_have_attribute("data-offline", "ready")
    assert page.evaluate(STORES) == sorted([*whole, "pygames-elsewhere"])
    own_server.stop()
    watch.allow("ERR_CONNECTION_REFUSED")
    delete_all(page)
    expect(page.get_by_role("log")).to_contain_text("The site’s own files stay")
    expect(shelved(page, "Murus Gallicus")).to_be_visible()
