# UM1: storage unit mix PDF, three sections, street and in-place rents
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
R=random.Random(903)
F='Gannet_Bell_Hollow_Unit_Mix.pdf'
S=[('CLIMATE CONTROLLED',[('5x5 Upper',25,48,52),('5x5 Ground',25,22,61),('5x10 Upper',50,96,82),('5x10 Ground',50,44,98),('7.5x10 Upper',75,18,109),('10x10 Upper',100,72,139),('10x10 Ground',100,38,164),('10x15 Upper',150,30,186),('10x15 Ground',150,24,212),('10x20 Ground',200,16,268),('10x25 Ground',250,6,319)]),
('DRIVE-UP',[('5x10 DU',50,20,74),('10x10 DU',100,58,125),('10x12 DU',120,12,138),('10x15 DU',150,46,165),('10x20 DU',200,61,205),('10x25 DU',250,18,242),('10x30 DU',300,27,284),('12x40 DU',480,8,395)]),
('PARKING & OTHER',[('10x20 Uncovered',200,14,62),('12x30 Uncovered',360,22,88),('12x40 Covered RV',480,16,165),('Wine Locker',9,20,38)])]
K=["sf","units","occupied","vacant","pct_occ","total_sf","market","market_sf","market_total","actual","actual_sf","actual_total"]
H=['Unit Type','Unit\nSq Ft','Units','Occ.','Vac.','Occ.\n%','Total\nSq Ft','Street\nRate','Street\n/ SF','Gross\nPotential','Avg In-\nPlace','In-Place\n/ SF','In-Place\nRent / Mo']
rows=[];totals=[];data=[H]; sty=[('FONT',(0,0),(-1,-1),'Helvetica',8.2),('FONT',(0,0),(-1,0),'Helvetica-Bold',8.2),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#5B2C6F')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),2.2),('LINEBELOW',(0,1),(-1,-1),.25,colors.lightgrey)]
def cells(n,v): return [n,f'{v["sf"]:,.0f}',f'{v["units"]:,}',f'{v["occupied"]:,}',f'{v["vacant"]:,}',f'{v["pct_occ"]:.1f}%',f'{v["total_sf"]:,}',f'${v["market"]:,.2f}',f'${v["market_sf"]:.2f}',f'${v["market_total"]:,.0f}',f'${v["actual"]:,.2f}',f'${v["actual_sf"]:.2f}',f'${v["actual_total"]:,.0f}']
def agg(z,osf):
    u=sum(x["units"] for x in z); o=sum(x["occupied"] for x in z); ts=sum(x["total_sf"] for x in z); m=sum(x["market_total"] for x in z); a=sum(x["actual_total"] for x in z)
    return {"sf":round(ts/u),"units":u,"occupied":o,"vacant":u-o,"pct_occ":round(o/u*100,1),"total_sf":ts,"market":r2(m/u),"market_sf":r2(m/ts),"market_total":m,"actual":r2(a/o),"actual_sf":r2(a/osf),"actual_total":a}
allr=[];allo=0
for h,l in S:
    data.append([h]+['']*12); i=len(data)-1; sty+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(0,i),'Helvetica-Bold',8.2),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#E8DAEF'))]
    z=[];osf=0
    for n,sf,u,st in l:
        o=min(u,max(1,round(u*R.uniform(.76,.99)))); a=round(o*st*R.uniform(.9,1.17))
        v={"sf":sf,"units":u,"occupied":o,"vacant":u-o,"pct_occ":round(o/u*100,1),"total_sf":sf*u,"market":float(st),"market_sf":r2(st/sf+1e-9),"market_total":st*u,"actual":r2(a/o),"actual_sf":r2(a/(o*sf)),"actual_total":a}
        data.append(cells(n,v)); rows.append({"type":n,**{k:v[k] for k in K}}); z.append(v); osf+=o*sf
    v=agg(z,osf); lab='Subtotal - '+h.title(); data.append(cells(lab,v)); totals.append({"label":lab,**{k:v[k] for k in K}}); i=len(data)-1; sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8.2),('LINEABOVE',(0,i),(-1,i),.7,colors.HexColor('#5B2C6F'))]
    allr+=z; allo+=osf
v=agg(allr,allo); data.append(cells('FACILITY TOTAL',v)); totals.append({"label":'FACILITY TOTAL',**{k:v[k] for k in K}}); i=len(data)-1; sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8.6),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#D2B4DE'))]
def pg(c,d):
    c.setFont('Helvetica-Bold',15); c.setFillColor(colors.HexColor('#5B2C6F')); c.drawString(40,574,'Unit Mix & Occupancy'); c.setFillGray(.2); c.setFont('Helvetica',9); c.drawString(40,560,'Gannet Self Storage - Bell Hollow  |  NRSF and rents at close of business September 30, 2025')
    c.setFont('Helvetica-Oblique',7.5); c.drawString(40,26,'Street rates before web discount. In-place averages are for occupied units, per month. Wine lockers are wall units in the climate building.')
SimpleDocTemplate(f'{DOC}/{F}',pagesize=landscape(letter),topMargin=62,bottomMargin=40,leftMargin=38,rightMargin=38).build([Table(data,colWidths=[136,40,42,42,40,46,56,56,46,62,56,50,62],repeatRows=1,style=sty)],onFirstPage=pg,onLaterPages=pg)
save(F,'UM',K,rows,totals,'one-page coloured storage unit mix PDF, three sections with subtotals, street and in-place rent per unit, per SF, total',False)
print(len(rows),v)
