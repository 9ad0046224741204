"""How often an address may fail to log in: a share that fills up again with time."""

from __future__ import annotations

import ipaddress
import math
import threading
import time

from ..errors import TooManyRequestsError
from ..models.service_limits import ServiceLimits

_ADDRESSES_KEPT = 10_000


class Throttle:
    """Counts refused logins by client address; never by key, since a lock-out would be a weapon."""

    def __init__(self, limits: ServiceLimits) -> None:
        self._share = float(limits.failed_logins)
        self._per_second = limits.failed_logins_per_minute / 60
        self._lock = threading.Lock()
        self._left: dict[str, tuple[float, float]] = {}

    def failed(self, address: str) -> None:
        """Count a refused login.

        Raises:
            TooManyRequestsError: the address has used up its share; ``details["retryAfter"]`` is in seconds.
        """
        network = _network(address)
        moment = time.monotonic()
        with self._lock:
            left, since = self._left.pop(network, (self._share, moment))
            left = min(self._share, left + (moment - since) * self._per_second)
            refused = left < 1
            self._left[network] = (left if refused else left - 1, moment)  # the last one in the order of the dict
            if len(self._left) > _ADDRESSES_KEPT:
                del self._left[next(iter(self._left))]
        if refused:
            wait = math.ceil((1 - left) / self._per_second)
            raise TooManyRequestsError(
                "Too many refused logins from this address.",
                limit="failedLogins",
                max=int(self._share),
                retryAfter=wait,
            )


def _network(address: str) -> str:
    """An address, or the network of an IPv6 address: whoever has one has 2^64 of them."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped is not None:
            return str(parsed.ipv4_mapped)
        return str(ipaddress.ip_network((parsed, 64), strict=False))
    return str(parsed)
