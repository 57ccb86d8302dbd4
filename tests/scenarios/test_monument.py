"""Monument."""

from __future__ import annotations

from tests.scenarios.scene import Scene, kinds, proves, seat, signed_warrant

FIVE = ["tavern", "temple", "church", "castle", "manor"]


def building(city: list[str], *unique: str) -> Scene:
    return Scene(
        seat(characters=["architect"], city=city, hand=["monument", "palace"], gold=9),
        seat(),
        seat(),
        seat(),
        turn=0,
        gathered=True,
        unique=["monument", *unique],
    )


@proves("monument")
def test_not_with_five_districts_in_the_city() -> None:
    assert building(FIVE).refuses("build monument") == "city_too_large"
    scene = building(FIVE[1:])
    scene.do("build monument")
    assert scene.city(0) == [*FIVE[1:], "monument"]


@proves("monument", "framework")
def test_the_city_is_counted_before_the_framework_goes() -> None:
    scene = building(["framework", *FIVE[1:]], "framework")
    assert scene.refuses("build monument") == "city_too_large"


@proves("monument", "WIZ-1")
def test_the_ban_holds_for_the_wizards_immediate_build() -> None:
    scene = Scene(
        seat(characters=["wizard"], city=FIVE, gold=9),
        seat(hand=["monument"]),
        seat(),
        seat(),
        turn=0,
        cast=["wizard"],
        unique=["monument"],
    )
    scene.do("peek 1")
    assert scene.refuses("erect monument") == "city_too_large"
    assert scene.options == ["take monument"]


@proves("monument", "END-1")
def test_it_counts_as_two_towards_a_complete_city() -> None:
    scene = building(FIVE[:4])
    assert "CityCompleted" not in kinds(scene.do("build monument"))  # 4 + 2
    assert "CityCompleted" in kinds(scene.do("build palace"))  # 5 + 2
    assert scene.table["first"] == [0]


@proves("monument", "RANK8-1")
def test_a_city_of_six_with_it_is_protected() -> None:
    scene = Scene(
        seat(characters=["warlord"], gold=9),
        seat(city=["monument", *FIVE]),
        seat(city=[*FIVE[:4], "palace", "prison"]),
        seat(),
        turn=0,
        unique=["monument"],
    )
    assert scene.refuses("destroy 1 tavern") == "complete"
    assert "destroy 2 tavern" in scene.options


@proves("monument", "wishing_well")
def test_it_counts_as_one_for_all_else() -> None:
    scene = Scene(
        seat(city=["monument", "wishing_well"]),
        seat(),
        seat(),
        seat(),
        unique=["monument", "wishing_well"],
        phase="over",
    )
    assert scene.score(0) == {"districts": 9, "wishing_well": 2}


@proves("monument", "diplomat")
def test_exchanging_is_not_building() -> None:
    scene = Scene(
        seat(characters=["diplomat"], city=[*FIVE, "prison"], gold=9),
        seat(city=["monument"]),
        seat(),
        seat(),
        turn=0,
        cast=["diplomat"],
        unique=["monument"],
    )
    scene.do("exchange 1 monument", "give tavern")
    assert "monument" in scene.city(0)  # type: ignore[operator]
    assert scene.table["first"] == [0]  # six districts, one of them counts as two


@proves("monument", "diplomat")
def test_the_other_city_may_become_complete_too() -> None:
    scene = Scene(
        seat(characters=["diplomat"], city=["monument"]),
        seat(city=[*FIVE, "prison"]),
        seat(),
        seat(),
        turn=0,
        cast=["diplomat"],
        unique=["monument"],
    )
    scene.do("exchange 1 tavern", "give monument")
    assert scene.table["first"] == [1]


@proves("monument", "MAG-4")
def test_a_magistrate_with_five_districts_cannot_confiscate_it() -> None:
    def scene(city: list[str]) -> Scene:
        scene = Scene(
            seat(characters=["magistrate"], city=city),
            seat(characters=["king"], hand=["monument"], gold=4),
            seat(),
            seat(),
            turn=1,
            gathered=True,
            cast=["magistrate"],
            unique=["monument"],
            revealed={"magistrate": 0, "king": 1},
            marks=[signed_warrant("king", 0)],
        )
        scene.do("build monument")
        return scene

    assert scene(FIVE).options == ["pass"]
    assert scene(FIVE[1:]).options == ["confiscate", "pass"]
