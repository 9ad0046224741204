# AR, mobile-home parks, Courier portrait, charge lines under a tenant line; planted digit
import random
from common import *
from datetime import date,timedelta
from reportlab.pdfgen import canvas
rnd=random.Random(SEED+4)
ASOF=date(2023,5,31)
K=['b0_30','b31_60','b61_90','b90','total']
P=[('SUNSET MESA M.H.P.',412,[('003','OSTROWSKI, MARGUERITE','T4412','CURRENT',1),('008','PEREZ-DELGADO, RAMON','T4431','EVICTION',5),('011A','HUCKABY, DALE & FERN','T4102','CURRENT',2),('017','TRAN, LOC','T4519','CURRENT',1),('022','WHITEHORSE, LEONARD','T4077','PAY PLAN',3),('025','STIDHAM, CRYSTAL','T4520','EVICTION',4),('031','VACANT-FMR BOYETTE, J','T3988','MOVED OUT',6),('040','ARCHULETA, NESTOR','T4466','CURRENT',1),('044','KIMBROUGH, ESTATE OF V','T4015','LEGAL',4)]),
('CACTUS WREN VILLAGE',365,[('A-02','MCNEESE, RODNEY','W1107','CURRENT',2),('A-09','YAZZIE, TERESA','W1131','CURRENT',1),('B-01','LUNDQUIST, GARY','W1090','PAY PLAN',3),('B-06','SOLIS HOME RENTALS LLC','W1142','CURRENT',2),('C-04','FENTRESS, AMBER','W1150','EVICTION',4),('C-11','DOMINGUEZ, PAZ','W1065','CURRENT',1),('D-03','GOINS, HERSHEL','W1001','MOVED OUT',5)])]
def bucket(d):
    n=(ASOF-d).days
    return 'b0_30' if n<=30 else 'b31_60' if n<=60 else 'b61_90' if n<=90 else 'b90'
