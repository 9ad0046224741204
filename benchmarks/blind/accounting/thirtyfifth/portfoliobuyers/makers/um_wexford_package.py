# manager's month-end package, tab 7: unit mix & occupancy, landscape legal PDF via fpdf2; PLANTED: one row dropped
from common import *
from fpdf import FPDF
N='um_wexford_package'
# plan|desc|bdba|units|occ|vac rented|vac unrented|notice|down|sf|market|inplace
D="""WX-A1|1/1|48|45|1|2|3|0|655|1195|1138
WX-A1U|1/1|24|23|1|0|2|0|655|1320|1284
WX-A2|1/1|32|29|1|1|1|1|720|1260|1197
WX-A2U|1/1|16|15|0|1|1|0|720|1385|1352
WX-A3L|1/1.5|12|11|0|1|0|0|815|1440|1391
WX-B1|2/1|40|36|2|2|4|0|890|1410|1342
WX-B1U|2/1|16|16|0|0|1|0|890|1560|1508
WX-B2|2/2|44|41|1|1|2|1|985|1525|1453
WX-B2U|2/2|28|26|1|1|2|0|985|1675|1629
WX-B3T|2/2.5|18|17|1|0|0|0|1120|1760|1694
WX-C1|3/2|20|18|0|2|1|0|1190|1890|1798
WX-C1U|3/2|10|10|0|0|0|0|1190|2060|2015"""
M=['units','pct_units','sf','occupied','other:Vacant Rented','other:Vacant Unrented','other:On Notice','down','pct_occ','pct_leased','market','actual','actual_sf','ltl']
full=[]
for l in D.split('\n'):
    t,bb,*v=l.split('|'); u,o,vr,vu,nt,dn,sf,m,a=map(int,v); assert u==o+vr+vu+dn,l
    full.append(dict(type=t,bb=bb,units=u,sf=sf,occupied=o,vr=vr,vu=vu,nt=nt,down=dn,market=m,actual=a))
TU=sum(r['units'] for r in full)
def fin(r):
    return {'units':r['units'],'pct_units':round(100*r['units']/TU,1),'sf':r['sf'],'occupied':r['occupied'],'other:Vacant Rented':r['vr'],'other:Vacant Unrented':r['vu'],'other:On Notice':r['nt'],'down':r['down'],
     'pct_occ':round(100*r['occupied']/r['units'],1),'pct_leased':round(100*(r['occupied']+r['vr'])/r['units'],1),'market':r['market'],'actual':r['actual'],'actual_sf':r2(r['actual']/r['sf']),'ltl':r['market']-r['actual']}
for r in full: r['f']=fin(r)
s={k:sum(r[k] for r in full) for k in('units','occupied','vr','vu','nt','down')}
W=lambda k:round(sum(r[k]*r['units'] for r in full)/TU)
s.update(sf=W('sf'),market=W('market'),actual=W('actual')); T=fin(s); print(T)
DROP='WX-B1U'
shown=[r for r in full if r['type']!=DROP]
pdf=FPDF('L','pt','legal'); pdf.set_auto_page_break(False); PW,PH=1008,612
def foot(n):
    pdf.set_xy(40,PH-34); pdf.set_font('Helvetica','',7); pdf.set_text_color(110); pdf.cell(400,10,'Halyard Property Partners  |  Month-End Reporting Package  |  April 2025'); pdf.set_x(PW-140); pdf.cell(100,10,f'Tab 7 - {n}',align='R'); pdf.set_text_color(0)
# cover of the tab
pdf.add_page(); pdf.set_fill_color(38,66,110); pdf.rect(0,190,PW,120,'F'); pdf.set_text_color(255); pdf.set_font('Helvetica','B',30); pdf.set_xy(60,215); pdf.cell(800,34,'Wexford Park Apartments')
pdf.set_font('Helvetica','',15); pdf.set_xy(60,256); pdf.cell(800,20,'Tab 7  -  Unit Mix and Occupancy'); pdf.set_text_color(0); pdf.set_font('Helvetica','',10.5); pdf.set_xy(60,340)
pdf.multi_cell(620,15,'Prepared for the ownership group by Halyard Property Partners, as managing agent. Figures are drawn from the leasing system at the close of April 30, 2025, before May move-ins. '
 'Two units are offline: one in WX-A2 (slab leak) and one in WX-B2 (kitchen fire, restoration due in June). Renovated plans carry the suffix U.'); foot(1)
