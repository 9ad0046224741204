# Rent comparable study, apartments
from h import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
K=["beds","baths","units","pct_units","sf","market","market_sf","other:Effective Rent","other:Eff. $/SF"]
P=[("SUBJECT: Harrow Glen Apartments","418 Harrow Glen Ln, Greenville, SC  |  Built 1999 / Ren. 2019  |  94.6% occupied  |  No concessions",0,[("A1 - Ashley",1,1,48,702,1215),("A2 - Ashley w/ Sunroom",1,1,32,768,1265),("B1 - Berkeley",2,1,24,934,1390),("B2 - Berkeley",2,2,72,1028,1475),("B3 - Berkeley Deluxe",2,2,24,1104,1540),("C1 - Calhoun",3,2,24,1288,1760)]),
("COMPARABLE 1: The Landing at Reedy Fork","1.1 mi. E  |  Built 2004  |  96.1% occupied  |  One-half month free on 12-mo. lease",1/24,[("1x1 Standard",1,1,84,725,1295),("1x1 Den",1,1,28,812,1380),("2x2 Split",2,2,112,1065,1575),("2x2 Corner",2,2,28,1140,1640),("3x2",3,2,36,1310,1855)]),
("COMPARABLE 2: Millbrook Station","2.4 mi. N  |  Built 1996  |  93.3% occupied  |  No concessions",0,[("Studio",0,1,12,520,985),("1 BR Flat",1,1,60,690,1165),("2 BR Flat",2,1,40,910,1325),("2 BR Townhome",2,1.5,36,1080,1450),("3 BR Townhome",3,2.5,12,1345,1715)]),
("COMPARABLE 3: Verdae Park Crossing","3.0 mi. SE  |  Built 2012  |  95.0% occupied  |  One month free on select units",1/12,[("A1",1,1,90,746,1385),("A2",1,1,45,801,1430),("A3 Loft",1,1.5,15,895,1565),("B1",2,2,96,1098,1695),("B2",2,2,42,1167,1760),("C1",3,2,24,1392,2080)]),
("COMPARABLE 4: Laurel Ridge","3.6 mi. W  |  Built 1988 / Ren. 2021  |  92.8% occupied  |  $300 off move-in",25*1.0,[("One Bedroom Classic",1,1,56,650,1095),("One Bedroom Renovated",1,1,40,650,1195),("Two Bedroom Classic",2,2,64,960,1270),("Two Bedroom Renovated",2,2,40,960,1385)])]
name="Rent Comparable Study - Harrow Glen (unit mix exhibit).pdf"
rows=[];tots=[];el=[]
ser='Times-Roman';sb='Times-Bold'
el+=[Paragraph("RENT COMPARABLE STUDY",PS('t',fontName=sb,fontSize=14,leading=18,alignment=1)),Paragraph("Exhibit C - Unit Mix and Rent Survey, Greenville East Submarket",PS('u',fontName='Times-Italic',fontSize=10.5,leading=14,alignment=1)),Paragraph("Survey dates January 12 - 16, 2026",PS('v',fontName=ser,fontSize=9.5,leading=14,alignment=1)),Spacer(1,6)]
for h,s,con,L in P:
    tu=sum(x[3] for x in L);d=[["Floor Plan","Bed","Bath","No. of\nUnits","% of\nMix","Avg.\nSF","Asking\nRent","Asking\n$/SF","Effective\nRent","Eff.\n$/SF"]]
    W=[0,0,0]
    pcts=[round(x[3]/tu*100,1) for x in L]
    for x,pc in zip(L,pcts):
        n,b,ba,u,sf,mk=x; e=round(mk*(1-con)) if con<1 else mk-int(con); pc=round(pc,1)
        bs="Studio" if b==0 and 0 else str(b)
        d.append([n,bs,f"{ba:g}" if ba!=int(ba) else f"{ba:.0f}",str(u),f"{pc:.1f}%",f"{sf:,}",f"${mk:,}",f"${mk/sf:.2f}",f"${e:,}",f"${e/sf:.2f}"])
        v=[b,ba,u,pc,sf,mk,float(f"{mk/sf:.2f}"),e,float(f"{e/sf:.2f}")]
        rows.append({"type":n,**dict(zip(K,v))}); W=[W[0]+u*sf,W[1]+u*mk,W[2]+u*e]
    a=[round(w/tu) for w in W]; q1=float(f"{W[1]/W[0]:.2f}");q2=float(f"{W[2]/W[0]:.2f}")
    d.append(["Total / Weighted Average","","",str(tu),"100.0%",f"{a[0]:,}",f"${a[1]:,}",f"${q1:.2f}",f"${a[2]:,}",f"${q2:.2f}"])
    tots.append({"label":"Total / Weighted Average","units":tu,"pct_units":100.0,"sf":a[0],"market":a[1],"market_sf":q1,"other:Effective Rent":a[2],"other:Eff. $/SF":q2})
    t=Table(d,colWidths=[142,30,32,42,46,44,52,46,54,44]);t.setStyle(TableStyle([('FONT',(0,0),(-1,-1),ser,9),('FONT',(0,0),(-1,0),sb,8.5),('FONT',(0,-1),(-1,-1),sb,9),('ALIGN',(1,0),(-1,-1),'CENTER'),('GRID',(0,0),(-1,-1),.35,colors.HexColor('#9A8F7A')),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#E8E1D0')),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5)]))
    el.append(KeepTogether([Paragraph(h,PS('h',fontName=sb,fontSize=10.5,leading=13,textColor=colors.HexColor('#5A4214'))),Paragraph(s,PS('s',fontName='Times-Italic',fontSize=8.5,leading=12)),t,Spacer(1,10)]))
el.append(Paragraph("Source: on-site leasing personnel, property websites and management surveys. Effective rent is the asking rent less concessions spread over a 12-month term, rounded to the nearest dollar. Weighted averages are weighted by unit count. Floor areas are net rentable as quoted and were not verified.",PS('f',fontName=ser,fontSize=8,leading=10)))
def pg(c,d): c.setFont(ser,8);c.drawString(40,26,"Carrow & Stiles Valuation Advisors");c.drawRightString(572,26,f"C-{d.page}")
SimpleDocTemplate(out(name),pagesize=letter,leftMargin=40,rightMargin=40,topMargin=40,bottomMargin=44).build(el,onFirstPage=pg,onLaterPages=pg)
save(name,"UM",K,rows,tots,"Appraiser's rent comparable study, subject and four comps, boxed tables",False)
