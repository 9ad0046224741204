from h import *
from openpyxl import Workbook
from openpyxl.styles import *
random.seed(8613)
FN='CommercialRentRoll_bow1_Calgary.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Report1'
b=Font(name='Verdana',size=8,bold=True); n=Font(name='Verdana',size=8)
ws['A1']='Commercial Rent Roll'; ws['A2']='Bow Valley Distribution Centre (bow1)'; ws['A3']='As of 30-Sep-2025   |   Currency: CAD'
for a in('A1','A2','A3'): ws[a].font=b; ws.merge_cells(f'{a}:N{a[1]}'); ws[a].alignment=Alignment(horizontal='center')
H1=['Unit','Lease','','Area','Lease','Lease','Term','Monthly','Annual','Security','Recoveries (monthly)','','Future Rent Increases','']
H2=['','Tenant','Type','Sq Ft','From','To','(mos)','Base Rent','Base Rent','Deposit','CAM','Property Tax','Date','Monthly Amount']
for r,h in((5,H1),(6,H2)):
    for j,x in enumerate(h,1):
        c=ws.cell(r,j,x or None); c.font=b; c.alignment=Alignment(horizontal='center'); c.fill=PatternFill('solid',fgColor='D9D9D9')
ws.merge_cells('K5:L5'); ws.merge_cells('M5:N5')
TN=[('100','Prairie Pallet Logistics Ltd.','Distribution',42150),('110','Foothills Parts Depot Inc.','Distribution',28400),('120','Chinook Flooring Wholesale','Warehouse',19875),('125',None,'Warehouse',8120),('130','Elbow River Brewing Supply Co.','Warehouse',12640),('140','Nordhavn Cold Chain Canada ULC','Cold Storage',36500),('200','Bearspaw HVAC Distributors Ltd.','Distribution',24310),('210','1874402 Alberta Ltd. o/a Rocky Tile','Showroom',6890),('215','Wild Rose Medical Supply Inc.','Warehouse',10225),('220','Skookum Tool Rentals Ltd.','Showroom',7450),('230',None,'Warehouse',15600),('240','Kananaskis Outdoor Brands Inc.','Distribution',31780),('250','Trellis Grocery Fulfilment LP','Distribution',54900),('300','Northline Courier Corp.','Cross-dock',18260),('310','Ogden Yard Rail Services','Office/Shop',4980),('320','Parkland Paper & Packaging Ltd.','Warehouse',22075)]
r=7; rows=[]; S=[0]*6; vac=0; va=0
for u,t,ty,a in TN:
    R=dict(unit=u,unitType=ty,area=a); cells={1:u,3:ty,4:a}
    steps=[]
    if t:
        s=addm(D(2019,11,1),random.randrange(0,66)); y=random.choice([5,5,7,10])
        while exp(s,y)<D(2026,1,1): s=addm(s,12)
        e=exp(s,y); psf=random.uniform(10.25,14.5) if ty!='Cold Storage' else 19.25; m=round(a*psf/12,2); an=round(m*12,2); dep=round(m*1.5,2) if u!='250' else 0; cam=round(a*2.15/12,2); tx=round(a*2.84/12,2)
        d=addm(s,12); amt=m
        while d<e:
            if d>D(2025,9,30) and len(steps)<3 and random.random()<.9: amt=round(amt*1.025,2); steps.append((d,amt))
            d=addm(d,12)
        cells.update({2:t,5:s,6:e,7:y*12,8:m,9:an,10:dep,11:cam,12:tx})
        for i,v in enumerate((m,an,dep,cam,tx),1): S[i]+=v
        R.update(tenantName=t,statusText='Occupied',leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=m,annualRent=an,deposit=dep,charges=[dict(code='CAM',amount=cam),dict(code='Property Tax',amount=tx)],rentSteps=[dict(date=iso(q),amount=w) for q,w in steps] or None)
    else: cells[2]='VACANT'; R['statusText']='VACANT'; vac+=1; va+=a
    S[0]+=a
    for j,x in cells.items():
        c=ws.cell(r,j,x); c.font=n
        c.number_format='dd-mmm-yyyy' if isinstance(x,D) else '#,##0.00' if j>=8 else '#,##0' if j==4 else 'General'
    for i,(q,w) in enumerate(steps or [(None,None)]):
        if i: r+=1
        if q: c=ws.cell(r,13,q); c.number_format='dd-mmm-yyyy'; c.font=n; c=ws.cell(r,14,w); c.number_format='#,##0.00'; c.font=n
    for j in range(1,15): ws.cell(r,j).border=Border(bottom=Side(style='hair'))
    rows.append(R); r+=1
r+=1; ws.cell(r,1,'Property Total').font=b
for j,v in zip((4,8,9,10,11,12),S): c=ws.cell(r,j,round(v,2)); c.font=b; c.number_format='#,##0' if j==4 else '#,##0.00'; c.border=Border(top=Side(style='medium'))
r+=2
for lab,k,ar in(('Occupied',len(TN)-vac,S[0]-va),('Vacant',vac,va),('Total',len(TN),S[0])):
    ws.cell(r,2,lab).font=n; c=ws.cell(r,3,f'{k} units'); c.font=n; c=ws.cell(r,4,ar); c.number_format='#,##0'; c.font=n; c=ws.cell(r,5,ar/S[0]); c.number_format='0.00%'; c.font=n; r+=1
for col,w in zip('ABCDEFGHIJKLMN',[9,36,14,10,13,13,7,14,15,13,12,13,13,15]): ws.column_dimensions[col].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(FN))
save(FN,'WAREHOUSE','Yardi-like commercial rent roll, Calgary, grouped headers, future increases on continuation lines',True,'Bow Valley Distribution Centre','2025-09-30',rows,len(TN),len(TN)-vac,vac)
