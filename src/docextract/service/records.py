"""What the log says of one outcome."""

from __future__ import annotations

from ..models.log import LogMeta
from ..models.moments import day_text
from ..models.outcome import Outcome
from ..models.request import TaggingData
from .log import LogRecord
from .roles import Principal


def record_of(outcome: Outcome, asked: TaggingData, document_hash: str, principal: Principal | None) -> LogRecord:
    """The record of a data set: its types as understood where it succeeded, as asked where it failed."""
    name, key = (principal.name, principal.key) if principal is not None else ("", "")
    extraction = outcome.extraction
    if extraction is None:
        return LogRecord(
            asked.asset_type, asked.document_type, "FAILED", _asked(asked), document_hash,
            api_key_name=name, api_key=key,
        )  # fmt: skip
    said = extraction.meta
    meta = _asked(asked)
    meta.pop("from", None)
    meta.pop("to", None)
    meta["template"] = said.template
    if said.first_page is not None and said.last_page is not None:
        meta["from"], meta["to"] = said.first_page, said.last_page
    if said.as_on_date is not None:
        meta["asOnDate"] = day_text(said.as_on_date)
    return LogRecord(
        outcome.tagging_data.asset_type, outcome.tagging_data.document_type, "SUCCESS", meta, document_hash,
        pages=said.pages, rows=said.rows, extract_duration=said.extract_duration, parse_duration=said.parse_duration,
        api_key_name=name, api_key=key,
    )  # fmt: skip


def _asked(tagging: TaggingData) -> LogMeta:
    meta = LogMeta()
    if tagging.first_page is not None:
        meta["from"] = tagging.first_page
    if tagging.last_page is not None:
        meta["to"] = tagging.last_page
    if tagging.file_name is not None:
        meta["fileName"] = tagging.file_name
    if tagging.period_from is not None:
        meta["periodFrom"] = day_text(tagging.period_from)
    if tagging.period_to is not None:
        meta["periodTo"] = day_text(tagging.period_to)
    return meta
