# Senior living, green-bar style courier report, trailing minus, fpdf2
from common import *
from fpdf import FPDF
R=random.Random(4102)
NAME='GL410R_Larkmere_TB_0926'
G=[('CASH AND EQUIVALENTS',[('1010-00','OPERATING CASH - FIRST CORDELL BANK',412),('1015-00','PAYROLL IMPREST',25),('1020-00','RESIDENT TRUST FUND CASH',38.4),('1030-00','SECURITY DEPOSIT ESCROW',61.2),('1040-00','REPLACEMENT RESERVE - LENDER HELD',286)]),
('RECEIVABLES',[('1110-10','A/R PRIVATE PAY - INDEPENDENT',44),('1110-20','A/R PRIVATE PAY - ASSISTED LIVING',127),('1110-30','A/R PRIVATE PAY - MEMORY CARE',96),('1120-20','A/R MEDICAID WAIVER - ASSISTED LIVING',83),('1130-00','A/R LTC INSURANCE ASSIGNED',29),('1190-00','ALLOWANCE FOR DOUBTFUL ACCOUNTS',-52)]),
('OTHER ASSETS',[('1210-00','PREPAID INSURANCE',71),('1220-00','PREPAID LICENSES & DUES',9),('1230-00','FOOD & SUPPLY INVENTORY',16.5),('1510-00','LAND',2150),('1520-00','BUILDING AND IMPROVEMENTS',18840),('1530-00','FURNITURE & EQUIPMENT',1422),('1540-00','VEHICLES - RESIDENT TRANSPORT',118),('1590-00','ACCUMULATED DEPRECIATION',-5206)]),
('CURRENT LIABILITIES',[('2010-00','ACCOUNTS PAYABLE TRADE',-188),('2020-00','ACCRUED PAYROLL AND PTO',-164),('2025-00','PAYROLL TAXES WITHHELD',-21),('2030-00','RESIDENT TRUST FUNDS HELD',-38.4),('2040-00','PREPAID RENT AND CARE FEES',-77),('2045-00','SECURITY DEPOSITS',-61.2),('2050-00','ACCRUED REAL ESTATE TAX',-118),('2060-00','PROVIDER (BED) TAX PAYABLE',-14)]),
('LONG TERM DEBT AND EQUITY',[('2510-00','MORTGAGE NOTE PAYABLE - BALTHUS AGENCY LENDING',-13450),('2520-00','UNAMORTIZED FINANCING COST',204),('3010-00','MEMBER CAPITAL - NORTHGATE TEACHERS RETIREMENT',-6200),('3020-00','DISTRIBUTIONS TO MEMBER',540),('3090-00','ACCUMULATED EARNINGS','PLUG')]),
('RESIDENT REVENUE',[('4010-10','RENT - INDEPENDENT LIVING',-1420),('4010-20','RENT - ASSISTED LIVING',-2633),('4010-30','RENT - MEMORY CARE',-1718),('4110-20','LEVEL OF CARE FEES - AL',-604),('4110-30','LEVEL OF CARE FEES - MC',-388),('4120-20','MEDICAID WAIVER REVENUE',-517),('4210-00','COMMUNITY FEES (NON-REFUNDABLE)',-96),('4220-00','RESPITE STAYS',-58),('4230-00','SECOND OCCUPANT FEES',-73),('4290-00','GUEST MEALS, BEAUTY SHOP & OTHER',-31),('4310-00','MOVE-IN CONCESSIONS',114)]),
('DEPT 50 NURSING AND CARE',[('5010-50','WAGES - RN / LPN',702),('5011-50','WAGES - CAREGIVERS',1386),('5012-50','WAGES - MED TECHS',318),('5020-50','AGENCY STAFFING',147),('5090-50','PAYROLL TAXES & BENEFITS',412),('5110-50','MEDICAL SUPPLIES',58),('5120-50','INCONTINENCE SUPPLIES REBILLED',22)]),
('DEPT 55 DINING',[('5010-55','WAGES - COOKS AND SERVERS',423),('5090-55','PAYROLL TAXES & BENEFITS',71),('5210-55','RAW FOOD',389),('5220-55','DIETARY SUPPLIES',37)]),
('DEPT 60 PLANT AND HOUSEKEEPING',[('5010-60','WAGES - MAINTENANCE',118),('5011-60','WAGES - HOUSEKEEPING',164),('5310-60','ELECTRIC',132),('5311-60','GAS',47),('5312-60','WATER / SEWER',61),('5320-60','ELEVATOR & LIFE SAFETY CONTRACTS',28),('5330-60','REPAIRS - BUILDING',74),('5340-60','GROUNDS AND SNOW',36)]),
('DEPT 90 ADMINISTRATION AND FIXED',[('5010-90','WAGES - EXECUTIVE DIRECTOR & OFFICE',287),('5410-90','MARKETING - REFERRAL FEES (PLACEMENT AGENCIES)',112),('5420-90','SOFTWARE AND E-CHARTING',44),('5430-90','BAD DEBT EXPENSE',23),('5440-90','MANAGEMENT FEE 5%',371),('6010-90','PROPERTY INSURANCE & GL/PL',166),('6020-90','REAL ESTATE TAXES',157),('6110-90','MORTGAGE INTEREST',489),('6120-90','AMORTIZATION OF FINANCING COST',18),('6130-90','DEPRECIATION',412)])]
rows=[]
for g,l in G:
    for a,n,b in l:
        r=dict(g=g,a='118-'+a,n=n[:34].rstrip(),k=a)
        if b=='PLUG': r['b']=None
        else:
            exact=a in('2510-00','3010-00','1510-00','3020-00','1015-00')
            r['b']=int(b*1000)*100
            if a[0]in'456': r['b']=int(r['b']*8/9*R.uniform(.97,1.03))
            elif not exact and a not in('1020-00','2030-00','1030-00','2045-00'): r['b']+=R.randint(-49999,49999)
            elif a in('1020-00','2030-00'): r['b']=3841277*(1 if a[0]=='1' else -1)
            elif a in('1030-00','2045-00'): r['b']=6124500*(1 if a[0]=='1' else -1)
        rows.append(r)
