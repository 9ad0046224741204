# make demo    installs docextract into .venv, writes an example document and extracts it
# make test    installs everything into .venv and runs every check but the long ones
# make test-long  runs what `make test` leaves out: tests of more of the same (marked `long`), pyright over all of src
# make check   lint, types and the tests of the core on small documents: a minute or two
# make lint    looks at the style, and for slips of the pen in pages, messages and names
# make docs    builds the pages into build/site, warnings are errors
# make plugins installs each plugin of plugins/ as a wheel beside the core's, in a venv of its own, and runs its tests
# make seeded  reads many generated rent rolls and as many statements (SEEDED=500 of each)
# make defects plants defects in generated documents (DEFECTS=1000 of each kind) and counts those that are noticed
# make repairs  misreads figures of generated documents and counts those that their sums repair; none may be wrong
# make kills   kills processes that extract with -9 (KILLS=50 times), over a file and over PostgreSQL, and starts that
#              again under load: nothing answered may be lost
# make batch-kills  kills a batch of documents with -9 (KILLS=50 times) and resumes it: each is answered once
# make api     draws requests from the OpenAPI document (API_CASES=6200, of which over 5,000 can be)
# make service-bench  a log of a million entries, the check of a key, the adapter over HTTP
# make hostile sends files made to break readers to the service, asks each for every type, counts those opened,
#              measures what isolation costs
# make faults  sends loops, allocations, aborts, panics, floods and garbage to the service (FAULTS=50 of each)
# make review clicks every number of thirteen documents on their review pages, with axe-core from npm (never shipped)
# make coverage fails where a branch of what stands between strangers and the machine is taken by no test
# make explore draws other examples for the property tests, for EXPLORE_SECONDS=600; a find is told with what repeats it
# make fuzz    fuzzes readers, extraction, values and layouts, guided by coverage (FUZZ_SECONDS=300 for each; Linux)
# make rules   switches off each rule for reading rent rolls alone, over the rolls by other hands, and writes docs/rules.md
# make bench   measures, and writes the figures to build/benchmarks.md

# The first Python that will do, unless PYTHON names one.
PYTHON ?= $(shell for name in python3 python3.13 python3.12 python3.11; do \
	"$$name" -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$name" && break; \
	done)
SEEDED ?= 500
DEFECTS ?= 1000
KILLS ?= 50
API_CASES ?= 6200
FAULTS ?= 50
FUZZ_SECONDS ?= 300
EXPLORE_SECONDS ?= 600
# One more than there are processors: some tests wait, for a server, a limit or a process that is killed.
WORKERS ?= $(shell echo $$(($$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1) + 1)))
BIN := .venv/bin
# Tests start Python hundreds of times; without the compiled modules each start costs twice.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: demo check docs test test-long plugins seeded defects repairs kills batch-kills api service-bench hostile faults review coverage explore fuzz rules bench lint types types-all clean

demo: .venv/installed
	mkdir -p build
	$(BIN)/python examples/make_rent_roll.py build/rent_roll.pdf
	$(BIN)/docextract extract build/rent_roll.pdf --asset-type OFFICE --document-type RENT_ROLL --format table

# The rooms through which every document goes, and what each command of a user says.
CHECKED := tests/values tests/vocabulary tests/proofs tests/accounts tests/inference tests/test_pipeline.py tests/test_source.py \
	tests/test_table_extractor.py tests/test_registry.py tests/test_import_layers.py tests/test_public_names.py tests/test_cli.py

check: .venv/installed-dev
	@$(BESIDE) \
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(CHECKED) || failed=1; \
	$(BESIDE_ENDS)

# Types are looked at while the tests run; what is said of them is printed behind what those say.
BESIDE = mkdir -p build; failed=; $(MAKE) --no-print-directory lint || failed=1; \
	$(MAKE) --no-print-directory types >build/types.txt 2>&1 & types=$$!;
BESIDE_ENDS = wait $$types || failed=1; cat build/types.txt; test -z "$$failed"

docs: .venv/bin/python
	$(call INSTALL,--group docs)
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

# Each worker collects all tests; in a fresh clone each would compile all that it imports, were it not done before.
COMPILED = test -e .venv/compiled || { $(BIN)/python -m pytest --collect-only -qq >/dev/null && touch .venv/compiled; };

# Every check runs, also after one that fails: a fault in the style hides none in the behaviour. Plugins are checked
# while the tests run, of which many wait; what is said of them is printed behind what those say.
test: .venv/installed-dev
	@$(BESIDE) \
	$(MAKE) --no-print-directory plugins >build/plugins.txt 2>&1 & plugins=$$!; \
	$(COMPILED) \
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m "not long" || failed=1; \
	wait $$plugins || failed=1; cat build/plugins.txt; \
	$(BESIDE_ENDS)

