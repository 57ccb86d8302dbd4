"""Find a deal for the introduction: python -m scripts.find_tutorial_deal

A newcomer who follows the guide drafts, gathers, uses an ability, builds, is robbed and goes on. The deal
and the answers go into src/citadels/editions/tutorial_deal.py; if the bots change, new ones must be found.
"""

from __future__ import annotations

import hashlib
import sys

from citadels.engine.events import DistrictBuilt, GoldMoved, RoundBegan
from citadels.engine.game import Game
from citadels.tables.tutorial import begin, bot_answer

MAX_SEEDS = 4000
ROUNDS = 2
LIKED = ("pick merchant", "pick king", "pick bishop", "pick architect", "pick warlord")


def main() -> int:
    for number in range(MAX_SEEDS):
        secret = hashlib.sha256(f"introduction {number}".encode()).hexdigest()
        answers = follow(secret)
        if answers is not None:
            print(f'SECRET: Final = "{secret}"')
            print(f"ANSWERS: Final = {tuple(answers)!r}")
            return 0
    print("no such deal was found; try more numbers", file=sys.stderr)
    return 1


def follow(secret: str) -> list[str] | None:
    """Return the newcomer's answers, or None unless the deal shows everything within two rounds."""
    game = begin(secret)
    answers: list[str] = []
    version = 1
    while game.round <= ROUNDS and not game.over:
        if game.seat == 0:
            answers.append(_advised(game))
            game.apply(answers[-1])
        else:
            game.apply(bot_answer(game, secret, version))
        version += 1
    return answers if _shows_everything(game, answers) else None


def _advised(game: Game) -> str:
    """Return the answer of a sensible newcomer."""
    legal = [action.text for action in game.actions()]
    for wish in (*LIKED, "gather gold", "profit", "income"):
        if wish in legal:
            return wish
    builds = [option for option in game.options() if option.action.verb == "build"]
    if builds:
        return max(builds, key=lambda option: option.price or 0).action.text
    return "end" if "end" in legal else legal[0]


def _shows_everything(game: Game, answers: list[str]) -> bool:
    second = next(i for i, e in enumerate(game.events) if isinstance(e, RoundBegan) and e.round == ROUNDS)
    robbed = [e for e in game.events[second:] if isinstance(e, GoldMoved) and e.seat == 0 and e.gold >= 2]
    if any(isinstance(e, GoldMoved) and e.seat == 0 for e in game.events[:second]):
        return False
    built = [e for e in game.events if isinstance(e, DistrictBuilt) and e.seat == 0]
    first_turn = answers[: answers.index("end") + 1] if "end" in answers else []
    plain = all(event.district not in game.rules.unique for event in built)
    return bool(robbed) and len(built) >= 2 and plain and _gentle(first_turn)


def _gentle(turn: list[str]) -> bool:
    """Return whether a turn gathers, uses an ability and builds."""
    return "gather gold" in turn and "profit" in turn and any(answer.startswith("build") for answer in turn)


if __name__ == "__main__":
    sys.exit(main())
