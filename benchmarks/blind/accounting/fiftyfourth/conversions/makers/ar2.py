# residential, 130-odd residents, PDF landscape, grouped by resident status, every page with header
import random
from common import *
from fpdf import FPDF
import datetime
R=random.Random(99)
NAME='delinq_prepaid_stonebrook_0224.pdf'
FN='Aaliyah Andre Beatriz Bryce Camila Carter Chantel Cody Darnell Deja Dominic Elena Emmett Faith Farid Gabriela Gavin Hana Hector Imani Isaac Jada Jerome Kayla Kofi Lamar Leticia Luz Malik Marisol Marcus Mei Nadia Noel Omar Oksana Paige Priya Quinton Rashad Rosa Sadie Simone Tariq Tessa Uri Vanessa Wes Ximena Yusuf Zoe'.split()
LN='Abernathy Acosta Baptiste Barlow Castellano Chowdhury Coates Dabney Delacroix Eubanks Farrow Fontenot Gaines Ghosh Hargrove Hinojosa Isley Jankowski Kimbrough Kostova Lattimore Ledoux Mabry Montoya Nakamura Nwosu Odom Okafor Pettigrew Pruitt Quiroga Rahimi Rutledge Salgado Sneed Talbert Tran Ulrich Vasquez Villarreal Whitlow Yarbrough Zamora'.split()
units=[f'{b:02d}-{n}' for b in range(1,15) for n in (101,102,103,104,201,202,203,204,301,302,303,304)]
used=set()
def nm():
    while 1:
        x=f'{R.choice(LN)}, {R.choice(FN)}'
        if R.random()<.12: x+=' & '+R.choice([q for q in FN if q not in x])
        if x not in used: used.add(x); return x
def row(kind):
    rent=R.choice([1145,1189,1215,1260,1295,1340,1385,1420,1475,1510,1565])+R.choice([0,0,35,50,70])
    util=round(R.uniform(38,96),2); late=R.choice([75,100]); b=[0,0,0,0]; pre=0
    if kind=='C':
        t=R.random()
        if t<.33: pre=round(R.choice([R.uniform(1,60),R.uniform(60,400),rent+util]),2)
        elif t<.62: b[0]=round(R.choice([util,late,R.uniform(4,70),util+late,25]),2)
        elif t<.82: b[0]=round(rent+util+late,2)
        elif t<.92: b[0]=round(rent+util+late,2); b[1]=round(R.choice([R.uniform(80,600),rent+late]),2)
        else: b[0]=round(rent+util+late,2); b[1]=round(R.uniform(20,250),2); b[2]=round(R.choice([0,R.uniform(30,180)]),2); pre=0
    elif kind=='N':
        if R.random()<.4: pre=round(R.uniform(20,800),2)
        else: b[0]=round(R.choice([util,rent+util,R.uniform(100,500)]),2)
    elif kind=='E':
        b[0]=round(rent+util+late,2); b[1]=round(rent+util+late+R.choice([0,195]),2); b[2]=round(R.choice([rent+late,R.uniform(200,900)]),2); b[3]=round(R.choice([0,0,R.uniform(100,2600)]),2)
    else:
        j=R.choice([1,2,3,3,3]); b[j]=round(R.uniform(240,3900),2); 
        if R.random()<.3: b[max(j-1,0)]=round(R.uniform(60,800),2)
        if R.random()<.12: b=[0,0,0,0]; pre=round(R.uniform(15,320),2)
    dep=R.choice([0,150,250,300,500,500,rent]) if kind!='P' else 0
    return b,pre,dep
