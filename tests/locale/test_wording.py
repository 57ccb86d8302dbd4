"""Words that people stumbled over."""

from __future__ import annotations

import re

import citadels
from citadels.locale import Texts, sources


def test_only_the_witchs_text_speaks_of_a_spell() -> None:
    texts = Texts("en", strict=True)
    keys = [character.key for character in citadels.EDITIONS["2016"].characters]
    assert [key for key in keys if "bewitch" in texts.card_text(key)] == ["witch"]


def test_points_besides_the_cost_are_called_extra() -> None:
    assert Texts("en", strict=True).card_text("dragon_gate").endswith("2 extra points.")


def test_marks_may_be_put_in_any_order_and_nothing_says_otherwise() -> None:
    texts = Texts("en", strict=True)
    assert "rank" not in (texts.menu("warrant") or "") + (texts.menu("threaten") or "")


def test_no_french_line_ends_before_its_punctuation() -> None:
    texts = "\n".join(sources("fr").values())
    lines = [line for line in texts.splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r"\S [:;!?»]|« ", line)] == []
