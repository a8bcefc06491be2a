"""`python -m abaculus.cli`: the command, for processes that start another of their own kind."""

from __future__ import annotations

from abaculus.cli.main import main

main()
