"""Map Room."""

from __future__ import annotations

from tests.scenarios.scene import Scene, proves, seat


@proves("map_room")
def test_a_point_for_each_card_in_hand() -> None:
    mine = seat(city=["map_room"], hand=["tavern", "tavern", "palace"])
    scene = Scene(mine, seat(hand=["manor"]), seat(), seat(), phase="over")
    assert scene.score(0) == {"districts": 5, "map_room": 3}
    assert scene.score(1) == {"districts": 0}


@proves("map_room", "secret_vault")
def test_the_secret_vault_is_a_card_in_hand() -> None:
    mine = seat(city=["map_room"], hand=["secret_vault", "palace"])
    scene = Scene(mine, seat(), seat(), seat(), unique=["secret_vault"], phase="over")
    assert scene.score(0) == {"districts": 5, "map_room": 2, "secret_vault": 3}


@proves("map_room", "museum")
def test_cards_under_the_museum_are_not() -> None:
    scene = Scene(
        seat(city=["map_room", "museum"], hand=["tavern"]),
        seat(),
        seat(),
        seat(),
        unique=["museum"],
        cards_on={"museum": ["palace", "manor"]},
        phase="over",
    )
    assert scene.score(0) == {"districts": 9, "map_room": 1, "museum": 2}
