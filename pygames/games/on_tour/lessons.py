"""The course that teaches On Tour, and its fine print."""

from __future__ import annotations

from pygames.core import Action
from pygames.games.on_tour.look.figures import FIGURES
from pygames.games.on_tour.rules.maps import MAPS, bits
from pygames.games.on_tour.rules.rules import Tour
from pygames.games.on_tour.rules.writing import read_entries
from pygames.look.lessons import Answer, Lessons, Step, anything

_GAME = FIGURES["a-tour"].actions
"""A game of a player alone, from the first roll to the end of the tour."""
_USA = MAPS["usa"]


def _until(action: Action) -> tuple[Action, ...]:
    """Return the game up to an action."""
    return _GAME[: _GAME.index(action)]


_THREE_LEFT = _until("06CA,60LA")[:-4]
"""California, Louisiana and Oklahoma are empty, and the next cards are not yet drawn."""


def _in(*regions: str) -> tuple[str, ...]:
    """Return the areas that lie in all of these regions."""
    shared = _USA.full
    for region in regions:
        shared &= _USA.regions[region]
    return tuple(_USA.ids[area] for area in bits(shared))


def _lie_in(action: str, *regions: str) -> bool:
    """Tell whether each entry of an action is in the region named for it."""
    entries = read_entries(_USA, action)
    pairs = zip(entries, regions, strict=True)
    return all(_USA.regions[region] >> area & 1 for (_, area), region in pairs)


def _low_north_high_east(_after: Tour, action: str) -> bool:
    return _lie_in(action, "N", "E")


def _star_in_the_west(_after: Tour, action: str) -> bool:
    return _lie_in(action, "W")


def _circles_one(_after: Tour, action: str) -> bool:
    return "MN" in action or "SC" in action


CLIMB = Step[Tour](
    words="A full map, and a tour on it. It goes from neighbour to neighbour, and its numbers "
    "never fall. The longest tour wins.",
    task="It has reached 42 in Arkansas. Go on to Mississippi.",
    clauses="T13",
    actions=_until(">MS"),
    goal=(">MS",),
    shown=">MS",
    success="42 after 42 is fine: equal numbers may follow each other. Small steps make a long "
    "tour.",
    marked=("MS",),
    facts={"AR": "42", "MS": "42", "LA": "60", "OK": "58"},
    answers=(
        Answer((">LA",), "60 is more than 42, but from Louisiana the tour can’t go on.", "T13"),
        Answer((">OK",), "58 is a long way up. Only one more area could follow.", "T13"),
    ),
    otherwise=Answer((), "That ends the tour, but it can still go on.", "T13"),
)

NEIGHBOURS = Step[Tour](
    words="Areas are neighbours if they share a border. Touching at a corner isn’t enough.",
    task="Find a neighbour of Utah.",
    clauses="T2",
    actions=_until(">CA"),
    find=("AZ", "CO", "ID", "NV", "WY"),
    shown="WY",
    success="They share a border, so a tour may go from one to the other.",
    marked=("UT",),
    facts={"UT": "Utah", "NM": "New Mexico", "WY": "Wyoming"},
    answers=(
        Answer(("NM",), "New Mexico touches Utah only at a corner.", "T2"),
        Answer(("UT",), "That is Utah itself. Choose an area beside it.", "T2"),
    ),
    otherwise=Answer((), "That area has no border with Utah.", "T2"),
)

OVER_A_STAR = Step[Tour](
    words="A star fits after every number, but it doesn’t let you start over: 30, star, 20 is not "
    "allowed.",
    task="Go on from 36 in Nebraska to the star in Missouri.",
    clauses="T13",
    actions=_until(">MO"),
    goal=(">MO",),
    shown=">MO",
    success="The tour stands at a star now, and its next number must be 36 or more.",
    marked=("MO",),
    facts={"NE": "36", "MO": "star"},
    otherwise=Answer((), "Allowed, but a star keeps more numbers open. Choose Missouri.", "T13"),
)

POINTS = Step[Tour](
    words="Each area on your tour scores a point, and one more if it is circled. Here are 15 "
    "areas, 11 of them circled.",
    task="The tour can’t go on. End it.",
    clauses="T14",
    actions=_GAME,
    goal=("end",),
    shown="end",
    success="15 and 11: 26 points. Now see how a map is filled.",
    facts={"NC": "98"},
)

