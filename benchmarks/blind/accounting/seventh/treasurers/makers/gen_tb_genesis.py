# Yardi Genesis style text trial balance in Courier, trailing minus, landscape; planted digit
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
R=random.Random(7103); m=lambda a,b:r2(R.uniform(a,b))
A=[('1010-0000','Cash - Operating',88213.40,'x'),('1012-0000','Cash - Reserve Account',41200.00,'d'),('1015-0000','Cash - Security Deposits',36875.00,'x'),
('1110-0000','Accounts Receivable - Tenants',7412.66,'x'),('1115-0000','A/R - Subsidy',2310.00,'x'),('1210-0000','Prepaid Insurance',6188.00,'c'),('1220-0000','Utility Deposits',1500.00,''),
('1410-0000','Land',385000.00,''),('1420-0000','Buildings',2218400.00,''),('1425-0000','Building Improvements',164220.75,'d'),('1430-0000','Appliances & Carpet',58317.20,'d'),('1490-0000','Accumulated Depreciation',-702118.00,'c'),
('2010-0000','Accounts Payable',-12904.31,'x'),('2015-0000','Accrued Real Estate Taxes',-17250.00,'c'),('2110-0000','Tenant Security Deposits',-36875.00,'x'),('2120-0000','Prepaid Rent',-3122.50,'x'),('2130-0000','Pet Deposits',-2400.00,'x'),('2210-0000','Mortgage - First Lien',-1512664.87,'d'),
('3010-0000','Owner Contribution',-600000.00,''),('3020-0000','Owner Distribution',30000.00,'d'),('3800-0000','Prior Years Retained',None,''),
('4010-0000','Rental Income',-281400.00,'c'),('4015-0000','Subsidy Income',-11550.00,'c'),('4020-0000','Less: Vacancy & Concession',6140.00,'d'),('4110-0000','Late Charges',-1125.00,'c'),('4115-0000','NSF Fees',-105.00,''),('4120-0000','Application Fees',-630.00,'c'),('4130-0000','Laundry Income',-2208.75,'c'),('4140-0000','Garage & Storage Rent',-4950.00,'c'),
('5010-0000','Payroll - Site Manager',19800.00,'d'),('5015-0000','Payroll Taxes & Benefits',3366.12,'d'),('5110-0000','Cleaning & Turnover',4418.00,'d'),('5120-0000','Plumbing Repairs',3902.41,'d'),('5125-0000','Electrical Repairs',1188.90,''),('5130-0000','Painting & Drywall',2765.00,'d'),('5140-0000','Grounds / Snow',5120.00,'d'),('5150-0000','Pest Control',780.00,'d'),
('5210-0000','Electric - House',3911.08,'d'),('5220-0000','Gas',6204.55,'d'),('5230-0000','Water & Sewer',8127.36,'d'),('5240-0000','Trash Removal',2640.00,'d'),('5310-0000','Insurance Expense',7735.00,'d'),('5320-0000','Real Estate Taxes',28750.00,'d'),('5410-0000','Management Fees',14102.44,'d'),('5420-0000','Legal & Eviction',950.00,'x'),('5430-0000','Advertising',1314.15,'d'),('6010-0000','Mortgage Interest',34661.20,'d'),('6110-0000','Depreciation',33500.00,'d')]
sp={'1010-0000':(61000.0,58000.0)}
rows=[]
for cd,n,o,k in A:
    b=abs(o) if o else 0
    mo=lambda: r2(b/5*R.uniform(.8,1.2)) if cd[0] in '456' else (r2(min(b,30000)*R.uniform(.04,.2)))
    d=mo() if k in 'dx' and k else 0; c=mo() if k in 'cx' and k else 0
    if cd=='1010-0000': d,c=61877.15,0
    rows.append([cd,n,o,d,c])
o=r2(-sum(x[2] for x in rows if x[2] is not None))
for x in rows:
    if x[2] is None: x[2]=o
df=r2(sum(x[3]-x[4] for x in rows)); cash=rows[0]; cash[4]=r2(df) if df>0 else 0; assert df>0
K=['beginning','debit','credit','ending']
T=[0]*4;out=[]
for cd,n,o,d,c in rows:
    e=r2(o+d-c); T=[q+v for q,v in zip(T,(o,d,c,e))]; out.append([cd,n,o,d,c,e])
T=[abs(r2(q)) if abs(r2(q))==0 else r2(q) for q in T]; assert T[0]==0 and T[3]==0 and T[1]==T[2],T
# plant: two digits transposed inside the ending balance of Water & Sewer
for x in out:
    if x[0]=='5230-0000':
        good=x[5]; s=f'{good:.2f}'; i=next(i for i in range(0,3) if s[i]!=s[i+1]); bad=float(s[:i]+s[i+1]+s[i]+s[i+2:]); x[5]=bad
        planted={'what':f'5230-0000 Water & Sewer: Ending Balance printed {bad:,.2f}, should be {good:,.2f} (digits transposed); total line is right','kind':'digit'}
f=lambda v,z=True:('' if v==0 and not z else f'{abs(v):,.2f}'+('-' if v<0 else ' '))
N='genesis_TB_elmgrove_0525.pdf'; P=landscape(letter); c=canvas.Canvas(doc(N),pagesize=P); W,H=P
def line(y,s,b=False): c.setFont('Courier-Bold' if b else 'Courier',9); c.drawString(42,y,s)
def head(p):
    y=H-40
    line(y,'Elm Grove Apartments (elmgrove)'.ljust(84)+f'Page:  {p}'); line(y-11,'Trial Balance'.ljust(84)+'Date:  06/04/2025',True); line(y-22,'Period = May 2025   Book = Accrual   Tree = ysi_tb'.ljust(84)+'Time:  08:41 AM')
    y-=44
    line(y,f"{'':<12}{'':<34}{'Forward':>17}{'':>16}{'':>16}{'Ending':>17}",True); line(y-11,f"{'Account':<12}{'Description':<34}{'Balance ':>17}{'Debit ':>16}{'Credit ':>16}{'Balance ':>17}",True)
    line(y-19,'-'*112); return y-31
y=head(1)
for i,(cd,n,o,d,cr,e) in enumerate(out):
    if i==35: line(40,'(continued)'); c.showPage(); y=head(2)
    line(y,f'{cd:<12}{n:<34}{f(o):>17}{f(d,False):>16}{f(cr,False):>16}{f(e):>17}'); y-=12
line(y,' '*46+f"{'-'*14+' ':>17}{'-'*13+' ':>16}{'-'*13+' ':>16}{'-'*14+' ':>17}"); y-=12
line(y,f"{'':<12}{'Total':<34}{f(T[0]):>17}{f(T[1]):>16}{f(T[2]):>16}{f(T[3]):>17}",True)
y-=30; line(y,'** End of Report **   48 accounts printed' if len(out)==48 else f'** End of Report **   {len(out)} accounts printed')
c.save()
tr=[]
for x in out:
    q={'account':x[0],'name':x[1],'beginning':x[2],'ending':x[5]}
    if x[3]: q['debit']=x[3]
    if x[4]: q['credit']=x[4]
    tr.append(q)
truth(N,'TB',K,tr,[{'label':'Total',**dict(zip(K,T))}],planted)
print(planted)
