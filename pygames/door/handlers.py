"""The handlers of all calls at the door: plain data in, plain data out.

docs/protocol.md lists the calls. Each raises `GameError` for what can't be done.
"""

from __future__ import annotations

import secrets
from typing import Any

from pygames import daily
from pygames import link as links
from pygames.core import CHANCE
from pygames.door import data, typed
from pygames.door.arguments import (
    ABSENT,
    check_you,
    read_names,
    read_ply,
    read_random,
    read_seat,
    read_seed,
    read_start,
)
from pygames.door.arrange import arrange
from pygames.door.booklet import booklet
from pygames.door.card import card, rules
from pygames.door.challenges import challenge, dare, rival
from pygames.door.costs import costs
from pygames.door.hall import hall_of
from pygames.door.leaf import leaves_data
from pygames.door.lessons import attempt, lessons
from pygames.door.matches import fit_match, new_match, receive_match, take_turn
from pygames.door.perft import perft, perft_root
from pygames.door.print import made, printed
from pygames.door.puzzles import pack_of, puzzle, solution, solve
from pygames.door.rounds import turn_ends
from pygames.door.schema import (
    COUNT,
    DEPTH,
    FINISHED,
    FLAG,
    JUDGED,
    LINE,
    LOOKED,
    NESTED,
    NUMBER,
    OBJECT,
    RECORD,
    SECONDS,
    SEED,
    SHARE,
    START,
    TEXT,
    TEXTS,
    THOUGHTS,
    WHOLE,
    Call,
)
from pygames.door.thinking import agree_on, choose, evaluate, hint, lines, weigh_action
from pygames.door.told import last_said
from pygames.door.view import panels_data, view, who
from pygames.ending import ENDINGS
from pygames.errors import GameError
from pygames.even import even_strength, met
from pygames.foreign import read_foreign
from pygames.games import catalog, find
from pygames.hall import Finished
from pygames.look.picks import tree, until_wrong
from pygames.look.show import Moment, Review
from pygames.look.spoken import Reading
from pygames.record import (
    Record,
    end,
    extend,
    final,
    new,
    outcome,
    parse,
    settle,
    states,
)

_OVER = "The game is over."
_SEED_BITS = 40
"""So much of the system's random source is in the seed of a new game."""


def _catalog() -> data.Catalog:
    return {"games": [card(game) for game in catalog()]}


def _card(game: str) -> data.Card:
    return card(find(game))


def _rules(game: str) -> data.Rules:
    return rules(find(game))


def _new(
    game: str,
    players: int | None = None,
    options: dict[str, str] | None = None,
    seed: object = ABSENT,
    start: object = ABSENT,
) -> data.Recorded:
    found = find(game)
    # With a seed, a person who gets the finished game can have the same dice and cards.
    known = f"{secrets.randbits(_SEED_BITS):010x}" if seed is ABSENT and found.chance else seed
    record = new(found, players, options, read_seed(known), read_start(found, start))
    return {"record": record.data()}


def _state(record: object) -> data.State:
    parsed = parse(record)
    state, ended = final(parsed), outcome(parsed)
    outcomes = state.chance_outcomes()
    return {
        "to_move": None if ended.over else who(state.current_player()),
        "legal": [] if ended.over else list(state.legal_actions()),
        "chance": [
            (action, (probability.numerator, probability.denominator))
            for action, probability in outcomes
        ],
        "phrases": [parsed.game.look.phrase(state, action).words for action, _ in outcomes],
        "over": ended.over,
        "returns": ended.returns,
        "scores": ended.scores,
        "reason": ended.reason,
        "position": state.position(),
    }


def _view(record: object, at: int | None = None, **looking: Any) -> data.View:
    parsed = parse(record)
    return _shown(parsed, read_ply(parsed, at), **looking)


def _shown(
    parsed: Record,
    ply: int,
    seat: int | None = None,
    compact: bool = False,
    low: bool = False,
    you: int | None = None,
    names: list[str] | None = None,
) -> data.View:
    check_you(parsed, you)
    called = read_names(parsed, names or [])
    looker = read_seat(parsed, ply, seat)
    return view(parsed, ply, looker, compact=compact, low=low, you=you, names=called)


def _act(record: object, action: str, **looking: Any) -> data.Acted:
    """Play an action, and show it: one answer has all that a page needs next."""
    parsed = parse(record)
    longer = extend(parsed, action)
    shown = _shown(longer, len(parsed.actions) + 1, **looking)
    return {"record": longer.data(), "view": shown}


def _play(record: object, action: str) -> data.Recorded:
    return {"record": extend(parse(record), action).data()}


def _continue(record: object) -> data.Recorded:
    """Resolve chance if it is next: `play` does so itself, but other records may end there."""
    parsed = parse(record)
    if (ended := outcome(parsed)).over:
        raise GameError("game-over", f"the game is over: {ended.reason}")
    if final(parsed).current_player() != CHANCE:
        raise GameError("not-supported", "a player decides here, not chance")
    return {"record": settle(parsed).data()}


