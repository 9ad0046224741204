# borrower's own open-receivables sheet printed to PDF, two industrial buildings, months oldest to latest, red negatives in parentheses
import random
from common import *
from fpdf import FPDF
import datetime
R=random.Random(3513); f='ar_dockside_open_receivables.pdf'
B=[("Bldg 1 - 4400 Dockside Pkwy",["Acme-Orbit Packaging","Brightline Cold Storage","Corvane Logistics","Delmont Tile Import","Evergrain Foods"]),
("Bldg 2 - 4410 Dockside Pkwy",["Fathom Marine Supply","Gantry Robotics Inc","Hexley Print Works","Inland Tire & Wheel"]),
("Bldg 3 - 4480 Dockside Pkwy",["Juniper Home Goods (3PL)","Kolbrook Steel Fab","Lumen Stage Lighting","Morrow Bros. Moving","Northgate Pallet"])]
K=['other:Prior','m4','m3','m2','m1','m0','total','other:Collected thru 11/12','deposit']
H=['Prior','Jun-25','Jul-25','Aug-25','Sep-25','Oct-25','TOTAL DUE','Collected\nthru 11/12','Security\nDeposit']
W=[18,18,18,18,18,20,23,22,22]
p=FPDF('L','mm','Letter');p.set_creation_date(datetime.datetime(2025,11,13));p.set_margins(12,12);p.set_auto_page_break(False);p.add_page()
p.set_font('Helvetica','B',14);p.cell(0,7,'DOCKSIDE COMMERCE PARK',new_x='LMARGIN',new_y='NEXT')
p.set_font('Helvetica','',10);p.cell(0,5,'Open tenant receivables by month billed - prepared by Dockside Partners for lender',new_x='LMARGIN',new_y='NEXT');p.cell(0,5,'As of October 31, 2025',new_x='LMARGIN',new_y='NEXT');p.ln(3)
p.set_fill_color(214,228,205);y=p.get_y();p.set_font('Helvetica','B',8.5)
def hc(w,t,al):
    x=p.get_x();p.rect(x,y,w,10,'DF');L=t.split('\n')
    for i,s in enumerate(L): p.set_xy(x,y+(1 if len(L)==2 else 5)+4*i);p.cell(w,4,s,align=al)
    p.set_xy(x+w,y)
hc(16,'Suite','L');hc(52,'Tenant','L')
for w,t in zip(W,H): hc(w,t,'R')
p.set_xy(12,y+10)
def F(v): return f'{v:,.0f}' if v>0 else (f'({-v:,.0f})' if v<0 else '-')
def row(a,b,v,bold=0,fill=0):
    p.set_font('Helvetica','B' if bold else '',8.5);p.set_text_color(0)
    if bold: p.cell(68,6,b,border=1,fill=bool(fill))
    else: p.cell(16,6,a,border=1);p.cell(52,6,b,border=1)
    for w,k in zip(W,K):
        if k in v and v[k]<0: p.set_text_color(190,0,0)
        p.cell(w,6,F(v[k]) if k in v else '',border=1,align='R',fill=bool(fill));p.set_text_color(0)
    p.ln(6)
rows=[];tot=[]
nz=lambda d:{k:x for k,x in d.items() if k in('unit','name','label') or x!=0}
sm=lambda L:{k:sum(q.get(k,0) for q in L) for k in K}
for i,(b,T) in enumerate(B,1):
    p.set_font('Helvetica','BI',9);p.cell(0,6.5,b,new_x='LMARGIN',new_y='NEXT');mine=[]
    for j,n in enumerate(T):
        rent=R.randint(9000,38000);cam=int(rent*R.uniform(.12,.3));v={}
        v['m0']=R.choice([rent+cam,rent+cam,cam,R.randint(200,900)])
        if R.random()<.5: v['m1']=R.choice([cam,rent+cam])
        if R.random()<.35: v['m2']=cam
        if R.random()<.25: v['m3']=R.choice([cam,-R.randint(200,1500)])
        if R.random()<.2: v['m4']=R.randint(300,2500)
        if R.random()<.3: v['other:Prior']=R.choice([R.randint(900,7000),-R.randint(150,900)])
        v['total']=sum(v.values())
        if R.random()<.6: v['other:Collected thru 11/12']=v['m0']
        v['deposit']=rent*R.choice([1,1,2])
        q={"unit":f'{i}{chr(65+j)}',"name":n,**{k:v[k] for k in K if k in v}};row(q['unit'],n,v);mine.append(q)
    s=nz(sm(mine));row('','Subtotal '+b.split(' - ')[0],{**{k:0 for k in K},**s},1);tot.append({"label":'Subtotal '+b.split(' - ')[0],**s});rows+=mine
s=sm(rows);assert sum(s[k] for k in K[:6])==s['total'];p.ln(2);row('','PARK TOTAL',s,1,1);tot.append({"label":'PARK TOTAL',**nz(s)})
p.ln(3);p.set_font('Helvetica','I',8)
for t in ['Lumen Stage Lighting: rent relief request under review; no agreement signed.','Credits are shown in parentheses. Amounts in whole US dollars. 2024 CAM true-ups are billed under Prior.']: p.cell(0,4.5,t,new_x='LMARGIN',new_y='NEXT')
p.output(out(f));print(len(rows),s)
save(f,'AR','INDUSTRIAL','Borrower sheet printed to PDF, months oldest to latest, by building',True,K,rows,tot)
