# Yardi "Statement (12 months)" of an office park, legal landscape, account codes, three levels (PDF)
import random
from tl import *
from reportlab.pdfgen import canvas
R=random.Random(7202)
FN='hpop_12mo_statement_2024.pdf'
M=['Jan','Feb','Mar','Apr','May','Jun','Jul','Aug','Sep','Oct','Nov','Dec']
cols=[m+' 2024' for m in M]+['Total']
s=S('Statement (12 months)','Harbor Point Office Park','2024-01-01','2024-12-31',cols)
def T(v): v=[r2(x) for x in v]; return v+[r2(sum(v))]
def nz(b,w=.08): return T([b*(1+R.uniform(-w,w)) for _ in range(12)])
def step(b,m,n): return T([b if i<m else n for i in range(12)])
def at(**k): return T([k.get(m,0) for m in M])
def flat(b): return T([b]*12)
def L(c,l,v): return s.line(l,v,code=c,ind=2)
def sec(code,h,lines,tc,tl):
    s.head(h,code=code,ind=1); i=[L(*x) for x in lines]; return s.tot(tl,i,code=tc,ind=1)
s.head('REVENUE',code='4000-0000',ind=0)
a=sec('4100-0000','RENTAL INCOME',[('4110-0000','Base Rent - Office',step(86412.5,4,88140.75)),('4115-0000','Base Rent - Storage/Antenna',flat(1875)),('4130-0000','Rent Abatement',T([-6120.4]*3+[0]*9)),('4140-0000','Percentage Rent',at(Mar=3318.22))],'4199-0000','TOTAL RENTAL INCOME')
b=sec('4200-0000','RECOVERIES',[('4210-0000','CAM Recovery',step(14230,0,14230)),('4215-0000','CAM Recovery - Prior Year',at(Apr=-2817.64)),('4220-0000','Real Estate Tax Recovery',step(11866.67,6,12140.25)),('4230-0000','Insurance Recovery',flat(1922.5)),('4240-0000','Electric Submeter Recovery',nz(3850,.15))],'4299-0000','TOTAL RECOVERIES')
d=sec('4300-0000','OTHER INCOME',[('4310-0000','Parking Income',nz(2400,.02)),('4320-0000','Late Fees/Interest',at(Feb=412.18,May=388,Jun=112.5,Oct=640.77)),('4330-0000','After-Hours HVAC',T([R.choice([0,180,240,300,360]) for _ in range(12)])),('4390-0000','Miscellaneous Income',at(Jan=75,Aug=1250))],'4399-0000','TOTAL OTHER INCOME')
ti=s.tot('TOTAL REVENUE',[a,b,d],typ='TOTAL',code='4999-0000',key='total_income',ind=0)
s.head('OPERATING EXPENSES',code='5000-0000',ind=0)
e=[]
e.append(sec('5100-0000','CLEANING',[('5110-0000','Janitorial Contract',flat(6480)),('5120-0000','Janitorial Supplies',nz(512,.25)),('5130-0000','Window Washing',at(Apr=2350,Oct=2350)),('5140-0000','Trash Removal',nz(884,.03))],'5199-0000','TOTAL CLEANING'))
e.append(sec('5200-0000','UTILITIES',[('5210-0000','Electricity',nz(9340,.18)),('5220-0000','Gas',T([1912.4,1780.33,1340.1,702.85,318.2,141.07,138.44,140.9,205.61,688.3,1244.95,1801.76])),('5230-0000','Water/Sewer',nz(1260,.12))],'5299-0000','TOTAL UTILITIES'))
e.append(sec('5300-0000','REPAIRS & MAINTENANCE',[('5310-0000','HVAC Contract',flat(1150)),('5315-0000','HVAC Repairs',T([R.choice([0,0,486.5,1240.18,2910.4]) for _ in range(12)])),('5320-0000','Elevator Contract',flat(825)),('5330-0000','Plumbing',nz(430,.6)),('5340-0000','Electrical/Lighting',nz(395,.6)),('5350-0000','Roof Repairs',at(Mar=1860,Sep=3425.5)),('5360-0000','Fire & Life Safety',at(Jan=640,May=1985.25,Nov=640)),('5370-0000','Locks & Keys',nz(92,.5))],'5399-0000','TOTAL REPAIRS & MAINTENANCE'))
e.append(sec('5400-0000','GROUNDS & SECURITY',[('5410-0000','Landscaping Contract',T([0,0,1420]+[1420]*8+[0])),('5420-0000','Snow Removal',T([4210.75,3380,915.5]+[0]*7+[640,2988.25])),('5430-0000','Parking Lot Sweeping',flat(310)),('5440-0000','Security Patrol',flat(1690))],'5499-0000','TOTAL GROUNDS & SECURITY'))
e.append(sec('5500-0000','ADMINISTRATIVE',[('5510-0000','Management Fees',T([r2(x*.04) for x in s.v(ti)[:12]])),('5520-0000','On-Site Payroll',step(4125,6,4290)),('5530-0000','Payroll Taxes & Benefits',step(948.75,6,986.7)),('5540-0000','Legal & Professional',T([R.choice([0,350,875.5,1420]) for _ in range(12)])),('5550-0000','Telephone & Internet',nz(365,.04)),('5560-0000','Office & Postage',nz(140,.4))],'5599-0000','TOTAL ADMINISTRATIVE'))
e.append(sec('5600-0000','TAXES & INSURANCE',[('5610-0000','Real Estate Taxes',step(13210.42,6,13544.18)),('5620-0000','Property Insurance',flat(2140.33)),('5630-0000','Licenses & Permits',at(Jan=425,Jul=180))],'5699-0000','TOTAL TAXES & INSURANCE'))
te=s.tot('TOTAL OPERATING EXPENSES',e,typ='TOTAL',code='5999-0000',key='total_operating_expenses',ind=0)
noi=s.tot('NET OPERATING INCOME',[ti,te],[1,-1],typ='TOTAL',code='6000-0000',key='noi',ind=0)
s.head('NON-OPERATING',code='7000-0000',ind=0)
bal=4120000.;ints=[]
for i in range(12):
    it=r2(bal*.0485/12);ints.append(it);bal-=25400-it
