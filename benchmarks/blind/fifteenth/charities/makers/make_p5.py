# Ontario housing co-op, audited, Word tables (RTF -> Writer -> PDF): operations with budget, then cash flows
from truthlib import *
import subprocess
N = "riverbend_terrace_coop_audit_aug2024.pdf"; P = "Riverbend Terrace Housing Co-operative Inc."
a = St("Statement of Operations", P, "2023-09-01", "2024-08-31", ["2024 Budget (unaudited)", "2024 Actual", "2023 Actual"], page=1)
a.h("Revenue")
k = [a.l("Housing charges", 1148000, 1151736, 1109482), a.l("Rent-geared-to-income assistance (Schedule 1)", 214000, 209318, 220546), a.l("Less: vacancy loss", -8000, -11264, -5310)]
s = a.sub("", k)
k2 = [a.l("Parking and laundry", 31500, 32077, 30962), a.l("Interest and sundry", 9000, 16845, 11403)]
tr = a.tot("Total revenue", [s]+k2, key="total_income")
a.h("Expenses")
e = [a.l("Administration (Schedule 2)", 148600, 151907, 143220), a.l("Maintenance and repairs (Schedule 3)", 187000, 203466, 179815), a.l("Utilities", 196500, 189224, 193107), a.l("Municipal taxes", 172400, 171088, 165932), a.l("Insurance", 61000, 66759, 57284),
     a.l("Mortgage interest", 118300, 118247, 127910), a.l("Amortization of capital assets", 201400, 201386, 192675), a.l("Bad debts", 2500, 4118, 0), a.l("Education and member relations", 6000, 3842, 4465), a.l("Allocation to capital replacement reserve", 240000, 240000, 230000)]
te = a.tot("Total expenses", e)
ni = a.tot("Excess of revenue over expenses for the year", [tr], [te], key="net_income")
b = St("Statement of Cash Flows", P, "2023-09-01", "2024-08-31", ["2024", "2023 (restated - note 12)"], page=2)
b.h("Cash provided by (used in)"); b.h("Operating activities")
x = [b.l("Excess of revenue over expenses for the year", a.v(ni, 1), a.v(ni, 2))]
b.h("Items not involving cash")
x += [b.l("Amortization of capital assets", 201386, 192675), b.l("Allocation to capital replacement reserve", 240000, 230000)]
o1 = b.sub("", x)
b.h("Net change in non-cash working capital")
y = [b.l("Members' accounts receivable", -3127, 1846), b.l("Subsidy receivable from Region", 5804, -7215), b.l("Prepaid expenses", -2210, -914), b.l("Accounts payable and accrued liabilities", 18366, -11403), b.l("Member deposits", 1450, 625)]
o = b.sub("Cash flows from operating activities", [o1]+y)
b.h("Investing activities")
z = [b.l("Purchase of capital assets - balcony and roof program", -388412, -96150), b.l("Replacement reserve expenditures", -61733, -48290), b.l("Interest earned on reserve investments", 22948, 17306), b.l("Redemption (purchase) of guaranteed investment certificates", 150000, -125000)]
i = b.sub("Cash flows used in investing activities", z)
b.h("Financing activities")
w = [b.l("Repayment of mortgage principal", -187655, -177942), b.l("Proceeds of second mortgage", 200000, None)]
f_ = b.sub("Cash flows from (used in) financing activities", w)
n = b.tot("Increase (decrease) in cash", [o, i, f_], key="net_cash_flow")
c0 = b.l("Cash, beginning of year", 0, 241087); b.d["rows"][c0]["values"][0] = b.v(n, 1)+241087
ce = b.tot("Cash, end of year", [n, c0])
b.h("Cash consists of:"); u = [b.l("Operating accounts", 0, 0), b.l("Capital replacement reserve account", 0, 0)]
for c in (0, 1): t = b.v(ce, c); r = round(t*.63); b.d["rows"][u[0]]["values"][c] = t-r; b.d["rows"][u[1]]["values"][c] = r
b.tot("", u)
f = lambda v: "-" if v is None else (f"({-v:,})" if v < 0 else f"{v:,}")
o_ = [r"{\rtf1\ansi\deff0{\fonttbl{\f0 Liberation Sans;}}\paperw12240\paperh15840\margl1200\margr1100\margt1000\margb900\fs20 "]
def row(cells, xs, bold=0, top=(), bot=(), ind=0):
    s = r"\trowd\trgaph60\trleft0"
    for j, xx in enumerate(xs):
        if j in top: s += r"\clbrdrt\brdrs\brdrw10"
        if j in bot: s += r"\clbrdrb\brdrdb\brdrw10"
        s += rf"\cellx{xx}"
    for j, t in enumerate(cells): s += r"\pard\intbl" + (r"\qr" if j else rf"\li{ind}") + r"\sb25\sa25 " + (r"{\b " + t + "}" if bold else t) + r"\cell"
    o_.append(s + r"\row")
def head(t, sub): o_.append(r"\pard\qr\sa200 {\i\fs18 " + P + r"}\par\pard\sa0 {\b\fs28 " + t + r"}\par\pard\sa240 {\fs20 " + sub + r"}\par")
def body(st, xs, ends):
    first = 1; nv = st.n
    for i_, r, _ in st.rows():
        if r["rowType"] == "HEADING": row([r["label"]]+[""]*nv, xs, 1); continue
        d = first or r["rowType"] == "TOTAL" and i_ in ends; first = 0
        vals = [("$ " if d else "") + f(v) for v in r["values"]]; cols = range(1, nv+1)
        row([r["label"]]+vals, xs, r["rowType"] != "LINE", cols if r["rowType"] != "LINE" else (), cols if i_ in ends else (), 200 if r["rowType"] == "LINE" else 0)
        if r["rowType"] != "LINE": row([""]*(nv+1), xs)
head("Statement of Operations", "Year ended August 31, 2024, with comparative information for 2023")
xs = [5700, 7050, 8450, 9850]; row(["", "2024", "2024", "2023"], xs, 1); row(["", "Budget", "Actual", "Actual"], xs, 1); row(["", r"{\i (unaudited)}", "", ""], xs, 0, (), ()); body(a, xs, {ni})
o_.append(r"\pard\sb200 {\i See accompanying notes to financial statements.}\par\pard\page")
head("Statement of Cash Flows", "Year ended August 31, 2024, with comparative information for 2023")
xs = [6800, 8300, 9850]; row(["", "2024", "2023"], xs, 1); row(["", "", r"{\i (restated - note 12)}"], xs); body(b, xs, {ce, len(b.d["rows"])-1})
o_.append(r"\pard\sb200 {\i See accompanying notes to financial statements.}\par}")
open(f"{HERE}/{N[:-4]}.rtf", "w", encoding="latin-1").write("\n".join(o_))
subprocess.run(["nice", "soffice", "--headless", f"-env:UserInstallation=file://{HERE}/lo", "--convert-to", "pdf", "--outdir", f"{HERE}/documents", f"{HERE}/{N[:-4]}.rtf"], check=True, capture_output=True)
os.remove(f"{HERE}/{N[:-4]}.rtf")
save(N, [a, b], "COOPERATIVE", "OPERATING_STATEMENT", "Canadian housing co-op audit, Word tables, budget column, indirect cash flows, unlabelled subtotals", True)
