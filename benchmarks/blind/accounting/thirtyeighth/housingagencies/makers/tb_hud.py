"""HUD chart-of-accounts trial balance, PDF, portrait, trailing minus, subtotals by account class."""
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from common import *
R = random.Random(390101)
FN = "Cedar_Bluff_TB_202609.pdf"
G = [("1100", "Current Assets", [("1110","Petty Cash",25000),("1120","Cash - Operations",18423177),("1130","Tenant Accounts Receivable",1468342),("1131","Allowance for Doubtful Accounts",-412000),("1135","Accounts Receivable - HUD",3214800),("1140","Accounts & Notes Rec. - Operations",87650),("1160","Interest Receivable",41208)]),
 ("1190", "Deposits & Prepaids", [("1191","Tenant Deposits Held in Trust",4831266),("1200","Prepaid Property Insurance",2976420),("1205","Prepaid Mortgage Insurance",1184036)]),
 ("1300", "Restricted Deposits & Funded Reserves", [("1310","Escrow - Taxes",3377115),("1311","Escrow - Insurance",1840922),("1320","Replacement Reserve",61274458),("1340","Residual Receipts Reserve",9418831)]),
 ("1400", "Fixed Assets", [("1410","Land",48500000),("1420","Buildings",684215090),("1440","Building Equipment - Portable",9137722),("1450","Furniture for Project/Tenant Use",4210915),("1465","Office Furniture & Equipment",2867344),("1470","Maintenance Equipment",1933018),("1495","Accumulated Depreciation",-251884306)]),
 ("2100", "Current Liabilities", [("2110","Accounts Payable - Operations",-3946218),("2120","Accrued Wages Payable",-988140),("2121","Accrued Payroll Taxes Payable",-75592),("2123","Accrued Management Fee Payable",-684400),("2131","Accrued Interest - First Mortgage",-1342907),("2150","Accrued Property Taxes",-3105600),("2190","Misc. Current Liabilities",-213577),("2191","Tenant Deposits Held in Trust (Contra)",-4716400),("2210","Prepaid Revenue",-362911)]),
 ("2300", "Long-Term Liabilities", [("2320","Mortgage Payable - First Mortgage",-341820564),("2322","Other Mortgages - State HFA Soft Loan",-125000000),("2390","Accrued Interest - Soft Loan",-18437500)]),
 ("3100", "Equity", [("3130","Partners' Equity (Deficit)",None),("3140","Distributions",4200000)]),
 ("5100", "Rent Revenue", [("5120","Rent Revenue - Gross Potential",-31842400),("5121","Tenant Assistance Payments",-49136800),("5170","Garage & Parking Spaces",-336000),("5220","Vacancies - Apartments",2271914),("5250","Rental Concessions",312500)]),
 ("5400", "Financial & Other Revenue", [("5410","Financial Revenue - Project Operations",-28836),("5440","Revenue from Investments - Repl. Reserve",-664281),("5910","Laundry & Vending Revenue",-588110),("5920","Tenant Charges",-441775),("5990","Miscellaneous Revenue",-102050)]),
 ("6200", "Administrative Expenses", [("6210","Advertising & Marketing",181844),("6250","Other Renting Expenses",142317),("6310","Office Salaries",4136016),("6311","Office Expenses",1224763),("6320","Management Fee",5475200),("6330","Manager or Superintendent Salaries",5048400),("6331","Administrative Rent-Free Unit",872000),("6340","Legal Expense - Project",419050),("6350","Audit Expense",1150000),("6351","Bookkeeping Fees/Accounting Services",691200),("6370","Bad Debts",384619),("6390","Misc. Administrative Expenses",266491)]),
 ("6400", "Utilities Expense", [("6450","Electricity",2816055),("6451","Water",1934212),("6452","Gas",1670388),("6453","Sewer",2018847)]),
 ("6500", "Operating & Maintenance Expenses", [("6510","Payroll",5864120),("6515","Supplies",1538472),("6520","Contracts",3719005),("6525","Garbage & Trash Removal",1208800),("6530","Security Payroll/Contract",964000),("6546","Heating/Cooling Repairs & Maintenance",835412),("6548","Snow Removal",671500),("6570","Vehicle & Maint. Equip. Operation",184266)]),
 ("6600", "Depreciation", [("6600","Depreciation Expense",15546800)]),
 ("6700", "Taxes & Insurance", [("6710","Real Estate Taxes",6211200),("6711","Payroll Taxes (Project's Share)",1152080),("6720","Property & Liability Insurance",3968560),("6721","Fidelity Bond Insurance",44000),("6722","Workmen's Compensation",618332),("6723","Health Insurance & Other Benefits",2380400)]),
 ("6800", "Financial Expenses", [("6820","Interest on First Mortgage",10865522),("6822","Interest on Soft Loan",833333),("6850","Mortgage Insurance Premium",1184036)])]
beg = {}; dr = {}; cr = {}
for _, _, L in G:
    for a, n, b in L: beg[a] = b; dr[a] = cr[a] = 0
beg["3130"] = -sum(v for v in beg.values() if v is not None)
def je(d, k, amt):
    dr[d] += amt; cr[k] += amt
