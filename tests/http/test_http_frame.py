"""What surrounds the calls: credentials, roles, errors in one shape, limits, ids, logs."""

from __future__ import annotations

import asyncio
import base64
import json
import logging
import re
from pathlib import Path
from typing import Any

import pytest
from http_parts import ADMIN_PATHS, DOCUMENT, LOGS, MULTIPLE, Client, Stage, basic, error_of

from docextract.http import create_app
from docextract.models.service_limits import ServiceLimits
from docextract.service import MemoryStore, Service

ONE = f"{ADMIN_PATHS}/some-id"
ROUTES = [
    ("POST", ADMIN_PATHS, "ADMIN_ROLE"),
    ("GET", ADMIN_PATHS, "ADMIN_ROLE"),
    ("GET", ONE, "ADMIN_ROLE"),
    ("PATCH", ONE, "ADMIN_ROLE"),
    ("DELETE", ONE, "ADMIN_ROLE"),
    ("GET", LOGS, "ADMIN_ROLE"),
    ("POST", DOCUMENT, "DATA_EXTRACTION"),
    ("POST", MULTIPLE, "DATA_EXTRACTION"),
]
REFUSAL = "The API key used does not have privilege to perform the intended action."


@pytest.mark.parametrize(("method", "path", "role"), ROUTES)
def test_every_call_asks_for_its_role_and_for_no_other(stage: Stage, method: str, path: str, role: str) -> None:
    for roles in (["ADMIN_ROLE"], ["DATA_EXTRACTION"], ["ADMIN_ROLE", "DATA_EXTRACTION"]):
        key = stage.service.keys.create(name="k", enabled=True, roles=roles)
        answer = stage.nobody(
            method, path, auth=(key.key, key.secret), json={} if method in ("POST", "PATCH") else None
        )
        if role in roles:
            assert answer.status_code in (200, 400, 404)
        else:
            assert error_of(answer, 403, "unauthorizedApiKeyError") == {"message": REFUSAL, "details": {}}
        stage.service.keys.update(key.id, enabled=False)
        error_of(stage.nobody(method, path, auth=(key.key, key.secret)), 401, "authenticationError")
    error_of(stage.nobody(method, path), 401, "authenticationError")


def test_the_error_of_a_missing_role_has_its_exact_shape(stage: Stage) -> None:
    assert stage.worker("GET", LOGS).json() == {
        "status": "error", "type": "unauthorizedApiKeyError", "error": {"message": REFUSAL, "details": {}},
    }  # fmt: skip


def test_every_form_of_wrong_credentials_gets_the_same_answer(stage: Stage) -> None:
    key, secret = stage.worker_key.key, str(stage.worker_key.secret)
    right = basic(key, secret)
    code = right.partition(" ")[2]
    headers = [
        None, "", "Basic", "Basic ", "Bearer " + code, code, "Basic " + code[:-2], "Basic " + code + "=", "Basic !!!!",
        "Basic " + base64.b64encode(key.encode()).decode(), basic(key, secret + "x"), basic(key, ""), basic("", secret),
        basic(secret, key), basic(key, stage.admin_key.secret), "Basic " + base64.b64encode(b"\xff:\xff").decode(),
        "Basic " + "A" * 2000, basic(key + ":", secret), f"{right}, {right}", right.replace("Basic ", "Basic\t"),
    ]  # fmt: skip
    bodies = set()
    for header in headers:
        answer = stage.nobody("GET", LOGS, headers={} if header is None else {"Authorization": header})
        error_of(answer, 401, "authenticationError")
        assert answer.headers["www-authenticate"] == 'Basic realm="docextract", charset="UTF-8"'
        bodies.add(answer.text)
    assert len(bodies) == 1
    twice = stage.nobody("GET", LOGS, headers=[("Authorization", right), ("Authorization", right)])
    assert twice.text in bodies


@pytest.mark.parametrize("scheme", ["Basic", "basic", "BASIC"])
def test_the_scheme_may_be_in_any_case(stage: Stage, scheme: str) -> None:
    header = basic(stage.admin_key.key, stage.admin_key.secret).replace("Basic", scheme)
    assert stage.nobody("GET", LOGS, headers={"Authorization": header}).status_code == 200


def test_too_many_refused_logins_are_told_when_to_come_again(roll: dict[str, Any]) -> None:
    with Service(MemoryStore(), limits=ServiceLimits(failed_logins=2)) as service:
        stage = Stage(service, roll)
        wrong = (stage.worker_key.key, str(stage.admin_key.secret))
        statuses = [stage.nobody("GET", LOGS, auth=wrong).status_code for _ in range(3)]
        assert statuses == [401, 401, 429]
        answer = stage.nobody("GET", LOGS)
        error_of(answer, 429, "tooManyRequestsError")
        assert 0 < int(answer.headers["retry-after"]) <= 6
        assert stage.admin("GET", LOGS).status_code == 200


