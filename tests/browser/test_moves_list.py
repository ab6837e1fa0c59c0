"""The list of moves: one entry for a set-up, dice as dice, words in a ribbon, turns counted."""

from __future__ import annotations

import re
from dataclasses import replace

from playwright.sync_api import Locator, Page, expect

from pygames.games import find
from pygames.record import Record
from tests.browser.axe import findings
from tests.browser.tables import Table, go_home, next_frame, record_link, tap
from tests.support.moments import no_tips
from tests.support.playthrough import golden

# Chooses whether notation shows, as another window does.
NOTATION = """(value) => {
  const key = `pygames:${location.pathname}:notation`;
  localStorage.setItem(key, value);
  dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}"""
SHOWN = "element => getComputedStyle(element, '::after').content"


def played(page: Page, site: str, game: str, plies: int) -> Table:
    """Show the first plies of a golden game."""
    return shown(page, site, golden(find(game)), plies)


def shown(page: Page, site: str, record: Record, plies: int) -> Table:
    """Show the first plies of a game, with no tip in the place of a ribbon."""
    go_home(page, site).evaluate(no_tips())
    start = replace(record, actions=record.actions[:plies])
    return Table(page).open(record_link(site, start.data())).at(plies)


def entries(table: Table) -> Locator:
    """Find the moves that can be seen."""
    return table.page.locator("ol[data-moves] > li:visible")


# A browser that guards against being told apart gives noise in place of what was painted.
NOISE = """
const { getImageData } = CanvasRenderingContext2D.prototype;
CanvasRenderingContext2D.prototype.getImageData = function (...args) {
  const image = getImageData.apply(this, args);
  crypto.getRandomValues(image.data);
  return image;
};
HTMLCanvasElement.prototype.toDataURL = () => 'data:,noise';
"""


def test_what_is_drawn_in_the_list_is_painted_anew_with_the_theme(desktop: Page, site: str) -> None:
    table = played(desktop, site, "eight-by-eight", 3)
    die = entries(table).first.locator("img")
    expect(die).to_have_attribute("src", re.compile("^data:image/png"))
    light = die.get_attribute("src") or ""
    desktop.emulate_media(color_scheme="dark")
    expect(die).not_to_have_attribute("src", light)
    desktop.emulate_media(color_scheme="light")


def test_the_list_is_in_words_in_the_ribbon_and_in_its_dialog(phone: Page, site: str) -> None:
    table = played(phone, site, "cercas", 3)
    first, last = table.moves()[-1].split(":")[0].split("-")
    face = entries(table).last.locator("[data-words]")
    assert face.evaluate(SHOWN).startswith(f'"{first}–{last}, ')
    assert len(table.moves()) == 3
    tap(table.command("Moves"))
    in_dialog = phone.get_by_role("dialog").locator("ol[data-moves] > li").last
    expect(in_dialog).to_have_text(table.moves()[-1])
    words = in_dialog.locator("[data-words]").evaluate(SHOWN)
    assert words.startswith(f'"{first}–{last}, ')


def test_axe_finds_nothing_in_the_list_of_moves_with_notation(desktop: Page, site: str) -> None:
    """What its entries are called: tests/web/page/moves-list.test.ts. In words: test_axe.py."""
    for game, plies in (
        *(("cercas", 3), ("murus-gallicus", 11)),
        *(("eight-by-eight", 7), ("eight-cities", 12)),
    ):
        table = played(desktop, site, game, plies)
        desktop.evaluate(NOTATION, "on")
        next_frame(desktop)
        assert entries(table).count()
        assert findings(desktop) == [], game
    desktop.evaluate(NOTATION, "off")


def test_moves_too_long_for_two_columns_are_lines_that_begin_with_a_name(
    desktop: Page, site: str
) -> None:
    shown(desktop, site, golden(find("eight-by-eight"), "four-passes"), 80)
    # Below four seats there is no room for the score.
    cut = "it => it.scrollHeight > it.clientHeight"
    assert not desktop.locator(".after > .panels").evaluate(cut)
    table = shown(desktop, site, golden(find("on-tour"), "bots-on-the-usa-map"), 33)
    whose = entries(table).evaluate_all("all => all.map((one) => one.dataset.who).filter(Boolean)")
    assert set(whose[:4]) == {"Red", "Yellow"}
    cut = "list => list.scrollWidth > list.clientWidth"
    assert not desktop.locator(".record .moves").evaluate(cut)


def test_a_phone_shows_the_ribbon_of_several_players_too(phone: Page, site: str) -> None:
    table = shown(phone, site, golden(find("eight-by-eight"), "four-passes"), 41)
    moves = table.page.locator("[data-moves] button:visible")
    expect(moves.last).to_be_in_viewport()
    heights = "all => all.map((one) => one.scrollHeight + one.offsetHeight - one.clientHeight)"
    assert set(moves.evaluate_all(heights)) == {44}


def test_dice_show_in_a_browser_that_gives_no_picture_back(desktop: Page, site: str) -> None:
    """This test is the last one: the page is in such a browser from then on."""
    desktop.add_init_script(NOISE)
    desktop.reload()
    played(desktop, site, "eight-by-eight", 3)
    die = entries(Table(desktop)).first.locator("canvas")
    assert die.evaluate("({ width, height }) => width * height") > 0
