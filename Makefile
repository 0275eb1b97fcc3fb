# Everything a newcomer needs: `make play` and `make test`. Both set up what they need, once.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
UV     := $(BIN)/uv
NPM    := $(BIN)/python -m tools.npm
LOCKS  := requirements
GAMES  ?= 100
ANSWERS ?= 1000000
KILLS  ?= 50
NEWEST ?=
ROUNDS ?= 60
FITTED ?= 240
# Two things at a time, and what each of them says in one piece: most of them use one core only.
TOGETHER := --no-print-directory --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

# Whatever Python settings the caller has (PYTHONUNBUFFERED, PYTHONPATH ...) are theirs, not ours.
$(foreach setting,$(filter PYTHON%,$(.VARIABLES)),$(eval unexport $(setting)))

.DEFAULT_GOAL := help
.PHONY: help play page test lint types layers web tests newest coverage format bench bench-server bench-learn bench-web soak hostile killing \
	properties players fit gates lock board clean

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 14

# The games are in the folder ecumene-data, whatever database the environment may name.
play: export DATABASE_URL :=
play: $(VENV)/.build ## play in the browser; prints the address where there is none
	@$(MAKE) $(TOGETHER) page $(VENV)/.play
	@$(BIN)/ecumene serve --open

page: $(VENV)/.build ## build the page into the package, if it or what it takes from the package has changed
	@$(BIN)/python hatch_build.py

test: $(VENV)/.build ## run every check
	@$(MAKE) $(TOGETHER) $(VENV)/.dev web/node_modules/.all
	@$(MAKE) $(TOGETHER) types web lint layers
	@$(MAKE) --no-print-directory tests newest coverage

lint: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .

types: $(VENV)/.dev
	$(BIN)/mypy

layers: $(VENV)/.dev
	$(BIN)/lint-imports

web: $(VENV)/.dev web/node_modules/.all ## check the page: types, form, what needs no browser, and that it can be built
	$(BIN)/python -m tools.page_types
	$(BIN)/python -m ecumene.web.page_data web/generated
	$(BIN)/python -m tools.spoken
	$(NPM) run --silent check
	$(NPM) run --silent lint
	$(NPM) run --silent test
	$(BIN)/python hatch_build.py

# Each process gets a row of neighbours, which share servers, browsers and games; who is done takes from the others.
tests: $(VENV)/.dev web/node_modules/.all
	@$(BIN)/python hatch_build.py
	$(BIN)/pytest -n auto --dist worksteal

newest: $(VENV)/.dev ## play the recorded games again on the newest Python at hand, or on NEWEST=python3.13
	@$(BIN)/python -m tools.newest_python $(NEWEST)

coverage: $(VENV)/.dev ## print which cases show which rule; none may be without
	@$(BIN)/python -m tools.coverage --print

format: $(VENV)/.dev web/node_modules/.all ## put code and data files into their standard form, renew schemas, coverage table and examples
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(BIN)/python -m tools.tidy_data
	$(BIN)/python -m tools.schemas
	$(BIN)/python -m tools.coverage
	$(BIN)/python -m tools.python_pages
	$(BIN)/python -m tools.learn_page
	$(NPM) run --silent format

board: $(VENV)/.dev ## make the map geometry, its labels and the picture of the README anew
	$(BIN)/python -m tools.boardmap
	$(BIN)/python -m tools.readme_picture

bench: $(VENV)/.bench ## measure the speed of the engine beside a peer
	$(BIN)/python -m benchmarks.board
	$(BIN)/python -m benchmarks.engine
	$(BIN)/python -m benchmarks.players
	$(BIN)/python -m benchmarks.simulate

bench-server: $(VENV)/.dev ## measure the server under load, on SQLite and on PostgreSQL with one and two workers, routed or not, disturbed
	$(BIN)/python -m benchmarks.server

bench-learn: $(VENV)/.dev ## measure the steps per second of learning environments
	$(BIN)/python -m benchmarks.learn

bench-web: $(VENV)/.dev web/node_modules/.all ## measure how fast the page opens, changes and moves; frames need a chromium of the system
	@$(BIN)/python hatch_build.py
	$(BIN)/python -m benchmarks.web

soak: $(VENV)/.dev ## play GAMES=100 complete games at random; check every position, and let the referee judge
	$(BIN)/python -m tools.soak --games $(GAMES)

