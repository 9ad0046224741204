import random
from common import *
from reportlab.pdfgen import canvas
R=random.Random(4170)
NAME='GL4100_0417_JUN24.pdf'
def n(a,f=.12): return r2(a*(1+R.uniform(-f,f)))
# kinds: B(begin,dr,cr) explicit ; E monthly expense ; I monthly income ; z = no activity this month
def B(c,d,b,dr=0,cr=0): return dict(c=c,d=d,b=b,dr=dr,cr=cr)
def E(c,d,m,rev=0,skip=0):
    beg=r2(sum(n(m,.25) for _ in range(5))); return dict(c=c,d=d,b=beg,dr=0 if skip else n(m,.25),cr=rev)
def I(c,d,m,rev=0,skip=0):
    beg=-r2(sum(n(m,.05) for _ in range(5))); return dict(c=c,d=d,b=beg,dr=rev,cr=0 if skip else n(m,.04))
G=[
('*** TOTAL ASSETS',[
 ('** TOTAL CASH',[
  B('1010-000','CASH - OPERATING FNB 0417',118406.22,0,0),
  B('1015-000','CASH - LOCKBOX CLEARING',41877.90,312004.18,329118.44),
  B('1020-000','CASH - SECURITY DEPOSITS',96220.15,37.86,0),
  B('1030-000','CASH - TAX/INS ESCROW LENDER',284115.08,58210.00,0),
  B('1035-000','CASH - TI/LC RESERVE LENDER',151902.77,8333.33,22450.00),
  B('1040-000','CASH - SUSPENSE',-2118.40),
  B('1050-000','PETTY CASH',350.00)]),
 ('** TOTAL RECEIVABLES',[
  B('1110-000','A/R - TENANTS',203911.46,378204.11,341266.08),
  B('1115-000','A/R - ALLOWANCE DOUBTFUL',-88500.00,0,6500.00),
  B('1120-000','A/R - UNBILLED CAM RECOV',47115.00,9423.00,0),
  B('1125-000','A/R - STRAIGHT LINE RENT',318766.31,0,4107.92),
  B('1130-000','A/R - INSURANCE CLAIM HAIL',64280.00),
  B('1150-000','DUE FROM AFFIL - TRIAD MGMT',122500.00,15000.00,0),
  B('1151-000','DUE FROM AFFIL - TOWER II LLC',76412.87),
  B('1155-000','EMPLOYEE ADVANCES',600.00,0,150.00)]),
 ('** TOTAL PREPAIDS & DEPOSITS',[
  B('1210-000','PREPAID INSURANCE',71333.30,0,10190.47),
  B('1220-000','PREPAID REAL ESTATE TAXES',0.00),
  B('1230-000','PREPAID SERVICE CONTRACTS',8412.60,0,1402.10),
  B('1240-000','UTILITY DEPOSITS',14250.00),
  B('1250-000','ELEVATOR MODERNIZATION DEP',38600.00)]),
 ('** TOTAL FIXED ASSETS',[
  B('1310-000','LAND',2140000.00),
  B('1320-000','BUILDING',14862300.00),
  B('1325-000','BUILDING IMPROVEMENTS',1906744.19,22450.00,0),
  B('1330-000','TENANT IMPROVEMENTS',2411087.55,0,0),
  B('1340-000','PARKING LOT & LANDSCAPE',388912.00),
  B('1350-000','FURNITURE & EQUIPMENT',144206.71),
  B('1360-000','VEHICLES',27900.00),
  B('1420-000','ACCUM DEPR - BUILDING',-4573015.38,0,31757.05),
  B('1425-000','ACCUM DEPR - BLDG IMPR',-701344.62,0,4074.24),
  B('1430-000','ACCUM DEPR - TENANT IMPR',-1388260.04,0,21908.33),
  B('1450-000','ACCUM DEPR - FURN & EQUIP',-131870.95,0,616.80),
  B('1460-000','ACCUM DEPR - VEHICLES',-27900.00)]),
 ('** TOTAL OTHER ASSETS',[
  B('1510-000','LEASING COMMISSIONS',612344.80,0,0),
  B('1515-000','ACCUM AMORT - LEASING COMM',-401220.66,0,6378.59),
  B('1520-000','LOAN COSTS',241500.00),
  B('1525-000','ACCUM AMORT - LOAN COSTS',-171062.50,0,2012.50),
  B('1590-000','ORGANIZATION COSTS',0.00)])]),
('*** TOTAL LIABILITIES',[
 ('** TOTAL CURRENT LIABILITIES',[
  B('2010-000','ACCOUNTS PAYABLE - TRADE',-318460.19,121830.40,0),
  B('2015-000','A/P - RETAINAGE',-24118.00),
  B('2020-000','ACCRUED EXPENSES',-41207.33,41207.33,38915.00),
  B('2030-000','ACCRUED REAL ESTATE TAXES',-248333.35,0,49666.67),
  B('2040-000','ACCRUED INTEREST',-76140.62,76140.62,76011.87),
  B('2050-000','ACCRUED PAYROLL',-11480.26,11480.26,12306.90),
  B('2055-000','PAYROLL TAXES WITHHELD',-3902.18,4118.75,4290.11),
  B('2060-000','SALES TAX PAYABLE',-1211.04,1211.04,1184.27),
  B('2070-000','PREPAID RENTS',-37215.50,21960.00,18844.25),
  B('2080-000','SECURITY DEPOSITS HELD',-131066.00,2400.00,3150.00),
  B('2085-000','UNCLAIMED PROPERTY',-418.77)]),
 ('** TOTAL LONG TERM LIABILITIES',[
  B('2210-000','MORTGAGE NOTE - GREAT PLAINS',-13944210.77,23604.15,0),
  B('2220-000','NOTE - MEZZANINE LENDER',-1500000.00),
  B('2230-000','DEFAULT INTEREST & LATE CHGS',-212660.00,0,41730.00),
  B('2250-000','DUE TO AFFIL - TRIAD MGMT',-188204.36,0,11612.00),
  B('2255-000','DUE TO MEMBERS',-250000.00),
  B('2290-000','CAPITAL LEASE - COPIER',-4410.20,315.02,0)])]),
('*** TOTAL EQUITY',[
 (None,[
  B('3010-000','MEMBERS CAPITAL - CLASS A',0),   # plug
  B('3020-000','MEMBERS CAPITAL - CLASS B',-1250000.00),
  B('3030-000','MEMBERS DISTRIBUTIONS',2864500.00),
  B('3050-000','SYNDICATION COSTS',96000.00),
  B('3090-000','RETAINED EARNINGS',1311604.27)])]),
('*** TOTAL REVENUE',[
 ('** TOTAL RENTAL INCOME',[
  I('4010-100','BASE RENT - OFFICE TOWER',214600,4210.50),
  I('4010-200','BASE RENT - ANNEX',31250),
  I('4010-300','BASE RENT - LOBBY RETAIL',18420),
  I('4010-400','BASE RENT - STORAGE CAGES',1185),
  I('4015-000','ANTENNA & ROOFTOP LICENSE',4950),
  dict(c='4020-000',d='STRAIGHT LINE RENT ADJ',b=20539.60,dr=4107.92,cr=0),
  dict(c='4030-000',d='RENT CONCESSIONS',b=48750.00,dr=9750.00,cr=0),
  I('4040-000','PERCENTAGE RENT - RETAIL',610,0,1)]),
 ('** TOTAL RECOVERIES',[
  I('4110-000','CAM / OPEX ESCALATIONS',41230,1180.00),
  I('4120-000','REAL ESTATE TAX ESCALATION',22940),
  I('4130-000','ELECTRIC REIMB - SUBMETER',9870),
  I('4135-000','AFTER HOURS HVAC',2140),
  B('4150-000','PRIOR YEAR RECOV ADJ',-16211.48,2804.90,0)]),
 ('** TOTAL OTHER INCOME',[
  I('4210-000','PARKING - RESERVED',8740),
  I('4215-000','PARKING - TRANSIENT',2260),
  I('4220-000','LATE FEES',930,350.00),
  I('4230-000','TENANT SERVICES BILLBACK',1740),
  I('4240-000','CONFERENCE CENTER FEES',1325),
  I('4250-000','VENDING & MISC',210),
  B('4260-000','INTEREST INCOME',-191.22,0,37.86),
  B('4270-000','LEASE TERMINATION FEES',-60000.00),
  B('4290-000','INSURANCE PROCEEDS',0.00)])]),
('*** TOTAL EXPENSES',[
 ('** TOTAL CLEANING',[
  E('5010-000','JANITORIAL CONTRACT',17650),E('5015-000','JANITORIAL SUPPLIES',2010),
  E('5020-000','DAY PORTER',3480),E('5025-000','WINDOW WASHING',1400,0,1),
  E('5030-000','TRASH & RECYCLING',2215),E('5035-000','PEST CONTROL',310)]),
 ('** TOTAL REPAIRS & MAINTENANCE',[
  E('5110-000','ENGINEERING PAYROLL',15820),E('5112-000','ENGINEERING PAYROLL TAX/BENE',4230),
  E('5115-000','HVAC CONTRACT & REPAIRS',6740,1212.00),E('5118-000','WATER TREATMENT',680),
  E('5120-000','ELEVATOR CONTRACT',5410),E('5122-000','ELEVATOR REPAIRS NON-CONTR',2250),
  E('5125-000','ELECTRICAL REPAIRS',1620),E('5128-000','LAMPS & BALLASTS',540),
  E('5130-000','PLUMBING REPAIRS',1310),E('5135-000','ROOF REPAIRS',2900),
  E('5140-000','FIRE & LIFE SAFETY',1985),E('5145-000','LOCKS & KEYS',260),
  E('5150-000','GENERAL BLDG REPAIRS',2440),E('5155-000','PAINT & DECORATING',880,0,1),
  E('5160-000','GENERATOR SERVICE',450,0,1)]),
 ('** TOTAL GROUNDS & SECURITY',[
  E('5210-000','LANDSCAPE CONTRACT',2350),E('5212-000','INTERIOR PLANTS',395),
  E('5215-000','SNOW REMOVAL',6100,0,1),E('5220-000','PARKING LOT SWEEP & STRIPE',575),
  E('5230-000','GUARD SERVICE',9630),E('5235-000','ACCESS CONTROL & CCTV',840)]),
 ('** TOTAL UTILITIES',[
  E('5310-000','ELECTRIC',27800),E('5320-000','GAS',4150),E('5330-000','WATER & SEWER',2490),
  E('5340-000','STORM WATER FEE',415),E('5350-000','TELEPHONE & DATA',1125)]),
 ('** TOTAL ADMINISTRATIVE',[
  E('5410-000','MANAGEMENT FEE',11612),E('5415-000','ASSET MGMT FEE',4000),
  E('5420-000','BLDG OFFICE PAYROLL',9240),E('5422-000','OFFICE PAYROLL TAX/BENE',2310),
  E('5430-000','OFFICE SUPPLIES & POSTAGE',720),E('5435-000','DUES & SUBSCRIPTIONS',215),
  E('5440-000','LEGAL - TENANT',3350),E('5445-000','LEGAL - LENDER/DEFAULT',14200),
  E('5450-000','ACCOUNTING & TAX PREP',1800),E('5455-000','BANK CHARGES',365),
  E('5460-000','TRAVEL & MEALS',410),E('5465-000','COMPUTER/SOFTWARE',960),
  B('5470-000','BAD DEBT EXPENSE',32500.00,6500.00,0),E('5480-000','TENANT RELATIONS',290)]),
 ('** TOTAL TAXES & INSURANCE',[
  B('5510-000','REAL ESTATE TAXES',248333.35,49666.67,0),
  B('5515-000','TAX APPEAL FEES',7500.00),
  B('5520-000','PROPERTY & LIAB INSURANCE',50952.35,10190.47,0),
  B('5525-000','FRANCHISE TAX',1100.00)]),
 ('** TOTAL MARKETING & LEASING',[
  E('5610-000','ADVERTISING & SIGNAGE',1150),E('5615-000','BROKER EVENTS',300,0,1),E('5620-000','SPACE PLANNING',725)]),
 ('** TOTAL NON-OPERATING',[
  B('6010-000','INTEREST - FIRST MORTGAGE',381602.14,76011.87,0),
  B('6015-000','INTEREST - MEZZANINE',68750.00,13750.00,0),
  B('6020-000','DEFAULT INTEREST & LATE CHGS',170930.00,41730.00,0),
  B('6110-000','DEPRECIATION - BUILDING',158785.25,31757.05,0),
  B('6115-000','DEPRECIATION - IMPROVEMENTS',129912.85,25982.57,0),
  B('6120-000','DEPRECIATION - FF&E',3084.00,616.80,0),
  B('6130-000','AMORTIZATION - LEASING COMM',31892.95,6378.59,0),
  B('6135-000','AMORTIZATION - LOAN COSTS',10062.50,2012.50,0),
  B('6190-000','OWNER EXPENSES',21418.66,1875.00,0)])])]
