"""Answers are made from objects by their types: what has the same name, and what is nested."""

from typing import Any

import pytest

from pygames.door import paper_data, view_data
from pygames.door.data import data_of
from pygames.look.paper import Picture
from pygames.look.phrase import Phrase
from pygames.look.scene import Scene, circle
from pygames.look.show import Cell, Panel, Row
from tests.support.shapes import odd_in

SCENE = Scene(9, 5, (circle("a", 1, 2, 3),), ())


def test_what_is_nested_is_made_as_well() -> None:
    panel = Panel("Areas", [Row("Anna", [Cell("5", label="five")])])
    assert data_of(view_data.Panel, panel) == {
        "title": "Areas",
        "rows": [
            {
                "label": "Anna",
                "cells": [{"text": "5", "glyph": "", "label": "five"}],
                "group": False,
            }
        ],
        "note": "",
    }


def test_shapes_stay_the_same_objects() -> None:
    picture = Picture(SCENE, "a circle", 40)
    part = data_of(paper_data.PicturePart, picture, kind="picture")
    assert part["kind"] == "picture"
    assert part["scene"]["ground"][0] is SCENE.ground[0]


def test_what_may_be_missing_is_left_out_where_there_is_nothing() -> None:
    assert "stretch" not in data_of(view_data.Scene, SCENE)
    plain: dict[str, Any] = {"player": 0, "text": "a1", "phrase": "Take a1"}
    assert data_of(view_data.Move, Phrase("Take a1"), **plain) == plain
    assert data_of(view_data.Move, Phrase("Take a1", brief="a1"), **plain)["brief"] == "a1"


def test_an_object_without_a_field_is_refused() -> None:
    with pytest.raises(AttributeError):
        data_of(view_data.ViewButton, SCENE)


@pytest.mark.parametrize(
    ("call", "answer"),
    [
        ("rival", {"score": "5"}),
        ("rival", {}),
        ("frames", {"plies": 5}),
        ("frames", {"plies": [5, None]}),
        ("length", {"messages": 1, "rounds": 2, "dice": 0}),
        ("dare", {"record": {}, "theirs": None, "own": None, "verdict": None}),
    ],
)
def test_an_answer_of_another_shape_is_seen(call: str, answer: object) -> None:
    assert odd_in(call, answer)
