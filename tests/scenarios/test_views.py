"""What each seat and a spectator may see: views, questions and the log."""

from __future__ import annotations

import json

import pytest

import citadels
from citadels import SPECTATOR, IllegalAction
from citadels.characters.spy import TypeNamed
from citadels.engine import events as told
from citadels.engine.events import Event
from tests.scenarios.scene import Data, Scene, proves, seat

EVERYBODY = (SPECTATOR, 0, 1, 2, 3)
MUSEUM = ("museum", "secret_vault")
KEEP_PENDING = [["Call", 5], ["TakeTurn", 2], ["KeepCards", 2]]


def table(**more: object) -> Scene:
    """Seat 2, the King, acts; 0 and 1 have had their turns; what seat 3 is, only seat 3 knows."""
    options: Data = {
        "cast": ["magistrate", "blackmailer", "tax_collector"],
        "unique": MUSEUM,
        "turn": 2,
        "crown": 2,
        "faceup": ["magician", "warlord", "tax_collector"],
        "revealed": {"magistrate": 0, "blackmailer": 1, "king": 2},
        "marks": [
            warrant("king"),
            warrant("merchant", signed=True),
            warrant("architect"),
            *threats("bishop"),
        ],
        "gold_on": {"tax_collector": 2},
        "cards_on": {"museum": ["statue", "factory"]},
    }
    return Scene(
        seat(4, ["tavern", "docks"], ["temple", "manor+"], ["magistrate"]),
        seat(1, ["library", "quarry", "market"], [], ["blackmailer"]),
        seat(2, ["church"], ["castle"], ["king"]),
        seat(0, ["dragon_gate"], ["museum"], ["merchant"]),
        **(options | more),  # type: ignore[arg-type]
    )


def warrant(character: str, signed: bool = False) -> Data:
    return {
        "mark": "warrant",
        "character": character,
        "owner": 0,
        "placed": 3,
        "face": signed,
        "shown": False,
    }


def threats(flower: str) -> list[Data]:
    return [
        {"mark": "threat", "character": c, "owner": 1, "placed": 2, "face": c == flower, "shown": False}
        for c in ("bishop", "architect")
    ]


def seen(scene: Scene, seat: int) -> Data:
    return scene.game.view(seat).to_json()


def players(scene: Scene, viewer: int) -> list[Data]:
    found = seen(scene, viewer)["players"]
    assert isinstance(found, list)
    return found


# -- what is public


@proves("TURN-9", "SETUP-5", "DRAFT-5")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_what_everybody_sees(viewer: int) -> None:
    scene = table()
    view = scene.game.view(viewer)
    assert [player.gold for player in view.players] == [4, 1, 2, 0]
    assert view.gold_on == {"tax_collector": 2}
    assert [player.hand_size for player in view.players] == [2, 3, 1, 1]
    assert view.cards_on == {"museum": 2}
    assert [player.city for player in view.players] == [("temple", "manor+"), (), ("castle",), ("museum",)]
    assert [player.city_size for player in view.players] == [2, 0, 1, 1]
    assert view.crown == 2
    assert view.deck_size == 68 - 7 - 4 - 2
    assert view.faceup == ("magician", "warlord", "tax_collector")
    assert view.facedown_count == 2
    assert view.revealed == {"magistrate": 0, "blackmailer": 1, "king": 2}
    assert [player.revealed for player in view.players] == [("magistrate",), ("blackmailer",), ("king",), ()]
    assert [(mark.mark, mark.character, mark.owner) for mark in view.marks] == [
        ("warrant", "king", 0),
        ("warrant", "merchant", 0),
        ("warrant", "architect", 0),
        ("threat", "bishop", 1),
        ("threat", "architect", 1),
    ]
    assert (view.round, view.phase, view.called) == (1, "turns", 4)
    assert (view.asked, view.prompt) == (2, "turn")
    assert view.turn is not None
    assert (view.turn.seat, view.turn.character, view.turn.gathered) == (2, "king", False)
    assert [player.character_count for player in view.players] == [1, 1, 1, 1]
    document = seen(scene, viewer)
    assert document["characters"] == list(scene.game.rules.cast)
    assert document["districts"] == list(scene.game.rules.unique)


