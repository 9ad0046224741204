"""What Hypothesis draws in the tests: the same everywhere. And ``make explore``, which draws anew, repeatably."""

from __future__ import annotations

import os
import re
import runpy
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[1]
DRAWN = '''
"""Draws, and writes down what was drawn."""
import sys
from pathlib import Path

import hypothesis
from hypothesis.strategies import binary, floats, integers, text

OUT = Path(__file__).with_name("drawn.txt")


@hypothesis.given(integers(), floats(), text(), binary(max_size=9))
def test_it_draws(number, real, words, some):
    with OUT.open("a") as out:
        out.write(f"{number} {real!r} {ascii(words)} {some!r}\\n")
'''
OF_THE_PROJECT = '''
"""A module of the checkout: Hypothesis looks for constants in such."""
NUMBERS = [31415926535897, 27182818284590, 16180339887498, 14142135623730]
TEXTS = ["constant", "as", "a", "module", "of", "the", "project", "may", "have", "some"]
'''


def drawn(folder: Path, *options: str, module: bool = False, **environment: str) -> str:
    """What a test draws in a folder, under the conftest of these tests."""
    folder.mkdir(parents=True)
    for name in ("conftest.py", "draws.py"):
        if (PROJECT / "tests" / name).exists():
            shutil.copy(PROJECT / "tests" / name, folder)
    (folder / "test_drawn.py").write_text(DRAWN + ("import of_the_project\n" if module else ""))
    (folder / "of_the_project.py").write_text(OF_THE_PROJECT)
    kept = {name: value for name, value in os.environ.items() if name in ("HOME", "PATH")}
    kept["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # of what is installed, only what draws
    kept["HYPOTHESIS_STORAGE_DIRECTORY"] = str(PROJECT / ".hypothesis")  # its table of characters takes a second
    command = [sys.executable, "-m", "pytest", "-q", "-p", "_hypothesis_pytestplugin", *options, "test_drawn.py"]
    done = subprocess.run(command, cwd=folder, env=kept | environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return (folder / "drawn.txt").read_text()


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> str:
    """What is drawn where nothing is special."""
    return drawn(tmp_path_factory.mktemp("usual") / "project")


def test_the_draws_are_the_same_whatever_the_environment_says(usual: str, tmp_path: Path) -> None:
    assert usual.count("\n") == 30
    assert drawn(tmp_path / "project", CI="true", GITHUB_ACTIONS="true", PYTHONHASHSEED="7") == usual


def test_the_draws_are_the_same_whatever_is_loaded_and_wherever_the_checkout_is(usual: str, tmp_path: Path) -> None:
    assert drawn(tmp_path / "tests" / "project", module=True) == usual


@pytest.mark.long
def test_other_draws_are_there_for_the_asking(usual: str, tmp_path: Path) -> None:
    asked = ("--hypothesis-profile=explore", "--hypothesis-seed")
    first = drawn(tmp_path / "a", *asked, "1")
    assert first == drawn(tmp_path / "b", *asked, "1", CI="true")
    assert len({first, drawn(tmp_path / "c", *asked, "2"), usual}) == 3
    assert first.count("\n") > usual.count("\n")


def test_no_test_says_by_itself_how_its_draws_are_made() -> None:
    for file in (PROJECT / "tests").rglob("test_*.py"):
        if file != Path(__file__):
            assert not re.findall(r"\b(?:derandomize|database|seed)=(?:True|False|None)", file.read_text("utf-8")), file


def test_what_builds_run_is_what_the_readme_says() -> None:
    run = (PROJECT / ".ci" / "run").read_text("utf-8")
    assert run.endswith("\nexec make test\n")
    assert "export" not in run
    assert not re.search(r"^\s*[A-Z_]+=", run, re.M)


FAULTY = """
import hypothesis
from hypothesis.strategies import integers


@hypothesis.given(integers(0, 10**6))
def test_few_are_large(number):
    assert number < 700_000


@hypothesis.given(integers(0, 10**6))
def test_none_is_negative(number):
    assert number >= 0
"""


def explore(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "tests/exploring", *arguments]
    return subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False)


def test_a_find_of_exploring_is_told_with_the_command_that_repeats_it(tmp_path: Path) -> None:
    file = tmp_path / "test_faulty.py"
    file.write_text(FAULTY)
    found = explore("--rounds", "1", str(file))
    assert found.returncode == 1, found.stdout + found.stderr
    (command,) = re.findall(r"^found: 1\n(.*)", found.stdout, re.M)
    assert command.endswith(f"{file}::test_few_are_large")
    again = subprocess.run(shlex.split(command), cwd=PROJECT, capture_output=True, text=True, check=False)
    assert again.returncode == 1
    (blob,) = set(re.findall(r"@reproduce_failure\(.*\)", again.stdout))
    assert blob in found.stdout


@pytest.mark.long
def test_exploring_what_holds_finds_nothing(tmp_path: Path) -> None:
    file = tmp_path / "test_faulty.py"
    file.write_text(FAULTY)
    fine = explore("--rounds", "1", f"{file}::test_none_is_negative")
    assert (fine.returncode, fine.stdout.splitlines()[-1]) == (0, "found: 0")


@pytest.mark.long
def test_exploring_begins_no_test_once_the_time_is_over(tmp_path: Path) -> None:
    file = tmp_path / "test_faulty.py"
    file.write_text(FAULTY)
    over = explore("--seconds", "0", str(file))
    assert (over.returncode, over.stdout.splitlines()[-1]) == (0, "found: 0"), over.stdout + over.stderr
    assert "passed" not in over.stdout


@pytest.mark.long
def test_exploring_covers_every_file_in_which_something_is_drawn() -> None:
    files: list[str] = runpy.run_path(str(PROJECT / "tests" / "exploring" / "__main__.py"))["property_tests"]()
    assert "plugins/docextract-accounting/tests/test_seeded.py" in files
    own = [file for file in files if not file.startswith("plugins/")]
    command = [sys.executable, "-m", "pytest", "--collect-only", "-m", "hypothesis", *own]
    collected = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=True).stdout.splitlines()
    assert {line.partition("::")[0] for line in collected if "::" in line} == set(own)
