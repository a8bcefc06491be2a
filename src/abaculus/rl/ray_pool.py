"""Work on a Ray cluster: when a worker or a machine dies, another does its work again."""

from __future__ import annotations

from collections.abc import Callable
from types import TracebackType
from typing import Any

from abaculus.core.errors import AbaculusError
from abaculus.rl.extras import need

__all__ = ["RayPool"]

RETRIES = 20
"""How often a piece of work is given to another worker when one dies."""


class RayPool:
    """Workers of a cluster: the one at an address, or with "local" one on this machine, which ends with the pool. If this
    process is already connected to a cluster, that one is used.

    Work is a function that workers can import, with plain data; equal work must have equal results, whoever does it.
    """

    def __init__(self, address: str, **init: Any) -> None:
        self._ray: Any = need("ray", "ray")
        self._address, self._init = address, init
        self._started = False
        self._known: dict[Callable[..., Any], Any] = {}

    def __enter__(self) -> RayPool:
        if not self._ray.is_initialized():
            # A cluster on this machine alone need not be reachable from others.
            here = {"address": "local", "_node_ip_address": "127.0.0.1"}
            where = here if self._address == "local" else {"address": self._address}
            try:
                self._ray.init(**where, include_dashboard=False, log_to_driver=False, **self._init)
            except (ConnectionError, ValueError) as problem:
                raise AbaculusError(f"there is no Ray cluster at {self._address} ({problem})") from problem
            self._started = True
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, at: TracebackType | None
    ) -> None:
        if self._started:
            self._ray.shutdown()
            self._started = False

    @property
    def size(self) -> int:
        """How many pieces of work run at once."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    def submit(self, work: Callable[..., Any], *given: Any) -> Any:
        """Begin a piece of work; returns a handle for its result."""
        if work not in self._known:
            self._known[work] = self._ray.remote(max_retries=RETRIES)(work)
        return self._known[work].remote(*given)

    def finished(self, running: set[Any]) -> tuple[list[Any], set[Any]]:
        """Wait for the first results; also returns what is still running."""
        done, rest = self._ray.wait(list(running), num_returns=1)
        try:
            return self._ray.get(done), set(rest)
        except self._ray.exceptions.RayTaskError as problem:
            raise AbaculusError(f"a worker of Ray failed: {str(problem)[-500:]}") from problem
        except self._ray.exceptions.RayError as problem:
            raise AbaculusError(f"Ray gave up on a piece of work: {str(problem)[-500:]}") from problem

    def stop(self) -> None:
        """Stop: whatever is still running ends with the connection."""
        self._ray.shutdown()
