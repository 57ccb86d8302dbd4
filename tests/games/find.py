"""Finding golden games: one for every list and number of seats, then more until nothing is missing.

Many games are played and a small set is kept that shows everything, short games first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count

from citadels import PRESETS, SetupError
from citadels.editions.settings import choose
from citadels.engine.chance import key_from_seed
from citadels.record import GameFile
from tests.games.coverage import shown, wanted
from tests.games.files import HERE, paths, play, stored, who, write

LISTS = (*PRESETS, "random")
SEATS = range(2, 9)
TRIES = 6  # games to choose among for each list and number of seats
LARGEST = 330  # decisions; beyond that a game's story grows too long

BASE = (["random"], ["random", "greedy"], ["greedy"], ["greedy", "greedy", "random"])
BUSY = "avoids end"

# Players that lead a game to what chance seldom does: the lists they are for, and their wishes.
WISHES: tuple[tuple[tuple[str, ...], str], ...] = (
    (("random", "illustrious_emissaries", "cunning_agents"), "avoids end"),
    (("random",), "likes pick assassin, kill king, kill emperor, kill patrician, favour; avoids end"),
    (("random", "vicious_nobles", "first_game"), "likes pick assassin, kill patrician, kill king"),
    (("cunning_agents", "illustrious_emissaries", "random"), "likes pick witch, pick emperor; avoids end"),
    (("random",), "likes pick assassin, pick queen, pick emperor, kill emperor, kill king"),
    (("illustrious_emissaries", "random"), "likes museum, build museum, pick diplomat, exchange * museum"),
    (("cunning_agents", "vicious_nobles"), "likes museum, build museum, pick warlord, destroy * museum"),
    (("ambitious_aristocrats", "illustrious_emissaries", "random"), "likes build great_wall, seize, destroy"),
    (("devious_dignitaries", "ambitious_aristocrats"), "likes pick magistrate, confiscate, thieves_den"),
    (("random",), "likes pick magistrate, pick cardinal, pick alchemist, confiscate, charge, build"),
    (("random",), "likes gather cards, plans, sail cards, study, smithy, mix 0; avoids build, end"),
    (("vicious_nobles", "tenacious_delegates", "first_game"), "likes gather cards, plans; avoids build"),
    (("devious_dignitaries", "random"), "likes gather cards, build thieves_den, thieves_den, pay_card"),
    (("devious_dignitaries", "ambitious_aristocrats"), "likes build framework, build thieves_den, framework"),
    (
        ("vicious_nobles", "random"),
        "likes pick cardinal, thieves_den, build thieves_den, charge, gather cards",
    ),
    (("cunning_agents", "devious_dignitaries"), "likes build, build poor_house, pick alchemist"),
    (("cunning_agents", "ambitious_aristocrats", "illustrious_emissaries"), "likes build, gather gold"),
    (("tenacious_delegates", "random"), "likes pick artist, beautify, exchange, destroy, seize, build"),
    (("cunning_agents", "random"), "likes build monument, build, gather gold; avoids end"),
    (("cunning_agents", "devious_dignitaries"), "likes theater, build theater, give_character, refuse"),
    (("ambitious_aristocrats", "random"), "likes pick marshal, pick wizard, seize, build, erect"),
    (("random",), "likes pick witch, bewitch; avoids end"),
    (("random",), "likes pick warlord, destroy, build great_wall, build; avoids end"),
    (("cunning_agents", "illustrious_emissaries"), "likes build park, build poor_house, build, destroy"),
)


def games() -> Iterator[GameFile]:
    """Games without end, of all lists, sizes and players in turn."""
    for number in count():
        seats = SEATS[number % len(SEATS)]
        lists, wish = WISHES[number % len(WISHES)]
        name = lists[number // len(WISHES) % len(lists)]
        table = ([wish], [wish, BUSY], [wish, "greedy"])[number // (len(WISHES) * 3) % 3]
        yield game(name, seats, table, f"golden/more/{number}", number % 2 == 1)


def game(list_name: str, seats: int, table: list[str], seed: str, ninth: bool = False) -> GameFile:
    """The players of a table go round it."""
    key = key_from_seed(seed)
    try:
        settings = choose("2016", seats, list_name, ninth=ninth or None, key=key)
    except SetupError:
        settings = choose("2016", seats, list_name, key=key)
    return play(settings, key, [table[seat % len(table)] for seat in range(seats)], LARGEST)


def fits(file: GameFile) -> bool:
    """Whether the game came to its end."""
    return len(file.actions) < LARGEST


def find(most: int, say: Callable[[str], None]) -> None:
    """Add games for all that is missing; give up after so many."""
    missing = wanted()
    for path in paths():
        missing -= shown(stored(path))
    _basic(missing, say)
    pool: list[tuple[GameFile, set[str]]] = []
    left = set(missing)
    for number, file in enumerate(games()):
        if not left or number >= most:
            break
        if fits(file):
            new = shown(file) & missing
            if new:
                pool.append((file, new))
                if new & left:
                    say(f"{number}: {', '.join(sorted(new & left))}")
                left -= new
    while pool and missing:
        file, new = max(pool, key=lambda found: len(found[1] & missing) / (100 + len(found[0].actions)))
        if not new & missing:
            break
        _keep(file, f"more_{_next_number():02}", missing, say)
    for line in sorted(missing):
        say(f"not found: {line}")


def _basic(missing: set[str], say: Callable[[str], None]) -> None:
    """One game for every list and number of seats."""
    for index, (name, seats) in enumerate([(name, seats) for name in LISTS for seats in SEATS]):
        if f"{name} with {seats} seats" in missing:
            table = BASE[index % len(BASE)]
            ninth = index % 2 == 1
            tried = [game(name, seats, table, f"golden/{name}/{seats}/{n}", ninth) for n in range(TRIES)]
            quick = game(name, seats, ["greedy", "random"], f"golden/{name}/{seats}/quick", ninth)
            tried = [file for file in tried if fits(file)] or [quick]
            best = max(tried, key=lambda file: len(shown(file) & missing) / (100 + len(file.actions)))
            _keep(best, f"{name}_{seats}", missing, say)


def _next_number() -> int:
    return 1 + max([int(path.stem.split("_")[1]) for path in HERE.glob("more_*.json")], default=0)


def _keep(file: GameFile, name: str, missing: set[str], say: Callable[[str], None]) -> None:
    new = shown(file) & missing
    missing -= new
    write(HERE / f"{name}.json", file)
    say(f"{name}.json: {who(file)}, {len(file.actions)} decisions, {len(new)} new")
