"""Collect rollouts from worker processes. The network evaluates one half of the games while the other half
advances."""

from __future__ import annotations

import multiprocessing
from collections import defaultdict
from typing import Final, NamedTuple
from zlib import crc32

import torch
from torch import Tensor

from citadels.bots.learned.bot import TRAINING_SAMPLING, Sampling
from training.game_sampler import Draw
from training.network import Network
from training.rollout_worker import Tally, worker_main
from training.shared_memory import MAX_OPTIONS, SharedBuffers

HALVES: Final = 2


class Rollout(NamedTuple):
    """Consecutive decisions of many games. The first axis is time, the second the games."""

    observations: Tensor
    options: Tensor
    counts: Tensor
    answers: Tensor
    chances: Tensor  # log-probability of the answer
    seats: Tensor  # seat to move
    past: Tensor  # whether a past network has the seat
    strengths: Tensor  # of the seats, by place
    held: Tensor  # ranks that the seats hold, by place, as bit sets
    hands: Tensor  # cards in hand by place and cost
    shares: Tensor  # estimated shares of the win, by place
    margins: Tensor  # estimated margin of the seat to move
    over: Tensor  # whether the game ended after the answer
    final_shares: Tensor  # by seat, where it ended
    final_margins: Tensor


class RolloutCollector:
    """Runs the worker processes and assembles their games into rollouts."""

    def __init__(
        self,
        processes: int,
        games: int,
        seed: str,
        draw: Draw,
        past_at: Sampling,
        device: torch.device,
        at: Sampling = TRAINING_SAMPLING,
    ) -> None:
        """Start processes with ``games`` per half; ``past_at`` is the sampling of past networks."""
        self.device = device
        self.at = at
        self.past_at = past_at
        self.half = processes * games
        self.arrays = SharedBuffers(HALVES * self.half)
        if device.type == "cuda":
            memory = self.arrays.memory
            torch.cuda.cudart().cudaHostRegister(self.arrays.observations.ctypes.data, len(memory), 0)
        start = multiprocessing.get_context("fork")
        self.pipes = []
        self.processes = []
        for process in range(processes):
            here, there = start.Pipe()
            slices = [(half * self.half + process * games, games) for half in range(HALVES)]
            arguments = (there, self.arrays.memory, HALVES * self.half, slices, f"{seed}/{process}", draw)
            made = start.Process(target=worker_main, args=arguments, daemon=True)
            made.start()
            self.pipes.append(here)
            self.processes.append(made)
        self.waiting = True  # for the first questions of both halves
        self.chance = torch.Generator(device).manual_seed(crc32(seed.encode()))
        self.stream = torch.cuda.Stream(device, priority=-1) if device.type == "cuda" else None

    def _wait(self, half: int) -> None:
        for pipe in self.pipes:
            assert pipe.recv() == half

    def _order(self, half: int) -> None:
        for pipe in self.pipes:
            pipe.send(half)

    def tally(self) -> Tally:
        """Return how games ended since the last call."""
        found: Tally = defaultdict(float)
        self._order(-1)
        for name, number in [item for pipe in self.pipes for tally in pipe.recv() for item in tally.items()]:
            found[name] += number
        return found

    def _slice(self, half: int) -> slice:
        return slice(half * self.half, (half + 1) * self.half)

    def _load(self, name: str, half: int) -> Tensor:
        array = torch.from_numpy(getattr(self.arrays, name)[self._slice(half)])
        return array.to(self.device, non_blocking=True) if self.device.type == "cuda" else array.clone()

    def collect(self, network: Network, past: Network, steps: int) -> Rollout:
        """Advance all games by so many decisions each. Another thread may update the network meanwhile."""
        if self.stream is None:
            return self._collect(network, past, steps)
        with torch.cuda.stream(self.stream):
            rollout = self._collect(network, past, steps)
            self.stream.synchronize()
            return rollout

    @torch.no_grad()
    def _collect(self, network: Network, past: Network, steps: int) -> Rollout:
        halves: list[list[dict[str, Tensor]]] = [[], []]
        if self.waiting:
            for half in range(HALVES):
                self._wait(half)
            self.waiting = False
        for step in range(steps):
            for half in range(HALVES):
                if step:
                    self._wait(half)
                    halves[half][-1] |= self._endings(half)
                halves[half].append(self._answer(network, past, half))
                self._order(half)
        for half in range(HALVES):
            self._wait(half)
            halves[half][-1] |= self._endings(half)
        times = [
            {name: torch.cat([one[name], other[name]]) for name in one}
            for one, other in zip(*halves, strict=True)
        ]
        return Rollout(**{name: torch.stack([time[name] for time in times]) for name in Rollout._fields})

    def _endings(self, half: int) -> dict[str, Tensor]:
        return {
            "over": self._load("over", half),
            "final_shares": self._load("shares", half),
            "final_margins": self._load("margins", half),
        }

    def _answer(self, network: Network, past: Network, half: int) -> dict[str, Tensor]:
        observations, options = self._load("observations", half), self._load("options", half).long()
        counts, is_past = self._load("counts", half), self._load("past", half)
        strengths = self._load("strengths", half)
        answer = answers(network, observations, options, counts, self.chance, self.at, strengths)
        if is_past.any():
            rows = is_past.nonzero().squeeze(1)
            other = answers(past, observations[rows], options[rows], counts[rows], self.chance, self.past_at)
            answer["answers"][rows] = other["answers"]
        self.arrays.answers[self._slice(half)] = answer["answers"].cpu().numpy()
        return answer | {
            "observations": observations,
            "options": options.short(),
            "counts": counts,
            "seats": self._load("seats", half),
            "past": is_past,
            "strengths": strengths,
            "held": self._load("held", half),
            "hands": self._load("hands", half),
        }

    def end(self) -> None:
        """Kill all processes."""
        for process in self.processes:
            process.kill()


def autocast(device: torch.device) -> torch.autocast:
    """Return an autocast context: bfloat16 on CUDA, disabled elsewhere."""
    return torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda")


def pad_logits(logits: Tensor, mask: Tensor) -> Tensor:
    """Pad flat logits to rows, with a very low logit beyond the end of a row."""
    return torch.full(mask.shape, -1e9, device=logits.device).masked_scatter(mask, logits)


def mask_of(counts: Tensor, most: int = MAX_OPTIONS) -> Tensor:
    """Return which cells of padded rows of options are used."""
    return torch.arange(most, device=counts.device) < counts.unsqueeze(1)


def answers(
    network: Network,
    observations: Tensor,
    options: Tensor,
    counts: Tensor,
    chance: torch.Generator,
    sampling: Sampling = TRAINING_SAMPLING,
    strengths: Tensor | None = None,
) -> dict[str, Tensor]:
    """Sample actions from the policy. Return them with their log-probabilities and the values."""
    mask = mask_of(counts)
    rows = mask.nonzero()[:, 0]
    with autocast(observations.device):
        found = network(observations, options[mask], rows, strengths)
    chances = (pad_logits(found.logits, mask) / sampling.temperature).log_softmax(1)
    enough = torch.minimum(
        chances.exp().amax(1, keepdim=True), torch.full_like(chances, sampling.min_probability)
    )
    mask = mask & (chances.exp() >= enough)
    noise = -torch.empty_like(chances).exponential_(generator=chance).log()
    drawn = (chances + noise).masked_fill(~mask, -1e9).argmax(1)
    return {
        "answers": drawn,
        "chances": chances.gather(1, drawn.unsqueeze(1)).squeeze(1),
        "shares": found.value_logits.softmax(1),
        "margins": found.margin.sigmoid(),
    }
