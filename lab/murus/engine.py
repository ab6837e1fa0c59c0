"""The C search of Murus Gallicus from Python: compiled by gcc, and fed by the package."""

from __future__ import annotations

import ctypes
import subprocess
from ctypes import Structure, byref, c_int, c_int32, c_int64, c_uint64, c_void_p
from pathlib import Path
from typing import NamedTuple

import numpy as np

from pygames.bots.alphabeta import Levers
from pygames.games.murus_gallicus.board import HOME_ROWS, MOVES, Move
from pygames.games.murus_gallicus.evaluation import change
from pygames.games.murus_gallicus.net import KINDS, SQUARES, TEMPO, Rows, flipped
from pygames.games.murus_gallicus.position import START, Board

CACHE = Path(".cache/murus")
SOURCE = Path(__file__).with_name("engine.c")
FLAGS = ("-O3", "-march=native", "-Wall", "-Wextra", "-Wno-psabi", "-shared", "-fPIC")
LANES = 32
"""As many as the engine has for a view; half of them count negative. A smaller net leaves some
empty."""
SAMPLE = np.dtype(
    {
        "names": ["pieces", "player", "value", "result", "kind"],
        "formats": [("<u8", 4), "<i4", "<i4", "i1", "i1"],
        "offsets": [0, 32, 40, 44, 45],
        "itemsize": 48,
    }
)
"""Stacks and singletons of the player to move and of the other; that player's value and half
points; and whether it is a position of a game (0), or one that a search looked at (1)."""
_MOST_SAMPLES = 1000


class _Board(Structure):
    _fields_ = (
        *((name, c_uint64) for name in ("stacks", "singles", "other_stacks", "other_singles")),
        ("player", c_int32),
    )


class _Move(Structure):
    _fields_ = (
        *((name, c_uint64) for name in ("stack", "near", "far")),
        *((name, c_int32) for name in ("sacrifice", "square")),
    )


class Found(Structure):
    """What a search decided."""

    _fields_ = (("move", c_int32), ("value", c_int32), ("depth", c_int32), ("nodes", c_int64))


class Side(NamedTuple):
    """Who plays: a net in the engine, and the nodes for each move."""

    net: c_void_p
    nodes: int


class Engine:
    """The compiled search."""

    def __init__(self) -> None:
        self._library = _library()
        self._library.new_net.restype = self._library.new_search.restype = c_void_p
        self._library.run.restype, self._library.perft.restype = Found, c_int64
        moves = [(*_bits(move), move.stack.bit_length() - 1) for move in MOVES.values()]
        changes = np.array([[_promises(m, p) for m in MOVES.values()] for p in (0, 1)], np.int32)
        home = (c_uint64 * 2)(*HOME_ROWS)
        table = (_Move * len(moves))(*(_Move(*move) for move in moves))
        self._library.set_moves(len(moves), table, _pointer(changes), home)
        self._search = c_void_p(self._library.new_search())

    def net(self, rows: Rows, levers: Levers) -> c_void_p:
        """Return a player that judges by these weights."""
        pieces = np.zeros((2, 2, SQUARES, 2, LANES), np.int16)
        base = np.zeros((2, 2, LANES), np.int16)
        weights = _spread(rows)
        by_kind = weights[:TEMPO].reshape(KINDS, SQUARES, LANES)
        squares = list(range(SQUARES)), [flipped(square) for square in range(SQUARES)]
        for player in (0, 1):
            for view in (0, 1):
                whose = 0 if view == player else 2
                pieces[player, :, :, view] = by_kind[whose : whose + 2, squares[view]]
                base[player, view] = weights[TEMPO + 1] + (weights[TEMPO] if view == player else 0)
        half = np.repeat([1, -1], LANES // 2)
        signs = np.concatenate([half, -half]).astype(np.int16)
        arrays = [_pointer(array) for array in (pieces, base, signs)]
        return c_void_p(self._library.new_net(*arrays, levers.near, levers.margin))

    def value(self, net: c_void_p, board: Board) -> int:
        """Return what a net says of a board, without a search."""
        return int(self._library.value_at(net, byref(_seen(board))))

    def perft(self, board: Board, depth: int) -> int:
        """Count lines of play."""
        return int(self._library.perft(byref(_seen(board)), depth))

    def run(self, side: Side, board: Board, moves: list[int]) -> Found:
        """Search the moves of a board."""
        first, board_bits = (c_int * len(moves))(*moves), byref(_seen(board))
        counts = len(moves), 99, c_int64(side.nodes)
        result: Found = self._library.run(
            self._search, side.net, board_bits, first, *counts, None, 0
        )
        return result

    def play(self, white: Side, black: Side, seed: int, opening: int) -> int:
        """Play a game after this many random moves; return White's half points."""
        return self._play(white, black, seed, opening, None)[0]

    def record(self, side: Side, seed: int, opening: int) -> np.ndarray:
        """Play a game of a player against itself; return what was searched."""
        room = np.zeros(_MOST_SAMPLES, SAMPLE)
        return room[: self._play(side, side, seed, opening, _pointer(room))[1]].copy()

    def _play(
        self, white: Side, black: Side, seed: int, opening: int, room: c_void_p | None
    ) -> tuple[int, int]:
        count = c_int(0)
        nets = (c_void_p * 2)(white.net, black.net)
        nodes = (c_int64 * 2)(white.nodes, black.nodes)
        start, lot = byref(_seen(START)), c_uint64(seed)
        result = self._library.play(
            self._search, start, nets, nodes, lot, opening, room, byref(count)
        )
        return int(result), count.value


def _library() -> ctypes.CDLL:
    """Compile the engine where its source is newer."""
    library = CACHE / "engine.so"
    if not library.exists() or library.stat().st_mtime < SOURCE.stat().st_mtime:
        CACHE.mkdir(parents=True, exist_ok=True)
        subprocess.run(["gcc", *FLAGS, "-o", library, SOURCE], check=True)
    return ctypes.CDLL(str(library.absolute()))


def _seen(board: Board) -> _Board:
    mine, theirs = board.player, 1 - board.player
    own = board.stacks[mine], board.singles[mine]
    return _Board(*own, board.stacks[theirs], board.singles[theirs], mine)


def _bits(move: Move) -> tuple[int, int, int, bool]:
    return move.stack, move.near, move.far, move.sacrifice


def _promises(move: Move, player: int) -> list[int]:
    """Return the promises where nothing grows, near, far, and both."""
    patterns = change(move, player)
    grown = (0, 0, 0, 0) if move.sacrifice else (0, move.near, move.far, move.near | move.far)
    return [patterns[bits] for bits in grown]


def _spread(rows: Rows) -> np.ndarray:
    """Return weights with as many lanes as the engine has."""
    half = len(rows[0]) // 2
    spread, weights = np.zeros((len(rows), LANES), np.int16), np.array(rows)
    spread[:, :half] = weights[:, :half]
    spread[:, LANES // 2 : LANES // 2 + half] = weights[:, half:]
    return spread


def _pointer(array: np.ndarray) -> c_void_p:
    return c_void_p(array.ctypes.data)
