from lib import *
from reportlab.pdfgen import canvas
g=G(1302); r=g.r
FN="r13_02_copper_ridge_plaza_mri.pdf"
W,H=14*72,8.5*72
c=canvas.Canvas(DOC+FN,pagesize=(W,H),invariant=1)
# suite, tenant, start, exp, sf, monthly, recov, other, steps[(cat,date,monthly)]
T=[('0100','Sable & Finch Grocers, LLC',d(2017,3,1),d(2032,2,29),31480,34103.33,9968.67,0,[('RNT',d(2027,3,1),36149.53)]),
('0104','Tidewater Nail Studio',d(2022,6,1),d(2027,5,31),1260,2887.50,462.00,75,[('RNT',d(2026,6,1),2974.13)]),
('0106','Bluebarrel Coffee Roasters',d(2023,9,1),d(2033,8,31),1840,4753.33,674.67,125,[('RNT',d(2026,9,1),4895.93),('RNT',d(2027,9,1),5042.81),('RNT',d(2028,9,1),5194.09)]),
('0110',None,None,None,2415,0,0,0,[]),
('0112','Hartwell Physical Therapy, P.C.',d(2021,1,15),d(2028,1,31),3120,6240.00,1144.00,0,[('RNT',d(2026,2,1),6427.20),('RNT',d(2027,2,1),6620.02)]),
('0118','Mariposa Taqueria, Inc.',d(2019,5,1),d(2029,4,30),2250,5437.50,825.00,0,[]),
('0120','Oakline Title Agency',d(2024,4,1),d(2029,3,31),1675,3350.00,614.17,0,[('RNT',d(2026,4,1),3450.50),('RNT',d(2027,4,1),3554.02)]),
('0124','Pinecone Pediatric Dental Group of North Mesa',d(2020,8,1),d(2030,7,31),2980,6953.33,1092.67,0,[('RNT',d(2027,8,1),7299.50)]),
('0130',None,None,None,1190,0,0,0,[]),
('0132','Galaxy Wireless Retail #418',d(2022,11,1),d(2025,12,31),1400,3850.00,513.33,0,[]),
('0200','Ironhouse Fitness Holdings',d(2018,10,1),d(2028,9,30),14200,17750.00,5206.67,450,[('RNT',d(2026,10,1),18282.50)]),
('0206','Lumen Optical',d(2023,2,1),d(2028,1,31),1520,3546.67,557.33,0,[('RNT',d(2026,2,1),3653.07),('RNT',d(2027,2,1),3762.66)]),
('0210','Ridgeway Community Bank',d(2014,7,1),d(2034,6,30),4000,12000.00,1466.67,0,[('RNT',d(2029,7,1),13200.00)]),
('PAD1','Speedlane Car Wash (Ground Lease)',d(2016,1,1),d(2035,12,31),0,7083.33,0,0,[('RNT',d(2026,1,1),7791.67),('RNT',d(2031,1,1),8570.83)])]
X=dict(b=30,s=66,n=104,rs=262,ex=314,sf=402,mr=470,ps=520,cr=590,oi=652,cat=690,dt=722,ma=830,fp=884)
pg=0
def head():
    global y,pg
    pg+=1
    c.setFont('Times-Roman',8); c.drawString(30,H-28,'Database:  COPRDG'); c.drawString(30,H-39,'Bldg Status: Active only')
    c.setFont('Times-Bold',13); c.drawCentredString(W/2,H-28,'Rent Roll'); c.setFont('Times-Roman',10); c.drawCentredString(W/2,H-41,'Copper Ridge Plaza'); c.drawCentredString(W/2,H-53,'10/1/2025')
    c.setFont('Times-Roman',8); c.drawRightString(W-30,H-28,f'Page:  {pg}'); c.drawRightString(W-30,H-39,'Date:  10/06/2025'); c.drawRightString(W-30,H-50,'Time:  02:41 PM')
    y=H-78; c.setFont('Times-Bold',8.5)
    L3=[('b','','','Bldg','l'),('s','','','Suite','l'),('n','','','Occupant Name','l'),('rs','','Rent','Start','l'),('ex','','','Expiration','l'),('sf','','GLA','Sqft','r'),('mr','Monthly','Base','Rent','r'),('ps','Annual','Rate','PSF','r'),('cr','Monthly','Cost','Recovery','r'),('oi','Monthly','Other','Income','r'),('cat','','','Cat','l'),('dt','','','Date','l'),('ma','','Monthly','Amount','r'),('fp','','','PSF','r')]
    for k,a,b2,c3,al in L3:
        f=c.drawString if al=='l' else c.drawRightString
        f(X[k],y,a);f(X[k],y-10,b2);f(X[k],y-20,c3)
    c.drawCentredString(787,y+2,'Future Rent Increases'); c.setLineWidth(.4); c.line(688,y-1,886,y-1)
    c.setDash(1,1); c.line(28,y-25,W-28,y-25); c.setDash(); y-=38; c.setFont('Times-Roman',8.5)
