"""What players are told in Eight-by-Eight, by their names or as "you"."""

from pygames.games.eight_by_eight import GAME
from pygames.games.eight_by_eight.explain import explain
from pygames.look.show import Moment
from tests.games.eight_by_eight.drive import EMPTY, at
from tests.support.shown import Looker, Said, heard_row_by_row

NEW = f"{EMPTY} -,- r - -"
FULL = "ryryryry/r7/y7/r7/y7/r7/y7/r7 -,- r 1 -"
ALONE = "yyy1yyy1/yyy1yyy1/8/yyy1yyy1/yyy1yyy1/8/y7/8"
COST = "You roll again after a blackout, but from then on, rolling 4 ends your turn."
# fmt: off
SAID: tuple[Said, ...] = (
    # Which sentence, where, after which actions, to whom, and its words.
    ("status", NEW, "", None, "Red rolls"),
    ("status", NEW, "r4", None, "Red, place in row or column\u00a04, or black it out"),
    ("status", NEW, "r4", 0, "Your turn: place in row or column\u00a04, or black it out"),
    ("status", NEW, "r4", 1, "Red, place in row or column\u00a04, or black it out"),
    ("status", FULL, "", None, "Red, black out 1 or pass: its row and column are full"),
    # E8
    ("status", "rrrr4/8/8/8/8/8/8/8 -,- r 1 -", "1,5", None, "Last round: Yellow rolls"),
    ("status", "rrrrr3/8/8/8/8/8/8/8 -,- y 1 !", "", 1,
     "Last round, your turn: place in row or column\u00a01, or black it out"),
    ("said", "rrrr4/8/8/8/8/8/8/8 -,- r 1 -", "1,5", None,
     "Red placed a piece in row 1, column 5. This is the last round"),
    ("said", NEW, "r4", None, "Red rolled 4"),
    ("said", NEW, "r4 x4", None, "Red blacked out 4 and rolls again"),
    ("said", NEW, "r4 x4 r4", None, "Red rolled 4, blacked out: Red’s turn is over"),
    ("said", FULL, "pass", None, "Red passed"),
    # E7a: who is passed over.
    ("said", f"{ALONE} -,- r 4 -", "4,4", None,
     "Red placed a piece in row 4, column 4. Yellow has no piece left"),
    ("said", f"{ALONE} 4,- r - -", "r4", None,
     "Red rolled 4, blacked out: Red’s turn is over. Yellow has no piece left"),
    ("said", f"{ALONE} -,- r 4 -", "x4", None, "Red blacked out 4 and rolls again"),
    # A turn in one go; E6, rolling again during it.
    ("told", NEW, "r4 4,5", 0, "You rolled 4 and placed a piece in row 4, column 5."),
    ("told", NEW, "r4 x4 r7 7,1", 0,
     "You rolled 4, blacked it out, rolled 7 and placed a piece in row 7, column 1."),
    ("told", NEW, "r4 x4 r4", 1,
     "Red rolled 4, blacked it out and rolled 4, blacked out: Red’s turn is over."),
    ("told", NEW, "r4 x4 r7", 0, "You rolled 4 and blacked it out. Rolled again: 7."),
    ("told", NEW, "r4 x4", 0, "You rolled 4, blacked it out and roll again."),
    # The roll of a turn that begins is in the status.
    ("told", NEW, "r4", 0, ""),
    ("told", f"{EMPTY} -,- r 4 -", "4,5 r2", 0, "You placed a piece in row 4, column 5."),
    # E4: what a blackout costs, until one has made one.
    ("note", NEW, "", None, ""),
    ("note", NEW, "r4", 0, COST),
    ("note", NEW, "r4", 1, ""),
    ("note", NEW, "r4 x4 r5", 0, ""),
    # E10
    ("reason", "yyyy4/8/8/8/8/8/8/8 -,- y 1 -", "1,5", 1, "You have the longest line: five."),
    ("reason", "yyyy4/8/8/8/8/8/8/8 -,- y 1 -", "1,5", 0, "Yellow has the longest line: five."),
    ("reason", "rrrrr3/yyyy4/8/8/8/8/8/8 1,- y 2 !", "2,5", 0,
     "You and Yellow have lines of five, but you have more blackouts, 1 to 0."),
)
# fmt: on

test_players_read_and_hear = heard_row_by_row(GAME, SAID)


def test_only_the_last_turns_are_told() -> None:
    lost, many = "rr6/8/8/8/8/8/8/8 12345678,- y 1 -", "1,8 r1 r2 2,8 r3 r4 4,8 r5"
    words = Looker(GAME).says("told", lost, many, 0)
    assert words.count("Red rolled") + words.count("You rolled") == 2


def test_the_score_is_the_longest_line_by_its_name() -> None:
    players = GAME.look.show(Moment(at("rrr5/8/8/8/8/8/8/8 -,- y 1 -"))).players
    assert [(player.score, player.unit) for player in players] == [
        (3, "longest line"), (0, "longest line")
    ]  # fmt: skip


def test_why_not_is_told_to_the_one_who_asks() -> None:
    rolled, before = at(f"{EMPTY} -,- y 4 -"), at(f"{EMPTY} -,- y - -")
    picks = ("space-1-1", "blackout-4", "blackout-2")
    assert [explain(rolled, [pick], 1).sentence for pick in picks] == [
        "You rolled 4, so the piece must go in row 4 or column 4.",
        "You rolled 4 and can black it out.",
        "You rolled 4, so only 4 can be blacked out, not 2.",
    ]
    assert explain(rolled, ["blackout-2"], 0).sentence.startswith("Yellow rolled 4, so only 4")
    rolls = [explain(before, ["space-1-1"], you).sentence for you in (0, 1)]
    assert rolls == ["Yellow has to roll first.", "You have to roll first."]
