"""Status words, section headings, sentinels and marks."""

from __future__ import annotations

from docextract.vocabulary import SectionMatch, StatusMatch, load_vocabulary
from fewer import each

VOCABULARY = load_vocabulary()

LISTED = {
    "OCCUPIED": "Occupied|OCC|Current|Renewed|Occupied No Notice|MTM|Leased",
    "NOTICE": "Notice|On Notice|NTV|NTC|Occupied-NTV|Notice-Unrented|Notice Unrented",
    "NOTICE_LEASED": "Occupied-NTVL|Notice-Rented|Notice Rented",
    "EVICTION": "Evict|Eviction|Evicted",
    "EMPLOYEE": "Employee|Employee Unit|Courtesy Officer",
    "VACANT": "Vacant|VACANT|VAC|-- Vacant --|*Vacant|Vacant Unit|Available|Ready|Vacant-Unrented|"
    "Vacant Unrented Ready|Vacant Unrented Not Ready",
    "VACANT_LEASED": "Vacant-Leased|Vacant-Rented|Vacant Rented Ready|Vacant Rented Not Ready|Leased/Unoccupied",
    "MODEL": "Model|MODEL|MDL",
    "ADMIN": "Admin|ADMIN",
    "DOWN": "Down|DOWN|DWN|Offline|Make Ready|Admin/Down",
    "APPLICANT": "Applicant|APP|Applied|Pending|Wait List",
    "FUTURE": "Future|Future Resident|Future Residents|New Lease|New Leases",
    "RENEWAL": "PR|Pending renewal",
    "TRANSFER": "Transfer In|Transfer Out|Transfer",
    "FORMER": "Previous|Past|Former|Moved Out|Canceled",
}
WORDS = [(status, word) for status, words in LISTED.items() for word in words.split("|")]


@each(WORDS)
def test_every_listed_word_says_its_status_alone_and_before_a_bracket(status: str, word: str) -> None:
    for text in (word, word.lower(), f" {word}: ", f"{word} (06/30/2025)"):
        match = VOCABULARY.status(text, in_column=True)
        assert match is not None
        assert match.status == status


@each(
    [
        ("O", "OCCUPIED"),
        ("C", "OCCUPIED"),
        ("N", "NOTICE"),
        ("V", "VACANT"),
        ("M", "MODEL"),
        ("D", "DOWN"),
        ("P", "APPLICANT"),
    ]
)
def test_single_letters_count_only_inside_a_status_column(letter: str, status: str) -> None:
    match = VOCABULARY.status(letter, in_column=True)
    assert match is not None
    assert match.status == status
    assert VOCABULARY.status(letter, in_column=False) is None


def test_words_that_need_more_than_themselves_say_so() -> None:
    assert VOCABULARY.status("Leased", in_column=True) == StatusMatch("OCCUPIED", "leased")
    assert VOCABULARY.status("P", in_column=True) == StatusMatch("APPLICANT", "pending")
    assert VOCABULARY.status("Transfer", in_column=True) == StatusMatch("TRANSFER", "transfer")
    assert VOCABULARY.status("Occupied", in_column=True) == StatusMatch("OCCUPIED")


@each(
    [
        ("Vacant?", "Yes", "VACANT"),
        ("Vacant?", "no", "OCCUPIED"),
        ("Occ?", "Yes", "OCCUPIED"),
        ("Occ?", "N", "VACANT"),
        ("Occupied", "y", "OCCUPIED"),
    ]
)
def test_yes_and_no_are_statuses_only_under_a_header_that_asks(header: str, text: str, status: str) -> None:
    assert VOCABULARY.status(text, in_column=True, header=header) == StatusMatch(status)
    assert VOCABULARY.status(text, in_column=True, header="Pets?") != StatusMatch(status)


@each(
    [
        ("Occupied - Notice Given 30 days", "NOTICE"),
        ("Vacant Unit - Leased", "VACANT_LEASED"),
        ("Vacant Not Leased", "VACANT"),
        ("Current/On-Notice", "NOTICE"),
        ("Occupied without notice", "OCCUPIED"),
    ]
)
def test_other_wording_is_read_inside_a_status_column_only(text: str, status: str) -> None:
    match = VOCABULARY.status(text, in_column=True)
    assert match is not None
    assert match.status == status


@each(
    [
        "John Vacanti",
        "Down Town Deli LLC",
        "Modelo Group",
        "Currently",
        "1BR",
        "",
        "Smith, Ann",
        "Notices and Co of America East LLC Ltd",
    ]
)
def test_names_are_no_statuses(text: str) -> None:
    assert VOCABULARY.status(text, in_column=False) is None


