"""What the log says of one outcome."""

from __future__ import annotations

import contextlib

from ..errors import DocextractError, InvalidRequestError
from ..models.log import LogMeta
from ..models.moments import day_text
from ..models.outcome import Outcome
from ..models.request import TaggingData
from ..registry import Registry
from .log import LogRecord
from .roles import Principal


def record_of(
    outcome: Outcome, asked: TaggingData, document_hash: str, principal: Principal | None, registry: Registry
) -> LogRecord:
    """The record of a data set. Its types have the names that they are registered by, whatever became of it; what is no
    name of a type stands as it was asked for."""
    name, key = (principal.name, principal.key) if principal is not None else ("", "")
    extraction = outcome.extraction
    meta = _asked(asked)
    if extraction is None:
        asset_type, document_type = _types(asked, registry)
        meta |= _reason(outcome.error)
        meta |= _as_asked(asked, asset_type, document_type)
        return LogRecord(asset_type, document_type, "FAILED", meta, document_hash, api_key_name=name, api_key=key)
    said = extraction.meta
    asset_type, document_type = outcome.tagging_data.asset_type, outcome.tagging_data.document_type
    meta.pop("from", None)
    meta.pop("to", None)
    meta["template"] = said.template
    if said.first_page is not None and said.last_page is not None:
        meta["from"], meta["to"] = said.first_page, said.last_page
    if said.as_on_date is not None:
        meta["asOnDate"] = day_text(said.as_on_date)
    meta |= _as_asked(asked, asset_type, document_type)
    return LogRecord(
        asset_type, document_type, "SUCCESS", meta, document_hash,
        pages=said.pages, rows=said.rows, extract_duration=said.extract_duration, parse_duration=said.parse_duration,
        api_key_name=name, api_key=key,
    )  # fmt: skip


def _types(asked: TaggingData, registry: Registry) -> tuple[str, str]:
    """The names of the types that are asked for."""
    asset_type, document_type = asked.asset_type, asked.document_type
    with contextlib.suppress(InvalidRequestError):
        asset_type = str(registry.asset_type(asset_type).value)
    with contextlib.suppress(InvalidRequestError):
        document_type = str(registry.document_type(document_type).value)
    return asset_type, document_type


def _as_asked(asked: TaggingData, asset_type: str, document_type: str) -> LogMeta:
    """What was asked for in other words than the names of the types."""
    meta = LogMeta()
    if asked.asset_type != asset_type:
        meta["assetTypeAsked"] = asked.asset_type
    if asked.document_type != document_type:
        meta["documentTypeAsked"] = asked.document_type
    return meta


def _reason(error: DocextractError | None) -> LogMeta:
    """Why it failed, without the message, which may quote the document."""
    meta = LogMeta()
    if error is not None:
        meta["reason"] = error.type
        if "limit" in error.details:
            meta["limit"] = str(error.details["limit"])
    return meta


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
