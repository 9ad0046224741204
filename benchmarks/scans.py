"""Scans: what of printed statements and rent rolls comes back from pictures of their pages, and what is noticed.

    python benchmarks/scans.py [--count N] [--rolls N] [--seed S] [--dpi D] [--turned DEGREES] [--grain SIGMA]

Wants docextract-ocr. N seeded statements with monthly columns (one layout after the other) and N rent rolls are written
as PDF and turned into pictures. A number is wrong if another than the printed one is read; it is noticed where its own
place has a warning, its sum contradicts it, or a check of the document fails or warns. Numbers that are not read at all
count as missing.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import docextract
from docextract.testing import Sample, families, write

sys.path.append(str(Path(__file__).parents[1] / "plugins" / "docextract-ocr" / "tests"))

MONTHLY = 11
"""So many columns at least has a statement with monthly columns."""
TOLD = ("doubtfulFigure", "figureOverruled", "figureRepaired", "repairedFigure")
"""The warnings that name the place of a figure in doubt."""
ROLL_FIELDS = ("area", "marketRent", "contractRent", "totalCharges", "deposit", "balance")
Place = tuple[int, float, float]


def main() -> int:
    """Print the figures; 1 if a wrong number of a statement goes unnoticed."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=100, help="statements with monthly columns")
    parser.add_argument("--rolls", type=int, default=30, help="rent rolls")
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--dpi", type=int, default=200)
    parser.add_argument("--turned", type=float, default=0.0, help="degrees askew")
    parser.add_argument("--grain", type=float, default=0.0, help="noise, of 255")
    parser.add_argument("--errors", action="store_true", help="name every wrong number")
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    how = {"dpi": asked.dpi, "turned": asked.turned, "grain": asked.grain}
    unnoticed = 0
    with ProcessPoolExecutor(asked.processes) as pool:
        for title, work, jobs in (
            ("statements with monthly columns", statement, list(_monthly(asked.count, asked.seed))),
            ("rent rolls", roll, [(f, asked.seed + k) for k, f in enumerate(islice(cycle(families()), asked.rolls))]),
        ):
            total: Counter[str] = Counter()
            for (family, seed), (found, errors) in zip(jobs, pool.map(partial(work, how), jobs), strict=True):
                total.update(found)
                total["whole"] += found["right"] == found["printed"]
                if asked.errors and errors:
                    print(f"  {family} {seed}: " + "; ".join(errors))
            if jobs:
                _tell(title, len(jobs), total)
            unnoticed += total["unnoticed"] if work is statement else 0
    return int(unnoticed > 0)


def _tell(title: str, count: int, total: Counter[str]) -> None:
    share = 100 * total["right"] / max(1, total["printed"])
    pages = max(1, total["pages"])
    print(f"{count} {title}, {total['pages']} pages, {total['milliseconds'] / pages / 1000:.1f} s a page")
    print(
        f"  cells right: {total['right']} of {total['printed']}, {share:.2f} %; whole documents right: {total['whole']}"
    )
    print(f"  missing: {total['missing']}; wrong: {total['wrong']}")
    print(f"  of the wrong ones marked at their place: {total['marked']}; by a check only: {total['checked']}")
    print(f"  wrong and unnoticed: {total['unnoticed']}")
    print(f"  right figures marked as doubtful or overruled: {total['told'] - total['marked']}", flush=True)


def _monthly(count: int, seed: int) -> Iterator[tuple[str, int]]:
    names = families("STATEMENT")
    while count:
        family = names[seed % len(names)]
        sample = write(family, seed=seed, format="pdf")
        if max(len(row["values"]) for row in sample.rows) >= MONTHLY:
            yield family, seed
            count -= 1
        seed += 1


def _scanned(how: dict[str, Any], sample: Sample) -> Any:
    from scanning import scan

    data = scan(sample.data, int(how["dpi"]), turned=how["turned"], grain=how["grain"])
    where = {"asset_type": sample.asset_type, "document_type": sample.document_type}
    return docextract.extract(data, **where)


def _places(found: Any) -> list[Place]:
    return [
        (w.place.page, (w.place.box[0] + w.place.box[2]) / 2, (w.place.box[1] + w.place.box[3]) / 2)
        for w in found.warnings
        if w.type in TOLD and w.place is not None and w.place.box is not None
    ]


