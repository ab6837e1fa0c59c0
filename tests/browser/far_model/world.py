"""Two people far apart, each with two devices of two tabs, and what must hold of all they keep."""

from __future__ import annotations

from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, Page

from pygames.match import read
from tests.browser.far_model.shown import Shown, follows, key_of, settle, wait_until_right
from tests.browser.far_model.truth import BrokenError, Kept, brings, goes_back, kept_in

PEOPLE = ("Ann", "Ben")
TABS = 2
# What the page makes up by chance follows from the run, the tab, and how often it was asked, so
# that a run can be repeated. A copied link needs no clipboard here.
PREPARE = """
const seeded = (size) => {
  const [seed, asked] = sessionStorage.getItem('seed').split('|');
  sessionStorage.setItem('seed', `${seed}|${Number(asked) + 1}`);
  let state = 2166136261;
  for (const letter of `${seed} ${asked}`) {
    state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  }
  return Array.from({ length: size }, () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 374761393;
    return state >>> 24;
  });
};
const plain = crypto.getRandomValues.bind(crypto);
crypto.getRandomValues = (bytes) => {
  const named = location.protocol === 'http:' && sessionStorage.getItem('seed');
  if (!named) return plain(bytes);
  bytes.set(seeded(bytes.length));
  return bytes;
};
Object.defineProperty(navigator, 'clipboard', { value: { writeText: async () => {} } });
"""
_NAME = "if (location.protocol === 'http:') sessionStorage.seed ??= '{}|0';"
_ENTRIES = """Object.fromEntries(
  Object.entries(localStorage).filter(([name]) => name.includes(':table:')))"""


@dataclass(eq=False)
class Device:
    """A browser: its tabs, and what is known of what it keeps."""

    name: str
    context: BrowserContext
    spare: Page
    """A page that is always there, and plays at no table."""
    tabs: list[Page | None] = field(default_factory=lambda: [None] * TABS)
    offline: bool = False
    known: dict[str, Kept] = field(default_factory=dict)
    """What it kept when all was last looked at."""
    gone: dict[str, Kept] = field(default_factory=dict)
    """What its owner has deleted."""
    back: set[str] = field(default_factory=set)
    """What its owner has brought back or here: another game may have been joined meanwhile."""
    sent: dict[str, str] = field(default_factory=dict)
    """The last link that was sent from here, by the secret that it was written with."""

    def kept(self) -> dict[str, Kept]:
        """Read what it keeps of games by links."""
        return kept_in(self.spare.evaluate(_ENTRIES))

    def pages(self) -> list[Page]:
        """List the tabs that are open."""
        return [page for page in self.tabs if page is not None]

    def settle(self) -> list[Shown]:
        """Wait until all tabs show what is true; returns what they show."""
        tabs = [(at, page) for at, page in enumerate(self.tabs) if page is not None]
        return [settle(page, f"{self.name} tab {at}") for at, page in tabs]

    def close(self, at: int) -> None:
        """Close a tab."""
        page = self.tabs[at]
        assert page is not None
        page.close()
        self.tabs[at] = None

    def reset(self) -> None:
        """Forget everything."""
        self.context.set_offline(False)
        for page in self.context.pages:
            if page is not self.spare:
                page.close()
        self.spare.evaluate("localStorage.clear()")
        self.tabs, self.offline = [None] * TABS, False
        self.known, self.gone, self.back, self.sent = {}, {}, set(), {}

    def check(self) -> None:
        """Fail if a tab never shows the truth, or if something was lost."""
        for page in self.pages()[-1:]:
            wait_until_right(page, self._at_odds)
        tables = self.kept()
        self._check_secrets(tables)
        self._check_kept(tables)
        self._check_gone(tables)
        self.known = tables

    def _check_secrets(self, tables: dict[str, Kept]) -> None:
        secrets = dict[tuple[str, int], str]()
        for table in tables.values():
            first = table.key not in self.back
            if first and secrets.setdefault(table.place, table.secret) != table.secret:
                raise BrokenError(f"{self.name}: two secrets of {table.place}")
            link = self.sent.get(table.secret)
            if link and goes_back(table.match, read(link)):
                raise BrokenError(f"{self.name}: {table.key} lacks what was sent")

    def _check_kept(self, tables: dict[str, Kept]) -> None:
        for key, before in self.known.items():
            now = tables.get(key)
            if now is None and key not in self.gone:
                raise BrokenError(f"{self.name}: {key} is lost")
            if now is not None:
                self._check_same(now, before)

    def _check_gone(self, tables: dict[str, Kept]) -> None:
        for key in self.gone.keys() & tables.keys():
            self._check_same(tables[key], self.gone.pop(key))
            self.back.add(key)

    def _check_same(self, now: Kept, before: Kept) -> None:
        if (now.place, now.secret) != (before.place, before.secret):
            raise BrokenError(f"{self.name}: {now.key} has another secret")
        if goes_back(now.match, before.match):
            raise BrokenError(f"{self.name}: {now.key} goes back")

    def _at_odds(self) -> str:
        """Say where not exactly one of the tabs at a table plays."""
        sight = self.settle()
        for key, table in self.kept().items():
            at = [each for each in sight if key_of(each) == key]
            playing = [each for each in at if not follows(each)]
            if at and len(playing) != 1 and table.deed != "over":
                return f"{self.name}: {len(playing)} of {len(at)} tabs play at {key}"
        return ""


@dataclass
class World:
    """All that there is in a run."""

    site: str
    game: str
    devices: list[list[Device]]
    seed: str = ""
    opened: int = 0
    """How many tabs were opened."""
    begun: bool = False
    links: list[str] = field(default_factory=list)
    """What was sent: any of it can be opened anywhere, at any time."""
    touched: set[Device] = field(default_factory=set)
    """The devices that were used since all was last looked at."""

    def reset(self, seed: str) -> None:
        """Let all players start without data."""
        self.seed, self.opened, self.begun = seed, 0, False
        self.links, self.touched = [], set()
        for device in self.everywhere():
            device.reset()

    def everywhere(self) -> list[Device]:
        """List all devices."""
        return [device for own in self.devices for device in own]

    def tab(self, device: Device, at: int) -> Page:
        """Return a tab; open it if it is closed."""
        self.touched.add(device)
        page = device.tabs[at]
        if page is None:
            page = device.context.new_page()
            self.opened += 1
            page.add_init_script(_NAME.format(f"{self.seed}-{self.opened}"))
            device.tabs[at] = page
        page.bring_to_front()
        return page

    def kept(self, device: Device) -> dict[str, Kept]:
        """Read what a device keeps once all its tabs show what is true."""
        if device not in self.touched:
            return device.known
        device.settle()
        return device.kept()

    def check(self) -> None:
        """Fail where not all is well."""
        for device in self.touched:
            device.check()
        self.touched.clear()
        self._check_alive()

    def _check_alive(self) -> None:
        """Check that a player can continue, unless the game was deleted or is over."""
        everywhere = self.everywhere()
        tables = [table for device in everywhere for table in device.known.values()]
        if not tables or any(device.gone for device in everywhere):
            return
        if any(table.deed != "wait" for table in tables if not table.fresh):
            return
        # A link that was sent can be shown and sent again.
        links = {*self.links, *(table.link for table in tables if table.own)}
        ways = {brings(link, device.known) for link in links for device in everywhere}
        if not ways & {"goes on", "invited"}:
            raise BrokenError("nobody can go on")
