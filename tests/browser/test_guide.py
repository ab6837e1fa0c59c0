"""What goes along with playing as people want it: a yes before each move, tips, sounds, a side."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pygames.games import catalog, find
from tests.browser.conftest import watched
from tests.browser.tables import PHONE, Table, ask, click, go_home, tap
from tests.support.scripts import whole_game

# Counts the audio contexts that the page makes.
COUNT = """
const made = globalThis.AudioContext;
globalThis.contexts = 0;
globalThis.AudioContext = class extends made {
  constructor(...args) { super(...args); globalThis.contexts += 1; }
};
"""


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page for all the tests with a mouse, since Python takes a while to start."""
    for page in watched(browser, viewport={"width": 1280, "height": 800}):
        page.add_init_script(COUNT)
        yield page


@pytest.fixture(scope="module")
def phone(browser: Browser, site: str) -> Iterator[Page]:
    """One page for all the tests with a finger, where each move is confirmed."""
    for page in watched(browser, **PHONE):
        turn(go_home(page, site), "Confirm moves")
        yield page


def fresh(page: Page, address: str) -> Table:
    """Open a table again, even if one with the same address shows."""
    page.goto(f"{address.split('#', maxsplit=1)[0]}#")
    expect(page.locator("html")).to_have_attribute("data-board", "none")
    return Table(page).open(address)


def open_settings(page: Page) -> None:
    """Open all settings, which a phone has in a menu."""
    table = Table(page)
    command = table.command("Settings")
    (command if command.is_visible() else table.menu("Settings")).click()
    page.get_by_text("Advanced").click()


def turn(page: Page, words: str) -> None:
    """Turn a switch of the settings."""
    open_settings(page)
    page.get_by_role("switch", name=words).click()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def seat_at_the_bottom(page: Page, words: str) -> None:
    """Choose who sits at the bottom of the board."""
    open_settings(page)
    group = page.get_by_role("group", name="Who sits at the bottom")
    group.locator("label", has_text=words).click()
    expect(group.get_by_role("radio", name=words)).to_be_checked()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def tip(table: Table, words: str) -> Locator:
    return table.page.get_by_text(words)


STACKS = "Click a stack, then where it goes."
SLIP = "A slip? Undo takes it back."


def test_tips_come_one_at_a_time_and_go_by_themselves(desktop: Page, site: str) -> None:
    """This test is first: the page has not been used before."""
    newcomer = fresh(desktop, f"{site}#game=murus-gallicus")
    expect(tip(newcomer, STACKS)).to_be_visible()
    newcomer.play(["d1-d3"])
    expect(tip(newcomer, STACKS)).to_be_hidden()
    expect(tip(newcomer, SLIP)).to_be_visible()
    click(newcomer.command("Undo"))
    expect(tip(newcomer, SLIP)).to_be_hidden()
    fresh(newcomer.page, f"{site}#game=murus-gallicus").play(["d1-d3"])
    expect(tip(newcomer, STACKS)).to_be_hidden()
    expect(tip(newcomer, SLIP)).to_be_hidden()
    fresh(newcomer.page, f"{site}#game=cercas")
    expect(tip(newcomer, "Click two dots for a fence")).to_be_visible()


@pytest.fixture(scope="module")
def careful(browser: Browser, site: str) -> Iterator[Page]:
    """One page for all the tests with a mouse where each move is confirmed."""
    for page in watched(browser, viewport={"width": 1280, "height": 800}):
        turn(go_home(page, site), "Confirm moves")
        yield page


@pytest.fixture
def asked(careful: Page, site: str) -> Table:
    """A table where each move is confirmed."""
    return fresh(careful, f"{site}#game=murus-gallicus")


def test_a_move_waits_for_a_yes(asked: Table) -> None:
    click(asked.place("d1"))
    click(asked.place("d3"))
    expect(asked.status()).to_have_text("Move d1–d3?")
    expect(asked.board).to_have_attribute("data-ply", "0")
    click(asked.command("Play"))
    asked.at(1)
    expect(asked.command("Play")).to_be_hidden()
    expect(asked.command("Undo")).to_be_visible()


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["upright", "on its side"])
def test_a_phone_shows_both_answers_whole(asked: Table, size: tuple[int, int]) -> None:
    width, height = size
    asked.page.set_viewport_size({"width": width, "height": height})
    click(asked.place("d1"))
    click(asked.place("d3"))
    play, back = (asked.command(word).bounding_box() for word in ("Play", "Back"))
    asked.page.set_viewport_size({"width": 1280, "height": 800})
    assert play
    assert back
    assert play["x"] + play["width"] <= back["x"]
    assert back["x"] + back["width"] <= width


def test_back_takes_the_last_pick_back(asked: Table) -> None:
    click(asked.place("d1"))
    click(asked.place("d3"))
    click(asked.command("Back"))
    expect(asked.status()).to_have_text("Where does the stack on d1 go?")
    expect(asked.command("Play")).to_be_hidden()
    click(asked.place("f3"))
    click(asked.command("Play"))
    asked.at(1)
    assert asked.moves() == ["d1-f3"]


def test_a_drag_waits_for_a_yes_too(asked: Table) -> None:
    asked.place("d1").drag_to(asked.place("d3"), force=True)
    expect(asked.command("Play")).to_be_focused()
    asked.page.keyboard.press("Enter")
    asked.at(1)


