"""What people do with the games that a device keeps: move them, delete them, bring them back."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from pygames.match import read
from tests.browser.far_model.shown import button, there
from tests.browser.far_model.somebody import Somebody, goes
from tests.browser.far_model.truth import BrokenError, Kept, goes_back
from tests.browser.far_model.world import Device
from tests.browser.library import menu

IMPORTED = re.compile("added|refused")
_PLANT = """([like, key, change, used]) => {
  const from = Object.keys(localStorage).find((name) => name.endsWith(`:table:${like}`));
  const { match, record, ...table } = JSON.parse(localStorage.getItem(from));
  const planted = {
    ...table, key, used: Date.now() * used, over: false, ahead: [],
    record: { ...record, actions: change.actions },
    match: { ...match, ...change.match },
  };
  localStorage.setItem(from.replace(like, key), JSON.stringify(planted));
}"""
"""Keeps a game again, as it was when a player had joined, with another secret."""
PLANTED = "planted"


def library(who: Somebody) -> Page:
    """Show all games of a device in a tab."""
    page = who.tab()
    goes(page, f"{who.world.site}#games")
    who.device.settle()
    page.bring_to_front()
    return page


def move(who: Somebody) -> str:
    """Export all games, and import them on the other device."""
    if not who.device.kept():
        return ""
    page = library(who)
    tables = who.device.kept()
    menu(page, "Export").click()
    text = page.get_by_label("As text").input_value()
    page.keyboard.press("Escape")
    other = who.at(who.step.person, 1 - who.step.device)
    page = library(other)
    before = other.device.kept()
    menu(page, "Import").click()
    page.get_by_label("Or paste the text of games").fill(text)
    page.get_by_role("dialog").get_by_role("button", name="Import").click()
    expect(page.get_by_text(IMPORTED).first).to_be_visible()
    after = other.device.kept()
    # Where both devices have joined, there is a game with each of the two secrets from now on.
    places = {table.place for table in before.values()}
    new = after.keys() - before.keys()
    other.device.back |= {key for key in new if after[key].place in places}
    expect_moved(other.device, tables, before, after)
    return "moves all games to the other device"


def expect_moved(
    device: Device, tables: dict[str, Kept], before: dict[str, Kept], after: dict[str, Kept]
) -> None:
    """Fail unless an import has brought a game that continues from the one here."""
    for table in tables.values():
        twins = [each for each in before.values() if each.place == table.place]
        if twins and all(each.coming(table.match) == "refused" for each in twins):
            continue
        now = [each for each in after.values() if each.place == table.place]
        if all(goes_back(each.match, table.match) for each in now):
            raise BrokenError(f"{device.name}: the import has not brought {table.place}")


def delete(who: Somebody) -> str:
    """Delete a game; perhaps bring it back at once."""
    if not who.device.kept():
        return ""
    page = library(who)
    before = who.device.kept()
    page.get_by_role("button", name=re.compile("^More: ")).first.click()
    page.get_by_role("button", name=re.compile("^Delete: ")).first.click()
    expect(page.locator(".kept-game.gone")).to_have_count(1)
    left = who.device.kept()
    who.device.gone |= {key: table for key, table in before.items() if key not in left}
    for table in who.device.gone.values():
        who.device.sent.pop(table.secret, None)
    if who.step.number % 3:
        return "deletes a game"
    return f"deletes a game and {restore(who)}"


def restore(who: Somebody) -> str:
    """Bring back a game that was deleted."""
    page = who.page
    if page is None or not there(page.locator(".kept-game.gone")):
        return ""
    count = page.locator(".kept-game.gone").count()
    page.locator(".kept-game.gone button").first.click()
    expect(page.locator(".kept-game.gone")).to_have_count(count - 1)
    return "takes back that it is deleted"


def keep(who: Somebody) -> str:
    """Keep a game that another tab has deleted."""
    page = who.page
    if page is None or not there(button(page, "Keep it")):
        return ""
    button(page, "Keep it").click()
    return "keeps the game all the same"


def plant(who: Somebody) -> str:
    """Let an older version of the page have joined twice: then there are two secrets."""
    tables, links = who.device.kept(), who.world.links
    match = read(links[0]) if links else None
    own = [each for each in tables.values() if match and each.seat not in match.joined()]
    if not match or not own or PLANTED in tables or len(match.joined()) == match.players:
        return ""
    like = own[0]
    secret = ("A" if like.secret[0] != "A" else "B") + like.secret[1:]
    state = {"link": links[0], "secret": secret, "next": like.seat, "joined": len(match.joined())}
    state |= {"own": False, "fresh": True, "since": None}
    change = {"actions": list(match.record.actions), "match": state}
    used = who.step.number % 2
    who.device.back.add(PLANTED)
    who.device.spare.evaluate(_PLANT, [like.key, PLANTED, change, used])
    return "has joined twice with an older version"
