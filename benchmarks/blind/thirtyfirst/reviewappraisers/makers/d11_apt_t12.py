import random, datetime
from common import *
import xlsxwriter
random.seed(3111)
NAME = "Brantwood_Apts_lender_package.xlsx"
ms = [(2023+(m > 12), (m-1) % 12+1) for m in range(9, 21)]
cols = [f"{m:02d}/{y}" for y, m in ms] + ["TTM 08/2024", "T3 Annualized"]
st = St("12 Month Income Statement", "Brantwood Apartments", "2023-09-01", "2024-08-31", cols, sheet="IS-12")
def T(v):
    v = [round(x, 2) for x in v]; return v+[round(sum(v), 2), round(sum(v[-3:])*4, 2)]
R = random.uniform
def fl(a, j=.05): return T([a*R(1-j, 1+j) for _ in range(12)])
def k(a): return T([a]*12)
def lump(d): return T([d.get(i, 0) for i in range(12)])
L, H, S = lambda c, l, v: st.line(l, v, c, 2), st.head, st.tot
H("INCOME"); H("RENTAL INCOME", lvl=1)
gpr = [231400+650*i for i in range(12)]
a = [L("5110", "Market Rent", T(gpr)), L("5115", "Loss/Gain to Old Lease", T([-R(6200, 9400) for _ in gpr])), L("5120", "Vacancy Loss", T([-g*R(.045, .075) for g in gpr])), L("5125", "Model / Employee Unit", k(-2875)), L("5130", "Concessions - Upfront", T([-random.choice([0, 500, 1250, 2200]) for _ in gpr])), L("5135", "Concessions - Renewal", T([-random.choice([0, 0, 300, 450]) for _ in gpr])), L("5140", "Delinquency", T([R(-2600, 700) for _ in gpr])), L("5145", "Write-Offs to Agency", T([-R(300, 3900) for _ in gpr])), L("5150", "Prepaid Rent Change", T([R(-1500, 1500) for _ in gpr]))]
t1 = S("NET RENTAL INCOME", a, lvl=1)
H("OTHER INCOME", lvl=1)
a = [L("5210", "Application Fees", T([50*random.randint(4, 19) for _ in gpr])), L("5215", "Administrative Fees", T([150*random.randint(3, 12) for _ in gpr])), L("5220", "Late Fees", fl(1890, .2)), L("5225", "NSF Fees", T([35*random.randint(0, 5) for _ in gpr])), L("5230", "Month to Month Fees", T([200*random.randint(0, 4) for _ in gpr])), L("5235", "Pet Rent", fl(1560)), L("5240", "Reserved Parking", fl(2225, .03)), L("5245", "Garage Rent", fl(3410, .03)), L("5250", "Lease Termination Fees", T([random.choice([0, 0, 1645, 3290]) for _ in gpr])), L("5255", "Damages Billed", fl(840, .6)), L("5260", "Valet Trash Income", fl(3650, .02)), L("5265", "Cable Bulk Income", k(1120.5)), L("5270", "Renters Insurance Income", fl(705))]
t2 = S("TOTAL OTHER INCOME", a, lvl=1)
H("UTILITY REIMBURSEMENT", lvl=1)
a = [L("5310", "Water / Sewer Reimbursed", fl(7850, .06)), L("5315", "Trash Reimbursed", fl(1490)), L("5320", "Pest Reimbursed", fl(548, .02)), L("5325", "Vacant Electric Billed Back", fl(210, .5))]
t3 = S("TOTAL UTILITY REIMBURSEMENT", a, lvl=1)
TI = S("TOTAL INCOME", [t1, t2, t3], key="total_income")
H("OPERATING EXPENSES"); sub = []
def G(n, rows): H(n, lvl=1); ix = [L(*r) for r in rows]; sub.append(S("TOTAL " + n, ix, lvl=1))
G("PAYROLL", [("6110", "Salaries - Manager", fl(5420, .0)), ("6115", "Salaries - Leasing", fl(6650, .06)), ("6120", "Salaries - Maintenance", fl(9780, .04)), ("6125", "Salaries - Porter", fl(2790, .05)), ("6130", "Overtime / On Call", fl(620, .5)), ("6135", "Leasing Bonus", T([75*random.randint(2, 14) for _ in gpr])), ("6140", "Payroll Taxes", fl(2130, .08)), ("6145", "Health Insurance", fl(2284, .02)), ("6150", "Workers Comp", fl(690))])
G("UTILITIES", [("6210", "Electric - Common", fl(2440, .15)), ("6215", "Electric - Vacant", fl(815, .35)), ("6220", "Gas", T([410, 655, 1240, 1985, 2310, 2105, 1490, 870, 505, 360, 315, 330])), ("6225", "Water & Sewer", fl(10450, .08)), ("6230", "Trash Removal", fl(2875, .02)), ("6235", "Telephone / Internet", fl(742, .03))])
G("REPAIRS & MAINTENANCE", [("6310", "Appliance Repair", fl(540, .5)), ("6315", "HVAC", fl(1180, .7)), ("6320", "Plumbing", fl(1460, .6)), ("6325", "Electrical & Lighting", fl(520, .5)), ("6330", "Doors, Locks, Keys", fl(310, .5)), ("6335", "Building Exterior", lump({1: 3875, 6: 2210.4, 9: 6430})), ("6340", "Pool Supplies & Repair", T([640, 0, 0, 0, 0, 0, 0, 915.33, 1780.1, 655, 702.48, 588])), ("6345", "Supplies", fl(890, .4))])
G("TURNOVER", [("6410", "Painting", fl(2250, .5)), ("6415", "Carpet Clean / Repair", fl(760, .5)), ("6420", "Unit Cleaning", fl(940, .4)), ("6425", "Resurfacing", fl(435, .7))])
G("CONTRACT SERVICES", [("6510", "Landscaping", k(2650)), ("6515", "Pest Control", k(587.5)), ("6520", "Valet Trash", k(2610)), ("6525", "Courtesy Patrol", k(975)), ("6530", "Snow Removal", lump({3: 1850, 4: 4125, 5: 2640})), ("6535", "Fire Alarm Monitoring", lump({0: 465, 3: 465, 6: 465, 9: 465}))])
G("MARKETING", [("6610", "Internet Listing Services", fl(2385, .03)), ("6615", "Signage & Print", lump({2: 640, 8: 1188.2})), ("6620", "Resident Events", fl(330, .6)), ("6625", "Locator / Referral Fees", T([random.choice([0, 400, 895]) for _ in gpr]))])
G("ADMINISTRATIVE", [("6710", "Office Supplies", fl(380, .4)), ("6715", "Software & Screening", fl(1745, .06)), ("6720", "Legal - Evictions", T([195*random.randint(0, 6) for _ in gpr])), ("6725", "Bank Charges", fl(148, .2)), ("6730", "Training & Travel", lump({1: 425, 4: 1290.66, 7: 310}))])
ti = st.rows[TI]["v"]
G("MANAGEMENT FEES", [("6810", "Management Fee 3%", T([x*.03 for x in ti[:12]]))])
G("TAXES & INSURANCE", [("6910", "Real Estate Taxes", T([24180]*4+[25995]*8)), ("6915", "Property Insurance", T([8312.75]*7+[10446.2]*5)), ("6920", "Franchise Tax", lump({8: 4312}))])
TE = S("TOTAL OPERATING EXPENSES", sub, key="total_operating_expenses")
NOI = S("NET OPERATING INCOME", [TI, ~TE], key="noi")
H("NON-OPERATING")
a = [L("7110", "Mortgage Interest", T([54880.15-61.3*i for i in range(12)])), L("7210", "Capital - Appliances", fl(1700, .8)), L("7215", "Capital - Flooring", fl(3200, .5)), L("7220", "Capital - Roof Bldg 6", lump({7: 48250})), L("7310", "Asset Management Fee", k(2000))]
TN = S("TOTAL NON-OPERATING", a)
S("NET INCOME", [NOI, ~TN], t="TOTAL", key="net_income")
wb = xlsxwriter.Workbook(out(NAME)); wb.set_properties({"created": datetime.datetime(2024, 9, 17)}); F = lambda **q: wb.add_format({"font_name": "Segoe UI", "font_size": 8, **q})
w0 = wb.add_worksheet("Cover"); w0.set_column(0, 0, 26); w0.set_column(1, 1, 40)
for i, (p, q) in enumerate([("Property", "Brantwood Apartments"), ("Address", "2200 Brantwood Pkwy"), ("Units", 164), ("Package date", "September 17, 2024"), ("Contents", "IS-12, Occupancy, Debt"), ("Prepared for", "Refinance - Colby Street Capital")]): w0.write(i+2, 0, p, F(bold=True)); w0.write(i+2, 1, q, F(align="left"))
w2 = wb.add_worksheet("Occupancy"); w2.write_row(0, 0, ["Month", "Occupied units", "Move-ins", "Move-outs", "Occupancy"], F(bold=True))
o = 153
for i, (y, m) in enumerate(ms):
    mi, mo = random.randint(4, 9), random.randint(4, 8); o = min(161, o+mi-mo); w2.write_row(i+1, 0, [f"{m:02d}/{y}", o, mi, mo], F()); w2.write(i+1, 4, o/164, F(num_format="0.0%"))
