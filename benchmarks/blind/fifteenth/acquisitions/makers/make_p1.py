# Multifamily T12, legal landscape, 2+ pages, broker's reset of owner ledger with $/unit and % EGI
from st import *
from reportlab.pdfgen import canvas
R=random.Random(8101); U=184
mons=['Jul 24','Aug 24','Sep 24','Oct 24','Nov 24','Dec 24','Jan 25','Feb 25','Mar 25','Apr 25','May 25','Jun 25']
s=S('Trailing Twelve Month Income Statement','Cypress Landing Apartments','2024-07-01','2025-06-30',['Actual '+m for m in mons]+['T-12 Total'])
def L(code,label,a,noise=.04,seas=None,sp=None):
    v=sp or mo(R,a,noise,seas); return s.L(label,v+[sum(v)],code)
def spor(total,k):
    v=[0]*12
    for i in R.sample(range(12),k): v[i]=int(total/k*(1+R.uniform(-.3,.3)))
    return v
s.H('INCOME')
s.H('Rental Income')
gpr=[U*p for p in (1418,1418,1421,1421,1421,1426,1426,1430,1434,1438,1441,1441)]
a=[L('4010','Gross Potential Rent',0,sp=gpr),L('4015','Gain / (Loss) to Lease',-88240,.15),L('4020','Vacancy Loss',-176900,.2),
   L('4025','Concessions',-31400,.5),L('4030','Bad Debt / Write-Offs',-42750,.45),L('4032','Bad Debt Recovery',0,sp=spor(6100,5)),L('4040','Employee & Model Units',0,sp=[-2842]*5+[-2866]*7)]
nri=s.T('Net Rental Income',a)
s.H('Other Income')
o=[L('4110','Application Fees',9850,.4),L('4115','Administrative Fees',21600,.35),L('4120','Late & NSF Fees',33180,.25),L('4125','Pet Rent & Fees',27940,.1),L('4130','Utility Reimbursement (RUBS)',142800,.06),
   L('4135','Valet Trash Reimbursement',0,sp=[U*25-R.choice((0,25,50,75))*4 for _ in range(12)]),L('4140','Cable / Internet Revenue Share',0,sp=spor(8800,4)),L('4145','Month-to-Month Premium',7420,.5),L('4150','Lease Termination Fees',0,sp=spor(19400,7)),
   L('4160','Damages & Cleaning Charges',11260,.5),L('4190','Misc. Income',2340,.6)]
ti=s.T('Total Other Income',o)
egi=s.T('EFFECTIVE GROSS INCOME',[nri,ti],'TOTAL',key='total_income')
s.H('OPERATING EXPENSES')
groups=[('Payroll',[('6010','Property Manager',78400,.08),('6015','Assistant Manager & Leasing',96300,.08),('6020','Maintenance Wages',118700,.08),('6030','Bonuses & Commissions',16900,.4),('6040','Payroll Taxes & Benefits',71250,.1)]),
 ('Repairs & Maintenance',[('6110','HVAC',24100,.6),('6115','Plumbing',21900,.5),('6120','Electrical & Lighting',9800,.5),('6125','Appliance Parts',8700,.5),('6130','General Supplies',13200,.4)]),
 ('Turnover',[('6210','Painting',26800,.4),('6215','Carpet Cleaning & Repair',12700,.4),('6220','Unit Cleaning',15300,.35)]),
 ('Contract Services',[('6310','Landscaping',38400,.02),('6315','Pest Control',8900,.05),('6320','Valet Trash',44160,.01),('6325','Pool Service',7400,.3),('6330','Courtesy Patrol',19800,.05)]),
 ('Marketing',[('6410','Internet Listing Services',31200,.06),('6415','Resident Retention',5400,.5),('6420','Locator Fees',8300,.6)]),
 ('Administrative',[('6510','Office Supplies & Postage',6100,.4),('6515','Software & Licenses',17900,.08),('6520','Legal & Eviction',14800,.5),('6525','Telephone',7900,.05),('6530','Bank & Merchant Fees',4200,.2)]),
 ('Utilities',[('6610','Electric - Common',29700,.12),('6615','Electric - Vacant Units',8800,.3),('6620','Water & Sewer',137400,.08),('6625','Gas',6900,.4),('6630','Trash Removal',21300,.03)])]
subs=[]
for g,ls in groups:
    s.H(g); ix=[L(c,l,x,n) for c,l,x,n in ls]; subs.append(s.T('Total '+g,ix))
