"""The courses that teach the games, as learners take them: by ear, by mouse and by touch."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from pygames.game import Game
from pygames.games import catalog
from tests.browser.axe import findings
from tests.browser.conftest import watched
from tests.browser.looks import expect_nothing_found
from tests.browser.tables import PHONE, Table, ask, click, go_home, shelved

GAMES = pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
SOME_GAMES = pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
COURSE = "murus-gallicus"
LEARN = "Learn in 3 minutes"
# In the rules of On Tour, the figure of a tour begins without any of it drawn.
BEFORE_THE_TOUR = """
const plain = globalThis.fetch;
globalThis.fetch = async (input, init) => {
  const response = await plain(input, init);
  if (!String(input).includes('rules-on-tour')) return response;
  const drop = (key, value) =>
    key === 'actions' ? value.filter((action) => !action.startsWith('>')) : value;
  return new Response(JSON.stringify(JSON.parse(await response.text(), drop)));
};
"""


@pytest.fixture(scope="module")
def desktop(browser: Browser) -> Iterator[Page]:
    """One page for all courses, since Python takes a while to start."""
    for page in watched(browser):
        page.add_init_script(BEFORE_THE_TOUR)
        yield page


@pytest.fixture
def newcomer(desktop: Page, site: str) -> Page:
    """The home page of a person who has taken no course."""
    go_home(desktop, site).goto(f"{site}#rules")
    expect(desktop.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
    # The home page that comes next reads what is kept.
    desktop.evaluate("localStorage.clear()")
    return go_home(desktop, site)


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[Page]:
    """One phone for both sizes."""
    yield from watched(browser, **PHONE)


@pytest.fixture
def smallest(phone: Page) -> Page:
    """The smallest phone."""
    phone.set_viewport_size({"width": 320, "height": 568})
    return phone


@pytest.fixture
def small(phone: Page) -> Page:
    """A small phone."""
    phone.set_viewport_size({"width": 320, "height": 640})
    return phone


def open_step(page: Page, site: str, step: int) -> Table:
    page.goto(f"{site}#learn={COURSE}&step={step}")
    task = game_of(COURSE).lessons().basics[step - 1].task
    expect(page.get_by_role("heading", name=task)).to_be_visible()
    return Table(page).painted()


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def play(page: Page, *squares: str) -> None:
    for square in squares:
        click(Table(page).place(square))


def said(page: Page, words: str | re.Pattern[str]) -> Locator:
    """Find what is written on the page, not what is only spoken."""
    return page.get_by_role("main").get_by_text(words)


# By ear: nothing here looks at the canvas, at coordinates, at styles or at attributes.


class Learner:
    """A person who hears a course, asks for the solution, and plays it with the Enter key."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.log = page.get_by_role("log")
        self.board = page.get_by_role("group", name="Board")

    def press(self, name: str) -> str:
        """Press a button, and return what is announced."""
        lines = self.log.get_by_role("paragraph").all_text_contents()
        button(self.page, name).press("Enter")
        expect(self.log).not_to_have_text("".join(lines))
        return self.log.get_by_role("paragraph").last.text_content() or ""

    def hear_step(self, number: int, steps: int) -> None:
        expect(self.log).to_contain_text(f"Step {number} of {steps}")

    def follow(self) -> None:
        """Do what is shown."""
        shown = re.search(r"Like this: (.*)\.$", self.press("Show me"))
        assert shown
        for name in shown[1].split(", then "):
            place = re.compile(rf"^{re.escape(name)}($|, )")
            choices = self.page.get_by_role("group", name="Choices")
            found = self.board.get_by_role("button", name=place)
            found.or_(choices.get_by_role("button", name=place)).first.press("Enter")
        expect(self.log).to_contain_text("Right.")

    def begin(self) -> None:
        """Make any first move of the game at the end."""
        choices = self.page.get_by_role("group", name="Choices")
        can = self.board.get_by_role("button", name=re.compile(", can "))
        any_choice = can.or_(choices.get_by_role("button", disabled=False))
        while self.page.get_by_role("heading", level=1, name=re.compile("^Learn ")).is_visible():
            before = self.log.text_content() or ""
            any_choice.first.press("Enter")
            table = self.page.get_by_role("group", name="Moves")
            expect(table.or_(self.log.filter(has_not_text=before)).first).to_be_attached()


