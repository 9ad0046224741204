"""Self storage unit mix from a broker-style owner package, PDF (fpdf2), sections by storage kind, green bands, totals with weighted averages"""
from common import *
from fpdf import FPDF
import datetime
N='um_storage_owner'
S=[('Drive-Up, Non-Climate',[('5 x 10',50,48,41,0,62.00,57.18),('10 x 10',100,96,83,2,98.00,91.44),('10 x 15',150,64,58,0,124.00,116.72),('10 x 20',200,72,61,1,149.00,138.05),('10 x 30',300,22,20,0,205.00,191.60),('20 x 30',600,4,4,0,340.00,325.00)]),
('Climate Controlled (Bldg E)',[('5 x 5',25,36,22,0,49.00,44.91),('5 x 10',50,58,44,0,84.00,73.36),('7.5 x 10',75,20,17,0,106.00,97.24),('10 x 10',100,42,37,3,138.00,126.19),('10 x 15',150,18,14,0,182.00,170.50)]),
('Parking & Other',[('RV canopy 12 x 40',480,14,14,0,135.00,128.93),('Open parking 10 x 25',250,26,11,0,60.00,55.45),('Office suite',640,1,0,0,750.00,0.0)])]
M=['sf','units','occupied','vacant','down','pct_occ','total_sf','other:Street Rate','other:Potential / Month','actual','actual_total']
HD=[('Unit\nSize',38),('SF',13),('Units',14),('Occupied',18),('Vacant',15),('Down',13),('% Occ.',15),('Total\nSF',19),('Street\nRate',19),('Potential\n/ Month',24),('Avg.\nIn-Place\nRent',20),('Total\nIn-Place\nRent',24)]
pdf=FPDF('L','mm','letter'); pdf.set_creation_date(datetime.datetime(2025,5,1,tzinfo=datetime.timezone.utc)); pdf.set_auto_page_break(False); pdf.add_page(); pdf.set_margins(22,15)
pdf.set_fill_color(38,70,50); pdf.rect(0,0,280,4,'F')
pdf.set_xy(22,14); pdf.set_font('Helvetica','B',15); pdf.cell(0,8,'UNIT MIX & RATE SUMMARY'); pdf.set_xy(22,22); pdf.set_font('Helvetica','',10)
pdf.cell(0,5,'Tolliver Mini Storage II  -  1880 County Road 14, Salina, Kansas'); pdf.set_xy(22,27); pdf.set_font('Helvetica','I',9); pdf.cell(0,5,'Move-in / move-out activity through April 30, 2025. Provided by owner; "Down" = door damage or owner storage.')
x0=22; y=36
pdf.set_font('Helvetica','B',8); pdf.set_fill_color(38,70,50); pdf.set_text_color(255)
tw=sum(w for _,w in HD); pdf.rect(x0,y,tw,13,'F'); x=x0
for i,(t,w) in enumerate(HD):
    ls=t.split('\n'); yy=y+13-1.5-3.6*len(ls)
    for l in ls: pdf.set_xy(x,yy); pdf.cell(w-1.5 if i else w,3.6,l,align='R' if i else 'L'); yy+=3.6
    x+=w
pdf.set_text_color(0); y+=14
rows=[];tots=[]
fm={'sf':'{:,.0f}','units':'{:,.0f}','occupied':'{:,.0f}','vacant':'{:,.0f}','down':'{:,.0f}','pct_occ':'{:.1f}%','total_sf':'{:,.0f}','other:Street Rate':'${:,.2f}','other:Potential / Month':'${:,.2f}','actual':'${:,.2f}','actual_total':'${:,.2f}'}
def put(lab,v,style='',indent=2,band=None):
    global y
    if band: pdf.set_fill_color(*band); pdf.rect(x0,y,tw,5.6,'F')
    pdf.set_font('Helvetica',style,8.5); pdf.set_xy(x0+indent,y+.6); pdf.cell(HD[0][1],4.4,lab)
    x=x0+HD[0][1]
    for k,(_,w) in zip(M,HD[1:]):
        if k in v and v[k] is not None:
            pdf.set_xy(x,y+.6); pdf.cell(w-1.5,4.4,fm[k].format(v[k]),align='R')
        elif k=='actual': pdf.set_xy(x,y+.6); pdf.cell(w-1.5,4.4,'-',align='R')
        x+=w
    y+=5.6
def agg(L):
    t={k:r2(sum(r[k] for r in L)) for k in ('units','occupied','vacant','down','total_sf','other:Potential / Month','actual_total')}
    t['units'],t['occupied'],t['vacant'],t['down'],t['total_sf']=(int(t[k]) for k in ('units','occupied','vacant','down','total_sf'))
    t['pct_occ']=round(100*t['occupied']/t['units'],1); t['actual']=r2(t['actual_total']/t['occupied']) if t['occupied'] else None
    return t
for s,L in S:
    pdf.set_font('Helvetica','B',9); pdf.set_text_color(38,70,50); pdf.set_xy(x0,y+.8); pdf.cell(80,5,s); pdf.set_text_color(0); y+=6.2
    sec=[]
    for ty,sf,u,o,dn,st,ac in L:
        v={'type':ty,'sf':sf,'units':u,'occupied':o,'vacant':u-o-dn,'down':dn,'pct_occ':round(100*o/u,1),'total_sf':sf*u,'other:Street Rate':st,'other:Potential / Month':r2(st*u),'actual':ac if o else None,'actual_total':r2(ac*o)}
        put(ty,v); rows.append(v); sec.append(v)
        pdf.set_draw_color(215); pdf.line(x0,y,x0+tw,y)
    t=agg(sec); lab='Subtotal'; put(lab,t,'B',2,(226,236,228)); tots.append({'label':lab,**t}); y+=3
t=agg(rows); put('TOTAL FACILITY',t,'B',0,(190,214,196)); tots.append({'label':'TOTAL FACILITY',**t})
y+=5; pdf.set_font('Helvetica','',8); pdf.set_xy(x0,y)
pdf.cell(0,4,'Potential / Month = Units x Street Rate. Avg. In-Place Rent is per occupied unit, before promotional discounts. Insurance and fees excluded.')
pdf.output(doc(N,'pdf'))
print(t,y)
save(N,'pdf','UM','SELF_STORAGE','owner unit mix of a self storage, sections by kind, three-line headers, street rate against in-place',M,rows,tots)
