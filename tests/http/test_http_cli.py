"""The command line of the service: keys, logs, backup, doctor, serve."""

from __future__ import annotations

import base64
import csv
import io
import json
import os
import re
import signal
import socket
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from http_parts import basic, served

import docextract
from docextract.cli.main import main
from docextract.service import Service
from docextract.testing import write


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "service.db"
    monkeypatch.setenv("DOCEXTRACT_DATABASE", str(path))
    monkeypatch.setenv("COLUMNS", "300")
    return path


def run(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    assert main(arguments) == status, capsys.readouterr().err
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    try:
        status = main(arguments)
    except SystemExit as leaving:
        status = int(leaving.code or 0)
    out, err = capsys.readouterr()
    assert (status, out) == (2, "")
    (line,) = err.splitlines()
    return line


def create(capsys: pytest.CaptureFixture[str], *roles: str, name: str = "ops") -> dict[str, Any]:
    options = [option for role in roles for option in ("--role", role)]
    return dict(json.loads(run(capsys, "keys", "create", "--name", name, *options, "--json")))


def test_the_first_key_is_made_here_and_its_secret_is_printed_once(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = run(capsys, "keys", "create", "--name", "ops", "--role", "ADMIN_ROLE", "--role", "DATA_EXTRACTION")
    said = dict(re.findall(r"^(\w+) +(\S+)", out, re.M))
    with Service.open(database) as service:
        assert service.authenticate(said["key"], said["secret"]).roles == {"ADMIN_ROLE", "DATA_EXTRACTION"}
    for again in (["list"], ["list", "--json"], ["show", said["id"]], ["show", said["id"], "--json"]):
        told = run(capsys, "keys", *again)
        assert said["key"] in told
        assert said["secret"] not in told


def test_keys_are_changed_and_deleted(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    create(capsys, "ADMIN_ROLE")
    key = create(capsys, "DATA_EXTRACTION", name="worker")
    for options, field, value in (
        (["--name", "new"], "name", "new"),
        (["--disable"], "enabled", False),
        (["--enable"], "enabled", True),
        (["--role", "ADMIN_ROLE"], "roles", ["ADMIN_ROLE"]),
    ):
        told = json.loads(run(capsys, "keys", "update", key["id"], *options, "--json"))
        assert told[field] == value
    run(capsys, "keys", "delete", key["id"])
    assert json.loads(run(capsys, "keys", "list", "--json"))["total"] == 1
    disabled = json.loads(run(capsys, "keys", "create", "--name", "d", "--role", "ADMIN_ROLE", "--disabled", "--json"))
    assert disabled["enabled"] is False


def test_what_cannot_be_done_is_one_line(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "There is no database" in refused(capsys, "keys", "list")
    key = create(capsys, "ADMIN_ROLE")
    assert "lastAdminKeyError" in refused(capsys, "keys", "delete", key["id"])
    assert "apiKeyNotFoundError" in refused(capsys, "keys", "show", "nobody")
    assert "there is no 'ROOT'" in refused(capsys, "keys", "create", "--name", "x", "--role", "ROOT")
    assert "invalidRequestError" in refused(capsys, "logs", "--start-date", "soon")
    with Service.open(database):
        assert "in use by process" in refused(capsys, "keys", "create", "--name", "x", "--role", "ADMIN_ROLE")
        assert key["id"] in run(capsys, "keys", "list")


@pytest.fixture
def filled(database: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """A database with two entries, one of a file with a name that a spreadsheet would run."""
    key = create(capsys, "DATA_EXTRACTION", name="=cmd()")
    data = write("handmade.commercial", seed=1, format="xlsx").data
    request = {"assetType": "OFFICE", "documentType": "RENT_ROLL", "file": data, "fileName": "=roll.xlsx"}
    with Service.open(database) as service:
        who = service.authenticate(key["key"], key["secret"])
        service.extract(request, who)
        with pytest.raises(docextract.InvalidRequestError):
            service.extract({**request, "sheet": 4}, who)
    return key


def test_the_log_is_printed_filtered_and_paged(filled: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    page = json.loads(run(capsys, "logs", "--page-size", "1"))
    assert [e["status"] for e in page["extractionRequests"]] == ["FAILED"]
    page = json.loads(run(capsys, "logs", "--api-key", filled["key"], "--status", "SUCCESS"))
    assert [e["status"] for e in page["extractionRequests"]] == ["SUCCESS"]
    table = run(capsys, "logs", "--format", "table")
    assert "2 in all" in table
    assert table.count("=roll.xlsx") == 2


def test_the_log_is_exported_as_csv_that_no_spreadsheet_runs(
    filled: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    target = tmp_path / "log.csv"
    assert main(["logs", "-o", str(target)]) == 0
    rows = list(csv.DictReader(io.StringIO(target.read_text())))
    assert [row["status"] for row in rows] == ["SUCCESS", "FAILED"]
    assert {row["meta.fileName"] for row in rows} == {"'=roll.xlsx"}
    assert {row["apiKeyName"] for row in rows} == {"'=cmd()"}
    assert rows[0]["meta.template"] == "generic"
    assert rows[1]["rows"] == "0"
    run(capsys, "logs", "-o", str(target), "--status", "FAILED")
    assert target.read_text().count("\n") == 2


def test_a_backup_is_a_database_of_its_own(
    filled: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(capsys, "backup", str(tmp_path / "copy.db"))
    page = json.loads(run(capsys, "logs", "--database", str(tmp_path / "copy.db")))
    assert len(page["extractionRequests"]) == 2
    assert "storageUnavailableError" in refused(capsys, "backup", str(tmp_path / "no folder" / "copy.db"))


def test_doctor_says_what_is_not_well(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "is not there" in run(capsys, "doctor")
    create(capsys, "DATA_EXTRACTION")
    out = run(capsys, "doctor", status=1)
    assert "! keys         1, of which 0 enabled with ADMIN_ROLE" in out
    create(capsys, "ADMIN_ROLE")
    assert "!" not in run(capsys, "doctor")
    (database.parent / "service.db.pepper").unlink()
    assert "! pepper" in run(capsys, "doctor", status=1)
    database.write_bytes(b"x" * 5000)
    assert "! database" in run(capsys, "doctor", status=1)


def test_serve_answers_and_stops_after_what_is_under_way(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    key = create(capsys, "ADMIN_ROLE", "DATA_EXTRACTION")
    data = write("handmade.commercial", seed=1, format="pdf").data
    request = {
        "assetType": "OFFICE", "documentType": "RENT_ROLL", "fileName": "roll.pdf",
        "file": "data:;base64," + base64.b64encode(data).decode(),
    }  # fmt: skip
    body = json.dumps(request).encode()
    head = (
        f"POST /v1/extraction/document HTTP/1.1\r\nHost: x\r\nAuthorization: {basic(key['key'], key['secret'])}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\nExpect: 100-continue\r\n\r\n"
    )
    with served(database) as (url, process):
        assert httpx.get(f"{url}/healthz").json() == {"status": "ok"}
        assert "in use by process" in refused(capsys, "keys", "create", "--name", "x", "--role", "ADMIN_ROLE")
        host, _, port = url.removeprefix("http://").partition(":")
        with socket.create_connection((host, int(port)), timeout=60) as connection:
            connection.sendall(head.encode())
            assert connection.recv(1000).startswith(b"HTTP/1.1 100")  # it waits for the body: the request is under way
            process.send_signal(signal.SIGTERM)
            time.sleep(0.3)
            connection.sendall(body)
            answer = b"".join(iter(lambda: connection.recv(1 << 16), b""))
        process.wait(30)
    assert process.returncode == 0
    assert answer.startswith(b"HTTP/1.1 200")
    assert not (tmp_path / "service.db-wal").exists()  # closed as it should be
    (entry,) = json.loads(run(capsys, "logs"))["extractionRequests"]
    assert entry["id"].encode() in answer
    log = database.with_suffix(".log").read_text()
    assert "POST /extraction/document 200" in log
    assert key["secret"] not in log


def test_serve_does_not_start_where_a_plugin_fails(
    database: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from docextract import registry

    monkeypatch.setattr(registry, "_default", None)
    monkeypatch.setenv("DOCEXTRACT_PLUGINS", "nothing")
    assert "pluginError" in refused(capsys, "serve", "--port", "0")
    assert "must begin with /" in refused(capsys, "serve", "--prefix", "v1")
    assert os.environ["DOCEXTRACT_PLUGINS"] == "nothing"
