# AR 2 (xlsx): cloud-ledger aged receivables detail, invoices under contacts, Australian student lodges
import random, os, datetime as dt
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from common import *
FILE = "Banksia_Student_Lodges_-_Aged_Receivables_Detail.xlsx"
N = """Abdi, Hodan|Brandt, Lukas|Chen Yuting|Colquhoun, Mairi|Dang Thi Mai|Department of Communities (headlease 7 rooms)|El-Masri, Karim|Fitzallan, Brodie|Gurung, Prakash|Hartono, Dewi|Ismail, Nurul|Jennison, Tahlia|Kaur, Simran|Le Roux, Pieter|Mackellar, Jarrah|Nguyen Quoc Bao|Ogawa, Haruka|Pathways Bridging College Pty Ltd|Quispe, Ana|Rangihuna, Tia|Silva, Mateus|Tan Wei Jie|Uniting Youth Housing (bond loans)|Vaszary, Bence|Wickramasinghe, D|Yunupingu Scholarship Trust|Zhou Lin""".split("|")
def make():
    R = random.Random(905)
    asat = dt.date(2026, 8, 31)
    K = ["current", "m0", "m1", "m2", "m3", "other:Older", "total"]
    rows, totals, L = [], [], []; G = [0] * 7; inv = 40210; seen = set()
    for n in N:
        big = "(" in n or "Pty" in n or "Trust" in n
        k = R.choice([1, 1, 1, 2, 2, 3, 4]) + (2 if big else 0)
        items = sorted(R.choice([8, 20, 35, 45, 75, 105, 140, 200, 260]) + R.randrange(0, 6) for _ in range(k))[::-1]
        L.append(("C", n)); st = [0] * 7
        for j, age in enumerate(items):
            d = asat - dt.timedelta(age); od = age - 14
            b = 0 if od <= 0 else 1 if od <= 30 else 2 if od <= 61 else 3 if od <= 92 else 4 if od <= 122 else 5
            ch = R.choice(["Rent fortnightly", "Rent fortnightly", "Rent fortnightly", "Rent - semester 2", "Cleaning fee", "Lost swipe card", "Utilities excess", "Late fee"]) if not big else R.choice(["Headlease rent", "Block booking", "Meal plan"])
            amt = {"Rent fortnightly": R.choice([58400, 61200, 65800, 71600]), "Rent - semester 2": R.randrange(310000, 640000, 500), "Cleaning fee": 16500, "Lost swipe card": 4400, "Utilities excess": R.randrange(2100, 14900), "Late fee": 2500}.get(ch) or R.randrange(220000, 980000, 100)
            if R.random() < .2: amt = round(amt * R.uniform(.2, .9))
            no = "INV-%05d" % (inv - age * 9 + R.randrange(9))
            while no in seen: no = "INV-%05d" % (int(no[4:]) + 1)
            seen.add(no)
            if j == k - 1 and n[0] in "CJRW" and k > 1: ch, amt, no = "Overpayment", -R.randrange(3000, 40000), "CN-%04d" % R.randrange(1100, 1900)
            v = [0] * 7; v[b] = amt; v[6] = amt
            st = [x + y for x, y in zip(st, v)]
            ds = "%d %s" % (d.day, d.strftime("%b %Y"))
            rows.append({"name": n, "date": ds, "invoice": no, "charge": ch, **{q: z / 100 for q, z in zip(K, v) if z}})
            L.append(("I", d, no, ch, v))
        G = [x + y for x, y in zip(G, st)]
        totals.append({"label": "Total " + n, **{q: z / 100 for q, z in zip(K, st) if q == "total" or z}}); L.append(("T", "Total " + n, st))
    totals.append({"label": "Total", **{q: z / 100 for q, z in zip(K, G)}}); L.append(("G", "Total", G))
    assert all(G)
    draw(L); save(FILE, "AR", K, rows, totals)
def draw(L):
    wb = Workbook(); ws = wb.active; ws.title = "Aged Receivables Detail"
    A = lambda **k: Font(name="Arial", size=k.pop("size", 9), **k)
    for r, t, b in ((1, "Aged Receivables Detail", 14), (2, "Banksia Student Lodges Association Inc.", 11), (3, "As at 31 August 2026", 11), (4, "Ageing by due date (14 days from invoice)", 9)):
        ws.cell(r, 1, t).font = A(size=b, bold=r == 1); ws.merge_cells(start_row=r, start_column=1, end_row=r, end_column=10); ws.cell(r, 1).alignment = Alignment(horizontal="left")
    H = ["Invoice Date", "Invoice Number", "Item", "Current", "< 1 Month", "1 Month", "2 Months", "3 Months", "Older", "Total"]
    thin = Side(style="thin", color="999999"); hair = Side(style="hair", color="BBBBBB")
    for c, t in enumerate(H, 1):
        q = ws.cell(6, c, t); q.font = A(bold=True); q.border = Border(bottom=Side(style="medium")); q.alignment = Alignment(horizontal="right" if c > 3 else "left", wrap_text=True)
    r = 7; nf = "#,##0.00;(#,##0.00);-"
    for l in L:
        if l[0] == "C": ws.cell(r, 1, l[1]).font = A(bold=True); r += 1
        elif l[0] == "I":
            q = ws.cell(r, 1, dt.datetime(l[1].year, l[1].month, l[1].day)); q.number_format = "d mmm yyyy"; q.alignment = Alignment(horizontal="left"); ws.cell(r, 2, l[2]); ws.cell(r, 3, l[3])
            for c, z in enumerate(l[4], 4): ws.cell(r, c, z / 100).number_format = nf
            for c in range(1, 11): ws.cell(r, c).font = A(); ws.cell(r, c).border = Border(bottom=hair)
            r += 1
        else:
            ws.cell(r, 1, l[1])
            for c, z in enumerate(l[2], 4): ws.cell(r, c, z / 100).number_format = nf
            for c in range(1, 11): ws.cell(r, c).font = A(bold=True); ws.cell(r, c).border = Border(top=thin, bottom=Side(style="double") if l[0] == "G" else None)
            r += 2
            if l[0] == "G":
                ws.cell(r - 1, 1, "Percentage of total")
                for c, z in enumerate(l[2], 4): q = ws.cell(r - 1, c, round(z / l[2][6], 4)); q.number_format = "0.0%"
                for c in range(1, 11): ws.cell(r - 1, c).font = A(italic=True)
    for c, w in zip("ABCDEFGHIJ", (14, 14, 19, 12, 12, 12, 12, 12, 12, 13)): ws.column_dimensions[c].width = w
    ws.sheet_view.showGridLines = False; ws.freeze_panes = "A7"; ws.print_title_rows = "6:6"
    ws.page_setup.orientation = "landscape"; ws.page_setup.paperSize = 9; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.page_setup.fitToHeight = 0
    wb.save(os.path.join(DOC, FILE))
if __name__ == "__main__": make()
