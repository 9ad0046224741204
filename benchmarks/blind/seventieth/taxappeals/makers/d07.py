# medical office building, openpyxl, grouped header, recoveries, steps in a wrapped cell, floors as headings
from common import *
import openpyxl
from openpyxl.styles import *
r=random.Random(7007); fn='Stonebridge MOB RR 9.30.25.xlsx'; AS=D.date(2025,9,30)
wb=openpyxl.Workbook();ws=wb.active;ws.title='RR 9-30-25'
A='Arial';b1=Font(name=A,size=9,bold=True);n1=Font(name=A,size=9);sm=Font(name=A,size=8)
thin=Side(style='thin',color='999999')
ws['A1']='Stonebridge Medical Pavilion';ws['A1'].font=Font(name=A,size=14,bold=True);ws['A2']='1800 Alder Parkway  |  Rent Roll';ws['A2'].font=n1;ws['A3']='As of:';ws['B3']=AS;ws['B3'].number_format='m/d/yyyy';ws['B3'].alignment=Alignment(horizontal='left')
GR=[('A','D','TENANCY','D9E2F3'),('E','G','TERM','E2EFDA'),('H','I','BASE RENT','FFF2CC'),('J','M','MONTHLY RECOVERIES','FCE4D6'),('N','N','TOTAL','EDEDED'),('O','Q','OTHER','EDEDED')]
for a,z,t,col in GR:
    if a!=z:ws.merge_cells(f'{a}5:{z}5')
    ws[f'{a}5']=t;ws[f'{a}5'].font=b1;ws[f'{a}5'].alignment=Alignment(horizontal='center')
    for k in range(ord(a),ord(z)+1):
        for q in(5,6):ws[f'{chr(k)}{q}'].fill=PatternFill('solid',fgColor=col);ws[f'{chr(k)}{q}'].border=Border(left=thin,right=thin,bottom=thin,top=thin)
for j,h in enumerate(['Ste','Practice','Specialty','RSF','Commence','Expire','Mos.\nRem.','Monthly','PSF / Yr','CAM','Taxes','Insur.','Janitorial','Monthly\nBilling','Sec Dep','Scheduled Increases','Renewal Options']):
    c=ws.cell(6,1+j,h);c.font=b1;c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