hostile: $(VENV)/.dev page ## attack random games with ANSWERS=1000000 comparisons, and servers beside honest players
	$(BIN)/python -m tools.hostile --answers $(ANSWERS)
	$(BIN)/python -m tools.attacks

killing: $(VENV)/.dev ## kill the server, or a worker, KILLS=50 times amid traffic, on both databases; nothing acknowledged may be lost
	$(BIN)/python -m tools.killing --kills $(KILLS)
	$(BIN)/python -m tools.killing --kills $(KILLS) --postgresql
	$(BIN)/python -m tools.killing --kills $(KILLS) --workers

properties: $(VENV)/.dev ## try what must always hold with examples that `make test` does not try
	$(BIN)/pytest -n auto --hypothesis-profile new -m hypothesis

players: $(VENV)/.dev ## play the ladder of our own players, ROUNDS=60 games of each pairing, and write it into docs/players.md
	$(BIN)/python -m tools.ladder --rounds $(ROUNDS) --jobs 0

fit: $(VENV)/.dev ## play FITTED=240 games, fit the chances of winning to them, and write what they are good for into docs/analysis.md
	@$(BIN)/python -m tools.fitting --games $(FITTED)

gates: $(VENV)/.dev ## judge the players by the gates in tools/leagues/gates.toml; ROUNDS=400 is the full run
	$(BIN)/python -m ecumene league tools/leagues/gates.toml --rounds $(ROUNDS)

lock: $(VENV)/.dev ## pin the newest versions of everything we build on
	$(UV) pip compile -q --universal --generate-hashes --no-header --upgrade \
		--python-version 3.11 --group bootstrap -o $(LOCKS)/bootstrap.txt
	$(UV) pip compile -q --universal --generate-hashes --no-header --upgrade \
		--python-version 3.11 pyproject.toml --extra simulate --extra cluster --extra mcp \
		--extra learn --group dev -o $(LOCKS)/dev.txt
	$(UV) pip compile -q --universal --generate-hashes --no-header --upgrade \
		--python-version 3.11 --group build -c $(LOCKS)/dev.txt -o $(LOCKS)/build.txt
	$(UV) pip compile -q --universal --generate-hashes --no-header \
		--python-version 3.11 pyproject.toml -c $(LOCKS)/dev.txt -o $(LOCKS)/play.txt
	$(UV) pip compile -q --universal --generate-hashes --no-header --python-version 3.11 \
		pyproject.toml --extra postgresql -c $(LOCKS)/dev.txt -o $(LOCKS)/server.txt
	$(UV) pip compile -q --universal --generate-hashes --no-header --upgrade \
		--python-version 3.11 --group bench -c $(LOCKS)/dev.txt -o $(LOCKS)/bench.txt

clean: ## remove the environment and everything that was built
	rm -rf $(VENV) .venv-newest build dist .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis \
		web/node_modules web/generated src/ecumene/web/built

# The environment. It is made without pip of its own, because Debian ships `venv` without `ensurepip`;
# the pip beside $(PYTHON) puts uv there, which is faster at the rest.
$(UV): $(LOCKS)/bootstrap.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Ecumene needs Python 3.11 or later; $(PYTHON) is older. Try: make PYTHON=python3.11 ..."; exit 1; }
	$(PYTHON) -m venv --without-pip $(VENV)
	$(PYTHON) -m pip --python $(BIN)/python install -q --disable-pip-version-check \
		--require-hashes -r $(LOCKS)/bootstrap.txt
	@touch $@

$(VENV)/.build: $(UV) $(LOCKS)/build.txt
	$(UV) pip install -q --require-hashes -r $(LOCKS)/build.txt
	@touch $@

$(VENV)/.play: $(VENV)/.build $(LOCKS)/play.txt pyproject.toml
	$(UV) pip install -q --require-hashes -r $(LOCKS)/play.txt
	$(UV) pip install -q --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: $(VENV)/.play $(LOCKS)/dev.txt
	$(UV) pip install -q --require-hashes -r $(LOCKS)/dev.txt
	@touch $@

# What the page is tested with, besides what it is built with.
web/node_modules/.all: web/package.json web/package-lock.json | $(VENV)/.build
	$(NPM) ci --ignore-scripts --no-audit --no-fund --loglevel=error
	@touch $@

$(VENV)/.bench: $(VENV)/.dev $(LOCKS)/bench.txt
	$(UV) pip install -q --require-hashes -r $(LOCKS)/bench.txt
	@touch $@
