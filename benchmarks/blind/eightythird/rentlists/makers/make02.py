from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(8302); N=Names(r); name='rent_board_registration_marisol.pdf'
units=[f'{f}{s:02}' for f in (1,2,3) for s in range(1,9)]
W,H=landscape(letter); c=canvas.Canvas(D+name,pagesize=(W,H)); rows=[]
X=[30,72,200,258,318,384,452,520,590,660,762]
hd=[['8. Unit','No.'],['9. Name of tenant(s)','on lease'],['10. Unit','type'],['11. Date','tenancy began'],['12. Base','rent at move-in'],['13. Max. allowable','rent (MAR)'],['14. Rent now','charged / mo.'],['15. Security','deposit held'],['16. Parking /','storage chg.'],['17. Status','(see codes)']]
def page(n,tot):
    c.setFont('Helvetica-Bold',12); c.drawString(30,H-36,'CITY OF PORT ALBANY  -  RENT STABILIZATION BOARD')
    c.setFont('Helvetica',8.5); c.drawString(30,H-49,'ANNUAL UNIT REGISTRATION   Form RSB-4 (rev. 01/25)   Schedule A - Unit Detail'); c.drawRightString(762,H-36,f'Page {n} of {tot}')
    c.setLineWidth(.5)
    b=H-96
    for x0,x1,l,v in [(30,250,'1. Property address','Marisol Court, 1730 Delgado Street'),(250,370,'2. Assessor parcel no.','048-7721-016'),(370,500,'3. Registration year','2025'),(500,620,'4. Rents in effect on','July 1, 2025'),(620,762,'5. Total units on parcel','24')]:
        c.rect(x0,b,x1-x0,30); c.setFont('Helvetica',6.5); c.drawString(x0+3,b+22,l); c.setFont('Courier',9); c.drawString(x0+3,b+7,v)
    b-=28
    for x0,x1,l,v in [(30,370,'6. Owner of record','Delgado Street Holdings LP'),(370,762,'7. Person completing form / telephone','Brightwell Prop. Mgmt.  (555) 014-7730')]:
        c.rect(x0,b,x1-x0,28); c.setFont('Helvetica',6.5); c.drawString(x0+3,b+20,l); c.setFont('Courier',9); c.drawString(x0+3,b+6,v)
    b-=30
    c.setFillGray(.88); c.rect(30,b,732,24,fill=1); c.setFillGray(0)
    for i,h in enumerate(hd):
        c.setFont('Helvetica',6.8); c.drawString(X[i]+3,b+14,h[0]); c.drawString(X[i]+3,b+5,h[1])
        c.line(X[i],b,X[i],b+24)
    return b
def line(b,cells,h=22,bold=False):
    c.rect(30,b-h,732,h)
    for i,v in enumerate(cells):
        if i: c.line(X[i],b,X[i],b-h)
        c.setFont('Courier-Bold' if bold else 'Courier',8.5)
        if i in(4,5,6,7,8): c.drawRightString(X[i+1]-4,b-h+7,v)
        else: c.drawString(X[i]+3,b-h+7,v)
    return b-h
b=page(1,2)
types={1:'1BR/1BA',2:'Studio',3:'1BR/1BA',4:'2BR/1BA',5:'2BR/1BA',6:'1BR/1BA',7:'Studio',8:'2BR/1BA'}
baser={'Studio':1150,'1BR/1BA':1425,'2BR/1BA':1795}
exempt={'101':'M'}; vac={'207','304'}; owner={'308'}
for k,u in enumerate(units):
    if k==15:
        c.setFont('Helvetica-Oblique',7); c.drawString(30,b-12,'Continued on next page'); c.showPage(); b=page(2,2)
    t=types[int(u[2])]; 
    if u in vac:
        st='V'; b=line(b,[u,'',t,'','','','','','',st]); rows.append(dict(unit=u,unitType=t,statusText='V')); continue
    if u in owner:
        st='OO'; nm=N('{l}, {f}'); b=line(b,[u,nm,t,'05/01/2009','','','0.00','0.00','0.00',st]); rows.append(dict(unit=u,unitType=t,tenantName=nm,statusText='OO',moveInDate='2009-05-01',contractRent=0,deposit=0,charges=[dict(code='Parking / storage chg.',amount=0)])); continue
    mv=dt.date(r.randint(2004,2024),r.randint(1,12),r.choice([1,1,1,15]))
    base=round(baser[t]*(.62+.02*(mv.year-2004))+r.randint(0,60),2)
    mar=round(base*(1.022**(2025-mv.year)),2); cur=mar if r.random()<.5 else round(mar-r.choice([8,15,22.5,40]),2)
    if cur<base: cur=base; mar=max(mar,base)
    dep=round(base*r.choice([1,1,.5]),2); pk=r.choice([0,0,0,65,65,90])
    nm=N('{l}, {f}'); st=exempt.get(u,'R')
    b=line(b,[u,nm,t,mdy(mv),m2(base),m2(mar),m2(cur),m2(dep),m2(pk),st])
    rows.append(dict(unit=u,unitType=t,tenantName=nm,statusText=st,moveInDate=iso(mv),contractRent=cur,deposit=dep,charges=[dict(code='Parking / storage chg.',amount=pk)]))
S=lambda k:sum(x.get(k) or 0 for x in rows)
b=line(b,['','TOTALS (items 14-16)','','','','',m2(S('contractRent')),m2(S('deposit')),m2(sum(x['charges'][0]['amount'] for x in rows if x.get('charges'))),''],bold=True)
occ=len(units)-2
c.setFont('Helvetica',7.5); b-=16
for s in ['Codes for item 17:  R = rented, covered by the Ordinance   M = rented, resident manager   OO = owner-occupied   V = vacant on the date in item 4',
 f'18. Number of units rented: {occ-1}     19. Owner-occupied: 1     20. Vacant: 2     21. Total (must equal item 5): 24',
 'I declare under penalty of perjury that the foregoing is true and correct to the best of my knowledge.']: c.drawString(30,b,s); b-=13
b-=18; c.line(30,b,260,b); c.line(300,b,400,b); c.drawString(30,b-9,'Signature of owner or agent'); c.drawString(300,b-9,'Date')
c.save()
save(name,dict(propertyName='Marisol Court',asOnDate='2025-07-01',units=24,occupied=22,vacant=2,rows=rows),'MULTIFAMILY','rent board registration form, boxed, max allowable rent column')
