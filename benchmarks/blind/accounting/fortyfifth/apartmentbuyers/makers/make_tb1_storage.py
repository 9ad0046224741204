# seller's trial balance of three storage facilities, line-printer style, Courier, CR suffix
from make_common import *
from reportlab.pdfgen import canvas
F='ironwood_GL_trial_balance_jun2026.pdf'
R=random.Random(140622)
A=[('ASSETS',[('1010-00','OPERATING CASH - FIRST MESA BANK',0),('1015-00','CREDIT CARD CLEARING',3200),('1020-00','PETTY CASH & DRAWER',300),('1110-00','RENT RECEIVABLE - TENANTS',9400),('1115-00','ALLOWANCE FOR UNCOLLECTIBLE',-2100),('1150-00','INSURANCE COMMISSION RECEIVABLE',1750),('1210-00','PREPAID INSURANCE',14800),('1220-00','PREPAID PROPERTY TAX',0),('1230-00','RETAIL MERCHANDISE INVENTORY',2900),('1510-00','LAND',1450000),('1520-00','BUILDINGS',5230000),('1525-00','PAVING & FENCING',214000),('1530-00','GATE & ACCESS SYSTEM',68400),('1540-00','OFFICE EQUIPMENT',21300),('1590-00','ACCUMULATED DEPRECIATION',-1123000)]),
('LIABILITIES',[('2010-00','ACCOUNTS PAYABLE TRADE',-11200),('2020-00','ACCRUED EXPENSES',-6300),('2110-00','ACCRUED PROPERTY TAX',-47500),('2120-00','SALES TAX PAYABLE',-880),('2210-00','PREPAID RENTS',-16400),('2220-00','REFUNDS DUE TENANTS',-640),('2310-00','TENANT PROTECTION PLAN PAYABLE',-4100),('2510-00','MORTGAGE NOTE - PLAINS LIFE',-3640000),('2590-00','DUE TO/FROM IRONWOOD HOLDINGS',-122000)]),
('EQUITY',[('3010-00','MEMBER CAPITAL',0),('3020-00','MEMBER DISTRIBUTIONS',165000),('3090-00','RETAINED EARNINGS - PRIOR',-402000)]),
('INCOME',[('4010-00','STORAGE RENT - UNITS',-472000),('4020-00','STORAGE RENT - PARKING',-31000),('4090-00','CONCESSIONS & DISCOUNTS',21800),('4110-00','LATE & LIEN FEES',-17900),('4120-00','ADMINISTRATION FEES',-6900),('4130-00','TENANT INSURANCE INCOME',-24800),('4140-00','RETAIL SALES',-5100),('4150-00','TRUCK RENTAL COMMISSION',-3600)]),
('EXPENSES',[('5010-00','MANAGER WAGES',41500),('5015-00','RELIEF MANAGER WAGES',11800),('5020-00','PAYROLL TAXES & BENEFITS',9700),('5110-00','ELECTRICITY',8900),('5120-00','WATER, SEWER & TRASH',3300),('5130-00','TELEPHONE & INTERNET',2600),('5210-00','REPAIRS & MAINTENANCE',7400),('5215-00','SNOW & LANDSCAPING',3100),('5220-00','GATE & CAMERA MAINTENANCE',1900),('5310-00','INTERNET ADVERTISING',9200),('5320-00','SIGNS & PRINT',800),('5410-00','BANK & MERCHANT FEES',8700),('5420-00','BAD DEBT',5200),('5430-00','AUCTION COSTS (NET)',-310),('5440-00','COST OF GOODS SOLD',2450),('5510-00','MANAGEMENT FEE - IRONWOOD',30200),('5610-00','PROPERTY TAX EXPENSE',47500),('5620-00','PROPERTY INSURANCE',12300),('5710-00','MORTGAGE INTEREST',72900),('5810-00','DEPRECIATION EXPENSE',61000)])]
c=canvas.Canvas(path(F),pagesize=(792,612)); y=0;pg=0; cur=''
def z(v): return f'{abs(v)/100:,.2f}'+('CR' if v<0 else '  ')
def page(cont):
    global y,pg
    if pg: c.showPage()
    pg+=1; y=580; c.setFont('Courier',8.4)
    L(f"{'GL410R':<44}IRONWOOD STORAGE PARTNERS LLC{'PAGE':>50}{pg:>5}"); L(f"{'07/08/26  10:22':<48}DETAIL TRIAL BALANCE"); L(f"{'':<45}PERIOD 06/01/26 TO 06/30/26"); L('')
    L(f"  FACILITY: {cur}{'  (CONTINUED)' if cont else ''}"); L('')
    L(f"{'ACCOUNT':<9} {'DESCRIPTION':<36} {'BALANCE':>18} {'------ PERIOD ACTIVITY ------':>33} {'ENDING':>18}")
    L(f"{'NUMBER':<9} {'':<36} {'FORWARD':>16}   {'DEBITS':>15} {'CREDITS':>17} {'BALANCE':>18}"); L('-'*124)
