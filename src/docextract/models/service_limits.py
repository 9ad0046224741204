"""What a service takes from anyone: limits on requests, on keys and on the queue, each a setting."""

from __future__ import annotations

import os
from dataclasses import dataclass, field

from .limits import MIB, Limits


@dataclass(frozen=True, slots=True)
class ServiceLimits:
    """Limits of a service. An error names the limit by the name in its field's docstring, and the value found."""

    request_bytes: int = 35 * MIB
    """``requestBytes``: the body of a request, counted while it streams."""
    json_depth: int = 32
    """``jsonDepth``: objects and lists within each other in a body."""
    json_values: int = 10_000
    """``jsonValues``: values in a body."""
    json_text: int = 1000
    """``jsonText``: characters of any string of a body but ``file``."""
    page_size: int = 10_000
    """``pageSize``: records on a page of the log or of the keys."""
    at_once: int = max(1, os.cpu_count() or 1)
    """``atOnce``: extractions that run at the same time."""
    at_once_per_key: int = 2
    """``atOncePerKey``: extractions of one key that run or wait at the same time."""
    queue: int = 16
    """``queue``: extractions that wait for their turn."""
    queue_seconds: float = 10.0
    """``queueSeconds``: how long one waits for its turn."""
    failed_logins: int = 20
    """``failedLogins``: refused logins of one address before the next is answered with 429."""
    failed_logins_per_minute: float = 10.0
    """``failedLoginsPerMinute``: how fast an address gets that share back."""
    document: Limits = field(default_factory=Limits)
    """``document``: what one document may cost, see ``Limits``."""
