"""Runs in the engine once it is packed: everything that the workers of the page import is there."""

import citadels.device.tables
import citadels.device.thinker

print(citadels.device.tables.__name__, citadels.device.thinker.__name__)
