from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import legal,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle as PS
r=random.Random(303); N=Names(r); FN="senior_rate_roll.pdf"
st={"Studio":(2950,),"Alcove":(3350,),"1BR":(3890,),"1BR Dlx":(4240,),"2BR":(5150,)}
secs=[("INDEPENDENT LIVING - Garden Wing",[("G%d"%i,r.choice(["1BR","1BR Dlx","2BR","Alcove"])) for i in list(range(1,13))+[14,15,16]],0),
      ("ASSISTED LIVING - Main House",[(str(i),r.choice(["Studio","Alcove","1BR"])) for i in list(range(201,213))+[214,215]],950),
      ("MEMORY CARE - The Haven",[(f"H{i}{s}","Semi-Pvt" if i<5 else "Private") for i in range(1,10) for s in (("-A","-B") if i<5 else ("",))],0)]
st["Semi-Pvt"]=(5400,); st["Private"]=(7150,)
rows=[]
for s,L,add in secs:
    k=["Vac","Vac"] if "INDEP" in s else ["Vac","Vac","Vac","Hold","Respite"] if "ASSIS" in s else ["Vac","Notice"]
    sp=dict(zip(r.sample(range(len(L)),len(k)),k))
    for i,(u,t) in enumerate(L):
        m=st[t][0]+add
        R=dict(unit=u,unitType=t,section=s,marketRent=m,statusText=sp.get(i,"Occ"))
        if R["statusText"]!="Vac":
            a,l=N(); two=("2BR" in t or "Dlx" in t) and r.random()<.6
            R["tenantName"]=f"{l}, {a}"+(f" & {r.choice(FIRST)}" if two else "")
            R["moveInDate"]=D(r.choice([2019,2020,2021,2022,2023,2023,2024,2024]),r.randint(1,12),r.randint(1,28))
            if R["statusText"]=="Respite": R["moveInDate"]=D(2025,2,6)
            R["contractRent"]=m-r.choice([0,0,100,150,225,310,400,55])
            R["_lvl"]="-" if "INDEP" in s else ("L"+str(r.randint(1,4)) if "ASSIS" in s else r.choice(["MC-1","MC-2"]))
            care={"-":0,"L1":600,"L2":1050,"L3":1575,"L4":2100,"MC-1":850,"MC-2":1400}[R["_lvl"]]
            if R["statusText"]=="Hold": care=0; R["_lvl"]="-"
            med=r.choice([0,0,375,450]) if "ASSIS" in s else 0
            sec2=875 if two else 0; oth=r.choice([0,0,0,65,50,-150]) 
            R["charges"]=[{"code":c,"amount":v} for c,v in (("Care Fee",care),("2nd Person",sec2),("Med Mgmt",med),("Other",oth)) if v]
            R["_c"]=(care,sec2,med,oth); R["totalCharges"]=R["contractRent"]+care+sec2+med+oth
            R["_pay"]=r.choice(["Private","Private","Private","LTC Ins","VA A&A","Medicaid Wvr"]) if "INDEP" not in s else "Private"
            R["_dep"]=r.choice([2500,3000,3500]) if R["statusText"]!="Respite" else 0
        rows.append(R)
