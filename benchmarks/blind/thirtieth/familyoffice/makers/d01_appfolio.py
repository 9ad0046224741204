"""AppFolio-style Income Statement of an apartment house, sent by a third-party manager. reportlab."""
import random,os
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(30101)
NAME='alder_ridge_income_statement_2025-03.pdf'
s=St('Income Statement','Alder Ridge Apartments',None,'2025-03-31',['Selected Month','Year to Month End'])
def m(a,j=.06,zero=.0):
    cur=round(a*R.uniform(1-j,1+j),2)
    y=round(cur+a*R.uniform(1.9,2.1),2)
    if R.random()<zero: return [0.0,round(a*R.uniform(.8,1.6),2)]
    return [cur,y]
s.h('Operating Income & Expense')
s.h('Income',lvl=1)
s.h('Rent Income',code='4100',lvl=2)
a=[s.l('Rent',m(59840.0,.01),'4110',3),s.l('Section 8 Rent',m(8422,.02),'4112',3),s.l('Prepaid Rent',[-1145.0,620.0],'4115',3),s.l('Rent Concessions',[-450.0,-1950.0],'4118',3)]
b=s.t('Total Rent Income',a,lvl=2)
inc=[b]
for c,n,v in [('4210','Late Fees',m(640,.3)),('4215','NSF Fees',[0.0,70.0]),('4230','Application Fee Income',m(245,.3)),('4240','Pet Rent',m(875,.05)),('4250','Laundry Income',m(1130,.1)),('4260','Utility Reimbursement (RUBS)',m(3960,.04)),('4270','Covered Parking',m(720,.03)),('4290','Insurance Services Income',m(504,.02)),('4295','Security Deposit Forfeits',[0.0,1385.5])]:
    inc.append(s.l(n,v,c,2))
ti=s.t('Total Operating Income',inc,type='TOTAL',lvl=1,key='total_income')
s.h('Expense',lvl=1)
def grp(code,label,ls):
    s.h(label,code=code,lvl=2)
    i=[s.l(n,v,c,3) for c,n,v in ls]
    return s.t('Total '+label,i,lvl=2)
