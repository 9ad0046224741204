from common import *
from reportlab.pdfgen import canvas
r=random.Random(1606);N="r16_06_mhc_courier.pdf"
c=canvas.Canvas(f"{B}/documents/{N}",pagesize=(792,612))
lines=[];T=[];tot=[0.]*6;G=[0.]*6
F="{:<7}{:<26}{:<5}{:<11}{:>10}{:>9}{:>9}{:>9}{:>9}{:>11}{:>10}"
def row(*v):return F.format(*v)
body=[]
vac=0;n=0
for sec,pre,cnt in (("SECTION I - COMMUNITY SITES (RESIDENT-OWNED HOMES)","",58),("SECTION II - PARK-OWNED HOMES","P",11),("SECTION III - RV PADS (ANNUAL)","RV",7)):
    body.append(sec);s=[0.]*6
    for k in range(1,cnt+1):
        n+=1
        u=f"{pre}{'-' if pre else ''}{k:03d}" if pre!="RV" else f"RV-{k}"
        ty={"":r.choice(["SW","DW","DW"]),"P":r.choice(["SW","DW"]),"RV":"RV"}[pre]
        if r.random()<.09:
            body.append(row(u,"*** VACANT ***",ty if pre=="P" else "","","","","","","","",""));vac+=1
            T.append(dict(unit=u,section=sec,statusText="VACANT",unitType=ty if pre=="P" else None));continue
        nm=person(r).upper()[:25]
        st=r.choice([D(r.randint(2006,2026),r.randint(1,9),1)])
        rent={"":r.choice([585.,602.5,618.]) ,"P":r.choice([585.,602.5]),"RV":475.}[pre]
        home=float(r.choice([410,465,520])) if pre=="P" else 0.
        w=round(r.uniform(18,44),2) if pre!="RV" else 0.;tr=16.5 if pre!="RV" else 0.
        bal=r.choice([0,0,0,0,0,0,rent,25.,-12.75]);t=rent+home+w+tr
        body.append(row(u,nm,ty,st.strftime("%m-%d-%y") if r.random()<2 else "",m2(rent),m2(home),m2(w),m2(tr),m2(0) if 0 else "",m2(t),m2(bal) if bal>=0 else m2(-bal)+"-"))
        for j,v in enumerate([rent,home,w,tr,t,bal]):s[j]+=v
        T.append(dict(unit=u,section=sec,tenantName=nm,unitType=ty,statusText="Occupied",moveInDate=st,contractRent=rent,charges=[dict(code="HOME",amount=home),dict(code="WTR/SWR",amount=w),dict(code="TRASH",amount=tr)],totalCharges=t,balance=bal))
    body.append(" "*49+"-"*67)
    sb=lambda v:m2(v) if v>=0 else m2(-v)+"-"
    body.append(row("","  SECTION TOTAL","","",m2(s[0]),m2(s[1]),m2(s[2]),m2(s[3]),"",m2(s[4]),sb(s[5])));body.append("")
    G=[p+q for p,q in zip(G,s)]
body.append(row("","  COMMUNITY TOTAL","","",m2(G[0]),m2(G[1]),m2(G[2]),m2(G[3]),"",m2(G[4]),sb(G[5])))
body+=["",f"  SITES {n}    OCCUPIED {n-vac}    VACANT {vac}    OCCUPANCY {100*(n-vac)/n:.1f}%","","  SW=SINGLE WIDE  DW=DOUBLE WIDE.  SITE RENT INCREASE NOTICE MAILED 10/01/26, EFFECTIVE 01/01/27 - NOT REFLECTED ABOVE."]
per=46;pages=[body[i:i+per] for i in range(0,len(body),per)]
for i,p in enumerate(pages):
    y=585
    hd=["WILLOWBEND ESTATES MHC".ljust(46)+"R E N T   R O L L".ljust(48)+f"PAGE {i+1:>3}","BORROWER: WILLOWBEND MHC HOLDINGS LLC".ljust(46)+"MONTH OF OCTOBER 2026".ljust(48)+"RUN 10/28/26","",
     row("","","HOME","MOVED","SITE","HOME","WTR/","","","TOTAL","PAST"),row("SITE","RESIDENT","TYPE","IN","RENT","RENT","SWR","TRASH","","CHARGES","DUE"),"="*116]
    c.setFont("Courier",9.6)
    for l in hd+p:
        c.drawString(44,y,l);y-=10.6
    c.showPage()
c.save()
save(N,dict(propertyName="WILLOWBEND ESTATES MHC",asOnDate="2026-10",units=n,occupied=n-vac,vacant=vac,rows=T,printedTotals=dict(contractRent=round(G[0],2),totalCharges=round(G[4],2),balance=round(G[5],2))),"MANUFACTURED_HOUSING","line-printer Courier, trailing minus, park-owned homes, RV pads")
