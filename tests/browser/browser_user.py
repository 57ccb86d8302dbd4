"""A person at a browser: what they see, what they press, and what the server sends to their page."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator, Page, WebSocket, expect

from citadels.locale import Texts
from tests.browser.table_factory import Way, Ways
from tests.server.server_process import ServerProcess
from tests.waiting import TIMEOUT

Json = dict[str, Any]
ENGLISH = Texts("en").say
QUIET: Json = {"volume": 0, "confirm": False}
BLOCKED = "Service Worker registration blocked by Playwright"
SETTLED = """version => {
  if (document.querySelector(".result .verdict, #why")) return "over";
  if (!document.querySelector(`.game[data-asked="true"][data-version="${version}"]`)) return false;
  if (document.querySelector("dialog[open]")) return false;
  return document.querySelector(".question button:disabled") ? false : "asked";
}"""

WIRETAP = """
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => data.tell === "frame" && heard(data.text));
  }
  postMessage(asked) {
    if (asked.ask === "frame") said(asked.text);
    super.postMessage(asked);
  }
};
"""


class BrowserUser:
    """One browser profile with one page. What goes wrong in it is noted, and fails the test."""

    def __init__(self, context: BrowserContext, server: ServerProcess, fingers: bool = False) -> None:
        self.context = context
        self.server = server
        self.fingers = fingers
        self.received: list[Json] = []
        self.sent: list[Json] = []
        self.troubles: list[str] = []
        self.ignored: list[str] = []
        self.situation: Json | None = None
        self.table: Json = {}
        self.version = -1
        self.seat = -1
        context.on("console", self._console)
        context.on("weberror", lambda error: self._note(f"page error: {error.error}"))
        self.page: Page = context.new_page()
        self.page.on("websocket", self._listen)

    # messages the page sends and receives

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and BLOCKED not in message.text:
            self._note(f"{message.type}: {message.text} {message.location.get('url', '')}")

    def _note(self, trouble: str) -> None:
        if not any(word in trouble for word in self.ignored):
            self.troubles.append(trouble)

    def ignore_errors(self, *words: str) -> None:
        """Forget troubles that the test brought about by itself, also those that are still to come."""
        self.ignored += words
        self.troubles = [one for one in self.troubles if not any(word in one for word in words)]

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._take(json.loads(frame)))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))

    def listen_here(self) -> None:
        """Hear also what is said to and by the worker with the tables of this device."""
        self.context.expose_binding("heard", lambda _, frame: self._take(json.loads(frame)))
        self.context.expose_binding("said", lambda _, frame: self.sent.append(json.loads(frame)))
        self.context.add_init_script(WIRETAP)

    def _take(self, message: Json) -> None:
        self.received.append(message)
        if message["type"] == "welcome":
            self.seat = message["seat"]
        if message["type"] in ("welcome", "table"):
            self.table = message["table"]
        if message["type"] in ("welcome", "update", "stale"):
            self.version, self.situation = message["version"], message["situation"]

    def received_of(self, type: str) -> list[Json]:
        return [message for message in self.received if message["type"] == type]

    def sent_of(self, type: str) -> list[Json]:
        return [message for message in self.sent if message["type"] == type]

    # coming

    def _remember(self, key: str, value: object) -> None:
        """Put something into the storage of the browser before a page looks there."""
        place = f"localStorage['citadels.{key}']"
        script = f"if (location.protocol === 'http:') {place} ??= {json.dumps(json.dumps(value))};"
        self.context.add_init_script(script)

    def prefer(self, **preferences: object) -> None:
        """Store preferences as if chosen before; the sound is off by default."""
        self._remember("preferences", QUIET | preferences)

    def have_played(self) -> None:
        """Mark this device as one that has played before."""
        self._remember("played", True)

    def home(self) -> Page:
        self.page.goto(self.server.url)
        self.page.locator(".home .main").wait_for()
        return self.page

    def set_up(self, way: str = "own", say: Callable[[str], str] = ENGLISH) -> Locator:
        """From the home page to one of the cards of the set-up."""
        self.page.get_by_role("button", name=say("web-friends")).click()
        dialog = self.page.get_by_role("dialog", name=say("web-new-table"))
        dialog.locator(f".way input[value={way}]").check()
        return dialog

    def sit(self, way: Way, start: bool = False) -> Page:
        """Open a seat as a device does that was there before."""
        self._remember("seats", [{**way._asdict(), "at": 0}])
        self.page.goto(f"{self.server.url}/t/{way.table}{'?start' if start else ''}")
        return self.page

    def watch(self, made: Ways) -> Page:
        self.page.goto(f"{self.server.url}/t/{made.table}#{made.watch}")
        return self.page

    # playing

    @property
    def options(self) -> list[Json]:
        question = self.situation["question"] if self.situation else None
        return list(question["options"]) if question else []

    @property
    def asked(self) -> bool:
        return bool(self.options)

    def settle(self) -> str:
        """Wait until the page asks or the game is over; which of both."""
        state: list[str] = []

        def look() -> bool:
            state.append(self.settled())
            return bool(state[-1])

        self.until(look, "the page asks, or the game is over")
        return state[-1]

    def settled(self) -> str:
        """Return whether the page asks or the game is over; nothing while it is busy."""
        found = ""
        with suppress(Error):  # a page that is loading cannot be queried
            self.leave_moment()
            found = self.page.evaluate(SETTLED, self.version) or ""
        return found

    def leave_moment(self) -> None:
        """The end of a game is shown after what was done last; without motion that waits for a key."""
        if self.situation and self.situation["view"]["result"] and self.page.locator(".call").count():
            self.page.keyboard.press("Escape")

    def read_blows(self) -> None:
        """From now on, what is done to the player is read and pressed away when it is in the way."""
        button = self.page.locator(".struck .main")
        self.page.add_locator_handler(button, lambda: self.touch(button))

    def until(self, happened: Callable[[], object], what: str, patience: float = TIMEOUT) -> None:
        """Wait until `happened` is true, letting the page run meanwhile."""
        for _ in range(int(patience / 0.02)):
            if happened():
                return
            self.page.wait_for_timeout(20)
        raise AssertionError(f"this did not happen: {what}")

    def press(self, number: int) -> None:
        """Give an answer by its number on the keyboard: once to select it, once more to confirm."""
        before = len(self.sent_of("act"))
        for turn in range(2):
            for digit in str(number):
                self.page.keyboard.press(digit)
            if turn == 0:
                self.main(number).wait_for()
        self.until(lambda: len(self.sent_of("act")) > before, f"the key {number} answers")

    def click(self, number: int) -> None:
        """An answer with the mouse or a finger, on the table: press what it points at, then confirm."""
        main, before = self.main(number), len(self.sent_of("act"))

        def told() -> bool:
            return len(self.sent_of("act")) > before

        if self.point(number):  # which answers, unless the page wants to be sure
            self.until(lambda: told() or main.is_visible(), "the button is pressed")
        if not told():
            self.touch(main)

    def touch(self, thing: Locator) -> None:
        """Press something, with a finger where there is no mouse."""
        if self.fingers:
            thing.tap()
        else:
            thing.click()

    def point(self, number: int) -> bool:
        """Press what an answer points at; returns whether it was a button, which answers at once."""
        option = self.options[number - 1]
        aim = self.page.locator(f'.question [data-verb="{option["verb"]}"]')
        chip = self.page.locator(f'.chip[data-place="seat-{option["seat"]}"]')
        thing = self.thing(option)
        is_in_city = option["target"] == "city"
        first = aim.or_(thing).or_(chip) if is_in_city else aim.or_(thing)
        first.filter(visible=True).first.wait_for()  # the panel may come a frame after the question
        if aim.is_visible():
            self.touch(aim)
        if is_in_city and chip.is_visible():
            self.touch(chip)
        answers: bool = thing.evaluate("thing => thing.closest('.question') !== null")
        self.touch(thing)
        return answers

    def thing(self, option: Json) -> Locator:
        """What an answer points at on the table; its button in the panel if there is nothing."""
        card, seat, target = option["card"], option["seat"], option["target"]
        places = {
            "character": f':is(.stage, .track li.lit) [data-card="{card}"]',
            "city": f'.street[data-seat="{self.seat if seat is None else seat}"] .lit [data-card="{card}"]',
            "hand": f':is(.hand, .stage) .lit [data-card="{card}"]',
            "drawn": f'.stage .lit [data-card="{card}"]',
            "player": f':is(.street[data-seat="{seat}"] .aim, .chip[data-place="seat-{seat}"])',
            "gold": f':is(.pile.gold, .question [data-action="{option["action"]}"])',
            "deck": f':is(.pile.deck, .question [data-action="{option["action"]}"])',
            None: f'.question [data-action="{option["action"]}"]',
        }
        return self.page.locator(places[target]).first

    def main(self, number: int) -> Locator:
        """The button that confirms an answer."""
        return self.page.locator(f'.question .main[data-action="{self.options[number - 1]["action"]}"]')

    def listed(self, number: int) -> Locator:
        """An answer in the list of all."""
        return self.page.locator(f'.answers [data-number="{number}"]')

    def number_of(self, action: str) -> int:
        return [option["action"] for option in self.options].index(action) + 1

    def answer(self, action: str) -> None:
        """Click on an answer and wait until it is done."""
        version = self.version
        self.click(self.number_of(action))
        self.until(lambda: self.version > version, f"{action} is done")
        expect(self.page.locator(".question button:disabled")).to_have_count(0)


def preferred(options: list[Json], *, last: bool = False) -> int:
    """The number of an answer that brings a game to its end: build, else gather gold, else the first."""
    words = [option["action"] for option in options]
    for start in ("build", "gather gold", "end"):
        found = [number for number, action in enumerate(words, 1) if action.startswith(start)]
        if found:
            return found[-1] if last else found[0]
    return 1
