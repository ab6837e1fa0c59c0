"""From one version to the next: no mix of them, no lost action, and the player says when.

In the short form from this version to a later one; in the long form also to this one from each of
the last that differ in what they keep or how they are served.
"""

from __future__ import annotations

import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.tables import BREAKTHROUGH, Table
from tests.browser.versions import (
    OFFERED,
    build_in,
    build_of,
    expect_ready,
    publish,
    take_update,
)
from tests.support.sites import Server, copy_site

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from tests.browser.conftest import Watch

pytestmark = pytest.mark.keeps

OFFLINE = "Failed to load resource|ERR_CONNECTION_REFUSED|ERR_FAILED|service worker|bad HTTP"


# The caches' names, once the old one is gone; it goes after the page is ready.
ONE_CACHE = """async () => {
  for (let tries = 0; tries < 200 && (await caches.keys()).length > 1; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return caches.keys();
}"""


# Holds a page once before it asks for its worker: just then the browser finds a newer one, as it
# may by itself.
ASK_WHEN_TOLD = """if (!sessionStorage.told) {
  const { serviceWorker } = navigator;
  const register = serviceWorker.register.bind(serviceWorker);
  const told = new Promise((go) => { globalThis.askNow = go; });
  serviceWorker.register = async (...all) => {
    await told;
    sessionStorage.told = 'yes';
    const registration = await register(...all);
    const found = new Promise((go) => registration.addEventListener('updatefound', go));
    void registration.update();
    if (!registration.installing && !registration.waiting) await found;
    return registration;
  };
}"""


@dataclass(frozen=True)
class Update:
    """A host that serves one version, and the next one, still to be published."""

    server: Server
    old: str
    next: Path

    def publish(self) -> None:
        """Replace the site, and the headers that it is served with, as a host does."""
        publish(self.next, self.server.folder)
        if self.server.rules:
            self.server.stop()
            self.server.rules = None
            self.server.start()

    @property
    def new(self) -> str:
        return build_in(self.next)

    def follow(self, page: Page) -> None:
        """Accept the new version when it is offered."""
        take_update(page, self.old, self.new)


@pytest.fixture
def update(warm: Server, newer: Path, tmp_path: Path) -> Iterator[Update]:
    place = copy_site(warm.folder, tmp_path / "site")
    with Server(place, base="/below/here/") as server:
        yield Update(server, build_in(warm.folder), newer)


def goes_on_until_told(table: Table, update: Update) -> None:
    """Expect a tab to keep to the old version, for another game too, until it takes the new one."""
    assert build_of(table.page) == update.old
    table.at(1)
    expect(table.page.get_by_text(OFFERED)).to_be_visible()
    table.page.evaluate("location.hash = 'game=murus-gallicus&seats=person,person'")
    table.painted().at(0)
    table.page.go_back()
    table.painted().at(1)
    update.follow(table.page)
    table.painted().at(1)
    expect_ready(table.page)


def test_an_update_waits_for_the_player_and_the_game_continues(
    page: Page, watch: Watch, update: Update
) -> None:
    """Two tabs, a game in each; in one a bot thinks. The old version's files go in the end."""
    table = Table(page).open(f"{update.server.url}#game=murus-gallicus")
    table.play(BREAKTHROUGH[:2])
    expect_ready(page)
    other = Table(page.context.new_page()).open(
        f"{update.server.url}#game=murus-gallicus&seats=bot3,person"
    )
    page.add_init_script(ASK_WHEN_TOLD)
    page.reload()
    table.painted().at(2)
    update.publish()
    page.evaluate("askNow()")
    expect(page.get_by_text(OFFERED)).to_be_visible()
    assert build_of(page) == update.old
    table.play(BREAKTHROUGH[2:3], since=2)
    page.reload()
    table.painted().at(3)
    expect_ready(page)

    update.follow(page)
    table.painted().at(3)
    assert table.moves() == BREAKTHROUGH[:3]
    expect_ready(page)
    assert build_of(page) == update.new
    goes_on_until_told(other, update)
    other.page.close()

    update.server.stop()
    watch.allow(OFFLINE)
    page.reload()
    table.painted().at(3)
    expect_ready(page)
    assert build_of(page) == update.new
    (name,) = page.evaluate(ONE_CACHE)
    assert update.new in name


def test_an_update_that_does_not_come_or_comes_half_waits_until_it_is_whole(
    page: Page, watch: Watch, update: Update
) -> None:
    """The old version stays whole: a game begins, and a bot plays."""
    watch.allow(OFFLINE + "|404")
    table = Table(page).open(f"{update.server.url}#game=murus-gallicus")
    table.play(BREAKTHROUGH[:1])
    expect_ready(page)
    place = page.url
    update.publish()
    update.server.stop()
    page.reload()
    table.painted().at(1)
    assert build_of(page) == update.old
    table.play(BREAKTHROUGH[1:2], since=1)
    page.evaluate("location.hash = 'game=murus-gallicus&seats=bot1,person'")
    table.painted().at(1)

    (style,) = update.server.folder.glob("app/*/style.css")
    shutil.move(style, update.server.folder / "away")
    update.server.start()
    page.goto(place)
    table.painted().at(2)
    page.reload()
    table.painted().at(2)
    page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.update()).catch(() => 0)")
    expect(page.get_by_text(OFFERED)).to_have_count(0)
    assert build_of(page) == update.old
    table.play(BREAKTHROUGH[2:3], since=2)

    shutil.move(update.server.folder / "away", style)
    page.reload()
    table.painted().at(3)
    update.follow(page)
    table.painted().at(3)
