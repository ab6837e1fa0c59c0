"""What requests and answers carry, as types: plain data that JSON can hold.

The page's types are generated from these; docs/protocol.md explains the fields.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

from pygames import hall
from pygames.core import Action
from pygames.dare import How, Verdict
from pygames.door.weigh import Grade
from pygames.ending import Ended
from pygames.errors import Kind
from pygames.game import Feat, Scheme
from pygames.look.lessons import CourseName, StepKind
from pygames.look.picks import Tree
from pygames.look.scene import Shape
from pygames.look.spoken import Kind as ReadingKind
from pygames.match.arrival import Kind as ReceivedKind
from pygames.puzzles.puzzle import Verdict as Answered
from pygames.rating import Comparison
from pygames.record import GameRecord

Glyphs = Mapping[str, Sequence[Shape]]
Crop = tuple[int, int, int, int]
"""x, y, width and height in board units."""


class DoorError(TypedDict):
    """Why a request failed; `at` is the index of the action to blame, where there is one."""

    kind: Kind
    message: str
    at: NotRequired[int]


# A view


class Scene(TypedDict):
    """A picture: what lies, what stands, and what has just gone."""

    width: float
    height: float
    ground: Sequence[Shape]
    pieces: Sequence[Shape]
    gone: Sequence[Shape]
    zoom: bool


class ViewButton(TypedDict):
    """An action with no place on the board."""

    id: str
    label: str
    ask: str
    more: Sequence[Action]


class ViewPlayer(TypedDict):
    """A player at the table."""

    name: str
    glyph: str
    note: str
    score: float | None
    unit: str
    standing: str


class Cell(TypedDict):
    """A word or a glyph in a panel, both, or neither."""

    text: str
    glyph: str
    label: str


class PanelRow(TypedDict):
    """A row of a panel."""

    label: str
    cells: Sequence[Cell]
    group: bool


class Panel(TypedDict):
    """A small table beside the board."""

    title: str
    rows: Sequence[PanelRow]
    note: str


class Move(TypedDict):
    """An action in the list of moves: its notation and its phrase, and what may stand for it."""

    player: int | Literal["chance"]
    text: str
    phrase: str
    brief: NotRequired[str]
    aside: NotRequired[str]
    glyphs: NotRequired[Sequence[str]]


class Turn(TypedDict):
    """What a player did in one go, with its outcomes of chance; of null, chance alone."""

    player: int | None
    plies: Sequence[int]


class Round(TypedDict):
    """Turns that stand together in the list of moves; 0 is a set-up by chance."""

    number: int
    turns: Sequence[Turn]


class View(TypedDict):
    """One ply, ready to show."""

    ply: int
    plies: int
    seat: int
    compact: bool
    low: bool
    to_move: int | Literal["chance"] | None
    over: bool
    returns: Sequence[int] | None
    winners: Sequence[int]
    ranking: Sequence[int]
    places: Sequence[int]
    status: str
    result: str | None
    reason: str | None
    ended: str | None
    endings: Sequence[Ended]
    moves: Sequence[Move]
    rounds: Sequence[Round]
    rows: Sequence[int]
    scene: Scene
    picks: Tree
    via: Mapping[Action, Sequence[str]]
    prompts: Mapping[str, str]
    buttons: Sequence[ViewButton]
    players: Sequence[ViewPlayer]
    panels: Sequence[Panel]
    said: str | None
    told: str
    changed: Sequence[str]
    note: str
    hold: int
    hand: Sequence[str]


# A card and its rules


class Seat(TypedDict):
    """What the rules call a player, and the glyph beside the name."""

    name: str
    glyph: str


class OptionChoice(TypedDict):
    """A value that an option can have."""

    value: str
    title: str


class GameOption(TypedDict):
    """A choice made before the game."""

    id: str
    title: str
    choices: Sequence[OptionChoice]
    default: str


class Handout(TypedDict):
    """What a game offers to print, and which choices change it."""

    id: str
    title: str
    options: Sequence[str]
    players: bool
    chance: bool


class Sample(TypedDict):
    """The picture that stands for a game on the shelf."""

    view: View
    crop: Crop


class InShort(TypedDict):
    """A game in four sentences."""

    goal: str
    turn: str
    end: str
    score: str


class Card(TypedDict):
    """A game on the shelf."""

    id: str
    title: str
    authors: Sequence[str]
    summary: str
    short: InShort
    players: tuple[int, int]
    minutes: int
    seats: Sequence[Seat]
    options: Sequence[GameOption]
    levels: Sequence[int]
    seconds: Sequence[float]
    shares: Sequence[int]
    ponders: Sequence[int]
    draws: bool
    arranges: bool
    feats: Sequence[Feat]
    sheets: str
    paper: Sequence[Handout]
    tip: str
    courses: Sequence[CourseName]
    daily: bool
    puzzles: bool
    colors: Mapping[Scheme, Mapping[str, str]]
    glyphs: Glyphs
    sample: Sample


class Figure(TypedDict):
    """A picture in the rules."""

    view: View
    record: GameRecord
    picks: Sequence[str] | None
    gone: bool
    crop: Crop


# Paper


class PicturePart(TypedDict):
    """A scene at a width in mm."""

    kind: Literal["picture"]
    scene: Scene
    width: float
    label: str
    caption: str


class TablePart(TypedDict):
    """A small table; an empty text is a box to write in."""

    kind: Literal["table"]
    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


class PaperCard(TypedDict):
    """A card to cut out."""

    head: str
    name: str
    note: str
    scene: Scene


class CardsPart(TypedDict):
    """Cards of one size in rows; `down` is the height of a card in mm."""

    kind: Literal["cards"]
    across: int
    down: float
    cards: Sequence[PaperCard]


class PaperAction(TypedDict):
    """An action in a printed list of moves."""

    text: str
    chance: bool


class PaperTurn(TypedDict):
    """A turn in a printed list of moves; player -1 is a set-up by chance."""

    player: int
    actions: Sequence[PaperAction]


class MovesPart(TypedDict):
    """All moves of a game, by rounds and turns; `ended` says how people ended it early."""

    kind: Literal["moves"]
    title: str
    names: Sequence[str]
    rounds: Sequence[Sequence[PaperTurn]]
    ended: str


Part = PicturePart | TablePart | CardsPart | MovesPart


class Leaf(TypedDict):
    """One page of paper."""

    title: str
    words: str
    fields: Sequence[str]
    wide: bool
    rows: Sequence[Sequence[Part]]


# What bots say

Vote = tuple[Action, float, float, bool]
"""An action, what is behind it, its value, and whether that is proven."""


class Thought(TypedDict):
    """A bot's decision; it counts nodes or playouts. `note` and `votes` come with a share."""

    action: Action
    win: Sequence[float]
    nodes: NotRequired[int]
    playouts: NotRequired[int]
    depth: int
    line: Sequence[Action]
    note: NotRequired[str]
    votes: NotRequired[Sequence[Vote]]


