"""Advice: one module a card, and cards from outside that bring their own or none."""

from __future__ import annotations

import pytest

import citadels
from citadels import EDITIONS, Game
from citadels.bots import ExpertBot, make_bot
from citadels.bots.advice import AIM, GAIN, CharacterAdvice, DistrictAdvice, Evaluator, advice_on, written
from citadels.bots.advice.assessment import Assessment
from citadels.bots.advice.full import FIRST
from citadels.bots.advice.terms import GOLD, Term, Terms, total
from citadels.bots.fast_policy import Policy
from citadels.engine.game import Option
from citadels.engine.rules import Edition
from citadels.lab.runner import finish
from tests.engine.added_cards import CAST, DISTRICTS, Beggar, Garden

UNADVISED = EDITIONS["2016"].extended("unadvised", [Beggar], [Garden])


class AdvisedBeggar(Beggar):
    """A Beggar whom bots know."""

    advice = CharacterAdvice(lambda r, seat: 9.0, quick_worth=5.0, verbs={"beg": GAIN})


class AdvisedGarden(Garden):
    """A Garden that bots know."""

    advice = DistrictAdvice(lambda r: 7.0)


class MisadvisedGarden(Garden):
    """A Garden with the advice of a character."""

    advice = CharacterAdvice()


ADVISED = EDITIONS["2016"].extended("advised", [AdvisedBeggar], [AdvisedGarden])


def test_there_is_advice_about_every_character() -> None:
    keys = {card.key for edition in EDITIONS.values() for card in edition.characters}
    assert keys == {*written("characters")}


def test_every_advice_is_about_a_card_and_its_verbs() -> None:
    keys = {card.key for edition in EDITIONS.values() for card in edition.districts}
    assert {*written("districts")} <= keys
    verbs = {verb for edition in EDITIONS.values() for verb in edition.verbs}
    for advice in (*written("characters").values(), *written("districts").values()):
        assert {*advice.verbs} <= verbs


def at_the_beggars_turn(edition: Edition, monkeypatch: pytest.MonkeyPatch) -> Game:
    monkeypatch.setitem(EDITIONS, edition.key, edition)
    return citadels.load(
        {
            "edition": edition.key,
            "characters": CAST,
            "districts": DISTRICTS,
            "called": 2,
            "players": [
                {"gold": 2, "hand": ["garden"], "characters": ["beggar"]},
                {"gold": 3, "characters": ["king"]},
                {"gold": 0, "characters": ["bishop"]},
                {"gold": 1, "characters": ["warlord"]},
            ],
            "revealed": {"beggar": 0},
            "turn": {"seat": 0, "character": "beggar", "gathered": True},
        }
    )


