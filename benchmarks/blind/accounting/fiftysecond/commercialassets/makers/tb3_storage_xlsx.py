"""Borrower's workbook: three storage facilities stacked in one sheet, property in a column, hidden key column, one facility's figures pasted as text, recap at the right."""
import random
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
from common import *
R = random.Random(520303)
FILE = "KeepRight Storage III - TB by facility 2026-08.xlsx"
FAC = [("KR-07", "KeepRight Dunmore Rd", 1.0), ("KR-12", "KeepRight Salt Fork", .72), ("KR-15", "KeepRight Bellwether (acq. 4/2026)", .55)]
CH = [("1010","Cash – Operating","A",38211),("1015","Cash – Merchant / card clearing","A",6120),("1020","Undeposited funds","A",0),("1100","Tenant A/R (net)","A",11840),
 ("1200","Prepaid insurance","A",7420),("1210","Prepaid software & call centre","A",1440),("1500","Land","A",612000),("1510","Buildings","A",3480000),("1520","Paving & fencing","A",188450),
 ("1530","Gate & security system","A",71200),("1590","Accumulated depreciation","A",-641833),
 ("2000","Accounts payable","L",-9315),("2050","Credit cards payable","L",-2210),("2100","Sales tax payable","L",-1864),("2150","Tenant prepaid rent","L",-14208),("2160","Tenant protection premiums payable","L",-3340),
 ("2300","Accrued property tax","L",-31200),("2600","Note payable – Cedar Basin Bank","L",-2744000),("2700","Due to/from KeepRight Mgmt","L",-5512),
 ("3000","Member equity","E",-950000),("3100","Distributions","E",96000),("3900","Retained earnings","E",0),
 ("4000","Storage rent","I",-71880),("4010","RV / boat parking","I",-6240),("4050","Discounts & promotions","I",5120),("4100","Late & lien fees","I",-3105),("4110","Admin fees","I",-1450),("4200","Tenant protection (net)","I",-4420),("4300","Retail – locks & boxes","I",-905),("4390","Auction proceeds","I",-380),
 ("5000","Payroll & on-site manager","X",11920),("5050","Call centre","X",960),("5100","Property taxes","X",7800),("5150","Insurance","X",2470),("5200","Utilities","X",2185),("5250","Repairs & maintenance","X",1930),("5260","Pest / snow / landscaping","X",640),("5300","Advertising – paid search","X",2275),("5350","Credit card & bank fees","X",1611),("5400","Software (PMS)","X",480),("5500","Management fee (6%)","X",5020),("6000","Interest expense","X",13340),("6500","Depreciation","X",9870)]
SEC = {"A": "Assets", "L": "Liabilities", "E": "Equity", "I": "Income", "X": "Expenses"}
def fac_rows(code, k, months):
    rows = []
    for no, nm, s, base in CH:
        if code == "KR-15" and no in ("4390", "4010", "1210"): continue
        if code == "KR-12" and no == "1020": continue
        bal = base * k * R.uniform(.86, 1.14)
        if no in ("1500","1510","1520","2600","3000","3100"): bal = round(bal, -2)
        if s in "IX":
            cur = base * k * R.uniform(.88, 1.12); b = bal * months
            if s == "I" and base < 0: d, c = (R.choice([0, 0, -cur * .02]), -cur)
            elif s == "I": d, c = cur, 0
            else: d, c = cur, R.choice([0, 0, 0, cur * .04])
        else:
            b = bal; d = c = 0
            if no in ("1015","1100"): d = 78000 * k * R.uniform(.95, 1.05); c = d * R.uniform(.97, 1.03)
            elif no in ("2000","2050","2100","2150","2160","2700"): d = abs(b) * R.uniform(.6, 1); c = abs(b) * R.uniform(.6, 1.1)
            elif no in ("1200","1210"): c = abs(b) / 7
            elif no == "2300": c = 7800 * k
            elif no == "1590": c = 9870 * k
            elif no == "2600": d = 5170 * k
            elif no == "3100": d = round(12000 * k, -2)
            elif no == "1530" and code == "KR-12": d = 4385.00
            elif no == "1020": d = 1310.5; c = 1310.5; b = 0
        if no == "3900": b = 0
        rows.append(dict(account=no, name=nm, sec=s, beginning=r2(b), debit=r2(d), credit=r2(c)))
    by = {r["account"]: r for r in rows}
    by["3900"]["beginning"] = r2(-sum(r["beginning"] for r in rows))
    o = by["1010"]; D = sum(r["debit"] for r in rows); C = sum(r["credit"] for r in rows)
    o["debit"] = r2(91200 * k + R.uniform(0, 900)); o["credit"] = r2(D + o["debit"] - C)
    for r in rows: r["activity"] = r2(r["debit"] - r["credit"]); r["ending"] = r2(r["beginning"] + r["activity"])
    return [r for r in rows if r["beginning"] or r["debit"] or r["credit"]]
