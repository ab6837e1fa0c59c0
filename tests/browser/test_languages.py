"""The page in another language: chosen, changed, remembered, missed, and kept for offline use."""

from __future__ import annotations

import json
import re
from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from pygames.games import catalog
from tests.browser.tables import RECORD_HEADER, Table, expect_said, link
from tests.browser.versions import expect_ready
from tests.support.door import ok
from tests.support.effort import covering
from tests.support.languages import SPOKEN, page_words
from tests.support.sites import change
from web.tools.wheel import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import BrowserContext, Page, Request, Route

    from tests.browser.conftest import Watch
    from tests.support.sites import Server


def speaking(code: str) -> pytest.MarkDecorator:
    """Run a test in one language: what it tries is the same in all."""
    assert code in SPOKEN
    return pytest.mark.parametrize("code", [code])


GAME = "#game=murus-gallicus&seats=person,person"
# What a page never asks for while it speaks English.
OF_OTHERS = re.compile(r"/words-\w+\.js|/language-\w+\.zip|/answers/\w+/")
NOT_FETCHED = "Failed to load resource|ERR_FAILED|dynamically imported module"


def open_in(new_context: Callable[..., BrowserContext], *languages: str) -> Page:
    """Open a page in the browser of a person who reads some languages."""
    context = new_context()
    context.add_init_script(
        f"Object.defineProperty(navigator, 'languages', {{ value: {json.dumps(languages)} }});"
    )
    return context.new_page()


def expect_language(page: Page, code: str) -> None:
    expect(page.locator("html")).to_have_attribute("lang", code)


def choose(page: Page, before: str, code: str) -> None:
    """Choose a language in the settings of a page that speaks another."""
    page.get_by_role("button", name=page_words(before)["common"]["settings"], exact=True).click()
    language = page_words(before)["common"]["language"]
    page.get_by_role("dialog").get_by_label(language).select_option(code)
    expect_language(page, code)


def view_in(code: str, actions: list[str], **header: str) -> dict[str, Any]:
    """Return what the table shows after some actions."""
    record = RECORD_HEADER | {"actions": actions} | header
    view: dict[str, Any] = ok("view", record=record, lang=code)
    return view


def status_in(code: str, actions: list[str]) -> str:
    """Return what the table says after some actions."""
    return str(view_in(code, actions)["status"])


@speaking("fr")
def test_a_page_speaks_the_first_of_a_persons_languages_that_it_has(
    new_context: Callable[..., BrowserContext], site: str, code: str
) -> None:
    page = open_in(new_context, "tlh", f"{code}-XX", ENGLISH)
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    page.goto(site)
    expect_language(page, code)
    words = page_words(code)
    expect(page.get_by_role("heading", level=1)).to_have_text(words["home"]["question"])
    shelf = page.get_by_role("list", name=words["common"]["games"], exact=True)
    for game in catalog():
        expect(shelf).to_contain_text(ok("card", game=game.id, lang=code)["summary"])
    cards = [url for url in requests if "/card-" in url]
    assert len(cards) >= len(catalog())
    assert [url for url in cards if f"/answers/{code}/" not in url] == []


@speaking("de")
def test_the_language_changes_in_the_middle_of_a_game_and_is_remembered(
    page: Page, site: str, code: str
) -> None:
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    table = Table(page).open(site + GAME).play(["d1-d3", "e7-e5"])
    expect(table.status()).to_have_text(status_in(ENGLISH, ["d1-d3", "e7-e5"]))
    assert [url for url in requests if OF_OTHERS.search(url)] == []
    moves, address = table.moves(), page.url
    assert len(moves) == 2

    choose(page, ENGLISH, code)
    table = Table(page, code).painted().at(2)
    expect(table.status()).to_have_text(status_in(code, ["d1-d3", "e7-e5"]))
    assert (table.moves(), page.url) == (moves, address)

    page.get_by_role("button", name=page_words(code)["table"]["commands"]["undo"]).first.click()
    expect(table.status()).to_have_text(status_in(code, ["d1-d3"]))

    other = page.context.new_page()
    other.goto(site)
    expect_language(other, code)
    foot = other.get_by_label(page_words(code)["common"]["language"])
    expect(foot).to_have_value(code)
    foot.select_option(ENGLISH)
    expect_language(other, ENGLISH)
    expect(other.get_by_role("heading", level=1)).to_have_text(
        page_words(ENGLISH)["home"]["question"]
    )


def hang(_: Route) -> None:
    """Answer nothing."""


# Lets a page and its workers wait for what hangs an eighth of the time that they give it.
IMPATIENT = """{
  const plain = setTimeout;
  globalThis.setTimeout = (done, ms, ...more) => plain(done, ms === 8000 ? 1000 : ms, ...more);
}"""


def impatient(page: Page) -> None:
    """Make a page impatient before it is opened."""

    def begin(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=IMPATIENT + response.text())

    page.add_init_script(IMPATIENT)
    page.route("**/worker.js", begin)


def refuse(route: Route) -> None:
    route.abort()


def cut_off(route: Route) -> None:
    """Send a file without its last lines, which is still a program."""
    whole = route.fetch().text()
    part = whole[: whole.index("export const files=")]
    route.fulfill(body=part, content_type="text/javascript")


