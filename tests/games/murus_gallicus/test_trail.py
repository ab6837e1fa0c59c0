"""The trail of earlier boards that M9 counts."""

from pygames.games.murus_gallicus.trail import Trail


def test_a_trail_counts_what_it_holds() -> None:
    trail = Trail[str]().then("a").then("b").then("a")
    assert (trail.count("a"), trail.count("b"), trail.count("c")) == (2, 1, 0)


def test_a_shorter_trail_does_not_see_what_a_longer_one_added() -> None:
    short = Trail[str]().then("a")
    long = short.then("b").then("a")
    assert list(short) == ["a"]
    assert short.count("a") == 1
    assert long.count("a") == 2


def test_trails_that_part_do_not_disturb_each_other() -> None:
    base = Trail[str]().then("a")
    one, other = base.then("b"), base.then("c")
    assert list(one) == ["a", "b"]
    assert list(other) == ["a", "c"]
    assert (one.count("c"), other.count("b")) == (0, 0)
    assert one != other
    assert other == Trail[str]().then("a").then("c")


def test_equal_trails_are_one_key_and_say_what_they_hold() -> None:
    one, other = Trail[str]().then("a").then("b"), Trail[str]().then("a").then("b")
    assert {one: "found"}[other] == "found"
    assert repr(one) == "Trail(['a', 'b'])"
    assert one != ["a", "b"]
    assert (len(Trail[str]()), len(one)) == (0, 2)
