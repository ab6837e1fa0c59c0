"""Who takes a step of a run, and where."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from playwright.sync_api import Page

from tests.browser.far_model.shown import follows, key_of, settle, tables_in
from tests.browser.far_model.truth import Kept
from tests.browser.far_model.world import Device, World


class Step(NamedTuple):
    """One step of a person: what, who, on which of their devices, in which tab."""

    deed: str
    person: int
    device: int
    tab: int
    number: int
    """Any other choice."""


@dataclass(frozen=True)
class Somebody:
    """A person who takes a step, and where."""

    world: World
    step: Step

    @property
    def device(self) -> Device:
        """Their device."""
        return self.world.devices[self.step.person][self.step.device]

    @property
    def page(self) -> Page | None:
        """Their tab, if it is open."""
        return self.device.tabs[self.step.tab]

    def tab(self) -> Page:
        """Return their tab; open it if it is closed."""
        return self.world.tab(self.device, self.step.tab)

    def close(self) -> None:
        """Close their tab."""
        self.device.close(self.step.tab)

    def at(self, person: int, device: int) -> Somebody:
        """Another person, or the same one elsewhere."""
        return replace(self, step=self.step._replace(person=person, device=device))

    def awake(self) -> Somebody:
        """The person in an open tab of this device, if there is one: opening another takes long."""
        open_ = [at for at, page in enumerate(self.device.tabs) if page is not None]
        there = self.step.tab if self.step.tab in open_ or not open_ else open_[0]
        return replace(self, step=self.step._replace(tab=there))


def hasty(step: Step) -> bool:
    """Whether what comes next doesn't wait until all is well."""
    return step.number % 5 == 0


def goes(page: Page, address: str) -> None:
    """Open an address as by pressing a link; load it again if it is open already."""
    if page.url == address:
        page.reload()
    else:
        page.goto(address)


def at_table(who: Somebody) -> tuple[Page, Kept] | None:
    """Return the tab and its table, if it plays at one."""
    page = who.page
    if page is None:
        return None
    sight = settle(page, who.device.name)
    table = None if follows(sight) else tables_in(sight).get(key_of(sight))
    return (page, table) if table else None
