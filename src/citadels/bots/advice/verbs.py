"""Evaluators by verb: for verbs of every game, and templates for verbs of cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from citadels.bots.advice import full, plain, quick
from citadels.bots.advice.base import Evaluator

# Templates. A card's advice chooses one, and may replace parts of it.
GAIN: Final = Evaluator(quick.gain, plain.always(30.0), full.free(full.FIRST))  # a free benefit
AVOID: Final = Evaluator(quick.never, plain.always(0.5), full.avoid)  # rarely good
AIM: Final = Evaluator(quick.aim, plain.aim, full.aim)  # target a character
BLUFF: Final = Evaluator(plain=plain.aim, full=full.bluff, noise_scale=20.0)  # be unpredictable
LOOK: Final = Evaluator(quick.other_hand, plain.look, full.look)  # look at a player's hand
TAKE_CARD: Final = Evaluator(quick.take_card, plain.take_card, full.take_card)
GIVE_CARD: Final = Evaluator(quick.give_card, plain.give_card, full.give_card)  # give, pay or discard
BUILD_DISTRICT: Final = Evaluator(quick.build, plain.build, full.build)
TAKE_DISTRICT: Final = Evaluator(quick.take_district, plain.take_district, full.take_district)
GIVE_DISTRICT: Final = Evaluator(plain=plain.give_district, full=full.give_district)
DESTROY: Final = Evaluator(quick.destroy, plain.destroy, full.destroy)

# Verbs that belong to no single card.
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
