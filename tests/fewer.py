"""Cases of which ``make test`` takes some, spread over all of them, and ``make test-long`` the others."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from _pytest.mark import ParameterSet


def some(cases: Iterable[object], nth: int = 2) -> list[ParameterSet]:
    """All cases as parameters; but for each ``nth``, from the first on, they are marked ``long``."""
    return [
        pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=[pytest.mark.long] if number % nth else [])
        for number, case in enumerate(cases)
    ]