ws = wb.add_worksheet("IS-12"); ws.activate(); ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1, 0); ws.repeat_rows(0, 4); ws.outline_settings(True, False)
ws.write(0, 0, "Brantwood Apartments (brant)", F(bold=True, font_size=10)); ws.write(1, 0, "12 Month Income Statement", F(bold=True)); ws.write(2, 0, "Period = Sep 2023-Aug 2024   |   Book = Accrual   |   164 units", F())
hd = F(bold=True, bottom=1, align="right", bg_color="#D9E2F3")
ws.write(4, 0, "Account", F(bold=True, bottom=1, bg_color="#D9E2F3")); ws.write(4, 1, "", hd)
for i, c in enumerate(cols): ws.write(4, 2+i, c, hd)
ws.set_column(0, 0, 7); ws.set_column(1, 1, 30); ws.set_column(2, 13, 10.5); ws.set_column(14, 15, 13); ws.freeze_panes(5, 2)
fm = '#,##0.00_);(#,##0.00)'; r = 5
for x in st.rows:
    bd = x["t"] != "LINE"; top = 1 if x["items"] else 0
    if x["t"] == "LINE":
        ws.write_string(r, 0, x["code"], F()); ws.write(r, 1, x["label"], F()); ws.set_row(r, None, None, {"level": 1})
    else: ws.write(r, 0 if x["lvl"] == 0 else 1, x["label"], F(bold=True))
    if x["t"] != "HEADING":
        f = F(num_format=fm, bold=bd, top=top, bottom=6 if x["t"] == "TOTAL" else 0)
        for i, v in enumerate(x["v"]): ws.write_number(r, 2+i, v, f)
    r += 1
    if x["items"] and x["lvl"] == 0: r += 1
w3 = wb.add_worksheet("Debt"); w3.write_row(0, 0, ["Lender", "Maturity", "Rate", "Balance 8/31/24"], F(bold=True)); w3.write_row(1, 0, ["Harlan Life", "5/1/2026", "5.17%", 12713400], F())
wb.close()
save(NAME, [st], "MULTIFAMILY", "OPERATING_STATEMENT_T12", "Lender package workbook of four sheets, 12 month income statement with account codes, TTM and T3 annualized columns; xlsxwriter", True)
