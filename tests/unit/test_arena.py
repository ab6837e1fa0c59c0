"""Matches of bots: paired games, several processes, and a sequential test."""

import re
import sys
from pathlib import Path
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from pygames.__main__ import main
from pygames.bots.budget import Budget, Meter
from pygames.bots.uct import States, Uct
from pygames.cli.arena import Match, pairings, scores
from pygames.cli.report import write_report
from pygames.cli.seats import Bot, PlainUct, read_bot
from pygames.core import TERMINAL
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import catalog, find
from pygames.record import Record, final, make_header, settle
from pygames.workshop.tally import Score, elo, estimate

QUICK = Match("murus-gallicus", ("bot2:nodes=30", "uct:playouts=5"), "quick", opening=3)


def test_the_number_of_processes_does_not_change_the_games() -> None:
    one, two = (list(scores(QUICK, 6, jobs)) for jobs in (1, 2))
    assert one == two
    for side in one[-1]:
        assert side.wins + side.draws + side.losses == 6


def test_who_begins_is_counted_whichever_bot_that_is() -> None:
    """The first bot begins the first game of each pair, the other the second."""

    class Told(Match):
        def pair(self, number: int) -> tuple[int, int]:
            return [(1, -1), (1, 1), (-1, 0)][number]

    *_, (bot, first) = scores(Told("any", ("one", "other"), "seed"), 6, 1)
    assert (bot.wins, bot.draws, bot.losses) == (3, 1, 2)
    assert (first.wins, first.draws, first.losses) == (3, 1, 2)


def test_a_pair_of_games_has_the_same_opening() -> None:
    game = find(QUICK.game)
    openings = [QUICK._opened(game.players[0], pair).actions for pair in (0, 0, 1)]
    assert openings[0] == openings[1] != openings[2]
    assert len(openings[0]) == 3


def test_evidence_grows_with_wins_and_falls_with_losses() -> None:
    assert Score().evidence(0.65) == 0
    assert Score(wins=26).evidence(0.65) > 2.94 > Score(wins=25).evidence(0.65)
    assert Score(losses=17).evidence(0.65) < -2.94 < Score(losses=16).evidence(0.65)
    assert Score(wins=3, draws=5).evidence(0.65) == Score(wins=3).evidence(0.65)


def test_a_bot_with_a_memory_takes_a_seat_and_may_ponder() -> None:
    game = find("eight-cities")
    for memory in ("kept", "ponders"):
        seat = read_bot(f"bot5:playouts=9,memory={memory}", game)
        assert isinstance(seat, Bot)
        assert seat.memory is not None
        assert seat.ponders == (memory == "ponders")
    with pytest.raises(GameError, match="memory"):
        read_bot("uct:playouts=9,memory=kept", game)
    bots = "bot5:playouts=9,memory=ponders", "bot5:playouts=9,memory=kept"
    one, two = (Match("eight-cities", bots, "memory").pair(0) for _ in range(2))
    assert one == two, "the same seed gives the same games"


def test_uct_takes_a_seat() -> None:
    game = find("murus-gallicus")
    assert read_bot("uct", game) == PlainUct("uct")
    assert read_bot("uct:playouts=9", game) == PlainUct("uct:playouts=9", Budget("playouts", 9))
    with pytest.raises(GameError, match="playouts"):
        read_bot("uct:nodes=9", game)


@pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
def test_uct_plays_any_game_by_its_states(game: Game[Any]) -> None:
    state = final(settle(Record(make_header(game, game.players[0], {}, None), seed="uct")))
    assert state.current_player() != TERMINAL
    uct = Uct(States(), Meter(Budget("playouts", 6)), Random(1))
    assert uct.run(state) in state.legal_actions()


# Elo, the log and the report

GAUNTLET = ["arena", "murus-gallicus", "bot1:nodes=20", "random", "bot2:nodes=20", "--games", "4"]


def test_elo_is_that_of_the_share_with_draws_as_halves() -> None:
    even = estimate([(1, -1), (0, 0)])
    assert even.share == 0.5
    assert elo(even.share) == 0
    assert elo(10 / 11) == pytest.approx(400)
    assert even.low < 0.5 < even.high