def test_another_method_is_told_which_there_are(stage: Stage) -> None:
    for method, path, allowed in (
        ("PUT", ADMIN_PATHS, "GET, HEAD, POST"), ("POST", ONE, "DELETE, GET, HEAD, PATCH"), ("POST", LOGS, "GET, HEAD"),
        ("GET", DOCUMENT, "POST"), ("DELETE", MULTIPLE, "POST"), ("BREW", LOGS, "GET, HEAD"),
        ("POST", "/v1/openapi.json", "GET, HEAD"), ("POST", "/healthz", "GET, HEAD"),
    ):  # fmt: skip
        answer = stage.admin(method, path)
        error_of(answer, 405, "methodNotAllowedError")
        assert answer.headers["allow"] == allowed


def test_head_answers_as_get_without_a_body(stage: Stage) -> None:
    answer = stage.admin("HEAD", LOGS)
    assert answer.status_code == 200
    assert stage.admin("HEAD", "/v1/nothing").content == b""


@pytest.mark.parametrize(
    "kind", [None, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x",
             "application/json; charset=latin-1", "application/jsonx", "text/json"],
)  # fmt: skip
def test_a_body_that_does_not_say_that_it_is_json_is_415(stage: Stage, kind: str | None) -> None:
    headers = {} if kind is None else {"content-type": kind}
    for path in (DOCUMENT, MULTIPLE):
        error_of(stage.worker("POST", path, content=b"{}", headers=headers), 415, "unsupportedMediaTypeError")
    error_of(stage.admin("POST", ADMIN_PATHS, content=b"{}", headers=headers), 415, "unsupportedMediaTypeError")


def test_a_compressed_body_is_415(stage: Stage) -> None:
    headers = {"content-type": "application/json", "content-encoding": "gzip"}
    error_of(stage.worker("POST", DOCUMENT, content=b"{}", headers=headers), 415, "unsupportedMediaTypeError")


