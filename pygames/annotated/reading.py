"""Reads annotated games; each error says in which line of the text it is."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import NoReturn

from pygames.annotated import words
from pygames.annotated.game import Annotated, Line, Step, result
from pygames.annotated.typed import OF_THE_GAME, begins, typed
from pygames.core import State
from pygames.ending import DRAW, RESIGNED, Ended
from pygames.errors import GameError
from pygames.games import find
from pygames.record import (
    Record,
    check_action,
    check_seed,
    check_start,
    choices,
    end,
    make_header,
    outcome,
    root,
)

MOST_DEEP = 20
"""Maximum depth of variations in variations."""
EARLY: dict[tuple[str, str], Ended] = {
    ("0-1", "resigned"): RESIGNED[0],
    ("1-0", "resigned"): RESIGNED[1],
    ("1/2-1/2", "agreed"): DRAW,
}
"""The results of games that people have ended early, with the word that follows each."""
# Compiled where they are used: pages seldom need them.
_FENCE = r"[`~*_=-]{2,}"
"""What ends a text within another: that of a block, or the line before a signature."""
_TOKEN = r"""(?xs)
    \[(?P<tag>[A-Za-z]\w*)[ \t]+"(?P<value>(?:[^"\\\n]|\\.)*)"[ \t]*\]
    | \{(?P<comment>(?:[^}\\]|\\.)*)\}
    | (?P<bracket>[()])
    | (?P<number>\d+\.+)
    | =[ \t]*(?P<result>\*|-?\d[\d/-]*)(?![^\s(){}])
    | (?P<word>[^\s(){}]+)
    | (?P<open>\{.*|\})
