"""The player that learned: it learns, and goes on where it stopped. Needs PyTorch: ``./test training``."""

from __future__ import annotations

import copy
from pathlib import Path
from random import Random

import torch
from torch import Tensor
from training import checkpoint, tune_heads
from training.__main__ import HEADS_ONLY_ROUNDS, Training, parser
from training.advantages import MARGIN_WEIGHT, SEAT_AT, WIN_WEIGHT, build_batch, worth
from training.export import export, load_exported
from training.network import Network as LearningNetwork
from training.recorded_games import Moments, games, join
from training.rollout import Rollout
from training.shared_memory import MAX_OPTIONS

import citadels
from citadels.bots import LearnedBot
from citadels.bots.learned.network import FILE, Network
from citadels.bots.learned.numpy_backend import NumpyBackend
from citadels.bots.learned.weights import BELIEFS, axis_names, read, write
from citadels.encoding.observation import OBSERVATION_SIZE
from citadels.encoding.vocabulary import VOCABULARY, Vocabulary
from citadels.engine.actions import SEATS
from citadels.lab.runner import finish

SMALL = "--processes 1 --games 32 --steps 32 --batch 512 --rate 0.001 --last-rate 0.0005"


def trained(folder: Path, *options: str) -> Training:
    return Training(parser().parse_args(["--out", str(folder), *SMALL.split(), *options]))


def learn(training: Training, rounds: int) -> None:
    """Let it learn for so many rounds, whatever the time."""
    for _ in range(rounds):
        training.learn(
            training.collector.collect(training.actor, training.opponent_pool[0], training.asked.steps)
        )
    training.collector.end()


def test_a_little_learning_is_worth_it(tmp_path: Path) -> None:
    training = trained(tmp_path, "--rounds", "60")
    start = in_play(training.network)
    training.run()
    assert wins(in_play(training.network), start, games=120) > 120 / 4 * 1.3


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first = trained(tmp_path, "--rounds", "2")
    first.run()
    second = trained(tmp_path, "--rounds", "2", "--resume", "--seed", "2")
    for name, tensor in first.network.state_dict().items():
        assert torch.equal(tensor, second.network.state_dict()[name])
    second.run()
    assert (first.run_state["rounds"], second.run_state["rounds"]) == (2, 4)
    assert second.run_state["seconds"] > first.run_state["seconds"]
    assert [run["seed"] for run in second.run_state["runs"]] == ["1", "2"]


def test_it_goes_on_with_other_deals(tmp_path: Path) -> None:
    drawn: list[int] = []
    for more in ((), ("--resume",), ("--resume",)):
        training = trained(tmp_path, "--rounds", "2", *more)
        drawn.append(training.collector.chance.initial_seed())
        learn(training, 1)
        training.save_checkpoint()
    assert len(set(drawn)) == 3


def test_it_goes_on_from_weights_that_bots_play_with(tmp_path: Path) -> None:
    weights = export(LearningNetwork(), {"answers": 7})
    published = tmp_path / "weights.bin"
    published.write_bytes(write(weights))
    training = trained(tmp_path / "new", "--rounds", "2", "--start", str(published))
    assert export(training.network, {}).tensors == weights.tensors
    assert training.run_state["answers"] == 7
    training.collector.end()


def test_a_response_learns_against_weights_that_stay_as_they_are(tmp_path: Path) -> None:
    weights = export(LearningNetwork(), {})
    published = tmp_path / "weights.bin"
    published.write_bytes(write(weights))
    options = ("--rounds", "2", "--start", str(published), "--against", str(published))
    training = trained(tmp_path / "new", *options)
    learn(training, rounds=HEADS_ONLY_ROUNDS + 1)
    assert [export(past, {}).tensors for past in training.opponent_pool] == [weights.tensors]
    assert export(training.network, {}).tensors != weights.tensors


def test_other_networks_take_turns_with_earlier_ones(tmp_path: Path) -> None:
    weights = export(LearningNetwork(), {})
    published = tmp_path / "weights.bin"
    published.write_bytes(write(weights))
    training = trained(tmp_path / "new", "--rounds", "2", "--opponents", str(published))
    first = training.past()
    learn(training, rounds=1)
    assert export(first, {}).tensors == weights.tensors
    assert training.past() is training.opponent_pool[0]


