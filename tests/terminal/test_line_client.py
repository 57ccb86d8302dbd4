"""Whole games in plain lines, and every command a player can type."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from citadels import PRESETS, record
from citadels.bots import RandomBot
from citadels.commands.play import PlayArguments, resume_game
from citadels.engine.actions import Action
from citadels.engine.game import Option
from citadels.engine.view import View
from citadels.locale import Texts
from tests.properties.tables import OLDER
from tests.scenarios.cardinal import cardinal_turn
from tests.terminal.line_session import Chance, Lines, said, sit

TRANSCRIPT = Path(__file__).parent / "transcripts" / "beginning.txt"
WORDS = ["table", "hand", "city", "cast", "why", "hint", "log", "score", "undo"]
ASIDES = ["?", *WORDS, "city 1", "log 5", "zzz", "0", ""]


# -- whole games -------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("preset", [*PRESETS, "random"])
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_game_is_played_to_its_end(preset: str, seats: int) -> None:
    check_game(preset=preset, seats=seats, seed=f"{preset}/{seats}")


@pytest.mark.slow
@pytest.mark.parametrize("edition", OLDER)
@pytest.mark.parametrize("preset", ["basic", "random"])
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_so_is_one_of_an_older_edition(edition: str, preset: str, seats: int) -> None:
    check_game(edition=edition, preset=preset, seats=seats, seed=f"{preset}/{seats}")


def check_game(seats: int, **wishes: Any) -> None:
    table, output = sit(Chance(seats, ASIDES), seats=seats, **wishes)
    table.run()
    text = output.getvalue()
    result = table.game.result()
    assert result is not None
    for score in result.scores:
        points = "1 point" if score.total == 1 else f"{score.total} points"
        assert f"{table.names[score.seat]}: {points} (" in text
    assert "{" not in text
    assert "none" not in text.split()


def test_a_game_against_bots_of_two_kinds() -> None:
    table, _ = sit(Chance(1), bots=("greedy", "random"), seats=5)
    table.run()
    assert table.game.over
    assert table.record.players == [
        "Robin",
        "Alba (greedy)",
        "Berto (random)",
        "Carla (greedy)",
        "Dario (random)",
    ]


def test_the_beginning_of_a_game_matches_the_transcript() -> None:
    """A golden transcript; delete the file and run the test twice to write it anew."""
    lines = ["1", "undo", "2", "1", "undo", "2", "why", "99", "build temple", "1", "3", "end", "1", "table"]
    text = said(*lines, name="Robin")
    if not TRANSCRIPT.exists():
        TRANSCRIPT.write_text(text, encoding="utf-8")
        pytest.fail(f"{TRANSCRIPT} was written: look at it and run the test again")
    assert text == TRANSCRIPT.read_text(encoding="utf-8")


# -- what can be typed -------------------------------------------------------------------


def test_an_empty_input_ends_cleanly() -> None:
    assert said().endswith("> \nThe input has ended, so the game stops here.\n")


@pytest.mark.parametrize("typed", ["99", "0", "-1", "1 2", "build a rocket", "destroy 7 smithy", "{", "½"])
def test_bad_input_changes_nothing(typed: str) -> None:
    table, output = sit(Lines([typed]), first_bots=True)
    table.run()
    assert [a for a in table.record.actions if not a.startswith("pick")] == []
    assert output.getvalue().count("\n> ") == 2


def test_help_names_every_command() -> None:
    text = said("?")
    assert said("help") == text.replace("> ?", "> help")
    for word in (*WORDS, "rules", "save", "quit"):
        assert f"\n{word}" in text


def test_a_number_may_have_its_full_stop() -> None:
    assert said("1.").replace("> 1.", "> 1") == said("1")


def test_a_character_is_explained_when_it_is_offered_first() -> None:
    """In the first round the King is put away: he is offered in the second one."""
    text = TRANSCRIPT.read_text(encoding="utf-8")
    assert text.count("You gain 1 gold for each noble district in your city. You take the crown.") == 1


def test_an_action_can_be_typed_in_words() -> None:
    text = said("take the assassin", "gather gold", "undo", "GATHER  gold", "undo", "gold", "build temple")
    assert text.count("You gather 2 gold.") == 3
    assert text.count("Undone.") == 2
    assert "You build a Temple for 1 gold." in text


def test_words_that_fit_several_choices_ask_which() -> None:
    assert "That could mean: Gather 2 gold; Draw 2 cards and keep one" in said("1", "gather")


def test_refused_input_says_why() -> None:
    text = said("1", "build manor", "end", "why")
    assert "You cannot do that now. Build the Manor: gather gold or cards first." in text
    assert "You cannot do that now. End your turn: first you must gather gold or cards." in text
    assert "Build the Manor, Build the Castle" in text
    assert "\nNothing is blocked right now." in said("why")
    assert "the Temple" not in said("1", "gold", "why castle").partition("> why")[2].partition("> ")[0]


def test_a_hint_is_what_an_expert_would_do_and_why() -> None:
    text = said("hint", "hint", "1", "gold", "hint")
    assert text.count("Hint: Take the Thief. The Thief is worth the most this round.") == 2
    assert "Hint: Kill the Thief. Alba may be the Thief and should lose a turn. Given the face-up" in text


def test_a_hint_changes_nothing() -> None:
    table, _ = sit(Lines(["take magician", "hint", "redraw", "hint"]), first_bots=True)
    table.run()
    assert table.record.actions[-1] == "redraw"
    assert table.game.history[-1].text == "redraw"
    assert not table.view.me.chosen


def test_where_several_cards_are_chosen_each_is_advised() -> None:
    table, output = sit(Lines(["hint"]))
    scene = cardinal_turn(gold=2, hand=["manor", "castle", "tavern", "docks"])
    scene.do("build castle", "charge 1")
    table.game = scene.game
    table.run()
    lines = [line for line in output.getvalue().splitlines() if line.startswith("Hint: ")]
    assert len(lines) == 2
    assert len({line.partition(". ")[0] for line in lines}) == 2


def test_attacks_on_the_reader_are_addressed_to_the_reader() -> None:
    text = said("1", seed="table")
    assert "Carla kills the Thief. That is you!" in text
    assert "The Thief is called, but you were killed: you lose your turn." in text


def test_undo_before_anything_was_done_is_refused() -> None:
    assert "You cannot undo that" in said("undo")
    assert "You cannot undo that" in said("1", "undo")


def test_a_city_is_named_by_number_or_name() -> None:
    text = said("city 1", "city alba", "city", "city 9", "city nobody")
    assert text.count("Alba’s city, 0 of 7 districts") == 2
    assert text.count("Your city, 0 of 7 districts") == 1
    assert text.count("Whose city?") == 2


def test_a_card_is_looked_up() -> None:
    text = said("rules Smithy", "rules smith", "rules smthy", "rules qqqq", "rules")
    assert text.count("Once per turn, you may pay 2 gold to gain 3 cards.") == 2
    assert "did you mean Smithy?" in text
    assert "There is no card “qqqq”." in text
    assert "Which card?" in text


def test_leaving_needs_a_second_word() -> None:
    assert "You have left the game." not in said("quit")
    assert "You have left the game." in said("quit", "quit")
    assert "You have left the game." not in said("quit", "hand", "quit")


def test_a_heading_opens_and_closes() -> None:
    text = said("1", "3", "9", "0", "3", "2")
    assert text.count("Kill a character (7 choices)\n  1. Kill the Thief (rank 2)") == 2
    assert text.count("0. Back") == 2
    assert "Choose a number from 1 to 7." in text
    assert "You kill the Magician." in text


# -- choosing several cards ------------------------------------------------------------------


def test_several_cards_are_chosen_at_once() -> None:
    """Rank 3 of the First Game discards cards for new ones."""
    table, output = sit(Lines(["take magician", "redraw", "9", "2 1 2", "log 2"]), first_bots=True)
    table.run()
    text = output.getvalue()
    assert "Type the numbers of the cards you choose" in text
    assert "Choose a number from 1 to 4." in text
    assert text.count("You discard the Manor and the Castle.\n") == 2
    assert table.record.actions[-3:] == ["exchange_card castle", "exchange_card manor", "done"]


def test_a_wrong_number_of_cards_is_refused_with_the_right_one() -> None:
    """The Cardinal lacks two gold for a Castle and gives two cards for it."""
    table, output = sit(Lines(["1", "1 2 3", "1 2"]), first_bots=True)
    scene = cardinal_turn(gold=2, hand=["manor", "castle", "tavern", "docks"])
    scene.do("build castle", "charge 1")
    table.game = scene.game
    table.run()
    assert output.getvalue().count("> 1\nChoose 2 cards.\n> 1 2 3\nChoose 2 cards.\n> 1 2\n") == 1
    assert table.record.actions == ["hand_over manor", "hand_over tavern"]


def test_cards_can_be_chosen_one_by_one_in_words() -> None:
    table, output = sit(
        Lines(["take magician", "redraw", "discard castle", "undo", "4", "1"]), first_bots=True
    )
    table.run()
    assert "Picked so far: Castle." in output.getvalue()
    assert "You discard the Market." in output.getvalue()


# -- saving ----------------------------------------------------------------------------------


def test_a_game_is_saved_and_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    text = said("1", f"save {path}", "1")
    assert f"Saved as {path}" in text
    output = Chance(1)
    source = Chance(2)
    table = resume_game(PlayArguments(resume=path, save=path), Texts(strict=True), source, output)
    source.table = table
    assert table.names == ["Robin", "Alba", "Berto", "Carla"]
    assert sorted(table.bots) == [1, 2, 3]
    table.run()
    assert output.getvalue().startswith("Resumed in round 1.")
    finished = record.load(path)
    assert finished.replay().over
    assert "citadels replay" in output.getvalue()


def test_a_game_resumed_in_a_turn_shows_the_table(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    said("1", "gold", f"save {path}")
    output = Lines()
    resume_game(PlayArguments(resume=path), Texts(strict=True), Lines(["log 1"]), output).run()
    text = output.getvalue()
    assert "\nTable, round 1" in text
    assert "You have 4 gold and have gathered." in text
    assert "> log 1\nYou gather 2 gold.\n" in text


def test_a_finished_game_resumed_shows_its_end(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    sit(Chance(4), save=path)[0].run()
    output = Lines()
    resume_game(PlayArguments(resume=path), Texts(strict=True), Lines(), output).run()
    assert output.getvalue().startswith("This game is finished; it ended in round ")
    assert "\n1. " in output.getvalue()


def test_leaving_saves_where_asked(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table, output = sit(Lines(["1", "quit"]), save=path)
    table.run()
    assert "You have left the game." in output.getvalue()
    assert record.load(path).actions == table.record.actions


def test_leaving_in_a_hurry_keeps_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither Ctrl-C nor the end of a terminal's input loses it, and no rescued game is overwritten."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(KeyboardInterrupt):
        sit(Interrupted(["1"]), first_bots=True)[0].run()
    table, output = sit(Terminal(["1"]), first_bots=True)
    table.run()
    assert "Saved as citadels-rescued-2.json." in output.getvalue()
    for name in ("citadels-rescued.json", "citadels-rescued-2.json"):
        assert record.load(tmp_path / name).actions
    sit(Terminal(["1", "quit", "quit"]), first_bots=True)[0].run()
    assert len(list(tmp_path.iterdir())) == 2


class Terminal(Lines):
    """Input of a person."""

    def isatty(self) -> bool:
        return True


class Interrupted(Lines):
    """Input of a person who presses Ctrl-C at last."""

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        line = super().readline()
        if not line:
            raise KeyboardInterrupt
        return line


def test_nothing_else_is_overwritten(tmp_path: Path) -> None:
    path, note = tmp_path / "game.json", tmp_path / "note.txt"
    note.write_text("mine")
    text = said(f"save {path}", f"save {path}", f"save {note}", f"save {tmp_path}", seed="1")
    assert text.count(f"Saved as {path}.") == 2
    assert f"Not saved: {note} exists and is not a save of this game; choose another name." in text
    assert f"Not saved: {tmp_path} is a folder; name a file in it." in text
    assert f"Not saved: {path} exists" in said(f"save {path}", seed="2")
    assert note.read_text() == "mine"


def test_a_hint_can_be_typed_as_it_stands(tmp_path: Path) -> None:
    path = tmp_path / "my game.json"
    assert f"Resume with: citadels play --resume '{path}'\n" in said(f"save {path}")


def test_an_unwritable_file_does_not_end_the_game(tmp_path: Path) -> None:
    text = said(f"save {tmp_path}/no/game.json", "save", "hand")
    assert f"Not saved: there is no folder {tmp_path}/no.\n" in text
    assert "Where to?" in text
    assert text.count("Your hand: ") == 2


# -- secrets ---------------------------------------------------------------------------------


class Spying(RandomBot):
    """Notes the hands that bots hold."""

    def __init__(self, seed: str, hands: set[str]) -> None:
        super().__init__(seed)
        self.hands = hands

    def choose(self, view: View, options: list[Option]) -> Action:  # type: ignore[override]
        self.hands.update(view.me.hand or ())
        return super().choose(view, options)


def test_hands_of_other_players_are_not_printed() -> None:
    """Unique districts in a bot's hand are not named before they are seen on the table."""
    table, output = sit(Lines(["1"]), seats=8, seed="secret")
    hands: set[str] = set()
    table.bots.update({seat: Spying(str(seat), hands) for seat in table.bots})
    table.run()
    unique = {key for key in hands if key in table.game.rules.unique}
    seen = set(table.view.me.hand or ())
    for player in table.view.players:
        seen |= {name.rstrip("+") for name in player.city}
    assert unique - seen
    for key in unique - seen:
        assert table.texts.name(key) not in output.getvalue()
