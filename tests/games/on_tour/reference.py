"""The rules once more, naively and straight from the clauses; shares no code with the game.

Maps are dictionaries from an area's id to what is written there; the cards are matched by
trying every way.
"""

from __future__ import annotations

import json
from copy import deepcopy
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

MAPS: dict[str, Any] = json.loads((Path(__file__).parent / "maps.json").read_text())["maps"]

Outcome = tuple[str, Fraction]


@dataclass
class Paper:
    """One player's map: area to text ("37", "*", "X"), circled areas, the route."""

    written: dict[str, str] = field(default_factory=dict)
    circled: set[str] = field(default_factory=set)
    route: list[str] = field(default_factory=list)


class Reference:
    """A game in progress; `apply` changes it."""

    def __init__(self, map_name: str, players: int) -> None:
        areas = {area["id"]: area for area in MAPS[map_name]["areas"]}
        self.regions = {id: set(area["regions"]) for id, area in areas.items()}
        self.card_region = {id: area["region"] for id, area in areas.items()}
        self.adjacent = {id: set(area["adjacent"]) for id, area in areas.items()}
        self.papers = [Paper() for _ in range(players)]
        self.deck = set(areas)
        self.discards: set[str] = set()
        self.roll: tuple[int, int] | None = None
        self.cards: list[str] = []
        self.stage = "set-up roll"
        self.player = 0

    # Whose turn it is

    def to_move(self) -> int | str | None:
        if self.stage in ("write", "route"):
            return self.player
        return None if self.stage == "over" else "chance"

    # Chance

    def chance(self) -> list[Outcome]:
        if self.stage == "set-up roll":  # T5: doubles are rolled again
            return sorted(
                (f"r{a}{b}", Fraction(1, 45)) for a in range(10) for b in range(10) if a < b
            )
        if self.stage in ("set-up card", "card"):  # T6
            pile = self.deck or self.discards
            return [(f"#{id}", Fraction(1, len(pile))) for id in sorted(pile)]
        if self.stage == "roll":
            rolls: dict[str, Fraction] = {}
            for a in range(10):
                for b in range(10):
                    name = f"r{min(a, b)}{max(a, b)}"
                    rolls[name] = rolls.get(name, Fraction(0)) + Fraction(1, 100)
            return sorted(rolls.items())
        return []

    # Actions

    def legal(self) -> list[str]:
        if self.stage == "write":
            return sorted({_notation(self._sorted(w)) for w in self._writings()})
        if self.stage == "route":
            return self._route_actions()
        return []

    def _route_actions(self) -> list[str]:
        paper = self.papers[self.player]
        ways = [id for id in paper.written if self._may_follow(paper, id)]
        actions = sorted(f">{id}" for id in ways)
        if paper.route or all(text == "X" for text in paper.written.values()):
            actions.append("end")
        return actions

    def _may_follow(self, paper: Paper, id: str) -> bool:
        """T13"""
        if paper.written[id] == "X" or id in paper.route:
            return False
        if paper.route and id not in self.adjacent[paper.route[-1]]:
            return False
        numbers = [int(paper.written[i]) for i in [*paper.route, id] if paper.written[i] != "*"]
        return numbers == sorted(numbers)

    def _writings(self) -> list[list[tuple[str, str]]]:
        empty = self._empty()
        assert self.roll is not None
        low, high = self.roll
        numbers = [f"{low}{high}", f"{high}{low}"]
        if len(self.cards) == 0:  # T11
            if low == high:
                return [[("*", id)] for id in empty]
            if len(empty) == 1:
                return [[(number, empty[0])] for number in numbers]
            return [list(zip(numbers, areas, strict=True)) for areas in permutations(empty, 2)]
        regions = [id for id in empty if any(self._fits(id, card) for card in self.cards)]
        if low == high or len({self.card_region[card] for card in self.cards}) == 1:  # T10
            return [[("*", id)] for id in regions] or [[("X", id)] for id in empty]
        both = [
            list(zip(numbers, areas, strict=True))
            for areas in permutations(empty, 2)
            if self._matchings(areas)
        ]
        return both or self._with_crosses(empty, regions, numbers)

    def _with_crosses(
        self, empty: list[str], regions: list[str], numbers: list[str]
    ) -> list[list[tuple[str, str]]]:
        """T9"""
        if not regions:
            return [[("X", one), ("X", other)] for one, other in combinations(empty, 2)]
        writings = []
        for number in numbers:
            for area in regions:
                rest = [id for id in regions if id != area] or [id for id in empty if id != area]
                writings += [[(number, area), ("X", cross)] for cross in rest]
        return writings

    def _fits(self, area: str, card: str) -> bool:
        return self.card_region[card] in self.regions[area]

    def _matchings(self, areas: tuple[str, ...]) -> list[tuple[str, ...]]:
        """T7: every way of giving each area a card of its own that serves it."""
        return [
            cards
            for cards in permutations(self.cards, len(areas))
            if all(self._fits(area, card) for area, card in zip(areas, cards, strict=True))
        ]

    def _empty(self) -> list[str]:
        entries = self.papers[self.player].written
        return sorted(id for id in self.regions if id not in entries)

    @staticmethod
    def _sorted(writing: list[tuple[str, str]]) -> list[tuple[str, str]]:
        return sorted(writing)  # numbers before X, X's by area

    # Going on

    def apply(self, action: str) -> None:
        if self.stage == "set-up roll":
            self.roll = (int(action[1]), int(action[2]))
            self.stage = "set-up card"
        elif self.stage == "set-up card":
            self._set_up_card(action[1:])
        elif self.stage == "card":
            self._draw(action[1:])
            self.cards.append(action[1:])
            if len(self.cards) == 3:
                self.stage = "roll"
        elif self.stage == "roll":
            self.roll = (int(action[1]), int(action[2]))
            self.stage, self.player = "write", 0
        elif self.stage == "write":
            self._write(action)
        else:
            self._route(action)

    def _draw(self, id: str) -> None:
        if not self.deck:  # T6: the shown cards are not among the discards yet
            self.deck, self.discards = self.discards, set()
        self.deck.remove(id)

    def _set_up_card(self, id: str) -> None:
        """T5"""
        self._draw(id)
        assert self.roll is not None
        low, high = self.roll
        placed = sum(1 for _ in self.papers[0].written)
        for paper in self.papers:
            paper.written[id] = f"{low}{high}" if placed < 2 else f"{high}{low}"
            paper.circled.add(id)
        if placed == 3:
            self.stage = "card"

    def _write(self, action: str) -> None:
        paper = self.papers[self.player]
        writing = [
            (text[0], text[1:]) if text[0] in "*X" else (text[:2], text[2:])
            for text in action.split(",")
        ]
        paper.circled |= self._circles(writing)
        paper.written.update({area: value for value, area in writing})
        self.player += 1
        if self.player == len(self.papers):
            self._next_turn()

    def _circles(self, writing: list[tuple[str, str]]) -> set[str]:
        if writing[0][0] == "*":
            return {writing[0][1]}
        areas = tuple(area for value, area in writing if value != "X")
        if not areas or not self.cards:
            return set()
        circles = [
            {area for area, card in zip(areas, cards, strict=True) if area == card}
            for cards in self._matchings(areas)
        ]
        return max(circles, key=len)  # T8

    def _next_turn(self) -> None:
        self.discards |= set(self.cards)
        self.cards, self.player = [], 0
        left = len(self._empty())
        if left == 0:
            self.stage = "route"
        else:
            self.stage = "card" if left > 2 else "roll"  # T11

    def _route(self, action: str) -> None:
        if action != "end":
            self.papers[self.player].route.append(action[1:])
            return
        self.player += 1
        if self.player == len(self.papers):
            self.stage = "over"

    # The end

    def scores(self) -> list[int] | None:
        """T14"""
        if self.stage != "over":
            return None
        return [sum(1 + (id in paper.circled) for id in paper.route) for paper in self.papers]

    def returns(self) -> list[int] | None:
        """T15"""
        scores = self.scores()
        if scores is None or len(scores) == 1:
            return scores
        keys = [(s, len(p.circled)) for s, p in zip(scores, self.papers, strict=True)]
        won = [key == max(keys) for key in keys]
        return [0 if all(won) else 1 if winner else -1 for winner in won]

    def copy(self) -> Reference:
        return deepcopy(self)


def _notation(writing: list[tuple[str, str]]) -> str:
    return ",".join(value + area for value, area in writing)
