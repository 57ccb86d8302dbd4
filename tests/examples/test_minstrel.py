"""A character from outside, from its class to the web table: what docs/custom-cards.md leads through."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

import citadels
from citadels.bots import make_bot
from citadels.cli import app
from citadels.engine.events import Declined, GoldMoved
from citadels.lab.runner import finish
from citadels.locale import LANGUAGES, Texts, ids
from citadels.tables.catalog import catalog
from tests.examples import minstrel
from tests.server.server_process import ServerProcess, run

NAMES = ["Ann", "Ben", "Cleo", "Dan"]


# -- the game ------------------------------------------------------------------------------


@pytest.mark.usefixtures("installed")
def test_the_question_is_asked_and_both_answers_do_something() -> None:
    for answer, happened in (("applaud", GoldMoved), ("boo", Declined)):
        game = citadels.load(minstrel.turn())
        assert [str(refusal) for refusal in game.refused() if refusal.verb == "sing"] == [
            "Refusal('sing 3', penniless)"
        ]
        game.apply("sing 0")
        assert (game.seat, game.prompt) == (0, "applaud")
        again = citadels.load(game.to_json())
        assert isinstance(again.apply(answer)[0], happened)
        assert (again.seat, again.prompt) == (1, "turn")


@pytest.mark.usefixtures("installed")
def test_it_is_studied_beside_the_others() -> None:
    words = ["study", "characters", "--bots", "random", "--games", "60", "--card", "minstrel"]
    result = CliRunner().invoke(app, [*words, "--edition", minstrel.EDITION])
    assert result.exit_code == 0, result.output
    for name in ("Minstrel", "Thief", "Architect"):
        assert name in result.output


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("asked", [1, 3])
def test_a_position_in_which_it_could_not_be_asked_is_refused(asked: int) -> None:
    document = minstrel.sung_to(0)
    question = document["pending"][-1]
    assert question[0] == "Applaud"
    question[1] = asked
    with pytest.raises(citadels.PositionError, match="pending"):
        citadels.load(document)


@pytest.mark.slow
@pytest.mark.usefixtures("installed")
def test_bots_play_it_by_its_advice() -> None:
    """In the list that comes with it, which is the one of a game that names none."""
    answers: list[str] = []
    for seed in range(8):
        game = citadels.new_game(minstrel.EDITION, seats=4, seed=seed)
        assert "minstrel" in game.rules.cast
        bots = [make_bot(name, f"{seed}/{name}") for name in ("greedy", "expert", "greedy", "expert")]
        answers += finish(game, bots)
    verbs = {answer.split()[0] for answer in answers}
    assert {"sing", "applaud", "boo"} <= verbs


# -- texts and drawing ---------------------------------------------------------------------


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_the_card_exists_in_every_language(language: str) -> None:
    """Strict texts raise an error where a message or one of its arguments is missing."""
    game = citadels.load(minstrel.turn())
    texts = Texts(language, strict=True, edition=minstrel.EDITION)
    view = game.view(1)
    said = [texts.say("edition-2016-minstrel"), texts.card_text("minstrel"), texts.menu("sing") or ""]
    said += [texts.action(option, view, NAMES) for option in game.options()]
    said += [texts.reason(refusal.reason) for refusal in game.refused()]
    game.apply("sing 0")
    said += [texts.prompt(game.view(0), NAMES)]
    said += [texts.action(option, game.view(0), NAMES) for option in game.options()]
    said += [texts.event(event, seat, NAMES) for event in _answers(game) for seat in (0, 1, 2)]
    assert all(said)
    assert not [text for text in said if "{" in text or "minstrel" in text]
    assert Texts(language).say("minstrel") == "minstrel"  # other editions know nothing of it


def _answers(game: citadels.Game) -> Iterator[citadels.Event]:
    for answer in ("applaud", "boo"):
        told = game.clone().apply(answer)
        yield from [event for event in told if isinstance(event, GoldMoved | Declined)]


def test_every_language_has_the_same_messages() -> None:
    files = {language: minstrel.PACKAGE / "texts" / f"{language}.ftl" for language in LANGUAGES}
    known = {language: ids([file.read_text(encoding="utf-8")]) for language, file in files.items()}
    assert all(messages == known["en"] for messages in known.values())


@pytest.mark.usefixtures("installed")
def test_untranslated_messages_fall_back_to_english(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "citadels_english"
    (package / "texts").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "texts" / "en.ftl").write_text("minstrel = Minstrel\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    found = citadels.EDITIONS["2016"].extended("english", package="citadels_english")
    monkeypatch.setitem(citadels.EDITIONS, "english", found)
    assert Texts("fr", edition="english").name("minstrel") == "Minstrel"


# -- the terminal --------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.usefixtures("installed")
def test_the_commands_know_it_by_its_name() -> None:
    def said(*words: str) -> str:
        return CliRunner().invoke(app, [*words, "--edition", minstrel.EDITION], input="quit\n").stdout

    assert said("rules", "Minstrel").startswith("Minstrel (character of rank 6)\n")
    assert said("play").startswith("Citadels: 2016 edition with the Minstrel, Serenade, 4 players.")
    assert said("play", "-l", "fr").startswith("Citadelles\u00a0: Édition 2016 avec le Ménestrel, ")


# -- the web table -------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that finds the package."""
    with minstrel.server(tmp_path_factory.mktemp("minstrel")) as running:
        yield running


