"""Schedules of lease abstracts, for docextract."""

from itertools import pairwise, product

from docextract.plugin import Check, Date, DocumentType, Money, Number, Row, RowSummary, TableExtractor, adds_up


class Lease(Row):
    property: str | None = None
    suite: str | None = None
    tenant: str | None = None
    commencement: Date | None = None
    expiration: Date | None = None
    area: Money | None = None
    area_unit: str | None = None
    rent: Money
    other_rent: Number | None = None  # by year or area: not to be taken for the monthly
    deposit: Money | None = None
    options: str | None = None
    guarantor: str | None = None


HEADERS = {
    "tenant": ["Tenant", "Lessee", "Occupant", "Tenant name", "Leaseholder", "Merchant", "Company"],
    "property": ["Property", "Building", "Bldg", "Complex", "Center", "Estate", "Location", "Address", "Site"],
    "suite": ["Suite", "Unit", "Space", "Ste", "Sp", "Ste Unit", "Premises", "Demise", "Bay", "Dock", "Shop", "Store"],
    "commencement": ["Commencement date", "Commences", "Start", "From", "Comm dt", "LCD", "Effective from", "Begins",
                     "Term begins", "Lease begin", "Lease start", "Lease commencement", "RCD"],
    "expiration": ["Expiration date", "Expires", "End", "To", "Exp dt", "LXD", "Ends on", "Term ends", "Lease end",
                   "Expiry", "Termination date", "Maturity"],
    "area": ["Area", "Rentable square feet", "RSF", "NRA", "GLA", "NIA", "Sq ft", "Square feet", "Sq footage", "SF",
             "NIA GIA sq ft", "G L A SF", "Lettable area m²", "Rentable sq ft", "Floor space", "Size SF", "Leased SF"],
    "rent": ["Monthly base rent", "Monthly rent", "Rent per month", "Base rent mo", "Mthly base", "Base rent monthly",
             "Base rent per month", "Min rent per month", "Passing rent monthly", "Rent p m", "Monthly", "Mo rent",
             "Current monthly rent", "Rent pcm", "Base rent", "Rent"],
    "other_rent": ["Annual rent", "Yearly", "Annual base rent", "Passing rent yearly", "Rent p a", "Annual", "Year"],
    "deposit": ["Security deposit", "Deposit", "Sec dep", "Rent deposit", "Deposit held", "Deposit paid", "Bond"],
    "options": ["Options", "Renewal options", "Optn", "Opts", "Extension options", "Renewals", "Break Renewal",
                "Break clauses and options", "Right to extend or purchase", "Right to extend"],
    "guarantor": ["Guarantor", "Guaranty", "Surety", "Gtor", "Guaranty by", "Guaranteed by", "Guarantee", "Guar",
                  "Guarantor security provider", "Credit enhancement"],
}
TABLE = TableExtractor(
    Lease, HEADERS, "rent", sections=("property",), periods={"commencement": "expiration"}, units={"area": "area_unit"}
)


def extract(context):
    """The table; on pages, lines of centred cells go to the row beside them, headings above a suite off it."""
    data, heading, former = TABLE(context), None, None
    texts = {str(g.place(r, c)): t for g in context.grids for r, ts in enumerate(g.rows) for c, t in enumerate(ts) if t}

    def put(row, field, places):
        row.sources[field] = sorted(places, key=lambda place: (place.page, place.box[1]))
        setattr(row, field, " ".join(texts[str(place)] for place in row.sources[field]) or None)

    rows = [row for row in data.rows if row.sources["rent"][0].box]
    for (above, row), field in product(pairwise(rows), ("tenant", "options", "guarantor")):
        line, places = row.sources["rent"][0], above.sources.get(field, [])
        late = [p for p in places if p.page == line.page and line.box[1] + 2 < p.box[3] and p.box[1] + 2 < line.box[3]]
        if late:
            put(above, field, [p for p in places if p not in late])
            put(row, field, late + row.sources.get(field, []))
    for lost, row, field in product(data.ledger.unexplained, rows, ("tenant", "options", "guarantor")):
        near = [p for p in row.sources.get(field, ()) if p.page == lost.page and abs(p.box[0] - lost.box[0]) < 1]
        if near and str(lost) in texts and 0 <= lost.box[1] - max(p.box[3] for p in near) < 3:
            put(row, field, [*row.sources[field], lost])
    for row in rows:
        line, places, own = row.sources["rent"][0], row.sources.get("suite", []), row.sources.get("property")
        heading, former = (heading if own == former else None), own
        if len(places) == 2 and places[1].box[3] <= line.box[1] and not (own and own[0].box[1] == line.box[1]):
            heading = places[1:]
            put(row, "suite", places[:1])
        if heading:
            put(row, "property", heading)
    totals = [row for row in data.rows if not row.tenant or not row.commencement and "total" in row.tenant.lower()]
    leases = [row for row in data.rows if row not in totals]
    data.rows[:] = [row.model_copy(update={"row_index": number}) for number, row in enumerate(leases)]
    data.summary = RowSummary.of(data.rows, list(data.totals.computed))
    data.totals.computed = dict(data.summary.sums)
    data.ledger.by_role |= {"DATA": len(leases), "TOTAL": data.ledger.by_role.get("TOTAL", 0) + len(totals)}
    return data


CHECK = Check("leases.D01", "Leases add up", meaning="An amount was misread, or a lease is missing.", run=adds_up)
SCHEDULE = DocumentType("LEASE_ABSTRACTS", "Leases", row=Lease, summary=RowSummary, extract=extract, checks=[CHECK])
