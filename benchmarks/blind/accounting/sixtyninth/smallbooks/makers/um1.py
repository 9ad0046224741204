# marina slip & berth summary, one page PDF, reportlab platypus table
from common import *
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
N='Blue Heron Harbor slip summary summer 2025.pdf'
# type, max LOA, slips, leased, rate per slip per month
S=[("Docks A - D (floating, power & water)",[("20' slip",22,18,16,210),("24' slip",26,34,34,265),("28' slip",30,40,37,330),("32' slip",35,26,26,415),("36' slip",40,14,13,510),("40' end tie",48,6,6,640)]),
("Dock E (fixed, water only)",[("18' berth",20,22,15,140),("22' berth",24,20,17,175),("PWC float",None,12,9,85)]),
("Moorings & land",[("Mooring ball",38,25,19,95),("Dry rack to 24'",24,48,45,180),("Dry rack 25-28'",28,16,16,225),("Kayak rack",None,40,31,15),("Trailer parking",None,30,22,40)])]
K=["units","occupied","vacant","pct_occ","market","market_total","other:Rent being collected"]
T=[["Slip or berth","Max\nLOA","No.","Leased","Open","% full","Rate per\nmonth","If all full\n(month)","Rent being\ncollected"]];sty=[];rows=[];tots=[];g=[0]*5
m=lambda v:f"${v:,.0f}"
for s,L in S:
    sty+=[('SPAN',(0,len(T)),(-1,len(T))),('FONT',(0,len(T)),(-1,len(T)),'Helvetica-Bold',9.5),('TEXTCOLOR',(0,len(T)),(-1,len(T)),colors.HexColor('#1d4f73'))];T.append([s]+['']*8);st=[0]*5
    for t,loa,n,o,rt in L:
        disc={"28' slip":60,"20' slip":0,"Dry rack to 24'":180,"Mooring ball":95}.get(t,0)  # comped or discounted
        col=o*rt-disc;v=[n,o,n-o,round(o/n*100),rt,n*rt,col]
        T.append([t,f"{loa}'" if loa else "",n,o,n-o,f"{v[3]}%",m(rt),m(v[5]),m(col)])
        q={"type":t,**dict(zip(K,v))}
        if loa: q["other:Max LOA"]=loa
        rows.append(q)
        for i,z in enumerate([n,o,n-o,n*rt,col]): st[i]+=z;g[i]+=z
    lab="Subtotal";sty+=[('LINEABOVE',(0,len(T)),(-1,len(T)),.5,colors.black),('FONT',(0,len(T)),(-1,len(T)),'Helvetica-Oblique',9)]
    p=round(st[1]/st[0]*100);T.append([lab,"",st[0],st[1],st[2],f"{p}%","",m(st[3]),m(st[4])])
    tots.append(dict(label=lab,units=st[0],occupied=st[1],vacant=st[2],pct_occ=p,market_total=st[3],**{K[6]:st[4]}))
p=round(g[1]/g[0]*100);sty+=[('FONT',(0,len(T)),(-1,len(T)),'Helvetica-Bold',9.5),('LINEABOVE',(0,len(T)),(-1,len(T)),1,colors.black),('LINEBELOW',(0,len(T)),(-1,len(T)),1,colors.black)]
T.append(["Whole harbor","",g[0],g[1],g[2],f"{p}%","",m(g[3]),m(g[4])]);tots.append(dict(label="Whole harbor",units=g[0],occupied=g[1],vacant=g[2],pct_occ=p,market_total=g[3],**{K[6]:g[4]}))
P=ParagraphStyle('a',fontName='Helvetica',fontSize=9.5,leading=13);Hh=ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=15,leading=20,textColor=colors.HexColor('#1d4f73'))
tb=Table(T,colWidths=[112,34,36,46,38,42,56,68,72],style=TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',9.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',9),('ALIGN',(1,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1,colors.black),('TOPPADDING',(0,1),(-1,-1),2.5),('BOTTOMPADDING',(0,1),(-1,-1),2.5)]+sty))
SimpleDocTemplate(out(N),pagesize=letter,topMargin=48,leftMargin=50,rightMargin=50).build([Paragraph("Blue Heron Harbor",Hh),Paragraph("Slip and berth summary, week of July 7, 2025 (from the dock walk on Monday)",P),Spacer(1,12),tb,Spacer(1,14),
 Paragraph("Notes. Two 28' slips pay $300 (fuel dock helpers). One dry rack and one mooring ball are the harbor's own boats, counted as leased, no rent. Transient nights on open slips are not in here, see the fuel dock book. Rates went up April 1.",P)])
save(N,"UM","harbormaster's one-page slip summary, sections with subtotals, whole dollars",False,["other:Max LOA"]+K,rows,tots);print(tots)
