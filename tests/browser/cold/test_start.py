"""The start: it shows how far it is, and says in words what is wrong where it can't go on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from pygames.games import catalog, ids
from tests.browser.conftest import REST
from tests.browser.tables import BREAKTHROUGH, COUNT_WORKERS, link, shelved
from tests.support.effort import drawn, paired
from tests.support.sites import ONLY_SPLIT, change, flip_one_bit

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Page, Route

    from tests.browser.conftest import Watch
    from tests.support.sites import Server


GAME = "#game=murus-gallicus"
COULD_NOT = "This game could not start"
# A browser reports a file that didn't come, or wasn't the right one, in its console too.
REPORTED = r"Failed to load resource|integrity|Failed to find a valid digest|fetching the script"
PART_REPORTED = rf"{REPORTED}|did not come as it was built"


def expect_engine(page: Page, state: str) -> None:
    expect(page.locator("html")).to_have_attribute("data-engine", state)


def expect_failure(page: Page, words: str) -> None:
    expect_engine(page, "failed")
    told = page.get_by_text(COULD_NOT)
    expect(told).to_be_visible()
    expect(told).to_contain_text(re.compile(words))


def test_the_games_start_below_any_path(page: Page, own_server: Server) -> None:
    page.goto(own_server.url)
    expect_engine(page, "loading")
    expect_engine(page, "ready")


def test_games_are_chosen_and_rules_read_while_python_comes(page: Page, site: str) -> None:
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/*.wasm", hold)
    with page.expect_request("**/*.wasm"):
        page.goto(site)
    shelf = page.get_by_role("list", name="Games").get_by_role("button")
    expect(shelf).to_have_count(len(catalog()))
    ledge = page.get_by_role("contentinfo")
    expect(ledge).to_contain_text("Setting up")
    shelf.first.click()
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("article").get_by_role("heading").first).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Start").click()
    main = page.get_by_role("main")
    expect(main).to_contain_text("Setting up")
    # What is coming is said meanwhile.
    game = catalog()[0]
    expect(main.get_by_role("heading", name=game.title)).to_be_visible()
    expect(main).to_contain_text(game.short.goal)
    expect_engine(page, "loading")
    held[0].continue_()
    expect(page.locator("html")).to_have_attribute("data-board", "painted")
    page.goto(f"{site}#")
    expect(ledge.get_by_text("Everything runs on this device")).to_be_visible()
    expect(ledge.get_by_text("Setting up")).to_be_hidden()


# What shows when Python begins to start.
AT_START = """
const { Worker } = globalThis;
globalThis.Worker = class extends Worker {
  constructor(...args) {
    super(...args);
    const pictures = [...document.querySelectorAll('[data-game] canvas')];
    globalThis.atStart ??= {
      pictures: pictures.filter(({ width }) => width).length,
      board: document.querySelectorAll('.board[data-prepared]').length,
    };
  }
};
"""


@pytest.mark.parametrize(
    ("place", "shown"),
    [("", {"pictures": len(catalog()), "board": 0}), (GAME, {"pictures": 0, "board": 1})],
    ids=["home", "table"],
)
def test_on_a_first_visit_python_waits_until_the_page_shows(
    page: Page, site: str, place: str, shown: dict[str, int]
) -> None:
    page.add_init_script(AT_START)
    page.goto(site + place)
    expect_engine(page, "ready")
    assert page.evaluate("atStart") == shown


CARD = re.compile(r"/card-(.*)\.json$")


@pytest.mark.parametrize(
    ("place", "cards"),
    [("", sorted(ids())), (GAME, ["murus-gallicus"])],
    ids=["home", "table"],
)
def test_the_card_of_each_game_that_shows_is_fetched_once_and_no_other(
    page: Page, site: str, place: str, cards: list[str]
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.extend(CARD.findall(request.url)))
    page.goto(site + place)
    expect_engine(page, "ready")
    assert sorted(asked) == cards


def test_cards_are_asked_for_before_the_page_runs(page: Page, site: str) -> None:
    page.route("**/main.js", lambda _: None)
    with page.expect_request("**/card-murus-gallicus.json"):
        page.goto(site + GAME, wait_until="commit")


def test_cards_are_asked_for_before_the_rules_say_of_which_game_a_link_is(
    page: Page, site: str
) -> None:
    page.route("**/*.wasm", lambda _: None)
    with page.expect_request("**/card-murus-gallicus.json"):
        page.goto(link(site, BREAKTHROUGH[:1]))


# A page that is put aside has no frames, and nothing in it is laid out.
ASIDE = """
const Plain = ResizeObserver;
globalThis.ResizeObserver = class extends Plain { observe() {} };
globalThis.requestAnimationFrame = () => 0;
"""
BEFORE_IT_OPENS = ASIDE + "Object.defineProperty(document, 'hidden', { value: true });"
WHEN = {"opened aside": BEFORE_IT_OPENS, "left at once": ASIDE}


@pytest.mark.parametrize(("place", "when"), paired(["", GAME], list(WHEN)))
def test_python_starts_in_a_page_that_nobody_looks_at(
    page: Page, site: str, place: str, when: str
) -> None:
    page.add_init_script(WHEN[when])
    page.goto(site + place)
    expect_engine(page, "ready")


# How far the board is when the page begins to keep its files.
AT_KEEPING = """
const { register } = navigator.serviceWorker;
navigator.serviceWorker.register = function (...args) {
  globalThis.atKeeping = document.documentElement.dataset.board;
  return register.apply(this, args);
};
"""


def test_files_are_kept_once_the_game_can_be_played(page: Page, site: str) -> None:
    page.add_init_script(AT_KEEPING)
    page.goto(site + GAME)
    page.wait_for_function("() => globalThis.atKeeping")
    assert page.evaluate("atKeeping") == "painted"


def test_a_page_that_never_settles_can_get_a_newer_version_all_the_same(
    page: Page, site: str
) -> None:
    page.add_init_script(AT_KEEPING)
    page.route("**/card-*.json", lambda _: None)
    page.clock.install()
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-offline", "saving")
    page.clock.fast_forward(121_000)
    page.wait_for_function("() => 'atKeeping' in globalThis")


def test_large_files_are_asked_for_before_the_programs_that_need_them_came(
    page: Page, site: str
) -> None:
    page.route("**/pyodide.mjs", lambda _: None)
    with page.expect_request("**/*.wasm"), page.expect_request("**/python_stdlib.zip"):
        page.goto(site)


def test_a_wheel_with_one_bit_changed_is_not_run(
    page: Page, watch: Watch, own_site: Path, own_server: Server
) -> None:
    change(own_site, "py/*/pygames-*.whl", flip_one_bit)
    watch.allow(REPORTED)
    page.goto(own_server.url + GAME)
    expect_failure(page, r"pygames-\S+ is not the one that this page was built with")


# What asks Python for something that is no text, which needs the rest of its program.
NO_TEXT = """
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (data, ...more) {
  const spoiled = data.text?.includes('no text') ? { ...data, text: [data.text] } : data;
  post.call(this, spoiled, ...more);
};"""
SPOILED = '#record={"game":"cercas","seed":"no text"}'
FATAL = f"fatal error|{REST}"


@ONLY_SPLIT
def test_the_rest_of_python_is_fetched_anew_where_a_cache_has_changed_one_bit(
    page: Page, watch: Watch, dist: Path, site: str
) -> None:
    watch.allow(f"{REST}|^warning: ")  # Python tells of its error, line by line
    page.add_init_script(NO_TEXT)
    (rest,) = dist.glob(f"pyodide/*/{REST}")
    wrong = flip_one_bit(rest.read_bytes())
    page.route(f"**/{REST}", lambda route: route.fulfill(body=wrong))
    with page.expect_response(f"**/{REST}?again") as came:
        page.goto(site + SPOILED)
    assert came.value.body() == rest.read_bytes()
    expect(page.get_by_role("alert")).to_contain_text("Internal error")
    expect_engine(page, "ready")


@ONLY_SPLIT
def test_the_rest_of_python_with_one_bit_changed_is_not_run_and_named(
    page: Page, watch: Watch, own_site: Path, own_server: Server
) -> None:
    """What needs it can't be done, and everything else can: Python starts anew."""
    change(own_site, f"pyodide/*/{REST}", flip_one_bit)
    watch.allow(FATAL)
    page.add_init_script(NO_TEXT)
    page.goto(own_server.url + SPOILED)
    expect(page.get_by_role("main")).to_contain_text(f"{REST} is not the one that this page was")
    page.goto(own_server.url + GAME)
    expect(page.locator("html")).to_have_attribute("data-board", "painted")
    expect_engine(page, "ready")


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        ("pyodide/*/pyodide.mjs", "pyodide.mjs is missing"),
        ("pyodide/*/pyodide.asm.mjs", "pyodide.asm.mjs is missing"),
        ("pyodide/*/pyodide.asm.wasm", "pyodide.asm.wasm is missing"),
        ("pyodide/*/python_stdlib.zip", "python_stdlib.zip is missing"),
        ("py/*/pygames-*.whl", r"pygames-\S+ is missing"),
        ("app/*/worker.js", "couldn’t be loaded"),
    ],
)
def test_a_file_that_is_missing_is_named(
    page: Page, watch: Watch, own_site: Path, own_server: Server, pattern: str, words: str
) -> None:
    (path,) = own_site.glob(pattern)
    path.unlink()
    watch.allow("")  # what Python says without its library differs
    page.goto(own_server.url + GAME)
    expect_failure(page, words)