def _begin(found: Any, start: float) -> Counter[str]:
    pages = sum(w.type == "recognisedPage" for w in found.warnings)
    return Counter(pages=pages, told=len(_places(found)), milliseconds=round(1000 * (time.process_time() - start)))


def _marked(place: Any, places: list[Place]) -> bool:
    if isinstance(place, list):
        return any(_marked(each, places) for each in place)
    if place is None or place.box is None:
        return False
    x0, top, x1, bottom = place.box
    return any(p == place.page and x0 - 2 <= x <= x1 + 2 and top - 2 <= y <= bottom + 2 for p, x, y in places)


def _alarm(found: Any) -> bool:
    return any(check.status in ("FAIL", "WARN") for check in found.checks)


def _squashed(text: str | None) -> str:
    return "".join(c for c in (text or "").casefold() if c.isalnum())


def statement(how: dict[str, Any], job: tuple[str, int]) -> tuple[Counter[str], list[str]]:
    """The counts of one scanned statement, and its wrong numbers in words."""
    family, seed = job
    sample = write(family, seed=seed, format="pdf")
    start = time.process_time()
    try:
        found = _scanned(how, sample)
    except docextract.DocextractError as error:
        printed = sum(len(row["values"]) for row in sample.rows)
        return Counter(printed=printed, missing=printed), [f"{type(error).__name__}: {error}"]
    count, errors = _begin(found, start), []
    places, alarm = _places(found), _alarm(found)
    got = [row for row in found.rows if row.row_type != "NOTE"]
    at = 0
    for true in sample.rows:
        count["printed"] += len(true["values"])
        near = [j for j in range(at, min(at + 6, len(got))) if _squashed(got[j].label) == _squashed(true["label"])]
        if not near or len(got[near[0]].values) != len(true["values"]):
            count["missing"] += len(true["values"])
            errors.append(f"row {true['label']!r} is missing")
            at = near[0] + 1 if near else at
            continue
        row, at = got[near[0]], near[0] + 1
        for k, (want, is_) in enumerate(zip(true["values"], row.values, strict=True)):
            if want == is_:
                count["right"] += 1
            elif is_ is None:
                count["missing"] += 1
            else:
                place = row.sources[k] if k < len(row.sources) else None
                contradicted = k < len(row.proof) and row.proof[k] == "CONTRADICTED"
                how_noticed = (
                    "marked" if _marked(place, places) else "checked" if contradicted or alarm else "unnoticed"
                )
                count.update(("wrong", how_noticed))
                errors.append(f"{true['label']!r}: {want} is read as {is_}, {how_noticed}")
    return count, errors


def roll(how: dict[str, Any], job: tuple[str, int]) -> tuple[Counter[str], list[str]]:
    """The counts of one scanned rent roll; its cells are the areas and amounts of its units."""
    family, seed = job
    sample = write(family, seed=seed, format="pdf")
    start = time.process_time()
    truth = [{name: row.get(name) for name in ("unit", *ROLL_FIELDS)} for row in sample.rows]
    printed = sum(row[name] is not None for row in truth for name in ROLL_FIELDS)
    try:
        found = _scanned(how, sample)
    except docextract.DocextractError as error:
        return Counter(printed=printed, missing=printed), [f"{type(error).__name__}: {error}"]
    count, errors = _begin(found, start), []
    places, alarm = _places(found), _alarm(found)
    there: dict[str, list[Any]] = {}
    for row in found.rows:
        there.setdefault(_squashed(row.unit), []).append(row)
    for true in truth:
        mine = there.get(_squashed(true["unit"]))
        row = mine.pop(0) if mine else None
        for name in ROLL_FIELDS:
            want = true[name]
            if want is None:
                continue
            count["printed"] += 1
            is_ = getattr(row, _snake(name), None) if row is not None else None
            if is_ == want:
                count["right"] += 1
            elif is_ is None:
                count["missing"] += 1
            else:
                place = row.sources.get(name) if row is not None else None
                how_noticed = "marked" if _marked(place, places) else "checked" if alarm else "unnoticed"
                count.update(("wrong", how_noticed))
                errors.append(f"{true['unit']} {name}: {want} is read as {is_}, {how_noticed}")
    return count, errors


def _snake(name: str) -> str:
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in name)


if __name__ == "__main__":
    raise SystemExit(main())
