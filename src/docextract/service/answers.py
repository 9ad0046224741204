"""Answers as JSON text: one data set, or several with each grid of the document given once."""

from __future__ import annotations

import json
from collections.abc import Sequence

from ..errors import DocextractError
from ..models.findings import SourceText
from ..models.outcome import LoggedOutcome


def results_json(outcomes: Sequence[LoggedOutcome]) -> str:
    """``{"results": [...]}`` in the order of the data sets. A grid that an earlier result gave is left out of later
    ones."""
    given: set[object] = set()
    return '{"results":[' + ",".join(_result(outcome, given) for outcome in outcomes) + "]}"


def error_json(error: DocextractError) -> dict[str, object]:
    """An error as it stands among results: ``{"type", "message", "details"}``."""
    body = error.to_json()
    return {"type": body["type"], **body["error"]}


def _result(outcome: LoggedOutcome, given: set[object]) -> str:
    extraction = outcome.extraction
    if extraction is None:
        assert outcome.error is not None
        tagging = outcome.tagging_data.model_dump(mode="json", by_alias=True)
        told = {"id": outcome.id, "taggingData": tagging, "error": error_json(outcome.error)}
        return json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    answer = extraction.answer()
    source: SourceText | None = extraction.source
    if source is not None:
        kept = []
        for grid in source.grids:
            seen = (grid.page, grid.sheet, tuple(map(tuple, grid.rows)))
            if seen not in given:
                given.add(seen)
                kept.append(grid)
        answer.data.source = SourceText(grids=kept)  # type: ignore[attr-defined]
    return f'{{"id":{json.dumps(outcome.id)},{answer.model_dump_json(by_alias=True)[1:]}'
