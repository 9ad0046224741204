"""Errors of ours: what no document may end in, whatever stands in it and whatever it is asked for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import docextract
from docextract import DocextractError, Options, Outcome, Registry
from docextract.reading import Part, Reading
from docextract.registry import default_registry
from docextract.source import open_source

Tagging = Mapping[str, Any]


def parts_of(path: Path, registry: Registry | None = None) -> list[Tagging]:
    """What one can ask of a file: all of it, each sheet, all but the first page, the last page, the first; of a file
    that cannot be read, all of it."""
    reading = Reading(open_source(path), registry or default_registry(), Options())
    try:
        document = reading.read(Part() if reading.paged else Part(1)).document
    except DocextractError:
        return [{}]
    if not reading.paged:
        names = document.sheet_names
        return [{}, *({"sheet": number} for number in range(1, len(names) + 1) if len(names) > 1)]
    last = document.page_count
    return [{}, *([{"first_page": 2}, {"first_page": last}, {"last_page": 1}] if last > 1 else [])]


def faults(
    source: bytes | Path,
    asked: Sequence[Tagging],
    *,
    options: Options = Options(),  # noqa: B008 - frozen
    registry: Registry | None = None,
) -> list[str]:
    """What of all that is asked of a document ends in an error that is not the document's."""
    found: list[str] = []
    most = options.limits.tagging_data
    for begin in range(0, len(asked), most):
        some = asked[begin : begin + most]
        try:
            outcomes = docextract.extract_multiple(source, some, options=options, registry=registry)
        except DocextractError as error:
            found += [f"{some}: {error}"] if _is_ours(error) else []
            continue
        found += _told(outcomes)
    return found


def _told(outcomes: Iterable[Outcome]) -> Iterator[str]:
    for outcome in outcomes:
        tagging = outcome.tagging_data.model_dump(exclude_none=True)
        if outcome.error is not None and _is_ours(outcome.error):
            yield f"{tagging}: {outcome.error}"
        if outcome.extraction is not None:
            outcome.extraction.model_dump_json(by_alias=True)
            yield from (f"{tagging}: {n.message}" for n in outcome.extraction.warnings if n.type == "checkBroken")


def _is_ours(error: DocextractError) -> bool:
    """A bug, or an exception of a reader that only the pipeline caught."""
    return error.status >= 500 or error.message.startswith("The reader ")
