import random, datetime
from truthlib import *
import xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as RC
R = random.Random(3012)
P = [("Sunflower Lakes", "Sunflower Lakes MHC", 214, 193, 1.0, True), ("Pecan Hollow", "Pecan Hollow Village", 148, 139, .71, False), ("Old Mill", "Old Mill Estates", 96, 81, .43, True)]
INC = [("Site Rent", 1012400), ("Park-Owned Home Rent", 148600), ("Vacancy & Concessions", -41800), ("Bad Debt", -17350), ("Water & Sewer Recapture", 118260), ("Trash Recapture", 33150), ("Late & NSF Fees", 21480), ("RV & Boat Storage", 15900), ("Laundry, Cable & Other", 9240)]
EXP = [("On-Site Payroll", 121300), ("Water & Sewer", 137450), ("Electric & Gas", 18420), ("Trash Removal", 39870), ("Lot & Road Maintenance", 32610), ("Park-Owned Home Repairs", 41280), ("Mowing & Tree Service", 27150), ("Well & Septic", 14200), ("Property Tax", 88740), ("Insurance", 31460), ("Marketing", 6120), ("Legal & Evictions", 8940), ("Office, Phone & Licenses", 17310)]
dash = {}   # (sheet, row, col) printed as a lone dash
def build(sheet, name, k, wells):
    S = Stmt("Statement of Operations", name, "2024-01-01", "2024-12-31", ["FY 2024", "FY 2023", "Better/(Worse)"], sheet=sheet); S.fav = {2}
    def L(l, b, inc):
        if l in ("Well & Septic",) and not wells or l.startswith("RV") and sheet == "Old Mill": v = [0, 0, 0]
        else:
            a = int(round(b*k*R.uniform(.93, 1.07))); p = int(round(a*R.uniform(.9, 1.03))); v = [a, p, a-p if inc else p-a]
        return S.line(l, v)
    S.head("INCOME"); i = [L(l, b, True) for l, b in INC]; ti = S.tot("Total Income", i, "TOTAL", key="total_income")
    S.head("EXPENSES"); e = [L(l, b, False) for l, b in EXP]
    mf = [int(round(.05*v)) for v in S.rows[ti]["values"][:2]]; e.append(S.line("Management Fee 5%", mf+[mf[1]-mf[0]]))
    te = S.tot("Total Expenses", e, "TOTAL", key="total_operating_expenses")
    noi = S.tot("Net Operating Income", [ti, (te, -1)], "TOTAL", key="noi")
    S.head("OTHER"); iv = int(round(214300*k)); o = [S.line("Mortgage Interest", [iv, iv+int(4100*k), int(4100*k)]), S.line("Capital - Homes Purchased", [int(88000*k), 0, -int(88000*k)] if sheet != "Pecan Hollow" else [0, 61400, 61400]), S.line("Capital - Roads & Utilities", [int(26400*k), int(31900*k), int(31900*k)-int(26400*k)])]
    to = S.tot("Total Other", o); S.tot("Net Cash Flow", [noi, (to, -1)], "TOTAL", key="net_cash_flow"); return S
SS = [build(a, b, k, w) for a, b, _, _, k, w in P]
C = Stmt("Combining Statement of Operations - FY 2024", "Heartland Communities Portfolio", "2024-01-01", "2024-12-31", [b for _, b, *_ in P]+["Combined"], sheet="Combining")
for i, r in enumerate(SS[0].rows):
    m = SS[0].meta[i]
    if r["rowType"] == "HEADING": C.head(r["label"]); continue
    v = [s.rows[i]["values"][0] for s in SS]; v.append(sum(v)); j = C._add(r["label"], r["rowType"], v, None, m["foots"])
