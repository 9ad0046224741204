# small manager on QuickBooks keeps the roll by hand in Excel, mixed use
import random,datetime as dt
from common import *
import openpyxl
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
random.seed(12)
N='Mill St Exchange rents 2nd qtr.xlsx'
wb=openpyxl.Workbook();ws=wb.active;ws.title='Jul 25'
old=wb.create_sheet('Apr 25');misc=wb.create_sheet('QB codes')
ws['B2']='Mill Street Exchange - 40-52 Mill St';ws['B2'].font=Font(name='Comic Sans MS',size=14,bold=True)
ws['B3']='who is in the building and what they pay, as of 7/1/2025   (per QuickBooks recurring invoices)';ws['B3'].font=Font(italic=True)
H=[None,'Space','Tenant','What it is','Sq Ft','Rent','CAM / taxes','Water','Parking','Trash','Monthly Invoice',None,'Lease start','Lease ends','Next raise','Sec dep','Past due','Notes']
b=Font(bold=True)
for i,h in enumerate(H):
    if h: c=ws.cell(5,i+1,h);c.font=b;c.border=Border(bottom=Side(style='double'))
D=[('GROUND FLOOR - STORES',None),
('40 Mill','Knit Happens Yarn Co','store',1150,1725,310,22,0,35,dt.date(2021,6,1),dt.date(2026,5,31),(dt.date(2026,6,1),1800),1725,0,'option 3 yrs'),
('42 Mill','Dosa & Chai','restaurant',1840,3450,495,'by meter',0,90,dt.date(2019,9,1),dt.date(2029,8,31),(dt.date(2025,9,1),3553.5),6900,0,'grease trap theirs'),
('44 Mill','vacant','store',980,None,None,None,None,None,None,None,None,None,None,'asking $1,500 + NNN'),
('46-48','Tilda Barrow Gallery LLC','store',2210,2900,560,22,0,35,dt.date(2023,3,1),dt.date(2026,2,28),None,2900,412.5,'pays late, nice people'),
('50 Mill','Second Chance Bikes (nonprofit)','store',1300,1200,0,22,0,35,dt.date(2022,1,1),'month to month',None,600,0,'gross, lease ran out 12/31/24'),
('2ND FLOOR - OFFICES',None),
('2A','Pruitt Bookkeeping','office',640,880,0,0,50,0,dt.date(2020,4,1),dt.date(2026,3,31),(dt.date(2026,4,1),905),880,0,''),
('2B','Lena Osgood LCSW','office',310,525,0,0,25,0,dt.date(2024,10,1),dt.date(2025,9,30),None,525,0,'renewing?'),
('2C','Four Corners Surveying','office',1120,1540,0,0,100,0,dt.date(2018,7,1),dt.date(2028,6,30),(dt.date(2026,7,1),1586.2),1500,1640,'June still open'),
('2D','VACANT','office',455,None,None,None,None,None,None,None,None,None,None,''),
('2E','Mill Street Mgmt (us)','office',280,0,0,0,0,0,None,None,None,None,None,'no charge'),
('3RD FLOOR - LOFTS',None),
('Loft 1','D. Ferrante','1 BR loft',790,1650,0,35,75,0,dt.date(2024,8,1),dt.date(2025,7,31),None,1650,0,'giving notice'),
('Loft 2','M. & J. Okonjo','2 BR loft',1065,2100,0,45,75,0,dt.date(2025,2,1),dt.date(2026,1,31),None,2100,0,''),
('Loft 3','R. Sandoval-Pike','1 BR loft',805,1675,0,35,0,0,dt.date(2023,11,1),dt.date(2025,10,31),None,1600,85,''),
('Loft 4','empty - painting','2 BR loft',1050,None,None,None,None,None,None,None,None,None,None,'$2,150 when done')]
r=6;rows=[];sec=None;T=[0]*8;A=0;S=None
def flush():
    global r
    if S:
        ws.cell(r,3,'sub').font=b
        for k in range(6): c=ws.cell(r,6+k,round(S[k],2));c.number_format='#,##0.00';c.font=b;c.border=Border(top=Side(style='thin'))
        r+=2