REGIONS = Step[Tour](
    words="Each area lies in the North or South, and in the West, Centre or East, each in its own "
    "tint. Areas with dots are in the South.",
    task="Find an area in the South West.",
    clauses="T1",
    actions=_until("#MN"),
    find=_in("S", "W"),
    shown="NM",
    success="South and West. You may write there when a card shows either of them.",
    facts={"NM": "South West", "CA": "South West", "OR": "North West"},
    answers=(
        Answer(_in("N", "W"), "That area is in the West, but in the North.", "T1"),
        Answer(_in("S"), "That area is in the South, but not in the West.", "T1"),
    ),
    otherwise=Answer((), "That area is neither in the South nor in the West.", "T1"),
)

WRITE = Step[Tour](
    words="The dice show 4 and 9, so you write 49 and 94. The cards show North, West and East; "
    "each number uses up one card.",
    task="Write 49 in the North and 94 in the East.",
    clauses="T4 T6 T7",
    actions=_until("49MN,94SC"),
    goal=_low_north_high_east,
    shown="49IL,94FL",
    success="Both stand in a region of a card. The third card wasn’t needed.",
    facts={"card-MN": "North", "card-NM": "West", "card-SC": "East", "IL": "North Central, empty"},
    otherwise=Answer(
        (), "That is allowed, but 49 isn’t in the North, or 94 not in the East.", "T7"
    ),
)

CIRCLE = Step[Tour](
    words="Each card also shows an area. A number written there, by that card, is circled: two "
    "points on your tour instead of one.",
    task="Write both numbers so that both are circled.",
    clauses="T3 T8",
    actions=_until("49MN,94SC"),
    goal=("49MN,94SC", "49SC,94MN"),
    shown="49MN,94SC",
    success="Two circles, in Minnesota and South Carolina.",
    facts={"MN": "empty, on a card", "SC": "empty, on a card", "NM": "24"},
    answers=(Answer(_circles_one, "One is circled. The other isn’t in the area of a card.", "T8"),),
    otherwise=Answer((), "Neither is in the area of a card: Minnesota or South Carolina.", "T8"),
)

STAR = Step[Tour](
    words="After doubles, or when all three cards show one region, you write one circled star "
    "instead. It fits between any numbers.",
    task="The dice show 7 and 7. Write a star in the West.",
    clauses="T10",
    actions=_until("*TN"),
    goal=_star_in_the_west,
    shown="*UT",
    success="A circled star: two points, wherever your tour goes.",
    facts={"UT": "South West, empty", "card-WA": "West"},
    otherwise=Answer((), "A card shows that region, too. But try the West this time.", "T10"),
)

CROSS = Step[Tour](
    words="Only California lies in a region of these cards. If one number fits, write an X for "
    "the other. A tour never goes to an X.",
    task="Write 06 there, before 07 in Nevada.",
    clauses="T9",
    actions=(*_THREE_LEFT, "#IL", "#GA", "#CA", "r06"),
    goal=("06CA,XLA", "06CA,XOK"),
    shown="06CA,XLA",
    success="The X went to any empty area, as none was left in the regions of the cards.",
    marked=("CA",),
    facts={"CA": "empty, on a card", "NV": "07", "LA": "empty", "OK": "empty"},
    otherwise=Answer((), "60 would be too high to go on to 07. Choose 06.", "T9"),
)

LAST = Step[Tour](
    words="For the last two areas there are no cards: write in any of them, without a circle. "
    "With one left, choose one number.",
    task="Choose what fits between 34 in Kansas and 82 in Colorado.",
    clauses="T11",
    actions=_until("58OK"),
    goal=("58OK",),
    shown="58OK",
    success="34, 58, 82: a tour can pass. The map is full, and you would draw it now.",
    marked=("KS", "OK", "CO"),
    facts={"OK": "empty", "KS": "34", "CO": "82"},
    otherwise=Answer((), "85 is more than 82, so no tour could go on to Colorado.", "T13"),
)

