"""What a service has done, counted, and written as Prometheus reads it. Never a secret, a key or a name."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from .log import LogRecord

MEDIA_TYPE = "text/plain; version=0.0.4; charset=utf-8"
_BOUNDS = (0.005, 0.025, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
Labels = tuple[tuple[str, str], ...]
Gauge = tuple[str, str, Callable[[], float]]
"""A name, what it says, and what gives its value."""


class Metrics:
    """Counts and durations. Labels are of closed sets: routes, methods, statuses, types, kinds of errors.

    Args:
        known: the document types that are named; all others are ``other``, since callers write what they like.
    """

    def __init__(self, known: Iterable[str] = ()) -> None:
        self._known = frozenset(known)
        self._lock = threading.Lock()
        self._counts: Counter[tuple[str, Labels]] = Counter()
        self._durations: dict[tuple[str, Labels], _Durations] = {}
        self._gauges: list[Gauge] = []

    def gauge(self, name: str, says: str, value: Callable[[], float]) -> None:
        """Ask for a value whenever the metrics are written."""
        self._gauges.append((name, says, value))

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        """Count a request."""
        method = method if method in ("GET", "HEAD", "POST", "PATCH", "DELETE") else "other"
        with self._lock:
            self._counts["requests", (("method", method), ("route", route), ("status", str(status or "gone")))] += 1
            self._of("request", (("route", route),)).add(seconds)

    def recorded(self, records: Sequence[LogRecord]) -> None:
        """Count what the log has recorded."""
        with self._lock:
            for record in records:
                kind = record.document_type if record.document_type in self._known else "other"
                reason = str(record.meta.get("reason", ""))
                labels = (("document_type", kind), ("outcome", record.status), ("reason", reason))
                self._counts["extractions", labels] += 1
                if record.status == "SUCCESS":
                    self._counts["pages", ()] += record.pages
                    self._counts["rows", ()] += record.rows
                    self._of("parse", (("document_type", kind),)).add(record.parse_duration / 1000)
                    self._of("extract", (("document_type", kind),)).add(record.extract_duration / 1000)

    def text(self) -> str:
        """All of it in the text format of Prometheus."""
        lines: list[str] = []
        with self._lock:
            for name, says in _COUNTED.items():
                lines += [f"# HELP docextract_{name}_total {says}", f"# TYPE docextract_{name}_total counter"]
                found = sorted((labels, n) for (of, labels), n in self._counts.items() if of == name)
                lines += [f"docextract_{name}_total{_written(labels)} {n}" for labels, n in found]
            for name, says in _TIMED.items():
                lines += [f"# HELP docextract_{name}_seconds {says}", f"# TYPE docextract_{name}_seconds histogram"]
                for (of, labels), durations in sorted(self._durations.items(), key=lambda item: item[0]):
                    if of == name:
                        lines += durations.lines(f"docextract_{name}_seconds", labels)
        for name, says, value in self._gauges:
            lines += [f"# HELP docextract_{name} {says}", f"# TYPE docextract_{name} gauge"]
            lines.append(f"docextract_{name} {value():g}")
        return "\n".join(lines) + "\n"

    def _of(self, name: str, labels: Labels) -> _Durations:
        return self._durations.setdefault((name, labels), _Durations())


_COUNTED = {
    "requests": "Requests answered, by route, method and status.",
    "extractions": "Data sets asked for, by document type, outcome and kind of error.",
    "pages": "Pages read of data sets that were extracted.",
    "rows": "Rows extracted.",
}
_TIMED = {
    "request": "Time from the headers of a request to the end of its answer.",
    "parse": "Time to read a document.",
    "extract": "Time to extract a data set from it.",
}


class _Durations:
    """A histogram."""

    def __init__(self) -> None:
        self._buckets = [0] * (len(_BOUNDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        self._buckets[sum(seconds > bound for bound in _BOUNDS)] += 1
        self._sum += seconds

    def lines(self, name: str, labels: Labels) -> list[str]:
        so_far, lines = 0, []
        for bound, count in zip((*map(str, _BOUNDS), "+Inf"), self._buckets, strict=True):
            so_far += count
            lines.append(f"{name}_bucket{_written((*labels, ('le', bound)))} {so_far}")
        return [*lines, f"{name}_sum{_written(labels)} {self._sum:g}", f"{name}_count{_written(labels)} {so_far}"]


def _written(labels: Labels) -> str:
    if not labels:
        return ""
    escaped = ((name, value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")) for name, value in labels)
    return "{" + ",".join(f'{name}="{value}"' for name, value in escaped) + "}"
