# MH + RV park mix, PDF platypus
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib.styles import getSampleStyleSheet, ParagraphStyle
from reportlab.lib import colors
rng=random.Random(2321); fn="TwoRivers_SiteMix_OM_p14.pdf"
S=[("Manufactured home sites",[("Single-wide lot, interior",46,43,415,382,""),("Single-wide lot, river side",12,12,465,441,"no turnover since 2019"),("Double-wide lot",28,25,475,436,"3 lots need new pads before a double-wide can be set"),("Double-wide corner lot",7,7,495,458,""),("Park-owned home, 2 BR",9,8,895,840,"includes lot rent"),("Park-owned home, 3 BR",4,3,1050,985,"includes lot rent; one under rehab")]),
("RV sites (monthly stays only)",[("Back-in 30 amp",22,17,520,498,""),("Back-in 30/50 amp",16,15,560,531,""),("Pull-thru 50 amp",14,14,640,612,"waiting list"),("Premium pull-thru with deck",6,4,725,690,"decks built 2022"),("Park model site",8,8,580,544,"owner-paid electric")]),
("Storage & other",[("RV / boat storage, gravel",30,21,55,48,"month to month"),("Storage shed 8 x 10",18,18,45,40,""),("Laundry lease",1,1,600,600,"Wash-Rite, through 2027")])]
K=["units","occupied","vacant","pct_occ","market","market_total","actual","actual_total"]
rows=[];T=[];data=[["Site Type","No. of\nSites","Occu-\npied","Va-\ncant","Occ.\n%","ASKING RENT / MONTH","","IN PLACE / MONTH","","Remarks"],["","","","","","Per Site","All Sites","Avg. Per\nOccupied Site","Occupied\nSites",""]]
ss=getSampleStyleSheet(); ps=ParagraphStyle("x",fontName="Helvetica-Oblique",fontSize=7.5,leading=8.5); pn=ParagraphStyle("y",fontName="Helvetica",fontSize=8.5,leading=10)
st=[("SPAN",(5,0),(6,0)),("SPAN",(7,0),(8,0)),("ALIGN",(1,0),(8,-1),"RIGHT"),("ALIGN",(1,0),(8,1),"CENTER"),("FONT",(0,0),(-1,1),"Helvetica-Bold",8),("FONT",(0,2),(-1,-1),"Helvetica",8.5),("BACKGROUND",(0,0),(-1,1),colors.HexColor("#22505A")),("TEXTCOLOR",(0,0),(-1,1),colors.white),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("LINEBELOW",(5,0),(8,0),.5,colors.white),("TOPPADDING",(0,0),(-1,-1),2.2),("BOTTOMPADDING",(0,0),(-1,-1),2.2),("ROWBACKGROUNDS",(0,2),(-1,-1),[colors.white,colors.HexColor("#F3F7F7")])]
for c in (0,1,2,3,4,9): st.append(("SPAN",(c,0),(c,1)))
def tot(L):
    o={k:r2(sum(r[k] for r in L)) for k in("units","occupied","vacant","market_total","actual_total")}
    for k in("units","occupied","vacant"): o[k]=int(o[k])
    o["pct_occ"]=round(100*o["occupied"]/o["units"]+1e-9,1); o["market"]=r2(o["market_total"]/o["units"]); o["actual"]=r2(o["actual_total"]/o["occupied"])
    return {k:o[k] for k in K}
def cells(o,d=2): return [str(o["units"]),str(o["occupied"]),str(o["vacant"]) if o["vacant"] else "0",f'{o["pct_occ"]:.1f}%',"$"+f2(o["market"]),"$"+f2(o["market_total"]),"$"+f2(o["actual"]),"$"+f2(o["actual_total"])]
for sec,L in S:
    i=len(data); data.append([sec]+[""]*9); st+=[("SPAN",(0,i),(-1,i)),("FONT",(0,i),(0,i),"Helvetica-Bold",9),("ALIGN",(0,i),(0,i),"LEFT"),("TEXTCOLOR",(0,i),(0,i),colors.HexColor("#22505A"))]
    rs=[]
    for n,u,o,a,ip,rm in L:
        ip=ip+rng.choice([0,.5,.25])if u>1 else ip
        x={"type":n,"units":u,"occupied":o,"vacant":u-o,"pct_occ":round(100*o/u+1e-9,1),"market":float(a),"market_total":float(a*u),"actual":float(ip),"actual_total":r2(ip*o)}
        rs.append(x); rows.append(x); data.append([Paragraph(n,pn)]+cells(x)+[Paragraph(rm,ps)])
    t=tot(rs); i=len(data); lab="Subtotal / average"; T.append({"label":lab+" - "+sec if False else lab,**t}); data.append([lab]+cells(t)+[""]); st+=[("FONT",(0,i),(-1,i),"Helvetica-Bold",8.5),("LINEABOVE",(0,i),(-1,i),.6,colors.black)]
t=tot(rows); i=len(data); T.append({"label":"TOTAL / AVERAGE, ALL SITES",**t}); data.append([Paragraph("<b>TOTAL / AVERAGE, ALL SITES</b>",pn)]+cells(t)+[""]); st+=[("FONT",(0,i),(-1,i),"Helvetica-Bold",8.5),("LINEABOVE",(0,i),(-1,i),1.2,colors.black),("LINEBELOW",(0,i),(-1,i),1.2,colors.black)]
tb=Table(data,colWidths=[142,42,42,36,44,60,72,66,72,146],repeatRows=2); tb.setStyle(TableStyle(st))
doc_=SimpleDocTemplate(D(fn),pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=34,bottomMargin=30)
P=lambda t,s="Normal": Paragraph(t,ss[s])
doc_.build([P("Two Rivers Village &amp; RV Resort","Heading2"),P("Site mix and rents from the October 2024 rent roll. Nightly and weekly RV stays are reported in the income statement and are not in this table. The 106 home sites sit on 31.4 acres; city water, two private lagoons."),Spacer(1,8),tb,Spacer(1,6),Paragraph("Average in place is for occupied sites only. Asking rents are posted rates effective 1/1/2025.  -  Confidential offering memorandum, page 14",ps)])
save(fn,"UM","MANUFACTURED_HOUSING","broker's offering memorandum","coloured table, two-line grouped heads, three sections with subtotals and weighted averages, wrapped remarks","same subtotal label three times; header spans; remarks beside",K,rows,T)
