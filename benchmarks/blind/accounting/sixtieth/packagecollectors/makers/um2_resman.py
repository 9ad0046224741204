from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
r1=lambda x:round(x+1e-9,1); r2=lambda x:round(x+1e-9,2)
# type, bd, ba, units, occ, sf, market, actual avg
SEC=[('Bayline Flats',[('1x1 A',1,1,24,23,612,1095,1058),('1x1 A Upgrade',1,1,16,15,612,1195,1171.4),('1x1 B',1,1,20,19,688,1150,1102.26),('2x1 C',2,1,28,26,842,1310,1249.5),('2x1 C Upgrade',2,1,12,11,842,1425,1398),('2x2 D',2,2,32,31,936,1415,1366.29),('2x2 D Upgrade',2,2,8,8,936,1540,1512.5),('3x2 E',3,2,12,10,1120,1695,1630)]),
('Copper Mill Lofts',[('Studio Loft',0,1,14,13,520,1240,1205.38),('1BR Mill',1,1,22,21,705,1455,1410.1),('1BR Mill Corner',1,1,8,8,760,1520,1488.75),('1BR Mezzanine',1,1.5,10,9,842,1640,1585),('2BR Mill',2,2,18,17,1015,1890,1836.47),('2BR Penthouse',2,2,4,3,1268,2475,2410),('Live/Work',1,1.5,6,5,1104,2050,1985)]),
('Saddlebrook Crossing',[('A1',1,1,40,38,650,985,941.32),('A2',1,1,32,31,714,1035,996.45),('A3G',1,1,16,14,714,1110,1068.57),('B1',2,1,36,33,880,1160,1114.09),('B2',2,2,44,42,965,1245,1201.67),('B3',2,2,24,23,1022,1295,1248.91),('B3G',2,2,12,12,1022,1385,1347.5),('C1',3,2,20,18,1188,1490,1431.11),('C2 TH',3,2.5,8,8,1340,1725,1668.75)])]
K=['beds','baths','units','pct_units','occupied','vacant','pct_occ','sf','total_sf','market','market_total','market_sf','actual','actual_sf']
H1=['Unit Type','Bed /\nBath','Units','% of\nUnits','Occ','Vac','Occ %','Sq Ft','Total\nSq Ft','Market\nRent','Total\nMarket','Mkt\n/SF','Avg\nLease','Lease\n/SF']
AT=sum(x[3] for _,l in SEC for x in l)
def calc(l,lab,sub):
    U=sum(x[3] for x in l);O=sum(x[4] for x in l);SF=sum(x[3]*x[5] for x in l);MT=sum(x[3]*x[6] for x in l);A=sum(x[4]*x[7] for x in l)
    return dict(label=lab,units=U,pct_units=r1(100*U/sub),occupied=O,vacant=U-O,pct_occ=r1(100*O/U),sf=int(SF/U+.5),total_sf=SF,market=r2(MT/U),market_total=float(MT),market_sf=r2(MT/SF),actual=r2(A/O),actual_sf=r2(A/sum(x[4]*x[5] for x in l)))
DROP=('Saddlebrook Crossing','B3')
rows=[];totals=[];story=[]
hs=ParagraphStyle('h',fontName='Times-Bold',fontSize=15); ss=ParagraphStyle('s',fontName='Times-Roman',fontSize=9,leading=12); ps=ParagraphStyle('p',fontName='Times-Bold',fontSize=10.5,spaceBefore=10,spaceAfter=3)
story+=[Paragraph('Unit Type Summary',hs),Spacer(1,6),Paragraph('Bayline Flats, Copper Mill Lofts, Saddlebrook Crossing<br/>Date: 7/31/2025 &nbsp;&nbsp; Show upgrades as separate types: Yes',ss)]
CW=[104,40,38,40,34,34,42,42,54,60,70,40,60,42]
def cells(d,first,bb):
    return [first,bb,str(d['units']),f"{d['pct_units']:.1f}%",str(d['occupied']),str(d['vacant']),f"{d['pct_occ']:.1f}%",f"{d['sf']:,}",f"{d['total_sf']:,}",m(d['market']),m(d['market_total']),f"{d['market_sf']:.2f}",m(d['actual']),f"{d['actual_sf']:.2f}"]
base=[('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONT',(0,0),(-1,0),'Times-Bold',8.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(1,0),(1,-1),'CENTER'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),.8,colors.black),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),3)]
for p,l in SEC:
    tab=[H1]; U=sum(x[3] for x in l)
    for x in l:
        d=calc([x],'',U); del d['label']
        if (p,x[0])==DROP: dropped=x; continue
        d=dict(type=x[0],beds=x[1],baths=x[2],**d); rows.append(d)
        tab.append(cells(d,x[0],f'{x[1]} / {x[2]:g}'))
    t=calc(l,'Total '+p,U); totals.append(t); tab.append(cells(t,t['label'],''))
    T=Table(tab,colWidths=CW,repeatRows=1,hAlign='LEFT'); T.setStyle(base+[('FONT',(0,-1),(-1,-1),'Times-Bold',8.5),('LINEABOVE',(0,-1),(-1,-1),.6,colors.black)])
    story.append(KeepTogether([Paragraph(p,ps),T]))
allx=[x for _,l in SEC for x in l]; g=calc(allx,'All Properties',AT); totals.append(g)
T=Table([cells(g,g['label'],'')],colWidths=CW,hAlign='LEFT'); T.setStyle([s for s in base if s[1:3]!=((0,0),(-1,0))]+[('FONT',(0,0),(-1,-1),'Times-Bold',8.5),('LINEABOVE',(0,0),(-1,0),1.2,colors.black),('LINEBELOW',(0,0),(-1,0),1.2,colors.black)])
story+=[Spacer(1,12),T]
def foot(c,d):
    c.setFont('Times-Italic',8); c.drawString(40,26,'Printed 8/4/2025 3:36 PM by jrourke'); c.drawRightString(752,26,f'Page {d.page}')
fn='UnitTypeSummary_Jul2025.pdf'
SimpleDocTemplate(DOC+fn,pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=36,bottomMargin=44).build(story,onFirstPage=foot,onLaterPages=foot)
pl={'what':f'Saddlebrook Crossing: line of unit type B3 ({dropped[3]} units, {dropped[4]} occupied, {dropped[5]:,} sq ft) is missing; Total Saddlebrook Crossing and All Properties include it','kind':'row_dropped'}
save(fn,'UM',K,rows,totals,'ResMan-like unit type summary by property, combined Bed/Bath column, Times, subtotals and all-property total',True,pl)
