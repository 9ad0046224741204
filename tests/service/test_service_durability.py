"""What was answered is in the log: after kill -9, with a full disk, with a database that cannot be written."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import recording

from docextract.errors import StorageUnavailableError
from docextract.service import Service, SqliteStore
from docextract.service.stores.protocol import LogFilter

SCRIPT = Path(recording.__file__)
KILLS = int(os.environ.get("DOCEXTRACT_KILLS", "2"))


def ids_in(database: Path) -> list[str]:
    with Service.open(database) as service:
        return [entry.id for entry in service.log.iterate()]


def test_nothing_that_was_answered_is_lost_when_the_process_is_killed(tmp_path: Path) -> None:
    """``make kills`` does it 50 times. One database lives through all of them."""
    database, chance = tmp_path / "log.db", random.Random(7)
    answered: list[str] = []
    for number in range(KILLS):
        with subprocess.Popen([sys.executable, str(SCRIPT), str(database)], stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            # The first lives until each of its threads has had a request that fails, however slow the machine is.
            told = [child.stdout.readline() for _ in range(1 if number else 12)]
            assert all(told)
            time.sleep(chance.uniform(0.02, 0.5))
            child.send_signal(signal.SIGKILL)
            told += child.stdout.readlines()
            child.wait()
        answered += [line.strip() for line in told if line.endswith("\n")]
        logged = ids_in(database)
        assert set(answered) - set(logged) == set()
        assert logged == sorted(set(logged))
        # At most what three threads had written and not yet answered is there beyond.
        assert len(logged) - len(answered) <= 6 * KILLS
    store = SqliteStore(database, read_only=True)
    assert store.integrity() == "ok"
    sizes = [store.log_size(LogFilter(status=status)) for status in ("SUCCESS", "FAILED")]  # type: ignore[arg-type]
    assert sum(sizes) == store.log_size(LogFilter()) == len(logged)
    assert min(sizes) > 0
    store.close()
    print(f"\n{KILLS} kills, {len(answered)} data sets answered, {len(logged)} logged, 0 lost")


def test_a_full_disk_is_told_and_what_was_answered_is_kept(tmp_path: Path) -> None:
    database = tmp_path / "log.db"
    Service.open(database).close()
    limit = 300_000  # files of this size hold some hundred entries
    command = [sys.executable, str(SCRIPT), str(database), "--file-limit", str(limit)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    before, _, after = done.stdout.partition("refused\n")
    assert len(before.split()) > 10
    assert len(after.split()) == 3
    assert ids_in(database) == [*before.split(), *after.split()]


READ_ONLY = """
import os, sys
from docextract.errors import DocextractError
from docextract.service import Service
Service
import docextract.service.stores.sqlite, docextract.service.service
if os.getuid() == 0:
    os.setgid(65534); os.setuid(65534)
try:
    Service.open(sys.argv[1])
except DocextractError as error:
    print(error.type, error.status)
"""


def test_a_database_that_may_not_be_written_is_told_at_once(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    database = folder / "log.db"
    with Service.open(database) as service:
        service.extract(recording.REQUEST)
    for path in folder.iterdir():
        path.chmod(0o444)
    folder.chmod(0o555)
    for above in [tmp_path, *tmp_path.parents][:3]:
        if above.owner() == Path.home().owner() and above != Path("/"):
            above.chmod(above.stat().st_mode | 0o055)
    done = subprocess.run([sys.executable, "-c", READ_ONLY, str(database)], capture_output=True, text=True, check=False)
    folder.chmod(0o755)
    assert done.stdout == "storageUnavailableError 503\n", done.stderr
    for path in folder.iterdir():
        path.chmod(0o600)
    assert len(ids_in(database)) == 1


def test_a_commit_that_fails_leaves_nothing_of_it(tmp_path: Path) -> None:
    with Service.open(tmp_path / "log.db") as service:
        writer = service.store._connections._writer  # type: ignore[attr-defined]
        before = service.extract(recording.REQUEST).id
        writer.execute("PRAGMA query_only=ON")
        with pytest.raises(StorageUnavailableError):
            service.extract(recording.REQUEST)
        with pytest.raises(StorageUnavailableError):
            service.keys.create(name="n", enabled=True, roles=["ADMIN_ROLE"])
        writer.execute("PRAGMA query_only=OFF")
        assert [e.id for e in service.logs().entries] == [before]
        assert service.keys.list().total == 0
