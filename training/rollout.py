"""Games on many processes: while the network answers one half of them, the other half goes on."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from typing import Final, NamedTuple

import torch
from torch import Tensor

from citadels.engine.actions import SEATS
from training.network import Network
from training.player import Tally, work
from training.shared import MOST_OPTIONS, Arrays

HALVES: Final = 2
WIN, MARGIN = 0.7, 0.3  # what the learner is after
SOFT: Final = 24.0  # points over which the margin counts


class Rollout(NamedTuple):
    """So many answers in each of many games. The first axis is time, the second the games."""

    observations: Tensor
    options: Tensor
    counts: Tensor
    answers: Tensor
    chances: Tensor  # log of the chance of the answer
    seats: Tensor  # who is asked
    past: Tensor
    shares: Tensor  # of the win as the network sees them, by place
    margins: Tensor  # as the network sees them, of the one who is asked
    over: Tensor  # whether the game ended after the answer
    final_shares: Tensor  # by seat, where it ended
    final_margins: Tensor


def soft(margin: Tensor) -> Tensor:
    """A margin in points as a number from 0 to 1."""
    return (0.5 + margin / SOFT).clamp(0, 1)


class Stage:
    """All processes that play."""

    def __init__(self, processes: int, games: int, seed: str, device: torch.device) -> None:
        """``games`` in each process and half."""
        self.device = device
        self.half = processes * games
        self.arrays = Arrays(HALVES * self.half)
        if device.type == "cuda":
            memory = self.arrays.memory
            torch.cuda.cudart().cudaHostRegister(  # type: ignore[attr-defined]
                self.arrays.observations.ctypes.data, len(memory), 0
            )
        start = multiprocessing.get_context("fork")
        self.pipes = []
        self.processes = []
        for process in range(processes):
            here, there = start.Pipe()
            lanes = [(half * self.half + process * games, games) for half in range(HALVES)]
            arguments = (there, self.arrays.memory, HALVES * self.half, lanes, f"{seed}/{process}")
            made = start.Process(target=work, args=arguments, daemon=True)
            made.start()
            self.pipes.append(here)
            self.processes.append(made)
        self.waiting = True  # for both halves to be asked
        self.stream = torch.cuda.Stream(device, priority=-1) if device.type == "cuda" else None

    def _wait(self, half: int) -> None:
        for pipe in self.pipes:
            assert pipe.recv() == half

    def _order(self, half: int) -> None:
        for pipe in self.pipes:
            pipe.send(half)

    def tally(self) -> Tally:
        """How the games ended since this was last asked."""
        found: Tally = Counter()
        self._order(-1)
        for pipe in self.pipes:
            for tally in pipe.recv():
                found.update(tally)
        return found

    def _slice(self, half: int) -> slice:
        return slice(half * self.half, (half + 1) * self.half)

    def _load(self, name: str, half: int) -> Tensor:
        array = torch.from_numpy(getattr(self.arrays, name)[self._slice(half)])
        return array.to(self.device, non_blocking=True) if self.device.type == "cuda" else array.clone()

    def collect(self, network: Network, past: Network, steps: int) -> Rollout:
        """Let all games go on by so many answers of the network each; meanwhile another thread may learn."""
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
        answer = answers(network, observations, options, counts)
        if is_past.any():
            rows = is_past.nonzero().squeeze(1)
            other = answers(past, observations[rows], options[rows], counts[rows])
            answer["answers"][rows] = other["answers"]
        self.arrays.answers[self._slice(half)] = answer["answers"].cpu().numpy()
        return answer | {
            "observations": observations,
            "options": options.short(),
            "counts": counts,
            "seats": self._load("seats", half),
            "past": is_past,
        }

    def end(self) -> None:
        """End all processes."""
        for process in self.processes:
            process.kill()


def brief(device: torch.device) -> torch.autocast:
    """Numbers of half the length, where they are fast."""
    return torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda")


def spread(logits: Tensor, mask: Tensor) -> Tensor:
    """The logits of all options one after another, as rows with nothing likely beyond their ends."""
    return torch.full(mask.shape, -1e9, device=logits.device).masked_scatter(mask, logits)


def mask_of(counts: Tensor, most: int = MOST_OPTIONS) -> Tensor:
    """Which places in rows of options are taken."""
    return torch.arange(most, device=counts.device) < counts.unsqueeze(1)


def answers(network: Network, observations: Tensor, options: Tensor, counts: Tensor) -> dict[str, Tensor]:
    """Answers drawn as likely as the network says, and what it thinks of the seats."""
    mask = mask_of(counts)
    rows = mask.nonzero()[:, 0]
    with brief(observations.device):
        found = network(observations, options[mask], rows)
    chances = spread(found.logits, mask).log_softmax(1)
    noise = -torch.empty_like(chances).exponential_().log()
    drawn = (chances + noise).masked_fill(~mask, -1e9).argmax(1)
    return {
        "answers": drawn,
        "chances": chances.gather(1, drawn.unsqueeze(1)).squeeze(1),
        "shares": found.worths.softmax(1),
        "margins": found.margin.sigmoid(),
    }


class Lessons(NamedTuple):
    """What can be learned from answers, one after another."""

    observations: Tensor
    options: Tensor
    counts: Tensor
    answers: Tensor
    chances: Tensor
    advantages: Tensor
    shares: Tensor  # what the shares of the win should have been, by place
    margins: Tensor


def lessons(rollout: Rollout, far: float) -> Lessons:
    """What each answer was worth, by what its seat was asked next; ``far`` is how far to look beyond that."""
    steps, games = rollout.seats.shape
    device = rollout.seats.device
    every = torch.arange(games, device=device)
    places = torch.arange(SEATS, device=device)
    seats_of = rollout.observations[:, :, seat_places()].sum(2)
    known = torch.zeros(games, SEATS, dtype=torch.bool, device=device)
    next_shares = torch.zeros(games, SEATS, SEATS, device=device)  # by the seat that is asked, and place
    target_shares = torch.zeros_like(next_shares)
    next_margin = torch.zeros(games, SEATS, device=device)
    target_margin = torch.zeros_like(next_margin)
    next_advantage = torch.zeros_like(next_margin)
    advantages = torch.zeros(steps, games, device=device)
    shares = torch.zeros(steps, games, SEATS, device=device)
    margins = torch.zeros(steps, games, device=device)
    valid = torch.zeros(steps, games, dtype=torch.bool, device=device)
    for step in reversed(range(steps)):
        over = rollout.over[step].bool()
        # What a player sees at a place is what the seat that far to the left gets.
        turned = (places.view(1, SEATS, 1) + places.view(1, 1, SEATS)) % seats_of[step].view(-1, 1, 1)
        final = rollout.final_shares[step].unsqueeze(1).expand(-1, SEATS, -1).gather(2, turned)
        final = final * (places < seats_of[step].unsqueeze(1)).unsqueeze(1)
        final_margin = soft(rollout.final_margins[step])
        next_shares = torch.where(over.view(-1, 1, 1), final, next_shares)
        target_shares = torch.where(over.view(-1, 1, 1), final, target_shares)
        next_margin = torch.where(over.unsqueeze(1), final_margin, next_margin)
        target_margin = torch.where(over.unsqueeze(1), final_margin, target_margin)
        next_advantage = torch.where(over.unsqueeze(1), torch.zeros_like(next_advantage), next_advantage)
        known = known | over.unsqueeze(1)
        seat = rollout.seats[step].long()
        valid[step] = known[every, seat]
        here = WIN * rollout.shares[step, :, 0] + MARGIN * rollout.margins[step]
        after = WIN * next_shares[every, seat, 0] + MARGIN * next_margin[every, seat]
        known_here = valid[step]
        advantage = torch.where(known_here, after - here + far * next_advantage[every, seat], 0.0)
        target = next_shares[every, seat] + far * (target_shares - next_shares)[every, seat]
        target = torch.where(known_here.unsqueeze(1), target, rollout.shares[step])
        aim = next_margin[every, seat] + far * (target_margin - next_margin)[every, seat]
        aim = torch.where(known_here, aim, rollout.margins[step])
        advantages[step], shares[step], margins[step] = advantage, target, aim
        next_advantage[every, seat] = advantage
        next_shares[every, seat], target_shares[every, seat] = rollout.shares[step], target
        next_margin[every, seat], target_margin[every, seat] = rollout.margins[step], aim
        known[every, seat] = True
    take = (valid & (rollout.past == 0)).flatten().nonzero().squeeze(1)
    flat = {
        "observations": rollout.observations,
        "options": rollout.options,
        "counts": rollout.counts,
        "answers": rollout.answers,
        "chances": rollout.chances,
        "advantages": advantages,
        "shares": shares,
        "margins": margins,
    }
    return Lessons(**{name: tensor.flatten(0, 1)[take] for name, tensor in flat.items()})


def seat_places() -> list[int]:
    """Where an observation says that there is a seat."""
    from citadels.encoding.observation import BLOCK, TABLE
    from citadels.encoding.parts import PARTS

    return [TABLE + place * BLOCK + PARTS["seats"].start for place in range(SEATS)]
