"""Self-play on a GPU: games, network and learning all stay there. See docs/learning/self-play-gpu.md."""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import torch
from torch import nn

import abaculus
from abaculus.rl.gpu import GpuEnv
from abaculus.rl.vector import VectorEnv


class Player(nn.Module):
    """Logits of all actions, and what the player on move may expect."""

    def __init__(self, size: int, actions: int, width: int = 512) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.actions = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)

    def forward(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        """`seen` holds whole numbers; a logarithm brings them to a similar scale."""
        body = self.body(torch.sign(seen) * torch.log1p(torch.abs(seen)))
        return self.actions(body).masked_fill(mask == 0, -1e9), torch.tanh(self.value(body)).squeeze(1)


def score_against_random(player: Player, game: abaculus.Game, device: str, games: int = 1000) -> float:
    """The mean return of the network against the random bot, over all seats equally."""
    env = VectorEnv(game, games, seed=99, masks="dense")
    dice = np.random.default_rng(1)
    seats, done = np.arange(games) % game.num_players(), np.zeros(games, dtype=bool)
    total, now = np.zeros(games), env.reset()
    while not done.all():
        seen = torch.as_tensor(now.observations, device=device).float()
        mask = torch.as_tensor(now.masks, device=device)
        with torch.no_grad():
            own = player(seen, mask)[0].argmax(1).cpu().numpy()
        at_random = np.where(now.masks == 1, dice.random(now.masks.shape), -1).argmax(1)
        now = env.step(np.where(now.movers == seats, own, at_random))
        fresh = (now.ended == 1) & ~done
        total[fresh] = now.rewards[fresh, seats[fresh]]
        done |= fresh
    return float(total.mean())


def main() -> None:
    """Play, learn, and report now and then how it goes."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--game", default="hexago", choices=abaculus.list_games())
    ask.add_argument("--lanes", type=int, default=16384)
    ask.add_argument("--seconds", type=float, default=300)
    ask.add_argument("--steps", type=int, default=16, help="decisions of every lane between two lessons")
    given = ask.parse_args()
    game, device = abaculus.load_game(given.game), "cuda"
    env = GpuEnv(game, given.lanes, seed=1, masks="dense")
    now = env.reset()
    seen, mask, movers, rewards, ended = (
        torch.as_tensor(array, device=device)
        for array in (now.observations, now.masks, now.movers, now.rewards, now.ended)
    )
    player = Player(env.layout.size, game.num_distinct_actions()).to(device)
    learner = torch.optim.Adam(player.parameters(), lr=3e-4)
    lanes = torch.arange(given.lanes, device=device)
    began = told = time.perf_counter()
    decisions = 0
    while time.perf_counter() - began < given.seconds:
        kept: list[tuple[Any, ...]] = []
        worth: list[Any] = []
        over: list[Any] = []
        for _ in range(given.steps):
            with torch.no_grad():
                logits, _ = player(seen.float(), mask)
                action = torch.distributions.Categorical(logits=logits).sample()
            kept.append((seen.clone(), mask.clone(), action, movers.long().clone()))
            env.step(action)
            worth.append(rewards.clone())
            over.append(ended.bool().clone())
        # Backwards: a decision is worth its seat's return in the game that it belongs to, if that game has ended.
        final = torch.zeros_like(rewards)
        known = torch.zeros(given.lanes, dtype=torch.bool, device=device)
        for (was, could, did, seat), reward, end in zip(reversed(kept), reversed(worth), reversed(over), strict=True):
            final = torch.where(end[:, None], reward, final)
            known = known | end
            rows = lanes[known]
            if len(rows) == 0:
                continue
            goal = final[rows, seat[rows]]
            logits, value = player(was[rows].float(), could[rows])
            chosen = torch.distributions.Categorical(logits=logits)
            better = (goal - value).detach()
            loss = (
                -(chosen.log_prob(did[rows]) * better).mean()
                + (value - goal).pow(2).mean()
                - 0.01 * chosen.entropy().mean()
            )
            learner.zero_grad()
            loss.backward()
            learner.step()
        decisions += given.steps * given.lanes
        if time.perf_counter() - told > 20:
            told = time.perf_counter()
            pace = decisions / (told - began)
            score = score_against_random(player, game, device)
            print(f"{told - began:6.0f} s  {pace:12,.0f} decisions/s  {score:+.3f} against random", flush=True)


if __name__ == "__main__":
    main()
