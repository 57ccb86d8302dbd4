"""Cards from outside the package: an edition extended by a character and a district."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import citadels
from citadels import EDITIONS
from citadels.editions import edition_names
from citadels.locale import Texts
from tests.engine.added_cards import CAST, DISTRICTS, Beggar, Garden


@pytest.fixture
def extended() -> Iterator[str]:
    EDITIONS["2016+garden"] = EDITIONS["2016"].extended("2016+garden", [Beggar], [Garden])
    yield "2016+garden"
    del EDITIONS["2016+garden"]


@pytest.mark.slow
def test_added_cards_play_like_built_in_ones(extended: str) -> None:
    begged = scored = 0
    for seed in range(25):
        game = citadels.new_game(extended, seats=5, characters=CAST, districts=DISTRICTS, seed=seed)
        rng = Random(seed)
        while not game.over:
            actions = game.actions()
            wanted = [a for a in actions if a.verb == "beg" or a.text in ("build garden", "pick beggar")]
            action = rng.choice(wanted or actions)
            begged += action.verb == "beg"
            game.apply(action)
            if rng.random() < 0.02:
                game = pickle.loads(pickle.dumps(game))
        result = game.result()
        assert result is not None
        scored += sum(dict(score.items).get("garden", 0) for score in result.scores)
    assert begged
    assert scored


def test_a_card_without_a_message_says_what_its_class_says(extended: str) -> None:
    texts = Texts()
    assert texts.for_edition(extended).card_text("beggar") == (
        "Takes one gold from a player of choice; may build two districts."
    )
    assert texts.for_edition(extended).card_text("garden").startswith("At the end one point")
    assert texts.for_edition(extended).card_text("tavern") == ""
    assert texts.card_text("beggar") == ""


# -- editions from other packages

EXTENDED = EDITIONS["2016"].extended("garden", [Beggar], [Garden])
BARE = EDITIONS["2016"].extended("bare", [Beggar], package="no_such_package")


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package that offers one edition that works, and others that do not."""
    about = tmp_path / "my_cards-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: my_cards\nVersion: 1\n")
    places = {"garden": f"{__name__}:EXTENDED", "broken": "no_such_module:EDITION", "odd": f"{__name__}:CAST"}
    places["bare"] = f"{__name__}:BARE"
    lines = [f"{name} = {place}" for name, place in places.items()]
    (about / "entry_points.txt").write_text("\n".join(["[citadels.editions]", *lines]))
    monkeypatch.syspath_prepend(str(tmp_path))
    yield
    EDITIONS.pop("garden", None)


@pytest.mark.usefixtures("installed")
def test_an_installed_edition_is_found_by_its_name() -> None:
    assert edition_names() == ["2016", "2002", "dark_city", "2000", "garden", "broken", "odd", "bare"]
    assert citadels.new_game("garden", characters=CAST, districts=DISTRICTS).rules.edition is EXTENDED
    assert "garden" in EDITIONS


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    ("name", "message"),
    [
        (
            "nope",
            "unknown edition “nope”; choose from 2016, 2002, dark_city, 2000, garden, broken, odd and bare",
        ),
        (
            "broken",
            "the edition “broken” cannot be used: no_such_module:EDITION cannot be loaded: ModuleNotFound",
        ),
        (
            "bare",
            f"the edition “bare” cannot be used: {__name__}:BARE cannot be loaded: ModuleNotFound",
        ),
        ("odd", f"the edition “odd” cannot be used: {__name__}:CAST is not an Edition with the key 'odd'"),
    ],
)
def test_an_edition_that_cannot_be_loaded_is_refused_in_one_line(name: str, message: str) -> None:
    with pytest.raises(citadels.SetupError) as error:
        citadels.new_game(name)
    assert str(error.value).startswith(message)
    assert "\n" not in str(error.value)


def test_the_edition_itself_is_unchanged(extended: str) -> None:
    assert EDITIONS["2016"].character("beggar") is None
    with pytest.raises(citadels.SetupError, match="“2016” has no character “beggar”"):
        citadels.new_game(characters=CAST)


def test_a_limit_and_an_ability_of_an_outside_card_are_asked(extended: str) -> None:
    game = citadels.load(
        {
            "edition": extended,
            "characters": CAST,
            "districts": DISTRICTS,
            "called": 2,
            "players": [
                {"gold": 9, "hand": ["tavern", "temple", "manor"], "characters": ["beggar"]},
                {"gold": 3, "characters": ["king"]},
                {"gold": 0, "characters": ["bishop"]},
                {"gold": 1, "characters": ["warlord"]},
            ],
            "revealed": {"beggar": 0},
            "turn": {"seat": 0, "character": "beggar", "gathered": True},
        }
    )
    for action in ("beg 1", "build tavern", "build temple"):
        game.apply(action)
    assert [str(refusal) for refusal in game.refused() if refusal.action.text == "build manor"] == [
        "Refusal('build manor', limit 2)"
    ]
    assert game.view(0).me.gold == 9 + 1 - 1 - 1
