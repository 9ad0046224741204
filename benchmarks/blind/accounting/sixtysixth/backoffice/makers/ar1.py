# Entrata-like resident aged receivables, fpdf2 landscape; PLANTED digit_changed
from common import *
from fpdf import FPDF
random.seed(6611)
n='resident_aged_receivables_wrenfield.pdf'
names=[(f,l) for f in FIRST for l in LAST];random.shuffle(names)
units=[f'{b:02d}-{f}{u:02d}' for b in range(1,9) for f in (1,2,3) for u in range(1,9)];random.shuffle(units)
K=['b0_30','b31_60','b61_90','b90','unpaid','prepaid','total','deposit']
secs=[('Current',31),('Notice',6),('Eviction',3),('Past',17)]
S=[];ui=0
def r2(a,b): return random.randint(a*100,b*100)
for s,k in secs:
    L=[]
    for u in sorted(units[ui:ui+k]):
        f,l=names.pop();rent=random.randint(1180,2240)*100;b=[0]*4;pre=0
        if s in('Current','Notice'):
            q=random.random()
            if q<.22: pre=-random.choice([rent,r2(5,400),5000])
            elif q<.55: b[0]=random.choice([7500,r2(20,240),rent,rent+7500])
            elif q<.8: b[0]=r2(50,900);b[1]=r2(20,600)
            else: b=[r2(40,300),r2(15,280),r2(10,150),r2(5,90)]
            if random.random()<.1 and pre==0: pre=-r2(5,60)
        elif s=='Eviction': b=[rent+7500,rent+7500,rent,r2(200,2400)]
        else:
            q=random.random();b=[0]*4
            for i in range(4):
                if random.random()<(.2,.3,.35,.75)[i]: b[i]=r2(40,2900)
            if sum(b)==0: pre=-r2(20,350)
        L.append([u,f'{l}, {f}',*b,sum(b),pre,sum(b)+pre,0 if s=='Past' else random.choice([0,25000,30000,50000])])
    ui+=k;S.append((s,L))
tot={s:[sum(r[i] for r in L) for i in range(2,10)] for s,L in S};G=[sum(t[i] for t in tot.values()) for i in range(8)]
# planted
cand=[r for r in S[0][1] if r[3]>=10000];row=cand[2];old=row[3];d=list(str(old));d[1]=str((int(d[1])+4)%10);row[3]=int(''.join(d))
pl={"what":f"Unit {row[0]} {row[1]}: 31-60 printed {v(row[3]):.2f} instead of {v(old):.2f}; the row total and the column totals hold the right one","kind":"digit_changed"}
class P(FPDF):
    def header(s):
        s.set_font('Helvetica','B',14);s.cell(0,16,'Resident Aged Receivables',new_x='LMARGIN',new_y='NEXT')
        s.set_font('Helvetica','',8);s.set_text_color(90);s.cell(0,11,'Wrenfield Commons  |  Post Month: 10/2025  |  As of 10/31/2025  |  Lease Occupancy Types: Conventional  |  Exclude zero balances: Yes',new_x='LMARGIN',new_y='NEXT');s.ln(6)
        s.set_text_color(255);s.set_fill_color(47,84,120);s.set_font('Helvetica','B',8)
        for i,(h,w) in enumerate(zip(H,W)): s.cell(w,16,h,align='L' if i<2 else 'R',fill=True)
        s.ln(16);s.set_text_color(0)
    def footer(s):
        s.set_y(-28);s.set_font('Helvetica','',7);s.cell(0,10,'Generated 11/03/2025 08:16 AM MST by A. Backoffice');s.set_y(-28);s.cell(0,10,f'Page {s.page_no()} of {{nb}}',align='R')
H=['Bldg-Unit','Resident','0-30 days','31-60 days','61-90 days','90+ days','Total Unpaid','Pre-Payments','Balance','Deposits Held']
W=[56,150,62,62,62,62,70,70,70,68]
p=P('L','pt','Letter');p.set_margins(30,28);p.set_auto_page_break(True,40);p.add_page();alt=0
def line(cells,bold=False,fill=None,h=13):
    p.set_font('Helvetica','B' if bold else '',8)
    if fill: p.set_fill_color(*fill)
    for i,(x,w) in enumerate(zip(cells,W)): p.cell(w,h,x,align='L' if i<2 else 'R',fill=bool(fill),border='T' if bold else 0)
    p.ln(h)
T=[];TT=[]
f=lambda c:m(c,zero='$0.00') if c==0 else ('($'+m(c)[1:] if c<0 else '$'+m(c))
for s,L in S:
    p.set_font('Helvetica','B',9);p.cell(sum(W),16,s,new_x='LMARGIN',new_y='NEXT')
    for j,r in enumerate(L):
        line([r[0],r[1]]+[f(x) for x in r[2:]],fill=(241,245,249) if j%2 else (255,255,255))
        T.append({"unit":r[0],"name":r[1],**{k:v(x) for k,x in zip(K,r[2:])}})
    lab=f'Total {s}';line(['',lab]+[f(x) for x in tot[s]],True,(226,232,238));p.ln(5);TT.append({"label":lab,**{k:v(x) for k,x in zip(K,tot[s])}})
line(['','Property Total']+[f(x) for x in G],True,(200,212,224),15);TT.append({"label":'Property Total',**{k:v(x) for k,x in zip(K,G)}})
p.output(DOC+n)
save(n,'AR',K,T,TT,'Entrata resident aged receivables by lease status, landscape',False,pl)
