"""Many cases: those of which ``make test`` takes some and ``make test-long`` the others, and those of one test."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest
from _pytest.mark import ParameterSet


def some(cases: Iterable[object], nth: int = 2) -> list[ParameterSet]:
    """All cases as parameters; but for each ``nth``, from the first on, they are marked ``long``."""
    return [
        pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=[pytest.mark.long] if number % nth else [])
        for number, case in enumerate(cases)
    ]


def each(cases: Iterable[object]) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Have one test look at all cases, and tell of each that fails: for such as take less than a test of their own."""

    def of(test: Callable[..., None]) -> Callable[[], None]:
        def all_cases() -> None:
            failed = []
            for case in cases:
                try:
                    test(*(case if isinstance(case, tuple) else (case,)))
                except AssertionError as error:
                    failed.append(f"{case}: {error}")
            assert not failed, "\n".join(failed)

        all_cases.__name__, all_cases.__doc__ = test.__name__, test.__doc__
        all_cases.__qualname__, all_cases.__module__ = test.__qualname__, test.__module__
        return all_cases

    return of
