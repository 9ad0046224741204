# LIHTC property, MRI-like PDF: two-line records, set-aside, gross max rent, HAP split; print date only (asOn null)
from common import *
from reportlab.pdfgen import canvas
r=random.Random(407); N=Names(r); FN="07_st_brendan_lihtc_mri.pdf"; W,H=792,612
c=canvas.Canvas(doc(FN),pagesize=(W,H)); pg=0
L=[("BLDG",30,0),("UNIT",62,0),("TYPE",98,0),("SQFT",170,1),("RESIDENT NAME",182,0),("ST",318,0),("SET",342,0),("MAX",402,1),("LEASE",458,1),("TENANT",512,1),("SUBSIDY",566,1),("UTIL",606,1),("SEC",654,1),("OPEN",716,1)]
L2=["","","","","LEASE BEGIN - END","","ASIDE","RENT","RENT","PORTION","HAP","ALLOW","DEPOSIT","BALANCE"]
def head():
    global pg,y
    pg+=1; c.setFont("Courier-Bold",8); y=H-32
    c.drawString(30,y,"MRI RESIDENTIAL MANAGEMENT"); c.drawCentredString(W/2,y,"SAINT BRENDAN COURT APTS"); c.drawRightString(762,y,f"PAGE: {pg:>3}"); y-=10
    c.drawString(30,y,"DATABASE: STBRAFF"); c.drawCentredString(W/2,y,"AFFORDABLE RENT ROLL"); c.drawRightString(762,y,"DATE: 08/14/25"); y-=10
    c.drawString(30,y,"ENTITY: 6120"); c.drawCentredString(W/2,y,"ALL BUILDINGS"); c.drawRightString(762,y,"TIME: 02:55 PM"); y-=18
    for (h,x,rt),b in zip(L,L2): f=c.drawRightString if rt else c.drawString; f(x,y,h); f(x,y-9,b)
    c.drawString(294.5,y-9,"MOVE-IN"); y-=13; c.setDash(2,1); c.line(28,y,764,y); c.setDash(); y-=12; c.setFont("Courier",7.5)
head()
typ=[("1BR50",610,"50%",905,0),("1BR60",610,"60%",1086,0),("2BR50",845,"50%",1086,1),("2BR60",845,"60%",1303,1),("3BR60",1080,"60%",1505,2)]
ua=[72,94,118]; rows=[]; G=[0]*6; occ=vac=0
blds=[("A",8),("B",8),("C",10)]
for b,n in blds:
    S=[0]*6; bo=0
    for k in range(1,n+1):
        if y<62: c.showPage(); head()
        u=f"{b}{100+k if k<=n//2 else 200+k-n//2}"; ty,sf,sa,mx,ui=r.choice(typ); x=dict(unit=u,building=b,unitType=ty,area=sf)
        for (h,px,rt),v in zip(L[:4],(b,u,ty,f"{sf:,}")): (c.drawRightString if rt else c.drawString)(px,y,v)
        c.drawString(342,y,sa); c.drawRightString(402,y,str(mx))
        if u in("A103","C204"):
            c.drawString(182,y,"** VACANT **"); c.drawString(318,y,"V"); vac+=1; x["statusText"]="V"; y-=20
        elif u=="B101":
            c.drawString(182,y,"** MGR UNIT - EXEMPT **"); c.drawString(318,y,"M"); x["statusText"]="M"; y-=20
        else:
            occ+=1; bo+=1; lr=min(mx-ua[ui],mx-ua[ui]-r.choice([0,0,15,40,65])); hap=r.choice([0,0,0,round(lr*r.uniform(.3,.8))]); tp=lr-hap; dp=r.choice([150,tp,250,300]); ba=r.choice([0,0,0,0,tp,-12,48.5,-20]); nm=N("L,F").upper(); st=r.choice("CCCCCCCN") ; ls=D(r.randint(2024,2025),r.randint(1,7),1); ls=ls if ls>D(2024,8,14) else addm(ls,12); le=td(addm(ls,12),-1); mi=ls if r.random()<.3 else addm(ls,-12*r.randint(1,9))
            c.drawString(182,y,nm); c.drawString(318,y,st)
            V=[lr,tp,hap,ua[ui],dp,ba]
            for (h,px,_),v in zip(L[8:],V): c.drawRightString(px,y,f"{v:,.2f}" if v>=0 else f"{-v:,.2f}-")
            c.drawString(182,y-9,f"{us(ls,y2=True)} - {us(le,y2=True)}"); c.drawString(182+25*4.5,y-9,us(mi,y2=True)); y-=22
            S=[p+q for p,q in zip(S,V)]
            x.update(tenantName=nm,statusText=st,contractRent=lr,deposit=dp,balance=ba,leaseStartDate=ls,leaseEndDate=le,moveInDate=mi,charges=[dict(code="TENANT PORTION",amount=tp),dict(code="SUBSIDY HAP",amount=hap)])
        rows.append(x)
    if y<62: c.showPage(); head()
    c.setFont("Courier-Bold",7.5); c.drawString(62,y,f"BUILDING {b} TOTAL   UNITS {n:>3}   OCCUPIED {bo:>3}")
    def pr(S):
        for (h,px,_),v in zip(L[8:],S): c.drawRightString(px,y,f"{v:,.2f}" if v>=0 else f"{-v:,.2f}-")
    pr(S); c.setFont("Courier",7.5); y-=24; G=[p+q for p,q in zip(G,S)]
c.setFont("Courier-Bold",7.5)
if y<130: c.showPage(); head(); c.setFont("Courier-Bold",7.5)
c.line(420,y+9,720,y+9); c.drawString(62,y,"ENTITY 6120 TOTAL"); pr(G); y-=24; U=26
for a in (f"TOTAL UNITS ........ {U:>4}",f"OCCUPIED (C,N) ..... {occ:>4}",f"VACANT (V) ......... {vac:>4}",f"MANAGER UNIT (M) ... {1:>4}"): c.drawString(62,y,a); y-=10
y-=6; c.setFont("Courier",7); c.drawString(62,y,"C=CURRENT N=NOTICE V=VACANT M=MANAGER.  MAX RENT IS GROSS LIMIT INCL. UTILITY ALLOWANCE.  TRAILING MINUS = CREDIT."); c.drawString(62,y-20,"*** END OF REPORT ***"); c.save()
save(FN,rows,"Saint Brendan Court Apts",None,U,occ,vac,"MULTIFAMILY","d-mri","MRI two-line affordable rent roll, set aside and gross limit, HAP split, trailing minus, print date only",True)
