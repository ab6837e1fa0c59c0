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
        found: Shown = page.evaluate(SHOWN)
    except Error:
        return None
    return found


def settle(page: Page, where: str) -> Shown:
    """Wait until a tab shows the truth and a way to continue; fail if it never does."""
    seen: list[Shown] = []

    def wrong() -> str:
        seen[:] = [look(page) or {}]
        said = untrue(seen[0]) if seen[0] else "isn't there"
        return said and f"{where}: {said}; it shows {short(seen[0])}"

    if wrong():
        # In the background a browser paints seldom.
        page.bring_to_front()
        wait_until_right(page, wrong)
    return seen[0]


def wait_until_right(page: Page, wrong: Callable[[], str]) -> None:
    """Wait until nothing is wrong any more; fail if that never happens."""
    until = time.monotonic() + PATIENCE_MS / 1000
    while said := wrong():
        if time.monotonic() > until:
            raise BrokenError(said)
        with suppress(Error):
            next_frame(page)


def short(shown: Shown) -> Shown:
    """Leave out what is long."""
    return {name: value for name, value in shown.items() if name != "kept"}


def key_of(shown: Shown) -> str:
    """Return the key of the table that a tab shows; '' for anything else."""
    table: str = shown["hash"].removeprefix("#table=")
    return table if shown["table"] else ""


def tables_in(shown: Shown) -> dict[str, Kept]:
    """Return what its device kept when a tab showed this."""
    return kept_in(shown["kept"])


def follows(shown: Shown) -> bool:
    """Whether another tab plays at the table that this one shows."""
    return "Play here" in shown["buttons"]


def button(page: Page, name: str) -> Locator:
    """Find a button that can be pressed."""
    found = page.get_by_role("button", name=name, exact=True)
    return found.and_(page.locator(":not([aria-disabled='true'])"))


def there(place: Locator) -> bool:
    """Return whether it can be pressed."""
    return place.first.is_visible()


def untrue(shown: Shown) -> str:
    """Say what is untrue or missing; '' if nothing is."""
    if shown["busy"]:
        return "it is busy"
    if "That did not work" in shown["said"]:
        raise BrokenError(f"a problem: {shown['said']}")
    if not shown["table"]:
        return "" if shown["buttons"] or shown["links"] else "there is no way on"
    return _untrue_table(shown, tables_in(shown).get(key_of(shown)))


def _untrue_table(shown: Shown, table: Kept | None) -> str:
    if table is None:
        return "" if "Keep it" in shown["buttons"] else "the game is kept nowhere"
    if table.fresh:
        return "what has come is not taken in"
    table.check()
    actions = table.record.actions
    if (shown["ply"], shown["moves"]) != (len(actions), list(actions)):
        return f"this is not the game that is kept: {actions}"
    return "" if follows(shown) else _DUE[table.deed](shown, table)


def _plays(shown: Shown, table: Kept) -> str:
    if table.decided and "Undo" not in shown["buttons"]:
        return "what was not sent can't be taken back"
    if not table.decided and "Undo" in shown["buttons"]:
        return "what was sent can be taken back"
    return "" if shown["picks"] else "nothing can be picked"


def _sends(shown: Shown, table: Kept) -> str:
    if table.decided and "Undo" not in shown["buttons"]:
        return "what was not sent can't be taken back"
    return "" if "Send the link" in shown["buttons"] else "there is no link to send"


def _waits(shown: Shown, table: Kept) -> str:
    if "Undo" in shown["buttons"]:
        return "what was sent can be taken back"
    said = f"Waiting for {table.awaited}"
    if said not in shown["status"]:
        return f"it should say “{said}”"
    return "" if "Open a link" in shown["buttons"] else "no link can be pasted"


def _over(shown: Shown, _: Kept) -> str:
    return "" if shown["over"] else "it should be over"


_DUE: dict[str, Callable[[Shown, Kept], str]] = {
    "play": _plays,
    "send": _sends,
    "wait": _waits,
    "over": _over,
}
