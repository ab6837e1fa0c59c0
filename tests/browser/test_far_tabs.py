"""A game by messages in several tabs: any of them can continue it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import watched
from tests.browser.far import TABLES, Friend, begin, match_of, send, text_of
from tests.browser.tables import OPEN, Table, click, hear_late, leave_table
from tests.support.effort import often

Tabs = list[Page]
"""Two tabs of one browser; a test that closes one puts another in its place."""
Begun = tuple[Table, Table, str]

# As on a page whose address isn't secure.
NO_LOCKS = "Object.defineProperty(navigator, 'locks', { value: undefined });"
WAYS = {"locks": "", "alone": NO_LOCKS}
# Lets a test keep back what a page asks of the rules when it takes in a message.
CAN_HOLD = """
const Plain = Worker;
globalThis.Worker = class extends Plain {
  postMessage(text) {
    const held = globalThis.held && String(text).includes('"call":"message"');
    if (held) globalThis.held.push(() => super.postMessage(text));
    else super.postMessage(text);
  }
};
"""


@pytest.fixture(scope="module", params=WAYS)
def ways(request: pytest.FixtureRequest) -> str:
    """Say how the tabs know which of them plays."""
    return str(request.param)


@pytest.fixture(scope="module")
def tabs(browser: Browser, ways: str) -> Iterator[Tabs]:
    """Open two tabs of one browser for a module."""
    for page in watched(browser):
        page.context.add_init_script(WAYS[ways] + CAN_HOLD)
        yield [page, page.context.new_page()]


def anew(tabs: Tabs, site: str) -> None:
    """Show both tabs a page without a table, with nothing kept."""
    for page in tabs:
        leave_table(page, site)
    tabs[0].evaluate("localStorage.clear()")


@pytest.fixture(scope="module")
def ann_began(tabs: Tabs, site: str) -> tuple[str, dict[str, str], str]:
    """Let Ann begin a game, once for all tests: its address, what she keeps, and Ben's answer."""
    anew(tabs, site)
    begin(turned(tabs[0]), site, "murus-gallicus", "person,far").play(["c1-a3"])
    answer = Friend(site).answers(send(tabs[0]))
    return tabs[0].url, tabs[0].evaluate("({ ...localStorage })"), answer


@pytest.fixture
def beginning(tabs: Tabs, site: str, ann_began: tuple[str, dict[str, str], str]) -> Begun:
    """Ann's game in the first tab, the second tab, and Ben's answer."""
    address, storage, answer = ann_began
    anew(tabs, site)
    tabs[0].evaluate("(kept) => Object.assign(localStorage, kept)", storage)
    return Table(turned(tabs[0])).open(address).at(1), Table(tabs[1]), answer


def turned(page: Page) -> Page:
    """Turn to a tab, as who plays there does; in the background a browser paints seldom."""
    page.bring_to_front()
    return page


def follows(table: Table) -> Locator:
    return table.page.get_by_role("alert").filter(has_text="in another tab. This one follows")


def kept(page: Page) -> Any:
    """Return the only game that is kept."""
    (table,) = page.evaluate(TABLES)
    return table


def decide(table: Table) -> Table:
    """Make the first move that can be made, in the tab that one looks at."""
    turned(table.page)
    expect(table.status()).to_contain_text("Your turn")
    for _ in range(2):
        table.page.locator(OPEN).first.click()
    expect(table.status()).to_contain_text("Send your move")
    return table


def test_a_link_that_opens_in_a_second_tab_is_played_there(beginning: Begun, ways: str) -> None:
    first, second, link = beginning
    turned(second.page).goto(link)
    expect(second.at(2).status()).to_contain_text("Your turn")
    expect(first.at(2).status()).to_contain_text("Your turn")
    expect(follows(first)).to_have_count(0 if ways == "alone" else 1)
    decide(second)
    expect(first.at(3).status()).not_to_contain_text("Your turn")
    send(second.page)
    expect(second.status()).to_contain_text("Waiting for Black")
    expect(first.status()).to_contain_text("Waiting for Black")
    assert first.moves() == second.moves()


def close(page: Page) -> Page:
    fresh = page.context.new_page()
    page.close()
    return fresh


def reload(page: Page) -> Page:
    page.reload()
    return page


def leave(page: Page) -> Page:
    page.goto(page.url.partition("#")[0] + "#")
    return page


def open_until(moment: str, page: Page, link: str) -> None:
    """Open a link until it is only kept, shows, or was answered by a move."""
    if moment == "kept":
        page.evaluate("globalThis.held = []")
    turned(page).goto(link)
    if moment == "kept":
        page.wait_for_function(f"(link) => ({TABLES})[0].match.link === link", arg=text_of(link))
    else:
        Table(page).at(len(match_of(link).record.actions))
    if moment == "decided":
        decide(Table(page))


def let_go(page: Page) -> None:
    page.evaluate("globalThis.held?.splice(0).forEach((ask) => ask()); globalThis.held = null")


ROUNDS = list(product((0, 1), (0, 1), ("kept", "shown", "decided"), (close, reload, leave)))
"""Which tab opens a link, which of the two is left, when, and how."""
IN_A_GAME = often(3, 6)
"""More than six rounds would bring a game to its end."""


