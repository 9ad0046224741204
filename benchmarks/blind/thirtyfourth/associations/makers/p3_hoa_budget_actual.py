from kit import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
rnd=random.Random(3401)
F='saltgrass-landing-income-statement-0925.pdf'
cols=['Current Period Actual','Current Period Budget','Current Period Variance','Year To Date Actual','Year To Date Budget','Year To Date Variance','Annual Budget']
s=St(cols)
def ln(code,label,ann,exp,mode='even'):
    m=round(ann/12,2); yb=round(m*9,2)
    if ann==0:
        a=mode if isinstance(mode,(int,float)) else 0; ya=round(a+rnd.choice([0,125,390.5]),2); m=yb=0
    elif mode=='fixed': a,ya=m,round(m*9,2)
    elif mode=='none': a,ya=0,round(yb*rnd.uniform(.3,1.2),2)
    else: a=round(m*rnd.uniform(.72,1.28),2); ya=round(yb*rnd.uniform(.88,1.12)+rnd.choice([0,.37,.09]),2)
    g=-1 if exp else 1
    return s.l(label,[a,m,round(g*(a-m),2),ya,yb,round(g*(ya-yb),2),ann],code=code)
def sec(head,items,tot,exp):
    s.h(head,kind='sec'); return s.t(tot,[ln(*(x[:3]),exp,*(x[3:])) for x in items],kind='SUBTOTAL')
s.h('OPERATING INCOME',kind='big')
i1=sec('Assessment Income',[('4000','Homeowner Assessments',672480,'fixed'),('4005','Townhome Sub-Association Assessments',97200,'fixed'),('4010','Builder/Declarant Assessments',14400)],'Total Assessment Income',0)
i2=sec('User Fee Income',[('4110','Clubhouse Rental',9600),('4115','Pool Key/Fob Replacement',1200),('4120','RV & Boat Storage Lot',18000),('4130','Architectural Review Fees',2400),('4140','Tennis Guest Fees',0,45)],'Total User Fee Income',0)
i3=sec('Collections & Other Income',[('4210','Late Fees',4800),('4215','Delinquent Interest',1500),('4220','Legal Fee Reimbursement',6000),('4225','Violation Fines',1800,'none'),('4290','Interest Income - Operating',960),('4299','Miscellaneous Income',0,0)],'Total Collections & Other Income',0)
TI=s.t('TOTAL OPERATING INCOME',[i1,i2,i3],kind='TOTAL')
s.h('OPERATING EXPENSE',kind='big')
E=[]
E.append(sec('Administrative',[('5010','Management Contract',86400,'fixed'),('5015','On-Site Staff Payroll',98400),('5020','Payroll Taxes & Benefits',17700),('5030','Audit & Tax Preparation',6600,'none'),('5035','Legal - Corporate',9000),('5036','Legal - Collections',8400),('5040','Postage & Mailings',4200),('5045','Copies & Printing',2700),('5050','Website/Software',3000),('5055','Meeting Expense',900),('5060','Bad Debt Expense',6000),('5070','Bank & Lockbox Charges',540),('5075','Reserve Study',0,0),('5080','Licenses, Permits & Corporate Filing',780)],'Total Administrative',1))
E.append(sec('Insurance & Taxes',[('5210','Property & Liability Insurance',61200,'fixed'),('5215','D&O / Crime Insurance',5400,'fixed'),('5220','Workers Compensation',2760),('5230','Flood Insurance - Clubhouse',7200,'fixed'),('5290','Federal & State Income Tax',600,'none')],'Total Insurance & Taxes',1))
E.append(sec('Utilities',[('5310','Electricity - Common Area',21600),('5315','Electricity - Street Lights',30000),('5320','Water & Sewer - Clubhouse',7200),('5325','Water - Irrigation',26400),('5330','Gas - Pool Heat',5400),('5340','Telephone/Internet',4320),('5350','Trash Removal',3600)],'Total Utilities',1))
E.append(sec('Grounds',[('5410','Landscape Contract',116400,'fixed'),('5415','Landscape Extras & Replacement',15000),('5420','Tree Trimming',12000,'none'),('5425','Irrigation Repairs',9600),('5430','Mulch / Pine Straw',14400,'none'),('5440','Lake & Pond Treatment',10200,'fixed'),('5445','Fountain Maintenance',2400),('5450','Holiday Decorations',4500,'none'),('5460','Storm Debris Clean Up',0,1875)],'Total Grounds',1))
E.append(sec('Pool & Amenities',[('5510','Pool Service Contract',31200),('5515','Pool Repairs & Chemicals',8400),('5520','Lifeguards / Attendants',27000),('5530','Fitness Equipment Maintenance',2400),('5540','Clubhouse Janitorial',10800),('5545','Clubhouse Repairs',6000),('5550','Playground & Court Maintenance',3000),('5560','Social Committee Events',6600)],'Total Pool & Amenities',1))
E.append(sec('Gate & Security',[('5610','Gate Attendant Contract',42000,'fixed'),('5615','Gate Repairs',4800),('5620','Camera Monitoring',3360,'fixed')],'Total Gate & Security',1))
tr=sec('Transfers',[('5910','Reserve Contribution',0,0)],'Total Transfers',1) if 0 else None
s.h('Reserve Funding',kind='sec'); 
inc=s.rows[TI]['vals'][6]; used=sum(s.rows[e]['vals'][6] for e in E); ann=inc-used
print('reserve',ann)
E.append(s.t('Total Reserve Funding',[ln('5910','Transfer to Reserves - General',ann-14400,1,'fixed'),ln('5915','Transfer to Reserves - Townhome Roofs',14400,1,'fixed')]))
TE=s.t('TOTAL OPERATING EXPENSE',E,kind='TOTAL')
a,b=s.rows[TI]['vals'],s.rows[TE]['vals']
s.t('NET INCOME/(LOSS)',[TI,TE],kind='TOTAL',vals=[a[k]+b[k] if k in(2,5) else a[k]-b[k] for k in range(7)])
PS=landscape(letter); W,H=PS
c=canvas.Canvas(str(DOCS/F),pagesize=PS)
X=[302,372,440,520,592,660,762]; pct=702
pages=[]; y0=H-112
def m(v): return f'({-v:,.2f})' if v<0 else f'{v:,.2f}'
pg=0
def head():
    global pg,y; pg+=1
    c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-34,'Saltgrass Landing Homeowners Association, Inc.')
    c.setFont('Helvetica-Bold',10); c.drawCentredString(W/2,H-48,'Income Statement - Operating')
    c.setFont('Helvetica',9); c.drawCentredString(W/2,H-60,'9/1/2025 - 9/30/2025')
    c.setFillGray(.86); c.rect(24,H-94,W-48,26,stroke=0,fill=1); c.setFillGray(0)
    c.setFont('Helvetica-Bold',8); c.drawCentredString(345,H-78,'Current Period'); c.drawCentredString(600,H-78,'Year To Date'); c.drawRightString(X[6],H-78,'Annual')
    for x,t in zip(X,['Actual','Budget','Variance','Actual','Budget','Variance','Budget']): c.drawRightString(x,H-90,t)
    c.drawRightString(pct,H-90,'% Var')
    c.drawString(28,H-90,'Account')
    c.setFont('Helvetica',7); c.drawString(24,22,'Tidewater Community Partners, LLC   *   Modified accrual basis, unaudited'); c.drawRightString(W-24,22,f'Page {pg}'); c.drawCentredString(W/2,22,'Printed 10/14/2025 8:47 AM')
    y=H-108
