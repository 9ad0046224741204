from common import *
from openpyxl import Workbook
from openpyxl.styles import *
import subprocess, tempfile, shutil
FN='terrace_land_ground_leases.xlsx'; D=dt.date
R=[('GL-01','Lot 3, Port Sable Rd','Breakwater Cold Storage LLC','Freezer building (tenant-owned)',12.40,D(1998,7,1),D(2063,6,30),446400,D(2028,7,1),502200,'CPI, cap 12.5% / 5 yrs','2 x 10'),
('GL-02','Lot 4, Port Sable Rd','Quillon Fuel Terminals, LP','Tank farm',21.75,D(2004,1,1),D(2053,12,31),630750,D(2029,1,1),693825,'10% / 5 yrs','1 x 20'),
('GL-03','2100 Airline Hwy','Oxbow Hotel Partners','Hotel, 142 keys',3.18,D(2011,5,15),D(2076,5,14),238500,D(2026,5,15),262350,'10% / 5 yrs','none'),
('GL-04','2130 Airline Hwy','Tamsin Burger Company','Quick service restaurant',0.92,D(2019,3,1),D(2039,2,28),96000,D(2029,3,1),105600,'10% / 10 yrs','4 x 5'),
('GL-05','Tract B, Sump Canal',None,'Unimproved',34.60,None,None,None,None,None,None,None),
('GL-06','77 Foundry Spur','Gravitas Ready-Mix Inc.','Batch plant and yard',6.05,D(2016,9,1),D(2036,8,31),151250,D(2026,9,1),155788,'3% / yr','2 x 5'),
('GL-07','81 Foundry Spur','Bright Arc Solar I, LLC','Solar field',41.30,D(2021,12,1),D(2051,11,30),61950,D(2026,12,1),62879,'1.5% / yr','2 x 5'),
('GL-08','Rail Parcel 9','Short Line Transload Co-op','Transload track',8.85,D(2014,4,1),None,88500,None,None,'none','year to year'),
('GL-09','1 Terrace Gate','Ember Self Storage II LP','Storage, 610 units (tenant-owned)',5.24,D(2017,11,1),D(2067,10,31),183400,D(2027,11,1),201740,'10% / 10 yrs','1 x 25')]
wb=Workbook(); w=wb.active; w.title='Ground Leases'; w.sheet_view.showGridLines=False
w['B2']='Port Sable Estate'; w['B2'].font=Font(name='Georgia',size=16,bold=True); w['B3']='Terrace Land Company, lessor. Ground lease list. Rents payable as of 1 April 2026'; w['B3'].font=Font(name='Georgia',italic=True)
heads=['Parcel','Location','Ground Lessee','Improvements','Acres','Land SF','Lease Start','Expiration','Annual Ground Rent','Rent / Acre','Next Adjustment','Annual Rent Thereafter','Adjustment Basis','Options Left (yrs)']
for i,h in enumerate(heads):
    c=w.cell(5,2+i,h); c.font=Font(name='Georgia',bold=True,size=10); c.alignment=Alignment(wrap_text=True,vertical='bottom',horizontal='left' if i<4 or i>11 else 'right'); c.border=Border(bottom=Side('medium'))
rows=[]; r=6
for u,loc,t,use,ac,s,e,an,nd,nr,adj,opt in R:
    sf=round(ac*43560); vals=[u,loc,t or 'Vacant land',use,ac,sf,s,e or ('Year to year' if t else None),an,f'=J{r}/F{r}' if an else None,nd,nr,adj,opt]
    for i,v in enumerate(vals):
        c=w.cell(r,2+i,v); c.font=Font(name='Georgia',size=10); c.border=Border(bottom=Side('hair'))
        if i==4: c.number_format='0.00'
        if i in (5,): c.number_format='#,##0'
        if i>=12: c.alignment=Alignment(horizontal='left',indent=1)
        if i in (8,9,11): c.number_format='$#,##0'
        if i in (6,7,10): c.number_format='d-mmm-yyyy'; c.alignment=Alignment(horizontal='right')
    row=dict(unit=u,area=sf,unitType=None,statusText='Vacant land' if not t else 'Occupied')
    if t: row.update(tenantName=t,leaseStartDate=iso(s),leaseEndDate=iso(e) if e else 'Year to year',annualRent=an,rentSteps=[dict(date=iso(nd),amount=nr,per='year')] if nd else None)
    rows.append(row); r+=1
w.cell(r+1,2,'Total, 9 parcels').font=Font(name='Georgia',bold=True)
for col in 'FGJ': 
    c=w[f'{col}{r+1}']; c.value=f'=SUM({col}6:{col}{r-1})'; c.font=Font(name='Georgia',bold=True); c.border=Border(top=Side('thin'),bottom=Side('double')); c.number_format={'F':'0.00','G':'#,##0','J':'$#,##0'}[col]
w.cell(r+3,2,'All leases absolutely net. Improvements revert at expiration. Tract B is held for the canal crossing; no asking rent set.').font=Font(name='Georgia',size=9,italic=True)
for col,wd in zip('ABCDEFGHIJKLMNO',[2,17,22,30,32,8,11,13,13,14,11,13,14,22,13]): w.column_dimensions[col].width=wd
w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
tmp=tempfile.mkdtemp(); p=os.path.join(tmp,FN); wb.save(p)
out=tempfile.mkdtemp(); subprocess.run(['soffice','--headless','--convert-to','xlsx:Calc MS Excel 2007 XML','--outdir',out,p],check=True,capture_output=True,timeout=180); shutil.copy(os.path.join(out,FN),os.path.join(DOC,FN))
save(FN,'LAND','Ground-lease list, acres and SF, next adjustment columns, live formulas',False,rows,propertyName='Port Sable Estate',asOnDate='2026-04-01',units=9,occupied=8,vacant=1,sheet='Ground Leases')
