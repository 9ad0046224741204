import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
random.seed(3103)
NAME = "Osprey Point Marina P&L 2023 v 2022.pdf"
st = St("Profit & Loss Prev Year Comparison", "Osprey Point Marina LLC", "2022-01-01", "2023-12-31", ["Jan - Dec 23", "Jan - Dec 22", "$ Change"])
def v(a, b): return [a, b, a-b]
def rv(base, g=.05, j=.08):
    b = round(base*random.uniform(1-j, 1+j), 2); a = round(b*(1+g+random.uniform(-j, j)), 2); return v(a, b)
st.head("Ordinary Income/Expense", lvl=1); st.head("Income", lvl=2)
h = st.head("Slip Rental", "4000", lvl=3)
s = [st.line("Annual Slips", rv(412600), "4010", 4), st.line("Seasonal Slips", rv(138400), "4020", 4), st.line("Transient Dockage", rv(46900), "4030", 4), st.line("Liveaboard Surcharge", rv(9600), "4040", 4)]
SL = st.tot("Total Slip Rental", s, "4000", lvl=3)
x = [st.line("Dry Rack Storage", rv(96200), "4100", 3), st.line("Winter Storage - Yard", rv(71800), "4110", 3), st.line("Haul, Launch & Wash", rv(58700), "4200", 3), st.line("Fuel Dock Sales", rv(338500), "4300", 3), st.line("Ship Store", rv(61400), "4400", 3), st.line("Electric Reimbursed by Slipholders", rv(27300), "4500", 3), st.line("Restaurant Ground Lease", v(42000.00, 40800.00), "4600", 3), st.line("Slip Discounts", v(-6145.00, -5320.50), "4900", 3)]
TI = st.tot("Total Income", [SL]+x, lvl=2, key="total_income")
st.head("Cost of Goods Sold", lvl=2)
c = [st.line("Fuel Purchases", rv(281900), "5000", 3), st.line("Ship Store Purchases", rv(37500), "5100", 3), st.line("Merchant Fees", rv(14200), "5200", 3)]
TC = st.tot("Total COGS", c, lvl=2)
GP = st.tot("Gross Profit", [TI, ~TC], lvl=1)
st.head("Expense", lvl=2)
ex = [st.line("Advertising", rv(6200), "6000", 3), st.line("Auto & Workboat", rv(8900), "6020", 3), st.line("Bank Charges", rv(740), "6030", 3)]
st.head("Insurance", "6100", 3)
i = [st.line("Marina Operators Liability", rv(38400), "6110", 4), st.line("Piers & Wharves", rv(29700), "6120", 4), st.line("Health", rv(21500), "6130", 4)]
ex.append(st.tot("Total Insurance", i, "6100", lvl=3))
ex += [st.line("Bottomland Lease - State", v(11250.00, 11250.00), "6200", 3), st.line("Office", rv(7300), "6250", 3)]
st.head("Payroll", "6300", 3)
p = [st.line("Dock Staff Wages", rv(118600), "6310", 4), st.line("Office & Manager", rv(84300), "6320", 4), st.line("Payroll Taxes", rv(16900), "6330", 4)]
ex.append(st.tot("Total Payroll", p, "6300", lvl=3))
ex.append(st.line("Professional Fees", rv(9400), "6400", 3))
st.head("Repairs & Maintenance", "6500", 3)
p = [st.line("Docks & Pilings", rv(33800), "6510", 4), st.line("Dredging Spot Work", v(0.00, 18450.00), "6520", 4), st.line("Travel Lift", rv(12100), "6530", 4), st.line("Grounds & Building", rv(9700), "6540", 4), st.line("Repairs & Maintenance - Other", v(1184.37, 0.00), "6500", 4)]
ex.append(st.tot("Total Repairs & Maintenance", p, "6500", lvl=3))
ex.append(st.line("Real Estate Taxes", rv(54800, .03, .02), "6600", 3))
st.head("Utilities", "6700", 3)
p = [st.line("Electric", rv(48600), "6710", 4), st.line("Water & Pump-out", rv(13900), "6720", 4), st.line("Trash", rv(8100), "6730", 4), st.line("Phone, WiFi", rv(5400), "6740", 4)]
ex.append(st.tot("Total Utilities", p, "6700", lvl=3))
TE = st.tot("Total Expense", ex, lvl=2, key="total_operating_expenses")
NO = st.tot("Net Ordinary Income", [GP, ~TE], lvl=0, key="noi")
st.head("Other Income/Expense", lvl=1); st.head("Other Income", lvl=2)
oi = st.line("Interest Income", v(412.09, 96.44), "7010", 3); TOI = st.tot("Total Other Income", [oi], lvl=2)
st.head("Other Expense", lvl=2)
oe = [st.line("Interest - Term Loan", v(88214.61, 91730.25), "8010", 3), st.line("Depreciation", v(97300.00, 104112.00), "8020", 3)]
TOE = st.tot("Total Other Expense", oe, lvl=2)
NOI2 = st.tot("Net Other Income", [TOI, ~TOE], lvl=1)
st.tot("Net Income", [NO, NOI2], t="TOTAL", lvl=0, key="net_income")
# planted: one digit of a line changed after the totals were built
old = st.rows[p[0]]["v"][0]; sold = f"{old:.2f}"; dg = sold[1]; new = float(sold[0] + str((int(dg)+4) % 10) + sold[2:])
st.plant(p[0], 0, new, "6710 Electric, Jan - Dec 23: {old} printed as {new}; Total Utilities, $ Change and everything above still carry the former", "digit_changed")

