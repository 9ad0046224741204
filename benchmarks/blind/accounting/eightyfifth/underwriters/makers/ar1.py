# student housing delinquency, two-line records with notes, grouped by resident status, fpdf2
import random
from common import *
from names import people
from fpdf import FPDF
R=random.Random(8544)
NAME='TheQuadAtAlder_DelinquencyPrepaid_1031.pdf'
N=[58]
P=people(R,60)
notes=['Parent paying by 11/5, confirmed by email','Payment plan - 3 installments of equal amounts, first due 11/1','Financial aid disbursement pending; letter on file','Notice posted 10/12','NSF on 10/3, must pay by cashiers check','Utility overage disputed','Called 10/21, left voicemail. Emailed guarantor 10/24.','Sent to collections 9/30 (Brightline Recovery)','Eviction filed 10/17 - hearing 11/14 at county court','Charge for damaged desk, awaiting photos','Roommate transfer fee','Keys not returned']
def m(lo,hi): return round(R.uniform(lo,hi)*100)
sections=[('Current Residents',36),('Notice / Non-Renewal',9),('Former Residents',13)]
keys=['deposit','b0_30','b31_60','b61_90','b90','delinquent','prepaid','total']
data=[];i=0
for s,n in sections:
    g=[]
    for _ in range(n):
        f,l=P[i]; i+=1
        u=f'{R.choice([1,2,3,4])}{R.randint(1,4)}{R.randint(1,18):02d}-{R.choice("ABCD")}'
        rent=R.choice([749,789,815,829,855,899,925])*100
        b=[0,0,0,0]; pre=0; x=R.random()
        if s!='Former Residents':
            if x<.27: pre=-R.choice([rent,rent,2500,m(5,400),m(20,900)])
            elif x<.62: b[0]=R.choice([rent+7500,rent,7500,m(18,120),rent-m(100,400)])
            elif x<.85: b[0]=rent+7500; b[1]=R.choice([rent,m(60,500)])
            else: b=[rent+7500,rent+7500,rent,R.choice([0,m(100,900)])]
        else:
            if x<.15: pre=-m(40,350)
            else: b[2]=R.choice([0,m(60,420)]); b[3]=m(140,3100)
        if pre and R.random()<.15 : b[0]=m(12,60)
        dep=R.choice([0,0,15000,25000,20000]) if s!='Former Residents' else 0
        note=R.choice(notes) if sum(b)>40000 or R.random()<.2 else ''
        if note.startswith('Sent to coll') and s!='Former Residents': note=notes[0]
        if s=='Former Residents' and sum(b) : note=R.choice([notes[7],notes[11],'Final account statement mailed 8/22','Skip - no forwarding address'])
        if not sum(b): note='' if R.random()<.8 else 'Apply to November'
        v=[dep]+b+[sum(b),pre,sum(b)+pre]
        g.append((u,f'{l}, {f}',f'R{R.randint(20418,39877)}',R.randint(0,6),v,note))
    seen=set(); g=[t for t in sorted(g) if not(t[0] in seen or seen.add(t[0]))]
    data.append((s,g))
rows=[];totals=[];G=[0]*8
pdf=FPDF('L','mm','Letter'); pdf.set_auto_page_break(False); pdf.set_margins(10,10,10)
CW=[20,50,17,19,23,21,21,21,24,22,22]; 
HD=['Bed','Resident','ID','Deposit','0-30','31-60','61-90','90+','Total','Prepaid','Net']
H2=['','','','on Hand','Days','Days','Days','Days','Delinquent','Credits','Balance']
sc=259/sum(CW); CW=[w*sc for w in CW]
def head():
    pdf.add_page(); pdf.set_xy(10,8)
    pdf.set_font('Helvetica','B',13); pdf.set_text_color(20,60,110); pdf.cell(0,6,'The Quad at Alder',align='L'); pdf.set_xy(10,14)
    pdf.set_font('Helvetica','',9); pdf.set_text_color(60); pdf.cell(150,5,'Delinquent and Prepaid by Status  -  as of October 31, 2025')
    pdf.cell(0,5,'Created 11/03/2025 8:47 AM by jpalmer',align='R'); pdf.set_y(21)
    pdf.set_text_color(255); pdf.set_fill_color(20,60,110); pdf.set_font('Helvetica','B',8)
    for hh in (HD,H2):
        for w,t,k in zip(CW,hh,range(11)): pdf.cell(w,4.2,t,fill=True,align='L' if k<3 else 'R')
        pdf.ln()
    pdf.set_text_color(0); pdf.ln(1)
    y=pdf.get_y(); pdf.set_xy(10,206); pdf.set_font('Helvetica','I',7); pdf.cell(0,4,f'Page {pdf.page_no()} of {{nb}}',align='C'); pdf.set_xy(10,y)
f=lambda n: '-' if n==0 else par(n/100)
def need(h):
    if pdf.get_y()+h>203: head()
def trow(v,t,dep=True):
    pdf.set_font('Helvetica','B',8); pdf.cell(sum(CW[:3]),5,t,border='T')
    for w,n in zip(CW[3:],v): pdf.cell(w,5,f(n),border='T',align='R')
    pdf.ln(6.5)
head()
pick=lambda v:{k:n/100 for k,n in zip(keys,v) if n}
for s,g in data:
    need(16); pdf.set_font('Helvetica','B',9); pdf.set_fill_color(225,232,242); pdf.cell(0,5.2,s,fill=True); pdf.ln(6)
    T=[0]*8
    for u,nm,idn,_,v,note in g:
        need(9 if note else 5); pdf.set_font('Helvetica','',8)
        for w,t in zip(CW,(u,nm,idn)): pdf.cell(w,4.4,t)
        for w,n in zip(CW[3:],v): pdf.cell(w,4.4,f(n),align='R')
        pdf.ln()
        if note:
            pdf.set_font('Helvetica','I',7); pdf.set_text_color(90); pdf.set_x(10+CW[0]); pdf.cell(0,3.6,'Note: '+note); pdf.ln(4); pdf.set_text_color(0)
        rows.append(dict(unit=u,name=nm,resident=idn,**pick(v))); T=[a+b for a,b in zip(T,v)]
    need(7); t=f'Total {s} ({len(g)})'; trow(T,t); totals.append(dict(label=t,**pick(T))); G=[a+b for a,b in zip(G,T)]
need(9); pdf.set_fill_color(255); t=f'Grand Total ({len(rows)})'; trow(G,t); totals.append(dict(label=t,**pick(G)))
pdf.output(doc(NAME))
save(NAME,'AR',None,keys,rows,totals,'student housing delinquent and prepaid by bed and status, two-line records with notes, PDF',True)
print(len(rows),totals)
