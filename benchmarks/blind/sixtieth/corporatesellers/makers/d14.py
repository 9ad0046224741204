# Canadian parking portfolio: sections by kind of agreement
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
def make():
    name='Bow Valley Parking - agreements list.xlsx'
    S=[('A. Operating leases',[('P-01','Centre Street Parkade','Steadypark Canada Inc.','Parkade lease',612,D(2021,1,1),D(2030,12,31),78500,0),('P-02','Eau Claire Surface Lot','Steadypark Canada Inc.','Surface lot lease',188,D(2021,1,1),D(2030,12,31),19250,0),('P-03','Beltline Garage','Urban Stall Management Ltd.','Parkade lease',340,D(2023,7,1),D(2028,6,30),41600,41600),('P-04','Inglewood Gravel Lot','','Surface lot lease',75,None,None,None,None)]),
       ('B. Reserved stall licences',[('P-05','Centre Street Parkade','Rundle Law Corporation','Reserved stalls',24,D(2024,3,1),D(2027,2,28),9120,9120),('P-06','Centre Street Parkade','Foothills Regional Health Board','Reserved stalls',60,D(2022,10,1),'Month to month',20700,0),('P-07','Beltline Garage','Altadore Condominium Corp.','Reserved stalls',36,D(2019,5,1),D(2044,4,30),9540,0),('P-08','Beltline Garage','Spruce Cliff Car Share Co-op','Reserved stalls',8,D(2025,1,1),D(2025,12,31),2200,2200)]),
       ('C. Other income agreements',[('P-09','Centre Street Parkade','Voltline Charging Ltd.','EV charging',12,D(2024,6,1),D(2034,5,31),1500,0),('P-10','Eau Claire Surface Lot','Broadview Outdoor Media','Billboard',None,D(2020,4,1),D(2027,3,31),2875,0),('P-11','Beltline Garage','Prairie Bubble Car Wash','Car wash bay',4,D(2023,11,1),D(2026,10,31),3350,6700),('P-12','Inglewood Gravel Lot','Sunday Makers Market Society','Weekend market',75,D(2025,5,1),D(2025,10,31),1800,500)])]
    wb=Workbook();n1=wb.active;n1.title='Read me';ws=wb.create_sheet('Agreements')
    for i,x in enumerate(['Extract from the lease register.','One line for each agreement. Amounts before G.S.T.','Stalls in B and C are inside the stalls of A.'],1): n1.cell(i,1,x)
    ws['A1']='Bow Valley Parking Portfolio, Calgary';ws['A1'].font=Font(bold=True,size=12,name='Verdana')
    ws['A2']='Agreements in force at November 15, 2025';ws['A2'].font=Font(name='Verdana',size=9)
    H=['Monthly\nrent','Agmt.','Facility','Operator / licensee','Kind','Stalls','From','To','Yearly\nrent','Deposit\nheld']
    order=[1,2,3,4,5,6,7,0,8,9]
    for i,o in enumerate(order,1):
        c=ws.cell(4,i,H[o]);c.font=Font(bold=True,name='Verdana',size=8);c.alignment=Alignment(wrap_text=True,horizontal='center');c.border=Border(bottom=Side(style='thick',color='2B6CB0'))
    y=5;rows=[];GM=GD=0;n=occ=0
    for sec,T in S:
        ws.merge_cells(start_row=y,start_column=1,end_row=y,end_column=10);c=ws.cell(y,1,sec);c.font=Font(bold=True,name='Verdana',size=9);c.fill=PatternFill('solid',fgColor='DCE9F7');y+=1;M=Dp=0
        for u,p,t,k,st,s,e,m,d in T:
            n+=1;v=not t
            if u=='P-12': e=D(2026,4,30)
            occ+=not v
            V=[u,p,'vacant' if v else t,k,st,s,e,m,m*12 if m else None,d]
            for i,x in enumerate(V,1):
                if x is None: continue
                c=ws.cell(y,i,x);c.font=Font(name='Verdana',size=8,italic=v);c.number_format='mmmm d, yyyy' if isinstance(x,dt.date) else '$#,##0' if i>7 else 'General'
                if i in(6,7): c.alignment=Alignment(horizontal='right')
            M+=m or 0;Dp+=d or 0;y+=1
            rows.append(row(unit=u,propertyName=p,section=sec,tenantName=t or None,unitType=k,statusText='vacant' if v else 'Occupied',contractRent=m,annualRent=m*12 if m else None,leaseStartDate=iso(s),leaseEndDate=e if isinstance(e,str) else iso(e),deposit=d))
        for i,x in [(3,'Total '+sec[:1]),(8,M),(9,M*12),(10,Dp)]:
            c=ws.cell(y,i,x);c.font=Font(bold=True,name='Verdana',size=8);c.number_format='$#,##0'
            c.border=Border(top=Side(style='thin'))
        y+=2;GM+=M;GD+=Dp
    for i,x in [(3,'All agreements'),(8,GM),(9,GM*12),(10,GD)]:
        c=ws.cell(y,i,x);c.font=Font(bold=True,name='Verdana',size=9);c.number_format='$#,##0'
    ws.cell(y+2,1,f'{n} lines: {occ} in force, {n-occ} vacant').font=Font(name='Verdana',size=8)
    for i,wd in enumerate([8,26,34,20,8,20,20,12,13,12],1): ws.column_dimensions[L(i)].width=wd
    ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.active=1
    wb.save(path(name))
    save(name,'PARKING',rows,'Bow Valley Parking Portfolio, Calgary','2025-11-15',n,occ,n-occ,'Canadian parking portfolio xlsx, sections by kind of agreement, stalls not area, read-me sheet first',False,sheet='Agreements')
