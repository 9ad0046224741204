from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
rng=random.Random(5604)
FILE='Pinyon Flats MHC - site rent roll 08-31-2026.pdf'
nm=names(rng,140)
st=[("Aspen Lane",1,34),("Juniper Court",35,58),("Pinyon Drive",59,96),("Sage Circle",97,112)]
rows=[];i=0
for s,a,b in st:
    for k in range(a,b+1):
        r={"unit":f"{k:03d}","section":s,"_sz":rng.choice(["SW","SW","DW","RV"]) if s!="Sage Circle" else "RV"}
        r["unitType"]=r["_sz"]
        x=rng.random()
        if x<.07: r["statusText"]="Vacant Lot";r["marketRent"]=445.0
        elif x<.12 and r["_sz"]=="SW": r["statusText"]="Vacant POH";r["marketRent"]=445.0
        else:
            n_=nm[i];i+=1
            r["tenantName"]=f"{n_[1]}, {n_[0]}";r["statusText"]="TOH" if rng.random()<.85 else "RTO"
            r["marketRent"]=445.0;rent=rng.choice([395.0,405.0,420.0,420.0,435.0,445.0])
            if r["_sz"]=="DW": r["marketRent"]=475.0;rent+=25
            if r["_sz"]=="RV": r["marketRent"]=410.0;rent-=35
            r["contractRent"]=rent
            wtr=round(rng.uniform(14,46),2);swr=22.5;tr=18.0;pet=rng.choice([0,0,0,10.0,20.0]);rto=rng.choice([265.0,310.0,345.0]) if r["statusText"]=="RTO" else 0
            r["charges"]=[{"code":c,"amount":v} for c,v in (("Lot Rent",rent),("Home Pmt",rto),("Water",wtr),("Sewer",swr),("Trash",tr),("Pet/Other",pet)) if v]
            r["totalCharges"]=chargesum(r["charges"])
            r["moveInDate"]=D(rng.randint(1998,2026),rng.randint(1,8),rng.randint(1,28))
            r["balance"]=rng.choice([0.0]*7+[r["totalCharges"],round(rng.uniform(5,90),2),-12.5])
        if "marketRent" in r and "tenantName" not in r and r["_sz"]=="DW": r["marketRent"]=475.0
        if "tenantName" not in r and r["_sz"]=="RV": r["marketRent"]=410.0
        rows.append(r)
drop=next(r for r in rows if r["unit"]=="071")
assert "tenantName" in drop
shown=[r for r in rows if r is not drop]
m=lambda v:f"{v:,.2f}" if v>=0 else f"({-v:,.2f})"
W,H=landscape(letter)
PS=lambda n,**k:ParagraphStyle(n,fontName=k.pop("fn","Times-Roman"),**k)
codes=["Lot Rent","Home Pmt","Water","Sewer","Trash","Pet/Other"]
hd1=["","","","","Move-in","Street"]+["Current Month Billing"]+[""]*6+["Prior"]
hd2=["Site","Resident","Home\nStatus","Size","Date","Rate"]+["Lot\nRent","Home\nPmt","Water","Sewer","Trash","Pet/\nOther","Total\nBilled"]+["Balance"]
cw=[34,128,56,32,58,48,54,50,48,46,46,46,58,58]
story=[]
def trow(lbl,rs):
    o=sum("tenantName" in r for r in rs)
    S=lambda c:sum(x["amount"] for r in rs for x in r.get("charges",[]) if x["code"]==c)
    return [lbl,f"{len(rs)} sites / {o} occ.","","","",m(sum(r["marketRent"] for r in rs))]+[m(S(c)) for c in codes]+[m(sum(r.get("totalCharges",0) for r in rs)),m(sum(r.get("balance",0) for r in rs))]
base=[("FONT",(0,0),(-1,-1),"Times-Roman",8.5),("FONT",(0,0),(-1,1),"Times-Bold",8.5),("ALIGN",(4,0),(-1,-1),"RIGHT"),("ALIGN",(6,0),(12,0),"CENTER"),("SPAN",(6,0),(12,0)),("LINEBELOW",(6,0),(12,0),.5,colors.black),("VALIGN",(0,0),(-1,1),"BOTTOM"),
 ("BACKGROUND",(0,0),(-1,1),colors.HexColor("#dfe8d8")),("TOPPADDING",(0,0),(-1,-1),1.5),("BOTTOMPADDING",(0,0),(-1,-1),1.5),("LINEBELOW",(0,1),(-1,1),.8,colors.HexColor("#4a6b3a")),("LINEBELOW",(0,2),(-1,-2),.25,colors.HexColor("#cccccc")),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3)]
