"""The rules of On Tour, clauses T1 to T15: the course of a game.

`writing` says what may be written in a turn; `sheet` is a player's map and route.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cached_property, lru_cache
from typing import Literal

from pygames.core import CHANCE, TERMINAL, Action, Player, Setup, State, Table
from pygames.games.on_tour.rules.maps import MAPS, Map, bits
from pygames.games.on_tour.rules.result import reason, returns
from pygames.games.on_tour.rules.sheet import Entry, Sheet, value_text
from pygames.games.on_tour.rules.writing import Choice, Roll, Turn, choice, read_entries, texts

Outcomes = Sequence[tuple[Action, Fraction]]

END = "end"
SET_UP_CARDS = 4
TURN_CARDS = 3


def _rolls(*, doubles: bool) -> Outcomes:
    """Return the rolls of two dice with the faces 0 to 9, and their probabilities (T4)."""
    faces = [(low, high) for low in range(10) for high in range(low, 10) if doubles or low < high]
    ways = 100 if doubles else 90
    return tuple((f"r{low}{high}", Fraction(1 if low == high else 2, ways)) for low, high in faces)


SET_UP_ROLLS = _rolls(doubles=False)  # T5: doubles are rolled again
ROLLS = _rolls(doubles=True)


@lru_cache(maxsize=1024)
def _draws(land: Map, cards: int) -> Outcomes:
    """Return the cards that can be drawn, all equally likely (T6)."""
    each = Fraction(1, cards.bit_count())
    return tuple((f"#{land.ids[card]}", each) for card in bits(cards))


@dataclass(frozen=True)
class Tour(State):
    """A position: all maps, the cards, the dice, and who is next."""

    map: Map
    sheets: tuple[Sheet, ...]
    deck: int
    """The cards still to be drawn, as the areas that they show."""
    discards: int = 0
    shown: tuple[int, ...] = ()
    """The cards on the table, in the order drawn."""
    roll: Roll | None = None
    mover: Player = 0
    """Who writes or draws next; meaningless while chance decides."""
    phase: Literal["set-up", "turn", "route"] = "set-up"

    @classmethod
    def initial(cls, setup: Setup) -> Tour:
        """Return the beginning: blank maps, and all cards in the deck."""
        land = MAPS[setup.options["map"]]
        return cls(land, (Sheet.blank(land),) * setup.players, land.full)

    @property
    def sheet(self) -> Sheet:
        """The map of the player who writes or draws next; at the end, the last player's."""
        return self.sheets[min(self.mover, len(self.sheets) - 1)]

    @property
    def left(self) -> int:
        """How many areas of the next player's map are empty."""
        return self.sheet.empty.bit_count()

    @property
    def turn(self) -> Turn:
        """The task that dice and cards set; only once the dice are rolled."""
        assert self.roll is not None
        return Turn(self.map, self.roll, self.shown)

    @property
    def choice(self) -> Choice:
        """The next player's legal writings; only once the dice are rolled."""
        return choice(self.turn, self.sheet.empty)

    @property
    def set_up_number(self) -> int:
        """The number that the next card of the set-up takes: the lower twice, then the higher."""
        return Turn(self.map, self.roll or (0, 0), ()).numbers[len(self.shown) > 1]

    @property
    def wants_card(self) -> bool:
        """Whether a card is drawn next."""
        if self.phase == "set-up":
            return self.roll is not None  # T5: four cards follow the roll
        cards = TURN_CARDS if self.left > 2 else 0  # T11: none with one or two areas left
        return self.phase == "turn" and self.roll is None and len(self.shown) < cards

    def current_player(self) -> Player:
        """Return the player who writes or draws, or chance."""
        if self.phase == "route":
            return self.mover if self.mover < len(self.sheets) else TERMINAL
        return CHANCE if self.phase == "set-up" or self.roll is None else self.mover

    def legal_actions(self) -> Sequence[Action]:
        """Return the legal writings or the legal steps of the route, in stable order."""
        return self._actions

    @cached_property
    def _actions(self) -> tuple[Action, ...]:
        if self.current_player() < 0:
            return ()
        if self.phase == "turn":
            return texts(self.turn, self.sheet.empty)
        steps = [f">{self.map.ids[area]}" for area in bits(self.sheet.next_areas(self.map))]
        return (*steps, END) if self.sheet.route or not steps else tuple(steps)

    def chance_outcomes(self) -> Outcomes:
        """Return the cards that can be drawn, or the rolls."""
        if self.current_player() != CHANCE:
            return ()
        if self.wants_card:
            return _draws(self.map, self.deck or self.discards)
        return SET_UP_ROLLS if self.phase == "set-up" else ROLLS

    def child(self, action: Action) -> Tour:
        """Return the position after an action or an outcome of chance."""
        if action[0] == "#":
            return self._drawn(self.map.index[action[1:]])
        if action[0] == "r":
            return replace(self, roll=(int(action[1]), int(action[2])))
        if self.phase == "route":
            return self._routed(action)
        return self.wrote(read_entries(self.map, action))

    def _drawn(self, card: int) -> Tour:
        # T6: the discards replace an empty deck; the cards on the table are not among them
        deck, discards = (self.deck, self.discards) if self.deck else (self.discards, 0)
        after = replace(self, deck=deck & ~(1 << card), discards=discards)
        return after._placed(card) if self.phase == "set-up" else after._showing(card)

    def _showing(self, card: int) -> Tour:
        return replace(self, shown=(*self.shown, card))

    def _placed(self, card: int) -> Tour:
        """Write a number of the set-up where its card says, on every map, circled (T5)."""
        cards = (*self.shown, card)
        entries = [(self.set_up_number, card)]
        sheets = tuple(sheet.written(entries, 1 << card) for sheet in self.sheets)
        if len(cards) < SET_UP_CARDS:
            return replace(self, sheets=sheets, shown=cards)
        # T5: these four cards leave the game
        return replace(self, sheets=sheets, shown=(), roll=None, phase="turn")

    def wrote(self, entries: tuple[Entry, ...]) -> Tour:
        """Return the position after the player to move has written these entries."""
        sheet = self.sheet.written(entries, self.turn.circles(entries))
        after = replace(self, sheets=self._with(sheet), mover=self.mover + 1)
        return after if after.mover < len(self.sheets) else after._turn_over()

    def _with(self, sheet: Sheet) -> tuple[Sheet, ...]:
        return (*self.sheets[: self.mover], sheet, *self.sheets[self.mover + 1 :])

    def _turn_over(self) -> Tour:
        discards = self.discards | sum(1 << card for card in self.shown)  # T6
        full = not self.sheets[0].empty  # T13
        return replace(
            self, discards=discards, shown=(), roll=None, mover=0,
            phase="route" if full else "turn",
        )  # fmt: skip

    def _routed(self, action: Action) -> Tour:
        if action == END:
            return replace(self, mover=self.mover + 1)
        sheet = self.sheet.extended(self.map.index[action[1:]])
        return replace(self, sheets=self._with(sheet))

    def before_turn(self, player: Player) -> Tour | None:
        """Return the position in which a player writes or draws before the others have."""
        return replace(self, mover=player) if 0 <= self.current_player() < player else None

    def with_sheet(self, after: Tour, player: Player) -> Tour:
        """Return this position with a player's actions from another one."""
        own = after.sheets[player]
        return replace(self, sheets=(*self.sheets[:player], own, *self.sheets[player + 1 :]))

    def returns(self) -> tuple[int, ...] | None:
        """Return 1 for each winner and -1 for the others; alone, the score (T15)."""
        return returns(self.sheets) if self.is_terminal() else None

    def scores(self) -> tuple[int, ...] | None:
        """Return the points of every player's route (T14)."""
        return tuple(sheet.score() for sheet in self.sheets) if self.is_terminal() else None

    def reason(self) -> str | None:
        """Return a sentence that says how the game was decided."""
        return reason(self.sheets) if self.is_terminal() else None

    def text(self) -> str:
        """Return the areas with all players' writings, then the dice and cards."""
        lines = [self._row(area) for area in range(len(self.map.ids))]
        routes = [self._route_text(player) for player, _ in enumerate(self.sheets)]
        return "\n".join([*lines, *filter(None, routes), self._table_text()])

    def _row(self, area: int) -> str:
        cells = [
            "  ." if sheet.empty >> area & 1
            else f"({value_text(sheet.values[area])})" if sheet.circled >> area & 1
            else f" {value_text(sheet.values[area])} "
            for sheet in self.sheets
        ]  # fmt: skip
        return f"{self.map.ids[area]:4}{self.map.blocks[area]} " + "".join(
            f"{cell:6}" for cell in cells
        )

    def _route_text(self, player: Player) -> str:
        route = self.sheets[player].route
        return f"route {player}: " + " ".join(self.map.ids[i] for i in route) if route else ""

    def _table_text(self) -> str:
        dice = f"dice {self.roll[0]} {self.roll[1]}" if self.roll else ""
        cards = (f"{self.map.ids[card]} ({self.map.cards[card]})" for card in self.shown)
        return "  ".join(filter(None, [dice, *cards]))


def table(setup: Setup) -> Table:
    """List the number in each area, and each step of a route.

    Two entries that are written together are two parts: there are far too many pairs.
    """
    land = MAPS[setup.options["map"]]
    numbers = {f"{face:02}" for face in range(100) if face % 11}
    signs = (*sorted(numbers), "*", "X", ">")
    areas = len(land.ids)
    cards = SET_UP_CARDS + 1 + (TURN_CARDS + 1) * areas
    return Table(
        actions=(*(f"{sign}{area}" for sign in signs for area in land.ids), END),
        outcomes=(*(f"#{area}" for area in land.ids), *(roll for roll, _ in ROLLS)),
        length=setup.players * (2 * areas + 1) + cards,
        joined=",",
        best=2 * areas if setup.players == 1 else 1,
    )
