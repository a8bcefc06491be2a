"""MaskablePPO learns Hexago against the greedy bot. See docs/learning/maskable-ppo.md.

python examples/maskable_ppo.py
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from torch import Tensor, nn

import abaculus
from abaculus.bots.ratings import share_of
from abaculus.rl.sb3 import SeatVecEnv
from abaculus.rl.seats import SeatsEnv

SIDES, SLOTS, ANCHORS = 6, 4, 35
TILES = 18
"""Tiles on the table at the end of a game for two. Higher anchors are never used."""
STEP_Q, STEP_R = torch.tensor([1, 0, -1, -1, 0, 1]), torch.tensor([0, 1, 1, 0, -1, -1])
WIDTH, RING = TILES + 2, 512
"""The table has no edge: cell q, r is number q * WIDTH + r on a ring of RING cells, where no two tiles meet."""
SHARPNESS = 4.0
"""At first hundreds of lays are equally likely; this makes the best ones stand out faster."""


class MeetingFields(nn.Module):
    """Judges a lay by the fields that would meet. The same few weights serve every slot, cell and turn.

    What would meet on a side is a product of two short rows of numbers, one learned for the field in hand and one for the field
    on the table. The six sides are added, and a small network turns the sum into the score of the lay.
    """

    def __init__(self, layout: Any, width: int = 8) -> None:
        super().__init__()
        self.layout, self.width = layout, width
        self.held, self.lying = nn.Linear(11, width, bias=False), nn.Linear(11, width, bias=False)
        self.judge = nn.Sequential(nn.Linear(width, width), nn.ReLU(), nn.Linear(width, 1))
        self.hope = nn.Sequential(nn.Linear(SLOTS * SIDES * 11 + 4, 64), nn.Tanh(), nn.Linear(64, 64), nn.Tanh())
        self.latent_dim_pi, self.latent_dim_vf = SLOTS * ANCHORS * SIDES * SIDES, 64
        turn, side = torch.meshgrid(torch.arange(SIDES), torch.arange(SIDES), indexing="ij")
        self.turned = (side - turn) % SIDES  # the field that a tile shows on a side in a turn
        nn.init.zeros_(self.judge[2].weight)  # at first all lays are equally good

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        return self.forward_actor(seen), self.forward_critic(seen)

    def forward_actor(self, seen: Tensor) -> Tensor:
        """A score for each of the 5,040 lays: slot, anchor, side, turn."""
        held = self.held(self._hand(seen))[:, :, self.turned].flatten(1, 2)  # game, slot and turn, side, number
        meeting = torch.einsum("gtsn,gcsn->gtcn", held, self._around(seen))
        scores = (SHARPNESS * self.judge(meeting)).view(-1, SLOTS, SIDES, (TILES - 1) * SIDES).transpose(2, 3)
        return nn.functional.pad(scores, (0, 0, 0, (ANCHORS - TILES + 1) * SIDES)).flatten(1)

    def forward_critic(self, seen: Tensor) -> Tensor:
        """What the rest of the game may score, judging by the hand, the points and the tiles to come."""
        parts = self.layout.split(seen)
        return self.hope(torch.cat([self._hand(seen).flatten(1), parts["scores"] / 100, parts["piles"] / 4], 1))

    def _hand(self, seen: Tensor) -> Tensor:
        return _fields(self.layout.split(seen)["hands"][:, 0, :, 1:])

    def _around(self, seen: Tensor) -> Tensor:
        """For every cell beside a tile, the fields that face it from its six neighbours; zeros where there is no tile."""
        table = self.layout.split(seen)["table"][:, :TILES]
        q, r = table[:, :, 1].long(), table[:, :, 2].long()
        lies = table[:, :, 0] > 0
        fields = self.lying(_fields(table[:, :, 4:]))
        fields = torch.cat([fields, torch.zeros_like(fields[:, :1])], 1).flatten(1, 2)  # the last one means no tile
        where = torch.full((len(seen), RING + 1), TILES)
        where.scatter_(1, torch.where(lies, (q * WIDTH + r) % RING, RING), torch.arange(TILES).expand(len(seen), -1))
        beside = _beside(*_beside(q[:, :-1], r[:, :-1]))
        there = where.gather(1, ((beside[0] * WIDTH + beside[1]) % RING).flatten(1))
        looking = (there.view(len(seen), -1, SIDES) * SIDES + (torch.arange(SIDES) + 3) % SIDES).flatten(1)
        found = fields.gather(1, looking[..., None].expand(-1, -1, self.width))
        return found.view(len(seen), -1, SIDES, self.width)


def _beside(q: Tensor, r: Tensor) -> tuple[Tensor, Tensor]:
    return q[..., None] + STEP_Q, r[..., None] + STEP_R


def _fields(pairs: Tensor) -> Tensor:
    """Pairs of colour and number as zeros and ones."""
    colour, number = pairs.unflatten(-1, (SIDES, 2)).long().unbind(-1)
    ones = [nn.functional.one_hot(colour, 6)[..., 1:], nn.functional.one_hot(number, 7)[..., 1:]]
    return torch.cat(ones, -1).float()


class Policy(MaskableActorCriticPolicy):
    """MaskablePPO's policy with our network, whose scores are used directly as logits."""

    def __init__(self, *given: Any, layout: Any, **named: Any) -> None:
        self.layout = layout
        super().__init__(*given, ortho_init=False, **named)

    def _build_mlp_extractor(self) -> None:
        self.mlp_extractor = MeetingFields(self.layout)

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = nn.Identity()
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)


