"""Boards as SVG: well-formed, alone in the world, the same each time, and a frame for each ply."""

import json
import re
import xml.etree.ElementTree as ET
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

import pygames
from pygames import link
from pygames.__main__ import main
from pygames.game import Game, Scheme
from pygames.games import catalog, find
from pygames.record import Record, final, states
from pygames.vector import svg
from pygames.vector.marks import Marked
from pygames.vector.palette import THEMES, Palette, Theme, marks
from pygames.vector.picture import Picture, whole
from pygames.vector.shapes import Pen
from pygames.vector.textures import TELLING
from pygames.vector.written import shifted
from tests.support.effort import covering
from tests.support.playthrough import golden
from tests.support.sites import ROOT

NAMESPACE = "{http://www.w3.org/2000/svg}"
SHOWN = re.compile(r"v(\d+)-(\d+)")
TOKENS: dict[Scheme, str] = {
    "light": r"--{}: light-dark\((#\w+),",
    "dark": r"--{}: light-dark\(#\w+, (#\w+)\)",
    "contrast": r'data-theme="contrast".*?--{}: (#\w+);',
}
GAMES = pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)


def record_of(game: Game[Any], plies: int = 14) -> Record:
    whole = golden(game)
    return Record(whole.header, whole.actions[:plies], whole.seed)


def alone(text: str) -> ET.Element:
    """Parse an SVG that has no script, and refers to nothing but its own parts."""
    root = ET.fromstring(text)
    assert root.tag == f"{NAMESPACE}svg"
    ids = [part.get("id") for part in root.iter() if part.get("id")]
    assert len(ids) == len(set(ids))
    for part in root.iter():
        assert part.tag != f"{NAMESPACE}script"
        assert not [name for name in part.keys() if name.startswith("on")]  # noqa: SIM118
        assert part.get("href", f"#{ids[0]}").removeprefix("#") in ids
    assert set(re.findall(r"url\(#(\w+)\)", text)) <= set(ids)
    assert not re.findall(r"url\([^#]|@import|https?:(?!//www\.w3\.org/2000/svg\")", text)
    return root


HOSTILE = [
    '"/><script>x</script>',
    "'><a b='",
    "</text></svg>",
    "]]>&lt;&amp;",
    "a\0\x1b\ufffe\ud800b\n",
]
COLOURS = ("fill", "stroke", "ink")


def written_of(text: str, *, fine: bool) -> str:
    """Draw a shape of each kind, in which each text is this one."""
    colours = dict.fromkeys(COLOURS, text) | {"pick": text, "halo": text, "last": text}
    more: Any = {each: each for each in COLOURS} | {"label": text, "title": text, "sheet": 0}
    geometry: list[dict[str, Any]] = [
        {"kind": "path", "d": f"M0 0L9 9{text}", "mark": {"form": "ring"}},
        *({"kind": "circle", "x": 5, "y": 5, "r": 4, "texture": each} for each in TELLING),
        {"kind": "path", "d": f"M0 0L9 9{text}", "texture": "dots", "mark": {"form": "ring"}},
        {"kind": "polygon", "points": (0, 0, 9, 0, 9, 9), "texture": "pencil"},
        {"kind": "line", "points": (0, 0, 9, 9)},
        {"kind": "text", "x": 5, "y": 5, "text": text, "size": 9, "font": "sans"},
        {"kind": "glyph", "name": text, "x": 5, "y": 5},
        {"kind": "glyph", "name": text, "x": 5, "y": 5, "opacity": 0.5},
    ]
    shapes: Any = [{"id": f"{text}{at}", **more, **each} for at, each in enumerate(geometry)]
    drawing: Any = [{"id": text, "kind": "circle", "x": 0, "y": 0, "r": 4, **more}]
    pen = Pen(Palette(colours, rich=True), {text: drawing}, fine=fine)
    picture = Picture(text, (0, 0, 9, 9), shapes, shapes, Marked([shapes[0]["id"]]))
    inner = "".join(part.written for part in picture.painted(pen, 100))
    return whole(picture, text, pen.definitions() + inner, 100)


