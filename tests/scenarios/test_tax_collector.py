"""The Tax Collector."""

from __future__ import annotations

from tests.scenarios.scene import Data, Scene, bewitching, kinds, proves, seat, signed_warrant

UNIQUE = ["framework", "necropolis", "stables", "thieves_den", "imperial_treasury"]


def token(scene: Scene) -> int:
    """The gold on the token."""
    gold: Data = scene.table.get("gold_on", {})  # type: ignore[assignment]
    return int(str(gold.get("tax_collector", 0)))


def scene(
    gold: int,
    hand: list[str],
    city: list[str] | None = None,
    character: str = "architect",
    **more: object,
) -> Scene:
    """Seat 0 may build; the Tax Collector is in the game but held by no player."""
    return Scene(
        seat(gold, hand, city or [], [character]),
        seat(),
        seat(),
        seat(),
        cast=["tax_collector", character],
        unique=UNIQUE,
        turn=0,
        gathered=True,
        **more,  # type: ignore[arg-type]
    )


@proves("tax_collector")
def test_every_district_built_puts_a_gold_on_the_token() -> None:
    scene_ = scene(9, ["manor", "tavern"])
    events = scene_.do("build manor")
    assert kinds(events)[-2:] == ["DistrictBuilt", "GoldPut"]
    assert (scene_.gold(0), token(scene_)) == (5, 1)
    scene_.do("build tavern")
    assert (scene_.gold(0), token(scene_)) == (3, 2)


@proves("tax_collector", "TAX-2")
def test_the_tax_comes_after_the_price_and_only_if_gold_is_left() -> None:
    scene_ = scene(3, ["manor"])
    scene_.do("build manor")
    assert (scene_.gold(0), token(scene_)) == (0, 0)


@proves("tax_collector", "TAX-2", "framework", "necropolis")
def test_districts_built_free_are_taxed_too() -> None:
    scene_ = scene(9, ["palace", "necropolis"], ["framework", "tavern"])
    scene_.do("build palace", "framework")
    assert (scene_.gold(0), token(scene_)) == (8, 1)
    scene_.do("build necropolis", "necropolis tavern")
    assert (scene_.gold(0), token(scene_)) == (7, 2)


@proves("tax_collector", "stables", "thieves_den")
def test_districts_outside_the_limit_and_paid_with_cards_are_taxed() -> None:
    scene_ = scene(3, ["stables"])
    scene_.do("build stables")
    assert token(scene_) == 1
    den = scene(1, ["thieves_den", "manor", "manor", "castle", "castle", "temple", "temple"])
    den.do("build thieves_den", "thieves_den", *["pay_card manor"] * 2, *["pay_card castle"] * 2)
    den.do("pay_card temple", "pay_card temple")
    assert (den.gold(0), token(den)) == (0, 1)


@proves("tax_collector")
def test_no_tax_without_the_tax_collector_in_the_game() -> None:
    scene_ = Scene(seat(9, ["manor"], characters=["king"]), seat(), seat(), seat(), turn=0, gathered=True)
    scene_.do("build manor")
    assert scene_.gold(0) == 6


@proves("tax_collector", "TURN-4")
def test_the_token_may_be_emptied_once_in_the_own_turn() -> None:
    scene_ = scene(0, [], character="tax_collector", gold_on={"tax_collector": 4})
    scene_.do("collect")
    assert (scene_.gold(0), token(scene_)) == (4, 0)
    assert scene_.refuses("collect") == "used"
    left = scene(0, [], character="tax_collector", gold_on={"tax_collector": 4})
    left.do("end")
    assert (left.gold(0), token(left)) == (0, 4)


@proves("tax_collector")
def test_an_empty_token_is_not_offered() -> None:
    assert scene(0, [], character="tax_collector").refuses("collect") == "no_tax"


@proves("tax_collector")
def test_the_tax_collector_pays_no_tax_in_that_turn() -> None:
    scene_ = scene(9, ["manor"], character="tax_collector")
    scene_.do("build manor")
    assert (scene_.gold(0), token(scene_)) == (6, 0)


@proves("tax_collector")
def test_the_token_carries_over_rounds_without_the_character() -> None:
    scene_ = Scene(
        seat(9, ["manor"], characters=["warlord"]),
        seat(characters=["king"]),
        seat(),
        seat(),
        cast=["tax_collector"],
        turn=0,
        gathered=True,
        revealed={"king": 1, "warlord": 0},
        gold_on={"tax_collector": 3},
    )
    scene_.do("build manor", "end")
    assert (scene_.prompt, scene_.table["round"], token(scene_)) == ("pick", 2, 4)


@proves("tax_collector", "assassin")
def test_the_gold_stays_if_the_tax_collector_is_killed() -> None:
    scene_ = Scene(
        seat(2, ["tavern"], characters=["warlord"]),
        seat(characters=["tax_collector"]),
        seat(characters=["assassin"]),
        seat(),
        cast=["tax_collector"],
        turn=0,
        gathered=True,
        revealed={"assassin": 2, "warlord": 0},
        marks=[{"mark": "killed", "character": "tax_collector", "owner": 2}],
    )
    scene_.do("build tavern", "end")
    assert (token(scene_), scene_.gold(1)) == (1, 0)


