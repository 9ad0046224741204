# MRI style commercial rent roll, one office building, Helvetica, landscape
import random; from common import *
from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter,landscape
r=random.Random(2401); AS=D(2025,8,31)
f='mri_cmroll_bayline.pdf'; c=canvas.Canvas(f'{B}/documents/{f}',pagesize=landscape(letter),invariant=1); W,H=landscape(letter)
nm=names(r,['Law Group PLLC','Capital Advisors','Software, Inc.','Insurance Svcs','& Company CPAs','Engineering','Wealth Mgmt LLC','Title Agency','Consulting','Staffing Partners'],40)
suites=[f'{fl}{s:02d}' for fl in range(1,7) for s in r.sample([0,10,15,20,25,40,50,60,75],5)]; suites.sort()
vac=set(r.sample(suites,4)); rows=[];i=0
X=[28,100,250,262,310,372,420,462,510,556,600,622,664,718,760]
def hdr(p):
    c.setFont('Helvetica',7); c.drawString(28,H-30,'Database:   BAYLPROD'); c.drawString(28,H-40,'Bldg Status: Active only'); 
    c.setFont('Helvetica-Bold',10); c.drawCentredString(W/2,H-30,'Rent Roll'); c.setFont('Helvetica',8); c.drawCentredString(W/2,H-41,'Bayline Corporate Center'); c.drawCentredString(W/2,H-51,AS.strftime('%-m/%-d/%Y'))
    c.setFont('Helvetica',7); c.drawRightString(W-28,H-30,f'Page:   {p}'); c.drawRightString(W-28,H-40,'Date:  9/4/2025'); c.drawRightString(W-28,H-50,'Time:  10:42 AM')
    y=H-72; c.setFont('Helvetica-Bold',6.5)
    for x,a,b in((28,'','Bldg Id-Suit Id'),(100,'','Occupant Name')): c.drawString(x,y-8,b)
    for x,a,b in((290,'Rent','Start'),(338,'','Expiration'),(382,'GLA','Sqft'),(430,'Monthly','Base Rent'),(468,'Annual','Rate PSF'),(518,'Monthly','Cost Recovery'),(556,'Expense','Stop'),(602,'Monthly','Other Income'),(692,'Monthly','Amount'),(722,'','PSF')):
        c.drawRightString(x,y,a); c.drawRightString(x,y-8,b)
    c.drawString(612,y-8,'Cat'); c.drawString(630,y-8,'Date'); c.drawCentredString(668,y+9,'_______ Future Rent Increases _______')
    c.line(28,y-11,W-28,y-11); return y-22
pg=1; y=hdr(1)
def nl(h=10):
    global y,pg
    y-=h
    if y<50: c.showPage(); pg+=1; y=hdr(pg); c.setFont('Helvetica',6.5)
def sec(t):
    global y
    nl(4); c.setFont('Helvetica-Bold',7); c.drawString(28,y,t); nl(12); c.setFont('Helvetica',6.5)
c.setFont('Helvetica',6.5)
tot=dict(a=0,b=0,r=0,o=0); va=0; 
sec('Vacant Suites')
for s in suites:
    if s in vac:
        a=r.randint(700,5200); va+=a; u=f'2210  -{int(s):05d}'.replace('  ','')
        c.drawString(28,y,u); c.drawString(100,y,'Vacant'); c.drawRightString(382,y,m0(a)); rows.append(dict(unit=u,area=a,statusText='Vacant',section='Vacant Suites')); nl(14)
sec('Occupied Suites')
fmt=lambda d:d.strftime('%-m/%-d/%Y')
for s in suites:
    if s in vac: continue
    if y<90: nl(100)
    a=r.randint(800,9400); st=am(D(2018,1,1),r.randint(0,88)); en=term(st,r.choice([3,5,5,7,10])); 
    if en<AS: en=term(st,10)
    psf=r.choice([28,29.5,31,32.25,33.5,34]); mr=round(a*psf/12,2); rec=round(a*r.uniform(.15,.6)/12,2) if r.random()<.7 else 0.0; oth=r.choice([0.0,0.0,75.0,150.0,225.5])
    n=nm[i];i+=1; u=f'2210-{int(s):05d}'; y0=y
    c.drawString(28,y,u); c.drawString(100,y,n); c.drawRightString(290,y,fmt(st)); c.drawRightString(338,y,fmt(en)); c.drawRightString(382,y,m0(a)); c.drawRightString(430,y,m2(mr)); c.drawRightString(468,y,m2(mr*12/a)); c.drawRightString(518,y,m2(rec)); c.drawRightString(602,y,m2(oth))
    ch=[dict(code='Monthly Base Rent',amount=mr),dict(code='Monthly Cost Recovery',amount=rec),dict(code='Monthly Other Income',amount=oth)]
    if rec: c.drawRightString(556,y,m2(r.choice([8.5,9.15,9.8,10.25])))
    d=D(AS.year+(1 if (st.month,1)<=(AS.month,31) else 0),st.month,1); k=0; steps=[]
    while d<en and k<3:
        psf=psf+1; amt=round(a*psf/12,2)
        c.drawString(612,y,'RNT'); c.drawRightString(660,y,fmt(d)); c.drawRightString(692,y,m2(amt)) if amt<100000 else None; c.drawRightString(722,y,m2(psf)); steps.append(dict(date=d,amount=amt)); d=am(d,12); k+=1; nl(9)
    if not k: nl(9)
    nl(5)
    rows.append(dict(unit=u,tenantName=n,area=a,leaseStartDate=st,leaseEndDate=en,contractRent=mr,charges=ch,rentSteps=steps,statusText='Occupied',section='Occupied Suites'))
    tot['a']+=a;tot['b']+=mr;tot['r']+=rec;tot['o']+=oth
if y<120: nl(100)
c.line(340,y+4,604,y+4); nl(6); c.setFont('Helvetica-Bold',6.5); ta=tot['a']+va
for l,n,a,m in(('Occupied Sqft:',len(suites)-4,tot['a'],True),('Leased/Unoccupied Sqft:',0,0,False),('Vacant Sqft:',4,va,False),('Total Sqft:',len(suites),ta,True)):
    c.drawString(190,y,l); c.drawRightString(310,y,f'{a/ta*100:.2f}%'); c.drawString(318,y,f'{n} Units'); c.drawRightString(382,y,m0(a))
    if m: c.drawRightString(430,y,m2(tot['b'])); c.drawRightString(518,y,m2(tot['r'])); c.drawRightString(602,y,m2(tot['o']))
    nl(10)
c.save()
save(f,'OFFICE','MRI commercial rent roll',rows,'Bayline Corporate Center',AS,30,26,4,totals=dict(area=ta,contractRent=round(tot['b'],2)))