[r for r in rows if r['b'] is None][0]['b']=-sum(r['b'] or 0 for r in rows)
for r in rows:
    a=r['k']; b=r['b']; d=c=0
    if a=='1010-00': r['d']=r['c']=None; continue
    if a in('1510-00','1520-00','3010-00','3090-00','1540-00','4220-00') : pass
    elif a in('1540-00',): pass
    elif a[0] in'56': d=int(b/8*R.uniform(.9,1.1)); c=R.choice([0,0,0,0,R.randint(1000,90000)])
    elif a[0]=='4':
        x=int(-b/8*R.uniform(.92,1.08)); 
        if x>0: c=x; d=R.choice([0,0,R.randint(5000,200000)])
        else: d=-x
    elif a=='2510-00': d=2611845
    elif a=='3020-00': d=6000000
    elif a in('1590-00',): c=4577120
    elif a=='2520-00': c=200000
    elif a in('1210-00','1220-00'): c=int(b/7)
    elif a=='1530-00': d=1184900
    elif a in('1040-00',): d=875000; c=0
    elif a in('1030-00','2045-00'):
        d,c=(250000,150000) if a[0]=='1' else (150000,250000)
    elif a in('1020-00','2030-00'):
        d,c=(411550,388619) if a[0]=='1' else (388619,411550)
    elif a=='1015-00': d=c=38211644
    else:
        d=int(abs(b)*R.uniform(.4,1.1)); c=int(abs(b)*R.uniform(.4,1.1))
    r['d'],r['c']=d,c
