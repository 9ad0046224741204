"""Senior home unit mix by level of care, xlsx (xlsxwriter), starts in column C."""
import random, xlsxwriter
from common import *
R = random.Random(390302)
FN = "Harbor Glen unit mix 10-2026.xlsx"
S = [("INDEPENDENT LIVING", [("IL Studio - Heron",12,415,2150),("IL 1BR - Egret",28,560,2695),("IL 1BR Den - Egret Plus",10,655,2980),("IL 2BR - Osprey",16,835,3540),("IL Cottage",8,1120,4125)]),
 ("ASSISTED LIVING", [("AL Companion (per bed)",14,190,3380),("AL Studio",22,330,4495),("AL Alcove",9,385,4780),("AL 1BR",18,510,5360),("AL 1BR Deluxe",4,600,5875)]),
 ("MEMORY CARE", [("MC Companion (per bed)",10,180,5150),("MC Private",16,265,6640),("MC Private w/ Patio",3,290,6895)]),
 ("HFA RESTRICTED (60% AMI, ELDERLY 62+)", [("R-IL Studio",6,415,985),("R-IL 1BR",11,560,1055),("R-AL Studio (waiver)",7,330,2840)])]
money = ["units","occupied","vacant","pct_occ","sf","total_sf","market","market_total","actual","actual_total","ltl"]
wb = xlsxwriter.Workbook(doc(FN)); ws = wb.add_worksheet("Mix"); F = lambda **k: wb.add_format({"font_name": "Garamond", "font_size": 11, **k})
ws.set_column(0, 1, 1.5); ws.set_column(2, 2, 32); ws.set_column(3, 5, 8); ws.set_column(6, 6, 8); ws.set_column(7, 8, 9.5); ws.set_column(9, 13, 13)
ws.merge_range("C2:N2", "Harbor Glen Senior Living", F(bold=1, font_size=16, align="center")); ws.merge_range("C3:N3", "Unit Mix & In-Place Rates — October 2026", F(italic=1, align="center"))
H = ["Apartment Style","Units","Occupied","Vacant","% Occupied","Avg SF","Total SF","Market Rent","Total Market Rent","Avg In-Place Rent","Total In-Place Rent","Loss to Lease"]
ws.set_row(4, 34)
for i, h in enumerate(H): ws.write(4, 2+i, h, F(bold=1, text_wrap=1, align="left" if not i else "center", valign="vcenter", top=2, bottom=1))
NF = ["0","0","0","0.0%","#,##0","#,##0","$#,##0","$#,##0","$#,##0","$#,##0","$#,##0;[Red]($#,##0)"]
r = 5; rows = []; totals = []; G = [0]*7
def out(r, lab, v, **k):
    ws.write(r, 2, lab, F(**k, **({} if k else {"indent": 1})))
    for i, m in enumerate(money):
        if m in v: ws.write_number(r, 3+i, v[m]/100 if m == "pct_occ" else v[m], F(num_format=NF[i], **k))
        elif k: ws.write_blank(r, 3+i, None, F(**k))
def agg(x):
    u, o, ts, mt, at, l = x[:6]
    return {"units": u, "occupied": o, "vacant": u-o, "pct_occ": round(100*o/u, 1), "sf": round(ts/u), "total_sf": ts, "market": round(mt/u), "market_total": mt, "actual": round(at/o), "actual_total": at, "ltl": l}
for sec, L in S:
    ws.write(r, 2, sec, F(bold=1, font_color="#2F5597")); r += 1; s = [0]*7
    for t, u, sf, mk in L:
        o = max(1, u - R.choice([0, 0, 1, 1, 2, 3])) if u > 4 else u
        a = mk - (R.randint(-30, 240) if not t.startswith("R-") else R.choice([0, 14, 22])); v = {"units": u, "occupied": o, "vacant": u-o, "pct_occ": round(100*o/u, 1), "sf": sf, "total_sf": u*sf, "market": mk, "market_total": mk*u, "actual": a, "actual_total": a*o, "ltl": mk*o-a*o}
        out(r, t, v); rows.append({"type": t, **v}); r += 1
        for i, x in enumerate((u, o, u*sf, mk*u, a*o, (mk-a)*o)): s[i] += x; G[i] += x
    v = agg(s); lab = {"INDEPENDENT LIVING":"IL","ASSISTED LIVING":"AL","MEMORY CARE":"MC"}.get(sec, "Restricted") + " total / average"; out(r, lab, v, italic=1, bold=1, top=4); totals.append({"label": lab, **v}); r += 2
v = agg(G); out(r, "Harbor Glen total / average", v, bold=1, top=1, bottom=6, bg_color="#DEEAF6"); totals.append({"label": "Harbor Glen total / average", **v})
ws.write(r+2, 2, "Companion suites counted by bed. Loss to lease measured on occupied units only. Care fees excluded.", F(italic=1, font_size=9))
ws.set_landscape(); ws.fit_to_pages(1, 1); ws.hide_gridlines(2); wb.close()
save(FN, "SENIOR_HOUSING", "UNIT_MIX", "UM", money, rows, totals, style="care-level sections, averages in total lines, offset start column", hard="averages inside totals; loss to lease in parentheses")
