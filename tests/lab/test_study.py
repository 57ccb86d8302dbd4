"""Studies: findings whose truth is known are found, chance makes no claims, and the command reports them."""

from __future__ import annotations

import csv
import json
import shlex
import subprocess
import sys
from dataclasses import asdict, replace
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from msgspec import convert
from typer.testing import CliRunner, Result

from citadels import CitadelsError, Setup
from citadels.cli import app
from citadels.commands.studies.plot import Line, plot
from citadels.lab import trials
from citadels.lab.study import (
    ASSOCIATION,
    EXPERIMENT,
    RANDOMIZED,
    Estimate,
    Finding,
    advantage,
    difference,
    findings,
    holm,
    mean_of,
    p_value,
)
from citadels.lab.study_journal import StudyJournal
from citadels.lab.trials import Case, Deal, GameOutcome, StudyPlan, options, play, play_deals_unordered

SEATS = 4
CASE = Case("greedy", Setup(seats=SEATS))


def found(plan: StudyPlan, deals: list[Deal]) -> dict[tuple[str, str, str], Finding]:
    return {(each.question, each.subject, each.method): each for each in findings(plan, deals)}


# -- estimates -----------------------------------------------------------------------------


def test_intervals_hold_what_they_promise() -> None:
    """Of many intervals about 95 % hold the truth, also where games of a deal go together."""
    rng, held = Random(1), 0
    for _ in range(400):
        rows = []
        for deal in range(30):
            luck = rng.gauss(0, 1)
            rows += [(deal, has, luck + 0.3 * has + rng.gauss(0, 1)) for has in (True, False, False)]
        each = difference(rows)
        held += each.low <= 0.3 <= each.high
    assert 0.92 <= held / 400 <= 0.98


def test_pairs_are_more_exact_than_two_groups() -> None:
    rng = Random(2)
    luck = [rng.gauss(0, 5) for _ in range(100)]
    paired = mean_of([1 + rng.gauss(0, 1) for _ in luck])
    apart = difference([(i, i % 2 == 0, each + (i % 2 == 0)) for i, each in enumerate(luck)])
    assert paired.error < apart.error / 4
    assert paired.low < 1 < paired.high


def test_chance_seldom_makes_a_claim() -> None:
    """Among families of twenty findings that are all nothing, about 5 % have a clear one."""
    rng, claims = Random(3), 0
    for _ in range(200):
        family = [mean_of([rng.gauss(0, 1) for _ in range(40)]).p for _ in range(20)]
        claims += min(holm(family)) < 0.05
    assert claims / 200 < 0.1


def test_nothing_is_claimed_where_nothing_varies() -> None:
    assert p_value(0.0, 0.0, 5) == 1.0
    assert p_value(1.0, 0.0, 5) == 1.0
    assert p_value(9.0, 1.0, 5) < 0.001
    assert p_value(0.0, 1.0, 5) == pytest.approx(1.0)


def test_corrected_values_keep_their_order_and_never_exceed_one() -> None:
    assert holm([0.5, 0.001, 0.6]) == [1.0, 0.003, 1.0]
    assert holm([]) == []


# -- findings of made-up games ------------------------------------------------------------------


def outcome(points: list[int], built: list[list[str]] | None = None) -> GameOutcome:
    best = max(points)
    wins = [float(value == best) / points.count(best) for value in points]
    return GameOutcome(wins, points, 9, built or [[] for _ in points])


def made_up(number: int, rng: Random, case: int = 0) -> Deal:
    """A deal in which the crown is worth 3 points, a keep in the first hand 5, and the thief 2."""
    luck = [rng.randint(10, 20) for _ in range(SEATS)]
    holder = rng.randrange(SEATS)
    luck[holder] += 5
    hands = [["keep" if seat == holder else "tavern"] for seat in range(SEATS)]
    games = [outcome([luck[seat] + 3 * (seat == crown) for seat in range(SEATS)]) for crown in range(SEATS)]
    pick = {"thief": [0.5, 22], "king": [0.25, 20 + rng.randint(-1, 1)], "bishop": [0.25, 20]}
    return Deal(case, number, hands, games, {"thief": 4, "king": 2}, {"thief": 1}, pick, choice=games)


