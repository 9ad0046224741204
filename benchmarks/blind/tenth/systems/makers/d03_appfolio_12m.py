import random; from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
R=random.Random(3303)
NAME='cash_flow_12_month-20250203.pdf'
MO=['Jan 2024','Feb 2024','Mar 2024','Apr 2024','May 2024','Jun 2024','Jul 2024','Aug 2024','Sep 2024','Oct 2024','Nov 2024','Dec 2024']
s=St('Cash Flow - 12 Month','Linden Court','2024-01-01','2024-12-31',MO+['Total'])
def tot(v): return v+[sum(v)]
def ln(lab,mon,n=.1,p=1.0,only=None,flat=False,season=None,code=None,lv=3):
    v=[]
    for k in range(12):
        a=int(mon*100*R.uniform(1-n,1+n)) if not flat else int(mon*100)
        if season: a=int(a*season[k])
        if R.random()>p or (only is not None and k not in only): a=0
        v.append(a)
    return s.L(lab,tot(v),code,lv)
W_=[1.9,1.8,1.5,1.0,.6,.4,.3,.3,.4,.8,1.3,1.7]
s.H('Operating Income & Expense',lv=0)
s.H('Income',lv=1)
g=[ln('Rent Income',31480,.025),ln('Commercial Rent',5650,flat=True),ln('Section 8 Rent',2210,flat=True),ln('Parking Income',640,.08),ln('Pet Rent',215,.15),ln('Laundry Income',380,.25,.9),ln('RUBS - Water/Sewer/Garbage',1890,.05),ln('Late Fee',160,.7,.8),ln('NSF Fees Collected',35,0,only=[4,10]),ln('Application Fee Income',90,.5,.6),ln('Prepaid Rent',-120,3.5,.8)]
ti=s.T('Total Operating Income',g,lv=1,key='total_income')
s.H('Expense',lv=1)
s.H('Property Management',lv=2)
g=[ln('Management Fees',2130,.03),ln('Leasing Commission',625,.1,.3),ln('Advertising',95,.6,.5)]
a=s.T('Total Property Management',g,lv=2)
s.H('Cleaning and Maintenance',lv=2)
g=[ln('General Maintenance Labor',1350,.5),ln('Plumbing',310,.9,.6),ln('Electrical',180,.8,.4),ln('Appliances',640,.4,.25),ln('Painting',850,.4,.35),ln('Cleaning Expense',225,.2),ln('Landscaping',340,.1,1),ln('Pest Control',98,flat=True),ln('Roof & Gutters',1275,only=[9])]
b=s.T('Total Cleaning and Maintenance',g,lv=2)
s.H('Utilities',lv=2)
g=[ln('Electricity - Common',245,.1,season=[1.3,1.2,1.1,1,.9,.8,.8,.8,.9,1,1.1,1.3]),ln('Gas',410,.08,season=W_),ln('Water & Sewer',1620,.12,only=[1,3,5,7,9,11]),ln('Garbage and Recycling',735,.03),ln('Internet',129.99,flat=True)]
u=s.T('Total Utilities',g,lv=2)
mi=ln('Legal Fees',540,.5,.2,lv=2); ins=ln('Property Insurance',1187.42,flat=True,lv=2); tx=ln('Property Tax',22914.37,only=[3,9],flat=True,lv=2); bk=ln('Bank Fees',15,flat=True,lv=2,only=[0,1,2,3,4,5,6]); lic=ln('City License & Inspection',462,only=[1],flat=True,lv=2)
te=s.T('Total Operating Expense',[a,b,u,mi,ins,tx,bk,lic],lv=1,key='total_operating_expenses')
noi=s.T('NOI - Net Operating Income',[ti,te],lv=0,rt='TOTAL',signs=[1,-1],key='noi')
s.H('Other Income & Expense',lv=0)
s.H('Other Income',lv=1)
g=[ln('Interest on Bank Accounts',4.2,.5)]
oi=s.T('Total Other Income',g,lv=1)
s.H('Other Expense',lv=1)
g=[ln('Mortgage Interest',8914,.012),ln('Capital - Flooring',2350,.2,only=[2,6,7])]
oe=s.T('Total Other Expense',g,lv=1)
noe=s.T('Net Other Income',[oi,oe],lv=0,signs=[1,-1])
t1=s.T('Total Income',[ti,oi],lv=0)
t2=s.T('Total Expense',[te,oe],lv=0)
ni=s.T('Net Income',[t1,t2],lv=0,rt='TOTAL',signs=[1,-1],key='net_income')
s.H('Adjustments',lv=0)
g=[ln('Mortgage Principal',-3120,.01,lv=1),ln('Security Deposits',150,4,.6,lv=1),ln('Owner Distribution',-14500,.15,lv=1)]
ad=s.T('Total Adjustments',g,lv=0)
cf=s.T('Cash Flow',[ni,ad],lv=0,rt='TOTAL',key='net_cash_flow')
beg=[];x=4186217
for k in range(12): beg.append(x); x+=s.rows[cf]['v'][k]
b0=s.L('Beginning Cash',beg+[4186217],lv=0)
bc=s.T('Beginning Cash + Cash Flow',[cf,b0],lv=0)
ae=s.L('Actual Ending Cash',s.rows[bc]['v'][:],lv=0)
W,Hh=landscape(letter)
c=canvas.Canvas(f'{ROOT}/documents/{NAME}',pagesize=(W,Hh))
LW=142; xs=[LW+28+ (k+1)*46.2 for k in range(13)]; y=0; pg=0
def cols():
    global y
    c.setFillColor(colors.HexColor('#E9EDF1')); c.rect(22,y-4,W-44,13,fill=1,stroke=0); c.setFillColor(colors.black)
    c.setFont('Helvetica-Bold',6.2); c.drawString(26,y,'Account Name')
    for x,h in zip(xs,MO+['Total']): c.drawRightString(x-1,y,h)
    y-=13
