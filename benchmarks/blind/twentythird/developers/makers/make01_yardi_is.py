from lib import *; from reportlab.pdfgen import canvas
R=random.Random(3101)
s=St('Income Statement','Juniper Bend Apartments','2025-09-01','2025-09-30',['Period to Date','Year to Date'])
def v(b,j=.06,cents=True):
    m=b*R.uniform(1-j,1+j); y=b*9*R.uniform(.97,1.02); return [round(m,2),round(y,2)]
def ln(code,l,b,j=.06): return s.line(l,v(b,j),code)
s.head('INCOME','4000-0000'); s.head('RENTAL INCOME','4010-0000')
a=[ln('4110-0000','Gross Potential Rent',214350,.001),ln('4120-0000','Loss/Gain to Lease',-6120.4),ln('4130-0000','Vacancy Loss',-11840),ln('4135-0000','Model/Office Unit',-1495,0),ln('4140-0000','Concessions',-2275,.2),ln('4150-0000','Bad Debt Write-off',-1830,.4)]
t1=s.tot('NET RENTAL INCOME',a,code='4199-0000')
s.head('OTHER INCOME','4200-0000')
a=[ln('4210-0000','Application Fees',1150,.2),ln('4215-0000','Administration Fees',2100,.2),ln('4220-0000','Late Charges',1765,.2),ln('4230-0000','Pet Rent',2940),ln('4240-0000','Carport Rent',3310),ln('4250-0000','RUBS - Water/Sewer',8125),ln('4255-0000','Trash Reimbursement',3020),s.line('Forfeited Deposits',[0.0,1875.0],'4260-0000'),ln('4270-0000','Lease Termination Fees',1490,.5)]
t2=s.tot('TOTAL OTHER INCOME',a,code='4299-0000')
inc=s.tot('TOTAL INCOME',[t1,t2],code='4999-0000',typ='TOTAL',key='total_income')
s.head('EXPENSES','5000-0000')
ts=[]
for c,h,L in [('51','PAYROLL',[('Manager Salaries',6250),('Leasing Salaries',3890),('Maintenance Salaries',7420),('Payroll Taxes',1510),('Health Insurance',1840),('Bonuses',600)]),
 ('52','REPAIRS AND MAINTENANCE',[('Plumbing',1420),('Electrical',610),('HVAC',1980),('Appliance Repair',745),('Pool Supplies',520),('Snow Removal',0),('Landscaping Contract',2650),('Pest Control',485)]),
 ('53','TURNOVER',[('Painting - Turn',2315),('Cleaning - Turn',1190),('Carpet Cleaning',640)]),
 ('54','UTILITIES',[('Electric - Common',2210),('Electric - Vacant',345),('Gas',980),('Water & Sewer',9140),('Trash Removal',3105),('Internet/Phone',420)]),
 ('55','ADMINISTRATIVE AND MARKETING',[('Office Supplies',330),('Software Fees',1275),('Legal / Evictions',560),('Internet Listing Services',2395),('Resident Referrals',300)]),
 ('56','TAXES, INSURANCE AND FEES',[('Real Estate Taxes',17890),('Property Insurance',7645),('Management Fees',6420)])]:
    s.head(h,c+'00-0000')
    a=[]
    for k,(l,b) in enumerate(L):
        code=f'{c}{10+k*5}-0000'
        if l=='Snow Removal': a.append(s.line(l,[0.0,6845.5],code))
        else: a.append(ln(code,l,b,.15))
    ts.append(s.tot('TOTAL '+h,a,code=c+'99-0000'))
ex=s.tot('TOTAL OPERATING EXPENSES',ts,code='5999-0000',typ='TOTAL',key='total_operating_expenses')
noi=s.tot('NET OPERATING INCOME',[inc],[ex],code='6000-0000',typ='TOTAL',key='noi')
s.head('NON-OPERATING EXPENSES','7000-0000')
a=[ln('7110-0000','Mortgage Interest - Freddie',48210,.01),ln('7210-0000','Depreciation',36400,0),ln('7220-0000','Amortization of Loan Costs',1125,0),ln('7310-0000','Partnership Legal & Tax',450,.3)]
no=s.tot('TOTAL NON-OPERATING EXPENSES',a,code='7999-0000')
s.tot('NET INCOME',[noi],[no],code='9999-0000',typ='TOTAL',key='net_income')
fn='juniper_bend_is_0925.pdf'; c=canvas.Canvas(doc(fn),pagesize=(612,792),invariant=1)
ti=s.rows[inc]['v']
def hd(pg):
    c.setFont('Helvetica-Bold',9); c.drawString(36,762,'Juniper Bend Apartments (jb204)')
    c.setFont('Helvetica-Bold',11); c.drawString(36,748,'Income Statement')
    c.setFont('Helvetica',8); c.drawString(36,737,'Period = Sep 2025'); c.drawString(36,727,'Book = Accrual ; Tree = ysi_is'); c.drawRightString(576,762,f'Page {pg}')
    c.setFont('Helvetica-Bold',8)
    for x,t in((395,'Period to Date'),(440,'%'),(525,'Year to Date'),(570,'%')): c.drawRightString(x,708,t)
    c.line(36,704,576,704)
y=692;pg=1;hd(1)
for i,r in enumerate(s.rows):
    if y<48: c.setFont('Helvetica',7); c.drawString(36,30,'Tuesday, October 14, 2025   09:12 AM'); c.showPage(); pg+=1; hd(pg); y=692
    if r['t']=='HEADING' and i: y-=4
    b='-Bold' if r['t']!='LINE' else ''
    c.setFont('Helvetica'+b,7.5); c.drawString(36,y,r['code']); c.drawString(104+(10 if r['t']=='LINE' else 0),y,r['label'])
    if r['v']:
        if r['t']!='LINE':
            for x in(395,525): c.line(x-62,y+7.5,x,y+7.5)
        for k,x in enumerate((395,525)):
            c.drawRightString(x,y,f"{r['v'][k]:,.2f}"); c.drawRightString(x+45,y,f"{r['v'][k]/ti[k]*100:.2f}")
    y-=11.2
    if r['t'] == 'TOTAL': y-=4
c.setFont('Helvetica',7); c.drawString(36,30,'Tuesday, October 14, 2025   09:12 AM'); c.save()
save(fn,[s],'MULTIFAMILY','OPERATING_STATEMENT','Yardi income statement PTD/YTD with percents')
