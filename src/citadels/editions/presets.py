"""The presets of the editions (PRESET-1)."""

from __future__ import annotations

from citadels.engine.rules import Preset


def _preset(key: str, characters: str, ninth: str, districts: str = "") -> Preset:
    return Preset(key, tuple(characters.split()), ninth, tuple(districts.split()))


PRESETS_2016 = (
    _preset(
        "first_game",
        "assassin thief magician king bishop merchant architect warlord",
        "",
        "dragon_gate factory haunted_quarter imperial_treasury keep laboratory library "
        "map_room quarry school_of_magic smithy statue thieves_den wishing_well",
    ),
    _preset(
        "ambitious_aristocrats",
        "magistrate thief wizard patrician bishop trader architect marshal",
        "queen",
        "capitol factory framework great_wall haunted_quarter keep necropolis park "
        "poor_house quarry school_of_magic stables statue thieves_den",
    ),
    _preset(
        "cunning_agents",
        "witch blackmailer magician emperor abbot alchemist architect warlord",
        "tax_collector",
        "armory basilica dragon_gate gold_mine keep monument museum necropolis park "
        "poor_house quarry secret_vault smithy theater",
    ),
    _preset(
        "illustrious_emissaries",
        "witch spy seer emperor bishop merchant scholar diplomat",
        "artist",
        "factory framework great_wall haunted_quarter ivory_tower keep library museum "
        "observatory park poor_house quarry school_of_magic smithy",
    ),
    _preset(
        "devious_dignitaries",
        "magistrate blackmailer wizard king abbot alchemist navigator marshal",
        "queen",
        "dragon_gate factory framework haunted_quarter laboratory necropolis park "
        "poor_house secret_vault smithy stables theater thieves_den wishing_well",
    ),
    _preset(
        "tenacious_delegates",
        "assassin spy seer king cardinal trader scholar diplomat",
        "artist",
        "basilica capitol haunted_quarter imperial_treasury laboratory library map_room "
        "observatory school_of_magic secret_vault smithy stables statue wishing_well",
    ),
    _preset(
        "vicious_nobles",
        "assassin thief magician patrician cardinal merchant navigator warlord",
        "tax_collector",
        "armory basilica dragon_gate gold_mine imperial_treasury ivory_tower laboratory "
        "map_room monument museum school_of_magic statue thieves_den wishing_well",
    ),
)

BASIC = _preset("basic", "assassin thief magician king bishop merchant architect warlord", "artist")
EXPANSION = _preset(
    "expansion", "witch tax_collector wizard emperor abbot alchemist navigator diplomat", "artist"
)


def cast_of(preset: Preset, seats: int, ninth: str | bool) -> tuple[str, ...]:
    """Return a preset's characters for a number of seats. ``ninth`` requests, names or excludes a rank 9."""
    characters = tuple([FOR_TWO.get(key, key) if seats == 2 else key for key in preset.characters])
    if ninth is True:
        ninth = preset.ninth or FIRST_NINTH.get(seats, "tax_collector")
        ninth = FOR_FEW.get(ninth, ninth) if seats < 5 else ninth
    return (*characters, ninth) if ninth else characters


# Replacements of characters that cannot be used (PRESET-1).
FOR_TWO = {"emperor": "king"}
FOR_FEW = {"queen": "artist"}
FIRST_NINTH = {3: "tax_collector", 8: "queen"}
