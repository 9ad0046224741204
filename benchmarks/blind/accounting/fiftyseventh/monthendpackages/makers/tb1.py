# senior housing, departmental trial balance, line-printer PDF, trailing minus
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(57101)
F='LARKMOOR_TB_0525.pdf'
# (acct, name, beg, act)
def a(lo,hi): return r2(R.uniform(lo,hi))
BS=[('1010-00','CASH - OPERATING',None,None),('1015-00','CASH - PAYROLL',4210.18,-1188.42),('1020-00','PETTY CASH',750.00,0),('1025-00','RESIDENT TRUST CASH',18644.27,-912.50),
('1050-00','CASH - RESIDENT DEPOSITS',96500.00,2500.00),('1110-00','A/R - PRIVATE PAY',148220.71,9318.66),('1120-00','A/R - MEDICAID WAIVER',87410.33,-4206.17),('1130-00','A/R - LTC INSURANCE',22915.00,3140.00),
('1190-00','ALLOW FOR DOUBTFUL ACCOUNTS',-31200.00,-2600.00),('1210-00','PREPAID INSURANCE',61884.12,-7735.51),('1220-00','PREPAID SERVICE CONTRACTS',9412.50,-1045.83),('1230-00','PREPAID LICENSES',3100.00,-258.33),
('1310-00','ESCROW - REAL ESTATE TAX',118402.66,19250.00),('1320-00','ESCROW - INSURANCE',44190.08,8100.00),('1330-00','REPLACEMENT RESERVE',206118.94,4583.33),
('1410-00','INVENTORY - FOOD',14820.00,0),('1510-00','LAND',2450000.00,0),('1520-00','BUILDINGS & IMPROVEMENTS',21384912.40,18740.00),('1530-00','FURNITURE & EQUIPMENT',1684220.15,6212.88),('1540-00','VEHICLES',92418.00,0),
('1590-00','ACCUMULATED DEPRECIATION',-6418833.20,-74210.55),('1610-00','DEFERRED FINANCING COSTS',214600.00,0),('1615-00','ACCUM AMORT - FINANCING',-88215.40,-1788.33),
('2010-00','ACCOUNTS PAYABLE - TRADE',-186442.39,14218.07),('2015-00','ACCRUED EXPENSES',-41880.00,-6120.00),('2020-00','ACCRUED PAYROLL',-128417.66,-9416.22),('2025-00','ACCRUED PTO',-84210.93,-1877.10),
('2030-00','PAYROLL TAXES PAYABLE',-12904.55,744.80),('2035-00','ACCRUED WORKERS COMP',-22618.00,-2210.00),('2040-00','ACCRUED REAL ESTATE TAXES',-96250.00,-19250.00),('2050-00','ACCRUED INTEREST',-71204.16,0),
('2110-00','PREPAID RESIDENT FEES',-58319.40,-6120.00),('2120-00','RESIDENT DEPOSITS',-96500.00,-2500.00),('2130-00','RESIDENT TRUST LIABILITY',-18644.27,912.50),('2140-00','DEFERRED COMMUNITY FEES',-64500.00,3225.00),
('2190-00','DUE TO MANAGER',-38116.02,-1402.77),('2210-00','MORTGAGE NOTE PAYABLE',-15218440.62,24816.90),('2220-00','CAPITAL LEASE - VAN',-28114.80,912.36),
('3010-00','MEMBERS CAPITAL',-6200000.00,0),('3020-00','DISTRIBUTIONS',840000.00,70000.00),('3090-00','RETAINED EARNINGS',None,0)]
def rev(n,m,s=.04): 
    act=-r2(m*R.uniform(1-s,1+s)); beg=-r2(sum(m*R.uniform(1-s,1+s) for _ in range(4))); return (n[0],n[1],beg,act)
def ex(c,n,m,s=.15,zero=0):
    act=r2(m*R.uniform(1-s,1+s)); beg=r2(sum(m*R.uniform(1-s,1+s) for _ in range(4)))
    if zero: act=0
    return (c,n,beg,act)
