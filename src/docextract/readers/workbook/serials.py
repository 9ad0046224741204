"""Serial numbers of days, as spreadsheets keep dates, and ISO texts, as strict workbooks keep them."""

from __future__ import annotations

import datetime as dt

from docextract.document import Value

from .formats import Shows

_EPOCH_1900 = dt.datetime(1899, 12, 30)
_EPOCH_1904 = dt.datetime(1904, 1, 1)
_ORDINAL_1900 = _EPOCH_1900.toordinal()
_ORDINAL_1904 = _EPOCH_1904.toordinal()
_END_1900 = 2_958_466
_END_1904 = _END_1900 - 1462
_MILLISECONDS = 86_400_000


def moment(serial: int | float, show: Shows, date1904: bool = False) -> Value:
    """The date, time or both that a serial number stands for; the number itself where it stands for none.

    Whole days under a format without a time are a ``date``, below one day under a format with a time a ``time``,
    everything else a ``datetime`` to the millisecond. The 1900 system counts a 29 February 1900 that never was:
    days 1 to 59 are one later than the rest, and day 60 is no date.
    """
    if type(serial) is int and 60 < serial < _END_1904 and show is Shows.DATE:
        return dt.date.fromordinal(serial + (_ORDINAL_1904 if date1904 else _ORDINAL_1900))
    if not 0 <= serial < (_END_1904 if date1904 else _END_1900):
        return serial
    day = int(serial)
    rest = round((serial - day) * _MILLISECONDS)
    if day == 0 and show is not Shows.DATE:
        if show is Shows.TIME or not date1904:
            return _time(rest) if rest < _MILLISECONDS else serial
    elif day == 0 and not date1904:
        return serial
    if not date1904 and day < 61:
        if day == 60:
            return serial
        day += 1
    try:
        when = (_EPOCH_1904 if date1904 else _EPOCH_1900) + dt.timedelta(days=day, milliseconds=rest)
    except OverflowError:
        return serial
    return when.date() if show is Shows.DATE and rest == 0 else when


def _time(milliseconds: int) -> dt.time:
    seconds, thousandths = divmod(milliseconds, 1000)
    minutes, second = divmod(seconds, 60)
    hour, minute = divmod(minutes, 60)
    return dt.time(hour, minute, second, thousandths * 1000)


def iso_moment(text: str, show: Shows) -> Value:
    """The date, time or both of an ISO 8601 text; the text where it is none."""
    text = text.strip()
    bare = text[:-1] if text[-1:] in ("Z", "z") else text
    try:
        if "T" not in bare and ":" not in bare:
            return dt.date.fromisoformat(bare)
        if bare[:1] == "T" or "-" not in bare:
            return dt.time.fromisoformat(bare.lstrip("T"))
        when = dt.datetime.fromisoformat(bare)
    except ValueError:
        return text or None
    if show is Shows.DATE and when.time() == dt.time():
        return when.date()
    return when