n=[L('7110-0000','Mortgage Interest',T(ints)),L('7120-0000','Leasing Commissions',at(Apr=11420,Aug=6230.5)),L('7130-0000','Tenant Improvements',at(May=38650,Jun=12118.4)),L('7140-0000','Depreciation & Amortization',flat(16833.33)),L('7150-0000','Interest Income',T([-x for x in [88.1,90.22,95.4,97.03,81.5,70.66,72.91,76.2,80.05,83.3,85.81,88.94]]))]
tn=s.tot('TOTAL NON-OPERATING',n,code='7999-0000',ind=0)
s.tot('NET INCOME',[noi,tn],[1,-1],typ='TOTAL',code='9000-0000',key='net_income',ind=0)
W,H=1008,612
c=canvas.Canvas(doc(FN),pagesize=(W,H))
xr=[268+i*56.5 for i in range(12)]+[268+11*56.5+64]
def header(p):
    c.setFont('Times-Bold',11);c.drawString(30,H-34,'Harbor Point Office Park (hpop)')
    c.setFont('Times-Bold',10);c.drawString(30,H-47,'Statement (12 months)')
    c.setFont('Times-Roman',8.5);c.drawString(30,H-58,'Period = Jan 2024-Dec 2024');c.drawString(30,H-68,'Book = Accrual ; Tree = ysi_is')
    c.drawRightString(W-24,H-34,f'Page {p}')
    y=H-86;c.setFont('Times-Bold',7.5)
    for x,t in zip(xr,cols): c.drawRightString(x,y,t)
    c.setLineWidth(.7);c.line(28,y-4,W-22,y-4)
    return y-16
def footer(): 
    c.setFont('Times-Roman',7);c.drawCentredString(W/2,20,'Friday, January 24, 2025 09:41 AM')
p=1;y=header(p)
for r,dd in zip(s.rows,s.disp):
    if y<40: footer();c.showPage();p+=1;y=header(p)
    bold=r['rowType']!='LINE'
    if r['rowType'] in('SUBTOTAL','TOTAL'):
        c.setLineWidth(.3)
        for x in xr: c.line(x-44,y+7,x,y+7)
    c.setFont('Times-Bold' if bold else 'Times-Roman',7.2)
    c.drawString(30,y,r['accountCode']);c.drawString(72+dd['ind']*6,y,r['label'])
    if r['rowType']!='HEADING':
        for x,v in zip(xr,r['values']): c.drawRightString(x,y,f'{v:,.2f}')
    y-=10.4 if r['rowType']!='TOTAL' else 17
    if r['rowType']=='SUBTOTAL': y-=4
footer();c.save()
save(FN,[s],'OFFICE','OPERATING_STATEMENT_T12','Yardi 12-month statement, legal landscape, account codes, 3 levels, header repeated per page',False)
