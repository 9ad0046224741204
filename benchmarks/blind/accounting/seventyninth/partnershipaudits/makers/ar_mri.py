# MRI-like aged delinquencies by charge, office tower, 120+ charges
from common import *; import random, datetime as D
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
random.seed(3301)
T=["Bellweather Actuarial Group","Corbin & Strand LLP","Dunmore Title Agency, Inc.","Elkhorn Energy Advisors","Fairlane Staffing Services","Granite Peak Wealth Mgmt","Hollis Creative Studio","Ironbridge Software Corp.","Juniper Court Reporting","Kestrel Freight Brokerage","Lanark Insurance Services","Meridian Hearing Centers","Northgate Civil Engineers","Oxbow Coffee #14","Palisade Mortgage Co.","Quillfeather Publishing","Redtail Analytics, Inc.","Sable Point Architects","Tamarack Benefits LLC","Umber & Hale, P.C.","Vantage Court Fitness","Westerly Consulting"]
CH=[("RNT","Base Rent"),("OPX","Operating Expense"),("RET","Real Estate Tax"),("ELE","Submetered Electric"),("PKG","Parking"),("LTC","Late Charge"),("HVA","After Hours HVAC"),("OPR","Prior Yr OpEx Rec")]
name="MRI_AgedDelq_0425.pdf";W,H=landscape(letter)
c=canvas.Canvas(doc(name),pagesize=(W,H));F='Courier'
HX=["Amount","Current","1 Month","2 Months","3 Months","4 Months"];XR=[370,450,530,610,690,765]
K=["total","current"]+["other:"+h for h in HX[2:]]
def R(x,y,s):c.drawRightString(x,y,s)
pg=0
def head():
    global pg
    if pg:c.showPage()
    pg+=1;c.setFont(F,8)
    c.drawString(30,H-30,"Database:   RIVERMARK");c.drawString(30,H-40,"BLDG:       7100");R(765,H-30,f"Page:  {pg:>8}");R(765,H-40,"Date:  4/30/2025");R(765,H-50,"Time:  05:47 PM")
    c.setFont('Courier-Bold',9);c.drawCentredString(W/2,H-30,"Aged Delinquencies");c.drawCentredString(W/2,H-41,"Rivermark Office Partners II, L.P.");c.drawCentredString(W/2,H-52,"7100 Rivermark Plaza");c.drawCentredString(W/2,H-63,"Period: 04/25")
    c.setFont(F,8);y=H-82;c.drawString(30,y,"Invoice Date");c.drawString(105,y,"Category");c.drawString(265,y,"Source")
    for x,h in zip(XR,HX):R(x,y,h)
    c.line(30,y-4,765,y-4);return y-16
y=head();rows=[];tots=[];G=[0]*6;cat={}
def put(y,v,blank=True):
    for x,q in zip(XR,v):
        if q or x==XR[0]:R(x+(4.8 if q<0 else 0),y,par(q,2))
        elif not blank:R(x,y,"0.00")
months=[(2025,4,0),(2025,3,1),(2025,2,2),(2025,1,3),(2024,12,4),(2024,11,4),(2024,9,4)]
for i,t in enumerate(T):
    ste=str(random.randint(2,14)*100+random.choice([0,10,20,25,40,50]));occ=f"{7000+i*13:06d}-{random.randint(1,9):03d}"
    depth=random.choice([1,1,2,2,3,5,7]);base=random.choice([3850.0,5412.5,7208.33,11640.0,18925.42,26310.0]);L=[]
    for yr,mo,b in months[:depth][::-1]:
        for code,d in [CH[0]]+random.sample(CH[1:7],random.choice([0,1,2,2])):
            f={"RNT":1,"OPX":.28,"RET":.17,"ELE":.06,"PKG":.05,"LTC":.05,"HVA":.02}[code]
            a=base if code=="RNT" else r2(base*f*random.uniform(.9,1.1)); 
            L.append((D.date(yr,mo,1 if code not in("LTC","HVA") else random.randint(6,27)),code,d,"CH",a,b))
    if i%6==2:L.append((D.date(2025,3,20),"OPR","Prior Yr OpEx Rec","CH",-r2(base*.41),1))
    if i%9==4:L=[(D.date(2025,4,24),"PPR","Prepaid - Open Cr","CR",-base,0)]
    L.sort(key=lambda z:z[0])
    if y<120:y=head()
    c.setFont('Courier-Bold',8);c.drawString(30,y,f"{occ}");c.drawString(105,y,t);c.setFont(F,8);c.drawString(330,y,f"Master Occ Id: {occ[:-1]}1");R(765,y,f"Day Due:  1   Delq Day:  10")
    y-=10;c.drawString(105,y,f"Suite: {ste}");c.drawString(330,y,"Current");s=random.choice(["Last Payment:  4/03/2025","Last Payment:  3/11/2025","Last Payment:  4/17/2025"]);R(765,y,s);y-=12
    S=[0]*6
    for d,code,ds,src,a,b in L:
        if y<50:
            y=head()
        v=[a]+[a if j==b else 0 for j in range(5)]
        c.drawString(36,y,f"{d.month}/{d.day}/{d.year}");c.drawString(105,y,f"{code}  {ds}");c.drawString(275,y,src);put(y,v)
        rows.append({"unit":ste,"name":t,"resident":occ,"date":str(d),"charge":f"{code}  {ds}",K[0]:a,K[b+1]:a})
        for j in range(6):S[j]=r2(S[j]+v[j])
        cat.setdefault((code,ds),[0]*6)
        for j in range(6):cat[(code,ds)][j]=r2(cat[(code,ds)][j]+v[j])
        y-=10
    c.setDash(1,2);c.line(300,y+6,765,y+6);c.setDash();lb=f"{t} Total:";c.drawString(105,y-3,lb);put(y-3,S,False)
    tots.append({"label":lb,**dict(zip(K,S))});y-=22
    for j in range(6):G[j]=r2(G[j]+S[j])
if y<190:y=head()
for lb in("BLDG 7100 Total:","Grand Total:"):
    c.setFont('Courier-Bold',8);c.drawString(105,y,lb);put(y,G,False);tots.append({"label":lb,**dict(zip(K,G))});y-=14
y-=8;c.setFont(F,8);c.drawString(105,y,"Category Recap");y-=11
for (code,ds),v in sorted(cat.items()):c.drawString(105,y,f"{code}  {ds}");put(y,v,False);y-=10
c.save();print(len(rows),pg)
save(name,"AR",K,rows,tots,"MRI-like aged delinquencies, charges under tenant headings, month buckets, PDF",True)
