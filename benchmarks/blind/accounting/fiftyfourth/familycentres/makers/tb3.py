# small-business bookkeeping package, storage site, Dr/Cr; one digit changed in print
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from common import *
N='TallPinesStorage_TrialBalance.pdf'
D=[('1000','Operating Checking - Tri-County',31874.62),('1010','Tenant Deposit Savings',4250.00),('1020','Merchant Card Clearing',1187.35),('1050','Petty Cash Drawer',200.00),
('1200','Accounts Receivable',6418.50),('1300','Prepaid Insurance',5233.34),('1350','Retail Inventory (Locks & Boxes)',2146.18),
('1500','Land',410000),('1510','Buildings - Units A-F',1286400),('1515','Buildings - Climate Bldg G',742150),('1520','Paving & Fencing',118730),('1530','Gate & Camera System',38912.4),('1540','Golf Cart & Equipment',9650),
('1590','Accumulated Depreciation',-618204),('1600','Loan Costs, Net',8460),
('2000','Accounts Payable',-7314.09),('2100','Sales Tax Payable',-412.77),('2150','Payroll Liabilities',-1836.92),('2200','Prepaid Rents',-9874),('2210','Customer Deposits',-4250),('2250','Accrued Property Tax',-21480),('2300','Due to Affiliate - Mill Pond',-20500),
('2700','Note Payable - Tri-County Bank',-1183406.55),('3000','Opening Balance Equity',0),("3100","Members' Capital",None),("3200","Members' Draws",96000),
('4000','Unit Rent - Drive Up',-214871.4),('4010','Unit Rent - Climate',-138226.25),('4020','RV & Boat Parking',-17640),('4100','Administrative Fees',-5725),('4110','Late & Lien Fees',-9418.75),('4120','Tenant Protection Plan Income',-12866.3),('4200','Lock & Box Sales',-3981.06),('4300','Auction Proceeds',-1740),('4900','Discounts & Move-in Specials',11284.5),('5000','Cost of Goods Sold',1910.44),
('6000','Advertising - Internet',10475.2),('6050','Bank & Card Processing Fees',9312.88),('6100','Wages - Site Manager',43680),('6110','Wages - Relief',11424),('6120','Payroll Taxes',4738.3),('6200','Gate Service Contract',2280),('6250','Insurance',15699.96),('6300','Landscaping & Snow',8940),('6350','Management Software',3588),('6400','Office Supplies',1243.77),('6450','Pest Control',1320),('6500','Professional Fees',6850),('6550','Property Taxes',43215.5),('6600','Repairs - Doors',5116.22),('6610','Repairs - Other',7402.91),('6650','Telephone & Internet',2874.6),('6700','Trash Removal',1968),('6750','Utilities - Electric',13820.73),('6760','Utilities - Water',1105.2),('7000','Interest Expense',72418.06),('7100','Depreciation Expense',78920),('7200','Amortization Expense',1410),('7900','Interest Income',-186.41)]
rows=[[a,n,None if v is None else int(round(v*100))] for a,n,v in D]
s=sum(r[2] for r in rows if r[2] is not None)
for r in rows:
    if r[2] is None: r[2]=-s; print('capital',-s/100)
T=sum(r[2] for r in rows if r[2]>0); assert T==-sum(r[2] for r in rows if r[2]<0)
# planted: 6550 Property Taxes 43,215.50 printed as 43,275.50
tr=[]
for r in rows:
    if r[0]=='6550': assert r[2]==4321550; r[2]=4327550
c=canvas.Canvas(doc(N),pagesize=letter); W,H=letter
def head(p):
    c.setFont('Helvetica-Bold',7.5); c.drawString(36,H-40,'10:17 AM');c.drawString(36,H-51,'01/27/25');c.drawString(36,H-62,'Accrual Basis')
    c.setFont('Helvetica-Bold',12);c.drawCentredString(W/2,H-42,'Tall Pines Self Storage LLC')
    c.setFont('Helvetica-Bold',14);c.drawCentredString(W/2,H-59,'Trial Balance')
    c.setFont('Helvetica-Bold',9.5);c.drawCentredString(W/2,H-73,'As of December 31, 2024')
    c.setFont('Helvetica-Bold',8.5);c.setLineWidth(.8)
    c.drawCentredString(400,H-96,'Dec 31, 24');c.setLineWidth(1.2);c.line(335,H-99,465,H-99)
    c.drawCentredString(365,H-109,'Debit');c.drawCentredString(437,H-109,'Credit')
    c.line(335,H-112,396,H-112);c.line(404,H-112,465,H-112)
    c.setFont('Helvetica-Bold',7.5);c.drawRightString(W-36,28,f'Page {p}')
p=1;head(p);y=H-124
for i,r in enumerate(rows):
    if y<62: c.showPage();p+=1;head(p);y=H-124
    c.setFont('Helvetica-Bold',8);c.drawString(112,y,f'{r[0]} \u00b7 {r[1]}')
    c.setFont('Helvetica',8)
    if r[2]>=0: c.drawRightString(394,y,money(r[2])); k='debit'
    else: c.drawRightString(463,y,money(-r[2])); k='credit'
    tr.append({'account':r[0],'name':r[1],k:c2f(abs(r[2]))}); y-=11.6
c.setLineWidth(.8);c.line(337,y+9,396,y+9);c.line(406,y+9,465,y+9)
c.setFont('Helvetica-Bold',8);c.drawString(92,y,'TOTAL');c.drawRightString(394,y,money(T));c.drawRightString(463,y,money(T))
for d in(3,5): c.line(337,y-d,396,y-d);c.line(406,y-d,465,y-d)
c.save()
save(N,'TB','small-business accounting package, code dot name, Dr/Cr pair',False,['debit','credit'],tr,[{'label':'TOTAL','debit':c2f(T),'credit':c2f(T)}],
 planted={'what':'6550 Property Taxes printed 43,275.50 instead of 43,215.50; the debit column of the rows exceeds its printed total by 60.00','kind':'digit_changed'})
print(len(rows),T/100)
