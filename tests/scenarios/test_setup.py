"""Set-up: which cards may be used together, the lists, and the first deal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import citadels
from citadels import PRESETS, Settings, Setup, SetupError
from tests.scenarios.scene import BASIC_CAST, UNIQUE, proves

ALL_SEATS = range(2, 9)
NINTHS = ("queen", "artist", "tax_collector")
EDITION = citadels.EDITIONS["2016"]


def cast(*others: str) -> list[str]:
    """The basic cast with others in place of those of their rank, and perhaps a rank 9."""
    ranks = {character.key: character.rank for character in EDITION.characters}
    by_rank = {ranks[key]: key for key in (*BASIC_CAST, *others)}
    return [by_rank[rank] for rank in sorted(by_rank)]


def settings(seats: int, characters: list[str], districts: tuple[str, ...] = UNIQUE) -> Settings:
    return Setup(seats=seats, characters=characters, districts=districts).settings()


def refused(seats: int, characters: list[str], districts: tuple[str, ...] = UNIQUE) -> str:
    with pytest.raises(SetupError) as error:
        settings(seats, characters, districts)
    return str(error.value)


def either(names: Sequence[str]) -> str:
    """What one may choose from, as errors say it."""
    *others, last = [f"the {name}" for name in names]
    return f"{', '.join(others)} or {last}" if others else last


# -- characters


@proves("SETUP-1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_one_character_for_each_rank(seats: int) -> None:
    needed = cast("artist") if seats in (3, 8) else cast()
    assert settings(seats, needed[::-1]).characters == tuple(needed)
    for rank in range(1, 9):
        names = [c.key for c in EDITION.characters if c.rank == rank and (c.key, seats) != ("emperor", 2)]
        message = refused(seats, needed[: rank - 1] + needed[rank:])
        assert message == f"rank {rank} is missing; choose {either(names)}"


@proves("SETUP-1")
def test_no_rank_twice() -> None:
    assert refused(4, [*cast(), "emperor"]) == "the king and the emperor both have rank 4; choose one"
    assert refused(4, [*cast(), "king"]) == "the king and the king both have rank 4; choose one"


@proves("SETUP-1")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a_ninth_rank_is_required_optional_or_not_allowed(seats: int) -> None:
    if seats in (3, 8):
        able = either(NINTHS if seats == 8 else NINTHS[1:])
        needs = f"a game with {seats} players needs a character of rank 9; choose {able}"
        assert refused(seats, cast()) == needs
    else:
        assert len(settings(seats, cast()).characters) == 8
    if seats == 2:
        assert refused(2, cast("artist")) == "a game with 2 players has no rank 9; leave out the artist"
    else:
        assert settings(seats, cast("artist")).characters[-1] == "artist"


@proves("SETUP-2")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_emperor_needs_three_and_the_queen_five(seats: int) -> None:
    ninth = ("artist",) if seats in (3, 8) else ()
    if seats == 2:
        message = "the emperor needs at least 3 players; for rank 4 choose the king or the patrician"
        assert refused(2, cast("emperor")) == message
    else:
        assert "emperor" in settings(seats, cast("emperor", *ninth)).characters
    if seats < 5:
        message = "the queen needs at least 5 players; for rank 9 choose the artist or the tax_collector"
        assert refused(seats, cast("queen")) == message
    else:
        assert "queen" in settings(seats, cast("queen")).characters


@proves("SETUP-1")
def test_an_unknown_character_is_named_with_what_it_may_have_been() -> None:
    message = refused(4, [*cast()[1:], "asassin"])
    assert message == "“2016” has no character “asassin”; perhaps you meant the assassin"
    message = refused(4, [*cast()[1:], "keep"])  # a district is no character
    assert message.startswith("“2016” has no character “keep”; choose from assassin, witch, ")


@proves("SETUP-1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 9])
def test_two_to_eight_players(seats: int) -> None:
    message = f"“2016” is for 2 to 8 players, not {seats}"
    assert refused(seats, cast()) == message
    with pytest.raises(SetupError, match=message):
        citadels.new_game(seats=seats)


# -- districts


@proves("SETUP-3")
def test_fourteen_different_unique_districts() -> None:
    assert settings(4, cast(), UNIQUE[::-1]).districts == tuple(sorted(UNIQUE))
    count = "14 unique districts are needed, not"
    assert refused(4, cast(), UNIQUE[:13]) == f"{count} 13"
    assert refused(4, cast(), (*UNIQUE, "park")) == f"{count} 15"
    assert refused(4, cast(), ()) == f"{count} 0"
    message = "you have named the keep twice; every unique district must be different"
    assert refused(4, cast(), (*UNIQUE[:13], "keep")) == message


@proves("SETUP-3")
def test_only_unique_districts_are_named() -> None:
    message = "“tavern” is a basic district, which is in every deck; name only unique districts"
    assert refused(4, cast(), (*UNIQUE[:13], "tavern")) == message
    message = "“2016” has no unique district “libary”; perhaps you meant the library"
    assert refused(4, cast(), (*UNIQUE[:13], "libary")) == message
    message = refused(4, cast(), (*UNIQUE[:13], "zzz"))
    assert message.startswith("“2016” has no unique district “zzz”; choose from armory, basilica, ")


@proves("SETUP-3")
@pytest.mark.parametrize("preset", PRESETS)
def test_the_deck_is_54_basic_and_14_unique_districts(preset: str) -> None:
    game = citadels.new_game(preset=preset, seed=1)
    deck = Counter(game.rules.deck())
    basic = {d.key: EDITION.copies[d.kind] for d in EDITION.districts[: EDITION.basic_kinds]}
    assert sum(basic.values()) == 54
    assert deck == Counter(basic) + Counter(PRESETS[preset].districts)
    assert deck.total() == 68


# -- the deal


@proves("SETUP-4")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_four_cards_two_gold_and_a_crown(seats: int) -> None:
    game = citadels.new_game(seats=seats, crown=seats - 1, seed=3)
    view = game.view()
    assert [player.gold for player in view.players] == [2] * seats
    assert [player.hand_size for player in view.players] == [4] * seats
    assert [player.city for player in view.players] == [()] * seats
    assert view.deck_size == 68 - 4 * seats
    assert view.crown == game.seat == seats - 1  # who also drafts first


@proves("SETUP-4")
def test_the_crown_goes_to_a_random_seat_if_none_is_named() -> None:
    crowned = Counter(citadels.new_game(seats=5, seed=seed).view().crown for seed in range(100))
    assert set(crowned) == set(range(5))
    assert max(crowned.values()) < 40


@proves("SETUP-4")
@pytest.mark.parametrize("crown", [-1, 4])
def test_the_crown_goes_to_a_seated_player(crown: int) -> None:
    message = f"the crown must go to a seat from 0 to 3, not {crown}"
    with pytest.raises(SetupError, match=message):
        citadels.new_game(seats=4, crown=crown)


@proves("SETUP-4")
def test_the_same_seed_deals_the_same_game_and_another_another() -> None:
    one, same, other = [citadels.new_game(seed=seed).to_json() for seed in (7, 7, 8)]
    assert one == same
    assert one["players"] != other["players"]
    assert one["deck"] != other["deck"]


@proves("SETUP-5")
@pytest.mark.parametrize("seat", [-1, 0, 3])
def test_everybody_sees_which_cards_are_in_the_game(seat: int) -> None:
    document = citadels.new_game(preset="cunning_agents", seats=4, ninth=True).view(seat).to_json()
    chosen = PRESETS["cunning_agents"]
    assert document["characters"] == [*chosen.characters, "tax_collector"]
    assert document["districts"] == list(chosen.districts)


# -- the lists

LISTS = {
    "first_game": (
        "Assassin, Thief, Magician, King, Bishop, Merchant, Architect, Warlord",
        (
            "Dragon Gate, Factory, Haunted Quarter, Imperial Treasury, Keep, Laboratory, Library, Map Room, "
            "Quarry, School of Magic, Smithy, Statue, Thieves' Den, Wishing Well"
        ),
    ),
    "ambitious_aristocrats": (
        "Magistrate, Thief, Wizard, Patrician, Bishop, Trader, Architect, Marshal, Queen",
        (
            "Capitol, Factory, Framework, Great Wall, Haunted Quarter, Keep, Necropolis, Park, Poor House, "
            "Quarry, School of Magic, Stables, Statue, Thieves' Den"
        ),
    ),
    "cunning_agents": (
        "Witch, Blackmailer, Magician, Emperor, Abbot, Alchemist, Architect, Warlord, Tax Collector",
        (
            "Armory, Basilica, Dragon Gate, Gold Mine, Keep, Monument, Museum, Necropolis, Park, Poor House, "
            "Quarry, Secret Vault, Smithy, Theater"
        ),
    ),
    "illustrious_emissaries": (
        "Witch, Spy, Seer, Emperor, Bishop, Merchant, Scholar, Diplomat, Artist",
        (
            "Factory, Framework, Great Wall, Haunted Quarter, Ivory Tower, Keep, Library, Museum, "
            "Observatory, Park, Poor House, Quarry, School of Magic, Smithy"
        ),
    ),
    "devious_dignitaries": (
        "Magistrate, Blackmailer, Wizard, King, Abbot, Alchemist, Navigator, Marshal, Queen",
        (
            "Dragon Gate, Factory, Framework, Haunted Quarter, Laboratory, Necropolis, Park, Poor House, "
            "Secret Vault, Smithy, Stables, Theater, Thieves' Den, Wishing Well"
        ),
    ),
    "tenacious_delegates": (
        "Assassin, Spy, Seer, King, Cardinal, Trader, Scholar, Diplomat, Artist",
        (
            "Basilica, Capitol, Haunted Quarter, Imperial Treasury, Laboratory, Library, Map Room, "
            "Observatory, School of Magic, Secret Vault, Smithy, Stables, Statue, Wishing Well"
        ),
    ),
    "vicious_nobles": (
        "Assassin, Thief, Magician, Patrician, Cardinal, Merchant, Navigator, Warlord, Tax Collector",
        (
            "Armory, Basilica, Dragon Gate, Gold Mine, Imperial Treasury, Ivory Tower, Laboratory, Map Room, "
            "Monument, Museum, School of Magic, Statue, Thieves' Den, Wishing Well"
        ),
    ),
}


def keys(names: str) -> tuple[str, ...]:
    return tuple(names.lower().replace("'", "").replace(", ", ",").replace(" ", "_").split(","))


@proves("PRESET-1")
@pytest.mark.parametrize("preset", LISTS)
def test_the_lists_are_those_of_the_rulebook(preset: str) -> None:
    characters, districts = LISTS[preset]
    chosen = Setup(preset=preset, seats=5, ninth=preset != "first_game").settings()
    assert chosen.characters == keys(characters)
    assert chosen.districts == keys(districts)
    assert set(PRESETS) == set(LISTS)


@proves("PRESET-1", "SETUP-1", "SETUP-2")
@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_list_can_be_played_by_any_number(preset: str, seats: int) -> None:
    characters = Setup(preset=preset, seats=seats).settings().characters
    assert len(characters) == (9 if seats in (3, 8) else 8)
    stands = "king" if seats == 2 else "emperor"
    assert characters[:8] == tuple(stands if k == "emperor" else k for k in PRESETS[preset].characters)
    if seats in (4, 5, 6, 7):
        assert len(Setup(preset=preset, seats=seats, ninth=True).settings().characters) == 9


@proves("PRESET-1")
@pytest.mark.parametrize("seats", range(3, 9))
def test_the_queen_of_a_list_gives_way_to_the_artist_below_five(seats: int) -> None:
    characters = Setup(preset="devious_dignitaries", seats=seats, ninth=True).settings().characters
    assert characters[-1] == ("artist" if seats < 5 else "queen")


@proves("PRESET-1")
def test_the_first_game_takes_a_ninth_from_outside() -> None:
    assert Setup(seats=3).settings().characters[-1] == "tax_collector"
    assert Setup(seats=8).settings().characters[-1] == "queen"
    for ninth in NINTHS[1:]:
        assert Setup(seats=3, ninth=ninth).settings().characters[-1] == ninth
    for ninth in NINTHS:
        assert Setup(seats=8, ninth=ninth).settings().characters[-1] == ninth


@proves("PRESET-1", "SETUP-1", "SETUP-2")
def test_a_ninth_that_cannot_be() -> None:
    for seats, ninth, message in (
        (2, True, "a game with 2 players has no rank 9; leave it out"),
        (
            3,
            False,
            "a game with 3 players needs a character of rank 9; choose the artist or the tax_collector",
        ),
        (4, "queen", "the queen needs at least 5 players; for rank 9 choose the artist or the tax_coll"),
        (5, "king", "“king” is not a character of rank 9; choose the queen, the artist or the tax_collector"),
        (5, "quen", "“quen” is not a character of rank 9; choose the queen, the artist or the tax_collector"),
    ):
        for preset in ("first_game", "random"):
            with pytest.raises(SetupError) as error:
                Setup(preset=preset, seats=seats, ninth=ninth).settings(bytes(32))
            assert str(error.value).startswith(message)


def test_an_unknown_list_or_edition() -> None:
    with pytest.raises(SetupError, match=r"no list of cards “frist”; choose from first_game, .* and random"):
        Setup(preset="frist").settings()
    with pytest.raises(SetupError, match="unknown edition “1999”; choose from 2016, "):
        Setup("1999").settings()


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"edition": 2016}, "edition must be text, not 2016"),
        ({"seats": "4"}, 'seats must be a whole number, not "4"'),
        ({"key": b"a"}, "a key has 32 bytes, not 1"),
        ({"seed": 1, "key": bytes(32)}, "give a seed or a key, not both"),
    ],
)
def test_wishes_that_no_game_can_be_dealt_from(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        citadels.new_game(**wrong)


# -- casts beside the lists


@proves("PRESET-2", "SETUP-1", "SETUP-2", "SETUP-3")
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_a_random_cast_is_always_a_legal_one(seats: int) -> None:
    seen: Counter[str] = Counter()
    for number in range(60):
        key = number.to_bytes(32, "big")
        drawn = Setup(preset="random", seats=seats).settings(key)  # which checks it
        assert drawn == Setup(preset="random", seats=seats).settings(key)
        seen.update([*drawn.characters, *drawn.districts])
    able = {c.key for c in EDITION.characters} | {d.key for d in EDITION.districts[EDITION.basic_kinds :]}
    never = {*NINTHS, "emperor"} if seats == 2 else {"queen"} if seats < 5 else set()
    assert set(seen) == able - never


@proves("PRESET-2")
def test_a_random_cast_may_ask_for_a_ninth() -> None:
    for number in range(20):
        key = number.to_bytes(32, "big")
        assert len(Setup(preset="random", seats=6, ninth=True).settings(key).characters) == 9
        assert len(Setup(preset="random", seats=6, ninth=False).settings(key).characters) == 8
        assert Setup(preset="random", seats=6, ninth="queen").settings(key).characters[-1] == "queen"


@proves("PRESET-2", "SETUP-1", "SETUP-3")
def test_a_cast_chosen_card_by_card() -> None:
    chosen = cast("witch", "spy", "scholar", "artist")
    unique = tuple(sorted([*UNIQUE[2:], "park", "theater"]))
    game = citadels.new_game(seats=6, characters=chosen, districts=unique, seed=1)
    assert list(game.rules.cast) == chosen
    assert game.rules.unique == unique
    for parts, rule in (
        ({"characters": []}, "rank 1 is missing"),
        ({"characters": [*BASIC_CAST[:7], "queen"]}, "rank 8 is missing"),
        ({"districts": []}, "14 unique districts are needed, not 0"),
    ):
        with pytest.raises(SetupError, match=rule):
            citadels.new_game(seats=6, **parts)


@proves("PRESET-2")
def test_settings_are_written_and_read() -> None:
    document = Setup(preset="vicious_nobles", seats=8, crown=5).settings().to_json()
    assert Settings.from_json(document).to_json() == document
    for field, wrong, message in (
        ("edition", 2016, "edition must be text, not 2016"),
        ("seats", "8", 'seats must be a whole number, not "8"'),
        ("seats", True, "seats must be a whole number, not true"),
        ("characters", None, "characters is missing"),
        ("crown", "5", 'crown must be a whole number, not "5"'),
        ("characters", "king", 'characters must be a list of names, not "king"'),
        ("districts", [1], r"districts must be a list of names, not \[1\]"),
        ("preset", "random", "unknown setting “preset”; choose from edition, seats, characters, "),
    ):
        with pytest.raises(SetupError, match=message):
            Settings.from_json(document | {field: wrong})
    for field in ("edition", "seats", "characters", "districts"):
        with pytest.raises(SetupError, match=f"^{field} is missing$"):
            Settings.from_json({name: value for name, value in document.items() if name != field})
