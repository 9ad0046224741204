"""Loading plugins: by entry point, by choice of the environment, and never without saying who failed."""

from __future__ import annotations

import subprocess
import sys
import textwrap
from pathlib import Path
from types import SimpleNamespace

import acme
import pytest

import docextract
from docextract import PluginError, Registry
from docextract.plugin import HOOKS_VERSION, Exporter, FinishedExtraction, Registrar, hookimpl

TESTS = Path(__file__).parent


def install(folder: Path, distribution: str, version: str, entry_points: dict[str, str], **modules: str) -> None:
    """Lay out a distribution as an installer leaves it: modules beside a dist-info folder."""
    info = folder / f"{distribution}-{version}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: {version}\n")
    points = "".join(f"{name} = {module}\n" for name, module in entry_points.items())
    (info / "entry_points.txt").write_text(f"[docextract]\n{points}")
    for name, source in modules.items():
        (folder / f"{name}.py").write_text(textwrap.dedent(source))


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder on the import path, for distributions."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delenv("DOCEXTRACT_PLUGINS", raising=False)
    return tmp_path


def names(registry: Registry) -> list[str]:
    return [plugin.name for plugin in registry.plugins]


def test_an_installed_distribution_is_found_with_its_version(site: Path) -> None:
    install(site, "acme-parking", "3.1", {"acme": "acme"})
    registry = Registry.build()
    assert names(registry) == ["builtin", "acme"]
    assert registry.plugins[1].version == "3.1"
    assert registry.plugins[1].origin == "acme-parking 3.1"
    assert "PARKING_LIST" in registry.document_types


