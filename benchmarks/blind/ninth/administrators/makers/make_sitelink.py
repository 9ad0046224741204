from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
R=random.Random(99); fn='sitelink_rentroll_L017.pdf'; AS=D(2025,11,30)
c=canvas.Canvas(os.path.join(DOC,fn),pagesize=letter); W,H=letter; pg=0
XR=dict(area=118,std=290,rent=338,ins=376,oth=412,mi=462,pt=512,dep=544,bal=584)
def f(n): return f"{n:,.2f}"
def head():
    global y,pg
    pg+=1; c.setFont('Helvetica-Bold',13); c.drawCentredString(W/2,H-34,"Rent Roll"); c.setFont('Helvetica',8); c.drawCentredString(W/2,H-45,"Stavely Mini Storage (L017)"); c.drawCentredString(W/2,H-55,"2205 Highway 9 North")
    c.drawString(28,H-34,"11/30/2025"); c.drawRightString(584,H-34,f"Page {pg}")
    y=H-74; c.setFont('Helvetica-Bold',6.6)
    c.drawString(28,y,"Unit"); c.drawString(56,y,"Size"); c.drawString(124,y,"Type"); c.drawString(162,y,"Tenant")
    for k,l in (('area','Area'),('std','Std Rate'),('rent','Rent'),('ins','Insur.'),('oth','Other'),('mi','Moved In'),('pt','Paid Thru'),('dep','Deposit'),('bal','Balance')): c.drawRightString(XR[k],y,l)
    c.line(28,y-3,584,y-3); y-=13
head(); rows=[]; T=[0]*7; o=0; sz=[('5.0 x 5.0',25,45,'Inside'),('5.0 x 10.0',50,70,'Inside'),('10.0 x 10.0',100,115,'Roll-up'),('10.0 x 15.0',150,142,'Roll-up'),('10.0 x 20.0',200,168,'Roll-up'),('10.0 x 25.0',250,199,'Climate')]
for k in range(128):
    if y<44: c.showPage(); head()
    s,a,std,ty=R.choice(sz); u=str(101+k) if k<70 else str(201+k-70); c.setFont('Helvetica',6.6)
    if k%2: c.setFillGray(.94); c.rect(27,y-2,558,9,stroke=0,fill=1); c.setFillGray(0)
    c.drawString(28,y,u); c.drawString(56,y,s); c.drawRightString(XR['area'],y,f(a)); c.drawString(124,y,ty); c.drawRightString(XR['std'],y,f(std)); T[0]+=a;T[1]+=std
    row=dict(unit=u,unitType=ty,area=a,marketRent=std)
    if R.random()<.13: c.drawString(162,y,"VACANT"); row['statusText']='VACANT'
    else:
        o+=1; nm=R.choice(SUR)+', '+R.choice(FIRST); rent=float(round(std*R.choice([.85,.95,1,1,1.1,1.2]))); ins=R.choice([0,9,11,14.]); ot=R.choice([0,0,0,0,10.]); mi=D(R.randint(2014,2025),R.randint(1,11),R.randint(1,28)); dep=R.choice([0,0,20,50.]); bal=R.choice([0]*8+[rent,rent+ins+20,-rent])
        pt=D(2025,12,mi.day) if bal<=0 else D(2025,11,mi.day)
        c.drawString(162,y,nm)
        for kk,v in (('rent',f(rent)),('ins',f(ins)),('oth',f(ot)),('mi',mi.strftime('%m/%d/%Y')),('pt',pt.strftime('%m/%d/%Y')),('dep',f(dep)),('bal',f(bal))): c.drawRightString(XR[kk],y,v)
        for i,v in enumerate((rent,ins,ot,dep,bal),2): T[i]+=v
        row.update(tenantName=nm,contractRent=rent,moveInDate=mi,deposit=dep,balance=bal,charges=[('Insur.',ins),('Other',ot)],statusText='Occupied')
    rows.append(row); y-=9.6
if y<90: c.showPage(); head()
c.line(28,y+6,584,y+6); c.setFont('Helvetica-Bold',6.2); y-=4; c.drawString(28,y,"Totals")
for kk,v in zip(('area','std','rent','ins','oth','dep','bal'),T): c.drawRightString(XR[kk],y,f(v))
y-=16; c.drawString(28,y,f"Total Units: {len(rows)}    Rented: {o}    Vacant: {len(rows)-o}    Occupancy: {o/len(rows)*100:.1f} %"); c.save()
save(fn,'SELF_STORAGE','SiteLink-like rent roll print','large, six-point rows, last-name-first tenants, banding','Stavely Mini Storage',AS,len(rows),o,len(rows)-o,rows)
