"""Each client reads the table in its own language and may change it at any time."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from citadels.locale import LANGUAGES, Texts
from tests.server.server_process import Client, Made, ServerProcess, begin, play, run

WORDS = {language: Texts(language) for language in LANGUAGES}
NON_OWNER_BITS = LANGUAGES[1:]


def sentences(client: Client) -> Iterator[str]:
    """Return the latest sentences of a client: the log, and the question with its options."""
    yield from (line["text"] for line in client.log())
    if client.question is not None:
        yield client.question["text"]
        yield from (option["text"] for option in client.options())


def test_every_language_is_served(server: ServerProcess) -> None:
    async def scene() -> None:
        for language in LANGUAGES:
            found = (await server.get(f"/api/catalogue?language={language}")).json()
            king = next(card for card in found["editions"][0]["characters"] if card["key"] == "king")
            assert king["name"] == WORDS[language].name("king")
            texts = (await server.get(f"/api/texts/{language}")).text
            assert f"web-your-turn = {WORDS[language].say('web-your-turn')}" in texts

    run(scene())


def test_a_player_changes_the_language_in_the_middle_of_a_game(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make(["greedy"])
        async with made.owner() as owner, made.spectator() as spectator:
            await begin(owner)
            await play(owner, until=12)
            await owner.asked()
            told, events = [list(sentences(owner))], [line["event"] for line in owner.log()]
            for language in ("es", "fr", "pt", "it"):  # Spanish and Portuguese share some sentences
                await owner.done("language", language=language)
                assert owner.received("welcome")[-1]["fresh"]
                told.append(list(sentences(owner)))
                assert [line["event"] for line in owner.log()] == events
            for one, other in pairwise(told):
                assert len(one) == len(other)
                assert [a for a, b in zip(one, other, strict=True) if a == b] == []
            await spectator.until(lambda: spectator.version == owner.version)
            last = max(spectator.lines)
            assert spectator.lines[last]["text"] != owner.lines[last]["text"]

    run(scene())


def test_a_first_game_may_be_in_any_language(server: ServerProcess) -> None:
    async def scene() -> None:
        for language in NON_OWNER_BITS:
            made = (await server.post("/api/introduction", {"name": "Ann", "language": language})).json()[
                "made"
            ]
            client = Client(server, made["table"], made["token"], language)
            async with client:
                names = [seat["name"] for seat in client.table["seats"][1:]]
                assert set(names) <= set(WORDS[language].about.bot_names)

    run(scene())


def test_the_language_of_a_seat_is_remembered(server: ServerProcess) -> None:
    async def scene() -> Made:
        made = await server.make([None])
        async with made.owner() as owner:
            await owner.done("language", language="it")
        return made

    [(stored,)] = server.rows("SELECT document FROM tables WHERE id = ?", run(scene()).id)
    assert '"language":"it"' in stored


def test_a_replay_may_be_read_in_any_language(server: ServerProcess) -> None:
    async def scene() -> None:
        made = await server.make(["greedy"])
        async with made.owner() as owner:
            await begin(owner)
            await play(owner)
        told = set()
        for language in LANGUAGES:
            path = f"/api/tables/{made.id}/replay?step=20&language={language}"
            found = (await server.get(path, made.token)).json()
            told.add(found["lines"][0]["text"])
        assert len(told) >= len(LANGUAGES) - 1  # Spanish and Portuguese share some sentences

    run(scene())


# -- what is refused ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_in_the_language_of_the_reader(server: ServerProcess, language: str) -> None:
    async def scene() -> None:
        say = WORDS[language].say
        made = await server.make([None])
        async with Client(server, made.id, made.token, language) as owner:
            answer = await owner.ask("undo", version=0)
            assert (answer["code"], answer["text"]) == ("not_begun", say("error-not-begun"))
            unreadable = await owner.ask("say", text="")
            assert unreadable["code"] == "malformed"
            assert unreadable["text"].startswith(say("error-malformed", detail="").split("(")[0])
            guest = await made.guest("Sam")
            taken = await owner.ask("bot", seat=1, level="greedy")
            assert taken["text"] == say("error-taken", name="Sam")
            async with guest:
                assert (await guest.ask("pause", paused=True))["text"] == WORDS["en"].say("error-not-owner")

    run(scene())


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_over_http_are_in_the_language_asked_for(server: ServerProcess, language: str) -> None:
    async def scene() -> None:
        say, path = WORDS[language].say, "/api/tables/nowhere/claim"
        body = {"claim": "x"}
        header = {"Accept-Language": f"tlh, {language}-XX;q=0.8, en;q=0.1"}
        wanted = say("error-no-table")
        assert (await server.post(path, body, **header)).json()["text"] == wanted
        assert (await server.post(f"{path}?language={language}", body)).json()["text"] == wanted
        foreign = await server.post(path, body, Origin="https://elsewhere.example", **header)
        assert foreign.json() == {"code": "origin", "text": say("error-origin"), "field": None}
        few = await server.post("/api/settings", {"seats": 4, "ninth": "queen"}, **header)
        assert (few.json()["code"], few.json()["field"]) == ("settings", "characters")
        names = [WORDS[language].name(card) for card in ("queen", "artist", "tax_collector")]
        assert all(name in few.json()["text"] for name in names)
        assert "SETUP" not in few.json()["text"]

    run(scene())


def test_requests_without_a_language_are_answered_in_english(server: ServerProcess) -> None:
    async def scene() -> None:
        for header in ({}, {"Accept-Language": "tlh"}, {"Accept-Language": ";;, ,"}):
            answer = await server.post("/api/tables/nowhere/claim", {"claim": "x"}, **header)
            assert answer.json()["text"] == WORDS["en"].say("error-no-table")

    run(scene())
