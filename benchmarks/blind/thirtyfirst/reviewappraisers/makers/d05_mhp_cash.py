import random
from common import *
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.pagesizes import A4, landscape
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
random.seed(3105)
NAME = "willow-bend-mhc_cashflow_2024.pdf"
Q = ["1st Qtr", "2nd Qtr", "3rd Qtr", "4th Qtr", "Year 2024"]
st = St("Cash Receipts & Disbursements", "Willow Bend Mobile Home Community", "2024-01-01", "2024-12-31", Q)
def V(a): a = [round(x, 2) for x in a]; return a+[round(sum(a), 2)]
def r(b, j=.05): return V([b*random.uniform(1-j, 1+j) for _ in range(4)])
L = st.line
st.head("CASH RECEIVED")
a = [L("Lot rents collected", r(118400, .02)), L("Park-owned home rents", r(21750, .06)), L("Water / sewer billed back", r(14320, .05)), L("Late & NSF charges", r(1480, .3)), L("Storage lot", V([900, 975, 1050, 1050])), L("Home sale proceeds (Lots 14, 52)", V([0, 18500, 0, 23250])), L("Deposits taken in, net of refunds", V([1200, -450, 800, -1600]))]
TR = st.tot("Total cash received", a, key="total_income")
st.head("CASH PAID - OPERATIONS")
b = [L("Manager salary + free lot", V([9600]*4)), L("Payroll tax, workers comp", r(1310, .05)), L("Water & sewer district", r(17650, .07)), L("Garbage", V([4185, 4185, 4410, 4410])), L("Electric - common, well house", r(1920, .15)), L("Mowing / snow plow", V([3850, 2700, 3150, 2925])), L("Road patching, tree work", V([0, 6200, 4875.5, 0])), L("Repairs to park-owned homes", r(4100, .5)), L("Insurance", V([0, 11862, 0, 11862])), L("Property taxes", V([0, 19477.18, 0, 19477.16])), L("Legal - evictions", V([485, 0, 1260, 390])), L("Office, phone, software, bank", r(1180, .15)), L("State park license", V([1125, 0, 0, 0]))]
TP = st.tot("Total operating cash paid", b, key="total_operating_expenses")
CO = st.tot("Cash from operations", [TR, ~TP])
st.head("OTHER CASH PAID")
c = [L("Mortgage - principal", V([8214.6, 8322.41, 8431.64, 8542.3])), L("Mortgage - interest", V([19935.4, 19827.59, 19718.36, 19607.7])), L("Water main replacement, Phase 1", V([0, 14300, 27850, 0])), L("Purchase of used homes", V([31000, 0, 0, 12500])), L("Partner draws", V([15000, 15000, 20000, 25000]))]
TO = st.tot("Total other cash paid", c)
NC = st.tot("Net increase (decrease) in cash", [CO, ~TO], t="TOTAL", key="net_cash_flow")
# opening and closing balances
nc = st.rows[NC]["v"]; op = [96418.73]
for i in range(3): op.append(round(op[-1]+nc[i], 2))
OPN = L("Cash in bank, beginning", op+[op[0]], lvl=0)
st.tot("Cash in bank, ending", [NC, OPN], t="TOTAL")
def f(v): return "0" if v == 0 else (f"({-v:,.2f})" if v < 0 else f"{v:,.2f}")
data = [["", "Jan - Mar", "Apr - Jun", "Jul - Sep", "Oct - Dec", ""], [""] + Q]
sty = [("FONT", (0, 0), (-1, -1), "Helvetica", 8), ("ALIGN", (1, 0), (-1, -1), "RIGHT"), ("GRID", (0, 1), (-1, -1), .3, colors.grey), ("FONT", (0, 0), (-1, 1), "Helvetica-Bold", 8),
       ("TOPPADDING", (0, 0), (-1, -1), 1.2), ("BOTTOMPADDING", (0, 0), (-1, -1), 1.6), ("BACKGROUND", (0, 1), (-1, 1), colors.HexColor("#dfe8d8")), ("ALIGN", (1, 0), (-1, 1), "CENTER")]
for x in st.rows:
    n = len(data)
    data.append([x["label"]] + ([""]*5 if x["t"] == "HEADING" else [f(v) for v in x["v"]]))
    if x["t"] == "HEADING": sty += [("SPAN", (0, n), (-1, n)), ("FONT", (0, n), (-1, n), "Helvetica-Bold", 8), ("BACKGROUND", (0, n), (-1, n), colors.HexColor("#f1f1f1"))]
    elif x["items"]: sty += [("FONT", (0, n), (-1, n), "Helvetica-Bold", 8), ("BACKGROUND", (0, n), (-1, n), colors.HexColor("#fbf6e0") if x["t"] == "TOTAL" else colors.white)]
    else: sty.append(("LEFTPADDING", (0, n), (0, n), 14 if x["lvl"] else 6))
d = SimpleDocTemplate(out(NAME), pagesize=landscape(A4), topMargin=28, bottomMargin=24, leftMargin=60, rightMargin=60, invariant=1)
H1 = ParagraphStyle("a", fontName="Helvetica-Bold", fontSize=12, leading=15); H2 = ParagraphStyle("b", fontName="Helvetica", fontSize=8.5, leading=11)
t = Table(data, colWidths=[230, 92, 92, 92, 92, 104], repeatRows=2); t.setStyle(TableStyle(sty))
d.build([Paragraph("Willow Bend Mobile Home Community &nbsp;-&nbsp; Cash Receipts &amp; Disbursements", H1), Paragraph("Calendar year 2024, cash basis. 112 spaces (98 tenant-owned homes, 9 park-owned, 5 empty). From checkbook register, Cedar County S&amp;L acct ending 4471.", H2), Spacer(1, 6), t, Spacer(1, 4), Paragraph("Beginning and ending cash agree to bank reconciliations. Water main Phase 2 estimated at $38,000 in spring 2025.", H2)])
save(NAME, [st], "MANUFACTURED_HOUSING", "CASH_FLOW_STATEMENT", "Owner's quarterly cash receipts and disbursements with opening and closing cash, gridded table, A4 landscape; reportlab platypus")