@proves("TURN-9")
@pytest.mark.parametrize(
    ("character", "action", "mark"), [("assassin", "kill", "killed"), ("thief", "rob", "robbed")]
)
def test_the_names_called_are_public(character: str, action: str, mark: str) -> None:
    scene = Scene(
        seat(characters=[character]),
        *[seat(characters=[key]) for key in ("merchant", "architect", "warlord")],
        turn=0,
    )
    scene.do(f"{action} merchant")
    for viewer in EVERYBODY:
        (found,) = scene.game.view(viewer).marks
        assert (found.mark, found.character, found.owner) == (mark, "merchant", 0)


@proves("TURN-9", "witch")
def test_the_bewitched_character_is_public() -> None:
    scene = Scene(
        *[seat(characters=[key]) for key in ("witch", "merchant", "architect", "warlord")], cast=["witch"]
    )
    scene.do("gather gold", "bewitch architect")
    for viewer in EVERYBODY:
        view = scene.game.view(viewer)
        (found,) = view.marks
        assert (found.mark, found.character) == ("bewitched", "architect")
        assert view.suspended is not None
        assert view.suspended.seat == 0


# -- the viewer's own cards


@proves("INFO-1")
def test_a_seat_sees_its_own_hand_character_and_store_only() -> None:
    scene = table()
    for viewer in EVERYBODY:
        for owner in range(4):
            player = scene.game.view(viewer).players[owner]
            own = scene.player(owner)
            assert player.hand == (tuple(own["hand"]) if viewer == owner else None)  # type: ignore[arg-type]
            assert player.characters == (tuple(own["characters"]) if viewer == owner else None)  # type: ignore[arg-type]
        stored = {"museum": ("statue", "factory")} if viewer == 3 else {}
        assert scene.game.view(viewer).own_cards_on == stored


@proves("MAG-5", "BLACK-1", "INFO-1")
def test_the_faces_of_tokens_are_their_owners_until_shown() -> None:
    scene = table()
    faces = {viewer: [mark.face for mark in scene.game.view(viewer).marks] for viewer in EVERYBODY}
    assert faces[0] == [False, True, False, None, None]
    assert faces[1] == [None, None, None, True, False]
    assert faces[2] == faces[3] == faces[SPECTATOR] == [None] * 5
    shown = table(marks=[warrant("merchant", signed=True) | {"shown": True}])
    for viewer in EVERYBODY:
        assert shown.game.view(viewer).marks[0].face is True


@proves("INFO-1")
def test_cards_drawn_and_cards_picked_are_seen_by_their_owner_alone() -> None:
    scene = table(deck=["palace", "tavern"])
    scene.do("gather cards")
    for viewer in EVERYBODY:
        player = scene.game.view(viewer).players[2]
        assert player.drawn_count == 2
        assert player.drawn == (("palace", "tavern") if viewer == 2 else None)
    scene = Scene(
        seat(hand=["tavern", "docks"], characters=["magician"]),
        *[seat(characters=[key]) for key in ("merchant", "architect", "warlord")],
        turn=0,
    )
    scene.do("redraw", "exchange_card tavern")
    for viewer in EVERYBODY:
        player = scene.game.view(viewer).players[0]
        assert (player.chosen_count, player.hand_size) == (1, 2)  # in hand until the choice is made
        assert player.chosen == (("tavern",) if viewer == 0 else None)


@proves("INFO-1")
def test_what_a_view_holds_and_no_more() -> None:
    assert " ".join(seen(table(), 0)) == (
        "seat edition characters districts round phase called crown complete_size players deck_size faceup "
        "facedown_count packet_size packet revealed marks gold_on cards_on own_cards_on round_flags "
        "game_flags turn suspended first asked prompt rounds result points pending knowledge"
    )
    assert " ".join(players(table(), 0)[1]) == (
        "gold city city_size complete site hand_size hand drawn_count drawn chosen_count chosen "
        "character_count characters revealed"
    )