@SOME_GAMES
def test_a_course_is_taken_by_ear_to_its_game(desktop: Page, site: str, game: Game[Any]) -> None:
    steps = game.lessons().basics
    desktop.goto(f"{site}#learn={game.id}&step=1")
    expect(desktop.get_by_role("heading", level=1, name=f"Learn {game.title}")).to_be_visible()
    learner = Learner(desktop)
    for number, step in enumerate(steps, 1):
        learner.hear_step(number, len(steps))
        if step.kind == "play":
            break
        if step.kind != "look":
            learner.follow()
        button(desktop, "Next").press("Enter")
    learner.begin()
    expect(desktop.get_by_role("heading", level=1, name=game.title, exact=True)).to_be_visible()


@GAMES
def test_the_fine_print_is_taken_by_ear_to_its_end(
    desktop: Page, site: str, game: Game[Any]
) -> None:
    steps = game.lessons().fine_print
    if not steps:
        pytest.skip("this game has none")
    desktop.goto(f"{site}#learn={game.id}&course=fine-print&step=1")
    learner = Learner(desktop)
    for number, step in enumerate(steps, 1):
        learner.hear_step(number, len(steps))
        if step.kind != "look":
            learner.follow()
        if number < len(steps):
            button(desktop, "Next").press("Enter")
    expect(button(desktop, "Play a game now")).to_be_visible()


# What is said


def test_a_wrong_move_is_answered_with_its_clause_and_the_second_is_followed_by_the_right_one(
    desktop: Page, site: str
) -> None:
    open_step(desktop, site, 3)
    play(desktop, "b1", "d3")
    expect(said(desktop, "That makes d3 a stack. Now think of d2.")).to_be_visible()
    expect(button(desktop, "Rule M4")).to_be_visible()
    play(desktop, "a1", "a3")
    expect(said(desktop, "Like this: c1, then e3.")).to_be_visible()
    play(desktop, "c1", "e3")
    expect(said(desktop, "The stack on d2 can move again.")).to_be_visible()
    expect(button(desktop, "Skip")).to_have_count(0)


def test_what_cannot_be_picked_is_explained_as_in_a_game(desktop: Page, site: str) -> None:
    table = open_step(desktop, site, 5)
    play(desktop, "d4")
    ask(table.place("c5"))
    expect(said(desktop, "Black has a stack there, and stacks can’t be hit.")).to_be_visible()
    button(desktop, "Rule M5").click()
    rules = desktop.get_by_role("dialog", name="Rules")
    expect(rules.get_by_text("Hit.", exact=True)).to_be_in_viewport()
    desktop.keyboard.press("Escape")


def test_single_keys_read_the_step_and_the_position_aloud(desktop: Page, site: str) -> None:
    table = open_step(desktop, site, 1)
    task = desktop.get_by_role("heading", level=2).first.text_content()
    assert task
    log = desktop.get_by_role("log").get_by_role("paragraph").last
    for key, says in (
        ("p", "White: 3 stacks"),
        ("s", "2 rows to go"),
        ("w", "Row 1: "),
        ("t", task),
    ):
        desktop.keyboard.press(key)
        expect(log).to_contain_text(re.compile(says))
    table.at(0)


@pytest.mark.parametrize("step", [1, 3])
def test_a_button_that_does_several_things_is_left_out_of_a_step_that_asks_for_one(
    desktop: Page, site: str, step: int
) -> None:
    """In the game it would draw the whole tour."""
    desktop.goto(f"{site}#learn=on-tour&step={step}")
    task = game_of("on-tour").lessons().basics[step - 1].task
    expect(desktop.get_by_role("heading", name=task)).to_be_visible()
    Table(desktop).painted()
    choices = desktop.get_by_role("group", name="Choices").get_by_role("button")
    assert [label for label in choices.all_text_contents() if label != "End the tour"] == []
    button(desktop, "Show me").click()
    expect(said(desktop, re.compile("^Like this: (Mississippi|Missouri)"))).to_be_visible()


@pytest.mark.smoke
def test_what_the_others_do_follows_a_right_move(desktop: Page, site: str) -> None:
    table = open_step(desktop, site, 2)
    play(desktop, "d1", "d3")
    table.at(2)
    expect(desktop.get_by_role("log")).to_contain_text("Black moved d7–d5")


