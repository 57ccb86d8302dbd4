"""citadels replay: a recorded game, told event by event, or checked."""

from __future__ import annotations

from pathlib import Path

from citadels.engine.errors import CitadelsError
from citadels.engine.game import Game
from citadels.engine.view import SPECTATOR
from citadels.locale import Texts
from citadels.record import GameFile, load


def replay(path: Path, verify: bool, seat: int | None) -> int:
    """Reading a file checks it; what is left is to say so, or to tell the game."""
    file = load(path)
    if seat is not None and not 0 <= seat < file.settings.seats:
        raise CitadelsError(f"there is no seat {seat}; seats are 0 to {file.settings.seats - 1}")
    if verify:
        _say_what_was_checked(file)
    else:
        _tell(file, seat)
    return 0


def _say_what_was_checked(file: GameFile) -> None:
    print(f"{len(file.actions)} actions are legal and lead to the recorded result.")
    print("The digest fits: nothing was changed after the file was written.")
    if file.shuffle is None:
        print("The key was chosen by whoever began the game: it is not a shared shuffle.")
    else:
        parts = len(file.shuffle.contributions)
        print(f"The shuffle fits its commitment and {parts} contributions: nobody chose it.")


def _tell(file: GameFile, seat: int | None) -> None:
    """With a seat, what that seat saw; without one, everything."""
    texts = Texts()
    told = 0
    game = file.begin()
    for game in file.positions():
        for event in game.events[told:]:
            seen = event if seat is None else event.seen_by(seat)
            print(texts.event(seen, SPECTATOR if seat is None else seat, file.players))
        told = len(game.events)
    _tell_result(game, texts, file)


def _tell_result(game: Game, texts: Texts, file: GameFile) -> None:
    result = game.result()
    if result is None:
        print("The game is not finished.")
        return
    for score in result.scores:
        items = ", ".join(f"{texts.score_item(item)} {points}" for item, points in score.items)
        print(f"{file.players[score.seat]}: {score.total} ({items})")
    print(texts.decided(result, file.players))
