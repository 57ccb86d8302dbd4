"""Summaries of the rounds of a game: who revealed what, and who attacked whom."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from citadels.engine.events import (
    DistrictDestroyed,
    DistrictMoved,
    Event,
    HandsSwapped,
    Marked,
    Revealed,
    RoundBegan,
)
from citadels.engine.field_types import (
    CHARACTER,
    DISTRICT,
    EVERYONE,
    NUMBER,
    NUMBER_BY_NAME,
    SEAT,
    SOURCE,
    FieldStruct,
    field,
    list_of,
)
from citadels.engine.json_reader import ObjectReader

if TYPE_CHECKING:
    from citadels.engine.state import State


class Attack(FieldStruct):
    """An attack by one player on a character, or on a player's city or hand."""

    by: int = field(SEAT)
    source: str = field(SOURCE)  # the mark that was placed, or the card used
    character: str = field(CHARACTER, seen_by=EVERYONE, default="")
    victim: int = field(SEAT, default=-1)
    district: str = field(DISTRICT, seen_by=EVERYONE, default="")


class RoundSummary(FieldStruct):
    """A summary of one round."""

    round: int = field(NUMBER)
    crown: int = field(SEAT)  # its holder when the round began
    revealed: dict[str, int] = field(NUMBER_BY_NAME)  # seats by character
    strikes: tuple[Attack, ...] = field(list_of(Attack))


Rounds = tuple[RoundSummary, ...]  # immutable, so that copies share them

# The events that change the summaries.
ROUND_EVENTS: Final[frozenset[type[Event]]] = frozenset([
    DistrictDestroyed, DistrictMoved, HandsSwapped, Marked, Revealed, RoundBegan,
])  # fmt: skip


def with_event(rounds: Rounds, event: Event) -> Rounds:
    """Return the rounds after one more event."""
    if isinstance(event, RoundBegan):
        return (*rounds, RoundSummary(event.round, event.crown, {}, ()))
    if not rounds:
        return rounds
    last = rounds[-1]
    if isinstance(event, Revealed):
        revealed = {**last.revealed, event.character: event.seat}
        return (*rounds[:-1], RoundSummary(last.round, last.crown, revealed, last.strikes))
    attack = attack_in(event)
    if attack is None:
        return rounds
    return (*rounds[:-1], RoundSummary(last.round, last.crown, last.revealed, (*last.strikes, attack)))


def attack_in(event: Event) -> Attack | None:
    """Return the attack that an event reports, or None if it reports none."""
    if isinstance(event, Marked):
        return Attack(event.seat, event.mark, event.character)
    if isinstance(event, DistrictDestroyed):
        return Attack(event.by, event.source, "", event.seat, event.district)
    if isinstance(event, DistrictMoved):
        return Attack(event.to, event.source, "", event.seat, event.district)
    if isinstance(event, HandsSwapped):
        return Attack(event.seat, event.source, "", event.other)
    return None


def current_round(s: State) -> Rounds:
    """Return a summary of the current round, as far as the table shows it."""
    rules = s.rules
    if not s.round:
        return ()
    revealed = {rules.characters[rank].key: s.revealed[rank] for rank in rules.ranks if s.revealed[rank] >= 0}
    strikes = [Attack(mark.owner, mark.kind, rules.characters[mark.rank].key) for mark in s.marks]
    return (RoundSummary(s.round, s.crown, revealed, tuple(strikes)),)


# -- documents -------------------------------------------------------------------------


def read_rounds(fields: ObjectReader, s: State) -> Rounds:
    """Read the rounds from a position, or derive the current one if it has none."""
    if not fields.has("rounds"):
        return current_round(s)
    return tuple([_read_round(one, s) for one in fields.objects("rounds")])


def _read_round(fields: ObjectReader, s: State) -> RoundSummary:
    fields.reject_unknown(*[declared.name for declared in RoundSummary.fields])
    revealed = fields.inner("revealed")
    for character in revealed.values:
        if character not in s.rules.rank:
            raise revealed.error(character, "is not a character of this game")
    return RoundSummary(
        fields.number("round", minimum=1, maximum=max(1, s.round)),
        fields.number("crown", maximum=s.rules.seats - 1),
        {character: revealed.number(character, maximum=s.rules.seats - 1) for character in revealed.values},
        tuple([_read_attack(one, s) for one in fields.objects("strikes")]),
    )


def _read_attack(fields: ObjectReader, s: State) -> Attack:
    fields.reject_unknown(*[declared.name for declared in Attack.fields])
    character, district = fields.text("character", ""), fields.text("district", "")
    if character and character not in s.rules.rank:
        raise fields.error("character", f"unknown character {character!r} in this game")
    if district and district not in s.rules.built:
        raise fields.error("district", f"unknown district {district!r} in this edition")
    last_seat = s.rules.seats - 1
    return Attack(
        fields.number("by", maximum=last_seat),
        fields.text("source"),
        character,
        fields.number("victim", -1, minimum=-1, maximum=last_seat),
        district,
    )
