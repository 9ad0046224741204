"""Whom a line of an occupancy block counts, in the ways that systems differ in."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ....models.rent_roll import NON_REVENUE, NOT_A_UNIT, OCCUPIED, VACANT, RentRollRow
from ....proofs.rowsets import RowSet

Rows = RowSet[RentRollRow]

LET_AHEAD = "letAhead"
"""The meaning by which a vacant unit that a lease to come is printed for is let, though no word says so."""
EVERY = "all statuses"
"""The meaning by which the group that a total names is a remark: ``TOTAL, 33 occupied``."""
NOTICE = frozenset({"NOTICE", "NOTICE_LEASED"})
COMING = NOT_A_UNIT - {"FORMER"}

_MEMBERS: dict[str, tuple[tuple[str, frozenset[str]], ...]] = {
    "occupied": (
        ("", OCCUPIED), ("noticeVacant", OCCUPIED - NOTICE), ("leased", OCCUPIED | {"VACANT_LEASED"}),
    ),
    "vacant": (("", VACANT), ("noticeVacant", VACANT | NOTICE), ("leased", frozenset({"VACANT"}))),
    "vacantLeased": (("", frozenset({"VACANT_LEASED"})),),
    "nonRevenue": (("", NON_REVENUE),),
    "notice": (("", NOTICE),),
    "future": (("", COMING),),
    "notCounted": (("", frozenset()),),
}  # fmt: skip
"""Statuses by group and by what "occupied" means: the contract's meaning first, where notice is occupied and a vacant
unit that is let is vacant; then notice as vacant; then a vacant unit that is let as occupied."""

_APART = {"occupied": ("notice", "noticeVacant"), "vacant": ("vacantLeased", "leased")}
"""The group that a block may print on a line of its own, and the meaning that then comes first."""


def group_of(status: str) -> str | None:
    """The narrowest group that a status is of: ``notice`` for NOTICE_LEASED."""
    holding = [(len(members[0][1]), name) for name, members in _MEMBERS.items() if status in members[0][1]]
    return min(holding)[1] if holding else None


def is_of(status: str, group: str | None) -> bool:
    """Whether a group may count units of a status; any may be of the total."""
    members = _MEMBERS.get(group or "")
    return members is None or any(status in statuses for _, statuses in members)


def group_readings(
    rows: Rows,
    group: str | None,
    status: str | None = None,
    apart: str | None = None,
    coming: Collection[int | None] = (),
    *,
    of_all: bool = False,
) -> list[tuple[str, Rows]]:
    """The rows that a line may count, likeliest first; the name of the contract's meaning is ''.

    ``status`` is the one that the line's label names, ``apart`` another status or group that has a line of its own
    in the same block. Meanings that select the same rows are one. ``coming`` are the indexes of the rows of units that
    a lease to come is printed for. ``of_all``: the label is that of a total, so that its group may be a remark on it.
    """
    members = list(_MEMBERS.get(group or "", ()))
    if not members:
        return [("", rows)]
    if status is not None:
        members.append((f"only {status}", frozenset({status})))
    if apart is not None:
        exact = members[-1][0] if status is not None else _APART[group][1] if group in _APART else ""
        members.sort(key=lambda member: member[0] != exact)
    if group in ("occupied", "vacant") and apart != "nonRevenue":
        members.append(("nonRevenue", dict(_MEMBERS[group])[""] | NON_REVENUE))
    found: list[tuple[str, Rows]] = []
    taken: list[frozenset[str]] = []
    here = statuses_of(rows)
    for name, statuses in members:
        shown = statuses & here
        if shown not in taken:
            taken.append(shown)
            found.append((name, rows.only(lambda row, some=shown: row.occupancy_status in some)))  # type: ignore[misc]
    if group in ("vacant", "vacantLeased") and "VACANT_LEASED" not in here:

        def is_let(row: RentRollRow) -> bool:
            return row.occupancy_status == "VACANT" and row.row_index in coming

        if rows.any(is_let):
            some = rows if group == "vacantLeased" else found[0][1]
            found.append((LET_AHEAD, some.only(lambda row: is_let(row) == (group == "vacantLeased"))))
    if of_all and len(found[0][1]) < len(rows):
        found.append((EVERY, rows))
    return found


def statuses_of(rows: Rows) -> set[str]:
    """The statuses of some rows."""
    return {row.occupancy_status for row in rows.samples}


def apart_from(group: str | None, status: str | None, others: Sequence[tuple[str | None, str | None]]) -> str | None:
    """What other lines of a block, given as (group, status), take out of a line's group; None if nothing."""
    for other, named in others:
        if group in _APART and other == _APART[group][0]:
            return other
        if other == group and status is not None and named is not None and named != status:
            return named
    return None
