# Yardi-like HUD Section 8 rent roll, senior, by building, grouped header
from common import *
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(2302); N=Names(r); n="r23_p2_hud_assistance.pdf"
c=Cv(doc(n),landscape(letter)); pg=0; F="Times-Roman"; B="Times-Bold"
X=dict(u=32,bt=72,nm=102,mi=214,ct=262,nr=294,cr=384,ua=426,gr=474,ttp=520,tr=572,ap=628,tot=676,sd=716,bal=762)
def head():
    global y,pg; pg+=1
    c.t(32,584,"St. Brendan Manor (sbm01)",B,12); c.t(32,571,"HUD Rent Roll - Section 8 HAP Contract MA06-8023-014",F,9); c.t(32,560,"As Of = 02/28/2026   Program = Section 8   Sort = Building / Unit",F,8)
    c.box(32,536,730,15,.85,0); c.t(277,540,"--- Certification ---",B,7.5,"c"); c.t(430,540,"--- Contract ---",B,7.5,"c"); c.t(590,540,"--- Monthly Charges ---",B,7.5,"c")
    c.box(32,520,730,16,.85,0)
    for k,h,al in [("u","Unit","l"),("bt","BR","l"),("nm","Head of Household","l"),("mi","Move In","l"),("ct","Type","l"),("nr","Next Recert","l"),("cr","Contract Rent","r"),("ua","UA","r"),("gr","Gross Rent","r"),("ttp","TTP","r"),("tr","Tenant Rent","r"),("ap","Assistance Pmt","r"),("tot","Total","r"),("sd","Sec Dep","r"),("bal","Balance","r")]: c.t(X[k],525,h,B,7,al)
    y=509
def foot(): c.t(32,22,"Tuesday, March 03, 2026   09:42 AM",F,7); c.t(762,22,f"Page {pg} of 2",F,7,"r")
head(); rows=[]; GT={}; vac=0; tot=0
for bl,nu,pre in [("Building A - Chapel House",26,"A"),("Building B - Garden House",20,"B"),("Building C - Cottages",12,"C")]:
    if y<120: foot(); c.page(); head()
    c.t(32,y,bl,B,8.5); y-=12; S={}
    k=0
    for i in range(nu):
        fl=i//(nu//2)+1; k=i%(nu//2)+1; u=f"{pre}{fl}{k:02d}"
        if pre=="C": u=f"C-{i+1}"
        br=r.choice(["0BR","1BR","1BR","1BR"]) if pre!="C" else r.choice(["1BR","2BR"])
        cr={"0BR":1284,"1BR":1467,"2BR":1735}[br]; ua={"0BR":0,"1BR":0,"2BR":0}[br] if pre!="C" else {"1BR":62,"2BR":81}[br]
        v=(pre,i) in [("A",7),("A",19),("B",11),("C",4)]; tot+=1
        if y<40: foot(); c.page(); head(); c.t(32,y,bl+" (continued)",B,8.5); y-=12
        c.t(X["u"],y,u,F,7.5); c.t(X["bt"],y,br,F,7.5); V=dict(cr=cr,ua=ua,gr=cr+ua)
        if v:
            vac+=1; why={("A",7):"VACANT - Unit turn",("A",19):"VACANT - Pending certification",("B",11):"VACANT - Casualty (water)",("C",4):"VACANT - Unit turn"}[(pre,i)]
            c.t(X["nm"],y,why,"Times-Italic",7.5); V.update(tr=0,ap=0,tot=0)
            rows.append(row(unit=u,building=bl,unitType=br,statusText="VACANT",contractRent=cr,charges=chs([("Tenant Rent",0),("Assistance Pmt",0)]),totalCharges=0))
        else:
            mi=rd(r,(2003,1,5),(2026,1,9)); nr=m1(rd(r,(2026,3,1),(2027,2,20))); ct=r.choice(["AR","AR","AR","IR","MI"]) ; ttp=r.randrange(ua+25,640); tr=ttp-ua; ap=cr-tr
            sd=r.choice([ttp,50,ttp-12 if ttp>80 else 50,218]); bal=r.choice([0,0,0,0,0,-14,tr,37,6]); nm=N("L, F M")
            c.t(X["nm"],y,nm,F,7.5); c.t(X["mi"],y,us(mi),F,7.5);c.t(X["ct"],y,ct,F,7.5);c.t(X["nr"],y,us(nr),F,7.5)
            V.update(ttp=ttp,tr=tr,ap=ap,tot=tr+ap,sd=sd,bal=bal)
            rows.append(row(unit=u,building=bl,unitType=br,tenantName=nm,moveInDate=mi,contractRent=cr,charges=chs([("Tenant Rent",tr),("Assistance Pmt",ap)]),totalCharges=tr+ap,deposit=sd,balance=bal,statusText="Occupied"))
        for q,a in V.items(): c.t(X[q],y,mo(a,0),F,7.5,"r"); S[q]=S.get(q,0)+a
        y-=10.6
    c.ln(340,y+8,762,y+8,.4); c.t(102,y-1,f"Total {bl.split(' - ')[0]}: {nu} units",B,7.5)
    for q,a in S.items(): c.t(X[q],y-1,mo(a,0),B,7.5,"r"); GT[q]=GT.get(q,0)+a
    y-=20
if y<120: foot(); c.page(); head()
c.ln(32,y+10,762,y+10,1); c.t(32,y,"Property Total",B,8)
for q,a in GT.items(): c.t(X[q],y,mo(a,0),B,7.5,"r")
y-=24
occ=tot-vac; wl=[("0BR",31),("1BR",112),("2BR",19)]
c.t(32,y,"Unit Summary",B,8); c.t(300,y,"Waiting List (applicant households)",B,8); y-=11
for (a,b),(w,q) in zip([("Occupied",occ),("Vacant",vac),("Total contract units",tot)],wl):
    c.t(40,y,a,F,7.5); c.t(180,y,b,F,7.5,"r"); c.t(308,y,w,F,7.5); c.t(400,y,q,F,7.5,"r"); y-=10
c.t(40,y,f"Percent occupied",F,7.5); c.t(180,y,f"{occ/tot*100:.2f}%",F,7.5,"r"); c.t(308,y,"Last opened 10/06/2025",F,7.5)
c.t(32,y-20,"TTP = Total Tenant Payment. UA = Utility Allowance. Contract rents per rent schedule (HUD-92458) effective 11/01/2025. Certification: AR annual, IR interim, MI move-in.",F,7)
foot(); c.save(); print(pg)
put(n,"SENIOR_HOUSING","HUD Section 8 roll, Yardi-like, building sections, assistance columns",True,"St. Brendan Manor","2026-02-28",rows,tot,occ,vac,totals=dict(contractRent=GT["cr"],totalCharges=GT["tot"],deposit=GT["sd"],balance=GT["bal"],tenantRent=GT["tr"],assistance=GT["ap"]))