@proves("INFO-1", "SETUP-5")
def test_no_hidden_card_is_named_anywhere_in_a_view_of_another() -> None:
    """Unique cards as markers: each lies in one hidden place."""
    scene = table(
        players=[
            seat(4, ["imperial_treasury"], ["temple"], ["magistrate"]),
            seat(1, ["library", "quarry"], [], ["blackmailer"]),
            seat(2, ["smithy"], ["castle"], ["king"], drawn=["laboratory", "map_room"]),
            seat(0, ["dragon_gate"], ["museum"], ["merchant"]),
        ],
        pending=KEEP_PENDING,
    )
    own = {
        SPECTATOR: set(),
        0: {"imperial_treasury"},
        1: {"library", "quarry"},
        2: {"smithy", "laboratory", "map_room"},
        3: {"dragon_gate", "statue", "factory"},
    }
    for viewer in EVERYBODY:
        document = seen(scene, viewer)
        del document["districts"], document["prompt"]  # which are public; "keep" is a question too
        words = set(json.dumps(document).replace('"', " ").replace(",", " ").split())
        named = {card for card in scene.game.rules.unique if card in words}
        assert named == own[viewer] | {"museum"}
        assert "00" * 32 not in words


@proves("INFO-1")
def test_the_packet_is_seen_by_who_holds_it() -> None:
    game = citadels.new_game(seed=1, crown=2)
    for viewer in EVERYBODY:
        assert (game.view(viewer).packet is not None) == (viewer == 2)
        assert game.view(viewer).packet_size == 5


@proves("INFO-1")
def test_what_was_learnt_is_in_the_view() -> None:
    scene = Scene(
        seat(characters=["wizard"]),
        seat(hand=["docks", "palace"], characters=["merchant"]),
        *[seat(characters=[key]) for key in ("architect", "warlord")],
        cast=["wizard"],
        turn=0,
    )
    scene.do("peek 1", "take docks")
    hands = {viewer: scene.game.view(viewer).to_json()["knowledge"]["hands"] for viewer in EVERYBODY}  # type: ignore[index]
    assert hands[0] == [[], ["palace"], [], []]
    assert hands[1] == [["docks"], [], [], []]
    assert hands[2] == hands[3] == hands[SPECTATOR] == [[], [], [], []]


@proves("CALL-3")
def test_all_hands_and_characters_lie_open_once_the_game_is_over() -> None:
    scene = Scene(
        seat(hand=["docks"], characters=["assassin"]),
        seat(hand=["palace"], characters=["merchant"]),
        *[seat(characters=[key]) for key in ("architect", "warlord")],
        revealed={"assassin": 0, "architect": 2, "warlord": 3},
        marks=[{"mark": "killed", "character": "merchant", "owner": 0}],
        phase="over",
        first=[0],
    )
    for viewer in EVERYBODY:
        view = scene.game.view(viewer)
        assert view.players[1].characters == ("merchant",)
        assert [player.hand for player in view.players] == [("docks",), ("palace",), (), ()]
        assert "merchant" not in view.revealed  # it counts for no tie


def test_the_strip_of_a_turn_says_what_is_still_mandatory_for_a_witch() -> None:
    scene = Scene(
        *[seat(characters=[key]) for key in ("witch", "merchant", "architect", "warlord")], cast=["witch"]
    )
    scene.do("gather gold")
    assert [option.mandatory for option in scene.game.options()] == [True] * 7
    assert scene.game.view().turn.must == ("bewitch",)  # type: ignore[union-attr]


# -- indistinguishable tables


def with_player(index: int, player: Data) -> list[Data]:
    found = table().table["players"]
    assert isinstance(found, list)
    return [player if n == index else old for n, old in enumerate(found)]


def drawn(*cards: str) -> Data:
    here = with_player(2, seat(2, ["church"], ["castle"], ["king"], drawn=list(cards)))
    return {"players": here, "pending": KEEP_PENDING, "gathered": True}


