"""What every store of the service must do: a class of tests. Subclass it, give it a ``store``, and run pytest.

class TestMyStore(StoreContract):
    @pytest.fixture
    def store(self):
        store = MyStore(...)
        yield store
        store.close()
"""

from __future__ import annotations

import datetime as dt
import threading
import uuid
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from ..errors import ApiKeyNotFoundError, LastAdminKeyError, StorageUnavailableError
from ..models.keys import ADMIN_ROLE, DATA_EXTRACTION, ApiKey, Role
from ..models.log import LogStatus
from ..models.moments import now
from ..service.audit import AuditEvent
from ..service.stores.numbering import Draft, Numbered
from ..service.stores.protocol import DAY, AnsweredAlready, KeptAnswer, LogFilter, Store, StoredKey

MINUTE = 60_000


def key_of(name: str, *roles: Role, enabled: bool = True) -> StoredKey:
    """A key to keep; its secret's hash is ``"hash of <name>"``."""
    moment = now()
    key = ApiKey(str(uuid.uuid4()), name, enabled, [*roles], f"dxk_{uuid.uuid4().hex[:22]}", moment, moment)
    return StoredKey(key, f"hash of {name}")


def event(action: str = "test") -> AuditEvent:
    """Something to audit."""
    return AuditEvent(now(), action, "host", "nobody", before={"name": "ä"}, details={"n": 1})


def draft(api_key: str = "dxk_a", status: LogStatus = "SUCCESS", text: str = "") -> Draft:
    """An entry whose JSON is its id, its moment and a text."""
    return Draft(api_key, status, lambda identifier, created: f"{identifier} {created} {text}")


def refused(kind: type[Exception], call: Callable[[], object]) -> None:
    """Assert that a call raises."""
    try:
        call()
    except kind:
        return
    raise AssertionError(f"{kind.__name__} was expected")


def _keeping(kept: KeptAnswer, entries: Sequence[Numbered]) -> KeptAnswer:
    assert entries
    return kept