@pytest.mark.parametrize(
    ("missing", "words"),
    [("WebAssembly", "runs no WebAssembly"), ("Worker", "runs no background workers")],
)
def test_a_browser_that_lacks_something_is_told_what(
    page: Page, site: str, missing: str, words: str
) -> None:
    page.add_init_script(f"delete globalThis.{missing}")
    page.goto(site + GAME)
    expect_failure(page, words)


def test_games_that_cannot_be_played_are_shown_with_their_rules(page: Page, site: str) -> None:
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(site)
    expect(page.get_by_role("alert")).to_contain_text("not play now. This browser runs no WebA")
    expect(page.get_by_role("list", name="Games").get_by_role("button")).to_have_count(
        len(catalog())
    )
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_role("article").get_by_role("heading").first).to_be_visible()


def test_an_answer_with_one_bit_changed_is_not_believed(
    page: Page, watch: Watch, own_site: Path, own_server: Server
) -> None:
    """Then the rules are asked themselves."""
    for name in ("card-murus-gallicus", "rules-murus-gallicus"):
        change(own_site, f"app/*/answers/{name}.json", flip_one_bit)
    watch.allow(REPORTED)
    page.goto(f"{own_server.url}#rules=murus-gallicus")
    expect(page.get_by_role("main")).to_contain_text("Setting up")
    expect(page.get_by_role("article").get_by_role("heading", name="Murus")).to_be_visible()
    expect_engine(page, "ready")
    page.goto(f"{own_server.url}#")
    expect(shelved(page, "Murus Gallicus")).to_be_visible()


