"""P5: MRI CMROLL-like office rent roll in Courier, landscape; future increases on lines under the suite; expansion suites."""
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
AS=dt.date(2025,10,31); FN='CMROLL_4410_20251031.pdf'; D=dt.date; R=random.Random(155)
T=[('0100','Bluestem Coffee Roasters Inc.',2185,D(2024,5,1),D(2031,4,30),31.0,.0),('0110','Prairie State Title Company',5460,D(2021,9,1),D(2028,8,31),27.5,1),('0200','Kestrel Analytics LLC',18240,D(2022,2,1),D(2032,1,31),28.25,1),('0250','Kestrel Analytics LLC',6115,D(2025,6,1),D(2032,1,31),29.0,1),('0300','Halvorsen Pruitt & Lane LLP',24350,D(2020,11,1),D(2030,10,31),26.75,1),('0310','Ironwood Actuarial Group',7890,D(2023,4,15),D(2028,4,14),28.0,1),('0400','Calyx Benefit Advisors Inc.',12025,D(2025,8,1),D(2033,1,31),29.5,1),('0420','Sterling Ferry Insurance Svcs',4310,D(2019,12,1),None,25.0,0),('0500','Northgate Title Examiners',3380,D(2024,1,1),D(2027,12,31),28.5,1),('0510','Terrazza Dental Associates',2960,D(2023,7,1),D(2033,6,30),30.0,0),('0520','Orion Grid Software Inc.',9475,D(2025,9,1),D(2031,2,28),29.75,1),('B001','Orion Grid Software Inc.',640,D(2025,9,1),D(2031,2,28),12.0,0)]
V=[('0120',1875),('0430',5240),('0530',3905),('B010',910)]
W,H=landscape(letter); c=canvas.Canvas(doc(FN),pagesize=(W,H),invariant=1); pg=[0]
CW=4.32; SZ=7.2; put=lambda col,y,s:c.drawString(24+col*CW,y,s); rt=lambda col,y,s:c.drawRightString(24+col*CW,y,s)
m=lambda d:d.strftime('%-m/%-d/%Y')
def head():
    pg[0]+=1; c.setFont('Courier-Bold',9); c.drawCentredString(W/2,H-32,'Rent Roll'); c.drawCentredString(W/2,H-43,'One Marquette Crossing'); c.setFont('Courier',SZ)
    c.drawCentredString(W/2,H-54,'10/31/2025'); c.drawString(24,H-32,'Database:  MARQPROD'); c.drawString(24,H-43,'Bldg Status: Active only'); c.drawRightString(W-24,H-32,'Page:   %d'%pg[0]); c.drawRightString(W-24,H-43,'Date: 11/3/2025'); c.drawRightString(W-24,H-54,'Time: 09:42 AM')
    y=H-78
    for a,b,d,col,al in(('','','Bldg Id-Suit Id',0,0),('','','Occupant Name',17,0),('','Rent','Start',48,0),('','','Expiration',59,0),('','GLA','Sqft',79,1),('Monthly','Base','Rent',92,1),('Annual','Rate','PSF',101,1),('Monthly','Cost','Recovery',113,1),('','Expense','Stop',122,1),('Monthly','Other','Income',133,1),('----- Future Rent Increases -----','','Cat',137,0),('','','Date',143,0),('','Monthly','Amount',164,1),('','','PSF',171.5,1)):
        for k,s in enumerate((a,b,d)): (rt if al else put)(col,y-k*9,s)
    c.line(24,y-22,W-24,y-22); return y-36
y=head(); rows=[]
def need(n):
    global y
    if y-n*9.4<46: c.showPage(); y=head()
c.setFont('Courier-Bold',SZ); put(0,y,'Vacant Suites'); y-=13; c.setFont('Courier',SZ)
for s,a in V:
    put(0,y,f'4410  -{s}'); put(17,y,'Vacant'); rt(79,y,f'{a:,}'); y-=12; rows.append(dict(unit=f'4410  -{s}',area=a,statusText='Vacant',section='Vacant Suites'))
y-=6; c.setFont('Courier-Bold',SZ); put(0,y,'Occupied Suites'); y-=13
tb=tc=to=0.0
for s,n,a,st,en,psf,esc in T:
    mb=r2(a*psf/12); stop=r2(R.uniform(8.1,11.9)) if a>3000 else None; cr=r2(a*R.uniform(.08,.22)) if a>700 else 0; oi=R.choice([0,0,150.0,425.0]) if a>700 else 0
    steps=[]
    if esc:
        dd=st; v=psf
        while len(steps)<3:
            dd=addm(dd,12)
            if en and dd>en: break
            if dd>AS: v=r2(v+.5); steps.append((dd,r2(a*v/12),v))
    abate=s in('0400','0520')
    need(max(1,len(steps)+abate)+1); c.setFont('Courier',SZ)
    put(0,y,f'4410  -{s}'); put(17,y,n); put(48,y,m(st)); put(59,y,m(en) if en else 'MTM'); rt(79,y,f'{a:,}'); rt(92,y,f'{mb:,.2f}'); rt(101,y,f'{psf:.2f}'); rt(113,y,f'{cr:,.2f}')
    if stop: rt(122,y,f'{stop:.2f}')
    rt(133,y,f'{oi:,.2f}')
    for k,(p,q,v) in enumerate(steps): put(137,y-k*9.4,'BRR'); put(143,y-k*9.4,m(p)); rt(164,y-k*9.4,f'{q:,.2f}'); rt(171.5,y-k*9.4,f'{v:.2f}')
    if abate: 
        c.setFont('Courier-Oblique',SZ); put(17,y-9.4,'* base rent abated thru '+{'0400':'1/31/2026','0520':'2/28/2026'}[s]); c.setFont('Courier',SZ)
    y-=9.4*max(1+abate,len(steps))+5
    rows.append(dict(unit=f'4410  -{s}',tenantName=n,area=a,statusText='Occupied',section='Occupied Suites',contractRent=mb,leaseStartDate=st,leaseEndDate=en or 'MTM',charges=[dict(code='Monthly Base Rent',amount=mb),dict(code='Monthly Cost Recovery',amount=cr),dict(code='Monthly Other Income',amount=oi)],rentSteps=[dict(date=p,amount=q) for p,q,v in steps]))
    tb+=mb;tc+=cr;to+=oi
oa=sum(t[2] for t in T); va=sum(a for _,a in V); need(8); c.line(24,y+5,W-24,y+5); y-=8; c.setFont('Courier-Bold',SZ)
put(0,y,'Totals:'); 
for lab,pc,n,a in(('Occupied Sqft:',oa/(oa+va),len(T),oa),('Vacant Sqft:',va/(oa+va),len(V),va),('Total Sqft:',None,len(T)+len(V),oa+va)):
    put(17,y,lab); 
    if pc: rt(46,y,f'{pc*100:.2f}%')
    rt(60,y,f'{n} Units'); rt(79,y,f'{a:,}')
    if n==len(T): rt(92,y,f'{tb:,.2f}'); rt(113,y,f'{tc:,.2f}'); rt(133,y,f'{to:,.2f}')
    y-=12
c.save()
save(FN,'OFFICE','MRI CMROLL-like, Courier, three-line header, future increases beside, suite expansions',True,rows,'One Marquette Crossing',AS,len(T)+len(V),len(T),len(V),checks=[['contractRent',tb,None],['area',oa+va,None]])
