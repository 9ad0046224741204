from h import *
from reportlab.pdfgen import canvas
from reportlab.lib.colors import HexColor,white,black
r=random.Random(7803); FN='Saltgrass_Crossing_OM_RentRoll.pdf'
W,H=842,595+20
c=canvas.Canvas(f'{B}/documents/{FN}',pagesize=(W,H));navy=HexColor('#17324d');tan=HexColor('#f1ece2')
def frame(t,p):
    c.setFillColor(navy);c.rect(0,H-58,W,58,fill=1,stroke=0);c.setFillColor(white);c.setFont('Times-Bold',20);c.drawString(36,H-38,t)
    c.setFont('Helvetica',8);c.drawRightString(W-36,H-34,'SALTGRASS CROSSING  |  LEAGUE CITY, TEXAS')
    c.setFillColor(HexColor('#777777'));c.setFont('Helvetica',7);c.drawString(36,18,'Harrowgate Net Lease Advisors   |   Offering Memorandum');c.drawRightString(W-36,18,str(p));c.setFillColor(black)
frame('RENT ROLL',14)
ten=[('100','Brightwater Dental Group',2400,31.5,'2021-06','2031-05',[('2027-06',3)]),('104','Nail Theory',1200,29,'2023-02','2028-01',[('2027-02',3)]),('106','Paz & Plata Taqueria',2800,33,'2020-11','2030-10',[('2026-11',10)]),('112','Vacant',1500,0,0,0,0),('114','Gulf Coast Physical Therapy',3200,28.5,'2022-09','2029-08',[('2027-09',3),('2028-09',3)]),('118','Lone Oak Insurance Agency',1000,27,'2024-05','2027-04',[]),('120','Kettle & Crumb Bakehouse',1600,32,'2025-01','2030-12',[('2027-01',3),('2028-01',3),('2029-01',3)]),('124','Vapor Junction',1100,30,'2023-08','2026-12',[]),('128','Pinnacle Martial Arts',4200,22,'2019-04','2029-03',[('2027-04',2.5)]),('132','Vacant',1350,0,0,0,0),('134','CellFix Wireless',950,36,'2024-10','2027-09',[]),('136','Blue Heron Veterinary',3600,30.25,'2022-03','2032-02',[('2027-03',8),]),('PAD A','Copperline Coffee (Ground Lease)',2150,58,'2018-12','2038-11',[('2028-12',10)])]
hx=[('Suite',40,0),('Tenant',82,0),('GLA (SF)',300,1),('% of GLA',345,1),('Start',362,0),('Expiration',418,0),('Monthly',530,1),('Annual',592,1),('Rent/SF',635,1),('Date',652,0),('Monthly Rent',756,1),('Type',768,0)]
y=H-84
c.setFillColor(navy);c.rect(36,y-20,W-72,34,fill=1,stroke=0);c.setFillColor(white);c.setFont('Helvetica-Bold',8)
c.drawCentredString(408,y+4,'LEASE TERM');c.drawCentredString(560,y+4,'CURRENT BASE RENT');c.drawCentredString(704,y+4,'RENT INCREASES')
for t,x,R in hx:(c.drawRightString if R else c.drawString)(x,y-12,t)
c.setFillColor(black);y-=34;gla=sum(t[2] for t in ten);rows=[];tm=0;oa=0
ymd=lambda s,e=False:(addm(dt.date.fromisoformat(s+'-01'),1)-dt.timedelta(1)) if e else dt.date.fromisoformat(s+'-01')
sd=lambda x:f'{x.month}/{x.day}/{x.year}'
for i,(s,n,a,p,st,en,inc) in enumerate(ten):
    h=16+11*max(0,len(inc or [])-1)
    if i%2==0:c.setFillColor(tan);c.rect(36,y-h+11,W-72,h,fill=1,stroke=0);c.setFillColor(black)
    c.setFont('Helvetica',8.5);c.drawString(40,y,s);c.drawString(82,y,n if p else 'VACANT');c.drawRightString(300,y,f'{a:,}');c.drawRightString(345,y,f'{100*a/gla:.1f}%')
    row=dict(unit=s,area=a)
    if p:
        mo=round(a*p/12,2);tm+=mo;oa+=a;S0,E0=ymd(st),ymd(en,True)
        c.drawString(362,y,sd(S0));c.drawString(418,y,sd(E0));c.drawRightString(530,y,f'${mo:,.2f}');c.drawRightString(592,y,f'${round(mo*12):,}');c.drawRightString(635,y,f'${p:.2f}');c.drawString(768,y,'Abs. NNN' if 'PAD' in s else 'NNN')
        steps=[];cur=mo;yy=y
        for dd,pc in inc:
            cur=round(cur*(1+pc/100),2);c.drawString(652,yy,sd(ymd(dd)));c.drawRightString(756,yy,f'${cur:,.2f}');yy-=11;steps.append(dict(date=iso(ymd(dd)),amount=cur))
        if not inc:c.drawString(652,y,'None')
        row.update(tenantName=n,statusText='Occupied',leaseStartDate=iso(S0),leaseEndDate=iso(E0),contractRent=mo,annualRent=round(mo*12),rentSteps=steps or None)
    else:row['statusText']='VACANT'
    rows.append(row);y-=h
c.setLineWidth(1);c.line(36,y+9,W-36,y+9);c.setFont('Helvetica-Bold',8.5)
for lab,a,m in [('Occupied',oa,tm),('Vacant',gla-oa,None),('TOTAL',gla,tm)]:
    y-=4;c.drawString(82,y,lab);c.drawRightString(300,y,f'{a:,}');c.drawRightString(345,y,f'{100*a/gla:.1f}%')
    if m:c.drawRightString(530,y,f'${m:,.2f}');c.drawRightString(592,y,f"${sum(x.get('annualRent',0) for x in rows):,}")
    y-=11
c.setFont('Helvetica-Oblique',7.5);y-=10
for t in ['Note: Rent roll as of October 15, 2026. Rents shown are base rent only; tenants reimburse taxes, insurance and CAM per their leases.','Vapor Junction has given notice that it will not renew. Paz & Plata has two 5-year options at 10% increases.']:c.drawString(40,y,t);y-=10
c.showPage();frame('LEASE EXPIRATION SUMMARY',15);y=H-90;c.setFont('Helvetica-Bold',9)
for x,t in[(60,'Year'),(160,'Leases Expiring'),(300,'SF Expiring'),(420,'% of GLA')]:c.drawString(x,y,t)
c.setFont('Helvetica',9)
ys={}
for x in rows:
    if 'leaseEndDate' in x and x['leaseEndDate']:ys.setdefault(x['leaseEndDate'][:4],[]).append(x['area'])
for k in sorted(ys):
    y-=16;c.drawString(60,y,k);c.drawString(160,y,str(len(ys[k])));c.drawString(300,y,f'{sum(ys[k]):,}');c.drawString(420,y,f'{100*sum(ys[k])/gla:.1f}%')
c.save()
save(FN,'RETAIL','Offering memorandum rent roll with step column',False,dict(propertyName='Saltgrass Crossing',asOnDate='2026-10-15',units=13,occupied=11,vacant=2,sheet=None,planted=None,rows=rows),[('area',gla),('contractRent',tm)])
