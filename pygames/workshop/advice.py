"""What to do about mistakes that beginners make, where Python's own words don't say it."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable
from difflib import get_close_matches
from traceback import walk_tb

from pygames.errors import MistakeError
from pygames.workshop.known import known_beside, syntax

_PIECES = "pieces never change: put, without and move return the next ones"
_TUPLE = "a tuple never changes: make the next one, such as (*moves, action)"
_SET = "a frozenset never changes: make the next one, such as passed | {player}"
_TEXT = "a text never changes: make the next one, such as text + action"
_CHANGES: dict[str, str] = {
    "Pieces": _PIECES, "tuple": _TUPLE, "frozenset": _SET, "str": _TEXT,
}  # fmt: skip
"""What replaces a change of a value that never changes."""
_CHANGING = frozenset(
    "add append clear discard extend insert pop remove reverse setdefault sort update".split()
)
_BEGIN: dict[str, str] = {"list": "a tuple, such as ()", "dict": "Pieces()", "set": "frozenset()"}
"""What a field begins with in the place of something that can change."""
_MODULES: dict[str, str] = {
    "pygame": "this is pygames, not pygame: it draws the board itself, from pygames.simple",
    "turtle": "the board is drawn by itself: a game says only what stands where, in pieces",
    "tkinter": "a game has no windows: the board is drawn by itself",
    "numpy": "a game has Python’s own library: lists, tuples and Fraction do what it needs",
}
_ONE_FILE = "a game is one file, with Python’s own library and pygames.simple"
_CALLS = 20
"""A function that a trace has so often calls itself."""

_BOARDS = "Squares|Points|Hexagons|Row|Graph|Pits"
_NONE = "it is None: so is pieces.get(…) where nothing stands, and a step(…) off the board"

_ROLL = "rolled(…) is the number of a roll"
_NEXT = "next(…, None) returns None where there is nothing"

_Advice = Callable[["re.Match[str]"], tuple[str, str]]
"""Makes of Python's words what to do, and the name of the part of the file to blame, if one is."""


def _item(match: re.Match[str]) -> tuple[str, str]:
    return _CHANGES.get(match[1], ""), ""


def _method(match: re.Match[str]) -> tuple[str, str]:
    return (_CHANGES.get(match[1], "") if match[2] in _CHANGING else ""), ""


def _field(match: re.Match[str]) -> tuple[str, str]:
    return f"a position never changes: child returns replace(self, {match[1]}=…)", ""


def _begins(match: re.Match[str]) -> tuple[str, str]:
    kind = match[1]
    return f"a {kind} can change: let {match[2]} begin with {_BEGIN.get(kind, 'a tuple')}", match[2]


def _self(match: re.Match[str]) -> tuple[str, str]:
    (owner, _, name), takes, arguments = match[1].rpartition("."), int(match[2]), int(match[3])
    if name == "__init__":
        return f'a field of {owner} is written with its type, such as roll: str = ""', ""
    if owner and arguments == takes + 1:
        return f"is self missing in def {name}(self, …)?", name
    return (f"write def {name}(state, seconds)", name) if name == "choose" else ("", "")


def _import(match: re.Match[str]) -> tuple[str, str]:
    name = match[1]
    ours = getattr(sys.modules.get("pygames.simple"), "__all__", ())
    module = "pygames.simple" if name in ours else _IMPORTS.get(name, "")
    return (f"write from {module} import {name} at the top" if module else ""), ""


def _missing_argument(match: re.Match[str]) -> tuple[str, str]:
    return f"write {match[2]} into the brackets, too", ""


def _field_without_value(match: re.Match[str]) -> tuple[str, str]:
    return f"the field {match[1]} needs a value that games begin with", match[1]


def _local(match: re.Match[str]) -> tuple[str, str]:
    name = match[1]
    return f"{name} = … makes {name} in this method alone: give it a value there first", ""


def _sense(sentence: str) -> _Advice:
    return lambda _: (sentence, "")


