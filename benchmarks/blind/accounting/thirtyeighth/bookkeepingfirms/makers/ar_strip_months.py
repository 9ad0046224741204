# Homemade past-due list of three strip centers, months as columns, values only; one digit changed
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Border, Side, Alignment
R = random.Random(3905)
C = [("MAPLE CROSSING", [("101","Golden Ladle Diner"),("102","Nimbus Vape & Glass"),("104","Tri-County Tax Prep"),("105-6","Petal & Stem Florist"),("108","Lucky Carp Noodle"),("110","Iron Heron Gym"),("111","former: Bounce Zone Kids")]),
 ("ROUTE 9 PLAZA", [("A","Saddleback Feed & Tack"),("B","Doctor Sudz Laundry"),("C/D","Family Buck Store #418"),("E","Quick Crown Dental"),("F","Verde Nails"),("H","Pizza Lorenzo's")]),
 ("SUMMIT CORNERS", [("1","Summit Cyclery"),("2","Hearth & Wick Candle"),("3","Blue Finch Coffee"),("4","Ortega Insurance Agcy"),("5","Parcel Post Plus"),("6","Moxie Hair Co."),("9","Bright Start Tutoring")])]
NT = ["CAM true-up in dispute, Lou is handling","Pays 15th","Called 5/20, ck in mail","Default letter sent","Credit from dbl pmt, apply June","","","","2 NSF ytd",""]
wb = Workbook(); ws = wb.active; ws.title = "PAST DUE 5-31"
ws.merge_cells("A1:K1"); ws["A1"] = "Who Owes What"; ws["A1"].font = Font(name="Comic Sans MS", size=16, bold=True, color="7030A0")
ws["A2"] = "balances after 5/31 postings - rent, CAM & tax recoveries together"; ws["A2"].font = Font(name="Calibri", italic=True, size=10)
ws["J2"] = "printed by Gwen"
hd = ["Ste","Tenant","Older than Feb","Feb","Mar","Apr","May","TOTAL OWED","Sec. Deposit","Owed after dep.","Remarks"]
K = ["other:Older than Feb","m3","m2","m1","m0","total","deposit","other:Owed after dep."]
ws["D4"] = "2025 open charges by month"; ws.merge_cells("D4:G4"); ws["D4"].alignment = Alignment(horizontal="center"); ws["D4"].font = Font(bold=True)
fill = PatternFill("solid", fgColor="E4DFEC"); th = Side("thin")
for j, h in enumerate(hd, 1):
    c = ws.cell(5, j, h); c.font = Font(bold=True); c.fill = fill; c.border = Border(top=th, bottom=th); c.alignment = Alignment(horizontal="center", wrap_text=True)
NF = '#,##0.00_);[Red](#,##0.00)'; r = 6; rows = []; tots = []; G = [0]*8
def put(r, v, bold=False, top=False):
    for j, x in enumerate(v, 1):
        c = ws.cell(r, j, x)
        if 3 <= j <= 10: c.number_format = NF
        if j == 1: c.alignment = Alignment(horizontal='left')
        if bold: c.font = Font(bold=True)
        if top: c.border = Border(top=th)
for cn, ts in C:
    ws.cell(r, 1, cn).font = Font(bold=True, underline="single"); r += 1; T = [0]*8
    for u, n in ts:
        rent = R.randint(900, 5200)*100+R.randint(0, 99); dep = R.choice([0, rent//100*100, 150000, 250000]); x = [0]*5
        for i in range(R.choice([1, 1, 2, 3, 4])): x[4-i] = R.choice([rent, rent//2, R.randint(4000, 60000)])
        if R.random() < .25: x[0] = R.randint(10000, 300000)
        if n.startswith("former"): x = [412733, 318850, 0, 0, 0]; dep = 0
        if n == "Blue Finch Coffee": x = [0, 0, 0, 0, -42510]
        v = x+[sum(x), dep, sum(x)-dep]
        for i in range(8): T[i] += v[i]
        if u == "C/D":
            assert x[4]; true = v[4]; s = f"{true:07d}"; bad = int(s[:2]+str((int(s[2])+3) % 10)+s[3:]); v[4] = bad
        pv = [q/100 if q else None for q in v]
        if v[5]-dep == 0: pv[7] = 0
        put(r, [u if not u.isdigit() else int(u), n]+pv+[R.choice(NT[:4]+NT[5:]) if x[4] >= 0 else NT[4]])
        rows.append({"unit": u, "name": n, **{k: p for k, p in zip(K, pv) if p is not None}}); r += 1
    put(r, [None, f"{cn.title()} subtotal"]+[q/100 for q in T], True, True); tots.append({"label": f"{cn.title()} subtotal", **{k: q/100 for k, q in zip(K, T)}}); r += 2
    for i in range(8): G[i] += T[i]
put(r, [None, "ALL THREE CENTERS"]+[q/100 for q in G], True, True); tots.append({"label": "ALL THREE CENTERS", **{k: q/100 for k, q in zip(K, G)}})
for j in range(1, 12): ws.cell(r, j).fill = fill
ws.cell(r+2, 2, "Negative = tenant is ahead.  'Owed after dep.' is only what we would be out if they left today.")
for k, w in zip("ABCDEFGHIJK", (7, 27, 13, 12, 12, 12, 12, 14, 13, 14, 34)): ws.column_dimensions[k].width = w
ws.page_setup.orientation = "landscape"; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr = __import__("openpyxl").worksheet.properties.PageSetupProperties(fitToPage=True)
w2 = wb.create_sheet("call log")
for i, q in enumerate([("date","who","what"),("5/20","Golden Ladle","left msg w/ manager"),("5/22","Verde Nails","will drop check Friday"),("5/27","Iron Heron","asked for ledger, emailed")], 1):
    for j, x in enumerate(q, 1): w2.cell(i, j, x)
wb.save(doc('Who owes what May 2025.xlsx')); print(len(rows), 'rows ar2', true, bad)
save('Who owes what May 2025.xlsx','AR',K,rows,tots,'RETAIL','homemade past-due list, months oldest first under one grouped header, deposits, remarks, second sheet',True,
 {"what": f"Route 9 Plaza suite C/D, May: {bad/100:,.2f} printed where {true/100:,.2f} is meant; row total and column totals hold the right one", "kind": "digit_changed"})
