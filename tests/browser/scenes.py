"""The screens of the page in the middle of games: for tests that measure them, and for pictures of them."""

from __future__ import annotations

from collections.abc import Callable

import citadels
from citadels.locale import Texts
from tests.browser.browser_user import BrowserUser, Json
from tests.browser.phases import Say, gather_round, sit
from tests.browser.table_factory import Ways, make, prepare
from tests.server.server_process import ServerProcess

NAMES = ("Alba", "Berto", "Carla", "Dario", "Elena", "Fabio", "Greta")
COMMON = ("observatory", "laboratory", "keep", "smithy", "statue", "park", "quarry", "great_wall")
UNIQUE = (
    *COMMON,
    "dragon_gate",
    "wishing_well",
    "ivory_tower",
    "school_of_magic",
    "haunted_quarter",
    "library",
)
CAST = ("assassin", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord", "artist")
CALLS_LONG = {"pace": "calm"}  # so that a picture catches them
PROTOCOL = 2

# The other players of a table, by their sockets; none is away while the page is open.
SEATED = """async ({ table, tokens, protocol }) => {
  window.options = [];
  const sit = (token, seat) => new Promise((done) => {
    const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/${table}`);
    const hello = { type: "hello", token, protocol, seen: -1, language: "en" };
    socket.onopen = () => socket.send(JSON.stringify(hello));
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      if (["welcome", "update"].includes(told.type)) window.version = told.version;
      const question = told.situation?.question;
      if (question) window.options[seat] = question.options[0].action;
      if (told.type === "welcome") done(socket);
      if (told.id) window.answered(told);
    };
  });
  window.seats = await Promise.all(tokens.map(sit));
}"""
ANSWERED = """([seat, action]) => new Promise((done) => {
  window.answered = done;
  const act = { type: "act", id: crypto.randomUUID(), version: window.version, action };
  window.seats[seat].send(JSON.stringify(act));
})"""

Deeds = list[tuple[int, str]]
Scene = Callable[[ServerProcess, BrowserUser, Say], None]
SCENES: dict[str, Scene] = {}


def scene(show: Scene) -> Scene:
    SCENES[show.__name__.rstrip("_")] = show
    return show


def show(server: ServerProcess, user: BrowserUser, name: str, language: str = "en") -> None:
    """Bring the page to a screen; everything that it needs has been loaded."""
    user.page.goto(f"{server.url}/icon.svg")  # where the page keeps what it knows, and loads nothing
    SCENES[name](server, user, Texts(language).say)
    user.page.mouse.move(0, 0)  # what the mouse is on is explained
    user.page.locator(".reader").wait_for(state="detached")
    user.page.evaluate("() => document.fonts.ready.then(() => true)")


# -- positions


def player(gold: int, hand: str, city: str, *characters: str) -> Json:
    return {"gold": gold, "hand": hand.split(), "city": city.split(), "characters": list(characters)}


def town(mine: str, turn: str | None = None, first: str = "bishop") -> Json:
    """Four cities in the middle of a game: two of the characters, and whose turn it is."""
    characters = [mine, first, "thief" if turn == "thief" else "assassin", "king"]
    cities = [
        (4, "docks castle temple fortress market observatory", "manor market harbor church"),
        (3, "tavern tavern manor", "castle watchtower church laboratory prison"),
        (2, "temple", "palace cathedral docks barracks keep"),
        (6, "manor manor castle docks", "town_hall temple library manor"),
    ]
    ranks = {card.key: card.rank for card in citadels.EDITIONS["2016"].characters}
    now = turn or mine
    seats = {key: seat for seat, key in enumerate(characters) if ranks[key] <= ranks[now]}
    return {
        "players": [player(*city, key) for city, key in zip(cities, characters, strict=True)],
        "districts": list(UNIQUE),
        "round": 5,
        "crown": 3,
        "called": ranks[now],
        "revealed": seats,
        "turn": {"seat": seats[now], "character": now, "gathered": True},
        "round_flags": {"bishop": 1} if "bishop" in seats else {},
    }


def eight() -> Json:
    """Eight players with six districts each, in a turn of the reader's."""
    players = [
        player(
            5,
            "fortress castle temple market manor",
            "manor market harbor church docks observatory",
            "merchant",
        ),
        player(3, "tavern tavern", "castle watchtower tavern laboratory prison church", "assassin"),
        player(1, "prison", "palace cathedral docks barracks keep monastery", "thief"),
        player(6, "castle", "town_hall temple manor school_of_magic harbor palace", "king"),
        player(2, "", "temple church monastery cathedral trading_post great_wall", "bishop"),
        player(4, "trading_post", "haunted_quarter statue watchtower market manor dragon_gate", "architect"),
        player(0, "monastery", "town_hall barracks prison watchtower tavern quarry", "warlord"),
        player(3, "harbor market", "tavern trading_post smithy park", "magician"),
    ]
    called = ("assassin", "thief", "magician", "king", "bishop", "merchant")
    seats = {key: seat for seat, one in enumerate(players) for key in one["characters"] if key in called}
    turn = {"seat": 0, "character": "merchant", "gathered": True}
    return {
        "characters": list(CAST),
        "players": players,
        "districts": list(UNIQUE),
        "round": 9,
        "crown": 3,
        "called": 6,
        "revealed": seats,
        "round_flags": {"bishop": 4},
        "turn": turn,
    }


def ended() -> Json:
    """The four cities when the game is over."""
    position = town("merchant")
    for name in ("turn", "called", "revealed", "round_flags"):
        position.pop(name, None)
    cities = (
        "manor market harbor church docks observatory library",
        "castle watchtower tavern laboratory prison",
        "palace cathedral docks barracks keep monastery",
        "town_hall temple manor",
    )
    for one, city in zip(position["players"], cities, strict=True):
        one.update(city=city.split(), hand=[])
    return position | {"phase": "over"}


# -- coming to them


class Others:
    """The other players of a table, driven by the test."""

    def __init__(self, server: ServerProcess, user: BrowserUser, made: Ways) -> None:
        self.page = user.context.new_page()
        self.page.goto(f"{server.url}/icon.svg")
        tokens = [way.token for way in made.seats[1:]]
        self.page.evaluate(SEATED, {"table": made.table, "tokens": tokens, "protocol": PROTOCOL})

    def choose(self, seat: int) -> None:
        """Take whichever character comes first in the list."""
        offered = self.page.wait_for_function("seat => window.options[seat]", arg=seat - 1)
        self.do([(seat, offered.json_value())])

    def do(self, deeds: Deeds) -> None:
        for seat, action in deeds:
            told = self.page.evaluate(ANSWERED, [seat - 1, action])
            assert told["type"] == "ack", f"{action}: {told}"


def come(server: ServerProcess, user: BrowserUser, position: Json, before: Deeds | None = None) -> Others:
    """Sit down once the others have done something."""
    names = ["Robin", *NAMES][: len(position["players"])]
    made = prepare(server, position, names, [])
    others = Others(server, user, made)
    others.do(before or [])
    sit(user, made.seats[0])
    user.page.locator(".game").wait_for(state="attached")
    return others


def see(server: ServerProcess, user: BrowserUser, position: Json, before: Deeds, now: Deeds) -> None:
    """Sit down, and see what the others do."""
    like(user, CALLS_LONG)
    come(server, user, position, before).do(now)


def like(user: BrowserUser, preferences: Json) -> None:
    change = """more => localStorage.setItem("citadels.preferences",
      JSON.stringify({ ...JSON.parse(localStorage.getItem("citadels.preferences")), ...more }))"""
    user.page.evaluate(change, preferences)


def press(user: BrowserUser, part: str) -> None:
    user.page.locator(part).first.click()


# -- before the game


@scene
def home(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    user.home()
    user.page.locator(".skyline .row.near").wait_for(state="attached")  # the cards are known
    user.page.locator("[id^=districts-]").first.wait_for(state="attached")  # and can be drawn


@scene
def now(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    user.home()
    user.set_up("now", say)


@scene
def friends(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    user.home()
    user.set_up("friends", say)


@scene
def pass_(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    user.home()
    user.set_up("pass", say)


@scene
def own(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    user.home()
    user.set_up("own", say)


@scene
def lobby(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    sit(user, make(server, [None, "greedy", "expert"]).seats[0])
    user.page.get_by_role("button", name=say("web-i-am-ready")).wait_for()


@scene
def invited(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    made = make(server, [None, "greedy", "expert"])
    user.page.goto(f"{server.url}/t/{made.table}#invite={made.invite}")
    user.page.locator("form li").first.wait_for()


@scene
def cover(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    people = ["Robin", *NAMES[:2]]
    gather_round(user, prepare(server, drafting(0), people, NAMES[2:3], one_device=True))
    user.page.locator(".passing .main").wait_for()


# -- the game


def drafting(crown: int) -> Json:
    """Characters are about to be chosen; the crown chooses first."""
    game: Json = citadels.new_game(preset="first_game", seats=4, crown=crown, seed="phases").to_json()
    return game


@scene
def draft(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    come(server, user, drafting(crown=0))
    user.settle()


@scene
def wishes(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    """Others choose first, and the reader has marked two characters."""
    come(server, user, drafting(crown=1))
    for button in user.page.locator(".slip button").all()[-1:-3:-1]:
        button.click()


@scene
def arrived(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    """The cards have come, one of the wishes among them."""
    others = come(server, user, drafting(crown=1))
    for button in user.page.locator(".slip button").all():
        button.click()
    for seat in (1, 2, 3):
        others.choose(seat)
    user.settle()


BEFORE: Deeds = [
    (2, "gather gold"),
    (2, "kill warlord"),
    (2, "build temple"),
    (2, "end"),
    (3, "gather gold"),
    (3, "income"),
    (3, "build castle"),
    (3, "end"),
    (1, "gather gold"),
    (1, "income"),
    (1, "build manor"),
    (1, "end"),
]


def lively(first: str = "bishop", round: int = 5) -> Json:
    """Return a round that has just begun, so that there is news by the reader's turn."""
    position = town("merchant", "assassin", first)
    position["turn"]["gathered"] = False
    return position | {"round": round}


@scene
def gather(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    come(server, user, lively(), BEFORE)
    user.settle()


@scene
def turn(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    """About to build."""
    gather(server, user, say)
    user.answer("gather gold")
    press(user, '.hand .lit [data-card="fortress"]')


@scene
def naming(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    come(server, user, town("thief"))
    user.settle()
    press(user, '.question [data-verb="rob"]')


@scene
def destroying(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    come(server, user, town("warlord"))
    user.settle()
    press(user, '.question [data-verb="destroy"]')


@scene
def drawn(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    gather(server, user, say)
    user.answer("gather cards")
    user.page.locator(".stage").wait_for()


@scene
def call(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    """Show a call over the whole width, as always in the first round."""
    see(server, user, lively(round=1), BEFORE[:7], BEFORE[7:8])
    user.page.locator(".herald:not(.silent)").wait_for()


@scene
def flag(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    """Show a call in a later round, on the plate of the called player."""
    see(server, user, lively(), BEFORE[:7], BEFORE[7:8])
    user.page.locator(".flag").wait_for()


@scene
def attack(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    """Show an attack on the reader."""
    see(server, user, lively(), BEFORE[:1], [(2, "kill merchant")])
    user.page.locator(".herald").wait_for()


@scene
def killed(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    deeds = [(seat, "kill merchant" if "kill" in deed else deed) for seat, deed in BEFORE]
    see(server, user, lively(first="architect"), deeds[:7], deeds[7:8])
    user.page.locator(".struck.killed").wait_for()


@scene
def robbed(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    position = town("merchant", "thief")
    see(server, user, position, [(2, "rob merchant"), (2, "end"), *BEFORE[4:11]], BEFORE[11:])
    user.page.locator(".flag.blow").wait_for()


@scene
def story(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    """Every sentence; on a phone the story lies over the table."""
    gather(server, user, say)
    if user.page.locator(".ticker").is_visible():
        press(user, ".ticker button")
    user.page.get_by_role("button", name=say("web-story-log")).click()


@scene
def answers(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    gather(server, user, say)
    user.answer("gather gold")
    user.page.keyboard.press("a")
    user.page.locator(".answers").wait_for()


@scene
def menu(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    gather(server, user, say)
    user.page.get_by_role("button", name=say("web-table"), exact=True).click()
    user.page.locator(".sheet").wait_for()


@scene
def help_(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    gather(server, user, say)
    user.page.keyboard.press("?")
    user.page.locator("dialog[open]").wait_for()


@scene
def crowded(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    come(server, user, eight())
    user.settle()


@scene
def watching(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    made = prepare(server, lively(), ["Robin", *NAMES[:3]], [])
    Others(server, user, made).do(BEFORE[:7])
    user.watch(made)
    user.page.locator(".street").first.wait_for()


@scene
def result(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    come(server, user, ended())
    user.settle()


@scene
def replay(server: ServerProcess, user: BrowserUser, say: Say) -> None:
    result(server, user, say)
    user.page.get_by_role("button", name=say("web-replay"), exact=True).click()
    user.page.locator(".replay .street").first.wait_for()


def round_with_seats(seats: int) -> Json:
    """Return a round at rank 2. The reader has rank 6 and, with two or three seats, a second character."""
    others = ["thief", "magician", "king", "bishop", "architect", "warlord", "artist"]
    if seats <= 3:
        others = others[: seats - 1]
    players = [dict(one) for one in eight()["players"][:seats]]
    for one, key in zip(players, ["merchant", *others], strict=False):
        one["characters"] = [key]
    for one, key in zip(players, ["assassin", "architect", "warlord"], strict=False):
        if seats <= 3:
            one["characters"] = [key, *one["characters"]]
    return {
        "characters": list(CAST[: 9 if seats in (3, 8) else 8]),
        "players": players,
        "districts": list(UNIQUE),
        "round": 4,
        "crown": 1,
        "called": 2,
        "revealed": {"thief": 1},
        "turn": {"seat": 1, "character": "thief", "gathered": False},
    }


def turns_before_reader(seats: int) -> Deeds:
    """Return the turns before the reader's: each player gathers gold and ends."""
    acting = range(1, min(5, seats))
    return [(seat, action) for seat in acting for action in ("gather gold", "end")]
