# six-unit walk-up over one shop, typed letter from landlord, Courier typewriter look w/ dot leaders, no ruled table, memo; 7 rows
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4,letter
N='Letter re rents 340 Pell Street.pdf'
c=canvas.Canvas(doc(N),pagesize=letter,invariant=1);W,H=letter
T=[('Shop','Bodnar Shoe Repair',1150,'2-28-27',1150,{'leaseEndDate':'2027-02-28'}),
('1A','Miss O. Rasmin',895,'5-31-26',895,{'leaseEndDate':'2026-05-31'}),
('1B','Vacant (renovating)',None,'',None,{}),
('2A','P. Castellane',940,'9-30-26',900,{'leaseEndDate':'2026-09-30'}),
('2B','Mr & Mrs Dzurik',780,'MTM',400,{'leaseEndDate':'MTM'}),
('3A','T. Wolcott / A. Reyes',965,'7-31-26',965,{'leaseEndDate':'2026-07-31'}),
('3B','Francine Obi',925,'3-31-26',925,{'leaseEndDate':'2026-03-31'})]
y=H-72
def ln(s='',b=False,dy=13):
    global y
    c.setFont('Courier-Bold' if b else 'Courier',10);c.drawString(72,y,s);y-=dy
for s in('STEFAN MOLNARIK','340 Pell Street, 2nd rear','','December 1, 2025','','First Allegheny Savings Bank','Commercial Loan Department','','Re: 340 Pell Street, loan no. 88-20417','','Gentlemen:','','You asked for the rents. They are as follows as of today:',''):ln(s)
ln('UNIT   TENANT                     RENT/MO.  LEASE TO   SECURITY',True);ln('-'*64)
truth=[];tr=ts=0
for u,n,r,e,d,k in T:
    if r is None:ln(f'{u:<7}{n}');truth.append(dict(unit=u,statusText='Vacant'))
    else:
        dots=n+' '+'.'*(25-len(n))
        ln(f"{u:<7}{dots:<27}{r:>8,.2f}  {e:<9}{d:>9,.2f}");tr+=r;ts+=d
        truth.append(dict(unit=u,tenantName=n,statusText='Occupied',contractRent=r,deposit=d,**k))
ln('-'*64);ln(f"{'':<7}{'Total per month':<27}{tr:>8,.2f}  {'':<9}{ts:>9,.2f}",True);ln(f"{'':<7}{'Per year':<25}{tr*12:>10,.2f}");ln()
for s in('1B was $875.00 until the tenant left in October; I will ask','$1,025.00 when the kitchen is done. The shop pays its own heat','and a third of the water bill, which I bill every quarter. All','the apartments have heat included. Nobody is behind except','Mr & Mrs Dzurik, who owe half of November.','','Very truly yours,','','','','S. Molnarik'):ln(s)
c.showPage();c.save()
save(N,dict(propertyName='340 Pell Street',asOnDate='2025-12-01',units=7,occupied=6,vacant=1,rows=truth),'MIXED_USE','owner, typed letter','typewriter letter with dot leaders, prose around the list')
