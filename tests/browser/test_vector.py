"""Boards as SVG look like those that the page paints: in all games, themes and forms.

The browser paints both in the same size, and their pixels are compared: those of a canvas can be
read, and a screenshot is taken of an SVG. A pixel counts as different where one of its channels
differs by more than 24 of 255: the edges of shapes are smoothed by two different parts of the
browser.
"""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING, Any

import pytest

from pygames.game import Game
from pygames.games import catalog, find
from pygames.vector import figure, svg
from pygames.vector.palette import Theme, palette
from tests.browser.conftest import painting
from tests.support.door import ok
from tests.support.effort import covering, often
from tests.support.playthrough import golden

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser, Page

    from pygames.record import Record

TOLERANCE = 24
MOST = 0.01
"""The largest share of pixels that may differ: the edges of letters, mostly."""
WIDE = 800
SMALL = 360
# A place for both over all of the page, with the colours that the page's boards have.
PLACE = """() => {
  const place = document.createElement('div');
  place.id = 'compared';
  place.style.cssText = 'position: fixed; inset: 0; z-index: 9; background: gray;'
    + 'color: var(--pick); border: 0 solid var(--pick-halo); outline-color: var(--ink)';
  document.body.append(place);
}"""
PAINT = """async ({ internals, card, theme, part, size, picture }) => {
  const { Painter, lookOf, marksOf, paintPart } = await import(internals);
  document.documentElement.dataset.theme = theme;
  const place = document.querySelector('#compared');
  const { view, picks, gone } = picture;
  const { ground, pieces } = view.scene;
  const shapes = new Map([...ground, ...pieces].map((shape) => [shape.id, shape]));
  const path = picks ?? [];
  const live = Boolean(picks);
  const marks = marksOf({ view, shapes, glyphs: card.glyphs, path, hover: null, live });
  const canvas = document.createElement('canvas');
  canvas.style.display = 'block';
  [canvas.width, canvas.height] = size;
  const scene = { ...view.scene, pieces: [...pieces, ...(gone ? view.scene.gone : [])] };
  const look = lookOf(card, theme, place);
  const whole = { scene, look, ...marks, lifted: path, actors: [], time: 0 };
  if (part) paintPart(canvas, whole, part);
  else new Painter(canvas).paint(whole);
  place.replaceChildren(canvas);
  const shown = new OffscreenCanvas(...size);
  const ctx = shown.getContext('2d');
  ctx.fillStyle = getComputedStyle(place).backgroundColor;
  ctx.fillRect(0, 0, ...size);
  ctx.drawImage(canvas, 0, 0);
  globalThis.painted = ctx.getImageData(0, 0, ...size).data;
}"""
WRITE = """({ svg, size }) => {
  const place = document.querySelector('#compared');
  place.innerHTML = svg;
  place.firstChild.style.cssText = `display: block; width: ${size[0]}px; height: auto`;
}"""
# The part of the pixels that differ.
COMPARE = """async ({ picture, tolerance }) => {
  const image = await createImageBitmap(await (await fetch(picture)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  const ctx = canvas.getContext('2d');
  ctx.drawImage(image, 0, 0);
  const one = globalThis.painted;
  const other = ctx.getImageData(0, 0, image.width, image.height).data;
  const [whole, others] = [one, other].map(({ buffer }) => new Uint32Array(buffer));
  let differ = one.length === other.length ? 0 : Infinity;
  for (let i = 0; i < one.length; i += 4) {
    if (whole[i / 4] === others[i / 4]) continue;
    const far = (channel) => Math.abs(one[i + channel] - other[i + channel]) > tolerance;
    differ += far(0) || far(1) || far(2) ? 1 : 0;
  }
  return differ / (one.length / 4);
}"""
FORMS: tuple[tuple[Theme, bool], ...] = (
    ("light", False), ("dark", False), ("contrast", False), ("light", True),
)  # fmt: skip


@pytest.fixture(scope="module")
def page(browser: Browser, site: str) -> Iterator[Page]:
    size = {"width": 1000, "height": 1600}
    for page in painting(browser, site, bypass_csp=True, viewport=size):
        page.evaluate(PLACE)
        yield page


def differing(
    page: Page, internals: str, drawing: str, painted: dict[str, Any], size: list[int]
) -> float:
    """Paint both, and return the part of the pixels that differ."""
    page.evaluate(PAINT, {"internals": internals, "size": size, "part": None, **painted})
    page.evaluate(WRITE, {"svg": drawing, "size": size})
    image = page.screenshot(clip={"x": 0, "y": 0, "width": size[0], "height": size[1]})
    picture = f"data:image/png;base64,{base64.b64encode(image).decode()}"
    part: float = page.evaluate(COMPARE, {"picture": picture, "tolerance": TOLERANCE})
    return part


def plies(record: Record) -> list[int]:
    """A position on the way, and the end; in the long form the beginning and one more."""
    last = len(record.actions)
    return [0, last // 3, 2 * last // 3, last][often(2, 0) :]


@pytest.mark.parametrize(
    ("game", "form"), covering(catalog(), FORMS), ids=lambda each: getattr(each, "id", None)
)
def test_a_board_is_like_the_one_that_is_painted(
    page: Page, internals: str, game: Game[Any], form: tuple[Theme, bool]
) -> None:
    """Each game and each form; in the long form each game in each form."""
    theme, compact = form
    record, card = golden(game), ok("card", game=game.id)
    for ply in plies(record):
        view = ok("view", record=record.data(), at=ply, compact=compact)
        width = SMALL if compact else WIDE
        scene = view["scene"]
        size = [width, round(width * scene["height"] / scene["width"])]
        painted = {"card": card, "theme": theme, "picture": {"view": view}}
        picture = svg(record, at=ply, theme=theme, compact=compact)
        part = differing(page, internals, picture, painted, size)
        assert part <= MOST, f"{part:.2%} of ply {ply} differ"


@pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
def test_a_figure_is_marked_like_the_one_that_is_painted(
    page: Page, internals: str, game: Game[Any]
) -> None:
    card = ok("card", game=game.id)
    for name, view in ok("rules", game=game.id)["figures"].items():
        _, _, across, down = view["crop"]
        size = [WIDE, round(WIDE * down / across)]
        painted = {"card": card, "theme": "light", "picture": view, "part": view["crop"]}
        picture = figure(find(game.id), view, name, palette(game, "light"), WIDE)
        part = differing(page, internals, picture, painted, size)
        assert part <= MOST, f"{part:.2%} of {name} differ"
