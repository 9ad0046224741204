import random
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
rng=random.Random(101)
cols=['PTD Actual','PTD Budget','Variance','YTD Actual','YTD Budget','Variance','Annual']
def der(b,k):
    pa,pb,ya,yb,an=b; s=-1 if k=='e' else 1
    return [pa,pb,s*(pa-pb),ya,yb,s*(ya-yb),an]
st=St('Budget Comparison','Alder Creek Landing','2025-07-01','2025-09-30',cols,derive=der)
def b(q,v=.06,bud=True):
    if q==0: return [0,0,rng.choice([0,415.5]),0,0]
    qb=round(q*rng.uniform(1-v,1+v)/25)*25 if bud else 0
    pa=round(q*rng.uniform(1-v/2,1+v/2),2); ya=round(pa+2*q*rng.uniform(1-v,1+v*.3),2)
    yb=round(qb*rng.uniform(2.92,2.99)/25)*25; return [pa,qb,ya,yb,round(yb+qb*rng.uniform(.99,1.03))]
def blk(hcode,head,items,tcode,tlabel,k,lvl=1):
    st.H(head,hcode,lvl=lvl); ix=[]
    for c,l,q in items: ix.append(st.L(l,b(q,.02 if q>200000 else .09,bud=(c not in('4260-0000',))),c,lvl=lvl+1,k=k))
    return st.T(tlabel,ix,code=tcode,lvl=lvl,k=k)
