"""Players' names: where they are asked for, and where they show."""

from __future__ import annotations

import json
from collections.abc import Iterator
from urllib.parse import quote

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import watched
from tests.browser.tables import PHONE, Table, begin, click, go_home, shelved
from tests.browser.test_phones import HIDDEN
from tests.browser.test_states import resize

HOSTILE = "<img src=x>"


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page for all the tests here."""
    yield from watched(browser, viewport={"width": 1280, "height": 800})


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[Page]:
    """One phone for all the tests here."""
    yield from watched(browser, **PHONE)


def asked(page: Page, site: str) -> Locator:
    """Choose a game from the shelf, and find the dialog that asks for players."""
    shelved(go_home(page, site), "Murus Gallicus").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("More", exact=True).click()
    return dialog


def begun(page: Page, site: str, first: str, second: str) -> Table:
    """Begin a game of two named people from the shelf."""
    dialog = asked(page, site)
    dialog.get_by_role("radio", name="Two people here").check()
    dialog.get_by_label("Name of White").fill(first)
    dialog.get_by_label("Name of Black").fill(second)
    dialog.get_by_role("button", name="Start").click()
    return Table(page).painted().at(0)


def named(site: str, *names: str, seats: str = "person,person") -> str:
    """Return the address of a game with named players."""
    listed = ",".join(f'"{name}"' for name in names)
    return f"{site}#game=murus-gallicus&seats={seats}&names={quote(f'[{listed}]')}"


def test_a_field_that_takes_no_more_letters_says_so(desktop: Page, site: str) -> None:
    field = asked(desktop, site).get_by_label("Your name")
    field.press_sequentially("Maximiliana von Hohe")
    said = desktop.get_by_role("dialog").locator(".toast")
    expect(said).to_have_count(0)
    field.press_sequentially("nstein")
    expect(said).to_have_text("A name has at most 20 letters.")
    expect(field).to_have_value("Maximiliana von Hohe")
    desktop.keyboard.press("Escape")


def test_names_stand_at_the_table_from_the_first_move_to_a_later_visit(
    desktop: Page, site: str
) -> None:
    table = begun(desktop, site, "Anna", HOSTILE)
    plates = desktop.locator(".plate .called b")
    expect(plates).to_have_text(["Anna", HOSTILE])
    expect(table.status()).to_have_text("Anna, choose a stack to move")
    table.play(["d1-d3"])
    expect(table.status()).to_have_text(f"{HOSTILE}, choose a stack to move")
    expect(desktop.locator(".status-below")).to_have_text("Anna moved d1–d3.")
    expect(desktop).to_have_title(f"{HOSTILE}, choose a stack to move · Murus Gallicus")
    desktop.reload()
    table.painted().at(1)
    expect(plates).to_have_text(["Anna", HOSTILE])


def test_the_next_game_offers_the_same_names(desktop: Page, site: str) -> None:
    begun(desktop, site, "Anna", "Ben")
    dialog = asked(desktop, site)
    expect(dialog.get_by_label("Name of White")).to_have_value("Anna")
    known = desktop.locator("datalist option")
    assert known.evaluate_all("all => all.map(each => each.value)")[:2] == ["Anna", "Ben"]
    dialog.get_by_role("radio", name="You and a bot").check()
    dialog.get_by_role("radio", name="Black", exact=True).check()
    expect(dialog.get_by_label("Your name")).to_have_value("Anna")


def test_names_change_at_the_table_and_go_again(phone: Page, site: str) -> None:
    table = begin(phone, site, named(site, "Anna", "Ben"))
    table.menu("Names").tap()
    phone.get_by_label("Name of White").fill("Ben")
    phone.get_by_role("button", name="Save").tap()
    expect(table.status()).to_have_text("Ben (White), choose a stack to move")
    table.menu("Names").tap()
    for side in ("White", "Black"):
        phone.get_by_label(f"Name of {side}").fill(" ")
    phone.get_by_role("button", name="Save").tap()
    expect(table.status()).to_have_text("White, choose a stack to move")
    expect(phone.locator(".plate .called b")).to_have_text(["White", "Black"])


def test_a_player_alone_is_still_addressed(desktop: Page, site: str) -> None:
    table = begin(desktop, site, named(site, "דנה", "", seats="person,bot1"))
    expect(table.status()).to_have_text("Your turn: choose a stack to move")
    expect(desktop.locator(".plate .called b")).to_have_text(["\u2068דנה\u2069", "Black"])


# Keeps copies of a game for two others, since a list of few games has no filter. Only games with
# a move are listed, so it copies one of these.
COPY = """(count) => {
  const [name, table] = Object.entries(localStorage)
    .filter(([name]) => name.includes(':table:'))
    .map(([name, text]) => [name, JSON.parse(text)])
    .find(([, { record }]) => record.actions.length > 0);
  for (let i = 0; i < count; i += 1) {
    const copy = { ...table, key: `copy${i}`, names: ['Dora', 'Emil'] };
    localStorage.setItem(name.replace(/[^:]*$/, copy.key), JSON.stringify(copy));
  }
}"""


def test_games_are_found_by_the_name_of_a_player(desktop: Page, site: str) -> None:
    for names in (("Anna", "Ben"), ("Cleo", "Ben")):
        begin(desktop, site, named(site, *names)).play(["d1-d3"])
    go_home(desktop, site).evaluate(COPY, 8)
    desktop.goto(f"{site}#games")
    games = desktop.get_by_role("list", name="Games kept on this device").get_by_role("listitem")
    click(desktop.get_by_role("button", name="More", exact=True))
    click(desktop.get_by_role("button", name="Filter"))
    search = desktop.get_by_role("searchbox", name="Player’s name")
    search.fill("cle")
    expect(games).to_have_count(1)
    expect(games).to_contain_text("Cleo and Ben")
    expect(games).to_contain_text("Ben to move")


def test_players_swap_seats_for_the_next_game(desktop: Page, site: str) -> None:
    """Names and bots move along; the result of the first game doesn't change."""
    table = begin(desktop, site, named(site, "Anna", "Ben"))
    table.menu("Resign").click()
    desktop.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(table.status()).to_have_text("Ben wins")
    swap = desktop.get_by_role("button", name="Swap seats and play again")
    swap.focus()
    desktop.keyboard.press("Enter")
    expect(table.status()).to_have_text("Ben, choose a stack to move")
    expect(desktop.locator(".plate .called b")).to_have_text(["Ben", "Anna"])
    expect(swap).to_be_hidden()


