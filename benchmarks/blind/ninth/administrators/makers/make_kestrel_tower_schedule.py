from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
R=random.Random(11)
AS=D(2025,9,30); fn='kestrel_tower_tenancy_schedule.pdf'
names=["Jorvane Coffee (Lobby)","Brennquist Actuarial, Inc.","Calloweth Wealth Partners","Dunmarrow Title Agency","Eskerdine Software Corp.","Farnholt Staffing","Gildersand Architects PC","Hathermoor Reinsurance Brokers","Ivesdale Court Reporting","Alderwick & Orsdale LLP","Kestrelby Engineering Group","Lindqvarn Consulting"]
units=["0100","0110","0200","0250","0300, 0310","0400","0420","0500","0550","0600","0610","0700","0750","0800"]
areas=[1480,3615,7920,4105,12238,5310,6744,8890,3127,2255,9603,5980,6012,11875]
vac=[3,9]
ps=landscape(letter); c=canvas.Canvas(os.path.join(DOC,fn),pagesize=ps); W,H=ps
X=[24,70,112,232,292,338,388,438,468,506,560,594,654,690,726,768]
heads=[("","Property",0),("","Unit(s)",0),("","Lease",0),("","Lease Type",0),("","Area",1),("","Lease From",1),("","Lease To",1),("","Term",1),("Tenancy","Years",1),("Monthly","Rent",1),("Monthly","Rent/Area",1),("Annual","Rent",1),("Annual","Rent/Area",1),("Ann. Rec.","/Area",1),("Security","Deposit",1)]
XL=[24,66,118,232]; XR=[322,372,422,448,478,528,566,622,660,696,764]
pg=0
def head():
    global pg,y
    pg+=1
    c.setFont('Helvetica-Bold',11); c.drawString(24,H-34,"Tenancy Schedule I")
    c.setFont('Helvetica',7.5); c.drawString(24,H-46,"Property: ktower   As of Date: 09/30/2025   By Property")
    c.drawRightString(764,H-34,"Page %d"%pg); c.drawRightString(764,H-46,"10/03/2025 8:14 AM")
    y=H-64; c.setFillGray(.88); c.rect(22,y-14,744,24,stroke=0,fill=1); c.setFillGray(0)
    c.setFont('Helvetica-Bold',6.6)
    for i,x in enumerate(XL): c.drawString(x,y-9,heads[i][1])
    for i,x in enumerate(XR):
        h=heads[4+i]; c.drawRightString(x,y,h[0]); c.drawRightString(x,y-9,h[1])
    y-=26
def f(n,d=2): return f"{n:,.{d}f}"
head(); rows=[]; ni=0; tm=ta=to=tv=tdep=0
c.setFont('Helvetica-Bold',7); c.drawString(24,y,"Current Leases"); y-=12
c.setFont('Helvetica-Bold',7); c.drawString(24,y,"Kestrel Tower (ktower)"); y-=12
for i,u in enumerate(units):
    if y<110: c.showPage(); head()
    a=areas[i]; c.setFont('Helvetica',6.8)
    c.drawString(XL[0],y,"ktower"); c.drawString(XL[1],y,u)
    if i in vac:
        c.drawString(XL[2],y,"VACANT"); c.drawRightString(XR[0],y,f(a)); tv+=a
        for k in (5,6,7,8,9,10): c.drawRightString(XR[k],y,"0.00")
        rows.append(dict(section='Current Leases',unit=u,area=a,statusText="VACANT",contractRent=0,annualRent=0,deposit=0)); y-=14; continue
    n=names[ni]; ni+=1
    st=D(R.randint(2017,2024),R.randint(1,12),1); term=R.choice([63,84,96,120,124]); 
    while lend(st,term)<D(2026,2,1): term+=24
    en=lend(st,term); rate=R.choice([31.5,33.25,34,35.75,36.5,29.9]); m=r2(a*rate/12); an=r2(m*12)
    dep=r2(m*R.choice([0,1,1,2])); rec=R.choice([2.15,3.4,1.82,0])
    lt=R.choice(["Office Gross","Office Net","Base Year"]) if 'Coffee' not in n else 'Retail Net'
    c.drawString(XL[2],y,n); c.drawString(XL[3],y,lt)
    vals=[f(a),st.strftime('%m/%d/%Y'),en.strftime('%m/%d/%Y'),str(term),f((AS-st).days/365.25),f(m),f(m/a),f(an),f(an/a),f(rec),f(dep)]
    for x,v in zip(XR,vals): c.drawRightString(x,y,v)
    tm+=m;ta+=an;to+=a;tdep+=dep; y-=10
    steps=[]
    # rent steps
    c.setFont('Helvetica-Oblique',6.2)
    sx=[130,178,214,270,330,392,452,520,580]
    c.drawString(sx[0],y,"Rent Steps"); 
    for x,t in zip([178,214,322,372,422,528,566,660],["Charge","Type","Area","From","To","Monthly Amt","Amt/Area","Annual"]): (c.drawString if x<250 else c.drawRightString)(x,y,t)
    y-=8.5; c.setFont('Helvetica',6.2)
    seg=st; 
    while addm(seg,12)<=AS: seg=addm(seg,12)
    cur=m; k=0
    while seg<en and k<4:
        e=min(lend(seg,12),en)
        for x,v in zip([178,214,322,372,422,528,566,660],["rent","Base Rent",f(a),seg.strftime('%m/%d/%Y'),e.strftime('%m/%d/%Y'),f(cur),f(cur/a),f(cur*12)]): (c.drawString if x<250 else c.drawRightString)(x,y,v)
        if seg>AS: steps.append((seg,cur))
        y-=8.5; seg=addm(seg,12); cur=r2(cur*1.03); k+=1
    rows.append(dict(section='Current Leases',unit=u,tenantName=n,area=a,leaseStartDate=st,leaseEndDate=en,contractRent=m,annualRent=an,deposit=dep,rentSteps=steps,statusText="Occupied"))
    y-=5
if y<100: c.showPage(); head()
c.line(232,y+6,766,y+6); tot=to+tv
c.setFont('Helvetica-Bold',6.8)
for lab,a,m,an,dp in [("Total Current",to,tm,ta,tdep)]:
    c.drawString(118,y-2,lab)
    for x,v in zip((XR[0],XR[5],XR[7],XR[10]),(f(a),f(m),f(an),f(dp))): c.drawRightString(x,y-2,v)
y-=18
c.drawString(118,y,"Total Units"); c.drawRightString(260,y,"Count"); c.drawRightString(XR[0],y,"Area"); c.drawRightString(XR[2],y,"Percentage"); y-=10
c.setFont('Helvetica',6.8)
for l,n,a in [("Occupied",12,to),("Vacant",2,tv),("Total",14,tot)]:
    c.drawString(118,y,l); c.drawRightString(260,y,str(n)); c.drawRightString(XR[0],y,f(a)); c.drawRightString(XR[2],y,f(a/tot*100)); y-=9
c.save()
save(fn,'OFFICE','Yardi Commercial Tenancy Schedule I print, rent step sub-rows','step sub-rows under each lease, vacant rows with 0.00, double unit',"Kestrel Tower",AS,14,12,2,rows)