acc=[a for _,ss in G for _,l in ss for a in l]
by={a['c']:a for a in acc}
# plugs: trade payables credited, cash operating
by['2010-000']['cr']=n(139400,.02)
by['1010-000']['dr']=329118.44
by['3010-000']['b']=-r2(sum(a['b'] for a in acc))
d=r2(sum(a['dr'] for a in acc)-sum(a['cr'] for a in acc))
by['1010-000']['cr']=d
print('cash cr plug',d,'equity',by['3010-000']['b'])
assert d>0
for a in acc: a['e']=r2(a['b']+a['dr']-a['cr'])
def tot(l): return [r2(sum(a[k] for a in l)) for k in 'b dr cr e'.split()]
def f(x,blank=False):
    if x==0: return '' if blank else '.00  '
    s=f'{abs(x):,.2f}'
    if s.startswith('0.'): s=s[1:]
    return s+('CR' if x<0 else '  ')
def line(code,desc,v,):
    return f" {code:<11}{desc:<34}{f(v[0]):>21}{f(v[1],True):>21}{f(v[2],True):>21}{f(v[3]):>21}"
L=[];rows=[];totals=[]
def addtot(lab,v):
    L.append(('t',' '*12+'-'*0+' '*34+('%21s'%'---------------  ')*4))
    L.append(('t',f" {'':<5}{lab:<40}{f(v[0]):>21}{f(v[1]):>21}{f(v[2]):>21}{f(v[3]):>21}"))
    totals.append(dict(label=lab,beginning=v[0],debit=v[1],credit=v[2],ending=v[3])); L.append(('b',''))
