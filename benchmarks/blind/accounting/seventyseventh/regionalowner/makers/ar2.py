# MRI style aged delinquencies by property, shopping centers, PDF
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
from datetime import date
R=random.Random(31)
P=[("NWP","Northwind Plaza","4410 Harlan Pike, Dayton",[("NWP-0104","Bright Kettle Coffee","104"),("NWP-0110","Sole Mates Footwear #231","110"),("NWP-0115","Corner Post Hardware","115"),("NWP-0120A","Nails by Opaline","120A"),("NWP-0200","Fresh Furrow Grocers #18","ANCH1"),("NWP-0133","Tandem Fitness LLC","133")]),
("SKC","Skylark Crossing","1900 Tuscan Blvd, Kettering",[("SKC-A01","Papa Bruno's Pizza","A01"),("SKC-A07","Skylark Optical","A07"),("SKC-B02","Gilded Page Books","B02"),("SKC-B11","Zesty Wok Express","B11"),("SKC-C03","U-Print Copy & Ship","C03"),("SKC-PAD2","Lone Cedar Bank, N.A.","PAD2"),("SKC-C09","Mattress Harbor","C09")])]
C={"RNT":("Base Rent",(2400,14500)),"CAM":("CAM Estimate",(380,2900)),"RET":("Real Estate Tax Est",(310,2400)),"INS":("Insurance Est",(60,380)),"PCT":("Percentage Rent",(1500,9000)),"CAY":("CAM Year-End Adj",(-900,3100)),"LTC":("Late Charge",(50,300)),"UTL":("Water/Sewer Reimb",(45,420)),"SGN":("Pylon Sign",(75,250))}
name='AR_northwind_skylark_delinq.pdf'
c=canvas.Canvas(DOC+name,pagesize=landscape(letter),invariant=1)
asof=date(2025,9,30); K=["total","current","b1_30","b31_60","b61_90","b90"]
XR=[372,446,520,594,668,742]; y=0;pg=0
def head(p):
    global y,pg
    if pg: c.showPage()
    pg+=1; c.setFont('Helvetica',7.5)
    c.drawString(36,578,'Database:   HLNRETAIL'); c.drawString(36,568,f'BLDG:         {p[0]}'); c.setFont('Helvetica-Bold',11); c.drawCentredString(396,578,'Aged Delinquencies'); c.setFont('Helvetica',8.5); c.drawCentredString(396,567,'Halcyon Retail Partners'); c.drawCentredString(396,557,'Aged as of 9/30/2025 - by due date'); c.setFont('Helvetica',7.5)
    c.drawRightString(756,578,f'Page:   {pg}'); c.drawRightString(756,568,'Date:  10/2/2025'); c.drawRightString(756,558,'Time:  04:51 PM')
    c.setFont('Helvetica-Bold',7.5); Y=538
    c.drawString(36,Y,'Invoice Date'); c.drawString(98,Y,'Category'); c.drawString(270,Y,'Source')
    for x,t in zip(XR,['Amount','Current','1 - 30','31 - 60','61 - 90','Over 90']): c.drawRightString(x,Y,t)
    c.setLineWidth(.7); c.line(36,Y-4,756,Y-4); y=Y-17
def nums(v,f='Helvetica',lo=0):
    c.setFont(f,7.5)
    for x,a in zip(XR,v): c.drawRightString(x,y,minus(a))