def test_the_last_step_continues_as_a_game_against_the_gentlest_bot(
    desktop: Page, site: str
) -> None:
    open_step(desktop, site, len(game_of(COURSE).lessons().basics))
    play(desktop, "e1", "e3")
    expect(desktop.locator("ol[data-moves]")).to_contain_text("e1-e3")
    expect(desktop.locator(".plate", has_text="Gentle bot")).to_be_visible()
    Table(desktop).at(2)
    # The first move was made here, too, so the game counts.
    key = desktop.url.split("table=")[1]
    kept = desktop.evaluate(
        "(key) => localStorage.getItem(`pygames:${location.pathname}:table:${key}`)", key
    )
    assert json.loads(kept)["given"] == 0


@GAMES
def test_the_button_of_the_last_step_plays_on_with_the_board_that_shows(
    desktop: Page, site: str, game: Game[Any]
) -> None:
    """Even if chance has made the board: cities, or dice."""
    steps = game.lessons().basics
    desktop.goto(f"{site}#learn={game.id}&step={len(steps)}")
    expect(desktop.get_by_role("heading", name=steps[-1].task)).to_be_visible()
    before = what_shows(Table(desktop).painted())
    button(desktop, "Play a game now").click()
    expect(desktop.locator(".plate").first).to_be_visible()
    assert what_shows(Table(desktop).painted()) == before


def what_shows(table: Table) -> list[str]:
    """Return the places of a board in words, once they can be picked."""
    expect(table.board.locator("[data-pick]:not([aria-disabled])").first).to_be_attached()
    shown: list[str] = table.board.locator("[data-pick]").evaluate_all(
        "(all) => all.map((each) => each.ariaLabel ?? each.innerText)"
    )
    return shown


def test_a_step_keeps_its_words_above_the_answer(small: Page, site: str) -> None:
    small.goto(f"{site}#learn={COURSE}&step=3")
    Table(small).painted()
    words = small.locator(".step-words")
    place = words.bounding_box()
    play(small, "b1", "d3")
    expect(said(small, "That makes d3 a stack. Now think of d2.")).to_be_in_viewport()
    expect(words).to_be_visible()
    assert words.bounding_box() == place


# Whether a button can be pressed where it is.
IS_ON_TOP = """button => {
  const { left, top, width, height } = button.getBoundingClientRect();
  return [top + 1, top + height - 1].every((y) =>
    button.contains(document.elementFromPoint(left + width / 2, y)));
}"""


@GAMES
def test_on_the_smallest_phone_the_way_to_a_game_is_in_view(
    smallest: Page, site: str, game: Game[Any]
) -> None:
    steps = game.lessons().basics
    smallest.goto(f"{site}#learn={game.id}&step={len(steps)}")
    expect(smallest.get_by_role("heading", name=steps[-1].task)).to_be_visible()
    Table(smallest).painted()
    assert button(smallest, "Play a game now").evaluate(IS_ON_TOP)


@GAMES
def test_on_a_small_phone_the_way_to_the_fine_print_is_in_view(
    small: Page, site: str, game: Game[Any]
) -> None:
    small.goto(f"{site}#learn={game.id}&step={len(game.lessons().basics)}")
    way = small.get_by_role("link", name="The fine print")
    expect(way).to_be_visible()
    Table(small).painted()
    assert way.evaluate(IS_ON_TOP)


def test_a_table_leads_to_its_lesson_and_the_lesson_back(desktop: Page, site: str) -> None:
    desktop.goto(f"{site}#game={COURSE}")
    button(desktop, "Learn").click()
    expect(desktop.get_by_role("heading", level=1, name="Learn Murus Gallicus")).to_be_visible()
    desktop.get_by_role("link", name="Back").click()
    expect(button(desktop, "Learn")).to_be_visible()


def game_of(id: str) -> Game[Any]:
    return next(game for game in catalog() if game.id == id)


# The address and the progress


def test_the_address_follows_the_steps_and_back_leaves_the_course(newcomer: Page) -> None:
    page = newcomer
    page.get_by_role("link", name=f"{LEARN}: Murus Gallicus").click()
    expect(page).to_have_url(re.compile("step=1$"))
    button(page, "Skip").click()
    expect(page).to_have_url(re.compile("step=2$"))
    page.go_back()
    expect(shelved(page, "Murus Gallicus")).to_be_visible()