@proves("tax_collector", "thief")
def test_the_thief_does_not_get_the_gold_on_the_token() -> None:
    scene_ = Scene(
        seat(2, characters=["tax_collector"]),
        seat(characters=["thief"]),
        seat(),
        seat(),
        cast=["tax_collector"],
        called=9,
        revealed={"thief": 1},
        marks=[{"mark": "robbed", "character": "tax_collector", "owner": 1}],
        gold_on={"tax_collector": 5},
    )
    scene_.do("collect")
    assert (scene_.gold(0), scene_.gold(1)) == (5, 2)


@proves("TAX-2", "wizard")
def test_a_wizards_immediate_build_is_taxed() -> None:
    scene_ = Scene(
        seat(5, characters=["wizard"]),
        seat(hand=["manor"]),
        seat(),
        seat(),
        cast=["wizard", "tax_collector"],
        turn=0,
    )
    scene_.do("peek 1", "erect manor")
    assert (scene_.gold(0), token(scene_)) == (1, 1)


@proves("TAX-2", "imperial_treasury")
def test_gold_on_the_token_scores_for_no_player() -> None:
    scene_ = scene(1, [], ["imperial_treasury"], "tax_collector", gold_on={"tax_collector": 5}, first=[1])
    scene_.do("end")
    assert scene_.finish().scores[0].items == [("districts", 5), ("imperial_treasury", 1)]


def confiscating(builder: str, magistrate_gold: int) -> Scene:
    """Seat 0 builds under a signed warrant of seat 1."""
    return Scene(
        seat(5, ["manor", "tavern"], characters=[builder]),
        seat(magistrate_gold, characters=["magistrate"]),
        seat(),
        seat(),
        cast=["magistrate", "tax_collector"],
        turn=0,
        gathered=True,
        revealed={"magistrate": 1, builder: 0},
        marks=[signed_warrant(builder, 1)],
    )


@proves("TAX-1", "MAG-3", "TAX-2", "magistrate")
def test_the_magistrate_pays_for_a_confiscated_district_if_able() -> None:
    scene_ = confiscating("architect", 2)
    scene_.do("build manor")
    assert (scene_.asked, token(scene_)) == (1, 0)  # the tax waits until this is settled
    scene_.do("confiscate")
    assert (scene_.gold(0), scene_.gold(1), token(scene_)) == (5, 1, 1)
    poor = confiscating("architect", 0)
    poor.do("build manor", "confiscate")
    assert (poor.gold(0), poor.gold(1), token(poor)) == (5, 0, 0)


@proves("TAX-2", "magistrate")
def test_the_builder_pays_if_the_magistrate_passes() -> None:
    scene_ = confiscating("architect", 2)
    scene_.do("build manor", "pass")
    assert (scene_.gold(0), scene_.gold(1), token(scene_)) == (1, 2, 1)


@proves("TAX-1", "MAG-3")
def test_the_magistrate_pays_in_the_tax_collectors_turn_too() -> None:
    scene_ = confiscating("tax_collector", 2)
    scene_.do("build manor", "confiscate")
    assert (scene_.gold(0), scene_.gold(1), token(scene_)) == (5, 1, 1)


@proves("TAX-1", "FEW-1")
def test_with_three_players_the_tax_collectors_player_pays_in_the_other_turn() -> None:
    scene_ = Scene(
        seat(9, ["manor", "tavern"], characters=["architect", "tax_collector"]),
        seat(characters=["king", "bishop"]),
        seat(characters=["thief", "merchant"]),
        cast=["tax_collector"],
        turn=0,
        gathered=True,
        revealed={"thief": 2, "king": 1, "bishop": 1, "merchant": 2, "architect": 0},
    )
    scene_.do("build manor", "end")
    assert (scene_.gold(0), token(scene_)) == (5, 1)
    scene_.do("gather gold", "build tavern")  # now as the Tax Collector
    assert (scene_.gold(0), token(scene_)) == (6, 1)
    scene_.do("collect")
    assert scene_.gold(0) == 7


@proves("WITCH-5", "tax_collector", "witch")
def test_a_witch_as_tax_collector_takes_the_gold_and_pays_no_tax() -> None:
    builder = seat(1, ["tavern"], characters=["king"])
    scene_ = Scene(
        seat(3, ["manor"], characters=["witch"]),
        seat(characters=["tax_collector"]),
        builder,
        seat(),
        cast=["witch", "tax_collector"],
    )
    scene_.do("gather gold", "bewitch tax_collector")
    scene_.do("gather gold", "build tavern", "end")  # the King
    scene_.do("gather gold")  # the Tax Collector
    assert (scene_.asked, token(scene_)) == (0, 1)
    scene_.do("build manor", "collect")
    assert (scene_.gold(0), scene_.gold(1), token(scene_)) == (3 + 2 - 3 + 1, 2, 0)


@proves("tax_collector", "witch")
def test_a_witch_as_another_character_pays_the_tax() -> None:
    scene_ = bewitching("king", seat(3, ["manor"]), seat(), seat(), seat(), cast=["tax_collector"])
    scene_.do("build manor")
    assert (scene_.gold(0), token(scene_)) == (1, 1)
