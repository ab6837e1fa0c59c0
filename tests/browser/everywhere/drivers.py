"""One way to handle a page in any browser: through Playwright, or through WebKitGTK's driver."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Protocol

from playwright.sync_api import Page, Playwright, expect
from selenium.common.exceptions import TimeoutException, WebDriverException
from selenium.webdriver import WebKitGTK
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.support.wait import WebDriverWait
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.browser.conftest import launch_options
from web.tools.more_browsers import VARIABLES

BROWSERS = ("chromium", "firefox", "webkit")
# WebKit compiles once more what runs often, as Chromium does (tests/browser/conftest.py).
COMPILE_LESS = {"JSC_useOMGJIT": "0"}
# WebKitGTK has no fast compiler for WebAssembly on some machines.
PATIENCE_SECONDS = 180
POLL_SECONDS = 0.05
ATTRIBUTE = "(place, name) => place.getAttribute(name) ?? place[name] ?? ''"
# A page that nobody touches for ten seconds makes a snapshot for later visits: here for one.
SOON_QUIET = """{
  const plain = setTimeout;
  globalThis.setTimeout = (done, ms, ...more) => plain(done, ms === 10000 ? 1000 : ms, ...more);
}"""
TOLD = """return JSON.stringify({
  at: location.href,
  root: {...document.documentElement.dataset},
  board: {...document.querySelector('.board')?.dataset},
  says: document.body.innerText,
})"""


class Hand(Protocol):
    """What a person does at a page, and what they see; elements are named by CSS selectors."""

    def open(self, address: str) -> None:
        """Go to an address; only what follows # may differ from the last one."""

    def reload(self) -> None:
        """Load the page anew."""

    def see(self, selector: str) -> None:
        """Wait until an element is in the page."""

    def press(self, selector: str) -> None:
        """Press an element with the mouse."""

    def key(self, selector: str, key: str) -> None:
        """Press a key while an element has the focus."""

    def texts(self, selector: str) -> list[str]:
        """Return what stands in all such elements."""

    def attribute(self, selector: str, name: str) -> str:
        """Return an attribute of the only such element, or what a field holds; else ''."""

    def elsewhere(self) -> AbstractContextManager[Hand]:
        """Open another profile of the same browser, which knows nothing of this one."""


class PlaywrightHand:
    """A page of Chromium, Firefox, or of Playwright's own WebKit."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.add_init_script(SOON_QUIET)
        page.set_default_timeout(PATIENCE_SECONDS * 1000)

    def open(self, address: str) -> None:
        """Go to an address."""
        self._page.goto(address)

    def reload(self) -> None:
        """Load the page anew."""
        self._page.reload()

    def see(self, selector: str) -> None:
        """Wait until an element is in the page."""
        place = self._page.locator(selector).first
        expect(place).to_be_attached(timeout=PATIENCE_SECONDS * 1000)

    def press(self, selector: str) -> None:
        """Press an element with the mouse."""
        self._page.locator(selector).click()

    def key(self, selector: str, key: str) -> None:
        """Press a key while an element has the focus."""
        self._page.locator(selector).press(key)

    def texts(self, selector: str) -> list[str]:
        """Return what stands in all such elements."""
        return [text.strip() for text in self._page.locator(selector).all_text_contents()]

    def attribute(self, selector: str, name: str) -> str:
        """Return an attribute of the only such element, or what a field holds."""
        value = self._page.locator(selector).evaluate(ATTRIBUTE, name)
        return str(value)

    @contextmanager
    def elsewhere(self) -> Iterator[Hand]:
        """Open another profile."""
        browser = self._page.context.browser
        assert browser
        context = browser.new_context()
        yield PlaywrightHand(context.new_page())
        context.close()


class WebKitHand:
    """A page of WebKitGTK."""

    def __init__(self, driver: WebKitGTK) -> None:
        self._driver = driver

    def open(self, address: str) -> None:
        """Go to an address."""
        self._driver.get(address)

    def reload(self) -> None:
        """Load the page anew."""
        self._driver.refresh()

    def see(self, selector: str) -> None:
        """Wait until an element is in the page."""
        waiting = WebDriverWait(self._driver, PATIENCE_SECONDS, POLL_SECONDS)
        try:
            waiting.until(lambda _: self._is_there(selector))
        except TimeoutException as error:
            raise AssertionError(f"{selector} did not come; {self._told()}") from error

    def _is_there(self, selector: str) -> bool:
        try:
            script = "return document.querySelector(arguments[0]) !== null"
            return bool(self._driver.execute_script(script, selector))
        except WebDriverException:
            return False  # between two pages

    def _told(self) -> str:
        """Say what the page shows, or why it can't be asked."""
        try:
            return f"the page: {self._driver.execute_script(TOLD)}"
        except WebDriverException as error:
            return f"the browser does not answer: {error.msg}"

    def press(self, selector: str) -> None:
        """Press an element with the mouse."""
        self.see(selector)
        self._driver.find_element(By.CSS_SELECTOR, selector).click()

    def key(self, selector: str, key: str) -> None:
        """Press a key while an element has the focus."""
        self.see(selector)
        place = self._driver.find_element(By.CSS_SELECTOR, selector)
        self._driver.execute_script("arguments[0].focus()", place)
        ActionChains(self._driver).send_keys({"Enter": "\ue007"}.get(key, key)).perform()

    def texts(self, selector: str) -> list[str]:
        """Return what stands in all such elements."""
        script = "return [...document.querySelectorAll(arguments[0])].map((e) => e.textContent)"
        return [text.strip() for text in self._driver.execute_script(script, selector)]

    def attribute(self, selector: str, name: str) -> str:
        """Return an attribute of the only such element, or what a field holds."""
        return self._driver.find_element(By.CSS_SELECTOR, selector).get_attribute(name) or ""

    @contextmanager
    def elsewhere(self) -> Iterator[Hand]:
        """Open another profile."""
        with _webkit(os.environ[VARIABLES["webkit"]]) as driver:
            yield WebKitHand(driver)


