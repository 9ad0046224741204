from common import *
from reportlab.pdfgen import canvas
n=N(303);r=n.r
fn='r76a_greenbar_section8.pdf';W,H=1071,792;c=canvas.Canvas(D+fn,pagesize=(W,H))
y=[0];pg=[0];ln=[0];LH=12.4
def bars():
    yy=H-30
    c.setFillColorRGB(.87,.95,.87);i=0
    while yy>20:
        if i%2==0: c.rect(20,yy-LH*3+3,W-40,LH*3,stroke=0,fill=1)
        yy-=LH*3;i+=1
    c.setFillGray(.75)
    for k in range(30): c.circle(9,20+k*26,3,stroke=0,fill=1);c.circle(W-9,20+k*26,3,stroke=0,fill=1)
    c.setFillGray(.1)
def L(s=''):
    c.setFont('Courier',9.6);c.drawString(30,y[0],s);y[0]-=LH
HD=["                                  S  HAP      CONTRACT     UTIL     GROSS             TENANT      HAP       SECURITY   TENANT    MOVE-IN   NEXT",
    "UNIT    BR  HEAD OF HOUSEHOLD     T  TYPE         RENT    ALLOW      RENT      TTP      RENT   SUBSIDY     DEPOSIT    BALANCE    DATE     RECERT"]
def head():
    pg[0]+=1;bars();y[0]=H-38
    L(f"RUN 06/02/25 08:14                        ROSEWOOD HOUSING MANAGEMENT CORP                                                    PAGE {pg[0]:4d}")
    L(f"RPT RR0140-2                       PROJECT 0417  HOLLIS PARK APARTMENTS   HAP CONTRACT MI28M000417");L("                                      TENANT RENT ROLL  -  MONTH OF JUNE 2025   AS OF 06/01/25");L()
    for h in HD:L(h)
    L("-"*len(HD[1]))
head();rows=[];G=[0]*7;occN=vacN=0
bl=[('BLDG A','1200 HOLLIS PARK DR',10),('BLDG B','1210 HOLLIS PARK DR',12),('BLDG C','1220 HOLLIS PARK DR',10),('BLDG D','1230 HOLLIS PARK DR',12)]
cr={1:(884,62),2:(1037,81),3:(1212,104)}
for bi,(b,ad,k) in enumerate(bl):
    if y[0]<60+LH*5: c.showPage();head()
    L(f"** {b}  {ad}");S=[0]*7
    for i in range(k):
        br=r.choice([1,2,2,3]);u=f"{b[-1]}-{101+i if i<k//2 else 201+i-k//2}";con,ua=cr[br]
        if y[0]<50: c.showPage();head()
        x=r.random();st='V' if (bi,i) in((0,4),(2,7),(3,2)) else 'N' if x<.07 else 'O'
        if st=='V':
            L(f"{u:<7} {br:>2}  {'** VACANT **':<20}  {st}            {con:>9,}  {ua:>7,} {con+ua:>9,}")
            vals=[con,ua,con+ua,0,0,0,0];rows.append(dict(unit=u,building=b,unitType=str(br),statusText='V',contractRent=con));vacN+=1
            S[0]+=con;S[1]+=ua;S[2]+=con+ua;continue
        fi,la=n();nm=f"{la}, {fi}".upper()[:20];ttp=r.randint(120,640);tr=ttp-ua;hap=con-tr;dep=max(50,ttp//2*1);bal=r.choice([0,0,0,0,r.randint(5,300),-r.randint(1,40)])
        mi=addm(dt.date(2025,5,r.randint(1,28)),-r.randint(1,190));rc=dt.date(2026 if mi.month<=6 else 2025,mi.month,1)
        conp=con
        if u=='C-103': conp=con+300 if con!=1212 else 1512
        if u=='C-103': PL=(con,conp)
        L(f"{u:<7} {br:>2}  {nm:<20}  {st}  {'SEC8' :<6}    {conp:>9,}  {ua:>7,} {con+ua:>9,} {ttp:>8,} {tr:>9,} {hap:>9,}   {dep:>9,}  {bal:>9,}{'' if bal>=0 else ''}   {mi:%m/%d/%y}  {rc:%m/%y}")
        for j,v in enumerate([con,ua,con+ua,tr,hap,dep,bal]): S[j]+=v
        rows.append(dict(unit=u,building=b,unitType=str(br),tenantName=nm,statusText=st,contractRent=conp,charges=[dict(code='TENANT RENT',amount=tr),dict(code='HAP SUBSIDY',amount=hap)],deposit=dep,balance=bal,moveInDate=mi));occN+=1
    def tl(lb,S): L(f"{lb:<44}  {S[0]:>9,}  {S[1]:>7,} {S[2]:>9,}          {S[3]:>9,} {S[4]:>9,}   {S[5]:>9,}  {S[6]:>9,}")
    tl(f"   {b} TOTAL  {k} UNITS",S);L();G=[a+q for a,q in zip(G,S)]
if y[0]<60+LH*9: c.showPage();head()
L("="*len(HD[1]));tl(f"PROJECT 0417 TOTAL  44 UNITS",G);L()
L(f"STATUS:  O = OCCUPIED   N = OCCUPIED, NOTICE GIVEN   V = VACANT        BR = BEDROOMS");L(f"UNITS OCCUPIED {occN:>4}    UNITS VACANT {vacN:>4}    TOTAL UNITS {occN+vacN:>4}    PCT OCC {100*occN/(occN+vacN):5.1f}");L("*** END OF REPORT RR0140-2 ***")
c.save()
save(fn,dict(propertyName='HOLLIS PARK APARTMENTS',asOnDate='2025-06-01',units=44,occupied=occN,vacant=vacN,rows=rows,planted=dict(what=f'contract rent of unit C-103 printed as {PL[1]:,} instead of {PL[0]:,}; gross rent, tenant+HAP, building and project totals use {PL[0]:,}',kind='digit_changed')),'MULTIFAMILY','HUD agent, Boston Post style line print','green-bar fixed-width Section 8 roll, buildings, HAP and tenant rent',True)
