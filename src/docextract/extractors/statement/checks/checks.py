"""The checks of a statement, in the order of their ids."""

from __future__ import annotations

from ....models.findings import CheckResult, Ledger
from ....vocabulary import Vocabulary
from .evidence import Evidence
from .footchecks import footing_checks
from .hotelchecks import hotel_checks
from .keychecks import key_checks
from .monthchecks import month_checks
from .sensechecks import sense_checks
from .structchecks import structure_checks


def statement_checks(evidence: Evidence, ledger: Ledger, vocabulary: Vocabulary) -> list[CheckResult]:
    """All results but S05, by id and then by document order."""
    found = [
        *structure_checks(evidence, ledger),
        *footing_checks(evidence, vocabulary),
        *key_checks(evidence),
        *month_checks(evidence),
        *sense_checks(evidence),
        *([] if evidence.balance else hotel_checks(evidence, vocabulary)),
    ]
    return sorted(found, key=lambda check: check.check_id)
