# appraisal report page: narrative + unit mix grid with bedroom subtotals, portrait, Times
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.pagesizes import letter
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from common import *
F="appraisal_unit_mix_stonebridge.pdf"
U=[("Studio",[("S1  Efficiency",8,1,512,965,985)]),
("One Bedroom",[("A1  1BR/1BA Garden",40,2,684,1128,1150),("A1R 1BR/1BA Renovated",24,0,684,1241.5,1265),("A2  1BR/1BA w/ Den",16,1,792,1219,1240)]),
("Two Bedroom",[("B1  2BR/1BA",32,2,905,1316.75,1350),("B2  2BR/2BA",36,1,988,1402,1435),("B2R 2BR/2BA Renovated",12,1,988,1537.25,1560),("B3  2BR/1.5BA Townhome",10,0,1104,1588,1595)]),
("Three Bedroom",[("C1  3BR/2BA",14,1,1218,1694.5,1725)])]
K=["units","pct_units","vacant","sf","total_sf","actual","actual_sf","market","market_sf","market_total"]
Tn=sum(l[1] for _,L in U for l in L)
rows=[];tots=[]
def agg(L):
    n=sum(l[1] for l in L); sf=sum(l[1]*l[3] for l in L); oc=sum((l[1]-l[2]) for l in L); a=sum(l[1]*l[4] for l in L); m=sum(l[1]*l[5] for l in L)
    return {"units":n,"pct_units":round(n/Tn*100+1e-6,1),"vacant":sum(l[2] for l in L),"sf":round(sf/n),"total_sf":sf,"actual":round(a/n,0 if len(L)>1 else 2),"actual_sf":round(a/sf+1e-9,2),"market":round(m/n),"market_sf":round(m/sf+1e-9,2),"market_total":round(m)}
ft={"units":"{:,}","pct_units":"{:.1f}%","vacant":"{:,}","sf":"{:,}","total_sf":"{:,}","actual":"${:,.0f}","actual_sf":"${:.2f}","market":"${:,}","market_sf":"${:.2f}","market_total":"${:,}"}
def cells(d,rowlevel):
    return [("${:,.2f}" if k=="actual" and rowlevel else ft[k]).format(d[k]) for k in K]
tb=[["","No. of","% of","Vacant","Avg.","Total","Contract Rent","","Market Rent","",""],["Unit Type","Units","Total","Units","SF","SF","Per Unit","Per SF","Per Unit","Per SF","Monthly"]]
sty=[("FONT",(0,0),(-1,1),"Times-Bold",8.5),("FONT",(0,2),(-1,-1),"Times-Roman",8.5),("ALIGN",(1,0),(-1,-1),"RIGHT"),("SPAN",(6,0),(7,0)),("SPAN",(8,0),(10,0)),("ALIGN",(6,0),(10,0),"CENTER"),("LINEBELOW",(6,0),(7,0),.4,colors.black),("LINEBELOW",(8,0),(10,0),.4,colors.black),("LINEBELOW",(0,1),(-1,1),.8,colors.black),("LINEABOVE",(0,0),(-1,0),.8,colors.black),("TOPPADDING",(0,0),(-1,-1),1.5),("BOTTOMPADDING",(0,0),(-1,-1),2),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3),("BACKGROUND",(0,0),(-1,1),colors.HexColor("#eeeeee"))]
for g,L in U:
    for l in L:
        d=agg([l]); tb.append([l[0]]+cells(d,True)); rows.append(dict(type=" ".join(l[0].split()),**d))
    if len(L)>1:
        d=agg(L); tb.append([f"Subtotal {g}"]+cells(d,False)); a=len(tb)-1; sty+=[("FONT",(0,a),(-1,a),"Times-Italic",8.5),("LINEABOVE",(1,a),(-1,a),.3,colors.black),("BOTTOMPADDING",(0,a),(-1,a),6)]; tots.append(dict(label=f"Subtotal {g}",**d))
d=agg([l for _,L in U for l in L]); tb.append(["Total / Average"]+cells(d,False)); a=len(tb)-1; tots.append(dict(label="Total / Average",**d))
sty+=[("FONT",(0,a),(-1,a),"Times-Bold",8.5),("LINEABOVE",(0,a),(-1,a),.8,colors.black),("LINEBELOW",(0,a),(-1,a),.8,colors.black)]
B=ParagraphStyle("b",fontName="Times-Roman",fontSize=10.5,leading=13.5,spaceAfter=8,alignment=4); H=ParagraphStyle("h",fontName="Times-Bold",fontSize=12,leading=15,spaceAfter=6,textColor=colors.HexColor("#7a1f1f"))
def pg(c,dd):
    W,Ht=letter; c.setFont("Times-Italic",9); c.drawString(60,Ht-40,"Stonebridge at Fallen Oak - 2240 Fallen Oak Parkway, Greer, South Carolina"); c.line(60,Ht-44,W-60,Ht-44); c.line(60,44,W-60,44); c.drawString(60,33,"Carrow & Leight Valuation Advisors"); c.drawRightString(W-60,33,"Page 41")
D=SimpleDocTemplate(doc(F),pagesize=letter,leftMargin=54,rightMargin=54,topMargin=58,bottomMargin=56,title="Appraisal")
t=Table(tb,colWidths=[121,33,35,36,34,43,47,37,41,37,50]); t.setStyle(TableStyle(sty))
nv=d["vacant"]
D.build([Paragraph("UNIT MIX AND MARKET RENT CONCLUSION",H),
Paragraph(f"The subject is improved with {Tn} garden and townhome apartment units in eleven two- and three-story buildings constructed in 1998. According to the rent roll dated February 28, 2025, {nv} units were vacant, indicating a physical occupancy of {(Tn-nv)/Tn*100:.1f} percent. Thirty-six units have been renovated with vinyl plank flooring, quartz counters and stainless appliances.",B),
Paragraph("Based on the five rent comparables analyzed on the preceding pages, we have concluded to the market rents shown in the following table. Contract rents are averages of the in-place leases of each plan; vacant units are carried at the average of their plan.",B),
t,Spacer(1,6),Paragraph("Source: rent roll provided by ownership; compiled by Carrow & Leight. Per-SF figures are per square foot per month. Percentages may not sum due to rounding.",ParagraphStyle("s",fontName="Times-Italic",fontSize=8.5,leading=10.5,spaceAfter=10)),
Paragraph("<b>Loss to lease.</b> The total contract rent of the leased plans is moderately below our market rent conclusion, a spread that is typical of the submarket after the large supply additions of 2023 and 2024. Comparable properties reported concessions of two to four weeks on twelve-month leases; the subject's rents are quoted net of concessions.",B),
Paragraph("<b>Renovation premium.</b> Renovated A1R plans achieve a premium of roughly $115 over the classic A1 plan and renovated B2R plans of roughly $135 over B2. The premium is supported by Comparables 2 and 4, where similar programs were completed within the last three years.",B)],onFirstPage=pg,onLaterPages=pg)
save(F,"MULTIFAMILY","UNIT_MIX","appraisal narrative page with two-line grouped headers, bedroom subtotals and averages",False,K,rows,tots)
