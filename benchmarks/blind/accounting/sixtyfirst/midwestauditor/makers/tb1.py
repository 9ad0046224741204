# Housing authority, legacy line-printer trial balance by program (PDF, Courier, trailing minus). Planted: one row dropped.
from common import *
from reportlab.pdfgen import canvas
rnd=random.Random(6101); N='wapsie_valley_ha_tb_aug24.pdf'
A=lambda lo,hi: R(rnd.uniform(lo,hi))
def common_bs(s):
    return [('1111.01','CASH - GENERAL FUND','cash',420000*s),('1111.02','CASH - PAYROLL CLEARING','bs',2150*s),('1117.00','PETTY CASH FUND','fix',200)]
LR=common_bs(1)+[('1114.00','SECURITY DEPOSIT FUND','bs',48200),('1122.00','TENANTS ACCOUNTS RECEIVABLE','ar',21800),
('1122.10','ALLOW FOR DOUBTFUL ACCTS - TENANTS','bs',-6400),('1125.00','ACCTS RECEIVABLE - HUD','bs',38915),('1129.00','ACCTS RECEIVABLE - OTHER','bs',2710),
('1145.00','ACCRUED INTEREST RECEIVABLE','bs',1188),('1162.00','INVESTMENTS - GENERAL FUND (CDS)','bs',275000),('1211.00','PREPAID INSURANCE','bs',18640),
('1260.00','INVENTORY - MATERIALS','bs',11320),('1275.00','ALLOW FOR OBSOLETE INVENTORY','bs',-1132),('1295.01','INTERPROGRAM DUE FROM HCV','bs',14205),
('1400.06','LAND','fix',318450),('1400.07','BUILDINGS','fix',9642118.4),('1400.08','FURN EQUIP & MACH - DWELLINGS','fix',288417.52),('1400.09','FURN EQUIP & MACH - ADMIN','fix',196220.11),
('1400.10','BUILDING IMPROVEMENTS - CFP','fix',2207964.03),('1400.05','ACCUMULATED DEPRECIATION','ad',-7714300),
('2111.00','ACCOUNTS PAYABLE - VENDORS','ap',-31200),('2114.00','TENANTS SECURITY DEPOSITS','bs',-48200),('2117.01','FEDERAL TAX WITHHELD','bs',-2980),('2117.03','FICA/MEDICARE PAYABLE','bs',-3415),
('2117.05','STATE TAX WITHHELD','bs',-1102),('2117.07','IPERS PAYABLE','bs',-4406),('2135.00','ACCRUED COMPENSATED ABSENCES','bs',-22840),('2137.00','PAYMENT IN LIEU OF TAXES','bs',-29766),
('2240.00','TENANTS PREPAID RENTS','bs',-5120),('2290.00','UNEARNED REVENUE - OTHER','bs',-1750),('2806.10','NET INVESTMENT IN CAPITAL ASSETS','fix',-5100420.66),('2806.00','UNRESTRICTED NET POSITION','plug',0),
('3110.00','DWELLING RENTAL','rev',54300),('3120.00','EXCESS UTILITIES','rev',610),('3190.00','NONDWELLING RENTAL','rev',850),('3401.00','HUD PHA OPERATING GRANT','rev',41880),('3404.00','CAPITAL FUND - SOFT COSTS','rev',6200),
('3610.00','INTEREST - GENERAL FUND','rev',890),('3690.00','OTHER INCOME - TENANTS','rev',1640),('3690.10','LAUNDRY COMMISSIONS','rev',415),
('4110.00','ADMINISTRATIVE SALARIES','exp',14200),('4130.00','LEGAL EXPENSE','exp',620),('4140.00','STAFF TRAINING','exp',380),('4150.00','TRAVEL','exp',290),('4170.00','ACCOUNTING FEES','exp',950),('4171.00','AUDITING FEES','zero',7900),
('4182.00','EMPLOYEE BENEFITS - ADMIN','exp',5120),('4190.01','TELEPHONE','exp',640),('4190.03','POSTAGE','exp',118),('4190.06','COMPUTER SUPPORT','exp',755),('4190.08','OFFICE SUPPLIES','exp',330),('4220.00','TENANT SERVICES - MATERIALS','exp',140),
('4310.00','WATER','exp',4310),('4320.00','ELECTRICITY','exp',6870),('4330.00','GAS','exp',2140),('4390.00','SEWER AND OTHER','exp',3905),
('4410.00','MAINTENANCE LABOR','exp',12800),('4420.00','MAINTENANCE MATERIALS','exp',4415),('4430.01','CONTRACT - PLUMBING','exp',1180),('4430.02','CONTRACT - HVAC','exp',1265),('4430.03','CONTRACT - ELEVATOR','exp',470),
('4430.05','CONTRACT - UNIT TURNAROUND','exp',2380),('4430.07','CONTRACT - EXTERMINATION','exp',560),('4430.09','CONTRACT - REFUSE COLLECTION','exp',1330),('4433.00','EMPLOYEE BENEFITS - MAINTENANCE','exp',4690),
('4480.00','PROTECTIVE SERVICES','exp',350),('4510.00','INSURANCE','exp',4660),('4520.00','PAYMENT IN LIEU OF TAXES','exp',2977),('4570.00','COLLECTION LOSSES','zero',3412.8),('4800.00','DEPRECIATION EXPENSE','dep',28410)]
HCV=[('1111.03','CASH - HCV ADMIN','cash',96000),('1111.04','CASH - HAP RESTRICTED','bs',41277),('1111.08','CASH - FSS ESCROW','bs',12640),('1122.20','A/R - PORTABILITY','bs',3318),('1128.00','FRAUD RECOVERY RECEIVABLE','bs',8940),('1128.10','ALLOWANCE - FRAUD RECOVERY','bs',-7850),
('1211.00','PREPAID INSURANCE','bs',2210),('1400.09','FURN EQUIP & MACH - ADMIN','fix',41880.25),('1400.05','ACCUMULATED DEPRECIATION','ad',-33100),('2111.00','ACCOUNTS PAYABLE - VENDORS','ap',-2290),('2119.01','INTERPROGRAM DUE TO LOW RENT','bs',-14205),
('2135.00','ACCRUED COMPENSATED ABSENCES','bs',-8114),('2181.00','FSS ESCROW LIABILITY','bs',-12640),('2806.20','RESTRICTED NET POSITION - HAP','fix',-38440.9),('2806.00','UNRESTRICTED NET POSITION','plug',0),
('3410.01','HUD CONTRIBUTIONS - HAP','rev',118400),('3410.02','HUD CONTRIBUTIONS - ADMIN FEE','rev',15880),('3450.00','FRAUD RECOVERY - PHA SHARE','rev',260),('3610.00','INTEREST - ADMIN RESERVE','rev',74),('3690.20','PORT-IN ADMIN FEES','rev',410),
('4110.00','ADMINISTRATIVE SALARIES','exp',8650),('4140.00','STAFF TRAINING','exp',210),('4150.00','TRAVEL','exp',165),('4170.00','ACCOUNTING FEES','exp',410),('4171.00','AUDITING FEES','zero',3100),('4182.00','EMPLOYEE BENEFITS - ADMIN','exp',2980),('4190.01','TELEPHONE','exp',185),
('4190.03','POSTAGE','exp',290),('4190.06','COMPUTER SUPPORT','exp',430),('4190.10','INSPECTION CONTRACT','exp',1120),('4510.00','INSURANCE','exp',355),('4715.00','HOUSING ASSISTANCE PAYMENTS','exp',114900),('4715.10','UTILITY REIMBURSEMENTS','exp',1844),('4715.20','HAP - PORTABILITY OUT','exp',2610),
('4716.00','FSS ESCROW CONTRIBUTIONS','exp',715),('4800.00','DEPRECIATION EXPENSE','dep',388)]
BA=[('1111.05','CASH - RIVERBEND APTS','cash',61800),('1114.00','SECURITY DEPOSIT FUND','bs',7300),('1122.00','TENANTS ACCOUNTS RECEIVABLE','ar',1940),('1211.00','PREPAID INSURANCE','bs',3905),('1400.06','LAND','fix',64000),('1400.07','BUILDINGS','fix',1128400),('1400.05','ACCUMULATED DEPRECIATION','ad',-402300),
('2111.00','ACCOUNTS PAYABLE - VENDORS','ap',-2650),('2114.00','TENANTS SECURITY DEPOSITS','bs',-7300),('2132.00','ACCRUED INTEREST PAYABLE','bs',-1905),('2310.00','MORTGAGE NOTE - FIRST CITIZENS ST BK','bs',-548200),('2806.00','UNRESTRICTED NET POSITION','plug',0),
('3110.00','DWELLING RENTAL','rev',14260),('3690.00','OTHER INCOME - TENANTS','rev',215),('4110.00','ADMINISTRATIVE SALARIES','exp',1950),('4182.00','EMPLOYEE BENEFITS - ADMIN','exp',640),('4310.00','WATER','exp',705),('4320.00','ELECTRICITY','exp',580),('4390.00','SEWER AND OTHER','exp',690),('4410.00','MAINTENANCE LABOR','exp',1620),
('4420.00','MAINTENANCE MATERIALS','exp',515),('4430.02','CONTRACT - HVAC','exp',260),('4510.00','INSURANCE','exp',640),('4580.00','INTEREST EXPENSE','exp',1920),('4800.00','DEPRECIATION EXPENSE','dep',3420)]
PROG=[('01','LOW RENT PUBLIC HOUSING  (IA-114)',LR),('02','HOUSING CHOICE VOUCHER',HCV),('05','RIVERBEND APARTMENTS (BUSINESS ACTIVITY)',BA)]
DROP=('01','4430.05')
secs=[];
for pc,pn,L in PROG:
    rows=[];dep=next(R(x[3]*1.0+.17) for x in L if x[2]=='dep')
    for c,n,k,v in L:
        dr=cr=0.0
        if k=='rev': b=-R(v*10*rnd.uniform(.95,1.05)); cr=R(v*rnd.uniform(.96,1.04)); dr=A(20,200) if rnd.random()<.15 else 0
        elif k=='exp': b=R(v*10*rnd.uniform(.88,1.12)); dr=R(v*rnd.uniform(.75,1.25)); cr=R(v*rnd.uniform(.02,.1)) if rnd.random()<.15 else 0
        elif k=='zero': b=v
        elif k=='dep': b=R(dep*10); dr=dep
        elif k=='ad': b=R(v+rnd.uniform(-900,900)); cr=dep
        elif k=='fix': b=v
        elif k in('ar','ap'): b=R(v*rnd.uniform(.9,1.1)); dr=R(abs(v)*rnd.uniform(.8,1.2));cr=R(abs(v)*rnd.uniform(.8,1.2))
        elif k=='bs':
            b=R(v*rnd.uniform(.97,1.03)) if abs(v)%1000 else v
            if '2114' in c or '1114' in c or 'FSS' in n or 'INTERPROGRAM' in n: b=v
            elif rnd.random()<.6: dr=R(abs(v)*rnd.uniform(.01,.2)) if rnd.random()<.7 else 0; cr=R(abs(v)*rnd.uniform(.01,.2)) if rnd.random()<.7 else 0
        else: b=R(v*rnd.uniform(.9,1.1))
        rows.append([c,n,k,b,dr,cr])
    oth=[r for r in rows if r[2] not in('cash','dep','ad')]
    cash=next(r for r in rows if r[2]=='cash'); cash[4]=R(sum(r[5] for r in oth)); cash[5]=R(sum(r[4] for r in oth))
    pl=next(r for r in rows if r[2]=='plug'); pl[3]=0; pl[3]=-R(sum(r[3] for r in rows))
    secs.append((pc,pn,rows))
