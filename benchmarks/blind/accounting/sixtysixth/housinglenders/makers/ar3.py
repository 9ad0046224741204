from common import *
from fpdf import FPDF
import datetime as dt
rng=random.Random(6613)
asof=dt.date(2025,10,31)
N=sorted(names(rng,41))
KEYS=['other:Charged','other:Paid','unpaid','b0_30','b31_60','b61_90','b90']
BK=KEYS[3:]
beds=rng.sample([f"{b}{f}{n:02d}-{x}" for b in 'NS' for f in '12345' for n in range(1,19) for x in 'ABCD'],41)
CH=[('Utility Overage',(18,74)),('Parking Permit',(45,85)),('Late Fee',(50,50)),('Returned Payment Fee',(35,35)),('Lockout Charge',(25,25)),('Damage - Cleaning',(40,260)),('Pet Rent',(35,35)),('Furniture Rental',(29,29)),('Renters Insurance Waiver',(14.5,14.5)),('Amenity Fee',(150,150)),('Key Fob Replacement',(60,60))]
rows=[];totals=[];blocks=[];ref=481200;G=dict.fromkeys(KEYS,0); rec={}
def age(d): 
    n=(asof-d).days
    return BK[0] if n<=30 else BK[1] if n<=60 else BK[2] if n<=90 else BK[3]
for (l,f),u in zip(N,beds):
    nm=f"{l}, {f}"; rid=f"S{rng.randint(30000,39999)}"; rent=float(rng.choice([689,715,739,765,799,835,879])); L=[]
    k=rng.random(); cs=[]
    if k<.12: cs=[('Prepayment on Account',dt.date(2025,10,rng.randint(20,31)),None,None,-rng.choice([rent,rent*2,rent+45,120.0]))]
    else:
        months=[10] if k<.55 else [9,10] if k<.8 else [8,9,10] if k<.92 else [7,8,9,10]
        for mth in months:
            part=0.0 if rng.random()<.6 or mth!=months[0] else float(rng.choice([200,300,350.5,400,500]))
            cs.append((f'Rent Installment {mth}/25',dt.date(2025,mth,1),rent,part,rent-part))
            for n_,(a,b) in rng.sample(CH,rng.choice([0,1,1,2,2])):
                am=r2(a if a==b else rng.uniform(a,b)); pd=0.0
                cs.append((n_,dt.date(2025,mth,rng.randint(2,28)),am,pd,am))
        if rng.random()<.1: cs.append(('Goodwill Credit',dt.date(2025,10,rng.randint(5,30)),-25.0,0.0,-25.0))
    cs.sort(key=lambda c:c[1]); T=dict.fromkeys(KEYS,0)
    for ds,d,ch,pd,un in cs:
        ref+=rng.randint(3,190); b=age(d)
        o=dict(unit=u,name=nm,resident=rid,date=d.isoformat(),invoice=str(ref),charge=ds,unpaid=r2(un)); o[b]=r2(un)
        if ch is not None: o['other:Charged']=ch; o['other:Paid']=pd
        for kk in KEYS: T[kk]=r2(T[kk]+(o.get(kk) or 0))
        key='Rent Installment' if ds.startswith('Rent I') else ds; rec[key]=r2(rec.get(key,0)+un)
        L.append(o)
    rows+=L; lab=f'Total {nm}'
    for kk in KEYS: G[kk]=r2(G[kk]+T[kk])
    blocks.append((nm,rid,u,L,lab,T)); 
    ph=any(o.get('other:Charged') is not None for o in L)
    totals.append(dict(label=lab,**{kk:v for kk,v in T.items() if v!=0}))
totals.append(dict(label='Grand Total',**G))
X=dict(zip(KEYS,[101,116,133,149,165,181,199]))
class P(FPDF):
    def header(s):
        s.set_font('Helvetica','B',12); s.set_xy(14,10); s.cell(0,5,'Open Charges by Resident'); s.set_font('Helvetica','',8); s.set_xy(14,16); s.cell(0,4,'The Lantern at College Station Road  -  Student (by-the-bed)'); s.set_xy(14,20); s.cell(0,4,'Aged from charge date to October 31, 2025')
        s.set_font('Helvetica','',7); s.set_xy(150,10); s.cell(50,4,'bedbook  rpt 318',align='R'); s.set_xy(150,14); s.cell(50,4,f'Page {s.page_no()} of {{nb}}',align='R')
        s.set_font('Helvetica','B',7); y=27
        s.text(16,y,'Date'); s.text(32,y,'Ref #'); s.text(45,y,'Charge')
        for k,h in zip(KEYS,['Charged','Paid','Open','0-30','31-60','61-90','Over 90']): s.text(X[k]-s.get_string_width(h),y,h)
        s.set_line_width(.4); s.line(14,28.5,201,28.5); s.set_y(32)
p=P(format='letter'); p.alias_nb_pages(); p.set_auto_page_break(False); p.add_page()
def mm(x): return m(x)
def rt(x,y,t): p.text(x-p.get_string_width(t),y,t)
y=33
for nm,rid,u,L,lab,T in blocks:
    if y+4.2*min(len(L),3)+10>265: p.add_page(); y=33
    p.set_fill_color(222,234,244); p.rect(14,y-3.2,187,4.4,'F'); p.set_font('Helvetica','B',7.5); p.text(16,y,nm); p.set_font('Helvetica','',7.5); p.text(70,y,rid); p.text(92,y,'Bed '+u); p.text(122,y,'Lease 08/16/2025 - 07/28/2026' if min(o['date'] for o in L)>='2025-08-16' else 'Lease 08/16/2024 - 07/28/2026'); y+=4.4
    for o in L:
        if y>266: 
            p.add_page(); y=33; p.set_font('Helvetica','I',7.5); p.text(16,y,nm+' (continued)'); y+=4.4
        p.set_font('Helvetica','',7.5); d=o['date']; p.text(16,y,f"{d[5:7]}/{d[8:]}/{d[:4]}"); p.text(32,y,o['invoice']); p.text(45,y,o['charge'])
        for k in KEYS:
            if k in o: rt(X[k],y,mm(o[k]))
        y+=4.0
    p.set_line_width(.15); p.line(86,y-2.9,201,y-2.9); p.set_font('Helvetica','B',7.5); p.text(45,y,lab)
    for k in KEYS:
        if T[k]!=0: rt(X[k],y,mm(T[k]))
    y+=6.2
if y>225: p.add_page(); y=33
p.set_line_width(.5); p.line(14,y-3.5,201,y-3.5); p.set_font('Helvetica','B',8); p.text(16,y,'Grand Total')
p.set_font('Helvetica','B',7.2)
for k in KEYS: rt(X[k],y,mm(G[k]))
y+=10
p.set_font('Helvetica','B',8); p.text(16,y,'Recap of open amounts by charge'); y+=4.5; p.set_font('Helvetica','',7.5)
for k in sorted(rec): p.text(20,y,k); rt(90,y,mm(rec[k])); y+=3.9
p.line(74,y-2.9,90,y-2.9); rt(90,y,mm(G['unpaid']))
assert r2(sum(rec.values()))==G['unpaid']
fn='lantern_open_charges_2025-10.pdf'; p.output(R+'/documents/'+fn)
save(fn,'AR',KEYS,rows,totals,style='student by-the-bed open charge list, resident heading with charges below, resident totals, recap by charge at the end, portrait multi-page',hard=True)
print(G)
