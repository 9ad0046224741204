# commercial aged receivables detail: tenant headings with charges below, two centres, PDF platypus-free drawing
import random, datetime as dt
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from common import *
R=random.Random(5411); N='AgedReceivables_Detail_Dec2024.pdf'
asof=dt.date(2024,12,31)
P=[('mpsc','Mill Pond Shopping Center',[('A1','Hartwell Markets #118',41200),('B-102','Nail Boutique by Linh',3150),('B-104','Blue Heron Books',4480),('B-107','Pretzel Junction (Franchise)',2890),('B-110','Copper Kettle Tea House, Inc.',3975),
 ('B-112','Dr. Optic Vision Center',5210),('B-115','Sole Society Shoe Repair',1640),('C-201','FitForge 24 Gym, LLC',14800),('C-204','Mainland Cellular',4025),('C-206','Bright Smiles Dental Group PLLC',6740),('C-208','Sapphire Jewelers',5120),
 ('C-210','Kids Kingdom Toys',7350),('K-3','Phone Fixers Kiosk',1250),('PAD 2','Burger Barn #44',9800),('D-301','Luxe Bridal & Formal',6100),('D-303','Great Wall Buffet',8220),('D-305','Army Recruiting Office (GSA)',2980)]),
 ('qlp','Quarry Lane Plaza',[('1','Quarry Lane Hardware',11250),('3','Sudsy Coin Laundry',3620),('4','Stella\'s Pizzeria',3410),('5A','Tax Time Services',1980),('5B','Vapor Lounge',2050),('6','Paws & Whiskers Grooming',2675),('8','State Liquor Store 0217',7900),('9','Dollar Depot #3306',10400),('11','Golden Shears',1875)])]
cur='current';KB=['current','b31_60','b61_90','b91_120','b120'];HB=['Current','31 - 60','61 - 90','91 - 120','Over 120']
inv=20417; trs=[];tots=[];ops=[] ;res=1180; codes={}
def bucket(d):
    n=(asof-d).days
    return 0 if n<=30 else 1 if n<=60 else 2 if n<=90 else 3 if n<=120 else 4
grand=[0]*6
for pc,pn,T in P:
    ops.append(('prop',f'{pn} ({pc})')); ps=[0]*6
    for u,nm,rent in T:
        res+=R.randint(3,29); rid=f't{res:07d}'
        style=R.choices(['clean1','slow','bad','disp','credit'],[4,4,3,2,1])[0]
        if nm.startswith('Army'): style='slow1'
        if nm.startswith('FitForge'): style='bad'
        ch=[]
        def add(d,code,amt):
            ch.append([d,code,int(amt)])
        cam=int(rent*R.uniform(.16,.24))*100+R.randint(0,99); tax=int(rent*R.uniform(.09,.15))*100+R.randint(0,99); ins=int(rent*.03)*100+R.randint(0,99)
        ms={'clean1':1,'slow':R.choice([1,2]),'bad':R.choice([4,5,6]),'disp':1,'credit':0,'slow1':1}[style]
        months=[dt.date(2024,12,1),dt.date(2024,11,1),dt.date(2024,10,1),dt.date(2024,9,1),dt.date(2024,8,1),dt.date(2024,7,1)][:ms]
        for m in sorted(months):
            if style=='bad' and m==min(months): add(m,'rent',rent*100*R.choice([.35,.5,.62]))
            else: add(m,'rent',rent*100)
            if style!='slow1':
                add(m,'cam',cam)
                if R.random()<.75: add(m,'ret',tax)
                if R.random()<.35: add(m,'ins',ins)
            if style in('bad','slow') and R.random()<.6: add(m.replace(day=11),'late',rent*5 if R.random()<.7 else 15000)
        if style=='disp':
            ch=[]; add(dt.date(2024,4,15),'camrec',rent*100*R.uniform(.3,.9)); add(dt.date(2024,6,20),'retrec',rent*100*R.uniform(.1,.5))
            if R.random()<.6: add(dt.date(2024,12,1),'util',R.randint(8000,42000))
        if style=='credit':
            add(dt.date(2024,12,27),'prepay',-rent*100)
        if style=='slow' and R.random()<.4: add(dt.date(2024,12,R.choice([5,9,18])),'prepay',-R.randint(10,60)*1000)
        if nm.startswith(('Burger','Hartwell')): add(dt.date(2024,10,31),'pct',R.randint(300000,900000))
        ch.sort(key=lambda x:x[0])
        ops.append(('ten',u,nm,rid,f'Lease thru {R.randint(1,12):02d}/{R.randint(2025,2034)}')); ts=[0]*6
        for d,code,amt in ch:
            inv+=R.randint(1,17); no='' if code=='prepay' else f'C-{inv}'
            if code=='prepay': no=f'R-{inv-9000}'
            b=bucket(d); ops.append(('chg',d,no,code,amt,b))
            ts[0]+=amt;ts[1+b]+=amt; codes[code]=codes.get(code,0)+amt
            trs.append({'unit':u,'name':nm,'resident':rid,'date':d.isoformat(),'charge':code,'invoice':no,'total':c2f(amt),KB[b]:c2f(amt)})
        ops.append(('sub',nm,ts)); tots.append((nm,ts)); ps=[x+y for x,y in zip(ps,ts)]
    ops.append(('ptot',f'Total {pn}',ps)); tots.append((f'Total {pn}',ps)); grand=[x+y for x,y in zip(grand,ps)]
