from common import *
import openpyxl
from openpyxl.styles import *
N='Polar Gate Cold Storage - customer roll.xlsx';wb=openpyxl.Workbook();ws=wb.active;ws.title='May-25'
ws['B2']='Polar Gate Cold Storage, 1900 Terminal Way';ws['B2'].font=Font(name='Cambria',size=14,bold=True);ws['B3']='Customers and rooms under agreement, May 31, 2025'
hd={'B':'Room','C':'Temp. zone','D':'Customer','E':'Sq. ft.','F':'Pallet pos.','G':'Start','H':'End','I':'Space rent','J':'Blast / handling min.','K':'Power surcharge','L':'Monthly total','M':'LOC / cash deposit','N':'Next bump on','O':'New space rent'}
for rng,t in (('B5:C5','Premises'),('E5:F5','Size'),('G5:H5','Term'),('I5:L5','Monthly charges ($)'),('N5:O5','Scheduled increase')):
    ws.merge_cells(rng);ws[rng[:2]]=t;ws[rng[:2]].alignment=Alignment(horizontal='center');ws[rng[:2]].font=Font(name='Cambria',bold=True);
    for c in ws[rng][0]:c.border=Border(bottom=Side(style='thin'))
for k,v in hd.items():ws[k+'6']=v;ws[k+'6'].font=Font(name='Cambria',bold=True,size=10);ws[k+'6'].alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom');ws[k+'6'].border=Border(bottom=Side(style='medium'))
d=lambda *a:date(*a)
T=[('1','Freezer (-10F)','Northern Catch Seafoods',32000,3100,d(2021,7,1),d(2026,6,30),42667,6500,4480,85334,d(2025,7,1),43947),
('2','Freezer (-10F)','Brightfield Frozen Vegetables, Inc.',28500,2750,d(2023,1,1),d(2027,12,31),37525,5200,3990,0,d(2026,1,1),38651),
('3A','Blast cell','Northern Catch Seafoods',4200,220,d(2021,7,1),d(2026,6,30),9450,0,1680,0,None,None),
('3B','Blast cell',None,4200,220)+(None,)*8,
('4','Cooler (34F)','Orchard & Vale Produce Co.',24000,1980,d(2022,11,1),d(2029,10,31),26000,3100,1920,52000,d(2025,11,1),26780),
('5','Cooler (34F)','Santa Rita Dairy Distributors',18400,1520,d(2020,4,1),'M-T-M',18860,2250,1472,18860,None,None),
('6','Cooler (28F)','Kimura Ice Cream Brands',16750,1610,d(2024,9,15),d(2029,9,14),22613,0,2010,45226,d(2025,9,15),23291),
('7','Dry / ambient','Paloma Tortilla Works',12000,900,d(2023,3,1),d(2026,2,28),7800,850,0,7800,None,None),
('8','Dry / ambient',None,9600,720)+(None,)*8,
('Dock ofc.','Office','USDA Inspection Svc.',1150,None,d(2019,10,1),d(2029,9,30),2156,0,0,0,None,None)]
R=7;rows=[];S=[0]*7
for u,z,c,a,p,st,en,sp,bl,pw,dep,nd,nr in T:
    tot=sp+bl+pw if c else None
    for k,v in zip('BCDEFGHIJKLMNO',(u,z,c or 'open',a,p,st,en,sp,bl,pw,f'=SUM(I{R}:K{R})' if c else None,dep,nd,nr)):
        q=ws[f'{k}{R}'];q.value=v;q.font=Font(name='Cambria',size=10,italic=not c)
        if k in 'EFIJKLMO':q.number_format='#,##0'
        if k in 'GHN':q.number_format='mmm d, yyyy';q.alignment=Alignment(horizontal='right')
    rows.append(row(unit=u,unitType=z,tenantName=c,area=a,statusText='Occupied' if c else 'open',leaseStartDate=st,leaseEndDate=en,contractRent=sp,deposit=dep,
      charges=[dict(code=k,amount=v) for k,v in (('Space rent',sp),('Blast / handling min.',bl),('Power surcharge',pw))] if c else None,totalCharges=tot,rentSteps=[dict(date=iso(nd),amount=nr)] if nd else None))
    for i,v in enumerate((a,p,sp,bl,pw,tot,dep)):S[i]+=v or 0
    R+=1
ws[f'D{R}']='Total'
for k,v in zip('EFIJKLM',S):ws[f'{k}{R}']=f'=SUM({k}7:{k}{R-1})';ws[f'{k}{R}'].number_format='#,##0'
for k in 'BCDEFGHIJKLMNO':ws[f'{k}{R}'].font=Font(name='Cambria',size=10,bold=True);ws[f'{k}{R}'].border=Border(top=Side(style='thin'),bottom=Side(style='double'))
ws[f'D{R+2}']='Rooms occupied';ws[f'E{R+2}']='8 of 10';ws[f'D{R+3}']='Sq. ft. occupied';ws[f'E{R+3}']=sum(x['area'] for x in rows if x['statusText']=='Occupied');ws[f'E{R+3}'].number_format='#,##0'
ws[f'B{R+5}']='Handling and blast amounts are contract minimums; overages are billed by the pallet and are not shown.'
for k,w in zip('ABCDEFGHIJKLMNO',(2,10,15,34,10,9,13,13,11,12,11,11,12,13,12)):ws.column_dimensions[k].width=w
ws.row_dimensions[6].height=30;ws.sheet_view.showGridLines=False;ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
import subprocess
tmp=f'{ROOT}/.tmp/src';os.makedirs(tmp,exist_ok=True);wb.save(f'{tmp}/{N}')
# pass through LibreOffice so that the formulas carry cached values
subprocess.run(['soffice','--headless',f'-env:UserInstallation=file://{ROOT}/.lo','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',f'{ROOT}/documents',f'{tmp}/{N}'],capture_output=True)
save(N,'WAREHOUSE','Cold storage customer roll, grouped header, small',False,'Polar Gate Cold Storage','2025-05-31',rows,10,8,2,sheet='May-25',ties=dict(area=S[0],contractRent=S[2],totalCharges=S[5],deposit=S[6]))