def test_heads_learn_while_the_policy_stays(tmp_path: Path) -> None:
    weights = export(LearningNetwork(), {})
    published = tmp_path / "weights.bin"
    published.write_bytes(write(weights))
    training = trained(tmp_path / "new", "--rounds", "3", "--start", str(published), "--heads-only")
    learn(training, rounds=3)
    learned = export(training.network, {}).tensors
    heads = {"outlook", "outlook_bias", "standing", "worth", "strength", *BELIEFS}
    assert {name for name, tensor in learned.items() if tensor != weights.tensors[name]} == heads


def test_heads_learn_from_recorded_games() -> None:
    source = games(Random(1))
    recorded = join([next(source) for _ in range(60)])
    network = LearningNetwork()
    load_exported(network, read(FILE.read_bytes()))
    for parameter in (network.rank, network.cost, network.worth.weight):
        torch.nn.init.zeros_(parameter)
    before = losses_in(recorded, network)
    tune_heads.tune(network, recorded)
    after = losses_in(recorded, network)
    assert [new < old for new, old in zip(after, before, strict=True)] == [True, True, True]


def losses_in(recorded: Moments, network: LearningNetwork) -> list[float]:
    """Return the losses for characters, for cards and for shares of the win, if no strength is known."""
    facts = tune_heads.facts_of(recorded)
    trunk = tune_heads.trunk_of(network, facts.observations)
    unknown = torch.full_like(facts.strengths, -1)
    found: list[float] = tune_heads.losses(network, trunk, facts, unknown).tolist()
    return found


def test_it_goes_on_with_other_cards(tmp_path: Path) -> None:
    """Rows are found by name, those of the optimizer's moments too; a new card is the mean of its kind."""
    first = trained(tmp_path, "--rounds", "2")
    learn(first, rounds=HEADS_ONLY_ROUNDS + 1)
    first.save_checkpoint()
    words = VOCABULARY._replace(districts=(*VOCABULARY.districts[:0:-1], "belfry"))
    for file in (checkpoint.WEIGHTS, checkpoint.MEAN):
        stored = torch.load(tmp_path / file)
        assert Vocabulary.from_json(stored["vocabulary"]) == VOCABULARY
        torch.save(stored | {"vocabulary": words.to_json()}, tmp_path / file)
    second = trained(tmp_path, "--rounds", "2", "--resume")
    second.collector.end()
    names, stored_names = axis_names(VOCABULARY), axis_names(words)
    for axis, before, after in (
        ("words", first.network.word, second.network.word),
        ("block", first.network.player.weight.T, second.network.player.weight.T),
    ):
        for name, row in zip(names[axis], after, strict=True):
            if name in stored_names[axis]:
                assert torch.equal(row, before[stored_names[axis].index(name)])
    new = second.network.word[names["words"].index(f"district {VOCABULARY.districts[0]}")]
    kind = [number for number, name in enumerate(stored_names["words"]) if name.startswith("district ")]
    assert torch.allclose(new, first.network.word[kind].mean(0))
    before, after = [each.optimizer.state[each.network.player.weight]["exp_avg"] for each in (first, second)]
    name = f"city[{VOCABULARY.districts[-1]}]"
    assert before[:, stored_names["block"].index(name)].any()
    assert torch.equal(
        after[:, names["block"].index(name)], before[:, stored_names["block"].index(name)].half().float()
    )


def test_the_exported_weights_average_the_last_rounds(tmp_path: Path) -> None:
    training = trained(tmp_path, "--rounds", "2")
    learn(training, rounds=2)
    training.save_checkpoint()
    mean = LearningNetwork()
    assert checkpoint.load_mean(tmp_path, mean)["rounds"] == training.rounds
    for name, tensor in training.ema_network.state_dict().items():
        assert torch.equal(tensor, mean.state_dict()[name])
    assert not torch.equal(mean.outlook.weight, training.network.outlook.weight)  # the first to be learned


def in_play(network: LearningNetwork) -> Network:
    """The network as it plays, in whole numbers."""
    return Network(NumpyBackend(export(copy.deepcopy(network), {})))


