# make demo    installs docextract into .venv, writes an example document and extracts it
# make test    installs everything into .venv and runs every check

PYTHON ?= python3
BIN := .venv/bin

.PHONY: demo test lint types clean

demo: .venv/installed
	mkdir -p build
	$(BIN)/python examples/make_rent_roll.py build/rent_roll.pdf
	$(BIN)/docextract extract build/rent_roll.pdf --asset-type OFFICE --document-type RENT_ROLL --format table

test: .venv/installed-dev lint types
	$(BIN)/python -m pytest -n 2

lint: .venv/installed-dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check

types: .venv/installed-dev
	$(BIN)/mypy --strict
	$(BIN)/pyright --pythonpath $(BIN)/python

.venv/bin/python:
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --upgrade "pip>=25.1"

.venv/installed: pyproject.toml .venv/bin/python
	$(BIN)/python -m pip install --quiet --editable . "reportlab>=4.2"
	touch $@

.venv/installed-dev: pyproject.toml .venv/bin/python
	$(BIN)/python -m pip install --quiet --editable ".[all]" --group dev
	touch $@ .venv/installed

clean:
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
