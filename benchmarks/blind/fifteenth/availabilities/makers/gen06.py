# student housing, bed by bed, status code with legend, portrait A4-ish, platypus
from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import landscape, A4
r=rng(6); N=Names(r); F="QuadFerris_bed_roll_fall26.pdf"
ps=ParagraphStyle("n",fontName="Courier",fontSize=7,leading=8)
rows=[];data=[["SPACE","PLAN","ST","RESIDENT","SEX","CONTRACT FROM","CONTRACT TO","INSTALL-\nMENT","PARKING","FURN","UTIL\nCAP","TOTAL\nCHARGES","DEPOSIT\nON FILE","ACCT\nBALANCE"]]
pl={"4x4":(4,765),"2x2":(2,985),"3x3":(3,845)}
apts=[]
for fl in (11,12,13):
    for n,p in ((1,"4x4"),(2,"4x4"),(3,"3x3"),(4,"2x2"),(5,"4x4"),(6,"4x4"),(7,"3x3"),(8,"4x4")): apts.append((f"{fl}{n:02d}",p))
band=[];i=0
special={7:"V",19:"V",24:"M",25:"M",26:"M",27:"M",38:"N",45:"V",52:"V",66:"R",71:"V",77:"N",80:"X"}
for ai,(a,p) in enumerate(apts):
    k,base=pl[p]
    for b in "ABCD"[:k]:
        s=special.get(i,"C"); i+=1; sp=f"{a}-{b}"; band.append(ai)
        if s in "VMX": rows.append(row(unit=sp,unitType=p,statusText=s)); data.append([sp,p,s]+[""]*11); continue
        rt=float(base+r.choice([0,0,-20,-35,15])); ch=[("INSTALLMENT",rt)]
        if r.random()<.3: ch.append(("PARKING",55.))
        if r.random()<.8: ch.append(("FURN",25.))
        ch.append(("UTIL CAP",-0. or 35.))
        tot=sum(q[1] for q in ch); lt=r.choice([(dt.date(2026,8,17),dt.date(2027,7,31))]*6+[(dt.date(2026,8,17),dt.date(2027,5,14))])
        if s=="R": lt=(dt.date(2027,1,4),dt.date(2027,7,31))
        dep=float(r.choice([0,150,150,300])); bal=r.choice([0.,0.,0.,tot,-55.,18.75,2*tot]) if s!="R" else 0.
        nm=N.fl().upper(); sex=r.choice("FM"); D=lambda d:d.strftime("%d-%b-%Y").upper()
        x=row(unit=sp,unitType=p,statusText=s,tenantName=nm,leaseStartDate=iso(lt[0]),leaseEndDate=iso(lt[1]),contractRent=rt,charges=[dict(code=q,amount=v) for q,v in ch],totalCharges=tot,deposit=dep,balance=bal)
        d=dict(ch)
        rows.append(x); data.append([sp,p,s,nm,sex,D(lt[0]),D(lt[1]),m2(rt)]+[m2(d[q]) if q in d else "" for q in("PARKING","FURN","UTIL CAP")]+[m2(tot),m2(dep),(f"{-bal:,.2f}CR" if bal<0 else m2(bal))])
S=lambda f:round(sum(f(x) for x in rows),2); C=lambda q:S(lambda x:sum(t["amount"] for t in x.get("charges",[]) if t["code"]==q))
tot=[C("INSTALLMENT"),C("PARKING"),C("FURN"),C("UTIL CAP"),S(lambda x:x.get("totalCharges",0)),S(lambda x:x.get("deposit",0)),S(lambda x:x.get("balance",0))]
data.append([f"{len(rows)} SPACES","","","","","",""]+[m2(v) for v in tot])
sty=[("FONT",(0,0),(-1,-1),"Courier",7.2),("FONT",(0,0),(-1,0),"Courier-Bold",7),("FONT",(0,-1),(-1,-1),"Courier-Bold",7.2),("ALIGN",(7,0),(-1,-1),"RIGHT"),("ALIGN",(2,0),(2,-1),"CENTER"),("ALIGN",(4,0),(4,-1),"CENTER"),("LINEABOVE",(0,0),(-1,0),.6,colors.black),("LINEBELOW",(0,0),(-1,0),.6,colors.black),("LINEABOVE",(0,-1),(-1,-1),.6,colors.black),("LINEBELOW",(0,-1),(-1,-1),1.2,colors.black),("TOPPADDING",(0,0),(-1,-1),1),("BOTTOMPADDING",(0,0),(-1,-1),1.4),("LEFTPADDING",(0,0),(-1,-1),3),("RIGHTPADDING",(0,0),(-1,-1),3),("VALIGN",(0,0),(-1,0),"BOTTOM"),("BOTTOMPADDING",(0,0),(-1,0),3),("LEADING",(0,0),(-1,-1),8.6),("TOPPADDING",(0,1),(-1,-1),2.4)]
for j,a in enumerate(band):
    if a%2: sty.append(("BACKGROUND",(0,j+1),(-1,j+1),colors.HexColor("#efefef")))
n=len(rows); occ=sum(x["statusText"] in "CN" for x in rows); vac=sum(x["statusText"]in"VR" for x in rows); mod=n-occ-vac
def deco(c,d):
    W,H=landscape(A4); c.saveState(); tx(c,30,H-32,"THE QUAD AT FERRIS STREET","l","Courier-Bold",12); tx(c,30,H-44,"RENT ROLL BY BED SPACE - FALL 2026","l","Courier",9); tx(c,W-30,H-32,"EFFECTIVE 12-OCT-2026","r","Courier",9); tx(c,W-30,H-44,f"PAGE {d.page:03d}","r","Courier",8); c.restoreState()
t=Table(data,repeatRows=1,colWidths=[46,28,20,138,26,74,74,58,48,42,42,58,56,62]); t.setStyle(TableStyle(sty))
leg=[["STATUS LEGEND"]]+[[q] for q in("C  CURRENT - CONTRACT IN FORCE, RESIDENT IN PLACE","N  NOTICE - RELET / TRANSFER REQUESTED, RESIDENT IN PLACE","V  VACANT - AVAILABLE","R  RESERVED - SPRING CONTRACT SIGNED, SPACE EMPTY TODAY","M  MODEL","X  OFF LINE (REPAIR)")]+[[""],[f"BED SPACES {n}   OCCUPIED {occ}   VACANT {vac}   MODEL / OFF LINE {mod}   OCCUPANCY {occ/n:.1%}"]]
t2=Table(leg,hAlign="LEFT"); t2.setStyle(TableStyle([("FONT",(0,0),(-1,-1),"Courier",7.5),("FONT",(0,0),(0,0),"Courier-Bold",7.5),("TOPPADDING",(0,0),(-1,-1),.5),("BOTTOMPADDING",(0,0),(-1,-1),.5)]))
SimpleDocTemplate(doc(F),pagesize=landscape(A4),topMargin=56,bottomMargin=32,leftMargin=24,rightMargin=24,invariant=1).build([t,Spacer(1,12),KeepTogether(t2)],onFirstPage=deco,onLaterPages=deco)
T=dict(zip(["contractRent","charge:PARKING","charge:FURN","charge:UTIL CAP","totalCharges","deposit","balance"],tot))
save(F,"STUDENT_HOUSING","bed-by-bed roll, courier, one-letter status codes with legend, CR balances, shading per apartment",True,
 dict(propertyName="The Quad at Ferris Street",asOnDate="2026-10-12",units=n,occupied=occ,vacant=vac,rows=rows,printedTotals=T))
print(n,occ,vac,mod)
