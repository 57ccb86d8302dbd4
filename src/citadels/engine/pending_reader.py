"""Read the pending steps of a position and check them, or derive them from the rest of the table."""

from __future__ import annotations

from citadels.engine import draft
from citadels.engine.actions import MAX_NUMBER
from citadels.engine.draft import DRAFT_STEPS
from citadels.engine.errors import PositionError
from citadels.engine.flow import BEGIN_TURN, CALL, LOST, BeginRound, BeginTurn, Call, CloseRound
from citadels.engine.json_reader import ObjectReader
from citadels.engine.state import State
from citadels.engine.steps import Question, Step, advance, step_of
from citadels.engine.turns import TAKE_TURN, CloseTurn, Gather


def read_stack(s: State, fields: ObjectReader, phase: str) -> None:
    """Fill the stack, so that a question is pending or the game is over."""
    if fields.has("pending"):
        for index, entry in enumerate(fields.items("pending")):
            s.stack.append(_step(s, f"pending[{index}]", entry))
        _check_moves(s, fields, phase)
    else:
        s.stack = _usual_stack(s, fields, phase)
        advance(s)
    _check_question(s)


# -- written steps ---------------------------------------------------------------


def _step(s: State, path: str, entry: object) -> Step:
    if not isinstance(entry, list) or not entry or not isinstance(entry[0], str):
        raise PositionError(f"{path}: must be a list of a step's name and its arguments")
    name = entry[0]
    if name not in s.rules.edition.steps:
        raise PositionError(f"{path}: unknown step {name!r}")
    try:
        step = step_of(entry, s.rules.edition.steps)
    except TypeError as error:
        raise PositionError(f"{path}: wrong arguments for {name}") from error
    if not _is_well_made(step):
        raise PositionError(f"{path}: wrong arguments for {name}")
    if isinstance(step, Question) and not 0 <= step.seat < len(s.players):
        raise PositionError(f"{path}: seat {step.seat} does not exist")
    if not s.stack and not (isinstance(step, Call | CloseRound) and step.can_be_pending(s, [])):
        raise PositionError(f'{path}: must be ["Call", {s.called + 1}], which is always at the bottom')
    if not _is_in_place(s, step):
        raise PositionError(f"{path}: {name} does not fit the table")
    return step


def _is_well_made(step: Step) -> bool:
    """Return whether the fields of a step have values of their types, in range."""
    for declared, value in zip(step.fields, step.values(), strict=True):
        if not declared.type.accepts(value):
            return False
        numbers = value if isinstance(value, tuple) else (value,)
        if any(isinstance(number, int) and not -1 <= number <= MAX_NUMBER for number in numbers):
            return False
    return True


def _is_in_place(s: State, step: Step) -> bool:
    """Return whether a step can be where it is. The second step, and no other, closes the current turn."""
    closes = s.turn.seat >= 0 and len(s.stack) == 1
    return step.closes_turn == closes and step.can_be_pending(s, s.stack)


def _check_question(s: State) -> None:
    """Check that the pending question has answers and that every one of them can be carried out."""
    if s.over != (not s.stack):
        raise PositionError("pending: must be empty exactly if the game is over")
    if s.over:
        return
    question = s.stack[-1]
    if not isinstance(question, Question):
        raise PositionError("pending: the last step must be a question")
    for index, step in enumerate(s.stack[:-1]):
        if isinstance(step, Question) and not step.waits_while(question):
            raise PositionError(f"pending[{index}]: cannot wait while {type(question).__name__} is asked")
    try:
        answers = question.options(s)
        for answer in answers:
            question.choose(s.clone(), answer)
    except (AssertionError, IndexError, KeyError, TypeError, ValueError) as error:
        raise PositionError("pending: the question does not fit the table") from error
    if not answers:
        raise PositionError("pending: the question has no answer on this table")


# -- derived steps ---------------------------------------------------------------


