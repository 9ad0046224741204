"""From a cell's text in the file to its value, by the cell's type and style.

There is one table for each way to read a text. A table is a dictionary that remembers, so that equal values are one
object and a text met before costs one look-up without a Python call.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from weakref import proxy

from docextract.document import CellError, Style, Value

from .formats import Shows, shows
from .serials import iso_moment, moment
from .texts import unescaped

Table = dict[str, Value]
Convert = Callable[[str], Value]

_NUMBER = re.compile(r"[-+]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?")
_LONGEST_INTEGER = 300
_JSON_NUMBERS = re.compile(r"[-+0-9.eE,]*")
_HUGE = 1e300
"""Beyond it, whether a text is a whole number, a fraction or no number at all is for :func:`number` to say."""


def number(text: str) -> Value:
    """An ``int`` where the text is one, else a ``float``; the text itself where it is no number, None if empty."""
    if text.isdecimal() and len(text) < _LONGEST_INTEGER and text.isascii():
        return int(text)
    bare = text.strip(" \t\r\n")
    if not _NUMBER.fullmatch(bare):
        return text or None
    value = float(bare)
    if value - value != 0:
        return text
    if "." in bare or "e" in bare or "E" in bare or len(bare) > _LONGEST_INTEGER:
        return value
    return int(bare)


class NumberTable(dict[str, Value]):
    """The table of numbers: it fills itself, and can be given many texts at once."""

    __slots__ = ()

    def __missing__(self, text: str) -> Value:
        value = self[text] = number(text)
        return value

    def learn(self, texts: Sequence[str]) -> None:
        """Take in many numbers at once: JSON's reader makes them without a Python call for each.

        It is right for texts of JSON's form only, so it is all or nothing; what it does not take, a look-up will.
        """
        listed = ",".join(texts)
        if not texts or not _JSON_NUMBERS.fullmatch(listed):
            return
        try:
            values = json.loads(f"[{listed}]")
        except ValueError:
            return
        if len(values) == len(texts) and min(values) > -_HUGE and max(values) < _HUGE:
            self.update(zip(texts, values, strict=True))


class _Texts(dict[str, Value]):
    """The table of texts that stand in the cells themselves."""

    __slots__ = ()

    def __missing__(self, text: str) -> Value:
        value = self[text] = (unescaped(text) if "_x" in text else text) or None
        return value


class _Remembering(dict[str, Value]):
    """A table that fills itself."""

    __slots__ = ("_convert",)

    def __init__(self, convert: Convert) -> None:
        super().__init__()
        self._convert = convert

    def __missing__(self, text: str) -> Value:
        value = self[text] = self._convert(text)
        return value


class CellValues:
    """The tables of one workbook."""

    def __init__(self, strings: Sequence[str], styles: Sequence[Style], date1904: bool = False) -> None:
        self._date1904 = date1904
        self._strings = strings
        self._shared: Table | None = None
        self._shows = [shows(style.number_format) for style in styles]
        self.missing_strings = 0
        """Cells that name a shared string the workbook does not hold."""
        self._texts: Table = _Texts()
        self.numbers = NumberTable()
        self._booleans: Table = _Remembering(_boolean)
        self._errors: Table = _Remembering(lambda text: CellError(text) if text else None)
        self._moments: dict[Shows, Table] = {}
        self._iso: dict[Shows, Table] = {}

    def table(self, type_: str, style: int) -> Table:
        """The table for cells of a type (``t``; ``""`` and ``n`` are numbers) and style number."""
        if type_ == "s":
            return self._shared_strings()
        if type_ in ("str", "inlineStr"):
            return self._texts
        if type_ == "b":
            return self._booleans
        if type_ == "e":
            return self._errors
        show = self._shows[style] if 0 <= style < len(self._shows) else Shows.NUMBER
        if type_ == "d":
            return self._table(self._iso, show, lambda text: iso_moment(text, show))
        if show is Shows.NUMBER:
            return self.numbers
        me = proxy(self)  # A table that held these tables would keep both in memory.
        return self._table(self._moments, show, lambda text: me._moment(text, show))

    def _table(self, tables: dict[Shows, Table], show: Shows, convert: Convert) -> Table:
        if show not in tables:
            tables[show] = _Remembering(convert)
        return tables[show]

    def _moment(self, text: str, show: Shows) -> Value:
        value = self.numbers[text]
        return moment(value, show, self._date1904) if isinstance(value, (int, float)) else value

    def _shared_strings(self) -> Table:
        if self._shared is None:
            me = proxy(self)
            self._shared = _Remembering(lambda text: me._late_string(text))
            self._shared.update(
                zip(map(str, range(len(self._strings))), (s or None for s in self._strings), strict=True)
            )
        return self._shared

    def _late_string(self, text: str) -> Value:
        """A shared string whose number is not written the ordinary way (`` 7``, ``007``), or is not there."""
        stripped = text.strip()
        if not stripped:
            return None
        if stripped.isascii() and stripped.isdigit() and len(stripped) < 10 and int(stripped) < len(self._strings):
            return self._strings[int(stripped)] or None
        self.missing_strings += 1
        return None


def _boolean(text: str) -> Value:
    text = text.strip()
    return text in ("1", "true", "TRUE") if text else None
