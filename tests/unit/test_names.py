"""Names of a game's class: the library's are a closed list, and all others are the game's own."""

from pathlib import Path

import pytest

from pygames import examples
from pygames.conformance import check
from pygames.errors import GameError
from pygames.simple import Simultaneous, State
from pygames.simple.names import ASKED, AT_ONCE, FREE, SINCE
from pygames.workshop.one_file import card_in, module_of

FOLDER = Path(examples.__file__).parent
THREE = (FOLDER / "three.py").read_text("utf-8")
HANDS = (FOLDER / "rock_paper_scissors.py").read_text("utf-8")
TEXTS = {"three": THREE, "hands": HANDS}
FIELD = {"three": "    pieces: Pieces = Pieces()", "hands": "    pieces: Pieces = Pieces()"}
ADDED_LATER = ("secret", "opener", "sealed", "unseen", "at_once")
"""Names that the library had for a while, and that games of version 1.0 may have."""
FORMS = {
    "field": "    {}: tuple[int, ...] = (0, 0)",
    "number": "    {}: int = 0",
    "property": "    @property\n    def {}(self):\n        return 3",
    "method": "    def {}(self, one, two):\n        return 3",
}

pytestmark = pytest.mark.usefixtures("no_added_game")


def with_(folder: Path, which: str, member: str) -> Path:
    """Write a model game with one more member of its class, in the place of one of its own."""
    name = member.replace("@property", "").split("def ")[-1].split(":")[0].split("(")[0].strip()
    text = TEXTS[which].replace(f"    def {name}(", f"    def {name}_before(")
    file = folder / "mine.py"
    file.write_text(text.replace(FIELD[which], f"{FIELD[which]}\n{member}", 1), "utf-8")
    return file


def refused(file: Path) -> str:
    with pytest.raises(GameError) as error:
        check(card_in(module_of(file)), games=1)
    return error.value.message


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", ASKED)
def test_a_name_of_the_library_is_refused_with_a_better_one(
    tmp_path: Path, name: str, form: str
) -> None:
    file = with_(tmp_path, "three", FORMS[form].format(name))
    sentence = refused(file)
    assert f": {name} is a method of State" in sentence
    assert f"{ASKED[name].instead}" in sentence.split(name, 1)[1]
    line = int(sentence.split("line ")[1].split(":")[0])
    assert name in file.read_text("utf-8").splitlines()[line - 1]


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", AT_ONCE)
def test_so_is_one_of_games_in_which_all_choose_at_once(
    tmp_path: Path, name: str, form: str
) -> None:
    assert f": {name} is a method of State" in refused(
        with_(tmp_path, "hands", FORMS[form].format(name))
    )


def test_all_better_names_are_free(tmp_path: Path) -> None:
    names = sorted({each.instead for each in ASKED.values()} - {"player"})
    members = "\n".join(FORMS["field"].format(name) for name in names)
    check(card_in(module_of(with_(tmp_path, "three", members))), games=1)


@pytest.mark.parametrize("form", FORMS)
def test_a_game_of_version_1_0_keeps_its_names(tmp_path: Path, form: str) -> None:
    names = (*ADDED_LATER, *SINCE, *FREE, *AT_ONCE)
    members = "\n".join(FORMS[form].format(name) for name in names)
    text = THREE.replace("def marks(", "def lines_of_three(")
    file = tmp_path / "mine.py"
    file.write_text(text.replace(FIELD["three"], f"{FIELD['three']}\n{members}", 1), "utf-8")
    check(card_in(module_of(file)), games=1)


def test_the_list_is_closed() -> None:
    """A later version would break games that exist: ask by an argument of `game`, or `_so_`."""
    public = {name for name in dir(State) if not name.startswith("_")}
    assert public == {*ASKED, *SINCE, *FREE}
    at_once = {name for name in dir(Simultaneous) if not name.startswith("_")}
    assert at_once - public == {*AT_ONCE, "players"}
    private = {
        name for name in {*dir(State), *dir(Simultaneous)}
        if name.startswith("_") and not name.endswith("_") and name != "_abc_impl"
    }  # fmt: skip
    assert not private
