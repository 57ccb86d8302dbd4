"""A browser that is driven from outside, by whatever protocol it speaks."""

from __future__ import annotations

import json
from typing import Any, Protocol

from tests.waiting import wait_for


class Driven(Protocol):
    """What can be done in its page."""

    def open(self, address: str) -> None: ...

    def evaluate(self, expression: str) -> Any:
        """Return what a script finds, through JSON."""

    def press(self, keys: str) -> None:
        """Press keys, one after the other."""

    def until(self, expression: str) -> Any:
        """Return what a script finds as soon as it is anything."""
        found: list[Any] = []

        def look() -> bool:
            found.append(self.evaluate(expression))
            return bool(found[-1])

        wait_for(look, expression)
        return found[-1]

    def click(self, selector: str) -> None:
        self.until(f"document.querySelector({json.dumps(selector)}) !== null")
        self.evaluate(f"document.querySelector({json.dumps(selector)}).click()")

    def remember(self, **values: object) -> None:
        """Put values where the page finds them the next time it is opened."""
        for key, value in values.items():
            self.evaluate(f"localStorage['citadels.{key}'] = {json.dumps(json.dumps(value))}")