je("1130","5120",3981200); je("1135","5121",6138400); je("1130","5170",42000); je("5220","1130",268800); je("5250","1130",37500)
je("1120","1130",3604517); je("1120","1135",6097100); je("1120","5910",71225); je("1130","5920",58140); je("1120","5990",8500); je("1120","5410",3604); je("1320","5440",84017)
je("1160","5440",1890); je("1120","1160",41208); je("1120","2210",98400); je("2210","1130",71866); je("1191","2191",120000); je("2191","1191",87500); je("2191","1130",21600)
for a in ["6210","6250","6311","6340","6351","6390","6450","6451","6452","6453","6515","6520","6525","6530","6546","6570"]:
    je(a, "2110", int(beg[a]/8*R.uniform(.72,1.31)))
je("6310","2120",517002); je("6330","2120",631050); je("6510","2120",733015); je("2120","1120",1894410)
je("6711","2121",142608); je("2121","1120",151184); je("6320","2123",684400); je("2123","1120",684400); je("6722","2110",77291); je("6723","1120",297550)
je("6331","5120",109000); je("6370","1131",55000); je("1131","1130",128643); je("6600","1495",1943350); je("6710","2150",776400); je("6720","1200",496070); je("6721","1200",5500); je("6850","1205",148004)
je("6820","2131",1341186); je("2131","1120",1342907); je("2320","1120",689544); je("6822","2390",104167); je("1310","1120",776400); je("1311","1120",412000); je("1320","1120",525000); je("1120","1320",318750); je("1440","2110",318750)
je("2110","1120",3612284); je("1470","2110",64995)
money = ["beginning","debit","credit","activity","ending"]
HD = [("Beginning","Balance","08/31/2026"),("Current","Period","Debits"),("Current","Period","Credits"),("","Net","Change"),("Ending","Balance","09/30/2026")]
XR = [300, 370, 440, 507, 585]
def f(n): return f"{abs(n)/100:,.2f}" + ("-" if n < 0 else "")
cv = canvas.Canvas(doc(FN), pagesize=letter, invariant=1); pg = 0
def top():
    global y, pg
    pg += 1
    cv.setFont("Times-Bold", 12); cv.drawString(30, 760, "CEDAR BLUFF APARTMENTS LP")
    cv.setFont("Times-Roman", 8.5); cv.drawString(30, 748, "HUD Project No. 084-35521  /  HFA Dev. No. 1188"); cv.drawRightString(585, 760, "Run 10/12/2026 08:41"); cv.drawRightString(585, 748, f"Page {pg}")
    cv.setFont("Times-Bold", 10.5); cv.drawCentredString(306, 730, "Trial Balance with Period Activity"); cv.setFont("Times-Italic", 8.5); cv.drawCentredString(306, 719, "For the period September 1 - September 30, 2026   (accrual)")
    cv.setFont("Times-Bold", 8)
    for i, h in enumerate(HD):
        for j, w in enumerate(h): cv.drawRightString(XR[i], 702 - 9.5*j, w)
    cv.drawString(30, 683, "Acct"); cv.drawString(62, 683, "Account Description")
    cv.setLineWidth(.8); cv.line(28, 679, 587, 679); y = 666
    cv.setFont("Times-Roman", 8.3)
def need(h):
    if y - h < 45: cv.showPage(); top()
def nums(v, skip0=True):
    for i, k in enumerate(money):
        if k in v: cv.drawRightString(XR[i], y, f(round(v[k]*100)))
top(); rows = []; totals = []; grand = [0]*5
for code, gname, L in G:
    need(36); cv.setFont("Times-BoldItalic", 8.6); cv.drawString(30, y, f"{gname}"); y -= 11
    s = [0]*5
    for a, n, _ in L:
        need(11); cv.setFont("Times-Roman", 8.3)
        b, d, k = beg[a], dr[a], cr[a]; v = {"beginning": c(b)}
        if d: v["debit"] = c(d)
        if k: v["credit"] = c(k)
        if d or k: v["activity"] = c(d-k)
        v["ending"] = c(b+d-k)
        cv.drawString(30, y, a); cv.drawString(62, y, n); nums(v); y -= 10.6
        rows.append({"account": a, "name": n, **v})
        for i, x in enumerate((b, d, k, d-k, b+d-k)): s[i] += x; grand[i] += x
    need(22); cv.setLineWidth(.3); 
    for i in range(5): cv.line(XR[i]-58, y+8, XR[i], y+8)
    cv.setFont("Times-Bold", 8.3); lab = "Total " + gname; cv.drawString(62, y-1, lab); v = dict(zip(money, map(c, s))); y -= 1; nums(v); y -= 16
    totals.append({"label": lab, **v})
need(30); cv.line(28, y+9, 587, y+9); cv.setFont("Times-Bold", 9); v = dict(zip(money, map(c, grand))); cv.drawString(30, y-2, "REPORT TOTAL"); y -= 2; cv.setFont("Times-Bold", 8.3); nums(v); cv.line(28, y-4, 587, y-4); cv.line(28, y-6, 587, y-6)
totals.append({"label": "REPORT TOTAL", **v}); y -= 22
cv.setFont("Times-Italic", 7.8); cv.drawString(30, y, "Accounts with a trailing minus carry a credit balance. Prepared by Hollow Ridge Housing Management for HFA monthly submission."); cv.save()
assert grand[0] == 0 and grand[3] == 0 and grand[1] == grand[2]
save(FN, "MULTIFAMILY", "TRIAL_BALANCE", "TB", money, rows, totals, style="HUD chart, three-line header, trailing minus, class subtotals, multi-page", hard="trailing minus; blank activity; net change column")
