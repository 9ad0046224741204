# QuickBooks Desktop trial balance, letter portrait, two columns
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(7101)
def m(a,b): return r2(R.uniform(a,b))
L=[]  # (code,name,amount signed) 0 -> 0.00 in the debit column
def a(c,n,v): L.append([c,n,v])
a('10100','Tri-County Bank - Operating',m(60000,99000)); a('10110','Tri-County Bank - Sec. Deposits',m(40000,48000))
a('10150','Petty Cash - Shop Office',350.00); a('10200','Money Market (Aldrich)',m(210000,260000))
a('11000','Accounts Receivable',m(14000,30000)); a('11900','Allowance for Doubtful Accts',-m(3000,6000))
a('12000','Undeposited Funds',m(1200,4900)); a('13100','Prepaid Insurance',m(9000,16000)); a('13200','Prepaid Property Tax',0)
a('14500','Due from Kestrel Mgmt LLC',m(5000,9000))
a('15000','Land - Quarry Road Bays',412000.00); a('15010','Land - Dunmore Street Shops',268500.00)
a('15100','Buildings - Quarry Road Bays',1684220.15); a('15110','Buildings - Dunmore Street Shops',1127904.00)
a('15200','Roof Replacement 2021',m(80000,99000)); a('15300','Tenant Improvements - Bay 4 & 5',m(30000,66000))
a('15900','Accumulated Depreciation',-m(690000,740000)); a('17000','Loan Costs, net of amortization',m(8000,12000))
a('20000','Accounts Payable',-m(11000,22000)); a('21000','Visa - Hardware & Fuel',-m(700,2900)); a('22000','Tenant Security Deposits',-m(40000,47000))
a('22500','Prepaid Rents',-m(4000,9000)); a('23000','Accrued Property Taxes',-m(21000,29000)); a('24000','Sales Tax Payable',0)
a('25000','Note Payable - Granite Mutual',-m(1340000,1410000)); a('25100','Note Payable - E. Rasmussen Trust',-150000.00)
a('30000','Opening Balance Equity',0); a('30100','Member Capital - J. Rasmussen',-m(300000,330000)); a('30200','Member Capital - T. Rasmussen',-m(300000,330000))
a('30300','Member Draws - J. Rasmussen',24000.00); a('30310','Member Draws - T. Rasmussen',24000.00)
a('32000','Retained Earnings',None)
a('40100','Base Rent - Industrial',-m(228000,245000)); a('40110','Base Rent - Retail',-m(139000,152000)); a('40200','CAM Recoveries',-m(38000,47000))
a('40210','Tax Recoveries',-m(30000,39000)); a('40300','Late Fees & NSF Charges',-m(800,1900)); a('40400','Yard Storage Income',-m(6000,9000))
a('40900','Rent Concessions',m(2000,5000))
a('60100','Bank Service Charges',m(150,420)); a('60200','Insurance - Property & Liability',m(23000,29000)); a('60300','Management Fees - Kestrel',m(19000,23000))
a('60410','Legal',m(1500,4200)); a('60420','Accounting & Tax Prep',m(6000,7900)); a('61100','Property Taxes',m(48000,57000))
a('62100','Electric - House Meters',m(5000,7900)); a('62200','Water & Sewer',m(4000,6900)); a('62300','Trash & Recycling (Dumpster, Roll-...',m(3800,5100))
a('63100','Repairs - HVAC / Unit Heaters',m(4000,9000)); a('63200','Repairs - Overhead Doors & Docks',m(3500,8800)); a('63300','Repairs - Plumbing',m(1200,3900))
a('63400','Snow Removal & Lot Sweeping',m(6000,11000)); a('63500','Landscaping',m(2600,4400)); a('63900','Fire & Alarm Monitoring',m(1500,2400))
a('65000','Leasing Commissions',0); a('66900','Reconciliation Discrepancies',-0.37)
a('70100','Interest Income',-m(2800,5200)); a('80100','Interest Expense - Granite Mutual',m(61000,72000)); a('80110','Interest Expense - E.R. Trust',9000.00)
a('81000','Depreciation Expense',m(61000,69000)); a('82000','Amortization Expense',m(1100,1900))
s=sum(x[2] for x in L if x[2] is not None)
for x in L:
    if x[2] is None: x[2]=r2(-s)
D=r2(sum(x[2] for x in L if x[2]>0)); C=r2(-sum(x[2] for x in L if x[2]<0)); assert D==C,(D,C)
N='tb_rasmussen_qb_1224.pdf'
c=canvas.Canvas(doc(N),pagesize=letter); W,H=letter
f=lambda v:f'{v:,.2f}'
xd,xc=430,520
def head(p):
    c.setFont('Helvetica-Bold',8); c.drawString(36,H-40,'9:12 AM'); c.drawString(36,H-51,'01/21/25'); c.drawString(36,H-62,'Accrual Basis')
    c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-42,'Rasmussen Quarry & Dunmore LLC')
    c.setFont('Helvetica-Bold',14); c.drawCentredString(W/2,H-59,'Trial Balance')
    c.setFont('Helvetica-Bold',10); c.drawCentredString(W/2,H-73,'As of December 31, 2024')
    c.setFont('Helvetica-Bold',8); c.drawCentredString((350+xc)/2,H-96,'Dec 31, 24')
    c.setLineWidth(1.6); c.line(352,H-99,xc,H-99)
    c.drawCentredString(394,H-110,'Debit'); c.drawCentredString(484,H-110,'Credit'); c.line(352,H-114,xd,H-114); c.line(442,H-114,xc,H-114)
    c.setFont('Helvetica-Bold',8); c.drawRightString(W-36,30,f'Page {p} of 2')
head(1); y=H-128; p=1; rows=[]
for i,(cd,n,v) in enumerate(L):
    if i==46: c.showPage(); p=2; head(2); y=H-128
    c.setFont('Helvetica-Bold',8); c.drawString(92,y,f'{cd} \u00b7 {n}'); c.setFont('Helvetica',8)
    r={'account':cd,'name':n}
    if v>=0: c.drawRightString(xd,y,f(v)); r['debit']=v
    else: c.drawRightString(xc,y,f(-v)); r['credit']=-v
    rows.append(r); y-=12.6
c.setLineWidth(.7); c.line(352,y+9.5,xd,y+9.5); c.line(442,y+9.5,xc,y+9.5); y-=2
c.setFont('Helvetica-Bold',8); c.drawString(72,y,'TOTAL'); c.drawRightString(xd,y,f(D)); c.drawRightString(xc,y,f(C))
for k in (3,5): c.line(352,y-k,xd,y-k); c.line(442,y-k,xc,y-k)
c.save()
truth(N,'TB',['debit','credit'],rows,[{'label':'TOTAL','debit':D,'credit':C}])
