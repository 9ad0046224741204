"""Page numbers and page sizes: the same rules for both lists."""

from __future__ import annotations

from typing import Any

from ..errors import InvalidRequestError
from ..models.service_limits import ServiceLimits

LARGEST_PAGE = 10**12
"""Far past any end, and small enough that no store counts beyond its integers."""


def checked_page(page: object, page_size: object, limits: ServiceLimits) -> tuple[int, int]:
    """A page and a page size, each a whole number from 1.

    Raises:
        InvalidRequestError: ``details["field"]`` is ``page`` or ``pageSize``; a page size over the limit is refused.
    """
    return _whole(page, "page", LARGEST_PAGE), _whole(page_size, "pageSize", limits.page_size)


def _whole(value: object, field: str, largest: int) -> int:
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= largest:
        over: dict[str, Any] = {}
        if isinstance(value, int) and value > largest:
            over = {"limit": field, "max": largest, "value": value}
        raise InvalidRequestError(f"{field} must be a whole number from 1 to {largest}.", field=field, **over)
    return value
