"""Bots that think in processes of their own: the same answers, from what their seat may see alone."""

from __future__ import annotations

import asyncio
import json
import time

import citadels
from citadels.bots import BOTS
from citadels.bots.search import DEFAULT
from citadels.server.thinking import QUESTION_SECONDS, Thinking, _answer_elsewhere
from citadels.tables.thinker import answer


def test_a_bot_in_another_process_answers_as_it_would_here() -> None:
    async def scene() -> list[tuple[str, str]]:
        thinking = Thinking(quick=())
        game = citadels.new_game(preset="cunning_agents", seats=4, seed=5)
        found = []
        for number in range(12):
            seat = game.seat
            assert seat is not None
            there = (await thinking.answer(game, seat, "greedy", str(number))).action
            found.append((there, answer(game, seat, "greedy", str(number))))
            game.apply(there)
        thinking.stop()
        return found

    for there, here in asyncio.run(scene()):
        assert there == here


def test_quick_bots_need_no_process() -> None:
    thinking = Thinking()
    assert [bot for bot in BOTS if not thinking.is_quick(bot)] == ["search"]
    game = citadels.new_game(seats=4, seed=1)
    assert game.seat is not None
    thought = asyncio.run(thinking.answer(game, game.seat, "greedy", "1"))
    assert thought.action in [action.text for action in game.actions()]


def test_search_thinks_in_a_process_of_its_own() -> None:
    async def scene() -> list[str]:
        thinking = Thinking()
        thinking.warm(["search"])
        found = []
        for seed in range(2):
            game = citadels.new_game(preset="random", seats=4, seed=seed)
            assert game.seat is not None
            thought = await thinking.answer(game, game.seat, "search", "1")
            game.apply(thought.action)
            found.append(thought.fault)
        thinking.stop()
        return found

    assert asyncio.run(scene()) == ["", ""]


def test_a_question_takes_its_process_equally_long_if_there_is_only_one_option() -> None:
    """Otherwise whoever waits for the process behind it could tell."""
    game = citadels.new_game(preset="random", seats=4, seed=1)
    while len(game.options()) > 1:
        game.apply(game.actions()[0])
    assert game.seat is not None
    began = time.monotonic()
    _answer_elsewhere(json.dumps(game.to_json()), game.seat, "search", "1")
    assert time.monotonic() - began >= QUESTION_SECONDS > DEFAULT.seconds
