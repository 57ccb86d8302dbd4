"""Being called by a notification while one looks elsewhere, also when the page is closed."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress

import pytest
from playwright.sync_api import Browser, Playwright, expect
from scripts.external_tools import chromium

from tests.browser.browser_user import BrowserUser, Json
from tests.browser.conftest import BrowserUsers, launched
from tests.browser.playing import open_preferences, wait_for_service_worker
from tests.browser.table_factory import make
from tests.server.server_process import ServerProcess
from tests.waiting import TIMEOUT

SERVICE_WORKERS = "allow"
CALLS = 12
HIDDEN = "Object.defineProperty(document, 'visibilityState', { get: () => window.seen ?? 'hidden' });"
SHOWN = """navigator.serviceWorker.getRegistration().then(one => one.getNotifications())
  .then(all => all.map(({ title, body, tag }) => ({ title, body, tag })))"""
NOTICES = """window.notices = 0;
  const show = ServiceWorkerRegistration.prototype.showNotification;
  ServiceWorkerRegistration.prototype.showNotification = function (...words) {
    window.notices += 1;
    return show.apply(this, words);
  };"""
ASKS = """window.asks = 0;
  Notification.requestPermission = async () => { window.asks += 1; return "denied"; };"""
SUBSCRIPTION = """PushManager.prototype.subscribe = async function (options) {
    window.subscribed = options;
    const keys = { p256dh: "B".repeat(87), auth: "A".repeat(22) };
    const made = { endpoint: "https://fcm.googleapis.com/fcm/send/test", expirationTime: null, keys };
    const one = { ...made, toJSON: () => made, unsubscribe: async () => true, options };
    PushManager.prototype.getSubscription = async () => one;
    return one;
  };"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """The whole Chromium: the other one shows no notifications."""
    with launched(playwright, chromium()) as running:
        yield running


def hidden(server: ServerProcess, users: BrowserUsers, **likes: object) -> BrowserUser:
    """Return a user who allowed notifications and whose page is in the background."""
    user = users(likes=likes)
    user.context.grant_permissions(["notifications"], origin=server.url)
    user.home()
    wait_for_service_worker(user)
    user.context.add_init_script(HIDDEN)
    user.context.add_init_script(NOTICES)
    return user


def test_a_notification_shows_while_the_page_is_hidden_and_closes_when_it_is_seen(
    server: ServerProcess, users: BrowserUsers
) -> None:
    user = hidden(server, users, notify=True)
    made = make(server, ["greedy"] * 3)
    page = user.sit(made.seats[0], start=True)
    user.settle()
    user.until(lambda: page.evaluate("window.notices") == 1, "the page wants to show a notification")
    user.until(lambda: page.evaluate(SHOWN), "the browser shows it")
    (shown,) = page.evaluate(SHOWN)
    assert shown["title"] == "Your turn – Citadels"
    assert shown["tag"] == made.table
    assert "are waiting for you" in shown["body"]
    page.evaluate("window.seen = 'visible'; document.dispatchEvent(new Event('visibilitychange'))")
    user.until(lambda: not page.evaluate(SHOWN), "it is taken away")


def test_notifications_are_off_by_default(server: ServerProcess, users: BrowserUsers) -> None:
    user = hidden(server, users)
    page = user.sit(make(server, ["greedy"] * 3).seats[0], start=True)
    user.settle()
    assert page.evaluate(SHOWN) == []  # which finds the worker, as the page would have done before
    assert page.evaluate("window.notices") == 0


def test_leave_for_notifications_is_asked_for_by_the_switch_alone(
    server: ServerProcess, users: BrowserUsers
) -> None:
    user = users()
    user.context.add_init_script(ASKS)
    page = user.sit(make(server, ["greedy"] * 3).seats[0], start=True)
    user.settle()
    assert page.evaluate("window.asks") == 0
    dialog = open_preferences(page)
    box = dialog.get_by_label("Show a notification when this page is in the background")
    if box.is_disabled():  # the browser says no by itself
        expect(dialog).to_contain_text("does not allow this page")
        return
    box.click()
    expect(box).not_to_be_checked()
    expect(dialog.get_by_role("alert")).to_contain_text("does not allow this page")
    assert page.evaluate("window.asks") == 1


def rows(server: ServerProcess, statement: str, *values: object) -> list[Json]:
    with closing(sqlite3.connect(server.file, timeout=TIMEOUT)) as database:
        database.row_factory = sqlite3.Row
        return [dict(row) for row in database.execute(statement, values)]


def test_calls_can_be_switched_on_and_off(server: ServerProcess, users: BrowserUsers) -> None:
    user = users()
    user.context.grant_permissions(["notifications"], origin=server.url)
    user.context.add_init_script(SUBSCRIPTION)
    user.home()
    wait_for_service_worker(user)
    made = make(server, ["greedy"] * 3)
    page = user.sit(made.seats[0])
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()
    wanted = "SELECT seat, endpoint FROM subscriptions WHERE table_id = ?"
    dialog = open_preferences(page)
    box = dialog.get_by_label("Notify me even when the page is closed")
    box.check()
    user.until(lambda: rows(server, wanted, made.table), "the server knows the device")
    assert rows(server, wanted, made.table) == [
        {"seat": 0, "endpoint": "https://fcm.googleapis.com/fcm/send/test"}
    ]
    key = page.evaluate("fetch('/api/push').then(answer => answer.json()).then(({ key }) => key)")
    assert page.evaluate("window.subscribed") == {"userVisibleOnly": True, "applicationServerKey": key}
    expect(box).to_be_checked()
    box.uncheck()
    user.until(lambda: not rows(server, wanted, made.table), "the server has forgotten the device")


def test_a_call_that_arrives_is_shown_and_leads_to_the_table(
    server: ServerProcess, users: BrowserUsers
) -> None:
    user = users()
    user.context.grant_permissions(["notifications"], origin=server.url)
    page = user.home()
    wait_for_service_worker(user)
    devtools = user.context.new_cdp_session(page)
    known: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(one["registrationId"] for one in told["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    user.until(lambda: known, "the worker is known")
    call = '{"title": "Your turn – Citadels", "body": "Round 2: Sam is waiting for you.", "table": "abc"}'

    def shown_at_last(attempt: int) -> bool:  # a busy browser may lose a call, as a push service may
        message = {"origin": server.url, "registrationId": known[attempt % len(known)], "data": call}
        devtools.send("ServiceWorker.deliverPushMessage", message)
        with suppress(AssertionError):
            user.until(lambda: page.evaluate(SHOWN), "a notification is shown", TIMEOUT / CALLS)
        return bool(page.evaluate(SHOWN))

    assert any(shown_at_last(attempt) for attempt in range(CALLS))
    (shown,) = page.evaluate(SHOWN)
    assert shown == {
        "title": "Your turn – Citadels",
        "body": "Round 2: Sam is waiting for you.",
        "tag": "abc",
    }