head()
for n,r in enumerate(s.rows):
    need=40 if r['typ']=='HEADING' else 12
    if y-need<34: c.showPage(); head()
    k=r['d'].get('kind')
    if r['typ']=='HEADING':
        y-=3; c.setFont('Helvetica-Bold',9 if k=='big' else 8); c.drawString(26 if k=='big' else 30,y,r['label']); y-=12; continue
    b=r['typ']!='LINE'; c.setFont('Helvetica-Bold' if b else 'Helvetica',7.8)
    if b:
        for x in X: c.setLineWidth(.5); c.line(x-58 if x!=X[2] and x!=X[5] else x-52,y+8,x,y+8)
        c.drawString(34 if r['typ']=='SUBTOTAL' else 26,y,r['label'])
    else:
        c.drawString(38,y,r['code']); c.drawString(64,y,r['label'])
    for x,v in zip(X,r['vals']): c.drawRightString(x+(2.6 if v<0 else 0),y,m(v))
    v=r['vals']
    c.drawRightString(pct,y,f'{100*v[5]/v[4]:.1f}%' if v[4] else '0.0%')
    if r['typ']=='TOTAL':
        for x in X: c.line(x-52,y-2,x,y-2)
        y-=4
    y-=11.5+(3 if b else 0)
c.save()
s.save(F,'Income Statement - Operating','Saltgrass Landing Homeowners Association, Inc.','2025-09-01','2025-09-30',{'total_income':'TOTAL OPERATING INCOME','total_operating_expenses':'TOTAL OPERATING EXPENSE','net_income':'NET INCOME/(LOSS)'},'OTHER','OPERATING_STATEMENT','association management software, month/YTD actual-budget, GL codes, repeated page header',hard=True)
