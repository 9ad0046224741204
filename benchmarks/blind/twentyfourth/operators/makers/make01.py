# Yardi-like Budget Comparison, landscape, header repeated, codes, PDF
import random; from common import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter, landscape
R=random.Random(3401); NAME='ashgrove_landing_budget_comparison.pdf'
s=St(['pa','pb','ya','yb','an'],100)
def v(m,j=.08,lump=False):
    b=int(round(m*100,-2)); a=int(b*(1+R.uniform(-j,j)))+R.randint(-99,99)
    yb=b*5+R.choice([0,0,5000,-12500])*(1 if abs(b)>50000 else 0); ya=int(yb*(1+R.uniform(-j,j)))+R.randint(-999,999); return [a,b,ya,yb,b*12]
def L(c,l,m,var=1,j=.08,lvl=2): return s.l(l,v(m,j),c,lvl,var)
s.h('INCOME','4000-0000'); s.h('RENTAL INCOME','4100-0000',1)
r=[L('4110-0000','Gross Potential Rent',287400,j=.01),L('4120-0000','Loss/Gain to Lease',-6150,j=.3),L('4130-0000','Vacancy Loss',-17200,j=.25),L('4135-0000','Rent Concessions',-2400,j=.6),L('4140-0000','Non-Revenue Units',-3150,j=.05),L('4150-0000','Bad Debt Expense',-2900,j=.5),s.l('Employee Discount',[-45000,0,-225000,0,0],'4155-0000',2,1)]
nr=s.t('NET RENTAL INCOME',r,'4199-0000',1)
s.h('OTHER INCOME','4200-0000',1)
o=[L('4205-0000','Utility Reimbursement - Water/Sewer',9850),L('4207-0000','Utility Reimbursement - Trash',3100),L('4210-0000','Application Fees',1150,j=.4),L('4215-0000','Administrative Fees',1500,j=.4),L('4220-0000','Late Fees',2050,j=.3),L('4225-0000','Pet Rent',2700),L('4230-0000','Garage/Carport Rent',4150),L('4240-0000','Lease Termination Fees',1800,j=.9),L('4260-0000','Cable/Internet Revenue Share',1600),L('4290-0000','Miscellaneous Income',350,j=.9)]
oi=s.t('TOTAL OTHER INCOME',o,'4299-0000',1)
ti=s.t('TOTAL INCOME',[nr,oi],'4999-0000',0,rt='TOTAL',key='total_income')
s.h('OPERATING EXPENSES','5000-0000')
def sec(h,c,ls,tot,tc,lvl=1):
    s.h(h,c,lvl); ii=[L(a,b,m,-1,.25,lvl+1) for a,b,m in ls]; return s.t(tot,ii,tc,lvl,-1)
s.h('PAYROLL & BENEFITS','5100-0000',1)
p1=sec('ON-SITE WAGES','5105-0000',[('5110-0000','Property Manager',6250),('5112-0000','Assistant Manager',4300),('5114-0000','Leasing Consultants',6900),('5120-0000','Maintenance Supervisor',5400),('5122-0000','Maintenance Technicians',8150),('5130-0000','Leasing Commissions & Bonuses',1500)],'TOTAL ON-SITE WAGES','5139-0000',2)
p2=sec('PAYROLL BURDEN','5150-0000',[('5152-0000','Payroll Taxes',2500),('5154-0000','Workers Compensation',800),('5156-0000','Health Insurance',3600),('5158-0000','401(k) Match',700)],'TOTAL PAYROLL BURDEN','5179-0000',2)
P=s.t('TOTAL PAYROLL & BENEFITS',[p1,p2],'5199-0000',1,-1)
E=[P,sec('ADMINISTRATIVE','5200-0000',[('5205-0000','Office Supplies',450),('5210-0000','Telephone & Internet',980),('5215-0000','Software & Licenses',1850),('5220-0000','Legal & Eviction',900),('5225-0000','Bank & Credit Card Fees',320),('5230-0000','Training & Travel',400)],'TOTAL ADMINISTRATIVE','5299-0000'),
 sec('MARKETING','5300-0000',[('5305-0000','Internet Listing Services',2600),('5310-0000','Resident Referrals',500),('5320-0000','Resident Functions',650)],'TOTAL MARKETING','5399-0000'),
 sec('REPAIRS & MAINTENANCE','5400-0000',[('5405-0000','HVAC Repairs',1500),('5410-0000','Plumbing Supplies',1100),('5415-0000','Appliance Parts',600),('5420-0000','Grounds Contract',3400),('5425-0000','Pest Control',750),('5430-0000','Pool Service',500),('5440-0000','Fire/Life Safety',620)],'TOTAL REPAIRS & MAINTENANCE','5499-0000'),
 sec('MAKE READY','5500-0000',[('5505-0000','Painting',2450),('5510-0000','Carpet Cleaning',700),('5515-0000','Cleaning',1350)],'TOTAL MAKE READY','5599-0000'),
 sec('UTILITIES','5600-0000',[('5605-0000','Electricity - Common',3300),('5607-0000','Electricity - Vacant',700),('5610-0000','Water & Sewer',12900),('5615-0000','Gas',800),('5620-0000','Trash Removal',3650)],'TOTAL UTILITIES','5699-0000')]