def wins(one: Network, others: Network, games: int) -> float:
    """How many games one wins among three of another, in all seats by turns."""
    total = 0.0
    for number in range(games):
        game, seat = citadels.new_game(seats=4, seed=number // 4), number % 4
        finish(game, [LearnedBot(f"{number}/{i}", one if i == seat else others) for i in range(4)])
        result = game.result()
        assert result is not None
        total += (seat in result.winners) / len(result.winners)
    return total


# -- what answers come to ----------------------------------------------------------------

STEPS, GAMES, FAR = 40, 6, 0.9


def random_rollout() -> Rollout:
    """Games of 2 to 8 seats that end now and then, in which anything is said."""
    over = (torch.rand(STEPS, GAMES) < 0.1).to(torch.int8)
    seats = torch.zeros(STEPS, GAMES, dtype=torch.long)
    now = torch.randint(2, SEATS + 1, (GAMES,))
    for step in range(STEPS):
        seats[step] = now
        now = torch.where(over[step].bool(), torch.randint(2, SEATS + 1, (GAMES,)), now)
    taken = torch.arange(SEATS) < seats.unsqueeze(2)
    observations = torch.zeros(STEPS, GAMES, OBSERVATION_SIZE, dtype=torch.uint8)
    observations[:, :, SEAT_AT] = taken.to(torch.uint8)
    shares = torch.rand(STEPS, GAMES, SEATS) * taken
    return Rollout(
        observations=observations,
        options=torch.zeros(STEPS, GAMES, MAX_OPTIONS, dtype=torch.int16),
        counts=torch.ones(STEPS, GAMES, dtype=torch.int16),
        answers=torch.arange(STEPS * GAMES).view(STEPS, GAMES),
        chances=torch.zeros(STEPS, GAMES),
        seats=(torch.rand(STEPS, GAMES) * seats).to(torch.int8),
        past=torch.zeros(STEPS, GAMES, dtype=torch.int8),
        strengths=torch.full((STEPS, GAMES, SEATS), -1, dtype=torch.int8),
        held=torch.zeros(STEPS, GAMES, SEATS, dtype=torch.int16),
        hands=torch.zeros(STEPS, GAMES, SEATS * len(VOCABULARY.costs), dtype=torch.uint8),
        shares=shares / shares.sum(2, keepdim=True),
        margins=torch.rand(STEPS, GAMES),
        over=over,
        final_shares=torch.rand(STEPS, GAMES, SEATS),
        final_margins=torch.randn(STEPS, GAMES, SEATS) * 20,
    )


def outlooks(rollout: Rollout, step: int, game: int) -> list[Tensor]:
    """Return the values predicted at this and each later decision of a seat, then the outcome."""
    seat, found = int(rollout.seats[step, game]), []
    for later in range(step, STEPS):
        if int(rollout.seats[later, game]) == seat:
            found.append(torch.cat([rollout.shares[later, game], rollout.margins[later, game].view(1)]))
        if rollout.over[later, game]:
            seats = int(rollout.observations[later, game, SEAT_AT].sum())
            turned = [rollout.final_shares[later, game, (seat + place) % seats] for place in range(seats)]
            margin = (0.5 + rollout.final_margins[later, game, seat] / 24).clamp(0, 1)
            return [*found, torch.tensor([*turned, *[0.0] * (SEATS - seats), margin])]
    return found


def test_answers_are_judged_by_what_came_after() -> None:
    torch.manual_seed(0)
    rollout = random_rollout()
    found = build_batch(rollout, FAR)
    at = {int(answer): place for place, answer in enumerate(found.answers)}
    for step in range(STEPS):
        for game in range(GAMES):
            said = outlooks(rollout, step, game)
            place = at.get(step * GAMES + game)
            assert (place is not None) == (len(said) > 1)  # the last decision has no successor
            if place is None:
                continue
            comes = said[-1]
            for later in reversed(said[1:-1]):
                comes = (1 - FAR) * later + FAR * comes
            assert torch.allclose(found.shares[place], comes[:SEATS], atol=1e-5)
            assert torch.allclose(found.margins[place], comes[SEATS], atol=1e-5)
            assert torch.allclose(found.advantages[place], worth(comes) - worth(said[0]), atol=1e-5)
    assert WIN_WEIGHT + MARGIN_WEIGHT == 1
