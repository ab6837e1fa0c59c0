"""Sentences in the language that is asked for, and what each language has to have."""

import ast
import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile
from zlib import compress

import pytest

from pygames.__main__ import main
from pygames.added.load import check_in_short
from pygames.cli.system import usual
from pygames.examples import race
from pygames.game import Game
from pygames.games import find, guest
from pygames.games.on_tour.rules.maps import MAPS
from pygames.grammar.cast import Cast
from pygames.language import ENGLISH, module_of, speaking, spoken
from pygames.look.lessons import COURSES
from pygames.puzzles import pack
from tests.support.door import OVER, failure, ok
from tests.support.effort import often
from tests.support.languages import (
    GAMES,
    PACKAGE,
    PACKAGES,
    form,
    languages,
    messages,
)
from tests.support.node import said_by
from tests.support.pseudo import CLOSE, OPEN, PSEUDO, learn
from tests.support.sites import ROOT
from tests.toy.dice_nim import GAME as TOY
from web.tools import wheel

TRANSLATED = [(game, code) for game in GAMES for code in languages(game.folder / "words")]
MOST_BYTES = 44_000
"""Of a language in the package; with the page's, it has 60 kB."""
PLURALS = """
console.log(JSON.stringify(process.argv.slice(1).map((code) => {
  const rules = new Intl.PluralRules(code);
  return Array.from({ length: 201 }, (_, number) => rules.select(number));
})));
"""
OF_GRAMMAR = ("alphabetical", "capital", "sentence")
"""What code outside of sentences uses of a language."""


@pytest.fixture(autouse=True, scope="module")
def pseudo() -> None:
    learn()


# What each language has.


def test_no_shared_code_of_games_joins_words_by_marks_that_french_sets_apart() -> None:
    modules = [
        module
        for game in GAMES
        for module in game.folder.rglob("*.py")
        if module.parent.name != "words"
        and re.search(r'"[;:!?] ?"\.join', module.read_text("utf-8"))
    ]
    assert modules == []


@pytest.mark.parametrize("code", languages())
def test_a_language_has_the_messages_of_english_with_their_arguments(code: str) -> None:
    for folder in PACKAGES:
        english, other = messages(folder, ENGLISH), messages(folder, code)
        assert other.keys() == english.keys(), folder
        assert {name: form(value) for name, value in other.items()} == {
            name: form(value) for name, value in english.items()
        }, folder


@pytest.mark.parametrize("code", [ENGLISH, *languages()])
def test_a_language_has_the_grammar_that_code_uses(code: str) -> None:
    module = module_of("pygames.grammar", code)
    assert [name for name in OF_GRAMMAR if not hasattr(module, name)] == []
    cast = Cast(("Anna", "Ben"), you=1)
    assert module.subject(cast[0]) == "Anna"
    assert module.named(cast.each([0, 1])).endswith("Anna")
    assert module.sentence("ja") == "Ja."
    assert module.joined(["a"]) == "a"


def test_a_language_counts_as_its_plural_rules_do() -> None:
    codes = [ENGLISH, *languages()]
    for code, categories in zip(codes, said_by("--eval", PLURALS, *codes), strict=True):
        count = module_of("pygames.grammar", code).counted
        forms = sorted(set(categories), key=("zero", "one", "two", "few", "many", "other").index)
        assert [count(number, *forms) for number in range(201)] == [
            f"{number} {category}" for number, category in enumerate(categories)
        ]


def test_code_uses_nothing_else_of_a_grammar() -> None:
    used: set[str] = set()
    for file in PACKAGE.rglob("*.py"):
        if not {"words", "simple", "cli"} & {*file.relative_to(PACKAGE).parts}:
            used |= set(re.findall(r"(?<!\.)\bgrammar\.([A-Za-z]+)\b", file.read_text("utf-8")))
    assert used == {*OF_GRAMMAR}


