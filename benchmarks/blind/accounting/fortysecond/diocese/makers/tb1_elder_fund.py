# dot-matrix style fund ledger TB, three senior projects, PDF (reportlab)
import random
from reportlab.pdfgen import canvas
from common import *
R=random.Random(4201); STEM='GL0470_elder_housing_tb_0526'
A=[('ASSETS',[('1110-00','CASH - OPERATING CHECKING',4,1),('1115-00','CASH - PAYROLL IMPREST',.3,0),('1120-10','TENANT SECURITY DEP CASH',2,0),
 ('1130-00','TENANT ACCTS RECEIVABLE',.8,1),('1135-00','HAP RECEIVABLE - HUD',3,1),('1140-00','ALLOW DOUBTFUL ACCOUNTS',-.2,0),
 ('1200-00','PREPAID PROPERTY INSURANCE',2,0),('1310-00','ESCROW - TAXES AND INSURANCE',5,1),('1320-00','REPLACEMENT RESERVE ESCROW',30,1),
 ('1330-00','RESIDUAL RECEIPTS',8,0),('1410-00','LAND',40,2),('1420-00','BUILDINGS',420,2),('1450-00','FURNITURE AND FIXTURES MNGD',22,2),('1495-00','ACCUM DEPRECIATION',-190,3)]),
 ('LIABILITIES',[('2110-00','ACCOUNTS PAYABLE - TRADE',-3,1),('2120-00','ACCRUED WAGES',-1.1,1),('2130-00','ACCRUED INTEREST - CAP ADV',-.9,0),
 ('2150-00','DUE TO DIOCESE - CENTRAL SVC',-6,1),('2191-00','TENANT SEC DEPOSITS HELD',-2,0),('2210-00','PREPAID TENANT RENT',-.4,1),('2320-00','MORTGAGE PAYABLE - 1ST',-210,4)]),
 ('NET ASSETS',[('3130-00','NET ASSETS W/O DONOR RESTR',0,9),('3131-00','NET ASSETS - CAPITAL ADVANCE',-50,2)]),
 ('REVENUE',[('5120-00','RENT REVENUE - TENANT',-14,5),('5121-00','TENANT ASSISTANCE PAYMENTS',-26,5),('5220-00','VACANCIES - APARTMENTS',1.3,6),
 ('5410-00','INTEREST - PROJECT OPER',-.05,5),('5440-00','INTEREST - REPL RESERVE',-.4,5),('5910-00','LAUNDRY AND VENDING',-.5,5),('5920-00','TENANT CHARGES - LATE/NSF',-.04,5)]),
 ('EXPENSE',[('6310-00','OFFICE SALARIES',4,6),('6320-00','MANAGEMENT FEE - DIOCESE',2.2,6),('6330-00','MANAGER RENT-FREE UNIT',.6,6),('6351-00','BOOKKEEPING FEES',.5,6),
 ('6450-00','ELECTRICITY',2.4,6),('6451-00','WATER AND SEWER',1.6,6),('6452-00','GAS',1.8,6),('6515-00','SUPPLIES',.7,6),('6520-00','CONTRACTS - REPAIRS',2.6,6),
 ('6546-00','HEATING/COOLING REPAIRS',.9,6),('6710-00','REAL ESTATE TAXES',0.7,6),('6720-00','PROP AND LIABILITY INSURANCE',2.3,6),('6820-00','INTEREST ON MORTGAGE',3.9,6),('6932-00','SERVICE COORDINATOR',1.5,6)])]
PROJ=[('031','ST BRENDAN COURT'),('034','BRIGID MANOR'),('047','MSGR HALLORAN RESIDENCE')]
def f(c):
    s=f"{abs(c)/100:,.2f}"
    if s.startswith('0.'): s=s[1:]
    return s+('CR' if c<0 else '  ')
lines=[];rows=[];tots=[]   # lines: ('h'|'r'|'t', text)
K=['beginning','debit','credit','ending']
def row(acct,name,v): return f" {acct:<14}{name[:28]:<30}"+''.join(f"{f(x):>19}" for x in v)
def tot(lab,vs,mark):
    v=[sum(x[i] for x in vs) for i in range(4)]
    lines.append(('t',f" {'':<6}{lab:<38}"+''.join(f"{f(x):>19}" for x in v)+f" {mark}"))
    tots.append(dict(label=lab,**{k:r2(x) for k,x in zip(K,v)}))
