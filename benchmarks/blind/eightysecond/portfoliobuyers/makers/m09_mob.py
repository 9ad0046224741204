from common import *
import xlsxwriter
fn='St Brendan MOB rent roll (rev 2).xlsx'; S='Sheet1'
ten=[('Suite 100','Tidewater Orthopaedic Associates',6840,D(2019,7,1),D(2029,6,30),16245.00,[('7/1/2026',16732.35),('7/1/2027',17234.32),('7/1/2028',17751.35)],('CAM / Opex',5415.00),32000.),
('Suite 110','St. Brendan Outpatient Lab',1975,D(2021,1,1),D(2030,12,31),4937.50,[('1/1/2027',5061.0)],('CAM / Opex',1563.54),None),
('Suite 120','Vacant',1430,None,None,None,[],None,None),
('Suite 130','Harborview Pharmacy',2210,D(2017,11,1),'Month-to-Month',5064.58,[],('CAM / Opex',1749.58),5000.),
('Suite 200','Coastal Women\'s Health, P.A.',5120,D(2022,4,1),D(2032,3,31),12586.67,[('4/1/2026',12901.34),('4/1/2027',13223.87)],('CAM / Opex',4053.33),25000.),
('Suite 210','Pelican Pediatric Dentistry',2665,D(2020,9,1),D(2027,8,31),6440.42,[('9/1/2026',6601.43)],('CAM / Opex',2109.79),6440.42),
('Suite 220','Low Country Dermatology',3090,D(2023,2,1),D(2033,1,31),7853.75,[('2/1/2027',8089.36),('2/1/2028',8332.04),('2/1/2029',8582.0)],('CAM / Opex',2446.25),15000.),
('Suite 230','Vacant',1885,None,None,None,[],None,None),
('Suite 240','Marsh & Dune Physical Therapy',2540,D(2024,10,1),D(2029,9,30),6138.33,[('10/1/2026',6291.79)],('CAM / Opex',2010.83),6138.33)]
wb=xlsxwriter.Workbook(doc(fn),{'default_date_format':'m/d/yyyy'});ws=wb.add_worksheet(S)
B=dict(font_name='Cambria',font_size=10);f=lambda **k:wb.add_format({**B,**k})
ws.merge_range('A1:K1','St. Brendan Medical Office Building',f(bold=1,font_size=15,align='center'))
ws.merge_range('A2:K2','Tenant Rent Schedule',f(align='center',italic=1));ws.merge_range('A3:K3','February 2026',f(align='center'))
h=f(bold=1,align='center',valign='vcenter',text_wrap=1,top=2,bottom=1)
heads=[('Suite',0),('Tenant',1),('Rentable Area',2)]
for t,j in heads: ws.merge_range(4,j,5,j,t,h)
ws.merge_range(4,3,4,4,'Lease Dates',h);ws.write(5,3,'Commence',h);ws.write(5,4,'Expire',h)
ws.merge_range(4,5,4,6,'Current Monthly',h);ws.write(5,5,'Base Rent',h);ws.write(5,6,'CAM / Opex',h)
ws.merge_range(4,7,5,7,'Total Due Monthly',h);ws.merge_range(4,8,4,9,'Scheduled Increases',h);ws.write(5,8,'Effective',h);ws.write(5,9,'New Base Rent',h);ws.merge_range(4,10,5,10,'Deposit Held',h)
n=f(num_format='#,##0" sf"');m=f(num_format='#,##0.00');tx=f();d=f(num_format='m/d/yyyy',align='center');ctr=f(align='center')
R=6;rows=[]
for u,t,sf,a,z,b,st,op,dep in ten:
    v=t=='Vacant'
    ws.write(R,0,u,tx);ws.write(R,1,'— Vacant —' if v else t,f(italic=1) if v else tx);ws.write(R,2,sf,n)
    if not v:
        ws.write_datetime(R,3,dt.datetime.combine(a,dt.time()),d)
        ws.write(R,4,z,ctr) if isinstance(z,str) else ws.write_datetime(R,4,dt.datetime.combine(z,dt.time()),d)
        ws.write(R,5,b,m);ws.write(R,6,op[1],m);ws.write(R,7,round(b+op[1],2),m)
        for i,(x,y) in enumerate(st): ws.write_string(R+i,8,x,ctr);ws.write(R+i,9,y,m)
        if not st: ws.write(R,8,'none',ctr)
        if dep is not None: ws.write(R,10,dep,m)
    rows.append(row(unit=u,tenantName=None if v else t,area=sf,statusText='Vacant' if v else 'Occupied',leaseStartDate=a,leaseEndDate=z,contractRent=b,charges=[dict(code=op[0],amount=op[1])] if op else None,totalCharges=None if v else b+op[1],deposit=dep,
      rentSteps=[dict(date=iso(dt.datetime.strptime(x,'%m/%d/%Y').date()),amount=y) for x,y in st]))
    R+=max(1,len(st))+1
tf=f(bold=1,top=1,num_format='#,##0.00')
occ=[q for q in ten if q[5]]
for j in range(11): ws.write_blank(R,j,None,tf)
ws.write(R,1,'Total - occupied (7 suites)',tf);ws.write(R,2,sum(q[2] for q in occ),f(bold=1,top=1,num_format='#,##0" sf"'))
ws.write(R,5,sum(q[5] for q in occ),tf);ws.write(R,6,round(sum(q[7][1] for q in occ),2),tf);ws.write(R,7,round(sum(q[5]+q[7][1] for q in occ),2),tf);ws.write(R,10,sum(q[8] or 0 for q in occ),tf)
R+=1;ws.write(R,1,'Vacant (2 suites)',f());ws.write(R,2,sum(q[2] for q in ten if not q[5]),n)
R+=1;ws.write(R,1,'Building total',f(bold=1));ws.write(R,2,sum(q[2] for q in ten),f(bold=1,num_format='#,##0" sf"'))
R+=2
for s in ['Opex estimated at $9.50/sf for calendar 2026, trued up each April.','Suite 110 is a hospital affiliate; no deposit required.','Suite 130: hospital has right of first refusal.']: ws.write(R,1,s,f(font_size=8,italic=1));R+=1
ws.set_column(0,0,11);ws.set_column(1,1,34);ws.set_column(2,2,13);ws.set_column(3,4,14);ws.set_column(5,7,13);ws.set_column(8,8,11);ws.set_column(9,10,13)
ws.set_landscape();ws.fit_to_pages(1,1);ws.hide_gridlines(2);wb.close()
for q in occ: assert abs(q[7][1]-round(q[2]*9.5/12,2))<.011,(q[0],round(q[2]*9.5/12,2))
save(fn,'OFFICE','small medical office schedule, one file sheet, increases stacked under the tenant, blank spacer rows',False,dict(propertyName='St. Brendan Medical Office Building',asOnDate='2026-02',units=9,occupied=7,vacant=2,sheet=None,rows=rows))
