"""Positions in which a player names a character."""

from __future__ import annotations

import citadels


def asked_to_kill(seed: int = 1) -> citadels.Game:
    """The Assassin has gathered and may name a victim."""
    game = citadels.new_game(preset="first_game", seats=4, seed=seed)
    while game.prompt == "pick":
        named = [option.action.text for option in game.options()]
        game.apply("pick assassin" if "pick assassin" in named else named[-1])
    while not any(option.verb == "kill" for option in game.options()):
        game.apply(game.options()[0].action)
    return game


def asked_to_place_the_flower(seed: int = 3) -> citadels.Game:
    """The Blackmailer has named two characters and chooses which of them gets the true threat."""
    game = citadels.new_game(preset="cunning_agents", seats=4, seed=seed)
    while game.prompt == "pick":
        named = [option.action.text for option in game.options()]
        game.apply("pick blackmailer" if "pick blackmailer" in named else named[-1])
    while not any(option.verb == "flower" for option in game.options()):
        threats = [option.action for option in game.options() if option.verb == "threaten"]
        game.apply(threats[-1] if threats else game.options()[0].action)
    return game
