from common import *
from reportlab.pdfgen import canvas
random.seed(8307)
F='Dundas_Meadowvale_Commerce_Court_LeaseSchedule.pdf'
AS=D(2025,10,1)
ten="Brampton Bearing & Drive Inc.|Maple Orchard Dental Labs Inc.|2497713 Ontario Inc.|Halton Hills Cabinetry Ltd.|Chinguacousy Karate Academy|Peel Vending Services Inc.|Lakeview Orthotics Corp.|Northline HVAC Supply Ltd.|Saffron Gate Foods Inc.|Trillium Court Reporting Inc.|Credit River Robotics Ltd.|Erindale Tile & Stone Inc.|Sovereign Uniforms Ltd.|Meadowvale Montessori Centre|Kestrel Courier Inc.|Argentia Packaging Corp.|Winston Optics Inc.|Streetsville Brew Supply Ltd.".split('|')
c=canvas.Canvas(doc(F),pagesize=(792,612));pg=0;Y=0
def t(x,y,s,b=0,r=0,sz=7):
    c.setFont('Times-Bold' if b else 'Times-Roman',sz);(c.drawRightString if r else c.drawString)(x,y,s)
def head():
    global pg,Y
    if pg: c.showPage()
    pg+=1
    c.setFont('Times-Bold',12);c.drawCentredString(396,582,"Lease Schedule with Charges and Steps");c.setFont('Times-Roman',9);c.drawCentredString(396,570,"Meadowvale Commerce Court (mcc100)");c.drawCentredString(396,559,"As of October 1, 2025   |   Amounts in CAD")
    y=540
    for x,l,r in [(36,("Unit",""),0),(84,("Lessee",""),0),(262,("Rentable","Area (sf)"),1),(280,("Lease","From"),0),(330,("Lease","To"),0),(384,("Charge",""),0),(470,("Monthly","Amount"),1),(530,("Annual","Amount"),1),(585,("Annual","$/sf"),1),(640,("Security","Deposit"),1),(660,("Step","Effective"),0),(756,("Step Monthly","Base Rent"),1)]:
        t(x,y,l[0],1,r);t(x,y-9,l[1],1,r)
    c.setLineWidth(.8);c.line(36,y-13,756,y-13);Y=y-24
    t(36,24,"Printed 2025-10-02 08:14",sz=6);t(756,24,f"Page {pg}",r=1,sz=6)
f=lambda d:d.strftime('%m/%d/%Y')
rows=[];head();k=0;TA=TV=0;M=dict(base=0,camx=0,ptax=0,mgmt=0);DEP=0;vac={"104","212"}
un=[str(101+i) for i in range(10)]+[str(201+i) for i in range(12)]
un=[u for u in un if u not in("206","110")]
for u in un:
    a=random.choice([1820,2145,2360,2780,3125,3640,4210,5075])+random.randrange(0,90,7);TA+=a
    if Y<90: head()
    y0=Y
    R={"unit":u,"area":a}
    t(36,Y,u);t(262,Y,f"{a:,}",r=1)
    if u in vac:
        t(84,Y,"VACANT",1);TV+=a;R["statusText"]="VACANT";Y-=14
    else:
        n=ten[k];k+=1;s=D(random.randint(2020,2025),random.choice([1,3,5,7,9]),1);yr=random.choice([5,5,3,7]);e=endof(s,yr)
        while e<AS: e=endof(e+dt.timedelta(1),3)
        psf=random.choice([12.5,13.75,14.25,15.5,16.0]);ch=[("base",round(a*psf/12,2)),("camx",round(a*3.15/12,2)),("ptax",round(a*2.62/12,2))]
        if random.random()<.6: ch.append(("mgmt",round(a*.74/12,2)))
        dep=round(ch[0][1]*random.choice([1,2]),2) if random.random()<.85 else None
        t(84,Y,n);t(280,Y,f(s));t(330,Y,f(e))
        if dep: t(640,Y,f"{dep:,.2f}",r=1);DEP+=dep
        steps=[];sd=s;p=psf
        while True:
            sd=addm(sd,12)
            if sd>e: break
            if sd>AS: p+=.5;steps.append((sd,round(a*p/12,2)))
        for i,(cd,am) in enumerate(ch):
            y=Y-i*9.5;t(384,y,cd);t(470,y,f"{am:,.2f}",r=1);t(530,y,f"{am*12:,.2f}",r=1);t(585,y,f"{am*12/a:.2f}",r=1);M[cd]+=am
        tc=round(sum(x[1] for x in ch),2);y=Y-len(ch)*9.5;c.setLineWidth(.3);c.line(430,y+7,530,y+7);t(384,y,"Total",1);t(470,y,f"{tc:,.2f}",1,1);t(530,y,f"{tc*12:,.2f}",1,1)
        for i,(sd,am) in enumerate(steps): t(660,Y-i*9.5,f(sd));t(756,Y-i*9.5,f"{am:,.2f}",r=1)
        R.update(tenantName=n,statusText="Occupied",leaseStartDate=s,leaseEndDate=e,contractRent=ch[0][1],annualRent=round(ch[0][1]*12,2),deposit=dep,charges=[{"code":a_,"amount":b_} for a_,b_ in ch],totalCharges=tc,rentSteps=[{"date":iso(d_),"amount":x} for d_,x in steps])
        Y-=max(len(ch)+1,len(steps))*9.5+8
    c.setLineWidth(.2);c.setDash(1,2);c.line(36,Y+7,756,Y+7);c.setDash();Y-=4
    rows.append(R)
if Y<130: head()
t(36,Y,"Property Totals",1,sz=8);t(262,Y,f"{TA:,}",1,1);t(640,Y,f"{DEP:,.2f}",1,1)
for i,(a,b) in enumerate(M.items()): t(384,Y-i*9.5,a);t(470,Y-i*9.5,f"{b:,.2f}",r=1);t(530,Y-i*9.5,f"{b*12:,.2f}",r=1)
z=sum(M.values());t(384,Y-38,"Total",1);t(470,Y-38,f"{z:,.2f}",1,1);t(530,Y-38,f"{z*12:,.2f}",1,1)
Y-=56;N=len(un)
for a,b,d in [("",("Units"),("Area (sf)")),("Occupied",str(N-2),f"{TA-TV:,}"),("Vacant","2",f"{TV:,}"),("Total",str(N),f"{TA:,}")]:
    t(36,Y,a,1);t(130,Y,b,r=1);t(190,Y,d,r=1);Y-=10
c.save();assert N==20
save(F,"INDUSTRIAL","Canadian lease schedule with stacked charge lines and future steps beside",True,"Meadowvale Commerce Court",AS,N,N-2,2,rows)
