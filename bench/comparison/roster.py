"""The measured games. A package is imported only by the function that plays it, in its own process."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from bench.comparison import catan, chess, openspiel, ours, pettingzoo, rlcard

Home = Literal["plain", "compiled", "comparison"]


@dataclass(frozen=True)
class ComparedGame:
    """A game of a package. ``start`` gives the function that plays the game with a number to its end."""

    name: str
    package: str  # as the package index knows it
    about: str
    start: Callable[[], Callable[[int], int]]  # from the number of a game to its number of decisions
    home: Home = "comparison"  # environment it is installed in


GAMES = (
    ComparedGame("plain", "citadels", "Citadels, 5 players", ours.citadels, "plain"),
    ComparedGame("compiled", "citadels", "Citadels, compiled", ours.citadels, "compiled"),
    ComparedGame("catan", "catanatron", "Catan, 4 players", catan.catan),
    ComparedGame("uno", "rlcard", "Uno, 2 players", rlcard.uno),
    ComparedGame("uno-rules", "rlcard", "Uno, rules alone", rlcard.uno_rules),
    ComparedGame("gin-rummy", "rlcard", "gin rummy, 2 players", rlcard.gin_rummy),
    ComparedGame("hanabi", "open_spiel", "Hanabi, 5 players", openspiel.hanabi),
    ComparedGame("hanabi-observed", "open_spiel", "Hanabi, 5, observed", openspiel.hanabi_observed),
    ComparedGame("hearts", "open_spiel", "hearts, 4 players", openspiel.hearts),
    ComparedGame("tic-tac-toe", "pettingzoo", "tic-tac-toe", pettingzoo.tic_tac_toe),
    ComparedGame("connect-four", "pettingzoo", "connect four", pettingzoo.connect_four),
    ComparedGame("hanabi-zoo", "pettingzoo", "Hanabi, 5 players", pettingzoo.hanabi),
    ComparedGame("chess", "chess", "chess", chess.chess),
)
GAMES_BY_NAME = {game.name: game for game in GAMES}
