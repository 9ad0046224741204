"""The contracts: what is built in fulfils them, and what breaks one is told which and how."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from decimal import Decimal
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, ClassVar

import acme
import pytest

from docextract import Options, Registry
from docextract.context import DataSet, ExtractionContext
from docextract.models.findings import Ledger, Note
from docextract.plugin import (
    AccountMapping,
    AssetType,
    Check,
    Date,
    Document,
    DocumentType,
    Exporter,
    GridFinder,
    Money,
    Place,
    Reader,
    Row,
    Sheet,
    SheetGrid,
    TableExtractor,
    Vocabulary,
    flagged,
    hookimpl,
)
from docextract.testing import (
    AccountMappingContract,
    AssetTypeContract,
    CheckContract,
    DocumentTypeContract,
    ExporterContract,
    GridFinderContract,
    LayoutContract,
    ObserverContract,
    ReaderContract,
    VocabularyContract,
    pages,
    workbook,
    write,
)

ROLL = write("handmade.commercial", seed=1, format="xlsx").data
ROLL_PDF = write("handmade.commercial", seed=1, format="pdf").data
LINES = [
    ["Loans"],
    ["Lender", "Drawn", "Balance"],
    ["A", "01/02/2024", 10],
    ["B", "02/03/2024", 15],
    ["Total", None, 25],
]
LOANS = workbook(LINES)


class TestRentRolls(DocumentTypeContract):
    document_type = "RENT_ROLL"
    asset_type = "OFFICE"
    documents = (ROLL, ROLL_PDF)


@cache
def statements() -> tuple[bytes, ...]:
    """Written when they are read, and not by each process that collects tests."""
    return write("yardi.statement12", 1, "xlsx").data, write("yardi.statement12", 1, "pdf").data


class TestStatements(DocumentTypeContract):
    document_type = "OPERATING_STATEMENT_T12"
    asset_type = "MULTIFAMILY"
    documents = property(lambda _: statements())


class TestReaderOfWorkbooks(ReaderContract):
    reader = "xlsx"
    documents = (ROLL,)


class TestReaderOfPages(ReaderContract):
    reader = "pdfium"
    documents = (ROLL_PDF,)


class TestFinderOfReports(GridFinderContract):
    finder = "report"
    documents = (ROLL, ROLL_PDF)
    foreign = None


class TestRentsAddUp(CheckContract):
    check_id = "acme.P01"
    document_type = "PARKING_LIST"
    registry = Registry.build([acme])
    passing = (workbook([["Space", "Holder", "Fee"], ["P1", "Ann", 5], ["Total", None, 5]]),)
    failing = (workbook([["Space", "Holder", "Fee"], ["P1", "Ann", 5], ["Total", None, 6]]),)


class TestCsv(ExporterContract):
    exporter = "csv"


class TestXlsx(ExporterContract):
    exporter = "xlsx"


class TestOffices(AssetTypeContract):
    asset_type = "OFFICE"
    documents = ((ROLL, "RENT_ROLL"), (ROLL_PDF, "RENT_ROLL"))


class TestAirfields(AssetTypeContract):
    asset_type = "AIRFIELD"
    registry = Registry.build([acme])
    documents = ((workbook([["Space", "Holder", "Fee"], ["P1", "Ann", 5], ["Total", None, 5]]), "PARKING_LIST"),)


class TestObserverOfAcme(ObserverContract):
    plugin = "acme"
    registry = Registry.build([acme])


class Loan(Row):
    """One loan."""

    lender: str
    drawn: Date | None = None
    balance: Money | None = None


good = TableExtractor(Loan, {"lender": ["Lender"], "drawn": ["Drawn"], "balance": ["Balance"]})
COUNT = iter(range(10**6))


def without_places(context: ExtractionContext) -> DataSet:
    data = good(context)
    data.rows[0].sources.pop("balance")
    return data


def beside_the_place(context: ExtractionContext) -> DataSet:
    data = good(context)
    data.rows[0].sources["balance"] = [Place.at("Sheet1", 3, 2)]
    return data


def invented(context: ExtractionContext) -> DataSet:
    data = good(context)
    data.rows[0].balance = Decimal(11)
    return data


def random(context: ExtractionContext) -> DataSet:
    data = good(context)
    data.warnings.append(Note(type="counted", message=str(next(COUNT))))
    return data


def short_ledger(context: ExtractionContext) -> DataSet:
    data = good(context)
    data.ledger = Ledger(read=3, by_role={"DATA": 3})
    return data


def fragile(context: ExtractionContext) -> DataSet:
    data = good(context)
    assert len(data.rows) == 2
    return data


def calls_home(context: ExtractionContext) -> DataSet:
    import contextlib
    import socket

    with contextlib.suppress(OSError):
        socket.create_connection(("127.0.0.1", 9), timeout=0.1)
    return good(context)


def untyped(context: ExtractionContext) -> DataSet:
    data = good(context)
    data.rows[0].unread = {"lender": None}
    return data


def broken_check(data: DataSet, context: ExtractionContext) -> Any:
    raise KeyError("oops")


BREAKS: list[tuple[Callable[..., DataSet], str, str]] = [
    (without_places, "every_number_and_date", "rows.0..balance = 10 says no place"),
    (beside_the_place, "every_number_and_date", "rows.0..balance = 10 stands at .*, where '15' is printed"),
    (invented, "every_number_and_date", "rows.0..balance = 11 stands at .*, where '10' is printed"),
    (random, "same_document", "two answers of one document differ"),
    (short_ledger, "accounted_for", "5 rows are in the grids, 3 in the ledger"),
    (fragile, "garbage", "Extracting LOAN_LIST failed"),
    (calls_home, "network", "socket.getaddrinfo"),
    (untyped, "schema", ""),
]


@pytest.mark.parametrize(("extract", "test", "told"), BREAKS, ids=lambda value: getattr(value, "__name__", ""))
def test_an_extractor_that_breaks_a_promise_fails_the_test_of_that_promise(
    extract: Callable[..., DataSet], test: str, told: str
) -> None:
    failed = {name: error for name, error in run(of_loans(extract)).items() if error is not None}
    mine = [error for name, error in failed.items() if test in name]
    assert mine, f"only {[*failed]} failed"
    (error,) = mine
    if told:
        with pytest.raises(AssertionError, match=told):
            raise error


def test_an_extractor_that_keeps_them_all_passes() -> None:
    assert {name: error for name, error in run(of_loans(good)).items() if error is not None} == {}


def test_a_check_that_breaks_fails_its_document_type() -> None:
    contract = of_loans(good, Check("loans.L01", "Broken", run=broken_check))
    failed = [name for name, error in run(contract).items() if error is not None]
    assert failed == ["test_every_check_answers_and_none_breaks", "test_garbage_is_refused_and_never_a_bug"]


def test_a_contract_without_documents_fails() -> None:
    class Empty(DocumentTypeContract):
        document_type = "RENT_ROLL"
        documents = ()

    assert all(error is not None for error in run(Empty()).values())


def test_a_check_that_cannot_fail_does_not_pass_its_contract() -> None:
    class Idle(CheckContract):
        check_id = "loans.L01"
        document_type = "LOAN_LIST"
        registry = registry_of(good, Check("loans.L01", "Idle", meaning="Never.", run=lambda d, c: [flagged([], "")]))
        passing = (LOANS,)
        failing = (workbook([*LINES[:-1], ["Total", None, 99]]),)

    failed = [name for name, error in run(Idle()).items() if error is not None]
    assert failed == ["test_what_is_wrong_does_not_pass_and_says_why"]


def test_a_reader_that_loses_sheets_and_an_exporter_that_counts_are_caught() -> None:
    @hookimpl
    def register_readers(registrar: Any) -> None:
        registrar.add(Reader("odd", ("csv",), lambda r: Document("odd", "text", sheets=[Sheet(1, "x", [[object()]])])))  # type: ignore[list-item]

    @hookimpl
    def register_exporters(registrar: Any) -> None:
        write_number = lambda extraction, file: file.write(str(next(COUNT)).encode())  # noqa: E731
        registrar.add(Exporter("odd", "odd", "text", "odd", write_number))

    odd = Registry.build(
        [SimpleNamespace(__name__="odd", register_readers=register_readers, register_exporters=register_exporters)]
    )

    class OddReader(ReaderContract):
        reader = "odd"
        documents = (b"a,b\n1,2\n3,4\n",)
        registry = odd

    class OddExporter(ExporterContract):
        exporter = "odd"
        registry = odd

    failed = {name for name, error in run(OddReader()).items() if error is not None}
    assert {
        "test_it_reads_pages_or_sheets_and_says_who_read_them", "test_sheets_are_named_and_their_rows_have_values",
        "test_a_part_that_is_not_there_is_refused_by_name",
    } <= failed  # fmt: skip
    failed = {name for name, error in run(OddExporter()).items() if error is not None}
    assert failed == {"test_the_same_answer_gives_the_same_bytes", "test_its_file_has_a_name_and_a_media_type"}


def test_a_finder_that_loses_text_or_takes_everything_is_caught() -> None:
    def find(document: Document) -> list[Any]:
        return [
            SheetGrid(sheet.rows[1:], max(map(len, sheet.rows)), finder="odd", of=sheet) for sheet in document.sheets
        ]

    @hookimpl
    def register_grid_finders(registrar: Any) -> None:
        registrar.add(GridFinder("odd", find))

    class Odd(GridFinderContract):
        finder = "odd"
        documents = (workbook([["lost", "here"], ["kept", "here"]]),)
        registry = Registry.build([SimpleNamespace(__name__="odd", register_grid_finders=register_grid_finders)])

    failed = {name for name, error in run(Odd()).items() if error is not None}
    assert failed == {"test_no_text_is_lost", "test_what_is_not_its_own_is_left_to_the_next"}


def words_of(folder: Path, name: str, text: str, hook: str, declared: Any) -> Registry:
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(text)
    namespace: dict[str, Any] = {}
    exec(f"def {hook}(registrar): registrar.add(declared)", {"declared": declared}, namespace)
    return Registry.build([SimpleNamespace(__name__="acme", **{hook: hookimpl(namespace[hook])})])


def test_words_and_mappings_that_mean_something_else_are_caught(tmp_path: Path) -> None:
    text = '[[status]]\nstatus = "VACANT"\nwords = ["bonny"]\n'
    made = words_of(tmp_path / "w", "statuses.toml", text, "register_vocabularies", Vocabulary("acme", tmp_path / "w"))

    class Words(VocabularyContract):
        vocabulary = "acme"
        registry = made
        headers: ClassVar[dict[str, str]] = {"Apt": "unit"}
        statuses: ClassVar[dict[str, str]] = {"Bonny": "VACANT"}
        charges: ClassVar[dict[str, str]] = {"Parking": "income.other.parking"}

    class WrongWords(Words):
        statuses: ClassVar[dict[str, str]] = {"Bonny": "OCCUPIED"}

    class NoWords(VocabularyContract):
        vocabulary = "acme"
        registry = made

    assert [list(filter(None, run(c()).values())) == [] for c in (Words, WrongWords, NoWords)] == [True, False, False]

    text = '[[label]]\ncategory = "expense.turnover"\nany = ["flux capacitors"]\n'
    mapping = AccountMapping("acme", tmp_path / "m")
    mapped = words_of(tmp_path / "m", "labels.toml", text, "register_account_mappings", mapping)

    class Labels(AccountMappingContract):
        mapping = "acme"
        registry = mapped
        labels: ClassVar[dict[str, tuple[str, str]]] = {"Flux Capacitors": ("EXPENSE", "expense.turnover")}

    class WrongLabels(Labels):
        labels: ClassVar[dict[str, tuple[str, str]]] = {"Flux Capacitors": ("EXPENSE", "expense.insurance")}

    assert [list(filter(None, run(c()).values())) == [] for c in (Labels, WrongLabels)] == [True, False]


def test_a_layout_that_is_not_recognised_or_takes_others_is_caught() -> None:
    sample = write("yardi.rentRollWithLeaseCharges", 1, "xlsx")
    mine = (sample.data, sample.asset_type, sample.document_type)
    other = (ROLL, "OFFICE", "RENT_ROLL")

    class Known(LayoutContract):
        template = "yardi.rentRollWithLeaseCharges"
        documents = (mine,)
        others = (other,)

    class Missed(Known):
        documents = (other,)

    class Greedy(Known):
        others = (mine,)

    assert [sum(e is not None for e in run(c()).values()) for c in (Known, Missed, Greedy)] == [0, 1, 1]


def types_of(*declared: AssetType) -> Registry:
    @hookimpl
    def register_asset_types(registrar: Any) -> None:
        for one in declared:
            registrar.add(one)

    return Registry.build([SimpleNamespace(__name__="types", register_asset_types=register_asset_types)])


def test_an_asset_type_that_is_misspelled_or_has_no_documents_is_caught() -> None:
    class Airfield(AssetTypeContract):
        asset_type = "AIRFIELD"
        registry = types_of(AssetType("AIRFIELD", "Airfield", aliases=("AIRPORT",), template="TENANT"))
        documents = ((ROLL, "RENT_ROLL"),)

    class Misspelled(Airfield):
        registry = types_of(AssetType("AIRFIELD", " ", aliases=("Air field 2",), template="HANGAR"))  # type: ignore[arg-type]

    class Empty(Airfield):
        documents = ()

    spelled = "test_its_value_and_aliases_are_spelled_as_requests_have_them"
    answered = "test_its_documents_are_answered_as_its_own"
    failed = [{name for name, e in run(c()).items() if e is not None} for c in (Airfield, Misspelled, Empty)]
    assert failed == [set(), {spelled}, {answered}]


def test_an_observer_that_raises_meddles_or_is_none_is_caught() -> None:
    def observing(observe: Callable[[Any], None]) -> Registry:
        @hookimpl
        def extraction_finished(finished: Any) -> None:
            observe(finished)

        return Registry.build([SimpleNamespace(__name__="odd", extraction_finished=extraction_finished)])

    def counts(finished: Any) -> None:
        len(finished.extraction.rows)

    def meddles(finished: Any) -> None:
        if finished.extraction is not None:
            finished.extraction.rows.clear()

    class Counts(ObserverContract):
        plugin = "odd"
        registry = observing(counts)

    class Meddles(Counts):
        registry = observing(meddles)

    class Idle(Counts):
        registry = Registry.build([])

    failed = [[name for name, e in run(c()).items() if e is not None] for c in (Counts, Meddles, Idle)]
    assert failed == [["test_it_takes_what_failed"], ["test_the_answer_is_left_as_it_was"], ["test_it_is_told"]]
    told = run(Counts())["test_it_takes_what_failed"]
    assert "odd raises AttributeError" in str(told)


def test_documents_made_of_rows_are_the_same_each_time() -> None:
    assert workbook(LINES) == LOANS
    assert pages(LINES) == pages(LINES)


def test_every_test_of_a_contract_says_what_it_asks() -> None:
    for contract in (DocumentTypeContract, ReaderContract, GridFinderContract, CheckContract, ExporterContract):
        for name, test in inspect.getmembers(contract, inspect.isfunction):
            assert not name.startswith("test_") or test.__doc__, f"{contract.__name__}.{name}"


def registry_of(extract: Any, *checks: Check) -> Registry:
    @hookimpl
    def register_document_types(registrar: Any) -> None:
        registrar.add(DocumentType("LOAN_LIST", "List of loans", row=Loan, extract=extract, checks=checks))

    return Registry.build([SimpleNamespace(__name__="loans", register_document_types=register_document_types)])


def of_loans(extract: Any, *more: Check) -> DocumentTypeContract:
    class Loans(DocumentTypeContract):
        document_type = "LOAN_LIST"
        documents = (LOANS,)
        registry: ClassVar[Registry | None] = registry_of(extract, *more)
        options = Options()

    return Loans()


def run(contract: Any) -> dict[str, Exception | None]:
    """Every test of a contract, with what it failed by."""
    results: dict[str, Exception | None] = {}
    for name in sorted(name for name in dir(contract) if name.startswith("test_")):
        try:
            getattr(contract, name)()
            results[name] = None
        except Exception as error:
            results[name] = error
    return results
