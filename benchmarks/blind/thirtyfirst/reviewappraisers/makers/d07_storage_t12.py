import random, datetime
from common import *
import xlsxwriter
from xlsxwriter.utility import xl_rowcol_to_cell as rc
random.seed(3107)
NAME = "T12 - Lockwood Mini Storage (Apr24-Mar25).xlsx"
ms = [datetime.date(2024+(m > 12), (m-1) % 12+1, 1) for m in range(4, 16)]
cols = [m.strftime("%b-%y") for m in ms] + ["12 Mo Total"]
st = St("Trailing 12", "Lockwood Mini Storage", "2024-04-01", "2025-03-31", cols, sheet="T12")
def T(v): v = [round(x, 2) for x in v]; return v+[round(sum(v), 2)]
occ = [.842, .861, .884, .902, .897, .881, .863, .851, .838, .836, .844, .857]
L = st.line
st.head("Revenue")
a = [L("Unit Rent - Drive Up", T([38650*o/.86*random.uniform(.99, 1.01) for o in occ])), L("Unit Rent - Climate Controlled", T([21840*o/.86*random.uniform(.98, 1.02) for o in occ])), L("RV / Boat Parking", T([3160+random.choice([0, 80, 160]) for _ in occ])), L("Move-in Specials & Discounts", T([-random.uniform(900, 2100) for _ in occ])), L("Admin Fees", T([25*random.randint(9, 24) for _ in occ])), L("Late / Lien Fees", T([random.uniform(900, 1500) for _ in occ])), L("Tenant Insurance Commissions", T([random.uniform(1480, 1730) for _ in occ])), L("Locks, Boxes, Truck Rental", T([random.uniform(210, 560) for _ in occ])), L("Auction Proceeds (net)", T([0, 0, 412.5, 0, 0, 655, 0, 0, 0, 288, 0, 0])), L("Write-offs", T([-random.uniform(150, 640) for _ in occ]))]
TR = st.tot("Total Revenue", a, key="total_income")
st.head("Expenses")
b = [L("Manager & Relief Wages", T([5340]*9+[5500]*3)), L("Payroll Burden", T([x*.112 for x in [5340]*9+[5500]*3])), L("Google / Web Advertising", T([random.uniform(780, 1250) for _ in occ])), L("Credit Card Fees", T([x*.0217 for x in st.rows[TR]["v"][:12]])), L("Electric", T([1110, 1085, 1390, 1720, 1690, 1415, 1120, 1180, 1465, 1610, 1495, 1240])), L("Water & Trash", T([268]*6+[281.5]*6)), L("Telephone & Internet", T([214.98]*12)), L("Gate, Cameras & Software", T([489]*12)), L("Repairs & Maintenance", T([random.choice([140.0, 385.25, 612.4, 1904.75, 77.1]) for _ in occ])), L("Snow & Landscape", T([420, 420, 420, 420, 420, 420, 0, 0, 780, 1450, 1130, 300])), L("Office & Postage", T([random.uniform(95, 260) for _ in occ])), L("Property Insurance", T([0, 0, 9318, 0, 0, 0, 0, 0, 9318, 0, 0, 0])), L("Real Estate Tax", T([0, 0, 27604.11, 0, 0, 0, 0, 0, 27604.11, 0, 0, 0])), L("Legal & Accounting", T([0, 0, 0, 250, 0, 0, 0, 0, 0, 0, 2875, 600])), L("Management Fee 6%", T([x*.06 for x in st.rows[TR]["v"][:12]]))]
TE = st.tot("Total Expenses", b, key="total_operating_expenses")
NOI = st.tot("Net Operating Income", [TR, ~TE], t="TOTAL", key="noi")
st.plant(TE, 7, round(st.rows[TE]["v"][7]+900, 2), "Total Expenses of Nov-24 typed over: {old} printed as {new}; NOI and the 12 month total are right", "total_wrong")
wb = xlsxwriter.Workbook(out(NAME)); wb.set_properties({"created": datetime.datetime(2025, 4, 11)})
ws = wb.add_worksheet("T12"); ws.set_landscape(); ws.fit_to_pages(1, 1); ws.hide_gridlines(2)
F = lambda **k: wb.add_format({"font_name": "Calibri", "font_size": 10, **k})
acc = '_(* #,##0.00_);_(* (#,##0.00);_(* "-"??_);_(@_)'
n = F(num_format='#,##0.00;(#,##0.00);0.00'); tb = F(num_format='#,##0.00;(#,##0.00);0.00', bold=True, top=1); fb = F(num_format='$#,##0.00;($#,##0.00)', bold=True, top=1, bottom=6, bg_color="#FFF2CC"); pc = F(num_format="0.0%", italic=True, font_color="#666666")
hd = F(bold=True, num_format="mmm-yy", align="center", bg_color="#F4B183", border=1); hb = F(bold=True, bg_color="#F4B183", border=1, align="center", text_wrap=True); bo = F(bold=True); lb = F(indent=1); tl = F(bold=True, top=1); fl = F(bold=True, top=1, bottom=6, bg_color="#FFF2CC")
ws.set_column(0, 0, 2); ws.set_column(1, 1, 30); ws.set_column(2, 13, 11.3); ws.set_column(14, 14, 1.5); ws.set_column(15, 15, 13.5); ws.set_column(16, 16, 8)
ws.write(0, 1, "LOCKWOOD MINI STORAGE", F(bold=True, font_size=15)); ws.write(1, 1, "Trailing 12 - 1180 County Rd 9 - 412 units / 51,300 NRSF", F(italic=True))
r = 3; ws.write(r, 1, "", hb)
for i, m in enumerate(ms): ws.write_datetime(r, 2+i, datetime.datetime(m.year, m.month, 1), hd)
ws.write(r, 15, "12 Mo Total", hb); ws.write(r, 16, "% of Rev", hb)
ws.freeze_panes(4, 2)
r = 4; ws.write(r, 1, "Sq Ft Occupancy", F(italic=True, font_color="#1F4E79"))
for i, o in enumerate(occ): ws.write(r, 2+i, o, F(num_format="0.0%", font_color="#1F4E79"))
r = 5; pos = {}
for k, x in enumerate(st.rows):
    r += 1
    if x["t"] == "HEADING":
        if k: r += 1
        ws.write(r, 1, x["label"], F(bold=True, underline=1)); continue
    if k == b[4]:   # a line no longer used stays hidden
        ws.write(r, 1, "Yellow Pages (old)", lb); [ws.write(r, 2+i, 0, n) for i in range(12)]; ws.set_row(r, None, None, {"hidden": True}); r += 1
    if k == NOI: r += 1
    pos[k] = r
    f1, f2 = (lb, n) if not x["items"] else ((fl, fb) if x["t"] == "TOTAL" else (tl, tb))
    ws.write(r, 1, x["label"], f1)
    for c in range(12):
        v = x["v"][c]
        if k in (TR, TE) and not (k == TE and c == 7):
            ws.write_formula(r, 2+c, f"=SUM({rc(pos[x['items'][0]], 2+c)}:{rc(pos[x['items'][-1]], 2+c)})", f2, v)
        else: ws.write_number(r, 2+c, v, f2)
    ws.write_number(r, 15, x["v"][12], f2)
    ws.write_number(r, 16, x["v"][12]/st.rows[TR]["v"][12], pc)
ws.write(r+2, 1, "No debt service, depreciation or owner's phone included. Expansion (Bldg K, 38 units) opened June 2024.", F(italic=True, font_size=9))
wb.close()
save(NAME, [st], "SELF_STORAGE", "OPERATING_STATEMENT_T12", "Owner's own T12 workbook, months as real dates, spacer columns, hidden row, typed-over total; xlsxwriter with formulas")