L=[]  # print model: ('prop',..),('ten',..),('row',r),('sub',t)...
rows=[];tot=[];chk=[]
ms=[date(2023,m,1) for m in (5,4,3,2,1)]+[date(2022,12,1)]
for pn,rent,ts in P:
    L.append(('prop',pn)); p0=len(rows)
    for u,n,i,st,k in ts:
        L.append(('ten',u,n,i,st)); t0=len(rows)
        def add(ch,d,a):
            r={'property':pn,'unit':u,'resident':i,'name':n,'status':st,'charge':ch,'date':d.strftime('%m/%d/%y'),bucket(d):a,'total':a}
            rows.append(r);L.append(('row',r))
        months=ms[:k] if st!='MOVED OUT' else ms[3:]
        for m in reversed(months):
            part=m==months[-1] and rnd.random()<.6
            add('SPACE RENT' if u not in('031',) else 'HOME+SPACE RENT',m,rnd.randint(60,rent-40)*100+rnd.choice([0,0,50]) if part else (rent+(325 if u=='031' else 0))*100)
            if rnd.random()<.55: add('WATER/SEWER',m+timedelta(days=rnd.randint(4,7)),rnd.randint(2200,6900))
            if rnd.random()<.3: add('LATE CHARGE',m+timedelta(days=5),3500)
        if st in('EVICTION','LEGAL'): add('COURT COSTS',date(2023,rnd.choice([3,4]),rnd.randint(8,24)),rnd.choice([14600,18150,21000]))
        if u in('017','B-06'): add('RET CHECK FEE',date(2023,5,12),4000)
        if u in('022','B-01'): add('PMT ON ACCT',date(2023,5,19),-rnd.choice([15000,10000,12500]))
        if st=='MOVED OUT': add('CLEANUP/HAUL',date(2023,3,rnd.randint(6,20)),rnd.randint(38000,95000)//500*500); add('DEPOSIT APPLIED',date(2023,3,21),-30000)
        t={'label':f'SPACE {u} BALANCE'}; t.update({q:S(rows[t0:],q) for q in K}); tot.append(t);chk.append((len(tot)-1,range(t0,len(rows)),K));L.append(('sub',t))
    t={'label':f'TOTAL {pn}'}; t.update({q:S(rows[p0:],q) for q in K}); tot.append(t);chk.append((len(tot)-1,range(p0,len(rows)),K));L.append(('ptot',t,len(ts)))
t={'label':'REPORT TOTAL'}; t.update({q:S(rows,q) for q in K}); tot.append(t);chk.append((len(tot)-1,range(len(rows)),K));L.append(('gtot',t,16))
L.append(('recap',))
for ch in sorted({r['charge'] for r in rows}):
    ix=[i for i,r in enumerate(rows) if r['charge']==ch]
    t={'label':ch}; t.update({q:S([rows[i] for i in ix],q) for q in K}); tot.append(t);chk.append((len(tot)-1,ix,K));L.append(('rc',t))
save_chk=lambda: None
N='sunset_mesa_cactus_wren_arrears.pdf'
# plant after the sums: two digits swapped in one printed bucket
v=next(r for r in rows if r['unit']=='C-04' and r['charge']=='SPACE RENT' and r.get('b31_60')==36500)
import io,contextlib
print('before plant (should be silent):'); save(N,'AR',K,rows,tot,cents=K,checks=chk)
v['b31_60']=35600
print('after plant (4 lines expected off):'); 
save(N,'AR',K,rows,tot,planted={'what':'space C-04, space rent 04/01/23 printed 356.00 under 31-60 DAYS, is 365.00 (its BALANCE and all sums have 365.00)','kind':'digit'},cents=K,checks=chk)
print(v)
def am(c): 
    s=fm(c,'CR'); return s if c<0 else s+'  '
def amts(r,z=False): return ''.join((am(r[k]) if (k in r and (z or r[k])) else '').rjust(12) for k in K)
pages=[];out=[]
def head():
    return [f'{"DESERT STATES PARK MGMT":<40}{"ARRR31":>50}',f'{"AGED ARREARS BY SPACE":<40}{"PAGE "+str(len(pages)+1):>50}',f'{"AGED AS OF 05/31/23":<40}{"PRTD 06/02/23":>50}','',
    f'{"":<18}{"CHARGE":<12}'+'0-30'.rjust(10)+'31-60'.rjust(12)+'61-90'.rjust(12)+'OVER 90'.rjust(12)+'BALANCE'.rjust(12),
    f'{"   CHARGE":<18}{"DATE":<12}'+'DAYS'.rjust(10)+'DAYS'.rjust(12)+'DAYS'.rjust(12)+'DAYS'.rjust(12)+'DUE'.rjust(12),'-'*90,'']
def put(ls):
    global out
    if not out: out=head()
    if len(out)+len(ls)>60: pages.append(out); out=head()
    out+=ls
i=0;buf=[]
for x in L:
    if x[0]=='prop':
        if out: pages.append(out); out=head()
        put([f'COMMUNITY: {x[1]}',''])
    elif x[0]=='ten': buf=[f'SPACE {x[1]:<6}{x[2]:<28}ACCT {x[3]:<8}STATUS {x[4]}']
    elif x[0]=='row':
        r=x[1]; buf.append(f'   {r["charge"]:<16}{r["date"]:<9}'.ljust(28)+amts(r))
    elif x[0]=='sub': buf+=[f'   {x[1]["label"]:<25}'+amts(x[1],True),'']; put(buf)
    elif x[0]=='ptot': put(['='*90,f'{x[1]["label"]:<28}'+amts(x[1],True),f'   {x[2]} SPACES IN ARREARS',''])
    elif x[0]=='gtot': put(['='*90,f'{x[1]["label"]:<28}'+amts(x[1],True),'='*90,''])
    elif x[0]=='recap': put(['','RECAP BY CHARGE',''])
    else: put([f'   {x[1]["label"]:<25}'+amts(x[1],True)])
put(['','PREPARED FOR RECEIVER - UNAUDITED          *** END ARRR31 ***'])
pages.append(out)
c=canvas.Canvas(D+N,pagesize=(612,792))
for p in pages:
    c.setFont('Courier',10);y=750
    for l in p:
        assert len(l)<=90,(len(l),l)
        c.drawString(36,y,l);y-=11.6
    c.showPage()
c.save()
