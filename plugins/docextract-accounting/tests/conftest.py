"""The registry of the tests: docextract and this package, whatever else is installed."""

from __future__ import annotations

import docextract
import pytest
from hypothesis import HealthCheck, settings

# The same draws in every run, on every machine; ``make explore`` takes others.
settings.register_profile(
    "docextract",
    settings.get_profile("default"),
    derandomize=True,
    database=None,
    max_examples=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    print_blob=True,
)
settings.load_profile("docextract")


@pytest.fixture(scope="session")
def registry() -> docextract.Registry:
    return docextract.Registry.build(["accounting"])
