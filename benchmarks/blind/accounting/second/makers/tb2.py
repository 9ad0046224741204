# QuickBooks Desktop style trial balance, closing pair only
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
A=[('1000','Cash - First Cascade Operating','D',48219.33),('1010','Cash - Security Deposit Trust','D',18650),('1015','Undeposited Funds','D',1375),('1100','Accounts Receivable','D',7914.06),
('1200','Prepaid Insurance','D',6210.4),('1250','Loan Escrow','D',13882.17),('1500','Land','D',410000),('1510','Buildings','D',1865000),('1520','Improvements - Roof 2022','D',88412.5),('1530','Appliances','D',31226.9),
('1590','Accumulated Depreciation','C',372118.0),('1600','Loan Costs, net','D',9433.28),('2000','Accounts Payable','C',11206.71),('2050','Visa - Business','C',2318.44),('2100','Payroll Liabilities','C',1904.22),
('2200','Tenant Deposits','C',18650),('2210','Last Month Rent Held','C',5425),('2500','N/P - Cascade Savings Bank','C',1308441.92),('3000',"Member's Equity - Oduya",'C',None),('3010','Member Draws - Oduya','D',36000),
('3900','Retained Earnings','D',14207.35),('4000','Rental Income','C',251940),('4010','Parking Income','C',7650),('4020','Laundry Income','C',3418.75),('4030','Late Charges','C',1125),('4090','Rent Concessions','D',2400),
('5000','Suspense','D',0),('6000','Advertising','D',1811.2),('6050','Bank Service Charges','D',214.5),('6100','Cleaning & Turnover','D',7305.85),('6150','Garbage','D',5118.36),('6200','Insurance Expense','D',13925.6),('6210','Interest Expense','D',52880.41),
('6300','Landscaping','D',4950),('6350','Management Fees','D',15097.5),('6400','Payroll - Onsite','D',21600),('6410','Payroll Taxes','D',1849.64),('6500','Repairs - Plumbing','D',6214.19),('6510','Repairs - Electrical','D',1880),('6520','Repairs - General','D',9426.73),
('6600','Taxes - Property','D',24118.02),('6700','Utilities - Electric','D',3316.47),('6710','Utilities - Gas','D',2901.9),('6720','Utilities - Water/Sewer','D',16744.85),('6800','Professional Fees','D',4300),('7000','Interest Income','C',88.19),('8000','Depreciation Expense','D',52500)]
d=sum(v for *_,s,v in A if s=='D'); c=sum(v or 0 for *_,s,v in A if s=='C')
A=[(a,n,s,round(d-c,2) if v is None else v) for a,n,s,v in A]; assert d>c
W,H=letter; cv=canvas.Canvas(doc('tb2_oduya.pdf'),pagesize=letter)
def head(p):
    cv.setFont('Helvetica-Bold',8); cv.drawString(40,H-45,'9:52 AM'); cv.drawString(40,H-57,'10/14/25'); cv.drawString(40,H-69,'Accrual Basis')
    cv.setFont('Helvetica-Bold',12); cv.drawCentredString(W/2,H-45,'Oduya Court Holdings LLC'); cv.setFont('Helvetica-Bold',14); cv.drawCentredString(W/2,H-61,'Trial Balance')
    cv.setFont('Helvetica-Bold',10); cv.drawCentredString(W/2,H-75,'As of September 30, 2025')
    cv.setFont('Helvetica-Bold',8); cv.drawCentredString(440,H-97,'Sep 30, 25'); cv.setLineWidth(1.2); cv.line(350,H-100,530,H-100)
    cv.drawCentredString(393,H-110,'Debit'); cv.drawCentredString(487,H-110,'Credit'); cv.line(350,H-114,436,H-114); cv.line(444,H-114,530,H-114)
    cv.setFont('Helvetica-Bold',8); cv.drawRightString(W-40,30,f'Page {p}')
head(1);y=H-127;p=1;rows=[]
for a,n,s,v in A:
    if y<60: cv.showPage(); p+=1; head(p); y=H-127
    cv.setFont('Helvetica-Bold',8); cv.drawString(120,y,f'{a} · {n}'); cv.setFont('Helvetica',8)
    cv.drawRightString(432 if s=='D' else 526,y,f'{v:,.2f}'); rows.append(dict(account=a,name=n,**{'debit' if s=='D' else 'credit':v})); y-=13.5
D=round(sum(r.get('debit',0) for r in rows),2);C=round(sum(r.get('credit',0) for r in rows),2); assert D==C
y-=2
for x0,x1 in((350,436),(444,530)):
    cv.setLineWidth(.6); cv.line(x0,y+11,x1,y+11); cv.line(x0,y-3,x1,y-3); cv.line(x0,y-5,x1,y-5)
cv.setFont('Helvetica-Bold',8); cv.drawString(110,y,'TOTAL'); cv.drawRightString(432,y,f'{D:,.2f}'); cv.drawRightString(526,y,f'{C:,.2f}')
cv.save(); save('tb2_oduya.pdf','TB',rows,[dict(label='TOTAL',debit=D,credit=C)])