for x in D:
    if x[1] is None:
        flush();sec=x[0];S=[0]*6;ws.cell(r,2,sec).font=Font(bold=True,color='7F6000');ws.cell(r,2).fill=PatternFill('solid',fgColor='FFF2CC');ws.merge_cells(start_row=r,start_column=2,end_row=r,end_column=11);r+=1;continue
    u,n,ty,a,rent,cam,wa,pk,tr,st,en,nx,dep,due,note=x
    v=n in('vacant','VACANT') or n.startswith('empty')
    row=dict(unit=u,section=sec,unitType=ty,area=a,statusText=n if v else 'Occupied',tenantName=None if v else n)
    ws.cell(r,2,u);ws.cell(r,3,n);ws.cell(r,4,ty);A+=a
    c=ws.cell(r,5,f'{a:,}' if u in('42 Mill','46-48') else a);c.alignment=Alignment(horizontal='right')
    if u not in('42 Mill','46-48'):c.number_format='#,##0'
    if v:
        for k in range(2,5): ws.cell(r,k).fill=PatternFill('solid',fgColor='F8CBAD')
    else:
        tot=0;ch=[]
        for k,(nm,val) in enumerate((('Rent',rent),('CAM / taxes',cam),('Water',wa),('Parking',pk),('Trash',tr))):
            if isinstance(val,str): ws.cell(r,6+k,val).alignment=Alignment(horizontal='right');continue
            if val==0 and nm!='Rent': continue          # left blank
            if u=='2C' and nm=='Rent': c=ws.cell(r,6,'$1,540.00');c.alignment=Alignment(horizontal='right')
            else: c=ws.cell(r,6+k,val);c.number_format='#,##0.00'
            tot+=val;S[k]+=val;T[k]+=val;ch.append(dict(code=nm,amount=val))
        c=ws.cell(r,11,tot);c.number_format='#,##0.00';S[5]+=tot;T[5]+=tot
        row.update(contractRent=rent,charges=ch,totalCharges=tot)
        if st: ws.cell(r,13,st).number_format='m/d/yy';row['leaseStartDate']=iso(st)
        if en:
            c=ws.cell(r,14,en);row['leaseEndDate']=iso(en)
            if isinstance(en,dt.date): c.number_format='m/d/yy';c.alignment=Alignment(horizontal='center')
        if nx: ws.cell(r,15,f'{mdy(nx[0])} to ${nx[1]:,.2f}');row['rentSteps']=[dict(date=iso(nx[0]),amount=nx[1])]
        if dep is not None: ws.cell(r,16,dep).number_format='#,##0.00';row['deposit']=dep;T[6]+=dep
        if due is not None: ws.cell(r,17,due).number_format='#,##0.00';row['balance']=due;T[7]+=due
    if note: ws.cell(r,18,note).font=Font(italic=True,size=9)
    rows.append(row);r+=1
flush()
ws.cell(r,3,'WHOLE BUILDING').font=b;ws.cell(r,5,A).number_format='#,##0'
for k,cn in zip(range(8),(6,7,8,9,10,11,16,17)): c=ws.cell(r,cn,round(T[k],2));c.number_format='$#,##0.00';c.font=b
ws.cell(r+2,2,f'10 tenants + our own office, 3 spaces empty. 14 spaces in all.')
ws.cell(r+3,2,'Roof antenna (Bayline Wireless) pays $600 a quarter direct to owner - not on here')
for k,w in zip('ABCDEFGHIJKLMNOPQR',(2,10,31,11,7.5,12,11,10,10,9,14,2,10,15,24,14,12,26)): ws.column_dimensions[k].width=w
old['A1']='see email 4/2';misc.append(['4010','Rent - commercial']);misc.append(['4015','Rent - residential']);misc.append(['4020','CAM / taxes']);misc.append(['4035','Water recharge'])
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(N))
occ=sum(1 for x in rows if x['statusText']=='Occupied');print(len(rows),occ)
save(N,dict(propertyName='Mill Street Exchange',asOnDate='2025-07-01',units=len(rows),occupied=occ,vacant=len(rows)-occ,sheet='Jul 25',rows=rows),'MIXED_USE','hand-kept Excel by QuickBooks user, informal headers','informal header words; numbers as text; text in money column; raise date and amount in one cell; three spellings of vacant; spacer columns')
