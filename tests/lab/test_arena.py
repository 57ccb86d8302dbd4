"""The arena: fair seats, honest intervals, and a match that can be interrupted."""

from __future__ import annotations

import csv
import importlib
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from citadels import CitadelsError
from citadels.bots import BOTS, Bot, RandomBot
from citadels.cli import app
from citadels.commands.arena import opponents
from citadels.lab.arena import Match, compete, seatings
from citadels.lab.match_journal import MatchJournal
from citadels.lab.runner import Outcome
from citadels.lab.sequential import Hypotheses, SequentialTest
from citadels.lab.standings import interval, standings, student
from citadels.record import read
from citadels.settings import Setup
from tests.bots.faulty_bots import Stumbler
from tests.lab.interrupted import interrupted
from tests.waiting import wait_for

pytestmark = pytest.mark.slow

MATCH = Match(12, Setup(), ("greedy", "random"), "1")
DUEL = Match(8, Setup(), ("greedy",), "1", field=("random",))


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["arena", *arguments], catch_exceptions=False)


def report(*arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run(*arguments, "--json").stdout)
    return found


def timeless(outcomes: Sequence[Outcome]) -> list[Outcome]:
    return [replace(outcome, cpu_seconds=0.0) for outcome in outcomes]


def made_up(match: Match, number: int, winner: str, rng: Random) -> Outcome:
    """A game that one of a bot's seats wins."""
    names = match.seating(number)
    seat = rng.choice([seat for seat, name in enumerate(names) if name == winner])
    wins = [float(place == seat) for place in range(match.seats)]
    ranks = [1.0 if win else 3.0 for win in wins]
    return Outcome(number, 100, 10, wins, [int(20 + 5 * win) for win in wins], ranks)


# -- seats -------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("count", range(2, 10))
def test_every_bot_has_every_seat_equally_often(count: int, seats: int) -> None:
    match = Match(1000, Setup(seats=seats), tuple("abcdefghi"[:count]), "1")
    for deal in range(3):
        taken = Counter([place for seating in seatings(match, deal) for place in enumerate(seating)])
        assert len(taken) == count * seats
        assert len(set(taken.values())) == 1
        assert len(seatings(match, deal)) == match.deal_size


@pytest.mark.parametrize(
    ("count", "seats", "size"),
    [(4, 4, 4), (2, 4, 6), (2, 3, 6), (3, 4, 12), (8, 4, 8), (5, 4, 20), (2, 8, 8)],
)
def test_how_many_games_a_deal_takes(count: int, seats: int, size: int) -> None:
    assert Match(1000, Setup(seats=seats), tuple("abcdefgh"[:count]), "1").deal_size == size


def test_a_deal_is_one_key_and_one_set_of_cards() -> None:
    match = Match(12, Setup(preset="random"), ("greedy", "random"), "1")
    assert len({match.key(number) for number in range(6)}) == 1
    assert len({match.settings(number).characters for number in range(6)}) == 1
    assert match.key(6) != match.key(5)
    assert len({tuple(match.seating(number)) for number in range(6)}) == 6
    seeds = {match.bot_seed(number, seat) for number in range(12) for seat in range(4)}
    assert len(seeds) == 48


def test_neighbours_change_from_deal_to_deal() -> None:
    match = Match(1000, Setup(), tuple("abcd"), "1")
    after = {seating[(seating.index("a") + 1) % 4] for deal in range(20) for seating in seatings(match, deal)}
    assert after == set("bcd")


def test_all_bots_meet() -> None:
    match = Match(1000, Setup(seats=3), tuple("abcdef"), "1")
    met = {frozenset(seating) for deal in range(100) for seating in seatings(match, deal)}
    assert all(any({one, other} <= table for table in met) for one in "abcdef" for other in "abcdef")


def test_one_bot_against_a_field() -> None:
    match = Match(100, Setup(), ("a", "b"), "1", field=("x",))
    assert match.deal_size == 8
    games = [match.seating(number) for number in range(8)]
    assert all(game.count("x") == 3 for game in games)
    for bot in "ab":
        assert sorted(game.index(bot) for game in games if bot in game) == [0, 1, 2, 3]
    assert [game.index("x") for game in games[::2]] == [game.index("x") for game in games[1::2]]


