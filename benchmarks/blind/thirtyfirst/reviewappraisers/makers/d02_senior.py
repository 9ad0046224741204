import random
from common import *
from fpdf import FPDF
import datetime
random.seed(3102)
NAME = "maplecrest_senior_ttm_jun24.pdf"
M = ["Jul-23", "Aug-23", "Sep-23", "Oct-23", "Nov-23", "Dec-23", "Jan-24", "Feb-24", "Mar-24", "Apr-24", "May-24", "Jun-24"]
st = St("Trailing Twelve Month Income Statement", "Maplecrest Assisted Living & Memory Care", "2023-07-01", "2024-06-30", M + ["TTM"])
census = [61, 62, 62, 60, 61, 63, 64, 62, 63, 65, 66, 66]
def T(v): v = [round(x) for x in v]; return v + [sum(v)]
def scale(per, j=.04): return T([c*per*random.uniform(1-j, 1+j) for c in census])
def flat(a, j=.0): return T([a*random.uniform(1-j, 1+j) for _ in range(12)])
def lump(ms): return T([ms.get(i, 0) for i in range(12)])
st.head("RESIDENT REVENUE")
r = [st.line("Rent - Assisted Living", scale(2960, .02), "4010"), st.line("Rent - Memory Care", scale(1810, .04), "4020"), st.line("Second Occupant Fees", flat(2550, .12), "4030"),
     st.line("Level of Care Charges", scale(742, .06), "4110"), st.line("Medication Management", scale(96, .05), "4120"), st.line("Respite Stays", lump({0: 4350, 3: 2900, 5: 6525, 8: 3190, 11: 4640}), "4150"),
     st.line("Less: Move-in Concessions", T([-random.choice([0, 1500, 2250, 3000, 750]) for _ in range(12)]), "4190")]
RR = st.tot("Total Resident Revenue", r)
st.head("OTHER REVENUE")
o = [st.line("Community Fees", T([random.choice([2500, 5000, 7500]) for _ in range(12)]), "4210"), st.line("Guest Meals & Catering", flat(640, .3), "4220"), st.line("Beauty Salon Commissions", flat(385, .2), "4230"), st.line("Interest on Operating Account", flat(42, .3), "4290")]
OR = st.tot("Total Other Revenue", o)
TR = st.tot("TOTAL REVENUE", [RR, OR], key="total_income")
st.head("OPERATING EXPENSES")
subs = []
def dept(name, lines):
    h = st.head(name, lvl=1)
    ix = [st.line(l, v, c, lvl=2) for c, l, v in lines]
    subs.append(st.tot("Total " + name, ix, lvl=1))
dept("Resident Care", [("5010", "Wages - Caregivers & Med Techs", scale(1010)), ("5012", "Wages - Licensed Nurses", flat(18400, .04)), ("5015", "Agency Staffing", T([random.choice([0, 0, 3120, 4875, 7260]) for _ in range(12)])), ("5030", "Nursing Supplies", scale(21, .2))])
dept("Dining Services", [("5110", "Wages - Dining", flat(21900, .04)), ("5120", "Raw Food", scale(268, .05)), ("5130", "Dining Supplies & Smallwares", flat(1240, .25))])
dept("Housekeeping & Laundry", [("5210", "Wages - Housekeeping", flat(9650, .05)), ("5220", "Linen & Cleaning Supplies", flat(1410, .2))])
dept("Activities & Transportation", [("5310", "Wages - Activities", flat(6120, .05)), ("5320", "Programs & Outings", flat(930, .3)), ("5330", "Van Fuel and Repair", flat(610, .5))])
dept("Maintenance & Utilities", [("5410", "Wages - Maintenance", flat(5480, .05)), ("5420", "Repairs, Contracts & Grounds", flat(5250, .35)), ("5430", "Electric and Gas", T([11200, 11650, 9900, 7800, 8400, 11100, 12650, 11900, 9800, 8050, 8200, 10400])), ("5440", "Water, Sewer, Trash", flat(3480, .08)), ("5450", "Cable TV / Internet", flat(1985))])
dept("Marketing", [("5510", "Wages - Sales", flat(6300)), ("5520", "Advertising & Outreach", flat(1950, .4)), ("5530", "Referral Agency Fees", T([random.choice([0, 3900, 4400, 8100]) for _ in range(12)]))])
dept("Administrative", [("5610", "Wages - Administration", flat(14850, .02)), ("5620", "Payroll Taxes & Benefits - All Depts.", flat(27900, .04)), ("5630", "Workers' Compensation", flat(3410)), ("5640", "Office, Licenses, Software", flat(2780, .2)), ("5650", "Professional Fees", lump({2: 4500, 6: 1800, 8: 7250})), ("5660", "Bad Debt", lump({4: 3184, 10: 1276}))])
tr = st.rows[TR]["v"]
h = st.head("Fixed Costs", lvl=1)
fx = [st.line("Management Fee (5%)", T([x*.05 for x in tr[:12]]), "5710", lvl=2), st.line("Real Estate Taxes", flat(10462), "5720", lvl=2), st.line("Property & Liability Insurance", T([6890]*6+[8105]*6), "5730", lvl=2)]
subs.append(st.tot("Total Fixed Costs", fx, lvl=1))
OE = st.tot("TOTAL OPERATING EXPENSES", subs, key="total_operating_expenses")
NOI = st.tot("NET OPERATING INCOME", [TR, ~OE], key="noi")
st.head("BELOW THE LINE")
bl = [st.line("Mortgage Interest", T([41260-37*i for i in range(12)]), "6010"), st.line("Depreciation", flat(24350), "6020"), st.line("Owner's Travel", lump({1: 1132, 7: 2408}), "6090")]
BT = st.tot("Total Below the Line", bl)
st.tot("NET INCOME (LOSS)", [NOI, ~BT], t="TOTAL", key="net_income")

