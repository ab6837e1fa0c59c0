"""A game as the text of a link: it comes back whole, and what is damaged is refused."""

import json
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygames import link
from pygames.ending import ENDINGS
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import guest
from pygames.link import codec, seal
from pygames.packing import ALPHABET, Packer, Unpacker
from pygames.record import Record, choices, make_header, parse, root
from tests.support.cards import changed
from tests.support.door import MURUS, NIM, ok
from tests.support.effort import often
from tests.support.hostile import resealed
from tests.toy.dice_nim import GAME as TOY
from tests.unit.test_properties import every_game, played, several
from tests.unit.test_record_fuzz import RECORDS

pytestmark = pytest.mark.usefixtures("dice_nim")

CORPUS = Path(__file__).resolve().parents[1] / "corpus"
VERSIONS = sorted(CORPUS.glob("links-*.txt"))
FINISHED = st.sampled_from(RECORDS)
letters = st.sampled_from(ALPHABET)
fuzz = settings(max_examples=often(150, 50_000), deadline=None)


def refusal(text: str) -> GameError:
    with pytest.raises(GameError) as error:
        link.read(text)
    return error.value


def sealed(packer: Packer) -> str:
    """Return a text whose check holds, whatever it says."""
    return resealed(codec.VERSION, packer.letters())


def begun(game: str = "murus-gallicus", players: int = 2) -> Packer:
    """Pack the beginning of a game without options, start and seed."""
    packer = Packer()
    packer.add_text(game)
    packer.add_count(players)
    packer.add_count(0)
    packer.add(0, 2)
    packer.add(0, 2)
    return packer


# What comes back


@every_game
@several
@given(data=st.data())
def test_every_record_comes_back_from_its_link(game: Game[Any], data: st.DataObject) -> None:
    with guest(game):
        record = played(game, data)
        assert link.read(link.write(record)) == record


@pytest.mark.parametrize(
    "data",
    [
        MURUS,
        MURUS | {"actions": []},
        MURUS | {"seed": "Daily_1-2"},
        MURUS | {"start": "8/8/8/3b4/3W4/8/8 w", "actions": ["d3xd4"]},
        NIM | {"options": {"heap": "9"}, "actions": ["r2", "t2"], "seed": "-"},
        NIM | {"options": {}, "players": 3},
    ],
)
def test_a_link_keeps_start_seed_and_options_as_they_were(data: dict[str, Any]) -> None:
    assert ok("open", link=ok("link", record=data)["link"])["record"] == data


def test_a_link_does_not_depend_on_the_order_in_which_the_rules_list_actions() -> None:
    def backwards(setup: Any) -> Any:
        state = TOY.rules.initial(setup)
        kind = type(state)
        turned = type(
            "Turned",
            (kind,),
            {
                "legal_actions": lambda self: list(reversed(kind.legal_actions(self))),
                "chance_outcomes": lambda self: list(reversed(kind.chance_outcomes(self))),
            },
        )
        return turned(**{name: getattr(state, name) for name in kind.__dataclass_fields__})

    record = Record(make_header(TOY, 2, {}, None), ("r3", "t3"))
    text = link.write(record)
    with guest(changed(TOY, initial=backwards)):
        assert link.read(text) == record


