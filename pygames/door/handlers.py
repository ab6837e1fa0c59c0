"""The handlers of all calls at the door: plain data in, plain data out.

docs/protocol.md lists the calls. Each raises `GameError` for what can't be done.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random, SystemRandom
from typing import Any

from pygames import daily
from pygames import link as links
from pygames.bots.agree import agree
from pygames.bots.budget import Budget
from pygames.core import CHANCE, State
from pygames.door import advice, data, typed
from pygames.door.card import card, rules
from pygames.door.leaf import leaf_data
from pygames.door.lessons import attempt, lessons
from pygames.door.matches import new_match, receive_match, take_turn
from pygames.door.perft import perft, perft_root
from pygames.door.print import made, printed
from pygames.door.schema import (
    COUNT,
    DEPTH,
    FLAG,
    LINE,
    NESTED,
    OBJECT,
    RECORD,
    RESULTS,
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
from pygames.door.thoughts import read_thoughts, share_data, thought_data
from pygames.door.view import panels_data, view, who
from pygames.ending import ENDINGS
from pygames.errors import GameError
from pygames.foreign import read_foreign
from pygames.game import Game
from pygames.games import catalog, find
from pygames.look.picks import tree, until_wrong
from pygames.look.show import Moment, Review
from pygames.look.spoken import Reading
from pygames.rating import Career, Played, careers
from pygames.record import (
    Record,
    check_seed,
    check_start,
    end,
    extend,
    final,
    new,
    outcome,
    parse,
    settle,
    states,
)

_ABSENT: object = object()
"""Stands for an optional argument that a request leaves out; null is not that."""
_OVER = "The game is over."
_LONGEST_NAME = 64


def _catalog() -> data.Catalog:
    return {"games": [card(game) for game in catalog()]}


def _rules(game: str) -> data.Rules:
    return rules(find(game))


def _new(
    game: str,
    players: int | None = None,
    options: dict[str, str] | None = None,
    seed: object = _ABSENT,
    start: object = _ABSENT,
) -> data.Recorded:
    found = find(game)
    record = new(found, players, options, _seed(seed), _start(found, start))
    return {"record": record.data()}


def _seed(seed: object) -> str | None:
    return None if seed is _ABSENT else check_seed(seed)


def _start(game: Game[Any], start: object) -> str | None:
    return None if start is _ABSENT else check_start(game, start)


def _state(record: object) -> data.State:
    parsed = parse(record)
    state, ended = final(parsed), outcome(parsed)
    return {
        "to_move": None if ended.over else who(state.current_player()),
        "legal": [] if ended.over else list(state.legal_actions()),
        "chance": [
            (action, (probability.numerator, probability.denominator))
            for action, probability in state.chance_outcomes()
        ],
        "over": ended.over,
        "returns": ended.returns,
        "scores": ended.scores,
        "reason": ended.reason,
        "position": state.position(),
    }


def _view(
    record: object,
    at: int | None = None,
    seat: int | None = None,
    compact: bool = False,
    low: bool = False,
    you: int | None = None,
    names: list[str] | None = None,
) -> data.View:
    parsed = parse(record)
    ply = _ply(parsed, at)
    _check_you(parsed, you)
    called = _names(parsed, names or [])
    looker = _seat(parsed, ply, seat)
    return view(parsed, ply, looker, compact=compact, low=low, you=you, names=called)


def _ply(record: Record, at: int | None) -> int:
    """Return the ply that is asked for, by default the last."""
    plies = len(record.actions)
    if at is not None and not 0 <= at <= plies:
        raise GameError("bad-request", f"at: expected 0 to {plies}")
    return plies if at is None else at


def _seat(record: Record, at: int, seat: int | None) -> int:
    """Return who looks; by default the first player, or on sheets who is to move or has won."""
    if seat is None:
        return _due(record, at) if record.game.sheets else 0
    return _check_player(record, "seat", seat)


def _check_player(record: Record, name: str, player: int) -> int:
    """Check an argument that is a player."""
    if not 0 <= player < record.header.players:
        raise GameError("bad-request", f"{name}: expected 0 to {record.header.players - 1}")
    return player


def _check_you(record: Record, you: int | None) -> None:
    if you is not None:
        _check_player(record, "you", you)


def _names(record: Record, names: list[str]) -> tuple[str, ...]:
    """Return a name for each player, those of the rules where none is given; empty for all."""
    seats = record.game.seats[: record.header.players]
    if len(names) > len(seats) or any(len(name) > _LONGEST_NAME for name in names):
        most = f"at most {len(seats)} names of up to {_LONGEST_NAME} letters"
        raise GameError("bad-request", f"names: expected {most}")
    given = [*names, *[""] * (len(seats) - len(names))]
    if not any(given):
        return ()
    return tuple(name or seat.name for name, seat in zip(given, seats, strict=True))


def _due(record: Record, at: int) -> int:
    ranking = outcome(record, at).ranking()
    return ranking[0] if ranking else max(0, states(record)[at].current_player())


def _play(record: object, action: str) -> data.Recorded:
    return {"record": extend(parse(record), action).data()}


def _continue(record: object) -> data.Recorded:
    """Resolve chance where it is next: `play` does so itself, but not every record ends there."""
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
    _check_you(parsed, you)
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
    _check_you(parsed, you)
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


def _read_out(record: object, at: int | None = None, seat: int | None = None) -> data.Readings:
    parsed = parse(record)
    ply, read = _ply(parsed, at), parsed.game.look.read
    looker = _seat(parsed, ply, seat)
    found = read(states(parsed)[ply], looker) if read else []
    return {"readings": [_reading(reading) for reading in found]}


def _reading(reading: Reading) -> data.Reading:
    return {
        "kind": reading.kind,
        "title": reading.title,
        "words": reading.words,
        "places": list(reading.places),
    }


def _choose(
    record: object,
    level: int,
    seconds: float | None = None,
    nodes: int | None = None,
    playouts: int | None = None,
    seed: object = _ABSENT,
    share: list[int] | None = None,
) -> data.Thought:
    parsed = parse(record)
    state, game = _decision(parsed), parsed.game
    _check_level(game, level)
    if share is None and seconds is nodes is playouts is None and _is_of_a_day(parsed, seed):
        luck = daily.luck(parsed)
        return thought_data(game.bots.choose(state, level, daily.budget(game), luck))
    budget = _budget(level, seconds=seconds, nodes=nodes, playouts=playouts)
    if share is None:
        return thought_data(game.bots.choose(state, level, budget, _random(seed)))
    which, of = share
    budget = replace(budget, share=(which, of))
    return share_data(game.bots.choose(state, level, budget, _random(seed, which)))


def _check_level(game: Game[Any], level: int) -> None:
    if level not in game.bots.levels:
        expected = ", ".join(map(str, game.bots.levels))
        raise GameError("bad-request", f"level: expected one of {expected}")


def _is_of_a_day(record: Record, seed: object) -> bool:
    """Tell whether a bot decides alike for everybody: in a game of a day, unless told."""
    return seed is _ABSENT and daily.day_of(record) is not None


def _agree(record: object, answers: list[object]) -> data.Thought:
    parsed = parse(record)
    return thought_data(agree(read_thoughts(_decision(parsed), parsed.header.players, answers)))


def _decision(record: Record) -> State:
    """Return the last state, where a player decides."""
    state = final(record)
    if (ended := outcome(record)).over:
        raise GameError("game-over", f"the game is over: {ended.reason}")
    if state.current_player() == CHANCE:
        raise GameError("not-supported", "chance decides here, not a player")
    return state


def _random(seed: object, which: int = 0) -> Random:
    """Return the random source of a seed, another for each share; without a seed, the system's."""
    text = _seed(seed)
    if text is None:
        return SystemRandom()
    return Random(f"{text} {which}" if which else text)


