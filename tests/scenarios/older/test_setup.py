"""Set-up of the older editions: players, casts, sizes, variants, lists, and what is written and read."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

import citadels
from citadels import EDITIONS, Game, PositionError, Settings, SetupError, record
from citadels.settings import Setup
from tests.scenarios.scene import BASIC_CAST, Scene, kinds, proves, seat

OLDER = ("2002", "dark_city", "2000")
EXPANDED = ("2002", "dark_city")
EXPANSION = ("witch", "tax_collector", "wizard", "emperor", "abbot", "alchemist", "navigator", "diplomat")
SIZES = [("2002", 8), ("2002", 7), ("dark_city", 8), ("dark_city", 7), ("dark_city", 6)]
SIZES += [("2000", 8), ("2000", 7)]
EIGHT = ["tavern", "temple", "watchtower", "manor", "market", "church", "prison", "docks"]

each_edition = pytest.mark.parametrize("edition", OLDER)
each_expanded = pytest.mark.parametrize("edition", EXPANDED)


def most_seats(edition: str) -> int:
    return 7 if edition == "2000" else 8


def cast(*others: str) -> list[str]:
    """The basic eight with others in place of those of their rank, and perhaps a rank 9."""
    ranks = {character.key: character.rank for character in EDITIONS["2002"].characters}
    by_rank = {ranks[key]: key for key in (*BASIC_CAST, *others)}
    return [by_rank[rank] for rank in sorted(by_rank)]


def refused(**wishes: object) -> SetupError:
    with pytest.raises(SetupError) as error:
        citadels.new_game(seed=1, **wishes)  # type: ignore[arg-type]
    return error.value


# -- players and characters


@proves("OLD-1", "SETUP-1")
@each_edition
def test_two_to_eight_players_and_to_seven_in_2000(edition: str) -> None:
    most = most_seats(edition)
    for seats in range(2, most + 1):
        view = citadels.new_game(edition, seats=seats, seed=1).view()
        assert [player.gold for player in view.players] == [2] * seats
        assert [player.hand_size for player in view.players] == [4] * seats
    for seats in (1, most + 1):
        error = refused(edition=edition, seats=seats)
        assert error.field == "seats"
        assert f"“{edition}” is for 2 to {most} players, not {seats}" in str(error)


@proves("OLD-1", "EXP-1")
@each_edition
def test_the_default_cast_is_the_basic_eight_and_the_artist_with_eight_players(edition: str) -> None:
    for seats in range(2, most_seats(edition) + 1):
        ninth = ("artist",) if seats == 8 else ()
        assert citadels.new_game(edition, seats=seats, seed=1).rules.cast == (*BASIC_CAST, *ninth)


@proves("OLD-1", "EXP-1", "2002/artist", "dark_city/artist", "2002/queen", "dark_city/queen")
@each_expanded
@pytest.mark.parametrize("seats", range(2, 9))
def test_rank_nine_is_optional_with_four_to_seven_and_required_with_eight(edition: str, seats: int) -> None:
    ninths = ["artist", "queen"] if seats >= 5 else ["artist"]
    if seats < 4:
        error = refused(edition=edition, seats=seats, characters=cast("artist"))
        assert str(error) == f"a game with {seats} players has no rank 9; leave out the artist"
    else:
        for ninth in ninths:
            game = citadels.new_game(edition, seats=seats, characters=cast(ninth), seed=1)
            assert game.rules.cast[-1] == ninth
    if seats == 8:
        error = refused(edition=edition, seats=seats, characters=cast())
        assert "a game with 8 players needs a character of rank 9; choose the queen or the artist" in str(
            error
        )
    else:
        assert len(citadels.new_game(edition, seats=seats, characters=cast(), seed=1).rules.cast) == 8


@proves("OLD-1", "EXP-1")
@each_expanded
@pytest.mark.parametrize("preset", ["basic", "expansion", "random"])
def test_a_ninth_may_be_asked_for_or_named_or_forbidden(edition: str, preset: str) -> None:
    for seats in (2, 3):
        for ninth in (True, "artist"):
            error = refused(edition=edition, preset=preset, seats=seats, ninth=ninth)
            assert f"a game with {seats} players has no rank 9" in str(error)
    for seats in (4, 5, 6, 7):
        asked = Setup(edition, preset, seats, ninth=True).settings(bytes(32)).characters
        named = Setup(edition, preset, seats, ninth="artist").settings(bytes(32)).characters
        without = Setup(edition, preset, seats, ninth=False).settings(bytes(32)).characters
        assert (len(asked), len(named), len(without)) == (9, 9, 8)
        assert named[-1] == "artist"
    assert "needs a character of rank 9" in str(refused(edition=edition, preset=preset, seats=8, ninth=False))


@proves("OLD-1")
def test_2000_has_no_rank_nine() -> None:
    for seats in range(2, 8):
        assert refused(edition="2000", seats=seats, characters=cast("artist")).field == "characters"
        assert refused(edition="2000", seats=seats, ninth="artist").field == "ninth"
        assert refused(edition="2000", seats=seats, ninth=True).field == "ninth"
    assert {character.rank for character in EDITIONS["2000"].characters} == set(range(1, 9))


@proves("EXP-1")
def test_2000_has_the_basic_eight_only() -> None:
    assert [character.key for character in EDITIONS["2000"].characters] == list(BASIC_CAST)
    for other in (*EXPANSION, "artist", "queen"):
        assert f"“2000” has no character “{other}”" in str(refused(edition="2000", characters=cast(other)))


@proves(
    "EXP-1",
    "2002/witch", "2002/tax_collector", "2002/wizard", "2002/emperor", "2002/abbot", "2002/alchemist",
    "2002/navigator", "2002/diplomat", "2002/queen", "2002/artist",
    "dark_city/witch", "dark_city/tax_collector", "dark_city/wizard", "dark_city/emperor", "dark_city/abbot",
    "dark_city/alchemist", "dark_city/navigator", "dark_city/diplomat", "dark_city/queen", "dark_city/artist",
)  # fmt: skip
@each_expanded
def test_expansion_characters_take_the_place_of_those_of_their_rank(edition: str) -> None:
    ranks = {character.key: character.rank for character in EDITIONS[edition].characters}
    assert len(ranks) == 18
    assert [ranks[key] for key in BASIC_CAST] == list(range(1, 9))
    assert [ranks[key] for key in EXPANSION] == list(range(1, 9))
    assert ranks["queen"] == ranks["artist"] == 9
    for number, key in enumerate(EXPANSION):
        one = citadels.new_game(edition, seats=5, characters=cast(key), seed=1)
        assert one.rules.cast == (*BASIC_CAST[:number], key, *BASIC_CAST[number + 1 :])
        both = [*cast(), key]
        assert f"both have rank {number + 1}" in str(refused(edition=edition, seats=5, characters=both))
    for mixed in (["witch", "emperor"], [*EXPANSION], [*EXPANSION, "queen"]):
        assert list(citadels.new_game(edition, seats=5, characters=cast(*mixed), seed=1).rules.cast) == cast(
            *mixed
        )


@proves("SETUP-2", "2002/emperor", "dark_city/emperor", "2002/queen", "dark_city/queen")
@each_expanded
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_emperor_needs_three_and_the_queen_five(edition: str, seats: int) -> None:
    ninth = ["artist"] if seats == 8 else []
    if seats == 2:
        error = refused(edition=edition, seats=2, characters=cast("emperor"))
        assert str(error) == "the emperor needs at least 3 players; for rank 4 choose the king"
    else:
        game = citadels.new_game(edition, seats=seats, characters=cast("emperor", *ninth), seed=1)
        assert "emperor" in game.rules.cast
    if seats < 5:
        assert "the queen needs at least 5 players" in str(
            refused(edition=edition, seats=seats, characters=cast("queen"))
        )
    else:
        assert "queen" in citadels.new_game(edition, seats=seats, ninth="queen", seed=1).rules.cast


@proves("SETUP-4")
@each_edition
def test_the_first_crown_goes_to_a_seat_by_lot(edition: str) -> None:
    crowned = Counter(citadels.new_game(edition, seats=4, seed=seed).view().crown for seed in range(80))
    assert set(crowned) == set(range(4))
    assert max(crowned.values()) < 40


@proves("SETUP-4")
@pytest.mark.parametrize("edition", ["2002", "2000"])
def test_the_first_crown_goes_to_the_seat_that_is_named(edition: str) -> None:
    for crown in range(4):
        assert citadels.new_game(edition, seats=4, crown=crown, seed=1).view().crown == crown


# -- cards that do not go together


@proves("2002/hospital", "dark_city/hospital", "2002/witch", "dark_city/witch")
@each_expanded
def test_the_hospital_is_not_used_with_the_witch(edition: str) -> None:
    with_hospital = [*EDITIONS[edition].spec.usual, "hospital"]
    error = refused(edition=edition, characters=cast("witch"), districts=with_hospital)
    assert str(error) == "the hospital and the witch cannot be in the same game"
    assert error.field == "districts"
    assert "hospital" in citadels.new_game(edition, districts=with_hospital, seed=1).rules.unique
    witch = citadels.new_game(edition, characters=cast("witch"), seed=1)
    assert "hospital" not in witch.rules.unique


@proves("2002/graveyard", "dark_city/graveyard", "2002/diplomat", "dark_city/diplomat")
@each_expanded
def test_the_graveyard_is_taken_out_of_the_deck_with_the_diplomat(edition: str) -> None:
    usual = citadels.new_game(edition, seed=1).rules
    diplomat = citadels.new_game(edition, characters=cast("diplomat"), seed=1).rules
    assert "graveyard" in usual.unique
    assert set(usual.unique) - set(diplomat.unique) == {"graveyard"}
    assert len(diplomat.deck()) == len(usual.deck()) - 1
    named = citadels.new_game(edition, characters=cast("diplomat"), districts=["graveyard", "park"], seed=1)
    assert named.rules.unique == ("park",)


# -- the size of a complete city


@proves("END-1")
@each_edition
def test_eight_districts_complete_a_city_whatever_the_number_of_players(edition: str) -> None:
    for seats in range(2, most_seats(edition) + 1):
        assert citadels.new_game(edition, seats=seats, seed=1).view().complete_size == 8


@proves("END-1")
@each_edition
def test_a_setting_shortens_it_and_no_other_size_is_allowed(edition: str) -> None:
    for seats in range(2, most_seats(edition) + 1):
        for size in range(4, 11):
            if (edition, size) in SIZES:
                assert citadels.new_game(edition, seats=seats, size=size, seed=1).view().complete_size == size
            else:
                error = refused(edition=edition, seats=seats, size=size)
                assert error.field == "size"
                assert str(error).endswith(f"districts, not {size}")


@proves("END-1", "END-2")
@pytest.mark.parametrize(("edition", "size"), SIZES)
def test_a_city_is_complete_by_the_size_in_force(edition: str, size: int) -> None:
    for missing in (1, 2):
        scene = Scene(
            seat(gold=9, hand=["castle"], city=EIGHT[: size - missing], characters=["warlord"]),
            *[seat(characters=[key]) for key in ("assassin", "thief", "king")],
            revealed={"assassin": 1, "thief": 2, "king": 3, "warlord": 0},
            turn=0,
            gathered=True,
            edition=edition,
            size=size,
        )
        assert ("CityCompleted" in kinds(scene.do("build castle"))) == (missing == 1)
        assert scene.game.view().players[0].complete == (missing == 1)
        scene.do("end")
        assert scene.game.over == (missing == 1)


@proves("END-2")
@pytest.mark.parametrize(("edition", "size"), SIZES)
def test_a_city_that_is_one_short_gets_nothing_for_completing(edition: str, size: int) -> None:
    whole, short = seat(city=EIGHT[:size]), seat(city=EIGHT[: size - 1])
    assert Scene(whole, seat(), phase="over", edition=edition, size=size).score(0)["complete"] == 2
    assert set(Scene(short, seat(), phase="over", edition=edition, size=size).score(0)) == {"districts"}


@proves("RANK8-1")
@pytest.mark.parametrize(("edition", "size"), [("2002", 8), ("2002", 7), ("dark_city", 7), ("dark_city", 6)])
def test_a_city_is_safe_from_the_warlord_by_the_size_in_force(edition: str, size: int) -> None:
    for districts in (size, size - 1):
        scene = Scene(
            seat(gold=9, characters=["warlord"]),
            seat(city=EIGHT[:districts]),
            seat(),
            seat(),
            turn=0,
            gathered=True,
            edition=edition,
            size=size,
        )
        assert bool(scene.offers("destroy")) == (districts < size)


@proves("END-1", "FEW-1")
@each_edition
@pytest.mark.parametrize("seats", [2, 3, 7])
def test_a_shorter_game_is_shorter_for_any_number_of_players(edition: str, seats: int) -> None:
    more = ["?"] if seats < 4 else []
    scene = Scene(
        seat(gold=9, hand=["castle"], city=EIGHT[:6], characters=["assassin", *more]),
        *[seat(characters=["?", *more]) for _ in range(seats - 1)],
        turn=0,
        gathered=True,
        edition=edition,
        size=7,
    )
    assert "CityCompleted" in kinds(scene.do("build castle"))


# -- variants


@proves("IT-4")
def test_the_crown_after_the_round_is_an_option_of_2000_alone() -> None:
    game = citadels.new_game("2000", variants=["crown_after_round"], seed=1)
    assert game.rules.variants == ("crown_after_round",)
    assert citadels.new_game("2000", seed=1).rules.variants == ()
    for edition in ("2016", *EXPANDED):
        error = refused(edition=edition, variants=["crown_after_round"])
        assert error.field == "variants"
        assert f"“{edition}” has no variant “crown_after_round”" in str(error)


@proves("IT-4")
@each_edition
def test_an_unknown_variant_is_refused(edition: str) -> None:
    error = refused(edition=edition, variants=["crown_after_dinner"])
    assert error.field == "variants"
    assert f"“{edition}” has no variant “crown_after_dinner”" in str(error)


# -- the lists


@proves("PRESET-1", "EXP-1")
@each_edition
def test_the_list_basic_is_the_one_of_a_game_that_names_none(edition: str) -> None:
    for seats in range(2, most_seats(edition) + 1):
        basic = Setup(edition, "basic", seats).settings()
        assert basic.to_json() == Setup(edition, seats=seats).settings().to_json()
        assert basic.characters[:8] == BASIC_CAST


@proves("PRESET-1", "EXP-1", "2002/emperor", "dark_city/emperor")
@each_expanded
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_list_expansion_has_an_expansion_character_of_every_rank(edition: str, seats: int) -> None:
    expected = ["king" if key == "emperor" and seats == 2 else key for key in EXPANSION]
    ninth = ["artist"] if seats == 8 else []
    settings = Setup(edition, "expansion", seats).settings()
    assert list(settings.characters) == [*expected, *ninth]
    assert set(EDITIONS[edition].spec.usual) - set(settings.districts) == {"graveyard"}


@proves("EXP-1")
def test_2000_has_no_expansion() -> None:
    error = refused(edition="2000", preset="expansion")
    assert error.field == "preset"
    assert str(error) == "“2000” has no list of cards “expansion”; choose from basic and random"


@proves("PRESET-1")
@each_edition
def test_the_lists_of_2016_are_not_those_of_older_editions(edition: str) -> None:
    assert refused(edition=edition, preset="first_game").field == "preset"


@proves("PRESET-2", "OLD-1", "SETUP-2", "EXP-1")
@each_edition
def test_a_random_cast_is_always_a_legal_one(edition: str) -> None:
    cards = EDITIONS[edition]
    for seats in range(2, most_seats(edition) + 1):
        lengths = {8} if seats < 4 or edition == "2000" else {9} if seats == 8 else {8, 9}
        seen: set[str] = set()
        for number in range(70):
            key = number.to_bytes(32, "big")
            settings = Setup(edition, "random", seats).settings(key)  # which checks it
            assert settings.to_json() == Setup(edition, "random", seats).settings(key).to_json()
            assert {"witch", "hospital"} - {*settings.characters, *settings.districts}
            assert {"diplomat", "graveyard"} - {*settings.characters, *settings.districts}
            assert len(settings.characters) in lengths
            seen.update(settings.characters)
        never = {2: {"emperor", "queen", "artist"}, 3: {"queen", "artist"}, 4: {"queen"}}.get(seats, set())
        assert seen == {character.key for character in cards.characters} - never


# -- what is written and read

CHOSEN: dict[str, dict[str, object]] = {
    "2002": {"size": 7, "characters": cast("wizard", "queen"), "districts": ["museum", "keep"], "crown": 3},
    "dark_city": {"size": 6, "characters": cast("diplomat"), "districts": ["bell_tower", "park"], "crown": 1},
    "2000": {"size": 7, "variants": ["crown_after_round"], "crown": 4},
}


def chosen(edition: str) -> Game:
    return citadels.new_game(edition, seats=5, seed=3, **CHOSEN[edition])  # type: ignore[arg-type]


def played(game: Game, actions: int = 40) -> Game:
    for _ in range(actions):
        game.apply(game.actions()[0])
    return game


@proves("PRESET-2", "IT-4")
@each_edition
def test_settings_are_written_and_read_with_size_and_variants(edition: str) -> None:
    settings = Setup(edition, seats=5, **CHOSEN[edition]).settings()  # type: ignore[arg-type]
    document = json.loads(json.dumps(settings.to_json()))
    assert document["size"] == CHOSEN[edition]["size"]
    assert document.get("variants", []) == CHOSEN[edition].get("variants", [])
    again = Settings.from_json(document)
    assert again.to_json() == document
    assert (again.size, again.variants, again.crown) == (settings.size, settings.variants, settings.crown)
    assert again.rules() is settings.rules()


@proves("IT-4")
@each_edition
def test_what_is_as_usual_is_left_out(edition: str) -> None:
    document = Setup(edition, seats=5).settings().to_json()
    assert "size" not in document
    assert "variants" not in document
    again = Settings.from_json(document)
    assert (again.size, again.variants) == (8, ())


@proves("IT-4")
@pytest.mark.parametrize(("field", "wrong"), [("size", 5), ("variants", ["nonsense"]), ("size", "seven")])
def test_settings_that_are_read_are_checked(field: str, wrong: object) -> None:
    document = Setup("2000", seats=5).settings().to_json() | {field: wrong}
    with pytest.raises(SetupError):
        Settings.from_json(document)


@proves("PRESET-2", "IT-4")
@each_edition
def test_a_position_keeps_size_and_variants(edition: str) -> None:
    game = played(chosen(edition))
    document = json.loads(json.dumps(game.to_json()))
    again = citadels.load(document)
    assert again.rules is game.rules
    assert again.rules.size == CHOSEN[edition]["size"]
    assert again.to_json() == game.to_json()
    assert played(again, 30).to_json() == played(game, 30).to_json()


@proves("IT-4")
def test_a_position_with_a_wrong_size_or_variant_is_refused() -> None:
    document = chosen("2000").to_json()
    for field, wrong in (("size", 6), ("variants", ["nonsense"])):
        with pytest.raises(PositionError, match=f"^{field}: "):
            citadels.load(document | {field: wrong})
    with pytest.raises(PositionError, match=r"^players: "):
        citadels.load({"edition": "2000", "players": [{}] * 8})


@proves("PRESET-2", "IT-4")
@each_edition
def test_a_game_file_keeps_size_and_variants(edition: str, tmp_path: Path) -> None:
    game = played(chosen(edition))
    file = record.GameFile.from_game(game, ["a", "b", "c", "d", "e"])
    file.save(tmp_path / "game.json")
    again = record.load(tmp_path / "game.json")
    assert again.settings.to_json() == file.settings.to_json()
    assert again.settings.size == CHOSEN[edition]["size"]
    assert list(again.settings.variants) == CHOSEN[edition].get("variants", [])
    assert again.replay().to_json() == game.to_json()


@proves("OLD-1", "PRESET-2")
@pytest.mark.parametrize("preset", ["basic", "random"])
def test_2000_has_no_rank_nine_to_ask_for(preset: str) -> None:
    with pytest.raises(citadels.SetupError, match="has no rank 9; leave it out") as caught:
        citadels.new_game("2000", preset, ninth=True)
    assert caught.value.field == "ninth"


@proves("EXP-1")
@pytest.mark.parametrize("field", ["characters", "districts", "variants"])
def test_a_string_is_not_a_list_of_names(field: str) -> None:
    with pytest.raises(citadels.SetupError, match=f"{field} must be a list of names") as caught:
        citadels.new_game("2000", **{field: "king"})  # type: ignore[arg-type]
    assert caught.value.field == field