con=s.T('TOTAL CONTROLLABLE EXPENSES',subs)
s.H('Taxes, Insurance & Management')
f=[L('6710','Real Estate Taxes',0,sp=[38215]*6+[40108]*6),L('6715','Property Insurance',0,sp=[13940]*9+[16115]*3)]
v=[int(round(x*.03)) for x in s.rows[egi]['v'][:12]]; f.append(L('6720','Management Fees',0,sp=v))
non=s.T('TOTAL NON-CONTROLLABLE EXPENSES',f)
ox=s.T('TOTAL OPERATING EXPENSES',[con,non],'TOTAL',key='total_operating_expenses')
noi=s.T('NET OPERATING INCOME',[egi,ox],'TOTAL',signs=[1,-1],key='noi')
s.H('Below the Line')
b=[L('7110','Mortgage Interest',0,sp=[74312-118*i for i in range(12)]),L('7210','Capital - Flooring',41200,.5),L('7215','Capital - Appliances',0,sp=spor(23400,8)),L('7220','Capital - Exterior',0,sp=spor(64800,2))]
bl=s.T('Total Below the Line',b)
s.T('NET INCOME',[noi,bl],'TOTAL',signs=[1,-1],key='net_income')
s.rows[-1]
W,Hh=1008,612
c=canvas.Canvas(f'{DOC}/cypress_landing_T12_jun25.pdf',pagesize=(W,Hh),invariant=1)
x0=192; cw=52
rx=[x0+cw*(i+1) for i in range(12)]+[x0+12*cw+62,x0+12*cw+62+48,x0+12*cw+62+48+44]
pg=0
def head():
    global y,pg
    pg+=1
    c.setFont('Helvetica-Bold',11); c.drawString(28,Hh-34,'Cypress Landing Apartments'); c.setFont('Helvetica',8)
    c.drawString(28,Hh-45,'Trailing Twelve Month Income Statement   |   184 units   |   July 2024 through June 2025   |   Accrual')
    c.setFont('Helvetica-Oblique',7); c.drawRightString(W-28,Hh-34,'Halvorsen Pike Multifamily Advisors - Confidential Data Room Copy')
    c.setFillGray(.86); c.rect(28,Hh-74,W-52,21,stroke=0,fill=1); c.setFillGray(0)
    c.setFont('Helvetica-Bold',6.3); c.drawString(31,Hh-71,'GL'); c.drawString(56,Hh-71,'Account Description')
    for i,m in enumerate(mons): c.drawRightString(rx[i],Hh-62,'Actual'); c.drawRightString(rx[i],Hh-71,m)
    for x,a_,b_ in ((rx[12],'T-12','Total'),(rx[13],'Per','Unit'),(rx[14],'% of','EGI')): c.drawRightString(x,Hh-62,a_); c.drawRightString(x,Hh-71,b_)
    c.setFont('Helvetica',6); c.drawString(28,22,'Prepared from owner ledgers. Information believed reliable but not guaranteed.'); c.drawRightString(W-28,22,f'{pg}')
    y=Hh-86
head()
EGI=s.rows[egi]['v'][12]
for r in s.rows:
    if y<44: c.showPage(); head()
    t=r['rt']
    if t=='HEADING':
        y-=3; big=r['label'].isupper()
        if y<80: c.showPage(); head()
        c.setFont('Helvetica-Bold',7.2 if big else 6.4); c.drawString(28 if big else 40,y,r['label']); y-=9.5; continue
    bold=t!='LINE'; c.setFont('Helvetica-Bold' if bold else 'Helvetica',6.2)
    if r['code']: c.drawString(31,y,r['code']); 
    c.drawString(56 if not bold or t=='SUBTOTAL' else 28,y,r['label'])
    if bold:
        c.setLineWidth(.4); c.line(x0+6,y+6.6,rx[14],y+6.6)
        if t=='TOTAL': c.line(x0+6,y-2.2,rx[14],y-2.2)
    for i,v in enumerate(r['v']): c.drawRightString(rx[i],y,par(v))
    T=r['v'][12]; c.drawRightString(rx[13],y,par(round(T/U)) if round(T/U) else '0'); c.drawRightString(rx[14],y,f'{T/EGI*100:.1f}%')
    y-=9.2 if not bold else 11.5
c.save()
dump('cypress_landing_T12_jun25.pdf',[s])
