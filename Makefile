# One word each: `make help` lists them. Everything is installed into .venv, from PyPI as configured on the machine.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
CORES  ?= auto
PYTEST := $(BIN)/python -m pytest -n $(CORES) --durations=20

.DEFAULT_GOAL := help
PAGE   := src/abaculus/server/page/index.html
NPM    := PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web
.PHONY: help play terminal test test-rest test-all check check-python check-page page bench soak lock clean

help:    ## list these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-9s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

play: $(VENV)/.play $(PAGE)    ## set everything up, start the server and open its page
	@$(BIN)/abaculus serve --open

terminal: $(VENV)/.play    ## set everything up and play in the terminal
	@$(BIN)/abaculus play

page: $(PAGE)    ## build the browser client

test: $(VENV)/.dev $(PAGE)    ## the tests for every day, games in the browser included
	$(PYTEST) -m 'not long'

test-rest: $(VENV)/.dev $(PAGE)    ## what `make test` leaves out: long tests, and the rules interpreted and bounds-checked
	$(PYTEST) -m long
	NUMBA_DISABLE_JIT=1 $(PYTEST)
	NUMBA_BOUNDSCHECK=1 $(PYTEST)

test-all: test test-rest    ## all tests: what decides whether a change lands

check: $(VENV)/.dev $(PAGE)    ## lint, formatting and types
	@$(MAKE) --no-print-directory -j2 check-python check-page

check-python:
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

check-page:
	$(NPM) run check

bench: $(VENV)/.bench    ## measure this machine, beside OpenSpiel
	$(BIN)/abaculus bench

soak: $(VENV)/.dev    ## the big sweeps: minutes to hours
	ABACULUS_SOAK=1 $(PYTEST) -m soak

lock:    ## renew constraints.txt: the newest versions that pyproject.toml allows
	rm -rf $(VENV)-lock
	$(PYTHON) -m venv $(VENV)-lock
	$(VENV)-lock/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,openspiel]'
	@{ echo '# What development and CI use, renewed by `make lock`. Packages that this does not name are free.'; \
	  $(VENV)-lock/bin/python -m pip freeze --exclude-editable; } > $(VENV)-lock/constraints.txt
	mv $(VENV)-lock/constraints.txt constraints.txt
	rm -rf $(VENV)-lock

clean:    ## remove the virtual environment and all caches
	rm -rf $(VENV) web/node_modules $(dir $(PAGE)) .mypy_cache .pytest_cache .ruff_cache .hypothesis dist build
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Abaculus needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Try: make PYTHON=python3.12 ...")'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[page]'
	@touch $@

# Development and CI use the versions of constraints.txt, so that a release of somebody else's breaks nothing overnight.
$(VENV)/.dev: pyproject.toml constraints.txt | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[dev]'
	@touch $@

$(VENV)/.bench: pyproject.toml constraints.txt | $(BIN)/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt --editable '.[openspiel]'
	@touch $@

# Node and npm come from PyPI into the virtual environment, everything else of the client from npm as configured on the machine.
web/node_modules/.done: web/package-lock.json | $(VENV)/.play
	$(NPM) ci --no-progress --loglevel=error
	@touch $@

$(PAGE): web/node_modules/.done $(shell find web/src web/public web/worker web/index.html web/vite.config.ts web/worker.config.ts src/abaculus/server src/abaculus/paint src/abaculus/core/scene.py -type f -not -path '*/page/*' -not -path '*/__pycache__/*' -not -name '*.json' -not -name 'openapi.d.ts' 2>/dev/null)
	@# A few moves of every game are quicker interpreted than compiled, and come out the same.
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m abaculus.server.client_sources web/src
	$(NPM) run --silent types
	$(NPM) run --silent build
