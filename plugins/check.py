"""Check every plugin of this folder as a stranger gets it: wheels, a venv of its own, its tests run from elsewhere.

python plugins/check.py              build the core's wheel and each plugin's, install them, run the plugins' tests
python plugins/check.py NAME ...     only these folders

A folder with a ``pyproject.toml`` is a plugin; its dependency group ``test`` says what its tests want. The wheel of the
core and what it depends on are installed once; each plugin gets a venv that sees them and holds what is its own. At
last a plugin is begun and checked in the same way, and all others are installed together: ``docextract plugins`` must
list them.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
PROJECT = HERE.parent


def run(*command: object, **more: object) -> None:
    """Run a command; leave with its output where it fails."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "DOCEXTRACT"))}
    subprocess.run([str(part) for part in command], check=True, env=environment, **more)  # type: ignore[call-overload]


def pip(*arguments: object) -> None:
    """pip of the Python that runs this."""
    run(sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments)


def make_venv(folder: Path, *, sees: Path | None = None) -> Path:
    """A venv without pip that also sees the packages of another one; its Python."""
    venv.create(folder, symlinks=os.name != "nt")
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if sees is not None:
        (site_packages(folder) / "core.pth").write_text(f"{site_packages(sees)}\n")
    return python


def site_packages(folder: Path) -> Path:
    """Where a venv keeps its packages."""
    found = [*folder.glob("lib/python*/site-packages"), *folder.glob("Lib/site-packages")]
    return found[0]


def plugins(names: list[str]) -> list[Path]:
    """The folders of the plugins, by name."""
    found = {path.parent.name: path.parent for path in sorted(HERE.glob("*/pyproject.toml"))}
    if missing := set(names) - set(found):
        sys.exit(f"there is no plugin {', '.join(sorted(missing))}; there are: {', '.join(found)}")
    return [folder for name, folder in found.items() if not names or name in names]


def wheel(project: Path, into: Path) -> Path:
    """Build the wheel of a project, from a copy: building leaves nothing behind."""
    into.mkdir()
    pip("wheel", "--no-deps", "--wheel-dir", into, project)
    (built,) = into.glob("*.whl")
    return built


def check(folder: Path, built: Path, core: Path, work: Path) -> None:
    """Install a plugin's wheel beside the core's, and run its tests from a copy that has no source beside it."""
    place = work / f"checked-{folder.name}"
    python = make_venv(place / "venv", sees=core)
    groups = tomllib.loads((folder / "pyproject.toml").read_text("utf-8")).get("dependency-groups", {})
    pip("--python", python, "install", built, *groups.get("test", []))
    copy = shutil.copytree(folder, place / "copy", ignore=shutil.ignore_patterns("src", "__pycache__", ".*"))
    run(python, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests", cwd=copy)


def main() -> int:
    """Check the plugins that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="folders of plugins (default: all)")
    folders = plugins(parser.parse_args().names)
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as temporary:
        work = Path(temporary)
        core = work / "core"
        python = make_venv(core)
        pip("--python", python, "install", f"{wheel(PROJECT, work / 'wheel')}[testing]")
        built = {folder: wheel(folder, work / f"wheel-{folder.name}") for folder in folders}
        for folder in folders:
            print(f"{folder.name}: {built[folder].name}", flush=True)
            check(folder, built[folder], core, work)
        begun = work / "docextract-begun"
        subprocess.run(
            [python, "-m", "docextract", "plugin", "new", "begun"], check=True, cwd=work, stdout=subprocess.DEVNULL
        )
        check(begun, wheel(begun, work / "wheel-begun"), core, work)
        together = make_venv(work / "together", sees=core)
        pip("--python", together, "install", *built.values())
        listed = subprocess.run([together, "-m", "docextract", "plugins"], capture_output=True, text=True, cwd=work)
        sys.stdout.write(listed.stdout)
        sys.stderr.write(listed.stderr)
        missing = [folder.name for folder in folders if folder.name not in listed.stdout]
        if listed.returncode or missing:
            sys.exit(f"together they are not all there: {', '.join(missing)}")
    print(f"plugins: {len(folders)}, {time.monotonic() - start:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