def _hint(
    record: object,
    seed: object = _ABSENT,
    answers: list[object] | None = None,
    **amounts: float | None,
) -> data.Hint:
    parsed = parse(record)
    state, game = _decision(parsed), parsed.game
    budget = _budget(advice.strongest(game), **amounts)
    given = None if answers is None else agree(read_thoughts(state, parsed.header.players, answers))
    found = advice.hint(game, state, budget, _random(seed), given)
    return {
        "action": found.action,
        "phrase": game.look.phrase(state, found.action).words,
        "picks": list(found.picks),
        "win": {"now": list(found.now), "after": list(found.after)},
        "words": found.words,
        "line": list(found.line),
    }


def _evaluate(
    record: object, at: int | None = None, seed: object = _ABSENT, **amounts: float | None
) -> data.Evaluation:
    parsed = parse(record)
    ply, game = _ply(parsed, at), parsed.game
    state, ended = states(parsed)[ply], outcome(parsed, ply)
    budget = _budget(advice.strongest(game), **amounts)
    source = _random(seed)
    found = advice.ended(ended) if ended.over else advice.evaluate(game, state, budget, source)
    return {
        "win": list(found.win),
        "exact": found.exact,
        "action": found.action,
        "phrase": game.look.phrase(state, found.action).words if found.action else None,
        "line": list(found.line),
    }


