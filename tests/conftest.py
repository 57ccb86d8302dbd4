"""Hypothesis profiles: ``quick`` is the everyday one and repeatable, ``soak`` looks further each time.

``HYPOTHESIS_PROFILE=soak`` chooses the other one, and so does ``pytest --hypothesis-profile=soak``.
Games come from seeds, and a smaller seed is no simpler game: so nothing is shrunk.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, Phase, settings

from citadels.cli import use_one_thread

use_one_thread()
os.environ["LC_ALL"] = "C.UTF-8"  # the commands speak English wherever the tests run

GAMES = settings(
    deadline=None,
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
    suppress_health_check=[HealthCheck.too_slow],
)

settings.register_profile("quick", GAMES, max_examples=12, derandomize=True, database=None)
settings.register_profile("soak", GAMES, max_examples=1000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "quick"))
