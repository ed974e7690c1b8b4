# make play   set everything up and play         make test   set everything up and run all tests
# make check  style, types, imports              make proof  the long counts; figures go to docs/proof/
# The working environment (.venv) runs the plain files in src/. Compiled flavours are installed under build/, never in place.

PYTHON ?= python3
PY := .venv/bin/python
SOURCES := $(shell find src -name '*.py' -o -name '*.pxd' -o -name '*.toml' -o -name '*.ftl' -o -path '*/web/*' -type f) setup.py pyproject.toml
INSTALL = $(PY) -m pip install --quiet --disable-pip-version-check --root-user-action=ignore -c constraints.txt
FAST := PYTHONPATH=build/fast
CHECKED := PYTHONPATH=build/checked

.PHONY: play test check proof build golden docs types pictures clean cc

play: build
	@bin/emporion serve --open

test: build build/checked/.built
	test "$$($(CHECKED) $(PY) -m emporion.compiled)" != "built: checked" || \
	  $(CHECKED) $(PY) -m pytest -q -n 2 --no-header tests/contract $(wildcard tests/games/*_properties.py)
	$(FAST) $(PY) -m pytest -q --no-header -m alone tests/browser
	$(FAST) $(PY) -m pytest -n 3 --dist worksteal -m 'not alone' --doctest-glob='*.md' tests docs README.md

check: .venv/.ready
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	.venv/bin/lint-imports --no-cache
	$(PY) -m tools.typecheck

proof: build build/checked/.built
	$(FAST) $(PY) -m tools.proof

build: .venv/.ready build/fast/.built

golden: build
	$(FAST) $(PY) -m tools.golden

# The page's types, from the server's.
types: build
	$(FAST) $(PY) -m tools.types

# Every state of the page, on desktop and phone, by day and by night, to look at: build/pictures/
pictures: build
	EMPORION_PICTURES=all $(FAST) $(PY) -m pytest -q -n 2 --no-header tests/browser/test_pictures.py

docs: build
	$(FAST) $(PY) -m tools.docs

.venv/.ready: pyproject.toml constraints.txt setup.py
	@echo "Setting up .venv (a minute the first time)"
	@test -x $(PY) || $(PYTHON) -m venv .venv || { \
	  $(PYTHON) -m pip install --quiet --target build/virtualenv virtualenv && PYTHONPATH=build/virtualenv $(PYTHON) -m virtualenv -q .venv; }
	@$(INSTALL) setuptools wheel Cython
	@EMPORION_FLAVOUR=interpreted $(INSTALL) --no-build-isolation -e '.[dev]'
	@touch $@

build/fast/.built build/checked/.built: build/%/.built: .venv/.ready build/cc $(SOURCES)
	@echo "Building emporion ($*)"
	@rm -rf build/$* build/lib* build/temp* build/bdist*
	@EMPORION_FLAVOUR=$* $(INSTALL) --no-deps --no-build-isolation --target build/$* .
	@PYTHONPATH=build/$* $(PY) -m emporion.compiled
	@touch $@

# Another compiler, or none, is another build.
build/cc: cc
cc:
	@mkdir -p build
	@echo '$(CC)' | cmp -s - build/cc || echo '$(CC)' > build/cc

clean:
	rm -rf build .venv .mypy_cache .pytest_cache .ruff_cache .hypothesis