@each(
    [
        ("Current/Notice/Vacant Residents", SectionMatch(None, "current")),
        ("Future Residents/Applicants", SectionMatch("FUTURE", "future")),
        ("Occupied Suites", SectionMatch("OCCUPIED", "current")),
        ("Vacant Suites", SectionMatch("VACANT", "current")),
        ("New Leases", SectionMatch("FUTURE", "future")),
        ("Current", SectionMatch("OCCUPIED", "current")),
        ("Future", SectionMatch("FUTURE", "future")),
        ("Notice", SectionMatch("NOTICE", "current")),
        ("Notice Rented", SectionMatch("NOTICE_LEASED", "current")),
        ("Vacant Unrented", SectionMatch("VACANT", "current")),
        ("Vacant Rented", SectionMatch("VACANT_LEASED", "current")),
        ("Evicted", SectionMatch("EVICTION", "current")),
        ("Pending", SectionMatch("APPLICANT", "future", "pending")),
        ("Suite Details", SectionMatch(None, "current")),
        ("Future Tenant Details", SectionMatch("FUTURE", "future")),
        ("Current (12)", SectionMatch("OCCUPIED", "current")),
        ("Past Residents", SectionMatch("FORMER", "former")),
    ]
)
def test_headings_set_status_and_scope(heading: str, section: SectionMatch) -> None:
    assert VOCABULARY.section(heading) == section


@each(
    [
        "Maple Court",
        "Current Rent",
        "Future Rent Increases",
        "Total Vacant Units",
        "101",
        "",
        "Vacancy Street Apartments",
    ]
)
def test_other_lines_are_no_section_headings(text: str) -> None:
    assert VOCABULARY.section(text) is None


@each(
    [
        ("VACANT", "VACANT"),
        ("-- Vacant --", "VACANT"),
        ("*Vacant", "VACANT"),
        ("Vacant Unit", "VACANT"),
        ("MODEL", "MODEL"),
        ("DOWN", "DOWN"),
        ("ADMIN", "ADMIN"),
        ("Vacant (t000)", "VACANT"),
        ("Vacant*", "VACANT"),
    ]
)
def test_sentinels_stand_where_a_tenant_would(text: str, status: str) -> None:
    assert VOCABULARY.sentinel(text) == status


@each([
    "Acme LLC", "Down Town Deli", "Vacant Lots Realty LLC", "Model Behavior Inc.", "Employee Benefits Group", "", "V",
    "A - .",
])  # fmt: skip
def test_tenants_are_no_sentinels(text: str) -> None:
    assert VOCABULARY.sentinel(text) is None


def test_marks_before_a_tenant_say_future_pending_and_past() -> None:
    assert VOCABULARY.lease_prefix("* Vitalant (t0001137)") == ("FUTURE", "Vitalant (t0001137)")
    assert VOCABULARY.lease_prefix("** Acme") == ("RENEWAL", "Acme")
    assert VOCABULARY.lease_prefix("*** Acme LLC ") == ("FORMER", "Acme LLC")
    for text in ("Acme", "*Vacant", "* Vacant", "**** Acme", "*", "Acme *"):
        assert VOCABULARY.lease_prefix(text) is None


@each(
    [
        ("-- unrentable --", "DOWN"),
        ("** Unrentable - flooded **", "DOWN"),
        ("Leerstand / vacant", "VACANT"),
        ("Leasing office / model", "ADMIN"),
        ("Vacant / Ann Ames", None),
        ("** OUT OF ORDER **", "DOWN"),
        ("** Model **", "MODEL"),
        ("None - Vacant", "VACANT"),
        ("DARK - Vacant", "VACANT"),
        ("not rented 2025", "VACANT"),
        ("No tenant - available", "VACANT"),
        ("V acant", "VACANT"),
        ("Vacant, being painted", "VACANT"),
        ("Vacant as of 9/1", "VACANT"),
        ("not rented for 2025", "VACANT"),
        ("Vacant/Rehab", "VACANT"),
        ("Vacant, leased from 3/1", "VACANT_LEASED"),
        ("Empty. Roof being stripped", "VACANT"),
        ("Void, refurbishing", "VACANT"),
        ("Open, Inc.", None),
        ("Empty Vase, The", None),
        ("Staff Unit", "EMPLOYEE"),
        ("COMPANY UNIT", "ADMIN"),
        ("** Vance, Una", None),
        ("- Ann Ames -", None),
        ("Ann Ames Unit", None),
    ]
)
def test_what_is_set_off_or_says_that_nobody_is_there_is_a_status_and_no_name(text: str, status: str | None) -> None:
    assert VOCABULARY.sentinel(text) == status


def test_a_status_between_marks_is_no_mark_before_a_name() -> None:
    assert VOCABULARY.lease_prefix("** Vance, Una") == ("RENEWAL", "Vance, Una")
    assert VOCABULARY.lease_prefix("** OUT OF ORDER **") is None
