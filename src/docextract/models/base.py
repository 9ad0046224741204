"""What all models share: camelCase outside, snake_case inside, Decimals as JSON numbers."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from decimal import Decimal
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, PlainSerializer, WithJsonSchema
from pydantic.alias_generators import to_camel

CAMEL = ConfigDict(alias_generator=to_camel, populate_by_name=True)


def json_number(value: Decimal | None) -> int | float | None:
    """A Decimal as the JSON number of the same value (to 15 significant digits)."""
    if value is None:
        return None
    number = float(value)
    return int(number) if number.is_integer() and abs(number) < 1e15 else number


Number = Annotated[Decimal, PlainSerializer(json_number, when_used="json"), WithJsonSchema({"type": "number"})]
"""Money, areas, rates: a Decimal in Python, a number in JSON."""


class MoneyMark:
    """Marks a number as an amount that a table's rows may be summed by."""


Money = Annotated[Number, MoneyMark()]
"""An amount of money: a :data:`Number` of which a column has a sum; rates, shares and areas are Numbers."""

Date = dt.date


class Model(BaseModel):
    """Base of the pydantic models."""

    model_config = ConfigDict(
        alias_generator=to_camel,
        populate_by_name=True,
        extra="forbid",
        serialize_by_alias=True,
        protected_namespaces=(),
        defer_build=True,  # most calls use few of the models
    )

    @classmethod
    def model_rebuild(
        cls,
        *,
        force: bool = False,
        raise_errors: bool = True,
        _parent_namespace_depth: int = 0,
        _types_namespace: Mapping[str, Any] | None = None,
    ) -> bool | None:
        """As pydantic's, but types are looked for where the model is defined, never among the variables of its user.

        A model is built at its first use, and Python 3.13.0 crashes where that is a comprehension whose variables are
        asked for.
        """
        return super().model_rebuild(
            force=force, raise_errors=raise_errors, _parent_namespace_depth=0, _types_namespace=_types_namespace
        )


__all__ = [
    "CAMEL",
    "Annotated",
    "Any",
    "Date",
    "Field",
    "Model",
    "Money",
    "MoneyMark",
    "Number",
    "json_number",
    "to_camel",
]
