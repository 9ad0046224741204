# AppFolio-like month trial balance, reportlab platypus, portrait
import random
from common import *
from reportlab.lib.pagesizes import letter
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
R = random.Random(3901)
A = """1000|Operating Cash - First Harbor x4471|A
1010|Security Deposit Trust - First Harbor x4489|A
1020|Reserve Savings|A
1030|Petty Cash|A
1100|Accounts Receivable - Tenants|A
1190|Allowance for Doubtful Accounts|A
1300|Prepaid Insurance|A
1310|Prepaid Property Tax|A
1350|Utility Deposits|A
1400|Due from Owner|A
1500|Land|A
1510|Building|A
1520|Building Improvements|A
1530|Appliances|A
1540|Flooring and Carpet|A
1590|Accumulated Depreciation|A
2000|Accounts Payable|L
2050|Credit Card - Hardware Supply|L
2100|Tenant Security Deposits|L
2110|Pet Deposits|L
2150|Prepaid Rent|L
2200|Accrued Property Tax|L
2250|Last Month's Rent Held|L
2400|Mortgage Payable - Granite Savings|L
3000|Owner Contributions|L
3100|Owner Distributions|L
3200|Retained Earnings|L
4000|Rental Income|I
4010|Garage Rent|I
4020|Laundry Income|I
4030|Late Fee Income|I
4040|Application Fees|I
4050|Pet Rent|I
4060|Utility Reimbursement (RUBS)|I
4070|NSF Fee Income|I
4100|Vacancy Concessions|X
5000|Management Fees|X
5010|Leasing Commissions|X
5050|Advertising|X
5100|Repairs - Plumbing|X
5110|Repairs - Electrical|X
5120|Repairs - HVAC|X
5130|Appliance Repair|X
5140|Painting and Decorating|X
5150|Cleaning - Turnover|X
5160|Pest Control|X
5200|Landscaping|X
5210|Snow Removal|X
5220|Trash Removal|X
5300|Electric - Common|X
5310|Gas - Common|X
5320|Water and Sewer|X
5400|Property Insurance|X
5410|Real Estate Tax|X
5500|Bookkeeping and Accounting|X
5510|Legal - Evictions|X
5520|Bank Service Charges|X
5530|Licenses and Permits|X
5600|Bad Debt Expense|X
6000|Mortgage Interest|X
6100|Depreciation Expense|X""".split('\n')
A = [a.split('|') for a in A]
b = {a[0]: 0 for a in A}; dr = dict(b); cr = dict(b)
cents = lambda lo, hi: R.randint(lo*100, hi*100)
for k, v in {'1020':2514083,'1030':20000,'1100':1184775,'1190':-250000,'1300':881250,'1310':0,'1350':140000,'1400':0,'1500':41500000,'1510':213000000,
 '1520':18764018,'1530':4128555,'1540':2790640,'1590':-68377412,'2000':-1247231,'2050':-38816,'2100':-4965000,'2110':-310000,'2150':-472500,'2200':-1166400,
 '2250':-395000,'2400':-141852607,'3000':-40000000,'3100':1600000,'1010':5670000,'1000':4127719}.items(): b[k] = v
for a in A:
    if a[2] == 'I': b[a[0]] = -2*cents(60, 900)
    if a[2] == 'X': b[a[0]] = cents(150, 2400)