def f(v):
    v=R(v); s=f'{abs(v):,.2f}'
    if abs(v)<1: s=s[1:]
    return s+('-' if v<0 else ' ')
W=lambda a,b,c,d,e,g: f'{a:<10}{b:<38}{c:>19}{d:>18}{e:>18}{g:>19}'
c=canvas.Canvas(doc(N),pagesize=(792,612)); c.setTitle('GL0420 TRIAL BALANCE'); page=0; y=0
def newpage(prog):
    global page,y
    if page: c.showPage()
    page+=1; c.setFont('Courier',8.6); y=575
    w=122
    for t in [f'{"GL0420":<20}{"WAPSIE VALLEY REGIONAL HOUSING AUTHORITY":^82}{"PAGE "+str(page):>20}',
      f'{"RUN 09/12/24":<20}{"T R I A L   B A L A N C E":^82}{"14:07:52":>20}',
      f'{"":<20}{"FOR THE PERIOD 08/01/24 THRU 08/31/24   FISCAL YEAR ENDING 09/30/24":^82}','',
      W('ACCOUNT','','BEGINNING ','PERIOD ','PERIOD ','ENDING '),W('NUMBER','ACCOUNT DESCRIPTION','BALANCE ','DEBITS ','CREDITS ','BALANCE '),'-'*w]:
        line(t)
    if prog: line(prog); line('')