cv = canvas.Canvas(out(NAME), pagesize=letter, invariant=1); W, H = letter
XR = [372, 452, 524, 578]
def hdr(pg):
    cv.setFont("Helvetica-Bold", 7.5); cv.drawString(30, H-40, "4:47 PM"); cv.drawString(30, H-52, "02/19/24"); cv.drawString(30, H-64, "Accrual Basis")
    cv.setFont("Helvetica-Bold", 12); cv.drawCentredString(W/2+20, H-40, "Osprey Point Marina LLC")
    cv.setFont("Helvetica-Bold", 14); cv.drawCentredString(W/2+20, H-57, "Profit & Loss Prev Year Comparison")
    cv.setFont("Helvetica-Bold", 10); cv.drawCentredString(W/2+20, H-71, "January through December 2023")
    cv.setLineWidth(1.2); cv.line(30, H-78, W-30, H-78)
    cv.setFont("Helvetica-Bold", 7.5); 
    for xx, t in zip(XR, ["Jan - Dec 23", "Jan - Dec 22", "$ Change", "% Change"]):
        cv.drawCentredString(xx-26, H-92, t); cv.setLineWidth(.8); cv.line(xx-56 if xx < 570 else xx-47, H-95, xx, H-95)
    cv.setFont("Helvetica-Bold", 7.5); cv.drawRightString(W-30, 26, f"Page {pg}")
hdr(1); y = H-108; pg = 1
for k, r in enumerate(st.rows):
    if y < 50: cv.showPage(); pg += 1; hdr(pg); y = H-108
    lab = r["label"]
    if r["code"]: lab = (f"Total {r['code']} \u00b7 {lab[6:]}" if lab.startswith("Total ") else f"{r['code']} \u00b7 {lab}")
    bold = True
    cv.setFont("Helvetica-Bold", 7.5); cv.drawString(30 + 11*r["lvl"], y, lab)
    if r["t"] != "HEADING":
        cv.setFont("Helvetica", 7.5)
        if r["items"]:
            cv.setLineWidth(.5)
            for xx in XR: cv.line(xx-(52 if xx < 570 else 43), y+8, xx, y+8)
        for xx, z in zip(XR, r["v"]): cv.drawRightString(xx, y, f"{z:,.2f}")
        a, b = r["v"][1]+r["v"][2], r["v"][1]
        cv.drawRightString(XR[3], y, f"{(a-b)/abs(b)*100:,.1f}%" if b else ("100.0%" if a else "0.0%"))
        if r["t"] == "TOTAL":
            for xx in XR:
                for q in (2.5, 4.2): cv.line(xx-(52 if xx < 570 else 43), y-q, xx, y-q)
        if r["items"]: y -= 4
    y -= 11.4
cv.save()
save(NAME, [st], "OTHER", "OPERATING_STATEMENT", "Desktop bookkeeping P&L with previous year comparison of a marina, codes in labels, portrait; reportlab")
