from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
r=random.Random(7608);nm=namer(r,'us')
f='shady_acres_lot_cards.pdf'
c=canvas.Canvas(doc(f),pagesize=letter);rows=[];N=14;tot=0;cols=2
def pgh():
    c.setFont('Times-Bold',14);c.drawCentredString(306,752,'SHADY ACRES MOBILE HOME COURT');c.setFont('Times-Roman',10);c.drawCentredString(306,738,'Lot cards copied for the conservator, December 1, 2025')
pgh()
for i in range(N):
    k=i%8
    if i and k==0: c.showPage();pgh()
    x=40+(k%2)*272;y=595-(k//2)*150;c.rect(x,y,258,128)
    u=f'Lot {i+1}'
    c.setFont('Times-Bold',13);c.drawString(x+8,y+110,u)
    def kv(a,b,X,Y,bold=False):
        c.setFont('Times-Italic',9);c.drawString(x+X,y+Y,a);w=c.stringWidth(a,'Times-Italic',9);c.setFont('Courier-Bold' if bold else 'Courier',9.5);c.drawString(x+X+w+5,y+Y,b)
    vac=i in(4,10)
    if vac:
        kv('Resident:','VACANT',8,90,True);kv('Home:','none (pad only)',8,74);kv('Lot rent:','',8,58);kv('Remarks:','pad needs hookup' if i==4 else 'home hauled off 8/25',8,10)
        rows.append(dict(unit=u,statusText='VACANT'));continue
    a,b=nm();d=rd(r,2009,2024);ty=r.choice(['Single','Single','Double']);rent=345.0 if ty=='Single' else 385.0
    if r.random()<.25: rent-=25
    w=r.choice([28.0,28.0,31.5,40.0]);tr=14.0;pet=r.choice([0,0,10.0]);T=rent+w+tr+pet;bal=r.choice([0,0,0,T,-T,150.0]);dep=r.choice([200.0,300.0,0])
    kv('Resident:',f'{a} {b}',8,90,True);kv('Home:',f'{ty}, {r.randint(1974,2006)} {r.choice(["Fleetwood","Skyline","Champion","Redman"])}',8,74);kv('Moved in:',f'{d.month}/{d.day}/{d.year}',140,110)
    kv('Lot rent:',m(rent),8,58);kv('Water:',m(w),135,58);kv('Trash:',m(tr),8,43);kv('Pet:',m(pet) if pet else '-',135,43);kv('Total per month:',m(T),8,27,True);kv('Deposit:',m(dep) if dep else 'none',150,27)
    kv('Owes:',m(bal) if bal>0 else 'paid ahead '+m(-bal) if bal<0 else 'current',8,10)
    tot+=T
    rows.append(dict(unit=u,unitType=ty,tenantName=f'{a} {b}',moveInDate=d.isoformat(),contractRent=rent,charges=[dict(code=q,amount=v) for q,v in (('Lot rent',rent),('Water',w),('Trash',tr),('Pet',pet)) if v],totalCharges=T,deposit=dep or None,balance=bal or None,statusText='Occupied'))
c.setFont('Times-Bold',11);c.drawString(40,y-28,f'14 lots, 12 rented, 2 vacant.   Total per month all lots: ${m(tot)}');c.save()
save(f,'MANUFACTURED_HOUSING','boxed lot cards, eight to a page, label and value',True,dict(propertyName='SHADY ACRES MOBILE HOME COURT',asOnDate='2025-12-01',units=14,occupied=12,vacant=2,rows=rows,totals=dict(totalCharges=tot)))
