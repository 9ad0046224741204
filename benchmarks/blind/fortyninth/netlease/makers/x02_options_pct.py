"""Community centre: roll with option terms and percentage rent; several lines per tenant (current, steps, options)."""
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Alignment, Border, Side
R = random.Random(1202)
NAME = "Brandywine Plaza RR w options 2025-06.xlsx"
wb = Workbook(); ws = wb.active; ws.title = "RR 6-1-25"
names = [(ANCH[1],41200,11.5,20),(ANCH[7],18900,13.75,10),(ANCH[9],12150,16.0,10),(ANCH[11],7100,17.25,10)]+[(n, R.choice([1200,1400,1680,2100,2450,3000,3600]), R.choice([19,21.5,23,24.75,27,30]), R.choice([5,5,7,10])) for n in R.sample(FAST[8:], 8)+R.sample(SERV, 11)]
F = "Calibri"; thin = Side(style="hair"); ws["A1"] = "BRANDYWINE PLAZA"; ws["A1"].font = Font(name=F, bold=True, size=16); ws["A2"] = "Rent Roll with Option Periods & Percentage Rent"; ws["A3"] = "June 1, 2025"; ws["J1"] = "Prepared by: Asset Management"; ws["J2"] = "Revised: 6/11/2025"
ws.merge_cells("A1:F1")
top = {"A":"Space","B":"Tenant","C":"Sq. Ft.","D":"Term","F":"Rent","I":"Percentage Rent","K":"Recoveries (per month)"}
for k, v in top.items(): ws[k+"5"] = v
for k, v in {"D":"Commence","E":"Expire","F":"Per SF","G":"Monthly","H":"Annual","I":"Rate","J":"Breakpoint","K":"CAM/Mgmt","L":"Taxes","M":"Insurance"}.items(): ws[k+"6"] = v
for a in ("D5:E5","F5:H5","I5:J5","K5:M5","A5:A6","B5:B6","C5:C6"): ws.merge_cells(a)
for row in ws["A5:M6"]:
    for x in row: x.font = Font(name=F, bold=True); x.alignment = Alignment(horizontal="center", vertical="center"); x.border = Border(bottom=Side(style="medium")); x.fill = PatternFill("solid", fgColor="FCE4D6")
r = 7; rows = []; ASON = dt.date(2025,6,1); T = [0]*6; sp = 1; vacs = 0
def put(c, v, f=None, it=False, col=None):
    x = ws.cell(r, c, v); x.font = Font(name=F, italic=it, color=col, size=10)
    if f: x.number_format = f
    return x
for i, (n, a, rate, y) in enumerate(names):
    if i in (9, 15, 21):
        va = R.choice([1400,2100,3000]); put(1, sp); put(2, "VACANT"); put(3, va, "#,##0"); T[0] += va; rows.append(dict(unit=str(sp), area=va, statusText="VACANT")); r += 2; sp += 1; vacs += 1
    st = dt.date(R.randint(2014, 2024), R.randint(1, 12), 1)
    while term_end(st, y*12) <= ASON: y += 5
    e = term_end(st, y*12); mo = round(a*rate/12, 2); an = round(mo*12, 2); cam = round(a*4.2/12, 2); tx = round(a*3.05/12, 2); ins = round(a*.55/12, 2)
    put(1, sp); put(2, n).font = Font(name=F, bold=True, size=10); put(3, a, "#,##0"); put(4, st, "m/d/yy"); put(5, e, "m/d/yy"); put(6, rate, "0.00"); put(7, mo, "#,##0.00"); put(8, an, "#,##0.00")
    if i < 4 or R.random() < .35: put(9, R.choice([.02,.04,.05,.06]) if i >= 4 else .015, "0.0%"); put(10, round(an/.06, -3) if i >= 4 else round(an/.015, -5), "#,##0")
    else: put(9, "None")
    put(11, cam, "#,##0.00"); put(12, tx, "#,##0.00"); put(13, ins, "#,##0.00")
    for k, v in enumerate((a, mo, an, cam, tx, ins)): T[k] += v
    row = dict(unit=str(sp), area=a, tenantName=n, statusText="Occupied", leaseStartDate=st, leaseEndDate=e, contractRent=mo, annualRent=an, charges=[dict(code="CAM/Mgmt", amount=cam), dict(code="Taxes", amount=tx), dict(code="Insurance", amount=ins)])
    r += 1; steps = []; d = addm(st, 12*(2025-st.year)); d = d if d > ASON else addm(d, 12); q = rate
    if R.random() < .65:
        while d < e and len(steps) < 3:
            q = round(q*1.025, 2); m2 = round(a*q/12, 2); put(2, "   Step", it=True); put(4, d, "m/d/yy"); put(6, q, "0.00"); put(7, m2, "#,##0.00"); put(8, round(m2*12, 2), "#,##0.00"); steps.append(dict(date=iso(d), amount=m2)); r += 1; d = addm(d, 12)
    if steps: row["rentSteps"] = steps
    s2 = e+dt.timedelta(1)
    for o in range(R.choice([0,1,1,2]) if i >= 4 else 3):
        e2 = term_end(s2, 60); put(2, f"   Option {o+1} of {3 if i < 4 else 2}" if False else f"   Option {o+1}", it=True, col="7F7F7F"); put(4, s2, "m/d/yy"); put(5, e2, "m/d/yy"); q = round(q*1.1, 2)
        if R.random() < .75: put(6, q, "0.00", col="7F7F7F"); put(7, round(a*q/12, 2), "#,##0.00", col="7F7F7F"); put(8, round(round(a*q/12, 2)*12, 2), "#,##0.00", col="7F7F7F")
        else: put(6, "FMV", col="7F7F7F")
        s2 = e2+dt.timedelta(1); r += 1
    rows.append(row); r += 1; sp += 1
for k, c in enumerate((3,7,8,11,12,13)):
    x = ws.cell(r, c, round(T[k], 2)); x.font = Font(name=F, bold=True); x.number_format = "#,##0" if c == 3 else "#,##0.00"; x.border = Border(top=Side(style="thin"), bottom=Side(style="double"))
ws.cell(r, 2, "Total in place").font = Font(name=F, bold=True)
r += 2; ws.cell(r, 1, "Option rents are shown for information and are not included in totals. Percentage rent is payable annually, 60 days after lease year end.").font = Font(name=F, italic=True, size=9)
for cl, w in zip("ABCDEFGHIJKLM", [7,30,9,10,10,8,12,13,8,13,11,11,11]): ws.column_dimensions[cl].width = w
ws.page_setup.orientation = "landscape"; ws.sheet_properties.pageSetUpPr.fitToPage = True; ws.page_setup.fitToHeight = 0; wb.save(DOCS/NAME)
save(NAME, "RETAIL", "steps and option periods as lines beneath the tenant, percentage rent, two-line merged header", True, "BRANDYWINE PLAZA", ASON, len(rows), len(rows)-vacs, vacs, rows, sheet="RR 6-1-25")
