"""Whole games, played on the built site as a person plays them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import watched
from tests.browser.tables import (
    BREAKTHROUGH,
    CAN_HOLD,
    PHONE,
    Table,
    ask,
    ask_what_was_held,
    click,
    hold_questions,
    link,
    next_frame,
    shelved,
    tap,
)

NewContext = Callable[..., BrowserContext]

# Counts the actions whose outcome the rules are asked for.
WATCH_ACTS = """() => {
  globalThis.acts = 0;
  globalThis.plainPost ??= Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message.text?.includes('"call":"act"')) acts += 1;
    return plainPost.call(this, message, ...more);
  };
}"""


# Lists the texts that are set to what they were: the browser lays out what is around them.
WATCH_TEXTS = """() => {
  globalThis.again = [];
  new MutationObserver((changes) => {
    const same = changes.filter(({ target, oldValue }) => target.data === oldValue);
    again.push(...same.map(({ target }) => target.parentElement?.outerHTML));
  }).observe(document.body, { subtree: true, characterData: true, characterDataOldValue: true });
}"""


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page for all the tests here, since Python takes a while to start."""
    for page in watched(browser):
        page.add_init_script(CAN_HOLD)
        yield page


@pytest.fixture
def page(desktop: Page, site: str) -> Page:
    """The home page, on a desktop."""
    desktop.goto(f"{site}#")
    expect(shelved(desktop, "Murus Gallicus")).to_be_visible()
    return desktop


@pytest.fixture
def table(page: Page, site: str) -> Table:
    """A new table for two persons."""
    return Table(page).open(f"{site}#game=murus-gallicus")


@pytest.fixture
def phone(new_context: NewContext) -> Page:
    """A page on a phone."""
    page: Page = new_context(**PHONE).new_page()
    return page


@pytest.mark.smoke
def test_a_whole_game_is_played_with_the_mouse(table: Table) -> None:
    table.play(BREAKTHROUGH)
    result = table.page.locator("[data-over]")
    expect(result).to_contain_text("White wins")
    expect(
        table.page.get_by_text("White has reached Black’s home row.", exact=True)
    ).to_be_visible()
    assert table.moves() == BREAKTHROUGH
    expect(table.command("Play again")).to_be_visible()


def test_a_press_asks_what_its_release_would_bring_and_plays_nothing(table: Table) -> None:
    mouse = table.page.mouse
    table.page.evaluate(WATCH_ACTS)
    table.place("c1").click()
    table.place("a3").hover()
    mouse.down()
    assert table.page.evaluate("acts") == 1
    mouse.move(1, 1)
    mouse.up()
    next_frame(table.page)
    assert table.moves() == []
    table.place("a3").click()
    table.at(1)
    assert table.moves() == ["c1-a3"]
    assert table.page.evaluate("acts") == 1, "the answer is used"


def test_a_press_on_a_button_asks_what_it_would_bring_too(page: Page, site: str) -> None:
    table = Table(page).open(f"{site}#game=eight-cities&seats=person,person&seed=press")
    page.evaluate(WATCH_ACTS)
    ply = table.ply()
    page.get_by_role("button", name="Pass").hover()
    page.mouse.down()
    assert page.evaluate("acts") == 1
    table.at(ply)
    page.mouse.up()
    table.at(ply + 1)
    assert page.evaluate("acts") == 1, "the answer is used"


def test_what_is_picked_shows_though_the_rules_take_long(table: Table) -> None:
    hold_questions(table.page)
    for square in ("d1", "d3"):
        click(table.place(square))
    expect(table.place("d3")).to_have_attribute("aria-pressed", "true")
    ask(table.place("e1"))
    ask_what_was_held(table.page)
    table.at(1)
    assert table.moves() == ["d1-d3"]


def test_a_ply_leaves_texts_alone_that_stay_as_they_are(page: Page, site: str) -> None:
    table = Table(page).open(f"{site}#game=eight-by-eight&seats=person,person&seed=texts")
    page.evaluate(WATCH_TEXTS)
    ply = table.ply()
    click(table.board.locator("button[data-pick^=space]:not([aria-disabled=true])").first)
    table.past(ply)
    assert page.evaluate("again") == []


