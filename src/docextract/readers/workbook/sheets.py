"""Which sheet of a workbook is meant."""

from __future__ import annotations

from docextract.errors import InvalidRequestError

_LISTED = 20


def sheet_position(which: int | str, names: list[str]) -> int:
    """The position from 1 of a sheet asked for by position (hidden sheets counted) or by name (case aside).

    Raises:
        InvalidRequestError: there is no such sheet; the message says which there are.
            ``details["field"]`` is ``"sheet"``.
    """
    listing = ", ".join(repr(name) for name in names[:_LISTED]) + (", …" if len(names) > _LISTED else "")
    if isinstance(which, str):
        if which in names:
            return names.index(which) + 1
        folded = [name.strip().casefold() for name in names]
        if which.strip().casefold() in folded:
            return folded.index(which.strip().casefold()) + 1
        raise InvalidRequestError(
            f"The workbook has no sheet {which!r}; it has {listing}.", field="sheet", sheets=list(names)
        )
    if isinstance(which, bool) or not isinstance(which, int):
        raise InvalidRequestError("A sheet is asked for by its number from 1 or by its name.", field="sheet")
    if not 1 <= which <= len(names):
        count = f"{len(names)} sheets" if len(names) != 1 else "1 sheet"
        raise InvalidRequestError(
            f"There is no sheet {which}: the workbook has {count}: {listing}.", field="sheet", sheets=list(names)
        )
    return which
