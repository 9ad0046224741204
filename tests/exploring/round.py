"""A plugin of pytest for a round of ``make explore``: tests in any order until a time, and which of them failed."""

from __future__ import annotations

import time
from collections.abc import Generator
from pathlib import Path
from random import Random

import pytest
from tests.draws import register

ROOT = Path(__file__).resolve().parents[2]

register()


def name(item: pytest.Item) -> str:
    """What pytest takes for this test where the project is the working folder."""
    path = item.path.relative_to(ROOT) if item.path.is_relative_to(ROOT) else item.path
    return f"{path}::{item.nodeid.partition('::')[2]}"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("explore")
    group.addoption("--until", type=float, metavar="TIME", help="begin no test after this time, in seconds since 1970")
    group.addoption("--finds", type=Path, metavar="FILE", help="tests that failed, one a line: left out, and added to")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    found = config.getoption("--finds").read_text("utf-8").splitlines()
    items[:] = [item for item in items if name(item) not in found]
    # So that it is not always the same tests that have had no turn when the time is over.
    Random(config.getoption("--hypothesis-seed")).shuffle(items)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        with item.config.getoption("--finds").open("a", encoding="utf-8") as finds:
            finds.write(f"{name(item)}\n")
    return report


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> bool | None:
    until = item.config.getoption("--until")
    return True if until is not None and time.time() > until else None  # True: it has had its turn