COL = ["beginning", "debit", "credit", "activity", "ending"]
def tot(rs): return {k: r2(sum(r[k] for r in rs)) for k in COL}

wb = Workbook(); cov = wb.active; cov.title = "Read me"; ws = wb.create_sheet("TB Aug-26")
for i, (a, b) in enumerate([("Borrower", "KeepRight Storage III Holdings, LLC"), ("Deliverable", "Sec. 5.11(b) monthly trial balance, by facility"), ("Period", "August 2026 (period 8 of 12)"), ("Prepared by", "R. Abernathy, Controller"),
    ("Note 1", "Bellwether books came over from the seller's system – figures are pasted as text, do not sum without converting."), ("Note 2", "Credits are shown in parentheses."), ("Note 3", "Accounts with no balance and no activity are left out.")], 2):
    cov.cell(i, 2, a).font = Font(bold=True); cov.cell(i, 3, b)
cov.page_setup.orientation = "landscape"; cov.page_setup.fitToHeight = 0; from openpyxl.worksheet.properties import PageSetupProperties; cov.sheet_properties.pageSetUpPr = PageSetupProperties(fitToPage=True)
cov.column_dimensions["B"].width = 14; cov.column_dimensions["C"].width = 90
thin = Side(style="thin"); dbl = Side(style="double"); hair = Side(style="hair", color="999999")
F = "Aptos Narrow"
ws["B1"] = "KeepRight Storage III Holdings, LLC"; ws["B1"].font = Font(name=F, size=15, bold=True, color="1F3864")
ws["B2"] = "Trial balance by facility – month of August 2026"; ws["B2"].font = Font(name=F, italic=True)
hdr = ["key", "Facility", "GL", "Account title", "Balance\n7/31/2026", "Debits", "Credits", "Net change", None, "Balance\n8/31/2026"]
for j, h in enumerate(hdr, 1):
    if h is None: continue
    c = ws.cell(4, j, h); c.font = Font(name=F, bold=True, color="FFFFFF"); c.fill = PatternFill("solid", fgColor="1F3864"); c.alignment = Alignment(wrap_text=True, horizontal="center" if j > 4 else "left", vertical="bottom")
ws.row_dimensions[4].height = 32
NF = '#,##0.00_);(#,##0.00);"-"??_)'
CI = {"beginning": 5, "debit": 6, "credit": 7, "activity": 8, "ending": 10}
rows_t, totals, recap = [], [], []
r = 5
def put(r, d, text=False, bold=False):
    for k, j in CI.items():
        v = d[k]
        if text:
            c = ws.cell(r, j, num(v) if v else "-"); c.alignment = Alignment(horizontal="right"); c.number_format = "@"
        else:
            c = ws.cell(r, j, v); c.number_format = NF
        c.font = Font(name=F, bold=bold)
