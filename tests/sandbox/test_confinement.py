"""What confines a child: each part on its own, on this kernel, and as it is where a system lacks it."""

from __future__ import annotations

import errno
import os
import signal
import socket
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from docextract.sandbox import confinement, frames, landlock, probes, seccomp
from docextract.sandbox.confinement import Confinement, Walls

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system cannot fork")

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux only")

UNCONFINED = """
import os, sys, signal, time
from docextract.sandbox.probes import PROBES, _succeeds
# Each in a process of its own, below one that may be stopped or signalled.
for name, probe in PROBES.items():
    answer, theirs = os.pipe()
    middle = os.fork()
    if middle == 0:
        own = os.fork()
        if own == 0:
            os.set_inheritable(theirs, True)
            os.dup2(theirs, 1)
            if name == "a program":
                sys.executable = "/bin/echo"  # what takes the place of this process says so
            os.write(1, b"yes" if _succeeds(probe) else b"no")
            os._exit(0)
        os.waitpid(own, 0)
        os._exit(0)
    os.close(theirs)
    said = os.read(answer, 100)
    os.close(answer)
    while os.waitpid(middle, os.WNOHANG)[0] == 0:
        os.kill(middle, signal.SIGCONT)  # it was stopped if it could be traced
        time.sleep(0.02)
    print(name, said.startswith((b"yes", b"-c")), sep="=", flush=True)
"""


@linux
def test_what_a_confined_process_cannot_do_another_can(tmp_path: Path) -> None:
    before = {*Path(sys.prefix).glob("docextract-probe-*"), *Path("/tmp").glob("docextract-probe-*")}
    done = subprocess.run([sys.executable, "-c", UNCONFINED], capture_output=True, text=True, timeout=120, check=True)
    after = {*Path(sys.prefix).glob("docextract-probe-*"), *Path("/tmp").glob("docextract-probe-*")}
    for left in after - before:
        left.unlink()
    can = dict(line.split("=") for line in done.stdout.splitlines())
    assert [*can] == [*probes.PROBES]
    # What the limits alone refuse depends on the machine, tracing on its settings.
    depends = {"a thousand open files", "a terabyte of memory", "tracing another process"}
    assert {name for name, answer in can.items() if answer != "True"} <= depends


def test_a_probing_process_that_dies_proves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(probes.PROBES, "dying", lambda: os.kill(os.getpid(), signal.SIGKILL))
    if seccomp.supported():
        # A confined process may not even do that: it dies before it is.
        monkeypatch.setattr(probes, "limit", lambda **_: os.kill(os.getpid(), signal.SIGKILL))
    assert probes.level() == Confinement()
    assert probes.allowed() == [*probes.PROBES]


def test_a_system_without_forks_confines_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "fork")
    assert probes.level() == Confinement()
    assert probes.allowed() == [*probes.PROBES]


@linux
def test_what_is_not_there_was_looked_for() -> None:
    assert probes._succeeds(lambda: os.unlink("/nowhere/at/all"))
    assert not probes._succeeds(lambda: os.listdir("/proc/self/mem"))


def test_elsewhere_than_on_linux_a_child_is_only_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert landlock.version() == 0
    assert landlock.rules(["/usr"]) is None
    assert not seccomp.supported()
    assert not seccomp.no_new_privileges()
    seccomp.die_with_parent()  # nothing to say to
    walls = Walls(["/usr"])
    assert walls.descriptors == ()
    monkeypatch.setattr(os, "setsid", lambda: None)
    assert walls.close_round() == Confinement(process=True)
    assert not seccomp.Filter().restrict()


