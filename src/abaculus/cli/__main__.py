"""`python -m abaculus.cli`: the command, for processes that start another like themselves."""

from __future__ import annotations

from abaculus.cli.main import main

main()
