# self storage leasing report unit mix, PDF portrait, sections
import random; from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
rng=random.Random(798)
S=[('Climate Controlled - Interior',[('5x5',25,38,59),('5x8',40,12,74),('5x10',50,56,92),('7.5x10',75,18,118),('10x10',100,64,151),('10x12',120,10,172),('10x15',150,32,209),('10x20',200,18,258),('10x25',250,4,299)]),
('Drive-Up - Non Climate',[('5x10',50,44,68),('10x10',100,72,109),('10x15',150,60,138),('10x20',200,54,169),('10x25',250,22,198),('10x30',300,30,229),('12x30',360,8,262)]),
('Vehicle Parking - Uncovered',[('10x20',200,14,55),('12x30',360,22,78),('12x40',480,16,95)]),('Vehicle Parking - Canopy',[('12x35',420,12,145),('14x45',630,8,185)])]
K=['sf','units','total_sf','occupied','vacant','pct_occ','market','market_total','actual','actual_total']
def agg(rs):
    s=lambda k:sum(r[k] for r in rs);return dict(units=s('units'),total_sf=s('total_sf'),occupied=s('occupied'),vacant=s('vacant'),pct_occ=round(100*s('occupied')/s('units'),1),market_total=s('market_total'),actual_total=r2(s('actual_total')))
F=dict(sf='{:,}',units='{:,}',total_sf='{:,}',occupied='{:,}',vacant='{:,}',pct_occ='{:.1f}',market='{:,.2f}',market_total='{:,.2f}',actual='{:,.2f}',actual_total='{:,.2f}')
data=[['Size','Unit\nSq Ft','Total\nUnits','Total\nSq Ft','Units\nOcc.','Units\nVac.','%\nOcc.','Street\nRate','Gross\nPotential','Avg Rate\nPaid','Actual\nRent']]
st=[('FONT',(0,0),(-1,-1),'Courier',7.6),('FONT',(0,0),(-1,0),'Courier-Bold',7.6),('ALIGN',(1,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),.8,colors.black),('LINEABOVE',(0,0),(-1,0),.8,colors.black),('TOPPADDING',(0,1),(-1,-1),1.5),('BOTTOMPADDING',(0,1),(-1,-1),2),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]
rows=[];tot=[]
def line(l,d):
    data.append([l]+[F[k].format(d[k]) if k in d else '' for k in K]);k=len(data)-1
    return k
for sec,ts in S:
    data.append([sec]);k=len(data)-1;st+=[('SPAN',(0,k),(-1,k)),('FONT',(0,k),(-1,k),'Courier-Bold',8),('TOPPADDING',(0,k),(-1,k),7)]
    rs=[]
    for t,sf,n,mk in ts:
        o=min(n,round(n*rng.uniform(.78,1.0)));avg=r2(mk*rng.uniform(.88,1.12));at=r2(avg*o)
        d=dict(type=t,sf=sf,units=n,total_sf=sf*n,occupied=o,vacant=n-o,pct_occ=round(100*o/n,1),market=float(mk),market_total=float(mk*n),actual=avg,actual_total=at);line(t,d);rs.append(d)
    s=agg(rs);k=line('Subtotal',s);st+=[('LINEABOVE',(2,k),(6,k),.4,colors.black),('LINEABOVE',(8,k),(8,k),.4,colors.black),('LINEABOVE',(10,k),(10,k),.4,colors.black)]
    tot.append(dict(label='Subtotal',**s));rows+=rs
s=agg(rows);k=line('FACILITY TOTAL',s);st+=[('FONT',(0,k),(-1,k),'Courier-Bold',7.6),('LINEABOVE',(0,k),(-1,k),1,colors.black),('LINEBELOW',(0,k),(-1,k),1,colors.black),('TOPPADDING',(0,k),(-1,k),4)]
tot.append(dict(label='FACILITY TOTAL',**s))
name='keyport_unit_mix_stats.pdf'
def pf(c,d):
    c.setFont('Courier-Bold',11);c.drawString(36,752,'KEYPORT SELF STORAGE - RT 9');c.setFont('Courier',8.5);c.drawString(36,740,'Occupancy Statistics / Unit Mix by Type');c.drawRightString(576,752,'Site: L0027');c.drawRightString(576,740,'Date: 10/31/2026')
    c.setFont('Courier',7);c.drawString(36,28,'Printed 11/02/2026 08:03 by MGR2');c.drawRightString(576,28,f'Page {d.page}')
d=SimpleDocTemplate(doc(name),pagesize=letter,leftMargin=30,rightMargin=30,topMargin=64,bottomMargin=40)
t=Table(data,colWidths=[86,38,38,50,38,38,38,48,64,52,66],repeatRows=1,hAlign='LEFT');t.setStyle(TableStyle(st))
d.build([t,Spacer(1,14),Paragraph('Street rates effective 10/15/2026. Avg Rate Paid is rent only; insurance and fees excluded. Complimentary units: 0.',ParagraphStyle('n',fontName='Courier',fontSize=7))],onFirstPage=pf,onLaterPages=pf);print(s)
save(name,'UM','storage system statistics print, sections with subtotals, Courier',False,K,rows,tot)
