"""What the paths of the service take: a document with one data set, or with several."""

from __future__ import annotations

import re
from typing import Annotated, Any, TypeVar

from pydantic import BeforeValidator, Field, StrictStr, ValidationError, WithJsonSchema

from .base import Date, Model
from .request import TaggingData, as_date

_LARGEST = 2**31 - 1
Asked = TypeVar("Asked", bound=Model)


def _whole(value: object) -> object:
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= _LARGEST:
        raise ValueError(f"must be a whole number from 1 to {_LARGEST}")
    return value


def _date(value: object) -> object:
    from ..errors import InvalidRequestError

    try:
        return as_date(value, "period")  # type: ignore[arg-type]
    except InvalidRequestError as error:
        raise ValueError("must be a date in the form YYYY-MM-DD") from error


WHOLE = {"type": "integer", "minimum": 1, "maximum": _LARGEST}
Whole = Annotated[int, BeforeValidator(_whole), WithJsonSchema(WHOLE)]
Day = Annotated[Date, BeforeValidator(_date), WithJsonSchema({"type": "string", "format": "date"})]


def _absent() -> Any:
    return None


class DataSetRequest(Model):
    """One data set to extract: which asset, which document, which period, which part of the file."""

    asset_type: StrictStr = Field(description="Asset type of the document.")
    document_type: StrictStr = Field(description="Document type.")
    period_from: Day | None = Field(
        default_factory=_absent, description="Start of the period; required for a kind of operating statement."
    )
    period_to: Day | None = Field(
        default_factory=_absent, description="End of the period; required under the same condition."
    )
    sheet: Whole | None = Field(
        default_factory=_absent, description="Sheet of a workbook, from 1. Default: the first sheet."
    )
    first_page: Whole | None = Field(
        default_factory=_absent,
        validation_alias="from",
        serialization_alias="from",
        description="First page of a PDF, from 1. Default: the first page.",
    )
    last_page: Whole | None = Field(
        default_factory=_absent,
        validation_alias="to",
        serialization_alias="to",
        description="Last page of a PDF. Default: the last page.",
    )

    def tagging(self, file_name: str) -> TaggingData:
        """The same as tagging data, nothing of it checked against what is registered."""
        return TaggingData(
            asset_type=self.asset_type,
            document_type=self.document_type,
            period_from=self.period_from,
            period_to=self.period_to,
            sheet=self.sheet,
            first_page=self.first_page,
            last_page=self.last_page,
            file_name=file_name,
        )


_DOCUMENT = {
    "type": "string",
    "description": "The file encoded as a data URL: data:<media type>;base64,<data>. The content decides what it is.",
}
Document = Annotated[StrictStr | bytes, WithJsonSchema(_DOCUMENT)]
"""A data URL; in Python also the bytes."""
_FILE_NAME = "Name of the file: text, no path, at most 255 characters."
FileName = Annotated[
    StrictStr, WithJsonSchema({"type": "string", "minLength": 1, "maxLength": 255, "pattern": r"^[^/\\]*$"})
]
"""A name of a file; what it may hold is checked where it is used."""


class ExtractionRequest(DataSetRequest):
    """A document and the one data set to extract from it."""

    file: Document
    file_name: FileName = Field(description=_FILE_NAME)


class MultipleExtractionRequest(Model):
    """A document and the data sets to extract from it."""

    file: Document
    file_name: FileName = Field(description=_FILE_NAME)
    tagging_data: list[DataSetRequest] = Field(
        min_length=1, description="One for each data set; they are answered in this order."
    )


_TOLD = {
    "missing": "is required",
    "extra_forbidden": "is not a field of this request",
    "too_short": "needs at least {min_length}",
    "too_long": "takes at most {max_length}",
    "string_type": "must be a text",
    "string_too_short": "must not be shorter than {min_length}",
    "string_too_long": "must not be longer than {max_length} characters",
    "bool_type": "must be true or false",
    "int_type": "must be a whole number",
    "list_type": "must be a list",
    "dict_type": "must be an object",
    "model_type": "must be an object",
    "literal_error": "must be {expected}",
    "enum": "must be {expected}",
}
"""What is wrong with a field, by pydantic's name for it."""


def parsed(model: type[Asked], value: object) -> Asked:
    """A request from JSON-ready values, or as it is.

    Raises:
        InvalidRequestError: a field is missing, unknown or of the wrong form; ``details["field"]`` names it.
    """
    from ..errors import InvalidRequestError

    if isinstance(value, model):
        return value
    try:
        return model.model_validate(value)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        field = _field(model, first["loc"])
        told = _TOLD.get(first["type"], first["msg"].removeprefix("Value error, "))
        told = told.format(**first.get("ctx", {})) if first["type"] in _TOLD else told
        raise InvalidRequestError(f"{field} {told[:1].lower()}{told[1:]}.", field=field) from None


def _field(model: type[Model], location: tuple[int | str, ...]) -> str:
    """``taggingData[0].assetType``: without the branches of a union, which are no fields."""
    name = ""
    for step in location:
        if isinstance(step, int):
            name += f"[{step}]"
        elif re.fullmatch(r"[A-Za-z]\w*", step) and step not in ("bool", "str", "bytes"):
            name += f".{step}" if name else step
    return name[:200] or "body"


__all__ = ["DataSetRequest", "ExtractionRequest", "MultipleExtractionRequest", "Whole", "parsed"]
