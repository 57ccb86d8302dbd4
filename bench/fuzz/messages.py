"""Generate malformed messages, for sockets after their hello and for the bodies of requests."""

from __future__ import annotations

import json
from random import Random
from typing import Final

import msgspec

from bench.clients import Json

MARK: Final = "\x01"  # stands for a value that the JSON module does not write


class Place(msgspec.Struct):
    """A seat at a table; "watch" tokens have seat -1."""

    table: str
    token: str
    seat: int
    version: int = 0


class Generator:
    """Generates valid and malformed messages from a seed."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self._number = 0

    def id(self) -> str:
        self._number += 1
        return f"f{self._number}"

    def value(self) -> object:
        """Return a value that is hardly ever valid."""
        rng = self.rng
        return rng.choice(
            (
                None, True, False, 0, -1, 1, 7, 8, 1.5, -0.0, 2**31, 2**53 + 1, 2**63, -(2**63) - 1, 2**64,
                10**30, -(10**30), "", " ", "x", "x" * 65, "x" * 600, "0" * 32, "\x00", "é" * 30, "😀" * 20,
                "\u202e\u2066", "de", "../../etc/passwd", "' OR 1=1 --", "<script>", "\ufeff", [], {}, [[]],
                [None] * 50, {"type": "ping"}, {"": {"": {"": ""}}}, {"id": 1}, list(range(100)),
                MARK + self.odd(),
            )
        )  # fmt: skip

    def odd(self) -> str:
        """JSON, or almost, that is not an object."""
        deep = self.rng.choice((20, 200, 2000, 3500))
        return self.rng.choice(
            (
                "1e999", "-1e999", "1E+400", "NaN", "Infinity", "01", "0x10", "'a'", "9" * 400, "9" * 5000,
                "0." + "1" * 1000, "1e-999", '"\\ud800"', '"\\udc00\\ud800"', '"\\u0000"', '"\\x41"',
                "[" * deep + "]" * deep, '{"a":' * (deep // 3) + "1" + "}" * (deep // 3), "[" * deep,
                '"' + "\\u00e9" * 500 + '"', "undefined", "[1,]", '{"a":1,}', "", "\t\n", "tru", '"',
            )
        )  # fmt: skip

    def action(self) -> str:
        """Return an answer that is never legal."""
        junk = ("nothing", "resign", "zz", "choose 99", "build moon", "gold -1", "😀", "a" * 90, "\u200b")
        return "no " + self.rng.choice(junk)

    def version(self, known: int) -> int:
        shift = self.rng.choice((0, 0, 0, -1, 1, -3, 5, -100, 10**6, -(10**6), 2**62, -(2**70)))
        return known + shift

    def request(self, place: Place) -> Json:
        """Return a well-formed request, allowed or not."""
        rng, seat = self.rng, self.rng.randrange(8)
        made: Json = rng.choice(
            (
                {"type": "act", "version": self.version(place.version), "action": self.action()},
                {"type": "undo", "version": self.version(place.version)},
                {"type": "ready", "ready": rng.random() < 0.5, "contribution": rng.choice(("", "ab" * 16))},
                {"type": "say", "text": rng.choice(("hello", " ", "\u202e", "😀", "x" * 500, "\n\n", "<b>"))},
                {"type": "mute", "seat": seat, "muted": rng.random() < 0.5},
                {"type": "language", "language": "en"},
                {"type": "bot", "seat": seat, "level": rng.choice(("greedy", "random", None, "nobody", ""))},
                {"type": "kick", "seat": seat},
                {"type": "leave"},
                {"type": "pause", "paused": rng.random() < 0.3},
                {"type": "hand_over", "seat": seat},
                {"type": "link", "kind": rng.choice(("invite", "watch", "device", "seat")), "seat": seat},
                {"type": "refuse_link", "seat": seat},
                {"type": "let_bot_play", "seat": seat, "wanted": rng.random() < 0.5},
                {"type": "rematch"},
                {"type": "ping"},
                {"type": "hello", "token": place.token},
            )
        )
        if made["type"] in ("leave", "kick") and rng.random() < 0.7:
            made = {"type": "ping"}  # they end a session
        if made["type"] != "hello":
            made["id"] = self.id()
        return made

    def frame(self, made: Json) -> tuple[str | bytes, str | None]:
        """Return a message as sent, perhaps corrupted, and its id if it certainly has one."""
        rng = self.rng
        way = rng.random()
        if way < 0.35:
            return json.dumps(made), made.get("id")
        if way < 0.75:
            return self._written(self._spoiled(made)), None
        text = json.dumps(made, ensure_ascii=rng.random() < 0.5)
        if way < 0.85:
            return text[: rng.randrange(len(text))], None
        if way < 0.90:
            spot = rng.randrange(len(text))
            return text[:spot] + rng.choice('{}[]",:\\0 -e\n\x00é😀') + text[spot + rng.randrange(2) :], None
        if way < 0.94:
            return self.odd(), None
        if way < 0.96:
            return rng.randbytes(rng.randrange(200)), None
        if way < 0.965:
            return json.dumps(made | {"text": "x" * 9000}), None  # too long
        if way < 0.98:
            return text[:-1] + "," + text[1:], None  # every key twice
        whole = ("", " ", "null", "[]", "{}", '""', "0", "\ufeff" + text, text + text, text + " x")
        return rng.choice(whole), None

    def _spoiled(self, made: Json) -> Json:
        """Return a copy with fields that are wrong, missing, unknown or reordered."""
        spoiled = dict(made)
        for _ in range(self.rng.choice((1, 1, 2, 3))):
            way, name = self.rng.random(), self.rng.choice([*spoiled, "id", "type", "version"])
            if way < 0.55:
                spoiled[name] = self.value()
            elif way < 0.75:
                spoiled.pop(name, None)
            elif way < 0.9:
                foreign = ("extra", "", "Type", "__class__", "seat", "protocol")
                spoiled[self.rng.choice(foreign)] = self.value()
            else:
                spoiled = {"first": self.value(), **spoiled}
        return spoiled

    def _written(self, made: object) -> str:
        """Return JSON with the invalid values inserted."""
        text = json.dumps(made)
        while (start := text.find('"\\u0001')) >= 0:
            raw, end = json.decoder.scanstring(text, start + 1)  # type: ignore[attr-defined]
            text = text[:start] + raw[1:] + text[end:]
        return text

    def body(self, made: Json) -> bytes:
        text = self.frame(made)[0]
        return text if isinstance(text, bytes) else text.encode()