b['4000'] = -11673400; b['4070'] = 0; b['5530'] = 0; b['5400'] = 352500; b['5410'] = 1166400; b['6000'] = 1186233; b['6100'] = 1410000; b['5000'] = 700404
b['3200'] = 0; b['3200'] = -sum(b.values())
def je(d, c, amt): dr[d] += amt; cr[c] += amt
je('1100','4000',5862500)
for i in '4010 4020 4030 4050 4060'.split(): je('1100', i, cents(120, 1500))
je('1000','4040',17500); je('1000','1100',6021345); je('2150','1100',265000); je('1000','2150',198000)
for x in '5000 5050 5100 5110 5120 5130 5140 5150 5160 5200 5220 5300 5310 5320 5500 5510'.split(): je(x,'2000',cents(85,2900))
je('2000','1000',2489016); je('5520','1000',4250); je('5210','2050',23718); je('2050','1000',38816)
je('5400','1300',176250); je('5410','2200',583200); je('2400','1000',318877); je('6000','1000',591902); je('6100','1590',705000)
je('3100','1000',800000); je('1010','2100',147500); je('2100','1010',120000); je('2110','1010',30000); je('1530','2000',84399); je('4100','1100',45000)
je('1020','1000',75000); je('1020','4020',318); je('5600','1190',50000)
rows = []
for c, n, _ in A:
    e = b[c]+dr[c]-cr[c]
    rows.append({"account": c, "name": n, "beginning": b[c]/100, "debit": dr[c]/100, "credit": cr[c]/100, "ending": e/100})
K = ["beginning","debit","credit","ending"]
tot = {"label": "Total", **{k: hu(sum(r[k] for r in rows)) for k in K}}
assert tot['beginning'] == 0 and tot['ending'] == 0 and tot['debit'] == tot['credit']
f = lambda v: f"{v:,.2f}" if v else "0.00"
S = ParagraphStyle('s', fontName='Helvetica', fontSize=8, leading=9.5)
SB = ParagraphStyle('b', parent=S, fontName='Helvetica-Bold'); SR = ParagraphStyle('r', parent=SB, alignment=2)
data = [[Paragraph("GL Account", SB)] + [Paragraph(t, SR) for t in ("Balance Forward<br/>as of 02/28/2025","Debit","Credit","Ending Balance<br/>as of 03/31/2025")]]
for r in rows: data.append([Paragraph(f"{r['account']}: {r['name']}", S)] + [f(r[k]) for k in K])
data.append(["Total"] + [f(tot[k]) for k in K])
t = Table(data, colWidths=[232, 84, 74, 74, 84], repeatRows=1)
t.setStyle(TableStyle([('FONT',(0,1),(-1,-1),'Helvetica',8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'BOTTOM'),
 ('LINEBELOW',(0,0),(-1,0),0.8,colors.HexColor('#444444')),('LINEBELOW',(0,1),(-1,-2),0.25,colors.HexColor('#d9d9d9')),
 ('FONT',(0,-1),(-1,-1),'Helvetica-Bold',8),('LINEABOVE',(0,-1),(-1,-1),0.8,colors.black),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.2)]))
def pg(c, d):
    c.setFont('Helvetica', 7); c.setFillGray(.4)
    c.drawString(36, 24, "Created on 04/09/2025"); c.drawRightString(576, 24, f"Page {d.page}")
H = ParagraphStyle('h', fontName='Helvetica-Bold', fontSize=15, leading=20)
hd = [Paragraph("Trial Balance", H), Paragraph("<b>Properties:</b> Willowbrook Court Apartments - 2210 Sedge Lane Rockmere, OH 44999", S),
 Paragraph("<b>Owned By:</b> Willowbrook Court Holdings LLC", S), Paragraph("<b>Accounting Basis:</b> Accrual &nbsp;&nbsp; <b>GL Account Map:</b> None - use master chart of accounts", S),
 Paragraph("<b>Period Range:</b> Mar 2025 to Mar 2025 &nbsp;&nbsp; <b>Show Zero Balance Accounts:</b> Yes", S), Spacer(1, 8)]
SimpleDocTemplate(doc('tb_willowbrook_mar2025.pdf'), pagesize=letter, leftMargin=32, rightMargin=32, topMargin=36, bottomMargin=42, invariant=1).build(hd+[t], onFirstPage=pg, onLaterPages=pg)
save('tb_willowbrook_mar2025.pdf','TB',K,rows,[tot],'MULTIFAMILY','AppFolio-like month trial balance, code and name in one cell, signed balances',False)
