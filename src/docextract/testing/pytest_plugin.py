"""The pytest plugin that comes with docextract: fixtures for authors of plugins. It imports docextract at first use.

``golden(path, asset_type=..., document_type=...)`` compares a document's answer with the one kept beside it;
``pytest --golden-update`` keeps today's instead. ``no_network`` refuses connections while a test runs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

_CAMEL = {
    "asset_type": "assetType", "document_type": "documentType", "period_from": "periodFrom", "period_to": "periodTo",
    "first_page": "from", "last_page": "to",
}  # fmt: skip


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option."""
    group = parser.getgroup("docextract")
    group.addoption("--golden-update", action="store_true", help="keep today's answers beside the documents")


@pytest.fixture
def golden(request: pytest.FixtureRequest) -> Callable[..., None]:
    """Compares a document with the answer kept beside it: ``golden(path, asset_type=, document_type=)``.

    It is asked for as it was when the answer was kept; what is given here counts where none is kept yet. The test
    fails where no answer is kept, where the document is not recognised, and where the answer differs.
    ``sheet``, ``period_from``, ``period_to`` and ``registry`` may be given too.
    """
    from docextract.golden import compare, golden_of, keep, kept_request

    def check(document: str | Path, *, registry: Any = None, **asked: Any) -> None:
        path = Path(document)
        if request.config.getoption("--golden-update"):
            told = {_CAMEL.get(name, name): value for name, value in asked.items()}
            keep(path, kept_request(path) | told, registry=registry)
            return
        found = compare(path, registry=registry)
        if found.verdict == "noGolden":
            pytest.fail(f"{found}; pytest --golden-update makes {golden_of(path).name}", pytrace=False)
        if found.verdict != "same":
            pytest.fail(str(found), pytrace=False)

    return check


@pytest.fixture
def no_network() -> Iterator[list[str]]:
    """Refuses every connection while the test runs, and fails it if something tried."""
    from .network import no_network as refused

    with refused() as tried:
        yield tried
    assert not tried, f"this reached for the network: {tried[0]}"