@pytest.mark.parametrize(("edition", "begs"), [(UNADVISED, 1.0), (ADVISED, 50.0)])
def test_playouts_know_a_card_from_outside(
    edition: Edition, begs: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = at_the_beggars_turn(edition, monkeypatch)
    worths = dict(zip(game.actions(), Policy(edition).scores(game, game.actions()), strict=True))
    assert {action.verb: worth for action, worth in worths.items()} == {"build": 22, "beg": begs, "end": 0}


@pytest.mark.parametrize(("edition", "worth"), [(UNADVISED, 1.2), (ADVISED, 9.0)])
def test_the_expert_knows_a_card_from_outside(
    edition: Edition, worth: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = at_the_beggars_turn(edition, monkeypatch)
    bot = ExpertBot("1")
    assert bot.assess(game.view(0)).character_value("beggar", 0) == worth
    assert bot.choose(game.view(0), game.options()).verb == ("build" if edition is UNADVISED else "beg")


class BoldAdvice(CharacterAdvice):
    """Advice of a form of its own."""

    @property
    def bold(self) -> bool:
        return self.bias > 0


def beg_boldly(r: Assessment, option: Option) -> Terms:
    return [Term("free", r.gold_worth * len(r.useful), r.leader)]


class BoldBeggar(Beggar):
    """A Beggar with such advice, in whole numbers, and with a judgement that reads the table."""

    advice = BoldAdvice(lambda r, seat: 3, bias=2, verbs={"beg": Evaluator(full=beg_boldly)})


def test_advice_from_outside_may_have_a_form_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    edition = EDITIONS["2016"].extended("bold", [BoldBeggar], [Garden])
    game = at_the_beggars_turn(edition, monkeypatch)
    bot = ExpertBot("1")
    assessment = bot.assess(game.view(0))
    assert BoldBeggar.advice.bold
    assert (assessment.character_value("beggar", 0), assessment.preference("beggar")) == (3, 2)
    beg = next(option for option in game.options() if option.action.verb == "beg")
    assert bot.judge(assessment, beg) == [Term("free", GOLD, 1)]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["beginner", "novice", "greedy", "expert", "learned", "bully", "search:1n"])
@pytest.mark.parametrize("edition", [UNADVISED, ADVISED])
def test_every_bot_plays_cards_from_outside(
    name: str, edition: Edition, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(EDITIONS, edition.key, edition)
    begged = 0
    for seed in range(4):
        game = citadels.new_game(edition.key, seats=5, characters=CAST, districts=DISTRICTS, seed=seed)
        finish(game, [make_bot(name, f"{seed}/{seat}") for seat in range(5)])
        begged += len([action for action in game.history if action.verb == "beg"])
    assert begged


def test_victims_are_chosen_among_characters_a_player_may_have() -> None:
    game = citadels.load(
        {
            "called": 2,
            "revealed": {"thief": 0},
            "turn": {"seat": 0, "character": "thief", "gathered": True},
            "faceup": ["merchant", "bishop"],
            "players": [{"gold": 2, "characters": [key]} for key in ("thief", "king", "magician", "warlord")],
        }
    )
    assessment = ExpertBot("1").assess(game.view(0))
    sums = {o.action.name: total(AIM.full(assessment, o)) for o in game.options() if o.action.verb == "rob"}
    assert max(sums["merchant"], sums["bishop"]) == FIRST < sums["king"]


def test_advice_of_the_wrong_form_is_refused() -> None:
    edition = EDITIONS["2016"].extended("misadvised", [], [MisadvisedGarden])
    with pytest.raises(
        citadels.CitadelsError, match=r"MisadvisedGarden.advice must be a DistrictAdvice, not"
    ):
        advice_on(edition)


def test_the_expert_can_do_without_advice() -> None:
    advice = advice_on(EDITIONS["2016"], frozenset({"thief", "museum"}))
    assert advice.characters["thief"] == CharacterAdvice()
    assert advice.districts["museum"] == DistrictAdvice()
    assert advice.verbs["rob"] == advice.verbs["museum"] == Evaluator()
    assert advice.verbs["kill"] == advice_on(EDITIONS["2016"]).verbs["kill"] != Evaluator()


def test_leanings_count_by_circumstance(monkeypatch: pytest.MonkeyPatch) -> None:
    class RichBeggar(Beggar):
        """A Beggar for the rich."""

        advice = CharacterAdvice(lambda r, seat: 1.0, feature_weights={"gold": 0.5, "crown": -2.0})

    edition = EDITIONS["2016"].extended("rich", [RichBeggar], [Garden])
    view = at_the_beggars_turn(edition, monkeypatch).view(0)
    assessment = ExpertBot("1").assess(view)
    for seat, player in enumerate(view.players):
        crown = -2.0 if view.crown == seat else 0.0
        assert assessment.character_value("beggar", seat) == 1.0 + 0.5 * player.gold + crown


def test_a_leaning_needs_a_known_circumstance() -> None:
    with pytest.raises(citadels.CitadelsError, match="unknown draft features: weather"):
        CharacterAdvice(feature_weights={"gold": 1.0, "weather": 1.0})