f=lambda c:'' if c is None else (f'({-c/100:,.2f})' if c<0 else f'{c/100:,.2f}')
secs=[('Current Resident','C',88),('Notice','N',11),('Eviction','E',9),('Past Resident','P',34)]
ids=R.sample(range(10200,13990),200); pool=R.sample(units,108); tid=10412
K=['unpaid','b0_30','b31_60','b61_90','b90','prepaid','total','deposit']
HEAD=['Unpaid\nCharges','0-30\nDays','31-60\nDays','61-90\nDays','90+\nDays','Prepaid','Net\nBalance','Deposit\non Hand']
XR=[398,452,500,548,598,648,702,756]
class P(FPDF):
    def header(self):
        self.set_font('Times','B',13); self.text(36,40,'Stonebrook Village'); self.set_font('Times','',9.5); self.text(36,53,'Delinquency and Prepaid Report   |   Month 02/2024   |   As of 02/29/2024'); self.text(36,64,'Charges: All    Sort: Status, Unit')
        self.set_fill_color(60,72,88); self.rect(34,72,726,25,'F'); self.set_text_color(255); self.set_font('Helvetica','B',7.6)
        for x,t in((38,'Unit'),(80,'Resident'),(128,'Name'),(258,'Move-in')): self.text(x,92,t)
        for x,t in zip(XR,HEAD):
            for i,l in enumerate(t.split('\n') if '\n' in t else ['',t]): self.text(x-self.get_string_width(l),82+10*i,l)
        self.set_text_color(0); self.y0=110
    def footer(self):
        self.set_font('Times','I',8); self.text(36,594,'Stonebrook Village - printed 03/04/2024 08:51'); self.text(712,594,f'Page {self.page_no()} of 4')
p=P('L','pt','letter'); p.set_creation_date(datetime.datetime(2024,3,4)); p.set_auto_page_break(False); p.add_page(); rows=[]; totals=[]; G=dict.fromkeys(K,0); z=0
def need(h):
    if p.y0+h>578: p.add_page()
def nums(v,bold=False,zero=True):
    p.set_font('Helvetica','B' if bold else '',7.6)
    for x,k in zip(XR,K):
        s=f(v[k]); p.text(x-p.get_string_width(s),p.y0,s)
for title,k,n in secs:
    need(40); p.set_font('Helvetica','B',8.6); p.text(38,p.y0,title); p.set_draw_color(60,72,88); p.line(36,p.y0+3,200,p.y0+3); p.y0+=14
    us=sorted(pool[:n]) if k!='P' else sorted(R.sample(units,n)); 
    if k!='P': del pool[:n]
    S=dict.fromkeys(K,0)
    for u in us:
        b,pre,dep=row(k); name=nm(); rid=f't{ids.pop():07d}'; mi=f'{R.randint(1,12):02d}/{R.randint(1,28):02d}/{R.choice([19,20,21,21,22,22,23,23])}'
        v=dict(zip(K,[sum(map(cents,b)),*map(cents,b),-cents(pre),sum(map(cents,b))-cents(pre),cents(dep)]))
        need(12)
        if z%2: p.set_fill_color(243,244,247); p.rect(34,p.y0-8.2,726,11,'F')
        z+=1; p.set_font('Helvetica','',7.6)
        for x,t in((38,u),(80,rid),(128,name),(258,mi)): p.text(x,p.y0,t)
        nums(v); p.y0+=11
        rows.append(dict(unit=u,resident=rid,name=name,**{q:x/100 for q,x in v.items()}))
        for q in K: S[q]+=v[q]; G[q]+=v[q]
    need(22); p.line(340,p.y0-7,760,p.y0-7); p.set_font('Helvetica','B',7.6); p.text(128,p.y0+2,f'Total {title} ({n})'); p.y0+=2; nums(S,True); p.y0+=20
    totals.append(dict(label=f'Total {title} ({n})',**{q:x/100 for q,x in S.items()}))
need(24); p.set_line_width(1.2); p.line(36,p.y0-9,760,p.y0-9); p.set_line_width(.5); p.set_font('Helvetica','B',7.6); p.text(38,p.y0+2,'Grand Total Stonebrook Village'); p.y0+=2; nums(G,True)
totals.append(dict(label='Grand Total Stonebrook Village',**{q:x/100 for q,x in G.items()}))
p.output(doc(NAME)); print(len(rows),G)
save(NAME,'AR',K,rows,totals,'Apartment delinquency and prepaid print-out, landscape, grouped by resident status with subtotals, dark header band, striped rows',True)