rows=[];tots=[];G=[0]*6;cats={}
for p in P:
    head(p); c.setFont('Helvetica-Bold',8.5); c.drawString(36,y,f'{p[0]}   {p[1]}'); c.setFont('Helvetica',7.5); c.drawString(190,y,p[2]); y-=16
    B=[0]*6
    for lid,nm,su in p[3]:
        its={}
        base={k:R.randint(*[z*100 for z in C[k][1]]) for k in("RNT","CAM","RET","INS","SGN")}
        for _ in range(R.choice([2,3,4,5,6,8])):
            k=R.choice(["RNT","RNT","CAM","CAM","RET","INS","PCT","CAY","LTC","UTL","SGN"]); m=R.choice([9,9,9,8,8,7,6,3])
            dt=date(2025,m,1) if k in base else date(2025,m,R.choice([5,10,15,22]))
            a=base.get(k) or R.randint(C[k][1][0]*100,C[k][1][1]*100); its[(dt,k)]=(a,'CH')
        if R.random()<.3: its[(date(2025,9,26),'PPR')]=(-R.randint(8000,320000),'CR')
        its=sorted(its.items())
        if y<80+11*min(len(its),5): head(p)
        c.setFont('Helvetica-Bold',7.5); c.drawString(36,y,lid); c.drawString(98,y,nm); c.setFont('Helvetica',7.5); c.drawString(270,y,f'Phone:  (937) 555-{R.randint(100,199):04d}'); c.drawString(440,y,f'Suite:  {su}'); c.drawString(520,y,R.choice(['Current','Current','Current','Inactive'])); 
        y-=10; c.drawString(98,y,f'Day Due:  1     Delq Day:  {R.choice([5,10])}'); c.drawString(270,y,f'Last Payment:   {R.choice([8,9])}/{R.randint(2,29)}/2025'); c.drawRightString(520,y,com(R.randint(90000,1800000))); y-=13
        T=[0]*6
        for (dt,k),(a,src) in its:
            if y<46: head(p)
            age=(asof-dt).days; desc="Prepaid - Open Credit" if k=='PPR' else C[k][0]
            i=1 if (k=='PPR' or age<=0) else 2 if age<=30 else 3 if age<=60 else 4 if age<=90 else 5
            if k=='UTL' and dt.month==9 and dt.day>=15: i=1
            v=[a]+[0]*5; v[i]=a
            c.setFont('Helvetica',7.5); c.drawString(36,y,f'{dt.month}/{dt.day}/{dt.year}'); c.drawString(98,y,k); c.drawString(124,y,desc); c.drawString(276,y,src); nums(v)
            rows.append({"unit":su,"name":nm,"resident":lid,"date":dt.isoformat(),"charge":k+' '+desc,**dict(zip(K,map(d,v)))}); y-=11
            cc=cats.setdefault((k,desc),[0]*6)
            for j in range(6): T[j]+=v[j]; cc[j]+=v[j]
        c.setLineWidth(.4)
        if y<46: head(p)
        for x in XR: c.line(x-56,y+8,x,y+8)
        c.setFont('Helvetica-Bold',7.5); lab=f'{nm} Total:'; c.drawString(150,y-1,lab); y-=1; nums(T,'Helvetica-Bold'); tots.append({"label":lab,**dict(zip(K,map(d,T)))}); y-=17
        for j in range(6): B[j]+=T[j]
    if y<60: head(p)
    lab=f'BLDG {p[0]} Total:'; c.setFont('Helvetica-Bold',7.5); c.drawString(150,y,lab); nums(B,'Helvetica-Bold'); tots.append({"label":lab,**dict(zip(K,map(d,B)))}); y-=20
    for j in range(6): G[j]+=B[j]
if y<70: head(p)
c.setFont('Helvetica-Bold',7.5); c.drawString(150,y,'Grand Total:'); nums(G,'Helvetica-Bold'); tots.append({"label":"Grand Total:",**dict(zip(K,map(d,G)))})
for x in XR: c.line(x-56,y+9,x,y+9); c.line(x-56,y-3,x,y-3)
y-=28
if y<46+11*len(cats): head(p)
c.setFont('Helvetica-Bold',8); c.drawString(36,y,'Recap by Income Category'); y-=13
for (k,ds),v in sorted(cats.items()): c.setFont('Helvetica',7.5); c.drawString(98,y,k); c.drawString(124,y,ds); nums(v); y-=11
c.save()
save(name,"AR",K,rows,tots,"MRI aged delinquencies, tenant block of two lines with charges below, recap by category",True)
print(name,len(rows),pg)
