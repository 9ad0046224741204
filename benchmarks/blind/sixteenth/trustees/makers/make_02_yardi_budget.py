"""Yardi budget comparison, receivership apartments, landscape, 3 pages."""
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(1602); NAME='Budget_Comparison_chollow_0925.pdf'
s=St(5)  # ptdA ptdB ytdA ytdB annual
def c(x): return int(round(x*100))
def ln(code,label,b,kind='inc',bud=True,v=.08,ind=2,once=None):
    bm=round(b) if bud else 0
    a=c(b*R.uniform(1-v,1+v)); y=c(b*9*R.uniform(1-v/2,1+v/2))
    if once: a,y=c(once[0]),c(once[1])
    return s.L(label,[a,c(bm),y,c(bm*9),c(bm*12)],code=code,kind=kind,ind=ind)
s.H('INCOME',0,'4000-0000'); s.H('RENTAL INCOME',1,'4100-0000')
i=[ln('4110-0000','Gross Potential Rent',214600,v=.004),ln('4112-0000','Gain/(Loss) to Lease',-6850,v=.15),ln('4115-0000','Vacancy Loss',-19300,v=.2),ln('4118-0000','Units Down - Fire, Bldg 7',0,once=(-9240,-83160)),ln('4120-0000','Concessions',-3100,v=.4),ln('4125-0000','Employee Unit Allowance',-1285,v=0),ln('4130-0000','Bad Debt Write-offs',-4400,v=.5),ln('4135-0000','Bad Debt Recovery',350,v=.6)]
nri=s.T('NET RENTAL INCOME',i,1,'4199-9999')
s.H('OTHER INCOME',1,'4200-0000')
o=[ln('4210-0000','Application Fees',780,v=.3),ln('4215-0000','Late Fees',2350,v=.3),ln('4220-0000','NSF Fees',90,v=.5),ln('4225-0000','Pet Rent',1640),ln('4230-0000','Carport Rent',2205),ln('4240-0000','Utility Reimbursement - Water/Sewer',9870),ln('4245-0000','Utility Reimbursement - Trash',1960),ln('4250-0000','Laundry Commission',610,v=.2),ln('4260-0000','Damages and Cleaning',1450,v=.5),ln('4270-0000','Forfeited Deposits',500,once=(0,3612.5)),ln('4290-0000','Insurance Proceeds - Loss of Rents',0,bud=False,once=(9240,64680)),ln('4295-0000','Miscellaneous Income',150,v=.8)]
toi=s.T('TOTAL OTHER INCOME',o,1,'4299-9999')
ti=s.T('TOTAL INCOME',[nri,toi],0,'4999-9999')
s.H('OPERATING EXPENSES',0,'5000-0000')
groups=[]
def g(hc,h,tc,t,items):
    s.H(h,1,hc); groups.append(s.T(t,[ln(*x,kind='exp') if len(x)==3 else ln(x[0],x[1],x[2],'exp',**x[3]) for x in items],1,tc,kind='exp'))
