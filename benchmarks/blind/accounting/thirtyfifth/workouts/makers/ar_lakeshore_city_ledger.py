"""Full-service hotel's city ledger ageing, xlsxwriter workbook, 2nd sheet holds collector notes; account type groups, grouped header, blank for nil, red parentheses."""
import xlsxwriter
from common import *
NM = "ar_lakeshore_city_ledger.xlsx"
# acct, company, last invoice, date, limit, cur, 31, 61, 91, 120, unapplied
G = [("Airline Crew", [("AC-2004","Great Lakes Regional Airways","CL88412","2025-02-28",150000,41370.00,38880.00,0,0,0,-12500.00),("AC-2011","Northstar Cargo Air","CL88409","2025-02-28",40000,9216.00,0,0,0,1152.00,0)]),
     ("Corporate Direct Bill", [("DB-3107","Ashgrove Medical Devices","CL88397","2025-02-26",25000,3418.75,1127.40,0,0,0,0),("DB-3115","Bellwether Consulting Grp","CL88203","2025-01-31",15000,0,6240.88,0,0,0,0),("DB-3118","City of Marlow - Fire Dept Training","CL87740","2024-12-12",10000,0,0,2875.00,0,0,0),("DB-3124","Dunmore Steel & Tube","CL88415","2025-02-28",30000,7712.16,5580.36,2210.09,0,0,-650.25),("DB-3131","Fennimore Turbine Services","CL86618","2024-10-03",20000,0,0,0,0,18344.52,0),("DB-3140","Lakeland Symphony Guest Artists","CL88371","2025-02-21",5000,1188.30,0,0,0,0,0),("DB-3144","State University Athletics","CL88405","2025-02-27",60000,14906.00,11375.50,940.00,0,0,0),("DB-3150","Tri-County Drug Court","CL87122","2024-11-18",5000,0,0,0,712.64,0,0)]),
     ("Groups & Catering", [("GP-5518","Hargreave / Ostrowski Wedding","BQ20417","2025-02-15",None,0,0,0,0,0,-3000.00),("GP-5522","Midwest Ceramic Assn 2024","BQ19866","2024-09-30",None,0,0,0,0,27619.33,-5000.00),("GP-5530","Rotary District 6380 Gala","BQ20398","2025-02-08",None,8844.10,0,0,0,0,0),("GP-5534","Knights Regional Chess Open","BQ20255","2025-01-19",None,0,4027.75,0,0,0,0)]),
     ("Travel Agents & OTA", [("TA-7001","BookNest.com virtual card chargebacks","CL88398","2025-02-26",None,2316.40,1944.18,871.60,415.00,1502.77,0),("TA-7008","Panorama Coach Tours","CL87903","2024-12-30",12000,0,0,7488.00,0,0,0),("TA-7015","Wanderlane Wholesale","CL85991","2024-08-14",8000,0,0,0,0,3960.25,0)]),
     ("In House Accounts", [("HA-9001","Employee / Owner Comp Folio","HA00031","2025-02-28",None,1204.66,0,388.12,0,2790.00,0),("HA-9002","Returned Checks","HA00027","2024-11-05",None,0,0,0,265.00,0,0)])]