def test_an_interval_narrows_with_pairs_and_never_closes() -> None:
    few, many = estimate([(2, 1)] * 5), estimate([(2, 1)] * 50)
    assert few.low < many.low < many.share == many.high == 1
    assert many.elo().startswith("+∞ (+")


def test_games_of_a_pair_are_one_observation() -> None:
    """Where the seat alone decides, each pair is even: that says more than as many games do."""
    seats, luck = estimate([(1, -1)] * 20), estimate([(1, 1), (-1, -1)] * 10)
    assert seats.share == luck.share
    assert seats.high - seats.low < luck.high - luck.low


def test_of_more_than_two_the_first_engine_or_bot_plays_each_of_the_others() -> None:
    assert pairings(["a", "b"], ["b"]) == [("a", "b")]
    assert pairings(["a", "b", "c"], []) == [("a", "b"), ("a", "c")]
    assert pairings(["a", "b", "c"], ["c"]) == [("c", "a"), ("c", "b")]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_match_that_was_killed_continues_from_its_log(
    jobs: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "log.jsonl"
    command = [*GAUNTLET, "--log", str(log), "--jobs", jobs]
    assert main(command) == 0
    output, whole = capsys.readouterr().out, log.read_bytes()
    lines = whole.splitlines(keepends=True)
    for part in (b"".join(lines[:3]) + lines[3][:9], lines[0][:9], whole):
        log.write_bytes(part)
        assert main(command) == 0
        assert capsys.readouterr().out == output
        assert log.read_bytes() == whole
    monkeypatch.setattr(Match, "pair", None)
    assert main(command) == 0, "what is in the log is not played again"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('{"game": "cercas"}\n', "other settings"),
        ("a letter\n", "not a log"),
        ("note", "not a log"),
    ],
)
def test_another_log_is_refused_and_stays_unchanged(
    text: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "log.jsonl"
    log.write_text(text, "utf-8")
    assert main([*GAUNTLET, "--log", str(log)]) == 1
    assert reason in capsys.readouterr().err
    assert log.read_text("utf-8") == text


def test_a_report_has_a_row_and_a_mark_for_each_opponent(tmp_path: Path) -> None:
    page = tmp_path / "report.md"
    assert main([*GAUNTLET, "--report", str(page)]) == 0
    rows = [line for line in page.read_text("utf-8").splitlines() if line.startswith("| `")]
    assert [row.split("|")[1:3] for row in rows] == [
        [" `random` ", " 4 "],
        [" `bot2:nodes=20` ", " 4 "],
    ]
    chart = ElementTree.fromstring(page.with_suffix(".svg").read_text("utf-8"))
    assert len(chart.findall("{*}circle")) == 2
    assert "random" in (chart.findtext("{*}desc") or "")


@pytest.mark.parametrize(
    "hostile",
    ["`<img src=x onerror=x>`", "a\n\n<script>x</script>", "a``` | b", "\x1b]\0\udcff\ufffe"],
)
def test_nothing_in_a_command_leaves_its_place_in_a_report(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hostile: str
) -> None:
    command = f"engine:seconds=1:mine {hostile}"
    monkeypatch.setattr(sys, "argv", ["pygames", "--bot", command])
    page = tmp_path / "a >b.md"
    match = Match("murus-gallicus", (command, command), "seed")
    write_report(str(page), {"matches": [[*match.bots]]}, [(match, [(1, -1)])])
    text = page.read_text("utf-8")
    chart = ElementTree.fromstring(page.with_suffix(".svg").read_text("utf-8"))
    assert [part.tag.partition("}")[2] for part in chart] == (
        "title desc style line text text text text line circle text".split()
    )
    assert "](<a%20%3Eb.svg>)" in text
    head, fenced, *_ = re.split(r"^(`{3,})\n.*?\n\1\n", text, flags=re.DOTALL | re.MULTILINE)
    bare = re.sub(r"(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)", "", head)
    assert set(fenced) == {"`"}
    assert not set(bare.replace("](<a%20%3Eb.svg>)", "")) & set("<`")
    assert len(head.splitlines()) == 13
