"""Runs the property tests with other draws each time until the time is over, and says how to repeat what it finds.

    python tests/exploring [--seconds 600] [TEST ...]    rounds with random seeds; with --rounds so many
    python tests/exploring --seed SEED [TEST ...]        one round with this seed, to its end

A round is all property tests with one seed: those of the core, then those of each plugin that has some. What a test
draws follows from the seed and the test alone, so that both repeat a find without the rest of its round. A test that
failed is repeated once, to tell whether it fails by itself too, and has no turn in later rounds. Ends with 1 where
something was found.
"""

from __future__ import annotations

import argparse
import os
import secrets
import shlex
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PLUGINS = ROOT / "plugins"
PASSED, FAILED, NOTHING_TO_RUN = 0, 1, 5
"""What pytest ends with; also what this does."""


def property_tests() -> list[str]:
    """The files in which something is drawn: those of the core, then those of plugins."""
    folders = (ROOT / "tests", *sorted(PLUGINS.glob("*/tests")))
    files = [file for folder in folders for file in sorted(folder.rglob("test_*.py"))]
    return [str(file.relative_to(ROOT)) for file in files if "from hypothesis import" in file.read_text("utf-8")]


def plugin_of(test: str) -> Path | None:
    """The folder of the plugin that a test is of."""
    path = (ROOT / test.partition("::")[0]).resolve()
    return PLUGINS / path.relative_to(PLUGINS).parts[0] if path.is_relative_to(PLUGINS) else None


def repeat(seed: int, test: str) -> list[str]:
    """The command that repeats a find."""
    python = Path(sys.executable)
    python = python.relative_to(ROOT) if python.is_relative_to(ROOT) else python
    return [str(python), "tests/exploring", "--seed", str(seed), test]


class Explorer:
    """Rounds of some tests; one that has failed takes no part in later ones.

    Args:
        work: a folder where plugins are installed, and where it is noted which tests failed.
        tests: files or tests, as pytest takes them in the folder of the project.
    """

    def __init__(self, work: Path, tests: list[str]) -> None:
        self._work = work
        self._finds = work / "finds"
        self._finds.touch()
        self._groups: dict[Path | None, list[str]] = {}
        for test in tests:
            self._groups.setdefault(plugin_of(test), []).append(test)
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install", "--no-deps"]
        for plugin in filter(None, self._groups):
            subprocess.run([*pip, "--target", str(work / plugin.name), str(plugin)], check=True)

    def found(self) -> list[str]:
        """The tests that have failed until now, each once."""
        return list(dict.fromkeys(self._finds.read_text("utf-8").splitlines()))

    def round(self, seed: int, until: float | None = None) -> list[str]:
        """Run what has not failed yet with a seed, tell how it went, and return what failed."""
        before = self.found()
        for plugin, tests in self._groups.items():
            command = [sys.executable, "-m", "pytest", *tests, "-m", "hypothesis", "-p", "tests.exploring.round"]
            command += ["--no-header", "--tb=short", "-p", "no:cacheprovider", "--hypothesis-profile=explore"]
            command += [f"--hypothesis-seed={seed}", f"--finds={self._finds}"]
            command += [f"--until={until}"] if until is not None else []
            environment = os.environ | ({"PYTHONPATH": str(self._work / plugin.name)} if plugin else {})
            done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
            if done.returncode not in (PASSED, FAILED, NOTHING_TO_RUN):
                sys.exit(f"{done.stdout}{done.stderr}{shlex.join(command)}: ended with {done.returncode}")
            told = done.stdout.strip()
            print(f"seed {seed}:", told if done.returncode == FAILED else told.rpartition("\n")[2], flush=True)
        return [test for test in self.found() if test not in before]


def fails_again(seed: int, test: str) -> bool:
    """Whether the command that repeats a find does."""
    return subprocess.run(repeat(seed, test), cwd=ROOT, capture_output=True, check=False).returncode != PASSED


def main() -> int:
    """Explore, or repeat."""
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=form)
    parser.add_argument("--seconds", type=float, default=600, metavar="N", help="begin no test later (default: 600)")
    parser.add_argument("--rounds", type=int, metavar="N", help="so many rounds, however long they take")
    parser.add_argument("--seed", type=int, metavar="N", help="one round with this seed")
    parser.add_argument("tests", nargs="*", metavar="TEST", help="files or tests (default: all that draw)")
    asked = parser.parse_args()
    until = None if asked.rounds else time.time() + asked.seconds
    with tempfile.TemporaryDirectory() as work:
        explorer = Explorer(Path(work), asked.tests or property_tests())
        if asked.seed is not None:
            return FAILED if explorer.round(asked.seed) else PASSED
        finds: list[str] = []
        rounds = 0
        while not rounds or (rounds < asked.rounds if until is None else time.time() < until):
            rounds += 1
            seed = secrets.randbelow(2**32)
            for test in explorer.round(seed, until):
                again = "" if fails_again(seed, test) else "  # passes by itself"
                finds.append(f"{shlex.join(repeat(seed, test))}{again}")
                print(f"repeat with: {finds[-1]}", flush=True)
    print(f"found: {len(finds)}", *finds, sep="\n")
    return FAILED if finds else PASSED


if __name__ == "__main__":
    sys.exit(main())
