"""Rows as a pandas DataFrame, for the extra ``pandas``."""

from __future__ import annotations

import json
from typing import Any

from ..errors import DocextractError
from ..models.extraction import Extraction
from .flat import Kind, flat_table

DTYPES = {
    Kind.TEXT: "string",
    Kind.NUMBER: "Float64",
    Kind.COUNT: "Int64",
    Kind.DATE: "datetime64[s]",
    Kind.FLAG: "boolean",
}
"""The dtype of a column by what it holds. All can be missing, and do not change where a document has no values."""


def pandas() -> Any:
    """The library, where it is installed.

    Raises:
        DocextractError: it is not.
    """
    try:
        import pandas as found
    except ImportError as error:
        raise DocextractError(
            "to_dataframe needs pandas, which is not installed: pip install 'docextract[pandas]'", extra="pandas"
        ) from error
    return found


def to_dataframe(extraction: Extraction[Any, Any], *, places: bool = False) -> Any:
    """One line per row; columns are named as in the JSON, charges by category are ``charge.<category>``.

    With ``places``, the column ``sources`` holds as JSON text where every field of the row stands.

    Raises:
        DocextractError: pandas is not installed.
    """
    pd = pandas()
    table = flat_table(extraction)
    series = {}
    for position, column in enumerate(table.columns):
        values = [line[position] for line in table.lines]
        if column.kind is Kind.NUMBER:
            values = [None if value is None else float(value) for value in values]
        series[column.name] = pd.Series(values, dtype=DTYPES[column.kind])
    names = [column.name for column in table.columns]
    if places:
        rows = extraction.model_dump(mode="json")["data"]["extracted"]["rows"]
        told = [json.dumps(row.get("sources"), separators=(",", ":")) for row in rows]
        series["sources"], names = pd.Series(told, dtype=DTYPES[Kind.TEXT]), [*names, "sources"]
    return pd.DataFrame(series, columns=names)