def test_effects_whose_truth_is_known() -> None:
    rng = Random(4)
    plan = StudyPlan((CASE,), 100 * SEATS, "0")
    answers = found(plan, [made_up(number, rng) for number in range(100)])
    crown = answers["crown", "crown", EXPERIMENT]
    assert crown.measures["points"].value == pytest.approx(3.0)
    assert crown.measures["points"].error == pytest.approx(0.0, abs=1e-9)
    assert crown.measures["wins"].clear
    later = answers["choice", "first_choice", EXPERIMENT]
    assert later.measures["points"].value == pytest.approx(3.0)
    assert answers["seat", "place_1", EXPERIMENT].measures == {
        name: replace(each, adjusted=answers["seat", "place_1", EXPERIMENT].measures[name].adjusted)
        for name, each in crown.measures.items()
    }
    assert answers["seat", "place_3", EXPERIMENT].measures["points"].value == pytest.approx(-1.0)
    keep = answers["districts", "keep", RANDOMIZED].measures["points"]
    assert keep.low < 5 < keep.high
    assert keep.clear
    thief = answers["characters", "thief", EXPERIMENT]
    assert thief.measures["points"].low < 2 < thief.measures["points"].high
    assert thief.measures["wins"].value == pytest.approx(0.25)
    assert thief.levels["taken"] == pytest.approx(0.25)
    assert answers["characters", "king", EXPERIMENT].measures["wins"].value == pytest.approx(-0.125)


def test_a_district_that_goes_with_many_others_is_not_credited_for_them() -> None:
    """Who builds more has more points; the tavern is built by all who build much, and adds nothing."""
    rng, deals = Random(5), []
    for number in range(60):
        built = [["tavern"] * (count > 3) + ["manor"] * (count - (count > 3)) for count in (2, 3, 5, 6)]
        games = [outcome([3 * len(city) + rng.randint(0, 4) for city in built], built) for _ in range(SEATS)]
        deals.append(Deal(0, number, [["tavern"], [], [], []], games))
    answers = found(StudyPlan((CASE,), 60 * SEATS, "0", ("districts",)), deals)
    tavern = answers["districts", "tavern", ASSOCIATION].measures["points"]
    assert tavern.low <= 0 <= tavern.high


def test_a_district_is_not_credited_for_its_list() -> None:
    """One preset gives every player 20 points more; a district that only it has must add nothing."""
    rng, deals = Random(7), []
    rich = Case("greedy", Setup(preset="cunning_agents"))
    for number in range(60):
        for case, name in enumerate(("keep", "museum")):
            games = [outcome([20 * case + rng.randint(0, 9) for _ in range(SEATS)]) for _ in range(SEATS)]
            deals.append(Deal(case, number, [[name], ["tavern"], ["tavern"], ["tavern"]], games))
    plan = StudyPlan((CASE, rich), 60 * SEATS, "0", ("districts",))
    [museum] = [each for each in findings(plan, deals) if each.subject == "museum" and each.list == "all"]
    assert abs(museum.measures["points"].value) < 2
    assert not museum.measures["points"].clear


def test_every_hand_is_compared_with_itself() -> None:
    games = [outcome([10 * seat + (seat == crown) for seat in range(SEATS)]) for crown in range(SEATS)]
    assert advantage(games, 0, lambda game: game.points) == pytest.approx(1.0)


def test_lists_are_compared_with_each_other_and_options_deal_by_deal() -> None:
    rng = Random(6)
    other = Case("greedy", Setup(preset="cunning_agents"))
    option = Case("greedy", Setup(ninth=True), "ninth")
    plan = StudyPlan((CASE, other, option), 30 * SEATS, "0", ("lists", "options", "crown"))
    deals = [made_up(number, rng, case) for number in range(30) for case in range(2)]
    for deal in [deal for deal in deals if deal.case == 0]:
        longer = [replace(game, rounds=game.rounds + 2) for game in deal.games]
        deals.append(replace(deal, case=2, games=longer))
    answers = found(plan, deals)
    assert answers["options", "ninth", EXPERIMENT].measures["rounds"].value == pytest.approx(2.0)
    assert answers["options", "ninth", EXPERIMENT].measures["mean_points"].value == pytest.approx(0.0)
    assert answers["lists", "cunning_agents", RANDOMIZED].levels["rounds"] == pytest.approx(9.0)
    crowns = [each for each in findings(plan, deals) if each.question == "crown"]
    assert [each.list for each in crowns] == ["all", "first_game", "cunning_agents"]


def test_deals_that_failed_do_not_count() -> None:
    deals = [made_up(number, Random(number)) for number in range(6)]
    broken = Deal(0, 6, error="ValueError: out of ideas")
    plan = StudyPlan((CASE,), 7 * SEATS, "0", ("crown",))
    assert findings(plan, [*deals, broken]) == findings(plan, deals)