def test_a_whole_game_is_played_with_a_finger_on_a_phone(phone: Page, site: str) -> None:
    table = Table(phone).open(f"{site}#game=murus-gallicus")
    table.play(BREAKTHROUGH, point=tap)
    expect(phone.locator("[data-over]")).to_contain_text("White wins")


@pytest.mark.smoke
def test_a_game_is_played_by_keyboard_alone(table: Table) -> None:
    table.page.keyboard.press("Tab")
    for ply, action in enumerate(BREAKTHROUGH[:4], 1):
        for square in re.split("[-x]", action):
            _walk_to(table, square)
            table.page.keyboard.press("Enter")
        table.at(ply)
    assert table.moves() == BREAKTHROUGH[:4]


def _walk_to(table: Table, square: str) -> None:
    """Move to a square with Tab and the arrow keys, as the focus reports it."""
    focused = "document.activeElement?.dataset.pick ?? ''"
    for _ in range(30):
        if table.page.evaluate(focused).startswith("sq-"):
            break
        table.page.keyboard.press("Tab")
    for _ in range(20):
        here = table.page.evaluate(focused).removeprefix("sq-")
        if here == square:
            return
        table.page.keyboard.press(_arrow(here, square))
    pytest.fail(f"the arrow keys don't lead to {square}")


def _arrow(here: str, there: str) -> str:
    if here[0] != there[0]:
        return "ArrowRight" if here[0] < there[0] else "ArrowLeft"
    return "ArrowUp" if here[1] < there[1] else "ArrowDown"


def test_only_stacks_that_can_move_can_be_picked_first(table: Table) -> None:
    enabled = table.board.locator("button[data-pick]:not([aria-disabled=true])")
    expect(enabled).to_have_count(8)
    click(table.place("d1"))
    expect(enabled).to_have_count(3)
    expect(table.status()).to_have_text("Where does the stack on d1 go?")


def test_escape_steps_back_from_a_pick(table: Table) -> None:
    click(table.place("d1"))
    table.page.keyboard.press("Escape")
    expect(table.status()).to_have_text("White, choose a stack to move")


def test_pressing_another_stack_picks_that_one_instead(table: Table) -> None:
    click(table.place("d1"))
    ask(table.place("e1"))
    click(table.place("e3"))
    table.at(1)
    assert table.moves() == ["e1-e3"]


def test_a_stack_can_be_dragged_to_its_target(table: Table) -> None:
    table.place("d1").drag_to(table.place("d3"), force=True)
    table.at(1)
    assert table.moves() == ["d1-d3"]


def test_what_cannot_be_picked_says_why(table: Table) -> None:
    ask(table.place("d4"))
    expect(table.status()).to_have_text("d4 is empty. Choose one of White’s stacks.")
    expect(table.board).to_have_attribute("data-ply", "0")


def test_undo_and_redo_walk_through_the_game(table: Table) -> None:
    table.play(BREAKTHROUGH[:3])
    click(table.command("Undo"))
    table.at(2)
    click(table.command("Redo"))
    table.at(3)
    click(table.command("Undo"))
    click(table.command("Undo"))
    table.at(1).play(["e7-g5"], since=1)
    assert table.moves() == [BREAKTHROUGH[0], "e7-g5"]


def test_a_pick_before_undo_shows_does_nothing(table: Table) -> None:
    table.play(BREAKTHROUGH[:3])
    hold_questions(table.page)
    click(table.command("Undo"))
    for square in ("d7", "d5"):
        ask(table.place(square))
    ask_what_was_held(table.page)
    table.at(2)
    expect(table.status()).to_have_text("White, choose a stack to move")
    assert table.moves() == BREAKTHROUGH[:2]


def test_earlier_positions_can_be_looked_at_without_losing_the_game(table: Table) -> None:
    table.play(BREAKTHROUGH[:4])
    click(table.page.get_by_role("button", name="First position"))
    table.at(0)
    click(table.page.get_by_role("button", name="Next move"))
    table.at(1)
    click(table.page.get_by_role("button", name="Last position"))
    table.at(4).play(BREAKTHROUGH[4:5], since=4)
    assert table.moves() == BREAKTHROUGH[:5]


