"""The ledger: a role for every source row, whatever kind of document it stands in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence, Set

from ..models.findings import Ledger
from ..models.place import Place
from .lines import Line


def make_ledger(lines: Sequence[Line], roles: Mapping[int, str], outside: Set[int] = frozenset()) -> Ledger:
    """A role for every source row; rows that say something and have none are ``unexplained``, with their places.

    Args:
        lines: all lines that were read, as :func:`read_lines` gives them.
        roles: roles of the contract (``DATA``, ``TOTAL``, ``HEADER`` ...) by the lines' ``index``.
        outside: indexes of lines that belong to nothing that was asked for: these are ``OTHER``, and explained.
    """
    by_source: dict[tuple[int, int], str] = {}
    unexplained: list[Place] = []
    for line in lines:
        known = roles.get(line.index)
        if known is None and line.filled and line.index not in outside and (place := line.row_place()) is not None:
            unexplained.append(place)
        role = known or ("OTHER" if line.filled else "BLANK")
        source = id(line.grid), line.row  # the halves of a row that was folded are one source row
        if by_source.get(source, "BLANK") == "BLANK":
            by_source[source] = role
    by_role = Counter(by_source.values())
    return Ledger(read=len(by_source), by_role=dict(sorted(by_role.items())), unexplained=unexplained)
