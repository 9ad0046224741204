import sys, os; sys.path.insert(0, os.path.dirname(__file__))
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
F='QB_tenant_rents_Blackwater.xlsx'; D=dt.date
wb=Workbook(); tip=wb.active; tip.title='QuickBooks Desktop Export Tips'; ws=wb.create_sheet('Sheet1')
tip['B2']='QuickBooks Desktop Export Tips'; tip['B2'].font=Font(bold=True,size=14)
for i,x in enumerate(['NOTE: When you export a report from QuickBooks Desktop to Excel, any formatting that you applied is kept.','To hide this worksheet, clear the option in the Advanced tab of the Export dialog.']): tip.cell(4+i,2,x)
b8=Font(name='Arial',size=8,bold=True); n8=Font(name='Arial',size=8)
def put(r,c,v,f=n8,nf=None,al=None):
    x=ws.cell(r,c,v); x.font=f
    if nf: x.number_format=nf
    if al: x.alignment=Alignment(horizontal=al)
    return x
put(1,1,'9:47 AM',b8); put(2,1,'02/03/26',b8)
put(1,4,'Blackwater Professional Building, LLC',Font(name='Arial',size=12,bold=True)); put(2,4,'Tenant Rents by Suite',Font(name='Arial',size=14,bold=True)); put(3,4,'All Transactions - Active Customers',Font(name='Arial',size=10,bold=True))
cols=['Customer','Suite','Sq Ft','Lease From','Lease To','Office Rent','CAM Reimb','Parking','Monthly Total','Deposit Held','Balance Total']
for i,h in enumerate(cols): c=put(5,2+2*i,h,b8,al='center'); c.border=Border(bottom=Side(style='medium')); 
L=[('First Floor',[('Fennell & Odom CPAs, P.C.','101',2450,D(2021,6,1),D(2026,5,31),3675,612.5,120,3500,0),
('Vacant','104',980,None,None,None,None,None,None,None),
('Lowcountry Title Services','105',1600,D(2024,1,1),D(2026,12,31),2466.67,400,0,2466.67,0),
('Dr. S. Whisnant, Periodontics','110',3100,D(2017,9,1),D(2027,8,31),5270,775,200,5000,6245)]),
('Second Floor',[('Cape Fear Wealth Advisors','200',2875,D(2023,4,1),D(2028,3,31),4480.21,718.75,160,4400,0),
('Harbor State Insurance Agency','204',1450,D(2025,2,1),D(2028,1,31),2235.42,362.5,80,2200,-362.5),
('Vacant','206',700,None,None,None,None,None,None,None),
('Pender Home Health, Inc.','208',1925,D(2022,11,1),D(2025,10,31),2887.5,481.25,40,2500,3368.75),
('Stubbs Law Office','210',1120,D(2024,8,15),D(2026,8,14),1773.33,280,40,1700,0)]),
('Third Floor',[('Carolina Soil & Survey PLLC','300',4200,D(2020,1,1),D(2029,12,31),6125,1050,240,6000,0),
('Building Office','302',350,None,None,0,0,0,0,0),
('Wilmington Court Reporters','304',1250,D(2025,7,1),D(2027,6,30),1979.17,312.5,80,1900,51.18)])]
r=6; rows=[]; G=[0]*7
for fl,ts in L:
    put(r,1,fl,b8); r+=1; S=[0]*7
    for t in ts:
        nm,su,sf,a,e=t[:5]; v=t[5:]
        put(r,2,nm); put(r,4,su); put(r,6,sf,nf='#,##0')
        if a: put(r,8,a,nf='mm/dd/yyyy',al='left'); put(r,10,e,nf='mm/dd/yyyy',al='left')
        mt=None if v[0] is None else round(v[0]+v[1]+v[2],2)
        pr=[v[0],v[1],v[2],mt,v[3],v[4]]
        for i,x in enumerate(pr):
            if x is not None: put(r,12+2*i,x,nf='#,##0.00;-#,##0.00')
        row=dict(unit=su,section=fl,area=sf)
        if nm=='Vacant': row['statusText']='Vacant'
        else:
            row.update(tenantName=nm,statusText='Occupied',contractRent=v[0],leaseStartDate=a,leaseEndDate=e,deposit=v[3],balance=v[4],charges=[dict(code=c,amount=x) for c,x in zip(cols[5:8],v[:3])],totalCharges=mt)
        if nm=='Building Office': row.pop('statusText')
        rows.append(row)
        for i,x in enumerate([sf]+pr): S[i]+=x or 0
        r+=1
    put(r,1,'Total '+fl,b8)
    for i,x in enumerate(S): c=put(r,6 if i==0 else 10+2*i,round(x,2),n8,'#,##0' if i==0 else '#,##0.00;-#,##0.00'); c.border=Border(top=Side(style='thin')); G[i]+=x
    r+=1
put(r,1,'TOTAL',b8)
for i,x in enumerate(G): c=put(r,6 if i==0 else 10+2*i,round(x,2),b8,'#,##0' if i==0 else '#,##0.00;-#,##0.00'); c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
ws.column_dimensions['A'].width=3; ws.column_dimensions['B'].width=30
from openpyxl.utils import get_column_letter as gl
for c in range(3,24): ws.column_dimensions[gl(c)].width=1.3 if c%2 else 11
ws.freeze_panes='C6'; ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0; wb.active=1
wb.save(os.path.join(DOC,F))
save(F,rows,'OFFICE','r44c','QuickBooks Desktop export of tenants, narrow spacer columns, indented groups by floor, only the export date',propertyName='Blackwater Professional Building, LLC',asOnDate=None,units=12,occupied=None,vacant=2,sheet='Sheet1')
