"""The Artist."""

from __future__ import annotations

from tests.scenarios.scene import Scene, bewitching, kinds, proves, seat


def scene(city: list[str], gold: int = 5, hand: list[str] | None = None, **more: object) -> Scene:
    return Scene(
        seat(gold, hand or [], city, ["artist"]),
        seat(city=["palace"]),
        seat(),
        seat(),
        cast=["artist"],
        turn=0,
        **more,  # type: ignore[arg-type]
    )


@proves("artist")
def test_one_own_gold_onto_one_own_district() -> None:
    scene_ = scene(["tavern", "temple"])
    assert scene_.offers("beautify") == ["beautify temple", "beautify tavern"]
    assert scene_.price("beautify temple") == 1
    scene_.do("beautify temple")
    assert (scene_.prompt, scene_.options) == ("beautify_another", ["beautify tavern", "done"])
    assert (scene_.price("beautify tavern"), scene_.price("done")) == (2, 1)
    events = scene_.do("done")
    assert kinds(events) == ["DistrictBeautified"]
    assert (scene_.city(0), scene_.gold(0)) == (["tavern", "temple+"], 4)


@proves("artist")
def test_two_districts_in_one_use() -> None:
    scene_ = scene(["tavern", "temple", "manor"])
    scene_.do("beautify manor")
    assert (scene_.city(0), scene_.gold(0)) == (["tavern", "temple", "manor"], 5)  # not settled yet
    scene_.do("beautify tavern")
    assert (scene_.city(0), scene_.gold(0)) == (["tavern+", "temple", "manor+"], 3)
    assert scene_.refuses("beautify temple") == "used"


@proves("artist")
def test_the_two_may_be_named_in_any_order() -> None:
    one, other = scene(["market", "manor"]), scene(["market", "manor"])
    one.do("beautify market")
    assert one.options == ["beautify manor", "done"]
    other.do("beautify manor")
    assert other.options == ["beautify market", "done"]
    assert one.do("beautify manor") == other.do("beautify market")
    assert one.table == other.table
    assert (one.city(0), one.gold(0)) == (["market+", "manor+"], 3)


@proves("artist")
def test_the_first_can_be_taken_back() -> None:
    scene_ = scene(["market", "manor"])
    before = scene_.table
    scene_.do("beautify market")
    scene_.game.undo()
    assert scene_.table == before


@proves("artist", "TURN-4")
def test_optional_and_only_once_in_the_turn() -> None:
    scene_ = scene(["tavern", "temple"])
    scene_.do("beautify tavern", "done")
    assert scene_.prompt == "turn"
    assert scene_.refuses("beautify temple") == "used"
    other = scene(["tavern"])
    other.do("gather gold", "end")
    assert other.city(0) == ["tavern"]


@proves("artist")
def test_each_district_once() -> None:
    scene_ = scene(["tavern+", "temple"])
    assert scene_.offers("beautify") == ["beautify temple"]
    assert scene_.refuses("beautify tavern+") == "beautified"
    scene_.do("beautify temple")
    assert scene_.city(0) == ["tavern+", "temple+"]


@proves("artist")
def test_only_own_districts_and_the_choice_leaves_out_what_is_beautified() -> None:
    scene_ = scene(["manor", "temple+", "tavern"])
    assert scene_.refuses("beautify palace") == ""
    scene_.do("beautify manor")
    assert scene_.options == ["beautify tavern", "done"]


@proves("artist")
def test_identical_districts_are_two_districts() -> None:
    scene_ = scene(["tavern", "tavern"])
    scene_.do("beautify tavern")
    assert scene_.options == ["beautify tavern", "done"]
    scene_.do("beautify tavern")
    assert scene_.city(0) == ["tavern+", "tavern+"]
    one = scene(["tavern", "tavern+"])
    one.do("beautify tavern")
    assert (one.city(0), one.gold(0)) == (["tavern+", "tavern+"], 4)


@proves("artist")
def test_with_one_gold_one_district_without_gold_none() -> None:
    scene_ = scene(["tavern", "temple"], gold=1)
    scene_.do("beautify temple")
    assert (scene_.prompt, scene_.city(0), scene_.gold(0)) == ("turn", ["tavern", "temple+"], 0)
    assert scene(["tavern"], gold=0).refuses("beautify tavern") == "gold"


@proves("artist")
def test_a_district_built_in_the_same_turn_may_be_beautified() -> None:
    scene_ = scene([], hand=["tavern"])
    scene_.do("gather gold", "build tavern", "beautify tavern")
    assert scene_.city(0) == ["tavern+"]


@proves("artist", "END-2")
def test_a_beautified_district_scores_one_more_at_the_end() -> None:
    scene_ = scene(["tavern", "temple"], first=[2])
    scene_.do("beautify temple", "beautify tavern", "gather gold", "end")
    assert scene_.finish().scores[0].items == [("districts", 4)]


@proves("artist", "TURN-3")
def test_a_beautified_district_keeps_its_name() -> None:
    scene_ = scene(["tavern+"], hand=["tavern"])
    scene_.do("gather gold")
    assert scene_.refuses("build tavern") == "duplicate"


@proves("witch", "artist", "WITCH-6")
def test_a_witch_as_artist_beautifies_her_own_city() -> None:
    scene_ = bewitching("artist", seat(city=["temple"]), seat(city=["tavern"]), seat(), seat())
    assert scene_.offers("beautify") == ["beautify temple"]
    scene_.do("beautify temple")
    assert (scene_.city(0), scene_.gold(0)) == (["temple+"], 1)
