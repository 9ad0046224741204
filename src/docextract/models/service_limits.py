"""What a service takes from anyone: limits on requests, on keys and on the queue, each a setting."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from . import settings
from .limits import MIB, Limits


@dataclass(frozen=True, slots=True)
class ServiceLimits:
    """Limits of a service. An error names the limit by the name in its field's docstring, and the value found.

    Each docstring says what the limit counts, and the type of the error that refuses more, if one does.

    Raises:
        InvalidRequestError: a limit is no number; ``details["field"]`` is its name.
    """

    request_bytes: int = 35 * MIB
    """``requestBytes``: the body of a request, counted while it streams; ``documentTooLargeError``."""
    json_depth: int = 32
    """``jsonDepth``: objects and lists within each other in a body; ``invalidRequestError``."""
    json_values: int = 10_000
    """``jsonValues``: values in a body; ``invalidRequestError``."""
    json_text: int = 1000
    """``jsonText``: characters of any string of a body but ``file``; ``invalidRequestError``."""
    page_size: int = 10_000
    """``pageSize``: records on a page of the log or of the keys; ``invalidRequestError``."""
    at_once: int = max(1, os.cpu_count() or 1)
    """``atOnce``: extractions that run at the same time."""
    at_once_per_key: int = 2
    """``atOncePerKey``: extractions of one key that run or wait at the same time; ``tooManyRequestsError``."""
    share_seconds: float = 5.0
    """``shareSeconds``: how long a key over its share waits for one of its own to end; ``tooManyRequestsError``."""
    queue: int = 16
    """``queue``: extractions that wait for their turn; ``busyError``."""
    queue_seconds: float = 10.0
    """``queueSeconds``: how long one waits for its turn; ``busyError``."""
    failed_logins: int = 20
    """``failedLogins``: logins of one address that are refused before it has to wait; ``tooManyRequestsError``."""
    failed_logins_per_minute: float = 10.0
    """``failedLoginsPerMinute``: how fast an address gets that share back."""
    connections: int = 512
    """``connections``: connections to ``docextract serve``, fewer where descriptors are; ``busyError``."""
    connections_per_key: int = 64
    """``connectionsPerKey``: requests of one key under way at the same time; ``tooManyRequestsError``."""
    header_seconds: float = 10.0
    """``headerSeconds``: how long a connection to ``docextract serve`` has for headers; ``requestTimeoutError``."""
    body_seconds: float = 10.0
    """``bodySeconds``: how long a sender may take for each megabyte of a body; ``requestTimeoutError``."""
    body_bytes: int = 256 * MIB
    """``bodyBytes``: bytes of bodies of requests under way, of all keys together; ``busyError``."""
    body_bytes_per_key: int = 80 * MIB
    """``bodyBytesPerKey``: bytes of bodies of requests under way, of one key; ``tooManyRequestsError``."""
    idempotency_bytes: int = 256 * MIB
    """``idempotencyBytes``: bytes of answers, compressed, kept for a day, the oldest dropped first."""
    document: Limits = field(default_factory=Limits)
    """``document``: what one document may cost, see ``Limits``."""

    def __post_init__(self) -> None:
        settings.check(self)

    @classmethod
    def from_environment(
        cls, given: Mapping[str, Any] | None = None, *, environment: Mapping[str, str] | None = None
    ) -> ServiceLimits:
        """The limits that the environment sets, those of a document too; see :meth:`Limits.from_environment`.

        Args:
            given: limits of the service or of a document by field, which go before those of the environment.
            environment: instead of that of the process.

        Raises:
            InvalidRequestError: a variable holds no limit, or names none; the message names it.
        """
        of_document = {setting.field for setting in settings.settings_of(Limits)}
        document = {name: value for name, value in (given or {}).items() if name in of_document}
        service = {name: value for name, value in (given or {}).items() if name not in of_document}
        found = settings.from_environment(cls, KNOWN, environment) | service
        return cls(**found, document=Limits.from_environment(document, environment=environment))


KNOWN = (*settings.settings_of(Limits), *settings.settings_of(ServiceLimits))
"""Every limit that can be set, those of a document first."""
