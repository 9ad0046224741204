# ResMan style, portrait, by building, active adult 55+
from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
r=rng(3); N=Names(r); F="Willow_Bend_55plus_RentRoll_ResMan.pdf"; asof=dt.date(2026,9,30)
sm=ParagraphStyle("a",fontName="Helvetica",fontSize=6.4,leading=7.2)
bl={"A":8,"B":8,"C":10}; ty={"1BR/1BA":(640,1150),"2BR/1BA":(865,1340),"2BR/2BA":(940,1425)}
hd=["Unit","Type","Sq Ft","Residents","Status","Move In","Lease\nEnd","Market\nRent","Rent","Garage","Pet","Other\nCredits","Total","Deposits\nHeld","Balance"]
data=[hd];sty=[("FONT",(0,0),(-1,-1),"Helvetica",6.4),("FONT",(0,0),(-1,0),"Helvetica-Bold",6.4),("LINEBELOW",(0,0),(-1,0),.8,colors.black),("VALIGN",(0,0),(-1,-1),"TOP"),("VALIGN",(0,0),(-1,0),"BOTTOM"),("ALIGN",(2,0),(2,-1),"RIGHT"),("ALIGN",(7,0),(-1,-1),"RIGHT"),("LEFTPADDING",(0,0),(-1,-1),2),("RIGHTPADDING",(0,0),(-1,-1),2),("TOPPADDING",(0,0),(-1,-1),1.6),("BOTTOMPADDING",(0,0),(-1,-1),1.6)]
rows=[]; keys=["marketRent","Rent","Garage","Pet","Other Credits","totalCharges","deposit","balance"]
def val(x,k):
    if k in x: return x[k]
    return next((q["amount"] for q in x.get("charges",[]) if q["code"]==k),0)
