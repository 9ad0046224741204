"""Rows as a pandas DataFrame, for the extra ``pandas``."""

from __future__ import annotations

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


def to_dataframe(extraction: Extraction[Any, Any]) -> Any:
    """One line per row; columns are named as in the JSON, charges by category are ``charge.<category>``.

    Raises:
        DocextractError: pandas is not installed.
    """
    try:
        import pandas as pd
    except ImportError as error:
        raise DocextractError(
            "to_dataframe needs pandas, which is not installed: pip install 'docextract[pandas]'", extra="pandas"
        ) from error
    table = flat_table(extraction)
    series = {}
    for position, column in enumerate(table.columns):
        values = [line[position] for line in table.lines]
        if column.kind is Kind.NUMBER:
            values = [None if value is None else float(value) for value in values]
        series[column.name] = pd.Series(values, dtype=DTYPES[column.kind])
    return pd.DataFrame(series, columns=[column.name for column in table.columns])
