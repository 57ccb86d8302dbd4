"""Who is measured. A package is imported only by the function that plays it, in a process of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from bench.peers import catan, chess, openspiel, ours, pettingzoo, rlcard

Home = Literal["plain", "compiled", "peers"]


@dataclass(frozen=True)
class Peer:
    """A game of a package. ``start`` gives the function that plays the game with a number to its end."""

    name: str
    package: str  # as the package index knows it
    about: str
    start: Callable[[], Callable[[int], int]]  # the game's number in, the number of decisions out
    home: Home = "peers"  # the environment that it is installed in


PEERS = (
    Peer("plain", "citadels", "Citadels, 5 players", ours.citadels, "plain"),
    Peer("compiled", "citadels", "Citadels, compiled", ours.citadels, "compiled"),
    Peer("catan", "catanatron", "Catan, 4 players", catan.catan),
    Peer("uno", "rlcard", "Uno, 2 players", rlcard.uno),
    Peer("uno-rules", "rlcard", "Uno, rules alone", rlcard.uno_rules),
    Peer("gin-rummy", "rlcard", "gin rummy, 2 players", rlcard.gin_rummy),
    Peer("hanabi", "open_spiel", "Hanabi, 5 players", openspiel.hanabi),
    Peer("hanabi-observed", "open_spiel", "Hanabi, 5, observed", openspiel.hanabi_observed),
    Peer("hearts", "open_spiel", "hearts, 4 players", openspiel.hearts),
    Peer("tic-tac-toe", "pettingzoo", "tic-tac-toe", pettingzoo.tic_tac_toe),
    Peer("connect-four", "pettingzoo", "connect four", pettingzoo.connect_four),
    Peer("hanabi-zoo", "pettingzoo", "Hanabi, 5 players", pettingzoo.hanabi),
    Peer("chess", "chess", "chess", chess.chess),
)
NAMED = {peer.name: peer for peer in PEERS}