def test_a_reload_continues_at_the_same_place(page: Page, site: str) -> None:
    begun, last = len(BREAKTHROUGH) - 4, len(BREAKTHROUGH) - 2
    table = Table(page).open(link(site, BREAKTHROUGH[:begun])).at(begun)
    table.play(BREAKTHROUGH[begun:last], since=begun)
    table.page.reload()
    table.painted().at(last).play(BREAKTHROUGH[last:], since=last)
    expect(table.page.locator("[data-over]")).to_contain_text("White wins")


def test_the_home_page_leads_back_to_the_game_left_open(table: Table) -> None:
    table.play(BREAKTHROUGH[:2])
    click(table.page.get_by_role("link", name="All games"))
    click(table.page.get_by_role("link", name="Resume").or_(table.command("Resume")))
    table.painted().at(2)


@pytest.mark.smoke
def test_a_game_is_begun_from_the_home_page_against_a_bot(page: Page) -> None:
    shelved(page, "Murus Gallicus").click()
    page.get_by_role("radio", name=re.compile("bot", re.IGNORECASE)).first.check()
    page.get_by_role("button", name="Start").click()
    table = Table(page).painted()
    table.play(["d1-d3"])
    table.at(2)
    assert len(table.moves()) == 2


def test_undo_against_a_bot_goes_to_ones_own_last_decision(page: Page, site: str) -> None:
    table = Table(page).open(f"{site}#game=murus-gallicus&seats=person,bot1&seed=bot")
    for square in ("d1", "d3"):
        click(table.place(square))
    table.at(2)
    click(table.command("Undo"))
    table.at(0)
    expect(table.status()).to_contain_text("choose a stack")


def test_a_person_who_plays_second_sits_at_the_bottom(page: Page, site: str) -> None:
    table = Table(page).open(f"{site}#game=murus-gallicus&seats=bot1,person")
    table.at(1)
    black, white = table.place("d7").bounding_box(), table.place("d1").bounding_box()
    assert black
    assert white
    assert black["y"] > white["y"]


def test_new_game_asks_first_and_an_unfinished_game_stays(table: Table) -> None:
    table.play(BREAKTHROUGH[:1])
    click(table.menu("New game"))
    dialog = table.page.get_by_role("dialog")
    expect(dialog).to_contain_text("It stays in “Your games”.")
    table.page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(table.board).to_have_attribute("data-ply", "1")
    unfinished = table.page.url
    click(table.menu("New game"))
    click(dialog.get_by_role("button", name="Start"))
    table.at(0)
    table.page.goto(unfinished)
    table.painted().at(1)


def test_play_again_begins_anew_with_the_same_players(page: Page, site: str) -> None:
    table = Table(page).open(link(site, BREAKTHROUGH))
    table.at(len(BREAKTHROUGH))
    click(table.command("Play again"))
    table.at(0)
    expect(page.locator("[data-over]")).to_have_count(0)


@pytest.mark.smoke
def test_a_shared_link_opens_the_position(page: Page, site: str) -> None:
    table = Table(page).open(link(site, BREAKTHROUGH[:6]))
    table.at(6)
    assert table.moves() == BREAKTHROUGH[:6]


def test_the_rules_open_beside_the_board(table: Table) -> None:
    click(table.command("Rules"))
    expect(table.page.get_by_role("dialog")).to_contain_text("Breakthrough")


@pytest.fixture
def upright(page: Page) -> Iterator[Page]:
    """The page in the size of a phone that is held upright."""
    usual = page.viewport_size
    page.set_viewport_size({"width": 390, "height": 844})
    yield page
    assert usual
    page.set_viewport_size(usual)


def test_a_pick_made_while_a_view_for_another_size_is_on_its_way_stays(
    upright: Page, site: str
) -> None:
    table = Table(upright).open(f"{site}#game=murus-gallicus")
    hold_questions(upright)
    upright.set_viewport_size({"width": 844, "height": 390})
    upright.wait_for_function("() => held.length > 0")
    click(table.place("d1"))
    expect(table.place("d1")).to_have_attribute("aria-pressed", "true")
    ask_what_was_held(upright)
    click(table.place("d3"))
    table.at(1)
    assert table.moves() == ["d1-d3"]
