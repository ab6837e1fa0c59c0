"""The builders of shapes."""

from pygames.look import scene


def test_each_builder_makes_a_shape_of_its_kind() -> None:
    shapes = [
        scene.polygon("a", (0, 0, 1, 0, 1, 1)),
        scene.circle("b", 1, 2, 3),
        scene.line("c", (0, 0, 1, 1)),
        scene.path("d", "M0 0V1"),
        scene.text("e", 1, 2, "word", 12),
        scene.glyph("f", "star", 1, 2),
    ]
    assert tuple(shape["kind"] for shape in shapes) == scene.KINDS
    assert [shape["id"] for shape in shapes] == list("abcdef")


def test_a_box_is_a_polygon_of_four_corners() -> None:
    assert scene.box("a", 10, 20, 30, 40)["points"] == (10, 20, 40, 20, 40, 60, 10, 60)


def test_a_box_has_round_corners_only_on_request() -> None:
    assert "round" not in scene.box("a", 0, 0, 1, 1)
    assert scene.box("a", 0, 0, 1, 1, corner=3)["round"] == 3
