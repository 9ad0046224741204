"""The same over Ray, by an executor of a few lines as the documentation shows it."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import pytest
from many_parts import ASKED, timeless

from docextract import extract_many

ray = pytest.importorskip("ray", reason="Ray is not installed")

pytestmark = pytest.mark.filterwarnings("ignore")


class RayExecutor(Executor):
    """Tasks of Ray behind the interface of ``concurrent.futures``."""

    def submit(self, call: Any, /, *arguments: Any, **named: Any) -> Future[Any]:
        return ray.remote(call).remote(*arguments, **named).future()


@pytest.fixture(scope="module")
def cluster() -> Iterator[None]:
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
    yield
    ray.shutdown()


@pytest.mark.usefixtures("cluster")
def test_ray_answers_what_a_single_call_answers(documents: list[Path], expected: dict[str, str]) -> None:
    found = list(
        extract_many([*documents, documents[0].parent / "none.pdf"], executor=RayExecutor(), workers=2, **ASKED)
    )
    bad = [one for one in found if one.error is not None]
    assert [one.position for one in bad] == [len(documents)]
    assert {one.source.name: timeless(one.model_dump_json()) for one in found if one.error is None} == expected


def test_the_executor_is_the_one_that_the_documentation_shows() -> None:
    page = Path(__file__).parents[2].joinpath("docs", "many.md").read_text()
    assert f"```py\n{inspect.getsource(RayExecutor)}```" in page
