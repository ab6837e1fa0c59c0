"""Games in which all choose at once: nobody sees a choice before the last one is made."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.adapters.actions import numbers
from pygames.bots.budget import Budget, Thought
from pygames.cli.seats import read_seat
from pygames.conformance import BrokenPromiseError, check
from pygames.core import CHANCE, UNSEEN, Action, Setup
from pygames.door.lines import best_lines
from pygames.door.weigh import weigh
from pygames.errors import GameError, MistakeError
from pygames.examples import goofspiel, rock_paper_scissors
from pygames.game import Game
from pygames.games import guest
from pygames.link import read as read_link
from pygames.link import write as write_link
from pygames.match import begin, next_author, read, receive, turn, write
from pygames.match.chain import SIZE
from pygames.match.match import Match
from pygames.record import Record, extend, final, make_header, new, outcome, states
from pygames.simple import Pieces, Row, Simultaneous, best, game
from pygames.workshop.one_file import card_in, module_of
from tests.support.door import ask
from tests.support.effort import often
from tests.support.matches import Table, table

pytestmark = pytest.mark.usefixtures("no_added_game")
HANDS = rock_paper_scissors.GAME
GOPS = goofspiel.GAME
both = pytest.mark.parametrize("card", [HANDS, GOPS], ids=lambda card: card.id)
seldom = settings(max_examples=often(15, 500), deadline=None)


def played(card: Game[Any], data: st.DataObject, players: int = 2) -> Record:
    """Play at random into the middle of a round: somebody has chosen, and somebody has not."""
    record = new(card, players, seed="secrets")
    for _ in range(data.draw(st.integers(0, 6))):
        for _ in range(players):
            if not outcome(record).over:
                record = extend(record, data.draw(st.sampled_from(final(record).legal_actions())))
    return record if not outcome(record).over else new(card, players, seed="secrets")


# The rules


def test_all_choose_before_anything_happens() -> None:
    start: Any = final(new(HANDS))
    later = start.child("rock")
    assert (later.current_player(), later.pieces, later._secret_()) == (1, Pieces(), 1)
    then = later.child("paper")
    assert (then.current_player(), then.won, then._secret_()) == (0, (0, 1), 0)
    assert then.pieces.plain() == {"rock": "red", "paper": "blue"}


def test_goofspiel_gives_a_prize_to_the_highest_bid_alone() -> None:
    start: Any = GOPS.rules.initial(Setup(3, {}))
    bid = start.child("9").child("4").child("6").child("5")
    assert (bid.won, bid.prize, bid.current_player()) == ((0, 9, 0), "", CHANCE)
    tied = start.child("9").child("6").child("6").child("5")
    assert tied.won == (0, 0, 0)
    assert "6" not in bid.hands[1]


@dataclass(frozen=True)
class _Turns(Simultaneous):
    """Two bid at once; then the winner alone takes as many as they like."""

    board = Row(3)
    pieces: Pieces = Pieces()
    winner: int = -1
    left: int = 4

    def choices(self, player: int) -> list[str]:
        return ["1", "2"] if self.winner in (-1, player) else []

    def after(self, actions: tuple[str, ...]) -> _Turns:
        if self.winner < 0:
            return replace(self, winner=int(actions[1] > actions[0]))
        return replace(self, winner=-1, left=self.left - int(actions[self.winner]))

    def returns(self) -> tuple[int, ...] | None:
        return best((0, 1)) if self.left <= 0 else None


def test_only_who_has_choices_chooses_and_alone_nothing_is_secret() -> None:
    state: Any = _Turns().child("1").child("2")
    assert (state.winner, state.current_player(), state._at_once_) == (1, 1, False)
    then = state.child("2")
    assert (then.left, then._at_once_) == (2, True)
    check(game(_Turns, title="Turns", goal="Win", draws=False), games=2)


# Mistakes


TEXT = (
    Path(rock_paper_scissors.__file__).read_text("utf-8").replace("best, game", "best, die, game")
)
BEFORE = "    def points(self)"


def _with(folder: Path, old: str, new: str) -> Game[Any]:
    """Return rock, paper, scissors with a mistake in it."""
    assert TEXT.count(old) == 1
    file = folder / "mistaken.py"
    file.write_text(TEXT.replace(old, new), "utf-8")
    return card_in(module_of(file))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("return self.won\n", "return (len(str(self._chosen_)), 0)\n",
         "points tells what a player has chosen before all have"),
        (BEFORE, f"    def tray(self):\n        return list(self._chosen_)\n\n{BEFORE}",
         "tray tells what a player has chosen before all have"),
        ("return replace(self, pieces=hands, won=won)", "replace(self, pieces=hands, won=won)",
         "after returned None (is a return missing?) and no RockPaperScissors"),
        ("won=won)", "won=won, players=3)", "after returned a RockPaperScissors for 3 players"),
        ("return list(HANDS.cells)", "return 'rock'", "choices returned 'rock' and no list"),
        ("return list(HANDS.cells)", "return []", "choices gives nobody anything to choose"),
        ("return list(HANDS.cells)", 'return ["?1", "?2"]', "? stands for secrets"),
        (BEFORE, f"    def chance_outcomes(self):\n        return die(6)\n\n{BEFORE}",
         "has chance_outcomes and no after_chance"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_its_line(tmp_path: Path, old: str, new: str, words: str) -> None:
    with pytest.raises(BrokenPromiseError) as error:
        check(_with(tmp_path, old, new), games=1)
    assert words in str(error.value)
    assert str(error.value).startswith("mistaken.py, line ")


def test_what_follows_by_itself_must_not_be_written(tmp_path: Path) -> None:
    with pytest.raises(GameError, match="has child, which follows from choices and after"):
        _with(tmp_path, BEFORE, f"    def child(self, action):\n        return self\n\n{BEFORE}")


# Bots


@both
@seldom
@given(data=st.data())
def test_a_bot_decides_alike_whatever_the_other_has_chosen(
    card: Game[Any], data: st.DataObject
) -> None:
    with guest(card):
        state = final(played(card, data))
        legal = state.legal_actions()
        level, seed = data.draw(st.sampled_from(card.bots.levels)), data.draw(st.integers(0, 99))

        def thought(other: Action) -> Thought:
            budget = Budget("playouts", 20)
            return card.bots.choose(state.child(other), level, budget, Random(seed))

        assert thought(legal[0]) == thought(legal[-1])


def test_a_bot_of_a_players_own_sees_nothing_either() -> None:
    choices = []

    def choose(state: Any, _level: int, _budget: Budget, _random: Random) -> Thought:
        choices.append(list(state._chosen_))
        return Thought("rock", (0.5, 0.5), 1, "playouts")

    own = game(rock_paper_scissors.RockPaperScissors, title="Own", goal="Win", choose=choose)
    with guest(own):
        own.bots.choose(final(extend(new(own), "paper")), 1, Budget("playouts", 1), Random(1))
    assert choices == [[UNSEEN]]


def test_a_bot_cannot_look_ahead_by_a_child() -> None:
    unseen: Any = final(new(HANDS)).child("rock")._unseen_()
    with pytest.raises(MistakeError, match="secret"):
        unseen.child("paper")
    assert unseen.whole().after(("scissors", "paper")).won == (1, 0)


def test_a_bot_mixes_rock_paper_and_scissors() -> None:
    start, budget = final(new(HANDS)), Budget("playouts", 100)
    random = Random("mix")
    counts = Counter(HANDS.bots.choose(start, 4, budget, random).action for _ in range(60))
    assert min(counts[hand] for hand in rock_paper_scissors.BEATS) >= 8


def test_a_bot_takes_what_is_best_whatever_the_others_do() -> None:
    start: Any = GOPS.rules.initial(Setup(2, {}))
    last = replace(
        start,
        hands=(frozenset({"1", "13"}), frozenset({"2", "5"}), *start.hands[2:]),
    )
    last = replace(last, prize="13", deck=frozenset({"1"}))
    random = Random("sure")
    with guest(GOPS):
        choices = {GOPS.bots.choose(last, 4, Budget("playouts", 200), random).action
                 for _ in range(10)}  # fmt: skip
    assert choices == {"13"}


@both
def test_reviews_and_analysis_see_nothing_of_a_secret_choice(card: Game[Any]) -> None:
    with guest(card):
        start = final(new(card, 2, seed="review"))
        legal = start.legal_actions()
        one, other = (start.child(secret) for secret in (legal[0], legal[-1]))
        budget, action = Budget("playouts", 30), legal[1]
        weighed = [weigh(card, state, action, budget, Random(1)) for state in (one, other)]
        lines = [best_lines(card, state, 3, budget, Random(1)) for state in (one, other)]
        assert weighed[0] == weighed[1]
        assert lines[0] == lines[1]


def test_what_sees_everything_takes_no_seat() -> None:
    for name in ("uct", "engine:seconds=1:python3 mine.py"):
        with pytest.raises(GameError, match="has secrets"):
            read_seat(name, HANDS)


# Pages


@both
@seldom
@given(data=st.data())
def test_a_page_shows_the_same_whatever_was_chosen(card: Game[Any], data: st.DataObject) -> None:
    with guest(card):
        record = played(card, data)
        legal = final(record).legal_actions()
        one, other = (extend(record, action) for action in (legal[0], legal[-1]))
        for call, more in (("view", {"seat": 1}), ("read", {"you": 1}), ("view", {"at": 0})):
            assert ask(call, record=one.data(), **more) == ask(call, record=other.data(), **more)


def test_the_list_of_moves_tells_a_choice_once_all_have_chosen() -> None:
    with guest(HANDS):
        first = extend(new(HANDS), "rock")
        hidden = ask("view", record=first.data())["ok"]
        assert [move["text"] for move in hidden["moves"]] == [UNSEEN]
        assert hidden["said"] == "Red has chosen"
        view = ask("view", record=extend(first, "paper").data())["ok"]
        assert [move["text"] for move in view["moves"]] == ["rock", "paper"]
        assert view["said"] == "Red: rock · Blue: paper"


def test_a_shared_link_leaves_out_what_is_secret() -> None:
    with guest(HANDS):
        whole = extend(extend(new(HANDS), "rock"), "paper")
        assert read_link(write_link(extend(whole, "rock"))) == whole


def test_programs_that_learn_see_nothing_of_a_secret_choice() -> None:
    with guest(HANDS):
        first = numbers(HANDS).first()
        after = [first.child(number) for number in first.legal]
        assert len({node.see(1) for node in after}) == 1
        assert len({node.text for node in after}) == 1


# Messages


def begun(card: Game[Any], players: int, seed: int) -> Table:
    return table(card.id, players, Random(seed))


@pytest.mark.parametrize(("card", "players"), [(HANDS, 2), (GOPS, 2), (GOPS, 3)])
@settings(max_examples=often(2, 40), deadline=None)
@given(seed=st.integers(0, 10**6))
def test_a_match_is_played_to_its_end_by_links(card: Game[Any], players: int, seed: int) -> None:
    with guest(card):
        before = begun(card, players, seed)
        for after in before.sent().to_the_end():
            assert read(write(after.match)) == after.match
            assert receive(after.match, before.match if before.match.values else None).kind in (
                "new",
                "newer",
            )
            before = after
            if len(after.match.record.actions) > 40:
                break
        assert final(before.match.record).is_terminal() or len(before.match.record.actions) > 40


def test_a_choice_is_sealed_until_all_have_chosen() -> None:
    with guest(HANDS):
        match, secrets = _two()
        one = turn(match, secrets[0], ["rock"]).match
        assert one is not None
        assert one.record.actions[0].startswith(UNSEEN)
        assert final(one.record).current_player() == 1
        two = turn(one, secrets[1], ["paper"]).match
        assert two is not None
        assert two.record.actions[1] == "paper"
        assert next_author(two) == 0
        after = turn(two, secrets[0])
        assert after.record.actions[2] == "rock"
        state: Any = final(after.record)
        assert state.won == (0, 1)


def _two(seed: int = 1) -> tuple[Match, list[bytes]]:
    random = Random(seed)
    secrets = [random.randbytes(SIZE) for _ in range(2)]
    return begin(make_header(HANDS, 2, {}, None), 0, secrets[0]), secrets


def _both_chosen() -> tuple[Match, list[bytes]]:
    """Return a match in which rock and paper are chosen, and not opened."""
    match, secrets = _two()
    one = turn(match, secrets[0], ["rock"]).match
    assert one is not None
    two = turn(one, secrets[1], ["paper"]).match
    assert two is not None
    return two, secrets


def test_a_sealed_choice_is_any_number_whatever_was_chosen() -> None:
    with guest(HANDS):
        for hand in rock_paper_scissors.BEATS:
            sealed = set()
            for seed in range(12):
                match, secrets = _two(seed)
                message = turn(match, secrets[0], [hand]).match
                assert message is not None
                sealed.add(message.record.actions[0])
            assert sealed == {"?0", "?1", "?2"}


def test_another_choice_cannot_be_shown_afterwards() -> None:
    with guest(HANDS):
        two, secrets = _both_chosen()
        honest = turn(two, secrets[0], ["rock"]).match
        assert honest is not None
        actions = list(honest.record.actions)
        actions[2] = "scissors"
        false = replace(honest, record=replace(honest.record, actions=tuple(actions)))
        arrival = receive(false, two)
        assert (arrival.kind, arrival.at, arrival.seat) == ("false-dice", 2, 0)


def test_the_choice_that_waits_is_told_on_the_page_of_the_other() -> None:
    with guest(HANDS):
        two, secrets = _both_chosen()
        view = ask("view", record=two.record.data())["ok"]
        assert (view["status"], view["to_move"]) == ("All have chosen", "chance")
        later = ask("view", record=turn(two, secrets[0]).record.data())["ok"]
        assert later["said"] == "Red: rock · Blue: paper"
        assert states(two.record)[1].current_player() == 1
