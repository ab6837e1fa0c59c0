"""The page as an app: when it is offered, and what it is opened with."""

from __future__ import annotations

import json
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Page, expect

from pygames import link as links
from pygames.record import parse
from tests.browser.conftest import watched
from tests.browser.tables import RECORD_HEADER, Table, expect_said, go_home

RECORD = parse(RECORD_HEADER | {"actions": ["a1-a3", "a7-a5"]})
# The browser's own question, which it offers only for pages that it can install. It counts how
# often the person was asked.
ASK = """() => {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: () => { document.body.dataset.asked = 'yes'; return Promise.resolve(); },
  });
  dispatchEvent(event);
  return event.defaultPrevented;
}"""
KEEP = "([name, text]) => localStorage.setItem(`pygames:${location.pathname}:${name}`, text)"
# What Chromium gives to an installed app that files were opened with; here the test opens them.
QUEUE = """Object.defineProperty(window, 'launchQueue', { configurable: true, value: {
  setConsumer: (take) => { window.launch = (texts) => take({
    files: texts.map((text) => ({ name: 'pygames.json', getFile: async () => {
      if (text === null) throw new DOMException('It is gone', 'NotFoundError');
      return new File([text], 'pygames.json');
    } })),
  }); },
} })"""


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    """One page for all tests, since Python takes a while to start."""
    for page in watched(browser):
        page.add_init_script(QUEUE)
        yield page


def home(page: Page, site: str) -> Page:
    """Show the home page."""
    expect(go_home(page, site).locator("[data-game]").first).to_be_visible()
    return page


def first_visit(page: Page, site: str) -> None:
    """Show the home page, and keep nothing."""
    home(page, site).evaluate("localStorage.clear()")


def offer(page: Page) -> None:
    """Let the browser say that it can install the page."""
    assert page.evaluate(ASK), "the browser's own question is put off"


def finish(page: Page, site: str, game: int) -> None:
    """End a game by giving up."""
    Table(page).open(f"{site}#game=murus-gallicus&seats=person,person&seed=end{game}")
    page.get_by_role("button", name="More").click()
    page.get_by_role("menuitem", name="Resign").or_(
        page.get_by_role("button", name="Resign")
    ).first.click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("button", name="Play again").first).to_be_visible()


def test_the_app_is_offered_after_the_third_finished_game_and_only_once(
    page: Page, site: str
) -> None:
    install = page.get_by_role("button", name="Install", exact=True)
    first_visit(page, site)
    for game in range(3):
        home(page, site)
        offer(page)
        expect(install).to_have_count(0)
        finish(page, site, game)
    home(page, site)
    offer(page)
    install.click()
    expect(page.locator("body")).to_have_attribute("data-asked", "yes")
    expect(install).to_have_count(0)
    page.goto("about:blank")
    home(page, site)
    offer(page)
    expect(page.locator("[data-game]").first).to_be_visible()
    expect(install).to_have_count(0)


def test_the_app_is_offered_when_a_deck_begins_and_no_is_an_answer(page: Page, site: str) -> None:
    first_visit(page, site)
    page.goto(f"{site}#games")
    expect(page.locator("body")).to_have_attribute("data-page", "games")
    page.evaluate(KEEP, ["deck", f"{links.write(RECORD)} 20700:again"])
    home(page, site)
    offer(page)
    page.get_by_role("button", name="Not now").click()
    page.goto("about:blank")
    home(page, site)
    offer(page)
    expect(page.get_by_role("button", name="Install", exact=True)).to_have_count(0)


@pytest.mark.parametrize("field", ["text", "url"])
def test_a_link_that_was_shared_with_the_app_opens(page: Page, site: str, field: str) -> None:
    text = f"Your turn! {site}#g={links.write(RECORD)} See you"
    page.goto("about:blank")
    page.goto(f"{site}?title=A+game&{field}={quote(text)}")
    Table(page).painted()
    assert "?" not in page.url, "reloaded, the page would ask once more"


def test_a_shared_text_without_a_link_is_shown_and_can_be_mended(page: Page, site: str) -> None:
    page.goto("about:blank")
    page.goto(f"{site}?text={quote('Shall we play? ' + 'x' * 40)}")
    dialog = page.get_by_role("dialog", name="A link from a friend")
    expect_said(dialog, "link")
    field = dialog.get_by_label("Paste the link here")
    expect(field).to_have_value(f"Shall we play? {'x' * 40}")
    field.fill(f"{site}#g={links.write(RECORD)}")
    dialog.get_by_role("button", name="Open").click()
    Table(page).painted()


def test_files_of_games_that_were_opened_with_the_app_are_imported(page: Page, site: str) -> None:
    first_visit(page, site)
    other = parse(RECORD_HEADER | {"actions": ["b1-b3"]})
    texts = [json.dumps(each.data()) for each in (RECORD, other)]
    page.evaluate("(texts) => window.launch(texts)", texts)
    rows = page.get_by_role("list", name="Games kept on this device").get_by_role("listitem")
    expect(rows).to_have_count(2)


@pytest.mark.parametrize("place", ["", "#games"], ids=["at home", "at the games"])
def test_each_file_that_brings_no_games_is_told_with_its_reason(
    page: Page, site: str, place: str
) -> None:
    """Also where the page that tells it shows already."""
    first_visit(page, site)
    page.goto(site + place)
    expect(page.get_by_role("heading").first).to_be_visible()
    texts = ['{"what": "else"}', None, json.dumps(RECORD.data())]
    page.evaluate("(texts) => window.launch(texts)", texts)
    message = page.get_by_role("alert").or_(page.get_by_role("status"))
    for words in (
        "no game in this text",
        "“pygames.json” could not be read: it is gone",
        "1 game added",
    ):
        expect(message.filter(has_text=words)).to_have_count(1)