# what differs, who can tell, and what is played next
TWINS: dict[str, tuple[Data, Data, set[int], list[str]]] = {
    "deck": ({"deck": ["tavern", "temple"]}, {"deck": ["palace", "market"]}, set(), ["gather gold", "end"]),
    "key": ({}, {"key": "11" * 32}, set(), ["gather gold"]),
    "hand": (
        {"players": with_player(3, seat(0, ["dragon_gate"], ["museum"], ["merchant"]))},
        {"players": with_player(3, seat(0, ["secret_vault"], ["museum"], ["merchant"]))},
        {3},
        ["income", "gather gold", "build church", "pass"],
    ),
    "character": (
        {"players": with_player(3, seat(0, ["dragon_gate"], ["museum"], ["merchant"]))},
        {"players": with_player(3, seat(0, ["dragon_gate"], ["museum"], ["architect"]))},
        {3},
        ["gather gold", "build church"],
    ),
    "face-down discard": (
        {"facedown": ["bishop", "architect"]},
        {"facedown": ["architect", "bishop"]},
        set(),
        ["gather gold"],
    ),
    "signed warrant": (
        {"marks": [warrant("king"), warrant("merchant", True), warrant("architect")]},
        {"marks": [warrant("king"), warrant("merchant"), warrant("architect", True)]},
        {0},
        ["gather gold", "build church", "pass"],
    ),
    "flower": ({"marks": threats("bishop")}, {"marks": threats("architect")}, {1}, ["gather gold", "end"]),
    "store": (
        {"cards_on": {"museum": ["statue", "factory"]}},
        {"cards_on": {"museum": ["tavern", "temple"]}},
        {3},
        ["gather gold", "end"],
    ),
    "cards offered": (drawn("tavern", "palace"), drawn("temple", "harbor"), {2}, []),
}


@proves("INFO-1", "INFO-2", "DRAFT-5")
@pytest.mark.parametrize("hidden", TWINS)
def test_who_cannot_tell_two_tables_apart_sees_the_same(hidden: str) -> None:
    one_way, other_way, knowing, actions = TWINS[hidden]
    one, other = table(**one_way), table(**other_way)
    assert one.table != other.table
    alike(one, other, knowing)
    for action in actions:
        if action not in one.options or action not in other.options:
            break
        one.do(action)
        other.do(action)
        alike(one, other, knowing)


def alike(one: Scene, other: Scene, knowing: set[int]) -> None:
    """Check that seats without the knowledge get the same view, question and log."""
    assert one.asked == other.asked
    assert one.prompt == other.prompt
    for viewer in EVERYBODY:
        views_agree = seen(one, viewer) == seen(other, viewer)
        if viewer in knowing:
            assert not views_agree
            continue
        assert views_agree
        assert one.game.seen_by(viewer) == other.game.seen_by(viewer)
        if viewer == one.asked:
            assert one.options == other.options
            assert [r.to_json() for r in one.game.refused()] == [r.to_json() for r in other.game.refused()]
            assert [o.to_json() for o in one.game.options()] == [o.to_json() for o in other.game.options()]
            assert error(one, "build palace") == error(other, "build palace")
            assert error(one, "nonsense") == error(other, "nonsense")


def error(scene: Scene, action: str) -> str:
    with pytest.raises(IllegalAction) as found:
        scene.game.apply(action)
    return str(found.value)


@proves("INFO-1")
@pytest.mark.parametrize("top", [("tavern", "temple"), ("palace", "market")])
def test_a_card_drawn_unseen_looks_the_same_whatever_it_is(top: tuple[str, str]) -> None:
    scene = table(deck=["keep", "smithy"])
    other = table(deck=top)
    for playing, cards in ((scene, ("keep", "smithy")), (other, top)):
        playing.do("gather cards", f"keep {cards[0]}")
    for viewer in (SPECTATOR, 0, 1, 3):
        assert seen(scene, viewer) == seen(other, viewer)
        assert scene.game.seen_by(viewer) == other.game.seen_by(viewer)


