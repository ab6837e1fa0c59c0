"""The lesson for classes works as it is written: each task changes the game, which then is one."""

import re
from pathlib import Path

import pytest

from pygames import examples
from pygames.added.load import check_in_short
from pygames.workshop.one_file import card_in, module_from

LESSON = (Path(__file__).parents[2] / "docs" / "for-classes.md").read_text("utf-8")
FIRST = (Path(examples.__path__[0]) / "three.py").read_text("utf-8")
TASKS = LESSON.split("\n### ")[1:]


def changed(text: str, task: str) -> str:
    """Replace the first block of each pair by the second."""
    blocks = re.findall(r"```python\n(.*?)```", task, re.DOTALL)
    for old, new in zip(blocks[::2], blocks[1::2], strict=True):
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


@pytest.mark.parametrize("number", range(1, len(TASKS) + 1))
def test_after_each_task_there_is_a_game_that_keeps_its_promises(number: int) -> None:
    text = FIRST
    for task in TASKS[:number]:
        before, text = text, changed(text, task)
        assert text != before
    check_in_short(card_in(module_from(text.encode(), Path(f"task_{number}.py"))))


def test_the_starting_file_begins_with_its_tasks() -> None:
    (lines,) = re.findall(r"   ```python\n(.*?)   ```", LESSON, re.DOTALL)
    assert all(line.strip().startswith("# Task") for line in lines.splitlines())