def wait_until(is_so: Callable[[], bool]) -> None:
    """Ask again until something is so, which is still moving into its place."""
    patient = monotonic() + PATIENCE_SECONDS
    while not is_so():
        assert monotonic() < patient, "it did not become so"
        sleep(POLL_SECONDS)


@contextmanager
def hand(browser: str, playwright: Playwright) -> Iterator[Hand]:
    """Open a new, empty profile of a browser."""
    program = os.environ.get(VARIABLES.get(browser, ""), "")  # type: ignore[call-overload]
    if Path(program).name == "MiniBrowser":
        with _screen(), _webkit(program) as driver:
            yield WebKitHand(driver)
    else:
        with _page(browser, program, playwright) as page:
            yield PlaywrightHand(page)


@contextmanager
def _page(browser: str, program: str, playwright: Playwright) -> Iterator[Page]:
    options = {"executable_path": program} if program else launch_options()
    if browser == "firefox" and "ms-playwright" not in program:
        options["channel"] = "moz-firefox"  # the system's own, by WebDriver BiDi
    running = getattr(playwright, browser).launch(**options)
    yield running.new_page()
    running.close()


@contextmanager
def _screen() -> Iterator[None]:
    """Open an invisible screen: WebKit's browser always has a window."""
    reading, writing = os.pipe()
    screen = shutil.which("Xvfb")
    assert screen
    command = [screen, "-displayfd", str(writing), "-screen", "0", "1280x900x24"]
    quiet = subprocess.DEVNULL
    with subprocess.Popen(command, pass_fds=[writing], stdout=quiet, stderr=quiet) as process:
        os.close(writing)
        with os.fdopen(reading) as numbers:
            os.environ["DISPLAY"] = f":{numbers.readline().strip()}"
        try:
            yield
        finally:
            del os.environ["DISPLAY"]
            process.terminate()


@contextmanager
def _webkit(program: str) -> Iterator[WebKitGTK]:
    options = Options()
    options.binary_location = program
    options.add_argument("--automation")
    service = Service(shutil.which("WebKitWebDriver"), env={**os.environ, **COMPILE_LESS})
    driver = WebKitGTK(options=options, service=service)
    driver.set_window_size(1200, 850)
    try:
        yield driver
    finally:
        driver.quit()