def test_an_address_beyond_the_last_step_opens_the_last(desktop: Page, site: str) -> None:
    steps = game_of(COURSE).lessons().basics
    desktop.goto(f"{site}#learn={COURSE}&step=99")
    expect(desktop.get_by_role("heading", name=steps[-1].task)).to_be_visible()
    expect(desktop).to_have_url(re.compile(f"step={len(steps)}$"))


def test_a_course_continues_where_it_was_left(newcomer: Page, site: str) -> None:
    page = newcomer
    open_step(page, site, 1)
    play(page, "d5", "d7")
    expect(button(page, "Next")).to_be_visible()
    page.goto(f"{site}#learn={COURSE}")
    expect(page.get_by_role("heading", name="Move the stack on d1 straight up.")).to_be_visible()
    expect(page).to_have_url(re.compile("step=2$"))
    go_home(page, site)
    expect(shelved(page, "Murus Gallicus")).to_be_visible()
    expect(page.get_by_role("link", name=f"{LEARN}: Murus Gallicus")).to_have_count(0)
    shelved(page, "Murus Gallicus").click()
    page.get_by_role("dialog").get_by_role("link", name="The lesson").click()
    expect(page).to_have_url(re.compile("step=2$"))


def test_a_link_to_a_step_says_at_once_that_the_rules_are_on_their_way(
    page: Page, site: str
) -> None:
    page.goto(f"{site}#learn={COURSE}&step=3")
    expect(page.get_by_role("main")).to_contain_text("Setting up")
    open_step(page, site, 3)


def test_a_course_that_is_not_there_is_said_to_be_missing(
    page: Page, site: str, watch: Any
) -> None:
    watch.allow("noch-nie")
    page.goto(f"{site}#learn=noch-nie")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.get_by_role("button", name="All games")).to_be_visible()


# Figures


def test_a_figure_of_the_rules_can_be_tried_on_the_spot(desktop: Page, site: str) -> None:
    desktop.goto(f"{site}#rules={COURSE}")
    button(
        desktop,
        "Try it: Nothing stands on d6 and d7, so the stack on d5 can go there, and White wins.",
    ).click()
    trial = desktop.get_by_role("dialog", name="Try it yourself")
    trial.get_by_role("button", name=re.compile("^d7, ")).click()
    expect(trial.get_by_text("White moved d5–d7. White wins.").first).to_be_visible()
    button(desktop, "From the start").click()
    expect(trial.get_by_text("Where does the stack on d5 go?").first).to_be_visible()
    desktop.keyboard.press("Escape")
    expect(trial).to_have_count(0)
    expect(desktop.get_by_role("heading", name="Murus Gallicus")).to_be_visible()


def test_a_button_that_does_several_things_does_all_of_them_at_a_figure(
    desktop: Page, site: str
) -> None:
    desktop.goto(f"{site}#rules=on-tour")
    desktop.get_by_role("button", name=re.compile("^Try it: Fifteen areas")).click()
    trial = desktop.get_by_role("dialog", name="Try it yourself")
    trial.get_by_role("button", name="Draw my best tour").click()
    expect(trial.get_by_text(re.compile("26 points")).first).to_be_visible()
    expect(trial.get_by_role("button", name="End the tour")).to_have_count(0)
    desktop.keyboard.press("Escape")
    expect(trial).to_have_count(0)


def test_the_rules_lead_to_the_courses(desktop: Page, site: str) -> None:
    desktop.goto(f"{site}#rules={COURSE}")
    desktop.get_by_role("link", name="The fine print").click()
    expect(desktop.get_by_role("heading", name="Find the square f2.")).to_be_visible()


# For people who can't see colours, or need larger ones


def test_nothing_is_found_by_axe_in_a_lesson_and_in_a_trial(desktop: Page, site: str) -> None:
    open_step(desktop, site, 3)
    play(desktop, "b1", "d3")
    expect(button(desktop, "Rule M4")).to_be_visible()
    expect_nothing_found(desktop)
    desktop.goto(f"{site}#rules={COURSE}")
    desktop.get_by_role("button", name=re.compile("^Try it: A stack")).click()
    trial = desktop.get_by_role("dialog", name="Try it yourself")
    expect(trial.get_by_role("button", name=re.compile("^d5, "))).to_be_attached()
    assert findings(desktop) == []
    desktop.keyboard.press("Escape")
