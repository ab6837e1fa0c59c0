"""What people far apart do with a game by links. Each deed says what was done; '' for nothing."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace

from playwright.sync_api import Page, expect

from pygames.look.picks import PickPath
from pygames.look.show import Moment
from pygames.match import read
from pygames.record import final
from tests.browser.far import text_of
from tests.browser.far_model.moving import delete, keep, move, plant, restore
from tests.browser.far_model.shown import (
    button,
    key_of,
    settle,
    short,
    there,
    wait_until_right,
)
from tests.browser.far_model.somebody import Somebody, at_table, goes, hasty
from tests.browser.far_model.truth import BrokenError, Coming, Kept, brings, goes_back
from tests.browser.far_model.world import PEOPLE, Device
from tests.browser.tables import Table, text_in

LAST = 14
"""A number by which the last link is opened."""


def begin(who: Somebody) -> str:
    """Begin the game, once."""
    if who.world.begun:
        return ""
    who.world.begun = True
    seat = who.step.number % 2
    seats = ("person,far", "far,person")[seat]
    me = PEOPLE[who.step.person]
    names = (f"%5B%22{me}%22%5D", f"%5B%22%22,%22{me}%22%5D")[seat]
    page = who.tab()
    page.goto(f"{who.world.site}#game={who.world.game}&seats={seats}&names={names}")
    expect(page).to_have_url(re.compile("#table="))
    return "begins"


def open_link(who: Somebody) -> str:
    """Open one of the links that were sent, the last one most often."""
    if not who.world.links:
        return ""
    back = max(0, who.step.number % 7 - 4)
    link = who.world.links[max(0, len(who.world.links) - 1 - back)]
    page = who.tab()
    before = who.device.kept()
    coming = brings(link, before)
    if who.step.number % 3 == 0 and there(button(page, "Open a link")):
        how = "pastes"
        paste(page, f"{who.world.site}#m={link} !")
    else:
        how = "opens"
        goes(page, f"{who.world.site}#m={link}")
    if not hasty(who.step):
        expect_arrived(who.device, page, link, coming, before)
    return f"{how} link {who.world.links.index(link)}: {coming}"


def paste(page: Page, text: str) -> None:
    button(page, "Open a link").first.click()
    page.get_by_role("textbox", name="Paste the link here").fill(text)
    page.get_by_role("dialog").get_by_role("button", name="Open it").click()


def expect_arrived(
    device: Device, page: Page, link: str, coming: Coming, before: dict[str, Kept]
) -> None:
    """Fail where a link doesn't bring what it can."""
    match = read(link)

    def wrong() -> str:
        sight, tables = settle(page, device.name), device.kept()
        here = tables.get(key_of(sight))
        if coming in {"goes on", "known"}:
            fits = here is not None and here.match.id == match.id
            right = here is not None and fits and not goes_back(here.match, match)
        elif coming == "invited":
            right = there(button(page, "Join"))
        else:
            links = [{key: each.link for key, each in all_.items()} for all_ in (before, tables)]
            right = not sight["table"] and links[0] == links[1]
        sentence = f"{device.name}: the link is “{coming}”, but leads to {short(sight)}"
        return "" if right else sentence

    wait_until_right(page, wrong)


def join(who: Somebody) -> str:
    """Join the game that a tab invites to; where both tabs do, perhaps in both at once."""
    pages = [page for page in who.device.pages() if there(button(page, "Join"))]
    if who.step.number % 2 and who.page in pages:
        pages = [page for page in pages if page is who.page]
    for page in pages:
        page.get_by_label("Your name").fill(PEOPLE[who.step.person])
    for page in pages:
        button(page, "Join").dispatch_event("click")
    # What a link brings then depends on whether the game is kept: until it is, the offer shows.
    for page in pages:
        expect(page.get_by_role("button", name="Not now")).to_have_count(0)
    return f"joins in {len(pages)}" if pages else ""


def play(who: Somebody) -> str:
    """Decide something legal by picking or by typing; perhaps close the tab at once."""
    place = at_table(who)
    if not place or place[1].deed != "play":
        return ""
    page, table = place
    paths = paths_at(table)
    path = paths[who.step.number % len(paths)]
    if who.step.number % 4 == 0:
        page.keyboard.press("m")
        page.get_by_label("Your move").fill(path.action)
        page.keyboard.press("Enter")
    else:
        for pick in path.ids:
            page.locator(f'button[data-pick="{pick}"][data-open]').click()
    if who.step.number % 11 == 1:
        who.close()
        return f"plays {path.action} and is gone"
    Table(page).at(len(table.record.actions) + 1)
    return f"plays {path.action}"


def paths_at(table: Kept) -> Sequence[PickPath]:
    """List how each legal action is picked."""
    return table.record.game.look.show(Moment(final(table.record))).paths


