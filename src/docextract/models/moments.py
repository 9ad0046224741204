"""Points in time: UTC inside, to the millisecond; and the ends of a range that a caller names."""

from __future__ import annotations

import datetime as dt
import re
from typing import Annotated

from pydantic import BeforeValidator, PlainSerializer, WithJsonSchema

UTC = dt.UTC
_DAY = re.compile(r"\d{4}-\d{2}-\d{2}", re.A)
_MOMENT = re.compile(r"\d{4}-\d{2}-\d{2}[Tt ]\d{2}:\d{2}(:\d{2}([.,]\d{1,9})?)?([Zz]|[+-]\d{2}(:?\d{2})?)?", re.A)


def now() -> dt.datetime:
    """The present, cut to the millisecond."""
    return from_milliseconds(milliseconds(dt.datetime.now(UTC)))


def milliseconds(moment: dt.datetime) -> int:
    """Milliseconds since 1970, exactly; a moment without a zone is UTC."""
    aware = moment if moment.tzinfo is not None else moment.replace(tzinfo=UTC)
    return (aware - _EPOCH) // dt.timedelta(milliseconds=1)


def from_milliseconds(value: int) -> dt.datetime:
    """The moment so many milliseconds after the beginning of 1970, in UTC."""
    return _EPOCH + dt.timedelta(milliseconds=value)


def moment_text(moment: dt.datetime) -> str:
    """``2026-01-31T12:00:00.000Z``."""
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S.") + f"{moment.microsecond // 1000:03d}Z"


def day_text(day: dt.date) -> str:
    """The beginning of a day as the log writes it: ``2026-01-01T00:00:00.000+00:00``."""
    return f"{day.isoformat()}T00:00:00.000+00:00"


def as_moment(value: object) -> object:
    """A datetime in UTC from a datetime, or from text as :func:`moment_text` writes it; anything else as it is."""
    if isinstance(value, str) and _MOMENT.fullmatch(value):
        value = dt.datetime.fromisoformat(value.upper().replace(",", "."))
    if isinstance(value, dt.datetime):
        return value.astimezone(UTC) if value.tzinfo is not None else value.replace(tzinfo=UTC)
    return value


def range_end(value: str | dt.date | None, field: str, *, last: bool) -> int | None:
    """One end of a range, inclusive, in milliseconds since 1970.

    Args:
        value: an ISO date-time with or without a zone (UTC then), a date (the whole day), or an object of either kind.
        field: what to call it in an error.
        last: whether this is the end that comes last.

    Raises:
        InvalidRequestError: it is neither.
    """
    from ..errors import InvalidRequestError

    if value is None:
        return None
    try:
        if isinstance(value, str):
            if _DAY.fullmatch(value):
                value = dt.date.fromisoformat(value)
            elif _MOMENT.fullmatch(value):
                value = dt.datetime.fromisoformat(value.upper().replace(",", "."))
        if isinstance(value, dt.datetime):
            # An entry of any part of the last millisecond belongs to it.
            return milliseconds(value)
        if isinstance(value, dt.date):
            whole = milliseconds(dt.datetime.combine(value, dt.time(), UTC))
            return whole + 24 * 60 * 60 * 1000 - 1 if last else whole
    except (ValueError, OverflowError):
        pass
    raise InvalidRequestError(
        f"{field} must be a date or a date-time in ISO form, such as 2026-01-31 or 2026-01-31T12:00:00Z", field=field
    )


_EPOCH = dt.datetime(1970, 1, 1, tzinfo=UTC)

Moment = Annotated[
    dt.datetime,
    BeforeValidator(as_moment),
    PlainSerializer(moment_text, when_used="json"),
    WithJsonSchema({"type": "string", "format": "date-time"}),
]
"""A point in time: a datetime in UTC, ``2026-01-31T12:00:00.000Z`` in JSON."""

__all__ = [
    "Moment", "as_moment", "day_text", "from_milliseconds", "milliseconds", "moment_text", "now", "range_end",
]  # fmt: skip
