# Legacy green-screen print, two storage locations, trailing CR, .00 zeros, fpdf2 monospaced
import random
from common import *
from fpdf import FPDF
def f(v):
    s=format(abs(v),',.2f'); s=s[1:] if s.startswith('0.') else s
    return s+('CR' if v<0 else '  ')
ACC=[('1000','CASH IN BANK',61200,1),('1005','CREDIT CARD CLEARING',3100,1),('1020','CHANGE FUND',200,0),('1100','RENT RECEIVABLE',9800,1),('1150','ALLOW FOR UNCOLLECTIBLE',-2500,0),('1200','PREPAID INSURANCE',7100,1),('1300','RETAIL INVENTORY-LOCKS/BOXES',2240,1),('1400','LAND',640000,0),('1410','BUILDINGS',2915000,0),('1415','GATE & CAMERA SYSTEM',71850,0),('1420','OFFICE EQUIPMENT',14300,0),('1490','ACCUM DEPRECIATION',-688000,1),
('2000','ACCOUNTS PAYABLE',-6400,1),('2050','SALES TAX PAYABLE',-1290,1),('2060','ACCRUED PROPERTY TAX',-27800,1),('2100','PREPAID RENT',-11350,1),('2150','TENANT PROTECTION PLAN PAYABLE',-4080,1),('2400','NOTE PAYABLE-PRAIRIE ST BK',-1985000,1),('3000','PARTNER CAPITAL',0,0),('3050','PARTNER DRAWS',90000,1)]
PL=[('4000','UNIT RENT',-46800),('4010','RV/BOAT PARKING RENT',-5200),('4050','LATE CHARGES',-1900),('4060','ADMIN FEES',-950),('4070','LIEN/AUCTION PROCEEDS',-310),('4080','RETAIL SALES',-720),('4085','PROTECTION PLAN COMMISSION',-2450),('4090','DISCOUNTS & CONCESSIONS',2380),('4095','BAD DEBT',890),
('5000','MANAGER WAGES',5650),('5010','PAYROLL TAXES',520),('5050','COST OF RETAIL SOLD',340),('5100','ELECTRIC',1480),('5110','WATER/SEWER',260),('5120','TELEPHONE & INTERNET',410),('5200','REPAIRS & MAINT',1720),('5210','SNOW & GROUNDS',830),('5300','ADVERTISING-WEB',1250),('5310','CALL CENTER',495),('5400','CREDIT CARD FEES',1090),('5410','SOFTWARE',385),('5500','INSURANCE',1180),('5600','PROPERTY TAX',4630),('5700','MGMT FEE 6%',3300),('6000','INTEREST EXPENSE',9310),('6100','DEPRECIATION',7225)]
class P(FPDF):
    def header(s):
        s.set_font('Courier','',9);s.set_xy(12,10)
        s.cell(0,4,'GLR040'+' '*26+'TRI-COUNTY STORAGE PARTNERS'+' '*15+'PAGE %3d'%s.page_no(),new_x='LMARGIN',new_y='NEXT')
        s.cell(0,4,'RUN 08/06/25 17:22'+' '*11+'TRIAL BALANCE AS OF PERIOD 07/25',new_x='LMARGIN',new_y='NEXT')
        s.ln(3);s.cell(0,4,' '*39+'BALANCE           PERIOD          BALANCE',new_x='LMARGIN',new_y='NEXT')
        s.cell(0,4,'ACCT  DESCRIPTION                     06/30/25          ACTIVITY        07/31/25',new_x='LMARGIN',new_y='NEXT')
        s.cell(0,4,'-'*84,new_x='LMARGIN',new_y='NEXT')
p=P(format='letter');p.set_margins(12,10);p.set_auto_page_break(True,14);K=['beginning','activity','ending'];T=[];TT=[]
def ln(t): p.set_font('Courier','',9);p.cell(0,4.15,t,new_x='LMARGIN',new_y='NEXT')
def col(v): return '%16s%18s%18s'%tuple(f(x) for x in v)
for loc,nm,sc,seed in [('014','HARBOR ROAD MINI STORAGE',1.0,7),('022','ROUTE 9 STORE-N-LOCK',.63,8)]:
    R=random.Random(4103+seed);L=[]
    for c,n,b,mv in ACC:
        if loc=='022' and c in('1005','1020'): continue
        b=r2(round(b*sc*R.uniform(.93,1.07),2 if mv else -2)) if b else 0.0
        act=r2(abs(b)*R.uniform(-.09,.09)) if mv and c not in('1490','2400','3050','2060') else 0.0
        if c=='1490': act=None
        if c=='2400': act=r2(5120.44*sc)
        if c=='3050': act=r2(15000 if loc=='014' else 0)
        L.append([c,n,b,act])
    for c,n,m in PL:
        if loc=='022' and c in('4010','4070','5310'): continue
        L.append([c,n,r2(sum(m*sc*R.uniform(.9,1.1) for _ in range(6))),r2(m*sc*R.uniform(.9,1.1))])
    d={x[0]:x for x in L};d['1490'][3]=r2(-d['6100'][3]);d['2060'][3]=r2(-d['5600'][3])
    d['3000'][2]=r2(-sum(x[2] for x in L));d['1000'][3]=0.0;d['1000'][3]=r2(-sum(x[3] for x in L))
    p.add_page();ln('');ln('LOCATION %s   %s'%(loc,nm));ln('')
    for c,n,b,a in L:
        e=r2(b+a);ln('%-6s%-30s'%(c,n)+col((b,a,e)))
        T.append(dict(property=nm,account=c,name=n,beginning=b,activity=a,ending=e))
    E=[(x[2],x[3],r2(x[2]+x[3])) for x in L]
    ln(' '*39+'-'*13+' '*5+'-'*13+' '*5+'-'*13)
    for lab,g in [('LOCATION %s TOTAL DEBITS'%loc,lambda x:max(x,0)),('LOCATION %s TOTAL CREDITS'%loc,lambda x:min(x,0)),('LOCATION %s NET'%loc,lambda x:x)]:
        v=[r2(sum(g(e[i]) for e in E)) for i in range(3)];ln('%-36s'%('      '+lab)+col(v));TT.append(dict(label=lab,**dict(zip(K,v))))
    print(loc,d['3000'],d['1000'])
ln('');ln('');ln('*** END OF REPORT - 2 LOCATIONS PRINTED ***')
p.output(doc('GLR040_0725.pdf'));truth('GLR040_0725','TB',K,T,TT);print(len(T))
