"""The colours of small games: boards of five materials, and pieces of eight colours."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

from pygames.game import SCHEMES, Scheme
from pygames.simple.typed import near

Material = Literal["slate", "wood", "grass", "clay", "paper"]
MATERIALS: tuple[Material, ...] = get_args(Material)

_OF_BOARDS = (
    "frame", "frameEdge", "frameText", "last", "a", "b", "goal", "line", "grain", "name",
    "dark", "lit",
)  # fmt: skip
_LIGHT: Mapping[Material, str] = {
    "slate": "4A575E 333E44 EEF2F0 F4F7F5 94A2A8 8D9BA1 B3BEC1 74838A 7F8E94 1B2429 8C9CA3 FFD96B",
    "wood": "8A6237 5F4122 FFF6E6 231A0E E7D3AC E1CBA1 F7EBD0 B8975F CDB07C 3A2913 B98D58 FFD24A",
    "grass": "56664A 3E4B35 F1F3E6 F1F3E6 879B6C 7F9365 B7B083 6C8055 6A7E52 202A17 66784E F2DA6B",
    "clay": "6E4227 4E2D19 FFF3E4 FFF8EA B97F55 B27850 D3A176 8E5A38 A56C45 2E190B 8F5A3A FFD36B",
    "paper": "DCE1DA B4BDB5 2C3236 2C3236 F8F9F4 F3F5EE DDE9EE A9BBC4 E3E8E2 2C3236 C9D6D6 FFE08A",
}
_DARK: Mapping[Material, str] = {
    "slate": "1B2327 11171A C9D3D5 E3EAEA 3F4B51 39454B 55636A 2A353A 334046 DDE5E6 2A353A 8A7430",
    "wood": "2A1D12 1A110A E9D8BC F3E7D2 4A3421 443020 684B31 7E6042 3F2B1A EBDCC2 302014 86651F",
    "grass": "222B1E 161D13 C9D2BC C9D2BC 4A5A3E 435338 66634A 364430 3A4831 DCE4CF 34412B 857634",
    "clay": "2C1B11 1C100A E9CFB6 F6EBD8 6B452D 643F28 8A5E40 3F2616 5A3722 F0DDC8 472A1A 8F6A2C",
    "paper": "12191C 0B1113 C6CECB E4E9E6 1F282C 232D31 2F3D44 4B5B63 263035 D5DBD8 34434A 6F6330",
}
_CONTRAST = "FFFFFF 000000 000000 000000 FFFFFF FFFFFF E6E6E6 000000 FFFFFF 000000 C8C8C8 FFE04A"
_PAPER = "FFFFFF 555555 222222 000000 FFFFFF FFFFFF ECECEC 8C8C8C FFFFFF 222222 D2D2D2 FFFFFF"

COLOURS = ("red", "yellow", "green", "blue", "white", "black", "sky", "mauve")
"""What pieces can be made of; players without names of their own have the first ones."""
_PIECES: Mapping[Scheme, str] = {
    "light": "BE362C F5C63C 46A375 21428F F6F1E6 2A3034 86B9E4 B0709F",
    "dark": "E2574B FFD350 5CBB8B 3C5FC0 F7F3EA 2A2F33 A2CFF0 BF85BA",
    "contrast": "B00000 FFE04A 3DAA74 00288F FFFFFF 000000 8CC8F5 A0559B",
    "paper": "BE362C F5C63C 46A375 21428F FFFFFF 2A3034 86B9E4 B0709F",
}
_SHEEN: Mapping[Scheme, str] = {
    "light": "DA6257 FFE28A 7CC6A0 4A6DBD FFFFFF 59636A B4D5F0 CB9BBE",
    "dark": "F08176 FFE99F 93D9B5 7B98E6 FFFFFF 59626A C9E4F8 D9B0D5",
}
_INK = "FFFFFF 231A0E 231A0E FFFFFF 4A4333 F6F1E6 15201D FFFFFF"
"""What is cut into the pieces."""
_PLAIN: Mapping[Scheme, str] = {
    "light": "1B1710 4A3316 F9FAF6 15201D",
    "dark": "0B0907 080401 EDF2EC 101614",
    "contrast": "000000 00000000 FFFFFF 000000",
    "paper": "000000 00000000 FFFFFF 000000",
}
_OF_ALL = ("edge", "shade", "die", "pip")


def no_colour(name: str) -> str:
    """Say that pieces have no such colour, and which they have."""
    *others, last = COLOURS
    only = f"only {', '.join(others)} and {last}"
    return f"there is no colour {name!r}, {only}{near(name, COLOURS)}"


def theme(material: Material) -> dict[str, dict[str, str]]:
    """Return a colour for each token, in each scheme."""
    boards = {"light": _LIGHT[material], "dark": _DARK[material]}
    boards |= {"contrast": _CONTRAST, "paper": _PAPER}
    return {scheme: _scheme(scheme, boards[scheme]) for scheme in SCHEMES}


def _scheme(scheme: Scheme, board: str) -> dict[str, str]:
    pieces = _PIECES[scheme]
    return (
        _colours(_OF_BOARDS, board)
        | _colours(COLOURS, pieces)
        | _colours([f"{colour}Hi" for colour in COLOURS], _SHEEN.get(scheme, pieces))
        | _colours([f"{colour}Ink" for colour in COLOURS], _INK)
        | _colours(_OF_ALL, _PLAIN[scheme])
    )


def _colours(tokens: tuple[str, ...] | list[str], values: str) -> dict[str, str]:
    return {token: f"#{value}" for token, value in zip(tokens, values.split(), strict=True)}
