# self storage unit mix page, by type sections, size with sf, street and in-place rates, occupancy (units and sf)
import random
from common import *
from fpdf import FPDF
import datetime
R=random.Random(4107)
NAME='Larkmoor Storage - Bergen Ave unit mix 9-30-25.pdf'
SEC=[('Climate Controlled - 1st Floor',1.0,[('5 x 5',18),('5 x 10',44),('7.5 x 10',12),('10 x 10',61),('10 x 15',33),('10 x 20',19),('10 x 30',4)]),
('Climate Controlled - Upper Floors',.84,[('4 x 4 Locker',36),('5 x 5',52),('5 x 10',88),('5 x 15',23),('10 x 10',74),('10 x 15',28),('10 x 20',7)]),
('Drive-Up (Non-Climate)',.72,[('5 x 10',14),('10 x 10',30),('10 x 15',26),('10 x 20',38),('10 x 25',12),('10 x 30',15),('12 x 40',3)]),
('Vehicle Parking (Uncovered)',.17,[('10 x 20',11),('12 x 30',9),('12 x 40',6)])]
keys=['sf','units','occupied','vacant','pct_occ','total_sf','market','actual','market_sf','market_total','actual_total']
rows=[];tots=[]
def dims(s): a,b=s.replace(' Locker','').split(' x '); return float(a)*float(b)
pdf=FPDF('L','mm','Letter'); pdf.set_creation_date(datetime.datetime(2025,10,6)); pdf.set_auto_page_break(False); pdf.add_page()
pdf.set_font('Times','B',15); pdf.set_xy(12,10); pdf.cell(0,7,'Bergen Avenue Self Storage'); pdf.set_font('Times','',10); pdf.set_xy(12,17); pdf.cell(0,5,'2218 Bergen Avenue, Jersey City, NJ'); pdf.set_xy(12,22); pdf.cell(0,5,'Unit Mix and Rate Summary as of September 30, 2025')
X=[12,58,78,96,114,132,152,176,198,218,238,268]; Wd=[46,20,18,18,18,20,24,22,20,20,30,0]
W=[44,18,16,16,16,20,24,20,22,16,25,25]
H1=['','','Number of Units','','','','Net','Monthly Rate','','Street','Monthly Rent',''] 
y=32; pdf.set_font('Times','B',9)
def xs(i): return 12+sum(W[:i])
for i,w,t in((2,48,'Units'),(6,24,'Rentable'),(7,42,'Rate per Month'),(9,16,'Street'),(10,50,'Gross Potential / Month')):
    pdf.set_xy(xs(i),y); pdf.cell(w,4.5,t,align='C' if w>30 else 'R')
y+=4.5
for i,t in enumerate(['Size','SF / Unit','Total','Occ.','Vac.','Occ. %','SF','Street','In-Place','$/SF','Street','In-Place Occ.']):
    pdf.set_xy(xs(i),y); pdf.cell(W[i],4.5,t,align='L' if i==0 else 'R')
y+=5.5; pdf.line(12,y,12+sum(W),y); y+=1
def pr(lab,v,b=''):
    global y
    pdf.set_font('Times',b,9); pdf.set_xy(xs(0),y); pdf.cell(W[0],4.5,lab)
    for i,k in enumerate(keys):
        x=v.get(k)
        if x is None: continue
        t={'sf':'{:,.1f}' if x!=int(x) else '{:,.0f}','pct_occ':'{:.1f}%','market':'${:,.2f}','actual':'${:,.2f}','market_sf':'{:.2f}','market_total':'${:,.0f}','actual_total':'${:,.0f}'}.get(k,'{:,.0f}').format(x)
        pdf.set_xy(xs(i+1),y); pdf.cell(W[i+1],4.5,t,align='R')
    y+=4.6
G={}
def tot(L):
    s={k:sum(l[k] for l in L) for k in('units','occupied','vacant','total_sf','market_total','actual_total')}
    s['pct_occ']=round(100*s['occupied']/s['units'],1); s['market']=r2(s['market_total']/s['units']); s['market_sf']=r2(s['market_total']/s['total_sf']); s['actual']=r2(s['actual_total']/s['occupied']); s['sf']=round(s['total_sf']/s['units'],1)
    return s
allL=[]
for sn,fac,its in SEC:
    pdf.set_font('Times','BI',9.5); pdf.set_xy(12,y); pdf.cell(60,4.8,sn); y+=5; L=[]
    for z,u in its:
        sf=dims(z); occ=round(u*R.uniform(.8,1.0)); mk=round(((26+sf*1.92-sf*sf*.0016)*fac))
        if fac<.2: mk=round(60+sf*.26)
        mk=float(mk-mk%5+4)
        ac=r2(mk*R.uniform(.93,1.14)) 
        d=dict(type=z,sf=int(sf) if sf==int(sf) else sf,units=u,occupied=occ,vacant=u-occ,pct_occ=round(100*occ/u,1),total_sf=int(sf*u),market=mk,actual=ac,market_sf=r2(mk/sf),market_total=int(round(mk*u)),actual_total=int(round(ac*occ)))
        L.append(d); rows.append(d); pr('  '+z,d)
    s=tot(L); s['sf']=None; pdf.line(xs(2),y,12+sum(W),y); lab='Subtotal '+sn.split(' - ')[-1] if 'Climate Controlled' in sn else 'Subtotal '+sn.split(' (')[0]
    pr(lab,s,'B'); tots.append(dict(label=lab,**s)); y+=1.6; allL+=L
s=tot(allL); s['sf']=None; pdf.line(12,y,12+sum(W),y); y+=.8; pr('Total / Average',s,'B'); tots.append(dict(label='Total / Average',**s)); pdf.line(12,y,12+sum(W),y); pdf.line(12,y+.7,12+sum(W),y+.7)
y+=3; pdf.set_font('Times','I',8); pdf.set_xy(12,y); pdf.cell(0,4,'Street rates exclude web specials. In-place rates are average of occupied units net of concessions; insurance and admin fees excluded. Excludes manager apartment and retail counter.')
pdf.output(path(NAME))
save(NAME,'UM',keys,rows,tots,'self storage unit mix page by type sections, street and in-place rates, occupancy',False)
