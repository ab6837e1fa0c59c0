"""What a page gets to show of Cercas: shapes, picks, words, motion and size."""

import json
from collections.abc import Iterator
from typing import Any

from pygames.core import Setup
from pygames.door.view import view
from pygames.games.cercas import GAME
from pygames.games.cercas.rules import Cercas
from pygames.games.cercas.scene import show
from pygames.look.show import Moment
from pygames.record import Record, make_header
from tests.support.shown import begun, heard, picture

SAMPLE = GAME.look.sample.start


def seen(*actions: str, start: str | None = None, seat: int = 0) -> dict[str, Any]:
    record = Record(make_header(GAME, 2, {}, start), actions)
    return {**view(record, len(actions), seat)}


def shapes(answer: dict[str, Any]) -> dict[str, Any]:
    scene = answer["scene"]
    return {shape["id"]: shape for shape in [*scene["ground"], *scene["pieces"]]}


def leaves(
    tree: dict[str, Any], path: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], str]]:
    for id, node in tree.items():
        if isinstance(node, str):
            yield (*path, id), node
        else:
            yield from leaves(node, (*path, id))


def test_each_action_has_a_path_from_either_end_of_its_fence() -> None:
    by_action: dict[str, list[tuple[str, ...]]] = {}
    for path, action in leaves(seen()["picks"]):
        by_action.setdefault(action, []).append(path)
    assert by_action.keys() == set(Cercas.initial(Setup(2, {})).legal_actions())
    for action, paths in by_action.items():
        first, last, space = action.replace("-", ":").split(":")
        assert sorted(paths) == sorted(
            [(f"dot-{a}", f"dot-{b}", f"space-{space}") for a, b in ((first, last), (last, first))]
        )


def test_only_fences_that_leave_a_mark_can_be_begun() -> None:
    """C8: after b2-d2:c2, c2 leads up to c4 and c5, but not to c3."""
    picks = seen("b2-d2:c2")["picks"]
    assert sorted(picks["dot-c2"]) == ["dot-c1", "dot-c4", "dot-c5"]
    assert not {"dot-a1", "dot-a8", "dot-h1", "dot-h8"} & picks.keys()


def test_a_view_stays_small() -> None:
    assert len(json.dumps(seen(), separators=(",", ":"))) < 70_000
    assert len(json.dumps(seen(start=SAMPLE), separators=(",", ":"))) < 45_000


def test_words_for_a_position() -> None:
    start = seen()
    assert start["prompts"]["dot-b2"] == "Where does the fence from b2 end?"
    assert start["prompts"]["2"] == "Now mark a space beside the fence"
    assert start["said"] is None
    assert [player["note"] for player in start["players"]] == ["0 areas", "0 areas"]
    assert start["panels"][0]["rows"] == []
    after = seen("b2-e2:c2")
    assert after["said"] == "X drew b2–e2 and marked c2"
    assert after["changed"] == ["space-c2"]


def test_places_are_named_with_what_stands_there() -> None:
    parts = shapes(seen(start=SAMPLE))
    labels = {id: shape["label"] for id, shape in parts.items() if "label" in shape}
    assert len(labels) == 64 + 49
    assert labels["space-a7"] == "a7, empty, in X’s area of 3"
    assert labels["space-d7"] == "d7, O, in a tied area of 4"
    assert labels["space-g2"] == "g2, O"
    assert labels["dot-b5"] == "dot b5, lines left, right and up"
    assert labels["dot-f6"] == "dot f6"


def test_areas_are_tinted_with_their_owner_and_worth() -> None:
    parts = shapes(seen(start=SAMPLE))
    tints = {id: shape for id, shape in parts.items() if id.startswith("area-")}
    assert tints["area-x-a5-a6-a7"]["texture"] == "hatch-up"
    assert tints["area-o-a1-b1"]["texture"] == "hatch-down"
    assert tints["area-tie-c6-d6-c7-d7"]["kind"] == "path"
    assert len(tints) == 7
    assert parts["worth-area-x-a5-a6-a7"]["text"] == "3"
    assert "worth-area-tie-c6-d6-c7-d7" not in parts


def test_the_panel_tells_each_area() -> None:
    panel = seen(start=SAMPLE)["panels"][0]
    rows = [(row["label"], [cell["text"] for cell in row["cells"]]) for row in panel["rows"]]
    assert rows == [
        ("c3", ["3 for X", "a3", "4 for O"]),
        ("a7", ["3 for X", "e7", "3 for O"]),
        ("b7", ["2 for X", "a1", "2 for O"]),
    ]
    assert (
        panel["note"]
        == "Tied: c7. 28 spaces still open: if they stay open, they count for nobody. "
        "Points count only at the end."
    )