@linux
def test_every_version_of_the_kernels_interface_has_rules(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    known = landlock.version()
    if not known:
        pytest.skip("this kernel has no Landlock")
    for version in range(1, known + 1):
        monkeypatch.setattr(landlock, "version", lambda version=version: version)
        rules = landlock.rules([str(tmp_path), "/nowhere/at/all", "/dev/null"])
        assert rules is not None
        os.close(rules)
    monkeypatch.setattr(landlock, "_RIGHTS", dict.fromkeys(range(1, 6), 1 << 60))
    assert landlock.rules([str(tmp_path)]) is None, "rights that the kernel does not know"
    assert not landlock.restrict(1 << 20), "no rules at all"


@linux
@pytest.mark.parametrize("more", [False, True])
def test_what_is_read_below_the_folders_and_nothing_beside(more: bool, tmp_path: Path) -> None:
    if not landlock.version():
        pytest.skip("this kernel has no Landlock")
    inside, beside = tmp_path / "inside", tmp_path / "beside"
    for folder in (inside, beside):
        folder.mkdir()
        (folder / "file").write_text("words")
    walls = Walls([str(inside)])
    pid = os.fork()
    if pid == 0:
        status = 9
        try:
            found = walls.close_round([str(beside)] if more else [])
            assert found.landlock
            os.close(os.open(inside / "file", os.O_RDONLY))
            try:
                os.close(os.open(beside / "file", os.O_RDONLY))
                status = 1
            except PermissionError:
                status = 0
        finally:
            os._exit(status)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == int(more)
    for descriptor in walls.descriptors:
        os.close(descriptor)


@pytest.mark.parametrize(("machine", "has"), [("x86_64", True), ("aarch64", True), ("sparc64", False)])
def test_a_machine_without_a_table_of_system_calls_has_no_filter(
    machine: str, has: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(seccomp.platform, "machine", lambda: machine)
    made = seccomp.Filter()
    assert bool(len(made._code)) == has
    assert len(made._code) % seccomp._STEP.size == 0
    if not has:
        assert not made.restrict()
        assert not seccomp.supported()
    else:
        steps = [*seccomp._STEP.iter_unpack(made._code.raw)]
        reached = [at + 1 + max(yes, no) for at, (code, yes, no, _) in enumerate(steps) if code & 7 == 5]
        assert max(reached) < len(steps), "no jump leaves the program"
        assert steps[-1][0] == seccomp._RETURN
        assert steps[made._own // seccomp._STEP.size][0] == seccomp._EQUAL


def verdict(program: bytes, architecture: int, number: int, *arguments: int) -> int:
    """What the kernel's small machine answers for a system call."""
    seen = struct.pack("=IIQ6Q", number, architecture, 0, *arguments, *[0] * (6 - len(arguments)))
    steps, at, held = [*seccomp._STEP.iter_unpack(program)], 0, 0
    while True:
        code, yes, no, value = steps[at]
        at += 1
        if code == seccomp._RETURN:
            return int(value)
        if code == seccomp._LOAD:
            (held,) = struct.unpack_from("=I", seen, value)
        elif code == seccomp._AND:
            held &= value
        else:
            does = {seccomp._EQUAL: held == value, seccomp._AT_LEAST: held >= value, seccomp._ANY_BIT: held & value}
            at += yes if does[code] else no


@pytest.mark.parametrize("machine", [seccomp._X86_64, seccomp._ARM_64], ids=["x86_64", "aarch64"])
def test_every_system_call_has_the_answer_of_the_table(machine: seccomp._Machine) -> None:
    program, own = seccomp._program(machine)
    program = program[:own] + struct.pack("=I", 4711) + program[own + 4 :]
    refused = {*machine.refused.values(), *seccomp._NEW.values()}
    by_argument = {machine.clone, machine.open_at, machine.signal_thread, machine.open}
    refuse, absent = seccomp._ERRNO | errno.EPERM, seccomp._ERRNO | errno.ENOSYS
    assert not refused & by_argument
    for number in (*range(1000), 1 << 29, (1 << 30) - 1):
        if number not in by_argument:
            expected = refuse if number in refused else absent if number == seccomp._CLONE3 else seccomp._ALLOW
            assert verdict(program, machine.architecture, number) == expected, number
        assert verdict(program, 0x40000003, number) == seccomp._KILL, "another machine's table"

    def said(number: int | None, *arguments: int) -> bool:
        assert number is not None
        answer = verdict(program, machine.architecture, number, *arguments)
        assert answer in (seccomp._ALLOW, refuse)
        return answer == seccomp._ALLOW

    assert said(machine.clone, seccomp._THREAD)
    assert not said(machine.clone, signal.SIGCHLD)
    assert said(machine.signal_thread, 4711)
    assert not said(machine.signal_thread, 4712)
    for flags in (os.O_WRONLY, os.O_RDWR, os.O_CREAT, os.O_TRUNC, os.O_APPEND):
        assert not said(machine.open_at, 0, 0, flags)
        assert machine.open is None or not said(machine.open, 0, flags)
    assert said(machine.open_at, 0, 0, os.O_RDONLY | os.O_CLOEXEC)
    if machine.open is not None:
        assert said(machine.open, 0, os.O_RDONLY | os.O_CLOEXEC)
        assert verdict(program, machine.architecture, 1 << 30) == seccomp._KILL, "the 32-bit table"


def test_limits_that_are_lower_already_stay() -> None:
    code = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (40, 40))
from docextract.sandbox.confinement import limit
limit(memory=1 << 33, processor_seconds=3.2)
print(resource.getrlimit(resource.RLIMIT_NOFILE), resource.getrlimit(resource.RLIMIT_CPU))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "(40, 40) (3, 4)"


def test_what_is_read_holds_what_plugins_need(tmp_path: Path) -> None:
    folders = confinement.readable([tmp_path])
    assert str(tmp_path.resolve()) in folders
    assert len(folders) == len({*folders})


@linux
def test_what_comes_beside_a_message_and_is_no_descriptor_is_left() -> None:
    ours, theirs = socket.socketpair()
    with ours, theirs:
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_PASSCRED, 1)
        frames.send(theirs, {"some": "words"})
        assert frames.receive(ours) == ({"some": "words"}, [])


def test_descriptors_that_come_with_noise_are_closed() -> None:
    ours, theirs = socket.socketpair()
    given, other = os.pipe()
    with ours, theirs:
        theirs.sendmsg([b"\0\0\0\2[]"], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, given.to_bytes(4, sys.byteorder))])
        os.close(given)
        before = len(os.listdir("/dev/fd"))
        with pytest.raises(frames.BrokenFrameError):
            frames.receive(ours)
        assert len(os.listdir("/dev/fd")) == before
    with pytest.raises(BrokenPipeError):
        os.write(other, b"nobody reads")
    os.close(other)