"""
_ESCAPED = r"(?s)\\(.)"
UNFINISHED = "*"
"""The result of a game that goes on, as chess players write it."""
_RESULT = r"1-0|0-1|1/2-1/2|\*"
"""Results without our "=" before them, as chess players write them too."""
_SIGNS = r"[^\w*]|_"


@dataclass(frozen=True)
class _Token:
    kind: str
    text: str
    line: int
    more: str = ""
    begins: bool = False
    """Whether it begins a line."""
    apart: bool = False
    """Whether the line before it is empty."""


_END = _Token("end", "", 0)


def read(text: str) -> tuple[Annotated, ...]:
    """Read the games of a text, at least one; what stands around them is left out.

    GameError says what is wrong, and in which line.
    """
    text = typed(text.removeprefix("\ufeff"))
    begin = begins(text)
    if begin is None:
        raise GameError("bad-record", words.NO_GAME)
    return tuple(_Reader(_tokens(text, begin)).games())


def _tokens(text: str, begin: int) -> list[_Token]:
    tokens, line, at, end = [], 1, 0, begin
    for match in re.compile(_TOKEN).finditer(text, begin):
        line, at = line + text.count("\n", at, match.start()), match.start()
        above, end = text.count("\n", end, at), match.end()
        kind = match.lastgroup or ""
        name = match["tag"] if kind == "value" else _plain(match[kind])
        more = _plain(match["value"]) if kind == "value" else ""
        kind = "tag" if kind == "value" else kind
        tokens.append(_Token(kind, name, line, more, begins=above > 0, apart=above > 1))
    return tokens


def _plain(text: str) -> str:
    """Remove backslashes, and make each white space one blank."""
    return " ".join(re.sub(_ESCAPED, r"\1", text).split())


def _stop(token: _Token, message: str) -> NoReturn:
    end = token is _END
    sentence = words.at_the_end(message) if end else words.in_line(token.line, message)
    raise GameError("bad-record", sentence)


@contextmanager
def _blamed(token: _Token) -> Iterator[None]:
    """Say in which line of the text an error is."""
    try:
        yield
    except GameError as error:
        # The line says more than the number of the action.
        why = error.message if error.at is None else error.message.partition(": ")[2]
        raise GameError(error.kind, words.in_line(token.line, why), error.at) from None


class _Reader:
    """Reads tokens one by one."""

    def __init__(self, tokens: list[_Token]) -> None:
        self._tokens = tokens
        self._at = 0

    @property
    def _next(self) -> _Token:
        return self._tokens[self._at] if self._at < len(self._tokens) else _END

    def _take(self, *kinds: str) -> Iterator[_Token]:
        """Take tokens while they are of these kinds."""
        while self._next.kind in kinds:
            token = self._next
            self._at += 1
            yield token

    def games(self) -> Iterator[Annotated]:
        while self._next is not _END:
            yield self._game()

    def _pass_over(self) -> None:
        """Leave out what somebody wrote after a game, up to the next one."""
        while self._next is not _END and not self._is_game(self._next):
            self._at += 1

    def _is_game(self, token: _Token) -> bool:
        return token.kind == "tag" and token.text == "Game"

    def _is_around(self, state: State, token: _Token) -> bool:
        """Tell whether a game has ended before a word, and what follows is no part of it."""
        if not state.is_terminal() and token.text in choices(state):
            return False
        if re.fullmatch(_FENCE, token.text):
            return True
        return token.apart and not re.search(r"\d", token.text) and not self._goes_on()

    def _goes_on(self) -> bool:
        """Tell whether there is more of a game before the next one."""
        for token in self._tokens[self._at :]:
            if self._is_game(token):
                return False
            if token.kind in ("comment", "result") or (token.kind == "number" and token.begins):
                return True
        return False

    def _game(self) -> Annotated:
        if not self._is_game(self._next):
            _stop(self._next, words.GAME_FIRST)
        tags = [next(self._take("tag"))]
        while self._next.kind == "tag" and not self._is_game(self._next):
            tags += [next(self._take("tag"))]
        start = _begun(tags)
        comment = self._comment()
        steps = self._line(root(start.header), 0, 0)
        others = tuple((tag.text, tag.more) for tag in tags if tag.text not in OF_THE_GAME)
        return self._ended(Annotated(start, steps, None, comment, others))

    def _comment(self) -> str:
        tokens = self._take("comment", "number")
        return " ".join(token.text for token in tokens if token.kind == "comment")

    def _line(self, state: State, ply: int, deep: int) -> Line:
        """Read actions from a state on, with their comments."""
        steps: list[Step] = []
        for token in self._take("word", "number"):
            if token.kind == "number":
                continue
            if not deep and self._is_around(state, token):
                self._pass_over()
                break
            if token.text[0] == "[":
                _stop(token, words.TAG_TOO_LATE)
            action = _meant(state, token.text)
            if not deep and action not in choices(state) and re.fullmatch(_RESULT, token.text):
                self._at -= 1
                self._tokens[self._at] = replace(token, kind="result")
                break
            with _blamed(token):
                check_action(state, action, ply + len(steps))
            comment = self._comment()
            instead = self._variations(state, ply + len(steps), deep + 1)
            more = self._comment()
            steps.append(Step(action, " ".join(filter(None, (comment, more))), instead))
            state = state.child(action)
        return tuple(steps)

    def _variations(self, state: State, ply: int, deep: int) -> tuple[Line, ...]:
        variations = []
        while self._next.text == "(" and self._next.kind == "bracket":
            begin = next(self._take("bracket"))
            if deep > MOST_DEEP:
                _stop(begin, words.too_deep(MOST_DEEP))
            line = self._line(state, ply, deep)
            if not line:
                _stop(self._next, words.ACTION_FIRST)
            if self._next.kind != "bracket" or self._next.text != ")":
                _stop(self._next, words.open_variation(begin.line))
            self._at += 1
            variations.append(line)
        return tuple(variations)

    def _ended(self, game: Annotated) -> Annotated:
        """Read and check the result."""
        if self._next.kind not in ("result", "tag", "end"):
            _stop(self._next, _unexpected(self._next))
        for token in self._take("result"):
            if token.text == UNFINISHED:
                self._pass_over()
                return game
            if word := self._word_after(token):
                game = replace(game, ended=_early(game.record, token, word))
            whole = outcome(game.record)
            if not whole.over:
                _stop(token, words.NOT_OVER)
            if result(whole) != token.text:
                _stop(token, words.other_result(result(whole), token.text))
            if self._next.line == token.line and not self._is_game(self._next):
                _stop(self._next, words.GAME_FIRST)
            self._pass_over()
        return game

    def _word_after(self, result: _Token) -> _Token | None:
        """Take the word after a result; what somebody wrote below it is none."""
        word = self._next
        is_word = word.kind == "word" and (
            word.line == result.line or word.text in {early for _, early in EARLY}
        )
        return next(self._take("word")) if is_word else None


def _meant(state: State, text: str) -> str:
    """Return the action that a word means, in capitals or with other signs; else the word."""
    legal = choices(state)
    if text in legal:
        return text
    plain = re.sub(_SIGNS, "", text).casefold()
    same = [action for action in legal if re.sub(_SIGNS, "", action).casefold() == plain]
    return same[0] if plain and len(same) == 1 else text


def _unexpected(token: _Token) -> str:
    if token.text[0] == "{":
        return words.OPEN_COMMENT
    return words.unexpected(token.text[:40])


def _early(record: Record, token: _Token, word: _Token) -> Ended:
    """Read how a game was ended early."""
    ended = EARLY.get((token.text, word.text))
    if ended is None:
        expected = ", ".join(map(" ".join, EARLY))
        _stop(word, words.not_after_result(expected))
    with _blamed(word):
        end(record, ended)
    return ended


def _begun(tags: Sequence[_Token]) -> Record:
    """Read what a game begins from."""
    tags_by_name = _once(tags)
    with _blamed(tags[0]):
        game = find(tags[0].more)
    players, options, start, seed = game.players[0], {}, None, None
    if tag := tags_by_name.get("Players"):
        with _blamed(tag):
            players = _number(tag.more)
            make_header(game, players, {}, None)
    for tag in tags:
        if tag.text == "Option":
            name, _, value = tag.more.partition("=")
            options[name] = value
            with _blamed(tag):
                make_header(game, players, options, None)
    if tag := tags_by_name.get("Seed"):
        with _blamed(tag):
            seed = check_seed(tag.more)
    with _blamed(tag := tags_by_name.get("Start", tags[0])):
        start = check_start(game, tag.more) if tag.text == "Start" else None
        return Record(make_header(game, players, options, start), seed=seed)


def _once(tags: Sequence[_Token]) -> dict[str, _Token]:
    """Return the tags by name; each but that of options may occur once."""
    by_name: dict[str, _Token] = {}
    for tag in tags:
        if tag.text in by_name and tag.text != "Option":
            _stop(tag, words.two_tags(tag.text))
        by_name[tag.text] = tag
    return by_name


def _number(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 4:
        raise GameError("bad-players", words.PLAYERS_NUMBER)
    return int(text)