@pytest.mark.parametrize("fine", [True, False])
@pytest.mark.parametrize("text", HOSTILE)
def test_no_text_of_a_shape_adds_anything_to_an_svg(text: str, fine: bool) -> None:
    parts, tame = (
        [(part.tag, *part.keys()) for part in ET.fromstring(written_of(each, fine=fine)).iter()]
        for each in (text, "M0 0")
    )
    assert parts == tame


@pytest.mark.parametrize(
    ("game", "theme"), covering(catalog(), THEMES), ids=lambda each: getattr(each, "id", each)
)
def test_a_board_is_a_whole_svg_of_its_own(game: Game[Any], theme: Theme) -> None:
    record = record_of(game)
    for compact in (False, True):
        picture = svg(record, theme=theme, compact=compact)
        assert alone(picture).get("aria-label", "").startswith(f"{game.title}: ")
        assert picture == svg(record, theme=theme, compact=compact)


@GAMES
def test_a_ply_is_drawn_as_it_was(game: Game[Any]) -> None:
    record = record_of(game)
    for ply in (0, 7):
        then = Record(record.header, record.actions[:ply], record.seed)
        assert svg(record, at=ply) == svg(then)


@GAMES
def test_no_two_pictures_of_a_position_in_a_notebook_share_an_id(game: Game[Any]) -> None:
    """Of two with the same ids a browser takes the clips of the first, which may be hidden."""
    record, play = record_of(game), pygames.Play(record_of(game))
    pictures = [each._repr_svg_() for each in (record, record, play)]
    pictures += [pygames.svg(record, name=name) for name in ("", "left", "right")]
    ids = [re.findall(r' id="([^"]+)"', picture) for picture in pictures]
    assert len({*chain(*ids)}) == sum(map(len, ids)) >= len(pictures)
    for picture, own in zip(pictures, ids, strict=True):
        assert {*re.findall(r'url\(#([^)]+)\)|href="#([^"]+)"', picture)} <= {
            pair for each in own for pair in ((each, ""), ("", each))
        }


@GAMES
def test_a_notebook_shows_a_record_and_programs_draw_states_too(game: Game[Any]) -> None:
    record = record_of(game)
    assert pygames.svg(record) == svg(record)
    alone(record._repr_svg_())
    alone(pygames.svg(final(record), theme="dark", compact=True))


@pytest.mark.parametrize("more", [{}, {"theme": "dark"}, {"animate": True, "at": 2}], ids=str)
def test_compact_pictures_are_much_smaller(more: dict[str, Any]) -> None:
    records = [record_of(game) for game in catalog()]
    small, large = (
        [len(svg(record, compact=compact, **more)) for record in records]
        for compact in (True, False)
    )
    assert all(one <= other for one, other in zip(small, large, strict=True))
    assert sum(small) < sum(large) / 2


def test_a_position_that_cannot_be_drawn_is_refused() -> None:
    record = record_of(find("cercas"))
    for wrong in ({"at": 99}, {"seat": 2}, {"theme": "pink"}):
        with pytest.raises(pygames.GameError):
            svg(record, **wrong)
    with pytest.raises(AttributeError):
        _ = pygames.png


def test_marks_have_the_colours_of_the_page() -> None:
    styles = (ROOT / "web/src/styles/tokens.css").read_text("utf-8")
    for scheme, pattern in TOKENS.items():
        for token, name in (("pick", "pick"), ("halo", "pick-halo")):
            match = re.search(pattern.format(name), styles, re.DOTALL)
            assert match
            assert match[1] == marks()[scheme][token]


