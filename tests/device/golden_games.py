"""Runs in the Python of browsers: the golden games that replay to their last event, and those that do not."""

import json

from tests.games.files import changed, names, stored, story

print(json.dumps({name: changed(name, story(stored(name))) for name in names()}))
