"""How much is read of rent rolls that were written by people who had never seen docextract: benchmarks/blind.

    python benchmarks/blind.py [FOLDER] [--errors] [WORDS]

A folder holds ``index.json``, ``documents/`` and ``truth/``: the right answers, from the data that the documents were
drawn from. What counts of such a document is the first look, before anything was changed because of it; that is in
docs/unseen.md. After that it shows that nothing is lost.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import docextract
from docextract.testing import score

HERE = Path(__file__).parent / "blind"
FIELDS = (
    "unit", "building", "area", "tenantName", "marketRent", "contractRent", "annualRent", "leaseStartDate",
    "leaseEndDate", "moveInDate", "moveOutDate", "deposit", "balance", "totalCharges",
)  # fmt: skip
COUNTS = (("totalUnits", "units"), ("occupiedUnits", "occupied"), ("vacantUnits", "vacant"))


class Look(NamedTuple):
    """What was read of one document, each from 0 to 1; None where the document has nothing of the kind."""

    rows: float
    values: float
    counts: float | None
    as_of: float | None
    proved_wrong: int
    errors: tuple[str, ...]


def look(path: Path, truth: dict[str, Any], asset_type: str) -> Look:
    """Read a document and compare it with its truth; one that is refused has nothing right."""
    return judged(answer(path, truth, asset_type), truth)


def answer(path: Path, truth: dict[str, Any], asset_type: str) -> Any:
    """What is read of a document, or the error with which it is refused."""
    try:
        return docextract.extract(path, asset_type=asset_type, document_type="RENT_ROLL", sheet=truth.get("sheet"))
    except docextract.DocextractError as error:
        return error


def judged(roll: Any, truth: dict[str, Any]) -> Look:
    """An answer beside its truth."""
    if isinstance(roll, docextract.DocextractError):
        return Look(
            0.0, 0.0, 0.0 if truth.get("units") else None, 0.0 if truth.get("asOnDate") else None, 0, (str(roll),)
        )
    wanted = [{name: row.get(name) for name in FIELDS} | {"unit": _key(row.get("unit"))} for row in truth["rows"]]
    read = [
        {name: getattr(row, _snake(name)) for name in FIELDS} | {"unit": _key(row.unit, row.bed)} for row in roll.rows
    ]
    found = score(read, wanted, key="unit", fields=FIELDS)
    counts = [getattr(roll.summary, _snake(name)) == truth[key] for name, key in COUNTS if truth.get(key) is not None]
    day = truth.get("asOnDate")
    return Look(
        rows=2 * found.rows_found / (len(wanted) + len(roll.rows)),
        values=found.right / found.values if found.values else 1.0,
        counts=sum(counts) / len(counts) if counts else None,
        as_of=float(str(roll.meta.as_on_date).startswith(day)) if day else None,
        proved_wrong=sum(_proved_wrong(roll.rows, truth["rows"])),
        errors=found.errors,
    )


def _proved_wrong(rows: list[Any], truth: list[dict[str, Any]]) -> Iterator[int]:
    """For each row that is told by its unit alone, which of its proved numbers are others than those printed."""
    right: dict[str, list[dict[str, Any]]] = {}
    for row in truth:
        right.setdefault(_key(row.get("unit")), []).append(row)
    for row in rows:
        mine = right.get(_key(row.unit, row.bed), [])
        if len(mine) == 1:
            for name in set(FIELDS).intersection(row.proved).difference(row.derived):
                wanted = mine[0].get(name)
                yield isinstance(wanted, int | float) and abs(float(getattr(row, _snake(name))) - wanted) > 0.005


def _key(*parts: str | None) -> str:
    return "".join(filter(str.isalnum, "".join(part or "" for part in parts))).casefold()


def _snake(name: str) -> str:
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)


def _mean(values: list[float | None]) -> str:
    there = [value for value in values if value is not None]
    return f"{100 * sum(there) / len(there):7.1f}" if there else "      -"


def main() -> int:
    """Score every folder below, and print a line for each document and the means."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=HERE)
    parser.add_argument("words", nargs="*", help="documents whose names hold one of these")
    parser.add_argument("--errors", action="store_true", help="also list what is wrong")
    arguments = parser.parse_args()
    everything: list[Look] = []
    for index in sorted(arguments.folder.rglob("index.json")):
        folder, looks = index.parent, []
        entries = [entry for entry in json.loads(index.read_text()) if entry["documentType"] == "RENT_ROLL"]
        if not entries:
            continue  # statements are scored line by line, not here
        print(f"\n{folder.name:48}   rows values counts  as of proved though wrong")
        for entry in entries:
            name = entry["file"]
            if arguments.words and not any(word in name for word in arguments.words):
                continue
            truth = json.loads((folder / "truth" / f"{name}.json").read_text())
            found = look(folder / "documents" / name, truth, entry["assetType"])
            looks.append(found)
            print(f"{name[:48]:48}" + "".join(_mean([value]) for value in found[:4]) + f"{found.proved_wrong:7}")
            for error in found.errors if arguments.errors else ():
                print(f"      {error}")
        everything += looks
        print(_means(looks))
    if len(everything) > len(looks):
        print(_means(everything))
    return 0


def _means(looks: list[Look]) -> str:
    columns = list(zip(*looks, strict=True))[:4]
    return (
        f"{f'mean of {len(looks)}':48}"
        + "".join(_mean([*column]) for column in columns)
        + (f"{sum(found.proved_wrong for found in looks):7}")
    )


if __name__ == "__main__":
    sys.exit(main())
