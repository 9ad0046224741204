"""Keys: their three strings, what may be done with them, who may do it, and what is told of it."""

from __future__ import annotations

import re
import threading
import time
import zlib
from pathlib import Path
from typing import Any

import pytest

from docextract.errors import (
    ApiKeyNotFoundError,
    AuthenticationError,
    InvalidRequestError,
    LastAdminKeyError,
    StorageUnavailableError,
    TooManyRequestsError,
    UnauthorizedApiKeyError,
)
from docextract.models.service_limits import ServiceLimits
from docextract.service import KeyStore, MemoryStore, Service
from docextract.service.secrets import DIGITS, Pepper, base62, checksum, new_key, new_secret, pepper_file, plausible


@pytest.fixture
def keys() -> KeyStore:
    return KeyStore(MemoryStore(), Pepper.random())


def make(keys: KeyStore, *roles: str, name: str = "a key", enabled: bool = True) -> Any:
    return keys.create(name=name, enabled=enabled, roles=roles or ["DATA_EXTRACTION"])


def test_a_new_key_has_three_strings_of_their_forms(keys: KeyStore) -> None:
    key = make(keys)
    assert re.fullmatch(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", key.id)
    assert re.fullmatch(r"dxk_[0-9A-Za-z]{22}", key.key)
    assert re.fullmatch(r"dxs_[0-9A-Za-z]{49}", key.secret)


def test_the_checksum_of_a_secret_is_its_crc_in_base_62() -> None:
    secret = new_secret()
    value = 0
    for digit in secret[-6:]:
        value = value * 62 + DIGITS.index(digit)
    assert value == zlib.crc32(secret[:-6].encode())
    assert checksum("dxs_" + "0" * 43) == base62(zlib.crc32(b"dxs_" + b"0" * 43), 6)
    assert base62(61, 3) == "00z"


def test_strings_are_never_the_same_twice() -> None:
    assert len({new_key() for _ in range(500)} | {str(new_secret()) for _ in range(500)}) == 1000


def test_a_secret_does_not_show_itself_and_works_as_text(keys: KeyStore) -> None:
    key = make(keys)
    assert repr(key.secret) == "***"
    assert str(key.secret) not in repr(key)
    assert keys.authenticate(key.key, key.secret).key_id == key.id
    assert key.to_json()["secret"] == str(key.secret)
    assert "secret" not in keys.get(key.id).to_json()


def test_one_wrong_character_is_refused_without_a_look_up(keys: KeyStore, monkeypatch: pytest.MonkeyPatch) -> None:
    key = make(keys)
    looked: list[str] = []
    monkeypatch.setattr(keys._store, "key_by_value", looked.append)
    for position in range(len(key.secret)):
        other = "A" if key.secret[position] != "A" else "B"
        wrong = key.secret[:position] + other + key.secret[position + 1 :]
        with pytest.raises(AuthenticationError):
            keys.authenticate(key.key, wrong)
    assert looked == []
    assert plausible(key.key, key.secret)


def test_every_refusal_of_credentials_is_the_same(keys: KeyStore) -> None:
    key, other, disabled = make(keys), make(keys), make(keys, enabled=False)
    wrong = [
        (key.key, str(other.secret)), (new_key(), str(new_secret())), (disabled.key, str(disabled.secret)),
        ("", ""), (key.id, str(key.secret)), (key.key, str(key.secret)[:-1]), (key.key.lower(), str(key.secret)),
        (key.key + "\n", str(key.secret)), (key.key, str(key.secret) + "\n"), ("\ud800", "\udfff"),
    ]  # fmt: skip
    told = set()
    for user, password in wrong:
        with pytest.raises(AuthenticationError) as refusal:
            keys.authenticate(user, password)
        told.add((refusal.value.message, str(refusal.value.details)))
    assert len(told) == 1


def test_an_unknown_key_costs_the_work_of_a_known_one(keys: KeyStore, monkeypatch: pytest.MonkeyPatch) -> None:
    hashed: list[str] = []
    original = Pepper._hex

    def counting(value: bytes, key_id: str, secret: str) -> str:
        hashed.append(secret)
        return original(value, key_id, secret)

    key, disabled = make(keys), make(keys, enabled=False)
    monkeypatch.setattr(Pepper, "_hex", staticmethod(counting))
    for user, password in ((key.key, new_secret()), (new_key(), key.secret), (disabled.key, disabled.secret)):
        hashed.clear()
        with pytest.raises(AuthenticationError):
            keys.authenticate(user, password)
        assert len(hashed) == 2  # its secret, and the one before a rotation


@pytest.mark.parametrize(
    ("name", "enabled", "roles", "field"),
    [
        ("", True, ["ADMIN_ROLE"], "name"),
        ("  \t ", True, ["ADMIN_ROLE"], "name"),
        ("x" * 201, True, ["ADMIN_ROLE"], "name"),
        ("a\u202eb", True, ["ADMIN_ROLE"], "name"),
        ("a\nb", True, ["ADMIN_ROLE"], "name"),
        (7, True, ["ADMIN_ROLE"], "name"),
        (None, True, ["ADMIN_ROLE"], "name"),
        ("x", "true", ["ADMIN_ROLE"], "enabled"),
        ("x", 1, ["ADMIN_ROLE"], "enabled"),
        ("x", None, ["ADMIN_ROLE"], "enabled"),
        ("x", True, [], "roles"),
        ("x", True, ["admin_role"], "roles[0]"),
        ("x", True, ["ADMIN_ROLE", "OTHER"], "roles[1]"),
        ("x", True, "ADMIN_ROLE", "roles"),
        ("x", True, None, "roles"),
    ],
)
def test_a_key_of_the_wrong_form_is_refused_and_the_field_named(
    keys: KeyStore, name: Any, enabled: Any, roles: Any, field: str
) -> None:
    with pytest.raises(InvalidRequestError) as refusal:
        keys.create(name=name, enabled=enabled, roles=roles)
    assert refusal.value.details["field"] == field
    assert keys.list().total == 0


def test_a_name_is_trimmed_and_need_not_be_unique_and_roles_are_folded(keys: KeyStore) -> None:
    one = keys.create(name="  Zoë ", enabled=False, roles=["ADMIN_ROLE", "DATA_EXTRACTION", "ADMIN_ROLE"])
    other = make(keys, name="Zoë")
    assert (one.name, one.roles, one.enabled) == ("Zoë", ["ADMIN_ROLE", "DATA_EXTRACTION"], False)
    assert [key.id for key in keys.list().keys] == [one.id, other.id]
    assert make(keys, name="x" * 200).name == "x" * 200


def test_a_key_is_changed_field_by_field(keys: KeyStore) -> None:
    key = make(keys, "DATA_EXTRACTION")
    renamed = keys.update(key.id, name="new")
    assert (renamed.name, renamed.enabled, renamed.roles) == ("new", True, ["DATA_EXTRACTION"])
    assert keys.update(key.id, enabled="false").enabled is False
    assert keys.update(key.id, enabled=True).enabled is True
    assert keys.update(key.id, roles=["ADMIN_ROLE"]).roles == ["ADMIN_ROLE"]
    assert keys.get(key.id).updated_at >= key.updated_at
    assert keys.get(key.id).created_at == key.created_at
    assert keys.update(key.id).name == "new"


@pytest.mark.parametrize(
    "body",
    [
        {"name": None}, {"enabled": None}, {"roles": None}, {"enabled": "TRUE"}, {"enabled": "yes"}, {"enabled": 1},
        {"enabled": ""}, {"roles": []}, {"id": "x"}, {"key": "dxk_x"}, {"secret": "x"}, {"name": " "},
    ],
)  # fmt: skip
def test_a_change_of_the_wrong_form_is_refused(keys: KeyStore, body: dict[str, Any]) -> None:
    key = make(keys)
    with pytest.raises(InvalidRequestError) as refusal:
        keys.change(key.id, body)
    assert refusal.value.details["field"].startswith(next(iter(body)))
    assert keys.get(key.id).updated_at == key.updated_at


def test_a_disabled_key_can_be_enabled_again_with_its_old_secret(keys: KeyStore) -> None:
    key = make(keys)
    keys.update(key.id, enabled=False)
    with pytest.raises(AuthenticationError):
        keys.authenticate(key.key, key.secret)
    keys.update(key.id, enabled=True)
    assert keys.authenticate(key.key, key.secret).key_id == key.id


def test_a_deleted_key_is_not_there(keys: KeyStore) -> None:
    key = make(keys)
    keys.delete(key.id)
    for call in (keys.get, keys.delete, keys.update, keys.principal):
        with pytest.raises(ApiKeyNotFoundError):
            call(key.id)
    with pytest.raises(AuthenticationError):
        keys.authenticate(key.key, key.secret)


def test_the_last_administrator_stays_however_many_try_at_once(tmp_path: Path) -> None:
    with Service.open(tmp_path / "x.db") as service:
        for _ in range(5):
            admins = [make(service.keys, "ADMIN_ROLE") for _ in range(4)]
            for old in service.keys.list().keys:
                if old.id not in {a.id for a in admins}:
                    service.keys.delete(old.id)
            ways = [
                lambda k: service.keys.delete(k.id),
                lambda k: service.keys.update(k.id, enabled=False),
                lambda k: service.keys.update(k.id, roles=["DATA_EXTRACTION"]),
                lambda k: service.keys.change(k.id, {"enabled": "false"}),
            ]
            start, refused = threading.Barrier(4), []

            def leave(way: Any, key: Any, start: threading.Barrier = start, refused: list[Any] = refused) -> None:
                start.wait()
                try:
                    way(key)
                except LastAdminKeyError:
                    refused.append(key.id)

            threads = [threading.Thread(target=leave, args=pair) for pair in zip(ways, admins, strict=True)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            left = [k.id for k in service.keys.list().keys if k.enabled and "ADMIN_ROLE" in k.roles]
            assert left == refused
            assert len(left) == 1


def test_pages_of_keys(keys: KeyStore) -> None:
    made = [make(keys, name=f"k{n}").id for n in range(5)]
    pages = [keys.list(page=n, page_size=2) for n in (1, 2, 3, 4)]
    assert [[key.id for key in page.keys] for page in pages] == [made[:2], made[2:4], made[4:], []]
    assert [page.more for page in pages] == [True, True, False, False]
    assert {page.total for page in pages} == {5}
    assert (keys.list().page, keys.list().page_size) == (1, 100)
    for bad in ({"page": 0}, {"page": 1.5}, {"page_size": 10_001}, {"page_size": 0}, {"page": True}, {"page": "1"}):
        with pytest.raises(InvalidRequestError):
            keys.list(**bad)  # type: ignore[arg-type]


def test_neither_role_implies_the_other_and_the_host_needs_none(service: Service) -> None:
    admin, worker = make(service.keys, "ADMIN_ROLE"), make(service.keys, "DATA_EXTRACTION")
    calls: list[Any] = [
        lambda who: service.keys.list(principal=who),
        lambda who: service.keys.get(admin.id, principal=who),
        lambda who: service.keys.create(name="n", enabled=True, roles=["DATA_EXTRACTION"], principal=who),
        lambda who: service.keys.update(worker.id, name="w", principal=who),
        lambda who: service.logs(principal=who),
    ]
    for call in calls:
        call(None)
        call(service.authenticate(admin.key, admin.secret))
        with pytest.raises(UnauthorizedApiKeyError) as refusal:
            call(service.authenticate(worker.key, worker.secret))
        told = "The API key used does not have privilege to perform the intended action."
        assert refusal.value.message == told
    with pytest.raises(UnauthorizedApiKeyError):
        service.extract({}, service.principal(admin.id))
    with pytest.raises(UnauthorizedApiKeyError):
        service.authenticate(worker.key, worker.secret, role="ADMIN_ROLE")


def test_a_principal_that_is_kept_loses_what_its_key_loses(service: Service) -> None:
    make(service.keys, "ADMIN_ROLE")
    key = make(service.keys, "ADMIN_ROLE", "DATA_EXTRACTION")
    who = service.authenticate(key.key, key.secret)
    service.logs(principal=who)
    service.keys.update(key.id, roles=["DATA_EXTRACTION"])
    with pytest.raises(UnauthorizedApiKeyError):
        service.logs(principal=who)
    service.keys.update(key.id, enabled=False)
    with pytest.raises(AuthenticationError):
        service.logs(principal=who)
    with pytest.raises(AuthenticationError):
        service.principal(key.id)


def test_the_last_use_is_noted_at_most_once_a_minute(keys: KeyStore, monkeypatch: pytest.MonkeyPatch) -> None:
    key = make(keys)
    assert keys.get(key.id).last_used_at is None
    keys.authenticate(key.key, key.secret)
    first = keys.get(key.id).last_used_at
    assert first is not None
    keys.authenticate(key.key, key.secret)
    assert keys.get(key.id).last_used_at == first
    later = time.monotonic() + 61
    monkeypatch.setattr(time, "monotonic", lambda: later)
    time.sleep(0.002)
    keys.authenticate(key.key, key.secret)
    assert keys.get(key.id).last_used_at > first  # type: ignore[operator]


def test_every_change_is_audited_with_who_when_before_and_after(service: Service) -> None:
    admin = make(service.keys, "ADMIN_ROLE", name="chief")
    who = service.authenticate(admin.key, admin.secret)
    made = service.keys.create(name="one", enabled=True, roles=["DATA_EXTRACTION"], principal=who)
    service.keys.update(made.id, name="two", principal=who)
    service.keys.delete(made.id, principal=who)
    deleted, updated, created, first = service.store.events(10)
    assert [e.action for e in (deleted, updated, created, first)] == [
        "keyDeleted", "keyUpdated", "keyCreated", "keyCreated",
    ]  # fmt: skip
    assert [e.who for e in (deleted, updated, created, first)] == [admin.id, admin.id, admin.id, "host"]
    assert {e.subject for e in (deleted, updated, created)} == {made.id}
    assert created.before is None
    assert created.after is not None
    assert updated.before is not None
    assert updated.after is not None
    assert deleted.before is not None
    assert deleted.after is None
    assert (created.after["name"], updated.before["name"], updated.after["name"]) == ("one", "one", "two")
    assert deleted.before["name"] == "two"
    assert str(made.secret) not in "".join(str(e.to_json()) for e in service.store.events(10))


def test_refusals_are_audited_without_secrets(service: Service) -> None:
    worker = make(service.keys)
    with pytest.raises(AuthenticationError):
        service.authenticate(worker.key, str(new_secret()), address="192.0.2.1")
    with pytest.raises(AuthenticationError):
        service.authenticate(str(worker.secret), worker.key, address="192.0.2.1")
    with pytest.raises(UnauthorizedApiKeyError):
        service.logs(principal=service.authenticate(worker.key, worker.secret))
    with pytest.raises(InvalidRequestError):
        service.extract({"colour": "red"}, service.authenticate(worker.key, worker.secret))
    told = [(e.action, e.who, e.details) for e in service.store.events(4)]
    assert told == [
        ("requestRefused", worker.id, {"type": "invalidRequestError", "field": "assetType"}),
        ("roleRefused", worker.id, {"role": "ADMIN_ROLE"}),
        ("loginRefused", None, {"address": "192.0.2.1", "key": None}),
        ("loginRefused", None, {"address": "192.0.2.1", "key": worker.key}),
    ]
    assert str(worker.secret) not in str(service.store.events(100))


def test_an_address_has_a_share_of_refused_logins_that_comes_back_and_a_right_one_passes() -> None:
    limits = ServiceLimits(failed_logins=3, failed_logins_per_minute=1200)
    with Service(MemoryStore(), limits=limits) as service:
        key = make(service.keys)

        def fail(address: str) -> type[Exception]:
            with pytest.raises((AuthenticationError, TooManyRequestsError)) as refusal:
                service.authenticate(key.key, new_secret(), address=address)
            return refusal.type

        wrong, many = AuthenticationError, TooManyRequestsError
        assert [fail("192.0.2.1") for _ in range(4)] == [wrong, wrong, wrong, many]
        assert fail("192.0.2.2") is wrong
        assert service.authenticate(key.key, key.secret, address="192.0.2.1").key_id == key.id
        assert [fail(f"2001:db8::{n}") for n in range(4)] == [wrong, wrong, wrong, many]
        time.sleep(0.06)
        assert fail("192.0.2.1") is wrong


def test_secrets_are_kept_as_keyed_hashes_and_the_pepper_apart(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    with Service.open(path) as service:
        key = make(service.keys)
        stored = service.store.key_by_id(key.id)
        assert stored is not None
        assert re.fullmatch(r"v1\$[0-9a-f]{8}\$[0-9a-f]{64}", stored.secret_hash)
        content = b"".join(p.read_bytes() for p in tmp_path.iterdir())
        assert str(key.secret).encode() not in content
        assert pepper_file(path).read_bytes().strip() not in path.read_bytes()
    assert pepper_file(path).stat().st_mode & 0o777 == 0o600
    with Service.open(path) as again:
        assert again.authenticate(key.key, key.secret).key_id == key.id


def test_with_another_pepper_no_secret_fits_and_an_old_one_may_stand_beside_the_new(tmp_path: Path) -> None:
    store = MemoryStore()
    old, new = b"o" * 32, b"n" * 32
    key = make(KeyStore(store, Pepper([old])))
    with pytest.raises(AuthenticationError):
        KeyStore(store, Pepper([new])).authenticate(key.key, key.secret)
    both = KeyStore(store, Pepper([new, old]))
    assert both.authenticate(key.key, key.secret).key_id == key.id
    fresh = make(both)
    assert KeyStore(store, Pepper([new])).authenticate(fresh.key, fresh.secret).key_id == fresh.id


def test_a_pepper_that_others_may_read_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.db"
    Service.open(path).close()
    pepper_file(path).chmod(0o644)
    with pytest.raises(StorageUnavailableError, match="chmod 600"):
        Service.open(path)
    monkeypatch.setenv("DOCEXTRACT_PEPPER", "short")
    with pytest.raises(StorageUnavailableError, match="at least 16 bytes"):
        Service.open(path)
    monkeypatch.setenv("DOCEXTRACT_PEPPER", "long enough to be a pepper")
    Service.open(path).close()


def test_a_pepper_that_cannot_be_kept_is_an_error_and_none_is_ever_shown(tmp_path: Path) -> None:
    with pytest.raises(StorageUnavailableError, match="cannot be used"):
        Pepper.beside(tmp_path / "nowhere" / "service.db")
    with pytest.raises(StorageUnavailableError, match="at least 16 bytes"):
        Pepper([b"short"])
    pepper = Pepper([b"0123456789abcdef!"])
    assert "0123456789abcdef" not in repr(pepper)
    assert repr(pepper).startswith("<Pepper ")


def test_a_rotated_key_takes_both_secrets_until_the_grace_is_over(service: Service) -> None:
    made = service.keys.create(name="k", enabled=True, roles=["DATA_EXTRACTION"])
    turned = service.keys.rotate(made.id, grace="24h")
    assert (turned.id, turned.key, turned.created_at) == (made.id, made.key, made.created_at)
    assert turned.secret != made.secret
    for secret in (made.secret, turned.secret):
        assert service.authenticate(made.key, secret).key_id == made.id
    last = service.keys.rotate(made.id, grace=0)
    assert service.authenticate(made.key, last.secret).key_id == made.id
    for secret in (made.secret, turned.secret):
        with pytest.raises(AuthenticationError):
            service.authenticate(made.key, secret)
    assert "keyRotated" in [e.action for e in service.store.events(5)]


@pytest.mark.parametrize("grace", ["soon", "-1h", "31d", -1, True])
def test_a_grace_that_is_none_is_refused(service: Service, grace: Any) -> None:
    made = service.keys.create(name="k", enabled=True, roles=["DATA_EXTRACTION"])
    with pytest.raises(InvalidRequestError):
        service.keys.rotate(made.id, grace=grace)
    assert service.authenticate(made.key, made.secret)
