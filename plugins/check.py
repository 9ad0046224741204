"""Check every plugin of this folder as a stranger gets it: wheels, a venv of its own, its tests run from elsewhere.

python plugins/check.py              build the core's wheel and each plugin's, install them, run the plugins' tests
python plugins/check.py NAME ...     only these folders
python plugins/check.py --fresh      make the venvs again
python plugins/check.py --long       run the tests that are marked ``long``, and no others

A folder with a ``pyproject.toml`` is a plugin; its dependency group ``test`` says what its tests want. The wheel of the
core and what it depends on are installed once; each plugin gets a venv that sees them and holds what is its own. Beside
them a plugin is begun and its wheel built; with ``--long`` its tests are run from that, which are those of the example
with other words. At last all are seen by one Python: ``docextract plugins`` must list them. As many are checked at a
time as there are processors. The venvs stay in ``build/plugins``: while the ``pyproject.toml`` of a plugin and of the
core are the same, the next time only the wheels are installed again.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
import venv
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent
KEPT = PROJECT / "build" / "plugins"


NONE_SELECTED = 5
"""What pytest ends with where no test is marked as was asked."""


def run(*command: object, cwd: Path | None = None, fine: int = 0) -> str:
    """Run a command; its output, and an error with it where it fails: ends neither with 0 nor with ``fine``."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "DOCEXTRACT"))}
    done = subprocess.run(
        [str(part) for part in command],
        env=environment,
        cwd=cwd,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if done.returncode not in (0, fine):
        raise SystemExit(f"{' '.join(map(str, command))}\n{done.stdout}")
    return done.stdout


def pip(*arguments: object) -> None:
    """pip of the Python that runs this."""
    run(sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments)


UV = importlib.util.find_spec("uv") is not None
"""uv builds and installs in a third of the time of pip, where `make` has put it; it sees nothing of other venvs."""


def python_of(folder: Path) -> Path:
    """The Python of a venv."""
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def site_packages(folder: Path) -> Path:
    """Where a venv keeps its packages."""
    found = [*folder.glob("lib/python*/site-packages"), *folder.glob("Lib/site-packages")]
    return found[0]


def make_venv(folder: Path, *, sees: Iterable[Path] = ()) -> Path:
    """A new venv without pip that also sees the packages of others; its Python."""
    venv.create(folder, symlinks=os.name != "nt", clear=True)
    (site_packages(folder) / "core.pth").write_text("".join(f"{site_packages(other)}\n" for other in sees))
    return python_of(folder)


def install(folder: Path, built: Path, said: str, *wanted: str, extra: str = "", sees: Iterable[Path] = ()) -> Path:
    """A venv with a wheel and what it wants: the kept one, if ``said`` is what was said when it was made."""
    stamp, python = folder / "made-for.txt", python_of(folder)
    kept = stamp.is_file() and stamp.read_text("utf-8") == said
    if not kept:
        make_venv(folder, sees=sees)
    if UV and (kept or not wanted):
        alone = ["--no-deps", "--reinstall"] if kept or sees else []
        run(sys.executable, "-m", "uv", "pip", "install", "--quiet", "--python", python, *alone, f"{built}{extra}")
    elif kept:
        pip("--python", python, "install", "--no-compile", "--no-deps", "--force-reinstall", built)
    else:
        pip("--python", python, "install", "--no-compile", f"{built}{extra}", *wanted)
    stamp.write_text(said, "utf-8")
    return python


def plugins(names: list[str]) -> list[Path]:
    """The folders of the plugins, by name."""
    found = {path.parent.name: path.parent for path in sorted(HERE.glob("*/pyproject.toml"))}
    if missing := set(names) - set(found):
        sys.exit(f"there is no plugin {', '.join(sorted(missing))}; there are: {', '.join(found)}")
    return [folder for name, folder in found.items() if not names or name in names]


def wheel(project: Path, into: Path) -> Path:
    """Build the wheel of a project, from a copy: building leaves nothing behind."""
    into.mkdir()
    if UV:
        run(sys.executable, "-m", "uv", "build", "--quiet", "--wheel", "--out-dir", into, project)
    else:
        pip("wheel", "--no-deps", "--wheel-dir", into, project)
    (built,) = into.glob("*.whl")
    return built


def check(folder: Path, built: Path, said: str, work: Path, marked: str = "not long") -> None:
    """Install a plugin's wheel beside the core's, and run its tests from a copy that has no source beside it."""
    start = time.monotonic()
    about = (folder / "pyproject.toml").read_text("utf-8")
    project = tomllib.loads(about)
    wanted = [*project["project"]["dependencies"], *project.get("dependency-groups", {}).get("test", [])]
    if all(re.match(r"docextract(\[testing\])?(?![\w-])", wish) for wish in wanted):
        wanted = []  # the core's venv holds it
    python = install(KEPT / folder.name, built, said + about, *wanted, sees=[KEPT / "core"])
    copy = shutil.copytree(folder, work / folder.name, ignore=shutil.ignore_patterns("src", "__pycache__", ".*"))
    asked = ("-q", "-p", "no:cacheprovider", "-m", marked, "tests")
    told = run(python, "-m", "pytest", *asked, cwd=copy, fine=NONE_SELECTED if marked == "long" else 0)
    print(f"{folder.name}: {built.name}, {time.monotonic() - start:.0f} s\n{told}", end="", flush=True)


def begun(said: str, work: Path, long: bool) -> None:
    """Build the plugin that ``docextract plugin new`` of the wheel writes, and check it among the long tests."""
    folder = work / "new" / "docextract-begun"
    folder.parent.mkdir()
    run(python_of(KEPT / "core"), "-m", "docextract", "plugin", "new", "begun", cwd=folder.parent)
    built = wheel(folder, work / "wheel-begun")
    if long:
        check(folder, built, said, work)


def main() -> int:
    """Check the plugins that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="folders of plugins (default: all)")
    parser.add_argument("--fresh", action="store_true", help="make the venvs again")
    parser.add_argument("--long", action="store_true", help="run the tests that are marked long, and no others")
    args = parser.parse_args()
    folders = plugins(args.names)
    start = time.monotonic()
    if args.fresh:
        shutil.rmtree(KEPT, ignore_errors=True)
    said = f"{sys.version}\n{(PROJECT / 'pyproject.toml').read_text('utf-8')}\n"
    with tempfile.TemporaryDirectory() as temporary, ThreadPoolExecutor(os.cpu_count()) as pool:
        work = Path(temporary)
        core, *built = pool.map(lambda project: wheel(project, work / f"wheel-{project.name}"), [PROJECT, *folders])
        install(KEPT / "core", core, said, extra="[testing]")
        marked = "long" if args.long else "not long"
        checks = [
            pool.submit(check, *each, said, work, marked) for each in reversed([*zip(folders, built, strict=True)])
        ]
        checks.append(pool.submit(begun, said, work, args.long))
        for done in checks:
            done.result()
        together = make_venv(work / "together", sees=[KEPT / "core", *(KEPT / folder.name for folder in folders)])
        listed = run(together, "-m", "docextract", "plugins", cwd=work)
    print(listed, end="")
    if missing := [folder.name for folder in folders if folder.name not in listed]:
        sys.exit(f"together they are not all there: {', '.join(missing)}")
    print(f"plugins: {len(folders)}, {time.monotonic() - start:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
