"""Other ways that a game went: kept when something else is played, switched to, and deleted."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.tables import Table, begin, click

GAME = "#game=murus-gallicus&seats=person,person"


def branched(page: Page, site: str) -> Table:
    """Take back two moves, and play something else."""
    table = begin(page, site, f"{site}{GAME}").play(["c1-a3", "e7-e5", "a1-c3"])
    for ply in (2, 1):
        click(table.command("Undo"))
        table.at(ply)
    return table.play(["d7-b5"], since=1)


def branches(table: Table) -> Locator:
    """Find the branches, which are folded away."""
    table.page.get_by_text("1 branch", exact=True).click()
    return table.page.locator(".branches").get_by_role("listitem")


def test_a_phone_has_the_branches_with_the_moves(phone: Page, site: str) -> None:
    table = branched(phone, site)
    table.command("Moves").tap()
    dialog = phone.get_by_role("dialog", name="Moves")
    dialog.get_by_text("1 branch", exact=True).tap()
    expect(dialog.get_by_role("button", name="Switch to it: branch 1")).to_be_visible()
    phone.keyboard.press("Escape")


def test_open_branches_leave_the_slider_above_the_bar_of_a_tablet(phone: Page, site: str) -> None:
    phone.set_viewport_size({"width": 820, "height": 1180})
    expect(branches(branched(phone, site))).to_be_visible()
    bar = phone.locator(".commands").bounding_box()
    slider = phone.get_by_role("slider").bounding_box()
    assert bar
    assert slider
    assert slider["y"] + slider["height"] <= bar["y"]
