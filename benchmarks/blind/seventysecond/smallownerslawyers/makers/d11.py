from common import *
import xlsxwriter
r=R(1111); f='Kiln Street Flex - RR for lender.xlsx'; prop='Kiln Street Flex & Warehouse'
wb=xlsxwriter.Workbook(f'{B}/documents/{f}',{'default_date_format':'mmm-yy'})
w0=wb.add_worksheet('Notes'); ws=wb.add_worksheet('Rent Roll'); w2=wb.add_worksheet('Expirations')
F_=lambda **k: wb.add_format(dict({'font_name':'Arial Narrow','font_size':10},**k))
h=F_(bold=1,bottom=1,text_wrap=1,align='center'); g=F_(bold=1,align='center',bottom=1,bg_color='#D9E1F2'); t=F_(); b=F_(bold=1); n=F_(num_format='#,##0'); m=F_(num_format='#,##0.00_);(#,##0.00)'); mt=F_(num_format='#,##0.00',bold=1,top=1,bottom=6); nt=F_(num_format='#,##0',bold=1,top=1,bottom=6); d=F_(num_format='dd-mmm-yyyy',align='center'); pc=F_(num_format='0.0%')
w0.set_column(0,0,100)
for i,x in enumerate(['Kiln Street Flex & Warehouse - 600-680 Kiln Street, Zanesville, Ohio','Owner: Muskingum Brick Row LLC. Prepared by Pat Oyler & Co., CPAs from leases furnished by the owner; not audited.','All leases are NNN except Bay 9 (gross). Estimated charges are reconciled each March.','Bay 12 is used by the owner for maintenance storage; no rent; counted as occupied.']): w0.write(i,0,x,b if i==0 else t)
ws.write('B1',prop,F_(bold=1,font_size=14)); ws.write('B2','Rent Roll as of 31-Dec-2024',t)
ws.merge_range('B4:E4','PREMISES',g); ws.merge_range('F4:G4','TERM',g); ws.merge_range('H4:L4','CURRENT MONTHLY CHARGES',g); ws.merge_range('M4:N4','NEXT RENT STEP',g); ws.write('O4','',g)
for i,x in enumerate(['Bay','Use','Tenant','SF','Start','Expires','Base','CAM','RE Tax','Insurance','Total','Date','Base / Month','Deposit']): ws.write(4,1+i,x,h)
ws.set_column(0,0,2);ws.set_column(1,1,7);ws.set_column(2,2,11);ws.set_column(3,3,34);ws.set_column(4,4,9);ws.set_column(5,6,12);ws.set_column(7,14,11)
T0=['Ohio Valley Drywall Supply, Inc.','Cambridge Print & Mail','Buckeye Brew Kegs LLC','Tumble Time Gymnastics',None,'Heartland Auto Glass','Muskingum Vending Co.','Norwich Cabinet Works','Zane Trace Church Fellowship','Stillwater Fasteners Corp.','ProCoat Powder Finishing','Owner - maintenance storage','Dresden Basket Outlet','Lickfork Logistics LLC',None,'Black Hand Climbing Gym']
rows=[];T=[0]*7;R0=5;rk={}
for i,x in enumerate(T0,1):
    sf=r.choice([2400,3000,3600,4800,7200]); use=r.choice(['Warehouse','Flex','Whse/office']); u=str(i); row=dict(unit=u,unitType=use,area=sf)
    ws.write(R0,1,i,F_(align='center'));ws.write(R0,2,use,t);ws.write(R0,4,sf,n);T[0]+=sf
    if not x: row['statusText']='Vacant'; ws.write(R0,3,'Vacant',F_(italic=1))
    elif i==12: row.update(tenantName=x,statusText='Occupied',contractRent=0.0,totalCharges=0.0); ws.write(R0,3,x,t); ws.write(R0,7,0,m); ws.write(R0,11,0,m)
    else:
        a=r.first(2018,2024); a=min(a,D(2024,11,1)); e=end(a,r.choice([36,60,60,84]))
        while e<D(2025,1,31): e=end(e+dt.timedelta(days=1),36)
        ba=round(sf*r.uniform(5.25,9.5)/12,2); gr=i==9; ca,tx,ins=(None,)*3 if gr else (round(sf*.85/12,2),round(sf*.62/12,2),round(sf*.19/12,2))
        if gr: ba=round(ba*1.2,2)
        tot=round(ba+(ca or 0)+(tx or 0)+(ins or 0),2); dep=ba if r.random()<.8 else 2500.0
        row.update(tenantName=x,statusText='Occupied',leaseStartDate=a,leaseEndDate=e,contractRent=ba,charges=[dict(code='Base',amount=ba)]+[dict(code=k,amount=v) for k,v in (('CAM',ca),('RE Tax',tx),('Insurance',ins)) if v is not None],totalCharges=tot,deposit=dep)
        ws.write(R0,3,x,t);ws.write_datetime(R0,5,dt.datetime(a.year,a.month,a.day),d);ws.write_datetime(R0,6,dt.datetime(e.year,e.month,e.day),d)
        for c,v in ((7,ba),(8,ca),(9,tx),(10,ins),(11,tot),(14,dep)):
            if v is not None: ws.write(R0,c,v,m)
        sd=D(2025,a.month,1)
        if sd<e and not gr and sd>D(2025,1,1):
            nv=round(ba*1.025,2); row['rentSteps']=[dict(date=sd,amount=nv)]; ws.write_datetime(R0,12,dt.datetime(2025,a.month,1),d);ws.write(R0,13,nv,m)
        else: ws.write(R0,12,'none',F_(align='center'))
        for j,v in enumerate((sf,ba,ca,tx,ins,tot,dep)):
            if j: T[j]+=v or 0
        q=rk.setdefault(e.year,[0,0,0]); q[0]+=1;q[1]+=sf;q[2]+=ba
    rows.append(row); R0+=1
ws.write(R0,3,'Totals - 16 bays (14 occupied, 2 vacant)',b);ws.write(R0,4,T[0],nt)
for c,v in zip((7,8,9,10,11,14),T[1:]): ws.write(R0,c,v,mt)
for i,x in enumerate(['Year','Leases','SF','Monthly base']): w2.write(0,i,x,h)
for i,y in enumerate(sorted(rk),1):
    w2.write(i,0,y,t);w2.write(i,1,rk[y][0],t);w2.write(i,2,rk[y][1],n);w2.write(i,3,rk[y][2],m)
ws.set_landscape();ws.fit_to_pages(1,0);ws.hide_gridlines(2); ws.activate(); wb.close()
save(f,('WAREHOUSE','CPA workbook with grouped header, NNN charge columns and next rent step, notes sheet first',False),prop,'2024-12-31',16,14,2,rows,dict(area=T[0],contractRent=T[1],totalCharges=T[5],deposit=T[6]),sheet='Rent Roll')