PLAY = Step[Tour](
    words="You and the gentlest bot write the same numbers, each on a map of your own. Most points "
    "win, then most circles. Put low numbers near low ones.",
    task="Write your first two numbers.",
    clauses="T6 T12 T15",
    players=2,
    goal=anything,
    success="The game is on.",
)

SET_UP = Step[Tour](
    words="At first the dice are rolled until they differ, here 28 and 82. Four cards follow: 28 "
    "goes in the first two areas, 82 in the others.",
    task="Find a circled 82.",
    clauses="T3 T5",
    actions=_GAME[:5],
    find=("IA", "CO"),
    shown="IA",
    success="All four are circled, on everybody’s map. These four cards leave the game.",
    facts={"ND": "28, circled", "VA": "28, circled", "IA": "82, circled", "CO": "82, circled"},
    answers=(Answer(("ND", "VA"), "That is a 28, from one of the first two cards.", "T5"),),
    otherwise=Answer((), "There is no 82. It stands in the areas of the last two cards.", "T5"),
)

ONE_REGION = Step[Tour](
    words="All three cards show the South, so the dice don’t matter: you write a star in the "
    "South, even where no card shows the area.",
    task="Put it where most neighbours are: in Missouri or Tennessee.",
    clauses="T10",
    actions=(*_until("#MN"), "#TN", "#AL", "#OK", "r06"),
    goal=("*MO", "*TN"),
    shown="*MO",
    success="It has eight neighbours, so many tours can pass through this star.",
    facts={"card-TN": "South", "card-AL": "South", "card-OK": "South", "MO": "South Central"},
    otherwise=Answer((), "Allowed, but Missouri and Tennessee have more neighbours.", "T10"),
)

TWO_CROSSES = Step[Tour](
    words="The cards show North, North and East, but only areas elsewhere are empty. If neither "
    "number fits, write two X’s.",
    task="Keep Oklahoma free.",
    clauses="T9",
    actions=(*_THREE_LEFT, "#IL", "#OH", "#GA", "r06"),
    goal=("XCA,XLA",),
    shown="XCA,XLA",
    success="Every turn fills two areas, so everybody’s map is full at the same time.",
    facts={"CA": "empty", "LA": "empty", "OK": "empty", "card-OH": "North"},
    otherwise=Answer((), "That puts an X in Oklahoma. Use California and Louisiana.", "T9"),
)

OVER_WATER = Step[Tour](
    words="There is a second map, Europe, with 40 areas instead of 41. There, dotted lines "
    "across the water join neighbours, too.",
    task="Find a neighbour of Iceland.",
    clauses="T1 T2",
    options={"map": "europe"},
    find=("GB", "NO"),
    shown="NO",
    success="The dotted lines join Iceland with Norway and the United Kingdom.",
    marked=("IS",),
    facts={"IS": "Iceland", "NO": "Norway", "GB": "United Kingdom"},
    answers=(Answer(("IS",), "That is Iceland itself. Follow a dotted line.", "T2"),),
    otherwise=Answer((), "No dotted line joins that area with Iceland.", "T2"),
)

LAST_TWO = Step[Tour](
    words="Two areas are left, so no cards were drawn. After doubles a circled star goes in "
    "either, and the dice are rolled again for the other.",
    task="Write the star in Oklahoma.",
    clauses="T11",
    actions=(*_THREE_LEFT, "#IL", "#GA", "#CA", "r77", "*CA", "r33"),
    goal=("*OK",),
    shown="*OK",
    success="The dice show 1 and 9: write 19 or 91 in Louisiana. It won’t be circled.",
    replies=("r19",),
    facts={"OK": "empty", "LA": "empty"},
    otherwise=Answer((), "That is allowed as well. But write it in Oklahoma.", "T11"),
)

LESSONS = Lessons[Tour](
    basics=(
        CLIMB,
        NEIGHBOURS,
        OVER_A_STAR,
        POINTS,
        REGIONS,
        WRITE,
        CIRCLE,
        STAR,
        CROSS,
        LAST,
        PLAY,
    ),
    fine_print=(OVER_WATER, SET_UP, ONE_REGION, TWO_CROSSES, LAST_TWO),
)
