"""The Navigator."""

from __future__ import annotations

from tests.scenarios.scene import Scene, bewitching, proves, seat

ALL_CARDS = 68


def scene(hand: list[str], city: list[str] | None = None, elsewhere: int = 0) -> Scene:
    return Scene(
        seat(20, hand, city or [], ["navigator"]),
        seat(hand=["?"] * elsewhere),
        seat(),
        seat(),
        cast=["navigator"],
        unique=["stables", "framework", "necropolis"],
        turn=0,
    )


@proves("navigator", "TURN-4")
def test_four_gold_or_four_cards_but_not_both() -> None:
    for_gold = scene([])
    for_gold.do("sail gold")
    assert (for_gold.gold(0), for_gold.hand(0)) == (24, [])
    assert for_gold.refuses("sail gold") == "used"
    assert for_gold.refuses("sail cards") == "used"

    for_cards = scene([])
    top = for_cards.deck[:4]
    for_cards.do("sail cards")
    assert for_cards.gold(0) == 20
    assert sorted(for_cards.hand(0)) == sorted(top)  # type: ignore[call-overload]
    assert for_cards.refuses("sail gold") == "used"


@proves("navigator")
def test_sailing_comes_besides_gathering_and_may_be_left() -> None:
    scene_ = scene([])
    scene_.do("gather gold", "sail gold")
    assert scene_.gold(0) == 26
    other = scene([])
    other.do("gather gold", "end")
    assert other.gold(0) == 22


@proves("navigator", "DECK-1")
def test_a_short_deck_gives_what_it_has_an_empty_one_only_gold() -> None:
    scene_ = scene([], elsewhere=ALL_CARDS - 3)
    scene_.do("sail cards")
    assert (len(scene_.hand(0)), scene_.deck) == (3, [])  # type: ignore[arg-type]
    empty = scene([], elsewhere=ALL_CARDS)
    assert empty.refuses("sail cards") == "empty_deck"
    assert empty.offers("sail") == ["sail gold"]


@proves("navigator", "stables", "framework", "necropolis")
def test_nothing_can_be_built_by_any_means() -> None:
    scene_ = scene(["temple", "stables", "necropolis"], ["framework"])
    assert scene_.refuses("build temple") == "gather_first"
    scene_.do("gather gold")
    for district in ("temple", "stables", "necropolis"):
        assert scene_.refuses(f"build {district}") == "cannot_build"
    assert scene_.offers("build") == []


@proves("witch", "navigator")
def test_a_witch_as_navigator_sails_and_cannot_build() -> None:
    scene_ = bewitching("navigator", seat(5, ["temple"]), seat(), seat(), seat())
    scene_.do("sail gold")
    assert scene_.gold(0) == 5 + 2 + 4
    assert scene_.refuses("build temple") == "cannot_build"