def test_the_panel_has_a_gap_where_one_player_has_fewer_areas() -> None:
    corner = "1000000/0000000/0000000/0000000/0000000/0000000"
    for mark, row in (("x", ("a1", ["1 for X", "", ""])), ("o", ("", ["", "a1", "1 for O"]))):
        start = f"{corner} {corner} 7/7/7/7/7/7/{mark}6 x"
        rows = seen(start=start)["panels"][0]["rows"]
        assert [(r["label"], [cell["text"] for cell in r["cells"]]) for r in rows] == [row]


def test_the_outline_of_an_area_goes_round_it() -> None:
    points = shapes(seen(start=SAMPLE))["area-o-a2-b2-a3-b3"]["points"]
    assert len(points) == 16
    assert {(x, y) for x, y in zip(points[::2], points[1::2], strict=True)} == {
        (78, 478), (178, 478), (278, 478), (278, 578), (278, 678), (178, 678), (78, 678), (78, 578),
    }  # fmt: skip


BEFORE = (
    "1100000/0000000/1111100/0000000/0111000/0000111 "
    "0000111/1110011/1110001/0000111/0000000/0111000 "
    "1x1o2o/x1x4/4x2/7/o1xx3/6o/1o1o3 x"
)


def test_the_pencil_draws_the_fence_then_the_mark_then_hatches() -> None:
    parts = shapes(seen("a5-d5:b5", start=BEFORE))
    order = ["line-a5-b5", "line-b5-c5", "line-c5-d5", "x-b5-1", "x-b5-2", "area-x-a5-a6-a7"]
    begins = [parts[id]["enter"]["delay"] for id in order]
    assert begins == sorted(begins)
    assert len(set(begins)) == len(begins)
    assert [parts[id]["enter"]["motion"] for id in order] == ["draw"] * 6
    moving = {id for id, shape in parts.items() if "enter" in shape}
    assert moving == {*order, "patch-b5", "worth-area-x-a5-a6-a7"}
    assert parts["line-a5-b5"]["width"] > parts["line-b6-c6"]["width"]


def test_a_tint_that_stands_for_nothing_any_more_goes() -> None:
    """A fence through X's area of two makes two areas of it."""
    across = "0000000/1000000/0000000/0000000/0000000/0000000"
    upright = "1100000/0000000/0000000/0000000/0000000/0000000"
    state = seen("a2-b2:a2", start=f"{across} {upright} 7/7/7/7/7/7/x6 x")
    gone = [shape["id"] for shape in state["scene"]["gone"]]
    assert gone == ["area-x-a1-a2", "worth-area-x-a1-a2"]
    assert {"area-x-a1", "area-x-a2"} <= shapes(state).keys()


def test_the_sheet_lies_alike_for_both_players() -> None:
    assert seen("b2-e2:c2", seat=0)["scene"] == seen("b2-e2:c2", seat=1)["scene"]


def test_at_the_end_the_areas_are_told_and_nothing_can_be_picked() -> None:
    across = "1000000/0000000/0000000/0000000/0000000/0000000"
    full = "/".join(["xxxxxxx"] * 7)
    state = Cercas.read(f"{across} {across} {full} x", Setup(2, {}))
    display = show(Moment(state))
    assert display.paths == []
    assert display.panels[0].note == "48 spaces stayed open and count for nobody."
    assert [player.score for player in display.players] == [1, 0]


# Figures, and positions in words


def test_a_fence_ends_where_no_four_lines_meet() -> None:
    dots = picture(GAME, "where-a-fence-may-go")["picks"]["dot-c4"]
    assert sorted(dots) == [f"dot-{dot}" for dot in "a4 b4 c3 c5 c6 c7 d4 e4 f4".split()]


def test_a_mark_keeps_off_the_opponents() -> None:
    dots = picture(GAME, "where-a-mark-may-go")["picks"]["dot-c4"]
    assert sorted(dots["dot-f4"]) == ["space-c4", "space-e4"]


def test_fences_are_read_on_the_way() -> None:
    state = begun(GAME, "b4-e4:c4")
    assert heard(GAME, state, "Column c") == "c1 to c3 empty, fence, c4 X, c5 to c7 empty"
    assert heard(GAME, state, "X").startswith("1 mark: c4.")
    assert heard(GAME, state, "Not closed yet").startswith(
        "X: c4; O: none; empty: a1 to g1, a2 to g2, a3 to g3, a4 to b4, d4 to g4, a5 to g5"
    )


def test_what_is_no_action_is_not_read_as_one() -> None:
    read_action = GAME.rules.read_action
    assert read_action is not None
    assert read_action(begun(GAME), "B4 e4 C4") == ["dot-b4", "dot-e4", "space-c4"]
    for words in ("", "b4", "b4-e9", "b4-e4:c4:c5", "fence"):
        assert read_action(begun(GAME), words) is None
