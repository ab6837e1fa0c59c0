"""The course that teaches Dice Nim."""

from pygames.look.lessons import Answer, Lessons, Step, anything
from tests.toy.dice_nim.rules import Nim


def _wins(after: Nim, _action: str) -> bool:
    return after.counters == 0


LESSONS = Lessons[Nim](
    basics=(
        Step(
            words="The counters lie in a row. Each player takes some from the right.",
            task="Point at the counter that is taken last.",
            clauses="D1 D4",
            find=("counter-1",),
            shown="counter-1",
            success="Whoever takes it wins.",
            facts={"counter-1": "counter 1"},
            otherwise=Answer((), "Others are left of this one.", "D4"),
        ),
        Step(
            words="The die shows how many you may take.",
            task="Take two counters.",
            clauses="D2",
            actions=("r2",),
            goal=("t2",),
            shown="t2",
            success="Now Green rolls a 1, and takes one.",
            replies=("r1", "t1"),
            marked=("counter-8",),
            answers=(Answer(("pass",), "You can pass later.", "D3"),),
            otherwise=Answer((), "The die shows 2: you may take one more.", "D2"),
        ),
        Step(
            words="Three are left, and the die shows 3. You might pass, but you can do better.",
            task="Win.",
            clauses="D3 D4",
            start="3 3 0 11",
            goal=_wins,
            shown="t3",
            success="You took the last counter.",
            otherwise=Answer((), "The last counter still lies there.", "D4"),
        ),
        Step(
            words="Now a whole game.",
            task="Take your first counters.",
            clauses="D1",
            goal=anything,
            success="The game is on.",
        ),
    ),
)
