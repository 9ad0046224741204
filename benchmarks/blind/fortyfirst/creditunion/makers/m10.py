# QuickBooks-like PDF: small office building, customer report; small; no as-of, only print date
from common import *
from reportlab.pdfgen import canvas
r=R(1010); NAME='QB_Rent_Roll_Tierra_Alta_Office.pdf'
c=canvas.Canvas(DOC+'/'+NAME,pagesize=(612,792),invariant=1)
A='Helvetica';B='Helvetica-Bold'
def L(x,y,s,f=A,z=8): c.setFont(f,z); c.drawString(x,y,s)
def Rr(x,y,s,f=A,z=8): c.setFont(f,z); c.drawRightString(x,y,s)
def C(x,y,s,f=A,z=8): c.setFont(f,z); c.drawCentredString(x,y,s)
L(36,756,'10:52 AM',B,7); L(36,746,'05/06/25',B,7)
C(306,756,'Tierra Alta Office Partners',B,12); C(306,740,'Tenant Rent Roll',B,14); C(306,727,'All Active Customers:Jobs',B,9)
X=[('Suite',48,'l'),('Customer',92,'l'),('Rentable SF',290,'r'),('Lease Exp.',304,'l'),('Monthly Rent',418,'r'),('CAM/Util Est.',484,'r'),('Open Balance',560,'r')]
y=704
for h,x,a in X:
    (L if a=='l' else Rr)(x,y,h,B)
    w=c.stringWidth(h,B,8); x0=x if a=='l' else x-w
    c.setLineWidth(1); c.line(x0-3,y-3,x0+w+3,y-3)
T=[('First Floor',[('100','Blue Yucca Credit Counseling',1820,17.5),('104','Alpenglow Family Therapy',960,18),('108','',740,0),('110','Larsen & Rigby CPAs, LLC',2210,17)]),
('Second Floor',[('200','Silver Creek Title Agency',2450,16.5),('206','Northstar Hearing Aids',880,18.25),('208','Wasatch Bookkeeping',610,19),('210','',1130,0),('212','Desert Sage Acupuncture',690,18.5)]),
('Garden Level',[('G1','Owner storage',420,None),('G2','Uinta Home Health Inc.',1340,12),('G3','Tall Pines Counseling Group',905,13)])]
rows=[];G=[0,0,0,0]; y-=18; e=iter([D(2026,8,31),'MTM',D(2027,1,31),D(2029,12,31),D(2025,11,30),D(2026,4,30),D(2028,2,29),D(2027,6,30),'MTM'])
for f,us_ in T:
    L(40,y,f,B); y-=13; s=[0,0,0,0]
    for u,n,sf,ps in us_:
        q=dict(unit=u,section=f,area=sf); L(48,y,u); Rr(290,y,f'{sf:,}'); s[0]+=sf
        if n=='' : L(92,y,'Vacant'); q['statusText']='Vacant'
        elif ps is None:
            L(92,y,n); q.update(tenantName=n)
            for x in (418,484,560): Rr(x,y,'0.00')
            q.update(contractRent=0,balance=0,charges=[dict(code='CAM/Util Est.',amount=0)])
        else:
            le=next(e); rent=round(sf*ps/12,2); cam=round(sf*.21,2) if u[0]!='G' else 0; bal=r.choice([0,0,0,round(rent+cam,2),-125])
            L(92,y,n); L(304,y,le if le=='MTM' else us(le)); Rr(418,y,m2(rent)); Rr(484,y,m2(cam)); Rr(560,y,m2(bal))
            q.update(tenantName=n,statusText='Occupied',leaseEndDate=le if le=='MTM' else iso(le),contractRent=rent,balance=bal,charges=[dict(code='CAM/Util Est.',amount=cam)])
            for j,v in enumerate((rent,cam,bal)): s[j+1]+=v
        rows.append(q); y-=12.5
    c.setLineWidth(.5)
    for x in (290,418,484,560): c.line(x-46,y+9,x,y+9)
    L(40,y-1,'Total '+f)
    for x,v,k in zip((290,418,484,560),s,range(4)): Rr(x,y-1,f'{v:,}' if k==0 else m2(v))
    for j in range(4): G[j]+=s[j]
    y-=22
L(36,y,'TOTAL',B)
for x,v,k in zip((290,418,484,560),G,range(4)):
    Rr(x,y,f'{v:,}' if k==0 else m2(v),B); c.line(x-46,y+9,x,y+9); c.line(x-46,y-3,x,y-3); c.line(x-46,y-5,x,y-5)
Rr(576,36,'Page 1',B,7); c.save()
save(NAME,dict(propertyName='Tierra Alta Office Partners',asOnDate=None,units=12,occupied=None,vacant=None),rows,'OFFICE','QuickBooks-like report, print date only, floors as groups')
