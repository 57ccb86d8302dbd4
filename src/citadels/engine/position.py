"""Positions: one readable JSON document for any table at any moment.

``write`` and ``read`` turn a state into a document and back. What is hidden at a table may be left
out, or written ``"?"``, and is then dealt; ``pending`` may be left out and follows from the phase.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from citadels.engine import chance, draft
from citadels.engine.actions import LARGEST_NUMBER
from citadels.engine.errors import PositionError
from citadels.engine.fields import Fields
from citadels.engine.flow import KILLED, BeginGame, BeginRound, Call
from citadels.engine.rules import RULES_VERSION, Rules
from citadels.engine.state import Mark, Player, State, Turn
from citadels.engine.steps import Decision, Step, advance, pending, step_of
from citadels.engine.turns import Gather, TakeTurn

FORMAT: Final = "citadels-position/1"
UNKNOWN: Final = "?"
PHASES: Final = ("start", "draft", "turns", "over")
TRIES: Final = 10_000

FIELDS: Final = (
    "format", "rules", "edition", "characters", "districts", "size", "variants", "key", "round", "phase",
    "rank", "crown", "players", "deck", "packet", "faceup", "facedown", "revealed", "marks", "gold_on",
    "cards_on", "round_flags", "game_flags", "turn", "held", "first", "pending", "knowledge",
)  # fmt: skip
PLAYER_FIELDS: Final = ("gold", "hand", "city", "characters", "drawn", "chosen", "site")
TURN_FIELDS: Final = ("seat", "character", "gathered", "built", "spent", "used")
MARK_FIELDS: Final = ("mark", "character", "owner", "placed", "face", "shown")

Document = dict[str, object]


# -- writing ---------------------------------------------------------------------


def write(s: State) -> Document:
    """The position of a state, without its key."""
    rules = s.rules
    document: Document = {
        "format": FORMAT,
        "rules": RULES_VERSION,
        "edition": rules.edition.key,
        "characters": list(rules.cast),
        "districts": list(rules.unique),
        "size": rules.size if rules.size != rules.edition.box.sizes[rules.seats][0] else None,
        "variants": list(rules.variants),
        "round": s.round,
        "phase": phase(s),
        "rank": s.called,
        "crown": s.crown,
        "players": [_write_player(rules, player) for player in s.players],
        "deck": list(rules.names(tuple(s.deck[::-1]))),
        "packet": list(rules.characters_named(s.packet)),
        "faceup": list(rules.characters_named(s.faceup)),
        "facedown": list(rules.characters_named(s.facedown)),
        "revealed": {rules.characters[rank].key: seat for rank, seat in enumerate(s.shown) if seat >= 0},
        "marks": [_write_mark(rules, mark) for mark in s.marks],
        "gold_on": dict(s.gold_on),
        "cards_on": {card: list(rules.names(cards)) for card, cards in s.cards_on.items()},
        "round_flags": dict(s.round_flags),
        "game_flags": dict(s.game_flags),
        "turn": _write_turn(rules, s.turn) if s.turn.seat >= 0 else None,
        "held": _write_turn(rules, s.held) if s.held is not None else None,
        "first": list(s.first),
        "pending": write_stack(s),
    }
    needed = ("pending", "players", "deck", "districts")
    return {
        field: value for field, value in document.items() if field in needed or value not in ([], {}, None)
    }


def phase(s: State) -> str:
    """``start``, ``draft``, ``turns`` or ``over``."""
    if s.over:
        return "over"
    if not s.round:
        return "start"
    called = s.called > 0 or any(seat >= 0 for seat in s.shown)
    return "turns" if called else "draft"


def write_stack(s: State) -> list[list[object]]:
    """What waits to be done, the next last, as class names with arguments."""
    return [step.to_json() for step in s.stack]


def _write_player(rules: Rules, player: Player) -> Document:
    document: Document = {
        "gold": player.gold,
        "hand": list(rules.names(tuple(player.hand))),
        "city": [built.name for built in player.city],
        "characters": list(rules.characters_named(player.characters)),
        "drawn": list(rules.names(player.drawn)),
        "chosen": list(rules.names(player.chosen)),
        "site": rules.districts[player.site].key if player.site >= 0 else None,
    }
    needed = ("gold", "hand", "city", "characters")
    return {field: value for field, value in document.items() if field in needed or value not in ([], None)}


def _write_mark(rules: Rules, mark: Mark) -> Document:
    document: Document = {
        "mark": mark.kind,
        "character": rules.characters[mark.rank].key,
        "owner": mark.owner,
    }
    if mark.placed > 1:
        document |= {"placed": mark.placed, "face": mark.face, "shown": mark.shown}
    return document


def _write_turn(rules: Rules, turn: Turn) -> Document:
    return {
        "seat": turn.seat,
        "character": turn.character.key,
        "gathered": turn.gathered,
        "built": turn.built,
        "spent": turn.spent,
        "used": sorted(turn.used),
    }


# -- reading ---------------------------------------------------------------------


def read(document: object, rules: Rules, key: bytes) -> State:
    """The state of a position; what is hidden in it is dealt from ``key``."""
    fields = Fields(document)
    fields.only(*FIELDS)
    return _Reader(fields, rules, key).state()


class _Reader:
    """Reads one position, counting off the cards as they turn up."""

    def __init__(self, fields: Fields, rules: Rules, key: bytes) -> None:
        self.fields = fields
        self.rules = rules
        self.seats = rules.seats
        self.s = State(rules, key)
        self.cards = Counter(rules.deck())
        self.characters = Counter(rules.ranks)

    def state(self) -> State:
        fields, s = self.fields, self.s
        self._table()
        self._players()
        self._turns()
        for mark in fields.objects("marks"):
            s.marks.append(self._mark(mark))
        self._deal_faces()
        self._deal_characters()
        self._deal_cards()
        self._stack()
        return s

    def _table(self) -> None:
        fields, s = self.fields, self.s
        s.round = fields.number("round", 1)
        s.called = fields.number("rank", 0, most=len(self.rules.ranks))
        s.crown = fields.number("crown", 0, most=self.seats - 1)
        s.over = self._phase() == "over"
        s.first = tuple([self._seat(fields, "first", seat) for seat in fields.items("first")])
        s.gold_on = {card: gold for card, gold in fields.numbers("gold_on").items() if gold}
        for card in s.gold_on:
            self._rank(fields.inner("gold_on"), card, card)
        s.round_flags = fields.numbers("round_flags")
        s.game_flags = fields.numbers("game_flags")
        s.faceup = self._characters(fields, "faceup")
        revealed = fields.inner("revealed")
        for character in revealed.values:
            rank = self._rank(revealed, character, character)
            s.shown[rank] = revealed.number(character, most=self.seats - 1)
        stored = fields.inner("cards_on")
        for card in stored.values:
            if card not in self.rules.unique:
                raise stored.error(card, "there is no such district in this game")
            s.cards_on[card] = self._cards(stored, card)

    def _phase(self) -> str:
        phase = self.fields.text("phase", "turns")
        if phase not in PHASES:
            raise self.fields.error("phase", f"must be one of {', '.join(PHASES)}, not {phase!r}")
        return phase

    def _players(self) -> None:
        players = self.fields.objects("players")
        if len(players) != self.seats:
            raise self.fields.error("players", f"must be {self.seats}, not {len(players)}")
        for player, fields in zip(self.s.players, players, strict=True):
            fields.only(*PLAYER_FIELDS)
            player.gold = fields.number("gold", 0)
            for name in fields.texts("city"):
                built = self.rules.built.get(name)
                if built is None:
                    raise fields.error("city", f"there is no district {name!r} in this edition")
                self._count(fields, "city", built.kind)
                player.city.append(built)
            player.count_city()
            player.hand = list(self._cards(fields, "hand"))
            player.drawn = self._cards(fields, "drawn")
            player.chosen = self._cards(fields, "chosen")
            if fields.has("site"):
                player.site = self._card(fields, "site", fields.text("site"))
            player.characters = self._characters(fields, "characters")

    # -- cards

    def _cards(self, fields: Fields, field: str) -> tuple[int, ...]:
        """Card names, ``"?"`` for a card that is not known; or their number, if none is known."""
        value = fields.values.get(field)
        if isinstance(value, int) and not isinstance(value, bool):
            return (-1,) * fields.number(field, most=len(self.rules.deck()))
        return tuple([self._card(fields, field, name) for name in fields.texts(field)])

    def _card(self, fields: Fields, field: str, name: str) -> int:
        if name == UNKNOWN:
            return -1
        kind = self.rules.kind.get(name)
        if kind is None:
            raise fields.error(field, f"there is no district {name!r} in this edition")
        self._count(fields, field, kind)
        return kind

    def _count(self, fields: Fields, field: str, kind: int) -> None:
        self.cards[kind] -= 1
        if self.cards[kind] < 0:
            name = self.rules.districts[kind].key
            copies = self.rules.deck().count(kind)
            raise fields.error(field, f"one {name} too many: there are {copies} in this game")

    def _deal_cards(self) -> None:
        """Give every unknown card a value; what is left is the deck, unless the deck is given too."""
        fields, s = self.fields, self.s
        if fields.has("deck"):
            deck = list(self._cards(fields, "deck"))[::-1]
        else:
            known = [*s.cards_on.values(), *[(*p.hand, *p.drawn, *p.chosen) for p in s.players]]
            missing = sum([zone.count(-1) for zone in known])
            deck = [-1] * (sum(self.cards.values()) - missing)
        rest = chance.shuffled(s.key, "position/cards", sorted(self.cards.elements()))
        for player in s.players:
            player.hand = sorted(self._filled(tuple(player.hand), rest))
            player.drawn = self._filled(player.drawn, rest)
            player.chosen = tuple(sorted(self._filled(player.chosen, rest)))
        for card, cards in s.cards_on.items():
            s.cards_on[card] = self._filled(cards, rest)
        s.deck = list(self._filled(tuple(deck), rest))
        if rest:
            names = ", ".join(self.rules.names(tuple(sorted(rest))))
            raise fields.error("deck", f"these cards of the game are nowhere: {names}")

    def _filled(self, zone: tuple[int, ...], rest: list[int]) -> tuple[int, ...]:
        if zone.count(-1) > len(rest):
            raise self.fields.error("players", "more unknown cards than the game has left")
        return tuple([rest.pop() if kind < 0 else kind for kind in zone])

    # -- characters

    def _characters(self, fields: Fields, field: str) -> tuple[int, ...]:
        return tuple([self._character(fields, field, name) for name in fields.texts(field)])

    def _character(self, fields: Fields, field: str, name: str) -> int:
        if name == UNKNOWN:
            return -1
        rank = self._rank(fields, field, name)
        self.characters[rank] -= 1
        if self.characters[rank] < 0:
            raise fields.error(field, f"the {name} is in two places")
        return rank

    def _rank(self, fields: Fields, field: str, name: str) -> int:
        rank = self.rules.rank.get(name)
        if rank is None:
            raise fields.error(field, f"there is no {name!r} in this game")
        return rank

    def _deal_characters(self) -> None:
        """Give every unknown character a value that agrees with what was called."""
        fields, s = self.fields, self.s
        players = [player.characters for player in s.players]
        packet, facedown = self._characters(fields, "packet"), self._characters(fields, "facedown")
        if self._phase() == "draft" and not fields.has("packet"):
            lying = self._draft_so_far()[1]
            facedown = facedown or (-1,) * lying
            packet = (-1,) * (self.characters.total() - sum([z.count(-1) for z in [*players, facedown]]))
        missing = sum([zone.count(-1) for zone in [*players, packet, facedown]])
        rest = sorted(self.characters.elements())
        if missing > len(rest):
            raise fields.error("players", "more unknown characters than the game has left")
        dealt_out = any(players) or packet or facedown
        for index in range(TRIES):
            pool = chance.shuffled(s.key, f"position/characters/{index}", rest)
            for seat, player in enumerate(s.players):
                player.characters = tuple([pool.pop() if rank < 0 else rank for rank in players[seat]])
            s.packet = tuple(sorted([pool.pop() if rank < 0 else rank for rank in packet]))
            s.facedown = tuple([pool.pop() if rank < 0 else rank for rank in facedown])
            if dealt_out and not facedown:
                s.facedown = tuple(pool)
            if self._agrees():
                return
        raise fields.error("revealed", "no deal of the characters agrees with what was called")

    def _agrees(self) -> bool:
        """A called rank that nobody revealed is nobody's, unless it was killed."""
        s = self.s
        for rank in s.rules.ranks:
            holder, shown = s.holder(rank), s.shown[rank]
            killed = s.mark_on(rank, KILLED) is not None
            if shown >= 0 and holder != shown:
                return False
            if shown < 0 and rank < s.called and holder >= 0 and not killed:
                return False
        return s.turn.seat < 0 or s.turn.rank < s.called or s.holder(s.called) >= 0

    # -- turns and marks

    def _turns(self) -> None:
        if self.fields.has("turn"):
            self.s.turn = self._turn(self.fields.inner("turn"))
            if not self.fields.has("rank"):
                self.s.called = self.s.turn.rank
        if self.fields.has("held"):
            self.s.held = self._turn(self.fields.inner("held"))

    def _turn(self, fields: Fields) -> Turn:
        fields.only(*TURN_FIELDS)
        rank = self._rank(fields, "character", fields.text("character"))
        turn = Turn(fields.number("seat", most=self.seats - 1), self.rules.characters[rank])
        turn.gathered = fields.truth("gathered")
        turn.built = fields.number("built", 0)
        turn.spent = fields.number("spent", 0)
        turn.used = set(fields.texts("used"))
        return turn

    def _mark(self, fields: Fields) -> Mark:
        fields.only(*MARK_FIELDS)
        kind = fields.text("mark")
        if kind not in self.rules.with_mark:
            known = ", ".join(self.rules.with_mark)
            raise fields.error("mark", f"no character of this game puts a mark {kind!r}; known are {known}")
        rank = self._rank(fields, "character", fields.text("character"))
        placed = fields.number("placed", 1, least=1, most=len(self.rules.ranks))
        face = fields.truth("face") if fields.has("face") else False
        shown = fields.truth("shown", placed == 1)
        return Mark(kind, rank, fields.number("owner", most=self.seats - 1), placed, face, shown)

    def _deal_faces(self) -> None:
        """Where no face of a set of tokens is told, one of them is the true one."""
        s = self.s
        told = [fields.has("face") for fields in self.fields.objects("marks")]
        secret = [i for i, mark in enumerate(s.marks) if mark.placed > 1 and not mark.shown and not told[i]]
        for kind in sorted({s.marks[i].kind for i in secret}):
            among = [i for i in secret if s.marks[i].kind == kind]
            if any(mark.face for mark in s.marks if mark.kind == kind):
                continue
            mark = s.marks[among[chance.picked(s.key, f"position/{kind}", len(among))]]
            s.marks[s.marks.index(mark)] = Mark(mark.kind, mark.rank, mark.owner, mark.placed, True, False)

    def _seat(self, fields: Fields, field: str, value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < self.seats:
            raise fields.error(field, f"must be seats from 0 to {self.seats - 1}, not {value!r}")
        return value

    # -- what is pending

    def _stack(self) -> None:
        s = self.s
        if self.fields.has("pending"):
            entries = self.fields.items("pending")
            s.stack = [self._step(index, entry) for index, entry in enumerate(entries)]
        else:
            s.stack = self._usual_stack()
            advance(s)
        self._check_pending()

    def _step(self, index: int, entry: object) -> Step:
        path = f"pending[{index}]"
        if not isinstance(entry, list) or not entry or not isinstance(entry[0], str):
            raise PositionError(f"{path}: must be a list of a step's name and its arguments")
        steps = self.rules.edition.steps
        if entry[0] not in steps:
            raise PositionError(f"{path}: there is no step {entry[0]!r}")
        try:
            step = step_of(entry, steps)
        except TypeError as error:
            raise PositionError(f"{path}: wrong arguments for {entry[0]}") from error
        if isinstance(step, BeginGame) or not self._fits(step):
            raise PositionError(f"{path}: {entry[0]} does not fit the table")
        if isinstance(step, Decision):
            self._seat(self.fields, path, step.seat)
        return step

    def _fits(self, step: Step) -> bool:
        """Whether the arguments are what such a step can have, and it is the right player's turn."""
        values = step.values()
        if not all(declared.kind.fits(value) for declared, value in zip(step.fields, values, strict=True)):
            return False
        numbers = [value for value in values if isinstance(value, int)]
        turn = not isinstance(step, TakeTurn) or step.seat == self.s.turn.seat
        return turn and all(-1 <= value <= LARGEST_NUMBER for value in numbers)

    def _usual_stack(self) -> list[Step]:
        """What is pending follows from the phase: the draft goes on, the turn goes on."""
        s = self.s
        where = self._phase()
        if where == "over":
            return []
        if where == "start":
            return [BeginRound()]
        if where == "draft":
            done, _ = self._draft_so_far()
            return [Call(1), *draft.moves(self.rules.draft, self.seats, s.crown, done)[::-1]]
        if s.turn.seat < 0:
            return [Call(max(1, s.called))]
        return [Call(s.called + 1), *self._usual_turn()[::-1]]

    def _draft_so_far(self) -> tuple[int, int]:
        """How many moves of the draft are done, and how many characters lie face down then.

        What players hold tells the picks; what lies face down, if it is told, whether a discard came after.
        """
        told = self.fields.has("facedown") or self.fields.has("packet")
        facedown = len(self.fields.items("facedown"))
        held = [len(player.characters) for player in self.s.players]
        done, lying = 0, 1
        for word, offset in self.rules.draft.moves:
            seat = (self.s.crown + offset) % self.seats
            if word == "pick":
                if not held[seat]:
                    break
                held[seat] -= 1
            elif not any(held) and (not told or facedown == lying):
                break
            else:
                lying += -1 if word == "recover" else 1
            done += 1
        if any(held):
            raise self.fields.error("players", "somebody has a character out of turn")
        return done, lying

    def _usual_turn(self) -> list[Step]:
        """The turn of the character; where a mark interrupts it, the position must say how far it is."""
        s, turn = self.s, self.s.turn
        usual: list[Step] = [TakeTurn(turn.seat)]
        for mark in s.marks:
            if mark.rank == turn.rank and mark.owner != turn.seat:
                changed = self.rules.with_mark[mark.kind].interrupt(s.clone(), mark, turn.seat, usual)
                if changed is not usual and (not turn.gathered or s.held is not None):
                    raise self.fields.error("pending", f"must be given in a turn that is {mark.kind}")
        plan = turn.character.turn(s, turn.seat, usual)
        return [step for step in plan if not (turn.gathered and isinstance(step, Gather))]

    def _check_pending(self) -> None:
        """The question must fit the table: it has an answer, and every answer can be given."""
        s = self.s
        if s.over != (not s.stack):
            raise PositionError("pending: must be empty exactly if the game is over")
        if s.stack and not isinstance(s.stack[-1], Decision):
            raise PositionError("pending: the last step must be a question")
        try:
            decision = pending(s)
            answers = decision.options(s) if decision is not None else []
            if decision is not None:
                for answer in answers:
                    decision.choose(s.clone(), answer)
        except (AssertionError, IndexError, KeyError, TypeError, ValueError) as error:
            raise PositionError("pending: the question does not fit the table") from error
        if s.stack and not answers:
            raise PositionError("pending: the question has no answer on this table")