ex=[]
ex.append(grp('6050','Cleaning and Maintenance',[('6051','General Maintenance Labor',m(3890)),('6052','Common Area Cleaning',m(780,.02)),('6054','Unit Turn Cleaning',m(425,.3)),('6055','Painting',m(960,.4)),('6056','Carpet Cleaning/Replacement',m(640,.5)),('6058','Maintenance Supplies',m(415,.3))]))
ex.append(grp('6070','Repairs',[('6071','Plumbing Repairs',m(1290,.5)),('6072','Electrical Repairs',m(310,.5)),('6073','HVAC Repairs',[0.0,1842.75]),('6074','Appliance Repairs',m(355,.4)),('6076','Key/Lock Replacement',m(95,.4))]))
ex.append(s.l('Landscaping',m(1450,.0),'6080',2))
ex.append(s.l('Pest Control',m(265,.0),'6085',2))
ex.append(s.l('Snow Removal',[385.0,3120.0],'6088',2))
ex.append(grp('6100','Insurance',[('6101','Property Insurance',m(2914.17,.0)),('6103','Umbrella Liability',[0.0,1988.0])]))
ex.append(grp('6140','Management Fees',[('6141','Property Management Fee',m(3480,.02)),('6142','Leasing Commissions',[650.0,1950.0])]))
ex.append(grp('6150','Legal and Other Professional Fees',[('6151','Legal - Evictions',[412.5,1237.5]),('6153','Accounting',m(225,0)),('6154','Tenant Screening',m(138,.3))]))
ex.append(s.l('Bank Fees',[15.0,45.0],'6165',2))
ex.append(s.l('Property Taxes',[0.0,31684.22],'6180',2))
ex.append(grp('6200','Utilities',[('6201','Electricity - Common',m(1084,.2)),('6202','Electricity - Vacant Units',m(96,.6)),('6203','Gas',m(1844,.3)),('6204','Water and Sewer',m(3371,.05)),('6205','Garbage and Recycling',m(1196,0)),('6206','Telephone/Internet',m(189.99,0))]))
ex.append(grp('6300','Payroll',[('6301','On-Site Manager Wages',m(4250,0)),('6302','Payroll Taxes',m(392,.03)),('6303','Workers Compensation',m(118,.02))]))
te=s.t('Total Operating Expense',ex,type='TOTAL',lvl=1,key='total_operating_expenses')
noi=s.t('NOI - Net Operating Income',[ti,te],[1,-1],'TOTAL',lvl=1,key='noi')
s.h('Other Income & Expense')
s.h('Other Income',lvl=1)
oi=s.l('Interest on Bank Accounts',[6.18,19.42],'7010',2)
toi=s.t('Total Other Income',[oi],lvl=1)
s.h('Other Expense',lvl=1)
oe=[s.l('Mortgage Interest',m(11842.55,.001),'8010',2),s.l('Owner Travel',[0.0,486.3],'8040',2),s.l('Capital Improvements - Roof Bldg C',[14200.0,14200.0],'8110',2)]
toe=s.t('Total Other Expense',oe,lvl=1)
no=s.t('Net Other Income',[toi,toe],[1,-1],'SUBTOTAL',lvl=1)
tin=s.t('Total Income',[ti,toi],type='TOTAL')
tex=s.t('Total Expense',[te,toe],type='TOTAL')
s.t('Net Income',[tin,tex],[1,-1],'TOTAL',key='net_income')
# ---- draw
c=canvas.Canvas(os.path.join(DOC,NAME),pagesize=letter); W,H=letter
fm=lambda a: f'{a:,.2f}' 
pc=lambda a,b: f'{100*a/b:,.2f}'
X=[330,402,488,560]
def head():
    c.setFont('Helvetica-Bold',15);c.drawString(40,H-52,'Income Statement')
    c.setFont('Helvetica',8.5);y=H-68
    for t in ['Tamarack Residential Services, Inc.','Properties: Alder Ridge Apartments - 2210 Alder Ridge Rd  Spokane, WA 99208','As of: Mar 2025','Accounting Basis: Cash','Level of Detail: Detail View','Include Zero Balance GL Accounts: No']:
        c.drawString(40,y,t);y-=11
    y-=8
    return y
def cols(y):
    c.setFillGray(.9);c.rect(38,y-17,W-76,28,stroke=0,fill=1);c.setFillGray(0)
    c.setFont('Helvetica-Bold',8);c.drawString(42,y-6,'Account Name')
    for x,(p,q) in zip(X,[('','Selected Month'),('% of Selected','Month'),('','Year to Month End'),('% of Year to','Month End')]):
        if p:c.drawRightString(x,y+1,p);c.drawRightString(x,y-10,q)
        else:c.drawRightString(x,y-6,q)
    return y-30
pg=1
def foot():
    c.setFont('Helvetica',7);c.drawString(40,28,'Created on 04/09/2025');c.drawRightString(W-40,28,f'Page {pg}')
y=cols(head())
for i,r in enumerate(s.rows):
    if y<52:
        foot();c.showPage();pg+=1;y=cols(H-50)
    bold=r['type']!='LINE'
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',8.2)
    lab=(r['code']+' - ' if r['code'] else '')+r['label']
    c.drawString(42+10*r['lvl'],y,lab)
    if r['type']!='HEADING':
        if r['type']!='LINE':
            c.setLineWidth(.5);[c.line(x-58,y+9,x,y+9) for x in (X[0],X[2])]
        c.drawRightString(X[0],y,fm(r['v'][0]));c.drawRightString(X[1],y,pc(r['v'][0],s.rows[ti]['v'][0]))
        c.drawRightString(X[2],y,fm(r['v'][1]));c.drawRightString(X[3],y,pc(r['v'][1],s.rows[ti]['v'][1]))
    y-=12.4 if r['type'] not in('TOTAL',) else 17
foot();c.save()
save(NAME,[s],'MULTIFAMILY','OPERATING_STATEMENT','AppFolio income statement, month and YTD with percent columns, codes before names, two pages',False)
