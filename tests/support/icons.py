"""The forms of the app's icon, each made of the one drawing."""

import re

from tests.support.sites import ROOT

SOURCE = ROOT / "web" / "src" / "icon.svg"
ICONS = ROOT / "web" / "src" / "icons"
# The middle of a maskable icon, four fifths across, always shows: the drawing shrinks into it, and
# its ground extends to the edge. Apple rounds corners itself.
FULL = ('viewBox="0 0 512 512"', 'viewBox="-80 -80 672 672"')
APPLE = ('viewBox="0 0 512 512"', 'viewBox="-16 -16 544 544"')


def rounded(svg: str) -> str:
    """Leave the drawing unchanged."""
    return svg


def maskable(svg: str) -> str:
    """Fill the whole square, with the drawing in the safe middle."""
    return _square(svg).replace(*FULL)


def apple(svg: str) -> str:
    """Fill the whole square, with little room round the drawing."""
    return _square(svg).replace(*APPLE)


def _square(svg: str) -> str:
    return re.sub(r' clip-path="[^"]*"', "", svg)


WANTED = {
    "any-192": (rounded, 192),
    "any-512": (rounded, 512),
    "maskable-192": (maskable, 192),
    "maskable-512": (maskable, 512),
    "apple-touch": (apple, 180),
}
