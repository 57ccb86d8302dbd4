"""Count action sequences (perft), to compare two versions of the rules or two engines."""

from __future__ import annotations

from citadels.engine.game import Game


def perft(game: Game, depth: int) -> int:
    """Return the number of sequences of ``depth`` actions. Sequences that end the game sooner do not count.

    Chance follows from the game's key. Load the game with ``record=False`` for speed.

    >>> import citadels
    >>> perft(citadels.new_game(seats=7, seed=1), 3)  # seven characters, then six, then five
    210
    """
    if depth == 0:
        return 1
    actions = game.actions()
    if depth == 1:
        return len(actions)
    count = 0
    for action in actions:
        after = game.clone()
        after.play(action)
        count += perft(after, depth - 1)
    return count


def divide(game: Game, depth: int) -> dict[str, int]:
    """Return the count by first action, to locate where two counts differ."""
    counts: dict[str, int] = {}
    for action in game.actions() if depth > 0 else []:
        after = game.clone()
        after.play(action)
        counts[action.text] = perft(after, depth - 1)
    return counts
