from common import *
from reportlab.pdfgen import canvas
rng=random.Random("mri-office-42d")
NAME="MRI_RRL_4410_0726.pdf"
W,H=1008,612
c=canvas.Canvas(doc(NAME),pagesize=(W,H))
# suite, name, start, exp, sf, psf, recov, expstop, other, steps [(date,psf)]
A=D
V=[("0110",1842),("0320",3310),("0505",2975)]
O=[("0100","Cobalt Street Coffee Bar",A(2022,3,1),A(2029,2,28),1460,24.50,612.40,None,0,[(A(2027,3,1),25.24),(A(2028,3,1),25.99)]),
("0120","Hartwell Benning & Suarez, P.C.",A(2019,8,1),A(2030,7,31),6215,26.75,0,9.85,450.00,[(A(2026,8,1),27.55),(A(2027,8,1),28.38),(A(2028,8,1),29.23),(A(2029,8,1),30.11)]),
("0150","Tri-County Title Agency LLC",A(2023,11,1),A(2028,10,31),2890,27.00,0,10.12,0,[(A(2026,11,1),27.81),(A(2027,11,1),28.64)]),
("0200","Pinnacle Ridge Insurance Services",A(2018,1,1),A(2027,12,31),11480,25.10,0,9.20,1250.00,[(A(2027,1,1),25.85)]),
("0240","US General Services Admin.",A(2020,10,1),A(2030,9,30),7725,29.40,0,None,0,[]),
("0300","Northvale Behavioral Group",A(2024,5,1),A(2031,4,30),4480,26.00,0,10.40,0,[(A(2027,5,1),26.78),(A(2028,5,1),27.58),(A(2029,5,1),28.41),(A(2030,5,1),29.26)]),
("0310","Osprey Engineering Consultants",A(2021,6,1),A(2026,11,30),3965,25.65,0,9.75,300.00,[]),
("0350","Osprey Engineering Consultants",A(2023,2,1),A(2026,11,30),1210,26.15,0,9.75,0,[]),
("0340","Kestrel Wealth Partners",A(2025,9,1),A(2032,8,31),5120,27.25,0,10.95,600.00,[(A(2026,9,1),27.93),(A(2027,9,1),28.63),(A(2028,9,1),29.35),(A(2029,9,1),30.08),(A(2030,9,1),30.83),(A(2031,9,1),31.60)]),
("0400","Meridian Dental Benefits, Inc.",A(2017,4,1),A(2027,3,31),14890,24.80,1322.19,8.65,2100.00,[]),
("0430","Sablewood Software",A(2024,12,1),A(2029,11,30),6040,27.50,0,10.60,150.00,[(A(2026,12,1),28.33),(A(2027,12,1),29.17),(A(2028,12,1),30.05)]),
("0500","Lantern Hospice Care",A(2022,7,1),A(2027,6,30),4735,26.40,0,9.95,0,[]),
("0510","R. J. Tolliver CPA",A(2016,10,1),"Month to Month",1385,23.00,118.06,8.30,0,[]),
("0520","Executive Suites at Fourteen Ten",A(2021,1,1),A(2028,12,31),9260,22.75,0,9.40,0,[(A(2027,1,1),23.20),(A(2028,1,1),23.67)]),
("ANT1","Skybridge Tower Leasing LLC",A(2020,1,1),A(2029,12,31),0,None,0,None,0,[(A(2027,1,1),2540.00),(A(2028,1,1),2616.00),(A(2029,1,1),2694.00)]),
]
d=lambda x:f"{x.month}/{x.day}/{x.year}" if isinstance(x,dt.date) else x
m=lambda v:f"{v:,.2f}"
X=dict(unit=36,name=118,st=340,ex=396,sf=470,mb=536,psf=580,rec=640,stop=690,oth=752,cat=782,fd=812,fa=905,fp=965)
pg=0
def F(b=False,s=7.5): c.setFont("Helvetica-Bold" if b else "Helvetica",s)
def head():
    global y,pg
    pg+=1
    F(False,7.5);c.drawString(36,H-34,"Database:  BRAXTONPM");c.drawString(36,H-45,"Report Id: MRI_RENTROLL");c.drawString(36,H-56,"Bldg Status: Active only")
    F(True,12);c.drawCentredString(W/2,H-36,"Rent Roll");F(True,9);c.drawCentredString(W/2,H-49,"Fourteen Ten Braxton Place");F(False,8);c.drawCentredString(W/2,H-61,"As of 7/31/2026")
    F(False,7.5);c.drawRightString(W-40,H-34,f"Page:  {pg}");c.drawRightString(W-40,H-45,"Date:  8/4/2026");c.drawRightString(W-40,H-56,"Time:  10:47 AM")
    c.setFillGray(.88);c.rect(34,H-104,W-72,34,fill=1,stroke=0);c.setFillGray(0)
    F(True,7)
    for k,ts,al in (("unit",("","Bldg Id-Suit Id"),0),("name",("","Occupant Name"),0),("st",("Rent","Start"),0),("ex",("","Expiration"),0),("sf",("GLA","Sqft"),1),("mb",("Monthly","Base Rent"),1),("psf",("Annual","Rate PSF"),1),("rec",("Monthly","Cost Recovery"),1),("stop",("Expense","Stop"),1),("oth",("Monthly","Other Income"),1),("cat",("","Cat"),0),("fd",("","Date"),0),("fa",("","Monthly Amount"),1),("fp",("","PSF"),1)):
        for i,t in enumerate(ts): (c.drawRightString if al else c.drawString)(X[k],H-88-11*i,t)
    c.drawCentredString(872,H-82,"-------------  Future Rent Increases  -------------")
    y=H-120
