"""What a public repository has: a workflow that tests, and how to publish."""

import re
import tomllib

import pytest

from pygames import __version__
from tests.support.sites import ROOT

GITHUB = ROOT / ".github"
WORKFLOW, NIGHTLY = (
    (GITHUB / "workflows" / f"{name}.yml").read_text(encoding="utf-8")
    for name in ("test", "nightly")
)
PUBLISHING = (ROOT / "docs" / "publishing.md").read_text(encoding="utf-8")


def test_the_workflow_runs_the_tests_on_every_python_that_the_package_names() -> None:
    about = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    versions = re.findall(r"Python :: (3\.\d+)", "\n".join(about["project"]["classifiers"]))
    (matrix,) = re.findall(r"python: \[(.+)\]", WORKFLOW)
    assert re.findall(r'"([\d.]+)"', matrix) == versions
    assert WORKFLOW.count("run: python3 build.py test --unit\n") == 1
    assert WORKFLOW.count("run: python3 build.py test\n") == 1


@pytest.mark.parametrize("text", [WORKFLOW, NIGHTLY, PUBLISHING])
def test_every_action_is_pinned_to_a_commit_with_its_version_beside_it(text: str) -> None:
    actions = re.findall(r"uses: (.+)", text)
    assert actions
    pinned = re.compile(r"actions/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
    assert [action for action in actions if not pinned.fullmatch(action)] == []


def test_the_workflow_for_pages_may_deploy_to_the_environment_that_pages_requires() -> None:
    (snippet,) = re.findall(r"```yaml\n(name: pages\n.*?)```", PUBLISHING, re.DOTALL)
    for line in ("pages: write", "id-token: write", "name: github-pages", "group: pages"):
        assert f" {line}\n" in snippet, line
    steps = ("actions/checkout", "python3 build.py", "upload-pages-artifact", "deploy-pages")
    places = [snippet.index(step) for step in steps]
    assert places == sorted(places)


@pytest.mark.parametrize("text", [WORKFLOW, NIGHTLY])
def test_workflows_that_test_may_only_read(text: str) -> None:
    assert re.findall(r"^permissions:\n((?:  .+\n)+)", text, re.MULTILINE) == ["  contents: read\n"]


def test_the_version_is_where_the_release_says() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## \[(\d[\d.]+)\]", changes, re.MULTILINE)[0] == __version__
