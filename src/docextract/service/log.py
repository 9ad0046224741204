"""The extraction log: what is recorded of each data set, and pages of it."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from ..errors import InvalidRequestError
from ..models.log import LogEntry, LogMeta, LogPage, LogStatus, entries_of
from ..models.moments import from_milliseconds, milliseconds, range_end
from ..models.service_limits import ServiceLimits
from .paging import checked_page
from .stores.numbering import Draft
from .stores.protocol import Keep, LogFilter, Store

STATUSES = ("SUCCESS", "FAILED", "ALL")
_WALK = 1000


@dataclass(frozen=True, slots=True)
class LogRecord:
    """What is known of a data set before it has an id and a moment. Durations are milliseconds.

    On a FAILED record pages, rows and durations are taken as 0, whatever they are here.
    """

    asset_type: str
    document_type: str
    status: LogStatus
    meta: LogMeta = field(default_factory=lambda: LogMeta())
    document_hash: str = ""
    pages: int = 0
    rows: int = 0
    extract_duration: float = 0.0
    parse_duration: float = 0.0
    api_key_name: str = ""
    api_key: str = ""

    def draft(self) -> Draft:
        """What a store is given."""
        return Draft(self.api_key, self.status, partial(_finished, self))


class LogRecorder:
    """The log of a store."""

    def __init__(self, store: Store, limits: ServiceLimits | None = None) -> None:
        self._store = store
        self._limits = limits or ServiceLimits()

    def record(
        self, records: Sequence[LogRecord], *, at: dt.datetime | None = None, keep: Keep | None = None
    ) -> list[LogEntry]:
        """Keep entries, all or none, in this order; they are durable when this returns.

        Args:
            records: what to keep.
            at: the moment; the present by default. The log never steps back: an entry is not older than the one before.
            keep: what makes the answer that is kept with them, for who asks again.

        Raises:
            StorageUnavailableError: nothing was kept.
        """
        moment = milliseconds(at or dt.datetime.now(dt.UTC))
        drafts = [record.draft() for record in records]
        more = () if keep is None else (keep,)
        kept = self._store.append_log(drafts, moment, *more)
        return entries_of(entry.text for entry in kept)

    def page(
        self,
        *,
        start_date: str | dt.date | None = None,
        end_date: str | dt.date | None = None,
        api_key: str | None = None,
        status: str | None = None,
        page: int = 1,
        page_size: int = 100,
    ) -> LogPage:
        """A page, newest first; one past the end is empty.

        Args:
            start_date: the first moment or day, included. Without a zone it is UTC.
            end_date: the last moment or day, included.
            api_key: the key value (``dxk_...``), not the key's id.
            status: ``SUCCESS``, ``FAILED`` or ``ALL``; ``ALL`` by default.
            page: from 1.
            page_size: 1 to 10,000.

        Raises:
            InvalidRequestError: ``details["field"]`` names the argument.
        """
        page, page_size = checked_page(page, page_size, self._limits)
        wanted = _filter(start_date, end_date, api_key, status)
        texts, total = self._store.log_page(wanted, (page - 1) * page_size, page_size)
        return LogPage(tuple(texts), page, page_size, total)

    def iterate(
        self,
        *,
        after: str | None = None,
        start_date: str | dt.date | None = None,
        end_date: str | dt.date | None = None,
        api_key: str | None = None,
        status: str | None = None,
    ) -> Iterator[LogEntry]:
        """Walk the log from the oldest entry, or from the one that follows the id ``after``.

        Entries that come in the meantime are walked too, and none is seen twice or left out, as may happen to who
        turns pages while the log grows.
        """
        wanted = _filter(start_date, end_date, api_key, status)
        while found := self._store.log_after(wanted, after, _WALK):
            yield from entries_of(entry.text for entry in found)
            after = found[-1].id


def _filter(
    start_date: str | dt.date | None, end_date: str | dt.date | None, api_key: str | None, status: str | None
) -> LogFilter:
    start, end = range_end(start_date, "startDate", last=False), range_end(end_date, "endDate", last=True)
    if start is not None and end is not None and start > end:
        raise InvalidRequestError("startDate is after endDate.", field="startDate")
    if status not in (None, *STATUSES):
        raise InvalidRequestError(
            f"status must be one of {', '.join(STATUSES)}.", field="status", allowed=list(STATUSES)
        )
    if api_key is not None and not isinstance(api_key, str):
        raise InvalidRequestError("apiKey must be text.", field="apiKey")
    chosen: LogStatus | None = "SUCCESS" if status == "SUCCESS" else "FAILED" if status == "FAILED" else None
    return LogFilter(start, end, api_key, chosen)


def _finished(record: LogRecord, identifier: str, created: int) -> str:
    failed = record.status == "FAILED"
    moment = from_milliseconds(created)
    return LogEntry(
        id=identifier,
        asset_type=record.asset_type,
        document_type=record.document_type,
        meta=record.meta,
        document_hash=record.document_hash,
        status=record.status,
        pages=0 if failed else record.pages,
        rows=0 if failed else record.rows,
        extract_duration=0 if failed else record.extract_duration,
        parse_duration=0 if failed else record.parse_duration,
        api_key_name=record.api_key_name,
        api_key=record.api_key,
        created_at=moment,
        updated_at=moment,
    ).to_json()


__all__ = ["STATUSES", "LogEntry", "LogPage", "LogRecord", "LogRecorder"]