@proves("INFO-3", "INFO-1", "CALL-1")
def test_a_killed_character_cannot_be_told_from_an_absent_one() -> None:
    def playing(third: str) -> Scene:
        return Scene(
            seat(characters=["assassin"]),
            seat(characters=["thief"]),
            seat(characters=["king"]),
            seat(gold=3, hand=["docks"], characters=[third]),
            seat(characters=["architect"]),
            faceup=["magician"],
            revealed={"assassin": 0, "thief": 1, "king": 2},
            marks=[{"mark": "killed", "character": "merchant", "owner": 0}],
            turn=2,
        )

    killed, absent = playing("merchant"), playing("warlord")
    for action in ("gather gold", "end", "gather gold"):
        killed.do(action)
        absent.do(action)
        for viewer in (SPECTATOR, 0, 1, 2, 4):
            assert seen(killed, viewer) == seen(absent, viewer)
            assert killed.game.seen_by(viewer) == absent.game.seen_by(viewer)
    assert killed.asked == absent.asked == 4
    possible = killed.game.knowledge(0).held[3]
    assert possible == [frozenset(["merchant", "warlord", "architect"]) - {"architect"}]


@proves("INFO-3", "MAG-5")
@pytest.mark.parametrize("signed", ["king", "merchant"])
def test_being_asked_does_not_tell_a_signed_warrant(signed: str) -> None:
    scene = table(marks=[warrant(c, c == signed) for c in ("king", "merchant", "architect")])
    scene.do("gather gold", "build church")
    assert (scene.asked, scene.prompt) == (0, "confiscate")
    assert scene.options == (["confiscate", "pass"] if signed == "king" else ["pass"])


@proves("INFO-3", "BLACK-1")
@pytest.mark.parametrize("flower", ["bishop", "architect"])
def test_being_asked_does_not_tell_a_flowered_threat(flower: str) -> None:
    scene = table(
        players=with_player(3, seat(3, [], ["museum"], ["bishop"])),
        marks=threats(flower),
        gathered=True,
    )
    scene.do("end", "gather gold", "refuse")
    assert (scene.asked, scene.prompt) == (1, "reveal_threat")
    assert scene.options == ["reveal", "pass"]


# -- the log

CARDS = ("palace", "tavern")
SECRETS: list[tuple[Event, set[int], Event]] = [
    (told.PacketPassed(1, ("king", "thief"), 2), {1}, told.PacketPassed(1, None, 2)),
    (told.CharacterPicked(1, "king"), {1}, told.CharacterPicked(1, None)),
    (told.CharacterDiscarded(1, "king"), {1}, told.CharacterDiscarded(1, None)),
    (told.CharacterDiscarded(-1, "king"), set(), told.CharacterDiscarded(-1, None)),
    (told.CharactersSwapped(1, 2, "king", "thief"), {1, 2}, told.CharactersSwapped(1, 2, None, None)),
    (told.CardsDrawn(1, CARDS, 2, True, "gather"), {1}, told.CardsDrawn(1, None, 2, True, "gather")),
    (told.CardsKept(1, CARDS, 2), {1}, told.CardsKept(1, None, 2)),
    (told.CardsDiscarded(1, CARDS, 2, False, "x"), {1}, told.CardsDiscarded(1, None, 2, False, "x")),
    (told.DeckShuffled(1, CARDS, 2, "scholar"), {1}, told.DeckShuffled(1, None, 2, "scholar")),
    (told.CardsMoved(1, 2, CARDS, 2, "seer"), {1, 2}, told.CardsMoved(1, 2, None, 2, "seer")),
    (told.HandsSwapped(1, 2, CARDS, (), "x"), {1, 2}, told.HandsSwapped(1, 2, None, None, "x")),
    (told.HandSeen(1, 2, CARDS, "spy"), {1, 2}, told.HandSeen(1, 2, None, "spy")),
    (told.CardStored(1, "palace", "museum"), {1}, told.CardStored(1, None, "museum")),
    (told.StoreLost(1, CARDS, 2, "museum"), {1}, told.StoreLost(1, None, 2, "museum")),
    (told.StoreMoved(1, 2, CARDS, 2, "museum"), {1, 2}, told.StoreMoved(1, 2, None, 2, "museum")),
    (told.Marked(1, "threat", "king", True), {1}, told.Marked(1, "threat", "king", None)),
]


