# Lists of utility bills that a property manager keeps or receives, for docextract.

import re
from itertools import groupby

from docextract.plugin import Check, Date, DocumentType, Money, Number, Row, TableExtractor, adds_up, read_lines


# What a vendor asks for one service, at one meter, over one period.
class UtilityBill(Row):
    property: str | None = None
    account: str
    vendor: str | None = None
    service: str | None = None
    meter: str | None = None
    period_from: Date | None = None
    period_to: Date | None = None
    usage: Number | None = None
    unit: str | None = None  # of the usage: kWh, therms, CCF ...
    due: Date | None = None
    amount: Money | None = None


# Headers of two parts, each first with each last, and more.
def each(firsts, lasts, more):
    return [f"{first} {last}".strip() for last in lasts.split(";") for first in firsts.split(";")] + more.split(";")


WHAT = ";Service;Svc;Bill;Billing;Period;Read;Date;Read date"
HEADERS = {
    "account": each(";Utility;Customer;Cust;Vendor;Billing;Service;City", "account;account number;account no;account #;"
                    "acct;acct no;acct #;acct number;A/C;A/C no", "Account ID;Acct ID;Account with vendor;Customer #"),
    "property": each("Property;Prop;Site;Building;Bldg;Community;Location;Premises;Asset;Project;Facility;Complex",
                     ";name;address;code;ID", "Service location;Service address;Address;For"),
    "service": each("Service;Utility;Svc;Util;Commodity;Fuel;Supply", ";type;kind",
                    "Type;Kind;Type of service;Kind of service;Type of utility;Kind of utility;Category;Description"),
    "vendor": each("Vendor;Supplier;Provider;Payee;Carrier;Company;Biller;Utility company;Utility provider", ";name",
                   "Service provider;Billed by;Paid to;Payable to;Utility"),
    "meter": each("Meter;Mtr", ";number;no;#;ID;serial;serial no;serial number;point", "MPAN;MPRN;Serial no;Device"),
    "period_from": each(WHAT, "from;start;begin;begins;beginning;start date;begin date;from date;period;dates",
                        "Read dates from - to;Period of charge;Period covered;Dates of service"),
    "period_to": each(WHAT, "to;thru;through;end;ends;ending;stop;until;end date;to date", "Thru date"),
    "usage": "Usage;Consumption;Units used;Qty used;Quantity;Use;Used;Qty;Units".split(";"), "unit": ["UOM", "Unit"],
    "due": each("Due;Payment due;Pmt due;Bill due", "date;;by;on", "Date due;Pay by;Pay before;Payable by;Pay date;"
                "Must pay by;Last day to pay;Pay no later than;Date payable;Deadline"),
    "amount": each("Bill;Invoice;Gross;Total", "amount;amt;total;charge;charges;cost;due", "Total;Gross;Amount billed;"
                   "Amount;Amt;Amount due;Amount payable;Balance of bill;Charge;Charge $;Charges;Cost;Billed;Due"),
}
TABLE = TableExtractor(UtilityBill, HEADERS, units={"usage": "unit"}, sections=("property", "service", "vendor"),
                       periods={"period_from": "period_to"})
SERVICE = re.compile(r"((natural |solid |waste|tele)?(gas|electric(ity)?|water|sewer|trash|waste|phone)(\W+|$))+", re.I)
TOTAL = re.compile(r"(?!total:).*\b(sub-?)?totals?\b|(all|sum|grand|carried|brought)\b", re.I)
NO_SUM = re.compile(r"[^\W\d]{2}|\d[/-]\d+[/-]\d|\d\.\d+\.\d")  # what no row of a total prints: words, dates, accounts
OTHER_DAY = re.compile(r"paid|entered|rec|post|check|approv|^(bill|inv|stat|read)\w* date$|^date$", re.I)


def extract(context):
    for row in [row for grid in [*context.grids, *context.beside()] for row in grid.rows]:
        for column, text in enumerate(row):  # "Account total 12-3" as "Total: Account total 12-3", which is known
            behind = " ".join(other for other in row[column + 1 :] if other)
            if re.search(r"\d", behind) and TOTAL.match(text or "") and not NO_SUM.search(behind):
                row[column] = f"Total: {text}"
    data, said = TABLE(context), {}
    rows = {row.row_id: row for row in data.rows}
    headed = [name for name in TABLE.sections if name not in data.headers and any(getattr(r, name) for r in data.rows)]
    for line in read_lines(data.grids or context.grids):  # headings among the titles, not right above the rows
        texts = [line.text(column) for column in line.filled]
        said |= {TABLE.meaning(text.partition(":")[0])[0]: text.partition(":")[2].strip() or beside
                 for text, beside in zip(texts, [*texts[1:], ""]) if ":" in text}
        if len(texts) == 1 and (SERVICE.fullmatch(texts[0]) or headed and texts[0] in str(data.totals.stated)):
            said["service" if SERVICE.fullmatch(texts[0]) else headed[0]] = texts[0]
        if row := rows.get(line.row_id() if texts else None):
            row.property = row.property if row.property != said.get("service") else None
            for field in ("account", "property", "service", "vendor", "meter"):
                text = getattr(row, field) or ("" if field in data.headers else said.get(field, ""))
                setattr(row, field, re.sub(r"\s*[=_*-]{4,}", "", text) or None)  # without lines of characters
            for field, key in ("period_from", "periodFrom"), ("period_to", "periodTo"), ("due", "due"):
                if OTHER_DAY.search(data.headers.get(key, "")) and row.sources.pop(key, None):
                    setattr(row, field, None)
    places = [str(row.sources["property"]) for row in data.rows if "property" in row.sources]
    if context.document.pages and "property" in data.headers and len(set(places)) < len(places):
        for _, bills in [(key, [*bills]) for key, bills in groupby(data.rows, lambda row: row.account)]:
            name = " ".join(dict.fromkeys(row.property for row in bills if row.property))  # goes on beside the second
            for row in bills:
                row.property = name or None
    return data


CHECK = Check("utility_bills.D01", "Bills add up", meaning="A bill was misread, or one is missing.", run=adds_up)
REGISTER = DocumentType("UTILITY_BILLS", "List of utility bills", row=UtilityBill, extract=extract, checks=(CHECK,))
