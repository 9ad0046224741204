# flex / warehouse park, legacy .xls by building, annual rents; planted row_dropped
from common import *
import xlwt
f='Ironwood Flex Park rent roll.xls';rows=[]
wb=xlwt.Workbook();ws=wb.add_sheet('RR')
E=xlwt.easyxf
b=E('font: bold on, name Arial, height 180');t=E('font: bold on, name Arial, height 260');h=E('font: bold on, name Arial, height 160; align: wrap on, horiz center, vert bottom; borders: bottom medium');n=E('font: name Arial, height 180');i0=E('font: name Arial, height 180',num_format_str='#,##0');i2=E('font: name Arial, height 180',num_format_str='0.00');bi=E('font: bold on, name Arial, height 180; borders: top thin',num_format_str='#,##0');bt=E('font: bold on, name Arial, height 180; borders: top thin');sh=E('font: bold on, name Arial, height 180; pattern: pattern solid, fore_colour gray25');it=E('font: italic on, name Arial, height 160');c=E('font: name Arial, height 180; align: horiz center')
ws.write(0,0,'IRONWOOD FLEX & DISTRIBUTION PARK',t);ws.write(1,0,'Tenant roster and rents, September 30, 2026',n);ws.write(2,0,'Annual figures in U.S. dollars. NNN unless marked MG.',it)
H=['Unit','Tenant','Building Area (sf)','Office Finish','Dock / Grade Doors','Lease','From','To','Annual Base Rent','$ / sf','Annual CAM/Tax/Ins','Deposit']
for j,x in enumerate(H):ws.write(4,j,x,h)
for j,w_ in enumerate([9,34,11,9,10,7,9,9,13,8,13,11]):ws.col(j).width=256*w_
ws.row(4).height_mismatch=True;ws.row(4).height=520
BL=[('BUILDING 1 - 1400 Commerce Way (flex)',[('1A','Precision Orthotics Lab, Inc.',4800,'60%','0 / 2','NNN','Mar-22','Feb-29',12.5,5000),('1B','Redwing Embroidery',2400,'35%','0 / 1','NNN','Jul-24','Jun-27',13,2600),('1C',None,2400,'40%','0 / 1','','','',0,0),('1D','BioVantage Sample Storage LLC',7200,'50%','1 / 2','NNN','Nov-23','Oct-30',14.25,17100),('1E-F','Dixon & Sons Electric',4800,'20%','0 / 3','MG','Jan-19','Dec-26',11,4000),('1G','Cedar Fork Cabinetry',3600,'10%','0 / 2','NNN','May-25','Apr-28',10.75,3225)]),
('BUILDING 2 - 1420 Commerce Way (flex)',[('2A','Altus Drone Services',5000,'55%','0 / 2','NNN','Sep-25','Aug-30',13.5,11250),('2B','Gulf States Elevator Co.',5000,'30%','1 / 1','NNN','Feb-21','Jan-28',12.1,5042),('2C','Whisker Box Subscription, Inc.',7500,'15%','2 / 1','NNN','Dec-22','Nov-27',11.6,7250),('2D','Tri-Point Fire & Safety',2500,'40%','0 / 1','MG','MTM','MTM',12,2500),('2E',None,5000,'25%','1 / 1','','','',0,0)]),
('BUILDING 3 - 1500 Foundry Rd (bulk warehouse)',[('300','Meridian Tire Distributors, LP',62500,'4%','14 / 2','NNN','Apr-20','Mar-30',6.35,0),('310','Coastal Beverage Transfer',31250,'5%','8 / 1','NNN','Oct-22','Sep-27',6.8,17700),('320','Palletworks of Georgia',15625,'3%','4 / 1','NNN','Jan-25','Dec-29',7.1,9245),('330','Vantage Exhibit Storage',15625,'6%','4 / 0','NNN','Aug-23','Jul-28',7.05,9180),('340','HomeNest Staging Group',12500,'8%','3 / 1','NNN','Jun-26','May-31',7.75,8073)]),
('BUILDING 4 - 1510 Foundry Rd (contractor bays)',[(f'4-{k+1:02d}',x,1500,'none','0 / 1','MG',a,z,9.6 if x else 0,1200 if x else 0) for k,(x,a,z) in enumerate([('A1 Gutter & Trim','Jan-25','Dec-26'),('Lone Pine Landscape','Apr-24','Mar-27'),('Bayou Mobile Detailing','MTM','MTM'),(None,'',''),('Peachtree Pool Supply','Feb-26','Jan-28'),('Okefenokee Kayak Outfitters','May-23','Apr-28'),('R & L Garage Doors','Oct-25','Sep-27')])])]
DROP='320'
y=5;G=[0,0,0,0];NU=OC=0
for bn,us in BL:
    y+=1
    for j in range(12):ws.write(y,j,bn if j==0 else '',sh)
    y+=1;S=[0,0,0,0];oc=0
    for u,tn,sf,of,dk,lt,fr,to,psf,dep in us:
        an=round(sf*psf) if tn else None;cam=(round(sf*(2.95 if sf<10000 else 1.6)) if lt=='NNN' else 0) if tn else None
        S[0]+=sf;NU+=1
        if tn:S[1]+=an;S[2]+=cam;S[3]+=dep;oc+=1
        if u==DROP:continue
        ws.write(y,0,u,n);ws.write(y,1,tn or 'vacant',n);ws.write(y,2,sf,i0);ws.write(y,3,of,c);ws.write(y,4,dk,c)
        if tn:
            ws.write(y,5,lt,c);ws.write(y,6,fr,c);ws.write(y,7,to,c);ws.write(y,8,an,i0);ws.write(y,9,psf,i2);ws.write(y,10,cam,i0);ws.write(y,11,dep,i0)
        rows.append(row(unit=u,building=bn,section=bn,tenantName=tn,area=sf,statusText='Occupied' if tn else 'vacant',leaseStartDate=fr or None,leaseEndDate=to or None,annualRent=an,deposit=dep if tn else None))
        y+=1
    ws.write(y,1,f'Subtotal - {len(us)} units, {oc} leased',bt)
    for j,v in((2,S[0]),(8,S[1]),(10,S[2]),(11,S[3])):ws.write(y,j,v,bi)
    G=[a+z for a,z in zip(G,S)];OC+=oc;y+=1
y+=1;ws.write(y,1,f'PARK TOTAL - {NU} units, {OC} leased',bt)
for j,v in((2,G[0]),(8,G[1]),(10,G[2]),(11,G[3])):ws.write(y,j,v,bi)
y+=2;ws.write(y,0,'MTM = month to month.  Unit 1C demised from 1D in 2023.  4-03 paid on account.',it)
ws.set_portrait(False);ws.fit_num_pages=1;ws.fit_width_to_pages=1
wb.save(doc(f));print(NU,OC)
d=[x for x in BL[2][1] if x[0]==DROP][0]
save(f,'INDUSTRIAL','legacy .xls of a flex/warehouse park by building, annual rents, month-year dates',False,'IRONWOOD FLEX & DISTRIBUTION PARK',D(2026,9,30),NU,OC,NU-OC,rows,sheet='RR',planted=dict(what=f'unit 320 ({d[1]}, {d[2]:,} sf, {round(d[2]*d[8]):,} a year) is not printed; subtotal of Building 3 and park total (sums and counts) include it',kind='row_dropped'))
