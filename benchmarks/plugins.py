"""Document types that others wrote from the tutorial alone, on documents by other hands still.

    python benchmarks/plugins.py [KIND ...] [--errors]

``benchmarks/blind/plugins/KIND`` holds ``documents`` and ``truth/NAME.json`` of authors who know nothing of docextract,
and ``plugin/*.py``, the declaration of somebody who had the tutorial and the documents and nothing else. A row is whole
where every field that the truth of its document names is right, and no other row stands in its place.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any

import docextract
from docextract.trying import Trial

HERE = Path(__file__).parent / "blind" / "plugins"
Values = dict[str, Any]


def told(truth: Any, value: Any) -> str | float | None:
    """A value as it is compared with that of the truth: numbers to four digits behind the point, blanks of texts as one
    each; the number of an account is a text where the truth says so."""
    if value is None:
        return None
    if not isinstance(truth, str):
        try:
            return round(float(value), 4)
        except ValueError:
            pass
    return " ".join(str(value).split())


def judged(truth: Sequence[Values], rows: Sequence[Values]) -> tuple[Counter[str], list[str]]:
    """How many rows and fields of a document there are and how many are right, and what is wrong."""
    fields = sorted({name for row in truth for name in row})
    kinds = {name: next(row[name] for row in truth if name in row) for name in fields}
    wanted, found = [[tuple(told(kinds[f], row.get(f)) for f in fields) for row in some] for some in (truth, rows)]
    count = Counter(rows=len(truth), fields=sum(map(len, truth)))
    wrong: list[str] = []
    for what, a, b, c, d in SequenceMatcher(None, wanted, found, autojunk=False).get_opcodes():
        if what == "equal":
            count["whole"] += b - a
            count["right"] += sum(map(len, truth[a:b]))
            continue
        count["extra"] += max(0, (d - c) - (b - a))
        for one, other in zip(wanted[a:b], found[c:d], strict=False):
            count["right"] += sum(x == y and x is not None for x, y in zip(one, other, strict=True))
            told_wrong = [f"{f}: {x!r} is {y!r}" for f, x, y in zip(fields, one, other, strict=True) if x != y]
            wrong.append("; ".join(told_wrong))
        wrong += [f"missing: {row}" for row in wanted[a:b][d - c :]]
        wrong += [f"no such row: {row}" for row in found[c:d][b - a :]]
    return count, wrong


def main() -> None:
    """Print the figures of each document, and of each kind."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kinds", nargs="*", metavar="KIND")
    parser.add_argument("--errors", action="store_true", help="say what is wrong")
    arguments = parser.parse_args()
    complete = True
    for folder in sorted(p for p in HERE.iterdir() if not arguments.kinds or p.name in arguments.kinds):
        trial = Trial.of(str(next((folder / "plugin").glob("*.py"))))
        whole: Counter[str] = Counter()
        for path in sorted((folder / "truth").glob("*.json")):
            truth = json.loads(path.read_text(encoding="utf-8"))
            document = folder / "documents" / truth["name"]
            try:
                answer = docextract.extract(
                    document, asset_type="OFFICE", document_type=trial.kind.value, registry=trial.registry
                )
                rows = [row.model_dump(mode="json", by_alias=False) for row in answer.rows]
            except docextract.DocextractError as error:
                print(f"{truth['name']}: refused: {error}")
                rows = []
            count, wrong = judged(truth["rows"], rows)
            whole += count
            print("{:42} rows {}/{} extra {} fields {}/{}".format(truth["name"], *_figures(count)))
            if arguments.errors:
                print("".join(f"    {line}\n" for line in wrong[:20]), end="")
        print("{:42} rows {}/{} extra {} fields {}/{}".format(f"all of {folder.name}", *_figures(whole)))
        complete &= whole["whole"] == whole["rows"] and not whole["extra"]
    sys.exit(0 if complete else 1)


def _figures(count: Counter[str]) -> tuple[int, ...]:
    return count["whole"], count["rows"], count["extra"], count["right"], count["fields"]


if __name__ == "__main__":
    main()
