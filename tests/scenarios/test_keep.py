"""Keep."""

from __future__ import annotations

from tests.scenarios.scene import Scene, proves, seat


def scene(character: str, city: list[str], *theirs: str) -> Scene:
    return Scene(
        seat(characters=[character], city=city, gold=9),
        seat(city=theirs),
        seat(),
        seat(),
        turn=0,
        cast=[character],
        unique=["keep", "necropolis"],
    )


@proves("keep", "RANK8-1")
def test_the_warlord_cannot_destroy_it() -> None:
    scene_ = scene("warlord", [], "keep", "tavern")
    assert scene_.refuses("destroy 1 keep") == "protected"
    assert scene_.offers("destroy") == ["destroy 1 tavern"]


@proves("keep", "RANK8-1")
def test_nor_can_its_own_owner_as_warlord() -> None:
    assert scene("warlord", ["keep"]).refuses("destroy 0 keep") == "protected"


@proves("keep", "RANK8-1")
def test_the_marshal_cannot_seize_it() -> None:
    assert scene("marshal", [], "keep").refuses("seize 1 keep") == "protected"


@proves("keep", "RANK8-1")
def test_the_diplomat_can_neither_take_nor_give_it() -> None:
    assert scene("diplomat", ["tavern"], "keep").refuses("exchange 1 keep") == "protected"
    scene_ = scene("diplomat", ["keep", "manor"], "tavern")
    scene_.do("exchange 1 tavern")
    assert scene_.options == ["give manor"]
    assert scene_.refuses("give keep") == "protected"
    assert scene("diplomat", ["keep"], "tavern").refuses("exchange 1 tavern") == "protected"


@proves("keep", "necropolis")
def test_its_owner_may_sacrifice_it() -> None:
    king = seat(characters=["king"], city=["keep"], hand=["necropolis"])
    scene_ = Scene(king, seat(), seat(), seat(), turn=0, gathered=True, unique=["keep", "necropolis"])
    scene_.do("build necropolis", "necropolis keep")
    assert scene_.city(0) == ["necropolis"]
