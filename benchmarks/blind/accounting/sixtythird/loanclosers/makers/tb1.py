# JD Edwards-like R09410 trial balance, office tower, Courier, trailing minus
import random
from reportlab.pdfgen import canvas
from common import *
R=random.Random(6311)
N='TB_0041207_0625.pdf'
A={} ; order=[]
def acc(code,name,beg=0.0):
    A[code]=[name,round(beg,2),0.0,0.0]; order.append(code)
def je(*l):
    assert abs(sum(x[1] for x in l))<.005,(l,sum(x[1] for x in l))
    for c,a in l:
        a=round(a,2)
        if a>0:A[c][2]+=a
        else:A[c][3]-=a
BU='41207'
bs=[('11110','Cash-Operating-Comerica 4471',1184220.37),('11115','Cash-Lockbox (DACA)',0),('11120','Cash-Security Deposits',212840.00),
('11150','Petty Cash',500),('11210','Lender Escrow-RE Taxes',488713.16),('11220','Lender Escrow-Insurance',96402.55),('11230','Lender Reserve-TI/LC',2140887.90),('11240','Lender Reserve-Capex',361250.00),
('12110','Accounts Receivable-Tenants',283914.42),('12120','Accounts Receivable-Other',11805.75),('12190','Allowance for Doubtful Accts',-64500.00),('12310','Unbilled CAM Receivable',118340.00),('12410','Deferred Rent Receivable (FAS13)',1927336.18),
('13110','Prepaid Insurance',77215.40),('13120','Prepaid RE Taxes',0),('13130','Prepaid Service Contracts',14962.50),('13140','Utility Deposits',32180.00),
('15100','Land',9850000.00),('15200','Building',61427900.00),('15210','Building Improvements',4388216.77),('15300','Tenant Improvements',8917404.09),('15310','TI-Construction in Progress',642118.30),('15400','Furniture, Fixtures & Equipment',318774.20),
('15920','Accum Depr-Building',-9188426.03),('15921','Accum Depr-Bldg Improvements',-1201388.41),('15930','Accum Depr-Tenant Improvements',-3960817.55),('15940','Accum Depr-FF&E',-204119.86),
('16110','Leasing Commissions',3277641.15),('16115','Accum Amort-Leasing Commissions',-1414902.66),('16210','Deferred Financing Costs',884310.00),('16215','Accum Amort-Financing Costs',-515847.50),('16310','Above Market Leases, Net',204668.91),
('21110','Accounts Payable-Trade',-196447.83),('21115','Accounts Payable-Retention',-58209.12),('21120','Received Not Vouchered',-21740.00),('21210','Accrued Expenses',-88612.40),('21220','Accrued RE Taxes',-401890.00),('21230','Accrued Interest',-268437.50),('21240','Due to Manager',-34118.60),
('22110','Prepaid Rents',-141906.25),('22210','Security Deposits Held',-211340.00),('22310','Below Market Leases, Net',-318005.44),('22410','TI Allowances Payable',-420000.00),
('25110','Mortgage Note-Senior',-52500000.00),('25120','Mezzanine Loan',-8000000.00)]
for c,n,v in bs: acc(BU+'.'+c,n,v)
acc(BU+'.31110','Members Capital-Class A'); acc(BU+'.31120','Members Capital-Class B',-2150000); acc(BU+'.31210','Contributions-Current Year',-750000); acc(BU+'.31310','Distributions-Current Year',0); acc(BU+'.31910','Retained Earnings',6412880.55)
inc=[('41110','Base Rent-Office',518204.17),('41115','Base Rent-Retail',31860.00),('41120','Base Rent-Storage',2415.00),('41130','Free Rent / Abatements',-46118.75),('41190','Straight Line Rent Adj',17260.44),('41195','Above/Below Market Amort',4418.02),
('42110','CAM Recovery-Current Year',58114.60),('42120','CAM Recovery-Prior Year True-up',0),('42210','RE Tax Recovery',21770.15),('42310','Insurance Recovery',4906.38),('42410','Electric Recovery-Submeter',13388.27),('42420','After Hours HVAC',3885.00),
('43110','Parking-Reserved',22450.00),('43120','Parking-Transient',9318.50),('43210','Antenna / Rooftop License',4750.00),('43310','Tenant Services Income',2104.33),('43410','Late Fees',615.00),('43510','Lease Termination Fees',0),('43910','Interest Income',5917.88)]
exp=[('51110','Engineering Payroll',28914.11),('51115','Engineering Taxes & Benefits',8320.74),('51210','HVAC Contract',6450.00),('51215','HVAC Repairs',4982.19),('51220','Elevator Contract',7118.00),('51225','Elevator Repairs',0),('51230','Electrical Repairs & Lamps',1870.66),('51240','Plumbing',2214.05),('51250','Fire & Life Safety',1985.00),('51260','Roof',0),('51270','Keys & Locks',312.40),('51280','General Bldg Repairs',3348.92),('51290','Building Supplies',1166.83),
('52110','Janitorial Contract',31640.00),('52115','Day Porter',5980.00),('52120','Janitorial Supplies',2911.47),('52130','Window Cleaning',0),('52140','Trash & Recycling',2460.18),('52150','Pest Control',385.00),
('53110','Electricity-House',48217.62),('53120','Chilled Water',19804.33),('53130','Natural Gas',0),('53140','Water & Sewer',6119.55),
('54110','Security Contract',22870.00),('54120','Security Equipment & Monitoring',1145.00),('55110','Landscape Contract',2950.00),('55120','Interior Plants',780.00),('55130','Parking Lot Sweep & Striping',1410.00),('55140','Garage Operating Expense',7302.81),
('56110','Management Fee',17945.22),('56120','Admin Payroll',13480.30),('56130','Office Expense',911.27),('56140','Telephone & Internet',1338.46),('56150','Dues & Licenses',265.00),('56160','Tenant Relations',1840.12),('56170','Software Charges',1120.00),
('57110','Property Insurance',11864.75),('57120','Liability & Umbrella',3578.02),('58110','Real Estate Taxes',66981.67),('58120','Personal Property Tax',412.08),('58130','Tax Consultant Fees',0),
('61110','Legal-Leasing',2750.00),('61120','Legal-Entity',0),('61130','Audit & Tax Fees',4166.67),('61140','Bank Charges',388.90),('61150','Bad Debt Expense',3000.00),('61160','Advertising & Brochures',1475.00),('61170','Vacant Space Utilities',2266.14),('61180','Non-recoverable Repairs',0),
('71110','Interest-Senior Mortgage',268437.50),('71120','Interest-Mezzanine',73333.33),('71130','Interest Rate Cap-MTM',0),('71210','Amort-Financing Costs',14738.50),('81110','Depreciation-Building',131256.20),('81115','Depreciation-Bldg Improvements',18284.24),('81120','Depreciation-Tenant Improvements',92889.63),('81130','Depreciation-FF&E',3795.40),('81210','Amort-Leasing Commissions',34142.10),('91110','Asset Management Fee',12500.00)]
fixed={'41115','41120','41190','41195','42110','42210','42310','43210','51210','51220','52110','52115','54110','55110','55120','56110','57110','57120','58110','58120','61130','71110','71120','71210','81110','81115','81120','81130','81210','91110','61150','54120','51250'}
def ytd(c,v):
    if v==0: return {'42120':18422.06,'43510':0,'51225':3890.00,'51260':2475.00,'52130':8600.00,'53130':1904.77,'58130':0,'61120':1480.50,'61180':915.38,'71130':22614.00}.get(c,0)
    if c in fixed: return round(v*5,2)
    return round(v*5*R.uniform(.88,1.09),2)
