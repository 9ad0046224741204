# UM, apartments, PDF: grouped by bedroom count, averages on subtotal lines
from common import *
from fpdf import FPDF
S='Ridgeline_HarborPoint_UnitMix'
# plan, description, bd, ba, sf, units, occ, market, actual
G=[("Studios",[("S1","Gull",0,1,512,18,17,1465,1428),("S2","Gull with alcove",0,1,588,12,12,1540,1491)]),
("One bedroom",[("A1","Dory",1,1,664,36,34,1690,1652),("A1r","Dory - renovated",1,1,664,22,20,1825,1797),("A2","Ketch",1,1,718,30,29,1745,1688),("A3d","Ketch + den",1,1.5,845,14,12,1910,1864)]),
("Two bedroom",[("B1","Sloop",2,1,930,24,23,2040,1975),("B2","Sloop double bath",2,2,1012,40,37,2165,2098),("B2r","Sloop double bath - reno",2,2,1012,16,15,2330,2291),("B3t","Schooner townhouse",2,2.5,1204,10,10,2480,2405)]),
("Three bedroom",[("C1","Brig",3,2,1288,12,11,2710,2644),("C2t","Brig townhouse, garage",3,2.5,1466,6,5,2995,2930)])]
K=['sf','units','pct_units','occupied','vacant','pct_occ','market','market_sf','actual','actual_sf','ltl','market_total']
TU=sum(x[5] for _,l in G for x in l)
def mk(x):
    pl,ds,bd,ba,sf,u,oc,mk_,ac=x
    return dict(type=pl,desc=ds,beds=bd,baths=ba,sf=sf,units=u,pct_units=round(u/TU*100,1),occupied=oc,vacant=u-oc,pct_occ=round(oc/u*100,1),market=mk_,market_sf=round(mk_/sf,2),actual=ac,actual_sf=round(ac/sf,2),ltl=mk_-ac,market_total=mk_*u)
def agg(lb,l):
    u=sum(r['units'] for r in l); oc=sum(r['occupied'] for r in l); sf=sum(r['sf']*r['units'] for r in l)/u; m=sum(r['market_total'] for r in l)/u; a=sum(r['actual']*r['occupied'] for r in l)/oc; asf=sum(r['sf']*r['occupied'] for r in l)/oc
    return dict(label=lb,sf=round(sf),units=u,pct_units=round(u/TU*100,1),occupied=oc,vacant=u-oc,pct_occ=round(oc/u*100,1),market=round(m),market_sf=round(m/sf,2),actual=round(a),actual_sf=round(a/asf,2),ltl=round(m)-round(a),market_total=sum(r['market_total'] for r in l))
fm={'sf':'{:,.0f}','units':'{}','pct_units':'{:.1f}%','occupied':'{}','vacant':'{}','pct_occ':'{:.1f}%','market':'${:,.0f}','market_sf':'{:.2f}','actual':'${:,.0f}','actual_sf':'{:.2f}','ltl':'{:,.0f}','market_total':'{:,.0f}'}
p=FPDF('L','mm','Legal'); p.set_auto_page_break(False); p.add_page(); W=355.6
p.set_fill_color(20,62,92); p.rect(0,0,W,24,'F'); p.set_text_color(255); p.set_font('Helvetica','B',18); p.text(14,12,'Harbor Point at Ridgeline'); p.set_font('Helvetica','',10); p.text(14,19,'Apartment mix and rent position  |  rent roll of July 1, 2026'); p.set_text_color(0)
X=[118,135,154,174,192,212,236,254,279,297,316,343]
H=[('Avg','SF'),('','Homes'),('% of','Mix'),('','Leased'),('','Open'),('Leased','%'),('Asking','Rent'),('Ask.','PSF'),('In-Place','Rent'),('In-Pl.','PSF'),('Gap to','Asking'),('Asking Rent','x Homes')]
y=36; p.set_font('Helvetica','B',9); p.text(14,y+4.5,'Plan'); p.text(30,y+4.5,'Name'); p.text(84,y,'Bed /'); p.text(84,y+4.5,'Bath')
rt=lambda x,y,s:p.text(x-p.get_string_width(s),y,s)
for x,(a,b) in zip(X,H): rt(x,y,a); rt(x,y+4.5,b)
p.set_draw_color(20,62,92); p.set_line_width(.6); p.line(12,y+6.5,345,y+6.5); y+=13; rows=[];tots=[]
def pr(r,y):
    for x,k in zip(X,K): rt(x,y,fm[k].format(r[k]))
for gi,(nm,l) in enumerate(G):
    rs=[mk(x) for x in l]; p.set_font('Helvetica','B',10); p.set_text_color(20,62,92); p.text(14,y,nm); p.set_text_color(0); y+=5.6
    for i,r in enumerate(rs):
        if i%2: p.set_fill_color(238,243,247); p.rect(12,y-3.9,333,5.4,'F')
        p.set_font('Helvetica','',9.5); p.text(14,y,r['type']); p.text(30,y,r['desc']); p.text(84,y,('Studio' if r['beds']==0 else str(r['beds']))+' / '+f"{r['baths']:g}"); pr(r,y); y+=5.4
    t=agg(f'{nm} total / average',rs); p.set_line_width(.2); p.line(100,y-4.2,345,y-4.2); p.set_font('Helvetica','BI',9.5); p.text(30,y,t['label']); pr(t,y); tots.append(t); y+=7.4; rows+=rs
t=agg('Harbor Point',rows); t['pct_units']=100.0; p.set_fill_color(20,62,92); p.rect(12,y-5,333,8,'F'); p.set_text_color(255); p.set_font('Helvetica','B',10); p.text(14,y+.4,t['label']); pr(t,y+.4); p.set_text_color(0); tots.append(t); y+=13
p.set_font('Helvetica','B',9); p.text(14,y,'Mix by bedroom')
for i,(tt,col) in enumerate(zip(tots[:4],((120,160,190),(70,120,160),(20,62,92),(160,120,60)))):
    p.set_fill_color(*col); p.rect(40,y+2+i*5.4,tt['units']*1.0,4.5,'F'); p.set_font('Helvetica','',8); p.text(14,y+5.3+i*5.4,G[i][0]); 
p.set_font('Helvetica','I',8); p.text(200,y,'In-place averages are of leased homes only. Open includes 2 models (A1r, B2) and 1 down home (A3d).'); p.text(200,y+5,'"r" = renovated 2023-25; "t" = townhouse. Asking rents before concessions (currently none).')
p.set_font('Helvetica','',7.5); p.text(14,210,'Ridgeline Apartment Communities - Revenue Management'); rt(345,210,'1 of 1')
p.output(f'{DOC}/{S}.pdf'); save(S,'UM',K,rows,tots)