def need(h):
    global y
    if y-h<44: c.showPage();head()
head()
rows=[]
F(True,8);c.drawString(36,y,"Vacant Suites");y-=14
for s,sf in V:
    F();c.drawString(36,y,f"4410 - {s}");c.drawString(118,y,"Vacant");c.drawRightString(X["sf"],y,f"{sf:,}");y-=13
    rows.append(row(unit=f"4410 - {s}",area=sf,statusText="Vacant",section="Vacant Suites"))
y-=6;F(True,8);c.drawString(36,y,"Occupied Suites");y-=14
T=[0]*4
for i,(s,n,a,b,sf,psf,rec,stp,oth,steps) in enumerate(O):
    mb=round(sf*psf/12,2) if psf else 2466.00
    need(13*max(1,len(steps))+ (16 if s=="0350" else 0))
    F();c.drawString(36,y,f"4410 - {s}");c.drawString(118,y,n);c.drawString(340,y,d(a));c.drawString(396,y,d(b));c.drawRightString(X["sf"],y,f"{sf:,}")
    c.drawRightString(X["mb"],y,m(mb))
    if psf:c.drawRightString(X["psf"],y,m(psf))
    if rec:c.drawRightString(X["rec"],y,m(rec))
    if stp:c.drawRightString(X["stop"],y,m(stp))
    if oth:c.drawRightString(X["oth"],y,m(oth))
    rs=[]
    for k,(dd,p) in enumerate(steps):
        am=round(sf*p/12,2) if psf else p
        yy=y-12*k
        c.drawString(782,yy,"RNT" if psf else "ANT");c.drawString(812,yy,d(dd));c.drawRightString(X["fa"],yy,m(am))
        if psf:c.drawRightString(X["fp"],yy,m(p))
        rs.append(dict(date=dd,amount=am))
    y-=13+12*max(0,len(steps)-1)
    ch=[(k,v) for k,v in (("Monthly Cost Recovery",rec),("Monthly Other Income",oth)) if v]
    rows.append(row(unit=f"4410 - {s}",tenantName=n,area=sf,contractRent=mb,leaseStartDate=a,leaseEndDate=b,charges=ch,rentSteps=rs,statusText="Occupied",section="Occupied Suites"))
    for k,v in enumerate((sf,mb,rec,oth)): T[k]+=v
    if s=="0350":
        z=[r for r in rows if r.get("tenantName")==n]
        c.setLineWidth(.4);
        for k in("sf","mb","oth"): c.line(X[k]-44,y+9,X[k],y+9)
        F(True);c.drawRightString(330,y-1,"Total");c.drawRightString(X["sf"],y-1,f"{sum(r['area'] for r in z):,}");c.drawRightString(X["mb"],y-1,m(sum(r['contractRent'] for r in z)));c.drawRightString(X["oth"],y-1,m(300));y-=16
need(95)
y-=6;c.setLineWidth(.8);c.line(36,y+12,W-40,y+12)
vs=sum(v for _,v in V);ts=T[0]+vs
F(True);c.drawString(36,y,"Totals:");
for lab,pc,n,sf,mo in (("Occupied Sqft:",T[0]/ts,len(O),T[0],T[1:]),("Leased/Unoccupied Sqft:",0,0,0,None),("Vacant Sqft:",vs/ts,len(V),vs,None),("Total Sqft:",None,len(O)+len(V),ts,T[1:])):
    F(lab[0] in"T");c.drawString(118,y,lab)
    if pc is not None:c.drawRightString(270,y,f"{pc*100:.2f}%")
    c.drawRightString(320,y,f"{n} Units");c.drawRightString(X["sf"],y,f"{sf:,}")
    if mo:
        for k,v in zip(("mb","rec","oth"),mo):c.drawRightString(X[k],y,m(v))
    y-=13
y-=8;F(True);c.drawString(36,y,"Grand Total:");c.drawRightString(X["sf"],y,f"{ts:,}")
for k,v in zip(("mb","rec","oth"),T[1:]):c.drawRightString(X[k],y,m(v))
c.save()
save(NAME,rows,"Fourteen Ten Braxton Place","2026-07-31",len(O)+len(V),len(O),len(V),"OFFICE","MRI commercial rent roll, vacant and occupied suite sections, future rent increases stacked at the right","MRI export",hard=True)
