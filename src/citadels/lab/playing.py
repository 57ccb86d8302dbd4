"""The inner loop in which bots play a game; compiled with the engine."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from citadels.bots import BlindBot, Bot, RandomBot
from citadels.bots.base import chosen_action, wrong_answer
from citadels.deprecation import renamed_arguments
from citadels.engine.actions import Action
from citadels.engine.errors import CitadelsError
from citadels.engine.game import Game

MAX_DECISIONS = 100_000  # far above any real game; a bug or a bot that never builds


class GameTooLong(Exception):
    """A game exceeded ``MAX_DECISIONS``."""


@renamed_arguments(told="on_action")
def play_on(
    game: Game, bots: Sequence[Bot], actions: list[str], on_action: Callable[[Action], None] | None = None
) -> None:
    """Play the game to its end with the bots, appending each action to ``actions``.

    If a bot or the engine fails, ``actions`` ends with the action that failed. ``on_action`` is called with
    each action before it is applied.
    """
    if len(bots) != game.rules.seats:
        raise CitadelsError(f"{len(bots)} bots for {game.rules.seats} seats; pass one bot per seat")
    chances = [bot.chance if type(bot) is RandomBot else None for bot in bots]
    picks = [bot.pick if isinstance(bot, BlindBot) else None for bot in bots]
    while (seat := game.seat) is not None:
        chance, pick = chances[seat], picks[seat]
        if chance is not None:  # RandomBot.pick, inlined for speed
            legal = game.actions()
            action = legal[int(chance() * len(legal))]
        else:
            bot = bots[seat]
            chosen: object = pick(game.actions()) if pick else bot.choose(game.view(seat), game.options())
            if isinstance(chosen, Action):
                action = chosen
            else:
                meant = chosen_action(chosen, game.actions())
                if meant is None:
                    raise wrong_answer(bot, chosen)
                action = meant
        actions.append(action.text)
        if on_action is not None:
            on_action(action)
        if pick:
            game.play(action)
        else:
            game.apply(action)
        if len(actions) > MAX_DECISIONS:
            raise GameTooLong(f"the game did not end within {MAX_DECISIONS} decisions")