class HintWin(TypedDict):
    """Each player's chance of winning at first sight, and once the action has been found."""

    now: Sequence[float]
    after: Sequence[float]


class Hint(TypedDict):
    """What a strong bot would do; `words` are its reason."""

    action: Action
    phrase: str
    picks: Sequence[str]
    win: HintWin
    words: str
    line: Sequence[Action]


class Evaluation(TypedDict):
    """What a strong bot expects: a chance of winning for each player."""

    win: Sequence[float]
    exact: bool
    action: Action | None
    phrase: str | None
    line: Sequence[Action]


class Judged(TypedDict):
    """What an evaluation has found at a ply."""

    ply: int
    win: Sequence[float]
    action: Action | None


class Named(TypedDict):
    """An action: its notation and its phrase."""

    text: Action
    phrase: str


class Compared(TypedDict):
    """The chances after the best action, and after the one that is weighed."""

    best: Sequence[float]
    after: Sequence[float]


class Weighed(TypedDict):
    """What an action costs beside the best one; `points` where the game is for points."""

    action: Named
    best: Named
    grade: Grade
    serious: bool
    right: bool
    cost: float
    points: float | None
    proven: bool
    win: Compared | None
    words: str
    why: str
    """What the best action brings at once, by the rules: "closes an area of 5"; or nothing."""
    reply: Sequence[Action]
    line: Sequence[Action]


class BestLine(TypedDict):
    """An action that may be best, what it is worth, and what is expected to follow it."""

    steps: Sequence[Named]
    win: Sequence[float] | None
    points: float | None
    proven: bool
    words: str
    why: str
    """What it brings at once, by the rules; or nothing."""


class Lines(TypedDict):
    """The best few actions, the best first."""

    lines: Sequence[BestLine]


class Looked(TypedDict):
    """What a closer look at a decision has found."""

    ply: int
    better: Action
    cost: float


class Cost(TypedDict):
    """What a decision cost, as a part of a win, and what would have been better."""

    ply: int
    player: int
    cost: float
    points: float | None
    """What it cost in points; null where several play."""
    action: Named
    better: Named


# Answers


class Catalog(TypedDict):
    """All games."""

    games: Sequence[Card]


# The rules


class Span(TypedDict):
    """A stretch of words with a mark; it holds text, or further spans."""

    mark: Literal["", "strong", "em", "code"]
    text: str
    spans: Sequence[Span]