def test_the_field_may_be_mixed_and_the_other_way_round() -> None:
    match = Match(4, Setup(), ("a",), "1", field=("x", "y"))
    assert {frozenset(Counter(match.seating(number)).values()) for number in range(4)} == {frozenset({1, 2})}
    there = report("--bots", "greedy", "--field", "random", "--games", "8")
    back = report("--bots", "random", "--field", "greedy", "--games", "8")
    assert [(bot["name"], bot["games"]) for bot in there["bots"]] == [("greedy", 8), ("random", 24)]
    assert {bot["name"]: bot["games"] for bot in back["bots"]} == {"random": 8, "greedy": 24}


# -- playing -----------------------------------------------------------------------------


def test_the_games_do_not_depend_on_the_number_of_jobs() -> None:
    assert timeless(compete(MATCH, 1)) == timeless(compete(MATCH, 2))


def test_a_game_does_not_depend_on_how_many_there_are() -> None:
    assert timeless(compete(MATCH))[:3] == timeless(compete(replace(MATCH, games=3)))


def test_a_game_that_broke_is_reported_with_its_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(BOTS, "stumbler", Stumbler)
    words = ("--bots", "random,stumbler", "--games", "3", "--csv", str(tmp_path / "games.csv"))
    done = run(*words, "--json")
    assert done.exit_code == 1
    found = json.loads(done.stdout)
    assert [error["game"] for error in found["errors"]] == [0, 1, 2]
    assert (found["games"], found["finished"]) == (3, 0)
    assert read(found["errors"][0]["file"]).replay().seat is not None
    plain = run(*words)
    assert plain.exit_code == 1
    assert "game 2: ValueError: out of ideas (at " in plain.stderr


