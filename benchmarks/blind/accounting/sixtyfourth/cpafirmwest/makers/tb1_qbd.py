# QuickBooks Desktop trial balance, strip centre, PDF
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
NAME='Sagebrush_Crossing_TB_123124.pdf'
A=[ # code,name,signed balance (debit +)
('1010','Checking - First Basin Bank',48216.37),('1015','CAM Reserve Money Market',31750.92),('1020','Tenant Deposit Savings',0.0),('1099','Petty Cash',150.0),
('1100','Accounts Receivable',17433.81),('1110','Allowance for Doubtful Accts',-4200.0),('1120','Unbilled CAM Recoveries',6915.4),('1130','Straight-Line Rent Receivable',22608.0),
('1200','Prepaid Insurance',5388.75),('1210','Prepaid Property Tax',0.0),('1220','Utility Deposits',1850.0),('1250','Undeposited Funds',3122.5),
('1410','Land',612000.0),('1420','Building - Pads A & B',2418350.0),('1421','Building - Pad C (2011)',688425.33),('1430','Site Improvements & Paving',214806.18),
('1440','Tenant Improvements',181240.65),('1445','Roof Replacement 2021',96400.0),('1450','Signage - Monument',18275.0),('1470','Accumulated Depreciation',-1287414.0),
('1510','Loan Costs',41200.0),('1515','Accum Amort - Loan Costs',-19226.67),('1520','Leasing Commissions',58840.12),('1525','Accum Amort - Leasing Commissions',-33107.44),
('2000','Accounts Payable',-12884.19),('2050','Visa - 4471',-1906.28),('2100','Accrued Property Tax',-23410.56),('2110','Accrued Interest',-8041.25),
('2150','Tenant Security Deposits',-38950.0),('2160','Prepaid Rents',-7422.16),('2200','Sales Tax Payable',-318.44),('2250','Due to Managing Member',0.0),('2510','Note Payable - First Basin Bank',-2144730.61),
('2520','Note Payable - SBA EIDL',-139268.9),
('3010','Member Capital - Class A',None),('3020','Member Capital - Class B',-240000.0),('3100','Distributions - Class A',84000.0),('3110','Distributions - Class B',36000.0),('3900','Retained Earnings',118437.29),
('4010','Base Rent - Retail',-418206.0),('4015','Base Rent - Pad Ground Lease',-54000.0),('4020','Percentage Rent',-6318.72),('4100','CAM Recoveries',-88412.36),('4110','Property Tax Recoveries',-46820.0),
('4120','Insurance Recoveries',-14235.5),('4200','Late Fees & NSF',-1275.0),('4300','Straight-Line Rent Adjustment',2184.0),('4900','Interest Income',-412.63),
('6010','Management Fees',24870.14),('6020','Landscaping',14650.0),('6025','Snow & Ice Removal',9385.0),('6030','Parking Lot Sweeping',4800.0),('6035','Parking Lot Repairs & Striping',7240.0),
('6040','Roof & HVAC Repairs',11926.83),('6050','Electric - Common Area',8617.46),('6055','Water & Sewer',12304.91),('6060','Trash Removal',9822.6),('6070','Fire Monitoring & Backflow',2190.0),
('6080','Property Insurance',15874.25),('6090','Property Taxes',50113.22),('6110','Legal & Accounting',8450.0),('6120','Bank Charges',286.0),('6130','Licenses & Permits',425.0),('6140','Bad Debt',4200.0),
('6150','Postage & Office',371.18),('6190','Ask My Accountant',1640.0),('7010','Interest - First Basin Bank',97218.34),('7015','Interest - SBA EIDL',5348.11),('7100','Depreciation',118206.0),('7110','Amortization',9871.55)]
rest=r2(sum(v for _,_,v in A if v is not None))
A=[(c,n,r2(-rest) if v is None else v) for c,n,v in A]
rows=[];dr=cr=0
for c,n,v in A:
    lab=f"{c} · {n}"
    if len(lab)>37: n=n[:37-len(c)-3-3].rstrip()+'...'
    d={"account":c,"name":n}
    if v>=0: d['debit']=v;dr+=v
    else: d['credit']=-v;cr-=v
    rows.append(d)
dr,cr=r2(dr),r2(cr); assert dr==cr,(dr,cr)
tot=[{"label":"TOTAL","debit":dr,"credit":cr}]
c=canvas.Canvas(doc(NAME),pagesize=letter); W,H=letter
LX,DX,CX=132,400,492
def head(pg):
    c.setFont('Helvetica-Bold',8); c.drawString(36,H-40,'9:17 AM');c.drawString(36,H-51,'03/06/25');c.drawString(36,H-62,'Accrual Basis')
    c.setFont('Helvetica-Bold',12);c.drawCentredString(W/2,H-42,'Sagebrush Crossing, LLC')
    c.setFont('Helvetica-Bold',14);c.drawCentredString(W/2,H-58,'Trial Balance')
    c.setFont('Helvetica-Bold',10);c.drawCentredString(W/2,H-72,'As of December 31, 2024')
    c.setLineWidth(1.2);c.line(36,H-78,W-36,H-78)
    c.setFont('Helvetica-Bold',8);c.drawCentredString((DX+CX)/2-26,H-92,'Dec 31, 24')
    c.setLineWidth(.6);c.line(DX-66,H-95,CX+2,H-95)
    c.drawCentredString(DX-32,H-105,'Debit');c.drawCentredString(CX-32,H-105,'Credit')
    c.line(DX-66,H-108,DX+2,H-108);c.line(CX-66,H-108,CX+2,H-108)
    c.setFont('Helvetica-Bold',8);c.drawRightString(W-36,28,f'Page {pg}')
head(1);y=H-120;pg=1
for r in rows:
    if y<58: c.showPage();pg+=1;head(pg);y=H-120
    c.setFont('Helvetica-Bold',8);c.drawString(LX,y,f"{r['account']} · {r['name']}")
    c.setFont('Helvetica',8)
    if 'debit' in r:c.drawRightString(DX,y,f2(r['debit']))
    else:c.drawRightString(CX,y,f2(r['credit']))
    y-=10.6
c.setLineWidth(.6);c.line(DX-66,y+8,DX+2,y+8);c.line(CX-66,y+8,CX+2,y+8);y-=2
c.setFont('Helvetica-Bold',8);c.drawString(70,y,'TOTAL');c.drawRightString(DX,y,f2(dr));c.drawRightString(CX,y,f2(cr))
for k in(3,5):c.line(DX-66,y-k,DX+2,y-k);c.line(CX-66,y-k,CX+2,y-k)
c.save()
save(NAME,'TB',['debit','credit'],rows,tot,'QuickBooks Desktop trial balance, strip centre, two pages',False)
