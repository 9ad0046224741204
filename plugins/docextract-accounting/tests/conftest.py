"""The registry of the tests: docextract and this package, whatever else is installed."""

from __future__ import annotations

import docextract
import pytest


@pytest.fixture(scope="session")
def registry() -> docextract.Registry:
    return docextract.Registry.build(["accounting"])
