"""Save positions of this version, as part of a release: python -m tests.saved"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import citadels
from tests.properties.tables import table

FOLDER = Path(__file__).parent


def positions() -> list[citadels.Document]:
    """Every prompt once or twice, met in random games over all editions, lists and seats."""
    found: dict[tuple[bool, str], list[citadels.Document]] = {}
    rng = Random(0)
    for seed in range(1200):
        edition = ("2016", *citadels.EDITIONS)[seed % 5]
        game = table(edition, Random(seed)).deal()
        while not game.over:
            kept = found.setdefault((edition == "2016", str(game.prompt)), [])
            if len(kept) < (2 if edition == "2016" else 1) and rng.random() < 0.2:
                kept.append(game.to_json())
            game.apply(rng.choice(game.actions()))
    return [document for kept in found.values() for document in kept]


if __name__ == "__main__":
    path = FOLDER / f"{citadels.__version__}.json"
    path.write_text("\n".join(json.dumps(document) for document in positions()) + "\n", encoding="utf-8")
    print(f"{path.name}: {len(path.read_text(encoding='utf-8').splitlines())} positions")