@pytest.mark.parametrize("game", range(often(1, len(ROUNDS) // IN_A_GAME)))
def test_when_either_tab_is_left_at_any_moment_the_other_continues(
    ways: str, tabs: Tabs, site: str, beginning: Begun, game: int
) -> None:
    """In each round a link opens in one of two tabs, and one of them is left."""
    first, second, link = beginning
    second.page.goto(first.page.url)
    rounds = Random(ways).sample(ROUNDS, len(ROUNDS))[IN_A_GAME * game :]
    for opens, left, moment, leaves in rounds[:IN_A_GAME]:
        open_until(moment, tabs[opens], link)
        tabs[left] = leaves(tabs[left])
        for page in tabs:
            let_go(page)
        plies = len(match_of(link).record.actions)
        other = Table(turned(tabs[1 - left])).at(plies + (moment == "decided"))
        expect(follows(other)).to_be_hidden()
        answer = send((other if moment == "decided" else decide(other)).page)
        link = Friend(site).answers(answer)
        tabs[left].goto(other.page.url)


def test_a_game_that_ends_in_one_tab_can_be_sent_from_the_other(
    beginning: Begun, ways: str
) -> None:
    first, second, link = beginning
    turned(second.page).goto(link)
    expect(second.at(2).status()).to_contain_text("Your turn")
    second.page.keyboard.press("g")
    second.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(second.page.locator("[data-over]")).to_be_visible()
    expect(turned(first.page).locator("[data-over]")).to_be_visible()
    if ways != "alone":
        click(first.command("Play here"))
    expect(first.command("Send the link")).to_be_visible()
    expect(second.command("Send the link")).to_have_count(int(ways == "alone"))


# Joining


JOIN = "document.querySelector('form.opening [type=submit]').click()"
# A second game of the same match with a secret of its own, as two tabs made them once.
DOUBLE = """(link) => {
  const [name] = Object.keys(localStorage).filter((key) => key.includes(':table:'));
  const table = JSON.parse(localStorage.getItem(name));
  const secret = 'B'.repeat(21) + 'A';
  const match = { ...table.match, secret, link, next: 1, own: false, fresh: true };
  const double = { ...table, key: 'double', match, used: Date.now() };
  localStorage.setItem(name.replace(/[^:]*$/, 'double'), JSON.stringify(double));
}"""


def invited(tabs: Tabs, site: str) -> tuple[Friend, str]:
    """Open one invitation in both tabs."""
    anew(tabs, site)
    friend = Friend(site)
    link = friend.invites("murus-gallicus")
    for page in tabs:
        turned(page).goto(link)
        expect(page.get_by_role("button", name="Join", exact=True)).to_be_visible()
    return friend, link


def test_an_invitation_that_is_joined_in_one_tab_opens_that_game_in_the_other(
    tabs: Tabs, site: str
) -> None:
    friend, _ = invited(tabs, site)
    first, second = (Table(page) for page in tabs)
    click(turned(first.page).get_by_role("button", name="Join", exact=True))
    decide(first.at(1))
    click(turned(second.page).get_by_role("button", name="Join", exact=True))
    link = send(second.at(2).page)
    turned(first.page).goto(friend.answers(link))
    decide(first.at(3))
    assert kept(first.page)["key"] == first.page.url.partition("#table=")[2]


def test_an_invitation_that_is_joined_in_two_tabs_at_once_makes_one_game(
    tabs: Tabs, site: str
) -> None:
    """Neither knows of the other: what it has kept arrives late."""
    friend, _ = invited(tabs, site)
    for page in tabs:
        hear_late(page, ":table:")
    games = []
    for page in tabs:
        page.evaluate(JOIN)
        Table(page).at(1)
        games.append(kept(page))
        page.evaluate("hearInTime()")
    one, other = games
    assert one["match"]["secret"] == other["match"]["secret"]
    assert {page.url for page in tabs} == {f"{site}#table={one['key']}"}
    first, second = (Table(page) for page in tabs)
    link = friend.answers(send(decide(first).page))
    for table in (first, second):
        turned(table.page).goto(link)
        expect(table.at(3).status()).to_contain_text("Your turn")
        expect(table.page).to_have_url(f"{site}#table={one['key']}")


def test_of_two_games_of_one_match_a_message_goes_to_the_one_whose_secret_it_fits(
    tabs: Tabs, site: str
) -> None:
    """The other has the friend's answer already, with which it can do nothing."""
    friend, _ = invited(tabs, site)
    first, second = (Table(page) for page in tabs)
    click(turned(first.page).get_by_role("button", name="Join", exact=True))
    link = friend.answers(send(decide(first.at(1)).page))
    second.page.goto(f"{site}#")
    second.page.evaluate(DOUBLE, text_of(link))
    turned(second.page).goto(link)
    decide(second.at(3))
    expect(second.page).to_have_url(first.page.url)
    second.page.goto(f"{site}#table=double")
    expect(second.page.get_by_role("alert")).to_contain_text("Open that link once more")