fm=lambda v:"–" if v==0 else (f"({-v:,.0f})" if v<0 else f"{v:,.0f}")
b=PS("b",fontName="Times-Roman",fontSize=8.5,leading=9.5); hs=PS("h",fontName="Times-Bold",fontSize=8.5,leading=9.5,alignment=1,textColor=colors.white)
H=["Apt","Style","Resident(s)","Status","Care<br/>Level","Payor","Move-In","Street<br/>Rate","Base<br/>Rate","Care<br/>Fee","2nd<br/>Person","Med<br/>Mgmt","Other<br/>(Credit)","Total<br/>Monthly","Comm.<br/>Fee Paid"]
data=[[Paragraph(x,hs) for x in H]]; sty=[("BACKGROUND",(0,0),(-1,0),colors.HexColor("#4b3b52")),("FONT",(0,1),(-1,-1),"Times-Roman",8.5),("ALIGN",(7,1),(-1,-1),"RIGHT"),("ALIGN",(3,1),(4,-1),"CENTER"),("VALIGN",(0,0),(-1,-1),"MIDDLE"),("TOPPADDING",(0,1),(-1,-1),1.5),("BOTTOMPADDING",(0,1),(-1,-1),1.5),("LINEBELOW",(0,1),(-1,-1),.25,colors.HexColor("#cccccc"))]
def tot(lbl,L,bg):
    o=[x for x in L if x["statusText"]!="Vac"]; k=len(data)
    data.append([lbl,"","","","","","",fm(sum(x["marketRent"] for x in L)),fm(sum(x["contractRent"] for x in o))]+[fm(sum(x["_c"][i] for x in o)) for i in range(4)]+[fm(sum(x["totalCharges"] for x in o)),fm(sum(x["_dep"] for x in o))])
    sty.extend([("FONT",(0,k),(-1,k),"Times-Bold",8.5),("BACKGROUND",(0,k),(-1,k),bg),("SPAN",(0,k),(6,k))])
for s,_,_ in secs:
    k=len(data); data.append([s]+[""]*14); sty.extend([("SPAN",(0,k),(-1,k)),("FONT",(0,k),(-1,k),"Times-BoldItalic",10),("TOPPADDING",(0,k),(-1,k),6)])
    L=[x for x in rows if x["section"]==s]
    for x in L:
        if x["statusText"]=="Vac": data.append([x["unit"],x["unitType"],"","Vac","","","",fm(x["marketRent"])]+[""]*7)
        else: data.append([x["unit"],x["unitType"],Paragraph(x["tenantName"].replace("&","&amp;"),b),x["statusText"],x["_lvl"],x["_pay"],x["moveInDate"].strftime("%d-%b-%y"),fm(x["marketRent"]),fm(x["contractRent"])]+[fm(v) for v in x["_c"]]+[fm(x["totalCharges"]),fm(x["_dep"])])
    o=sum(x["statusText"]!="Vac" for x in L)
    tot(f"Subtotal {s.split(' - ')[0].title()}:  {len(L)} units, {o} occupied",L,colors.HexColor("#eee8f0"))
o=sum(x["statusText"]!="Vac" for x in rows)
tot(f"COMMUNITY TOTAL:  {len(rows)} units / {o} occupied / {len(rows)-o} vacant",rows,colors.HexColor("#d8cadd"))
def deco(c,d):
    W,Hh=landscape(legal); c.saveState(); c.setFont("Times-Bold",15); c.drawString(40,Hh-38,"Larkspur Commons Senior Living")
    c.setFont("Times-Italic",10); c.drawString(40,Hh-52,"Resident Census & Rate Roll  —  rates in effect February 28, 2025"); c.drawRightString(W-40,Hh-38,"CONFIDENTIAL – contains resident information")
    c.setFont("Times-Roman",8); c.drawString(40,24,"Street Rate = currently quoted base rate. Hold = resident hospitalized, base rate continues, care fee suspended.   Other: pet fee, garage, or move-in credit."); c.drawRightString(W-40,24,f"- {d.page} -"); c.restoreState()
doc=BaseDocTemplate(path(FN),pagesize=landscape(legal),leftMargin=40,rightMargin=40,topMargin=62,bottomMargin=38,invariant=1)
doc.addPageTemplates(PageTemplate(frames=[Frame(36,38,landscape(legal)[0]-72,landscape(legal)[1]-100)],onPage=deco))
doc.build([Table(data,colWidths=[42,52,150,46,42,70,62,58,58,55,52,52,55,62,56],repeatRows=1,style=sty)])
save(FN,"SENIOR_HOUSING","Senior living census & rate roll, own system","care sections, subtotals, care fees, couples, hold and respite statuses, semi-private beds",
 dict(propertyName="Larkspur Commons Senior Living",asOnDate="2025-02-28",units=len(rows),occupied=o,vacant=len(rows)-o,rows=rows))
