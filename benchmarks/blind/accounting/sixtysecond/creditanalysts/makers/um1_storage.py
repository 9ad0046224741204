# self storage unit statistics, PDF landscape. PLANTED: digit in an occupied count
from common import *
import random
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib.colors import HexColor
R=random.Random(311)
N='UnitStatistics_KeepSafe_Brockton_2025-12-31.pdf'
S=[("Climate Controlled - Ground Floor",[("5x5 CC G",25,18,79),("5x10 CC G",50,36,124),("5x15 CC G",75,14,158),("10x10 CC G",100,42,209),("10x15 CC G",150,28,274),("10x20 CC G",200,16,339)]),
("Climate Controlled - 2nd Floor",[("4x5 Locker",20,24,39),("5x5 CC 2",25,30,64),("5x10 CC 2",50,58,104),("7.5x10 CC 2",75,12,139),("10x10 CC 2",100,46,179),("10x15 CC 2",150,22,234),("10x20 CC 2",200,9,289)]),
("Drive-Up",[("5x10 DU",50,22,99),("10x10 DU",100,38,174),("10x15 DU",150,34,229),("10x20 DU",200,40,279),("10x25 DU",250,11,324),("10x30 DU",300,18,369),("12x40 DU Contractor",480,4,565)]),
("Vehicle Parking",[("10x20 Uncovered",200,17,85),("12x30 Uncovered",360,22,125),("12x40 RV / Boat",480,8,165)])]
W,H=landscape(letter)
c=canvas.Canvas(doc(N),pagesize=(W,H),invariant=1)
cols=[('units',['Total','Units'],184),('occupied',['','Occupied'],228),('vacant',['','Vacant'],264),('other:Reserved',['','Reserved'],308),('pct_occ',['Unit','Occ %'],350),('sf',['Unit','Area'],388),('total_sf',['Total','Area'],434),
('other:Occupied Area',['Occupied','Area'],480),('other:Area Occ %',['Area','Occ %'],518),('market',['Std','Rate'],560),('market_total',['Gross','Potential'],618),('actual_total',['Gross','Occupied'],674),('actual',['Avg','Rent'],714),('other:Econ Occ %',['Econ','Occ %'],756)]
# header words: two-line headers
K=[k for k,_,_ in cols]
def fmt(k,v):
    if k in('units','occupied','vacant','other:Reserved','sf','total_sf','other:Occupied Area'): return f'{v:,.0f}'
    if 'pct' in k or '%' in k: return f'{v:.1f}%'
    return m(v)
def line(y,lab,v,bold=False):
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',7.8);c.drawString(36 if bold else 44,y,lab)
    for k,_,x in cols:
        if k in v: c.drawRightString(x,y,fmt(k,v[k]))
def head(p):
    c.setFillColor(HexColor('#1F4E3D'));c.setFont('Helvetica-Bold',14);c.drawString(36,H-44,'Unit Statistics');c.setFillColor(HexColor('#000000'))
    c.setFont('Helvetica',8.5);c.drawString(36,H-58,'KeepSafe Storage of Brockton  -  Site 0041');c.drawString(36,H-69,'Oak Hill Way, Brockton, MA 02301')
    c.drawRightString(756,H-44,'As of 12/31/2025');c.drawRightString(756,H-56,'Printed 1/5/2026 8:03:19 AM');c.drawRightString(756,H-68,f'Page {p} of 1')
    c.setFont('Helvetica-Bold',7.8);c.drawString(36,H-100,'Unit Type')
    for k,h,x in cols:
        c.drawRightString(x,H-91,h[0]);c.drawRightString(x,H-100,h[1])
    c.setLineWidth(.8);c.line(36,H-104,756,H-104)
head(1);y=H-118
rows=[];totals=[];G={};PL=("10x15 DU",)
def agg(L):
    a={k:round(sum(v[k] for v in L),2) for k in('units','occupied','vacant','other:Reserved','total_sf','other:Occupied Area','market_total','actual_total')}
    a['pct_occ']=round(a['occupied']/a['units']*100,1);a['other:Area Occ %']=round(a['other:Occupied Area']/a['total_sf']*100,1);a['actual']=round(a['actual_total']/a['occupied'],2);a['other:Econ Occ %']=round(a['actual_total']/a['market_total']*100,1)
    return a
allv=[]
for sec,ts in S:
    c.setFillColor(HexColor('#E6EFEA'));c.rect(36,y-3,720,11,stroke=0,fill=1);c.setFillColor(HexColor('#000000'))
    c.setFont('Helvetica-Bold',8);c.drawString(39,y,sec);y-=12.5
    L=[]
    for n,a,u,r in ts:
        vac=min(u-1,max(0,round(u*R.choice([0,.05,.08,.12,.18,.25]))));o=u-vac;res=1 if vac>2 and R.random()<.5 else 0
        avg=r*R.uniform(.84,1.08);at=round(avg*o*2)/2.0
        v={'units':u,'occupied':o,'vacant':vac,'other:Reserved':res,'pct_occ':round(o/u*100,1),'sf':a,'total_sf':a*u,'other:Occupied Area':a*o,'other:Area Occ %':round(o/u*100,1),'market':float(r),'market_total':float(r*u),'actual_total':at,'actual':round(at/o,2),'other:Econ Occ %':round(at/(r*u)*100,1)}
        L.append(dict(v))
        if n==PL[0]:
            tens=str(o);bad=int(tens[0]+str((int(tens[1])+4)%10)) if int(tens[1])<6 else int(tens[0]+str(int(tens[1])-5));good=o;v['occupied']=bad
        line(y,n,v);rows.append({"type":n,**v});y-=11.3
    a=agg(L);allv+=L
    c.setLineWidth(.3);c.line(160,y+8,756,y+8);lab='Total '+sec;y-=1
    # long labels do not fit left of the units column: shorten by design
    line(y,{'Climate Controlled - Ground Floor':'Total CC Ground','Climate Controlled - 2nd Floor':'Total CC 2nd Floor','Drive-Up':'Total Drive-Up','Vehicle Parking':'Total Parking'}[sec],a,True)
    totals.append({"label":{'Climate Controlled - Ground Floor':'Total CC Ground','Climate Controlled - 2nd Floor':'Total CC 2nd Floor','Drive-Up':'Total Drive-Up','Vehicle Parking':'Total Parking'}[sec],**a});y-=17
a=agg(allv);c.setLineWidth(.8);c.line(36,y+10,756,y+10);line(y,'Site Total',a,True);totals.append({"label":'Site Total',**a})
c.setLineWidth(.8);c.line(36,y-4,756,y-4)
c.setFont('Helvetica-Oblique',7);c.drawString(36,y-20,'Gross Occupied = scheduled rent of occupied units after discounts.  Vacant includes reserved units.  Econ Occ % = Gross Occupied / Gross Potential.')
c.save()
save(N,'UM',K,rows,totals,'self-storage unit statistics, sections with subtotals, two-line headers, occupancy three ways',True,
 {"what":f"{PL[0]}: Occupied printed {bad}, should be {good} (Total Units - Vacant; totals and percentages use {good})","kind":"digit_changed"})
print(y,bad,good,a)
