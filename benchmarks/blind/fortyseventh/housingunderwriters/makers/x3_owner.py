from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
F='elm st rents march.xlsx'
wb=Workbook();ws=wb.active;ws.title='March';
ws['B2']='88 Elm Street - Rents';ws['B2'].font=Font(name='Comic Sans MS',size=14,bold=True,color='1F5C2E')
ws['F2']='March 2025';ws['F2'].font=Font(name='Comic Sans MS',bold=True)
HD=['Apt','who','beds','rent','heat incl?','paid?','lease up','going to','when','sec dep']
R=[('1 front','Bea Ondrasek','2 BR','$1,350','no','yes','8/31/2025',1400,date(2025,9,1),1350),
('1 rear','D. & L. Marchetti-Pruitt','2 BR','$1,325','no','yes','m-t-m',None,None,1000),
('2 front','Corwin Tadlock','3 BR','$1,595','no','owes 200','5/31/2025',1650,date(2025,6,1),1595),
('2 rear','empty - painting','2 BR','','','','',None,None,None),
('3 front','Jolene Abruzzi-Kent','3 BR','$1,550','yes','yes','12/31/2025',None,None,1500),
('3 rear','Sam Okubo (super)','1 BR','$500','yes','yes','m-t-m',None,None,0),
('Basement','Tess Wilmarth','studio','$875','yes','yes','10/31/2025',900,date(2025,11,1),875),
('Garage 1','Corwin Tadlock','','$125','','yes','m-t-m',None,None,None),
('Garage 2','Pell Hardware','','$150','','yes','m-t-m',None,None,None),
('Laundry','Cleanline coin-op','','$92.50','','yes','',None,None,None)]
th=Side(style='hair')
for j,h in enumerate(HD,2): c=ws.cell(4,j,h);c.font=Font(bold=True,underline='single')
tot=0;truth=[]
for i,x in enumerate(R,5):
    i+= (1 if i>=12 else 0)
    for j,v in enumerate(x,2):
        c=ws.cell(i,j,v if v!='' else None)
        if j==10 and v: c.number_format='mmm d yyyy'
        if j in(9,11) and v is not None: c.number_format='"$"#,##0'
        if j==5: c.alignment=Alignment(horizontal='right')
        c.border=Border(bottom=th)
    a=float(x[3].strip('$').replace(',','')) if x[3] else None;tot+=a or 0
    t=dict(unit=x[0],unitType=x[2],contractRent=a,deposit=x[9])
    if a is None: t['statusText']='empty - painting'
    else: t['tenantName']=x[1];t['statusText']='Occupied'
    if x[6]=='m-t-m':t['leaseEndDate']=x[6]
    elif x[6]: m,d,y=x[6].split('/');t['leaseEndDate']=f"{y}-{int(m):02d}-{int(d):02d}"
    if x[5].startswith('owes'):t['balance']=200
    if x[7]:t['rentSteps']=[dict(date=iso(x[8]),amount=x[7])]
    truth.append(t)
ws['B12']='other:';ws['B12'].font=Font(italic=True)
ws['D17']='total';ws['E17']=f"${tot:,.2f}";ws['E17'].font=Font(bold=True);ws['E17'].alignment=Alignment(horizontal='right')
ws['B19']='7 apartments, 6 rented. 2 rear will be ready mid April, asking 1,375 or so.';ws['B20']='Sam gets cheap rent for doing the snow and trash.'
ws['B12'].alignment=Alignment(horizontal='left')
ws.column_dimensions['A'].width=2
for j,w in zip('BCDEFGHIJK',(11,25,8,11,10,11,12,10,13,9)):ws.column_dimensions[j].width=w
s2=wb.create_sheet('oil');s2['A1']='oil deliveries';s2['A2']='Jan 9';s2['B2']=812.4;s2['A3']='Feb 11';s2['B3']=770.15
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(DOCS/F)
put(F,'MULTIFAMILY','Small owner hand sheet, rents as text, raises, garages and laundry',True,'88 Elm Street','2025-03',7,6,1,truth,sheet='March')
