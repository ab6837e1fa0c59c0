"""Tables that are left leave nothing behind: no workers, canvases, listeners or elements.

What a locator has waited for itself is kept by the browser; `expect` keeps nothing.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from pygames.games import find, ids
from tests.browser.tables import Table, record_link
from tests.support.effort import often
from tests.support.playthrough import golden

if TYPE_CHECKING:
    from playwright.sync_api import Page

GAMES = list(ids())
# A table has dozens of listeners, and hundreds of elements; the home page's own come and go.
MUCH = {"nodes": 10, "listeners": 10}

Counts = dict[str, int]


def counts(page: Page) -> Counts:
    """Count what a table makes and must take away again."""
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    counters = session.send("Memory.getDOMCounters")
    session.detach()
    held = {"nodes": counters["nodes"], "listeners": counters["jsEventListeners"]}
    return held | {"canvases": page.locator("canvas").count(), "workers": len(page.workers)}


def visit_tables(page: Page) -> Counts:
    """Open a table, in the long form of each game, and leave it; count what is there at the end."""
    for game in GAMES[: often(1, len(GAMES))]:
        page.evaluate("(hash) => { location.hash = hash; }", f"game={game}&seats=person,bot1")
        Table(page).painted()
        page.evaluate("location.hash = ''")
        expect(page.locator("[data-game]")).to_have_count(len(GAMES))
    return counts(page)


def settled(page: Page) -> Counts:
    """Count once nothing comes any more: the home page shows one part after the other."""
    last, same = counts(page), 0
    for _ in range(100):
        now = counts(page)
        same = same + 1 if now == last else 0
        if same == 5:
            break
        last = now
    return last


def more(first: Counts, last: Counts) -> Counts:
    """Return what is there more than at first, but for a few elements and listeners."""
    grown = {kind: last[kind] - first[kind] for kind in first}
    return {kind: many for kind, many in grown.items() if many >= MUCH.get(kind, 1)}


def leave_nothing_behind(page: Page) -> None:
    """Two tables; in the long form 50."""
    visit_tables(page)
    first = settled(page)
    for _ in range(often(1, 9)):
        last = visit_tables(page)
    # What ends by itself, such as a worker, may take a moment.
    tries = iter(range(100))
    while more(first, last) and next(tries, None) is not None:
        last = counts(page)
    assert not more(first, last)


# Two rolls light up two columns of the board. After them a person is to move, so nothing follows.
PLIES = (21, 23, 21)
LEAVE = """(hash) => {
  document.querySelector('.board')?.setAttribute('data-left', '');
  location.hash = hash;
}"""
# A board has its size, and all that has arrived at it, once nothing changes for some frames.
PICTURE = """async () => {
  const drawn = ':not([data-left])[data-ply]:not([data-moving])';
  const picture = () => document.querySelector(`.board${drawn} canvas`)?.toDataURL() ?? '';
  const frame = () => new Promise(requestAnimationFrame);
  let [seen, frames] = ['', 0];
  while (frames < 10) {
    await frame();
    const now = picture();
    frames = now.length > 1000 && now === seen ? frames + 1 : 0;
    seen = now;
  }
  return seen;
}"""


def picture(page: Page, table: str) -> str:
    """Open a game; return what its board shows in the end."""
    page.evaluate(LEAVE, table)
    url: str = page.evaluate(PICTURE)
    return url


def test_tables_that_are_left_leave_nothing_behind(page: Page, site: str) -> None:
    """Neither in memory, nor on the next board, which begins with the ground of the last one."""
    whole = golden(find("eight-by-eight"))
    records = [replace(whole, actions=whole.actions[:ply]).data() for ply in PLIES]
    positions = [record_link("", record) for record in records]
    page.goto(f"{site}#fame")
    # The first board has none before it.
    alone = picture(page, positions[1])
    leave_nothing_behind(page)
    # A board of another game comes before the first; the second is then shown once more by itself.
    first, second, again = (picture(page, position) for position in positions)
    assert first == again != second
    assert second == alone


# Goes home as soon as a table is claimed: it is made then, and doesn't show yet.
GO_AT_ONCE = """
const { request } = LockManager.prototype;
LockManager.prototype.request = function (...how) {
  queueMicrotask(() => {
    history.replaceState(null, '', '#');
    const { href } = location;
    dispatchEvent(new HashChangeEvent('hashchange', { oldURL: href, newURL: href }));
  });
  return request.apply(this, how);
};
"""
COUNT_LOCKS = """setInterval(async () => {
  globalThis.locks = (await navigator.locks.query()).held.length;
}, 20)"""


def test_a_table_that_is_left_before_it_shows_is_free_for_others(page: Page, site: str) -> None:
    page.add_init_script(GO_AT_ONCE)
    page.route("**/*.wasm", lambda _: None)
    page.goto(f"{site}#game=murus-gallicus")
    expect(page.locator("[data-game]")).to_have_count(len(GAMES))
    page.evaluate(COUNT_LOCKS)
    page.wait_for_function("() => globalThis.locks === 0")