@proves("INFO-2", "TURN-9")
@pytest.mark.parametrize(("event", "knowing", "redacted"), SECRETS, ids=repr)
def test_the_log_is_redacted(event: Event, knowing: set[int], redacted: Event) -> None:
    for viewer in EVERYBODY:
        assert event.seen_by(viewer) == (event if viewer in knowing else redacted)


@proves("INFO-2")
def test_every_kind_of_event_with_a_secret_is_in_this_list() -> None:
    kinds = {kind for edition in citadels.EDITIONS.values() for kind in edition.events.values()}
    secret = {kind for kind in kinds if any(declared.is_secret for declared in kind.fields)}
    assert secret == {type(event) for event, _, _ in SECRETS}
    for event, _, redacted in SECRETS:  # what is kept back is None, and only that
        public, kept = event.to_json(), redacted.to_json()
        assert all(kept[field] in (public[field], None) for field in public)


@proves("INFO-2")
def test_every_event_goes_to_everybody_under_the_same_number() -> None:
    game = citadels.new_game(preset="vicious_nobles", seed=5)
    for _ in range(60):
        game.apply(game.actions()[-1])
    for viewer in EVERYBODY:
        seen_here = game.seen_by(viewer)
        assert [type(event) for event in seen_here] == [type(event) for event in game.events]


@proves("INFO-2", "TURN-9", "spy")
def test_a_spys_target_and_type_are_public_and_the_cards_are_not() -> None:
    scene = Scene(
        seat(characters=["spy"]),
        seat(2, ["docks", "palace"], characters=["merchant"]),
        *[seat(characters=[key]) for key in ("architect", "warlord")],
        cast=["spy"],
        deck=["temple"],
        turn=0,
    )
    events = scene.do("spy 1 trade")
    assert [event.seen_by(2) for event in events] == [
        TypeNamed(0, 1, "trade"),
        told.HandSeen(0, 1, None, "spy"),
        told.GoldMoved(1, 0, 1, "spy"),
        told.CardsDrawn(0, None, 1, True, "spy"),
    ]
    assert events[3].seen_by(1) == events[3].seen_by(2)  # the target learns nothing more


@proves("INFO-2", "TURN-9", "emperor")
def test_what_kind_of_thing_the_emperor_took_is_public() -> None:
    def playing() -> Scene:
        return Scene(
            seat(characters=["emperor"]),
            seat(2, ["docks"], characters=["merchant"]),
            *[seat(characters=[key]) for key in ("architect", "warlord")],
            cast=["emperor"],
            crown=0,
            turn=0,
        )

    scene = playing()
    assert [e.seen_by(3) for e in scene.do("crown 1")] == [told.CrownMoved(1, 0)]
    assert [e.seen_by(3) for e in scene.do("demand card")] == [told.CardsMoved(1, 0, None, 1, "emperor")]
    scene = playing()
    scene.do("crown 1")
    assert [e.seen_by(3) for e in scene.do("demand gold")] == [told.GoldMoved(1, 0, 1, "emperor")]


@proves("INFO-2", "TURN-9", "abbot")
def test_the_abbots_mix_is_public() -> None:
    scene = Scene(
        seat(city=["temple", "church"], characters=["abbot"]),
        *[seat(characters=[key]) for key in ("merchant", "architect", "warlord")],
        cast=["abbot"],
        turn=0,
    )
    assert [event.seen_by(2) for event in scene.do("mix 1")] == [
        told.GoldGained(0, 1, "abbot"),
        told.CardsDrawn(0, None, 1, True, "abbot"),
    ]


@proves("INFO-2", "TURN-9", "theater")
def test_who_swapped_by_the_theater_is_public_and_what_is_not() -> None:
    scene = Scene(
        seat(city=["theater"], characters=["thief"]),
        *[seat(characters=[key]) for key in ("merchant", "architect", "warlord")],
        unique=["theater"],
        phase="turns",
        pending=[["Call", 1], ["Swap", 0]],
    )
    event = scene.do("theater 2")[0]
    assert event == told.CharactersSwapped(0, 2, "thief", "architect")
    assert event.seen_by(0) == event.seen_by(2) == event
    assert event.seen_by(3) == event.seen_by(SPECTATOR) == told.CharactersSwapped(0, 2, None, None)