class Heading(TypedDict):
    """A heading; the title of the article has level 1."""

    kind: Literal["heading"]
    level: int
    spans: Sequence[Span]


class Paragraph(TypedDict):
    """A paragraph without a number."""

    kind: Literal["paragraph"]
    spans: Sequence[Span]


class Clause(TypedDict):
    """A numbered paragraph: what was published, and our ruling; either may be empty."""

    kind: Literal["clause"]
    number: str
    spans: Sequence[Span]
    ruling: Sequence[Span]


class ListBlock(TypedDict):
    """A list, with numbers or without."""

    kind: Literal["list"]
    ordered: bool
    items: Sequence[Sequence[Span]]


Block = Heading | Paragraph | Clause | ListBlock


class Caption(TypedDict):
    """The name of a figure, and the words below it."""

    name: str
    caption: str


class FigureLine(Caption):
    """A figure as it stands between blocks; it is not sent."""

    kind: Literal["figure"]


class Section(TypedDict):
    """A block, and the figures that illustrate it; null where figures stand before all blocks."""

    text: Block | None
    figures: Sequence[Caption]


class Rules(TypedDict):
    """The rules that players read, as Markdown and as sections, and the figures in them."""

    text: str
    sections: Sequence[Section]
    figures: Mapping[str, Figure]


class Recorded(TypedDict):
    """A new or longer record."""

    record: GameRecord


class Acted(TypedDict):
    """A longer record, and the view of the ply of the action that was played."""

    record: GameRecord
    view: View


class Foreign(TypedDict):
    """A game from elsewhere, and who played it."""

    record: GameRecord
    names: Sequence[str]


class Linked(TypedDict):
    """A record as the text of a link."""

    link: str


class Match(TypedDict):
    """A game by messages, as far as it was sent."""

    link: str
    id: str
    record: GameRecord
    first: int
    chance: bool
    """Whether chance sets up the game."""
    joined: Sequence[int]
    names: Sequence[str]
    author: int | None
    next: int | None


class Turned(TypedDict):
    """A player's turn as far as they have decided, and what to send once it is whole."""

    seat: int
    record: GameRecord
    match: Match | None


class Received(TypedDict):
    """What a match that has arrived is, and where it is to blame."""

    kind: ReceivedKind
    sentence: str
    at: int | None
    seat: int | None
    match: Match


class State(TypedDict):
    """The last position of a record."""

    to_move: int | Literal["chance"] | None
    legal: Sequence[Action]
    chance: Sequence[tuple[Action, tuple[int, int]]]
    phrases: Sequence[str]
    """What each of these outcomes is, in words."""
    over: bool
    returns: Sequence[int] | None
    scores: Sequence[int] | None
    reason: str | None
    position: str | None


class Arranged(TypedDict):
    """A game that begins from a position, and what can be changed in that."""

    record: GameRecord
    position: str
    how: str
    picks: Tree
    buttons: Sequence[ViewButton]


class Explained(TypedDict):
    """Why picks can't be made, and the clause that says so."""

    clause: str
    sentence: str


class Typed(TypedDict):
    """The action that a typed text means, or why it means none."""

    action: Action | None
    clause: str | None
    sentence: str | None


class Reading(TypedDict):
    """One part of a position in words."""

    kind: ReadingKind
    title: str
    words: str
    places: Sequence[str]


class Readings(TypedDict):
    """A position in words, and what was last done before it."""

    last: str
    readings: Sequence[Reading]


class Review(TypedDict):
    """A game's own review of a finished game."""

    sentences: Sequence[str]
    panels: Sequence[Panel]


class Costs(TypedDict):
    """The plies that are still to be evaluated, and the decisions that cost most."""

    plies: Sequence[int]
    costs: Sequence[Cost]


class Frames(TypedDict):
    """The plies that an animation shows."""

    plies: Sequence[int]


class Counts(TypedDict):
    """Sequences of actions, counted by length."""

    counts: Sequence[int]


class Leaves(TypedDict):
    """Pages to print."""

    leaves: Sequence[Leaf]


# Lessons


class LessonStep(TypedDict):
    """A step of a course: a position, what is said about it, and one thing to do."""

    kind: StepKind
    words: str
    task: str
    clauses: Sequence[str]
    record: GameRecord
    seat: int
    marked: Sequence[str]
    places: Sequence[str]
    shown: str
    replies: int


class LessonCourse(TypedDict):
    """A course: its steps in order."""

    name: CourseName
    steps: Sequence[LessonStep]


class Lessons(TypedDict):
    """The courses that teach a game, none without steps."""

    courses: Sequence[LessonCourse]