def sums(L): return [round(sum(val(x,k) for x in L),2) for k in keys]
z=lambda v:"" if v==0 else neg(v)
for b,n in bl.items():
    data.append([f"Building {b}  -  {dict(A='1410',B='1420',C='1430')[b]} Willow Bend Ln"]+[""]*14); i=len(data)-1
    sty+=[("SPAN",(0,i),(-1,i)),("BACKGROUND",(0,i),(-1,i),colors.HexColor("#e3ecdf")),("FONT",(0,i),(-1,i),"Helvetica-Bold",7)]
    L=[]
    for k in range(n):
        u=f"{b}{101+k if k<n//2 else 201+k-n//2}"; t=list(ty)[k%3]; sf,mk=ty[t]; mk=float(mk+(10 if k>=n//2 else 0))
        if (b,k) in (("A",5),("C",2),("C",9)):
            s="Vacant - Ready" if b=="A" or k==9 else "Vacant - Not Ready"
            x=row(unit=u,building=f"Building {b}",unitType=t,area=sf,statusText=s,marketRent=mk); L.append(x)
            data.append([u,t,sf,"",Paragraph(s,sm),"","",m2(mk)]+[""]*7); continue
        mi,a,e=lease(r,asof,terms=(12,12,24)); f,l=N.pair(); nm=f"{l}, {f}"
        if r.random()<.45: nm+=f"; {l}, {r.choice(FIRST)}"
        s="Current"; eo=e
        if (b,k) in (("A",2),("B",6)): s="Notice to Vacate"
        mtm=(b,k) in (("B",1),("C",4))
        rent=mk-r.choice([0,20,40,55,90,135]); ch=[("Rent",rent)]
        if r.random()<.35: ch.append(("Garage",75.))
        if r.random()<.25: ch.append(("Pet",20.))
        if r.random()<.2: ch.append(("Other Credits",-float(r.choice([25,50]))))
        tot=sum(q[1] for q in ch); dep=float(r.choice([300,300,400,500])); bal=r.choice([0.,0.,0.,0.,-8.25,tot,61.])
        x=row(unit=u,building=f"Building {b}",unitType=t,area=sf,tenantName=nm,statusText=s,moveInDate=iso(mi),leaseEndDate="MTM" if mtm else iso(e),marketRent=mk,contractRent=rent,charges=[dict(code=p,amount=q) for p,q in ch],totalCharges=tot,deposit=dep,balance=bal); L.append(x)
        fd=lambda d:f"{d.month}/{d.day}/{d:%y}"
        data.append([u,t,sf,Paragraph(nm,sm),Paragraph(s,sm),fd(mi),"MTM" if mtm else fd(e),m2(mk),m2(rent)]+[z(val(x,k)) for k in ("Garage","Pet","Other Credits")]+[m2(tot),m2(dep),neg(bal)])
    occ=sum("tenantName" in x for x in L)
    data.append([f"Building {b} Total ({occ} of {len(L)} occupied)","","","","","",""]+[neg(v) for v in sums(L)]); i=len(data)-1
    sty+=[("SPAN",(0,i),(6,i)),("FONT",(0,i),(-1,i),"Helvetica-Bold",6.4),("LINEABOVE",(7,i),(-1,i),.4,colors.black),("BOTTOMPADDING",(0,i),(-1,i),6)]
    rows+=L
data.append(["Property Total"]+[""]*6+[neg(v) for v in sums(rows)]); i=len(data)-1
sty+=[("FONT",(0,i),(-1,i),"Helvetica-Bold",6.6),("LINEABOVE",(0,i),(-1,i),.8,colors.black),("LINEBELOW",(0,i),(-1,i),.8,colors.black),("SPAN",(0,i),(6,i))]
occ=sum("tenantName" in x for x in rows); n=len(rows)
def deco(c,d):
    c.saveState(); tx(c,36,756,"Rent Roll","l","Helvetica-Bold",14); tx(c,36,743,"Willow Bend Senior Apartments (55+)  |  September 30, 2026","l","Helvetica",8.5); tx(c,576,756,"ResMan","r","Helvetica-Bold",9)
    tx(c,576,743,"Include pending leases: No","r","Helvetica",6.5); tx(c,36,26,"Printed 10/1/2026 7:52 AM by Dana Upshaw","l","Helvetica",6); tx(c,576,26,f"{d.page}","r","Helvetica",6); c.restoreState()
t=Table(data,repeatRows=1,colWidths=[26,37,25,78,42,36,34,42,42,32,28,34,42,38,38]); t.setStyle(TableStyle(sty))
s2=Table([["Occupancy","Units","%"],["Occupied - no notice",occ-2,f"{(occ-2)/n:.1%}"],["Occupied - on notice",2,f"{2/n:.1%}"],["Vacant",n-occ,f"{(n-occ)/n:.1%}"],["Total",n,"100.0%"]],colWidths=[110,40,40],hAlign="LEFT")
s2.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Helvetica",7),("FONT",(0,0),(-1,0),"Helvetica-Bold",7),("FONT",(0,-1),(-1,-1),"Helvetica-Bold",7),("ALIGN",(1,0),(-1,-1),"RIGHT"),("LINEBELOW",(0,0),(-1,0),.4,colors.black),("TOPPADDING",(0,0),(-1,-1),1),("BOTTOMPADDING",(0,0),(-1,-1),1)]))
SimpleDocTemplate(doc(F),pagesize=letter,topMargin=60,bottomMargin=44,leftMargin=18,rightMargin=18,invariant=1).build([t,Spacer(1,18),s2],onFirstPage=deco,onLaterPages=deco)
T=dict(zip(["marketRent","charge:Rent","charge:Garage","charge:Pet","charge:Other Credits","totalCharges","deposit","balance"],sums(rows))); T["contractRent"]=T["charge:Rent"]
save(F,"SENIOR_HOUSING","ResMan rent roll, portrait, building bands and subtotals, wrapped resident names, charge columns",False,
 dict(propertyName="Willow Bend Senior Apartments (55+)",asOnDate="2026-09-30",units=n,occupied=occ,vacant=n-occ,rows=rows,printedTotals=T))
