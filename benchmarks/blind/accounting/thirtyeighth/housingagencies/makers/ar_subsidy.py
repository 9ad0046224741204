"""Tenant and subsidy receivables side by side, xlsx, grouped headers, building subtotals; second sheet is a recap."""
import random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side, PatternFill
from openpyxl.utils import get_column_letter as L
from common import *
R = random.Random(390202)
FN = "Marlow_Terrace_subsidy_and_tenant_AR.xlsx"
wb = Workbook(); ws0 = wb.active; ws0.title = "Recap by payer"; ws = wb.create_sheet("Oct-26 Aging")
blds = [("Building 1 - 400 Marlow St", 100, 12), ("Building 2 - 412 Marlow St", 200, 10), ("Building 3 - Elm Annex (PSH)", 300, 8), ("Former residents", 0, 6)]
last = "Ashgrove Birdsong Calloway Dreyer Estabrook Finnerty Gallardo Hutchins Ibarra Jessup Kettleman Lockridge Mendenhall Nakasone Oyelaran Pruett Quarles Ridenour Stavros Tillman Umana Vickery Wojcik Yates Zamora Braswell Crutcher Dempsey Elkins Farnham Goss Hobart Ingersoll Jeter Kimbro Lasseter".split()
R.shuffle(last)
prog = [("HCV","Twin Rivers HA"),("PBV","Twin Rivers HA"),("Sec 8 PBRA","HFA (PBCA)"),("HOME TBRA","Marlow County"),("LIHTC only","")]
names = ["other:Tenant Portion Current","other:Tenant Portion 31-60","other:Tenant Portion 61+","other:Subsidy / HAP Current","other:Subsidy / HAP 31-60","other:Subsidy / HAP 61+","prepaid","total","deposit"]
th = Side(style="thin", color="888888"); fill = PatternFill("solid", fgColor="FFF2CC"); gfill = PatternFill("solid", fgColor="F4B183"); bfill = PatternFill("solid", fgColor="BDD7EE")
ft = lambda **k: Font(name="Calibri", size=10, **k)
for i, w in enumerate((2, 8, 20, 12, 15, 11, 11, 11, 2, 11, 11, 11, 2, 11, 13, 11, 26)): ws.column_dimensions[L(i+1)].width = w
ws["B1"] = "Marlow Terrace Apartments"; ws["B1"].font = ft(bold=True); ws["B2"] = "Receivables aging — resident share vs. subsidy share"; ws["B2"].font = ft(); ws["B3"] = "as of October 31, 2026"; ws["B3"].font = ft(italic=True)
C = dict(zip(names, (6, 7, 8, 10, 11, 12, 14, 15, 16)))
ws.merge_cells("F5:H5"); ws["F5"] = "Tenant Portion"; ws["F5"].fill = gfill; ws.merge_cells("J5:L5"); ws["J5"] = "Subsidy / HAP"; ws["J5"].fill = bfill
for a in ("F5", "J5"): ws[a].alignment = Alignment(horizontal="center"); ws[a].font = ft(bold=True)
for col, t in zip((2,3,4,5,6,7,8,10,11,12,14,15,16,17), ("Apt","Household","Program","Payer","Current","31-60","61+","Current","31-60","61+","Prepaid","Total Owed","Security Deposit","Remarks")):
    x = ws.cell(6, col, t); x.font = ft(bold=True); x.alignment = Alignment(wrap_text=True, horizontal="center", vertical="bottom"); x.border = Border(bottom=Side(style="medium"))
nf = '#,##0.00_);(#,##0.00)'
def wr(r, v, **k):
    for n, z in v.items():
        x = ws.cell(r, C[n], c(z)); x.number_format = nf; x.font = ft(**k)