@pytest.mark.parametrize(
    "kind", ["application/json", "Application/JSON; charset=utf-8", 'application/json;charset="UTF-8"']
)
@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff", b'{"a": NaN}', b"[" * 5000, b'{"name": "\\ud800"}'])
def test_a_body_that_is_no_json_object_is_400_and_leaves_no_entry(stage: Stage, kind: str, content: bytes) -> None:
    for client, path in ((stage.worker, DOCUMENT), (stage.worker, MULTIPLE), (stage.admin, ADMIN_PATHS)):
        answer = client("POST", path, content=content, headers={"content-type": kind})
        assert error_of(answer, 400, "invalidRequestError")["details"]["field"] == "body"
    assert stage.service.logs().total == 0
    assert {e.action for e in stage.service.store.events(3)} == {"requestRefused"}


def send(
    app: Any, path: str, key: Any, pieces: list[bytes], headers: list[tuple[bytes, bytes]]
) -> tuple[int, dict[str, Any], int]:
    """POST a body piece by piece; status, answer, and how many pieces were taken."""
    taken = 0
    sent: list[Any] = []

    async def receive() -> dict[str, Any]:
        nonlocal taken
        taken += 1
        return {"type": "http.request", "body": pieces[taken - 1], "more_body": taken < len(pieces)}

    async def answer(message: Any) -> None:
        sent.append(message)

    scope = {
        "type": "http", "method": "POST", "path": path, "raw_path": path.encode(), "query_string": b"",
        "headers": [(b"authorization", basic(key.key, key.secret).encode()), *headers], "client": ("192.0.2.1", 9),
        "server": ("test", 80), "scheme": "http", "root_path": "", "http_version": "1.1", "asgi": {"version": "3.0"},
    }  # fmt: skip
    asyncio.run(app(scope, receive, answer))
    return sent[0]["status"], json.loads(sent[1]["body"]), taken


def test_a_body_over_the_limit_is_413_with_and_without_its_length(stage: Stage) -> None:
    kind = (b"content-type", b"application/json")
    pieces = [b" " * 65536] * 40
    for headers in ([kind], [kind, (b"content-length", str(65536 * 40).encode())]):
        status, body, taken = send(stage.app, DOCUMENT, stage.worker_key, pieces, headers)
        assert (status, body["type"]) == (413, "documentTooLargeError")
        assert body["error"]["details"]["limit"] == "requestBytes"
        # What is left is taken in so that the sender hears of it, and no more than a body may have.
        assert taken <= 2 * (1 << 20) // 65536 + 2
    endless = [b" " * 65536] * 10_000
    assert send(stage.app, DOCUMENT, stage.worker_key, endless, [kind])[2] < 40


def test_who_may_not_is_told_before_the_body_is_kept(stage: Stage) -> None:
    status, body, _ = send(stage.app, DOCUMENT, stage.admin_key, [b"x" * 1000] * 20, [])
    assert (status, body["type"]) == (403, "unauthorizedApiKeyError")


def test_a_document_over_its_limit_is_413(roll: dict[str, Any]) -> None:
    from docextract.models.limits import Limits

    with Service(MemoryStore(), limits=ServiceLimits(document=Limits(document_bytes=50))) as service:
        stage = Stage(service, roll)
        refusal = error_of(stage.worker("POST", DOCUMENT, json=roll), 413, "documentTooLargeError")
        assert refusal["details"]["limit"] == "documentBytes"


def test_a_request_id_is_taken_over_or_made_and_the_log_has_it(stage: Stage, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "docextract.http.access")
    assert stage.admin("GET", LOGS, headers={"X-Request-Id": "abc-1.2_3"}).headers["x-request-id"] == "abc-1.2_3"
    assert "abc-1.2_3 GET /extraction/logs 200" in caplog.text
    for wrong in ("a b", "x" * 65, "a\tb", "ä", str(stage.admin_key.secret)):
        made = stage.nobody("GET", "/nothing", headers=[(b"x-request-id", wrong.encode())]).headers["x-request-id"]
        assert re.fullmatch(r"[0-9a-f]{32}", made)


def test_the_access_log_names_routes_and_keys_and_nothing_that_a_caller_wrote(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "docextract")
    secret = str(stage.worker_key.secret)
    stage.admin("GET", f"{ADMIN_PATHS}/{secret}")
    stage.admin("GET", LOGS, params={"apiKey": secret})
    stage.admin("GET", f"/v1/%0Aforged/{secret}")
    stage.worker("POST", DOCUMENT, json={**stage.roll, "fileName": secret})
    stage.nobody("GET", LOGS, auth=(secret, secret))
    assert len([r for r in caplog.records if r.name == "docextract.http.access"]) == 5
    assert "GET /api-keys/{apiKeyId} 404" in caplog.text
    assert f"key={stage.worker_key.id}" in caplog.text
    assert secret not in caplog.text
    assert "forged" not in caplog.text


def test_no_secret_is_found_in_database_logs_or_answers(
    stage: Stage, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    made = stage.admin("POST", ADMIN_PATHS, json={"name": "n", "enabled": True, "roles": ["DATA_EXTRACTION"]}).json()
    secrets = [made["apiKey"]["secret"], str(stage.admin_key.secret), str(stage.worker_key.secret)]
    answers = [
        stage.worker("POST", DOCUMENT, json=stage.roll),
        stage.worker("POST", DOCUMENT, json={**stage.roll, "sheet": 9}),
        stage.worker("GET", LOGS),
        stage.nobody("GET", LOGS, auth=(secrets[0], secrets[0])),
        stage.admin("PATCH", f"{ADMIN_PATHS}/{made['apiKey']['id']}", json={"enabled": secrets[0]}),
        stage.admin("PATCH", f"{ADMIN_PATHS}/{made['apiKey']['id']}", json={"roles": [secrets[0]]}),
        stage.admin("GET", LOGS, params={"status": secrets[0]}),
        stage.admin("GET", LOGS),
        stage.admin("GET", ADMIN_PATHS),
    ]
    stage.admin("DELETE", f"{ADMIN_PATHS}/{made['apiKey']['id']}")
    told = caplog.text + "".join(answer.text + str(answer.headers) for answer in answers)
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert (tmp_path / "docextract.db-wal").stat().st_size > 0
    for secret in secrets:
        for form in (secret, base64.b64encode(secret.encode()).decode(), secret[4:40]):
            assert form not in told
            assert form.encode() not in kept
    pepper = (tmp_path / "docextract.db.pepper").read_bytes().strip()
    assert pepper.decode() not in told


def test_a_bug_is_500_with_an_id_that_the_server_log_has(
    roll: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: Any, **__: Any) -> Any:
        raise ValueError("Tenant Ann Ames")

    with Service(MemoryStore(), extract=broken) as service:
        stage = Stage(service, roll)
        refusal = error_of(stage.worker("POST", DOCUMENT, json=roll), 500, "internalError")
        assert set(refusal["details"]) == {"id"}
        assert refusal["details"]["id"] in caplog.text
        assert "Ann Ames" not in caplog.text


def test_a_bug_in_the_adapter_is_told_alike(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stage.service, "logs", lambda **_: 1 / 0)
    assert set(error_of(stage.admin("GET", LOGS), 500, "internalError")["details"]) == {"id"}


def test_disk_full_and_read_only_are_503_and_lose_nothing(stage: Stage) -> None:
    acknowledged = [stage.worker("POST", DOCUMENT, json=stage.roll).json()["id"]]
    writer = stage.service.store._connections._writer  # type: ignore[attr-defined]
    (pages,) = writer.execute("PRAGMA page_count").fetchone()
    for broken, mended in (
        (f"PRAGMA max_page_count={pages}", "PRAGMA max_page_count=1000000"),
        ("PRAGMA query_only=ON", "PRAGMA query_only=OFF"),
    ):
        writer.execute(broken)
        refused = 0
        for _ in range(40):
            answer = stage.worker("POST", DOCUMENT, json=stage.roll)
            if answer.status_code == 200:
                acknowledged.append(answer.json()["id"])
                continue
            error_of(answer, 503, "storageUnavailableError")
            refused += 1
            if refused == 3:
                break
        assert refused == 3
        assert stage.admin("GET", LOGS).status_code == 200
        assert stage.nobody("GET", "/healthz").status_code == 200
        writer.execute(mended)
        assert stage.nobody("GET", "/readyz").status_code == 200
        answer = stage.worker("POST", DOCUMENT, json=stage.roll)
        assert answer.status_code == 200
        acknowledged.append(answer.json()["id"])
    logged = [e.id for e in reversed(stage.service.logs(page_size=1000).entries)]
    assert logged == acknowledged


def test_readyz_is_503_where_the_store_cannot_be_written(stage: Stage) -> None:
    stage.service.store._connections._writer.execute("PRAGMA query_only=ON")  # type: ignore[attr-defined]
    error_of(stage.nobody("GET", "/readyz"), 503, "storageUnavailableError")
    assert stage.nobody("GET", "/healthz").json() == {"status": "ok"}


def test_it_mounts_in_another_application(stage: Stage) -> None:
    from starlette.applications import Starlette
    from starlette.routing import Mount

    client = Client(Starlette(routes=[Mount("/documents", app=create_app(stage.service))]), stage.admin.auth)
    answer = client("GET", "/documents/v1/api-keys?pageSize=1")
    assert answer.status_code == 200
    assert answer.headers["link"] == '<?pageSize=1&page=2>; rel="next"'
    error_of(client("GET", "/documents/v1/nothing"), 404, "notFoundError")
    assert client("GET", "/documents/healthz").status_code == 200


def test_the_loop_goes_on_while_a_document_is_read(roll: dict[str, Any]) -> None:
    import threading

    from docextract import pipeline

    go, begun = threading.Event(), threading.Event()

    def waiting(*arguments: Any, **named: Any) -> Any:
        begun.set()
        assert go.wait(20)
        return pipeline.outcomes(*arguments, **named)

    with Service(MemoryStore(), extract=waiting, limits=ServiceLimits(at_once=1, queue=0)) as service:
        stage = Stage(service, roll)

        async def both() -> tuple[int, int]:
            import httpx

            transport = httpx.ASGITransport(stage.app)
            async with httpx.AsyncClient(transport=transport, base_url="http://t", timeout=30) as client:
                slow = asyncio.ensure_future(client.post(DOCUMENT, json=roll, auth=stage.worker.auth))
                while not begun.is_set():
                    await asyncio.sleep(0.01)
                other = await client.get(LOGS, auth=stage.admin.auth)
                assert not slow.done()
                refused = await client.post(DOCUMENT, json=roll, auth=stage.worker.auth)
                error_of(refused, 503, "busyError")
                assert 1 <= int(refused.headers["retry-after"]) <= 60
                go.set()
                return other.status_code, (await slow).status_code

        assert asyncio.run(both()) == (200, 200)


def test_every_answer_says_that_it_is_not_to_be_kept(stage: Stage) -> None:
    for answer in (stage.admin("GET", LOGS), stage.nobody("GET", LOGS), stage.nobody("GET", "/healthz")):
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_the_adapter_is_thin_and_knows_no_rule_of_the_domain() -> None:
    import docextract.http

    files = list(Path(docextract.http.__file__).parent.rglob("*.py"))
    text = "".join(file.read_text() for file in files)
    assert max(file.read_text().count("\n") for file in files) < 300
    assert text.count("\n") < 2000
    for word in ("RENT_ROLL", "OPERATING", "FAILED", "POSTPAID", "periodFrom", "sqlite", "hmac", "sha256", "rent"):
        assert word not in text.replace("current", "").replace("parent", "")