money = ["other:Credit Limit", "current", "b31_60", "b61_90", "b91_120", "b120", "other:Unapplied Cash", "total"]
SK = money[1:]
wb = xlsxwriter.Workbook(doc(NM)); wb.set_properties({"created": __import__("datetime").datetime(2025,3,3)})
w = wb.add_worksheet("City Ledger 02-28"); nt = wb.add_worksheet("Collector notes")
B = dict(font_name="Calibri", font_size=10)
f = lambda **k: wb.add_format({**B, **k})
NF = '#,##0.00_);[Red](#,##0.00)'
t1 = f(bold=1, font_size=14, font_color="#1F3864"); t2 = f(font_color="#595959"); hd = f(bold=1, bg_color="#D9E1F2", border=1, align="center", valign="vcenter", text_wrap=1)
grp = f(bold=1, italic=1, bottom=1); tx = f(); dt = f(num_format="m/d/yy", align="center"); nm = f(num_format=NF); li = f(num_format="#,##0", font_color="#7F7F7F"); sb = f(bold=1, top=1, num_format=NF); sl = f(bold=1, top=1); gt = f(bold=1, top=1, bottom=6, num_format=NF, bg_color="#F2F2F2")
w.write("A1", "Lakeshore Grand Hotel & Conference Center", t1); w.write("A2", "City Ledger Aging as of business date 02/28/2025   (Receiver: Corbel Hospitality Advisors)", t2)
for c, h in enumerate(["A/R No.", "Account Name", "Last Invoice", "Inv. Date", "Credit Limit"]): w.merge_range(3, c, 4, c, h, hd)
w.merge_range(3, 5, 3, 9, "Days Outstanding", hd)
for c, h in enumerate(["Current", "31-60", "61-90", "91-120", "Over 120"]): w.write(4, 5+c, h, hd)
w.merge_range(3, 10, 4, 10, "Unapplied Cash", hd); w.merge_range(3, 11, 4, 11, "Total Due", hd)
import datetime
r = 5; rows = []; totals = []
for g, ls in G:
    w.write(r, 0, g, grp); [w.write_blank(r, c, None, grp) for c in range(1, 12)]; r += 1; gr = []
    for ac, co, inv, d, lim, *v in ls:
        b = v[:5]; u = v[5]; tot = r2(sum(b) + u)
        w.write(r, 0, ac, tx); w.write(r, 1, co, tx); w.write(r, 2, inv, tx); w.write_datetime(r, 3, datetime.datetime.fromisoformat(d), dt)
        if lim: w.write_number(r, 4, lim, li)
        for c, x in enumerate(b): 
            if x: w.write_number(r, 5+c, x, nm)
        if u: w.write_number(r, 10, u, nm)
        w.write_formula(r, 11, f"=SUM(F{r+1}:K{r+1})", nm, tot)
        row = {"resident": ac, "name": co, "invoice": inv, "date": d, "other:Credit Limit": lim, **{k: (x or None) for k, x in zip(SK, b + [u])}, "total": tot}
        gr.append(row); r += 1
    s = {"label": f"{g} Total", **{k: r2(sum(q[k] or 0 for q in gr)) for k in SK}}
    w.write(r, 1, s["label"], sl); w.write_blank(r, 0, None, sl); [w.write_blank(r, c, None, sl) for c in (2, 3, 4)]
    for c, k in enumerate(SK): w.write_formula(r, 5+c, f"=SUM({'FGHIJKL'[c]}{r+1-len(gr)}:{'FGHIJKL'[c]}{r})", sb, s[k])
    rows += gr; totals.append(s); r += 2
T = {"label": "City Ledger Total", **{k: r2(sum(s[k] for s in totals)) for k in SK}}
for c in range(5): w.write(r, c, "City Ledger Total" if c == 1 else "", gt)
for c, k in enumerate(SK): w.write_number(r, 5+c, T[k], gt)
totals.append(T)
w.write(r+2, 0, "Guest ledger ($14,662.09) and advance deposits ($38,105.00) are reported separately. Corporate terms net 30; crew contract net 45.", f(italic=1, font_size=8))
w.set_column(0, 0, 9); w.set_column(1, 1, 36); w.set_column(2, 3, 10.5); w.set_column(4, 4, 9); w.set_column(5, 9, 11.5); w.set_column(10, 11, 12.5)
w.set_landscape(); w.fit_to_pages(1, 0); w.freeze_panes(5, 2); w.hide_gridlines(2)
for i, (a, x) in enumerate([("Account", "Note"), ("AC-2004", "Paid wire 2/20, remittance not received; applied when detail arrives."), ("DB-3131", "Disputes no-show charges. Legal demand 2/11."), ("GP-5522", "Association dissolved. Deposit to be applied; remainder to reserve."), ("TA-7015", "Bankrupt - proof of claim filed.")]):
    nt.write(i, 0, a, hd if i == 0 else tx); nt.write(i, 1, x, hd if i == 0 else tx)
nt.set_column(1, 1, 70); wb.close()
assert abs(sum(q["total"] for q in rows) - T["total"]) < .005 and abs(T["total"] - sum(T[k] for k in SK[:-1])) < .005
save(NM, "AR", "HOSPITALITY", "hotel city ledger workbook, groups by account type, merged two-row header, blanks for nil, formulas, notes sheet", money, rows, totals)
