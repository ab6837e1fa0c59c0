"""Workers that end, break down or never answer, and killed tabs: the game continues."""

from __future__ import annotations

import random
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Error, expect

from tests.browser.tables import BREAKTHROUGH, Table
from tests.support.effort import often

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import BrowserContext, Page, Route

    from tests.browser.conftest import Watch


# Keeps the workers, in the order in which they were made, for a test to break them. Tells how many
# have started so far.
# There is no room for a snapshot: its worker would be the last one made.
COLLECT = """
StorageManager.prototype.estimate = async () => ({ quota: 0, usage: 0 });
globalThis.workers = [];
const Plain = Worker;
globalThis.Worker = class extends Plain {
  constructor(...how) {
    super(...how);
    workers.push(this);
    this.addEventListener('message', ({ data }) => {
      const { dataset } = document.documentElement;
      if ('ready' in data) dataset.started = Number(dataset.started ?? 0) + 1;
    });
  }
};
"""
# A worker whose memory can't grow after a signal.
CAN_NOT_GROW = """{
  const { grow } = WebAssembly.Memory.prototype;
  let full = false;
  addEventListener('message', (event) => {
    if (event.data !== 'full') return;
    full = true;
    event.stopImmediatePropagation();
  });
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (full) throw new RangeError('out of memory');
    return grow.call(this, pages);
  };
}
"""


def test_rules_that_run_out_of_memory_say_so_and_the_game_continues(
    page: Page, watch: Watch, site: str
) -> None:
    watch.allow("")  # what Python says then differs

    def narrow(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=CAN_NOT_GROW + response.text())

    page.route("**/worker.js", narrow)
    page.add_init_script(COLLECT)
    table = Table(page).open(f"{site}#game=murus-gallicus")
    table.play(BREAKTHROUGH[:2])
    place = page.url
    page.evaluate("workers[0].postMessage('full')")
    nested = "[" * 400 + "]" * 400
    page.evaluate(
        """(nested) => {
      const options = Array.from({ length: 1200 }, () => JSON.parse(nested));
      const record = { format: 'pygames-record-1', game: 'murus-gallicus', players: 2, options };
      location.hash = `record=${JSON.stringify({ ...record, actions: [] })}`;
    }""",
        nested,
    )
    expect(page.get_by_role("alert")).to_be_visible()
    page.goto(place)
    table.painted().at(2)
    table.play(BREAKTHROUGH[2:3], since=2)


# Makes Python die for real, in the call after "die": when it asks JavaScript for its argument,
# WebAssembly traps. All else is up to Pyodide and the worker.
DIES = """{
  let dying = false;
  addEventListener('message', (event) => {
    if (event.data !== 'die') return;
    dying = true;
    event.stopImmediatePropagation();
  });
  const trap = new WebAssembly.Instance(new WebAssembly.Module(new Uint8Array([
    ...[0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0],
    ...[7, 5, 1, 1, 102, 0, 0, 10, 5, 1, 3, 0, 0, 11],
  ])));
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = (program, imports) => {
    for (const name of Object.keys(imports?.env ?? {}).filter((each) => /^js2python/.test(each))) {
      const own = imports.env[name];
      const fatal = (...given) => {
        if (dying) trap.exports.f();
        return own(...given);
      };
      imports.env[name] = Object.assign(fatal, own);
    }
    return instantiate(program, imports);
  };
}
"""


@pytest.fixture
def mortal(page: Page, watch: Watch) -> Page:
    """A page whose workers' Python can be told to die."""

    def changed(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=DIES + response.text())

    page.route("**/worker.js", changed)
    page.add_init_script(COLLECT)
    watch.allow("")  # what Pyodide says of it differs
    return page


@contextmanager
def dying(page: Page) -> Iterator[None]:
    """Expect that Python really dies meanwhile."""
    with page.expect_console_message(lambda message: "has suffered a fatal error" in message.text):
        yield


def expect_started(page: Page, number: int) -> None:
    expect(page.locator("html")).to_have_attribute("data-started", str(number))


def test_a_fatal_error_of_python_loses_no_move(mortal: Page, site: str) -> None:
    """If it comes again at once: tests/web/page/faults.test.ts."""
    table = Table(mortal).open(f"{site}#game=murus-gallicus&seats=person,bot1")
    expect_started(mortal, 2)
    # The rules die, and then the bot while it thinks.
    mortal.evaluate("workers.at(0).postMessage('die'); workers.at(-1).postMessage('die')")
    with dying(mortal):
        table.play(BREAKTHROUGH[:1])
    table.at(2)
    expect_started(mortal, 4)
    assert table.moves()[:1] == BREAKTHROUGH[:1]
    expect(mortal.get_by_role("alert")).to_have_count(0)


# Picks at random, as fast as the page allows.
PICK = """() => {
  globalThis.picking ??= setInterval(() => {
    const places = document.querySelectorAll('[data-open]');
    places[Math.floor(Math.random() * places.length)]?.click();
  }, 4);
}"""
# Tells each ply as it shows.
TELL = """() => {
  const board = document.querySelector('[role=group][data-ply]');
  const tell = () => shown(
    Number(board.dataset.ply),
    [...document.querySelectorAll('ol[data-moves] > li[data-ply]')].length,
  );
  new MutationObserver(tell).observe(board, { attributeFilter: ['data-ply'] });
}"""
KEPT = """Object.entries(localStorage).filter(([name]) => name.includes(':table:'))
  .map(([, text]) => JSON.parse(text).record.actions)"""


HOME = "/"
# With an icon, so that the browser looks for none.
BLANK = '<!doctype html><link rel="icon" href="data:,">'


@dataclass
class Seen:
    """What pages have shown of one game: the highest ply, which is what people rely on."""

    context: BrowserContext
    ply: int = 0
    actions: list[str] = field(default_factory=list)

    def shown(self, ply: int, _listed: int) -> None:
        self.ply = max(self.ply, ply)

    def open(self, address: str) -> Page:
        page = self.context.new_page()
        page.expose_function("shown", self.shown)
        Table(page).open(address)
        return page


def kill(page: Page, how: int) -> None:
    """End a page at once: as a closed tab, or as a crash of its process."""
    if how % 2:
        page.close()
        return
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash")
    page.close()


def test_a_tab_that_is_killed_at_any_moment_has_kept_all_that_it_showed(
    new_context: Callable[..., BrowserContext], site: str
) -> None:
    """Both ways; in the long form over a thousand times."""
    moments = random.Random("killed")
    person = Seen(new_context())
    # It reads what is kept, and starts nothing.
    reader = person.context.new_page()
    reader.route("**/nothing", lambda route: route.fulfill(body=BLANK, content_type="text/html"))
    reader.goto(f"{site}nothing")
    # Without a person to take the device.
    reader.evaluate("(path) => localStorage.setItem(`pygames:${path}:hand-over`, 'off')", HOME)
    address = ""
    for turn in range(often(2, 1020)):
        page = person.open(address or f"{site}#game=eight-by-eight&seats=person,person")
        address = page.url
        assert (
            int(page.locator("[role=group][data-ply]").get_attribute("data-ply") or 0) >= person.ply
        )
        page.evaluate(TELL)
        page.evaluate(PICK)
        page.wait_for_timeout(moments.randrange(600))
        kill(page, turn)
        (actions,) = reader.evaluate(KEPT)
        assert len(actions) >= person.ply
        assert actions[: len(person.actions)] == person.actions
        person.actions = actions
