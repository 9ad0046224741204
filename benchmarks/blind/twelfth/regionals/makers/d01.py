# Yardi-style budget comparison, garden apartments
import random
from st import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(1101)
def der(b,n):
    a,bu,ya,yb,an=b; s=1 if n=='i' else -1
    return [a,bu,s*(a-bu),ya,yb,s*(ya-yb),an]
S=St('Budget Comparison','Alder Creek Apartments',['PTD Actual','PTD Budget','Variance','YTD Actual','YTD Budget','Variance','Annual'],'2025-01-01','2025-09-30',derive=der)
def amt(b,noise=.12,lump=False):
    bu=round(b)
    if lump=='once':
        ya=r2(b*R.uniform(.8,1.3)); return [0,0,ya,bu,bu]
    if lump=='unb':
        return [r2(b*R.uniform(.5,1.5)),0,r2(b*R.uniform(3,7)),0,0]
    return [r2(b*R.uniform(1-noise,1+noise)),bu,r2(9*b*R.uniform(1-noise/2,1+noise/2)),9*bu,12*bu]
def sec(code,head,lines,tcode,tot,nat):
    S.H(head,code,ind=1); ii=[]
    for c,l,b,*o in lines:
        ii.append(S.L(l,amt(b,*o),c,nat,ind=2))
    return S.T(tot,ii,tcode,nat,ind=1)
S.H('REVENUE','4000-0000',ind=0)
a=sec('4100-0000','RENTAL INCOME',[('4110-0000','Gross Market Rent',386900,.006),('4112-0000','Loss/Gain to Lease',-14200,.2),('4115-0000','Vacancy Loss',-19800,.25),
 ('4118-0000','Concessions - Upfront',-3600,.4),('4119-0000','Concessions - Recurring',-1850,.3),('4122-0000','Model Unit',-1595,.0),('4124-0000','Employee Discounts',-1240,.1),('4128-0000','Bad Debt Expense',-3900,.5),('4129-0000','Bad Debt Recovery',600,.7)],'4199-0000','TOTAL RENTAL INCOME','i')
b=sec('4200-0000','OTHER INCOME',[('4210-0000','Application Fees',1450,.3),('4212-0000','Administration Fees',1900,.3),('4214-0000','Late Charges',3100,.25),('4216-0000','NSF Fees',150,.6),('4220-0000','Pet Rent',3350,.05),('4222-0000','Pet Fees (Non-Refundable)',900,.4),
 ('4230-0000','Carport/Garage Rent',4120,.05),('4232-0000','Storage Rent',780,.08),('4240-0000','Water/Sewer Reimbursement',13900,.06),('4242-0000','Trash Reimbursement',4960,.04),('4244-0000','Pest Control Reimbursement',1116,.04),('4250-0000','Bulk Cable/Internet Income',11400,.03),
 ('4260-0000','Lease Termination Fees',2200,.6),('4262-0000','Month-to-Month Fees',650,.5),('4270-0000','Damages / Cleaning',1300,.5),('4280-0000','Laundry Income',410,.2),('4290-0000','Insurance Proceeds',4180,.1,'unb'),('4295-0000','Miscellaneous Income',225,.8)],'4299-0000','TOTAL OTHER INCOME','i')
inc=S.T('TOTAL REVENUE',[a,b],'4999-0000','i',ind=0,kind='TOTAL',key='total_income')
S.H('OPERATING EXPENSES','5000-0000',ind=0)
ex=[sec('5100-0000','PAYROLL & RELATED',[('5110-0000','Manager Salary',6250,.02),('5112-0000','Assistant Manager',4300,.05),('5114-0000','Leasing Wages',6900,.1),('5116-0000','Maintenance Supervisor',5600,.03),('5118-0000','Maintenance Technicians',9200,.1),('5120-0000','Housekeeping / Porter',3150,.1),('5130-0000','Bonuses & Commissions',2400,.3),('5140-0000','Payroll Taxes',3150,.1),('5142-0000','Workers Compensation',980,.1),('5144-0000','Health Insurance',4700,.1),('5146-0000','401(k) Match',620,.2)],'5199-0000','TOTAL PAYROLL & RELATED','e'),
 sec('5200-0000','UTILITIES',[('5210-0000','Electricity - Common Area',3450,.15),('5212-0000','Electricity - Vacant Units',870,.4),('5214-0000','Gas',640,.3),('5216-0000','Water',9100,.1),('5218-0000','Sewer',8400,.1),('5220-0000','Trash Removal',5300,.05),('5222-0000','Utility Billing Service',890,.04),('5224-0000','Telephone / Internet',1180,.06),('5226-0000','Bulk Cable/Internet Expense',7900,.01)],'5299-0000','TOTAL UTILITIES','e'),
 sec('5300-0000','REPAIRS & MAINTENANCE',[('5310-0000','Appliance Repairs & Parts',1100,.4),('5312-0000','HVAC Repairs & Supplies',2300,.5),('5314-0000','Plumbing',1750,.4),('5316-0000','Electrical / Lighting',820,.4),('5318-0000','Building Exterior',1200,.6),('5320-0000','Doors, Locks & Keys',460,.4),('5322-0000','Pool Supplies & Repairs',700,.5),('5324-0000','Fire / Life Safety',550,.6),('5326-0000','Small Tools & Equipment',150,.8),('5328-0000','Storm Damage Cleanup',2650,.1,'unb')],'5349-0000','TOTAL REPAIRS & MAINTENANCE','e'),
 sec('5350-0000','TURNOVER',[('5352-0000','Painting - Contract',3800,.3),('5354-0000','Cleaning - Contract',1900,.3),('5356-0000','Carpet Cleaning',760,.4),('5358-0000','Resurfacing',540,.5),('5360-0000','Turnover Supplies',680,.4)],'5399-0000','TOTAL TURNOVER','e'),
 sec('5400-0000','CONTRACT SERVICES',[('5410-0000','Landscaping',4600,.02),('5412-0000','Pest Control',1050,.05),('5414-0000','Courtesy Patrol',1900,.05),('5416-0000','Snow Removal',9600,.1,'once'),('5418-0000','Pool Contract',850,.2)],'5449-0000','TOTAL CONTRACT SERVICES','e'),
 sec('5500-0000','MARKETING',[('5510-0000','Internet Listing Services',3900,.1),('5512-0000','Resident Referrals',600,.6),('5514-0000','Resident Functions / Retention',650,.5),('5516-0000','Signage & Collateral',250,.8)],'5549-0000','TOTAL MARKETING','e'),
 sec('5600-0000','ADMINISTRATIVE',[('5610-0000','Software / Licensing',2650,.05),('5612-0000','Credit Checks',780,.3),('5614-0000','Legal & Evictions',1200,.6),('5616-0000','Office Supplies & Postage',560,.4),('5618-0000','Bank Charges',310,.2),('5620-0000','Dues & Subscriptions',280,.4),('5622-0000','Training & Travel',450,.7),('5624-0000','Audit & Tax Preparation',11500,.1,'once')],'5699-0000','TOTAL ADMINISTRATIVE','e'),
 sec('5700-0000','MANAGEMENT FEES',[('5710-0000','Property Management Fee',11300,.03)],'5749-0000','TOTAL MANAGEMENT FEES','e'),
 sec('5800-0000','TAXES & INSURANCE',[('5810-0000','Real Estate Taxes',42600,.01),('5812-0000','Personal Property Taxes',390,.01),('5814-0000','Property Insurance',15900,.02),('5816-0000','Business Licenses',1850,.05,'once')],'5849-0000','TOTAL TAXES & INSURANCE','e')]