ws.row_dimensions[6].height=26
for c,w in zip('ABCDEFGHIJKLMNOPQ',(7,33,15,8,11,11,7,12,9,10,10,9,10,12,11,27,16)):ws.column_dimensions[c].width=w
F=[('FIRST FLOOR',[('101','Alder Imaging Center','Radiology',6120,2019,3,10,29.5,3,'2 x 5 yr'),('110','Stonebridge Pharmacy','Retail Rx',1840,2022,7,7,33.0,2,''),('115','ClearPath Laboratories','Lab',2260,2021,1,5,28.0,0,''),('120','',None,1930,0,0,0,0,0,''),('130','Valley Pediatrics Group, P.A.','Pediatrics',4475,2023,10,7,27.75,3,'1 x 5 yr')]),
('SECOND FLOOR',[('200','Halden Orthopedic Associates','Orthopedics',7890,2018,6,12,28.25,4,'2 x 5 yr'),('210','Crestline Physical Therapy','PT / Rehab',3310,2020,9,7,26.5,2,'1 x 3 yr'),('220','Women\'s Health of Alder Valley','OB/GYN',4120,2024,4,10,28.9,4,'2 x 5 yr'),('230','Dr. O. Pettibone, DDS','Dental',1675,2015,11,0,27.0,0,''),('235','',None,1450,0,0,0,0,0,''),('240','Serene Sleep Institute','Sleep lab',2505,2022,2,5,26.25,1,'')]),
('THIRD FLOOR',[('300','Tri-County Cardiology, LLC','Cardiology',6980,2021,12,10,29.0,4,'1 x 10 yr'),('310','Lakeshore Dermatology','Dermatology',2890,2023,5,7,30.25,3,''),('320','Apex Eye Surgeons','Ophthalmology',3745,2017,8,10,27.9,2,'1 x 5 yr'),('330','Regional Health System - Admin','Admin',5210,2024,1,5,25.5,2,'1 x 5 yr'),('340','Mindful Psychiatry Partners','Psychiatry',1580,2025,5,3,27.5,1,'')])]
R=7;rows=[];G=[0]*8;cols=[4,8,10,11,12,13,14,15];occ=0
for fl,L in F:
    c=ws.cell(R,1,fl);c.font=Font(name=A,size=9,bold=True,underline='single');R+=1;r0=R
    for u,n,sp,sf,y,m,yrs,psf,ns,op in L:
        c=ws.cell(R,1,int(u));c.alignment=Alignment(horizontal='center');ws.cell(R,4,sf)
        if not n:
            ws.cell(R,2,'-- AVAILABLE --')
            rows.append(row(unit=u,area=sf,section=fl,statusText='AVAILABLE'));v=[sf]+[None]*7
        else:
            occ+=1;a=D.date(y,m,1);e=addm(a,12*yrs)-D.timedelta(1) if yrs else 'MTM';mo=round(sf*psf/12,2)
            fut=a>AS
            cam=round(sf*6.15/12,2);tx=round(sf*3.72/12,2);ins=round(sf*.48/12,2);jan=round(sf*1.6/12,2) if u in('110','230','310','340') or sf<2000 else 0
            dep=round(mo) if u not in('330','101') else None;tot=round(mo+cam+tx+ins+jan,2)
            st=[];d=D.date(2025,m,1)
            if d<=AS or fut:d=D.date(2026,m,1)
            x=mo
            while len(st)<ns and isinstance(e,D.date) and d<e:
                x=round(x*1.0275,2);st.append((d,x));d=addm(d,12)
            ws.cell(R,2,n);ws.cell(R,3,sp);ws.cell(R,5,a).number_format='mm/dd/yy';q=ws.cell(R,6,e);q.number_format='mm/dd/yy';q.alignment=Alignment(horizontal='right')
            if yrs:ws.cell(R,7,(e.year-2025)*12+e.month-9)
            v=[sf,mo,cam,tx,ins,jan,tot,dep]
            ws.cell(R,9,round(psf,2)).number_format='0.00'
            for cc,z in zip(cols,v):
                if z is not None and not(cc==13 and z==0):ws.cell(R,cc,z)
            if st:
                ws.cell(R,16,'\n'.join(f'{s2(d)}:  ${x:,.2f}/mo' for d,x in st))
                ws.row_dimensions[R].height=12.5*len(st)
            if op:ws.cell(R,17,op)
            rows.append(row(unit=u,tenantName=n,area=sf,section=fl,leaseStartDate=a,leaseEndDate=e,contractRent=mo,deposit=dep,charges=[dict(code=k,amount=z) for k,z in(('CAM',cam),('Taxes',tx),('Insur.',ins),('Janitorial',jan)) if z],totalCharges=tot,rentSteps=[dict(date=iso(d),amount=x) for d,x in st],statusText='Occupied'))
        for i,z in enumerate(v):G[i]=round(G[i]+(z or 0),2)
        for cc in range(1,18):
            c=ws.cell(R,cc);c.font=sm if cc>15 else n1;c.border=Border(bottom=Side(style='hair'));c.alignment=Alignment(horizontal=c.alignment.horizontal,vertical='top',wrap_text=cc in(16,))
            if cc in cols:c.number_format='#,##0' if cc in(4,15) else '#,##0.00'
        R+=1
    R+=1
ws.cell(R,2,'TOTAL / 16 SUITES')
for cc,z in zip(cols,G):c=ws.cell(R,cc,z);c.number_format='#,##0' if cc in(4,15) else '#,##0.00'
ws.cell(R,9,round(G[1]*12/G[0],2))
for cc in range(1,18):ws.cell(R,cc).font=b1;ws.cell(R,cc).border=Border(top=Side(style='medium'),bottom=Side(style='medium'))
va=sum(x['area'] for x in rows if x['statusText']=='AVAILABLE')
for a,z in(('Occupied RSF',G[0]-va),('Available RSF',va)):
    R+=1;ws.cell(R,2,a).font=n1;c=ws.cell(R,4,z);c.font=n1;c.number_format='#,##0';c=ws.cell(R,5,round(z/G[0],4));c.number_format='0.0%';c.font=n1
ws.freeze_panes='C7';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
w=wb.create_sheet('Expirations')
for j,x in enumerate(('Year','RSF Expiring','% of Bldg')):w.cell(1,1+j,x).font=b1
for i,y in enumerate(range(2026,2035)):
    s=sum(x['area'] for x in rows if str(x.get('leaseEndDate','')).startswith(str(y)));w.cell(2+i,1,y);w.cell(2+i,2,s);w.cell(2+i,3,round(s/G[0],4)).number_format='0.0%'
wb.save(out(fn))
for k,i in(('area',0),('contractRent',1),('totalCharges',6),('deposit',7)):tie(rows,k,G[i],.011)
save(fn,'OFFICE','medical office workbook: colour grouped headers, recoveries, wrapped step cells, floors',False,dict(propertyName='Stonebridge Medical Pavilion',asOnDate='2025-09-30',units=16,occupied=occ,vacant=16-occ,sheet='RR 9-30-25',rows=rows))