def test_trying_again_starts_what_could_not_start_before(
    page: Page, watch: Watch, own_site: Path, own_server: Server
) -> None:
    wheel = change(own_site, "py/*/pygames-*.whl", flip_one_bit)
    watch.allow(REPORTED)
    page.goto(own_server.url + GAME)
    expect_failure(page, "is not the one")
    wheel.write_bytes(flip_one_bit(wheel.read_bytes()))
    page.get_by_role("button", name="Try again").click()
    expect_engine(page, "ready")
    expect(page.locator("html")).to_have_attribute("data-board", "painted")


@pytest.mark.keeps
def test_a_site_with_a_wrong_file_is_not_kept_for_offline(
    page: Page, watch: Watch, own_site: Path, own_server: Server
) -> None:
    change(own_site, "app/*/fonts/besley-license.txt", flip_one_bit)
    watch.allow(REPORTED)
    page.goto(own_server.url)
    expect_engine(page, "ready")
    expect(page.locator("html")).to_have_attribute("data-offline", "failed")


@pytest.mark.keeps
def test_a_browser_without_service_workers_plays_online(page: Page, site: str) -> None:
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    page.goto(site)
    expect_engine(page, "ready")
    expect(page.locator("html")).to_have_attribute("data-offline", "none")


# In a worker: the build that it belongs to, which all its messages name.
OF_BUILD = "import.meta.url.split('/').at(-2)"
NOT_STARTED = "This page could not start"


