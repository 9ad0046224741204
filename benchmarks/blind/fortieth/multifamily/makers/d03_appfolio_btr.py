# AppFolio rent roll of a build-to-rent community, two phases, PDF (platypus)
from common import *
from reportlab.platypus import SimpleDocTemplate, Table, Paragraph, Spacer, TableStyle
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
r=random.Random(403); N=Names(r); FN="03_larkspur_btr_appfolio.pdf"; ason=D(2025,5,1)
P=ParagraphStyle("p",fontName="Helvetica",fontSize=7,leading=8.4); PB=ParagraphStyle("pb",parent=P,fontName="Helvetica-Bold"); PR=ParagraphStyle("pr",parent=P,alignment=2); PBR=ParagraphStyle("pbr",parent=PB,alignment=2)
hd=["Unit","BD/BA","Tenant","Status","Sqft","Market Rent","Rent","Deposit","Lease From","Lease To","Move-in","Move-out","Past Due","Additional Tenants"]
w=[70,34,74,64,32,50,46,52,46,46,46,46,48,82]; num={4,5,6,7,12}
plans=[("3/2.00",1418,2295),("3/2.50",1622,2450),("4/2.50",1890,2725),("4/3.00",2064,2895)]
groups=[("Larkspur Commons Phase I - 8800 Larkspur Ln Georgetown, TX 78628","Larkspur Ln",range(8801,8845,2),"Larkspur Commons Phase I"),("Larkspur Commons Phase II - 410 Bluebonnet Trce Georgetown, TX 78628","Bluebonnet Trce",range(410,441,2),"Larkspur Commons Phase II")]
T=[[Paragraph(h,PBR if i in num else PB) for i,h in enumerate(hd)]]; sty=[("LINEBELOW",(0,0),(-1,0),.8,colors.black),("VALIGN",(0,0),(-1,-1),"TOP"),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),2),("TOPPADDING",(0,0),(-1,-1),2),("BOTTOMPADDING",(0,0),(-1,-1),2)]
rows=[]; G=[0]*5; gu=go=0
def add(v,st=None,b=False):
    T.append([Paragraph(str(x) if x is not None else "",(PBR if b else PR) if i in num else (PB if b else P)) for i,x in enumerate(v)])
    k=len(T)-1; sty.append(("LINEBELOW",(0,k),(-1,k),.25,colors.HexColor("#CCCCCC")))
