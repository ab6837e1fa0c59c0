"""A moment of 8 Cities: its picture, where to point for each action, and its words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from pygames import grammar
from pygames.core import SWAP, Action, Player
from pygames.games.eight_cities import ground, words
from pygames.games.eight_cities.board import BY_BIT, PLACE, PLACES, TILE, Place, bits, name, spread
from pygames.games.eight_cities.glyphs import COLOURS, EDGES, NUMBER
from pygames.games.eight_cities.ground import city_id, road_id
from pygames.games.eight_cities.layout import HEIGHT, MIDDLE, WIDTH, pointed
from pygames.games.eight_cities.position import CITIES, PASS, Position
from pygames.games.eight_cities.result import (
    City,
    Rank,
    cities,
    counting,
    deciding,
    equal_before,
    ranks,
    reason,
)
from pygames.games.eight_cities.rules import Cities
from pygames.grammar.cast import Cast
from pygames.look import swap
from pygames.look.picks import PickPath
from pygames.look.scene import Motion, Scene, Shape, glyph, line, text
from pygames.look.show import Button, Cell, Moment, Panel, PlayerNote, Row, Show, Tip

_RISE = 31
_APART = 40
"""Milliseconds from one city's flag to the next city's."""


def show(moment: Moment[Cities]) -> Show:
    """Show a position; it looks the same from both seats."""
    state = moment.state
    actions = state.legal_actions()
    painting = _Painting(moment)
    return Show(
        draw=painting.scene,
        status=_status(moment.cast(words.NEUTRAL), state),
        players=[_note(state, player) for player in (0, 1)],
        paths=[PickPath(action, (_pick(action),)) for action in actions],
        buttons=[
            *_pass(actions),
            *swap.buttons(state, lambda: words.swap(_taken_over(state.board))),
        ],
        panels=_panels(state),
        changed=painting.changed(),
        said=painting.said(),
        reason=reason(state.board, moment.cast(words.NEUTRAL)) if state.is_terminal() else None,
        note=swap.note(state, moment.cast(words.NEUTRAL)) if state.is_set_up else "",
        tips=list(_tips(state, moment.you)),
    )


def _pick(action: Action) -> str:
    return road_id(PLACE[action]) if action in PLACE else action


def _pass(actions: Sequence[Action]) -> Iterator[Button]:
    if PASS in actions:
        yield Button(PASS, words.PASS_BUTTON)


def _taken_over(board: Position) -> Place:
    """Return the only road: what can be taken over, or was (S2)."""
    return BY_BIT[board.sides[0].roads | board.sides[1].roads]


def _status(cast: Cast, state: Cities) -> str:
    board = state.board
    if not state.is_set_up:
        return words.placing_cities(CITIES - board.cities.bit_count())
    if state.legal_actions() == (PASS,):
        return words.to_pass(cast, board.player)
    loose = board.sides[board.player].loose
    end = name(loose) if loose else ""
    if board.left == 1 and board.built:
        return words.to_build_once_more(cast, board.player, end)
    return words.to_build(cast, board.player, board.left, end)


def _tips(state: Cities, you: Player | None) -> Iterator[Tip]:
    """Explain a loose end and rings to whoever decides."""
    board = state.board
    if not state.is_set_up or state.is_terminal() or you not in (None, board.player):
        return
    if board.sides[board.player].loose:
        yield Tip("loose-end", words.LOOSE_END)  # K7
    if counts := counting(board):
        yield Tip("ring", words.ring(len(counts.cities)))  # K15


def _note(state: Cities, player: Player) -> PlayerNote:
    """Compare what the rules compare (K15): the sum of all flags decides nothing."""
    board, over = state.board, state.is_terminal()
    counts, decided = counting(board), deciding(board)
    if counts is None:
        return PlayerNote(words.NO_FLAGS_YET)
    flags = words.flag_count(counts.compared[player])
    where = words.where(counts.names, each=counts.alike)
    if decided is None:
        return PlayerNote(flags, standing=words.level(where))
    leads = decided.leader == player
    return PlayerNote(flags, standing=words.standing(where, leads=leads, over=over))


def _counting(state: Cities) -> Rank | None:
    """Return the cities with a ring: at the end those that decided, if any did (K15)."""
    return deciding(state.board) if state.is_terminal() else counting(state.board)


def _counts(state: Cities) -> str:
    return words.DECIDES if state.is_terminal() else words.COUNTS


def _panels(state: Cities) -> list[Panel]:
    """List the flags of each city that has any, the most important first (K15)."""
    counts = _counting(state)
    ring = Cell(glyph="chip-counts", label=f"{_counts(state)},")
    rows = [
        Row(
            city.name,
            [*_chips(city), ring if rank == counts else Cell(), Cell(str(city.importance))],
            group=city is rank.cities[0],
        )
        for rank in ranks(state.board)
        for city in rank.cities
        if city.importance
    ]
    return [Panel(words.PANEL, rows, _lead(state))] if rows else []


def _chips(city: City) -> list[Cell]:
    return [
        Cell(glyph=f"chip-{COLOURS[player]}-{count}", label=f"{words.PLAYERS[player]} {count},")
        if count
        else Cell()
        for player, count in enumerate(city.flags)
    ]


def _lead(state: Cities) -> str:
    board, over = state.board, state.is_terminal()
    decided = deciding(board)
    if decided is None:
        return words.NO_CITY_DECIDES if over else words.NOBODY_LEADS
    equal = equal_before(board, decided)
    return words.leads(
        decided.leader, decided.names, decided.leaders_flags, equal, each=decided.in_each, over=over
    )


def tell(moments: Sequence[Moment[Cities]]) -> str:
    """Say what was built, both roads of a turn in one go; placing cities is no turn."""
    turns = [moment for moment in moments if moment.before and moment.before.is_set_up]
    sentences = []
    for _, both in groupby(turns, key=_mover):
        paintings = [_Painting(moment) for moment in both]
        roads = [each for each in paintings if each.laid]
        if roads:
            sentences.append(_built_in(roads))
        sentences += [each.said() or "" for each in paintings if not each.laid]
    return " ".join(map(grammar.sentence, sentences))


def _mover(moment: Moment[Cities]) -> Player:
    assert moment.before is not None
    return moment.before.board.player


def _built_in(roads: Sequence[_Painting]) -> str:
    """Say what one player has built in a turn."""
    before, after = roads[0].before, roads[-1].board
    assert before is not None
    laid = [words.dashed(each.laid, each.start) for each in roads if each.laid]
    lost = [place for each in roads for place in each.lost]
    return words.builds(roads[0].cast, before.player, laid, _raised(before, after), lost)


class _Painting:
    """One position being drawn: what was built last, from where, and what it has cost."""

    def __init__(self, moment: Moment[Cities]) -> None:
        self.state, self.board = moment.state, moment.state.board
        self.cast = moment.cast(words.NEUTRAL)
        self.action = moment.action or ""
        self.before: Position | None = moment.before.board if moment.before else None
        self.laid: Place | None = PLACE.get(self.action) if self.before else None
        self.taken = _taken_over(self.board) if self.action == SWAP else None
        self.start = 0
        if self.taken and self.before:
            self.start = _start_of(self.taken, self.before)
        self.lost: list[Place] = []
        if self.laid and self.before:
            self.start = _start_of(self.laid, self.before)
            self.lost = [place for _, place, _ in ground.lost(self.board, self.before)]
        self.cities = cities(self.board)
        counts = _counting(self.state)
        self.counting = counts.cities if counts else ()

    def scene(self) -> Scene:
        lying = [
            *ground.BARE_LAND,
            *ground.roads(self.board, self.laid or self.taken, self.start),
            *ground.crossings(self.board),
            *ground.loose_ends(self.board, self.before, self.start),
            *self._places(),
        ]
        pieces = [*self._rings(), *self._cities(), *self._flags()]
        return Scene(WIDTH, HEIGHT, lying, pieces, list(self._gone()))

    def changed(self) -> list[str]:
        """Return the ids of what the last action changed."""
        places = [self.laid or self.taken, *self.lost]
        return [road_id(place) for place in places if place]

    def said(self) -> str | None:
        """Say what the last action did."""
        if not self.before:
            return None
        if self.action[0] == "@":
            return words.city_placed(self.action[1:])
        player = self.before.player
        if self.taken:
            return words.swapped(self.cast, player, self.taken)
        if not self.laid:
            return words.passes(self.cast, player, self.before.built)
        raised = _raised(self.before, self.board)
        ways = [words.dashed(self.laid, self.start)]
        return words.builds(self.cast, player, ways, raised, self.lost)

    def _gone(self) -> Iterator[Shape]:
        if self.laid and self.before:
            yield from self._old_numbers()
            yield from ground.sweeping(self.board, self.before)

    def _places(self) -> Iterator[Shape]:
        """Draw the 60 places: unseen lines to point at, or what the marks of a road go by."""
        ringed = sum(TILE[city.name] for city in self.counting)
        open_ = {PLACE[each] for each in self.state.legal_actions() if each in PLACE}
        for place in PLACES:
            owner = self.board.owner(place)
            points = pointed(place, self.board.cities, 0 if owner is None else ringed)
            shape = line(road_id(place), points, label=words.place_label(place, owner))
            if place in open_:
                shape["mark"] = {"form": "line", "words": words.CAN_BE_BUILT}
            yield shape

    def _cities(self) -> Iterator[Shape]:
        for city in self.cities:
            counts = _counts(self.state) if city in self.counting else ""
            label = words.city_label(city.name, city.flags, counts)
            shape = glyph(city_id(city.name), "city", *_at(city), label=label)
            if self.action[1:] == city.name:
                shape["enter"] = {"motion": "fall", "duration": 180, "sound": "tile"}
            yield shape

    def _rings(self) -> Iterator[Shape]:
        """Ring the cities that count now, and at the end those that decided (K15)."""
        old = counting(self.before) if self.before else None
        for city in self.counting:
            ring = glyph(f"counts-{city.name}", "counts", *_at(city))
            if self.before and city.name not in (old.names if old else ()):
                ring["enter"] = {"motion": "fade", "delay": 300, "duration": 300}
            yield ring

    def _flags(self) -> Iterator[Shape]:
        """Fly the flags; new ones run up, and numbers that have changed turn over."""
        for city, player, before, delay in self._flown():
            count = city.flags[player]
            flag, number = _flag(city, player), _number(city, player, count)
            if not before:  # it runs up its pole, number and all
                up: Motion = {"motion": "rise", "lift": _RISE, "delay": delay, "duration": 180}
                flag["enter"] = number["enter"] = up
            elif count != before:
                number["enter"] = {"motion": "turn", "delay": delay + 90, "duration": 90}
            yield flag
            yield number

    def _old_numbers(self) -> Iterator[Shape]:
        for city, player, before, delay in self._flown():
            if before and before != city.flags[player]:
                number = _number(city, player, before)
                number["exit"] = {"motion": "turn", "delay": delay, "duration": 90}
                yield number

    def _flown(self) -> Iterator[tuple[City, Player, int, int]]:
        """List the flags: where, whose, how many there were, and when they change."""
        delays = self._delays()
        old = {city.name: city.flags for city in cities(self.before or self.board)}
        for city in self.cities:
            for player, count in enumerate(city.flags):
                if count:
                    delay = delays.get(TILE[city.name], ground.LAID)
                    yield city, player, old.get(city.name, (0, 0))[player], delay

    def _delays(self) -> dict[int, int]:
        """Return when the flags of each city change, along the network from the new road."""
        if not self.laid or not self.before:
            return {}
        network = self.board.sides[self.before.player].roads
        delays: dict[int, int] = {}
        reached, grown = 0, self.laid.ends
        while grown != reached:
            for city in bits(grown & ~reached & self.board.cities):
                delays[city] = ground.LAID + _APART * len(delays)
            reached, grown = grown, spread(grown, network)
        return delays


def _start_of(place: Place, before: Position) -> int:
    """Return the tile that a road was built from (K5, K7)."""
    side = before.sides[before.player]
    return place.near if place.near & (side.loose or side.tiles) else place.far


def _raised(before: Position, after: Position) -> words.Raised:
    """Return the builder's flags in each city where they are more now, cities alike together."""
    player = before.player
    new: dict[int, list[str]] = {}
    for city, old in zip(cities(after), cities(before), strict=True):
        if city.flags[player] != old.flags[player]:
            new.setdefault(city.flags[player], []).append(city.name)
    return list(new.items())


def _at(city: City) -> tuple[int, int]:
    return MIDDLE[TILE[city.name]]


def _flag(city: City, player: Player) -> Shape:
    name = f"flag-{COLOURS[player]}"
    return glyph(f"{name}-{city.name}", name, *_at(city))


def _number(city: City, player: Player, count: int) -> Shape:
    """Write a flag's number; its id contains the number, so that the old one can turn away."""
    (x, y), (dx, dy) = _at(city), NUMBER[player]
    id, colour = f"count-{COLOURS[player]}-{city.name}-{count}", EDGES[player]
    return text(id, x + dx, y + dy, str(count), 26, weight=800, font="sans", fill=colour)
