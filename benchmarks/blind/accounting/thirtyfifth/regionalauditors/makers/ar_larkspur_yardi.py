"""AR 2: Yardi Affordable/Voyager aging detail by charge code under tenant headings, LIHTC senior housing, XLSX."""
from common import *
import openpyxl
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.utils import get_column_letter as L
NAME = "ar_larkspur_yardi"
# tenant: unit|id|name|status ; lines: charge|0-30|31-60|61-90|over90|prepay
D = """A-101|t0004182|Esperanza Villalobos|Current
rent|412|||
A-103|t0004390|Darnell P. Greer|Current
rent|655|655||
late|35|35||
A-108|t0003977|Wilhelmina Stoltz|Current
subrent|486|486|486|972
A-112|t0005013|Tuan Bui-Harlow|Current
prepay|||||-655
A-115|t0003561|Loretta Quisenberry|Past
rent|||702|1404
damage||||389.4
legal||||215
secdep||||-500
B-201|t0004804|Fatuma Dirie|Current
rent|228.5|||
pet|25|||
B-204|t0004155|Gordon & Mae Prentiss|Notice
rent|748|||
B-206|t0005102|Ilse Vandermolen|Current
prepay|||||-12.37
B-209|t0004447|Cedric Ashby-Noll|Eviction
rent|690|690|690|1380
late|35|35|35|70
legal||325||
util|41.18|38.92|44.06|
B-210|t0004719|Marguerite Okafor|Current
util|36.77|||
B-214|t0005066|Ronald Tschida|Current
rent|690|-110||
C-301|t0003820|Beatriz Santangelo|Current
subrent|541|541||
C-302|t0004966|Hollis Wrenfield|Current
rent|174|174|174|
C-305|t0004288|Agnes Lumley (estate)|Past
rent||655|655|
clean||||180
secdep|||-655|
C-307|t0005090|Jarrah Muldowney|Current
prepay|||||-690
pet|25|||
C-311|t0004633|Vernon Pickeral|Current
rent|690|315.25||
nsf|40|||
C-314|t0004021|Socorro Ibanez|Current
subrent|||612|
D-402|t0005117|Kwabena Frimpong|Current
rent|702|||
appfee|30|||
D-406|t0004580|Patience Lindgren|Current
util|33.4|29.85||
D-410|t0004876|Ottilie Brandvold|Current
rent|88|88|88|176
D-412|t0003702|Clement Aragon|Past
rent||||1310
damage||||742.15""".split("\n")
K = ["unpaid", "b0_30", "b31_60", "b61_90", "b90", "prepaid", "total"]
T = Truth(NAME, "AR", K)
wb = openpyxl.Workbook(); ws = wb.active; ws.title = "rptAging"
f = lambda b=False, i=False, s=9: Font(name="Tahoma", size=s, bold=b, italic=i)
bot, top = Border(bottom=Side("thin")), Border(top=Side("thin"))
for i, t in enumerate(["Aging Detail", "DB Caption: Live 7S   Property: Larkspur Commons Senior LIHTC (lksp)", "Status: Current, Notice, Eviction, Past   Age As Of: 03/31/2025   Post To: 03/2025"]):
    ws.merge_cells(start_row=i+1, start_column=1, end_row=i+1, end_column=13); ws.cell(i+1, 1, t).font = f(i == 0, s=12 if i == 0 else 9); ws.cell(i+1, 1).alignment = Alignment(horizontal="center")
H1 = ["Property", "Unit", "Resident", "Name", "Status", "Charge", "Total", "0-30", "31-60", "61-90", "Over", "", ""]
H2 = ["", "", "Code", "", "", "Code", "Unpaid Charges", "days", "days", "days", "90 days", "Prepayments", "Balance"]
for c, (a, b) in enumerate(zip(H1, H2), 1):
    for r, t in ((5, a), (6, b)):
        x = ws.cell(r, c, t or None); x.font = f(True); x.fill = PatternFill("solid", fgColor="D9D9D9"); x.alignment = Alignment(horizontal="right" if c > 6 else "left")
    ws.cell(6, c).border = bot
def put(r, vals, b=False, bd=None):
    for c, v in zip(range(7, 14), vals):
        x = ws.cell(r, c, v); x.number_format = "#,##0.00"; x.font = f(b)
        if bd: x.border = bd
r = 7; G = [0.0] * 7; cur = None; S = None; bychg = {}
def close():
    global r, G
    ws.cell(r, 4, cur[2]).font = f(True); ws.cell(r, 3, None); put(r, S, True, top)
    T.total(cur[2], dict(zip(K, S))); G = [r2(a + b) for a, b in zip(G, S)]; r += 2
for l in D:
    p = l.split("|")
    if p[1].startswith("t0"):
        if cur: close()
        cur, S = p, [0.0] * 7
        for c, t in zip(range(1, 6), ["lksp", *p]): ws.cell(r, c, t).font = f()
        r += 1
    else:
        b = [float(x or 0) for x in p[1:]] + [0.0] * (6 - len(p)); v = [r2(sum(b[:4])), *b, r2(sum(b))]
        ws.cell(r, 6, p[0]).font = f(); put(r, v); S = [r2(a + q) for a, q in zip(S, v)]
        T.row(unit=cur[0], resident=cur[1], name=cur[2], charge=p[0], status=cur[3], **dict(zip(K, v)))
        bychg[p[0]] = r2(bychg.get(p[0], 0) + v[6]); r += 1
close()
ws.cell(r, 1, "lksp").font = f(True); put(r, G, True, Border(top=Side("thin"), bottom=Side("double"))); ws.cell(r, 1, "Total lksp"); T.total("Total lksp", dict(zip(K, G))); r += 2
ws.cell(r, 1, "Grand Total").font = f(True); put(r, G, True, Border(top=Side("thin"), bottom=Side("double"))); T.total("Grand Total", dict(zip(K, G))); r += 2
ws.cell(r, 1, "UserID: pbc_audit   Date: 4/9/2025 2:51 PM").font = f(i=True, s=8)
for c, w in zip("ABCDEFGHIJKLM", [9, 8, 11, 25, 10, 10, 15, 11, 11, 11, 11, 12, 12]): ws.column_dimensions[c].width = w
ws.freeze_panes = "A7"; ws.print_title_rows = "1:6"; ws.page_setup.orientation = "landscape"; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr = openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(path(NAME, "xlsx")); print(G, len(T.d["rows"]))
T.save("xlsx", "SENIOR_HOUSING", "compliance manager (Yardi Voyager)", "Yardi aging detail: tenant heading, lines by charge code, tenant sums, total first then buckets, prepayments, balance", True)