_WORDS: tuple[tuple[type[BaseException], str, _Advice], ...] = (
    (TypeError, r"'(\w+)' object does(?:n't| not) support item (?:assignment|deletion)", _item),
    (AttributeError, r"'(\w+)' object has no attribute '(\w+)'", _method),
    (AttributeError, r"cannot (?:assign to|delete) field '(\w+)'", _field),
    (ValueError, r"mutable default <class '(\w+)'> for field (\w+) is not allowed.*", _begins),
    (TypeError, r"([\w.<>]+)\(\) takes (\d+) positional arguments? but (\d+) (?:was|were) given",
     _self),
    (TypeError, rf"(?:{_BOARDS}|Board|Pieces)\.(?!__)\w+\(\) takes .*",
     _sense("that is more than it takes")),
    (TypeError, r"'method' object is not .*", _sense("write () after the name of a method")),
    (TypeError, r".*'(?:method|function)' and .*|.* and '(?:method|function)'",
     _sense("write () after the name of a method")),
    (TypeError, r"replace\(\) .*'obj'|replace\(\) takes .*",
     _sense("write replace(self, …), and each field with its name, such as player=1")),
    (TypeError, r"([\w.]+)\(\) missing \d+ required (?:positional|keyword-only) arguments?: (.*)",
     _missing_argument),
    (TypeError, r"non-default argument '(\w+)' follows default argument.*", _field_without_value),
    (TypeError, rf"(?:object of type )?'(?:{_BOARDS})' (?:object )?(?:is not|has no|does not) .*",
     _sense("BOARD.cells are its cells")),
    (TypeError, rf"type '(?:{_BOARDS})' is not subscriptable",
     _sense("write round brackets, such as Squares(3, 3)")),
    (TypeError, r"Pieces\.__init__\(\) (?:takes|got an unexpected).*",
     _sense('write Pieces({"b2": "red"})')),
    (TypeError, r"unsupported operand .*'Pieces'.*", _sense(_PIECES)),
    (AttributeError, r"'Pieces' object has no attribute '[a-z]\d+'",
     _sense('write a cell in brackets, such as pieces.get("b2")')),
    (TypeError, r"(?:argument of type )?'int' (?:object )?is not iterable",
     _sense("range(…) counts, such as for i in range(3)")),
    (TypeError, r"<lambda>\(\) takes 0 positional arguments but 1 was given",
     _sense("write lambda state: …")),
    (TypeError, r"'(?:Pieces|Known)' object is not callable",
     _sense('write square brackets, such as pieces["b2"]')),
    (TypeError, r"'(?:tuple|list|dict)' object is not callable",
     _sense("leave out () behind what is no method; [ ] ask for a part of it")),
    (TypeError, r"'(?:int|str)' object is not callable",
     _sense("leave out () behind what is no method")),
    (TypeError, r".*unsupported operand .*'Roll'.*|can only concatenate .*Roll.*", _sense(_ROLL)),
    (ValueError, r"invalid literal for int\(\).*'r\d+'", _sense(_ROLL)),
    (TypeError, r"(?:tuple|list|string) indices must be integers.* float|'float' object cannot.*",
     _sense("// divides without a rest, / doesn’t")),
    (TypeError, r"(?:tuple|list|string) indices must be integers.*",
     _sense("what stands in a row is asked for by its number, from 0; by a name only in a dict")),
    (TypeError, r"can only concatenate str .*|.*unsupported operand .*'str' and 'int'"
     r"|.*unsupported operand .*'int' and 'str'",
     _sense("a text is no number: int(text) makes one of it, str(number) a text")),
    (AttributeError, r"'(?:dict|str|tuple|list|set)' object has no attribute "
     r"'(?:of|put|without|move|plain)'", _sense("what stands on a board is Pieces(…)")),
    (AttributeError, r"'NoneType' object has no attribute .*", _sense(_NONE)),
    (TypeError, r".*not supported between .*'NoneType'.*", _sense(_NONE)),
    (TypeError, r".*not supported between .*'Pieces'.*", _sense("len(pieces) counts them")),
    (TypeError, r".*not supported between .*'(?:str' and 'int|int' and 'str)'",
     _sense("a text is no number: int(text) makes one of it")),
    (TypeError, r"'str' object cannot be interpreted as an integer|an integer is required.*",
     _sense("a text is no number: int(text) makes one of it")),
    (TypeError, r"object of type 'int' has no len\(\)",
     _sense("len(…) counts what a text, a tuple or a list holds, and no number has a length")),
    (TypeError, r"sequence item \d+: expected str instance, \w+ found",
     _sense("join puts texts together: str(number) makes one of a number")),
    (TypeError, r".*unhashable type: '(?:list|set|dict)'.*",
     _sense("what can change is no key and in no set: tuple(…) or frozenset(…) makes it fast")),
    (TypeError, r"'\w+View' object is not subscriptable",
     _sense("list(…) around it makes a list of it")),
    (TypeError, r"replace\(\) should be called on dataclass instances",
     _sense("replace(self, pieces=…) makes the next position, pieces.put(…) the next pieces")),
    (AttributeError, rf"'(?:{_BOARDS})' object has no attribute '(?:width|height|size|w|h)'",
     _sense("columns and rows say how large a board is")),
    (ValueError, r"invalid literal for int\(\).*|could not convert string to float.*",
     _sense("only digits can be read: of a cell such as b12, cell[1:] are the digits")),
    (ValueError, r"max\(\) .*empty.*|min\(\) .*empty.*",
     _sense("there is nothing in it: max(…, default=0) says 0 then")),
    (IndexError, r".*from (?:an )?empty .*", _sense("there is nothing in it")),
    (ValueError, r".*(?:not in list|x not in tuple|not in tuple)", _sense("ask first: if … in …")),
    (StopIteration, r"", _sense(_NEXT)),
    (RuntimeError, r"generator raised StopIteration", _sense(_NEXT)),
    (NameError, r"name '(?:null|nil|undefined)' is not defined", _sense("Python calls it None")),
    (NameError, r"name 'frozen' is not defined", _sense("write @dataclass(frozen=True)")),
    (UnboundLocalError, r".*local variable '(\w+)'.*", _local),
    (TypeError, r"(?:argument of type )?'NoneType' (?:object )?is not .*", _sense(_NONE)),
    (IndexError, r"(?:tuple|list|string) index out of range",
     _sense("there are fewer: the first has the number 0, the last -1")),
    (ValueError, r"(?:not enough|too many) values to unpack .*",
     _sense("there must be as many parts as names before the =")),
    (NameError, r"name '(\w+)' is not defined", _import),
    (AssertionError, r".*", _sense("what this assert says isn’t true here")),
    (SyntaxError, r"invalid (?:non-printable )?character.*U\+20(?:1[89A-F]|2F).*",
     _sense("write the straight quotes of the keyboard, \" or '")),
    (SyntaxError, r"inconsistent use of tabs.*|.*unindent does not match.*",
     _sense("begin each line with blanks, four for each step")),
    (OSError, r".*Errno (?:5|29)\b.*", _sense("a game reads nothing that is typed")),
    (FileNotFoundError, r".*", _sense("a game has no files besides its own")),
    (PermissionError, r".*", _sense("a game has no files besides its own")),
)  # fmt: skip
_IMPORTS: dict[str, str] = {
    "dataclass": "dataclasses", "replace": "dataclasses", "field": "dataclasses",
    "Fraction": "fractions", "Counter": "collections", "product": "itertools",
    "combinations": "itertools", "permutations": "itertools", "cache": "functools",
}  # fmt: skip
"""Where some names come from that games use."""
_NETWORK = ("urllib", "http", "socket", "ssl", "requests", "ftplib", "smtplib", "asyncio")
"""Modules by whose functions programs reach a network."""


