"""The extraction log: its entries, and a page of them, exactly as they are answered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar, Literal

from pydantic import TypeAdapter
from typing_extensions import TypedDict

from .base import CAMEL, Field, Model
from .moments import Moment

LogStatus = Literal["SUCCESS", "FAILED"]
PaymentModel = Literal["POSTPAID"]

LogMeta = TypedDict(
    "LogMeta",
    {
        "from": int,
        "to": int,
        "fileName": str,
        "periodFrom": str,
        "periodTo": str,
        "template": str,
        "asOnDate": str,
        "assetTypeAsked": str,
        "documentTypeAsked": str,
        "reason": str,
        "limit": str,
    },
    total=False,
)
"""What an entry says of the document; a member that does not apply is left out.

``from`` and ``to`` are pages of a PDF. ``periodFrom``, ``periodTo`` and ``asOnDate`` are date-times with a UTC offset:
``2026-01-01T00:00:00.000+00:00``. ``assetTypeAsked`` and ``documentTypeAsked`` are what the caller wrote where that is
not the name of the type. ``reason`` is the type of the error of a FAILED entry, ``limit`` the limit that it names.
"""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One data set that was asked for, and what became of it.

    Durations are milliseconds. On a FAILED entry pages, rows and both durations are 0. ``document_hash`` is the SHA-256
    of the document's bytes in hexadecimal, empty where the file was refused before it was decoded. ``api_key_name`` and
    ``api_key`` are copies of what the key was called and was at the time; both are empty for the host's own calls.
    """

    __pydantic_config__: ClassVar = CAMEL
    id: str
    asset_type: str
    document_type: str
    meta: LogMeta
    document_hash: str
    status: LogStatus
    pages: int
    rows: int
    extract_duration: float
    parse_duration: float
    api_key_name: str
    api_key: str
    created_at: Moment
    updated_at: Moment
    payment_model: PaymentModel = "POSTPAID"
    payment_model_enum: PaymentModel = "POSTPAID"

    def to_json(self) -> str:
        """The entry as one line of JSON."""
        return _ENTRY.dump_json(self, by_alias=True).decode()

    @classmethod
    def from_json(cls, text: str) -> LogEntry:
        """The entry that :meth:`to_json` wrote."""
        return _ENTRY.validate_json(text)


class LogAnswer(Model):
    """A page of the log as it is answered."""

    extraction_requests: list[LogEntry] = Field(description="The entries of the requested page, newest first.")
    page: int = Field(ge=1, description="The page returned.")
    page_size: int = Field(ge=1, description="The page size used.")


@dataclass(frozen=True, slots=True)
class LogPage:
    """A page of the log: ``texts`` are its entries as JSON, newest first; ``total`` counts those of all pages."""

    texts: tuple[str, ...]
    page: int
    page_size: int
    total: int

    @property
    def entries(self) -> list[LogEntry]:
        """The entries, newest first."""
        return entries_of(self.texts)

    @property
    def extraction_requests(self) -> list[LogEntry]:
        """The entries under the name that they have in JSON."""
        return self.entries

    def __iter__(self) -> Iterator[LogEntry]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.texts)

    @property
    def more(self) -> bool:
        """Whether there is a page after this one."""
        return self.page * self.page_size < self.total

    def to_json(self) -> str:
        """``{"extractionRequests": [...], "page": ..., "pageSize": ...}``."""
        listed = ",".join(self.texts)
        return f'{{"extractionRequests":[{listed}],"page":{self.page},"pageSize":{self.page_size}}}'


def entries_of(texts: Iterable[str]) -> list[LogEntry]:
    """The entries that some lines of JSON hold."""
    return _ENTRIES.validate_json(f"[{','.join(texts)}]")


_ENTRY = TypeAdapter(LogEntry)
_ENTRIES = TypeAdapter(list[LogEntry])

__all__ = ["LogAnswer", "LogEntry", "LogMeta", "LogPage", "LogStatus", "PaymentModel", "entries_of"]