rows = []; totals = []; gt = dict.fromkeys(names, 0); r = 7; pay = {}
remarks = ["HAP abated - failed HQS 9/14","awaiting new voucher contract","interim recert pending","repay agmt $75/mo","sent to county ERA","vacated - SD applied","special claim filed"]
for bn, base, n in blds:
    x = ws.cell(r, 2, bn); x.font = ft(bold=True, underline="single"); r += 1; bt = dict.fromkeys(names, 0)
    apts = sorted(R.sample(range(1, 25), n)) if base else None
    for i in range(n):
        apt = str(base + apts[i]) if base else str(R.choice([100, 200, 300]) + R.randint(1, 24)); pg, py = R.choice(prog) if bn[9] != "3" else prog[2]
        who = f"{last.pop()} {R.choice('ABCDEGHJKLMNRST')}."; v = {}
        ten = R.randint(4100, 61200) if py else R.randint(72000, 91500); hap = R.randint(31000, 78800)
        if base:
            if R.random() < .75: v[names[0]] = ten if R.random() < .6 else R.randint(1500, ten)
            if R.random() < .35: v[names[1]] = ten
            if R.random() < .2: v[names[2]] = ten*R.randint(1, 3)
            if py and R.random() < .55: v[names[3]] = hap
            if py and R.random() < .25: v[names[4]] = hap
            if py and R.random() < .12: v[names[5]] = hap*2
            if (names[0] not in v) and R.random() < .6: v["prepaid"] = -R.randint(1000, 14000)
            dep = R.choice([20000, 25000, 30000, ten, 0]); 
            if not v: v[names[0]] = R.randint(1200, 9900)
        else:
            v[names[2]] = R.randint(8800, 214000); dep = 0
            if py and R.random() < .5: v[names[5]] = -R.randint(4000, 31000) if R.random() < .4 else R.randint(9000, 60000)
        v["total"] = sum(v.values()); v["deposit"] = dep
        for col, t in ((2, apt), (3, who), (4, pg), (5, py)):
            x = ws.cell(r, col, t or None); x.font = ft()
        wr(r, v)
        if R.random() < .25 or not base: x = ws.cell(r, 17, R.choice(remarks[:5] if base else remarks[5:])); x.font = Font(name="Calibri", size=9, italic=True)
        row = {"unit": apt, "name": who, **{k: c(z) for k, z in v.items()}}; rows.append(row)
        for k, z in v.items(): bt[k] += z
        h = sum(v.get(names[q], 0) for q in (3, 4, 5))
        if py: pay[py] = pay.get(py, 0) + h
        r += 1
    lab = f"Subtotal, {bn.split(' - ')[0].lower() if not base else bn.split(' - ')[0]}"; ws.cell(r, 3, lab).font = ft(bold=True); wr(r, bt, bold=True)
    for col in range(2, 18): ws.cell(r, col).fill = fill; ws.cell(r, col).border = Border(top=th)
    totals.append({"label": lab, **{k: c(z) for k, z in bt.items()}}); r += 2
    for k in names: gt[k] += bt[k]
ws.cell(r, 3, "ALL RECEIVABLES").font = ft(bold=True); wr(r, gt, bold=True); totals.append({"label": "ALL RECEIVABLES", **{k: c(z) for k, z in gt.items()}})
for col in range(2, 18): ws.cell(r, col).border = Border(top=th, bottom=Side(style="double"))
ws.cell(r+2, 2, "Negative subsidy = HAP overpayment to be returned. Current column holds 0-30 days. Payer blank = no rental assistance.").font = Font(name="Calibri", size=9, italic=True)
ws.freeze_panes = "D7"; ws.page_setup.orientation = "landscape"; ws.page_setup.fitToHeight = 0; ws.sheet_properties.pageSetUpPr.fitToPage = True
ws0["A1"] = "Subsidy receivable by payer, Oct 2026"; ws0["A1"].font = ft(bold=True); ws0.column_dimensions["A"].width = 34; ws0.column_dimensions["B"].width = 16
for i, (k, z) in enumerate(sorted(pay.items())): ws0.cell(3+i, 1, k); ws0.cell(3+i, 2, c(z)).number_format = nf
ws0.cell(3+len(pay), 1, "Ties to aging, subsidy columns"); ws0.cell(3+len(pay), 2, c(sum(pay.values()))).number_format = nf
assert sum(pay.values()) == sum(gt[names[q]] for q in (3, 4, 5))
wb.active = 1; ws0.sheet_view.tabSelected = False
wb.save(doc(FN))
save(FN, "MULTIFAMILY", "AGED_RECEIVABLES", "AR", names, rows, totals, style="tenant and subsidy aging side by side, spacer columns, recap sheet first", hard="grouped headers with equal lower words; spacer columns; two sheets")