co=s.t('TOTAL CONTROLLABLE EXPENSES',E,'5799-0000',0,-1)
s.h('NON-CONTROLLABLE EXPENSES','5800-0000',1)
n=[L('5805-0000','Management Fee',8350,-1,.03),L('5810-0000','Real Estate Taxes',31400,-1,.02),L('5815-0000','Property Insurance',11800,-1,.04),L('5820-0000','Franchise Tax',400,-1,.1)]
nc=s.t('TOTAL NON-CONTROLLABLE EXPENSES',n,'5899-0000',1,-1)
te=s.t('TOTAL OPERATING EXPENSES',[co,nc],'5999-0000',0,-1,'TOTAL',key='total_operating_expenses')
noi=s.t('NET OPERATING INCOME',[ti,te],'6000-0000',0,1,'TOTAL',[1,-1],key='noi')
s.h('DEBT SERVICE & OTHER','7000-0000')
d=[L('7010-0000','Mortgage Interest',61200,-1,.01),L('7030-0000','Asset Management Fee',2800,-1,.05),L('7040-0000','Partnership/Owner Expense',600,-1,.4)]
td=s.t('TOTAL DEBT SERVICE & OTHER',d,'7099-0000',0,-1)
ni=s.t('NET INCOME','' or [noi,td],'8000-0000',0,1,'TOTAL',[1,-1],key='net_income')
s.h('CAPITAL & PRINCIPAL','9000-0000')
c=[L('9010-0000','Mortgage Principal',14100,-1,.01),L('9110-0000','Appliance Replacement',2200,-1,.7),L('9120-0000','Flooring Replacement',5200,-1,.5),L('9130-0000','Unit Interior Upgrades',8800,-1,.4),L('9150-0000','Exterior/Parking Lot',2500,-1,.9)]
tc=s.t('TOTAL CAPITAL & PRINCIPAL',c,'9199-0000',0,-1)
s.t('CASH FLOW',[ni,tc],'9999-0000',0,1,'TOTAL',[1,-1],key='net_cash_flow')
s.derive('pv',lambda r:(r['v']['pa']-r['v']['pb'])*r['var']); s.derive('yv',lambda r:(r['v']['ya']-r['v']['yb'])*r['var'])
cols=[('pa','PTD Actual'),('pb','PTD Budget'),('pv','PTD Variance'),('ya','YTD Actual'),('yb','YTD Budget'),('yv','YTD Variance'),('an','Annual')]
W,H=landscape(letter); C=canvas.Canvas(doc(NAME),pagesize=(W,H))
X=[315,372,425,462,527,590,642,680,758]
def head(p):
    C.setFont('Helvetica-Bold',11); C.drawCentredString(W/2,H-36,'Budget Comparison')
    C.setFont('Helvetica',8.5); C.drawString(30,H-36,'Ashgrove Landing (ashgrv)'); C.drawRightString(W-30,H-36,f'Page {p}')
    C.drawCentredString(W/2,H-48,'Period = May 2025'); C.drawCentredString(W/2,H-59,'Book = Accrual ; Tree = ysi_is')
    C.setFont('Helvetica-Bold',7.6)
    for x,t in zip(X,['PTD Actual','PTD Budget','Variance','% Var','YTD Actual','YTD Budget','Variance','% Var','Annual']): C.drawRightString(x,H-78,t)
    C.setLineWidth(.7); C.line(30,H-81,W-30,H-81)
p=1; head(1); y=H-93
for r in s.rows:
    if y<42:
        C.setFont('Helvetica',7); C.drawString(30,24,'Thursday, June 12, 2025  09:41 AM'); C.showPage(); p+=1; head(p); y=H-93
    b=r['rt']!='LINE'; C.setFont('Helvetica-Bold' if b else 'Helvetica',7.4)
    C.drawString(30,y,r['code']); C.drawString(78+7*r['lvl'],y,r['label'])
    if r['v']:
        z=r['v']
        pc=lambda n,d:'N/A' if z[d]==0 else f"{100*z[n]/abs(z[d]):.2f}"
        f=lambda k:f"{z[k]/100:,.2f}"
        for x,t in zip(X,[f('pa'),f('pb'),f('pv'),pc('pv','pb'),f('ya'),f('yb'),f('yv'),pc('yv','yb'),f('an')]): C.drawRightString(x,y,t)
        if b: C.setLineWidth(.4); C.line(270,y+7.6,W-30,y+7.6)
    y-=10.1+(3 if r['rt'] in('TOTAL','SUBTOTAL') else 0)
C.setFont('Helvetica',7); C.drawString(30,24,'Thursday, June 12, 2025  09:41 AM'); C.save()
save(NAME,[s.truth('Budget Comparison','Ashgrove Landing','2025-05-01','2025-05-31',cols)],'MULTIFAMILY','OPERATING_STATEMENT','Yardi budget comparison, PTD/YTD, pdf',['account codes','percent variance columns','multi-page','debt and capital below NOI'])