@pytest.mark.parametrize(
    ("game", "code"),
    TRANSLATED,
    ids=lambda each: each if isinstance(each, str) else each.id,
)
def test_a_game_keeps_its_promises_in_each_language(
    game: Game[Any], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots and puzzles have no language: tests/conformance asks them all, and reads them all."""
    monkeypatch.setattr("pygames.conformance.play.check_bot", lambda *_: None)
    monkeypatch.setattr(pack, "of", partial(some_puzzles, of=pack.of))
    monkeypatch.setattr("pygames.conformance.puzzles.SOLVED", 1)
    monkeypatch.setattr("pygames.conformance.play._LOOKS", often(12, 25))
    with speaking(code):
        check_in_short(find(game.id))


def some_puzzles(folder: Path, of: Callable[[Path], pack.Pack | None]) -> pack.Pack | None:
    """Return the pack in a folder with every 100th of its puzzles."""
    whole = of(folder)
    return whole and replace(whole, texts=whole.texts[::100])


@pytest.mark.parametrize(
    ("game", "code"), TRANSLATED, ids=lambda each: each if isinstance(each, str) else each.id
)
def test_lessons_and_rules_say_as_much_as_in_english(game: Game[Any], code: str) -> None:
    with speaking(code):
        translated, rules = find(game.id).lessons(), find(game.id).text()
    for name in COURSES:
        for step, other in zip(game.lessons().course(name), translated.course(name), strict=True):
            assert other.words != step.words
            assert (bool(step.task), bool(step.success)) == (bool(other.task), bool(other.success))
            assert [answer.clause for answer in step.answers] == [
                answer.clause for answer in other.answers
            ]
    marks = re.compile(r"^#+ |^\*\*\w+\*\*|\]\([\w-]+\)$|`[^`]+`", re.MULTILINE)
    assert marks.findall(rules) == marks.findall(game.text())


PLAIN = {".ts": r"« | »| [;:!?%]['`]"} | dict.fromkeys((".py", ".md"), r"« | [;:!?»%](?![=\w])")


def test_no_french_sign_is_parted_from_its_word() -> None:
    files = [
        file
        for folder in (PACKAGE, ROOT / "web" / "src", ROOT / "web" / "tools")
        for file in folder.rglob("*.*")
        if file.suffix in PLAIN and re.search(r"words/fr[/._-]", file.as_posix())
    ]
    parted = [
        f"{file.name}: {line}"
        for file in files
        for line in file.read_text("utf-8").splitlines()
        if re.search(PLAIN[file.suffix], line)
    ]
    assert len(files) > 50
    assert parted == []


# How words are used.


def test_words_are_taken_where_they_are_used_never_when_a_module_is_loaded() -> None:
    early = [f"{file}: {name}" for file, tree in _using_words() for name in _early(tree)]
    assert early == []


def _using_words(more: str = "") -> Iterator[tuple[Path, ast.Module]]:
    """Yield the modules that use words, and in whose texts there is something more."""
    for file in PACKAGE.rglob("*.py"):
        inside = "words" in file.relative_to(PACKAGE).parts
        text = "" if inside else file.read_text("utf-8")
        if more in text and re.search(r"\b(words|grammar|sentences)\b", text):
            yield file, ast.parse(text)


def _early(tree: ast.AST) -> Iterator[str]:
    """Yield the words that a module takes when it is loaded, or imports by their names."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ImportFrom) and re.search(r"\.(words|grammar)$", node.module or ""):
            yield from (name.name for name in node.names)
        if isinstance(node, ast.FunctionDef | ast.Lambda):
            defaults = [*node.args.defaults, *filter(None, node.args.kw_defaults)]
            yield from (name for each in defaults for name in _taken(each))
        else:
            yield from _taken(node, deep=False)
            yield from _early(node)


def _taken(node: ast.AST, *, deep: bool = True) -> Iterator[str]:
    for each in ast.walk(node) if deep else [node]:
        if not isinstance(each, ast.Attribute) or not isinstance(each.value, ast.Name):
            continue
        if each.value.id in ("words", "grammar", "sentences"):
            yield each.attr


@pytest.mark.parametrize("folder", PACKAGES, ids=lambda folder: folder.parent.name)
def test_a_sentence_has_one_line(folder: Path) -> None:
    files = [file for file in folder.glob("*.py") if file.name != "__init__.py"]
    assert [each for file in files for each in broken(file.read_text("utf-8"))] == []


def broken(source: str) -> Iterator[str]:
    """Yield what could have one line and has several: a function that returns, or a text."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if getattr(node, "lineno", 0) == getattr(node, "end_lineno", 0):
            continue
        if isinstance(node, ast.FunctionDef) and isinstance(node.body[0], ast.Return):
            yield f"line {node.lineno}: {node.name}"
        if isinstance(node, ast.JoinedStr | ast.Constant) and '"""' not in lines[node.lineno - 1]:
            yield f"line {node.lineno}: {ast.unparse(node)}"


@pytest.mark.parametrize("folder", PACKAGES, ids=lambda folder: folder.parent.name)
def test_no_sentence_looks_into_another(folder: Path) -> None:
    files = [file for file in folder.glob("*.py") if not file.stem.endswith("_shelf")]
    assert [each for file in files for each in looks_into(file.read_text("utf-8"))] == []


_CUTS = {"replace", "split", "startswith", "endswith", "lower", "upper", "strip", "rstrip"}
_CUTS |= {"removeprefix", "removesuffix", "partition", "capitalize", "find", "sub", "match"}


def looks_into(source: str) -> Iterator[str]:
    """Yield what cuts a text, or compares one with what people read; keys are small letters."""
    for node in ast.walk(ast.parse(source)):
        cuts = False
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            cuts = node.func.attr in _CUTS
        elif isinstance(node, ast.Subscript):
            cuts = isinstance(node.slice, ast.Slice)
        elif isinstance(node, ast.Compare):
            texts = [ast.literal_eval(each) for each in (node.left, *node.comparators)
                     if isinstance(each, ast.Constant)]  # fmt: skip
            cuts = any(isinstance(text, str) and re.search("[^a-z0-9 *-]", text) for text in texts)
        if cuts and isinstance(node, ast.expr):
            yield f"line {node.lineno}: {ast.unparse(node)}"


def test_what_is_kept_with_words_in_it_is_kept_for_each_language() -> None:
    wrong = [
        f"{file}: {node.name}"
        for file, tree in _using_words("cache")
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        and any("cache" in ast.unparse(each) for each in node.decorator_list)
        and [*_taken(node)]
    ]
    assert wrong == []


def test_english_imports_no_other_language() -> None:
    code = (
        "import sys; from pygames.door.bridge import answer\n"
        'answer(\'{"id": 1, "call": "catalog"}\')\n'
        "print(*(name for name in sys.modules if name.startswith('pygames.')))"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    imported = run.stdout.split()
    assert "pygames.words.en" in imported
    assert [name for name in imported if name.split(".")[-1] in languages()] == []


def test_a_page_loads_each_other_language_as_one_small_file() -> None:
    files = [file.relative_to(ROOT).as_posix() for file in PACKAGE.rglob("*.*")]
    for code in languages():
        names = ZipFile(BytesIO(packed := wheel.language(code))).namelist()
        assert f"pygames/words/{code}.py" in names
        assert all(wheel.is_elsewhere(name) for name in names)
        assert len(compress(packed)) < MOST_BYTES
    assert {wheel.language_of(name) for name in files if not wheel.is_elsewhere(name)} == {
        None,
        ENGLISH,
    }


# In a terminal.


def test_a_terminal_speaks_the_language_that_is_asked_for(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(OVER), "utf-8")
    assert main(["--lang", "de", "show", str(file), "--quick"]) == 0
    output = capsys.readouterr().out
    assert "d5–d7 ziehen" in output
    assert output.rstrip().endswith("Weiß gewinnt. Weiß hat die Grundreihe von Schwarz erreicht.")
    assert main(["show", str(file), "--quick", "--lang", "de"]) == 0
    assert capsys.readouterr().out == output
    assert main(["--lang", "zz", "show", str(file)]) == 1


@pytest.mark.parametrize(
    ("system", "language"),
    [("C", ENGLISH), ("xx_XX.UTF-8", ENGLISH), ("en_GB", ENGLISH), ("de_AT.UTF-8", "de")],
)
def test_a_terminal_speaks_the_system_s_language_if_all_games_have_it(
    system: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", system)
    assert usual() == language
    monkeypatch.setattr("pygames.cli.system._games", lambda _: {Path()})
    assert usual() == ("xx" if system.startswith("xx") else language)


# At the door.


def test_each_request_has_its_own_language() -> None:
    """English unless it says another; records and links have none."""
    record = ok("new", game="murus-gallicus", seed="same")["record"]
    assert ok("new", game="murus-gallicus", seed="same", lang="de")["record"] == record
    assert ok("link", record=record, lang="de") == ok("link", record=record)
    english, german = (ok("view", record=record, lang=lang) for lang in (ENGLISH, "de"))
    assert english["status"] == "White, choose a stack to move"
    assert german["status"] == "Weiß, wähle einen Turm zum Ziehen"
    assert ok("view", record=record) == english
    assert german["picks"] == english["picks"]
    assert spoken() == ENGLISH


def test_a_player_is_spoken_to_in_their_language() -> None:
    record = ok("new", game="murus-gallicus")["record"]
    longer = ok("play", record=record, action="d1-d3")["record"]
    german = {"record": longer, "lang": "de"}
    assert ok("view", **german, you=0)["told"] == "Du hast d1–d3 gezogen."
    assert ok("view", **german, names=["Anna", "Ben"])["told"] == "Anna hat d1–d3 gezogen."
    resigned = ok("end", record=longer, ended="resigned-0")["record"]
    view = ok("view", record=resigned, lang="de", you=1)
    assert (view["result"], view["reason"]) == ("Du gewinnst", "Weiß hat aufgegeben.")


def test_what_was_chosen_ends_with_one_full_stop(capsys: pytest.CaptureFixture[str]) -> None:
    link = ok("link", record=ok("new", game="on-tour", seed="a")["record"])["link"]
    assert main(["--lang", "es", "show", link, "--quick"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == "On Tour. 1 jugador. EE. UU."


def test_a_game_without_a_language_is_played_in_english_beside_it() -> None:
    with guest(TOY):
        for _ in played(TOY, TOY.players[0], "de"):
            pass


def test_a_small_game_says_in_each_language_what_follows_from_its_rules() -> None:
    with guest(race.GAME):
        text = str([*played(race.GAME, 2, "de")])
    for words in ("wähle einen Stein zum Ziehen", " gewürfelt", "–", "Das Ziel ist erreicht."):
        assert words in text


def test_errors_are_in_the_language_of_the_request() -> None:
    assert failure("open", link="zzz", lang="de")["message"].startswith("das ist kein Link")
    assert failure("card", game="chess", lang="de")["message"].startswith("das Spiel „chess“")


@pytest.mark.parametrize("lang", ["zz", "../de", "", "DE", "en_grammar", 7, None])
def test_a_language_that_is_not_here_is_refused(lang: object) -> None:
    assert failure("catalog", lang=lang)["kind"] == "bad-request"


# A language made by a program: what stays English was not taken from the words of a language.

AREAS = "|".join(name for land in MAPS.values() for name in sorted(land.english, key=len)[::-1])
_SILENT = {"id", "kind", "name", "glyph", "glyphs", "authors", "title", "courses", "default"}
_SILENT |= {"feats", "marked", "places", "changed", "endings", "via", "value", "colors", "hand"}
_SILENT |= {"record", "picks", "shown", "clauses", "action", "actions", "to_move", "sample"}
_SILENT |= {"ground", "pieces", "gone", "more", "aim", "level", "start", "line", "player", "mark"}
_SILENT |= {"text", "kind", "options"}
"""Keys of what isn't read, or is the name of a person, a place or a game."""


def unspoken(value: Any, key: str = "") -> Iterator[str]:
    """Yield the texts of an answer that have English in them."""
    if isinstance(value, str):
        bare = re.sub(rf"{OPEN}.*?{CLOSE}|{AREAS}", "", value)
        if re.search("[acdeghijklnoprstuyz]{2}", re.sub(r"\{Tap\}|\S*\d\S*|\bpass\b", "", bare)):
            yield f"{key}: {value}"
    elif isinstance(value, dict):
        for name, part in value.items():
            if name not in _SILENT:
                yield from unspoken(part, name)
    elif isinstance(value, list):
        for part in value:
            yield from unspoken(part, key)


def played(game: Game[Any], players: int, lang: str = PSEUDO) -> Iterator[Any]:
    """Yield what is said in a random game, with labels of places, explanations and hints."""
    random = Random(game.id)
    request: dict[str, Any] = {"lang": lang}
    record = ok("new", game=game.id, players=players, seed="one")["record"]
    while True:
        request["record"] = record
        view = ok("view", **request, you=0)
        yield view
        shapes = [*view["scene"]["ground"], *view["scene"]["pieces"]]
        labels = {shape["id"]: shape["label"] for shape in shapes if shape.get("label")}
        yield list(labels.values())
        legal = ok("state", record=record)["legal"]
        if not legal:
            break
        yield ok("read", **request)
        yield ok("typed", **request, text="zzz")
        for place in random.sample(sorted(labels), min(2, len(labels))):
            if place not in view["picks"]:
                yield ok("explain", **request, picks=[place])
        record = ok("play", record=record, action=random.choice(legal))["record"]
    yield ok("printed", **request)
    yield ok("review", **request)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_nothing_english_is_said_in_another_language(game: Game[Any]) -> None:
    answers = [ok(call, game=game.id, lang=PSEUDO) for call in ("card", "rules", "lessons")]
    answers += played(game, min(2, game.players[1]))
    texts = sorted({text for each in answers for text in unspoken(each)})
    assert texts == [], "\n".join(texts)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_english_is_as_before_after_another_language(game: Game[Any]) -> None:
    calls: list[tuple[str, dict[str, Any]]] = [
        ("card", {"game": game.id}),
        ("rules", {"game": game.id}),
    ]
    calls += [("daily", {"game": game.id, "day": 20_000})] if game.daily else []
    before = [ok(call, **arguments) for call, arguments in calls]
    other = [ok(call, **arguments, lang=PSEUDO) for call, arguments in calls]
    assert [ok(call, **arguments) for call, arguments in calls] == before
    assert all(one != another for one, another in zip(before, other, strict=True))


# What a link, a file or the workshop can cause is said by the words.

CAUSED = {
    *("illegal-action", "bad-options", "bad-start", "newer-link", "newer-record", "bad-link"),
    *("bad-wheel", "not-pure", "no-game"),
}
"""Kinds of errors that people cause who have only opened something; others are of programs."""
_OF_A_PROGRAM = {"options: expected an object", "start: expected a position text"}


def test_what_a_link_or_a_file_causes_is_said_in_words_of_the_language() -> None:
    plain = [
        f"{file.relative_to(PACKAGE)}:{node.lineno}"
        for file in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Call)
        and ast.unparse(node.func) == "GameError"
        and isinstance(node.args[0], ast.Constant)
        and node.args[0].value in CAUSED
        and isinstance(node.args[1], ast.Constant | ast.JoinedStr)
        and getattr(node.args[1], "value", "") not in _OF_A_PROGRAM
    ]
    assert plain == []


@pytest.mark.parametrize(
    "fields",
    [
        {"players": 9},
        {"options": {"heap": "8"}},
        {"options": {"size": "8"}},
        {"actions": ["zz"]},
        {"actions": ["c3-d3"] * 3, "ended": "draw", "format": "pygames-record-2"},
        {"format": "pygames-record-9"},
    ],
)
def test_an_error_of_a_record_is_whole_in_the_language(fields: dict[str, Any]) -> None:
    record = ok("new", game="cercas", seed="a")["record"] | fields
    message = failure("view", record=record, lang=PSEUDO)["message"]
    assert [*unspoken(message)] == [], message
