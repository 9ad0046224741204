# Homemade/broker-style apartment unit mix with grouped headers and live formulas, xlsxwriter
import random
from common import *
import xlsxwriter
R = random.Random(3907)
S = [("Studios", [("S1 - Alcove",0,1,8,415,1065),("S2 - Alcove, courtyard",0,1,6,440,1095)]),
 ("One Bedrooms", [("A1 - Classic",1,1,22,612,1240),("A1R - Renovated",1,1,14,612,1385),("A2 - Den",1,1,9,705,1330),("A3 - Garden patio",1,1,4,690,1365)]),
 ("Two Bedrooms", [("B1 - Classic",2,1,16,845,1495),("B1R - Renovated",2,1,7,845,1640),("B2 - Split",2,2,12,960,1725),("B2R - Split, renovated",2,2,5,960,1850),("B3 - Townhouse",2,1.5,6,1085,1895)]),
 ("Three Bedrooms", [("C1 - Flat",3,2,4,1180,2060),("C2 - Townhouse",3,2.5,3,1340,2295)])]
wb = xlsxwriter.Workbook(doc('Lindenhof_unit_mix.xlsx')); ws = wb.add_worksheet("Unit Mix"); ws.hide_gridlines(2)
F = lambda **k: wb.add_format({"font_name": "Garamond", "font_size": 10, **k})
ws.write("B2", "Lindenhof Apartments", F(bold=True, font_size=18, font_color="#274E13")); ws.write("B3", "Unit Mix & Rent Summary  |  116 homes, built 1986  |  per lease file 09/30/2025", F(italic=True))
K = ["units","pct_units","sf","total_sf","occupied","vacant","market","actual","market_sf","actual_sf","market_total","actual_total","ltl"]
gh = F(bold=True, align="center", bg_color="#274E13", font_color="white", border=1); h = F(bold=True, align="center", valign="vcenter", text_wrap=True, bottom=1, bg_color="#D9EAD3")
ws.merge_range("F5:G5", "Units", gh); ws.merge_range("H5:I5", "Square Feet", gh); ws.merge_range("J5:K5", "Status", gh)
ws.merge_range("L5:M5", "Monthly Rent per Unit", gh); ws.merge_range("N5:O5", "Rent per SF", gh); ws.merge_range("P5:R5", "Monthly Totals", gh)
for j, t in enumerate(["Floor Plan","Beds","Baths",None,"Units","% of Units","Avg. SF","Total SF","Occupied","Vacant","Market","In-Place","Market","In-Place","Market","In-Place","Loss to Lease"], 1):
    if t: ws.write(5, j, t, h)
nf = {"units":"0","pct_units":"0.0%","sf":"#,##0","total_sf":"#,##0","occupied":"0","vacant":"0;;0","market":"$#,##0","actual":"$#,##0","market_sf":"$0.00","actual_sf":"$0.00","market_total":"$#,##0","actual_total":"$#,##0","ltl":"$#,##0"}
N = sum(l[3] for _, ls in S for l in ls); rows = []; tots = []; r = 6; sub = []
def fin(d):
    return {k: (hu(100*d[k], 1) if k == "pct_units" else d[k]) for k in K}
def wr(r, lab, d, b, fm):
    o = dict(bold=b, **({"top": 1} if b else {}), **({"bg_color": "#EEF5EA"} if b else {}))
    ws.write(r, 1, lab, F(**o))
    for j in (2, 3, 4): ws.write_blank(r, j, None, F(**o))
    for j, k in enumerate(K, 5):
        fmt = F(num_format=nf[k], align="right", **o)
        ws.write_formula(r, j, fm[k], fmt, d[k]) if k in fm else ws.write_number(r, j, d[k], fmt)
for s, ls in S:
    f0 = r+1; part = []
    for ty, bd, ba, n, sf, mk in ls:
        vac = R.choice([0, 0, 1, 1, 2]) if n > 4 else R.choice([0, 1]); ac = mk-R.randint(15, 95); x = r+1
        d = {"units": n, "pct_units": n/N, "sf": sf, "total_sf": n*sf, "occupied": n-vac, "vacant": vac, "market": mk, "actual": ac, "market_sf": hu(mk/sf), "actual_sf": hu(ac/sf), "market_total": n*mk, "actual_total": n*ac, "ltl": n*(mk-ac)}
        wr(r, ty, d, False, {"pct_units": f"=F{x}/{N}", "total_sf": f"=F{x}*H{x}", "vacant": f"=F{x}-J{x}", "market_sf": f"=ROUND(L{x}/H{x},2)", "actual_sf": f"=ROUND(M{x}/H{x},2)", "market_total": f"=F{x}*L{x}", "actual_total": f"=F{x}*M{x}", "ltl": f"=P{x}-Q{x}"})
        ws.write(r, 2, bd, F(align="center")); ws.write(r, 3, ba, F(align="center", num_format="0.0"))
        rows.append({"type": ty, "beds": bd, "baths": ba, **fin(d)}); part.append(d); r += 1
    def agg(p):
        d = {k: sum(q[k] for q in p) for k in ("units","total_sf","occupied","vacant","market_total","actual_total","ltl")}
        return {**d, "pct_units": d["units"]/N, "sf": hu(d["total_sf"]/d["units"], 0), "market": hu(d["market_total"]/d["units"], 0), "actual": hu(d["actual_total"]/d["units"], 0), "market_sf": hu(d["market_total"]/d["total_sf"]), "actual_sf": hu(d["actual_total"]/d["total_sf"])}
    x = r+1; C = dict(zip(K, "FGHIJKLMNOPQR"))
    avg = lambda x: {"pct_units": f"=F{x}/{N}", "sf": f"=ROUND(I{x}/F{x},0)", "market": f"=ROUND(P{x}/F{x},0)", "actual": f"=ROUND(Q{x}/F{x},0)", "market_sf": f"=ROUND(P{x}/I{x},2)", "actual_sf": f"=ROUND(Q{x}/I{x},2)"}
    d = agg(part); wr(r, f"{s} - Total / Avg", d, True, {**{k: f"=SUM({C[k]}{f0}:{C[k]}{r})" for k in ("units","total_sf","occupied","vacant","market_total","actual_total","ltl")}, **avg(x)})
    tots.append({"label": f"{s} - Total / Avg", **fin(d)}); sub.append((x, d)); r += 2
d = agg([q for _, q in sub]); x = r+1
wr(r, "Property Total / Weighted Avg", d, True, {**{k: "="+"+".join(f"{C[k]}{q}" for q, _ in sub) for k in ("units","total_sf","occupied","vacant","market_total","actual_total","ltl")}, **avg(x)})
tots.append({"label": "Property Total / Weighted Avg", **fin(d)}); assert d["units"] == 116, d["units"]
ws.write(r+2, 1, "In-place rent on vacant homes is the last lease rent. Renovated = quartz, LVP, stainless (26 homes to date).", F(italic=True, font_size=9))
ws.set_column(0, 0, 2); ws.set_column(1, 1, 31); ws.set_column(2, 3, 6); ws.set_column(4, 4, 1.5); ws.set_column(5, 14, 9); ws.set_column(15, 17, 11); ws.set_row(5, 28); ws.freeze_panes(6, 2)
ws.set_landscape(); ws.fit_to_pages(1, 0); wb.close()
save('Lindenhof_unit_mix.xlsx','UM',K,rows,tots,'MULTIFAMILY','homemade unit mix with grouped headers, weighted averages, live formulas, spacer column',False)
