"""What a reader needs beyond the defaults it gets where the operator grants it, and nowhere else."""

from __future__ import annotations

import textwrap
from pathlib import Path

import pytest

from docextract import InvalidRequestError, Options, Registry, TaggingData
from docextract.plugin import Needs, Reader, Registrar, hookimpl
from docextract.sandbox.client import Sandbox
from docextract.sandbox.grants import granted
from docextract.sandbox.probes import level

MIB = 1024 * 1024
ROLL = TaggingData(asset_type="OFFICE", document_type="RENT_ROLL")

PLUGIN = """
    from pathlib import Path
    from docextract.plugin import Document, Needs, Reader, Sheet, hookimpl

    SECRETS = Path(__file__).parent.parent / "models" / "words.txt"

    def read(request):
        room = bytearray(1800 << 20)  # more than a child may have by default
        words = SECRETS.read_text()  # and a file that it may not open
        rows = [["Unit", "Tenant", "Rent"], ["1", words, 500], ["2", "Boll", 600], ["Total", None, 1100]]
        sheet = Sheet(1, "Read", rows)
        return Document("hungry", "text/csv", sheets=[sheet], sheet_names=["Read"])

    @hookimpl
    def register_readers(registrar):
        needs = Needs(memory_bytes=4 << 30, seconds=40, folders=(SECRETS.parent,))
        registrar.add(Reader("hungry", ("csv",), read, "hungry", needs))
"""


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Registry:
    """The plugin as it is installed, and the registry of what is installed then."""
    folder = tmp_path / "site"
    info = folder / "hungry-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: hungry\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[docextract]\nhungry = hungry_plugin\n")
    (folder / "hungry_plugin.py").write_text(textwrap.dedent(PLUGIN))
    (tmp_path / "models").mkdir()
    (tmp_path / "models" / "words.txt").write_text("Ames")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("DOCEXTRACT_PLUGINS", "hungry")
    return Registry.build()


def test_a_reader_with_a_grant_has_the_memory_and_the_folders_that_it_needs(site: Registry) -> None:
    options = Options(reader="hungry", grants=("hungry",))
    with Sandbox() as sandbox:
        (outcome,) = sandbox.outcomes(b"a,b\n1,2\n3,4\n", [ROLL], options=options, registry=site)
    assert outcome.error is None
    assert outcome.extraction is not None
    assert [row.tenant_name for row in outcome.extraction.rows] == ["Ames", "Boll"]
    assert outcome.extraction.meta.engine is not None
    assert "limits" not in outcome.extraction.meta.engine.options, "a grant changes no answer"


def test_without_the_grant_it_is_refused_and_told_what_it_needs(site: Registry) -> None:
    with Sandbox() as sandbox, pytest.raises(InvalidRequestError, match=r"'hungry' needs 4,294,967,296 bytes") as error:
        sandbox.outcomes(b"a,b\n1,2\n3,4\n", [ROLL], options=Options(reader="hungry"), registry=site)
    assert error.value.details["field"] == "grants"


@pytest.mark.skipif(not level().whole, reason="this system confines no process")
def test_another_reader_gets_nothing_of_it(site: Registry, monkeypatch: pytest.MonkeyPatch) -> None:
    grant = granted(Options(reader="delimited", grants=("hungry",)), site)
    assert grant.folders == ()
    assert grant.limits == Options().limits


def needy(name: str, needs: Needs) -> Registry:
    class Plugin:
        __name__ = name

        @hookimpl
        def register_readers(self, registrar: Registrar[Reader]) -> None:
            registrar.add(Reader(name, ("csv",), "nowhere:read", needs=needs))

    return Registry.build([Plugin()])


def test_the_environment_grants_like_the_options(monkeypatch: pytest.MonkeyPatch) -> None:
    registry = needy("slow", Needs(processor_seconds=300))
    assert granted(Options(), registry).limits.worker_processor_seconds == 20
    monkeypatch.setenv("DOCEXTRACT_GRANT", " slow ,")
    assert granted(Options(), registry).limits.worker_processor_seconds == 300
    assert granted(Options(), registry).limits.worker_memory_bytes == 1024 * MIB


def test_a_grant_takes_nothing_away() -> None:
    registry = needy("modest", Needs(memory_bytes=1, seconds=1))
    assert granted(Options(grants=("modest",)), registry).limits == Options().limits


def test_a_grant_for_a_reader_that_is_not_there_is_an_error() -> None:
    with pytest.raises(InvalidRequestError, match="no reader 'ocr'"):
        granted(Options(grants=("ocr",)), Registry.build([]))
