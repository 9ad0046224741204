# Office property, monospace entity-ledger trial balance (Letter portrait), trailing minus
import random
from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(6311)
def c(x): return int(round(x*100))
def jit(x,p=.04): return c(x*(1+R.uniform(-p,p)))
A=[] # acct,name,beg,dr,cr
def add(a,n,b=0,dr=0,cr=0): A.append([a,n,b,dr,cr])
inc=[('4010-000','Base Rent - Office',612480),('4012-000','Base Rent - Ground Floor Retail',28350),('4015-000','Rent Abatements',-21400),
('4020-000','Straight-Line Rent',11872),('4110-000','CAM Recovery',84610),('4120-000','Real Estate Tax Recovery',61275),('4130-000','Insurance Recovery',7940),
('4140-000','Utility Recovery - Submetered',19385),('4210-000','Parking Income - Monthly',38900),('4215-000','Parking Income - Transient',12244),
('4310-000','Antenna / Rooftop License',4150),('4320-000','Storage Space Income',2385),('4330-000','After-Hours HVAC',5120),('4390-000','Tenant Work Order Billings',6733),('4410-000','Late Fees',1180),('4490-000','Interest Income - Operating',2214)]
exp=[('5010-000','Janitorial - Contract',31840),('5015-000','Janitorial - Supplies',3275),('5020-000','Window Washing',4100),('5110-000','Electricity',58230),('5120-000','Natural Gas',9640),('5130-000','Water & Sewer',7115),
('5210-000','HVAC Maintenance Contract',8420),('5215-000','HVAC Repairs',11390),('5220-000','Elevator Maintenance',6980),('5230-000','Electrical Repairs',2945),('5235-000','Plumbing Repairs',3310),('5240-000','Fire & Life Safety',2865),
('5250-000','Roof Repairs',1475),('5310-000','Landscaping',4980),('5315-000','Interior Plants',720),('5320-000','Snow & Ice Removal',9150),('5330-000','Trash & Recycling',3085),('5340-000','Pest Control',465),
('5410-000','Security Contract',22760),('5415-000','Access Control Maintenance',1290),('5510-000','Engineering Payroll',27415),('5515-000','Payroll Taxes & Benefits',7630),('5610-000','Parking Lot Sweeping & Striping',1850),
('5710-000','Property Management Fee',26300),('5720-000','Administrative Payroll',14275),('5730-000','Telephone & Internet',1610),('5740-000','Office Supplies & Postage',585),('5750-000','Dues & Subscriptions',440),('5760-000','Professional Fees',3900),
('6010-000','Real Estate Taxes',102750),('6020-000','Property Insurance',13120),('6110-000','Non-Recoverable Legal',2450),('6115-000','Bad Debt Expense',3500),('6120-000','Marketing & Tenant Relations',2280),
('7010-000','Mortgage Interest Expense',148333.33),('7110-000','Depreciation - Building',131250),('7120-000','Amortization - Tenant Improvements',44610.42),('7130-000','Amortization - Leasing Commissions',18204.17)]
I=[];bill=0
for a,n,m in inc:
    neg=m<0; v=abs(jit(m)); b=abs(jit(2*m,.03))
    corr=jit(m*.02) if (not neg and R.random()<.3) else 0
    if neg: I.append([a,n,b,v,0]); bill-=v
    else: I.append([a,n,-b,corr,v]); bill+=v-corr
sl=[x for x in I if x[0]=='4020-000'][0]; sln=sl[4]-sl[3]; bill-=sln
E_=[];ap=0;d={}
for a,n,m in exp:
    fixed=a[0]=='7'; v=c(m) if fixed else jit(m); b=c(2*m) if fixed else jit(2*m,.05)
    acc=0 if fixed or R.random()<.72 else jit(m*.31)
    E_.append([a,n,b,v,acc]); d[a]=v-acc