st.H('INCOME','4000-0000')
r=blk('4001-0000','RENTAL INCOME',[('4110-0000','Gross Potential Rent',1284600),('4115-0000','Gain/(Loss) to Lease',-41250),('4120-0000','Vacancy Loss',-71820),('4125-0000','Concessions',-18340),('4130-0000','Model/Employee Units',-9885),('4135-0000','Bad Debt Expense',-12460),('4136-0000','Bad Debt Recovery',1820)],'4199-9999','TOTAL RENTAL INCOME','i')
o=blk('4200-0000','OTHER INCOME',[('4210-0000','Application Fees',4650),('4215-0000','Late Fees',6920),('4220-0000','Pet Rent',9380),('4225-0000','Garage / Carport Rent',22140),('4230-0000','Utility Reimbursement',58975),('4235-0000','Trash Reimbursement',14420),('4240-0000','Month-to-Month Premium',3350),('4250-0000','Lease Termination Fees',11200),('4260-0000','Insurance Proceeds',2275.4),('4290-0000','Miscellaneous Income',1140)],'4299-9999','TOTAL OTHER INCOME','i')
ti=st.T('TOTAL INCOME',[r,o],code='4999-9999',k='i',rt='TOTAL',key='total_income')
st.H('OPERATING EXPENSES','5000-0000')
E=[('5100-0000','PAYROLL',[('5110-0000','Manager Salaries',38400),('5115-0000','Leasing Salaries',29650),('5120-0000','Maintenance Salaries',46200),('5130-0000','Bonuses',7450),('5140-0000','Payroll Taxes',10890),('5145-0000','Health Insurance / Benefits',13240)],'5199-9999','TOTAL PAYROLL'),
('5200-0000','UTILITIES',[('5210-0000','Electric - Common Area',14870),('5212-0000','Electric - Vacant Units',2960),('5220-0000','Water & Sewer',61430),('5230-0000','Gas',5210),('5240-0000','Trash Removal',17985)],'5299-9999','TOTAL UTILITIES'),
('5300-0000','REPAIRS & MAINTENANCE',[('5310-0000','HVAC Repairs',9420),('5315-0000','Plumbing',6875),('5320-0000','Appliance Parts',2740),('5325-0000','Electrical & Lighting',2215),('5330-0000','Landscaping Contract',19500),('5335-0000','Pest Control',3300),('5340-0000','Pool Supplies',4190),('5345-0000','Snow Removal',0),('5350-0000','Elevator Contract',0)],'5399-9999','TOTAL REPAIRS & MAINTENANCE'),
('5400-0000','TURNOVER',[('5410-0000','Painting - Turnover',11640),('5420-0000','Carpet Cleaning',3985),('5430-0000','Contract Cleaning',5120)],'5499-9999','TOTAL TURNOVER'),
('5500-0000','MARKETING',[('5510-0000','Internet Listing Services',12600),('5520-0000','Resident Referrals',2250),('5530-0000','Resident Functions',1830)],'5599-9999','TOTAL MARKETING'),
('5600-0000','ADMINISTRATIVE',[('5610-0000','Office Supplies',1640),('5615-0000','Telephone / Internet',4125),('5620-0000','Legal - Evictions',3870),('5625-0000','Credit Checks',1985),('5630-0000','Software Licenses',7240),('5640-0000','Bank Charges',515)],'5699-9999','TOTAL ADMINISTRATIVE')]
ex=[blk(a,h,it,tc,tl,'e') for a,h,it,tc,tl in E]
fx=blk('5700-0000','MANAGEMENT FEES, TAXES & INSURANCE',[('5710-0000','Management Fees',37850),('5720-0000','Real Estate Taxes',143700),('5725-0000','Tax Consultant',2400),('5730-0000','Property Insurance',48930)],'5799-9999','TOTAL MGMT FEES, TAXES & INSURANCE','e')
te=st.T('TOTAL OPERATING EXPENSES',ex+[fx],code='5999-9999',k='e',rt='TOTAL',key='total_operating_expenses')
noi=st.T('NET OPERATING INCOME',[ti,te],[1,-1],code='6000-9999',k='i',rt='TOTAL',key='noi')
ds=blk('7000-0000','DEBT SERVICE',[('7010-0000','Interest Expense - 1st Mortgage',248610.42),('7020-0000','Interest Expense - Supplemental',41280),('7030-0000','Amortization of Loan Costs',8450)],'7099-9999','TOTAL DEBT SERVICE','e',0)
ow=blk('7200-0000','OWNERSHIP EXPENSES',[('7210-0000','Asset Management Fee',18900),('7220-0000','Audit & Tax Return',6250),('7230-0000','Partnership Legal',1800)],'7299-9999','TOTAL OWNERSHIP EXPENSES','e',0)
dep=blk('7500-0000','DEPRECIATION & AMORTIZATION',[('7510-0000','Depreciation - Building',214500),('7520-0000','Depreciation - Improvements',38720)],'7599-9999','TOTAL DEPRECIATION & AMORTIZATION','e',0)
st.T('NET INCOME (LOSS)',[noi,ds,ow,dep],[1,-1,-1,-1],code='9999-9999',rt='TOTAL',key='net_income')
# draw
name='s4_01_budget_comparison.pdf'
W,Hh=landscape(letter); c=canvas.Canvas(doc(name),pagesize=(W,Hh))
X=[282,352,412,454,526,598,660,700,766]
def pct(v,bud): return 'N/A' if not bud else f'{v/abs(bud)*100:,.2f}'
LPP=44; pages=[st.rows[i:i+LPP] for i in range(0,len(st.rows),LPP)]
for p,rows in enumerate(pages):
    c.setFont('Helvetica-Bold',11); c.drawString(28,Hh-34,'Alder Creek Landing (alcl)')
    c.setFont('Helvetica-Bold',9.5); c.drawString(28,Hh-47,'Budget Comparison')
    c.setFont('Helvetica',7.5); c.drawString(28,Hh-57,'Period = Jul 2025-Sep 2025'); c.drawString(28,Hh-66,'Book = Accrual ; Tree = ysi_is')
    y=Hh-82; c.setFont('Helvetica-Bold',7)
    for x,h in zip(X,['PTD Actual','PTD Budget','Variance','% Var','YTD Actual','YTD Budget','Variance','% Var','Annual']): c.drawRightString(x,y,h)
    c.line(28,y-3,W-26,y-3); y-=13
    for r in rows:
        bold=r['rt']!='LINE'; c.setFont('Helvetica-Bold' if bold else 'Helvetica',6.8)
        c.drawString(28,y,r['code']); c.drawString(72+6*r['lvl'],y,r['label'])
        if r['rt']!='HEADING':
            v=r['vals']
            t=[mns(v[0]),mns(v[1]),mns(v[2]),pct(v[2],v[1]),mns(v[3]),mns(v[4]),mns(v[5]),pct(v[5],v[4]),mns(v[6])]
            for x,s in zip(X,t): c.drawRightString(x,y,s)
            if r['rt']=='TOTAL' : c.setLineWidth(.4); c.line(225,y+7,W-26,y+7)
        y-=10.6
    c.setFont('Helvetica',6.5); c.drawString(28,20,'Tuesday, October 14, 2025'); c.drawCentredString(W/2,20,'09:42 AM'); c.drawRightString(W-26,20,f'Page {p+1} of {len(pages)}')
    c.showPage()
c.save()
save(name,[st],'MULTIFAMILY','OPERATING_STATEMENT','Yardi budget comparison, quarter PTD/YTD, debt service below NOI')
