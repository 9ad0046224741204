"""Student housing unit mix by floor plan, xlsxwriter, 2nd of three sheets, totals line above the rows, spacer columns, grouped headers, beds and pre-leasing."""
import xlsxwriter, datetime
from common import *
F = "um_quarry_commons_student.xlsx"
# plan, br, ba, sf, units, leased beds 24-25, leased beds 25-26, asking per bed, in place per bed
D = [("The Flint",0,1,405,12,12,7,1049,1012.50),("The Slate",1,1,560,18,17,9,1145,1098.24),("The Shale",2,1,790,10,14,6,849,801.07),("The Basalt",2,2,848,36,61,33,899,842.61),("The Granite",3,3,1160,24,52,31,819,766.38),
     ("The Marble - Flat",4,2,1295,15,41,20,689,644.90),("The Marble - Flat Premium",4,4,1412,48,158,97,769,721.15),("The Gneiss Townhome",4,4.5,1588,20,77,58,829,794.02),("The Quartz Townhome",5,5.5,1815,8,38,25,809,772.74),("RA / Staff Suite",1,1,560,3,0,0,0,0)]
g1, g2, g3 = "2024-25 Lease Year", "2025-26 Pre-Lease", "Asking Installment"
money = ["units", "other:Rentable Beds", "sf", f"other:{g1} Leased Beds", f"other:{g1} % Leased", f"other:{g1} Avg Installment", f"other:{g1} Total Monthly", f"other:{g2} Leased Beds", f"other:{g2} % Leased", f"other:{g3} Per Bed", f"other:{g3} Total Monthly"]
K = money; rows = []
for p, br, ba, sf, u, l1, l2, ask, ip in D:
    nb = u*max(br, 1) if ask else 0
    rows.append({"type": p, "beds": "Studio" if br == 0 else str(br), "baths": str(ba), "units": u, K[1]: nb, "sf": sf, K[3]: l1, K[4]: round(100*l1/nb, 1) if nb else None, K[5]: ip if nb else None, K[6]: r2(l1*ip) if nb else None, K[7]: l2, K[8]: round(100*l2/nb, 1) if nb else None, K[9]: ask or None, K[10]: nb*ask if nb else None})
    assert l1 <= nb
S = {k: sum(r.get(k) or 0 for r in rows) for k in ("units", K[1], K[3], K[6], K[7], K[10])}
T = {"label": "Property (194 units)", **{k: (r2(v)) for k, v in S.items()}}
T[K[4]] = round(100*S[K[3]]/S[K[1]], 1); T[K[8]] = round(100*S[K[7]]/S[K[1]], 1); T[K[5]] = r2(S[K[6]]/S[K[3]]); T[K[9]] = r2(S[K[10]]/S[K[1]])
T["sf"] = round(sum(r["sf"]*r["units"] for r in rows)/S["units"]); print(T); assert S["units"] == 194
wb = xlsxwriter.Workbook(doc(F)); wb.set_properties({"created": datetime.datetime(2025, 5, 6)})
c0 = wb.add_worksheet("Cover"); w = wb.add_worksheet("Unit Mix"); am = wb.add_worksheet("Amenities")
f = lambda **k: wb.add_format({"font_name": "Tahoma", "font_size": 9, **k})
c0.write("B3", "Quarry Commons at Stonewater", f(font_size=20, bold=1)); c0.write("B5", "Monthly asset package - April 2025", f(font_size=12)); c0.write("B6", "Prepared for special servicing by Oxbow Student Living", f())
c0.set_column(1, 1, 60)
for i, t in enumerate(["Fitness center - 6,200 sf", "Resort pool", "Shuttle stop (0.9 mile to campus)", "312 surface parking spaces"]): am.write(i, 0, t, f())
am.set_column(0, 0, 40)
w.hide_gridlines(2)
w.write("B2", "QUARRY COMMONS - UNIT MIX BY FLOOR PLAN", f(bold=1, font_size=13)); w.write("B3", "as of April 30, 2025; one installment = one month, 12 per lease year; rates per bed", f(font_color="#7F7F7F"))
hb = f(bold=1, bottom=1, align="center", text_wrap=1, valign="bottom"); hg = f(bold=1, align="center", bg_color="#3B3838", font_color="white")
# columns: B plan, C BR, D BA, E units, F beds, G sf, H spacer, I..L g1, M spacer, N,O g2, P spacer, Q,R g3
C = dict(zip(K, (4, 5, 6, 8, 9, 10, 11, 13, 14, 16, 17)))
for k, h in (("plan","Floor Plan"),("br","BR"),("ba","BA")): w.write(5, {"plan":1,"br":2,"ba":3}[k], h, hb)
w.merge_range(4, 8, 4, 11, g1, hg); w.merge_range(4, 13, 4, 14, g2, hg); w.merge_range(4, 16, 4, 17, g3, hg)
for k, h in zip(K, ["Units", "Rentable Beds", "SF", "Leased Beds", "% Leased", "Avg Installment", "Total Monthly", "Leased Beds", "% Leased", "Per Bed", "Total Monthly"]): w.write(5, C[k], h, hb)
NFm = {K[4]: "0.0%", K[8]: "0.0%", K[5]: "#,##0.00", K[6]: "#,##0.00", K[9]: "#,##0", K[10]: "#,##0"}
def put(r, v, **fmt):
    for k in K:
        x = v.get(k)
        if x is None: continue
        nf = NFm.get(k, "#,##0")
        if r == 6 and k == K[9]: nf = "#,##0.00"
        w.write_number(r, C[k], x/100 if k in (K[4], K[8]) else x, f(num_format=nf, align="right", **fmt))
w.write(6, 1, T["label"], f(bold=1, bg_color="#E7E6E6")); [w.write_blank(6, c, None, f(bg_color="#E7E6E6")) for c in (2, 3)]; put(6, T, bold=1, bg_color="#E7E6E6")
r = 8
for v in rows:
    w.write(r, 1, v["type"], f()); 
    w.write(r, 2, v["beds"] if v["beds"] == "Studio" else int(v["beds"]), f(align="center")); w.write_number(r, 3, float(v["baths"]), f(align="center"))
    put(r, v); r += 1
w.write(r+1, 1, "RA / staff suites are non-revenue and not counted in rentable beds. Studio counts as one bed.", f(italic=1, font_size=8))
w.set_row(5, 26); w.set_column(0, 0, 2); w.set_column(1, 1, 26); w.set_column(2, 3, 6); w.set_column(4, 6, 8.5); w.set_column(7, 7, 1.5); w.set_column(8, 11, 10.5); w.set_column(12, 12, 1.5); w.set_column(13, 14, 9); w.set_column(15, 15, 1.5); w.set_column(16, 17, 10.5)
w.set_landscape(); w.fit_to_pages(1, 0); w.activate(); wb.close()
save(F, "UM", "STUDENT_HOUSING", "manager's workbook, unit mix on 2nd of 3 sheets, grouped header, spacer columns, total line above the rows, beds and pre-leasing", money, rows, [T], hard=True)
