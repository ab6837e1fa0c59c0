"""The one door: what each call answers."""

import pytest

from pygames.game import SCHEMES
from pygames.games import catalog, find
from tests.support.door import EMPTY, MURUS, NEARLY, NIM, OVER, START, failure, ok
from tests.support.playthrough import golden

pytestmark = pytest.mark.usefixtures("dice_nim")


# catalog and rules


def test_catalog_gives_the_card_of_each_game() -> None:
    cards = {card["id"]: card for card in ok("catalog")["games"]}
    assert set(cards) == {game.id for game in catalog()}
    card = cards["murus-gallicus"]
    assert (card["title"], card["authors"]) == ("Murus Gallicus", ["Phil Leduc"])
    assert (card["players"], card["levels"]) == ([2, 2], [1, 2, 3, 4, 5])
    assert [seat["name"] for seat in card["seats"]] == ["White", "Black"]
    assert set(card["colors"]) == set(SCHEMES)
    assert card["sample"]["view"]["scene"]["ground"]
    assert ok("card", game="murus-gallicus") == card


def test_on_sheets_a_view_shows_the_player_to_move_by_default() -> None:
    sheets = [game.id for game in catalog() if game.sheets and game.players[1] > 1]
    for id in sheets:
        record = ok("new", game=id, players=2, seed="sheets")["record"]
        action = ok("state", record=record)["legal"][0]
        record = ok("play", record=record, action=action)["record"]
        mover = ok("state", record=record)["to_move"]
        assert ok("view", record=record) == ok("view", record=record, seat=mover)


def test_on_sheets_the_end_shows_the_winners_by_default() -> None:
    record = golden(find("on-tour"), "eight-at-random").data()
    view = ok("view", record=record)
    assert view["seat"] == view["returns"].index(max(view["returns"])) != 0
    assert ok("view", record=record, seat=1)["seat"] == 1


# paper and printed


def test_paper_gives_the_requested_pages() -> None:
    arguments = {"game": "dice-nim", "handout": "row", "players": 2, "options": {"heap": "15"}}
    (leaf,) = ok("paper", **arguments)["leaves"]
    assert leaf["fields"] == ["Name", "Name"]
    (((picture,)),) = leaf["rows"]
    assert (picture["kind"], picture["label"], picture["width"]) == ("picture", "15 counters", 160)
    assert len(picture["scene"]["pieces"]) == 15


def test_paper_takes_the_most_players_and_the_defaults_by_default() -> None:
    (leaf,) = ok("paper", game="dice-nim", handout="row")["leaves"]
    assert len(leaf["fields"]) == 3
    assert leaf["rows"][0][0]["label"] == "9 counters"


def test_paper_may_be_cards_that_fit_their_page() -> None:
    leaves = ok("paper", game="on-tour", handout="cards", options={"map": "europe"})["leaves"]
    parts = [part for leaf in leaves for row in leaf["rows"] for part in row]
    assert {part["kind"] for part in parts} == {"cards"}
    assert {"Spain", "Lithuania"} <= {card["name"] for part in parts for card in part["cards"]}
    assert all(len(part["cards"]) <= part["across"] * part["down"] for part in parts)


def test_paper_of_the_same_seed_is_the_same() -> None:
    arguments = {"game": "eight-cities", "handout": "board"}
    assert ok("paper", **arguments, seed="a") == ok("paper", **arguments, seed="a")
    assert ok("paper", **arguments, seed="a") != ok("paper", **arguments, seed="b")


def test_a_handout_that_is_none_is_refused_by_the_names_of_those_there_are() -> None:
    error = failure("paper", game="dice-nim", handout="poster")
    assert (error["kind"], error["message"]) == ("bad-request", "handout: expected one of row")


def test_printed_gives_the_game_and_who_played() -> None:
    (leaf,) = ok("printed", record=OVER, names=["Ann", "Keen bot"])["leaves"]
    parts = [part for row in leaf["rows"] for part in row]
    assert [part["kind"] for part in parts[:2]] == ["picture", "table"]
    assert [part["ended"] for part in parts if part["kind"] == "moves"] == [""]
    assert [row[1] for row in leaf["rows"][0][1]["rows"]] == ["Ann", "Keen bot"]


# new


def test_new_keeps_its_arguments_and_has_defaults() -> None:
    assert ok("new", game="murus-gallicus") == {"record": EMPTY}
    record = ok("new", game="murus-gallicus", players=2, options={}, seed="a", start=NEARLY)
    assert record == {"record": EMPTY | {"seed": "a", "start": NEARLY}}


def test_new_resolves_chance_up_to_the_first_decision() -> None:
    record = ok("new", game="dice-nim", players=3, options={"heap": "15"}, seed="daily")["record"]
    assert record["actions"] == ["r3"]
    assert record["players"] == 3


# state


def test_state_tells_who_is_to_move_and_what_is_legal() -> None:
    state = ok("state", record=EMPTY)
    assert state["to_move"] == 0
    assert len(state["legal"]) == 20
    assert state["position"] == START
    assert (state["chance"], state["over"]) == ([], False)
    assert (state["returns"], state["scores"], state["reason"]) == (None, None, None)


def test_state_tells_the_outcomes_of_chance_in_lowest_terms() -> None:
    state = ok("state", record=NIM)
    assert state["to_move"] == "chance"
    assert state["legal"] == []
    assert state["chance"] == [["r1", [1, 2]], ["r2", [1, 3]], ["r3", [1, 6]]]
    assert len(set(state["phrases"])) == 3


