# Multifamily mid-rise floor plan summary, PDF (fpdf2), portrait-ish landscape, bedroom groups
import random
from fpdf import FPDF
from h import *
R=random.Random(6331)
G=[('Studio',0,[('S1',1,478,22,1685),('S2',1,522,14,1740),('S2-D',1,548,6,1815)]),
('One Bedroom',1,[('A1',1,641,38,1965),('A2',1,688,42,2040),('A3',1,724,26,2110),('A4 Den',1,812,15,2285),('A5 Loft',1.5,905,8,2460)]),
('Two Bedroom',2,[('B1',1,918,12,2490),('B2',2,1034,34,2720),('B3',2,1102,30,2835),('B4 Corner',2,1188,16,3015)]),
('Three Bedroom',3,[('C1',2,1346,9,3460),('C2 TH',2.5,1582,5,3985)])]
L=[x for _,_,l in G for x in l];N=sum(x[3] for x in L)
K=["beds","baths","units","pct_units","sf","total_sf","occupied","vacant","pct_occ","market","market_sf","actual","actual_sf"]
HD=['Floor\nPlan','Bed','Bath','# of\nUnits','% of\nMix','Avg\nSF','Total\nSF','Occ.','Vac.','% Occ','Market\nRent','Mkt\n$/SF','In-Place\nRent','In-Pl\n$/SF']
Wd=[62,30,32,36,40,42,52,36,34,44,56,42,58,42]
name='The_Fenwick_FloorPlanSummary.pdf'
p=FPDF('L','pt','Letter');p.set_auto_page_break(False);p.add_page();p.set_margins(50,30,50)
p.set_fill_color(34,84,92);p.rect(0,0,792,54,'F');p.set_text_color(255);p.set_font('Helvetica','B',17);p.set_xy(50,14);p.cell(400,18,'The Fenwick');p.set_font('Helvetica','',9.5);p.set_xy(50,33);p.cell(400,12,'Floor Plan Summary  |  277 units  |  Arlen Park, CO'.replace('277',str(N)));p.set_xy(542,22);p.cell(200,12,'As of September 15, 2025',align='R')
p.set_text_color(30);X0=(792-sum(Wd))/2;y=74
rows=[];totals=[]
p.set_font('Helvetica','B',8.5);p.set_draw_color(34,84,92);x=X0
for i,(h,w) in enumerate(zip(HD,Wd)):
    ls=h.split('\n');ls=['']*(2-len(ls))+ls
    for j,s in enumerate(ls): p.set_xy(x,y+j*11);p.cell(w-4,11,s,align='L' if i==0 else 'R')
    x+=w
y+=25;p.set_line_width(1);p.line(X0,y,X0+sum(Wd),y);y+=4
def put(y,vals,b=False):
    p.set_font('Helvetica','B' if b else '',9);x=X0
    for i,(s,w) in enumerate(zip(vals,Wd)): p.set_xy(x,y);p.cell(w-4,14,s,align='L' if i==0 else 'R');x+=w
fb=lambda b:f'{b:g}' if b==int(b) else f'{b:.1f}'
def rec(items,label,yy):
    u=sum(i['units'] for i in items);tsf=sum(i['total_sf'] for i in items);oc=sum(i['occupied'] for i in items)
    mk=sum(i['units']*i['market'] for i in items);ac=sum(i['occupied']*i['actual'] for i in items);osf=sum(i['occupied']*i['sf'] for i in items)
    t={"label":label,"units":u,"pct_units":round(u/N*100,1),"sf":round(tsf/u),"total_sf":tsf,"occupied":oc,"vacant":u-oc,"pct_occ":round(oc/u*100,1),"market":round(mk/u),"market_sf":round(mk/tsf,2),"actual":round(ac/oc),"actual_sf":round(ac/osf,2)}
    put(yy,['','','',f'{u}',f"{t['pct_units']:.1f}%",f"{t['sf']:,}",f"{tsf:,}",f'{oc}',f'{u-oc}',f"{t['pct_occ']:.1f}%",f"${t['market']:,}",f"${t['market_sf']:.2f}",f"${t['actual']:,}",f"${t['actual_sf']:.2f}"],True)
    p.set_xy(X0,yy);p.cell(130,14,label);totals.append(t)
for g,bd,l in G:
    its=[]
    for k,(n,ba,sf,u,mr) in enumerate(l):
        oc=u-R.choice([0,0,1,1,2,3 if u>25 else 1]);ac=round(mr*R.uniform(.94,.995))
        d={"type":n,"beds":bd,"baths":ba,"units":u,"pct_units":round(u/N*100,1),"sf":sf,"total_sf":sf*u,"occupied":oc,"vacant":u-oc,"pct_occ":round(oc/u*100,1),"market":mr,"market_sf":round(mr/sf,2),"actual":ac,"actual_sf":round(ac/sf,2)}
        if k%2: p.set_fill_color(236,243,244);p.rect(X0,y,sum(Wd),14,'F')
        put(y,[n,'Studio' if bd is None else str(bd),fb(ba),str(u),f"{d['pct_units']:.1f}%",f'{sf:,}',f'{sf*u:,}',str(oc),str(u-oc),f"{d['pct_occ']:.1f}%",f'${mr:,}',f"${d['market_sf']:.2f}",f'${ac:,}',f"${d['actual_sf']:.2f}"]);rows.append(d);its.append(d);y+=15
    p.set_line_width(.5);p.line(X0,y,X0+sum(Wd),y);rec(its,f'Total {g}',y+1);y+=24
p.set_fill_color(210,226,228);p.rect(X0,y-1,sum(Wd),17,'F');rec(rows,'Property Total / Avg',y+1);y+=30
p.set_font('Helvetica','I',8);p.set_xy(X0,y);p.cell(600,11,'In-place rent is the average lease rent of occupied units, net of recurring concessions. Market rent per revenue management export of 9/15/2025.');y+=11;p.set_xy(X0,y);p.cell(600,11,'Subtotal rents are weighted by units (market) and by occupied units (in-place).')
p.output(f'{ROOT}/documents/{name}')
save(name,'UM',None,K,rows,totals,'multifamily floor plan summary, one page, bedroom groups with weighted subtotals, beds/baths, market and in-place with per-SF',False)