def results(model: Any, bot: str, games: int, seed: int) -> str:
    """Play a number of games at once, each lay drawn with the probability that the network gives it. Returns the games won, a
    draw counting as half, with the 95 % interval, and the mean points."""
    env = SeatsEnv(abaculus.load_game("hexago"), games, bots=(bot,), seed=seed)
    now = env.reset()
    while not now.ended.all():  # all games have the same number of decisions
        chosen, _ = model.predict(now.observations, action_masks=now.masks.astype(bool))
        now = env.step(chosen)
    found = share_of((0.5 + 0.5 * np.sign(now.scores[:, 0] - now.scores[:, 1])).tolist())
    own, other = now.scores.mean(axis=0)
    return f"against {bot} {found.share:.1%} won ({found.low:.1%} to {found.high:.1%}), {own:.0f} : {other:.0f}"


def main() -> None:
    """Learn, and report how it goes before, during and after."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--steps", type=int, default=32_768, help="decisions to learn from")
    ask.add_argument("--games", type=int, default=1000, help="games of every test")
    ask.add_argument("--together", type=int, default=128, help="games that the network plays at once")
    ask.add_argument("--rounds", type=int, default=8, help="tests on the way")
    ask.add_argument("--rewards", default="points", help="points, lead or returns")
    ask.add_argument("--rate", type=float, default=1e-2)
    ask.add_argument("--threads", type=int, default=1)
    given = ask.parse_args()
    torch.set_num_threads(given.threads)
    env = SeatVecEnv("hexago", given.together, bots=("greedy",), rewards=given.rewards, scale=1 / 50, seed=1)
    model = MaskablePPO(
        Policy, env, policy_kwargs={"layout": env.layout}, n_steps=8, batch_size=256, n_epochs=4, learning_rate=given.rate,
        clip_range=0.3, gamma=1.0, gae_lambda=0.9, seed=1, device="cpu",
    )  # fmt: skip
    began, used = time.perf_counter(), time.process_time()
    for turn in range(given.rounds + 1):
        if turn:
            model.learn(given.steps // given.rounds, reset_num_timesteps=False)
        told = "; ".join(results(model, bot, given.games, seed=10_000) for bot in ("random", "greedy"))
        print(f"{model.num_timesteps:8,} decisions, {time.perf_counter() - began:5.0f} s "
              f"({time.process_time() - used:.0f} s of a core): {told}", flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