def _review(record: object) -> data.Review:
    parsed = parse(record)
    if not outcome(parsed).over:
        raise GameError("not-supported", "only a finished game can be reviewed")
    own = parsed.game.look.review
    # A game's own review looks at the end that its rules know.
    found = own(states(parsed)) if own and not parsed.ended else Review()
    return {"sentences": list(found.sentences), "panels": panels_data(found.panels)}


def _budget(level: int, **amounts: float | None) -> Budget:
    given = [(unit, amount) for unit, amount in amounts.items() if amount is not None]
    if len(given) > 1:
        raise GameError("bad-request", "expected one of seconds, nodes and playouts")
    if not given:
        return Budget.of_level(level)
    unit, amount = given[0]
    return Budget(unit, amount)  # type: ignore[arg-type]


def _perft(game: str, depth: int, start: object = _ABSENT) -> data.Counts:
    found = find(game)
    return {"counts": perft(perft_root(found, _start(found, start)), depth)}


def _paper(
    game: str,
    handout: str,
    players: int | None = None,
    options: dict[str, str] | None = None,
    seed: object = _ABSENT,
) -> data.Leaves:
    leaves = made(find(game), handout, players, options or {}, _random(seed))
    return {"leaves": [leaf_data(leaf) for leaf in leaves]}


def _printed(record: object, names: list[str] | None = None) -> data.Leaves:
    return {"leaves": [leaf_data(printed(parse(record), names or []))]}


def _lessons(game: str) -> data.Lessons:
    return lessons(find(game))


def _attempt(game: str, course: str, step: int, tried: str) -> data.Attempted:
    return attempt(find(game), course, step, tried)


def _daily(game: str, day: int) -> data.Daily:
    found, asked_of = find(game), daily.check_day(day)
    asked = daily.challenge(found, asked_of)
    return {
        "record": daily.begin(found, asked_of).data(),
        "levels": daily.seats(asked),
        "task": asked.task,
        "aim": asked.aim,
    }


def _rival(game: str, day: int, level: int) -> data.Rival:
    found = find(game)
    _check_level(found, level)
    return {"score": daily.score(found, daily.check_day(day), level)}


def _rate(results: list[data.GameResult]) -> data.Ratings:
    rated = careers(Played(each["day"], each["players"], each["places"]) for each in results)
    players = [_rated(name, career) for name, career in rated.items()]
    return {"players": sorted(players, key=lambda each: -each["points"])}


def _rated(name: str, career: Career) -> data.Rated:
    rating = career.rating
    history = [(day, rating.points) for day, rating in career.history]
    return {
        "name": name,
        "points": rating.points,
        "deviation": rating.deviation,
        "history": history,
    }


_OF_RECORD = {"record": RECORD}
_THINKING = {"seconds": SECONDS, "nodes": COUNT, "playouts": COUNT, "seed": SEED}
CALLS: dict[str, Call] = {
    "catalog": Call(_catalog, {}, {}),
    "rules": Call(_rules, {"game": TEXT}, {}),
    "new": Call(
        _new,
        {"game": TEXT},
        {"players": WHOLE, "options": OBJECT, "seed": SEED, "start": START},
    ),
    "state": Call(_state, _OF_RECORD, {}),
    "view": Call(
        _view,
        _OF_RECORD,
        {"at": WHOLE, "seat": WHOLE, "compact": FLAG, "low": FLAG, "you": WHOLE, "names": TEXTS},
    ),
    "play": Call(_play, {**_OF_RECORD, "action": TEXT}, {}),
    "continue": Call(_continue, _OF_RECORD, {}),
    "explain": Call(_explain, {**_OF_RECORD, "picks": TEXTS}, {"you": WHOLE}),
    "choose": Call(
        _choose,
        {**_OF_RECORD, "level": WHOLE},
        {**_THINKING, "share": SHARE},
    ),
    "perft": Call(_perft, {"game": TEXT, "depth": DEPTH}, {"start": START}),
    "hint": Call(_hint, _OF_RECORD, {**_THINKING, "answers": THOUGHTS}),
    "evaluate": Call(_evaluate, _OF_RECORD, {"at": WHOLE, **_THINKING}),
    "review": Call(_review, _OF_RECORD, {}),
    "agree": Call(_agree, {**_OF_RECORD, "answers": THOUGHTS}, {}),
    "typed": Call(_typed, {**_OF_RECORD, "text": LINE}, {"you": WHOLE}),
    "read": Call(_read_out, _OF_RECORD, {"at": WHOLE, "seat": WHOLE}),
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
    "daily": Call(_daily, {"game": TEXT, "day": WHOLE}, {}),
    "rate": Call(_rate, {"results": RESULTS}, {}),
    "rival": Call(_rival, {"game": TEXT, "day": WHOLE, "level": WHOLE}, {}),
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
    "receive": Call(receive_match, {"link": TEXT}, {"kept": TEXT}),
}
