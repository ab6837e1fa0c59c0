"""What tabs show of a game by links, and whether it is true and leaves a way on."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Locator, Page

from tests.browser.conftest import PATIENCE_MS
from tests.browser.far_model.truth import BrokenError, Kept, kept_in
from tests.browser.tables import next_frame

Shown = dict[str, Any]

SHOWN = """async () => {
  const busy = () => {
    const board = document.querySelector('.table [role=group][aria-label=Board]');
    const parts = 'main [aria-busy=true], .notes .progress, .waiting .progress';
    const working = [...document.querySelectorAll(parts)].some((part) => part.checkVisibility());
    return working || board?.matches('[data-moving]')
      || document.documentElement.dataset.engine !== 'ready';
  };
  // What the page does by itself soon is waited for here, which takes fewer questions.
  for (let asked = 0; asked < 20 && !document.hidden && busy(); asked += 1) {
    await new Promise((go) => setTimeout(go, 20));
  }
  const seen = (part) => part.checkVisibility();
  const all = (query) => [...document.querySelectorAll(query)].filter(seen);
  const able = (part) => part.ariaDisabled !== 'true';
  const board = document.querySelector('.table [role=group][aria-label=Board]');
  const entries = Object.entries(localStorage).filter(([name]) => name.includes(':table:'));
  const plies = [...document.querySelectorAll('ol[data-moves] > li[data-ply]')];
  const buttons = all('main button:not([data-pick]), dialog[open] button').filter(able);
  return {
    hash: location.hash,
    busy: busy(),
    table: document.querySelector('.table') !== null,
    ply: Number(board?.dataset.ply ?? -1),
    moves: plies.map((part) => part.textContent.trim()),
    picks: all('[data-open]').length,
    over: document.querySelector('[data-over]') !== null,
    status: board ? document.querySelector('main h2')?.textContent ?? '' : '',
    buttons: buttons.map((part) => part.getAttribute('aria-label') ?? part.textContent.trim()),
    links: all('main a').map((part) => part.getAttribute('href')),
    said: all('main [role=alert], main .notes > *').map((part) => part.textContent).join(' / '),
    kept: Object.fromEntries(entries),
  };
}"""


def look(page: Page) -> Shown | None:
    """See what a page shows; None while it is being replaced by another."""
    try:
        sight: Shown = page.evaluate(SHOWN)
    except Error:
        return None
    return sight


def settle(page: Page, where: str) -> Shown:
    """Wait until a tab shows the truth and a way to continue; fail if it never does."""
    sights: list[Shown] = []

    def wrong() -> str:
        sights[:] = [look(page) or {}]
        sentence = untrue(sights[0]) if sights[0] else "isn't there"
        return sentence and f"{where}: {sentence}; it shows {short(sights[0])}"

    if wrong():
        # In the background a browser paints seldom.
        page.bring_to_front()
        wait_until_right(page, wrong)
    return sights[0]


def wait_until_right(page: Page, wrong: Callable[[], str]) -> None:
    """Wait until nothing is wrong any more; fail if that never happens."""
    until = time.monotonic() + PATIENCE_MS / 1000
    while fault := wrong():
        if time.monotonic() > until:
            raise BrokenError(fault)
        with suppress(Error):
            next_frame(page)


def short(sight: Shown) -> Shown:
    """Leave out what is long."""
    return {name: value for name, value in sight.items() if name != "kept"}


def key_of(sight: Shown) -> str:
    """Return the key of the table that a tab shows; '' for anything else."""
    table: str = sight["hash"].removeprefix("#table=")
    return table if sight["table"] else ""


def tables_in(sight: Shown) -> dict[str, Kept]:
    """Return what its device kept when a tab showed this."""
    return kept_in(sight["kept"])


def follows(sight: Shown) -> bool:
    """Whether another tab plays at the table that this one shows."""
    return "Play here" in sight["buttons"]


def button(page: Page, name: str) -> Locator:
    """Find a button that can be pressed."""
    element = page.get_by_role("button", name=name, exact=True)
    return element.and_(page.locator(":not([aria-disabled='true'])"))


def there(place: Locator) -> bool:
    """Return whether it can be pressed."""
    return place.first.is_visible()


def untrue(sight: Shown) -> str:
    """Say what is untrue or missing; '' if nothing is."""
    if sight["busy"]:
        return "it is busy"
    if "That did not work" in sight["said"]:
        raise BrokenError(f"a problem: {sight['said']}")
    if not sight["table"]:
        return "" if sight["buttons"] or sight["links"] else "there is no way on"
    return _untrue_table(sight, tables_in(sight).get(key_of(sight)))


def _untrue_table(sight: Shown, table: Kept | None) -> str:
    if table is None:
        return "" if "Keep it" in sight["buttons"] else "the game is kept nowhere"
    if table.fresh:
        return "what has come is not taken in"
    table.check()
    actions = table.record.actions
    if (sight["ply"], sight["moves"]) != (len(actions), list(actions)):
        return f"this is not the game that is kept: {actions}"
    return "" if follows(sight) else _DUE[table.deed](sight, table)


def _plays(sight: Shown, table: Kept) -> str:
    if table.decided and "Undo" not in sight["buttons"]:
        return "what was not sent can't be taken back"
    if not table.decided and "Undo" in sight["buttons"]:
        return "what was sent can be taken back"
    return "" if sight["picks"] else "nothing can be picked"


def _sends(sight: Shown, table: Kept) -> str:
    if table.decided and "Undo" not in sight["buttons"]:
        return "what was not sent can't be taken back"
    return "" if "Send the link" in sight["buttons"] else "there is no link to send"


def _waits(sight: Shown, table: Kept) -> str:
    if "Undo" in sight["buttons"]:
        return "what was sent can be taken back"
    sentence = f"Waiting for {table.awaited}"
    if sentence not in sight["status"]:
        return f"it should say “{sentence}”"
    return "" if "Open a link" in sight["buttons"] else "no link can be pasted"


def _over(sight: Shown, _: Kept) -> str:
    return "" if sight["over"] else "it should be over"


_DUE: dict[str, Callable[[Shown, Kept], str]] = {
    "play": _plays,
    "send": _sends,
    "wait": _waits,
    "over": _over,
}
