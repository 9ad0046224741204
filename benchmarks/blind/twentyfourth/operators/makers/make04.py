# RealPage-like 12 month trend, legal landscape, two pages, accounts at the right of label in parentheses? -> code column last-but-one; PDF
import random; from common import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import legal, landscape
R=random.Random(3404); NAME='TrailingTwelve_StonebridgeHeights.pdf'
M=['Oct 2024','Nov 2024','Dec 2024','Jan 2025','Feb 2025','Mar 2025','Apr 2025','May 2025','Jun 2025','Jul 2025','Aug 2025','Sep 2025']
K=[f'm{i}' for i in range(12)]; s=St(K)
def L(c,l,m,j=.08,trend=0,zero=0,lvl=2):
    return s.l(l,[0 if R.random()<zero else round(m*(1+R.uniform(-j,j))*(1+trend*q)) for q in range(12)],c,lvl)
def sec(h,tot,ls,lvl=1):
    s.h(h,None,lvl); return s.t(tot,[L(*x) for x in ls],None,lvl)
s.h('Income')
a=sec('Rental Income','Total Rental Income',[('5110','Market Rent',214300,.003,.002),('5112','Gain/(Loss) to Lease',-5200,.4),('5120','Vacancy',-12800,.3),('5125','Model/Down Units',-2700,.02),('5130','Concessions - One Time',-1900,.7),('5135','Concessions - Recurring',-850,.3),('5140','Write-Offs',-2600,.8),('5145','Collections Recovered',420,.9,0,.3)])
b=sec('Resident Fees','Total Resident Fees',[('5210','Administration Fees',1300,.5),('5215','Application Fees',800,.5),('5220','Late Fees',1750,.3),('5225','Month-to-Month Fees',600,.6),('5230','Pet Fees',950,.5),('5235','Pet Rent',1500,.1),('5240','Deposit Forfeitures',700,1,0,.4),('5250','Washer/Dryer Rental',1150,.08)])
c=sec('Reimbursed Utilities','Total Reimbursed Utilities',[('5310','RUBS - Water',6100,.1),('5315','RUBS - Sewer',3900,.1),('5320','Valet Trash',3850,.04),('5325','Pest',690,.05)])
TI=s.t('Total Income',[a,b,c],rt='TOTAL',key='total_income')
s.h('Expense')
s.h('Salaries & Personnel',lvl=1)
w1=s.t('Total Office Personnel',[L(*x,lvl=3) for x in [('6110','Manager',5600,.03),('6112','Leasing',5100,.15),('6114','Bonuses',1300,.8)]],lvl=2)
w2=s.t('Total Maintenance Personnel',[L(*x,lvl=3) for x in [('6120','Lead Maintenance',5300,.03),('6122','Assistant Maintenance',3900,.2),('6124','Contract Labor',800,1,0,.5)]],lvl=2)
w3=s.t('Total Burden',[L(*x,lvl=3) for x in [('6130','Payroll Tax',1850,.15),('6132','Group Insurance',2500,.05),('6134','Workers Comp',640,.1)]],lvl=2)
p=s.t('Total Salaries & Personnel',[w1,w2,w3],lvl=1)
E=[p,sec('Contract Services','Total Contract Services',[('6210','Landscaping',2600,.05),('6215','Trash Removal',2950,.06),('6220','Pest Control',720,.05),('6230','Courtesy Patrol',1100,.1),('6240','Snow Removal',900,.9,0,.6)]),
 sec('Repairs & Maintenance','Total Repairs & Maintenance',[('6310','Appliances',650,.6),('6315','Electrical',500,.6),('6320','HVAC',1200,.7),('6325','Plumbing',950,.6),('6330','Roof & Gutters',400,1,0,.6)]),
 sec('Turnover','Total Turnover',[('6410','Paint - Contract',1850,.4),('6415','Cleaning - Contract',980,.4),('6420','Carpet Repair',450,.8)]),
 sec('Marketing','Total Marketing',[('6510','Internet Advertising',1950,.1),('6520','Locator Fees',600,1,0,.4)]),
 sec('General & Administrative','Total General & Administrative',[('6610','Office Expense',520,.4),('6615','Software',1380,.05),('6620','Legal',450,.9),('6625','Phone/Internet',610,.1)]),
 sec('Utilities','Total Utilities',[('6710','Electric',2450,.2),('6715','Water',6800,.12),('6720','Sewer',4300,.12),('6730','Natural Gas',700,.6)]),
 sec('Taxes, Insurance & Fees','Total Taxes, Insurance & Fees',[('6810','Real Estate Taxes',24600,.02),('6820','Insurance',8900,.01),('6830','Management Fee',6000,.04)])]
