"""Runs in the Python of browsers, with the page's network: the answers of the bots that use it."""

import json

from tests.device.searches import answers

print(json.dumps(answers()))