@pytest.mark.parametrize("pattern", drawn(["app/*/main.js", "app/*/config.js"], 1))
def test_a_page_whose_scripts_are_missing_says_so_and_reloads(
    page: Page, watch: Watch, own_site: Path, own_server: Server, pattern: str
) -> None:
    (path,) = own_site.glob(pattern)
    content = path.read_bytes()
    path.unlink()
    watch.allow("Failed to load resource")
    page.goto(own_server.url)
    expect(page.get_by_text(NOT_STARTED)).to_be_visible()
    path.write_bytes(content)
    page.get_by_role("button", name="Reload").click()
    expect_engine(page, "ready")


def test_a_page_whose_scripts_are_broken_says_so(
    page: Page, watch: Watch, own_site: Path, own_server: Server
) -> None:
    change(own_site, "app/*/main.js", lambda _: b"(")
    watch.allow(REPORTED)
    page.goto(own_server.url)
    expect(page.get_by_text(NOT_STARTED)).to_be_visible()


def test_a_page_whose_scripts_came_damaged_gets_them_anew_when_it_is_reloaded(
    page: Page, watch: Watch, own_site: Path, own_server: Server
) -> None:
    """The browser keeps what it got: such files never change, as far as it knows."""
    (path,) = own_site.glob("app/*/main.js")
    content = path.read_bytes()
    change(own_site, "app/*/main.js", lambda _: b"(")
    watch.allow(REPORTED)
    page.goto(own_server.url)
    expect(page.get_by_text(NOT_STARTED)).to_be_visible()
    path.write_bytes(content)
    page.get_by_role("button", name="Reload").click()
    expect_engine(page, "ready")


def test_a_page_whose_scripts_never_come_says_so(page: Page, site: str) -> None:
    page.route("**/main.js", lambda _: None)
    page.clock.install()
    page.goto(site, wait_until="commit")
    expect(page.get_by_text("Setting up")).to_be_visible()
    page.clock.fast_forward(29_000)
    expect(page.get_by_text(NOT_STARTED)).to_be_hidden()
    page.clock.fast_forward(2_000)
    expect(page.get_by_text(NOT_STARTED)).to_be_visible()


# As in a browser that refuses storage to a site: what keeps or tells others throws.
REFUSE_ALL = """
for (const name of ['localStorage', 'BroadcastChannel']) {
  Object.defineProperty(globalThis, name, {
    get() { throw new DOMException('The operation is insecure.', 'SecurityError'); },
  });
}
"""


@pytest.mark.parametrize("script", drawn([REFUSE_ALL, "delete globalThis.BroadcastChannel"], 1))
def test_a_browser_that_refuses_storage_plays(page: Page, site: str, script: str) -> None:
    page.add_init_script(script)
    page.goto(site + GAME)
    expect_engine(page, "ready")
    expect(page.locator("html")).to_have_attribute("data-board", "painted")


PARTS = [
    pytest.param("#rules", None, "rules", id="rules"),
    pytest.param("#print", None, "print", id="print"),
    pytest.param(GAME, None, "playing", id="table"),
    pytest.param(GAME, "Rules", "rules", id="rules-at-a-table"),
    pytest.param(link("", BREAKTHROUGH), "Review", "review", id="review"),
]
"""Where a part of the page is wanted, the command that asks for it there, and the part."""


