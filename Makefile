# One word each: `make help` lists them. Everything is installed into .venv, from PyPI as configured on the machine.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
CORES  ?= auto
PYTEST := $(BIN)/python -m pytest -n $(CORES)

.DEFAULT_GOAL := help
.PHONY: help play test check bench soak clean

help:    ## list these commands
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-7s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(VENV)/.play    ## set everything up and play in the terminal
	@$(BIN)/abaculus play

test: $(VENV)/.dev    ## run the whole suite: compiled, interpreted, and compiled with bounds checks
	$(PYTEST)
	NUMBA_DISABLE_JIT=1 $(PYTEST)
	NUMBA_BOUNDSCHECK=1 $(PYTEST)

check: $(VENV)/.dev    ## lint, formatting and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

bench: $(VENV)/.bench    ## measure this machine, beside OpenSpiel
	$(BIN)/abaculus bench

soak: $(VENV)/.dev    ## the big sweeps: minutes to hours
	ABACULUS_SOAK=1 $(PYTEST) -m soak

clean:    ## remove the virtual environment and all caches
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis dist build
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Abaculus needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.12 ...")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.dev: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

$(VENV)/.bench: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[openspiel]'
	@touch $@