def explained(error: BaseException) -> BaseException:
    """Return a MistakeError that says what to do, if that is known; else the error itself."""
    if isinstance(error, MistakeError):
        return error
    words, kind = _words_of(error), type(error).__name__
    if isinstance(error, RecursionError):
        return _endless(error)
    if sentence := _sentence(error):
        return MistakeError(sentence)
    if isinstance(error, (TypeError, AttributeError)):
        sentence, about = _field_of(error)
        if sentence:
            return MistakeError(sentence, about)
    advice, about = _advice(error, words)
    return MistakeError(f"{kind}: {words} ({advice})", about) if advice else error


def advised(words: str, error: BaseException) -> str:
    """Add to some words about an error what to do, if that is known."""
    advice = _advice(error, words)[0] or syntax(error)
    return f"{words} ({advice})" if advice else words


def _sentence(error: BaseException) -> str:
    """Say it in our own words, where Python's would lead astray."""
    if isinstance(error, SystemExit):
        return "this ends Python: leave out exit(), a game ends when current_player returns OVER"
    if isinstance(error, ModuleNotFoundError):
        match = re.search(r"module '([\w.]+)'", _words_of(error))
        return _missing(error.name or (match[1] if match else ""))
    if isinstance(error, (TypeError, AttributeError, ValueError, LookupError)):
        # `pygames.simple` stands above; what isn't loaded hasn't failed.
        typed = sys.modules.get("pygames.simple.typed")
        return str(typed.wrong_argument(error)) if typed else ""
    if isinstance(error, OSError) and _is_of_network(error):
        return "a game reaches no network: all that it needs is in its file"
    return ""


def _field_of(error: BaseException) -> tuple[str, str]:
    """Say which field holds what an error is about, though its type is another one."""
    typed = sys.modules.get("pygames.simple.typed")
    return typed.wrong_field(error) if typed else ("", "")


def _advice(error: BaseException, words: str) -> tuple[str, str]:
    for kind, pattern, advice in _WORDS:
        if isinstance(error, kind) and (match := re.fullmatch(pattern, words)):
            sentence, about = advice(match)
            if sentence:
                return sentence, about
    return known_beside(error, words), ""


def _missing(module: str) -> str:
    top = module.partition(".")[0]
    near = get_close_matches(top, [*sys.stdlib_module_names, "pygames"], n=1, cutoff=0.8)
    means = _MODULES.get(top) or (f"do you mean {near[0]}?" if near else _ONE_FILE)
    return f"there is no module {module} here ({means})"


def _endless(error: BaseException) -> MistakeError:
    """Name the functions that call themselves, or each other, without an end."""
    frames = [frame.f_code for frame, _ in walk_tb(error.__traceback__)]
    often = [each for each, times in Counter(frames).items() if times >= _CALLS]
    file = next((each.co_filename for each in often if "pygames" not in each.co_filename), "")
    names = list(dict.fromkeys(each.co_name for each in often if each.co_filename == file))
    if len(names) > 1:
        what = f"{', '.join(names[:-1])} and {names[-1]} call each other"
    else:
        what = f"{names[0]} calls itself" if names else "it calls itself"
    return MistakeError(f"{what}, and that never ends", names[0] if names else "")


def _is_of_network(error: BaseException) -> bool:
    modules = (
        str(frame.f_globals.get("__name__", "")) for frame, _ in walk_tb(error.__traceback__)
    )
    return any(name.partition(".")[0] in _NETWORK for name in modules)


def _words_of(error: BaseException) -> str:
    try:
        return " ".join(str(error).split())
    except Exception:  # noqa: BLE001 - the class may be one of the file's
        return ""
