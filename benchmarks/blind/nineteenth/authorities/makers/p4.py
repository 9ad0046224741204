# Tenant-owned cooperative carrying charge roll
from common import *
from reportlab.lib.pagesizes import A4
r=random.Random(2304); N=Names(r); n="r23_p4_coop_carrying.pdf"
c=Cv(doc(n),A4); F="Times-Roman"; B="Times-Bold"; I="Times-Italic"
c.t(297,800,"DOVECOTE STREET HOUSING CO-OPERATIVE CORPORATION",B,12,"c"); c.t(297,786,"a limited-equity, tenant-owned corporation",I,9,"c"); c.t(297,770,"MONTHLY CARRYING CHARGES - JANUARY 2026",B,10,"c")
X=[46,80,206,232,290,340,388,436,490,550]; HD=["Apt.","Member","Rms","Shares","Carrying chg.","Air cond.","Garage","Surcharge","Total billed","Arrears"]
y=745
c.ln(46,y+12,550,y+12,.8)
for x,h,k in zip(X,HD,range(10)): c.t(x,y,h,I,8.5,"l" if k<2 else "r")
c.ln(46,y-4,550,y-4,.8); y-=18
rows=[]; G=[0]*6; tot=0; nv=0
for st,aps in [("Stair One",["1A","1B","2A","2B","3A","3B","4A","4B"]),("Stair Two",["1C","1D","2C","2D","3C","3D","4C","4D"]),("Stair Three",["1E","1F","2E","2F","3E","3F","4E"])]:
    c.t(46,y,st,B,9.5); y-=13; S=[0]*6
    for a in aps:
        tot+=1; rm=4 if a[1] in "ACE" else 5; sh=rm*25-(10 if a[0]=="1" else 0); cc=round(sh*7.84,2)
        c.t(X[0],y,a,F,9)
        if a in("2B","4D"):
            nv+=1; c.t(X[1],y,"Corporation - vacant" if a=="2B" else "Corporation - vacant (repair)",I,9); c.t(X[2]+0,y,rm,F,9,"r") if a=="2B" else c.t(X[2],y,rm,F,9,"r"); c.t(X[3],y,sh,F,9,"r")
            rows.append(row(unit=a,building=st,statusText="vacant")); S[0]+=sh; y-=12.4; continue
        nm=N("F L"); ac=r.choice([None,14.0,28.0]); ga=r.choice([None,None,85.0]); su=r.choice([None]*4+[96.4,143.75]); t=round(cc+sum(v or 0 for v in(ac,ga,su)),2); ar=r.choice([None]*5+[t,22.5,round(t*2,2)])
        c.t(X[1],y,nm,F,9); c.t(X[2],y,rm,F,9,"r"); c.t(X[3],y,sh,F,9,"r")
        for k,v in enumerate((cc,ac,ga,su,t,ar)):
            c.t(X[4+k],y,mo(v) if v is not None else ".",F,9,"r") if v is not None or k<4 else None
        for k,v in enumerate((sh,)): S[0]+=v
        for k,v in enumerate((cc,ac,ga,su,t)): S[k+1]+=v or 0
        G_ar=ar or 0; row_=row(unit=a,building=st,tenantName=nm,contractRent=cc,charges=chs([("Carrying chg.",cc),("Air cond.",ac),("Garage",ga),("Surcharge",su)]),totalCharges=t,balance=ar,statusText="Occupied"); rows.append(row_); y-=12.4
    c.ln(206,y+9,490,y+9,.3); c.t(X[1],y-2,f"{st}, {len(aps)} apartments",I,9); c.t(X[3],y-2,S[0],F,9,"r")
    for k in range(1,6): c.t(X[3+k],y-2,mo(S[k]),F,9,"r")
    for k in range(6): G[k]+=S[k]
    y-=22
AR=sum(q.get("balance",0) for q in rows)
c.ln(46,y+12,550,y+12,.8); c.t(46,y,f"All stairs - {tot} apartments",B,9); c.t(X[3],y,f"{G[0]:,}",B,9,"r")
for k in range(1,6): c.t(X[3+k],y,mo(G[k]),B,8.6,"r")
c.t(X[9],y,mo(AR),B,8.6,"r"); c.ln(46,y-4,550,y-4,.8); c.ln(46,y-6,550,y-6,.8)
y-=26
for l in [f"{tot-nv} apartments are occupied by members; {nv} are held by the Corporation pending resale to the waiting list (38 households, list of 11/2025).","Carrying charges are $7.84 a share from 1 January 2026. Surcharge is levied on members over 125% of the admission income limit.","A point (.) marks a charge that does not apply. Arrears at 31 January 2026, after receipts of that date.","Members' equity deposits are kept in the share ledger and aren't shown here."]: c.t(46,y,l,F,8.5); y-=11
c.t(46,y-16,"Prepared by the Treasurer for the Board and the bond trustee",I,8.5); c.t(550,40,"Dovecote St. HCC - 1",F,8,"r"); c.save()
put(n,"COOPERATIVE","Tenant-owned co-op carrying charges, A4 serif, stairs as buildings, dots for none",True,"Dovecote Street Housing Co-operative Corporation","2026-01-31",rows,tot,tot-nv,nv,totals=dict(contractRent=round(G[1],2),totalCharges=round(G[5],2),balance=round(AR,2)))
