# build-to-rent homes: printed pages across (page A left columns, page B right columns), as a spreadsheet printed to PDF
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib import colors
r=random.Random(1807); N="cottages_at_bluestem_rr_printed.pdf"
PL=[("Aster",1,742,1595),("Bluebell",2,1018,1935),("Coneflower",3,1340,2360)]
c=canvas.Canvas(doc(N),pagesize=(612,792));data=[];rows=[];A=[0]*8;occ=0
for i in range(72):
    p=PL[[0,1,1,2][i%4]];ad=f"{1400+2*i} Bluestem Loop";u=f"{i+1:03d}";mk=p[3]+(35 if i%9==0 else 0);A[0]+=p[2];A[1]+=mk
    if r.random()<.09:
        pre=r.random()<.4;data.append(([u,ad,p[0],f"{p[2]:,}","VACANT","Pre-leased" if pre else "Vacant ready","","",""],[u,f"{mk:,.0f}"]+[""]*7));rows.append(row(unit=u,unitType=p[0],area=p[2],statusText="Pre-leased" if pre else "Vacant ready",marketRent=mk));continue
    occ+=1;n=person(r);s=D.date(2025,r.randint(1,9),r.randint(1,28)) if r.random()<.7 else D.date(2024,r.randint(10,12),r.randint(1,28));mi=s if r.random()<.6 else D.date(s.year-1,s.month,s.day);e=addm(s,12)-D.timedelta(1)
    l=mk-r.choice([0,15,30,45,60,85,-25]);pet=r.choice([0,0,35,70]);gar=r.choice([0,0,150]);tr=32;T=l+pet+gar+tr;dep=r.choice([500,750,1000]);g='Current' if r.random()<.93 else 'Notice'
    A[2]+=l;A[3]+=mk-l;A[4]+=pet;A[5]+=gar;A[6]+=tr;A[7]+=T
    f=lambda d:d.strftime('%m/%d/%Y')
    data.append(([u,ad,p[0],f"{p[2]:,}",n,g,f(mi),f(s),f(e)],[u,f"{mk:,.0f}",f"{l:,.0f}",f"{mk-l:,.0f}" if mk>=l else f"({l-mk:,.0f})",f"{pet}" if pet else "",f"{gar}" if gar else "",f"{tr}",f"{T:,.0f}",f"{dep:,.0f}"]))
    rows.append(row(unit=u,unitType=p[0],area=p[2],tenantName=n,statusText=g,moveInDate=mi,leaseStartDate=s,leaseEndDate=e,marketRent=mk,contractRent=l,charges=[dict(code=a,amount=b) for a,b in(("Pet Rent",pet),("Garage",gar),("Valet Trash",tr)) if b],totalCharges=T,deposit=dep))
DP=sum(x.get("deposit",0) for x in rows)
XL=[(36,0,"Home"),(66,0,"Address"),(164,0,"Plan"),(250,1,"Sq Ft"),(262,0,"Resident"),(374,0,"Status"),(470,1,"Move-In"),(524,1,"Lease Start"),(578,1,"Lease End")]
XR=[(36,0,"Home"),(110,1,"Market Rent"),(175,1,"Lease Rent"),(240,1,"Loss to Lease"),(300,1,"Pet Rent"),(355,1,"Garage"),(420,1,"Valet Trash"),(495,1,"Total Monthly"),(572,1,"Deposit")]
def page(X,side,ch,last,first,no):
    y=752;c.setFont('Helvetica-Bold',11)
    if side==0:
        c.drawString(36,y,"The Cottages at Bluestem");c.setFont('Helvetica',8);c.drawString(36,y-12,"Rent Roll  -  as of 09/30/2025  -  Tulsa, OK")
    y-=34;c.setFont('Helvetica-Bold',7.6);c.setFillColor(colors.HexColor('#dde7d5'));c.rect(32,y-4,550,14,fill=1,stroke=0);c.setFillColor(colors.black)
    for x,a,h in X:(c.drawRightString if a else c.drawString)(x,y,h)
    c.setFont('Helvetica',7.6)
    for d in ch:
        y-=15.2
        for (x,a,h),v in zip(X,d[side]):(c.drawRightString if a else c.drawString)(x,y,v)
        c.setStrokeColor(colors.lightgrey);c.setLineWidth(.3);c.line(32,y-3.5,582,y-3.5)
    if last:
        y-=17;c.setFont('Helvetica-Bold',7.6);v=["Total","72 homes","",f"{A[0]:,}",f"{occ} occupied / {72-occ} vacant"]+[""]*4 if side==0 else ["Total"]+[f"{A[j]:,.0f}" for j in(1,2,3,4,5,6,7)]+[f"{DP:,.0f}"]
        for (x,a,h),z in zip(X,v):(c.drawRightString if a else c.drawString)(x,y,z)
    c.setFont('Helvetica',7);c.drawCentredString(306,26,f"Page {no} of 4");c.showPage()
n=0
for side in(0,1):
    for j in(0,1):
        n+=1;page(XL if side==0 else XR,side,data[j*40:j*40+40],j==1,j==0,n)
c.save()
put(N,"SINGLE_FAMILY_RENTAL","spreadsheet printed down-then-over: right columns on pages 3-4","pages across joined by Home no.","The Cottages at Bluestem","2025-09-30",72,occ,72-occ,rows,dict(marketRent=A[1],contractRent=A[2],totalCharges=A[7],deposit=DP,area=A[0]))
