# Lender's rent-roll form filled in by the borrower, 12-unit garden building, typed entries in a boxed form
from common import *
from reportlab.pdfgen import canvas
r=random.Random(4804); W,H=612,792; N='form_cb117_larkspur.pdf'; AS=dt.date(2026,5,31)
nm=names(r,12); rows=[]
for i in range(12):
    u=f'{"AB"[i//6]}{i%6+1}'; br,ba,rent=[(1,1,925),(2,1,1095),(2,1.5,1150)][i%3]
    if i==7: rows.append(dict(unit=u,unitType=f'{br}BR/{ba:g}BA',statusText='VACANT',marketRent=rent)); continue
    f,l=nm[i]; mi=dt.date(r.randint(2015,2025),r.randint(1,12),r.choice([1,1,1,15])); cr=rent-r.choice([0,0,25,50,75,100])
    mtm=i in (2,9); en='MTM' if mtm else lend(mi,12)
    while en!='MTM' and en<AS: en=lend(en+dt.timedelta(days=1),12)
    rows.append(dict(unit=u,unitType=f'{br}BR/{ba:g}BA',tenantName='Manager - '+f'{f} {l}' if i==0 else f'{f} {l}',statusText='Occupied',marketRent=rent,contractRent=cr if i else 500,moveInDate=mi,leaseEndDate=en,deposit=r.choice([500,600,cr,cr]),balance=r.choice([0,0,0,0,cr,150])))
c=canvas.Canvas(f'{D}/{N}',pagesize=(W,H)); c.setLineWidth(.7)
c.setFont('Times-Bold',13); c.drawString(40,748,'Cottonwood Community Bank'); c.setFont('Times-Roman',8); c.drawRightString(572,748,'Form CB-117 (Rev. 8/19)'); c.setFont('Times-Bold',12); c.drawCentredString(306,724,'MULTIFAMILY RENT ROLL CERTIFICATION'); c.setFont('Times-Italic',8); c.drawCentredString(306,713,'To be completed by Borrower. List every unit, including vacant units. Attach additional sheets if needed.')
def box(x,y,w,h,lab,val):
    c.rect(x,y,w,h); c.setFont('Times-Roman',6.5); c.drawString(x+3,y+h-8,lab); c.setFont('Courier',9.5); c.drawString(x+6,y+5,val)
box(40,674,300,28,'1. Property name','Larkspur Court Apts'); box(340,674,232,28,'2. Loan number','20-114873-6')
box(40,646,300,28,'3. Property address','2208 SE Larkspur Ct, Salem OR'); box(340,646,116,28,'4. Rents effective as of','05/31/2026'); box(456,646,116,28,'5. Total number of units','12')
cols=[(40,34,'(a)','Unit','No.'),(74,56,'(b)','Bedrooms /','Baths'),(130,136,'(c)','Name of Tenant','(write VACANT if none)'),(266,54,'(d)','Date of','Occupancy'),(320,54,'(e)','Lease','Expires'),(374,50,'(f)','Present Mo.','Rent ($)'),(424,50,'(g)','Market Mo.','Rent ($)'),(474,49,'(h)','Security','Deposit ($)'),(523,49,'(i)','Rent Past','Due ($)')]
top=632; c.setFillGray(.88); c.rect(40,top-32,532,32,fill=1); c.setFillGray(0)
for x,w,a,b,d in cols:
    c.rect(x,top-32,w,32); c.setFont('Times-Roman',6.5); c.drawCentredString(x+w/2,top-8,a); c.setFont('Times-Bold',7); c.drawCentredString(x+w/2,top-18,b); c.drawCentredString(x+w/2,top-27,d)
y=top-32
for i in range(16):
    y-=20
    for x,w,*_ in cols: c.rect(x,y,w,20)
    if i<len(rows):
        w=rows[i]; c.setFont('Courier',8); jy=y+6+r.choice([-.6,0,.5])
        c.drawString(46,jy,w['unit']); c.drawString(77,jy,w['unitType']); c.drawString(133,jy,w.get('tenantName') or 'VACANT'); c.drawString(269,jy,us2(w.get('moveInDate'))); c.drawString(323,jy,us2(w.get('leaseEndDate')))
        for x,k in ((421,'contractRent'),(471,'marketRent'),(520,'deposit'),(569,'balance')): 
            v=w.get(k); c.drawRightString(x,jy,'' if v is None else m0(v))
y-=20; 
S=lambda k: sum(w.get(k) or 0 for w in rows)
c.rect(40,y,334,20); c.setFont('Times-Bold',8); c.drawRightString(368,y+6,'TOTALS'); c.setFont('Courier',8)
for (x,w,*_),k in zip(cols[5:],('contractRent','marketRent','deposit','balance')): c.rect(x,y,w,20); c.drawRightString(x+w-3,y+6,m0(S(k)))
y-=30; box(40,y,133,28,'6. Units occupied','11'); box(173,y,133,28,'7. Units vacant','1'); box(306,y,266,28,'8. Utilities paid by owner','water/sewer/garbage')
y-=20; c.setFont('Times-Roman',8); c.drawString(40,y,'Remarks:'); c.setFont('Courier',8); c.drawString(84,y,'A1 resident manager, reduced rent $500. B2 being painted, ready mid June.')
y-=24; c.setFont('Times-Roman',8); c.drawString(40,y,'The undersigned certifies that the above is a true and complete statement of all leases and occupancies at the property.')
y-=34; c.line(40,y,290,y); c.line(330,y,450,y); c.line(470,y,572,y); c.setFont('Times-Roman',7)
for x,t in ((40,'Signature of Borrower'),(330,'Title'),(470,'Date signed')): c.drawString(x,y-9,t)
c.setFont('Times-Italic',15); c.drawString(60,y+4,'Ines Calderwood'); c.setFont('Courier',9); c.drawString(336,y+4,'Mng. member'); c.drawString(476,y+4,'6/8/26'); c.save()
save(N,'MULTIFAMILY','bank form filled in by borrower, boxed with blank lines',False,rows,'Larkspur Court Apts','2026-05-31',12,11,1)
