"""What each rule for reading rent rolls is worth: switched off alone, over all documents whose answers are known.

    python benchmarks/rules.py [--output docs/rules.md] [FOLDER ...]

The folders are those of ``benchmarks/blind.py``; without one, benchmarks/blind, and ../shared/blind where it is. For
each rule of the registries that decide how a roll is looked at, what else it could be and what speaks for it: how
many documents are answered otherwise without it, how many of them worse, and how many better. A rule without which
nothing changes is to go.
"""

from __future__ import annotations

import argparse
import inspect
import json
import sys
from collections.abc import Iterator, MutableMapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from blind import HERE, Look, look

from docextract.extractors.rent_roll.choices.moves import MOVES
from docextract.extractors.rent_roll.choices.weighing import RULES
from docextract.extractors.rent_roll.forms.forms import FORMS, PRINTS

REGISTRIES: dict[str, MutableMapping[str, Any]] = {
    "How rows are printed": PRINTS,
    "How a document without a header is looked at": FORMS,
    "What else a roll could be": MOVES,
    "What speaks for a reading": RULES,
}
SHARED = HERE.parents[2] / "shared" / "blind"


class Known(NamedTuple):
    """A rent roll with its answer."""

    path: Path
    truth: dict[str, Any]
    asset_type: str


class Worth(NamedTuple):
    """How many documents are answered otherwise without a rule, worse and better."""

    changed: int
    worse: int
    better: int


def known(folders: list[Path]) -> Iterator[Known]:
    """The rent rolls of folders."""
    for folder in folders:
        for index in sorted(folder.rglob("index.json")):
            for entry in json.loads(index.read_text()):
                truth = index.parent / "truth" / f"{entry['file']}.json"
                if entry["documentType"] == "RENT_ROLL" and truth.exists():
                    path = index.parent / "documents" / entry["file"]
                    yield Known(path, json.loads(truth.read_text()), entry["assetType"])


@contextmanager
def without(registry: str, rule: str) -> Iterator[None]:
    """Read without a rule."""
    table = REGISTRIES[registry]
    kept = dict(table)
    del table[rule]
    try:
        yield
    finally:
        table.clear()
        table.update(kept)


def looks(documents: list[Known], off: tuple[str, str] | None = None) -> list[Look]:
    """Each document as it is read, without a rule if one is named."""
    if off is None:
        return [look(*document) for document in documents]
    with without(*off):
        return [look(*document) for document in documents]


def worth(plain: list[Look], other: list[Look]) -> Worth:
    """What the documents are without a rule, beside what they are with it."""
    pairs = [(a, b) for a, b in zip(plain, other, strict=True) if a != b]
    worse = sum(_score(b) < _score(a) for a, b in pairs)
    return Worth(len(pairs), worse, sum(_score(b) > _score(a) for a, b in pairs))


def _score(seen: Look) -> float:
    return seen.rows + seen.values + (seen.counts or 0) + (seen.as_of or 0) - seen.proved_wrong


def main() -> int:
    """Switch off one rule after another, and write what that changes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="*", type=Path)
    parser.add_argument("--output", type=Path, help="a page to write, instead of stdout")
    arguments = parser.parse_args()
    documents = [*known(arguments.folders or [folder for folder in (HERE, SHARED) if folder.exists()])]
    rules = [(registry, rule) for registry, table in REGISTRIES.items() for rule in table]
    with ProcessPoolExecutor() as pool:
        plain, *others = pool.map(partial(looks, documents), [None, *rules])
    found = dict(zip(rules, (worth(plain, other) for other in others), strict=True))
    page = [
        "# Rules for reading rent rolls",
        "",
        "Written by `make rules`: each rule switched off alone, over "
        f"{len(documents)} rent rolls whose answers are known. How many are answered otherwise without it, how many of "
        "them worse, and how many better.",
    ]
    for registry, table in REGISTRIES.items():
        page += [
            "",
            f"## {registry}",
            "",
            "| rule | what it says | changed | worse | better |",
            "|---|---|---|---|---|",
        ]
        for rule, function in table.items():
            said = " ".join((inspect.getdoc(function) or "").split("\n\n")[0].split())
            page.append(f"| {rule} | {said} | " + " | ".join(map(str, found[registry, rule])) + " |")
    text = "\n".join(page) + "\n"
    if arguments.output is None:
        print(text)
    else:
        arguments.output.write_text(text)
    idle = [rule for rule, one in found.items() if not one.changed]
    for registry, rule in idle:
        print(f"without effect: {rule} ({registry})", file=sys.stderr)
    return 1 if idle else 0


if __name__ == "__main__":
    sys.exit(main())