TE=s.t('Total Expense',E,rt='TOTAL',key='total_operating_expenses')
N=s.t('Net Operating Income',[TI,TE],signs=[1,-1],rt='TOTAL',key='noi')
s.h('Below the Line',lvl=1)
q=[L('7110','Mortgage Interest',38900,.02),L('7120','Mortgage Principal',9200,.01),L('7210','Capital - Interiors',5400,.8,0,.2),L('7220','Capital - Exterior',2600,1,0,.5),L('7310','Owner Entity Costs',350,1,0,.5)]
Q=s.t('Total Below the Line',q,lvl=1); s.t('Net Cash Flow',[N,Q],signs=[1,-1],rt='TOTAL',key='net_cash_flow')
s.derive('t',lambda r:sum(r['v'][k] for k in K))
UN=168; W,H=landscape(legal); C=canvas.Canvas(doc(NAME),pagesize=(W,H))
X=[232+58*i for i in range(12)]+[932,978]
def head():
    C.setFont('Helvetica-Bold',12); C.drawString(26,H-30,'Stonebridge Heights'); C.setFont('Helvetica',9); C.drawString(26,H-42,'12 Month Statement of Operations (Trailing)   |   168 Units   |   Fiscal Period 09/2025'); C.setStrokeColorRGB(.75,.4,.1); C.setLineWidth(1.6); C.line(26,H-47,W-26,H-47); C.setStrokeColorRGB(0,0,0)
    C.setFont('Helvetica-Bold',7)
    for x,t in zip(X,M): 
        a,b=t.split(); C.drawRightString(x,H-57,a); C.drawRightString(x,H-65,b)
    C.drawRightString(X[12],H-57,'12 Month'); C.drawRightString(X[12],H-65,'Total'); C.drawRightString(X[13],H-57,'Per'); C.drawRightString(X[13],H-65,'Unit'); C.drawString(26,H-65,'Account')
def f(x): return '0' if x==0 else f"-{abs(x):,}" if x<0 else f"{x:,}"
head(); y=H-77; pg=1
for r in s.rows:
    if y<40: C.setFont('Helvetica',6.5); C.drawString(26,20,'OneSite Accounting  10/14/2025 8:05:17 AM'); C.drawRightString(W-26,20,f'Page {pg} of 2'); C.showPage(); pg+=1; head(); y=H-77
    b=r['rt']!='LINE'; C.setFont('Helvetica-Bold' if b else 'Helvetica',6.8)
    C.drawString(26+6*r['lvl'],y,r['label']+(f" ({r['code']})" if r['code'] else '') if False else ((r['code']+' - ') if r['code'] else '')+r['label'])
    if r['v']:
        for x,k in zip(X,K+['t']): C.drawRightString(x,y,f(r['v'][k]))
        C.drawRightString(X[13],y,f(round(r['v']['t']/UN)))
        if r['rt']=='TOTAL': C.setLineWidth(.4); C.line(190,y+7,W-26,y+7); C.line(190,y-2,W-26,y-2)
    y-=9.3 if r['rt']!='TOTAL' else 13
C.setFont('Helvetica',6.5); C.drawString(26,20,'OneSite Accounting  10/14/2025 8:05:17 AM'); C.drawRightString(W-26,20,f'Page {pg} of 2'); C.save(); assert pg==2
save(NAME,[s.truth('12 Month Statement of Operations (Trailing)','Stonebridge Heights','2024-10-01','2025-09-30',list(zip(K,M))+[('t','12 Month Total')])],'MULTIFAMILY','OPERATING_STATEMENT_T12','RealPage-like trailing twelve, legal landscape',['13 money columns small font','per unit column','codes joined to label'])