def resign(who: Somebody) -> str:
    """Give up."""
    place = at_table(who)
    if not place or place[1].deed != "play":
        return ""
    page, _ = place
    page.keyboard.press("g")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator("[data-over]")).to_be_visible()
    return "resigns"


def undo(who: Somebody) -> str:
    """Take back what was decided."""
    place = at_table(who)
    if not place or not there(button(place[0], "Undo")):
        return ""
    page, table = place
    button(page, "Undo").click()
    if table.record.ended is None:
        Table(page).past(len(table.record.actions))
    else:
        expect(page.locator("[data-over]")).to_be_hidden()
    return "takes back"


def send(who: Somebody) -> str:
    """Open the dialog with the link; copy it, unless the person only looks."""
    place = at_table(who)
    if not place:
        return ""
    page, table = place
    buttons = (button(page, word) for word in ("Send the link", "Show my link"))
    way = next((each for each in buttons if there(each)), None)
    if way is None:
        return ""
    way.click()
    link = text_of(text_in(page.get_by_role("textbox", name="Link to this game")))
    looks = who.step.number % 6 == 0
    if not looks:
        copy(who, page, table, link)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    if looks and who.device.kept()[table.key] != table:
        raise BrokenError(f"{who.device.name}: to look at the link was to send it")
    return "looks at the link" if looks else f"sends link {who.world.links.index(link)}"


def copy(who: Somebody, page: Page, table: Kept, link: str) -> None:
    button(page, "Copy message").click()
    expect(button(page, "Copied")).to_be_visible()
    who.device.sent[table.secret] = link
    if link not in who.world.links:
        who.world.links.append(link)


def on(who: Somebody) -> str:
    """Do what is due, here or wherever something is: open the last link, join, decide or send."""
    for turned in range(4):
        other = who.at(who.step.person ^ turned >> 1, who.step.device ^ turned & 1).awake()
        did = do_due(other)
        if did:
            who.world.touched.add(other.device)
            return f"[{other.device.name}] {did}"
    return ""


def do_due(who: Somebody) -> str:
    """Do what is due on a device."""
    tables = who.world.kept(who.device)
    due = [each for each in tables.values() if not each.fresh and each.deed in {"play", "send"}]
    if due:
        return go_on(who, due[0])
    if not who.world.links:
        return ""
    coming = brings(who.world.links[-1], tables)
    own = who.world.devices[who.step.person]
    if coming == "invited" and any(who.world.kept(device) for device in own):
        return ""
    if coming == "invited" and any(there(button(page, "Join")) for page in who.device.pages()):
        return join(who)
    ways = {"goes on", "invited"}
    return open_link(replace(who, step=who.step._replace(number=LAST))) if coming in ways else ""


def go_on(who: Somebody, table: Kept) -> str:
    """Decide or send at a table."""
    page = who.tab()
    if page.url.partition("#table=")[2] != table.key:
        goes(page, f"{who.world.site}#table={table.key}")
    settle(page, who.device.name)
    here(who)
    return play(who) or send(who)


def again(who: Somebody) -> str:
    """Reload a tab."""
    page = who.page
    if page is None:
        return ""
    page.reload()
    return "reloads"


def close(who: Somebody) -> str:
    """Close a tab, whatever it is doing."""
    if who.page is None:
        return ""
    who.close()
    return "closes"


def home(who: Somebody) -> str:
    """Go to the home page, and perhaps from there to the game that was left open."""
    page = who.tab()
    goes(page, f"{who.world.site}#")
    settle(page, who.device.name)
    left = page.locator("main a[href^='#table=']").first
    if who.step.number % 3 == 0 or not there(left):
        return "goes home"
    left.click()
    Table(page).painted()
    return "goes on from the home page"


def travel(who: Somebody) -> str:
    """Go back or forward."""
    page = who.page
    if page is None:
        return ""
    word = ("back", "forward")[who.step.number % 2]
    (page.go_back if word == "back" else page.go_forward)()
    if page.url == "about:blank":
        who.close()
    return f"goes {word}"


def here(who: Somebody) -> str:
    """Go on in a tab that follows another."""
    page = who.page
    if page is None or not there(button(page, "Play here")):
        return ""
    page.bring_to_front()
    button(page, "Play here").click()
    expect(button(page, "Play here")).to_have_count(0)
    return "plays here"


def network(who: Somebody) -> str:
    """Lose the network, or have it again."""
    who.device.offline = not who.device.offline
    who.device.context.set_offline(who.device.offline)
    return "is offline" if who.device.offline else "is online"


DEEDS: dict[str, Callable[[Somebody], str]] = {
    "begin": begin,
    "open": open_link,
    "join": join,
    "play": play,
    "resign": resign,
    "undo": undo,
    "send": send,
    "on": on,
    "reload": again,
    "close": close,
    "home": home,
    "travel": travel,
    "here": here,
    "move": move,
    "delete": delete,
    "restore": restore,
    "keep": keep,
    "plant": plant,
    "network": network,
}