def test_chance_decides_who_begins(desktop: Page, site: str) -> None:
    dialog = asked(desktop, site)
    dialog.get_by_role("radio", name="You and a bot").check()
    dialog.get_by_role("radio", name="By chance").check()
    dialog.get_by_label("Your name").fill("Anna")
    desktop.evaluate("() => { globalThis.plain = Math.random; Math.random = () => 0; }")
    dialog.get_by_role("button", name="Start").click()
    Table(desktop).painted()
    desktop.evaluate("() => { Math.random = globalThis.plain; }")
    expect(desktop.locator(".plate .called b")).to_have_text(["White", "Anna"])


@pytest.mark.parametrize(("game", "count"), [("eight-by-eight", 4), ("on-tour", 8)])
def test_long_names_leave_the_board_its_room(phone: Page, site: str, game: str, count: int) -> None:
    phone.set_viewport_size({"width": 320, "height": 640})
    names = quote(json.dumps(["Wolfgang-Maximilian", "Mwwwwwwwwwwwwwwwwwwm", "דנה לוי", "Ana"] * 2))
    seats = ",".join(["person"] * count)
    table = begin(phone, site, f"{site}#game={game}&seats={seats}&names={names}&seed=x")
    boxes = [table.board.bounding_box(), phone.locator(".plate").last.bounding_box()]
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= 320 for box in boxes)
    board = table.board.bounding_box()
    assert board is not None
    assert board["width"] > 280
    for width, height in [(360, 640), (390, 664)]:
        resize(phone, width, height)
        assert phone.evaluate(HIDDEN, ".status-words") == [], (width, height)


def test_in_a_serious_game_no_move_is_taken_back(desktop: Page, site: str) -> None:
    dialog = asked(desktop, site)
    dialog.get_by_role("radio", name="Two people here").check()
    dialog.get_by_role("checkbox", name="No undo").check()
    dialog.get_by_role("button", name="Start").click()
    table = Table(desktop).painted().play(["d1-d3"])
    expect(table.command("Undo")).to_be_hidden()
    desktop.keyboard.press("u")
    table.play(["d7-d5"], since=1)
    assert table.moves() == ["d1-d3", "d7-d5"]
    table.menu("Resign").click()
    expect(desktop.get_by_role("dialog")).not_to_contain_text("Undo")
    desktop.keyboard.press("Escape")