for s,a,b in st:
    rs=[r for r in rows if r["section"]==s]
    data=[hd1,hd2]
    for r in rs:
        if r is drop: continue
        ch={x["code"]:x["amount"] for x in r.get("charges",[])}
        if "tenantName" in r:
            data.append([r["unit"],r["tenantName"],r["statusText"],r["_sz"],r["moveInDate"].strftime("%d-%b-%y"),m(r["marketRent"])]+[m(ch[c]) if c in ch else "" for c in codes]+[m(r["totalCharges"]),m(r["balance"])])
        else: data.append([r["unit"],"",r["statusText"],r["_sz"],"",m(r["marketRent"])]+[""]*8)
    data.append(trow("Subtotal",rs))
    t=Table(data,colWidths=cw,repeatRows=2)
    t.setStyle(TableStyle(base+[("FONT",(0,-1),(-1,-1),"Times-Bold",8.5),("LINEABOVE",(0,-1),(-1,-1),.8,colors.black)]))
    story+=[CondPageBreak(90),Paragraph(s,PS("h",fn="Times-BoldItalic",fontSize=11,spaceBefore=8,spaceAfter=3)),t,Spacer(1,8)]
g=trow("PARK TOTAL",rows);g[1]=""
o=sum("tenantName" in r for r in rows)
t=Table([["PARK TOTAL","","","",""]+g[5:]],colWidths=cw);t.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Times-Bold",8.5),("ALIGN",(4,0),(-1,-1),"RIGHT"),("LINEABOVE",(0,0),(-1,0),1.2,colors.black),("LINEBELOW",(0,0),(-1,0),1.2,colors.black),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3)]))
vl=sum(r["statusText"]=="Vacant Lot" for r in rows);vp=sum(r["statusText"]=="Vacant POH" for r in rows)
summ=Table([["Site count"," "],["Occupied",o],["Vacant lots",vl],["Vacant park-owned homes",vp],["Total sites",len(rows)],["Occupancy",f"{o/len(rows):.1%}"]],colWidths=[140,50],hAlign="LEFT")
summ.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Times-Roman",9),("FONT",(0,0),(-1,0),"Times-Bold",9),("FONT",(0,4),(-1,4),"Times-Bold",9),("LINEABOVE",(0,4),(-1,4),.5,colors.black),("ALIGN",(1,0),(1,-1),"RIGHT"),("TOPPADDING",(0,0),(-1,-1),1),("BOTTOMPADDING",(0,0),(-1,-1),1)]))
story+=[t,Spacer(1,10),KeepTogether([summ,Spacer(1,6),Paragraph("TOH = tenant-owned home.  RTO = rent-to-own home.  POH = park-owned home.  SW/DW = single/double-wide.  Billing shown is for the month of August 2026.",PS("n",fontSize=8))])]
def pg(c,d):
    c.saveState();c.setFont("Times-Bold",13);c.drawString(36,H-34,"PINYON FLATS MANUFACTURED HOME COMMUNITY");c.setFont("Times-Roman",9.5);c.drawString(36,H-47,"Site Rent Roll - Billing Month Ended August 31, 2026")
    c.setFont("Times-Italic",8);c.drawRightString(W-36,H-34,"Loomis Community Management");c.drawCentredString(W/2,20,f"- {d.page} -");c.restoreState()
SimpleDocTemplate(os.path.join(DOC,FILE),pagesize=(W,H),leftMargin=18,rightMargin=18,topMargin=54,bottomMargin=32,invariant=1).build(story,onFirstPage=pg,onLaterPages=pg)
truth(FILE,dict(assetType="MANUFACTURED_HOUSING",documentType="RENT_ROLL",author="community manager's billing system",style="landscape, sections per street, grouped two-row header, charge columns",hard=False),shown,propertyName="Pinyon Flats Manufactured Home Community",asOnDate="2026-08-31",units=len(rows),occupied=o,vacant=len(rows)-o,
 planted={"what":f"site 071 ({drop['tenantName']}, lot rent {drop['contractRent']:.2f}, billed {drop['totalCharges']:.2f}) is left out of the rows; Pinyon Drive subtotal, park total and counts include it","kind":"row_dropped"})