ap=sum(v for a,v in d.items() if a[0] in '5' or a in('6110-000','6120-000'))
rec=bill-c(23118.46); pay=ap+c(9402.77); cap=c(86450)
tax=d['6010-000']; ins=d['6020-000']; bd=d['6115-000']; intr=d['7010-000']
add('1010-000','Cash - Operating',c(418226.91),rec+c(14250),None)
add('1015-000','Cash - Lockbox Sweep',c(2500))
add('1020-000','Cash - Security Deposits',c(286914.08),c(14250),0)
add('1030-000','Escrow - Real Estate Taxes',c(308214.66),c(104500),0)
add('1035-000','Escrow - Capital Reserve',c(742180.19),c(25000),c(41200))
add('1110-000','Accounts Receivable - Tenants',c(193406.52),bill,rec)
add('1115-000','Allowance for Doubtful Accounts',-c(41500),0,bd)
add('1120-000','Straight-Line Rent Receivable',c(1186240.35),sln,0)
add('1190-000','Due From Affiliates',c(37812.4),c(6300),c(8115.5))
add('1210-000','Prepaid Insurance',c(118080),0,ins)
add('1215-000','Prepaid Expenses - Other',c(21460.75),c(3120),c(3120))
add('1310-000','Land',c(14850000))
add('1320-000','Building',c(61425000))
add('1325-000','Building Improvements',c(7318442.18),c(41200),0)
add('1330-000','Tenant Improvements',c(9654210.77),cap-c(41200),0)
add('1390-000','Accumulated Depreciation - Building',-c(18243750),0,d['7110-000'])
add('1395-000','Accumulated Amortization - TI',-c(4182616.3),0,d['7120-000'])
add('1410-000','Deferred Leasing Commissions',c(3277450),c(28600),0)
add('1415-000','Accum. Amort. - Leasing Commissions',-c(1402188.64),0,d['7130-000'])
add('2010-000','Accounts Payable - Trade',-c(164208.33),pay+cap,ap+cap)
add('2020-000','Accrued Expenses',-c(58940),0,0)
add('2030-000','Accrued Real Estate Taxes',-c(205500),0,tax)
add('2040-000','Accrued Interest',-c(148333.33),c(148333.33),intr)
add('2110-000','Prepaid Rents',-c(91377.2),c(48610),c(53205.25))
add('2120-000','Tenant Security Deposits',-c(286914.08),0,c(14250))
add('2190-000','Due To Affiliates',-c(26315),c(26315),c(26300))
add('2310-000','Mortgage Note Payable',-c(40000000))
add('2350-000','Below-Market Lease Intangibles, Net',-c(512660),c(10680),0)
add('3010-000','Members\' Capital',None)
add('3050-000','Distributions',c(600000),c(300000),0)
A+=I+E_
# plugs
eq=[x for x in A if x[0]=='3010-000'][0]; eq[2]=0; eq[2]=-sum(x[2] for x in A)
cash=A[0]; cash[4]=0; cash[4]=sum(x[3] for x in A)-sum(x[4] for x in A)
assert cash[4]>0 and eq[2]<0, (cash,eq)
print('cash end',cash[2]+cash[3]-cash[4],'eq',eq[2])
rows=[];tot=[sum(x[i] for x in A) for i in (2,3,4)]
assert tot[0]==0 and tot[1]==tot[2]
def f(v): return f"{abs(v)/100:,.2f}"+('-' if v<0 else ' ')
name='harborline_4410_tb_0325.pdf'
cv=canvas.Canvas(f'{ROOT}/documents/{name}',pagesize=letter)
W,H=letter; LH=9.9; X0=30; CH=4.5; FS=7.5
per=56; pages=[A[i:i+per] for i in range(0,len(A),per)]
def put(col,y,s,bold=False):
    cv.setFont('Courier-Bold' if bold else 'Courier',FS); cv.drawString(X0+col*CH,y,s)
def putr(col,y,s,bold=False): put(col-len(s),y,s,bold)
COLS=[69,86,103,120]
for pi,pg in enumerate(pages):
    y=H-36
    put(0,y,'Database:  SSCPRD'); t='TRIAL BALANCE'; put(60-len(t)//2,y,t,True); putr(120,y,f'Page:   {pi+1}'); y-=LH
    put(0,y,'ENTITY:    4410'); t='Ridgeway Coastal REIT Shared Services'; put(60-len(t)//2,y,t); putr(120,y,'Date:   04/09/2025'); y-=LH
    t='Harborline Crossing Office Park'; put(60-len(t)//2,y,t); putr(120,y,'Time:     02:47 PM'); y-=LH
    put(0,y,'Accrual'); t='Period 03/25 through 03/25'; put(60-len(t)//2,y,t); y-=LH*2
    for cc,a,b in zip(COLS,('Beginning','Period','Period','Ending'),('Balance','Debits','Credits','Balance')):
        putr(cc-1,y,a); putr(cc-1,y-LH,b)
    y-=LH; put(0,y,'Account'); put(12,y,'Description'); y-=LH; put(0,y,'-'*120); y-=LH
    for a,n,b,dr,cr in pg:
        e=b+dr-cr
        put(0,y,a); put(12,y,n)
        for cc,v in zip(COLS,(b,dr,cr,e)): putr(cc,y,f(v))
        rows.append({"account":a,"name":n,"beginning":num(b),"debit":num(dr),"credit":num(cr),"ending":num(e)}); y-=LH
    if pi==len(pages)-1:
        for cc in COLS: putr(cc-1,y,'-'*14)
        y-=LH; put(12,y,'Total Entity 4410',True)
        for cc,v in zip(COLS,(0,tot[1],tot[2],0)): putr(cc,y,f(v),True)
        y-=LH
        for cc in COLS: putr(cc-1,y,'='*14)
        y-=LH*2; put(0,y,'Selection:  Entity = 4410   Basis = A   Zero-balance accounts suppressed')
    cv.showPage()
cv.save()
save(name,'TB',None,["beginning","debit","credit","ending"],rows,[{"label":"Total Entity 4410","beginning":0,"debit":num(tot[1]),"credit":num(tot[2]),"ending":0}],
 'office property, monospace entity ledger print, beginning/debits/credits/ending, trailing minus, 2 pages',False)