def test_the_environment_narrows_what_is_loaded_and_the_rest_is_not_imported(
    site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(site, "acme-parking", "3.1", {"acme": "acme"})
    install(site, "broken", "1.0", {"broken": "broken_plugin"}, broken_plugin="raise RuntimeError('never imported')")
    monkeypatch.setenv("DOCEXTRACT_PLUGINS", " acme , builtin")
    assert names(Registry.build()) == ["builtin", "acme"]
    monkeypatch.setenv("DOCEXTRACT_PLUGINS", "")
    assert names(Registry.build()) == ["builtin"]


def test_an_environment_that_names_what_is_not_installed_is_an_error(
    site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(site, "acme-parking", "3.1", {"acme": "acme"})
    monkeypatch.setenv("DOCEXTRACT_PLUGINS", "acme,amce")
    with pytest.raises(PluginError, match="no plugin 'amce' installed; there are: acme"):
        Registry.build()


@pytest.mark.parametrize("source", ["import no_such_module", "raise SystemExit(3)", "def f(:"])
def test_a_plugin_that_fails_to_load_is_named_with_its_distribution(site: Path, source: str) -> None:
    install(site, "broken", "1.0", {"fragile": "fragile_plugin"}, fragile_plugin=source)
    sys.modules.pop("fragile_plugin", None)
    with pytest.raises(PluginError, match=r"'fragile' of broken 1\.0 cannot be loaded: \w+") as error:
        Registry.build()
    assert error.value.details["plugin"] == "fragile"
    assert error.value.__cause__ is not None


def test_two_distributions_with_one_plugin_name_are_both_named(site: Path) -> None:
    install(site / "a", "first", "1.0", {"same": "acme"})
    install(site / "b", "second", "2.0", {"same": "acme"})
    sys.path[:0] = [str(site / "a"), str(site / "b")]
    try:
        with pytest.raises(PluginError, match=r"called 'same': one of first 1\.0, one of second 2\.0"):
            Registry.build()
    finally:
        del sys.path[:2]


def test_nobody_can_take_the_place_of_the_builtin_plugin(site: Path) -> None:
    install(site, "impostor", "1.0", {"builtin": "acme"})
    with pytest.raises(PluginError, match=r"called 'builtin': one of docextract, one of impostor 1\.0"):
        Registry.build()


def test_a_registry_can_be_built_of_names_and_modules_alone(site: Path) -> None:
    install(site, "acme-parking", "3.1", {"acme": "acme"})
    install(site, "broken", "1.0", {"broken": "broken_plugin"}, broken_plugin="raise RuntimeError('never imported')")
    assert names(Registry.build(["acme"])) == ["builtin", "acme"]
    assert names(Registry.build([acme])) == ["builtin", "acme"]
    assert names(Registry.build([])) == ["builtin"]


def test_a_module_is_called_as_it_is_when_it_is_installed(site: Path) -> None:
    assert names(Registry.build([SimpleNamespace(__name__="docextract_parking", register_readers=nothing)])) == [
        "builtin", "parking"
    ]  # fmt: skip
    install(site, "acme-parking", "3.1", {"spaces": "parking_spaces"})
    (_, plugin) = Registry.build([SimpleNamespace(__name__="parking_spaces", register_readers=nothing)]).plugins
    assert (plugin.name, plugin.version, plugin.origin) == ("spaces", "3.1", "acme-parking 3.1")


@hookimpl
def nothing(registrar: Registrar[object]) -> None: ...


def test_a_hook_that_does_not_exist_is_refused_by_name() -> None:
    @hookimpl
    def register_horoscopes(registrar: Registrar[object]) -> None: ...

    with pytest.raises(PluginError, match=rf"'stars' .*hooks \(version {HOOKS_VERSION}\).*register_horoscopes"):
        Registry.build([SimpleNamespace(__name__="stars", register_horoscopes=register_horoscopes)])


def test_a_hook_that_wants_other_arguments_is_refused_by_name() -> None:
    @hookimpl
    def register_readers(registrar: object, extra: object) -> None: ...

    with pytest.raises(PluginError, match=r"'greedy'.*extra"):
        Registry.build([SimpleNamespace(__name__="greedy", register_readers=register_readers)])


def test_a_plugin_without_hooks_is_told_to_mark_its_functions() -> None:
    def register_readers(registrar: object) -> None: ...

    with pytest.raises(PluginError, match="'unmarked' .*implements no hook: mark its functions with @hookimpl"):
        Registry.build([SimpleNamespace(__name__="unmarked", register_readers=register_readers)])


def test_a_plugin_that_breaks_while_it_registers_is_named() -> None:
    @hookimpl
    def register_readers(registrar: object) -> None:
        raise KeyError("oops")

    with pytest.raises(PluginError, match="'clumsy' .*failed while it registered a reader: KeyError: 'oops'"):
        Registry.build([SimpleNamespace(__name__="clumsy", register_readers=register_readers)])


def test_a_plugin_that_cannot_be_loaded_is_left_out_where_that_is_asked(
    site: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    install(site, "acme-parking", "3.1", {"acme": "acme"})
    install(site, "broken", "1.0", {"fragile": "fragile_too"}, fragile_too="import no_such_module")
    with pytest.raises(PluginError):
        Registry.build()
    monkeypatch.setenv("DOCEXTRACT_PLUGINS_SKIP_BROKEN", "1")
    registry = Registry.build()
    assert names(registry) == ["builtin", "acme"]
    assert [error.details["plugin"] for error in registry.left_out] == ["fragile"]
    assert "'fragile' of broken 1.0 cannot be loaded" in caplog.text
    assert names(Registry.build(["acme", "fragile"])) == ["builtin", "acme"]
    with pytest.raises(PluginError):
        Registry.build(skip_broken=False)


def test_a_plugin_that_fails_while_it_registers_is_left_out_with_all_that_it_registered() -> None:
    @hookimpl
    def register_exporters(registrar: Registrar[Exporter]) -> None:
        registrar.add(Exporter("lost", "lost", "text/plain", ".lost", "nowhere:write"))

    @hookimpl
    def register_readers(registrar: Registrar[object]) -> None:
        raise KeyError("oops")

    clumsy = SimpleNamespace(
        __name__="clumsy", register_readers=register_readers, register_exporters=register_exporters
    )
    registry = Registry.build([acme, clumsy], skip_broken=True)
    assert names(registry) == ["builtin", "acme"]
    assert "lost" not in registry.exporters
    assert [error.details["plugin"] for error in registry.left_out] == ["clumsy"]


def test_a_conflict_leaves_out_neither_since_nobody_knows_which_is_meant() -> None:
    with pytest.raises(PluginError, match=r"'acme'.*'twin'"):
        Registry.build(
            [acme, SimpleNamespace(__name__="twin", register_exporters=acme.register_exporters)], skip_broken=True
        )


def test_the_command_line_says_what_was_left_out(site: Path) -> None:
    install(site, "broken", "1.0", {"fragile": "fragile_three"}, fragile_three="import no_such_module")
    done = subprocess.run(
        [sys.executable, "-m", "docextract", "plugins"],
        env={"PYTHONPATH": f"{site}:{Path(docextract.__file__).parents[1]}", "DOCEXTRACT_PLUGINS_SKIP_BROKEN": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "! The plugin 'fragile' of broken 1.0 cannot be loaded" in done.stdout


def test_the_trace_prints_every_hook_call(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("DOCEXTRACT_TRACE", "1")
    registry = Registry.build([acme])
    registry.notify(FinishedExtraction("OFFICE", "RENT_ROLL", None, None))
    lines = capsys.readouterr().err.splitlines()
    assert "docextract: hook register_exporters(registrar) -> builtin, acme" in lines
    assert "docextract: hook extraction_finished(finished) -> acme" in lines


def test_without_the_trace_nothing_is_printed(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("DOCEXTRACT_TRACE", raising=False)
    Registry.build([acme])
    assert capfd.readouterr() == ("", "")


def test_every_hook_is_used_by_the_builtin_plugin_or_by_this_test_plugin() -> None:
    from docextract import builtin, hookspecs

    hooks = {name for name in vars(hookspecs) if name.startswith(("register_", "extraction_"))}
    used = {name for module in (builtin, acme) for name in vars(module)}
    assert hooks - used == {"register_account_mappings"}


def test_the_builtin_plugin_is_an_entry_point_like_any_other() -> None:
    from importlib.metadata import entry_points

    (point,) = [p for p in entry_points(group="docextract") if p.name == "builtin"]
    assert point.load() is sys.modules["docextract.builtin"]


def test_a_plugin_of_another_process_reaches_the_library_without_any_argument(tmp_path: Path) -> None:
    install(tmp_path, "acme-parking", "3.1", {"acme": "acme"})
    script = "import docextract; print([t.value for t in docextract.document_types()])"
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={"PYTHONPATH": f"{tmp_path}:{TESTS}:{Path(docextract.__file__).parents[1]}"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert "'PARKING_LIST'" in done.stdout
