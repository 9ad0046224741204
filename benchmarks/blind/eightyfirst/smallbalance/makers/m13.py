# QuickBooks style print, customers = properties, jobs = units
from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
FN='QB_rentroll_tolliver.pdf'
W,H=letter; D=dt.date
P=[('Alder St Fourplex',[('Unit 1','Mendel, Carla','05/31/2026',825,825,0),('Unit 2','Rincon, Joel & Dee','MTM',760,700,0),('Unit 3','Haskett, Buddy','08/31/2026',840,840,420),('Unit 4','','',None,None,None)]),
('Beech Ct Duplex',[('Side A','Lockridge, Tammy','MTM',690,500,-15.5),('Side B','Amundsen, Rolf','01/31/2026',725,725,0)]),
('209 Mill Rd',[('House','Pettibone, Sara','06/30/2026',1150,1150,0),('Rear cottage','Dunn, Marvin','MTM',540,300,540)]),
('Railroad Ave',[('Shop','Fast Eddy\'s Small Engine','12/31/2027',950,950,0),('Up 1','Grady, Noel','MTM',485,400,0),('Up 2','Solis, Ana','03/31/2026',510,510,65)])]
c=canvas.Canvas(doc(FN),pagesize=letter)
c.setFont('Helvetica-Bold',8); c.drawString(36,H-40,'3:42 PM'); c.drawString(36,H-51,'10/14/25')
c.setFont('Helvetica-Bold',12); c.drawCentredString(W/2,H-42,'Tolliver & Sons Rentals'); c.setFont('Helvetica-Bold',14); c.drawCentredString(W/2,H-58,'Rent Roll by Property'); c.setFont('Helvetica-Bold',10); c.drawCentredString(W/2,H-72,'As of October 14, 2025')
y=H-100; X=[230,352,420,485,550]
c.setFont('Helvetica-Bold',8.5)
for x,t,a in((212,'Tenant','l'),(345,'Lease Exp','c'),(432,'Deposit Held','r'),(500,'Monthly Rent','r'),(566,'Open Balance','r')):
    {'l':c.drawString,'c':c.drawCentredString,'r':c.drawRightString}[a](x,y,t)
    w=c.stringWidth(t,'Helvetica-Bold',8.5); x0={'l':x,'c':x-w/2,'r':x-w}[a]; c.setLineWidth(1.2); c.line(x0-4,y-3,x0+w+2,y-3)
y-=16; rows=[];G=[0,0,0]
def amt(vals,bold=True,line=False,dbl=False):
    c.setFont('Helvetica-Bold' if bold else 'Helvetica',8.5)
    for x,v in zip((432,500,566),vals):
        if v is None: continue
        c.drawRightString(x,y,m2(v))
        if line: c.setLineWidth(.6); c.line(x-48,y+9,x,y+9)
        if dbl: c.setLineWidth(.6); c.line(x-48,y-2.5,x,y-2.5); c.line(x-48,y-4.5,x,y-4.5)
for p,us_ in P:
    c.setFont('Helvetica-Bold',8.5); c.drawString(50,y,p); y-=13; S=[0,0,0]
    for u,t,e,rent,dep,bal in us_:
        c.setFont('Helvetica',8.5); c.drawString(66,y,u); c.drawString(212,y,t); c.drawCentredString(345,y,e)
        amt((dep if dep is not None else 0,rent if rent is not None else 0,bal if bal is not None else 0),False)
        for k,v in enumerate((dep,rent,bal)): S[k]+=v or 0
        vac=not t
        le=None if not e else ('MTM' if e=='MTM' else f'{e[6:]}-{e[:2]}-{e[3:5]}')
        rows.append(row(unit=u,building=p,propertyName=p,tenantName=t or None,statusText='Vacant' if vac else 'Occupied',leaseEndDate=le,contractRent=rent or 0,deposit=dep or 0,balance=bal or 0)); y-=12.5
    c.setFont('Helvetica-Bold',8.5); c.drawString(50,y-2,'Total '+p); y-=2; amt(S,True,True); y-=18
    for k in range(3): G[k]+=S[k]
c.setFont('Helvetica-Bold',8.5); c.drawString(36,y,'TOTAL'); amt(G,True,True,True)
c.setFont('Helvetica-Bold',8); c.drawRightString(W-46,30,'Page 1')
c.save()
for x in rows: x.pop('building')
assert sum(x['contractRent'] for x in rows)==G[1]; print(G)
save(FN,'MULTIFAMILY','QuickBooks style print, property headings with totals, indented units, vacant unit only by empty tenant and zero rent',True,dict(propertyName=None,asOnDate='2025-10-14',units=11,occupied=10,vacant=1,rows=rows))
