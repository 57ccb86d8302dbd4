"""One browser and one server for all tests here; a fresh profile for each person in each test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright
from scripts.environment import SetupError
from scripts.external_tools import headless_chromium, missing_chromium
from scripts.web import STAMP, build

from tests.browser.browser_user import BrowserUser, Json
from tests.requirements import require
from tests.server.server_process import ServerProcess
from tests.waiting import TIMEOUT

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
BrowserUsers = Callable[..., BrowserUser]
expect.set_options(timeout=1000 * TIMEOUT)


# Not for the session: while Playwright runs, nothing else in this process can use asyncio.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with launched(playwright, headless_chromium()) as running:
        yield running


@contextmanager
def launched(playwright: Playwright, program: str | None) -> Iterator[Browser]:
    found = require(program, missing_chromium())
    running = playwright.chromium.launch(executable_path=found, args=FLAGS, timeout=1000 * TIMEOUT)
    yield running
    running.close()


@pytest.fixture(scope="package")
def page_built() -> None:
    """The page, from the sources as they are."""
    try:
        build()
    except SetupError as error:
        if not STAMP.exists():
            require(None, f"the page, which cannot be built: {error}")


@pytest.fixture(scope="package")
def server(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that stays up for all tests."""
    with ServerProcess(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="package")
def other_server(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that stays on this machine, and that a test may kill and start again."""
    with ServerProcess(tmp_path_factory.mktemp("other"), None, "--host", "127.0.0.1") as running:
        yield running


@pytest.fixture
def users(browser: Browser, server: ServerProcess, request: pytest.FixtureRequest) -> Iterator[BrowserUsers]:
    """People at browsers of their own. None of their pages may have complained when the test ends. Keeping
    the page for when there is no server takes a fifth of the time, so only modules that need it do so."""
    came: list[BrowserUser] = []

    def user(at: ServerProcess | None = None, likes: Json | None = None, **options: Any) -> BrowserUser:
        options.setdefault("viewport", {"width": 1366, "height": 768})
        options.setdefault("reduced_motion", "reduce")
        options.setdefault("service_workers", getattr(request.module, "SERVICE_WORKERS", "block"))
        context = browser.new_context(**options)
        context.set_default_timeout(1000 * TIMEOUT)
        came.append(BrowserUser(context, at or server, bool(options.get("has_touch"))))
        came[-1].prefer(**likes or {})
        return came[-1]

    yield user
    for one in came:
        one.context.close()
    assert [trouble for one in came for trouble in one.troubles] == []


@pytest.fixture
def user(users: BrowserUsers) -> BrowserUser:
    return users()
