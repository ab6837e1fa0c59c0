"""Finished games make room in a real storage. All else: `tests/web/page/finished.test.ts`."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.tables import BREAKTHROUGH, RECORD_HEADER, Table, expect_said, go_home

PLIES = 4
WON = RECORD_HEADER | {"actions": list(BREAKTHROUGH)}
GIVEN_UP = RECORD_HEADER | {
    "format": "pygames-record-2",
    "actions": list(BREAKTHROUGH[:PLIES]),
    "ended": "resigned-0",
}
KEEP = """tables => tables.forEach(table => localStorage.setItem(
  `pygames:${location.pathname}:finished:${table.record.game}:${table.key}`,
  JSON.stringify(table)))"""
NAMES = """() => Object.keys(localStorage).filter(name => /:(table|finished):/.test(name))
  .map(name => name.split(':').slice(2).join(':')).sort()"""
# Leaves no byte free, and nothing that could go first, since it can be made again.
FILL = """() => {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (name, text) {
    if (name.includes(':found:')) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, name, text);
  };
  for (const name of Object.keys(localStorage)) {
    if (name.includes(':found:')) localStorage.removeItem(name);
  }
  for (let size = 4e6, number = 0; size >= 1; ) {
    try {
      localStorage.setItem(`junk${number}`, 'x'.repeat(size));
      number += 1;
    } catch { size = Math.floor(size / 2); }
  }
  try {
    for (let text = ''; ; text += 'x') localStorage.setItem('junk', text);
  } catch {}
}"""


def finished(count: int) -> list[dict[str, Any]]:
    """Return this many finished games; in the oldest, which comes last, White resigned."""
    seats = ["person", "person"]
    return [
        {
            "format": 1,
            "key": f"old{number:02}",
            "record": GIVEN_UP if number == count else WON,
            "seats": seats,
            "over": True,
            "line": "White wins",
            "used": 1000 - number,
        }
        for number in range(1, count + 1)
    ]


def with_finished(page: Page, site: str, count: int) -> Page:
    """Keep this many finished games and no others."""
    go_home(page, site).evaluate("localStorage.clear()")
    page.evaluate(KEEP, finished(count))
    return page


def test_on_a_full_device_the_oldest_finished_game_is_deleted_and_named(
    page: Page, site: str
) -> None:
    with_finished(page, site, 3)
    table = Table(page).open(f"{site}#game=murus-gallicus")
    page.evaluate(FILL)
    table.play(["d1-d3", "e7-e5"])
    expect_said(page, "oldest finished game (Murus Gallicus)")
    expect(page.get_by_text("no room left to keep")).to_have_count(0)
    go_home(page, site)
    expect(page.get_by_role("link", name="Your games")).to_be_visible()
    names = page.evaluate(NAMES)
    assert len(names) == 3
    assert "finished:murus-gallicus:old03" not in names