for kk, i in SS[0].keys.items(): C.keys[kk] = i
assert not C.check()
F = "x12_heartland_mhc_package.xlsx"
wb = xlsxwriter.Workbook(os.path.join(DOC, F)); wb.set_properties({'created': datetime.datetime(2025, 2, 18)})
f = lambda **k: wb.add_format(dict(dict(font_name="Garamond", font_size=11), **k)); A = '_($* #,##0_);_($* (#,##0);_($* "-"_);_(@_)'; A0 = '_(* #,##0_);_(* (#,##0);_(* "-"_);_(@_)'
names = {}
def sheet(S, w, first, heads, extra):
    ws = wb.add_worksheet(S.sheet); n = len(S.columns)
    ws.set_column(0, 0, w); ws.set_column(1, n*2, 2); 
    for c in range(n): ws.set_column(1+c*2, 1+c*2, 15); ws.set_column(2+c*2, 2+c*2, 1.2)
    wd = 2*n-1
    for q, t in enumerate(first): ws.merge_range(q, 0, q, wd, t, f(bold=q == 0, italic=q == 2, font_size=14 if q == 0 else 11, align="center"))
    for c, t in enumerate(heads): ws.write(4, 1+c*2, t, f(bold=True, align="center", bottom=1, text_wrap=True))
    r = 5; at = {}
    for i, (row, m) in enumerate(zip(S.rows, S.meta)):
        t = row["rowType"]
        if t == "HEADING": r += 1; ws.write(r, 0, row["label"], f(bold=True, font_color="#7B3F00")); r += 1; continue
        at[i] = r; big = t == "TOTAL"; prev = S.rows[i-1]["rowType"] == "HEADING"
        ws.write(r, 0, row["label"], f(bold=t != "LINE", indent=0 if big else 1))
        for c, v in enumerate(row["values"]):
            fm = f(bold=t != "LINE", num_format=A if big or prev else A0, **({"top": 1} if t != "LINE" else {}), **({"bottom": 6} if row["label"] in ("Net Operating Income", "Net Cash Flow") else {}))
            if S.sheet == "Combining" and c < 3 and not m["foots"]: ws.write_formula(r, 1+c*2, f"='{P[c][0]}'!B{r+1}", fm, v)
            elif S.sheet == "Combining" and c == 3: ws.write_formula(r, 7, f"=B{r+1}+D{r+1}+F{r+1}", fm, v)
            elif m["foots"] and not (c == 2 and S.fav): ws.write_formula(r, 1+c*2, "="+"".join(("+" if s > 0 else "-")+RC(at[q], 1+c*2) for q, s in m["foots"]), fm, v)
            else: ws.write_number(r, 1+c*2, v, fm)
        r += 2 if row["label"] in ("Total Income", "Net Operating Income") else 1
    r += 2
    for t in extra: ws.write(r, 0, t, f(italic=True, font_size=9)); r += 1
    ws.hide_gridlines(2); ws.set_paper(1); ws.fit_to_pages(1, 1); ws.set_footer("&C&A  -  &P")
sheet(C, 34, ["Heartland Communities Portfolio", "Combining Statement of Operations - FY 2024", "Year ended December 31, 2024 (unaudited)"], [b.replace(" MHC", "\nMHC").replace(" Village", "\nVillage").replace(" Estates", "\nEstates") for _, b, *_ in P]+["Combined"], ["Collateral for Loan 61-20418; intercompany balances: none."])
for S, (sh, nm, si, oc, *_) in zip(SS, P): sheet(S, 40, [nm, "Statement of Operations", "For the years ended December 31, 2024 and 2023"], S.columns, [f"{si} sites, {oc} occupied at 12/31/2024. Better/(Worse): a rise of an expense is shown in parentheses."])
wb.close()
# a lone dash is printed for a zero: no value in the truth
for S in [C]+SS:
    assert not S.check()
    for r in S.rows: r["values"] = [None if v == 0 else v for v in r["values"]]
save(F, [C]+SS, "MANUFACTURED_HOUSING", "OPERATING_STATEMENT", "portfolio borrower's controller", "workbook of four statements: combining sheet and one sheet per community, accounting dashes, spacer columns, linked formulas", "four statements on four sheets; lone dashes for zeros; property per column on the first sheet")
