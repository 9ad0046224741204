# student housing floor-plan summary, broker-ish layout, grouped by bedroom count
from common import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.lib import colors
G=[("Studio",[("S1","Maple",0,1,402,14,13,1145)]),("2 Bedroom",[("B1","Birch",2,1,768,18,35,812),("B2","Birch Deluxe",2,2,846,22,40,865),("B2R","Birch Deluxe, renovated",2,2,846,10,17,925)]),("3 Bedroom",[("C1","Cedar",3,2,1090,12,33,744),("C3","Cedar Townhome",3,3.5,1386,8,24,799)]),("4 Bedroom",[("D2","Dogwood",4,2,1262,36,129,655),("D4","Dogwood Suite",4,4,1418,42,160,702),("D4R","Dogwood Suite, renovated",4,4,1418,16,58,759)]),("5 Bedroom",[("E5","Elm Cottage",5,5.5,2015,6,30,735)])]
tu=sum(x[5] for g in G for x in g[1])
BD,LB,PL,RB="other:Beds Total","other:Beds Leased","other:Beds Pre-leased","other:Per bed"
money=["units","pct_units","sf","total_sf",BD,LB,PL,RB,"market","market_sf","market_total"]
rows=[];tot=[];lay=[]
def summ(lab,rs):
    u=sum(r["units"] for r in rs);b=sum(r[BD] for r in rs);l=sum(r[LB] for r in rs);s=sum(r["total_sf"] for r in rs);m=sum(r["market_total"] for r in rs)
    return {"label":lab,"units":u,"pct_units":round(u/tu*100,1),"sf":round(s/u),"total_sf":s,BD:b,LB:l,PL:round(l/b*100,1),RB:round(m/b),"market":round(m/u),"market_sf":round(m/s,2),"market_total":m}
for t,xs in G:
    g=[]
    for c,n,b,ba,sf,u,l,rb in xs:
        nb=max(b,1);m=rb*nb
        g.append({"type":c,"desc":n,"beds":b,"baths":ba,"units":u,"pct_units":round(u/tu*100,1),"sf":sf,"total_sf":sf*u,BD:nb*u,LB:l,PL:round(l/nb/u*100,1),RB:rb,"market":m,"market_sf":round(m/sf,2),"market_total":m*u})
    rows+=g;lay+=[('h',t)]+[('r',r) for r in g]
    if len(g)>1: s=summ(f"{t} subtotal",g);tot.append(s);lay.append(('s',s))
s=summ("Community total / wtd. avg.",rows);tot.append(s);lay.append(('s',s))
def n0(v):return f"{v:,}"
def line(a,b,r,bd):
    return [a,b,bd,n0(r["units"]),f"{r['pct_units']:.1f}%",n0(r["sf"]),n0(r["total_sf"]),n0(r[BD]),n0(r[LB]),f"{r[PL]:.1f}%",f"${r[RB]:,}",f"${r['market']:,}",f"${r['market_sf']:.2f}",f"${r['market_total']:,}"]
data=[["Floor plan","","Bed /\nBath","Units","","Area (SF)","","Beds, Fall 2026","","","Asking rent 2026-27","","",""],
["Code","Name","","No.","Mix","Each","All","Total","Leased","Pre-\nleased","Per bed","Per unit","Unit\n$/SF","Gross potential\nper month"]]
st=[("SPAN",(0,0),(1,0)),("SPAN",(2,0),(2,1)),("SPAN",(3,0),(4,0)),("SPAN",(5,0),(6,0)),("SPAN",(7,0),(9,0)),("SPAN",(10,0),(13,0)),("ALIGN",(0,0),(-1,1),"CENTER"),("VALIGN",(0,0),(-1,1),"MIDDLE"),("BACKGROUND",(0,0),(-1,1),colors.HexColor("#5B2333")),("TEXTCOLOR",(0,0),(-1,1),colors.white),("FONT",(0,0),(-1,1),"Helvetica-Bold",8),("FONT",(0,2),(-1,-1),"Helvetica",8.5),("ALIGN",(3,2),(-1,-1),"RIGHT"),("ALIGN",(2,2),(2,-1),"CENTER"),("LINEBELOW",(0,0),(-1,0),.3,colors.white),("BOX",(0,0),(-1,-1),.8,colors.HexColor("#5B2333")),("TOPPADDING",(0,2),(-1,-1),3),("BOTTOMPADDING",(0,2),(-1,-1),3)]
for k,x in lay:
    i=len(data)
    if k=='h': data.append([x]+[""]*13);st+=[("FONT",(0,i),(-1,i),"Helvetica-BoldOblique",9),("BACKGROUND",(0,i),(-1,i),colors.HexColor("#F3E9DC"))]
    elif k=='r': data.append(line(x["type"],x["desc"],x,f"{x['beds'] or 0} / {x['baths']:g}"))
    else: data.append(line(x["label"],"",x,""));st+=[("SPAN",(0,i),(2,i)),("FONT",(0,i),(-1,i),"Helvetica-Bold",8.5),("LINEABOVE",(3,i),(-1,i),.5,colors.black)]
P=getSampleStyleSheet()
d=SimpleDocTemplate(doc("HollowCreek_floorplan_summary.pdf"),pagesize=landscape(A4),leftMargin=30,rightMargin=30,topMargin=30,bottomMargin=30)
d.build([Paragraph("Hollow Creek Student Village",P["Title"]),Paragraph("Floor-plan summary and pre-lease status, week of July 6, 2026 (beds leased for move-in August 19)",P["Normal"]),Spacer(1,10),Table(data,colWidths=[34,118,42,36,42,42,54,40,44,44,50,56,44,84],repeatRows=2,style=TableStyle(st)),Spacer(1,10),Paragraph("<font size=8>Studio shown as one bed. Renovated plans carry the $60 furniture premium inside the rate. 2 D2 flats are used as model and package room and are included in the count. Velocity: +11 beds on the week; 2025 same week 81.4%.</font>",P["Normal"])])
save("HollowCreek_floorplan_summary","UM",money,rows,tot)