class Attempted(TypedDict):
    """What was said to something tried in a step, and the game after it."""

    right: bool
    sentence: str
    clause: str
    record: GameRecord


# Daily challenges


class FirstMove(TypedDict):
    """The first moves of a puzzle that are right, and what is said to any other."""

    actions: Sequence[str]
    wrong: str


class Daily(TypedDict):
    """The game of a day: the level of the bot on each seat, 0 for the person, and what is said."""

    record: GameRecord
    levels: Sequence[int]
    task: str
    special: str
    minutes: int
    aim: Literal["win", "score"]
    first: FirstMove | None


class Rival(TypedDict):
    """What a bot scores alone in the game of a day."""

    score: int


# Dares


class Reached(TypedDict):
    """What a player reached in a finished game; `points` is None where it isn't played for them."""

    how: How
    points: int | None
    moves: int


class Dare(TypedDict):
    """A finished game to play again: its beginning, what was reached, and what one has reached."""

    record: GameRecord
    theirs: Reached
    own: Reached | None
    verdict: Verdict | None


# The hall of fame


class FinishedGame(TypedDict):
    """A game that was finished on a device: when, in ms, by whom, and what came of it, by seats.

    Bots and those without a name have '' for one. Without `kind` a game counts, as a rated one
    does; without `early` it is unknown whether people ended it early.
    """

    at: float
    seats: Sequence[str]
    names: Sequence[str]
    places: Sequence[int]
    scores: Sequence[float | None]
    moves: Sequence[int]
    kind: NotRequired[hall.Kind]
    early: NotRequired[bool]


class Tally(TypedDict):
    """What came of games with opponents."""

    played: int
    won: int
    drawn: int
    lost: int


class Against(TypedDict):
    """What came of the games with one opponent, named by the id."""

    id: str
    tally: Tally


class Facing(TypedDict):
    """An opponent of somebody: what came of their games, and how strong the opponent seems to be.

    `tally` is null for a bot that is still to be met, `strength` where nothing can be rated.
    """

    id: str
    level: float
    tally: Tally | None
    strength: Comparison | None


class HallPlayer(TypedDict):
    """Somebody who played games that count: a bot of a level, or a person, whose level is 0.

    Of a bot of a finer strength, `level` is that: 2.25.

    `name` is '' where there is none. Of people alone are `against`; `facing`, all opponents in the
    order of their levels, with the bots that the only person here is still to meet; and `alike`,
    the id of the bot that is about as strong, if one is.
    """

    id: str
    name: str
    level: float
    tally: Tally
    against: Sequence[Against]
    facing: Sequence[Facing]
    alike: str | None


class Rated(TypedDict):
    """How strong a player seems to be, in points, and how certain that is."""

    id: str
    points: float
    deviation: float


class Best(TypedDict):
    """What nobody has done better: how much, the id of who did it, and when, in ms."""

    kind: hall.Record
    value: float
    id: str
    at: float


class Line(TypedDict):
    """A person's ratings or points over time: pairs of a day, in days since 1970, and a value."""

    id: str
    values: Sequence[tuple[float, float]]


class Uncounted(TypedDict):
    """Games of a kind that doesn't count: how many, and how many were won.

    Of those played alone `best` is the best score; else it is null.
    """

    kind: hall.Uncounted
    games: int
    won: int
    best: float | None


class Hall(TypedDict):
    """What there is to say of the finished games of one game.

    `ratings` stand in their order, the best first. `plot` shows these over time, or points where
    nothing can be rated.
    """

    older: int
    players: Sequence[HallPlayer]
    ratings: Sequence[Rated]
    bests: Sequence[Best]
    plot: Literal["ratings", "points"]
    lines: Sequence[Line]
    others: Sequence[Uncounted]


class Even(TypedDict):
    """The strength of a bot against whom somebody wins about half of the games."""

    strength: float


# Puzzles


class PuzzlePack(TypedDict):
    """The puzzles of a game: their texts, how hard each is, and where each theme comes."""

    game: str
    puzzles: Sequence[str]
    bands: Sequence[int]
    themes: Mapping[str, Sequence[int]]


class PuzzleTask(TypedDict):
    """A puzzle: where it begins, whose move it is, and what is asked of them."""

    record: GameRecord
    player: int
    asks: str
    moves: int
    band: int
    themes: Sequence[str]


class PuzzleAnswer(TypedDict):
    """What is said of an answer, and the game with what follows it."""

    record: GameRecord
    verdict: Answered
    said: str
    lost: NotRequired[float]


class PuzzleSolution(TypedDict):
    """The solution of a puzzle with the longest defence.

    `turns` says how many actions each turn has: an own one, that of the others, and so on.
    """

    actions: Sequence[str]
    turns: Sequence[int]