def test_areas_with_a_common_rim_have_one_outline_and_no_borders() -> None:
    """The line is cut off within all of them, wherever a drawing is placed."""
    square: Any = [{"id": "square", "kind": "polygon", "points": (0, 0, 9, 0, 9, 9, 0, 9)}]
    mark = {"form": "area", "rims": ["north"]}
    near, beside, apart = (
        {"id": id, "kind": "glyph", "name": "square", "x": x, "y": 0, "mark": each}
        for id, x, each in (("a", 0, mark), ("b", 9, mark), ("c", 30, {"form": "area"}))
    )
    shapes: Any = [near, beside, apart]
    pen = Pen(Palette({"pick": "#123", "halo": "#456"}, rich=True), {"square": square})
    painting = Marked((), {"a": "a", "b": "b", "c": "c"}, picks=())
    picture = Picture("", (0, 0, 40, 9), shapes, (), painting)
    under = [part.written for part in picture.painted(pen, 100) if part.shape is None]
    outlined = [element for element in under if 'stroke="#123"' in element]
    assert ["clip-path=" in element for element in outlined] == [False, True]
    (clip,) = re.findall("<clipPath.*?</clipPath>", pen.definitions())
    both = "M0 0 9 0 9 9 0 9zM9 0 18 0 18 9 9 9z"
    assert f'd="{both}M' in clip
    assert outlined[1].count(f'd="{both}"') == 2


def test_a_path_is_drawn_at_another_place() -> None:
    """Only its places move: neither radii nor the steps of arcs."""
    d = "M1 2H3V4L5 6 7 8Q1 1 2 2A9 8 0 1 0 3 3Za9 8 0 1 0 4 0z"
    path = "M11 22H13V24L15 26 17 28Q11 21 12 22A9 8 0 1 0 13 23Za9 8 0 1 0 4 0z"
    assert shifted(d, 10, 20) == path
    assert shifted(d, 0, 0) == d


def frames(root: ET.Element, plies: int) -> list[list[str]]:
    """What shows at each ply of an animation, without what is only leaving."""
    return [
        [written(inner) for part in painted(root) for inner in shown_of(part, ply)]
        for ply in range(plies)
    ]


def painted(root: ET.Element) -> list[ET.Element]:
    return [part for part in root if part.tag not in (f"{NAMESPACE}style", f"{NAMESPACE}defs")]


def shown_of(part: ET.Element, ply: int) -> list[ET.Element]:
    """What of a part shows at a ply: all that it holds, or nothing."""
    name = part.get("class")
    if name is None:
        return [part]
    span = SHOWN.match(name)
    assert span
    shows = int(span[1]) <= ply < int(span[2]) and "gone" not in name
    return list(part) if shows else []


def written(part: ET.Element) -> str:
    """A part as it is written; ids are unique to a picture."""
    return re.sub(r"#b[0-9a-f]{7}\d+", "#", ET.tostring(part, "unicode")).strip()


@pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
def test_an_animation_draws_each_ply_like_a_single_picture(game: Game[Any]) -> None:
    record = record_of(game)
    picture = svg(record, animate=True, seat=0)
    moving = frames(alone(picture), len(states(record)))
    assert len(moving) == len(record.actions) + 1
    for ply, frame in enumerate(moving):
        still = ET.fromstring(svg(record, at=ply, seat=0))
        assert frame == [written(part) for part in painted(still)]
    assert "@media(prefers-reduced-motion:reduce)" in picture
    names = set(re.findall(r"(b[0-9a-f]{7}[vm][\d-]+) [\d.]+s", picture))
    assert names == set(re.findall(r"@keyframes (\S+?)\{", picture)) != set()
    assert picture == svg(record, animate=True, seat=0)


def test_the_command_reads_games_files_and_links(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = record_of(find("murus-gallicus"))
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record.data()), "utf-8-sig")
    text = link.write(record)
    expected = svg(record, theme="dark", at=3)
    for source in (str(path), text, f"https://games.example/#g={text}&of=murus-gallicus"):
        assert main(["svg", source, "--theme", "dark", "--at", "3"]) == 0
        assert capsys.readouterr().out == f"{expected}\n"
    out = tmp_path / "board.svg"
    assert main(["svg", "murus-gallicus", "--animate", "--compact", "-o", str(out)]) == 0
    alone(out.read_text("utf-8"))
    assert main(["svg", "murus-gallicus", "-o", str(tmp_path / "no" / "board.svg")]) == 1
    capsys.readouterr()
    # Some links are longer than the name of a file can be.
    for unknown in ("no-game", "no-game.json", str(tmp_path), "A" * 300):
        assert main(["svg", unknown]) == 1
        assert "is no game and no file" in capsys.readouterr().err
