# small medical building, owner's typed page, no rules, tab-aligned
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
N='p05_st_brendan_medical.pdf'
D=[('101/102/103','Valley Ortho & Sports Med.',5480,'10/1/18','9/30/28',11645.00,2466.00,11000),('104','Brightwell Audiology',1210,'4/1/23','3/31/26',2672.08,544.50,2600),('105','-- vacant --',1390,'','',None,None,None),
('106','Quest-Path Lab Draw Stn',840,'1/1/22','12/31/26',2030.00,378.00,0),('107/109','Drs. Kell, Amari & Voss OB-GYN',4025,'7/1/20','6/30/30',8989.17,1811.25,8500),('108','Medical Arts Pharmacy',1600,'5/1/17','4/30/27',4133.33,720.00,4000),
('201','Cascade Endodontics',2210,'9/1/24','8/31/31',5064.58,994.50,5000),('202','Sleep Disorders Center NW',3150,'3/1/16','M-T-M',6037.50,1417.50,5500),('203','-- vacant --',1875,'','',None,None,None),('204/205','Riverbend Physical Therapy',3720,'2/1/25','1/31/35',7905.00,1674.00,15810),
('206','Management office',410,'','',0,None,None)]
c=canvas.Canvas(doc(N),pagesize=letter);y=740
c.setFont('Courier-Bold',12);c.drawString(50,y,'ST. BRENDAN MEDICAL ARTS BUILDING');y-=15
c.setFont('Courier',10);c.drawString(50,y,'400 N. Alder St.     RENT ROLL -- APRIL 1, 2026');y-=30
X=[50,116,286,336,386,446,500,556]
c.setFont('Courier-Bold',7.5)
for i,(a,b) in enumerate([('Suite',''),('Tenant',''),('Sq.','Ft.'),('Lease','Begins'),('Lease','Ends'),('Base Rent','/ Month'),('NNN Est.','/ Month'),('Deposit','')]):
    (c.drawString if i<2 else c.drawRightString)(X[i],y,a);(c.drawString if i<2 else c.drawRightString)(X[i],y-9,b)
y-=26;rows=[];c.setFont('Courier',7.5)
from datetime import datetime
iso=lambda s:s if s=='M-T-M' else datetime.strptime(s,'%m/%d/%y').strftime('%Y-%m-%d') if s else None
m=lambda v:'' if v is None else f'{v:,.2f}'
for u,t,a,s,e,r,n,d in D:
    for i,v in enumerate((u,t,f'{a:,}',s,e,m(r),m(n),m(d))):(c.drawString if i<2 else c.drawRightString)(X[i],y,v)
    y-=15; vac='vacant' in t; mg='Management' in t
    rows.append(dict(unit=u,tenantName=None if vac else t,area=a,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=r,charges=[dict(code='NNN Est.',amount=n)] if n else [],deposit=d,statusText='vacant' if vac else 'Management office' if mg else 'Occupied'))
t=[sum(x[k] or 0 for x in D) for k in (2,5,6,7)]
c.setFont('Courier-Bold',7.5);y-=4;c.drawString(116,y,'TOTALS');c.drawRightString(X[2],y,f'{t[0]:,}')
for k in (1,2,3): c.drawRightString(X[4+k],y,m(t[k]))
y-=30;c.setFont('Courier',8)
for l in ['8 tenants, 2 vacant suites, 1 mgmt office (11 leasing units).','Combined suites (101/102/103, 107/109, 204/205) are each one leasing unit.','','Notes:','1. Brightwell Audiology lease expired 3/31/26. Renewal out for signature,','   3 yrs at $27.25/sf. Paying holdover at old rate.','2. Valley Ortho: 3% each October 1. Two 5-yr options.','3. Asking on 105 & 203 is $26.00 NNN.']:
    c.drawString(50,y,l);y-=11
c.setFont('Courier',7);c.drawString(50,40,'prepared by K.W. - typed 4/3/26');c.save()
save(N,'OFFICE','typed medical-office list without rules, combined suites',False,dict(propertyName='St. Brendan Medical Arts Building',asOnDate='2026-04-01',units=11,occupied=8,vacant=2,printedTotals=dict(area=t[0],contractRent=round(t[1],2)),rows=rows))