ops.append(('gtot','Grand Total',grand)); tots.append(('Grand Total',grand))
assert grand[0]==sum(grand[1:])
c=canvas.Canvas(doc(N),pagesize=landscape(letter));W,H=landscape(letter)
X=[352,424,490,556,622,688]; X=[x+50 for x in X]
blue=colors.Color(.13,.25,.45)
def head():
    c.setFillColor(colors.black);c.setFont('Times-Bold',13);c.drawString(40,H-38,'Aged Receivables - Detail')
    c.setFont('Times-Roman',9);c.drawString(40,H-50,'Properties: mpsc, qlp     Age as of: 12/31/2024     Post month: 12/2024     Sort by: Unit     Tenants: Current, Past')
    c.setFillColor(blue);c.rect(38,H-78,W-76,18,fill=1,stroke=0);c.setFillColor(colors.white);c.setFont('Times-Bold',9)
    for x,t in((46,'Unit / Date'),(120,'Tenant / Control'),(230,'Charge Code')): c.drawString(x,H-72,t)
    for x,t in zip(X,['Total Owed']+HB): c.drawRightString(x,H-72,t)
    c.setFillColor(colors.black)
pg=1;head();y=H-94
def foot():
    c.setFont('Times-Italic',8);c.drawString(40,22,'Vanderloo Property Management');c.drawRightString(W-40,22,f'01/06/2025 9:02 AM    Page {pg}')
def need(h):
    global y,pg
    if y-h<40: foot();c.showPage();pg+=1;head();y=H-94
def amts(v,f):
    c.setFont(f,8.5)
    for x,a in zip(X,v): c.drawRightString(x,y,money(a,paren=True) if a is not None else '')
# control numbers follow the posting date over the whole ledger
chg=[k for k,o in enumerate(ops) if o[0]=='chg']; n=20100
for q in sorted(range(len(chg)),key=lambda q:ops[chg[q]][1]):
    n+=R.randint(1,9); o=ops[chg[q]]; no=(f'R-{n-9000}' if o[3]=='prepay' else f'C-{n}')
    ops[chg[q]]=o[:2]+(no,)+o[3:]; assert trs[q]['date']==o[1].isoformat(); trs[q]['invoice']=no
for i,o in enumerate(ops):
    if o[0]=='prop':
        need(60);c.setFont('Times-Bold',10.5);c.setFillColor(blue);c.drawString(40,y,o[1]);c.setFillColor(colors.black);y-=15
    elif o[0]=='ten':
        need(38);c.setFont('Times-Bold',8.5);c.drawString(46,y,o[1]);c.drawString(120,y,f'{o[2]}');w=c.stringWidth(o[2],'Times-Bold',8.5);c.setFont('Times-Roman',8.5);c.drawString(124+w,y,f'({o[3]})');c.setFont('Times-Italic',7.5);c.drawString(402,y,o[4]);y-=11
    elif o[0]=='chg':
        need(11);c.setFont('Times-Roman',8.5);c.drawString(58,y,o[1].strftime('%m/%d/%Y'));c.drawString(132,y,o[2]);c.drawString(236,y,o[3])
        v=[o[4]]+[None]*5
        for k in range(5): v[1+k]=o[4] if k==o[5] else 0
        amts(v,'Times-Roman');y-=10.5
    elif o[0]=='sub':
        need(14);c.setLineWidth(.4);c.line(300,y+8,X[-1],y+8);c.setFont('Times-Bold',8.5);c.drawString(132,y-1,o[1]);y-=1;amts(o[2],'Times-Bold');y-=15
    else:
        need(20);c.setFillColor(colors.Color(.88,.91,.96));c.rect(38,y-4,W-76,13,fill=1,stroke=0);c.setFillColor(colors.black);c.setFont('Times-Bold',9);c.drawString(46,y,o[1]);amts(o[2],'Times-Bold');y-=24
need(20+11*len(codes));y-=4;c.setFont('Times-Bold',9);c.drawString(46,y,'Recap by charge code');y-=12
nmz={'rent':'Base rent','cam':'CAM estimate','ret':'Real estate tax est.','ins':'Insurance est.','late':'Late charge','camrec':'2023 CAM reconciliation','retrec':'2023 tax reconciliation','util':'Utility rebill','prepay':'Prepayments','pct':'Percentage rent'}
for k in sorted(codes): c.setFont('Times-Roman',8.5);c.drawString(58,y,k);c.drawString(110,y,nmz[k]);c.drawRightString(300,y,money(codes[k],paren=True));y-=10.5
foot();c.save()
# amounts of 0 in unused buckets are printed as 0.00
for r in trs:
    for k in KB: r.setdefault(k,0.0)
KK=['total']+KB
save(N,'AR','property-management aged receivables detail, charges below tenant headings, parentheses for credits',True,KK,trs,[dict(label=l,**{k:c2f(v) for k,v in zip(KK,s)}) for l,s in tots])
print(len(trs),pg,grand,sorted(codes))