@pytest.mark.parametrize("file", VERSIONS, ids=lambda file: file.stem)
def test_links_of_every_version_open(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    assert len(lines) >= 10
    assert CORPUS / f"links-{codec.VERSION}.txt" in VERSIONS
    for text, record in zip(lines[::2], lines[1::2], strict=True):
        assert link.read(text).data() == json.loads(record)


# What is refused


@fuzz
@given(FINISHED, st.data())
def test_a_link_with_one_character_changed_is_refused(
    data: dict[str, Any], draw: st.DataObject
) -> None:
    text = link.write(parse(data))
    at = draw.draw(st.integers(0, len(text) - 1))
    other = draw.draw(st.one_of(letters, st.characters()).filter(lambda new: new != text[at]))
    error = refusal(text[:at] + other + text[at + 1 :])
    assert error.kind in ("bad-link", "newer-link")


def test_a_link_that_is_cut_anywhere_is_refused_and_says_so() -> None:
    text = link.write(parse(MURUS))
    for cut in range(len(text)):
        error = refusal(text[:cut])
        assert error.kind == "bad-link"
        assert "part of this link is missing" in error.message


@pytest.mark.parametrize("data", [MURUS, *RECORDS], ids=lambda data: data["game"])
@pytest.mark.parametrize("behind", ["_", "__", "-", "A", "SeeYouThere", "x" * 63, "x" * 300])
def test_letters_that_were_copied_along_behind_a_link_are_left_out(
    data: dict[str, Any], behind: str
) -> None:
    assert link.read(link.write(parse(data)) + behind).data() == data


@pytest.mark.parametrize("data", [MURUS, *RECORDS], ids=lambda data: data["game"])
def test_a_link_in_capital_or_small_letters_alone_says_so(data: dict[str, Any]) -> None:
    text = link.write(parse(data))
    for lost, left in (("small", text.upper()), ("capital", text.lower())):
        error = refusal(left)
        assert error.kind == "bad-link"
        assert f"lost its {lost} letters" in error.message


@fuzz
@given(st.text(alphabet=letters, max_size=80) | st.text(max_size=80))
def test_a_text_that_is_no_link_is_refused(text: str) -> None:
    assert refusal(text).kind in ("bad-link", "newer-link")


@fuzz
@given(st.text(alphabet=letters, max_size=300), st.booleans())
def test_a_link_with_any_content_is_read_or_refused(packed: str, has_start: bool) -> None:
    """The check of a hostile link may hold."""
    start = begun().letters() if has_start else ""
    text = packed.lstrip("A") + start
    with suppress(GameError):
        record = link.read(resealed(codec.VERSION, text))
        assert link.read(link.write(record)) == record


def test_a_link_of_a_newer_version_says_so() -> None:
    letters = link.write(parse(MURUS))[seal.HEAD :]
    assert refusal(resealed("2", letters)).kind == "newer-link"


@pytest.mark.parametrize("text", ["hello", "2", "HelloThereHowAreYouToday", "a" * 40, "-_-"])
def test_a_text_without_a_seal_is_no_link_of_ours_rather_than_a_newer_one(text: str) -> None:
    error = refusal(text)
    assert error.kind == "bad-link"
    assert "isn’t a link from pygames" in error.message


def counting(*counts: int, game: str = "murus-gallicus") -> Packer:
    """Pack the beginning of a game, and these numbers: how many actions there are, and its end."""
    packer = begun(game)
    for count in counts:
        packer.add_count(count)
    return packer


SEALED: dict[str, tuple[str, str]] = {
    "a newer way to end": (counting(0, len(ENDINGS) + 1).letters(), "newer-link"),
    "a game that isn't here": (begun(game="chess").letters(), "unknown-game"),
    "too many players": (begun(players=3).letters(), "bad-players"),
    "a draw where there is none": (
        counting(0, 1 + ENDINGS.index("draw"), game="eight-by-eight").letters(), "bad-link",
    ),
    "too many actions": (counting(codec.MOST_ACTIONS + 1).letters(), "bad-link"),
    "far too many actions": (counting(10**30).letters(), "bad-link"),
    "letters that no link has": (ALPHABET[0] + begun().letters(), "bad-link"),
}  # fmt: skip


@pytest.mark.parametrize(("letters", "kind"), SEALED.values(), ids=SEALED)
def test_a_link_whose_check_holds_is_refused_for_what_it_says(letters: str, kind: str) -> None:
    error = refusal(resealed(codec.VERSION, letters))
    assert error.kind == kind
    assert kind != "unknown-game" or "chess" in error.message


def test_a_link_that_goes_on_after_the_end_is_refused() -> None:
    over = parse(MURUS | {"start": "B7/8/3W4/8/8/8/8 w", "actions": ["d5-d7"]})
    packer = Packer()
    codec._add_header(packer, over)
    packer.add_count(2)
    possible = sorted(choices(root(over.header)))
    packer.add(possible.index("d5-d7"), len(possible))
    assert refusal(sealed(packer)).kind == "bad-link"


def test_a_link_that_is_too_long_is_refused_unread_and_not_written() -> None:
    assert refusal("1" * (seal.MOST_LETTERS + 1)).kind == "too-large"
    long = replace(parse(MURUS), actions=("d1-d3",) * (codec.MOST_ACTIONS + 1))
    with pytest.raises(GameError) as error:
        link.write(long)
    assert error.value.kind == "too-large"
    packer = Packer()
    packer.add_text("a" * seal.MOST_LETTERS)
    with pytest.raises(GameError) as error:
        seal.sealed(codec.VERSION, packer)
    assert error.value.kind == "too-large"


# Packing


def test_letters_that_no_packer_writes_are_refused() -> None:
    for letters in (ALPHABET[0] + ALPHABET[1], "1+"):
        with pytest.raises(ValueError, match=r"begins with a zero|isn’t one of base64url"):
            Unpacker(letters)


field = st.integers(1, 10**6).flatmap(
    lambda radix: st.tuples(st.integers(0, radix - 1), st.just(radix))
)


@given(st.lists(field), st.integers(0, 10**9), st.text(max_size=20))
def test_packed_bytes_are_unpacked(fields: list[tuple[int, int]], count: int, text: str) -> None:
    packer = Packer()
    for number, radix in fields:
        packer.add(number, radix)
    packer.add_count(count)
    packer.add_text(text)
    unpacker = Unpacker(packer.letters())
    assert [unpacker.take(radix) for _, radix in fields] == [number for number, _ in fields]
    assert unpacker.take_count(10**9) == count
    assert unpacker.take_text(100) == text
    unpacker.end()
