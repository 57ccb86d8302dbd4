"""Museum."""

from __future__ import annotations

import citadels
from tests.scenarios.scene import Data, Scene, proves, seat


def scene(mine: Data, *others: Data, cast: tuple[str, ...] = (), **more: object) -> Scene:
    players = [mine, *others, seat(), seat(), seat()][:4]
    return Scene(*players, turn=0, cast=cast, unique=["museum", "armory"], **more)  # type: ignore[arg-type]


@proves("museum", "TURN-4")
def test_once_a_turn_a_card_goes_under_it() -> None:
    scene_ = scene(seat(characters=["king"], city=["museum"], hand=["tavern", "tavern", "palace"]))
    assert scene_.offers("museum") == ["museum palace", "museum tavern"]
    scene_.do("museum palace")  # before gathering
    assert scene_.hand(0) == ["tavern", "tavern"]
    assert scene_.table["cards_on"] == {"museum": ["palace"]}
    assert scene_.refuses("museum tavern") == "used"


@proves("museum", "TURN-4")
def test_not_without_a_card() -> None:
    assert scene(seat(characters=["king"], city=["museum"])).offers("museum") == []


@proves("museum", "TURN-6")
def test_not_anothers() -> None:
    scene_ = scene(seat(characters=["king"], hand=["tavern"]), seat(city=["museum"]))
    assert scene_.offers("museum") == []


@proves("museum", "DIST-1")
def test_in_the_turn_it_is_built() -> None:
    king = seat(characters=["king"], hand=["museum", "tavern"], gold=2)
    scene_ = scene(king)
    scene_.do("gather gold", "build museum", "museum tavern")
    assert scene_.table["cards_on"] == {"museum": ["tavern"]}


@proves("museum", "DIST-5")
def test_with_two_characters_in_each_of_the_two_turns() -> None:
    scene_ = Scene(
        seat(characters=["king", "warlord"], city=["museum"], hand=["tavern", "palace"]),
        seat(),
        turn=0,
        unique=["museum"],
    )
    scene_.do("museum tavern", "gather gold", "end", "museum palace")
    assert scene_.table["cards_on"] == {"museum": ["tavern", "palace"]}


@proves("museum")
def test_a_point_for_each_card_under_it() -> None:
    scene_ = Scene(
        seat(city=["museum"], hand=["manor"]),
        seat(),
        seat(),
        seat(),
        unique=["museum", "secret_vault"],
        cards_on={"museum": ["tavern", "tavern", "secret_vault"]},
        phase="over",
    )
    assert scene_.score(0) == {"districts": 4, "museum": 3}  # the vault is not in hand
    assert scene_.score(1) == {"districts": 0}


@proves("museum")
def test_none_if_there_are_none() -> None:
    scene_ = Scene(seat(city=["museum"]), seat(), seat(), seat(), unique=["museum"], phase="over")
    assert scene_.score(0) == {"districts": 4}


@proves("museum", "TURN-9", "INFO-2")
def test_the_owner_may_look_at_them_others_see_the_number() -> None:
    scene_ = scene(seat(characters=["king"], city=["museum"], hand=["palace", "tavern"]))
    events = scene_.do("museum palace")
    assert scene_.game.view(0).own_cards_on == {"museum": ("palace",)}
    for other in (1, citadels.SPECTATOR):
        view = scene_.game.view(other)
        assert view.cards_on == {"museum": 1}
        assert view.own_cards_on == {}
        assert "palace" not in str([event.seen_by(other).to_json() for event in events])


@proves("museum", "warlord")
def test_destroyed_its_cards_follow_it_to_the_bottom_of_the_deck() -> None:
    scene_ = scene(
        seat(characters=["warlord"], gold=3),
        seat(city=["museum"]),
        cards_on={"museum": ["palace", "tavern"]},
    )
    scene_.do("destroy 1 museum")
    assert scene_.deck[-3:] == ["museum", "palace", "tavern"]
    assert "cards_on" not in scene_.table


@proves("museum", "armory")
def test_destroyed_by_the_armory() -> None:
    scene_ = scene(
        seat(characters=["king"], city=["armory"]), seat(city=["museum"]), cards_on={"museum": ["palace"]}
    )
    scene_.do("armory 1 museum")
    assert scene_.deck[-3:] == ["armory", "museum", "palace"]


@proves("museum", "diplomat")
def test_exchanged_its_cards_travel_with_it() -> None:
    scene_ = scene(
        seat(characters=["diplomat"], city=["castle"]),
        seat(city=["museum"]),
        cast=("diplomat",),
        cards_on={"museum": ["palace", "tavern"]},
    )
    scene_.do("exchange 1 museum", "give castle")
    assert scene_.table["cards_on"] == {"museum": ["palace", "tavern"]}
    assert scene_.game.view(0).own_cards_on == {"museum": ("palace", "tavern")}
    assert scene_.game.view(1).own_cards_on == {}
    assert scene_.game.view(1).cards_on == {"museum": 2}


@proves("museum", "diplomat", "RANK8-1")
def test_the_cards_do_not_change_its_price() -> None:
    scene_ = scene(
        seat(characters=["warlord"], gold=9), seat(city=["museum"]), cards_on={"museum": ["palace", "tavern"]}
    )
    assert scene_.price("destroy 1 museum") == 3
