"""How what the service gives is written: JSON with its headers."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlencode

from starlette.requests import Request
from starlette.responses import Response

from ..export.safe import json_text
from ..service.stores.protocol import KeptAnswer
from .frame import HEADERS


def as_json(value: object, status: int = 200, **headers: str | None) -> Response:
    """A value as an answer."""
    return answer(json.dumps(value, ensure_ascii=False, separators=(",", ":")), status, **headers)


def answer(text: str | bytes, status: int = 200, *, link: str | None = None, preference: str | None = None) -> Response:
    """Text of JSON as an answer."""
    content = text if isinstance(text, bytes) else json_text(text).encode()
    response = Response(content, status)
    response.raw_headers.extend(HEADERS)
    if link is not None:
        response.headers["link"] = link
    if preference is not None:
        response.headers["preference-applied"] = preference
    return response


def next_page(request: Request, page: Any) -> str | None:
    """The page after this one, as a reference that holds wherever the application is mounted."""
    if not page.more:
        return None
    asked = {**request.query_params, "page": page.page + 1, "pageSize": page.page_size}
    return f'<?{urlencode(asked)}>; rel="next"'


def replayed(text: str, kept: KeptAnswer, preference: str | None) -> Response:
    """The answer that was given before."""
    response = answer(text, kept.status, preference=preference if kept.status == 200 else None)
    response.headers["idempotency-replayed"] = "true"
    return response
