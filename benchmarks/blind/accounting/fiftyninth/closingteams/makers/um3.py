# rent survey, six properties stacked, platypus
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import getSampleStyleSheet,ParagraphStyle
from reportlab.lib import colors
NAME='um_rent_survey_tempe.pdf'
P=[("Subject: Palo Brea Flats","1120 E. Carmine Dr.","2001 / 2019",[("S1",0,1,24,2,512,1349),("A1",1,1,60,3,688,1489),("A2",1,1,48,1,731,1535),("B1",2,2,72,5,978,1795),("B2",2,2,36,0,1044,1860),("C1",3,2,16,1,1255,2195)]),
("Comp 1: Desert Alder","845 S. Ocotillo Ln.","1998",[("Studio",0,1,20,0,485,1295),("One Bed",1,1,96,6,702,1460),("Two Bed",2,2,112,4,995,1749)]),
("Comp 2: The Mesquite House","2400 W. Fairmont St.","2016",[("Agave",1,1,84,4,720,1625),("Agave Den",1,1,22,1,845,1740),("Yucca",2,2,90,7,1060,1985),("Saguaro",3,2,24,0,1310,2390)]),
("Comp 3: Rio Vista Commons","77 N. Alameda Pl.","1987 / 2021",[("1x1 Classic",1,1,56,3,640,1325),("1x1 Upgraded",1,1,40,1,640,1445),("2x1",2,1,48,2,845,1520),("2x2 Upgraded",2,2,64,5,925,1690)]),
("Comp 4: Sixty-One Forty","6140 S. Kyrene Ct.","2008",[("A",1,1,70,2,744,1545),("B",2,2,88,6,1018,1825),("C TH",3,2.5,18,1,1420,2475)]),
("Comp 5: Tamarisk Park","310 E. Verbena Ave.","1994",[("E1",0,1,12,1,450,1240),("A1",1,1,80,5,675,1420),("A1L",1,1,28,0,710,1465),("B1",2,1,44,1,880,1580),("B2",2,2,60,2,956,1705)])]
ks=['beds','baths','units','vacant','sf','market','market_sf'];st=getSampleStyleSheet();b=ParagraphStyle('b',parent=st['Normal'],fontName='Helvetica',fontSize=8.5)
el=[Paragraph('<b>Rent Survey &ndash; South Tempe Competitive Set</b>',ParagraphStyle('h',parent=st['Normal'],fontSize=15,leading=19)),Paragraph('Surveyed by telephone and property websites, week of August 11, 2025. Rents are quoted asking rents, 12-month term, unfurnished.',b),Spacer(1,8)]
rows=[];totals=[];allx=[]
def agg(L,lab):
    u=sum(x[3] for x in L);sf=sum(x[3]*x[5] for x in L);m=sum(x[3]*x[6] for x in L)
    t={"label":lab,"units":u,"vacant":sum(x[4] for x in L),"sf":round(sf/u),"market":round(m/u),"market_sf":round(m/sf,2)};totals.append(t);return t
CW=[128,46,46,58,58,72,78,62]
HD=['Floor Plan','Beds','Baths','Units','Vacant','Avg SF','Asking Rent','Rent / SF']
C=colors.HexColor('#B5541C')
def fl(t): return [t['label'],'','',f"{t['units']:,}",t['vacant'],f"{t['sf']:,}",f"${t['market']:,}",f"${t['market_sf']:.2f}"]
for nm,ad,yr,L in P:
    data=[[nm,'','',f'{ad}   Built {yr}','','','',''],HD]
    for x in L:
        r={"type":x[0],"beds":x[1],"baths":x[2],"units":x[3],"vacant":x[4],"sf":x[5],"market":x[6],"market_sf":round(x[6]/x[5],2)};rows.append(r);allx.append(x)
        data.append([x[0],x[1],x[2],x[3],x[4],f'{x[5]:,}',f'${x[6]:,}',f"${r['market_sf']:.2f}"])
    data.append(fl(agg(L,'Total / Wtd. Avg.')))
    T=Table(data,colWidths=CW,rowHeights=14);T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8.5),('FONT',(0,0),(0,0),'Helvetica-Bold',9.5),('TEXTCOLOR',(0,0),(0,0),C),('ALIGN',(1,1),(-1,-1),'RIGHT'),('ALIGN',(3,0),(3,0),'LEFT'),('SPAN',(0,0),(2,0)),('SPAN',(3,0),(-1,0)),('FONT',(0,1),(-1,1),'Helvetica-Oblique',8),('LINEBELOW',(0,1),(-1,1),.5,C),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',8.5),('LINEABOVE',(0,-1),(-1,-1),.5,colors.black),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),2),('VALIGN',(0,0),(-1,-1),'MIDDLE')]))
    el+=[KeepTogether([T,Spacer(1,11)])]
g=agg([x for p in P[1:] for x in p[3]],'Comparables only'); g2=agg(allx,'Survey total')
T=Table([fl(g),fl(g2)],colWidths=CW,rowHeights=15);T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica-Bold',8.5),('ALIGN',(1,0),(-1,-1),'RIGHT'),('BACKGROUND',(0,0),(-1,-1),colors.HexColor('#F6E6DA')),('BOX',(0,0),(-1,-1),.6,C)]))
el+=[T,Spacer(1,10),Paragraph('<b>Concessions.</b> Desert Alder: half month free on two-bedroom plans. Rio Vista Commons: waived application fee. Others report none.',b),Paragraph('Beds 0 = studio. Vacant counts include units on notice only where the leasing office could not separate them.',b)]
def ft(c,d): c.setFont('Helvetica',7);c.drawString(32,24,'Ocotillo Market Research LLC  -  Exhibit F');c.drawRightString(580,24,f'Page {d.page}')
SimpleDocTemplate(doc(NAME),pagesize=letter,leftMargin=32,rightMargin=32,topMargin=36,bottomMargin=40).build(el,onFirstPage=ft,onLaterPages=ft)
save(NAME,'UM','rent survey, six properties stacked each with totals, PDF',False,ks,rows,totals)