class StoreContract:
    """The tests. Each gets an empty ``store``."""

    def test_a_key_is_found_by_its_value_and_by_its_id_with_all_it_had(self, store: Store) -> None:
        kept = key_of("Zoë", ADMIN_ROLE, DATA_EXTRACTION)
        store.add_key(kept, event())
        assert store.key_by_value(kept.key.key) == kept
        assert store.key_by_id(kept.key.id) == kept
        assert store.key_by_value("dxk_other") is None
        assert store.key_by_id(str(uuid.uuid4())) is None

    def test_keys_are_listed_in_the_order_they_were_made_by_page(self, store: Store) -> None:
        names = [f"key {n}" for n in range(7)]
        for name in names:
            store.add_key(key_of(name, DATA_EXTRACTION), event())
        pages = [store.keys(offset, 3) for offset in (0, 3, 6, 9)]
        assert [[key.name for key in keys] for keys, _ in pages] == [names[:3], names[3:6], names[6:], []]
        assert {total for _, total in pages} == {7}

    def test_a_change_is_kept_with_its_event_and_a_refused_one_leaves_nothing(self, store: Store) -> None:
        kept = key_of("before", DATA_EXTRACTION)
        store.add_key(kept, event("made"))
        after = store.change_key(kept.key.id, lambda key: (replace(key, name="after", enabled=False), event("changed")))
        found = store.key_by_id(kept.key.id)
        assert found is not None
        assert after == found.key == replace(kept.key, name="after", enabled=False)
        assert found.secret_hash == kept.secret_hash

        def failing(key: ApiKey) -> Any:
            raise ZeroDivisionError

        refused(ZeroDivisionError, lambda: store.change_key(kept.key.id, failing))
        assert store.key_by_id(kept.key.id) == found
        assert [e.action for e in store.events(10)] == ["changed", "made"]

    def test_a_deleted_key_is_gone_and_no_other(self, store: Store) -> None:
        one, other = key_of("one", DATA_EXTRACTION), key_of("other", DATA_EXTRACTION)
        for key in (one, other):
            store.add_key(key, event())
        assert store.change_key(one.key.id, lambda key: (None, event("deleted"))) is None
        assert store.key_by_value(one.key.key) is None
        assert store.keys(0, 10) == ([other.key], 1)
        refused(ApiKeyNotFoundError, lambda: store.change_key(one.key.id, lambda key: (None, event())))

    def test_the_last_enabled_administrator_stays(self, store: Store) -> None:
        admin, asleep = key_of("admin", ADMIN_ROLE), key_of("asleep", ADMIN_ROLE, enabled=False)
        worker = key_of("worker", DATA_EXTRACTION)
        for key in (admin, asleep, worker):
            store.add_key(key, event("made"))
        attempts: list[Callable[[ApiKey], Any]] = [
            lambda key: (None, event("deleted")),
            lambda key: (replace(key, enabled=False), event("disabled")),
            lambda key: (replace(key, roles=[DATA_EXTRACTION]), event("stripped")),
        ]
        for attempt in attempts:
            refused(LastAdminKeyError, partial(store.change_key, admin.key.id, attempt))
        assert store.key_by_id(admin.key.id) == admin
        assert {e.action for e in store.events(10)} == {"made"}
        store.change_key(admin.key.id, lambda key: (replace(key, name="chief"), event()))
        store.change_key(asleep.key.id, lambda key: (replace(key, enabled=True), event()))
        store.change_key(admin.key.id, lambda key: (None, event()))
        refused(LastAdminKeyError, lambda: store.change_key(asleep.key.id, attempts[0]))

    def test_of_administrators_that_all_leave_at_once_one_stays(self, store: Store) -> None:
        admins = [key_of(f"admin {n}", ADMIN_ROLE) for n in range(8)]
        for key in admins:
            store.add_key(key, event())
        start, refusals = threading.Barrier(len(admins)), []

        def leave(key: StoredKey) -> None:
            start.wait()
            try:
                store.change_key(key.key.id, lambda before: (replace(before, enabled=False), event()))
            except LastAdminKeyError:
                refusals.append(key)

        threads = [threading.Thread(target=leave, args=(key,)) for key in admins]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        left = [key for key in store.keys(0, 100)[0] if key.enabled]
        assert len(left) == len(refusals) == 1

    def test_a_rotated_key_keeps_its_identity_and_its_secret_before_with_its_end(self, store: Store) -> None:
        kept, until = key_of("turned", ADMIN_ROLE), now()
        store.add_key(kept, event("made"))
        for secret in ("second", "third"):
            store.rotate_key(kept.key.id, secret, until, lambda key: (key, event("keyRotated")))
        assert store.key_by_id(kept.key.id) == StoredKey(kept.key, "third", "second", until)
        assert [e.action for e in store.events(10)] == ["keyRotated", "keyRotated", "made"]
        refused(ApiKeyNotFoundError, lambda: store.rotate_key("nobody", "x", until, lambda key: (key, event())))

    def test_an_answer_is_kept_with_its_entries_or_not_at_all(self, store: Store) -> None:
        def failing(entries: Any) -> Any:
            raise ZeroDivisionError

        refused(ZeroDivisionError, lambda: store.append_log([draft()], MINUTE, failing))
        assert store.log_size(LogFilter()) == 0
        assert store.answer("one", "name") is None
        for request, created in (("hash", 7), ("other", 8), ("other", 9 + DAY)):
            kept = KeptAnswer("one", "name", request, created, 200, b"answer")
            store.append_log([draft()], MINUTE, partial(_keeping, kept))
            assert store.answer("one", "name") == kept
        assert store.answer("two", "name") is None
        assert store.log_size(LogFilter()) == 3

    def test_what_was_answered_meanwhile_is_not_recorded_again(self, store: Store) -> None:
        first, second = (KeptAnswer("one", "name", "hash", created, 200, b"%d" % created) for created in (7, DAY))
        store.append_log([draft()], MINUTE, partial(_keeping, first))
        refused(AnsweredAlready, lambda: store.append_log([draft()], MINUTE, partial(_keeping, second)))
        assert store.log_size(LogFilter()) == 1
        assert store.answer("one", "name") == first

    def test_answers_go_when_they_are_old_or_too_many(self, store: Store) -> None:
        for n in range(6):
            kept = KeptAnswer("o", str(n), "hash", n, 200, b"x" * 10)
            store.append_log([draft()], MINUTE, partial(_keeping, kept))
        store.drop_answers(2, 1000)
        assert [store.answer("o", str(n)) is not None for n in range(6)] == [False] * 2 + [True] * 4
        store.drop_answers(0, 25)
        assert [store.answer("o", str(n)) is not None for n in range(6)] == [False] * 4 + [True] * 2

    def test_the_last_use_is_noted_and_nothing_else_changes(self, store: Store) -> None:
        kept = key_of("used", DATA_EXTRACTION)
        store.add_key(kept, event())
        moment = dt.datetime(2026, 1, 31, 12, 0, 0, 123000, dt.UTC)
        store.touch_key(kept.key.id, moment)
        store.touch_key("nobody", moment)
        found = store.key_by_id(kept.key.id)
        assert found is not None
        assert found == replace(kept, key=replace(kept.key, last_used_at=moment))

    def test_entries_come_newest_first_and_by_page(self, store: Store) -> None:
        made = [store.append_log([draft(text=str(n))], n * MINUTE)[0] for n in range(10)]
        assert [e.created for e in made] == [n * MINUTE for n in range(10)]
        texts = [entry.text for entry in reversed(made)]
        assert store.log_page(LogFilter(), 0, 4) == (texts[:4], 10)
        assert store.log_page(LogFilter(), 8, 4) == (texts[8:], 10)
        assert store.log_page(LogFilter(), 10, 4) == ([], 10)
        assert store.log_page(LogFilter(), 1000, 4) == ([], 10)

    def test_entries_of_one_moment_stand_in_the_order_of_recording_by_id(self, store: Store) -> None:
        made = [*store.append_log([draft() for _ in range(50)], MINUTE), *store.append_log([draft()], MINUTE)]
        identifiers = [entry.id for entry in made]
        assert identifiers == sorted(set(identifiers))
        assert [uuid.UUID(identifier).version for identifier in identifiers] == [7] * 51
        assert store.log_page(LogFilter(), 0, 100)[0] == [entry.text for entry in reversed(made)]

    def test_the_log_does_not_step_back_with_the_clock(self, store: Store) -> None:
        first, second, third = (store.append_log([draft()], moment)[0] for moment in (5000, 3000, 5001))
        assert [first.created, second.created, third.created] == [5000, 5000, 5001]
        assert first.id < second.id < third.id

    def test_every_filter_lets_through_what_it_says_on_every_page(self, store: Store) -> None:
        statuses: list[LogStatus] = ["SUCCESS", "FAILED", "SUCCESS"]
        made = [store.append_log([draft(f"dxk_{n % 4}", statuses[n % 3])], (n // 2) * MINUTE)[0] for n in range(60)]
        bounds = [None, 0, 7 * MINUTE, 7 * MINUTE + 1, 29 * MINUTE, 99 * MINUTE]
        for api_key in (None, "dxk_0", "dxk_3", "dxk_none"):
            for status in (None, "SUCCESS", "FAILED"):
                for start in bounds:
                    for end in bounds:
                        wanted = LogFilter(start, end, api_key, status)
                        expected = [
                            e.text
                            for e in reversed(made)
                            if api_key in (None, e.api_key)
                            and status in (None, e.status)
                            and (start is None or e.created >= start)
                            and (end is None or e.created <= end)
                        ]
                        assert store.log_size(wanted) == len(expected)
                        for offset in (0, 3, max(0, len(expected) - 2)):
                            page = store.log_page(wanted, offset, 3)
                            assert page == (expected[offset : offset + 3], len(expected)), wanted

    def test_the_log_is_walked_by_the_last_id_seen_while_it_grows(self, store: Store) -> None:
        made = [store.append_log([draft(f"dxk_{n % 2}", text=str(n))], MINUTE)[0] for n in range(7)]
        first = store.log_after(LogFilter(), None, 3)
        assert first == made[:3]
        made.append(store.append_log([draft("dxk_1")], MINUTE)[0])
        assert store.log_after(LogFilter(), first[-1].id, 100) == made[3:]
        assert store.log_after(LogFilter(), made[-1].id, 100) == []
        assert store.log_after(LogFilter(api_key="dxk_0"), made[1].id, 100) == [made[2], made[4], made[6]]

    def test_entries_are_kept_all_or_none(self, store: Store) -> None:
        store.append_log([draft()], MINUTE)

        def broken(identifier: str, created: int) -> str:
            raise ZeroDivisionError

        batch = [draft(), Draft("dxk_a", "SUCCESS", broken)]
        refused(ZeroDivisionError, lambda: store.append_log(batch, MINUTE))
        assert store.log_size(LogFilter()) == 1
        last = store.last_entry()
        assert last is not None
        assert last.id == store.log_after(LogFilter(), None, 1)[0].id

    def test_many_threads_record_and_nothing_is_lost_or_doubled(self, store: Store) -> None:
        def record(name: str) -> None:
            for _ in range(20):
                store.append_log([draft(name), draft(name, "FAILED")], MINUTE)

        threads = [threading.Thread(target=record, args=(f"dxk_{n}",)) for n in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        texts, total = store.log_page(LogFilter(), 0, 1000)
        assert len(set(texts)) == total == 160
        assert [store.log_size(LogFilter(api_key=f"dxk_{n}", status="FAILED")) for n in range(4)] == [20] * 4

    def test_events_come_newest_first_as_they_were(self, store: Store) -> None:
        kept = [event(f"e{n}") for n in range(5)]
        for one in kept:
            store.add_event(one)
        assert store.events(3) == kept[:1:-1]

    def test_a_closed_store_refuses_and_may_be_closed_again(self, store: Store) -> None:
        store.check()
        store.close()
        store.close()
        refused(StorageUnavailableError, store.check)
        refused(StorageUnavailableError, lambda: store.append_log([draft()], 0))
        refused(StorageUnavailableError, lambda: store.log_size(LogFilter()))
