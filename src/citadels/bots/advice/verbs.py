"""How answers are judged by their verbs: those that every game has, and kinds of verbs that cards bring."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from citadels.bots.advice import full, plain, quick
from citadels.bots.advice.base import Evaluator

# What the verb of a card may do. A card says which it is, and how it differs.
GAIN: Final = Evaluator(quick.gain, plain.always(30.0), full.free(full.FIRST))  # costs nothing
AVOID: Final = Evaluator(quick.never, plain.always(0.5), full.avoid)  # seldom a good idea
AIM: Final = Evaluator(quick.aim, plain.aim, full.aim)  # at a character
BLUFF: Final = Evaluator(plain=plain.aim, full=full.bluff, noise_scale=20.0)  # with one of several characters
LOOK: Final = Evaluator(quick.other_hand, plain.look, full.look)  # at a player's hand
TAKE_CARD: Final = Evaluator(quick.take_card, plain.take_card, full.take_card)
GIVE_CARD: Final = Evaluator(quick.give_card, plain.give_card, full.give_card)  # or pay, or throw away
BUILD_DISTRICT: Final = Evaluator(quick.build, plain.build, full.build)
TAKE_DISTRICT: Final = Evaluator(quick.take_district, plain.take_district, full.take_district)
GIVE_DISTRICT: Final = Evaluator(plain=plain.give_district, full=full.give_district)
DESTROY: Final = Evaluator(quick.destroy, plain.destroy, full.destroy)

# The verbs that belong to no card, or to several.
COMMON: Final[dict[str, Evaluator]] = {
    "pick": Evaluator(quick.pick, plain.pick, full.pick, noise_scale=12.0),
    "discard": Evaluator(plain=plain.discard, full=full.discard),
    "gather": Evaluator(quick.gather, plain.gather, full.gather),
    "keep": TAKE_CARD,
    "build": BUILD_DISTRICT,
    "pay": Evaluator(full=full.pay),
    "end": Evaluator(quick.last, plain.always(0.5), full.leave_it),
    "pass": Evaluator(quick.last, plain.always(0.6), full.leave_it),
    "done": Evaluator(quick.last, plain.always(0.6), full.leave_it),
    "income": replace(GAIN, full=full.income),
    "give_card": GIVE_CARD,
    "hand_over": GIVE_CARD,
    "pay_card": GIVE_CARD,
}