@speaking("hr")
@pytest.mark.parametrize("answer", [refuse, hang, cut_off])
def test_a_page_without_the_words_of_its_language_says_so_in_english(
    new_context: Callable[..., BrowserContext],
    watch: Watch,
    site: str,
    code: str,
    answer: Callable[[Route], None],
) -> None:
    watch.allow(NOT_FETCHED)
    page = open_in(new_context, code)
    impatient(page)
    page.route("**/words-*.js", answer)
    Table(page).open(site + GAME).play(["d1-d3"])
    sentence = "could not be loaded, so this page is in English"
    expect_said(page, sentence)
    expect_language(page, ENGLISH)
    expect(Table(page).status()).to_have_text(status_in(ENGLISH, ["d1-d3"]))


@speaking("fr")
@pytest.mark.parametrize("answer", [refuse, hang])
def test_games_speak_english_where_their_part_of_a_language_is_missing(
    new_context: Callable[..., BrowserContext],
    watch: Watch,
    site: str,
    code: str,
    answer: Callable[[Route], None],
) -> None:
    watch.allow(NOT_FETCHED)
    page = open_in(new_context, code)
    impatient(page)
    page.route("**/language-*.zip", answer)
    page.goto(site + GAME)
    expect_said(page, page_words(code)["languages"]["missingInGames"])
    table = Table(page, code).painted()
    for pick in ("sq-d1", "sq-d3"):
        page.locator(f'button[data-pick="{pick}"]').press("Enter")
    expect(table.status()).to_have_text(status_in(ENGLISH, ["d1-d3"]))


@speaking("es")
def test_damaged_words_that_the_browser_keeps_come_anew_with_the_next_start(
    new_context: Callable[..., BrowserContext], own_server: Server, code: str
) -> None:
    (file,) = own_server.folder.glob(f"app/*/words-{code}.js")
    whole = file.read_bytes()
    change(own_server.folder, f"app/*/{file.name}", lambda words: words[: len(words) // 2])
    page = open_in(new_context, code)
    coming = partial(page.expect_request_finished, lambda it: file.name in it.url and comes(it))
    with coming():
        page.goto(own_server.url)
    expect_said(page, "could not be loaded")
    change(own_server.folder, f"app/*/{file.name}", lambda _: whole)
    with coming():  # the browser's own copy of it is good for a year
        page.reload()
    expect_language(page, ENGLISH)
    page.reload()
    expect_language(page, code)
    expect(page.get_by_role("heading", level=1)).to_have_text(page_words(code)["home"]["question"])


def comes(request: Request) -> bool:
    """Whether a request goes past the browser's cache."""
    return request.resource_type == "fetch"


@speaking("et")
@pytest.mark.keeps
def test_a_chosen_language_is_kept_for_offline_use_and_no_other(
    new_context: Callable[..., BrowserContext], watch: Watch, own_server: Server, code: str
) -> None:
    watch.allow("Failed to load resource|ERR_CONNECTION_REFUSED|service worker")
    page = open_in(new_context, ENGLISH)
    page.goto(own_server.url)
    expect_ready(page)
    assert [url for url in kept(page) if OF_OTHERS.search(url)] == []
    page.get_by_label("Language").select_option(code)
    expect_language(page, code)
    expect_ready(page)
    own_server.stop()
    page.reload()
    page.goto(f"{own_server.url}{GAME}")
    page.reload()
    for pick in ("sq-d1", "sq-d3"):
        page.locator(f'button[data-pick="{pick}"]').press("Enter")
    expect(Table(page).status()).to_have_text(status_in(code, ["d1-d3"]))
    urls = [url for url in kept(page) if OF_OTHERS.search(url)]
    assert urls
    assert [url for url in urls if not re.search(rf"[/-]{code}[./]", url)] == []


def kept(page: Page) -> list[str]:
    """Return the addresses of all files that the browser keeps."""
    urls: list[str] = page.evaluate("""async () => {
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().map(({ url }) => url);
    }""")
    return urls


def test_a_page_of_a_game_leads_to_the_page_that_plays_in_its_own_language(
    new_context: Callable[..., BrowserContext], site: str
) -> None:
    """Each language, one from its page, the next at once."""
    page = open_in(new_context, ENGLISH)
    for code, way in covering(SPOKEN, ["", "#game=cercas"]):
        page.goto(f"{site}{code}/cercas/{way}")
        if not way:
            expect_language(page, code)
            page.locator(".ways a").first.click()
        expect(page).to_have_url(f"{site}?lang={code}#game=cercas")
        expect_language(page, code)


# Here all is proven soon: White wins with d5-d7 only; after nearly anything else Black does. White
# does not see the win, and then Black does not.
START = "1B3B2/8/3W4/8/7B/8/W7 w"
MISSED = ["a1-c1", "h3-f3", "d5-d7"]


def test_a_game_is_played_to_its_end_with_a_hint_and_reviewed(page: Page, site: str) -> None:
    """In each language; the look back has words of the rules in each."""
    last = len(MISSED)
    place = Table(page).open(link(site, MISSED, start=START)).at(last).page.url.partition("#")[2]
    for code in SPOKEN:
        words = page_words(code)
        table = Table(page, code).open(f"{site}?lang={code}#{place}").at(last)
        page.keyboard.press("u")
        table.at(last - 1).command(words["table"]["commands"]["hint"]).click()
        expect(table.status(), code).to_contain_text("d5–d7")
        table.play(MISSED[-1:], since=last - 1)
        result = view_in(code, MISSED, start=START)["result"]
        expect(page.locator("[data-over]"), code).to_contain_text(result)
        table.command(words["review"]["command"]).click()
        expect(page.get_by_role("slider", name=words["review"]["chart"]), code).to_be_visible()
        cost = page.locator("[data-costs] > li").first
        expect(cost, code).to_contain_text(words["review"]["better"])
        assert len(table.moves()) == last, code
