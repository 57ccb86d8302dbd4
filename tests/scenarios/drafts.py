"""What the tests of the selection phase have in common, whatever the edition."""

from __future__ import annotations

from citadels import Game
from citadels.engine.events import Revealed, Silence
from citadels.engine.knowledge import Knowledge

# How many characters lie face up, by seats and characters.
FACE_UP = {
    (4, 8): 2, (4, 9): 3, (5, 8): 1, (5, 9): 2, (6, 8): 0, (6, 9): 1, (7, 8): 0, (7, 9): 0, (8, 9): 0,
}  # fmt: skip
LAST_PLAYER = ((7, 8), (8, 9))


def packet(game: Game) -> list[str]:
    """What the one who drafts may choose from."""
    return [action.name for action in game.actions()]


def held(game: Game) -> list[list[str]]:
    """The characters of each player."""
    players = game.to_json()["players"]
    assert isinstance(players, list)
    return [player["characters"] for player in players]


def names(game: Game, field: str) -> list[str]:
    """Characters that lie somewhere: the field of a position that says where."""
    value = game.to_json().get(field, [])
    assert isinstance(value, list)
    return value


def draft(game: Game) -> list[tuple[int, str, int]]:
    """Play the draft, always taking the first card; return seat, verb and number of options each time."""
    asked = []
    while game.view().phase == "draft":
        assert game.seat is not None
        asked.append((game.seat, game.actions()[0].verb, len(game.actions())))
        game.apply(game.actions()[0])
    return asked


def known(game: Game, viewer: int) -> Knowledge:
    """What a seat knows from the draft, before any rank is called."""
    out = Knowledge.at_start(game.rules, viewer)
    for event in game.seen_by(viewer):
        if isinstance(event, Revealed | Silence):
            break
        out.fold(event)
    return out
