"""Schedules of insurance, for docextract."""

import re
from dataclasses import replace

from docextract.plugin import Check, Date, DocumentType, Money, Number, Row, StatedTotal, TableExtractor, adds_up
from docextract.plugin import RowSummary, read_lines


class Coverage(Row):
    # one policy, or one coverage of a policy
    property: str | None = None
    coverage: str | None = None
    carrier: str | None = None
    policy: str | None = None
    effective: Date | None = None
    expires: Date | None = None
    limit: Number | None = None
    deductible: Number | None = None
    premium: Money
    broker: str | None = None  # no field that is asked for, but else its column may be taken for one


HEADERS = {  # the plainest words first; their abbreviations are known
    "property": ["Property", "Location", "Premises", "Building", "Asset", "Site", "Project", "Risk Address"],
    "coverage": ["Coverage", "Line of Coverage", "Type of Insurance", "Kind of Insurance", "Class", "Line", "Covers"],
    "carrier": ["Carrier", "Insurer", "Insurance Co.", "Company", "Underwritten By", "Written By", "Provider"],
    "policy": ["Policy Number", "Policy No.", "Policy #", "Policy ID", "Policy Ref.", "Certificate No.", "Policy"],
    "effective": ["Effective Date", "Effective", "Inception", "Incept.", "From", "Start", "Begins", "Period", "Term"],
    "expires": ["Expiration Date", "Expires", "Exp. Date", "Expiry", "To", "End", "Ends", "Renewal"],
    "limit": ["Limit", "Limit of Insurance", "Coverage Amount", "Amount of Insurance", "Sum Insured", "Occurrence"],
    "deductible": ["Deductible", "Retention", "SIR", "Excess"],
    "premium": ["Annual Premium", "Premium", "Allocated Premium Current Yr", "Annual Cost", "Total Cost", "Cost"],
    "broker": ["Broker", "Agent", "Producer"],
}
# of headings that name a line of insurance, not a property
KIND = re.compile(r"\b(flood|umbrella|crime|cyber|boiler|terrorism|wind|earthquake|auto|compensation|breakdown)\b"
                  r"|\b(property|liability|casualty|insurance|policies|coverages?|lines|other|package)$", re.I)
AROUND = re.compile(r"^(property|location|building|premises|coverage)( name)?:\s*|\W+(cont'd|continued)\W*$", re.I)
TABLE = TableExtractor(Coverage, HEADERS, anchor="premium", sections=("property", "coverage"),
                       periods={"effective": "expires"}, ends=["Recap", "Recapitulation"])


def extract(context):
    data = TABLE(context)
    if "limit" not in data.headers:  # its words may be taken for those of the column beside it, on slanting headers
        data = replace(TABLE, headers=HEADERS | {"limit": ["£"]})(context)
    rows, cells, above, said = {row.sources["premium"][0]: row for row in data.rows}, {}, [], {}
    used = {place for row in data.rows for field in data.headers for place in row.sources.get(field, [])}
    for line in read_lines(data.grids or context.grids):
        found = [line.grid.cell(line.row, column) for column in line.filled]
        cells |= {cell.place: cell for cell in found}
        for cell in (cell for cell in found if cell.place in rows):
            free = [c for c in above if c.place not in used or font(c) != font(cell)]
            tell(rows[cell.place], data.headers, said, [c for c in free if c.place.page == cell.place.page])
        above = [*above, *found] if len(found) < 2 else []
    for row in data.rows:
        for field in {"property", "coverage", "carrier", "policy"} & row.sources.keys():
            parts = [cells[place] for place in row.sources[field] if place in cells]
            own = [part for part in parts if font(part) == font(parts[0])]
            if len(own) < len(parts):  # a heading close to the row was taken for a line of its cell
                setattr(row, field, " ".join(part.text for part in sorted(own, key=lambda part: part.place.box[1])))
                row.sources[field] = [part.place for part in own]
        row.sources = {"expires": row.sources.get("effective", []), **row.sources}  # two days in a cell have one place
    # totals that are no sums of the rows above, or have no word for it, name no policy
    totals = [row for row in data.rows if not (row.carrier or row.policy) or "total" in (row.carrier or "").lower()]
    kept = [row for row in data.rows if row not in totals]
    data.rows = [row.model_copy(update={"row_index": index}) for index, row in enumerate(kept)]
    data.totals.stated += [StatedTotal(label="Total", values={"premium": row.premium},
                                       sources={"premium": row.sources["premium"][0]}) for row in totals]
    data.totals.computed["premium"] = sum(row.premium for row in kept)
    data.ledger.by_role |= {"DATA": len(kept), "TOTAL": data.ledger.by_role.get("TOTAL", 0) + len(totals)}
    data.summary = RowSummary.of(data.rows, ["premium"])
    return data


def font(cell):
    return cell.style.font, cell.style.size


# gives a row what the headings right above it, or else those before, say; of several the first, bold ones before others
def tell(row, columns, said, headings):
    for cell in reversed([cell for cell in headings if cell.style.bold] or headings):
        said["coverage" if "property" in columns or KIND.search(cell.text) else "property"] = cell
    for field in {"property", "coverage"} & said.keys() - columns.keys():
        setattr(row, field, AROUND.sub("", said[field].text))
        row.sources[field] = [said[field].place]
    if "property" not in columns and KIND.search(row.property or ""):
        row.property = row.sources.pop("property", None) and None


CHECK = Check("insurance.D01", "Premiums add up", meaning="A premium was misread, or one is missing.", run=adds_up)
SCHEDULE = DocumentType("INSURANCE_SCHEDULE", "Schedule of insurance", row=Coverage, extract=extract, checks=(CHECK,))