for c,n,v in inc: acc(BU+'.'+c,n,-ytd(c,v))
for c,n,v in exp: acc(BU+'.'+c,n,ytd(c,v))
k=lambda c:BU+'.'+c
billed=0
for c,n,v in inc:
    if v==0: continue
    if c=='41190': je((k('12410'),v),(k(c),-v)); continue
    if c=='41195': je((k('22310'),6118.02),(k('16310'),-1700.00),(k(c),-4418.02)); continue
    if c=='43910': je((k('11230'),4201.73),(k('11240'),1716.15),(k(c),-v)); continue
    if c=='43120': je((k('11110'),v),(k(c),-v)); continue
    je((k('12110'),v),(k(c),-v)); billed+=v
je((k('41110'),1820.00),(k('12110'),-1820.00))   # billing corrected
rec=round(billed-22817.44,2)
je((k('11115'),rec),(k('12110'),-rec)); je((k('11110'),rec),(k('11115'),-rec))
je((k('11110'),88214.50),(k('22110'),-88214.50)); je((k('22110'),141906.25),(k('12110'),-141906.25))
je((k('11110'),141906.25-20000),(k('12110'),-(141906.25-20000))); je((k('12110'),2*141906.25-20000-9300.17),(k('11110'),-(2*141906.25-20000-9300.17)))
vou=0
for c,n,v in exp:
    if v==0: continue
    a=k(c)
    if c in('51110','51115','56120'): je((a,v),(k('21240'),-v))
    elif c in('57110','57120'): je((a,v),(k('13110'),-v))
    elif c=='58110': je((a,v),(k('21220'),-v))
    elif c=='71110': je((a,v),(k('21230'),-v)); je((k('21230'),v),(k('11110'),-v))
    elif c=='71120': je((a,v),(k('11110'),-v))
    elif c=='71210': je((a,v),(k('16215'),-v))
    elif c=='61150': je((a,v),(k('12190'),-v))
    elif c[:2]=='81': je((a,v),(k({'81110':'15920','81115':'15921','81120':'15930','81130':'15940','81210':'16115'}[c]),-v))
    elif c in('53110','53120','53140'):
        prior=round(v*R.uniform(.9,1.04),2)
        je((a,v),(k('21210'),-v)); je((k('21210'),prior),(a,-prior)); je((a,prior),(k('21110'),-prior)); vou+=prior
    else: je((a,v),(k('21110'),-v)); vou+=v
