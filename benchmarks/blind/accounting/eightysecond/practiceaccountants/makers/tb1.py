# Sage 50 style period trial balance, caravan park in Devon, PDF portrait
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
random.seed(8201)
A=[('0011','Freehold Land - Park',985000.00),('0020','Plant and Machinery',64218.50),('0021','Plant/Machinery Depreciation',-41877.31),
('0030','Office Equipment',8904.17),('0031','Office Equipment Depreciation',-6120.44),('0041','Furniture and Fixtures Depreciation',-18233.90),('0040','Furniture and Fixtures - Clubhouse',31450.00),
('0050','Motor Vehicles',22750.00),('0051','Motor Vehicles Depreciation',-13890.62),('0060','Hire Fleet Statics',248600.00),('0061','Hire Fleet Depreciation',-117415.25),
('0070','Roads, Hardstandings and Services',176340.88),('0071','Roads/Hardstandings Depreciation',-52902.26),
('1001','Stock - Gas Bottles',3162.40),('1002','Stock - Shop',4871.05),('1003','Stock - Static Caravans for Resale',58500.00),('1100','Debtors Control Account',27914.63),('1103','Prepayments',9446.20),('1105','Site Licence Deposit',1500.00),
('1200','Bank Current Account',18677.92),('1210','Bank Deposit Account',85012.77),('1230','Petty Cash',146.35),('1235','Shop Till Float',300.00),('1250','Credit Card Receipts in Transit',2218.40),
('2100','Creditors Control Account',-33480.19),('2109','Accruals',-7250.00),('2110','Pitch Fees Received in Advance',-118904.00),('2115','Owners\' Electricity Deposits',-6450.00),
('2200','Sales Tax Control Account',-19877.46),('2201','Purchase Tax Control Account',11263.08),('2202','VAT Liability',0.0),('2210','P.A.Y.E.',-2416.77),('2220','Net Wages',0.0),('2230','Pension Fund',-388.10),
('2300','Loans - Lender A (Park)',-412500.00),('2310','Hire Purchase',-14206.38),('2320','Corporation Tax',-16733.00),('2330','Director\'s Loan Account',-24900.00),
('3000','Ordinary Shares',-100.00),('3200','Profit and Loss Account',None),
('4000','Pitch Fees - Residential (Mobile Homes Act)',-98412.36),('4001','Pitch Fees - Holiday Statics',-264380.00),('4002','Pitch Fees - Touring and Tents',-41906.55),('4003','Seasonal Tourer Pitches',-28350.00),('4004','Winter Storage',-7920.00),
('4010','Hire Fleet Lettings',-137218.90),('4020','Caravan Sales',-182750.00),('4021','Commission on Private Sales',-11340.00),('4030','Electricity Recharged',-52117.84),('4031','Water and Sewerage Recharged',-16840.02),('4032','Gas Sales',-14663.10),
('4100','Shop Sales',-38290.71),('4110','Launderette',-4215.60),('4900','Miscellaneous Income',-1180.00),
('5000','Caravans Purchased',139400.00),('5001','Gas Purchased',9872.44),('5002','Shop Purchases',26318.09),('5200','Opening Stock',61205.00),('5201','Closing Stock',-66533.45),
('6200','Advertising and Listing Sites',13870.22),('6201','Letting Agents\' Commission',20582.84),('7000','Gross Wages',148766.31),('7006','Employers N.I.',11204.50),('7007','Employers Pensions',3390.12),
('7103','General Rates',37410.00),('7102','Water Rates',18766.91),('7104','Premises Insurance',16280.00),('7200','Electricity',61944.37),('7201','Gas',2210.66),('7203','Site Licence and Fire Inspections',1865.00),
('7300','Fuel and Oil',5933.28),('7301','Repairs and Servicing',2741.16),('7303','Vehicle Insurance',1694.00),('7400','Travelling',612.40),('7500','Printing',880.15),('7501','Postage and Carriage',341.70),('7502','Telephone and Wi-Fi',6104.92),
('7600','Legal Fees',4250.00),('7601','Audit and Accountancy Fees',5400.00),('7700','Equipment Hire',3118.60),('7800','Repairs and Renewals - Park',29461.03),('7801','Cleaning and Linen',14227.55),('7802','Grounds and Trees',8916.00),('7803','Refuse Collection',12730.48),
('7900','Bank Interest Paid',24915.70),('7901','Bank Charges',1382.09),('7902','Card Processing Charges',4410.87),('8000','Depreciation',38260.14),('8100','Bad Debt Write Off',1925.00),('8200','Donations',250.00),('9998','Suspense Account',0.0)]
A.sort(key=lambda a:a[0])
plug=-round(sum(a[2] for a in A if a[2] is not None),2)
A=[(c,n,plug if v is None else v) for c,n,v in A if v!=0.0]
print('plug',plug)
f=lambda v:f'{v:,.2f}'
rows=[]
c=canvas.Canvas(doc('TB_sage_period_march.pdf'),pagesize=A4); W,H=A4; pg=[0]
def head():
    pg[0]+=1; y=H-42
    c.setFont('Helvetica-Bold',9); c.drawString(40,y,'Date:'); c.drawString(40,y-13,'Time:')
    c.setFont('Helvetica',9); c.drawString(72,y,'14/04/2025'); c.drawString(72,y-13,'16:07:52')
    c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,y,'Combe Vean Holiday Park Limited')
    c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,y-18,'Period Trial Balance')
    c.setFont('Helvetica-Bold',9); c.drawString(505,y,'Page:'); c.setFont('Helvetica',9); c.drawString(534,y,str(pg[0]))
    y-=44; c.setFont('Helvetica-Bold',9); c.drawString(40,y,'To Period:'); c.setFont('Helvetica',9); c.drawString(92,y,'Month 12, March 2025')
    y-=24; c.setFont('Helvetica-Bold',9)
    for x,t in((40,'N/C'),(92,'Name')): c.drawString(x,y,t); c.line(x,y-2,x+c.stringWidth(t,'Helvetica-Bold',9),y-2)
    for x,t in((440,'Debit'),(548,'Credit')): c.drawRightString(x,y,t); c.line(x-c.stringWidth(t,'Helvetica-Bold',9),y-2,x,y-2)
    c.setFont('Helvetica',9); return y-18
y=head()
for code,n,v in A:
    if y<62: c.showPage(); y=head()
    c.drawString(40,y,code); c.drawString(92,y,n)
    c.drawRightString(440 if v>0 else 548,y,f(abs(v)))
    rows.append({'account':code,'name':n,'debit':v if v>0 else None,'credit':-v if v<0 else None}); y-=13.2
dr=r2(sum(r['debit'] or 0 for r in rows)); cr=r2(sum(r['credit'] or 0 for r in rows)); assert dr==cr
c.line(372,y+6,440,y+6); c.line(480,y+6,548,y+6); y-=6
c.setFont('Helvetica-Bold',9); c.drawRightString(330,y,'Totals:'); c.drawRightString(440,y,f(dr)); c.drawRightString(548,y,f(cr))
for x in(372,480): c.line(x,y-4,x+68,y-4); c.line(x,y-6,x+68,y-6)
c.save()
save('TB_sage_period_march.pdf','TB',['debit','credit'],rows,[{'label':'Totals:','debit':dr,'credit':cr}],'Sage 50 period trial balance, caravan park, portrait, 2 pages',False)