# view


def test_view_gives_everything_that_a_page_needs() -> None:
    view = ok("view", record=MURUS)
    assert (view["ply"], view["plies"], view["to_move"]) == (2, 2, 0)
    assert [(move["player"], move["text"]) for move in view["moves"]] == [
        (0, "d1-d3"),
        (1, "e7-e5"),
    ]
    assert view["picks"]["sq-e1"]["sq-e3"] == "e1-e3"
    assert view["via"]["e1-e3"] == ["sq-e2"]


def test_view_shows_any_ply_of_a_record() -> None:
    earlier = ok("view", record=MURUS, at=1)
    assert (earlier["ply"], earlier["plies"], earlier["to_move"]) == (1, 2, 1)
    assert len(earlier["moves"]) == 2
    assert earlier["said"] == "White moved d1–d3"
    shorter = ok("view", record=MURUS | {"actions": ["d1-d3"]})
    for key in set(earlier) - {"plies", "moves", "rounds", "rows"}:
        assert earlier[key] == shorter[key]


def test_view_tells_that_chance_decides() -> None:
    view = ok("view", record=NIM)
    assert (view["to_move"], view["picks"]) == ("chance", {})
    assert ok("view", record=NIM | {"actions": ["r1"]})["moves"][0]["player"] == "chance"


# play


def test_play_gives_the_longer_record() -> None:
    record = ok("play", record=MURUS, action="e1-e3")["record"]
    assert record == MURUS | {"actions": ["d1-d3", "e7-e5", "e1-e3"]}


def test_play_resolves_the_chance_that_follows() -> None:
    record = ok("play", record=NIM | {"actions": ["r3"]}, action="t1")["record"]
    assert len(record["actions"]) == 3
    assert record["actions"][2] in ("r1", "r2", "r3")


def test_play_refuses_to_go_on_after_the_end() -> None:
    assert failure("play", record=OVER, action="a7-c7")["kind"] == "game-over"


def test_act_gives_the_longer_record_and_the_view_of_the_ply_of_the_action() -> None:
    looking = {"seat": 1, "you": 0, "names": ["Ann"]}
    record = NIM | {"actions": ["r3"]}
    answer = ok("act", record=record, action="t1", **looking)
    assert answer["record"] == ok("play", record=record, action="t1")["record"]
    assert answer["view"] == ok("view", record=answer["record"], at=2, **looking)
    assert (answer["view"]["ply"], answer["view"]["plies"]) == (2, 3)


# continuing where chance is next


def test_continue_resolves_chance_up_to_the_next_decision() -> None:
    record = ok("continue", record=NIM)["record"]
    assert record == ok("new", game="dice-nim", seed="daily")["record"]
    state = ok("state", record=record)
    assert state["legal"]


def test_continue_opens_a_record_that_ends_where_chance_is_next() -> None:
    header = {"format": "pygames-record-1", "game": "eight-by-eight", "options": {}, "players": 2}
    cut = header | {"actions": ["r3", "1,3"], "seed": "s"}
    assert ok("view", record=cut)["to_move"] == "chance"
    record = ok("continue", record=cut)["record"]
    assert record["actions"][:2] == ["r3", "1,3"]
    assert ok("view", record=record)["to_move"] == 1
    longer = ok("play", record=header | {"actions": ["r3"], "seed": "s"}, action="1,3")["record"]
    assert record == longer, "a seed gives the same dice as if the game had gone on"


def test_continue_refuses_where_a_player_decides_and_after_the_end() -> None:
    assert failure("continue", record=MURUS)["kind"] == "not-supported"
    assert "a player decides" in failure("continue", record=MURUS)["message"]
    assert failure("continue", record=OVER)["kind"] == "game-over"


# explain


def test_explain_gives_a_clause_and_a_sentence() -> None:
    answer = ok("explain", record=EMPTY, picks=["sq-d4"])
    assert answer == {"clause": "M4", "sentence": "d4 is empty. Choose one of White’s stacks."}


def test_explain_and_typed_speak_to_you() -> None:
    words = "d4 is empty. Choose one of your stacks."
    assert ok("explain", record=EMPTY, picks=["sq-d4"], you=0)["sentence"] == words
    assert ok("typed", record=EMPTY, text="d4-d6", you=0)["sentence"] == words
    for call, arguments in (("explain", {"picks": ["sq-d4"]}), ("typed", {"text": "d4-d6"})):
        assert failure(call, record=EMPTY, you=2, **arguments)["message"] == "you: expected 0 to 1"


def test_explain_looks_at_the_first_pick_that_is_wrong() -> None:
    one = ok("explain", record=EMPTY, picks=["sq-d4"])
    assert ok("explain", record=EMPTY, picks=["sq-d4", "sq-d1", "sq-d3"]) == one


@pytest.mark.parametrize("picks", [[], ["sq-d1"], ["sq-d1", "sq-d3"]])
def test_explain_refuses_picks_that_can_be_made(picks: list[str]) -> None:
    assert failure("explain", record=EMPTY, picks=picks)["kind"] == "bad-request"


# choose


# perft


def test_perft_begins_from_a_position() -> None:
    assert ok("perft", game="murus-gallicus", depth=1, start="8/8/8/3b4/3W4/8/8 w")["counts"] == [8]
    assert failure("perft", game="murus-gallicus", depth=1, start="x")["kind"] == "bad-start"


def test_perft_is_for_games_without_chance() -> None:
    assert failure("perft", game="dice-nim", depth=1)["kind"] == "not-supported"
