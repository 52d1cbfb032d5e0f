# The commands of Hemicycle. Each sets up what it needs, once; `make play` is all that a player needs.

PYTHON ?= python3
export PYTHON

STATIC := src/hemicycle/server/static/index.html
SOURCES := $(shell find src -type f -not -path '*/__pycache__/*' -not -path '*/tests/*' -not -path '*/static/*' 2>/dev/null)
CLIENT := $(shell find client -type f -not -path '*/node_modules/*' 2>/dev/null) \
    $(filter %.ftl %.svelte %.ts %.css,$(SOURCES))

.DEFAULT_GOAL := help
.PHONY: help play test check types docs rules game bench compile requirements clean

help:
	@echo "make play          build what is missing, start a server on this machine, open it in a browser"
	@echo "make test          run every test"
	@echo "make check         format, lint, types, imports, trace of the rules, docs"
	@echo "make types         write the client's types anew from Python's"
	@echo "make docs          links and examples of the documentation"
	@echo "make rules         write docs/rules.md: from every rule to its code and its tests"
	@echo "make game NAME=…  write a new game, made of Divide the Dollar"
	@echo "make bench         speed, against a reference loop of the same run"
	@echo "make compile       build the wheel, compiled where there is a C compiler, and install it into .venv-compiled"
	@echo "make requirements  pin the newest versions that fit pyproject.toml (keeps the pinned ones that still fit)"
	@echo "make clean         remove what was built, keep matches and environments"

# What was set up is remembered in these files, each older than nothing it was made from.

.venv/.run: requirements.txt requirements-build.txt pyproject.toml
	@scripts/environment .venv requirements.txt requirements-build.txt --editable=.
	@touch $@

.venv/.dev: .venv/.run requirements-dev.txt
	@scripts/environment .venv requirements-dev.txt
	@touch $@

$(STATIC): $(CLIENT)
	@echo "Building the client."
	@scripts/client build -- --logLevel warn
	@touch $@

dist/.wheel: .venv/.dev $(STATIC) $(SOURCES) hatch_build.py
	@rm -rf dist/*.whl
	@.venv/bin/python -m build --wheel --no-isolation .
	@touch $@

.venv-compiled/.wheel: dist/.wheel
	@scripts/environment .venv-compiled requirements.txt dist/*.whl
	@touch $@

play: .venv/.run $(STATIC)
	@exec .venv/bin/hemicycle serve $(ARGS)

test: .system-packages .venv/.dev $(STATIC) .venv-compiled/.wheel
	@scripts/client test
	@.venv/bin/python -m pytest -n 2 --dist loadfile -m "not browser" $(ARGS) || [ $$? = 5 ]  # 5: none of these
	@.venv/bin/python -m pytest -n 2 --dist loadfile -m browser $(ARGS) || [ $$? = 5 ]

.PHONY: .system-packages
.system-packages:
	@scripts/system-packages

check: .venv/.dev
	.venv/bin/ruff format --check .
	.venv/bin/ruff check .
	.venv/bin/mypy
	scripts/client check
	.venv/bin/python -m pytest -q tests/test_imports.py tests/test_trace.py tests/test_rules_page.py tests/test_docs.py tests/test_typescript.py

types: .venv/.dev
	@.venv/bin/python scripts/typescript.py

docs: .venv/.dev
	@.venv/bin/python -m pytest -q tests/test_docs.py

rules: .venv/.run
	@.venv/bin/python scripts/rules.py

game: .venv/.run
	@[ -n "$(NAME)" ] || { echo "say how it is called: make game NAME=divide-the-cake" >&2; exit 1; }
	@.venv/bin/python scripts/game.py $(NAME) $(ARGS)

bench: .venv-compiled/.wheel
	@for program in bench/*.py; do \
	    echo "== $$program"; .venv/bin/python -m bench.$$(basename $$program .py) || exit 1; \
	done

compile: .venv-compiled/.wheel

requirements: .venv/.dev
	@scripts/requirements

clean:
	@rm -rf build dist .venv-compiled src/hemicycle/server/static .mypy_cache .pytest_cache .ruff_cache .hypothesis
	@find src tests bench -name __pycache__ -prune -exec rm -rf {} +
