# Student beds, Entrata-like "Rent Roll by Space", portrait legal, grouped by apartment; installment columns
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
r=random.Random(405); N=Names(r); FN="05_campanile_student_spaces.pdf"; W,H=1008,612
c=canvas.Canvas(doc(FN),pagesize=(W,H)); pg=0
cols=[("Space",40,0),("Status",92,0),("Resident",165,0),("Lease Term",290,0),("Start",372,0),("End",428,0),("Market",530,1),("Rent",588,1),("Parking",638,1),("Utility",690,1),("Furniture",742,1),("Concession",800,1),("Total Sched.",862,1),("Deposit",912,1),("Balance",970,1)]
def head():
    global pg,y
    pg+=1; c.setFillColor(colors.HexColor("#24405F")); c.rect(0,H-52,W,52,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont("Helvetica-Bold",14); c.drawString(36,H-26,"Rent Roll by Space"); c.setFont("Helvetica",9); c.drawString(36,H-42,"The Campanile at University Row"); c.drawRightString(W-36,H-26,"Effective Date: September 15, 2024"); c.drawRightString(W-36,H-42,"Leasing Year: 2024-2025")
    c.setFillColor(colors.black); y=H-70; c.setFont("Helvetica-Bold",8)
    c.setStrokeColor(colors.HexColor("#24405F")); c.line(540,y+1,862,y+1); c.setFont("Helvetica-Oblique",7); c.drawCentredString(700,y+3,"Scheduled charges (monthly installment)"); c.setFont("Helvetica-Bold",8); y-=10
    for h,x,rt in cols: (c.drawRightString if rt else c.drawString)(x,y,h)
    y-=5; c.line(36,y,W-36,y); y-=12
    c.setFont("Helvetica",6.5); c.drawString(36,20,"Printed 10/02/2024 4:17 PM by kdow"); c.drawRightString(W-36,20,f"{pg}"); c.setFont("Helvetica",8)
head()
apts=[("101","4x4 Standard",4,845),("102","4x4 Standard",4,845),("103","2x2 Premium",2,1075),("104","4x2 Value",4,710),("201","4x4 Standard",4,860),("202","4x4 Deluxe",4,905),("203","2x2 Premium",2,1075),("204","4x2 Value",4,710),("301","4x4 Deluxe",4,905),("302","4x4 Deluxe",4,905),("303","2x2 Premium",2,1090),("304","4x2 Value",4,720),("305","Studio",1,1295)]
rows=[]; G=[0]*9; cnt={}
vac={"102-C","204-B","204-D","302-A","303-B"}; spec={"101-A":"RA / Staff"}; npd={"202-D"}
for a,fp,nb,mk in apts:
    if y-14*(nb+3)<36: c.showPage(); head()
    c.setFillColor(colors.HexColor("#E4EAF1")); c.rect(36,y-4,W-72,13,fill=1,stroke=0); c.setFillColor(colors.black); c.setFont("Helvetica-Bold",8); c.drawString(40,y,f"Apartment {a}   {fp}   {nb} bed{'s' if nb>1 else ''}"); c.setFont("Helvetica",8); y-=14
    S=[0]*9
    for b in "ABCD"[:nb]:
        sp=f"{a}-{b}" if nb>1 else a; 
        t=dict(unit=sp,unitType=fp,marketRent=mk)
        c.drawString(40,y,sp)
        if sp in vac:
            s="Vacant Rented Ready" if sp=="302-A" else "Vacant Unrented"; vals=[mk]; c.drawString(92,y,s); c.drawRightString(530,y,f"{mk:,.0f}.00"); t["statusText"]=s; S[0]+=mk
        else:
            s=spec.get(sp,"Notice" if sp in npd else "Occupied"); rent=0 if sp in spec else mk-r.choice([0,0,10,20,35]); pk=r.choice([0,0,65]); ut=0 if sp in spec else 45; fu=r.choice([0,20]) if "2x2" not in fp else 0; cn=-r.choice([0,0,0,25,50]) if rent else 0
            if sp in spec: pk=fu=0
            tot=rent+pk+ut+fu+cn; dep=r.choice([0,0,150]); bal=r.choice([0,0,0,0,tot,-45,310.25]) if rent else 0
            ls,le,tm=(D(2024,8,17),D(2025,7,31),"AY 24-25 12 Inst") if r.random()<.85 else (D(2024,8,17),D(2025,5,15),"10 Month 24-25"); nm=N("LF"); 
            for x,v in ((92,s),(165,nm),(290,tm),(372,us(ls)),(428,us(le))): c.drawString(x,y,v)
            V=[mk,rent,pk,ut,fu,cn,tot,dep,bal]
            for (h,x,_),v in zip(cols[6:],V): c.drawRightString(x,y,m2(v))
            S=[p+q for p,q in zip(S,V)]
            t.update(statusText=s,tenantName=nm,leaseStartDate=ls,leaseEndDate=le,contractRent=rent,totalCharges=tot,deposit=dep,balance=bal,charges=[dict(code=k,amount=v) for k,v in zip(("Rent","Parking","Utility","Furniture","Concession"),V[1:6])])
            if sp in npd: pass
        cnt[t["statusText"]]=cnt.get(t["statusText"],0)+1; rows.append(t); y-=12
        if sp=="302-A":
            nm=N("LF"); V=[mk,mk,0,45,0,0,mk+45,150,-150]; c.drawString(40,y,sp)
            for x,v in ((92,"Future"),(165,nm),(290,"Spring 25"),(372,"01/06/2025"),(428,"07/31/2025")): c.drawString(x,y,v)
            V[0]=0
            for (h,x,_),v in list(zip(cols[6:],V))[1:]: c.drawRightString(x,y,m2(v))
            rows.append(dict(unit=sp,unitType=fp,statusText="Future",tenantName=nm,leaseStartDate=D(2025,1,6),leaseEndDate=D(2025,7,31),contractRent=mk,totalCharges=mk+45,deposit=150,balance=-150,charges=[dict(code=k,amount=v) for k,v in zip(("Rent","Parking","Utility","Furniture","Concession"),V[1:6])])); y-=12
            
    c.setStrokeColor(colors.grey); c.line(500,y+9,W-36,y+9); c.setFont("Helvetica-Oblique",8); c.drawString(372,y,f"Apartment {a} total")
    for (h,x,_),v in zip(cols[6:],S): c.drawRightString(x,y,m2(v))
    c.setFont("Helvetica",8); y-=17; G=[p+q for p,q in zip(G,S)]
if y<140: c.showPage(); head()
c.setFont("Helvetica-Bold",8); c.drawString(290,y,"Property Total (excl. Future)")
for (h,x,_),v in zip(cols[6:],G): c.drawRightString(x,y,m2(v))
y-=26; c.drawString(40,y,"Space Status"); c.drawRightString(200,y,"Spaces"); c.drawRightString(250,y,"%"); y-=12; c.setFont("Helvetica",8); U=sum(cnt.values())
for k,v in cnt.items(): c.drawString(40,y,k); c.drawRightString(200,y,str(v)); c.drawRightString(250,y,f"{v/U:.1%}"); y-=11
c.setFont("Helvetica-Bold",8); c.drawString(40,y,"Total Spaces"); c.drawRightString(200,y,str(U)); c.drawRightString(250,y,"100.0%"); c.save()
v=sum(n for k,n in cnt.items() if k.startswith("Vacant"))
save(FN,rows,"The Campanile at University Row","2024-09-15",U,U-v,v,"STUDENT_HOUSING","d-entrata","student rent roll by space, apartment bands, charges in columns, parentheses for concessions",True)