REV=[rev(('4010-10','RENT - INDEPENDENT LIVING'),168400),rev(('4020-10','RENT - ASSISTED LIVING'),241800),rev(('4030-10','RENT - MEMORY CARE'),142600),rev(('4040-10','CARE LEVEL FEES - AL'),61200),rev(('4045-10','CARE LEVEL FEES - MC'),28400),
rev(('4050-10','MEDICAID WAIVER REVENUE'),58300),rev(('4060-10','RESPITE STAYS'),6900,.5),rev(('4070-10','SECOND OCCUPANT FEES'),11250),rev(('4080-10','COMMUNITY FEES'),14000,.4),rev(('4110-10','GUEST MEALS'),1460,.3),rev(('4120-10','BEAUTY SHOP COMMISSION'),640,.2),rev(('4130-10','GUEST SUITE'),890,.4),rev(('4140-10','LATE CHARGES'),410,.5),('4150-10','PET FEES',-1500.00,0),
ex('4210-10','CONCESSIONS - RENT',7200,.3),ex('4220-10','MEDICAID CONTRACTUAL ADJ',9100,.2),('4290-10','INTEREST INCOME - RESERVES',-1284.16,-322.08)]
SAL=lambda d,w,ot=True,t=.0765:[ex(f'5010-{d}','SALARIES & WAGES',w,.05)]+([ex(f'5020-{d}','OVERTIME',w*.06,.4)] if ot else [])+[ex(f'5040-{d}','PTO EXPENSE',w*.055,.2),ex(f'5110-{d}','PAYROLL TAXES',w*.083,.06),ex(f'5120-{d}','GROUP HEALTH',w*.092,.08),ex(f'5130-{d}','WORKERS COMP',w*.027,.06)]
D=[('20','RESIDENT CARE - ASSISTED LIVING',SAL('20',92400)+[ex('5210-20','AGENCY STAFFING',7800,.5),ex('6010-20','MEDICAL SUPPLIES',1900),ex('6020-20','INCONTINENCE SUPPLIES',1450),ex('6030-20','NURSE CALL MAINTENANCE',310),ex('6040-20','PHARMACY CONSULTANT',550,.01),ex('6045-20','TRAINING & IN-SERVICE',380,.6)]),
('25','MEMORY CARE',SAL('25',48700)+[ex('5210-25','AGENCY STAFFING',3100,.6),ex('6010-25','MEDICAL SUPPLIES',980),ex('6020-25','INCONTINENCE SUPPLIES',1720),ex('6050-25','PROGRAM SUPPLIES',410,.4)]),
('30','DINING SERVICES',SAL('30',51200)+[ex('6110-30','RAW FOOD',44300,.07),ex('6115-30','NUTRITIONAL SUPPLEMENTS',760),ex('6120-30','KITCHEN SUPPLIES & PAPER',3900),ex('6125-30','CHINA GLASS & SILVER',520,.7),ex('6130-30','DISHMACHINE LEASE',445,.001),ex('6135-30','DIETITIAN CONSULTANT',600,.001),ex('6140-30','MEAL CREDITS',-380,.3)]),
('35','HOUSEKEEPING & LAUNDRY',SAL('35',17800)+[ex('6210-35','CLEANING SUPPLIES',1680),ex('6220-35','LAUNDRY SUPPLIES',690),ex('6230-35','LINEN REPLACEMENT',420,.6,1)]),
('40','PLANT OPERATIONS',SAL('40',14900)+[ex('6310-40','ELECTRICITY',15400,.12),ex('6315-40','NATURAL GAS',6100,.35),ex('6320-40','WATER & SEWER',7250,.08),ex('6325-40','TRASH REMOVAL',2140,.03),ex('6330-40','CABLE & INTERNET - BULK',5680,.002),ex('6340-40','ELEVATOR CONTRACT',1240,.001),ex('6345-40','FIRE & LIFE SAFETY',980,.5),ex('6350-40','HVAC REPAIRS',2600,.5),ex('6355-40','PLUMBING REPAIRS',1350,.6),ex('6360-40','GROUNDS & SNOW',3100,.5),ex('6365-40','PEST CONTROL',365,.001),ex('6370-40','APARTMENT TURN COSTS',4200,.4),ex('6375-40','GENERATOR SERVICE',410,.3,1)]),
('45','LIFE ENRICHMENT & TRANSPORTATION',SAL('45',13400,False)+[ex('6410-45','ACTIVITY SUPPLIES',1120,.3),ex('6420-45','ENTERTAINERS',950,.3),ex('6430-45','VEHICLE FUEL & REPAIR',1080,.4),ex('6440-45','OUTINGS',340,.6)]),
('50','SALES & MARKETING',SAL('50',11600,False)+[ex('5060-50','COMMISSIONS',2400,.5),ex('6510-50','REFERRAL AGENCY FEES',8900,.5),ex('6520-50','DIGITAL ADVERTISING',3650,.1),ex('6530-50','EVENTS & OUTREACH',1180,.5),ex('6540-50','COLLATERAL & PRINT',460,.8,1)]),
('60','ADMINISTRATION',SAL('60',27300,False)+[ex('6610-60','MANAGEMENT FEE',34900,.01),ex('6615-60','OFFICE SUPPLIES',780,.3),ex('6620-60','TELEPHONE',1320,.04),ex('6625-60','SOFTWARE & EHR',4180,.01),ex('6630-60','LICENSES & SURVEY FEES',420,.2),ex('6635-60','LEGAL FEES',900,.9),ex('6640-60','AUDIT & TAX',1850,.001),ex('6645-60','BANK & MERCHANT FEES',1090,.1),ex('6650-60','RECRUITING & BACKGROUND',1240,.4),ex('6655-60','BAD DEBT EXPENSE',2600,.001),ex('6660-60','POSTAGE & DELIVERY',190,.3),ex('6670-60','EMPLOYEE RELATIONS',510,.5)]),
('70','PROPERTY & CAPITAL COSTS',[ex('7010-70','REAL ESTATE TAXES',19250,0),ex('7020-70','PROPERTY & LIABILITY INS',9150,.01),ex('7110-70','MORTGAGE INTEREST',71204,.002),ex('7120-70','CAPITAL LEASE INTEREST',148,.03),ex('7210-70','DEPRECIATION',74210.55,0),ex('7220-70','AMORTIZATION - FINANCING',1788.33,0),('7310-70','LOSS ON DISPOSAL',2140.60,0),('7410-70','PARTNERSHIP EXPENSE',1250.00,0)])]
groups=[('00','BALANCE SHEET',BS),('10','RESIDENT REVENUE',REV)]+D
other_act=r2(sum(x[3] or 0 for g in groups for x in g[2]))
cash_beg=312480.96
other_beg=r2(sum(x[2] or 0 for g in groups for x in g[2]))
BS[0]=('1010-00','CASH - OPERATING',cash_beg,-other_act+0.0)
BS[-1]=('3090-00','RETAINED EARNINGS',r2(-other_beg-cash_beg),0)
def tm(v): 
    if v is None: return ''
    s=f'{abs(v):,.2f}'
    if abs(v)<1: s=s.lstrip('0')
    return s+('-' if v<0 else ' ')
