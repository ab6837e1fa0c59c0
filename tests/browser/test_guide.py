"""A yes before each move, where it shows. The rest of it: `tests/web/page/guide.test.ts`."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.tables import CHOSEN, Table, click


def test_a_move_that_waits_for_a_yes_has_room_and_may_be_dragged(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    table = Table(page).open(f"{site}#game=murus-gallicus")
    table.command("Settings").click()
    page.get_by_text("Advanced").click()
    page.get_by_role("switch", name="Confirm moves").click()
    page.keyboard.press("Escape")
    for width, height in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        for square in ("d1", "d3"):
            click(table.place(square))
        play, back = (table.command(word).bounding_box() for word in ("Play", "Back"))
        assert play
        assert back
        assert play["x"] + play["width"] <= back["x"]
        assert back["x"] + back["width"] <= width, "a phone shows both answers whole"
        click(table.command("Back"))
        expect(table.place("d1")).to_have_accessible_name(CHOSEN)
        page.keyboard.press("Escape")
        expect(table.place("d1")).not_to_have_accessible_name(CHOSEN)
    page.set_viewport_size({"width": 1280, "height": 800})
    # Nothing waits for a place to stand still as it is dragged.
    expect(page.locator("html")).to_have_attribute("data-layout", "columns")
    table.painted()
    table.place("d1").drag_to(table.place("d3"), force=True)
    expect(table.command("Play")).to_be_focused()
    page.keyboard.press("Enter")
    table.at(1)