for gl,ss in G:
    for sl,l in ss:
        for a in l:
            L.append(('r',line(a['c'],a['d'],(a['b'],a['dr'],a['cr'],a['e']))))
            r=dict(account=a['c'],name=a['d'],beginning=a['b'],ending=a['e'])
            if a['dr']: r['debit']=a['dr']
            if a['cr']: r['credit']=a['cr']
            rows.append(r)
        if sl: addtot(sl,tot(l))
    addtot(gl,tot([a for _,l in ss for a in l]))
pl=[a for gl,ss in G[3:] for _,l in ss for a in l]
addtot('*** NET (PROFIT) LOSS - YTD',tot(pl))
addtot('LEDGER TOTALS',tot(acc))
assert abs(totals[-1]['beginning'])<.005 and abs(totals[-1]['ending'])<.005
W,H=792,612
c=canvas.Canvas(doc(NAME),pagesize=(W,H)); c.setTitle('GL4100'); FS=9.1; LH=10.0
def page(p):
    c.setFillColorRGB(.91,.96,.90)
    y=H-100
    i=0
    while y>24:
        if i%2==0: c.rect(22,y-28,W-44,30,stroke=0,fill=1)
        y-=30;i+=1
    c.setFillColorRGB(.1,.1,.12); c.setFont('Courier',FS)
    h=[f" RUN 07/09/24 18:22:07{'TRIAD MANAGEMENT GROUP':^88}{'PAGE':>12}{p:>5}",
       f" PGM GL4100  V6.2     {'GENERAL LEDGER TRIAL BALANCE':^88}{'OPR':>12}  DKW",
       f" ENTITY 0417 PRAIRIE TOWER OFFICE CENTER LLC{'PERIOD ENDING 06/30/24':>44}{'BASIS: ACCRUAL':>38}",
       '',
       f" {'ACCOUNT':<11}{'':<34}{'BALANCE  ':>21}{'------- C U R R E N T   P E R I O D -----':>42}{'BALANCE  ':>21}",
       f" {'NUMBER':<11}{'DESCRIPTION':<34}{'FORWARD  ':>21}{'DEBITS  ':>21}{'CREDITS  ':>21}{'06/30/24  ':>21}"]
    y=H-34
    for s in h: c.drawString(24,y,s); y-=LH
    c.drawString(24,y+2,' '+'='*130)
    return H-108
p=1;y=page(p);i=0
while i<len(L):
    k,s=L[i]
    need=LH*(3 if k=='r' else 2)
    if y<26+ (LH*2 if (k=='t' and '---' in s) else 0):
        c.showPage();p+=1;y=page(p)
        if k=='b': i+=1; continue
    c.drawString(24,y,s); y-=LH; i+=1
c.drawString(24,y-4," *** ACCOUNTS OUT OF BALANCE: NONE ***          *** END OF REPORT GL4100 ***")
c.save()
save(NAME,'TB','greenbar line-printer GL trial balance, CR suffix, class subtotals, several pages',True,['beginning','debit','credit','ending'],rows,totals)