rows=[]
def put(t,sec):
    global y
    s,n,st,ex,sf,mr,cr,oi,steps=t
    if y-12*max(1,len(steps))<60: foot(); head()
    c.setFont('Times-Roman',8.5)
    c.drawString(X['b'],y,'5120'); c.drawString(X['s'],y,s)
    nm=n or 'Vacant'; l2=None
    if len(nm)>34: i=nm.rfind(' ',0,34); nm,l2=nm[:i],nm[i+1:]
    c.drawString(X['n'],y,nm)
    if l2: c.drawString(X['n'],y-11,l2)
    c.drawRightString(X['sf'],y,m0(sf))
    row=dict(building='5120',unit=s,area=sf,section=sec,statusText='Vacant' if not n else 'Occupied')
    if n:
        c.drawString(X['rs'],y,us1(st)); c.drawString(X['ex'],y,us1(ex))
        c.drawRightString(X['mr'],y,m2(mr)); 
        if sf: c.drawRightString(X['ps'],y,f"{mr*12/sf:.2f}")
        ch=[]
        if cr: c.drawRightString(X['cr'],y,m2(cr)); ch.append(dict(code='Cost Recovery',amount=cr))
        if oi: c.drawRightString(X['oi'],y,m2(oi)); ch.append(dict(code='Other Income',amount=float(oi)))
        row.update(tenantName=n,leaseStartDate=iso(st),leaseEndDate=iso(ex),contractRent=mr,charges=ch)
        ss=[]
        for k,(ca,da,am) in enumerate(steps):
            yy=y-11*k
            c.drawString(X['cat'],yy,ca); c.drawString(X['dt'],yy,us1(da)); c.drawRightString(X['ma'],yy,m2(am)); 
            if sf: c.drawRightString(X['fp'],yy,f"{am*12/sf:.2f}")
            ss.append(dict(date=iso(da),amount=am))
        row['rentSteps']=ss
    rows.append(row); y-=11*max(1,len(steps),2 if l2 else 1)+6
def foot():
    c.setFont('Times-Italic',7.5); c.drawString(30,24,'Prepared for insurance renewal – business income / loss of rents. Amounts per ledger at date shown.'); c.showPage()
head()
c.setFont('Times-Bold',9); c.drawString(30,y,'Vacant Suites'); y-=14
for t in T:
    if not t[1]: put(t,'Vacant Suites')
y-=6; c.setFont('Times-Bold',9); c.drawString(30,y,'Occupied Suites'); y-=14
for t in T:
    if t[1]: put(t,'Occupied Suites')
if y<130: foot(); head()
occ=[t for t in T if t[1]]; vac=[t for t in T if not t[1]]
osf=sum(t[4] for t in occ); vsf=sum(t[4] for t in vac); mr=round(sum(t[5] for t in T),2); cr=round(sum(t[6] for t in T),2); oi=sum(t[7] for t in T)
c.line(28,y+4,W-28,y+4); y-=8
tot=osf+vsf
c.setFont('Times-Bold',8.5)
def tl(lab,p,n,sf,a=None):
    global y
    c.drawString(104,y,lab); c.drawRightString(X['ex']-10,y,p); c.drawRightString(X['ex']+28,y,f'{n} Units'); c.drawRightString(X['sf'],y,m0(sf))
    if a: c.drawRightString(X['mr'],y,m2(a[0])); c.drawRightString(X['cr'],y,m2(a[1])); c.drawRightString(X['oi'],y,m2(a[2]))
    y-=13
c.drawString(30,y,'Totals:')
tl('Occupied Sqft:',f"{osf/tot*100:.2f}%",len(occ),osf,(mr,cr,oi)); tl('Leased/Unoccupied Sqft:','',0,0); tl('Vacant Sqft:',f"{vsf/tot*100:.2f}%",len(vac),vsf); tl('Total Sqft:','',len(T),tot,(mr,cr,oi))
foot(); c.save()
save(FN,dict(propertyName='Copper Ridge Plaza',asOnDate='2025-10-01',units=len(T),occupied=len(occ),vacant=len(vac),rows=rows,printedTotals=dict(area=tot,contractRent=mr)),'RETAIL','MRI commercial rent roll, three-line headers, future increases stacked at right, vacant suites first',True)
