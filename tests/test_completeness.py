"""Nothing is forgotten: every rule is cited by a test, every card has its scenarios and its texts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from citadels import EDITIONS
from citadels.locale import Texts

ROOT = Path(__file__).parent.parent


def sections() -> dict[str, str]:
    """The rules by section."""
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    return {part.splitlines()[0]: part for part in parts}


def rule_ids() -> list[str]:
    """Return the ids of all rules. Rulings of section 13 (R-1, …) need not be cited."""
    return re.findall(r"\*\*([A-Z]{2,}\d?-\d+)\*\*", "".join(sections().values()))


def card_keys() -> list[str]:
    cards = [*EDITIONS["2016"].characters, *EDITIONS["2016"].districts]
    return [card.key for card in cards]


def older_keys() -> list[str]:
    """What the rules define of older editions, such as `2002/emperor`."""
    return re.findall(r"`((?:2002|dark_city|2000)/\w+)`", "".join(sections().values()))


def cited() -> set[str]:
    """What the tests say they prove."""
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for call in re.findall(r"proves\(([^)]*)\)", path.read_text(encoding="utf-8")):
            found.update(re.findall(r'"([^"]+)"', call))
    return found


CITED = cited()


@pytest.mark.parametrize("rule", rule_ids())
def test_every_rule_is_cited(rule: str) -> None:
    assert rule in CITED


@pytest.mark.parametrize("card", card_keys())
def test_every_card_is_proven_documented_and_named(card: str) -> None:
    assert card in CITED
    assert f"`{card}`" in "".join(sections().values())
    basic = EDITIONS["2016"].kind.get(card, 99) < EDITIONS["2016"].basic_kinds
    own = ROOT / "tests" / "scenarios" / f"test_{'basic_districts' if basic else card}.py"
    assert own.exists()
    texts = Texts(strict=True)
    assert texts.name(card)
    assert basic or texts.card_text(card)


@pytest.mark.parametrize("card", older_keys())
def test_every_older_card_exists_and_is_proven(card: str) -> None:
    edition, key = card.split("/")
    spec = EDITIONS[edition].spec
    assert key in {card.key for card in (*spec.characters, *[basic for basic, _ in spec.basic], *spec.unique)}
    assert card in CITED


@pytest.mark.parametrize("edition", ["2002", "dark_city", "2000"])
def test_every_older_card_is_documented(edition: str) -> None:
    spec = EDITIONS[edition].spec
    keys = {card.key for card in (*spec.characters, *[basic for basic, _ in spec.basic], *spec.unique)}
    assert {f"{edition}/{key}" for key in keys} <= {*older_keys()}


def test_only_rules_and_cards_that_exist_are_cited() -> None:
    assert not CITED - set(rule_ids()) - set(card_keys()) - set(older_keys())


def test_every_card_file_begins_with_its_rule() -> None:
    """A card is a file whose first line says what it does."""
    for folder in ("characters", "districts"):
        for path in (ROOT / "src" / "citadels" / folder).glob("*.py"):
            if path.stem not in ("__init__", "common", "basic"):
                first = path.read_text(encoding="utf-8").splitlines()[0]
                assert re.match(r'"""[A-Z][A-Za-z\' ]+: .+', first), path
