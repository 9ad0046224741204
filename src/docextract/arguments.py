"""What a caller said, checked before any file is opened: types, dates, pages and sheets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from .declarations import DocumentType
from .errors import InvalidRequestError, PeriodRequiredError
from .models.request import Isolation, Options, TaggingData, as_date
from .registry import Registry


def checked_options(options: object) -> Options:
    """The options, or InvalidRequestError."""
    if not isinstance(options, Options):
        raise InvalidRequestError(f"options must be an Options object, not {type(options).__name__}", field="options")
    if options.isolation not in get_args(Isolation):
        raise InvalidRequestError(
            f"isolation must be none, process or require, not {options.isolation!r}", field="isolation"
        )
    return options


def checked_password(password: object) -> str | None:
    """The password, or InvalidRequestError (which never shows it)."""
    if password is not None and not isinstance(password, str):
        raise InvalidRequestError(f"password must be text, not {type(password).__name__}", field="password")
    return password


def checked(
    registry: Registry,
    *,
    asset_type: object,
    document_type: object,
    period_from: Any = None,
    period_to: Any = None,
    sheet: Any = None,
    first_page: Any = None,
    last_page: Any = None,
    file_name: str | None = None,
) -> TaggingData:
    """Tagging data with canonical types, dates and whole numbers.

    Raises:
        InvalidRequestError: ``details["field"]`` is ``assetType``, ``documentType``, ``periodFrom``, ``periodTo``,
            ``sheet``, ``from`` or ``to``.
    """
    asset = registry.asset_type(asset_type)
    document = registry.document_type(document_type)
    start, end = as_date(period_from, "periodFrom"), as_date(period_to, "periodTo")
    if start is not None and end is not None and start > end:
        raise InvalidRequestError(f"periodFrom ({start}) is after periodTo ({end})", field="periodFrom")
    first, last = page_window(first_page, last_page)
    return TaggingData(
        asset_type=asset.value,
        document_type=document.value,
        period_from=start,
        period_to=end,
        sheet=sheet_wanted(sheet),
        first_page=first,
        last_page=last,
        file_name=file_name,
    )


def checked_again(registry: Registry, tagging: TaggingData, file_name: str | None) -> TaggingData:
    """Tagging data that came as an object: its types made canonical, its numbers and dates checked."""
    return checked(
        registry,
        asset_type=tagging.asset_type,
        document_type=tagging.document_type,
        period_from=tagging.period_from,
        period_to=tagging.period_to,
        sheet=tagging.sheet,
        first_page=tagging.first_page,
        last_page=tagging.last_page,
        file_name=file_name if file_name is not None else tagging.file_name,
    )


def tagging_list(tagging_data: Sequence[TaggingData | Mapping[str, Any]], limit: int) -> list[TaggingData]:
    """The data sets asked for; mappings are taken by field name or JSON name.

    Raises:
        InvalidRequestError: none, too many, or one of the wrong form; ``details["field"]`` is ``taggingData``.
    """
    if isinstance(tagging_data, (str, bytes, Mapping, TaggingData)) or not isinstance(tagging_data, Sequence):
        raise InvalidRequestError("taggingData must be a list of tagging data", field="taggingData")
    if not tagging_data:
        raise InvalidRequestError("taggingData is empty: nothing is asked for", field="taggingData")
    if len(tagging_data) > limit:
        raise InvalidRequestError(
            f"taggingData has {len(tagging_data)} entries; at most {limit} are allowed",
            field="taggingData",
            limit="taggingData",
            max=limit,
            value=len(tagging_data),
        )
    return [_tagging(entry, index) for index, entry in enumerate(tagging_data)]


def require_period(document_type: DocumentType, tagging: TaggingData) -> None:
    """What the paths of the service ask for, and the library does not: a period where the type is of one.

    Raises:
        PeriodRequiredError: the type requires a period and one of its ends is missing.
    """
    if not document_type.period_required:
        return
    for value, name in ((tagging.period_from, "periodFrom"), (tagging.period_to, "periodTo")):
        if value is None:
            raise PeriodRequiredError(f"{document_type.value} needs periodFrom and periodTo", field=name)


def sheet_wanted(sheet: Any) -> int | str | None:
    """A sheet's position from 1 or its name."""
    if sheet is None or (isinstance(sheet, str) and sheet.strip()):
        return sheet
    if isinstance(sheet, str):
        raise InvalidRequestError("sheet is empty; it takes a number from 1 or a sheet's name", field="sheet")
    return _whole(sheet, "sheet")


def page_window(first_page: Any, last_page: Any) -> tuple[int | None, int | None]:
    """First and last page, each a whole number from 1 or None."""
    first = None if first_page is None else _whole(first_page, "from")
    last = None if last_page is None else _whole(last_page, "to")
    if last is not None and last < (first or 1):
        raise InvalidRequestError(f"the last page ({last}) is before the first ({first})", field="to")
    return first, last


def _whole(value: Any, field: str) -> int:
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or value < 1:
        raise InvalidRequestError(f"{field} must be a whole number from 1, not {value!r:.80}", field=field)
    return value


def _tagging(entry: object, index: int) -> TaggingData:
    if isinstance(entry, TaggingData):
        return entry
    if not isinstance(entry, Mapping):
        raise InvalidRequestError(
            f"taggingData[{index}] must be tagging data, not {type(entry).__name__}", field=f"taggingData[{index}]"
        )
    from pydantic import ValidationError

    try:
        return TaggingData.model_validate(dict(entry))
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        field = ".".join([f"taggingData[{index}]", *map(str, first["loc"])])
        raise InvalidRequestError(f"{field}: {first['msg']}", field=field) from error
