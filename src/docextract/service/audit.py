"""What happened to keys, and who was refused: who, when, before, after."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass
from typing import Any

from ..models.moments import moment_text

HOST = "host"
"""Who acts where no key does: the program that holds the service, or its command line."""


@dataclass(frozen=True, slots=True)
class AuditEvent:
    """One event.

    ``action``: ``keyCreated``, ``keyUpdated``, ``keyRotated``, ``keyDeleted``, ``loginRefused``,
    ``roleRefused`` or ``requestRefused``.
    ``who`` is the id of the acting key, or ``host``; None where nobody is known. ``subject`` is the id of the key that
    was acted on. ``before`` and ``after`` are the key as it is answered, never with a secret.
    """

    at: dt.datetime
    action: str
    who: str | None = None
    subject: str | None = None
    before: dict[str, Any] | None = None
    after: dict[str, Any] | None = None
    details: dict[str, Any] | None = None

    def to_json(self) -> dict[str, Any]:
        """The event as JSON-ready values."""
        return {
            "at": moment_text(self.at),
            "action": self.action,
            "who": self.who,
            "subject": self.subject,
            "before": self.before,
            "after": self.after,
            "details": self.details,
        }
