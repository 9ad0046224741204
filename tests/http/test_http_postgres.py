"""The service over HTTP and the command line, on PostgreSQL: several processes, kills, a server that goes away."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from http_parts import DOCUMENT, LOGS, Client, Stage, crowd, error_of, served

from docextract.cli.main import main
from docextract.service import Service
from docextract.service.stores import postgres_connections
from fewer import some
from postgres_server import Server

KILLS = int(os.environ.get("DOCEXTRACT_KILLS", "2"))


@pytest.fixture
def database(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("DOCEXTRACT_DATABASE", postgres_url)
    monkeypatch.setenv("COLUMNS", "300")
    return postgres_url


@pytest.fixture
def worker(database: str) -> tuple[str, str]:
    with Service.open(database, isolation="none") as service:
        key = service.keys.create(name="worker", enabled=True, roles=["DATA_EXTRACTION"])
    return key.key, str(key.secret)


def logged(database: str) -> list[str]:
    with Service.open(database, isolation="none") as service:
        return [entry.id for entry in service.log.iterate()]


def run(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    assert main(arguments) == status, capsys.readouterr().err
    return capsys.readouterr().out


def test_every_command_takes_the_url_and_none_prints_the_password(
    database: str, postgres: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    made = json.loads(run(capsys, "keys", "create", "--name", "ops", "--role", "ADMIN_ROLE", "--json"))
    out = [run(capsys, "keys", "list"), run(capsys, "keys", "show", made["id"], "--database", database)]
    assert all(made["key"] in text for text in out)
    out.append(run(capsys, "keys", "rotate", made["id"]))
    assert json.loads(run(capsys, "logs", "--format", "json"))["extractionRequests"] == []
    doctor = run(capsys, "doctor")
    assert "!" not in doctor
    assert f"'test' of user 'docextract' at 127.0.0.1:{postgres.port}, PostgreSQL 1" in doctor
    assert "0 log entries, ok" in doctor
    assert "from $DOCEXTRACT_PEPPER" in doctor
    assert main(["backup", "copy.db"]) == 2
    refusal = capsys.readouterr().err
    assert "pg_dump --schema=docextract" in refusal
    assert main(["keys", "show", "nobody"]) == 2
    for text in (*out, doctor, refusal, capsys.readouterr().err):
        assert postgres.password not in text


def test_a_server_that_is_not_there_is_told_in_one_line(
    database: str, postgres: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        port = sock.getsockname()[1]
    for command in (["keys", "list"], ["logs"], ["serve", "--port", "0"]):
        assert main([*command, "--database", f"postgresql://u:hunter2@127.0.0.1:{port}/rolls"]) == 2
        (line,) = capsys.readouterr().err.splitlines()
        assert f"the database 'rolls' of user 'u' at 127.0.0.1:{port}: Connection refused" in line
        assert "hunter2" not in line


@contextlib.contextmanager
def two(database: str, folder: Path) -> Iterator[list[tuple[str, Any]]]:
    """Two processes that serve one database."""
    with (
        served(database, "--isolation", "none", log=folder / "one.log") as one,
        served(database, "--isolation", "none", log=folder / "other.log") as other,
    ):
        yield [one, other]


def test_64_clients_of_two_processes_get_one_extraction_one_entry_one_answer(
    database: str, worker: tuple[str, str], roll: dict[str, Any], tmp_path: Path
) -> None:
    with two(database, tmp_path) as servers:
        answers = crowd([url for url, _ in servers], worker, roll, 64)
    assert {answer and answer.status_code for answer in answers} == {200}
    assert len({answer.content for answer in answers if answer}) == 1
    assert sum("idempotency-replayed" in answer.headers for answer in answers if answer) == 63
    assert logged(database) == [answers[0] and answers[0].json()["id"]]


@pytest.mark.parametrize("seconds", some([0.3, 0.05]))
def test_when_one_of_two_processes_is_killed_the_other_takes_over(
    database: str, worker: tuple[str, str], roll: dict[str, Any], seconds: float, tmp_path: Path
) -> None:
    with two(database, tmp_path) as servers:
        urls = [url for url, _ in servers]
        threading.Timer(seconds, servers[0][1].send_signal, [signal.SIGKILL]).start()
        before = crowd(urls, worker, roll, 64)
        after = crowd(urls[1], worker, roll, 16)
        servers[0][1].wait(10)
    answered = [answer for answer in (*before, *after) if answer is not None]
    assert len(answered) >= 48  # all clients of the process that lives
    assert {answer.status_code for answer in answered} == {200}
    assert len({answer.content for answer in answered}) == 1
    assert logged(database) == [answered[0].json()["id"]]


def test_nothing_that_was_answered_is_lost_or_doubled_when_a_serving_process_is_killed(
    database: str, worker: tuple[str, str], roll: dict[str, Any], tmp_path: Path
) -> None:
    """``make kills`` does it 50 times."""
    answered: list[str] = []
    asked = 0
    for _ in range(KILLS):
        with served(database, log=tmp_path / "one.log") as (url, process):
            dead = threading.Event()

            def ask(url: str = url, dead: threading.Event = dead) -> None:
                nonlocal asked
                while not dead.is_set():
                    asked += 1
                    try:
                        answer = httpx.post(url + DOCUMENT, json=roll, auth=worker, timeout=60, verify=False)
                    except httpx.TransportError:
                        return
                    if answer.status_code == 200:
                        answered.append(answer.json()["id"])

            clients = [threading.Thread(target=ask) for _ in range(3)]
            before = len(answered)
            for client in clients:
                client.start()
            until = time.monotonic() + 60
            while len(answered) < before + 5:
                assert time.monotonic() < until
                time.sleep(0.01)
            process.send_signal(signal.SIGKILL)
            dead.set()
            for client in clients:
                client.join()
            process.wait()
        kept = logged(database)
        assert set(answered) - set(kept) == set()
        assert kept == sorted(set(kept))
        assert len(kept) <= asked
        assert len(answered) == len(set(answered))
    print(f"\n{KILLS} kills of docextract serve, {len(answered)} answered, {len(kept)} logged, 0 lost")


def test_while_the_server_is_gone_calls_are_503_in_the_one_shape_and_afterwards_all_is_well(
    database: str, postgres: Server, roll: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_connections, "PATIENCE", 0.3)
    with Service.open(database, isolation="none") as service:
        stage = Stage(service, roll)
        assert stage.worker("POST", DOCUMENT, json=roll).status_code == 200
        postgres.stop()
        try:
            for call in (
                lambda: stage.worker("POST", DOCUMENT, json=roll),
                lambda: stage.admin("GET", LOGS),
                lambda: stage.nobody("GET", "/readyz"),
            ):
                told = error_of(call(), 503, "storageUnavailableError")
                assert "127.0.0.1" not in json.dumps(told)
                assert postgres.password not in json.dumps(told)
            assert stage.nobody("GET", "/healthz").status_code == 200
        finally:
            postgres.start()
        monkeypatch.setattr(postgres_connections, "PATIENCE", 20.0)
        assert stage.nobody("GET", "/readyz").status_code == 200
        assert service.logs().total == 1
        assert stage.worker("POST", DOCUMENT, json=roll).status_code == 200


def test_a_filter_with_a_zero_byte_finds_nothing(database: str, roll: dict[str, Any]) -> None:
    with Service.open(database, isolation="none") as service:
        stage = Stage(service, roll)
        admin: Client = stage.admin
        assert admin("GET", LOGS, params={"apiKey": "a\0b"}).json()["extractionRequests"] == []
        error_of(admin("GET", "/v1/api-keys/a%00b"), 404, "apiKeyNotFoundError")