def _end(record: object, ended: str) -> data.Recorded:
    known = next((each for each in ENDINGS if each == ended), None)
    if known is None:
        raise GameError("bad-request", f"ended: expected {' or '.join(ENDINGS)}")
    return {"record": end(parse(record), known).data()}


def _link(record: object) -> data.Linked:
    return {"link": links.write(parse(record))}


def _foreign(game: dict[str, Any]) -> data.Foreign:
    found = read_foreign(game)
    return {"record": found.record.data(), "names": list(found.names)}


def _open(link: str) -> data.Recorded:
    return {"record": links.read(link).data()}


def _explain(record: object, picks: list[str], you: int | None = None) -> data.Explained:
    parsed = parse(record)
    check_you(parsed, you)
    state = final(parsed)
    if parsed.ended:
        return {"clause": "", "sentence": _OVER}
    shown = parsed.game.look.show(Moment(state))
    wrong = until_wrong(tree(shown.paths), picks)
    if wrong is None:
        raise GameError("bad-request", "picks: these can be made")
    explanation = parsed.game.look.explain(state, wrong, you)
    return {"clause": explanation.clause, "sentence": explanation.sentence}


def _typed(record: object, text: str, you: int | None = None) -> data.Typed:
    parsed = parse(record)
    check_you(parsed, you)
    state, game = final(parsed), parsed.game
    if parsed.ended:
        return {"action": None, "clause": "", "sentence": _OVER}
    paths = tree(game.look.show(Moment(state)).paths)
    meant = typed.read(game, state, paths, text, you)
    why = meant.why
    return {
        "action": meant.action,
        "clause": why.clause if why else None,
        "sentence": why.sentence if why else None,
    }


def _read_out(
    record: object,
    at: int | None = None,
    seat: int | None = None,
    you: int | None = None,
    names: list[str] | None = None,
) -> data.Readings:
    parsed = parse(record)
    check_you(parsed, you)
    called = read_names(parsed, names or [])
    ply, read = read_ply(parsed, at), parsed.game.look.read
    looker = read_seat(parsed, ply, seat)
    found = read(states(parsed)[ply], looker) if read else []
    return {
        "last": last_said(parsed, ply, looker, you, called),
        "readings": [_reading(reading) for reading in found],
    }


def _reading(reading: Reading) -> data.Reading:
    return {
        "kind": reading.kind,
        "title": reading.title,
        "words": reading.words,
        "places": list(reading.places),
    }


def _review(record: object) -> data.Review:
    parsed = parse(record)
    if not outcome(parsed).over:
        raise GameError("not-supported", "only a finished game can be reviewed")
    own = parsed.game.look.review
    # A game's own review looks at the end that its rules know.
    found = own(states(parsed)) if own and not parsed.ended else Review()
    return {"sentences": list(found.sentences), "panels": panels_data(found.panels)}


def _costs(
    record: object,
    evaluations: list[data.Judged] | None = None,
    looks: list[data.Looked] | None = None,
) -> data.Costs:
    return costs(parse(record), evaluations or [], looks or [])


def _frames(record: object) -> data.Frames:
    return {"plies": turn_ends(parse(record))}


def _perft(game: str, depth: int, start: object = ABSENT) -> data.Counts:
    found = find(game)
    return {"counts": perft(perft_root(found, read_start(found, start)), depth)}


def _paper(
    game: str,
    handout: str,
    players: int | None = None,
    options: dict[str, str] | None = None,
    seed: object = ABSENT,
) -> data.Leaves:
    return leaves_data(made(find(game), handout, players, options or {}, read_random(seed)))


def _booklet(game: str, puzzles: list[str], seed: object = ABSENT) -> data.Leaves:
    return leaves_data(booklet(find(game), puzzles, read_random(seed)))


def _printed(record: object, names: list[str] | None = None) -> data.Leaves:
    return leaves_data([printed(parse(record), names or [])])


def _lessons(game: str) -> data.Lessons:
    return lessons(find(game))


def _attempt(game: str, course: str, step: int, tried: str) -> data.Attempted:
    return attempt(find(game), course, step, tried)


def _hall(game: str, games: list[data.FinishedGame], day: int) -> data.Hall:
    return hall_of(find(game), games, daily.check_day(day))


def _even(game: str, games: list[data.FinishedGame]) -> data.Even:
    found = find(game)
    if not found.bots.levels or not found.players[0] <= 2 <= found.players[1]:
        raise GameError("not-supported", "an even match is one person against one bot")
    played = met(Finished(**each) for each in games)
    return {"strength": even_strength(played, found.bots.levels)}


