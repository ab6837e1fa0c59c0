"""Pick paths, and the tree that a view sends."""

import pytest

from pygames.look.picks import PickPath, tree, via


def test_paths_fold_into_a_tree() -> None:
    paths = [
        PickPath("a1-a3", ("a1", "a3")),
        PickPath("a1xb2", ("a1", "b2")),
        PickPath("pass", ("pass",)),
    ]
    assert tree(paths) == {"a1": {"a3": "a1-a3", "b2": "a1xb2"}, "pass": "pass"}


def test_no_paths_make_an_empty_tree() -> None:
    assert tree([]) == {}


def test_an_action_may_have_several_paths() -> None:
    paths = [PickPath("wall", ("a", "b")), PickPath("wall", ("b", "a"))]
    assert tree(paths) == {"a": {"b": "wall"}, "b": {"a": "wall"}}


@pytest.mark.parametrize(
    "paths",
    [
        [PickPath("x", ("a",)), PickPath("y", ("a", "b"))],
        [PickPath("y", ("a", "b")), PickPath("x", ("a",))],
        [PickPath("x", ("a", "b")), PickPath("y", ("a", "b", "c", "d"))],
    ],
)
def test_no_path_may_be_the_beginning_of_another(paths: list[PickPath]) -> None:
    with pytest.raises(ValueError, match=r"beginning|taken"):
        tree(paths)


def test_no_two_actions_share_a_path() -> None:
    with pytest.raises(ValueError, match="taken: a b"):
        tree([PickPath("x", ("a", "b")), PickPath("y", ("a", "b"))])


def test_via_lists_only_actions_that_pass_something() -> None:
    paths = [PickPath("x", ("a", "c"), ("b",)), PickPath("y", ("a", "b"))]
    assert via(paths) == {"x": ["b"]}
