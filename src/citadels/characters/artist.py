"""Artist: may beautify one or two of the city's districts with one gold each."""

from __future__ import annotations

from citadels.engine import changes
from citadels.engine.actions import BUILT, Action
from citadels.engine.building import DONE
from citadels.engine.cards import Character
from citadels.engine.errors import Reason, lacks_gold
from citadels.engine.field_types import DISTRICT, EVERYONE, field
from citadels.engine.state import State
from citadels.engine.steps import Question, Step, in_turn


def seconds(s: State, seat: int, first: str) -> list[Action]:
    """Return what may be beautified besides the first: the same name again only if the city has two."""
    player = s.players[seat]
    if player.gold < 2:
        return []
    built = s.rules.built[first]
    twice = player.city.count(built) > 1
    others = [other for other in player.districts if not other.gold and (other is not built or twice)]
    return s.rules.each_built("beautify", others)


class BeautifyAnother(Question):
    """Choose a second district, or stop at one."""

    prompt = "beautify_another"

    first: str = field(DISTRICT, seen_by=EVERYONE)

    def options(self, s: State) -> list[Action]:
        return [*seconds(s, self.seat, self.first), DONE]

    def price(self, s: State, action: Action) -> int:
        return 1 if action is DONE else 2

    def choose(self, s: State, action: Action) -> None:
        """Beautify in the order of the cards, so that the order of naming makes no difference."""
        names = [self.first] if action is DONE else [self.first, action.name]
        for built in sorted([s.rules.built[name] for name in names], key=lambda built: built.place):
            changes.beautify(s, self.seat, built)

    def can_be_pending(self, s: State, beneath: list[Step]) -> bool:
        player = s.players[self.seat]
        plain = [built.name for built in player.city if not built.gold]
        return in_turn(s, self.seat, beneath) and self.first in plain and player.gold > 0


class Artist(Character):
    key = "artist"
    rank = 9
    verbs = {"beautify": BUILT}
    steps = (BeautifyAnother,)

    def candidates(self, s: State, seat: int) -> list[Action]:
        return s.rules.each_built("beautify", s.players[seat].districts)

    def why_not(self, s: State, seat: int, action: Action) -> Reason | None:
        if s.rules.built[action.name].gold:
            return Reason("beautified")
        return lacks_gold(1, s.players[seat].gold)

    def cost_of(self, s: State, seat: int, action: Action) -> int:
        return 1

    def use(self, s: State, seat: int, action: Action) -> None:
        if seconds(s, seat, action.name):
            s.then(BeautifyAnother(seat, action.name))
        else:
            changes.beautify(s, seat, s.rules.built[action.name])
