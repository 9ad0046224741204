# US multifamily T12, legal landscape, two pages, codes, MRI/Horizon flavour
from lib import *; from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import legal,landscape
R=random.Random(66)
ms=['Sep 2024','Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025','Jul 2025','Aug 2025']
s=St('Trailing Twelve Month Income Statement','Juniper Crossing Apartments','2024-09-01','2025-08-31',ms+['Total'])
def l(code,n,b,f=.08,drift=0,p=1):
    v=[round(b*(1+drift*i)*R.uniform(1-f,1+f)) if R.random()<p else 0 for i in range(12)]; return s.l(n,v+[sum(v)],code)
s.h('INCOME'); s.h('Rental Income')
a=[l('5110-000','Gross Potential Rent',418600,0.001,.002),l('5120-000','Loss to Lease',-11800,.12,-.02),l('5130-000','Vacancy Loss',-23100,.2),l('5140-000','Concessions',-5200,.5),l('5150-000','Model / Employee Units',-3150,0),l('5160-000','Bad Debt Write-Off',-4100,.6),l('5165-000','Bad Debt Recovery',850,.9,0,.6)]
a=s.t('Net Rental Income',a,code='5199-000')
s.h('Other Income')
b=[l('5210-000','Utility Reimbursement - RUBS',21400,.05),l('5220-000','Pet Rent',3900,.05),l('5230-000','Garage & Carport',5100,.03),l('5240-000','Late Fees',3300,.3),l('5250-000','Application & Admin Fees',2750,.4),l('5260-000','Lease Cancellation Fees',2900,.8,0,.7),l('5270-000','Bulk Cable Revenue Share',4050,.01),l('5290-000','Miscellaneous Income',640,.7)]
b=s.t('Total Other Income',b,code='5299-000')
I=s.t('TOTAL INCOME',[a,b],'TOTAL',code='5999-000'); s.k('total_income',I)
s.h('OPERATING EXPENSES')
gs=[]
def g(h,t,tc,L):
    s.h(h); i=[l(*x) for x in L]; gs.append(s.t(t,i,code=tc))
g('Payroll','Total Payroll','6199-000',[('6110-000','Manager & Leasing Salaries',17400,.05),('6120-000','Maintenance Salaries',15900,.05),('6150-000','Payroll Taxes & Benefits',8700,.12)])
g('Repairs & Maintenance','Total Repairs & Maintenance','6299-000',[('6210-000','General Repairs',5200,.4),('6220-000','Turnover - Paint & Carpet',6400,.5),('6230-000','HVAC',2300,.7),('6240-000','Landscaping',4100,.05),('6250-000','Snow Removal',2600,.5,0,.35),('6260-000','Pest Control',780,.1)])
g('Utilities','Total Utilities','6399-000',[('6310-000','Electric - Common & Vacant',4700,.2),('6320-000','Gas',2900,.6),('6330-000','Water & Sewer',16800,.1),('6340-000','Trash',3950,.03)])
g('Administrative & Marketing','Total Administrative & Marketing','6499-000',[('6410-000','Office & Software',3150,.15),('6420-000','Advertising & ILS',4300,.2),('6430-000','Legal & Eviction',1150,.8,0,.8)])
g('Fixed','Total Fixed','6599-000',[('6510-000','Real Estate Taxes',41250,0),('6520-000','Property Insurance',14800,0),('6530-000','Management Fee',12700,.02)])
E_=s.t('TOTAL OPERATING EXPENSES',gs,'TOTAL',code='6999-000'); s.k('total_operating_expenses',E_)
N=s.t('NET OPERATING INCOME',[I,(E_,-1)],'TOTAL',code='7000-000'); s.k('noi',N)
s.h('NON-OPERATING')
x=[l('7110-000','Mortgage Interest',98400,.02),l('7210-000','Depreciation',61300,0),l('7310-000','Partnership Expense',1400,.8,0,.6)]
X=s.t('TOTAL NON-OPERATING',x,code='7999-000')
Z=s.t('NET INCOME (LOSS)',[N,(X,-1)],'TOTAL',code='8000-000'); s.k('net_income',Z)
W,H=landscape(legal); c=canvas.Canvas(B+'documents/juniper_crossing_t12.pdf',pagesize=(W,H)); pg=0
def head():
    global y,pg
    pg+=1; c.setFont('Helvetica-Bold',10); c.drawCentredString(W/2,H-30,'Juniper Crossing Apartments'); c.setFont('Helvetica',8.5); c.drawCentredString(W/2,H-42,'Trailing Twelve Month Income Statement'); c.drawCentredString(W/2,H-53,'For the Twelve Months Ended August 31, 2025 - Accrual')
    c.setFont('Helvetica',6.5); c.drawString(30,H-30,'Entity: JUNX'); c.drawString(30,H-40,'Report: HZ_T12STD'); c.drawRightString(W-30,H-30,f'Page {pg} of 2'); c.drawRightString(W-30,H-40,'9/12/2025 2:06 PM')
    y=H-76; c.setFont('Helvetica-Bold',7)
    for i,m in enumerate(ms): c.drawRightString(268+i*55,y+8,m.split()[0]); c.drawRightString(268+i*55,y,m.split()[1])
    c.drawRightString(W-30,y+8,'12 Month'); c.drawRightString(W-30,y,'Total'); c.drawString(30,y,'Account'); c.setLineWidth(.8); c.line(30,y-4,W-30,y-4); y-=15
head()
for r in s.r:
    k=r['rowType']; L=r['label']
    if y<40: c.showPage(); head()
    if L in('OPERATING EXPENSES','NON-OPERATING'): y-=4
    c.setFont('Helvetica' if k=='LINE' else 'Helvetica-Bold',7)
    if r['accountCode']: c.drawString(30,y,r['accountCode'])
    c.drawString(30 if k=='HEADING' and L.isupper() else 72 if k!='LINE' else 78,y,L)
    if k!='HEADING':
        if k!='LINE': c.setLineWidth(.3); c.line(228,y+7,W-30,y+7)
        for i,v in enumerate(r['values']): c.drawRightString((268+i*55) if i<12 else W-30,y,par(v,z='0') if v else '0')
        if k!='LINE': y-=3
    y-=9.6
print(pg); c.save(); save('juniper_crossing_t12.pdf','MULTIFAMILY','OPERATING_STATEMENT_T12','US T12 legal landscape two pages, codes, two-line month headers',[s])
