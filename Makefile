# make play   set up what playing needs, start the server and open the page
# make dev    serve the working copy; the page reloads after a change
# make test   set up everything and run the tests     make check  style, types, imports, the documentation site, workflows
# make test-all   the tests that `make test` only samples, too      make test-lab  those of the laboratory, with its libraries, in .venv-lab
# make proof  the long counts (docs/proof/)           make test-minimums  tests on the oldest versions that pyproject.toml allows
# make test-sdist  the tests of an unpacked sdist
# make sdist  dist/*.tar.gz                           make wheel          dist/*.whl for this system
#
# .venv/.play is what playing needs, .venv/.dev what tests and checks need besides. The package is built under build/fast and build/checked,
# never in place; a module is compiled again only after it changed (tools/build.py). CC=false builds without a compiler.

PYTHON ?= python3
PY := .venv/bin/python
SET_UP = @command -v $(PYTHON) >/dev/null || { echo "There is no $(PYTHON). Install Python 3.11 or newer." >&2; exit 1; }; $(PYTHON) -m tools.environment
FAST := PYTHONPATH=build/fast
CHECKED := PYTHONPATH=build/checked

.PHONY: play dev test test-all test-sdist test-lab bench-vector check proof build builds golden docs types pictures sdist wheel test-minimums clean

play: build
	@bin/emporion serve --open

dev: .venv/.dev build
	@$(PY) -m tools.dev

test: export EMPORION_TESTS ?= sample
test: builds
	test "$$($(CHECKED) $(PY) -m emporion.compiled)" != "built: checked" || \
	  $(CHECKED) $(PY) -m pytest -q -n 2 --no-header tests/contract $(wildcard tests/games/*_properties.py)
	$(FAST) $(PY) -m pytest -q --no-header -m alone tests/browser
	$(FAST) $(PY) -m pytest -n 3 --dist worksteal -m 'not alone' --doctest-glob='*.md' tests docs README.md

test-all:
	EMPORION_TESTS=all $(MAKE) test

# An unpacked sdist is compiled and tested by itself, with the environment of this working copy.
test-sdist: .venv/.dev
	folder=$$(mktemp -d) && trap 'rm -rf "$$folder"' EXIT && mkdir "$$folder/made" "$$folder/unpacked" && \
	  $(PY) -c "import sys; from pathlib import Path; from tools import package; package.make('sdist', Path(sys.argv[1]))" "$$folder/made" && \
	  tar -xzf "$$folder"/made/*.tar.gz --strip-components=1 -C "$$folder/unpacked" && \
	  ln -s "$(CURDIR)/.venv" "$$folder/unpacked/.venv" && \
	  $(MAKE) -C "$$folder/unpacked" -o .venv/.play -o .venv/.dev test

# The laboratory with its libraries (PettingZoo, Gymnasium, PyArrow, Ray, MCP); elsewhere the tests that need them are skipped.
# EMPORION_TESTS=sample runs some of these tests, in about half a minute, as .ci/run does.
test-lab: .venv-lab/.lab build
	$(FAST) .venv-lab/bin/python -m pytest -q --no-header --doctest-glob='*.md' tests/lab docs/lab.md

# The vector environment beside pgx, which has an environment of its own (600 MB).
bench-vector: .venv-pgx/.pgx build
	EMPORION_PGX_PYTHON=.venv-pgx/bin/python bin/emporion bench vector --against pgx

check: .venv/.dev
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	.venv/bin/lint-imports --no-cache
	$(PY) -m tools.typecheck
	.venv/bin/biome ci --colors=off
	NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --quiet --strict
	$(PY) -m check_jsonschema --builtin-schema vendor.github-workflows .github/workflows/*.yml

proof: builds
	$(FAST) $(PY) -m tools.proof

build: .venv/.play
	@$(PY) -m tools.build fast

builds: .venv/.dev
	@$(PY) -m tools.build fast checked

golden: .venv/.dev build
	$(FAST) $(PY) -m tools.golden

# The page's types, from the server's.
types: .venv/.dev build
	$(FAST) $(PY) -m tools.types

# Every state of the page, on desktop and phone, by day and by night, to look at: build/pictures/
pictures: .venv/.dev build
	EMPORION_PICTURES=all $(FAST) $(PY) -m pytest -q -n 2 --no-header tests/browser/test_pictures.py

docs: .venv/.dev build
	$(FAST) $(PY) -m tools.docs

sdist: .venv/.play
	@$(PY) -m tools.package sdist

wheel: .venv/.package
	@$(PY) -m tools.package wheel

test-minimums: build
	@$(PY) -m tools.minimums

.venv/.play .venv/.dev .venv/.package: .venv/.%: pyproject.toml constraints.txt
	$(SET_UP) $*
.venv/.dev .venv/.package: | .venv/.play
.venv-lab/.lab .venv-pgx/.pgx: pyproject.toml constraints.txt
	$(SET_UP) $(patsubst .%,%,$(notdir $@))

clean:
	rm -rf build .venv .venv-lab .venv-pgx .mypy_cache .pytest_cache .ruff_cache .hypothesis
