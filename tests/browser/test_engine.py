"""The page's client of the rules' worker, on a document of the site that has no page of its own.

What it does with a worker that a test makes up: `tests/web/engine.test.ts`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import Watch, internals_of, open_internals

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page, Route

    from tests.support.sites import Server

    Run = Callable[..., Any]


# Each test's script gets the module, and tells errors by their kind.
WRAP = """async ([url, limit]) => {
  const { Engine } = await import(url);
  const kindOf = (promise) => promise.then(() => 'fine', (error) => error.kind);
  const states = [];
  const engine = new Engine({ limit, onState: (state) => states.push(state) });
  %s
}"""


# One engine for the tests that only ask it.
START = """async (url) => {
  const { Engine } = await import(url);
  globalThis.states = [];
  globalThis.engine = new Engine({ onState: (state) => states.push(state) });
  await engine.start();
}"""


@pytest.fixture
def run(page: Page, internals: str) -> Run:
    def evaluate(script: str, limit: int = 60_000) -> Any:
        open_internals(page, internals)
        return page.evaluate(WRAP % script, [internals, limit])

    return evaluate


@pytest.fixture(scope="module")
def running(browser: Browser, internals: str) -> Iterator[Page]:
    """A page whose engine runs."""
    watch = Watch()
    context = browser.new_context()
    watch.follow(context)
    page = context.new_page()
    open_internals(page, internals)
    page.evaluate(START, internals)
    yield page
    context.close()
    watch.check()


def test_calls_are_answered_by_the_rules(running: Page) -> None:
    answer = running.evaluate("""async () => {
      return { answer: await engine.call('catalog', {}), states, now: engine.state };
    }""")
    assert answer["answer"]["games"]
    assert answer["states"] == ["loading", "ready"]
    assert answer["now"] == "ready"


def test_the_files_of_the_build_say_what_the_rules_say(running: Page, internals: str) -> None:
    """What the build's Python wrote down is what Pyodide answers, to the last digit.

    The openings are those of tests/build/test_site.py.
    """
    answers = running.evaluate(
        """async (url) => {
      const { config } = await import(url.replace('internals.js', 'config.js'));
      const { games } = await engine.call('catalog', {});
      const each = ['card', 'rules'];
      const calls = games.flatMap(({ id }) => each.map((name) => [name, { game: id }]));
      const files = Object.keys(config.answers).filter((name) => /^(card|rules)-/.test(name));
      const same = await Promise.all(calls.map(async ([name, args]) => {
        const file = `./answers/${[name, ...Object.values(args)].join('-')}.json`;
        const written = await (await fetch(new URL(file, url))).json();
        return JSON.stringify(written) === JSON.stringify(await engine.call(name, args));
      }));
      return { same, files: files.length };
    }""",
        internals,
    )
    assert answers["same"] == [True] * answers["files"]


def test_progress_grows_up_to_the_whole(page: Page, server: Server, dist: Path) -> None:
    """As Python starts on a first visit."""
    first = internals_of(server.url, dist)
    open_internals(page, first)
    progress = page.evaluate(
        """async (url) => {
      const { Engine } = await import(url);
      const seen = [];
      const watched = new Engine({ onProgress: ({ loaded, total }) => seen.push([loaded, total]) });
      await watched.start();
      return seen;
    }""",
        first,
    )
    loaded, totals = [each for each, _ in progress], {total for _, total in progress}
    assert loaded == sorted(loaded)
    assert totals == {loaded[-1]}
    assert len(progress) > 5


def test_a_policy_that_forbids_webassembly_ends_the_start(run: Run, page: Page) -> None:
    def forbid(route: Route) -> None:
        response = route.fetch()
        name = "content-security-policy"
        policy = response.headers[name].replace(" 'wasm-unsafe-eval'", "")
        route.fulfill(response=response, headers={**response.headers, name: policy})

    page.route("**/worker.js", forbid)
    assert run("return kindOf(engine.start())") == "no-webassembly"


def test_a_request_that_uses_up_the_stack_fails_alone(running: Page) -> None:
    answer = running.evaluate("""async () => {
      let deep = [];
      for (let i = 0; i < 5000; i += 1) deep = [deep];
      const failed = await engine.call('view', { record: deep }).catch(({ kind }) => kind);
      return { failed, games: (await engine.call('catalog', {})).games.length, now: engine.state };
    }""")
    assert answer["failed"] in {"bad-json", "failed"}
    assert answer["games"]
    assert answer["now"] == "ready"


def test_a_worker_refuses_the_requests_of_another_build(run: Run) -> None:
    assert (
        run("""
      const { postMessage } = Worker.prototype;
      await engine.start();
      Worker.prototype.postMessage = function ({ text }) {
        postMessage.call(this, { build: 'another', text });
      };
      return engine.call('catalog', {}).catch(({ reason }) => reason);
    """)
        == "another-build"
    )
