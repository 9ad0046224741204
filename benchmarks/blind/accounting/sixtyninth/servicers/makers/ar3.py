# US affordable community: delinquent & prepaid by building, large, PDF portrait
import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
fonts();q=random.Random(63)
fn='Aaliyah Andre Bianca Carlos Chantel Darnell Denise Elena Emeka Fatima Gloria Hector Irene Jamal Jolene Keisha Lamont Luz Marcus Mei Nadia Omar Patrice Quentin Rosa Sabrina Tevin Uma Veronica Wendell Xiomara Yolanda Zack'.split()
ln='Abernathy Baptiste Calderon Dupree Estrella Fairweather Gaines Hightower Ibarra Jessup Kimbrough Lattimore Mosley Nwosu Ocasio Pettway Quarles Rutledge Santiago Tolliver Underhill Villareal Whitlock Yarbrough Zamora'.split()
K=['current','b31_60','b61_90','b90','delinquent','prepaid','total','deposit']
LB=['0-30','31-60','61-90','90+','Total Delinq.','Prepaid','Net Balance','Deposit Held']
rows=[];tot=[];seq=[];tid=18200
def sm(l,rs):
    t={'label':l}
    for k in K:
        v=r2(sum(r.get(k,0) for r in rs));t[k]=v
    return t
for b in 'ABCDEF':
    seq.append(('b',f'Building {b} - {dict(zip("ABCDEF",["1410 Ferncliff Ave","1412 Ferncliff Ave","1420 Ferncliff Ave","88 Orchard Ct","90 Orchard Ct","92 Orchard Ct"]))[b]}'));rs=[]
    for fl in (1,2,3):
        for n in range(1,13):
            if q.random()<.3:continue
            tid+=q.randint(2,40);st=q.choices(['Current','Notice','Past','Evict'],[80,6,9,5])[0]
            r={'unit':f'{b}{fl}{n:02d}','resident':f't{tid:07d}','name':f'{q.choice(ln)}, {q.choice(fn)}'};x={}
            rent=q.choice([0,112,187,243,318,402,455,511,640,728,815])
            if q.random()<.22 and st=='Current': x['prepaid']=-r2(q.choice([rent or 25,12,50,.75,rent+40.5]))
            else:
                x['b0_30']=r2(q.choice([rent or 40,rent*.5+17,25,35,rent+25]))
                if q.random()<.35 or st in('Past','Evict'):x['b31_60']=r2(rent*q.choice([1,1,.4])+25)
                if q.random()<.18 or st=='Evict':x['b61_90']=r2(rent+25)
                if q.random()<.14 or st in('Past',):x['b90']=r2(q.uniform(45,2900))
            for k in ['b0_30','b31_60','b61_90','b90']:r[k]=x.get(k,0.0)
            r['delinquent']=r2(sum(x.get(k,0) for k in ['b0_30','b31_60','b61_90','b90']));r['prepaid']=x.get('prepaid',0.0);r['total']=r2(r['delinquent']+r['prepaid'])
            r['deposit']=0.0 if st=='Past' else float(q.choice([150,200,rent or 99,rent or 99,400]))
            note=None
            if st=='Evict':note=q.choice(['5-day notice served 8/14; court date 10/02','Filed magistrate court 9/03 - pmt plan breached'])
            elif st=='Past' and q.random()<.7:note=q.choice(['Sent to collections','Deposit applied to move-out damages','HAP repayment pending'])
            elif r['b90']>800:note='Repayment agreement $75/mo'
            rs.append(r);seq.append(('r',(r,st,note)))
    rows+=rs
    seq.append(('t',(f'Building {b} Total',rs)))
K=['b0_30']+K[1:]
for i,(k,r) in enumerate(seq):
    if k=='t':t=sm(*r);tot.append(t);seq[i]=('t',t)
g=sm('Grand Total',rows);tot.append(g)
N='ar_ferncliff_delinquency.pdf';W,H=landscape(letter);c=canvas.Canvas(f'{R}/documents/{N}',pagesize=(W,H))
X=[350,404,458,512,572,630,692,752];pg=0
def f(v):return f'{v:,.2f}' if v>=0 else f'({-v:,.2f})'
def head():
    global y,pg;pg+=1;
    c.setFont('SEB',13);c.drawCentredString(W/2,H-34,'Delinquent and Prepaid Report');c.setFont('SE',9)
    c.drawCentredString(W/2,H-46,'Ferncliff Commons Apartments (LIHTC / PBV)');c.drawCentredString(W/2,H-57,'Aged as of 09/22/2025  -  Tenant ledger only, subsidy excluded')
    c.setFont('SEB',8.5);yy=H-78
    for x,l in [(40,'Unit'),(76,'Tenant ID'),(128,'Tenant Name'),(246,'Status')]:c.drawString(x,yy,l)
    for x,l in zip(X,LB):c.drawRightString(x,yy,l)
    c.setLineWidth(1.2);c.line(38,yy-4,754,yy-4);c.setLineWidth(.4)
    c.setFont('SE',7.5);c.drawString(40,22,'Printed 09/22/2025 4:05:11 PM by LGaines');c.drawRightString(752,22,f'Page {pg}');y=yy-17
head()
def tl(t):
    global y
    c.setFont('SEB',8);c.line(300,y+8.5,754,y+8.5);c.drawString(128,y,t['label'])
    for x,k in zip(X,K):c.drawRightString(x,y,f(t[k]))
    y-=18
for k,r in seq:
    if y<(60 if k=='b' else 44):c.showPage();head()
    if k=='b':c.setFont('SEB',9);c.drawString(40,y,r);y-=12
    elif k=='t':tl(r)
    else:
        r,st,nt=r;c.setFont('SE',8);c.drawString(40,y,r['unit']);c.drawString(76,y,r['resident']);c.drawString(128,y,r['name']);c.drawString(246,y,st)
        for x,kk in zip(X,K):c.drawRightString(x,y,f(r[kk]))
        y-=10.5
        if nt:c.setFont('SEI',7.2);c.drawString(136,y+1,nt);y-=9.5
tl(g)
if y<110:c.showPage();head()
c.setFont('SEB',8.5);c.drawString(40,y-6,'Recap');c.setFont('SE',8)
n1=sum(r['delinquent']>0 for r in rows);n2=sum(r['prepaid']<0 for r in rows)
c.drawString(40,y-18,f'Delinquent accounts: {n1}');c.drawString(40,y-29,f'Prepaid accounts: {n2}');c.drawString(40,y-40,f'Past-resident balances: {f(r2(sum(s[1][0]["total"] for s in seq if s[0]=="r" and s[1][1]=="Past")))}')
c.save()
save(N,'AR',None,K,rows,tot,'US affordable delinquent & prepaid by building, many pages, italic note lines below rows, parentheses',False)
print(len(rows),pg,g)