g('5100-0000','PAYROLL','5199-9999','TOTAL PAYROLL',[('5110-0000','Manager Salary',5400),('5112-0000','Leasing Salaries',3650),('5115-0000','Maintenance Salaries',8900),('5120-0000','Overtime',420),('5130-0000','Payroll Taxes',1480),('5135-0000','Workers Comp',690),('5140-0000','Health Insurance',2110)])
g('5200-0000','REPAIRS AND MAINTENANCE','5299-9999','TOTAL REPAIRS AND MAINTENANCE',[('5210-0000','Plumbing',1850),('5215-0000','Electrical',640),('5220-0000','HVAC',2275,{'v':.3}),('5225-0000','Appliance Repair',480),('5230-0000','Locks and Keys',120),('5240-0000','Pest Control',865,{'v':0}),('5250-0000','Landscaping Contract',2900,{'v':0}),('5255-0000','Pool',540),('5260-0000','Security Patrol (per Order ¶ 9)',3400,{'bud':False,'v':0}),('5270-0000','Snow Removal',750,{'once':(0,8130)})])
g('5300-0000','TURNOVER','5399-9999','TOTAL TURNOVER',[('5310-0000','Painting',2600,{'v':.3}),('5320-0000','Carpet and Vinyl Cleaning',910),('5330-0000','Unit Cleaning',1200),('5340-0000','Turn Supplies',730)])
g('5400-0000','UTILITIES','5499-9999','TOTAL UTILITIES',[('5410-0000','Electric - House',3150),('5412-0000','Electric - Vacant',940,{'v':.4}),('5420-0000','Gas',1180,{'v':.4}),('5430-0000','Water and Sewer',13900),('5440-0000','Trash Removal',2450),('5450-0000','Cable / Internet',310)])
g('5500-0000','ADMINISTRATIVE','5599-9999','TOTAL ADMINISTRATIVE',[('5510-0000','Office Supplies',260),('5515-0000','Postage',75),('5520-0000','Telephone',415),('5525-0000','Software and Licences',690),('5530-0000','Resident Screening',480),('5540-0000','Legal - Evictions',1850,{'v':.5}),('5550-0000','Bank Charges',95),('5560-0000','Advertising - ILS',1720)])
g('5600-0000','MANAGEMENT FEES','5699-9999','TOTAL MANAGEMENT FEES',[('5610-0000','Property Management Fee',6050)])
g('5700-0000','TAXES AND INSURANCE','5799-9999','TOTAL TAXES AND INSURANCE',[('5710-0000','Real Estate Taxes',21350,{'v':0}),('5720-0000','Personal Property Tax',180,{'v':0}),('5730-0000','Property and Liability Insurance',14200,{'v':.02})])
tx=s.T('TOTAL OPERATING EXPENSES',groups,0,'5999-9999',kind='exp')
noi=s.T('NET OPERATING INCOME',[ti,neg(tx)],0,'6000-0000')
s.H('RECEIVERSHIP AND NON-OPERATING EXPENSES',0,'7000-0000')
q=[ln('7110-0000',"Receiver's Fees",7500,'exp',v=.2),ln('7115-0000',"Receiver's Counsel",4000,'exp',once=(6118.4,51077.9)),ln('7120-0000','Receiver Bond Premium',210,'exp',once=(0,1890)),ln('7130-0000','Capital - Roof Replacement Bldg 3-5',0,'exp',bud=False,once=(18750,56250)),ln('7140-0000','Capital - Life Safety',5000,'exp',once=(0,21380)),ln('7210-0000','Mortgage Interest (accrued, unpaid)',48611,'exp',v=0)]
tq=s.T('TOTAL NON-OPERATING EXPENSES',q,0,'7999-9999',kind='exp')
ni=s.T('NET INCOME',[noi,neg(tq)],0,'9999-9999',typ='TOTAL')
def dv(v,k):
    f=1 if k=='inc' else -1
    return [v[0],v[1],f*(v[0]-v[1]),v[2],v[3],f*(v[2]-v[3]),v[4]]
s.derive(dv)
P=landscape(letter); W,H=P; cv=canvas.Canvas(f'{BASE}/documents/{NAME}',pagesize=P,invariant=1)
XR=[298,362,422,468,538,610,672,718,770]; HD=['PTD Actual','PTD Budget','Variance','% Var','YTD Actual','YTD Budget','Variance','% Var','Annual']
pg=0
def head():
    global pg,y; pg+=1
    cv.setFont('Helvetica-Bold',9); cv.drawString(24,H-28,'Cedar Hollow Apartments - Receivership (chollow)')
    cv.setFont('Helvetica-Bold',8); cv.drawRightString(W-22,H-28,f'Page {pg}')
    cv.drawString(24,H-40,'Budget Comparison'); cv.setFont('Helvetica',7); cv.drawString(24,H-50,'Period = Sep 2025'); cv.drawString(24,H-59,'Book = Accrual ; Tree = ysi_is')
    cv.setFont('Helvetica-Bold',7)
    for x,t in zip(XR,HD): cv.drawRightString(x,H-74,t)
    cv.setLineWidth(.7); cv.line(22,H-77,W-20,H-77); y=H-89
head()
def pct(a,b):
    return 'N/A' if not b else f'{a/abs(b)*100:,.2f}'
for r in s.rows:
    if y<40:
        cv.setFont('Helvetica',6); cv.drawString(24,22,'10/14/2025 4:41 PM'); cv.showPage(); head()
    tot=r['typ']!='LINE'; cv.setFont('Helvetica-Bold' if tot else 'Helvetica',6.8)
    cv.drawString(24,y,r['code']); cv.drawString(68+8*r['ind'],y,r['label'])
    if r['vals']:
        v=r['vals']; t=[money(v[0],paren=False),money(v[1],paren=False),money(v[2],paren=False),pct(v[2],v[1]),money(v[3],paren=False),money(v[4],paren=False),money(v[5],paren=False),pct(v[5],v[4]),money(v[6],paren=False)]
        for x,z in zip(XR,t): cv.drawRightString(x,y,z)
        if r['typ']!='LINE':
            cv.setLineWidth(.3)
            for x in XR: cv.line(x-44,y+7.8,x,y+7.8)
            y-=5
    y-=10.4
cv.setFont('Helvetica',6); cv.drawString(24,22,'10/14/2025 4:41 PM'); cv.showPage(); cv.save()
save(NAME,[s.truth('Budget Comparison','Cedar Hollow Apartments - Receivership','2025-09-01','2025-09-30',['PTD Actual','PTD Budget','Variance','YTD Actual','YTD Budget','Variance','Annual'],dict(total_income=ti,total_operating_expenses=tx,noi=noi,net_income=ni))],'MULTIFAMILY','OPERATING_STATEMENT','Yardi budget comparison',False)
