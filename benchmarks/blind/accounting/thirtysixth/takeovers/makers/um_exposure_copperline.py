# Entrata-like availability / pricing / exposure by floor plan, landscape, three-line stacked headers, bedroom groups with averages
from common import *
from reportlab.lib.pagesizes import legal, landscape
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
# plan, bd, ba, sf, units, noNTV, ntvR, ntvU, vacR, vacU, down, market, inplace avg, new lease avg (last 90d), spec
D=[("Studio",[("S1 - Filament",0,1,512,24,20,1,1,1,1,0,1365,1322),("S2 - Filament Loft",0,1,588,12,11,0,1,0,0,0,1455,1419)]),
("One Bedroom",[("A1 - Anode",1,1,664,48,41,2,2,1,2,0,1540,1498),("A1R - Anode Reno",1,1,664,20,16,1,1,0,2,0,1675,1611),("A2 - Braid",1,1,718,36,31,1,2,1,1,0,1605,1583),("A3 - Crimp",1,1,781,30,25,1,1,1,1,1,1690,1657),("A4D - Ductile w/Den",1,1.5,902,10,8,1,0,0,1,0,1815,1844)]),
("Two Bedroom",[("B1 - Ingot",2,1,958,18,15,0,2,0,1,0,1925,1870),("B2 - Jumper",2,2,1047,44,36,2,3,1,2,0,2085,2013),("B2R - Jumper Reno",2,2,1047,16,13,0,1,1,1,0,2260,2176),("B3 - Kiln",2,2,1136,22,19,1,0,1,1,0,2190,2154),("B4TH - Lathe Townhome",2,2.5,1312,8,8,0,0,0,0,0,2495,2468)]),
("Three Bedroom",[("C1 - Molten",3,2,1388,14,11,1,1,0,1,0,2640,2575),("C2TH - Nickel Townhome",3,2.5,1561,6,5,0,0,1,0,0,2985,2910)])]
keys=["units","pct_units","sf","other:Occupied No NTV","other:Occupied NTV Leased","other:Occupied NTV Avail","other:Vacant Leased","other:Vacant Avail","down","pct_occ","pct_leased","other:Exposure Units","other:Exposure %","market","market_sf","actual","actual_sf"]
TU=sum(x[4] for _,l in D for x in l)
def calc(L):
    s=lambda i:sum(x[i] for x in L); u=s(4); occ=s(5)+s(6)+s(7); ls=s(5)+s(6)+s(8); ex=s(7)+s(9)
    w=lambda i,f:sum(x[i]*f(x) for x in L)/sum(f(x) for x in L)
    o=lambda x:x[5]+x[6]+x[7]
    sf=w(3,lambda x:x[4]); mk=w(11,lambda x:x[4]); ac=w(12,o); sfo=w(3,o)
    return [u,round(100*u/TU,1),round(sf),s(5),s(6),s(7),s(8),s(9),s(10),round(100*occ/u,1),round(100*ls/u,1),ex,round(100*ex/u,1),round(mk),round(mk/sf,2),round(ac),round(ac/sfo,2)]
def fmt(v):
    o=[]
    for i,x in enumerate(v):
        o.append(f"{x:.1f}%" if i in(1,9,10,12) else f"${x:,.0f}" if i in(13,15) else f"${x:.2f}" if i in(14,16) else f"{x:,}")
    return o
for _,l in D:
    for x in l: assert x[4]==sum(x[5:11]),x