op=[r for r in rows if r['k']=='1010-00'][0]
D=sum(r['d'] or 0 for r in rows);C=sum(r['c'] or 0 for r in rows)
op['d']=91244871; op['c']=op['d']+D-C
assert op['c']>0
for r in rows: r['e']=r['b']+r['d']-r['c']; r['pe']=r['e']
assert sum(r['e'] for r in rows)==0 and sum(r['b'] for r in rows)==0
print('cash',op['e']/100)
# planted
pr=[r for r in rows if r['k']=='5210-55'][0]
s=list(str(pr['e'])); i=len(s)-6; old=s[i]; s[i]=str((int(old)+5)%10); pr['pe']=int(''.join(s))
planted={"what":f"ending balance of 118-5210-55 RAW FOOD printed {pr['pe']/100:,.2f}, should be {pr['e']/100:,.2f}","kind":"digit_changed"}
pdf=FPDF('L','pt','letter'); pdf.set_auto_page_break(False); pdf.set_margins(30,30)
LH=10.6; pg=[0]; ln=[0]
def out(s,bold=False):
    pdf.set_font('Courier','B' if bold else '',9); pdf.set_xy(34,34+ln[0]*LH); pdf.cell(720,LH,s); ln[0]+=1
def head():
    pg[0]+=1; pdf.add_page(); ln[0]=0
    pdf.set_fill_color(232,244,232)
    for k in range(9,50,4): pdf.rect(30,34+k*LH,732,2*LH,'F')
    out(f"{'GL410R':<44}{'LARKMERE SENIOR LIVING  (CO 118)':<56}{'PAGE':>20}{pg[0]:>5}")
    out(f"{'RUN 10/06/26 07:58:13':<42}{'TRIAL BALANCE BY ACCOUNT GROUP':<60}{'REQ BY  PDELACROIX':>23}")
    out(f"{'':<42}PERIOD 09/26    09/01/2026 THRU 09/30/2026")
    out('='*125); 
    out(f"{'':<13}{'':<36}{'BALANCE':>17}{'P E R I O D   A C T I V I T Y':>35}{'BALANCE':>19}")
    out(f"{'ACCOUNT':<13}{'DESCRIPTION':<36}{'09/01/26':>17}{'DEBITS':>18}{'CREDITS':>17}{'09/30/26':>19}")
    out('-'*125); ln[0]+=1
def f(c): return m(c,'trail','.00') if c<0 else m(c,zero='.00')+' '
def line(a,n,b,d,c,e,bold=False): out(f"{a:<13}{n:<36}{f(b):>18}{f(d):>18}{f(c):>17}{f(e):>19}",bold)
K=['beginning','debit','credit','ending']; T=[];TT=[]
head()
for g,_ in G:
    rs=[r for r in rows if r['g']==g]
    if ln[0]+4>50: head()
    out(g); 
    for r in rs:
        if ln[0]+1>50: head()
        line(r['a'],r['n'],r['b'],r['d'],r['c'],r['pe'])
        T.append(dict(account=r['a'],name=r['n'],beginning=c2f(r['b']),debit=c2f(r['d']),credit=c2f(r['c']),ending=c2f(r['pe'])))
    sb=[sum(r[k] for r in rs) for k in 'bdce']
    if ln[0]+2>50: head()
    lab=('* TOTAL '+g)[:36]
    out(f"{'':<49}{'-'*16:>17} {'-'*15:>17} {'-'*15:>16} {'-'*16:>18}")
    line('',lab,*sb,bold=True); ln[0]+=1
    TT.append(dict(label=lab,**dict(zip(K,map(c2f,sb)))))
sb=[sum(r[k] for r in rows) for k in 'bdce']
if ln[0]+5>50: head()
out('='*125); line('','** COMPANY TOTAL',*sb,bold=True); out('='*125)
TT.append(dict(label='** COMPANY TOTAL',**dict(zip(K,map(c2f,sb)))))
ln[0]+=1; out(f"   {len(rows)} ACCOUNTS LISTED         *** END OF REPORT GL410R ***")
pdf.output(os.path.join(DOCS,NAME+'.pdf')); save_truth(NAME,'TB',K,T,TT,planted)