pdf.add_page(); pdf.set_font('Helvetica','B',15); pdf.set_xy(40,34); pdf.cell(500,18,'Unit Mix and Occupancy'); pdf.set_font('Helvetica','',9.5); pdf.set_xy(40,53); pdf.cell(500,12,'Wexford Park Apartments, Greensboro, NC  -  as of April 30, 2025')
cols=[('type','Floor\nPlan',72,'L'),('bb','Bed/\nBath',44,'C')]+[(k,h,w,'R') for k,h,w in zip(M,['Units','% of\nUnits','Avg\nSq Ft','Occupied','Vacant\nRented','Vacant\nUnrented','On\nNotice','Down','%\nOccupied','%\nLeased','Market\nRent','Actual\nRent','Actual\nRent/SF','Loss to\nLease'],[46,50,52,62,56,64,54,48,66,58,68,68,62,60])]
fmt={'pct_units':'{:.1f}%','pct_occ':'{:.1f}%','pct_leased':'{:.1f}%','sf':'{:,}','market':'${:,}','actual':'${:,}','actual_sf':'${:.2f}','ltl':'${:,}'}
y=84; x=40; TW=sum(c[2] for c in cols)
pdf.set_fill_color(38,66,110); pdf.rect(40,y,TW,30,'F'); pdf.set_text_color(255); pdf.set_font('Helvetica','B',8.5)
for k,h,w,a in cols:
    hh=h.split('\n'); hh=['']+hh if len(hh)==1 else hh
    for i,t in enumerate(hh): pdf.set_xy(x,y+3+12*i); pdf.cell(w-4,12,t,align=a)
    x+=w
pdf.set_text_color(0); y+=30
def line(lab,bb,f,b='',h=21):
    global y
    x=40; pdf.set_font('Helvetica',b,9)
    for k,_,w,a in cols:
        t=lab if k=='type' else bb if k=='bb' else fmt.get(k,'{}').format(f[k])
        pdf.set_xy(x,y); pdf.cell(w-4,h,t,align=a); x+=w
    y+=h
for i,r in enumerate(shown):
    if i%2: pdf.set_fill_color(233,238,246); pdf.rect(40,y,TW,21,'F')
    line(r['type'],r['bb'],r['f'])
pdf.set_line_width(1.2); pdf.line(40,y,40+TW,y); line('Total / Avg','',T,'B',24); pdf.line(40,y,40+TW,y)
y+=24; pdf.set_font('Helvetica','B',9.5); pdf.set_xy(40,y); pdf.cell(200,12,'Occupancy, trailing six months'); y+=15
pdf.set_line_width(.4)
for i,(m,v) in enumerate(zip(['Nov 24','Dec 24','Jan 25','Feb 25','Mar 25','Apr 25'],['94.8%','94.2%','93.5%','93.2%','93.8%',f"{T['pct_occ']}%"])):
    pdf.rect(40+62*i,y,62,32); pdf.set_font('Helvetica','',8); pdf.set_xy(40+62*i,y+2); pdf.cell(62,12,m,align='C'); pdf.set_font('Helvetica','B',10); pdf.set_xy(40+62*i,y+15); pdf.cell(62,13,v,align='C')
pdf.set_font('Helvetica','',8); pdf.set_xy(480,y-15); pdf.multi_cell(440,11,'% Leased counts occupied units and vacant units with an approved application. Averages are weighted by unit count. Actual rent is the average of in-place leases, before concessions; loss to lease is per unit per month.')
foot(2); pdf.output(f'{DOC}/{N}.pdf')
rows=[dict(type=r['type'],**r['f']) for r in shown]
d=next(r for r in full if r['type']==DROP)
save(N,'pdf','UM',M,rows,[dict(label='Total / Avg',**T)],'MULTIFAMILY',"manager's month-end package tab, legal landscape, cover page, banded table, recap boxes below",True,
 {"what":f"row of plan {DROP} ({d['units']} units, {d['occupied']} occupied, market {d['market']}) missing from the table; the total still counts it","kind":"row_dropped"})