je((k('15310'),118406.00),(k('21110'),-106565.40),(k('21115'),-11840.60)); je((k('16110'),38715.00),(k('21110'),-38715.00))
je((k('15300'),214880.15),(k('15310'),-214880.15))
pay=round(vou*.94+98000.11,2); je((k('21110'),pay),(k('11110'),-pay)); je((k('21240'),49912.08),(k('11110'),-49912.08))
je((k('11210'),66981.67),(k('11220'),15442.77),(k('11230'),25000),(k('11240'),7500),(k('11110'),-114924.44))
je((k('11120'),4500),(k('11110'),-4500)); je((k('11110'),4500),(k('22210'),-4500)); je((k('21120'),21740.0),(k('21110'),-21740.0))
je((k('31310'),150000),(k('11110'),-150000))
s=round(sum(A[c][1] for c in order),2); A[k('31110')][1]=-s
rows=[]
for c in order:
    n,b,d,cr=A[c]; rows.append(dict(account=c,name=n,beginning=round(b,2),debit=round(d,2),credit=round(cr,2),ending=round(b+d-cr,2)))
tot=dict(label='Company Total' ,**{q:round(sum(r[q] for r in rows),2)+0.0 for q in('beginning','debit','credit','ending')})
for q in('beginning','ending'): assert abs(tot[q])<.005; tot[q]=0.0
assert abs(tot['debit']-tot['credit'])<.005
bst=[r for r in rows if r['account'][6]<'4']; plt=[r for r in rows if r['account'][6]>='4']
def sub(l,rs): return dict(label=l,**{q:round(sum(r[q] for r in rs),2) for q in('beginning','debit','credit','ending')})
t1=sub('Total Balance Sheet Accounts',bst); t2=sub('Total Profit & Loss Accounts',plt)
tot['label']='Company Total'
def jm(x):
    s=f'{abs(x):,.2f}'
    if abs(x)<1: s=s.replace('0.','.',1)
    return s+('-' if x<0 else ' ')
def line(c,n,r): return f"{c:<20}{n:<38}{jm(r['beginning']):>20}{jm(r['debit']):>20}{jm(r['credit']):>20}{jm(r['ending']):>20}"
c=canvas.Canvas(D+N,pagesize=(792,612)); pg=0; y=0
def head():
    global pg,y
    pg+=1; c.setFont('Courier',8)
    for i,l in enumerate([f"{'R09410':<50}{'Ridgeback Real Estate Services':<60}{'07/11/25   8:14:52':>28}",f"{'':<52}{'Trial Balance - Company':<58}{'Page -  %6d'%pg:>28}",f"{'':<52}{'As of 06/30/25'}",f"{'Company  00412   Two Meridian Commons Owner LLC'}",f"{'Business Unit  41207   Two Meridian Commons - Office'}   Ledger Type AA",'',
      f"{'Account':<20}{'':<38}{'Beginning ':>20}{'. . . Period Ac':>20}{'tivity . . .    ':<20}{'Ending ':>20}".rstrip(),
      f"{'Number':<20}{'Description':<38}{'Balance ':>20}{'Debits ':>20}{'Credits ':>20}{'Balance ':>20}",
      f"{'-'*19} {'-'*37} "+(' '+'-'*19)*4]):
        c.drawString(48,578-i*10,l)
    y=578-95
def put(l):
    global y
    if y<36 and '=' not in l: c.showPage(); head()
    c.setFont('Courier',8); c.drawString(48,y,l); y-=10
head()
U=' '*58+(' '+'-'*19)*4
for i,r in enumerate(rows):
    if r is plt[0]:
        put(U); put(line('','Total Balance Sheet Accounts',t1)); put('')
    put(line(r['account'],r['name'],r))
put(U); put(line('','Total Profit & Loss Accounts',t2)); put(''); put(line('','Company Total',tot)); put(' '*58+(' '+'='*19)*4)
c.save()
for r in rows[:1]+[r for r in rows if r['account'].endswith(('12110','21110','21210','21240','11115','31110','22110'))]: print(r)
print(t1,t2)
save(N,'TB',None,['beginning','debit','credit','ending'],rows,[t1,t2,tot],'JD Edwards-like line printer trial balance, trailing minus, office, 3 pages',False)