# -- playing ---------------------------------------------------------------------------------


def test_a_deal_is_the_same_however_it_is_played() -> None:
    plan = StudyPlan((replace(CASE, bot="random"),), 2 * SEATS, "0")
    deal = play(plan, 0, 1)
    assert deal.error == ""
    assert len(deal.games) == len(deal.choice) == SEATS
    assert len(deal.pick) > 1
    assert {name for name, count in deal.taken.items() if count} <= deal.offered.keys()
    assert [len(hand) for hand in deal.opening] == [4] * SEATS
    assert list(play_deals_unordered(plan, [(0, 1)], 1)) == [deal]
    assert convert(json.loads(json.dumps(asdict(deal))), Deal) == deal


@pytest.mark.nightly(stage="research")
def test_the_deals_do_not_depend_on_the_number_of_jobs() -> None:
    plan = StudyPlan((replace(CASE, bot="expert"), replace(CASE, bot="random")), 3 * SEATS, "0")
    one, two = [sorted(play_deals_unordered(plan, plan.deal_ids(), jobs), key=placed) for jobs in (1, 2)]
    assert one == two


def placed(deal: Deal) -> tuple[int, int]:
    return deal.case, deal.number


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_any_number_of_players_can_be_studied(seats: int) -> None:
    plan = StudyPlan((Case("random", Setup(seats=seats)),), 2 * seats, "0")
    assert [play(plan, *place).error for place in plan.deal_ids()] == ["", ""]


def test_an_error_names_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(name: str, seed: str) -> None:
        raise ValueError("out of ideas")

    monkeypatch.setattr(trials, "make_bot", fail)
    deal = play(StudyPlan((CASE,), 8, "0"), 0, 0)
    assert deal.error.startswith("ValueError: out of ideas (at ")
    assert not deal.games


def test_options_are_what_the_edition_leaves_open() -> None:
    assert list(options(Setup(seats=4))) == ["ninth"]
    assert list(options(Setup(seats=8))) == []
    assert list(options(Setup("2000", seats=4))) == ["size 7", "crown_after_round"]
    for option in options(Setup("2000", seats=4)).values():
        option.settings()


def test_a_ledger_goes_on_where_it_stopped(tmp_path: Path) -> None:
    path, plan = tmp_path / "deals.jsonl", StudyPlan((CASE,), 3 * SEATS, "0")
    deals = [made_up(number, Random(number)) for number in range(2)]
    with StudyJournal(path, plan) as journal:
        for deal in deals:
            journal.add(deal)
    with path.open("a") as file:
        file.write('{"case": 0, "numb')
    with StudyJournal(path, plan) as journal:
        assert journal.deals == deals
        journal.add(replace(deals[0], number=2))
    with StudyJournal(path, plan) as journal:
        assert [deal.number for deal in journal.deals] == [0, 1, 2]
    with pytest.raises(CitadelsError, match=r'has another plan \(seed: "0", not "1"\)'):
        StudyJournal(path, replace(plan, seed="1"))
    with path.open("a") as file:
        file.write('{"case": 3, "number": 0, "games": [], "choice": []}\n')
    with pytest.raises(CitadelsError, match="line 5 does not belong to this plan"):
        StudyJournal(path, plan)
    for wins in ("[]", '["a", "b", "c", "d"]'):
        path.write_text(path.read_text().splitlines()[0] + "\n")
        with path.open("a") as file:
            ending = f'{{"wins": {wins}, "points": [1, 2, 3, 4], "rounds": 7}}'
            file.write(f'{{"case": 0, "number": 0, "games": [{ending}]}}\n')
        with pytest.raises(CitadelsError, match="line 2 does not belong to this plan"):
            StudyJournal(path, plan)
    path.write_text("something else\n")
    with pytest.raises(CitadelsError, match="is not a journal of a study"):
        StudyJournal(path, plan)


# -- the command -------------------------------------------------------------------------------


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["study", "--bots", "random", *words])