data=[["Floor Plan","Bed","Bath","Units","% of\nUnits","Avg\nSq Ft","Occupied","","","Vacant","","Down","%\nOcc","%\nLeased","Exposure","","Market\nRent","Market\n/ SF","In-Place\nRent","In-Place\n/ SF"],
["","","","","","","No NTV","NTV\nLeased","NTV\nAvail","Leased","Avail","","","","Units","%","","","",""]]
st=[('SPAN',(6,0),(8,0)),('SPAN',(9,0),(10,0)),('SPAN',(14,0),(15,0))]+[('SPAN',(c,0),(c,1)) for c in list(range(6))+[11,12,13,16,17,18,19]]
rows=[];tot=[]; zero=lambda v:v
for g,l in D:
    data.append([g]+['']*19); i=len(data)-1; st+=[('SPAN',(0,i),(-1,i)),('FONTNAME',(0,i),(-1,i),'Helvetica-Bold'),('TEXTCOLOR',(0,i),(-1,i),colors.HexColor('#1B5E63')),('TOPPADDING',(0,i),(-1,i),7)]
    for x in l:
        v=calc([x]); data.append([x[0],str(x[1]) if x[1] else 'Studio',f"{x[2]:g}"]+fmt(v))
        if x[1]==0: data[-1][1]='0'
        rows.append({"type":x[0],"beds":str(x[1]),"baths":f"{x[2]:g}",**dict(zip(keys,v))})
    v=calc(l); lab=f"{g} Total / Avg"; data.append([lab,'','']+fmt(v)); i=len(data)-1; st+=[('SPAN',(0,i),(2,i)),('FONTNAME',(0,i),(-1,i),'Helvetica-Bold'),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#E6F0F0'))]
    tot.append({"label":lab,**dict(zip(keys,v))})
v=calc([x for _,l in D for x in l]); data.append(["Property Total / Avg",'','']+fmt(v)); i=len(data)-1
st+=[('SPAN',(0,i),(2,i)),('FONTNAME',(0,i),(-1,i),'Helvetica-Bold'),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#1B5E63')),('TEXTCOLOR',(0,i),(-1,i),colors.white)]; tot.append({"label":"Property Total / Avg",**dict(zip(keys,v))})
st+=[('FONTNAME',(0,0),(-1,1),'Helvetica-Bold'),('FONTSIZE',(0,0),(-1,-1),7.6),('LEADING',(0,0),(-1,-1),9),('ALIGN',(1,0),(-1,-1),'CENTER'),('ALIGN',(3,2),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,1),'BOTTOM'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#D5D9DA')),('LINEBELOW',(6,0),(8,0),.6,colors.grey),('LINEBELOW',(9,0),(10,0),.6,colors.grey),('LINEBELOW',(14,0),(15,0),.6,colors.grey),('LINEBELOW',(0,1),(-1,1),1,colors.black)]+[('LINEBEFORE',(c,0),(c,-1),.4,colors.grey) for c in (6,9,11,14,16)]+[('LINEBELOW',(0,1),(-1,1),1,colors.black),('LINEBELOW',(0,2),(-1,-2),.25,colors.lightgrey),('TOPPADDING',(0,2),(-1,-1),3),('BOTTOMPADDING',(0,2),(-1,-1),3)]
st=[s for s in st if not(s[0]=='TOPPADDING' and s[2]==(-1,-1))]+[] 
W=[128,34,34,36,42,42,46,46,46,42,42,38,44,46,40,46,50,46,52,50]
d=SimpleDocTemplate(doc('um_exposure_copperline.pdf'),pagesize=landscape(legal),leftMargin=30,rightMargin=30,topMargin=30,bottomMargin=34,title='Unit Mix & Exposure')
h=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=15,leading=18); n=ParagraphStyle('n',fontName='Helvetica',fontSize=8,leading=10.5)
T=Table(data,colWidths=W,repeatRows=2); T.setStyle(TableStyle(st))
def pg(c,_): c.setFont('Helvetica',7); c.drawString(30,20,'Copperline Lofts  |  Unit Mix, Occupancy & Exposure  |  Generated 2/17/2026 6:05 PM PST by jkessler'); c.drawRightString(landscape(legal)[0]-30,20,f'{c.getPageNumber()}')
d.build([Paragraph('Unit Mix, Occupancy &amp; Exposure',h),Spacer(1,3),Paragraph('Copperline Lofts &nbsp;&nbsp; 1180 Smelter Street, Tacoma, WA 98402 &nbsp;&nbsp; Lookup: copperln',n),Paragraph('As of 02/17/2026 &nbsp;&nbsp; Exposure window: 60 days &nbsp;&nbsp; Pricing source: base market rent before amenities',n),Spacer(1,8),T,Spacer(1,8),
 Paragraph('% Occ = all occupied units (with and without notice) / units. % Leased = (No NTV + NTV Leased + Vacant Leased) / units. Exposure = NTV Avail + Vacant Avail; down units are not exposed. In-place rent averages occupied units only.',n)],onFirstPage=pg,onLaterPages=pg)
save('um_exposure_copperline.pdf','UM',keys,rows,tot,'MULTIFAMILY','Entrata-like availability and exposure by floor plan, grouped headers, bedroom sections with averages, legal landscape',True)
