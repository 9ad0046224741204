"""What each rule for reading rent rolls is worth: switched off alone, over all documents whose answers are known.

    python benchmarks/rules.py [--output docs/rules.md] [FOLDER ...]

The folders are those of ``benchmarks/blind.py``; without one, benchmarks/blind, and ../shared/blind where it is. For
each rule of the registries that decide how a roll is looked at, what else it could be and what speaks for it: how
many documents are answered otherwise without it, how many of them worse, and how many better. A rule without which
nothing changes is to go. A document is read again only without the rules that had something to say of it.
"""

from __future__ import annotations

import argparse
import inspect
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, MutableMapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from blind import HERE, Look, answer, judged

import docextract
from docextract.extractors.rent_roll.choices.moves import MOVES
from docextract.extractors.rent_roll.choices.weighing import RULES
from docextract.extractors.rent_roll.forms.forms import FORMS, PRINTS

PRINTED, WEIGHED = "How rows are printed", "What speaks for a reading"
REGISTRIES: dict[str, MutableMapping[str, Any]] = {
    PRINTED: PRINTS,
    "How a document without a header is looked at": FORMS,
    "What else a roll could be": MOVES,
    WEIGHED: RULES,
}
SHARED = HERE.parents[2] / "shared" / "blind"


class Known(NamedTuple):
    """A rent roll with its answer."""

    path: Path
    truth: dict[str, Any]
    asset_type: str


class Read(NamedTuple):
    """How a document was read: all of its answer but what was weighed for it, how right it is, who had a say."""

    answer: str
    look: Look
    said: frozenset[tuple[str, str]]


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
                if entry.get("documentType") == "RENT_ROLL" and truth.exists():
                    path = index.parent / "documents" / entry["file"]
                    yield Known(path, json.loads(truth.read_text()), entry["assetType"])


@contextmanager
def overheard() -> Iterator[set[tuple[str, str]]]:
    """The rules that say something: change lines, propose, or weigh; whatever weighs a single reading chooses none."""
    said: set[tuple[str, str]] = set()
    weighed: Counter[tuple[str, str]] = Counter()

    def listening(rule: tuple[str, str], function: Callable[..., Any]) -> Callable[..., Any]:
        def heard(*arguments: Any) -> Any:
            found = function(*arguments)
            if rule[0] == PRINTED:
                changed = found is not arguments[0] and found != arguments[0]
            else:
                found = [*found]
                changed = bool(found)
                weighed[rule] += 1
            if changed:
                said.add(rule)
            return found

        return heard

    kept = {name: dict(table) for name, table in REGISTRIES.items()}
    for name, table in REGISTRIES.items():
        table.update({rule: listening((name, rule), function) for rule, function in kept[name].items()})
    try:
        yield said
        said -= {rule for rule in said if rule[0] == WEIGHED and weighed[rule] == 1}
    finally:
        for name, table in REGISTRIES.items():
            table.update(kept[name])


def read(one: Known) -> Read:
    """A document as it is read with all rules, and those that had a say."""
    with overheard() as said:
        found = _read(one)
    return found._replace(said=frozenset(said))


def without(off: tuple[str, str], documents: list[Known]) -> list[Read]:
    """Documents as they are read without a rule."""
    registry, rule = off
    table = REGISTRIES[registry]
    kept = dict(table)
    del table[rule]
    try:
        return [_read(one) for one in documents]
    finally:
        table.clear()
        table.update(kept)


def _read(one: Known) -> Read:
    found = answer(*one)
    look = judged(found, one.truth)
    if isinstance(found, docextract.DocextractError):
        return Read(str(found), look, frozenset())
    data = json.loads(found.model_dump_json())["data"]
    said = {**data["extracted"], "decisions": None, "asOnDate": data["meta"]["asOnDate"]}
    return Read(json.dumps(said), look, frozenset())


def worth(plain: list[Read], other: list[Read]) -> Worth:
    """What documents are without a rule, beside what they are with it."""
    pairs = [(a.look, b.look) for a, b in zip(plain, other, strict=True) if a.answer != b.answer]
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
        plain = [*pool.map(read, documents, chunksize=8)]
        asked = {rule: [i for i, one in enumerate(plain) if rule in one.said] for rule in rules}
        others = pool.map(without, rules, [[documents[i] for i in asked[rule]] for rule in rules])
        found = {rule: worth([plain[i] for i in asked[rule]], other) for rule, other in zip(rules, others, strict=True)}
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