_OF_RECORD = {"record": RECORD}
_LOOKING = {"seat": WHOLE, "compact": FLAG, "low": FLAG, "you": WHOLE, "names": TEXTS}
_THINKING = {"seconds": SECONDS, "nodes": COUNT, "playouts": COUNT, "seed": SEED}
CALLS: dict[str, Call] = {
    "catalog": Call(_catalog, {}, {}),
    "card": Call(_card, {"game": TEXT}, {}),
    "rules": Call(_rules, {"game": TEXT}, {}),
    "new": Call(
        _new,
        {"game": TEXT},
        {"players": WHOLE, "options": OBJECT, "seed": SEED, "start": START},
    ),
    "state": Call(_state, _OF_RECORD, {}),
    "view": Call(_view, _OF_RECORD, {"at": WHOLE, **_LOOKING}),
    "play": Call(_play, {**_OF_RECORD, "action": TEXT}, {}),
    "act": Call(_act, {**_OF_RECORD, "action": TEXT}, _LOOKING),
    "continue": Call(_continue, _OF_RECORD, {}),
    "arrange": Call(arrange, _OF_RECORD, {"change": TEXT, "start": START}),
    "explain": Call(_explain, {**_OF_RECORD, "picks": TEXTS}, {"you": WHOLE}),
    "choose": Call(
        choose,
        {**_OF_RECORD, "level": NUMBER},
        {**_THINKING, "share": SHARE, "memory": FLAG},
    ),
    "perft": Call(_perft, {"game": TEXT, "depth": DEPTH}, {"start": START}),
    "hint": Call(hint, _OF_RECORD, {**_THINKING, "answers": THOUGHTS}),
    "evaluate": Call(evaluate, _OF_RECORD, {"at": WHOLE, **_THINKING}),
    "lines": Call(lines, _OF_RECORD, {"at": WHOLE, "count": WHOLE, **_THINKING}),
    "weigh": Call(weigh_action, {**_OF_RECORD, "at": WHOLE}, {"action": TEXT, **_THINKING}),
    "review": Call(_review, _OF_RECORD, {}),
    "costs": Call(_costs, _OF_RECORD, {"evaluations": JUDGED, "looks": LOOKED}),
    "frames": Call(_frames, _OF_RECORD, {}),
    "agree": Call(agree_on, {**_OF_RECORD, "answers": THOUGHTS}, {}),
    "typed": Call(_typed, {**_OF_RECORD, "text": LINE}, {"you": WHOLE}),
    "read": Call(_read_out, _OF_RECORD, {"at": WHOLE, "seat": WHOLE, "you": WHOLE, "names": TEXTS}),
    "paper": Call(
        _paper,
        {"game": TEXT, "handout": TEXT},
        {"players": WHOLE, "options": OBJECT, "seed": SEED},
    ),
    "printed": Call(_printed, _OF_RECORD, {"names": TEXTS}),
    "lessons": Call(_lessons, {"game": TEXT}, {}),
    "attempt": Call(_attempt, {"game": TEXT, "course": TEXT, "step": WHOLE, "tried": TEXT}, {}),
    "link": Call(_link, _OF_RECORD, {}),
    "foreign": Call(_foreign, {"game": NESTED}, {}),
    "open": Call(_open, {"link": TEXT}, {}),
    "end": Call(_end, {**_OF_RECORD, "ended": TEXT}, {}),
    "daily": Call(challenge, {"game": TEXT, "day": WHOLE}, {}),
    "dare": Call(dare, {**_OF_RECORD, "seat": WHOLE}, {"own": RECORD}),
    "hall": Call(_hall, {"game": TEXT, "games": FINISHED, "day": WHOLE}, {}),
    "even": Call(_even, {"game": TEXT, "games": FINISHED}, {}),
    "rival": Call(rival, {"game": TEXT, "day": WHOLE, "level": WHOLE}, {}),
    "puzzles": Call(pack_of, {"game": TEXT}, {}),
    "booklet": Call(_booklet, {"game": TEXT, "puzzles": TEXTS}, {"seed": SEED}),
    "puzzle": Call(puzzle, {"game": TEXT, "text": TEXT}, {}),
    "solve": Call(solve, {"game": TEXT, "text": TEXT, "record": RECORD}, {}),
    "solution": Call(solution, {"game": TEXT, "text": TEXT}, {}),
    "match": Call(
        new_match,
        {"game": TEXT, "seat": WHOLE, "secret": TEXT},
        {"players": WHOLE, "options": OBJECT, "start": START},
    ),
    "message": Call(
        take_turn,
        {"match": TEXT, "secret": TEXT, "actions": TEXTS},
        {"resign": FLAG, "name": TEXT},
    ),
    "receive": Call(receive_match, {"link": TEXT}, {"kept": TEXT, "secret": TEXT, "seat": WHOLE}),
    "fit": Call(
        fit_match,
        {
            "link": TEXT,
            "record": NESTED,
            "kept": TEXT,
            "secret": TEXT,
            "seat": WHOLE,
            "joined": WHOLE,
        },
        {"since": WHOLE},
    ),
}
