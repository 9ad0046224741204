"""Lines of the log as JSON, each with the id of the request that it belongs to."""

from __future__ import annotations

import contextvars
import datetime as dt
import json
import logging

from ..export.safe import json_text

REQUEST_ID: contextvars.ContextVar[str | None] = contextvars.ContextVar("docextract_request_id", default=None)
"""The id of the request that is being served, in its threads too."""
FIELDS = "docextract_fields"
"""The attribute of a record that holds more members."""


class JsonLines(logging.Formatter):
    """One JSON object a line: ``at``, ``level``, ``logger``, ``message``, ``requestId``, and those of the record."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = dt.datetime.fromtimestamp(record.created, dt.UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {"at": at.replace("+00:00", "Z"), "level": record.levelname, "logger": record.name}
        line |= {"message": record.getMessage(), "requestId": REQUEST_ID.get()}
        line |= getattr(record, FIELDS, {})
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json_text(json.dumps(line, ensure_ascii=False))