def test_games_that_broke_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots of the first deal break down."""

    def sometimes(seed: str) -> Bot:
        return Stumbler(seed) if seed.startswith("1/0/") else RandomBot(seed)

    monkeypatch.setitem(BOTS, "sometimes", sometimes)
    match = replace(DUEL, bots=("sometimes",))
    outcomes = compete(match)
    assert [outcome.error is None for outcome in outcomes] == [False] * 4 + [True] * 4
    found = {standing.name: standing for standing in standings(match, outcomes)}
    assert (found["sometimes"].games, found["random"].games) == (4, 12)
    test = SequentialTest(Hypotheses(0.4, 0.3))
    compete(match, played=outcomes, test=test)
    assert (test.deals, test.games) == (2, 4)


# -- the file ----------------------------------------------------------------------------


def test_an_interrupted_match_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"

    def stop(outcome: Outcome) -> None:
        journal.add(outcome)
        if outcome.number == 4:
            raise KeyboardInterrupt

    with MatchJournal(path, MATCH) as journal, pytest.raises(KeyboardInterrupt):
        compete(MATCH, on_outcome=stop)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"number": 5, "decis')
    with MatchJournal(path, MATCH) as journal:
        assert [outcome.number for outcome in journal.outcomes] == [0, 1, 2, 3, 4]
        outcomes = compete(MATCH, played=journal.outcomes, on_outcome=journal.add)
    assert timeless(outcomes) == timeless(compete(MATCH))
    with MatchJournal(path, MATCH) as journal:
        assert journal.outcomes == outcomes
    assert len(path.read_text(encoding="utf-8").splitlines()) == 13


def test_a_half_written_first_line_is_written_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with MatchJournal(path, MATCH):
        whole = path.read_bytes()
    path.write_bytes(whole[:30])
    with MatchJournal(path, MATCH) as journal:
        assert journal.outcomes == []
    assert path.read_bytes() == whole


def test_a_file_from_before_there_was_a_setting_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with MatchJournal(path, MATCH) as journal:
        compete(MATCH, on_outcome=journal.add)
    head, *games = path.read_text(encoding="utf-8").splitlines(keepends=True)
    old = {name: value for name, value in json.loads(head).items() if name != "crown"}
    path.write_text("".join([json.dumps(old) + "\n", *games]), encoding="utf-8")
    with MatchJournal(path, MATCH) as journal:
        assert len(journal.outcomes) == 12


def test_the_command_goes_on_and_refuses_another_plan(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    words = ["--bots", "greedy", "--field", "random", "--games", "8", "--out", str(path)]
    first = run(*words)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join([*lines[:3], *lines[5:]]), encoding="utf-8")  # two games are missing
    assert run(*words, "--jobs", "2").stdout == first.stdout
    other = run(*words, "--seed", "2")
    assert other.exit_code == 2
    assert f'{path} has another plan (seed: "0", not "2"); name another file' in other.stderr
    assert "games: 8, not 9" in run(*words, "--games", "9").stderr


@pytest.mark.parametrize("content", ["not ours", "[]\n", '{"format": "something"}\n', "{}\n{}\n"])
def test_a_file_of_something_else_is_left_alone(content: str, tmp_path: Path) -> None:
    path = tmp_path / "other.txt"
    path.write_text(content)
    with pytest.raises(CitadelsError, match="is not a journal of the arena"):
        MatchJournal(path, MATCH)
    assert path.read_text() == content


@pytest.mark.parametrize("line", ["half", "{}", '{"number": 99}', "[]"])
def test_a_damaged_line_is_named(line: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with MatchJournal(path, MATCH):
        pass
    with path.open("a", encoding="utf-8") as file:
        file.write(f"{line}\n")
    with pytest.raises(CitadelsError, match="line 2 does not belong to this plan"):
        MatchJournal(path, MATCH)


@pytest.mark.skipif(sys.platform == "win32", reason="signals go to a process group")
def test_an_interrupt_loses_nothing(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    words = [sys.executable, "-m", "citadels", "arena", "--bots", "greedy,random", "--games", "100000"]
    words += ["--jobs", "2", "--out", str(path)]

    def some_are_played() -> bool:
        return path.exists() and path.read_bytes().count(b"\n") > 5

    code, told = interrupted(words, lambda: wait_for(some_are_played, "some games are played"))
    assert code == 130
    assert "Traceback" not in told
    match = Match(100_000, Setup(), ("greedy", "random"), "0")
    with MatchJournal(path, match) as journal:
        assert f"Interrupted: {len(journal.outcomes)} of 100000 games are in {path}" in told
        [first] = timeless(compete(replace(match, games=1)))
        assert timeless(journal.outcomes[:1]) == [first]


# -- standings ---------------------------------------------------------------------------


def test_standings_add_up() -> None:
    outcomes = compete(MATCH)
    best, last = standings(MATCH, outcomes)
    assert (best.name, last.name) == ("greedy", "random")
    assert best.wins + last.wins == pytest.approx(12)
    assert best.games == last.games == 24
    assert best.share == best.wins / 24
    assert best.low <= best.share <= best.high <= 0.5  # of its two seats only one can win
    assert best.rank + last.rank == pytest.approx(5)
    assert best.points > last.points
    assert best.rating > 25 > last.rating
    assert 0 < best.rating_error < 25 / 3


@pytest.mark.parametrize("alike", [0, 2])
def test_intervals_cover_what_they_should(alike: int) -> None:
    """Also where the games of a deal go together, for which a plain interval would be too narrow."""
    rng = Random(1)
    share, rounds, covered = 0.3, 600, 0
    for _ in range(rounds):
        deals = []
        for _ in range(30):
            chance = rng.betavariate(share * alike, (1 - share) * alike) if alike else share
            deals.append((float(sum(rng.random() < chance for _ in range(4))), 4))
        low, high = interval(deals)
        covered += low <= share <= high
    assert 0.92 < covered / rounds < 0.98


def test_intervals_at_the_edges() -> None:
    assert interval([]) == interval([(1.0, 4)]) == (0.0, 1.0)
    assert interval([(4.0, 4)] * 10) == pytest.approx((0.722, 1.0), abs=0.001)
    assert interval([(0.0, 4)] * 10) == pytest.approx((0.0, 0.278), abs=0.001)
    assert [round(student(degrees), 1) for degrees in (1, 2, 3, 30)] == [12.7, 4.3, 3.2, 2.0]


# -- the sequential test -----------------------------------------------------------------


@pytest.mark.parametrize(("share", "verdict"), [(0.5, "better"), (0.2, "worse")])
def test_a_test_stops_with_the_right_answer(share: float, verdict: str) -> None:
    match = replace(DUEL, games=400)
    stops = []
    for seed in range(40):
        rng = Random(seed)
        winners = ["greedy" if rng.random() < share else "random" for _ in range(400)]
        outcomes = [made_up(match, number, winner, rng) for number, winner in enumerate(winners)]
        test = SequentialTest(Hypotheses(0.4, 0.3))
        counted = compete(match, played=outcomes, test=test)
        assert len(counted) == 4 * test.deals
        stops.append((test.verdict, len(counted)))
    assert [answer for answer, _ in stops].count(verdict) >= 39
    assert sum(games for _, games in stops) / 40 < 100


@pytest.mark.parametrize(("share", "wrong"), [(0.3, "better"), (0.4, "worse")])
@pytest.mark.parametrize("alike", [0, 8])
def test_the_risk_is_about_what_was_asked_for(share: float, wrong: str, alike: int) -> None:
    rng = Random(5)
    mistakes = 0
    for _ in range(300):
        test = SequentialTest(Hypotheses(0.4, 0.3, 0.05))
        while not test.verdict and test.deals < 100:
            chance = rng.betavariate(share * alike, (1 - share) * alike) if alike else share
            test.add([float(rng.random() < chance) for _ in range(4)])
        mistakes += test.verdict == wrong
    assert mistakes / 300 < 0.08


def test_a_test_may_stay_open() -> None:
    test = SequentialTest(Hypotheses(0.4, 0.3))
    for _ in range(25):
        test.add([1.0, 0.0, 0.0])
        test.add([0.0, 1.0, 0.0])
    assert test.verdict == ""
    assert SequentialTest(Hypotheses(0.4, 0.3)).verdict == ""


def test_a_test_does_not_depend_on_the_number_of_jobs(tmp_path: Path) -> None:
    words = ["--test", "greedy:random", "--max-games", "40", "--seed", "3"]
    path = str(tmp_path / "games.jsonl")
    first = report(*words)
    assert first == report(*words, "--jobs", "2", "--out", path)
    assert first == report(*words, "--out", path)
    test = first["test"]
    assert (test["verdict"], test["bot"], test["field"], test["most"]) == ("better", "greedy", "random", 40)
    assert (test["better"], test["worse"], test["risk"]) == (0.4, 0.3, 0.05)
    assert test["games"] == first["games"] < 40
    assert test["low"] <= test["share"] <= test["high"]
    said = run("--test", "random:greedy", "--max-games", "40").stdout
    assert "test: random in a field of greedy is nearer to 30.0 % than to 40.0 % after " in said
    assert "is not decided between 40.0 % and 30.0 % after 4 games" in run(*words, "--max-games", "4").stdout


def test_names_with_colons_can_be_tested(monkeypatch: pytest.MonkeyPatch) -> None:
    assert opponents("search:100ms:greedy") == ("search:100ms", "greedy")
    assert opponents("greedy:search:100ms") == ("greedy", "search:100ms")
    monkeypatch.setitem(BOTS, "100ms:greedy", RandomBot)
    with pytest.raises(CitadelsError, match="can be read as search against 100ms:greedy or as"):
        opponents("search:100ms:greedy")
    found = report("--bots", "search:2n,greedy", "--games", "2")
    assert {bot["name"] for bot in found["bots"]} == {"search:2n", "greedy"}


# -- the command -------------------------------------------------------------------------


def test_the_report_as_json() -> None:
    found = report("--bots", "greedy, Random", "--games", "6", "--preset", "Vicious Nobles", "--seed", "7")
    assert {"version", "command", "seed", "games", "seats", "errors", "bots"} <= found.keys()
    assert (found["games"], found["seats"], found["deals"], found["errors"]) == (6, 4, 1, [])
    assert list(found["bots"][0]) == [
        "name", "games", "wins", "share", "low", "high", "rating", "rating_error", "points", "rank",
    ]  # fmt: skip
    words = found["command"].split()
    assert words[1] == "arena"
    assert report(*words[2:]) == found


def test_the_command_in_the_report_holds_all_wishes() -> None:
    wishes = ["--edition", "2002", "--seats", "5", "--ninth", "no", "--size", "7"]
    found = report("--bots", "greedy,random", "--games", "1", *wishes)
    assert " ".join(wishes) in found["command"]
    assert report(*found["command"].split()[2:]) == found


def test_the_report_in_words() -> None:
    done = run("--bots", "greedy", "--field", "random", "--games", "8", "--seed", "3")
    assert done.exit_code == 0
    assert done.stderr == ""
    assert done.stdout.startswith("8 games of 4 over 2 deals (2016, first_game, seed 3)\n")
    assert "arena --bots greedy --field random --games 8 --edition 2016 --seats 4 --seed 3\n" in done.stdout
    assert "cluster-robust" in done.stdout


def test_a_table_with_a_row_a_game(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    run("--bots", "greedy,random", "--games", "3", "--csv", str(path))
    with path.open(encoding="utf-8", newline="") as file:
        found = list(csv.DictReader(file))
    assert [row["game"] for row in found] == ["0", "1", "2"]
    assert {row[f"bot_{seat}"] for row in found for seat in range(4)} == {"greedy", "random"}
    assert all(sum(float(row[f"wins_{seat}"]) for seat in range(4)) == 1 for row in found)


def test_parquet_needs_pyarrow(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    done = run("--bots", "greedy,random", "--games", "1", "--parquet", str(tmp_path / "games.parquet"))
    assert done.exit_code == 2
    assert "--parquet needs the package pyarrow" in done.stderr


def test_parquet_holds_the_same_rows(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    path = tmp_path / "games.parquet"
    run("--bots", "greedy,random", "--games", "3", "--parquet", str(path))
    table = importlib.import_module("pyarrow.parquet").read_table(path)
    assert table.column("game").to_pylist() == [0, 1, 2]
    assert {b"version", b"seed", b"command"} <= table.schema.metadata.keys()


def test_a_terminal_with_a_small_character_set() -> None:
    words = [sys.executable, "-m", "citadels", "arena", "--bots", "greedy,random", "--games", "1"]
    variables = os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    assert subprocess.run(words, env=variables, stdout=subprocess.DEVNULL, check=False).returncode == 0


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["--bots", "greedy,deep"], "unknown bot 'deep'; choose from beginner, "),
        ([], "--bots: name at least one"),
        (["--bots", "greedy"], "one bot alone always wins; name another bot or a field"),
        (["--bots", "greedy,greedy"], "bot 'greedy' is named 2 times"),
        (["--bots", "greedy", "--field", "greedy"], "bot 'greedy' is also in the field; remove it from one"),
        (["--bots", "greedy", "--field", "random,random", "--seats", "2"], "2 bots in the field for 1 seats"),
        (["--bots", "greedy,random", "--games", "0"], "--games: write a whole number from 1 on, not '0'"),
        (["--bots", "greedy,random", "--seats", "1"], "“2016” is for 2 to 8 players, not 1"),
        (["--bots", "greedy,random", "--seats", "9"], "“2016” is for 2 to 8 players, not 9"),
        (["--bots", "greedy,random", "--out", "nowhere/x"], "--out: folder nowhere does not exist"),
        (["--bots", "greedy,random", "--csv", "tests"], "--csv: tests is a folder"),
        (["--bots", "greedy,random", "--out", "x", "--csv", "./x"], "each needs a file of its own"),
        (["--bots", "greedy,random", "--max-games", "5"], "--max-games: not without --test"),
        (["--bots", "greedy", "--test", "greedy:random"], "--bots: not with --test"),
        (["--test", "greedy"], "--test: write A:B"),
        (["--test", "greedy:deep"], "unknown bot 'deep'"),
        (["--test", "greedy:random", "--better", "0.2"], "better 0.2 and worse 0.3 must be between 0 and 1"),
        (["--test", "greedy:random", "--risk", "1"], "risk 1.0 must be between 0 and 0.5"),
    ],
)
def test_bad_wishes_are_refused(arguments: list[str], problem: str) -> None:
    done = run(*arguments)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert problem in " ".join(done.stderr.split())


def test_too_many_bots_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    for letter in "abcdef":
        monkeypatch.setitem(BOTS, letter, RandomBot)
    done = run("--bots", "a,b,c,d,e,f", "--seats", "2", "--games", "2")
    assert done.exit_code == 2
    assert (
        "6 bots are too many for 2 seats and 2 games; a deal in which all play alike takes 6" in done.stderr
    )
    with pytest.raises(CitadelsError, match="0 games"):
        replace(MATCH, games=0).check()


def test_help_shows_examples() -> None:
    done = run("--help")
    assert "Examples:" in done.stdout
    for option in ("--field", "--test", "--out", "--parquet"):
        assert option in done.stdout
