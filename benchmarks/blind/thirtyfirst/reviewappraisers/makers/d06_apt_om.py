import random, datetime
from common import *
from fpdf import FPDF
random.seed(3106)
NAME = "The_Larkspur_OM_Financials.pdf"
U = 84
st = St("Income & Expenses", "The Larkspur", None, None, ["T-12 Actual", "T-3 Annualized", "Pro Forma Year 1"])
L = st.line
st.head("INCOME")
g = L("Gross Potential Rent", [1512480, 1548720, 1627416]); l2l = L("Gain / (Loss) to Lease", [-61244, -48310, -24411], n=1); v = L("Physical Vacancy", [-98311, -84690, -81371], n=2)
cs = L("Concessions", [-21850, -7200, -8137]); bd = L("Bad Debt", [-14906, -11388, -8137]); ne = L("Non-Revenue Units", [-17940, -18360, 0], n=3)
NR = st.tot("Net Rental Income", [g, l2l, v, cs, bd, ne])
o = [L("RUBS / Utility Reimbursement", [88416, 94260, 108000], n=4), L("Pet, Parking & Storage", [27338, 29472, 34200]), L("Laundry Lease", [7560, 7560, 7560]), L("Fees & Other", [31877, 28944, 33000])]
OI = st.tot("Total Other Income", o)
EGI = st.tot("EFFECTIVE GROSS INCOME", [NR, OI], key="total_income")
st.head("CONTROLLABLE EXPENSES")
c = [L("Payroll & Benefits", [168420, 171836, 151200], n=5), L("Repairs & Maintenance", [71633, 66180, 58800]), L("Turnover", [28495, 24112, 25200]), L("Contract Services", [39210, 40488, 37800]), L("Marketing", [15866, 11240, 12600]), L("General & Administrative", [24718, 26004, 21000])]
TC = st.tot("Total Controllable", c)
st.head("NON-CONTROLLABLE EXPENSES")
e = st.rows[EGI]["v"]
nc = [L("Utilities", [131507, 136924, 132000]), L("Management Fee", [round(e[0]*.035), round(e[1]*.035), round(e[2]*.03)], n=6), L("Insurance", [58842, 63000, 67200]), L("Real Estate Taxes", [141365, 141365, 183774], n=7)]
TN = st.tot("Total Non-Controllable", nc)
TE = st.tot("TOTAL EXPENSES", [TC, TN], key="total_operating_expenses")
RS = L("Replacement Reserves", [None, None, 21000], lvl=0)
TER = st.tot("TOTAL EXPENSES & RESERVES", [TE, RS])
NOI = st.tot("NET OPERATING INCOME", [EGI, ~TER], t="TOTAL", key="noi")
notes = ["Pro forma assumes in-place rents roll to market over twelve months.", "Pro forma at 5.0% of gross potential rent.", "One courtesy-officer unit and one model; both leased in pro forma.", "RUBS program reached 92% of residents in May; pro forma bills all units.", "2.5 full-time positions at $60,480 per position, fully loaded.", "Third-party quote of 3.0%; actual fee is 3.5% of collections.", "Reassessed at 80% of offering guidance; 2024 millage of 28.41."]
class P(FPDF):
    def footer(s):
        s.set_y(-12); s.set_font("Helvetica", "", 7); s.set_text_color(120); s.cell(0, 5, "THE LARKSPUR  |  OFFERING MEMORANDUM"); s.set_x(-40); s.cell(0, 5, str(27+s.page_no()), align="R")
p = P("P", "mm", "Letter"); p.creation_date = datetime.datetime(2024, 9, 3, tzinfo=datetime.timezone.utc); p.set_auto_page_break(False); p.add_page()
p.set_fill_color(88, 40, 62); p.rect(0, 0, 216, 22, "F"); p.set_xy(14, 6); p.set_font("Times", "B", 19); p.set_text_color(255); p.cell(0, 10, "Income & Expenses")
p.set_xy(120, 7); p.set_font("Helvetica", "", 8); p.cell(82, 4, "THE LARKSPUR  |  84 UNITS  |  BUILT 1987", align="R"); p.set_xy(120, 11.5); p.cell(82, 4, "71,820 RENTABLE SF", align="R")
p.set_text_color(40); X = [74, 112, 150]; y = 29
p.set_font("Helvetica", "B", 8)
for x, (a, b) in zip(X, [("T-12", "Actual"), ("T-3", "Annualized"), ("Pro Forma", "Year 1")]):
    p.set_xy(x, y); p.cell(36, 4, a, align="C"); p.set_xy(x, y+4); p.cell(36, 4, b, align="C")
p.set_xy(188, y+4); p.cell(14, 4, "Notes", align="C"); y += 9
p.set_font("Helvetica", "I", 6.5); p.set_text_color(120)
for x in X: p.set_xy(x, y); p.cell(22, 3.5, "Total", align="R"); p.cell(14, 3.5, "Per Unit", align="R")
y += 5; z = 0
def f(v): return "-" if v is None else (f"(${-v:,})" if v < 0 else f"${v:,}")
for k, r in enumerate(st.rows):
    h = 5.05; p.set_text_color(40)
    if r["t"] == "HEADING": y += 2; p.set_fill_color(226, 214, 220); p.rect(14, y, 188, h, "F"); p.set_font("Helvetica", "B", 8); z = 0
    elif r["items"] and r["label"].isupper(): p.set_fill_color(88, 40, 62); p.rect(14, y, 188, h, "F"); p.set_text_color(255); p.set_font("Helvetica", "B", 8)
    elif r["items"]: p.set_draw_color(88, 40, 62); p.line(14, y, 202, y); p.set_font("Helvetica", "B", 8)
    else:
        p.set_font("Helvetica", "", 8); z += 1
        if z % 2 == 0: p.set_fill_color(246, 243, 245); p.rect(14, y, 188, h, "F")
    p.set_xy(15, y); p.cell(60, h, r["label"])
    if r["t"] != "HEADING":
        fn = p.font_style
        for x, v in zip(X, r["v"]):
            p.set_font("Helvetica", fn, 8); p.set_xy(x, y); p.cell(22, h, f(v), align="R"); p.set_font("Helvetica", "", 6.5); p.cell(14, h, "" if v is None else f(round(v/U)), align="R")
        if r.get("n"): p.set_xy(188, y); p.cell(14, h, f"[{r['n']}]", align="C")
    y += h + (1.5 if r["items"] else 0)
y += 1.5; p.set_text_color(40); p.set_font("Helvetica", "B", 8); p.set_xy(14, y); p.cell(0, 4, "Notes to Pro Forma"); y += 4.5; p.set_font("Helvetica", "", 7)
for i, t in enumerate(notes): p.set_xy(14, y); p.cell(0, 3.6, f"[{i+1}]  {t}"); y += 3.7
p.set_xy(14, y+1); p.set_font("Helvetica", "I", 6.5); p.cell(0, 3.6, "T-12 is August 2023 through July 2024. Economic occupancy T-12 85.8%. Information believed reliable but not guaranteed; buyers to verify.")
st.pf, st.pt = "2023-08-01", "2024-07-31"
p.output(out(NAME))
save(NAME, [st], "MULTIFAMILY", "OPERATING_STATEMENT", "Broker's offering memorandum page: T-12, T-3 annualized and pro forma with per-unit sub-columns and footnotes, coloured bands; fpdf2")
