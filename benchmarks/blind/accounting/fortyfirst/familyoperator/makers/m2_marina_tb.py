# marina, bookkeeping program from the eighties, fanfold 14 7/8 x 11
import random
from reportlab.pdfgen import canvas
from common import *
R=random.Random(4102);STEM='heron point trial bal sept'
acc="""101 CASH IN BANK-TALBOT NATL|D
102 CASH IN BANK-MONEY MKT|D
104 PETTY CASH|P
105 FUEL DOCK CHANGE FUND|P
110 SLIP RENT RECEIVABLE|D
112 REPAIR WORK RECEIVABLE|D
114 DUE FROM OWNER OPER ACCT|D
120 INVENTORY-GASOLINE|D
121 INVENTORY-DIESEL|D
122 INVENTORY-SHIPS STORE|D
123 INVENTORY-PARTS|D
130 PREPAID INSURANCE|D
150 LAND|P
151 BULKHEADS AND PIERS|P
152 BUILDINGS|P
153 TRAVELIFT 35 TON|P
154 TRUCKS AND FORKLIFT|P
155 FLOATING DOCKS (2011)|D
160 ACCUM DEPR-PIERS|Q
161 ACCUM DEPR-BLDGS|Q
162 ACCUM DEPR-EQUIPMENT|Q
201 ACCOUNTS PAYABLE|C
205 MD SALES TAX PAYABLE|C
206 PAYROLL TAXES WITHHELD|C
208 MOTOR FUEL TAX|C
210 SLIP DEPOSITS HELD|C
212 WINTER STORAGE PAID AHEAD|C
215 DEFERRED SLIP INCOME|C
220 NOTE PAYABLE-TRAVELIFT|N
221 NOTE PAYABLE-MAIN PIER|N
301 OWNERS CAPITAL|X
305 OWNERS DRAW|D
401 SLIP RENT-ANNUAL|I
402 SLIP RENT-SEASONAL|I
403 TRANSIENT DOCKAGE|I
405 WINTER STORAGE-LAND|S
407 HAULING & LAUNCHING|I
410 GASOLINE SALES|I
411 DIESEL SALES|I
415 SHIPS STORE SALES|I
418 YARD LABOR BILLED|I
420 PUMP OUT FEES|I
425 ICE, BAIT & VENDING|I
430 LAUNDRY & SHOWER|I
440 LATE CHARGES|I
501 COST OF GASOLINE|E
502 COST OF DIESEL|E
505 COST OF STORE GOODS|E
508 PARTS USED|E
601 WAGES-YARD|E
602 WAGES-DOCK & STORE|E
604 PAYROLL TAXES|E
606 WORKMENS COMP|E
610 ELECTRIC-PIERS|E
611 ELECTRIC-BUILDINGS|E
613 WATER|E
615 TRASH & PUMP OUT HAULING|E
620 REPAIRS-PIERS & PILINGS|E
621 REPAIRS-LIFT|E
625 DREDGING|H
630 INSURANCE|E
635 STATE WETLANDS LEASE|H
640 REAL ESTATE TAX|H
645 ADVERTISING-GUIDES|E
650 OFFICE & PHONE|E
655 CREDIT CARD DISCOUNT|E
660 INTEREST|E
699 SUSPENSE|Z""".split('\n')
rows=[];r_=lambda a,b:R.randint(a*100,b*100)
big={'150':42000000,'151':88143500,'152':31760000,'153':18425000,'154':6190000,'104':15000,'105':40000}
for a in acc:
    t,k=a.split('|');no,nm=t.split(' ',1)
    o=dr=cr=0
    if k=='D':o=r_(3000,60000);dr=r_(500,30000);cr=r_(200,min(25000,o//100))
    if k=='P':o=big[no]
    if k=='Q':o=-r_(60000,400000);cr=r_(600,2400)
    if k=='C':o=-r_(1500,30000);dr=r_(300,min(9000,-o//100));cr=r_(300,9000)
    if k=='N':o=-r_(40000,300000);dr=r_(800,4000)
    if k=='I':o=-r_(4000,260000);cr=r_(500,28000);dr=r_(10,300) if R.random()<.3 else 0
    if k=='S':o=-r_(22000,30000)
    if k=='E':o=r_(1500,120000);dr=r_(150,12000);cr=r_(5,100) if R.random()<.15 else 0
    if k=='H':o=r_(2500,30000)
    if k=='Z':dr=cr=41250
    rows.append([no,nm,o,dr,cr])
by={r[0]:r for r in rows}
# plausible scale: year to date (11 months) and this month, in dollars
YT={'401':318000,'402':204000,'403':31500,'407':58200,'410':241000,'411':166000,'415':47800,'418':88400,'420':3150,'425':9700,'430':4400,'440':1850,'501':192000,'502':131000,'505':29300,'508':24600,'601':97500,'602':84200,'604':15900,'606':21800,'610':26400,'611':7900,'613':5100,'615':8800,'620':33700,'621':6200,'630':41500,'645':3300,'650':7450,'655':11900,'660':17200}
for a,y in YT.items():
    r=by[a];g=-1 if a[0]=='4' else 1;z=round(y*100*R.uniform(.85,1.1));mo=round(z*R.uniform(.04,.14))
    r[2]=g*z
    small=R.randint(800,9000) if R.random()<.2 else 0
    r[3],r[4]=(small,mo) if g<0 else (mo,small)
by['301'][2]=0;by['301'][2]=-sum(r[2] for r in rows)
df=sum(r[3]-r[4] for r in rows)
if df>0: by['101'][4]+=df
else: by['101'][3]-=df
by['101'][2]+=0
for r in rows:
    z=r[2]+r[3]-r[4]
    r[2:]=[max(r[2],0),max(-r[2],0),r[3],r[4],max(z,0),max(-z,0)]
tot=[sum(r[i] for r in rows) for i in range(2,8)]
assert tot[0]==tot[1] and tot[2]==tot[3] and tot[4]==tot[5]
print(by['101'],by['301'])
W,H=14.875*72,11*72
c=canvas.Canvas(f'{DOC}/{STEM}.pdf',pagesize=(W,H),invariant=1)
def paper():
    c.setFillColorRGB(.88,.96,.88)
    y=H-36
    while y>40:
        c.rect(40,y-36,W-80,36,stroke=0,fill=1);y-=72
    c.setFillColorRGB(.75,.75,.75)
    y=18
    while y<H: c.circle(16,y,4,fill=1,stroke=0);c.circle(W-16,y,4,fill=1,stroke=0);y+=36
    c.setFillColorRGB(.12,.12,.2)
L=12;FS=10
def put(n,s): c.setFont('Courier',FS);c.drawString(60,H-48-n*L,s)
def fm(v): return '' if v==0 else f"{v/100:,.2f}"
def ln(a,nm,v): return f"{a:<5}{nm:<27}"+''.join(f"{fm(x):>16}{'  ' if i%2 else ''}" for i,x in enumerate(v))
per=36;T=[];tr=[]
pages=[rows[i:i+per] for i in range(0,len(rows),per)]
K=['open_dr','open_cr','debit','credit','close_dr','close_cr']
nz=lambda v:dict((k,d(x)) for k,x in zip(K,v) if x)
for p,pr in enumerate(pages):
    paper();n=0
    put(0,f"HERON POINT MARINA INC                           T R I A L   B A L A N C E                          RUN 10/05/26   PAGE {p+1:>3}")
    put(1,"CO 07  PERIOD ENDING 09/30/26 (P 11 OF FY 10/31)")
    put(3,f"{'':32}{'---- OPENING BALANCE ----':>32}  {'------ THIS PERIOD ------':>32}  {'---- CLOSING BALANCE ----':>32}")
    put(4,f"{'ACCT':<5}{'ACCOUNT NAME':<27}"+''.join(f"{x:>16}{'  ' if i%2 else ''}" for i,x in enumerate(['DR','CR']*3)))
    n=6
    if p:
        cum=[sum(r[i] for r in rows[:p*per]) for i in range(2,8)]
        put(n,ln('','BROUGHT FORWARD',cum));T.append(('BROUGHT FORWARD',cum));n+=2
    for i,r in enumerate(pr):
        if i and r[0][0]!=pr[i-1][0][0]: n+=1
        put(n,ln(r[0],r[1],r[2:]));n+=1
    n+=1
    cum=[sum(r[i] for r in rows[:(p+1)*per]) for i in range(2,8)]
    if p<len(pages)-1: put(n,ln('','CARRIED FORWARD',cum));T.append(('CARRIED FORWARD',cum))
    else:
        put(n-.4,' '*32+''.join(f"{'-'*14:>16}{'  ' if i%2 else ''}" for i in range(6)))
        put(n+.5,ln('','TRIAL BALANCE TOTALS',cum));put(n+1.2,' '*32+''.join(f"{'='*14:>16}{'  ' if i%2 else ''}" for i in range(6)))
        T.append(('TRIAL BALANCE TOTALS',cum))
        put(n+4,f"{len(rows)} ACCOUNTS PRINTED      BOOKS IN BALANCE      *** END OF REPORT ***")
        c.setFont('Helvetica-Oblique',11);c.setFillColorRGB(.1,.1,.6);c.drawString(700,H-48-(n+5)*L,'699 is the Labor Day fuel slip, cleared same week - Peg')
    c.showPage()
c.save()
save(STEM,'TB',K,[dict(account=r[0],name=r[1],**nz(r[2:])) for r in rows],[dict(label=l,**nz(v)) for l,v in T])