class P(FPDF):
    def header(s):
        s.set_font("Courier", "B", 10); s.cell(0, 5, "MAPLECREST ASSISTED LIVING & MEMORY CARE", align="C", new_x="LMARGIN", new_y="NEXT")
        s.set_font("Courier", "", 8); s.cell(0, 4, "Trailing Twelve Month Income Statement", align="C", new_x="LMARGIN", new_y="NEXT")
        s.cell(0, 4, "For the period July 1, 2023 through June 30, 2024", align="C", new_x="LMARGIN", new_y="NEXT"); s.ln(2)
        s.set_font("Courier", "B", 7); s.cell(12, 4, "Acct"); s.cell(64, 4, "Description")
        for m in M + ["TTM", "PRD"]: s.cell(CW[m], 4, m, align="R")
        s.ln(4); yy = s.get_y(); s.line(s.l_margin, yy, s.w-s.r_margin, yy); s.ln(1)
    def footer(s):
        s.set_y(-9); s.set_font("Courier", "", 6.5); s.cell(0, 4, "GL_INCSTMT_T12   run 07/22/2024 09:14 by kmo"); s.set_x(-40); s.cell(0, 4, f"Page {s.page_no()} of {{nb}}", align="R")
CW = {m: 18.6 for m in M}; CW["TTM"] = 21; CW["PRD"] = 14
pdf = P("L", "mm", (215.9, 355.6)); pdf.creation_date = datetime.datetime(2024, 7, 22, tzinfo=datetime.timezone.utc)
pdf.set_margins(10, 9, 10); pdf.set_auto_page_break(True, 11); pdf.add_page()
rd = sum(c*30.5 for c in census)
pdf.set_font("Courier", "", 7); pdf.cell(76, 3.9, "            Average census"); [pdf.cell(18.6, 3.9, str(c)+".0", align="R") for c in census]; pdf.cell(21, 3.9, f"{sum(census)/12:.1f}", align="R"); pdf.ln(3.9)
pdf.cell(76, 3.9, "            Occupancy (72 units)"); [pdf.cell(18.6, 3.9, f"{c/72*100:.1f}%", align="R") for c in census]; pdf.cell(21, 3.9, f"{sum(census)/864*100:.1f}%", align="R"); pdf.ln(5.5)
def f(v): return f"({abs(v):,})" if v < 0 else f"{v:,}"
for k, r in enumerate(st.rows):
    tot = r["t"] in ("SUBTOTAL", "TOTAL")
    if k and r["t"] == "HEADING" and r["lvl"] == 0: pdf.ln(2)
    pdf.set_font("Courier", "B" if tot or r["t"] == "HEADING" else "", 7)
    pdf.cell(12, 3.7, r["code"] or ""); pdf.cell(64, 3.7, "  "*r["lvl"] + r["label"])
    if r["t"] != "HEADING":
        if tot: y = pdf.get_y(); pdf.set_line_width(.1); pdf.line(pdf.l_margin+78, y, pdf.w-pdf.r_margin-6, y)
        for m, v in zip(M+["TTM"], r["v"]): pdf.cell(CW[m], 3.7, f(v), align="R")
        prd = r["v"][-1]/rd; pdf.cell(14, 3.7, f"({-prd:.2f})" if prd < 0 else f"{prd:.2f}", align="R")
    pdf.ln(3.7 if not (tot and r["lvl"] == 0) else 4.6)
pdf.output(out(NAME))
save(NAME, [st], "SENIOR_HOUSING", "OPERATING_STATEMENT_T12", "Courier ledger print, legal landscape, departments, T12 with TTM and PRD column, header per page; fpdf2", True)