async def played(server: ServerProcess) -> str:
    """The log of a game of one person, who likes to sing, and bots of both kinds."""
    made = await server.make(["greedy", "expert", "greedy"], edition=minstrel.EDITION)
    owner = await made.owner().open()
    await owner.ready()
    while not owner.over:
        await owner.until(lambda: owner.over or owner.question)
        if not owner.over:
            offered = [option["action"] for option in owner.options()]
            liked = [a for a in offered if a == "pick minstrel" or a.startswith(("sing", "boo", "build"))]
            await owner.act((liked or offered)[0])
    return " ".join([line["text"] for line in owner.lines.values()])


@pytest.mark.nightly(stage="research")
def test_tables_over_http_are_played_to_the_end_with_it(server: ServerProcess) -> None:
    async def scene() -> None:
        told = [await played(server) for _ in range(3)]  # it need not turn up in each of them
        assert re.search(r"applauds and pays|You applaud|boos?\.", " ".join(told))

    run(scene())


@pytest.mark.slow
def test_the_catalogue_has_its_texts_and_its_drawing(server: ServerProcess) -> None:
    async def scene() -> None:
        for language in LANGUAGES:
            answer = (await server.get(f"/api/catalogue?language={language}")).json()
            edition = next(found for found in answer["editions"] if found["key"] == minstrel.EDITION)
            cards = {card["key"]: card for card in edition["characters"]}
            assert edition["presets"][0]["key"] == "serenade"
            assert cards["minstrel"]["name"] in edition["name"]
            assert cards["minstrel"]["drawing"] == "/drawings/2016-minstrel/minstrel.svg"
            assert cards["king"]["drawing"] is None
            assert cards["minstrel"]["brief"] == cards["minstrel"]["text"]  # it has nothing shorter
            assert cards["king"]["brief"] != cards["king"]["text"]

    run(scene())


@pytest.mark.slow
def test_the_drawing_is_served_as_an_image_that_can_do_nothing(server: ServerProcess) -> None:
    async def scene() -> None:
        answer = await server.get("/drawings/2016-minstrel/minstrel.svg")
        assert answer.content == (minstrel.PACKAGE / "drawings" / "minstrel.svg").read_bytes()
        assert answer.headers["content-type"] == "image/svg+xml"
        assert "default-src 'none'; sandbox" in answer.headers.get_list("content-security-policy")
        assert answer.headers["x-content-type-options"] == "nosniff"
        others = ["2016-minstrel/king.svg", "2016/minstrel.svg", "nowhere/minstrel.svg"]
        answers = await asyncio.gather(*[server.get(f"/drawings/{path}") for path in others])
        assert [answer.status_code for answer in answers] == [404] * len(others)
        climbing = ["2016-minstrel/..%2F__init__.py", "2016-minstrel/..%2Ftexts%2Fen.ftl"]
        answers = await asyncio.gather(*[server.get(f"/drawings/{path}") for path in climbing])
        assert [answer.status_code for answer in answers] == [400] * len(climbing)

    run(scene())


def test_an_edition_that_cannot_be_loaded_is_left_out_of_the_catalogue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    about = tmp_path / "broken-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[citadels.editions]\nbroken = no_such_module:EDITION\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    catalog.cache_clear()
    assert [edition.key for edition in catalog("en").editions] == ["2016", "2002", "dark_city", "2000"]
    catalog.cache_clear()
