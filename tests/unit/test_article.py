"""The Markdown of the rules, as sections."""

from pygames.door.article import Block, Span, article, clauses


def _plain(text: str) -> Span:
    return {"mark": "", "text": text, "spans": []}


def _strong(text: str) -> Span:
    return {"mark": "strong", "text": "", "spans": [_plain(text)]}


def _blocks(text: str) -> list[Block | None]:
    return [section["text"] for section in article(text)]


def _spans(text: str) -> list[Span]:
    (block,) = _blocks(text)
    assert block is not None
    assert block["kind"] == "paragraph"
    return list(block["spans"])


def test_headings_have_a_level_and_a_paragraph_may_take_several_lines() -> None:
    assert _blocks("# Game\r\n\r\nOne line\nand another.\n") == [
        {"kind": "heading", "level": 1, "spans": [_plain("Game")]},
        {"kind": "paragraph", "spans": [_plain("One line and another.")]},
    ]


def test_a_clause_has_its_number_apart() -> None:
    spans = [_strong("Distribute."), _plain(" Take one.")]
    assert _blocks("**M4** **Distribute.** Take one.") == [
        {"kind": "clause", "number": "M4", "spans": spans, "ruling": []}
    ]
    numbered = clauses(article("# Game\n\n**E7a** Without a piece.\n\nWords.\n\n**E8** With one."))
    assert [clause["number"] for clause in numbered] == ["E7a", "E8"]


def test_a_clause_may_be_a_ruling_or_end_in_one() -> None:
    ruling = [_strong("Our ruling."), _plain(" A draw.")]
    assert _blocks("**M9** **Our ruling.** A draw.") == [
        {"kind": "clause", "number": "M9", "spans": [], "ruling": ruling}
    ]
    published = [_plain("The higher score wins.")]
    assert _blocks("**C12** The higher score wins. **Our ruling.** A draw.") == [
        {"kind": "clause", "number": "C12", "spans": published, "ruling": ruling}
    ]


def test_a_figure_is_a_line_of_its_own_with_or_without_room_around_it() -> None:
    words = {"kind": "paragraph", "spans": [_plain("Words.")]}
    figure = {"name": "loose-end", "caption": "A loose end (at c4)."}
    expected = [{"text": words, "figures": [figure]}, {"text": words, "figures": []}]
    line = "![A loose end (at c4).](loose-end)"
    assert article(f"Words.\n\n{line}\n\nWords.") == expected
    assert article(f"Words.\n{line}\nWords.") == expected


def test_figures_belong_to_the_clause_before_them() -> None:
    sections = article("![First](a)\n\n# Game\n\n![Second](b)\n![Third](c)\n\nWords.")
    places = [
        (section["text"] and section["text"]["kind"], [each["name"] for each in section["figures"]])
        for section in sections
    ]
    assert places == [(None, ["a"]), ("heading", ["b", "c"]), ("paragraph", [])]


def test_a_list_may_follow_a_paragraph_and_items_may_take_several_lines() -> None:
    items = [[_plain("one and more")], [_plain("two")]]
    assert _blocks("These:\n- one\n  and more\n- two") == [
        {"kind": "paragraph", "spans": [_plain("These:")]},
        {"kind": "list", "ordered": False, "items": items},
    ]
    (numbered,) = _blocks("1. one\n2. two")
    assert numbered is not None
    assert numbered["kind"] == "list"
    assert numbered["ordered"]


def test_marks_stand_within_marks_and_code_stays_unchanged() -> None:
    inner: list[Span] = [
        _plain("is "),
        {"mark": "em", "text": "", "spans": [_plain("so")]},
        _plain(" now"),
    ]
    assert _spans("It **is *so* now**: `a*b*`.") == [
        _plain("It "),
        {"mark": "strong", "text": "", "spans": inner},
        _plain(": "),
        {"mark": "code", "text": "a*b*", "spans": []},
        _plain("."),
    ]


def test_apostrophes_become_curly_but_not_in_code() -> None:
    code: Span = {"mark": "code", "text": "d'1", "spans": []}
    assert _spans("You can't, `d'1`.") == [_plain("You can’t, "), code, _plain(".")]