def _usual_stack(s: State, fields: ObjectReader, phase: str) -> list[Step]:
    """Return the stack that follows from the phase: the rest of the draft, or of the turn."""
    if phase == "over":
        return []
    if phase == "start":
        return [BeginRound()]
    if phase == "draft":
        done = _moves_made(s, fields)
        _check_draft(s, fields, done)
        return _draft_stack(s, done)
    if s.turn.seat < 0:
        return [CALL[max(1, s.called)]]
    return [CALL[s.called + 1], *_usual_turn(s)[::-1]]


def _usual_turn(s: State) -> list[Step]:
    """Return the rest of a turn: all of it before gathering, later what no mark has cut short."""
    turn = s.turn
    if LOST in turn.used:
        return [CloseTurn(turn.seat)]
    usual = turn.character.turn(s, turn.seat, [BEGIN_TURN[turn.seat], TAKE_TURN[turn.seat]])
    plan = usual
    for mark in s.marks:
        by = s.rules.with_mark[mark.kind]
        resumed = by.waits_for == mark.kind and s.suspended is None
        if mark.rank == turn.rank and not resumed:
            plan = by.interrupt(s.clone(), mark, turn.seat, plan)
    if turn.gathered:
        left = usual if usual[-1] in plan else plan
        return [step for step in left if not isinstance(step, Gather | BeginTurn)]
    while not isinstance(plan[0], Question):
        plan = plan[1:]
    return plan


# -- the draft -------------------------------------------------------------------


def characters_face_down(s: State, fields: ObjectReader) -> int:
    """Return how many characters lie face down at this point of the draft."""
    return _characters_after(s, _moves_made(s, fields))[1]


def _moves_made(s: State, fields: ObjectReader) -> int:
    """Return how many moves of the draft have been made.

    The characters in hand determine the picks. The face-down ones, if given, show whether a discard followed.
    """
    told = fields.has("facedown") or fields.has("packet")
    facedown = len(fields.items("facedown"))
    held = [len(player.characters) for player in s.players]
    for done, (word, offset) in enumerate(s.rules.draft.moves):
        seat = (s.crown + offset) % len(held)
        if word == "pick":
            if not held[seat]:
                return done
            held[seat] -= 1
        elif not any(held) and (not told or facedown == _characters_after(s, done)[1]):
            return done
    return len(s.rules.draft.moves)


def _characters_after(s: State, done: int) -> tuple[list[int], int]:
    """Return how many characters each player has after ``done`` moves, and how many lie face down."""
    held, facedown = [0] * len(s.players), 1
    for word, offset in s.rules.draft.moves[:done]:
        if word == "pick":
            held[(s.crown + offset) % len(held)] += 1
        else:
            facedown += -1 if word == "recover" else 1
    return held, facedown


def _draft_stack(s: State, done: int) -> list[Step]:
    return [CALL[1], *draft.moves(s.rules.draft, len(s.players), s.crown, done)[::-1]]


def _check_moves(s: State, fields: ObjectReader, phase: str) -> None:
    """Check the draft against its pending moves, which show how far it has come."""
    if not any(type(step) in DRAFT_STEPS for step in s.stack):
        if s.packet:
            raise fields.error("packet", "the draft is over")
        return
    for done in range(len(s.rules.draft.moves) - 1, -1, -1):
        stack = _draft_stack(s, done)
        while not isinstance(stack[-1], Question):
            stack.pop()
        if phase == "draft" and s.stack == stack:
            _check_draft(s, fields, done)
            return
    raise PositionError("pending: is not a draft that this table can be in")


def _check_draft(s: State, fields: ObjectReader, done: int) -> None:
    """Check that each player has the characters due after ``done`` moves, and that enough are left."""
    held, facedown = _characters_after(s, done)
    if [len(player.characters) for player in s.players] != held:
        raise fields.error("players", "a player has a character out of turn")
    if len(s.facedown) != facedown:
        raise fields.error("facedown", f"must be {facedown} in this draft so far, not {len(s.facedown)}")
    left = len(s.packet)
    for word, _ in s.rules.draft.moves[done:]:
        left += 1 if word == "recover" else -1
        if left < 0:
            raise fields.error("packet", "has too few characters for the rest of the draft")
