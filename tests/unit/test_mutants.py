"""Mutation testing: what the lists say, how a mutant is tried, and in the long form the rules."""

import os
import subprocess
import sys

import pytest

from tests.support.mutants import file_of_module, file_of_tests, games, stated, survivors
from tests.support.sites import ROOT
from web.tools.mutation import install_operators

EACH = pytest.mark.parametrize("game", games())
FORKS = pytest.mark.skipif(not hasattr(os, "fork"), reason="mutants are tried in forked processes")


@EACH
def test_the_modules_and_tests_that_are_named_are_there(game: str) -> None:
    mutated = stated(game)
    assert all(file_of_module(game, module).is_file() for module in mutated.modules)
    assert all(file_of_tests(game, name).is_file() for name in mutated.tests)


@EACH
def test_every_survivor_stands_in_its_module_and_has_a_reason(game: str) -> None:
    entries = survivors(game)
    assert len({survivor.text for survivor in entries}) == len(entries)
    lines = {
        module: [" ".join(line.split()) for line in text.splitlines()]
        for module in stated(game).modules
        for text in [file_of_module(game, module).read_text("utf-8")]
    }
    for survivor in entries:
        assert survivor.was in lines[survivor.module], survivor.text
        assert survivor.now != survivor.was
        assert survivor.why


@FORKS
@pytest.mark.long
@EACH
def test_the_tests_of_the_rules_notice_nine_of_ten_mutants_and_the_rest_is_named(game: str) -> None:
    install_operators()
    command = [sys.executable, "-m", "tests.support.mutate", game]
    process = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert process.returncode == 0, process.stdout