for head,street,rng,short in groups:
    T.append([Paragraph(head,PB)]+[""]*13); k=len(T)-1; sty+= [("SPAN",(0,k),(-1,k)),("BACKGROUND",(0,k),(-1,k),colors.HexColor("#EFEFEF"))]
    S=[0]*5; n=o=0
    for a in rng:
        p=r.choice(plans); mk=p[2]+r.choice([0,0,25,-20,50]); u=f"{a} {street}"; x=r.random(); n+=1
        st="Current"
        if a in (8813,8829,422): st="Vacant-Unrented"
        elif a in (8821,): st="Vacant-Rented"
        elif a in (8805,434): st="Notice-Unrented"
        elif a==416: st="Notice-Rented"
        elif a==8841: st="Evict"
        t=dict(unit=u,unitType=p[0],area=p[1],marketRent=mk,statusText=st,building=None,section=head)
        S[0]+=p[1]; S[1]+=mk
        if st.startswith("Vacant"):
            add([u,p[0],"",st,f"{p[1]:,}",mn(mk)]+[""]*8); rows.append(t); cur=None
        else:
            o+=1; mi=td(ason,-r.randint(10,800)); ls=mi
            while addm(ls,12)<=ason: ls=addm(ls,12)
            le=td(addm(ls,12),-1); rent=mk-r.choice([0,0,45,70,100,155]); dep=r.choice([rent,rent,1000,1500]); bal=0 if r.random()<.75 else r.choice([150,rent,87.4,rent*2+200])
            if st=="Evict": bal=rent*3+225
            nm=N(); mtm=a in(8837,428); mo=td(ason,r.randint(10,58)) if st.startswith("Notice") else None
            add_t=", ".join(N() for _ in range(r.choice([0,1,1,2])))
            if mtm: ls=D(2023,9,1); mi=ls
            add([u,p[0],nm,st,f"{p[1]:,}",mn(mk),mn(rent),mn(dep),us(ls),"Month-to-Month" if 0 else ("" if mtm else us(le)),us(mi),us(mo),mn(bal),add_t])
            t.update(tenantName=nm,contractRent=rent,deposit=dep,leaseStartDate=ls,leaseEndDate=None if mtm else le,moveInDate=mi,moveOutDate=mo,balance=bal); rows.append(t)
            for i,v in ((2,rent),(3,dep),(4,bal)): S[i]+=v
        if st in("Vacant-Rented","Notice-Rented"):
            mi=td(ason,r.randint(20,45)) if st[0]=="V" else td(mo,7); nm=N(); rent=mk
            add([u,p[0],nm,"Future",f"{p[1]:,}","",mn(rent),mn(1500),us(mi),us(td(addm(mi,14),-1)),us(mi),"","0.00",""])
            rows.append(dict(unit=u,unitType=p[0],area=p[1],statusText="Future",section=head,tenantName=nm,contractRent=rent,deposit=1500,leaseStartDate=mi,leaseEndDate=td(addm(mi,14),-1),moveInDate=mi,balance=0)); S[3]+=1500
            S[2]+=0
    add([f"{n} Units","",f"{o/n*100:.1f}% Occupied","",f"{S[0]:,}",mn(S[1]),mn(S[2]),mn(S[3]),"","","","",mn(S[4]),""],b=True)
    sty.append(("LINEABOVE",(0,len(T)-1),(-1,len(T)-1),.8,colors.black)); gu+=n; go+=o; G=[a+b for a,b in zip(G,S)]
add([f"Total {gu} Units","",f"{go/gu*100:.1f}% Occupied","",f"{G[0]:,}",mn(G[1]),mn(G[2]),mn(G[3]),"","","","",mn(G[4]),""],b=True); sty.append(("LINEABOVE",(0,len(T)-1),(-1,len(T)-1),1.2,colors.black))
tb=Table(T,colWidths=w,repeatRows=1); tb.setStyle(TableStyle(sty))
h1=ParagraphStyle("h",fontName="Helvetica-Bold",fontSize=15,leading=20); sm=ParagraphStyle("s",fontName="Helvetica",fontSize=8,leading=10)
def foot(c,d):
    c.setFont("Helvetica",7); c.drawString(30,20,"Created on 05/02/2025"); c.drawRightString(762,20,f"Page {d.page}")
SimpleDocTemplate(doc(FN),pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=34,bottomMargin=36,title="Rent Roll").build([Paragraph("Rent Roll",h1),Paragraph("Copperline Homes Management LLC",sm),Spacer(1,4),Paragraph("<b>Properties:</b> Larkspur Commons Phase I - 8800 Larkspur Ln Georgetown, TX 78628, Larkspur Commons Phase II - 410 Bluebonnet Trce Georgetown, TX 78628",sm),Paragraph("<b>Units:</b> Active &nbsp; <b>As of:</b> 05/01/2025 &nbsp; <b>Include Non-Revenue Units:</b> No &nbsp; <b>Rent of future residents not totaled</b>",sm),Spacer(1,8),tb],onFirstPage=foot,onLaterPages=foot)
for t in rows: t["propertyName"]=t.pop("section").split(" - ")[0]
save(FN,rows,None,("2025-05-01"),gu,go,gu-go,"SINGLE_FAMILY_RENTAL","d-appfolio","AppFolio rent roll, two property groups, wrapped cells, future tenants inline",False)
