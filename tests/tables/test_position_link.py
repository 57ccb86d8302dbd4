"""Positions as links: they hold a whole game, and what is wrong with one is found before anything is done."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode
from contextlib import suppress
from random import Random

import pytest

import citadels
from citadels.locale import LANGUAGES
from citadels.tables import position_link
from citadels.tables.errors import TableError
from citadels.tables.position_link import DICTIONARY, MAX_JSON_BYTES, MAX_LINK_LENGTH, SharedGame
from tests.tables.shared_positions import (
    NAMES,
    forge_link,
    link_content,
    shared_games,
    with_checksum,
)
from tests.tables.table_harness import FakeClient, TableHarness, begin, build_option, pair, play_to_end, run

# Frozen: they were written when version 1 of the links began.
CRC = 3889859867
LINK = (
    "1g1M-lO2XvXKDMBCEX8gFCIHRO6RKT8Gf0oUyVd49hKC9lYQF2OOkybjBN0K6W4nbT5Gwq2iQkdV7nbqleFax-"
    "QvtQh8SLXPRkuwZniTWiIhzTUT4PWegcCg8CF3QeHZMjHQu57x3hYvAbJEHHNXjFGKAAHNgos7FUSMibsgWT3kpe_AHDAMcgm-QI"
    "3OMhwvMFxidwkUMgubBHGDVQDgnK96Dkv63w2wVawVCclqtgfT3mCpoS-"
    "x1672dlYNENYr2EXViE24wu3c8mp2eQc3oULsoy7bX5VAba4csG82Qt6Mt5l-"
    "ty6sujTLd2Od9NRRKX21nqjaztuhrXfVa5Sb7nuh9-phbxNu4mEHovqHd8tdPLSTiPmkl1DpCWHWNB1U3l8jOyb_nv89PYFlR_P-"
    "5y10YQKRjkhOn2el_t35zt44ofkocl2G6kEeyP3ZKRKm70j-"
    "6I48V4k17P7JEoHID78_wvJKoYspHdHl8mWYC35_qzNVALgbNxr0ABCW05Fs1IObnDrfNh3trkIu7ZWDehAzxEumJQ0pjsglNeDk"
    "cifuK-vwC"
)


def refusal(text: str) -> str:
    with pytest.raises(TableError) as refused:
        position_link.read(text)
    assert len({refused.value.text(language) for language in LANGUAGES}) == len(LANGUAGES)
    return refused.value.code


@pytest.mark.slow
def test_two_hundred_positions_of_all_editions_come_back_as_they_were() -> None:
    found = shared_games()
    assert len(found) >= 200
    assert {one.game.rules.seats for one in found} == set(range(2, 9))
    for one in found:
        text = position_link.write(one)
        again = position_link.read(text)
        assert again.game.to_json() == one.game.to_json()
        assert again[1:] == one[1:]
        assert position_link.write(again) == text


@pytest.mark.slow
def test_links_are_short_enough_to_be_sent() -> None:
    lengths = sorted(len(position_link.write(one)) for one in shared_games())
    assert lengths[len(lengths) // 2] < 1500
    assert lengths[-1] < MAX_LINK_LENGTH / 2


def test_the_text_that_old_links_were_compressed_with_has_not_changed() -> None:
    assert zlib.crc32(DICTIONARY) == CRC


def test_a_link_that_was_made_long_ago_can_be_read() -> None:
    game, names, levels, seat = position_link.read(LINK)
    assert (game.round, game.seat, game.prompt) == (1, 2, "pick")
    assert (names, levels, seat) == (["Robin", "Ada", "Bruno"], [None, "greedy", "expert"], 2)


@pytest.mark.parametrize("step", [1, 7])
def test_a_link_with_a_letter_changed_or_lost_is_damaged(step: int) -> None:
    text = position_link.write(shared_games()[3])
    other = {"A": "B"}
    for index in range(1, len(text), step):
        changed = text[:index] + other.get(text[index], "A") + text[index + 1 :]
        if urlsafe_b64decode(changed[1:] + "==") != urlsafe_b64decode(text[1:] + "=="):
            assert refusal(changed) == "link_damaged"
        assert refusal(text[:index]) == "link_damaged"
    assert refusal(text + "AAAA") == "link_damaged"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "link_damaged"),
        ("1", "link_damaged"),
        ("1é", "link_damaged"),
        ("1 AAAA", "link_damaged"),
        ("1AAAAA", "link_damaged"),
        ("2AAAAAAAA", "link_version"),
        ("1" * (MAX_LINK_LENGTH + 1), "link_too_long"),
        (with_checksum(b""), "link_damaged"),
        (with_checksum(b"\xff\xff\xff"), "link_damaged"),
        (forge_link(b""), "link_damaged"),
        (forge_link(b"[" * 50_000), "link_damaged"),
        (forge_link(b"[]"), "link_damaged"),
        (forge_link(b'"\xff"'), "link_damaged"),
        (forge_link(link_content(seat=4)), "link_damaged"),
        (forge_link(link_content(seat=-1)), "link_damaged"),
        (forge_link(link_content(seat=True)), "link_damaged"),
        (forge_link(link_content(names=NAMES[:3])), "link_damaged"),
        (forge_link(link_content(levels=[None])), "link_damaged"),
        (forge_link(link_content(more=1)), "link_damaged"),
        (forge_link(link_content(position=[])), "link_damaged"),
        (forge_link(link_content(position={})), "link_position"),
        (forge_link(link_content(position={"players": [{"gold": -1}, {}, {}, {}]})), "link_position"),
        (forge_link(link_content(position={"players": [{}] * 4, "rules": 99})), "link_position"),
        (forge_link(link_content(position={"players": [{}] * 4, "edition": "1999"})), "link_position"),
        (
            forge_link(link_content(position={"players": [{"city": ["pallace"]}, {}, {}, {}]})),
            "link_position",
        ),
        (forge_link(b" " * (MAX_JSON_BYTES + 1) + link_content()), "link_too_long"),
        (forge_link(b" " * 5_000_000), "link_too_long"),
    ],
)
def test_an_invalid_position_link_is_refused(text: str, code: str) -> None:
    assert refusal(text) == code


def test_the_error_of_an_invalid_position_is_stated() -> None:
    with pytest.raises(TableError, match=r"players\[0\]\.city: unknown district 'pallace'"):
        position_link.read(
            forge_link(link_content(position={"players": [{"city": ["pallace"]}, {}, {}, {}]}))
        )


def test_a_link_changed_at_random_is_read_or_refused() -> None:
    chance = Random(1)
    good = link_content()
    for _ in range(2_000):
        place = chance.randrange(len(good))
        changed = good[:place] + chance.randbytes(chance.randrange(3)) + good[place + chance.randrange(3) :]
        with suppress(TableError):
            position_link.read(forge_link(changed))


def test_a_position_that_does_not_fit_in_a_link_is_refused() -> None:
    names = ["".join(Random(seat).choices("abcdefghijklmnopqrstuvwxyz", k=9_000)) for seat in range(4)]
    with pytest.raises(TableError, match="too much in it to fit"):
        position_link.write(SharedGame(citadels.new_game(seed=1), names, [None] * 4, 0))


# -- at a table


async def shared_by(visitor: FakeClient) -> SharedGame:
    return position_link.read(await visitor.harness.table.share(visitor.token))


async def refused_to(visitor: FakeClient) -> str:
    with pytest.raises(TableError) as refused:
        await visitor.harness.table.share(visitor.token)
    return refused.value.code


def test_a_player_against_bots_can_share_every_position() -> None:
    async def scene() -> None:
        harness = await TableHarness().open(["greedy", "expert"])
        owner = await harness.owner().arrive()
        assert await refused_to(owner) == "not_begun"
        await begin(owner)
        while owner.info.phase == "playing":
            if owner.is_asked():
                game, names, levels, seat = await shared_by(owner)
                assert game.view(0).to_json() == owner.situation.view.to_json()
                assert (names[0], levels, seat) == ("Robin", [None, "greedy", "expert"], 0)
                await owner.act(build_option(owner))
            await harness.clock.advance(0)
        assert (await shared_by(owner)).game.over
        assert await refused_to(harness.spectator()) == "token"

    run(scene())


def test_a_game_with_people_cannot_be_shared_before_it_is_over() -> None:
    async def scene() -> None:
        harness = TableHarness()
        guests = await pair(harness, "greedy")
        asked = set()
        while guests[0].info.phase == "playing":
            assert [await refused_to(one) for one in guests] == ["company", "company"]
            for guest in [one for one in guests if one.question is not None]:
                assert guest.question is not None
                asked.add(guest.question.prompt)
                await guest.act(build_option(guest))
            await harness.clock.advance(0)
        assert asked >= {"pick", "turn"}
        assert (await shared_by(guests[1])).game.over

    run(scene())


def test_a_player_with_a_stand_in_is_still_shared_as_a_person() -> None:
    async def scene() -> None:
        harness = TableHarness()
        one, two = await pair(harness, "greedy", grace=5)
        await one.leave()
        await harness.clock.advance(60)
        assert two.info.seats[one.seat].stand_in
        assert await refused_to(two) == "company"
        await harness.restart()
        assert await refused_to(two) == "company"

    run(scene())


@pytest.mark.slow
def test_the_link_of_a_finished_game_has_no_levels_for_people() -> None:
    async def scene() -> None:
        one, _ = await play_to_end(TableHarness())
        found = await shared_by(one)
        assert found.levels == [None, None, "greedy"]
        assert found.seat == one.seat

    run(scene())
