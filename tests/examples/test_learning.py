"""The example of a learner learns."""

from __future__ import annotations

import pytest
from examples.learning.preferences import learn


@pytest.mark.slow
def test_preferences_beat_players_who_act_at_random() -> None:
    _, rewards = learn(150)
    won = [reward > 0 for reward in rewards[-80:]]
    assert sum(won) / len(won) > 0.4  # a quarter would be chance