@pytest.mark.parametrize(("place", "command", "missing"), drawn(PARTS, 2))
def test_a_part_that_does_not_come_can_be_tried_again(
    page: Page, watch: Watch, site: str, place: str, command: str | None, missing: str
) -> None:
    files = re.compile(rf"/{missing}[-\w]*\.js$")
    page.route(files, lambda route: route.abort())
    watch.allow(PART_REPORTED)
    page.goto(site + place)
    if command:
        page.get_by_role("button", name=command, exact=True).click()
    expect(page.get_by_text("A part of this page could not be loaded")).to_be_visible()
    page.unroute(files)
    page.get_by_role("button", name="Try again").click()
    there = {
        "playing": page.get_by_role("group", name="Board"),
        "rules": page.get_by_role("article").get_by_role("heading").first,
        "print": page.get_by_role("region", name="Preview"),
        "review": page.get_by_role("slider", name="Win chance by move"),
    }
    expect(there[missing]).to_be_visible()


def test_a_part_that_is_tried_again_leaves_the_rules_to_start(
    page: Page, watch: Watch, site: str
) -> None:
    page.add_init_script(COUNT_WORKERS)
    page.route("**/*.wasm", lambda _: None)
    page.route("**/playing.js", lambda route: route.abort())
    watch.allow(PART_REPORTED)
    page.goto(site + GAME)
    expect(page.get_by_text("A part of this page could not be loaded")).to_be_visible()
    page.wait_for_function("() => globalThis.begun === 1")
    page.unroute("**/playing.js")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("[data-prepared]")).to_be_visible()
    assert page.evaluate("begun") == 1


@pytest.mark.parametrize("content", [b"(", b"export const openRules = 1;"], ids=["text", "another"])
def test_a_part_that_came_damaged_is_fetched_anew(
    page: Page, watch: Watch, own_site: Path, own_server: Server, content: bytes
) -> None:
    """The browser keeps what it got: such files never change, as far as it knows."""
    (path,) = own_site.glob("app/*/rules-*.js")
    whole = path.read_bytes()
    change(own_site, "app/*/rules-*.js", lambda _: content)
    watch.allow(PART_REPORTED)
    page.goto(f"{own_server.url}#rules")
    expect(page.get_by_role("alert")).to_be_visible()
    path.write_bytes(whole)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("article").get_by_role("heading").first).to_be_visible()


@pytest.mark.parametrize(("place", "part"), [("#rules", "rules-*"), (GAME, "playing")])
def test_a_part_that_was_changed_on_its_way_is_not_run(
    page: Page, watch: Watch, own_site: Path, own_server: Server, place: str, part: str
) -> None:
    """It would be a module all the same."""
    (path,) = own_site.glob(f"app/*/{part}.js")
    whole = path.read_bytes()
    change(own_site, f"app/*/{part}.js", lambda content: content + b";globalThis.ran = 1;")
    watch.allow(PART_REPORTED)
    page.goto(own_server.url + place)
    expect(page.get_by_text("A part of this page could not be loaded")).to_be_visible()
    assert page.evaluate("globalThis.ran") is None
    path.write_bytes(whole)
    page.get_by_role("button", name="Try again").click()
    there = page.get_by_role("article").or_(page.get_by_role("group", name="Board"))
    expect(there.first).to_be_visible()


def test_rules_that_never_answer_are_given_up_and_started_again(page: Page, site: str) -> None:
    silent = f"postMessage({{ build: {OF_BUILD}, ready: true }});"
    page.route("**/worker.js", lambda route: route.fulfill(response=route.fetch(), body=silent))
    page.clock.install()
    page.goto(site + GAME)
    expect_engine(page, "ready")
    with page.expect_event("worker"):
        page.clock.run_for(21_000)
    expect_engine(page, "ready")
    page.clock.run_for(21_000)
    expect_failure(page, "did not answer in time")
    page.unroute("**/worker.js")
    page.clock.resume()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("html")).to_have_attribute("data-board", "painted")