allv=[]
for pn,(pc,pname) in enumerate(PROJ):
    sc=R.uniform(.6,1.5); data=[]
    skip=R.sample(['1115-00','1330-00','6330-00','2130-00','6710-00','1140-00'],2)
    for sec,ac in A:
        for a,n,b,t in ac:
            if a in skip: continue
            amt=round(b*sc*R.uniform(.75,1.25)*1000000)
            d=c=0
            if t==1: d,c=[R.randint(20000,2400000) for _ in '12']
            if t==1 and abs(b)<2: d,c=d//12,c//12
            if t==0 and R.random()<.5: d=R.randint(1000,60000)
            if t==3: c=abs(amt)//190
            if t==4: d=R.randint(210000,520000)
            if t==5: c=abs(amt)//5; 
            if t==6: d=abs(amt)//5; c=R.choice([0,0,0,R.randint(900,22000)])
            data.append([sec,a,n,amt,d,c,t])
    # plug: beginning into 3130, movements into cash
    p=[x for x in data if x[6]==9][0]; p[3]=-sum(x[3] for x in data)
    k=data[0]; diff=sum(x[4]-x[5] for x in data)
    if diff>0: k[5]+=diff
    else: k[4]-=diff
    assert sum(x[3] for x in data)==0 and sum(x[4]-x[5] for x in data)==0
    lines.append(('p',f"PROJECT {pc}  {pname}",f"{pc} {pname}")); pv=[]
    for sec,_ in A:
        lines.append(('h',f"   {sec}")); sv=[]
        for s,a,n,b,d,c,t in data:
            if s!=sec: continue
            v=(b,d,c,b+d-c); sv.append(v)
            lines.append(('r',row(pc+'-'+a,n,v)))
            rows.append(dict(account=pc+'-'+a,name=n[:28].strip(),property=f"{pc} {pname}",**{q:r2(x) for q,x in zip(K,v)}))
        tot(f"TOTAL {sec}",sv,'*'); lines.append(('b','')); pv+=sv
    tot(f"PROJECT {pc} TOTAL",pv,'**'); allv+=pv; lines.append(('pb',''))
lines.pop(); lines.append(('b','')); tot('ALL PROJECTS',allv,'***')
W,H=850,792
c=canvas.Canvas(doc(STEM+'.pdf'),pagesize=(W,H)); pg=0; cur=''
def head():
    global pg,y
    pg+=1
    for i in range(0,22,2):   # green bar
        c.setFillGray(.955); c.rect(20,H-112-(i+1)*29.5,W-40,29.5,stroke=0,fill=1)
    c.setFillGray(0); c.setFont('Courier-Bold',10.5)
    hs=[f"GL0470-R2{'HARROW FALLS CATHOLIC ELDER HOUSING, INC.':>86}{'PAGE':>25}{pg:>5}",
        f"RUN 06/04/26 07:12{'TRIAL BALANCE BY PROJECT - PERIOD 11 ENDING 05/31/26':>82}{'FISCAL YR 2026':>26}",
        f"OPER MCT{'ACCRUAL BASIS   LEDGER ELD   UNAUDITED':>86}",'',
        f" {'ACCOUNT':<14}{'DESCRIPTION':<30}{'BALANCE  ':>19}{'-------- THIS PERIOD -------- ':>38}{'BALANCE  ':>19}",
        f" {'NUMBER':<14}{'':<30}{'05/01/26  ':>19}{'DEBITS  ':>19}{'CREDITS  ':>19}{'05/31/26  ':>19}"]
    y=H-36
    for h in hs: c.drawString(28,y,h.rstrip()); y-=12.5
    y-=8; c.setFont('Courier',10.5)
head()
for i,l in enumerate(lines):
    if l[0]=='pb': c.showPage(); head(); continue
    if y<46:
        c.drawString(28,28,f"   (CONTINUED)"); c.showPage(); head()
        if cur: c.drawString(28,y,cur+'  (CONT)'); y-=13
    if l[0]=='p': cur=l[1]
    c.setFont('Courier-Bold' if l[0] in 'pt' else 'Courier',10.5); c.drawString(28,y,l[1].rstrip()); y-=12.6
c.setFont('Courier',10.5); c.drawString(28,y-20,f" *** END OF REPORT GL0470-R2 ***   {len(rows)} ACCOUNTS LISTED")
c.save(); truth(STEM,'TB',K,rows,tots)
