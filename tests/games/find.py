"""Finding golden games: one for every list and number of seats, then more until nothing is missing.

Many games are played and a small set is kept that shows everything, short games first. ``older_wishes.py``
says who plays those of the older editions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count, islice
from typing import NamedTuple

from citadels import EDITIONS, PRESETS, SetupError
from citadels.engine.chance import key_from_seed
from citadels.engine.rules import Edition
from citadels.record import GameFile
from citadels.settings import Settings, Setup
from tests.games.coverage import shown, wanted
from tests.games.files import LONGEST_STORY, names, play, stored, story, who, write
from tests.games.older import OLDER
from tests.games.older_wishes import EXPANDED, OLDER_WISHES, OlderWish

LISTS = (*PRESETS, "random")
SEATS = range(2, 9)
TRIES = 6  # games to choose among for each list and number of seats
ENOUGH = 3  # games are looked at, as a multiple of those until nothing was left to be found
LARGEST = 400  # questions; beyond that a game's story grows too long

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


class Plan(NamedTuple):
    """One of the first games of an older edition: with each of its presets a few."""

    edition: str
    preset: str
    seats: int
    characters: int

    @property
    def name(self) -> str:
        """The name of its game."""
        return f"{self.edition}_{self.preset}_{self.seats}_{self.characters}"

    def play(self, number: int, table: list[str]) -> GameFile:
        key = key_from_seed(f"golden/{self.name}/{number}")
        nine = self.characters == 9
        return played(Setup(self.edition, self.preset, self.seats, ninth=nine).settings(key), key, table)


PLANS = (
    *(Plan(edition, "basic", *draft) for edition in EXPANDED for draft in ((2, 8), (4, 8), (7, 9))),
    *(Plan(edition, "expansion", *draft) for edition in EXPANDED for draft in ((4, 9), (8, 9))),
    *(Plan("2000", "basic", seats, 8) for seats in (2, 4, 7)),
)


def games() -> Iterator[GameFile]:
    """Games of 2016 without end, of all lists, sizes and players in turn."""
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
        settings = Setup(preset=list_name, seats=seats, ninth=ninth or None).settings(key)
    except SetupError:
        settings = Setup(preset=list_name, seats=seats).settings(key)
    return played(settings, key, table)


def older_games(edition: str) -> Iterator[GameFile]:
    """Games of an older edition without end; one in four has shorter cities, one in five the variants."""
    cards = EDITIONS[edition]
    wishes = [wish for wish in OLDER_WISHES if edition in wish.editions]
    for number in count():
        wish = wishes[number % len(wishes)]
        lap = number // len(wishes)
        numbers = wish.seats or tuple(cards.spec.sizes)
        seats = numbers[lap % len(numbers)]
        shorter = cards.spec.sizes[seats][1:]
        size = shorter[lap // 4 % len(shorter)] if lap % 4 == 3 else None
        variants = tuple(cards.variants) if lap % 5 == 4 else ()
        key = key_from_seed(f"golden/{edition}/more/{number}")
        table = ([wish.wish], [wish.wish, "greedy"], [wish.wish, BUSY])[lap // 7 % 3]
        yield played(wished(cards, seats, wish, key, size, variants), key, table)


def wished(
    cards: Edition, seats: int, wish: OlderWish, key: bytes, size: int | None, variants: tuple[str, ...]
) -> Settings:
    """Settings with the cards of a wish; characters and districts that it does not name are drawn."""
    drawn = Setup(cards.key, "random", seats).settings(key)
    cast = dict(enumerate(drawn.characters, 1))
    for character in cards.characters:
        if character.key in wish.characters.split() and character.rank in cast:
            cast[character.rank] = character.key if seats >= character.min_seats else cast[character.rank]
    unique = [district.key for district in cards.districts[cards.basic_kinds :]]
    named = unique if wish.districts == "all" else wish.districts.split() or drawn.districts
    never = {district.key for district in cards.districts if {*district.incompatible_with} & {*cast.values()}}
    deck = [key for key in unique if key in named and key not in never]
    setup = Setup(cards.key, None, seats, [*cast.values()], deck, size=size, variants=variants)
    return setup.settings()


def played(settings: Settings, key: bytes, table: list[str]) -> GameFile:
    return play(settings, key, [table[seat % len(table)] for seat in range(settings.seats)], LARGEST)


def fits(file: GameFile) -> bool:
    """Whether the game came to its end, and its story is not too long."""
    return len(file.actions) < LARGEST and len("\n".join(story(file))) < LONGEST_STORY


def find(most: int, say: Callable[[str], None]) -> None:
    """Add games for all that is missing; give up after so many of each edition."""
    missing = wanted()
    for name in names():
        missing -= shown(stored(name))
    _basic(missing, say)
    _basic_older(missing, say)
    for edition in OLDER:
        own = {line for line in missing if line.startswith(f"{edition} ")}
        _more(f"{edition}_more", islice(older_games(edition), most), own, missing, say)
    _more("more", islice(games(), most), missing, missing, say)
    for line in sorted(missing):
        say(f"not found: {line}")


def _more(
    name: str, games: Iterator[GameFile], sought: set[str], missing: set[str], say: Callable[[str], None]
) -> None:
    """Look among games for what is sought, and keep those that show most of it."""
    pool: list[tuple[GameFile, set[str]]] = []
    left = set(sought)
    last = 0
    for number, file in enumerate(games):
        if not left and number >= ENOUGH * last:
            break
        if fits(file):
            new = shown(file) & sought
            if new:
                pool.append((file, new))
            if new & left:
                say(f"{number}: {', '.join(sorted(new & left))}")
                last = number
            left -= new
    for file in _chosen(pool, sought):
        _keep(file, f"{name}_{_next_number(name):02}", missing, say)


def _chosen(pool: list[tuple[GameFile, set[str]]], sought: set[str]) -> list[GameFile]:
    """Few games that show together what all of them show."""
    rarity = Counter([line for _, lines in pool for line in lines])
    left = set(sought)
    chosen: list[tuple[GameFile, set[str]]] = []
    while pool:
        chosen.append(max(pool, key=lambda found: _worth(found[0], found[1] & left, rarity)))
        left -= chosen[-1][1]
        pool = [found for found in pool if found[1] & left]
    for found in chosen[:]:  # what was chosen later may make it needless
        others = set().union(*[lines for file, lines in chosen if file is not found[0]])
        if found[1] <= others:
            chosen.remove(found)
    return [file for file, _ in chosen]


def _worth(file: GameFile, new: set[str], rarity: Counter[str]) -> float:
    """A game is worth the more, the shorter it is and the fewer others show what it shows."""
    return sum([1 / rarity[line] for line in new]) / (LARGEST + len(file.actions))


def _basic(missing: set[str], say: Callable[[str], None]) -> None:
    """One game for every list and number of seats."""
    for index, (name, seats) in enumerate([(name, seats) for name in LISTS for seats in SEATS]):
        if f"{name} with {seats} seats" in missing:
            table = BASE[index % len(BASE)]
            ninth = index % 2 == 1
            tried = [game(name, seats, table, f"golden/{name}/{seats}/{n}", ninth) for n in range(TRIES)]
            quick = game(name, seats, ["greedy", "random"], f"golden/{name}/{seats}/quick", ninth)
            _keep_best([file for file in tried if fits(file)] or [quick], f"{name}_{seats}", missing, say)


def _basic_older(missing: set[str], say: Callable[[str], None]) -> None:
    """One game for every plan."""
    for index, plan in enumerate(PLANS):
        if f"{plan.edition} {plan.preset} with {plan.seats} seats" in missing:
            for table in (BASE[index % len(BASE)], ["greedy", "random"], ["greedy"]):
                files = [file for number in range(2 * TRIES) if fits(file := plan.play(number, table))]
                if files:
                    _keep_best(files, plan.name, missing, say)
                    break


def _keep_best(files: list[GameFile], name: str, missing: set[str], say: Callable[[str], None]) -> None:
    best = max(files, key=lambda file: len(shown(file) & missing) / (100 + len(file.actions)))
    _keep(best, name, missing, say)


def _next_number(name: str) -> int:
    taken = [int(other.split("_")[-1]) for other in names() if other.startswith(f"{name}_")]
    return 1 + max(taken, default=0)


def _keep(file: GameFile, name: str, missing: set[str], say: Callable[[str], None]) -> None:
    new = shown(file) & missing
    missing -= new
    write(name, file)
    say(f"{name}: {who(file)}, {len(file.actions)} answers, {len(new)} new")