te=S.T('TOTAL OPERATING EXPENSES',ex,'5999-0000','e',kind='TOTAL',key='total_operating_expenses')
noi=S.T('NET OPERATING INCOME',[inc,~te],'6000-0000','i',kind='TOTAL',key='noi')
n1=sec('7000-0000','NON-OPERATING EXPENSES',[('7110-0000','Mortgage Interest - First Lien',88250,.004),('7120-0000','Asset Management Fee',3750,.0),('7130-0000','Partnership Legal & Accounting',700,.9),('7140-0000','Depreciation Expense',61200,.0),('7150-0000','Amortization - Loan Costs',2915,.0)],'7199-0000','TOTAL NON-OPERATING EXPENSES','e')
ni=S.T('NET INCOME',[noi,~n1],'9999-0000','i',kind='TOTAL',key='net_income')
# ---- print
W,H=landscape(letter)
c=canvas.Canvas(BASE+'/documents/alder_creek_budget_comparison_0925.pdf',pagesize=(W,H),invariant=1)
xs=[300,358,412,452,520,584,640,680,750]
heads=['PTD Actual','PTD Budget','Variance','% Var','YTD Actual','YTD Budget','Variance','% Var','Annual']
pg=0
def top():
    global pg,y
    pg+=1
    c.setFont('Helvetica',7); c.drawString(28,H-30,'Alder Creek Apartments (alder)'); c.drawRightString(W-28,H-30,f'Page {pg}')
    c.setFont('Helvetica-Bold',10); c.drawString(28,H-44,'Budget Comparison')
    c.setFont('Helvetica',7); c.drawString(28,H-54,'Period = Sep 2025'); c.drawString(28,H-63,'Book = Accrual ; Tree = acm_is')
    y=H-80
    c.setFillGray(.85); c.rect(26,y-3,W-52,11,fill=1,stroke=0); c.setFillGray(0)
    c.setFont('Helvetica-Bold',7)
    for x,h in zip(xs,heads): c.drawRightString(x,y,h)
    y-=13
def foot():
    c.setFont('Helvetica',6.5); c.drawRightString(W-28,20,'Thursday, October 09, 2025  10:42 AM'); c.showPage()
def pct(v,b): return 'N/A' if not b else f'{v/abs(b)*100:,.2f}'
top()
for r in S.rows:
    if y<40: foot(); top()
    big=r['type']!='LINE'
    if r['type']=='HEADING' and r['ind']<2: y-=2
    c.setFont('Helvetica-Bold' if big else 'Helvetica',6.8)
    c.drawString(28,y,r['code']); c.drawString(76+r['ind']*7,y,r['label'])
    if r['type']!='HEADING':
        v=r['vals']
        pr=[minus(v[0]),minus(v[1]),minus(v[2]),pct(v[2],v[1]),minus(v[3]),minus(v[4]),minus(v[5]),pct(v[5],v[4]),minus(v[6])]
        if big:
            c.setLineWidth(.4)
            for x in xs: c.line(x-(38 if x not in(452,680) else 26),y+7,x,y+7)
        for x,t in zip(xs,pr): c.drawRightString(x,y,t)
        if r['type']!='LINE': y-=3
    y-=9.4
foot(); c.save()
save('alder_creek_budget_comparison_0925.pdf',[S],'MULTIFAMILY','OPERATING_STATEMENT','Yardi-style budget comparison, PTD/YTD/annual, % Var columns, 4-4 codes','N/A in % columns, header repeated, 0.00 lines')
