# Two commands matter: `make app` and `make test`. Both set up what they need.

PYTHON ?= python3
PORT ?=
WORKERS ?= auto
BROWSERS ?= 2

VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.stamp
BENCH_STAMP := $(VENV)/.stamp-bench
# Servers, kernels and workers start by the hundred; none of them should compile the sources anew.
unexport PYTHONDONTWRITEBYTECODE

PIP := $(BIN)/python -m pip install --disable-pip-version-check --quiet --constraint constraints.txt
SOURCES := cardcity_tutor tests tools $(wildcard benchmarks) hatch_build.py

.DEFAULT_GOAL := help
.PHONY: help venv app test test-all lint format types imports unit notebooks browser wheel-test \
        browser-ready bench-deps bench bench-app notebooks-run screenshots clean

help:  ## show this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 22

# ------------------------------------------------------------------ set-up

venv: $(STAMP)  ## make .venv with everything installed

$(STAMP): pyproject.toml constraints.txt hatch_build.py
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "cardcity_tutor needs Python 3.11 or later; try make PYTHON=python3.12")'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing into $(VENV) (a minute or two the first time) ..."
	@$(PIP) --editable '.[app,fast,test]' >$(VENV)/install.log 2>&1 || { cat $(VENV)/install.log; exit 1; }
	@touch $@

browser-ready: $(STAMP)  ## find a Chromium, or install one
	@$(BIN)/python tools/ensure_browser.py

$(BENCH_STAMP): $(STAMP)
	@$(PIP) --editable '.[bench]' >$(VENV)/install.log 2>&1 || { cat $(VENV)/install.log; exit 1; }
	@touch $@

bench-deps: $(BENCH_STAMP)

# ------------------------------------------------------------------ use

app: $(STAMP)  ## serve the tutor at a printed local address (PORT=... to choose)
	@$(BIN)/cardcity-tutor serve $(if $(PORT),--port $(PORT))

# ------------------------------------------------------------------ checks

# What keeps one processor busy goes beside what keeps the other busy; unit and browser tests use both by themselves.
test: $(STAMP)  ## every check, browser included
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target types lint imports notebooks wheel-test
	@$(MAKE) --no-print-directory unit
	@$(MAKE) --no-print-directory browser

test-all: test  ## and the complete matrices of options
	$(BIN)/python -m pytest -m matrix -n $(WORKERS) tests

lint: $(STAMP)  ## style
	$(BIN)/ruff check $(SOURCES)
	$(BIN)/ruff format --check $(SOURCES)
	$(BIN)/python tools/check_js.py

format: $(STAMP)  ## write the style
	$(BIN)/ruff check --fix $(SOURCES)
	$(BIN)/ruff format $(SOURCES)

types: $(STAMP)  ## types
	$(BIN)/mypy $(SOURCES)

imports: $(STAMP)  ## direction of dependencies
	$(BIN)/lint-imports

unit: browser-ready  ## unit and property tests, doctests; pictures and PDF files are made by a browser
	$(BIN)/python -m pytest -p no:nbval -n $(WORKERS) \
		--ignore tests/browser --ignore tests/packaging --doctest-modules cardcity_tutor tests

notebooks: $(STAMP)  ## run the notebooks and compare with their saved outputs
	LC_ALL=C.UTF-8 $(BIN)/python -m pytest --nbval --nbval-current-env --nbval-sanitize-with tests/nbval.cfg \
		-n $(WORKERS) --dist loadscope notebooks

browser: browser-ready  ## tests in a real browser
	$(BIN)/python -m pytest -m browser -p no:nbval -n $(BROWSERS) --dist loadfile --no-loadscope-reorder tests/browser

wheel-test: $(STAMP)  ## build the wheel, install it elsewhere, run it
	$(BIN)/python -m pytest -m packaging tests/packaging

# ------------------------------------------------------------------ figures and pictures

bench: $(BENCH_STAMP) browser-ready  ## measure; prints tables and writes them to benchmarks/
	$(BIN)/python -m benchmarks
	$(BIN)/python -m benchmarks browser

bench-app: $(BENCH_STAMP) browser-ready  ## measure the app beside Voilà as it comes and Solara, ten minutes of soak included
	$(BIN)/python -m benchmarks app

notebooks-run: $(STAMP)  ## run the notebooks again and save their outputs
	LC_ALL=C.UTF-8 $(BIN)/jupyter nbconvert --to notebook --inplace --execute --ExecutePreprocessor.record_timing=False \
		--CoalesceStreamsPreprocessor.enabled=True --ClearMetadataPreprocessor.enabled=True \
		--ClearMetadataPreprocessor.preserve_nb_metadata_mask="['kernelspec', 'language_info', 'title']" \
		notebooks/*.ipynb

screenshots: browser-ready  ## pictures of the READMEs, and of the app at three widths
	$(BIN)/python tools/screenshots.py

clean:  ## remove what make made
	rm -rf $(VENV) build dist screenshots .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