def start(first):
    global y,pg; pg+=1; y=Hh-34
    if first:
        c.setFont('Helvetica-Bold',14); c.drawString(24,y,'Cash Flow - 12 Month'); y-=14
        c.setFont('Helvetica',7)
        for a,b in [('','Evergreen Sound Property Management'),('Properties: ','Linden Court - 1420 S Linden Ave Tacoma, WA 98405'),('Owned By: ','Linden Court Holdings LLC'),('Fund Type: ','All'),('Date Range: ','Jan 2024 to Dec 2024'),('Accounting Basis: ','Cash'),('Level of Detail: ','Detail View'),('Include Zero Balance GL Accounts: ','No')]:
            c.setFont('Helvetica-Bold' if a else 'Helvetica',7); c.drawString(24,y,a); w=c.stringWidth(a,'Helvetica-Bold',7); c.setFont('Helvetica',7); c.drawString(24+w,y,b); y-=9
        y-=8
    cols()
def end():
    c.setFont('Helvetica',6.5); c.setFillColor(colors.grey); c.drawString(24,18,'Created on 02/03/2025'); c.drawRightString(W-24,18,f'Page {pg}'); c.setFillColor(colors.black); c.showPage()
start(True)
for r in s.rows:
    if y<36: end(); start(False)
    b=r['rt']!='LINE'
    fs=6.4; c.setFont('Helvetica-Bold' if b else 'Helvetica',fs); c.drawString(26+r['lv']*6,y,r['label'])
    if r['rt'] not in('HEADING',):
        if b: c.setLineWidth(.3); c.setStrokeColor(colors.grey); c.line(xs[0]-44,y+7,xs[-1],y+7); c.setStrokeColor(colors.black)
        c.setFont('Helvetica-Bold' if b else 'Helvetica',6.2)
        for x,v in zip(xs,r['v']): c.drawRightString(x-1,y,m(v,neg='-'))
    y-=11 if b else 9.8
    if r['rt']=='TOTAL': y-=4
end(); c.save()
save(NAME,[s],'MIXED_USE','OPERATING_STATEMENT_T12','AppFolio cash flow 12 month, landscape, cash basis, no account numbers, beginning/ending cash',False)