def line(t):
    global y
    c.drawString(42,y,t); y-=10.6
rowsT=[];tot=[];G=[0]*4
for pc,pn,rows in secs:
    h=f'PROGRAM {pc}  {pn}'
    if page==0 or y<150: newpage(h)
    else: line(''); line(h); line('')
    S=[0]*4
    for a,n,k,b,dr,cr in rows:
        e=R(b+dr-cr); S=[R(x+z) for x,z in zip(S,(b,dr,cr,e))]
        if (pc,a)==DROP: continue
        if y<52: newpage(h+'  (CONT)')
        line(W(a,n,f(b),f(dr),f(cr),f(e)))
        rowsT.append(dict(account=a,name=n,beginning=b,debit=dr,credit=cr,ending=e))
    if y<70: newpage(h+'  (CONT)')
    line(W('','',*['-'*15+' ']*4)); line(W('','PROGRAM TOTAL',*map(f,S)))
    tot.append(dict(label='PROGRAM TOTAL',beginning=S[0],debit=S[1],credit=S[2],ending=S[3])); G=[R(x+z) for x,z in zip(G,S)]
line(''); line(W('','*** AUTHORITY TOTAL ***',*map(f,G))); line(W('','',*['='*15+' ']*4)); line(''); line('END OF REPORT')
tot.append(dict(label='*** AUTHORITY TOTAL ***',beginning=G[0],debit=G[1],credit=G[2],ending=G[3]))
c.save()
for t in tot:
    for k in t:
        if k!='label' and t[k]==0: t[k]=0.0
save(N,'TB',{"what":"account 4430.05 CONTRACT - UNIT TURNAROUND of program 01 is not printed; program and authority totals include it","kind":"row_dropped"},
 ['beginning','debit','credit','ending'],rowsT,tot,'legacy line-printer fund trial balance, Courier landscape, trailing minus, by program',True)
print(len(rowsT),page,tot)