allr = []
for code, nm, k in FAC:
    rs = fac_rows(code, k, 7 if code != "KR-15" else 3); allr += rs
    text = code == "KR-15"
    ws.merge_cells(start_row=r, start_column=2, end_row=r, end_column=10)
    c = ws.cell(r, 2, f"{code}   {nm}"); c.font = Font(name=F, bold=True, size=12); c.fill = PatternFill("solid", fgColor="D9E2F3"); r += 1
    prev = None; sect = {}
    for x in rs:
        if prev and prev != x["sec"]:
            t = tot(sect[prev]); ws.cell(r, 4, f"Total {SEC[prev].lower()}").font = Font(name=F, italic=True); put(r, t)
            for j in CI.values(): ws.cell(r, j).border = Border(top=hair)
            totals.append({"label": f"Total {SEC[prev].lower()}", **{a: b for a, b in t.items() if b}}); r += 1
        prev = x["sec"]; sect.setdefault(prev, []).append(x)
        ws.cell(r, 1, f"{code}|{x['account']}|202608"); ws.cell(r, 2, code); 
        ws.cell(r, 3, x["account"] if text else int(x["account"])).alignment = Alignment(horizontal="left")
        ws.cell(r, 4, ("   " if text else "") + x["name"]); put(r, x, text)
        for j in (2, 3, 4): ws.cell(r, j).font = Font(name=F)
        rows_t.append({"property": code, "account": x["account"], "name": x["name"], **{a: x[a] for a in COL if x[a]}}); r += 1
    t = tot(sect[prev]); ws.cell(r, 4, f"Total {SEC[prev].lower()}").font = Font(name=F, italic=True); put(r, t); totals.append({"label": f"Total {SEC[prev].lower()}", **{a: b for a, b in t.items() if b}})
    for j in CI.values(): ws.cell(r, j).border = Border(top=hair)
    r += 1
    t = tot(rs); lab = f"{code} total"; ws.cell(r, 2, lab).font = Font(name=F, bold=True); put(r, t, bold=True)
    for j in CI.values(): ws.cell(r, j).border = Border(top=thin, bottom=dbl)
    totals.append({"label": lab, **{a: b for a, b in t.items() if b}})
    assert not t["beginning"] and not t["activity"] and not t["ending"], t
    recap.append((code, r2(-sum(x["ending"] for x in rs if x["sec"] in "IX")), r2(next(x["ending"] for x in rs if x["account"] == "1010")), t["debit"]))
    r += 2
t = tot(allr); ws.cell(r, 2, "ALL FACILITIES").font = Font(name=F, bold=True); put(r, t, bold=True)
for j in range(2, 11): ws.cell(r, j).fill = PatternFill("solid", fgColor="FFF2CC")
totals.append({"label": "ALL FACILITIES", **{a: b for a, b in t.items() if b}})
# recap beside
ws["L4"] = "Quick look"; ws["L4"].font = Font(name=F, bold=True); ws["L5"] = "Facility"; ws["M5"] = "YTD net income"; ws["N5"] = "Operating cash"
for i, (a, b, c_, d) in enumerate(recap, 6):
    ws.cell(i, 12, a); ws.cell(i, 13, b).number_format = "#,##0"; ws.cell(i, 14, c_).number_format = "#,##0"
for j, w in zip("ABCDEFGHIJKLMN", (18, 10, 7, 38, 16, 14, 14, 15, 2, 16, 4, 10, 15, 15)): ws.column_dimensions[j].width = w
ws.column_dimensions["A"].hidden = True
ws.freeze_panes = "E5"; ws.sheet_view.showGridLines = False; ws.print_title_rows = "4:4"
ws.page_setup.orientation = "portrait"; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
ws.oddFooter.left.text = "&F"; ws.oddFooter.right.text = "Page &P of &N"
wb.active = 1
wb.save(f"{DOCS}/{FILE}")
save_truth(FILE, "TB", COL, rows_t, totals)
