# conventional apartments, one-page unit type summary, groups by bedroom
from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
NAME='HavenRidge_UnitTypeSummary.pdf'
D=[('Studio',[('S1','Juniper',0,1,485,16,15,1185,1149.20)]),
 ('One Bedroom',[('A1','Aspen',1,1,640,36,34,1325,1287.44),('A1R','Aspen - Renovated',1,1,640,20,20,1475,1431.85),('A2','Birch',1,1,712,24,22,1395,1361.09),('A3D','Birch w/ Den',1,1,845,12,10,1540,1498.30)]),
 ('Two Bedroom',[('B1','Cedar',2,1,904,28,27,1610,1558.71),('B2','Dogwood',2,2,1012,44,41,1735,1690.02),('B2R','Dogwood - Renovated',2,2,1012,18,18,1910,1842.67),('B3T','Elm Townhome',2,2.5,1240,10,9,2095,2040.56)]),
 ('Three Bedroom',[('C1','Fir',3,2,1296,16,15,2180,2124.93)])]
TU=sum(r[5] for g,rs in D for r in rs)
def agg(rs):
    U=sum(r[5] for r in rs); O=sum(r[6] for r in rs); SF=sum(r[4]*r[5] for r in rs); M=sum(r[7]*r[5] for r in rs); A=round(sum(r[8]*r[6] for r in rs),2); AS=sum(r[4]*r[6] for r in rs)
    return dict(units=U,pct_units=round(U/TU*100,1),occupied=O,vacant=U-O,pct_occ=round(O/U*100,1),sf=round(SF/U),total_sf=SF,market=round(M/U,2),market_sf=round(M/SF,2),actual=round(A/O,2),actual_sf=round(A/AS,2),market_total=M)
K=['beds','baths','sf','total_sf','units','pct_units','occupied','vacant','pct_occ','market','market_sf','market_total','actual','actual_sf']
H=['Unit\nType','Floor Plan','Beds','Baths','Avg\nSq Ft','Total\nSq Ft','Units','% of\nUnits','Occ.','Vac.','%\nOcc.','Market\nRent','Mkt\n/SF','Total\nMarket','Avg Lease\nRent','Lease\n/SF']
def cells(a): return [f"{a['sf']:,}",f"{a['total_sf']:,}",str(a['units']),f"{a['pct_units']:.1f}%",str(a['occupied']),str(a['vacant']),f"{a['pct_occ']:.1f}%",f"${a['market']:,.2f}",f"{a['market_sf']:.2f}",f"${a['market_total']:,}",f"${a['actual']:,.2f}",f"{a['actual_sf']:.2f}"]
tab=[H]; sty=[('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('FONT',(0,1),(-1,-1),'Helvetica',8),('ALIGN',(2,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1.2,colors.HexColor('#2F6B4F')),('TOPPADDING',(0,1),(-1,-1),2.4),('BOTTOMPADDING',(0,1),(-1,-1),2.4),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),4)]
rows=[]; totals=[]
for g,rs in D:
    tab.append([g]); sty+=[('FONT',(0,len(tab)-1),(-1,len(tab)-1),'Helvetica-BoldOblique',8.5),('TEXTCOLOR',(0,len(tab)-1),(0,len(tab)-1),colors.HexColor('#2F6B4F'))]
    for r in rs:
        a=agg([r]); ba=('%g'%r[3]); tab.append([r[0],r[1],str(r[2]),ba]+cells(a))
        rows.append(dict(type=r[0],**{'other:Floor Plan':r[1]} if 0 else {},beds=r[2],baths=r[3],**a))
    if len(rs)>1:
        a=agg(rs); tab.append(['',f'{g} Subtotal','','']+cells(a)); n=len(tab)-1; sty+=[('LINEABOVE',(4,n),(-1,n),.5,colors.black),('FONT',(0,n),(-1,n),'Helvetica-Bold',8),('BOTTOMPADDING',(0,n),(-1,n),7)]
        totals.append(dict(label=f'{g} Subtotal',**a))
a=agg([r for g,rs in D for r in rs]); a['pct_units']=100.0; tab.append(['','Property Total / Average','','']+cells(a)); n=len(tab)-1
sty+=[('LINEABOVE',(0,n),(-1,n),1,colors.black),('FONT',(0,n),(-1,n),'Helvetica-Bold',8),('BACKGROUND',(0,n),(-1,n),colors.HexColor('#E4EFE8'))]; totals.append(dict(label='Property Total / Average',**a))
t=Table(tab,colWidths=[34,122,30,32,36,48,34,38,30,28,40,56,34,56,58,36],repeatRows=1); t.setStyle(TableStyle(sty))
P=lambda s,**k: Paragraph(s,ParagraphStyle('x',fontName=k.get('f','Helvetica'),fontSize=k.get('z',9),leading=k.get('z',9)*1.3))
def deco(c,d): c.setFont('Helvetica',7); c.drawString(40,24,'RentPoint OS v8.4   |   rpt_unit_type_summary   |   user: conversion_ro'); c.drawRightString(752,24,'Page 1 of 1')
SimpleDocTemplate(doc(NAME),pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=36,bottomMargin=40).build([P('Haven Ridge Apartments',f='Helvetica-Bold',z=14),P('Unit Type Summary - as of 08/31/2024'),Spacer(1,10),t,Spacer(1,10),P('Market rent is the current asking rent per unit type. Average lease rent is over occupied units only and excludes amenity and utility charges. Averages on subtotal lines are weighted by units (market) or occupied units (lease).',z=7.5)],onFirstPage=deco)
save(NAME,'UM',K,rows,totals,'Apartment PM system unit type summary, landscape, bedroom groups with subtotals, one page',False)
