from common import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter, landscape; from reportlab.lib import colors
r=random.Random(7514)
fn='d14_prairie_rose_plaza.pdf'; P=landscape(letter); c=canvas.Canvas(B+'documents/'+fn,pagesize=P); W,H=P
Z=[("100","Stettler Natural Foods",1820,D(2021,6,1),D(2026,5,31),2730,2,3000),("102","Rasmus Denture Clinic",1150,D(2019,11,1),D(2029,10,31),2108.33,3,0),("104","Prairie Rose Laundromat",1400,D(2022,2,1),D(2027,1,31),2158.33,2,2500),("106-108","Dollar Depot",4200,D(2017,9,1),D(2027,8,31),4725,0,5000),("110",None,980,0,0,0,0,0),("112","Golden Wok Ltd.",1650,D(2023,4,1),D(2028,3,31),2887.5,2,4000),("114","Insurance Corner (Friesen Agencies)",900,D(2020,1,1),D(2025,12,31),1575,0,1500),("116","Hrynyk Barber",520,D(2024,8,1),"Monthly",850,0,850),("118","Alberta Rural Vets",2300,D(2018,5,1),D(2028,4,30),4025,2,0),("120",None,1250,0,0,0,0,0),("122","Quilters' Nook",1100,D(2024,10,1),D(2027,9,30),1512.5,2,1512.5),("Pad A","Northgate Fuel & Car Wash",3100,D(2015,7,1),D(2035,6,30),9300,3,0),("Kiosk","Coffee Crate",160,D(2025,4,1),D(2026,3,31),400,0,400)]
rows=[]; pg=0; m=lambda v:f"{v:,.2f}"
def top():
    global y,pg
    pg+=1; c.setFont('Helvetica-Bold',12); c.drawString(36,H-40,"Prairie Rose Plaza"); c.setFont('Helvetica',8.5); c.drawString(36,H-52,"5008 - 50 Avenue, Castor, Alberta"); c.drawRightString(W-36,H-40,"Rent Roll Detail"); c.drawRightString(W-36,H-52,"As of October 31, 2025"); c.setFillColor(colors.Color(.2,.25,.4)); c.rect(36,H-82,W-72,22,fill=1,stroke=0); c.setFillColor(colors.white); c.setFont('Helvetica-Bold',8)
    for t,x in (("Bay",40),("Tenant",84),("Lease from",278),("Lease to",332),("Monthly charge",388),("Future base rent",560)): c.drawString(x,H-74,t)
    for t,x in (("Sq. ft.",270),("Amount",512),("Per month",674),("Deposit",W-40)): c.drawRightString(x,H-74,t)
    c.setFillColor(colors.black); c.setFont('Helvetica',7); c.drawString(36,24,"Castor Accounting & Property Services"); c.drawRightString(W-36,24,f"Page {pg}"); y=H-98
top(); S3={}
for u,t,a,s,e,base,ns,dep in Z:
    need=15 if not t else 62
    if y-need<44: c.showPage(); top()
    c.setFont('Helvetica-Bold',8.5); c.drawString(40,y,u); c.setFont('Helvetica',8.5); c.drawRightString(270,y,f"{a:,}")
    if not t:
        c.drawString(84,y,"** VACANT **"); rows.append(row(unit=u,area=a,statusText="** VACANT **")); y-=11
    else:
        cam=round(a*4.35/12,2); tax=round(a*2.7/12,2); ch=[("Base rent",base),("Common costs",cam),("Property tax",tax)]
        if u in("112","106-108","Pad A"): ch.append(("Pylon sign",75.0))
        g=round(sum(v for _,v in ch)*.05,2); ch.append(("GST",g)); tot=round(sum(v for _,v in ch),2); st=[]
        y0=y; c.drawString(84,y,t); c.drawString(278,y,f"{s:%d-%b-%y}"); c.drawString(332,y,e if isinstance(e,str) else f"{e:%d-%b-%y}"); 
        if dep: c.drawRightString(W-40,y,m(dep))
        b=base
        for k in range(ns):
            yy=2025 if (s.month,s.day)>(10,31) else 2026; dd=D(yy+k,s.month,1)
            if not isinstance(e,str) and dd>e: break
            b=round(b*1.025,2); st.append(dict(date=iso(dd),amount=b)); c.drawString(560,y-11*k,f"{dd:%d-%b-%y}"); c.drawRightString(674,y-11*k,m(b))
        for n,v in ch: c.drawString(388,y,n); c.drawRightString(512,y,m(v)); y-=11; S3[n]=round(S3.get(n,0)+v,2)
        c.line(460,y+8.5,512,y+8.5); c.setFont('Helvetica-Bold',8.5); c.drawString(388,y-1,"Total"); c.drawRightString(512,y-1,m(tot)); y-=12
        rows.append(row(unit=u,area=a,tenantName=t,statusText="Occupied",leaseStartDate=iso(s),leaseEndDate=e if isinstance(e,str) else iso(e),contractRent=base,charges=[dict(code=n,amount=v) for n,v in ch],totalCharges=tot,rentSteps=st,deposit=dep or None))
    c.setStrokeColor(colors.lightgrey); c.line(36,y+7,W-36,y+7); c.setStrokeColor(colors.black); y-=4
if y<150: c.showPage(); top()
T=dict(area=S(rows,'area'),totalCharges=S(rows,'totalCharges'),deposit=S(rows,'deposit')); y-=8; c.setFont('Helvetica-Bold',9); c.drawString(40,y,"Plaza totals"); c.drawRightString(270,y,f"{T['area']:,.0f}"); c.drawRightString(W-40,y,m(T['deposit']))
for n,v in S3.items(): c.setFont('Helvetica',9); c.drawString(388,y,n); c.drawRightString(512,y,m(v)); y-=12
c.setFont('Helvetica-Bold',9); c.drawString(388,y,"Total"); c.drawRightString(512,y,m(T['totalCharges'])); T['contractRent']=S3['Base rent']
va=sum(x[2] for x in Z if not x[1]); c.setFont('Helvetica',8.5); c.drawString(40,y,f"13 bays: 11 leased ({T['area']-va:,.0f} sq. ft.), 2 vacant ({va:,} sq. ft.)"); c.save()
save(fn,truth("Prairie Rose Plaza","2025-10-31",rows,11,2),"RETAIL","landscape detail print, charge lines under each tenant, future rents",False,T)