def test_the_report_is_complete_and_needs_nothing_else(tmp_path: Path) -> None:
    page, table = tmp_path / "report.html", tmp_path / "report.csv"
    setup = ("--edition", "2002", "--seats", "3", "--presets", "all")
    files = ("--out", str(page), "--csv", str(table), "--svg-dir", str(tmp_path))
    result = run("--games", "36", "--card", "keep", *setup, *files)
    assert result.exit_code == 0, result.output
    text = page.read_text(encoding="utf-8")
    ElementTree.fromstring(text.partition("\n")[2])
    assert "<script" not in text
    assert "http" not in text.replace("http-equiv", "").replace("http://www.w3.org/2000/svg", "")
    for words in ("The crown", "Seats", "The first choice", "Characters", "Districts", "Options", "Keep"):
        assert words in text
    assert "--games 36 --presets all --card keep --edition 2002 --seats 3 --seed 0" in text
    rows = list(csv.DictReader(table.read_text(encoding="utf-8").splitlines()))
    assert {row["question"] for row in rows} == set(trials.QUESTIONS)
    assert all(float(row["low"]) <= float(row["value"]) <= float(row["high"]) for row in rows)
    drawings = sorted(tmp_path.glob("*.svg"))
    assert len(drawings) == 8
    for drawing in drawings:
        ElementTree.fromstring(drawing.read_text(encoding="utf-8"))


def test_the_same_command_gives_the_same_report(tmp_path: Path) -> None:
    words = ("crown", "--games", "20", "--json", "--journal", str(tmp_path / "deals.jsonl"))
    first, again = run(*words), run(*words)
    assert first.exit_code == 0, first.output
    assert first.stdout == again.stdout
    report = json.loads(first.stdout)
    assert [each["subject"] for each in report["findings"]] == ["crown", "crown"]
    assert report["deals"] == 5


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        (["luck"], "unknown question 'luck'"),
        (["--bots", "nobody"], "unknown bot 'nobody'"),
        (["--games", "19"], "--games: 19 are too few"),
        (["--games", "0"], "--games: write a whole number from 1 on"),
        (["--presets", "all", "--preset", "first_game"], "--presets and --preset: use only one of them"),
        (["--presets", "second_game"], "second_game"),
        (["--seats", "9"], "9"),
        (["--seats", "four"], "write a whole number"),
        (["--crown", "1"], "--crown: a study gives the first crown to every seat in turn"),
        (["--card", "minstrel"], "--card: the edition 2016 has no card 'minstrel'"),
        (["lists"], "lists: nothing to compare"),
        (["options", "--seats", "8"], "options: these games have no optional rules"),
        (["--out", "."], "--out: . is a folder"),
        (["--csv", "nowhere/report.csv"], "--csv: folder nowhere does not exist"),
        (["--svg-dir", "nowhere"], "--svg-dir: folder nowhere does not exist"),
        (["--out", "a", "--csv", "a"], "each needs a file of its own"),
        (["crown", "crown"], "questions: crown is named twice"),
        (["--bots", "random,greedy,random"], "--bots: random is named twice"),
        (["--presets", "first_game,first_game"], "--presets: first_game is named twice"),
        (["--seats", "3,4,3"], "--seats: 3 is named twice"),
        (["--games", "20", "--journal", "/dev/null"], "/dev/null is not a file"),
    ],
)
def test_bad_requests_are_refused_before_anything_is_played(words: list[str], problem: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert problem in result.output


def test_an_interval_without_end_does_not_squeeze_the_others() -> None:
    usual = Line("usual", {"points": Estimate(1.0, 0.5, 0.0, 2.0, 0.05)})
    wide = Line("wide", {"points": Estimate(0.0, 90.0, -180.0, 180.0, 1.0)})
    drawing = ElementTree.fromstring(plot([usual, usual, wide], ["points"]))
    scale = [text.text for text in drawing.iter("{http://www.w3.org/2000/svg}text")]
    assert "+2.00" in scale


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
@pytest.mark.parametrize("option", ["--csv", "--out"])
def test_a_full_disk_is_named(option: str) -> None:
    result = run("crown", "--games", "20", option, "/dev/full")
    assert result.exit_code == 2
    assert "/dev/full: No space left on device" in result.output


@pytest.mark.skipif(sys.platform == "win32", reason="files cannot be kept small there")
def test_a_ledger_that_cannot_grow_is_named(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    words = [sys.executable, "-m", "citadels", "study", "crown", "--bots", "random", "--games", "80"]
    small = f"ulimit -f 4; exec {shlex.join([*words, '--journal', str(path)])}"
    done = subprocess.run(["bash", "-c", small], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1] == f"citadels: {path}: File too large"
    assert "Traceback" not in done.stderr
    goes_on = run("crown", "--games", "80", "--journal", str(path))
    assert goes_on.exit_code == 0, goes_on.output
    assert goes_on.stdout == run("crown", "--games", "80").stdout
