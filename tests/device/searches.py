"""Questions to the bots that use the network, answered alike by the page's Python and by this one."""

from __future__ import annotations

from collections.abc import Iterator

from citadels import Game, make_bot, new_game
from citadels.bots.beliefs import infer_beliefs
from citadels.bots.search import SearchBot
from citadels.bots.search.budget import Budget

BUDGET = "search:200n"
LEVELS = ("learned", BUDGET)
FEW = Budget(nodes=48)
TABLES = (("first_game", 4), ("cunning_agents", 2), ("random", 3), ("vicious_nobles", 6))
EVERY = 17  # decisions between two questions
QUESTIONS = 3  # at each table


def questions() -> Iterator[Game]:
    """Yield games at decisions with several options."""
    for preset, seats in TABLES:
        game = new_game(preset=preset, seats=seats, seed=f"{preset}/{seats}")
        bots = [make_bot("greedy", str(seat)) for seat in range(seats)]
        for number in range(QUESTIONS * EVERY):
            seat = game.seat
            if seat is None:
                break
            if number % EVERY == EVERY // 2:
                yield game
            game.play(bots[seat].choose(game.view(seat), game.options()))


def answers() -> list[dict[str, object]]:
    """Return to each question the answers, the beliefs, and what search expects of each option."""
    found: list[dict[str, object]] = []
    for number, game in enumerate(questions()):
        seat = game.seat or 0
        view, options = game.view(seat), game.options()
        beliefs = infer_beliefs(view)
        prospects = SearchBot(str(number), FEW).prospects(view, options)
        found.append(
            {
                "options": len(options),
                "answers": [make_bot(level, str(number)).choose(view, options).text for level in LEVELS],
                "characters": beliefs.characters,
                "costs": [[*costs.items()] for costs in beliefs.costs],
                "prospects": [[one.option.action.text, one.nodes, one.chance, one.lead] for one in prospects],
            }
        )
    return found
