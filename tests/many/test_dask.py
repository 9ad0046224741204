"""The same over a Dask cluster: a scheduler and workers as processes of their own."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from many_parts import ASKED, extracted, timeless

from docextract import Limits, Options, Registry, extract, extract_many
from docextract.cli.main import main
from docextract.testing.faults import faulty

distributed = pytest.importorskip("distributed", reason="the extra dask is not installed")


class Cluster:
    """A scheduler and workers, each a process of its own."""

    def __init__(self, folder: Path, workers: int, **environment: str) -> None:
        self.folder = folder
        self.environment = {**os.environ, "PYTHONWARNINGS": "ignore", **environment}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"tcp://127.0.0.1:{port}"
        self.processes = [self._start("scheduler", "--host", "127.0.0.1", "--port", str(port), "--no-dashboard")]
        self.workers = [self.worker() for _ in range(workers)]
        self.client: Any = distributed.Client(self.address, timeout=60, set_as_default=False)
        self.client.wait_for_workers(workers, timeout=60)

    def worker(self) -> subprocess.Popen[bytes]:
        process = self._start(
            "worker", self.address, "--nthreads", "1", "--nworkers", "1", "--no-nanny", "--no-dashboard",
            "--local-directory", str(self.folder), "--memory-limit", "0",
        )  # fmt: skip
        self.processes.append(process)
        return process

    def _start(self, *arguments: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "distributed.cli.dask_" + arguments[0], *arguments[1:]]
        with (self.folder / f"{arguments[0]}.log").open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log, env=self.environment)

    def close(self) -> None:
        self.client.close(timeout=5)
        for process in reversed(self.processes):
            process.kill()
            process.wait()


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    made = Cluster(tmp_path_factory.mktemp("dask"), 2, DOCEXTRACT_PLUGINS="faults")
    yield made
    made.close()


def test_a_cluster_answers_what_a_single_call_answers(
    cluster: Cluster, documents: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    found = list(extract_many(documents, executor=cluster.client.get_executor(), **ASKED))
    monkeypatch.setenv("DOCEXTRACT_PLUGINS", "faults")
    registry = Registry.build()
    expected = {
        path.name: timeless(extract(path, registry=registry, **ASKED).model_dump_json())  # type: ignore[call-overload]
        for path in documents
    }
    assert {one.source.name: timeless(one.model_dump_json()) for one in found} == expected


def test_poison_costs_no_worker_of_a_cluster(cluster: Cluster, documents: list[Path], expected: dict[str, str]) -> None:
    limits = Limits(worker_seconds=4, worker_processor_seconds=2, worker_memory_bytes=700 << 20)
    given = [faulty("loop"), *documents, faulty("end"), faulty("abort"), faulty("linger")]
    executor = cluster.client.get_executor()
    found = {
        one.position: one for one in extract_many(given, executor=executor, options=Options(limits=limits), **ASKED)
    }
    assert sorted(found) == list(range(12))
    assert {n for n, one in found.items() if one.error is not None} == {0, 9, 10, 11}
    for n, path in enumerate(documents, 1):
        assert extracted(found[n].model_dump_json()) == extracted(expected[path.name])
    assert all(worker.poll() is None for worker in cluster.workers)


def test_a_worker_killed_in_the_middle_loses_and_doubles_nothing(
    cluster: Cluster, documents: list[Path], expected: dict[str, str]
) -> None:
    outcomes = extract_many(documents * 4, executor=cluster.client.get_executor(), workers=2, **ASKED)
    found = [next(outcomes)]
    victim = cluster.workers.pop()
    victim.send_signal(signal.SIGKILL)
    found += outcomes
    cluster.workers.append(cluster.worker())
    assert sorted(one.position for one in found) == list(range(4 * len(documents)))
    assert all(extracted(one.model_dump_json()) == extracted(expected[one.source.name]) for one in found)


def test_batch_reads_on_a_cluster(
    cluster: Cluster, documents: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["--asset-type", "MULTIFAMILY", "--document-type", "RENT_ROLL", "--dask", cluster.address]
    assert main(["batch", str(documents[0].parent), "-o", str(tmp_path / "out"), *asked]) == 0
    assert len(list((tmp_path / "out").glob("*.json"))) == len(documents)
    assert "8 documents in" in capsys.readouterr().out


def test_an_address_where_nobody_answers_is_one_clear_error(
    documents: list[Path], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("docextract.cli.batch._DASK_SECONDS", 1)
    asked = ["--asset-type", "MULTIFAMILY", "--document-type", "RENT_ROLL", "--dask", "tcp://127.0.0.1:9"]
    assert main(["batch", str(documents[0]), "-o", str(tmp_path / "out"), *asked]) == 2
    told = capsys.readouterr().err
    assert told == ("docextract: busyError: No Dask scheduler answers at 'tcp://127.0.0.1:9' within 1 seconds.\n")
    assert not (tmp_path / "out").exists()


def test_a_scheduler_that_dies_ends_the_batch_with_one_error_and_what_was_done_stays_done(
    cluster: Cluster, documents: list[Path], tmp_path: Path
) -> None:
    """It is the last to have the cluster."""
    arguments = [
        sys.executable, "-m", "docextract", "batch", *map(str, documents), "-", "-o", str(tmp_path / "out"),
        "--asset-type", "MULTIFAMILY", "--document-type", "RENT_ROLL", "--dask", cluster.address,
    ]  # fmt: skip
    many = "\n".join(str(path) for path in copies(documents[0], tmp_path / "more", 60)).encode()
    with subprocess.Popen(arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as batch:
        assert batch.stdin is not None
        assert batch.stdout is not None
        batch.stdin.write(many)
        batch.stdin.close()
        batch.stdin = None
        batch.stdout.readline()
        cluster.processes[0].kill()
        start = time.monotonic()
        _, err = batch.communicate(timeout=120)
        assert time.monotonic() - start < 90
    assert batch.returncode == 2
    assert b"Traceback" not in err, err
    assert err.count(b"docextract: busyError: ") == 1
    assert len(list((tmp_path / "out").rglob("*.json"))) >= 1


def copies(path: Path, folder: Path, count: int) -> list[Path]:
    folder.mkdir()
    made = [folder / f"{n}{path.suffix}" for n in range(count)]
    for one in made:
        one.write_bytes(path.read_bytes())
    return made