W,H=landscape(letter); c=canvas.Canvas(doc(F),pagesize=(W,H)); c.setTitle('TB by Dept')
page=0;y=0;FS=8.6;LH=11.2;X0=46
CW=FS*.6
def put(col,t): c.drawString(X0+col*CW,y,t)
def rput(col,t): c.drawString(X0+(col-len(t))*CW,y,t)
ENDS=[78,98,119]
def head():
    global page,y
    if page: c.showPage()
    page+=1; c.setFont('Courier',FS); y=H-40
    put(0,'GLR440-B'); t='LARKMOOR COMMONS SENIOR LIVING LLC'; put(62-len(t)//2,t); put(108,f'PAGE {page:6d}'); y-=LH
    put(0,'CO 00412'); t='TRIAL BALANCE BY DEPARTMENT'; put(62-len(t)//2,t); put(108,'06/11/25'); y-=LH
    t='PERIOD 05 FISCAL YEAR 2025  -  ENDING 05/31/25'; put(62-len(t)//2,t); put(108,'08:14:37'); y-=LH*1.6
    rput(78,'BALANCE '); rput(98,'CURRENT '); rput(119,'YEAR TO DATE '); y-=LH
    put(0,'ACCOUNT'); put(12,'DESCRIPTION'); rput(78,'FORWARD '); rput(98,'PERIOD '); rput(119,'BALANCE '); y-=LH
    put(0,'-'*10); put(12,'-'*36)
    for e in ENDS: rput(e,'-'*17+' ')
    y-=LH
rows=[];tot=[];head()
def ensure(n=1):
    if y-LH*n<38: head()
G=[0,0,0]
for d,n,accts in groups:
    ensure(4); put(0,f'DEPT {d}   {n}'); y-=LH
    S=[0,0,0]
    for ac,nm,b,t in accts:
        ensure()
        e=r2(b+t); put(2,ac); put(12,nm)
        rput(78,tm(b)); 
        if t: rput(98,tm(t))
        rput(119,tm(e)); y-=LH
        rows.append({'account':ac,'name':nm,'beginning':b,'activity':t if t else None,'ending':e})
        S=[S[0]+b,S[1]+t,S[2]+e]
    ensure(3)
    for e in ENDS: rput(e,'-'*17+' ')
    y-=LH*.8; S=[r2(v) for v in S]; lab=f'TOTAL DEPT {d} {n}'; put(12,lab)
    for e,v in zip(ENDS,S): rput(e,tm(v))
    y-=LH*1.8
    tot.append({'label':lab,'beginning':S[0],'activity':S[1],'ending':S[2]}); G=[g+s for g,s in zip(G,S)]
ensure(4)
for e in ENDS: rput(e,'='*17+' ')
y-=LH*.9; put(12,'TOTAL COMPANY 00412')
G=[r2(g) for g in G]
for e,v in zip(ENDS,G): rput(e,tm(v))
tot.append({'label':'TOTAL COMPANY 00412','beginning':G[0],'activity':G[1],'ending':G[2]})
y-=LH*2; put(12,'*** END OF REPORT ***'); c.save()
assert G==[0,0,0],G
print(rows[0],rows[40],[t['ending'] for t in tot],page)
save(F,'TB',['beginning','activity','ending'],rows,tot,'line-printer PDF, senior housing, signed balances with trailing minus, department subtotals, repeated page heads',True)