test-long: .venv/installed-dev
	@failed=; \
	$(MAKE) --no-print-directory types-all || failed=1; \
	$(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -m long || failed=1; \
	$(BIN)/python plugins/check.py --long || failed=1; \
	test -z "$$failed"

plugins: .venv/installed-dev
	$(BIN)/python plugins/check.py

seeded: .venv/installed-dev
	DOCEXTRACT_SEEDED=$(SEEDED) $(BIN)/python -m pytest -s --hypothesis-profile=explore \
		tests/extractors/test_rent_roll_seeded.py tests/extractors/test_statement_seeded.py -k many_documents

defects: .venv/installed-dev
	$(BIN)/python benchmarks/defects.py --documents $(DEFECTS) --clean $(DEFECTS)
	$(BIN)/python benchmarks/statement_defects.py --documents $(DEFECTS)

repairs: .venv/installed-dev
	$(BIN)/python benchmarks/repairs.py --documents $(DEFECTS)

kills: .venv/installed-dev
	DOCEXTRACT_KILLS=$(KILLS) $(BIN)/python -m pytest -s tests/service/test_service_durability.py \
		tests/service/test_service_postgres.py tests/http/test_http_postgres.py -k "killed or under_load"

batch-kills: .venv/installed-dev
	DOCEXTRACT_BATCH_KILLS=$(KILLS) $(BIN)/python -m pytest -s tests/many/test_resume.py -k killed_at_random

api: .venv/installed-dev
	DOCEXTRACT_API_CASES=$(API_CASES) $(BIN)/python -m pytest -s --hypothesis-profile=explore tests/http/test_http_openapi.py -k nobody_thought

service-bench: .venv/installed-dev
	$(BIN)/python benchmarks/service.py

rules: .venv/installed-dev
	$(BIN)/python benchmarks/rules.py --output docs/rules.md

hostile: .venv/installed-dev
	$(BIN)/python benchmarks/hostile.py --isolation require
	DOCEXTRACT_HOSTILE_STEP=1 $(BIN)/python -m pytest tests/test_shared_documents.py -k made_to_break
	$(BIN)/python benchmarks/isolation.py

faults: .venv/installed-dev
	$(BIN)/python benchmarks/faults.py --times $(FAULTS)

build/axe/node_modules/axe-core/axe.min.js:
	mkdir -p build/axe
	npm install --silent --no-save --prefix build/axe axe-core

review: .venv/installed-dev build/axe/node_modules/axe-core/axe.min.js
	DOCEXTRACT_REVIEWED=all $(BIN)/python -m pytest tests/review

coverage: .venv/installed-dev
	$(BIN)/python tests/measuring

explore: .venv/installed-dev
	$(BIN)/python tests/exploring --seconds $(EXPLORE_SECONDS)

fuzz: .venv/installed-dev
	$(BIN)/python -m pip install --quiet --group fuzz
	mkdir -p build/fuzz
	for target in pdf xlsx extract values layouts; do \
		$(BIN)/python tests/readers/fuzz.py $$target --seconds $(FUZZ_SECONDS) --folder build/fuzz || exit 1; \
	done

bench: .venv/installed-dev
	mkdir -p build
	$(BIN)/python benchmarks/run.py --output build/benchmarks.md

lint: .venv/installed-dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/typos src docs plugins README.md CHANGELOG.md CONTRIBUTING.md SECURITY.md

# The second checker of types asks what users' editors ask: whether the public names are used as they are declared.
types: .venv/installed-dev
	$(BIN)/mypy --strict
	$(BIN)/pyright --pythonpath $(BIN)/python tests/uses.py

# It takes a minute over all of the source, where it hardly finds what mypy does not.
types-all: .venv/installed-dev
	$(BIN)/pyright --pythonpath $(BIN)/python

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "docextract needs Python 3.11 or later, with venv and ensurepip" >&2; exit 1; }
	$(PYTHON) -m venv --clear .venv

# Also where an interrupted run has left a Python without pip. uv installs in a third of pip's processor time, from where
# pip is told to; where it is not to be had, pip does. What is imported is compiled when it is: all that there is would
# take half of pip's time.
INSTALL = $(BIN)/python -m ensurepip >/dev/null && \
	{ $(BIN)/python -m pip install --quiet --no-compile "uv>=0.5" && \
	UV_DEFAULT_INDEX="$${UV_DEFAULT_INDEX-$$($(BIN)/python -m pip config get global.index-url 2>/dev/null)}" \
	$(BIN)/python -m uv pip install --quiet --python $(BIN)/python "pip>=25.1" $(1) || \
	{ $(BIN)/python -m pip install --quiet --no-compile --upgrade "pip>=25.1" && \
	$(BIN)/python -m pip install --quiet --no-compile $(1); }; }

.venv/installed: pyproject.toml .venv/bin/python
	$(call INSTALL,--editable . "reportlab>=4.2")
	touch $@

.venv/installed-dev: pyproject.toml .venv/bin/python
	$(call INSTALL,--editable ".[all]" --group dev)
	touch $@ .venv/installed

clean:
	rm -rf .venv build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis
