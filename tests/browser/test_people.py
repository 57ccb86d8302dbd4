"""Several people at one table: each sees only their own cards."""

from __future__ import annotations

import json
from itertools import count

import pytest
from playwright.sync_api import expect

import citadels
from citadels.tables.catalog import catalog
from tests.browser.browser_user import BrowserUser, Json
from tests.browser.conftest import BrowserUsers
from tests.browser.table_factory import Ways, prepare
from tests.server.server_process import ServerProcess

CAST = ["magistrate", "blackmailer", "magician", "king", "bishop", "merchant", "architect", "warlord"]
EDITION = next(one for one in catalog("en").editions if one.key == "2016")
NAMES = {card.key: card.name for card in EDITION.districts}
UNIQUE = ["theater", *[card.key for card in EDITION.districts if card.unique and card.key != "theater"]][:14]
WISHES = (
    "pick magistrate",
    "pick blackmailer",
    "theater 1",
    "gather cards",
    "warrant",
    "sign",
    "threaten",
    "flower",
    "build",
    "keep",
    "bribe",
    "confiscate",
    "end",
)
PROMPTS = {"pick", "theater", "warrants", "threats", "turn"}


def position() -> Json:
    """Return a draft with the Theater at Robin's seat, before any card is known, with the wanted cast."""
    players = [
        {"gold": 5, "hand": ["manor", "castle", "palace"], "city": ["theater"]},
        {"gold": 6, "hand": ["temple", "church", "monastery", "cathedral"], "city": ["tavern"]},
        {"gold": 4, "hand": ["watchtower", "prison"]},
        {"gold": 4, "hand": ["barracks", "fortress"]},
    ]
    table: Json = {"characters": CAST, "districts": UNIQUE, "players": players, "phase": "start", "crown": 0}
    for number in count():
        wanted = table | {"key": f"{number:064x}"}
        if set(CAST[:2]) <= set(citadels.load(wanted).view(0).packet or []):
            return wanted
    raise AssertionError


@pytest.fixture
def table(server: ServerProcess) -> Ways:
    return prepare(server, position(), ["Robin", "Sam"], ["Ada", "Ben"])


def wish(options: list[Json]) -> str:
    """Return the answer that leads to the cards under test."""
    actions = [option["action"] for option in options]
    for start in WISHES:
        found = [action for action in actions if action.startswith(start)]
        if found:
            return str(found[0])
    return str(actions[0])


def words(frame: Json) -> str:
    """Return the words of a frame, without the lists of all cards of the game."""
    told = json.loads(json.dumps(frame))
    if told.get("table"):
        told["table"]["settings"] = None
    if told.get("situation"):
        view = told["situation"]["view"]
        view["districts"] = view["characters"] = None
    return json.dumps(told, ensure_ascii=False)


def held(view: Json, seat: int) -> set[str]:
    player = view["players"][seat]
    return {*(player["hand"] or []), *(player["drawn"] or [])}


def known(view: Json, seat: int) -> set[str]:
    """The cards that a seat sees on the table and in its own hand."""
    shown = {
        card.rstrip("+") for player in view["players"] for card in [*player["city"], player["site"] or ""]
    }
    return shown | (held(view, seat) if seat >= 0 else set())


class Secrets:
    """What a player holds at each version, from the messages to their own page."""

    def __init__(self, user: BrowserUser) -> None:
        views = [m["situation"]["view"] for m in user.received if m.get("situation")]
        versions = [m["version"] for m in user.received if m.get("situation")]
        self.at = {version: held(view, user.seat) for version, view in zip(versions, views, strict=True)}


def leaks(reader: BrowserUser, secrets: Secrets) -> list[str]:
    """Return cards of another player in the messages to a page, except those it may know."""
    seen: set[str] = set()
    found: list[str] = []
    for frame in reader.received:
        if not frame.get("situation"):
            continue
        view = frame["situation"]["view"]
        seen |= known(view, reader.seat)
        hidden = secrets.at.get(frame["version"], set()) - seen
        text = words(frame)
        found += [f"{frame['version']}: {key}" for key in hidden if key in text or NAMES[key] in text]
    return found


def assert_no_cards_of_others(reader: BrowserUser) -> None:
    for frame in reader.received:
        if not frame.get("situation"):
            continue
        view = frame["situation"]["view"]
        others = [player for seat, player in enumerate(view["players"]) if seat != reader.seat]
        assert [player[part] for player in others for part in ("hand", "drawn", "characters", "chosen")] == [
            None
        ] * (4 * len(others))
        marks = [mark for mark in view["marks"] if mark["owner"] != reader.seat and not mark["shown"]]
        assert [mark["face"] for mark in marks] == [None] * len(marks)


def assert_page_tells_nothing(reader: BrowserUser, other: BrowserUser) -> None:
    """No name of a card that only the other holds stands anywhere on the page."""
    if reader.version != other.version or reader.situation is None or other.situation is None:
        return
    text = reader.page.locator("#app").inner_text()
    hidden = held(other.situation["view"], other.seat) - known(reader.situation["view"], reader.seat)
    log = reader.page.locator(".story").inner_text()
    told = [key for key in hidden if NAMES[key] in text and NAMES[key] not in log]
    assert told == [], [line for line in text.splitlines() if NAMES[told[0]] in line]


def play_a_round(players: list[BrowserUser], watcher: BrowserUser) -> set[str]:
    """Let both players answer until the next round begins; return their questions."""
    prompts: set[str] = set()
    last = None
    for _ in range(200):
        players[0].until(lambda: any(one.asked for one in players), "a player is to move")
        asked = next(one for one in players if one.asked)
        assert asked.situation is not None
        last = last or asked.situation["view"]["round"]
        if asked.situation["view"]["round"] > last:
            return prompts
        prompts.add(asked.situation["question"]["prompt"])
        asked.answer(wish(asked.options))
        for reader, other in ((players[0], players[1]), (players[1], players[0]), (watcher, players[1])):
            assert_page_tells_nothing(reader, other)
    return prompts


def test_at_one_table_everyone_sees_their_own_cards_alone_and_a_spectator_none(
    table: Ways, users: BrowserUsers
) -> None:
    robin, sam, watcher = users(), users(), users()
    watcher.watch(table)
    for user, way in zip((robin, sam), table.seats, strict=True):
        user.sit(way)
        user.page.locator(".hand").wait_for()
    watcher.page.locator(".street").first.wait_for()
    prompts = play_a_round([robin, sam], watcher)
    assert prompts >= PROMPTS
    for reader in (robin, sam, watcher):
        assert_no_cards_of_others(reader)
    assert leaks(robin, Secrets(sam)) == []
    assert leaks(sam, Secrets(robin)) == []
    assert leaks(watcher, Secrets(robin)) == []
    assert leaks(watcher, Secrets(sam)) == []


def test_a_spectator_has_no_question_and_no_hand(table: Ways, users: BrowserUsers) -> None:
    robin, watcher = users(), users()
    robin.sit(table.seats[0])
    assert robin.settle() == "asked"
    page = watcher.watch(table)
    expect(page.locator(".street")).to_have_count(4)
    expect(page.locator(".asks")).to_contain_text("Waiting for Robin")
    robin.answer("pick magistrate")
    expect(page.locator(".hand")).to_have_count(0)
    expect(page.locator(".question button")).to_have_count(0)
    expect(robin.page.locator(".top")).to_contain_text("spectator")
    questions = [m["situation"]["question"] for m in watcher.received if m.get("situation")]
    assert questions
    assert set(questions) == {None}
