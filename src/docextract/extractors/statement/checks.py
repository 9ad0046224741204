"""The checks of a statement, in the order of their ids."""

from __future__ import annotations

from collections.abc import Sequence

from ...context import ExtractionContext
from ...models.findings import CheckResult, Ledger
from ...models.statement import KeyTotals, StatementRow
from ...proofs.footing import Footing
from .evidence import Evidence
from .footchecks import footing_checks
from .keychecks import key_checks
from .keys import Keys
from .monthchecks import month_checks
from .sensechecks import sense_checks
from .structchecks import structure_checks
from .table import Table
from .titles import Head


def statement_checks(
    table: Table,
    footing: Footing,
    rows: Sequence[StatementRow],
    totals: KeyTotals,
    keys: Keys,
    head: Head,
    context: ExtractionContext,
    ledger: Ledger,
) -> list[CheckResult]:
    """All results, by id and then by document order."""
    evidence = Evidence(table, footing, rows, totals, keys, head, context.tagging)
    found = [
        *structure_checks(evidence, ledger),
        *footing_checks(evidence),
        *key_checks(evidence),
        *month_checks(evidence),
        *sense_checks(evidence),
    ]
    return sorted(found, key=lambda check: check.check_id)
