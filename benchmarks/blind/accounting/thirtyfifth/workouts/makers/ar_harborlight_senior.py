"""Senior housing owner's Excel: A/R by month of service, residents grouped by payor, hidden helper column, merged title, spacer rows, comments column."""
import random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from common import *
MO = ["Aug 2025", "Jul 2025", "Jun 2025", "May 2025", "Apr 2025"]
# apt, name, payor status, months latest..., deposit, comment
G = [("PRIVATE PAY", [("104","Abelard, Winifred","AL",[4850,0,0,0,0],1000,""),("107","Birdsong, Clement","AL",[5125,5125,2560.5,0,0],1500,"daughter has POA - pays on 20th"),("112","Castellane, Rosa","AL",[-4300,0,0,0,0],1000,"prepaid Sept"),("115","Dunleavy, Hugh","AL",[612.4,612.4,612.4,590,1180],0,"short-pays level of care"),("201","Eckersley, Maude","IL",[3150,0,0,0,0],500,""),("203","Finnerty, Orville","IL",[0,0,0,0,2218.75],500,"moved out 3/30; estate in probate"),("206","Gustafson, Pearl","IL",[3295,3295,3295,3100,0],500,"30-day notice issued 8/15"),("209","Hollingbrook, Ida & Amos","IL",[-125,0,0,0,0],1000,""),("214","Ivanhoe, Lester","IL",[95,0,0,0,0],500,"guest meals"),("MC-02","Jankowiak, Dolores","MC",[6900,6900,0,0,0],2000,""),("MC-05","Kettlewell, Rufus","MC",[7240,1810,0,0,0],2000,"hospital leave credit pending"),("MC-08","LeMaire, Odette","MC",[0,-240,0,0,0],2000,"refund in process")]),
     ("MEDICAID WAIVER", [("103","Mossberg, Alvin","AL",[2218.6,2218.6,0,0,0],0,""),("105","Nightengale, Cora","AL",[2218.6,0,0,0,0],0,""),("109","Oxenford, Milton","AL",[2218.6,2218.6,2147,2147,6441],0,"pending eligibility since Feb"),("118","Pettigrove, Lucille","AL",[1904.25,0,0,-310.5,0],0,"rate retro"),("MC-01","Quarrington, Basil","MC",[3075.8,3075.8,3075.8,0,0],0,"auth expired 6/1")]),
     ("LONG TERM CARE INSURANCE / VA", [("110","Rasmusson, Thelma","AL",[5040,5040,0,0,0],1000,"LTC carrier pays 60 days in arrears"),("117","Stubblefield, Ernest","AL",[1936,0,0,0,0],0,"VA A&A"),("MC-03","Trevelyan, Harriet","MC",[7020,7020,7020,3510,0],2000,"claim under review"),("MC-07","Underhill, Boyd","MC",[1200,1200,0,0,4187.33],1000,"")])]
money = ["deposit", "m4", "m3", "m2", "m1", "m0", "total"]; SK = money[1:]
wb = Workbook(); ws = wb.active; ws.title = "AR 8-31-25"
fn = "Calibri"; B = Font(name=fn, size=10, bold=True); N = Font(name=fn, size=10); NF = '#,##0.00;(#,##0.00)'
ws.merge_cells("A1:K1"); ws["A1"] = "HARBORLIGHT SENIOR LIVING OF DOVER POINT"; ws["A1"].font = Font(name=fn, size=15, bold=True, color="7B2D26"); ws["A1"].alignment = Alignment(horizontal="center")
ws.merge_cells("A2:K2"); ws["A2"] = "Resident accounts receivable by month of service - August 31, 2025"; ws["A2"].alignment = Alignment(horizontal="center"); ws["A2"].font = Font(name=fn, size=11, italic=True)
# months run oldest to latest, left to right
hd = ["Apt", "Resident", "Care", "Key", "Deposit Held", "Apr 2025", "May 2025", "Jun 2025", "Jul 2025", "Aug 2025", "Total Due", "Comments"]
r = 4
for j, h in enumerate(hd):
    x = ws.cell(r, 1+j, h); x.font = B; x.alignment = Alignment(wrap_text=True, horizontal="center", vertical="bottom"); x.border = Border(bottom=Side(style="medium", color="7B2D26"))
ws.row_dimensions[4].height = 28
r = 5; rows = []; totals = []
def line(r, v, font, top=None, fill=None):
    for j, k in enumerate(money):
        if v.get(k) is not None:
            x = ws.cell(r, 5+j, v[k]); x.number_format = NF; x.font = font
    for j in range(1, 13):
        if top: ws.cell(r, j).border = Border(top=Side(style=top))
        if fill: ws.cell(r, j).fill = PatternFill("solid", fgColor=fill)
for g, ls in G:
    ws.cell(r, 1, g).font = Font(name=fn, size=10, bold=True, color="7B2D26"); r += 1; gr = []
    for apt, nm, care, mv, dep, cm in ls:
        v = {f"m{i}": (r2(a) or None) for i, a in enumerate(mv)}; v["deposit"] = float(dep); v["total"] = r2(sum(mv))
        ws.cell(r, 1, int(apt) if apt.isdigit() else apt).font = N; ws.cell(r, 1).alignment = Alignment(horizontal="left"); ws.cell(r, 2, nm).font = N; ws.cell(r, 3, care).font = N; ws.cell(r, 4, f"{apt}|{care}"); ws.cell(r, 12, cm or None).font = Font(name=fn, size=9, italic=True)
        line(r, v, N); gr.append({"unit": apt, "name": nm, **v}); r += 1
    t = {"label": f"Total {g}", **{k: r2(sum(q.get(k) or 0 for q in gr)) for k in money}}
    ws.cell(r, 2, t["label"]).font = B; line(r, t, B, "thin", "F8ECE9"); totals.append(t); rows += gr; r += 2
T = {"label": "TOTAL ALL PAYORS", **{k: r2(sum(t[k] for t in totals)) for k in money}}
ws.cell(r, 2, T["label"]).font = B; line(r, T, B, "double", "EFD3CD"); totals.append(T)
assert abs(T["total"] - sum(T[k] for k in SK[:-1])) < .005
pc = {"label": "% of total"}
ws.cell(r+2, 2, "AL = assisted living, IL = independent living, MC = memory care. Credits are prepaid or refunds due. April column carries all older balances.").font = Font(name=fn, size=8)
for c, w in zip("ABCDEFGHIJKL", (7, 32, 6, 9, 10, 12, 11, 11, 11, 12, 12, 34)): ws.column_dimensions[c].width = w
ws.column_dimensions["D"].hidden = True; ws.freeze_panes = "C5"
ws.page_setup.orientation = "landscape"; ws.page_setup.fitToWidth = 1; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
F = "ar_harborlight_senior.xlsx"; wb.save(doc(F))
save(F, "AR", "SENIOR_HOUSING", "owner's Excel by month of service oldest to latest, payor groups, deposits first, comments, hidden helper column", money, rows, totals, hard=True)