def test_enter_plays_and_escape_goes_back_where_the_keyboard_picks(asked: Table) -> None:
    asked.place("d1").focus()
    asked.page.keyboard.press("Enter")
    for _ in range(2):
        asked.page.keyboard.press("ArrowUp")
    asked.page.keyboard.press("Enter")
    expect(asked.page.get_by_role("group", name="Move d1–d3?")).to_be_visible()
    asked.page.keyboard.press("Escape")
    expect(asked.command("Play")).to_be_hidden()
    expect(asked.place("d3")).to_be_focused()
    asked.page.keyboard.press("Enter")
    asked.page.keyboard.press("Enter")
    asked.at(1)
    expect(asked.place("d3")).to_be_focused()


def test_another_pick_is_another_question(asked: Table) -> None:
    click(asked.place("d1"))
    click(asked.place("d3"))
    ask(asked.place("e1"))
    expect(asked.status()).to_have_text("Where does the stack on e1 go?")
    expect(asked.command("Play")).to_be_hidden()


def test_a_bot_is_not_asked(asked: Table, site: str) -> None:
    asked.open(f"{site}#game=murus-gallicus&seats=bot1,person").at(1)
    expect(asked.command("Play")).to_be_hidden()


@pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
def test_with_a_finger_each_game_waits_for_a_yes(phone: Page, site: str, game: object) -> None:
    """The first decision of each game, with any number of picks, or a button if there is one."""
    id = str(getattr(game, "id", ""))
    _, steps = whole_game(find(id), seed="yes")
    table = fresh(phone, f"{site}#game={id}&seed=yes")
    before = table.board.get_attribute("data-ply")
    for pick in steps[0].picks:
        tap(phone.locator(f'button[data-pick="{pick}"]'))
    tap(table.command("Play"))
    table.at(steps[0].ply)
    assert before != str(steps[0].ply)


def test_sounds_are_off_until_asked_for(desktop: Page, site: str) -> None:
    contexts = "globalThis.contexts"
    table = fresh(desktop, f"{site}#game=murus-gallicus").play(["d1-d3"])
    assert desktop.evaluate(contexts) == 0
    turn(desktop, "Sound effects")
    assert desktop.evaluate(contexts) == 1
    table.play(["d7-d5"], since=1)
    assert desktop.evaluate(contexts) == 1
    desktop.reload()
    table.at(2)
    assert desktop.evaluate(contexts) == 0, "nothing before somebody has pressed something"
    click(table.command("Undo"))
    assert desktop.evaluate(contexts) == 1
    turn(desktop, "Sound effects")


@pytest.fixture
def moving(desktop: Page) -> Iterator[Page]:
    """The desktop of a person who hasn't asked for less motion."""
    desktop.emulate_media(reduced_motion="no-preference")
    yield desktop
    desktop.emulate_media(reduced_motion="reduce")


# Whether a square shows lower than another, once the board stands still.
IS_BELOW = """(squares) => {
  const top = (name) => document.querySelector(`.places [aria-label^="${name},"]`)
    ?.getBoundingClientRect().y;
  const [lower, upper] = squares.map(top);
  return !document.querySelector('.board[data-moving]') && lower > upper;
}"""


def expect_at_the_bottom(table: Table, seat: str) -> None:
    """White's home row is at the bottom where White sits there, and so is White's plate."""
    squares = ["d1", "d7"] if seat == "White" else ["d7", "d1"]
    table.page.wait_for_function(IS_BELOW, arg=squares)


def test_the_board_turns_to_the_player_to_move_if_people_want_it(moving: Page, site: str) -> None:
    table = fresh(moving, f"{site}#game=murus-gallicus")
    seat_at_the_bottom(moving, "The player to move")
    expect_at_the_bottom(table, "White")
    table.play(["d1-d3"])
    expect(table.board.locator("button[data-pick]").first).to_have_attribute("data-pick", "sq-h1")
    expect_at_the_bottom(table, "Black")
    table.play(["d7-d5"], since=1)
    click(table.page.get_by_role("button", name="Previous move"))
    table.at(1)
    click(table.command("Back to the game"))
    table.at(2)
    expect_at_the_bottom(table, "White")
    seat_at_the_bottom(moving, "Automatic")


def test_a_seat_that_is_chosen_is_at_the_bottom(desktop: Page, site: str) -> None:
    table = fresh(desktop, f"{site}#game=murus-gallicus")
    seat_at_the_bottom(desktop, "Second player")
    expect_at_the_bottom(table, "Black")
    table.play(["d1-d3"])
    expect_at_the_bottom(table, "Black")
    fresh(desktop, f"{site}#game=murus-gallicus&seats=bot1,person").at(1)
    expect_at_the_bottom(table, "Black")
    seat_at_the_bottom(desktop, "First player")
    expect_at_the_bottom(table, "White")
    seat_at_the_bottom(desktop, "Automatic")
    expect_at_the_bottom(table, "Black")


def test_own_sheets_stay_whose_they_are(desktop: Page, site: str) -> None:
    seats = "person,person"
    table = fresh(desktop, f"{site}#game=on-tour&seats={seats}&seed=side")
    whose = table.page.locator(".whose")
    expect(whose).to_contain_text("Red’s map")
    seat_at_the_bottom(desktop, "Second player")
    expect(whose).to_contain_text("Red’s map")
    seat_at_the_bottom(desktop, "Automatic")