def L(s):
    global y
    c.setFont('Courier',8.4); c.drawString(36,y,s); y-=10.4
def row(a,b,d): L(f"{a:<9} {b:<36} {z(d['b']):>18} {d['d']/100:>15,.2f} {d['c']/100:>17,.2f} {z(d['b']+d['d']-d['c']):>18}")
rows=[];totals=[];GA=dict(b=0,d=0,c=0)
tv=lambda d:dict(beginning=d['b']/100,debit=d['d']/100,credit=d['c']/100,ending=(d['b']+d['d']-d['c'])/100)
for fac,sc in [('014 - DUNBAR ROAD',1.0),('017 - CASA BLANCA BLVD',.71),('022 - OLD MILL JUNCTION',1.34)]:
    cur=fac; D={}
    for sec,acs in A:
        for code,name,base in acs:
            b=int(base*sc*R.uniform(.88,1.12)*100) if base not in(300,) else 30000
            if base>=1000000: b=round(b,-4)
            if code.startswith(('5410','4150')) and sc<.8: continue
            act=abs(int(base*R.uniform(.14,.24)*100*sc)); d=k=0
            if sec=='INCOME': d,k=(0,act) if base<0 else (act,0); 
            if code=='4010-00': d=R.randint(9000,160000)
            if sec=='EXPENSES': d,k=(act,0) if base>0 else (0,act); 
            if code in('5010-00','5110-00'): k=R.randint(2000,90000)
            if code in('1015-00',): d=int(83000*sc*100*R.uniform(.9,1.1)); k=d-R.randint(-90000,90000)
            if code=='1110-00': d=int(101000*sc*100*R.uniform(.9,1.1)); k=d-R.randint(-150000,150000)
            if code in('2010-00','2210-00','2120-00','2310-00','1150-00','2020-00'): d=int(abs(base)*sc*R.uniform(.5,1)*100); k=int(abs(base)*sc*R.uniform(.5,1)*100)
            if code in('1210-00',): k=int(1340*sc*100)
            if code in('1590-00',): k=int(10170*sc*100)
            if code in('2510-00',): d=int(8210*sc*100)
            if code in('2110-00',): k=int(7916*sc*100)
            if code=='3020-00': d=int(30000*sc)*100
            if code=='1530-00' and sc>1: d=487500
            D[code]=dict(b=b,d=d,c=k)
    D['3010-00']['b']=0; D['1010-00']['b']=int(88000*sc*R.uniform(.8,1.3)*100); D['3010-00']['b']=-sum(v['b'] for v in D.values())
    o=D['1010-00']; o['d']=int(95000*sc*100*R.uniform(.95,1.05)); dd=sum(v['d'] for v in D.values()); cc=sum(v['c'] for v in D.values()); o['c']=dd-cc
    if o['c']<0: raise SystemExit('neg')
    page(False); ft=dict(b=0,d=0,c=0)
    for sec,acs in A:
        st=dict(b=0,d=0,c=0)
        for code,name,_ in acs:
            if code not in D: continue
            if y<52: page(True)
            d=D[code]; row(code,name,d); rows.append(dict(account=code,name=name,property=fac,**tv(d)))
            for k in st: st[k]+=d[k]; ft[k]+=d[k]; GA[k]+=d[k]
        if y<60: page(True)
        row('',f'   * TOTAL {sec}',st); totals.append(dict(label=f'* TOTAL {sec}',**tv(st))); L('')
    if y<60: page(True)
    lab=f'** FACILITY {fac[:3]} TOTAL'; row('',lab,ft); totals.append(dict(label=lab,**tv(ft)))
L('');L('=' *124); row('','*** ALL FACILITIES',GA); totals.append(dict(label='*** ALL FACILITIES',**tv(GA))); L('');L(f"{'':<45}*** END OF REPORT ***"); c.save()
save(F,'SELF_STORAGE','TRIAL_BALANCE','line-printer GL trial balance, three facilities, Courier',['beginning','debit','credit','ending'],rows,totals,hard='CR suffix, facility headings continued over pages, class totals, zero totals')
