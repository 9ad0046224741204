import random,datetime as dt
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
fn='kestrel_road_warehouses_leases.pdf'
D=lambda y,m,d:dt.date(y,m,d)
# bldg, unit, tenant, type, sf, start, end, base, cam, tax, ins, dep, steps
T=[("Building 1",[("1-100","Northline Pallet & Crate Co.",18400,D(2022,3,1),D(2029,2,28),11500,1840,2024,368,23000,[(D(2026,3,1),11845),(D(2027,3,1),12200.35),(D(2028,3,1),12566.36)]),
("1-110","Sorrel Craft Beverages LLC",9200,D(2024,6,1),D(2027,5,31),6210,920,1012,184,12420,[(D(2026,6,1),6396.3)]),
("1-120",None,9200,None,None,None,None,None,None,None,[]),
("1-130","Dunmore Tile Imports, Inc.",13800,D(2019,1,1),D(2025,12,31),8050,1380,1518,276,7500,[])]),
("Building 2",[("2-200","Halyard Freight Systems Inc.",32000,D(2021,10,1),D(2031,9,30),19200,3200,3520,640,38400,[(D(2026,10,1),20160),(D(2028,10,1),21168),(D(2030,10,1),22226.4)]),
("2-210","Tri-County Restaurant Supply",16000,D(2023,5,1),D(2028,4,30),10400,1600,1760,320,10400,[(D(2026,5,1),10712),(D(2027,5,1),11033.36)]),
("2-220",None,8000,None,None,None,None,None,None,None,[]),
("2-230","Gantry Stage Rigging LLC",8000,D(2025,2,1),D(2028,1,31),5600,800,880,160,11200,[(D(2026,2,1),5768),(D(2027,2,1),5941.04)])]),
("Building 3",[("3-A","Quarles Auto Glass",4500,D(2020,7,15),"MTM",3375,450,495,90,3375,[]),
("3-B","Yoder Cabinet Works",6750,D(2024,9,1),D(2029,8,31),4725,675,742.5,135,9450,[(D(2026,9,1),4866.75),(D(2027,9,1),5012.75)]),
("3-YARD","Halyard Freight Systems Inc.",43560,D(2023,1,1),D(2031,9,30),4350,None,435.6,None,0,[(D(2027,1,1),4567.5)])])]
c=canvas.Canvas(out(fn),pagesize=landscape(letter),invariant=1);W,Hh=792,612;X=[40,98,290,345,405,465,540,620,690,752]
f=lambda x:f"{x:,.2f}";us=lambda d:d if isinstance(d,str) else d.strftime('%m/%d/%Y')
pg=[0];y=[0]
def head():
    if pg[0]: foot();c.showPage()
    pg[0]+=1;c.setFont('Helvetica-Bold',12);c.drawString(40,575,'Lease Register with Charges and Rent Steps')
    c.setFont('Helvetica',9);c.drawString(40,561,'Kestrel Road Distribution Center    |    Lease status as of 12/31/2025');c.setLineWidth(1);c.line(40,552,752,552)
    c.setFont('Helvetica-Bold',8)
    for x,s,al in [(40,'Unit','l'),(98,'Tenant','l'),(345,'Sq Ft','r'),(360,'Start','l'),(415,'Expires','l'),(540,'Deposit','r'),(555,'Charge','l'),(690,'Monthly','r')]:
        (c.drawString if al=='l' else c.drawRightString)(x,541,s)
    c.drawString(98,531,'   Scheduled increases (date: new monthly base rent)');c.setLineWidth(.4);c.line(40,526,752,526);y[0]=512
def foot(): c.setFont('Helvetica',7);c.drawString(40,26,'Printed 01/08/2026 3:41 PM  -  Ledgerstone CRE');c.drawRightString(752,26,f'{pg[0]}')
head();rows=[];GT=[0,0,0];units=occ=0
for b,L in T:
    if y[0]<170: head()
    c.setFont('Helvetica-Bold',9.5);c.setFillGray(.9);c.rect(40,y[0]-3,712,13,stroke=0,fill=1);c.setFillGray(0);c.drawString(43,y[0],b);y[0]-=17;S=[0,0,0]
    for u,t,sf,s,e,base,cam,tax,ins,dep,steps in L:
        units+=(u!='3-YARD' or 1)
        if y[0]<110: head()
        c.setFont('Helvetica',8.5);c.drawString(43,y[0],u);c.drawRightString(345,y[0],f"{sf:,}");S[0]+=sf
        if not t:
            c.setFont('Helvetica-Oblique',8.5);c.drawString(98,y[0],'** Vacant **');y[0]-=18;rows.append(R(unit=u,building=b,area=sf,statusText='Vacant'));continue
        occ+=1;c.drawString(98,y[0],t);c.drawString(360,y[0],us(s));c.drawString(415,y[0],us(e));c.drawRightString(540,y[0],f(dep));S[2]+=dep
        ch=[(a,v) for a,v in [('Base Rent',base),('CAM',cam),('RE Taxes',tax),('Insurance',ins)] if v is not None];tot=sum(v for _,v in ch);S[1]+=tot
        yy=y[0]
        for a,v in ch: c.drawString(555,yy,a);c.drawRightString(690,yy,f(v));yy-=10.5
        c.setLineWidth(.3);c.line(640,yy+8,690,yy+8);c.setFont('Helvetica-Bold',8.5);c.drawString(555,yy-1,'Total');c.drawRightString(690,yy-1,f(tot))
        c.setFont('Helvetica-Oblique',8);ys=y[0]-11
        for i,(d,v) in enumerate(steps): c.drawString(110,ys,f"{us(d)}:  {f(v)}");ys-=10
        y[0]=min(yy-1,ys)-15
        rows.append(R(unit=u,building=b,tenantName=t,area=sf,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=base,deposit=dep,charges=CH(ch),totalCharges=tot,rentSteps=[{"date":d.isoformat(),"amount":v} for d,v in steps]))
    def tl(lbl,S):
        c.setFont('Helvetica-Bold',8.5);c.line(40,y[0]+9,752,y[0]+9);c.drawString(43,y[0],lbl);c.drawRightString(345,y[0],f"{S[0]:,}");c.drawRightString(540,y[0],f(S[2]));c.drawRightString(690,y[0],f(S[1]));y[0]-=20
    tl(f"{b} total",S);GT=[p+q for p,q in zip(GT,S)]
tl('Property total',GT);c.setFont('Helvetica',8.5);c.drawString(43,y[0],f"Units {units}    Leased {occ}    Vacant {units-occ}    Square feet include the yard at 3-YARD (43,560).")
foot();c.save()
save(fn,'WAREHOUSE','lease register, stacked charges and steps per lease, building sections',True,'Kestrel Road Distribution Center','2025-12-31',rows,units,occ,units-occ)
