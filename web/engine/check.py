"""Runs in the engine once it is packed: everything that the workers of the page import is there."""

import citadels.device.bot_runner
import citadels.device.tables

print(citadels.device.tables.__name__, citadels.device.bot_runner.__name__)
