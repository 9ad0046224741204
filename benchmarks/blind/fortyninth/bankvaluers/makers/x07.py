# Cash-flow-model presentation roll, lab campus: stacked multi-line records
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
D=dt.date;NAME='Isinglass_Campus_PresentationRR.xlsx'
T=[("1","Nacre Molecular Inc.","A-100",31200,D(2022,9,1),D(2032,8,31),62.40,[(D(2026,9,1),64.27),(D(2027,9,1),66.20),(D(2028,9,1),68.19)]),("2","Fenwright Vaccines LP","A-200",28850,D(2020,2,1),D(2030,1,31),57.25,[(D(2027,2,1),58.97),(D(2028,2,1),60.74)]),("3","Petrel Agri-Genetics","B-100",15400,D(2024,5,1),D(2029,4,30),66.00,[(D(2026,5,1),67.98),(D(2027,5,1),70.02)]),("4","Isinglass Vivarium Services (Owner affil.)","B-LL",6100,D(2023,1,1),D(2027,12,31),40.00,[]),("5","Cold Harbor Reagents Co.","B-200",11980,D(2025,8,1),D(2032,7,31),68.50,[(D(2026,8,1),70.56)])]
wb=Workbook();ws=wb.active;ws.title='Presentation RR'
ws['B2']='Isinglass Life Science Campus';ws['B2'].font=Font(bold=True,size=13,color='1F4E78');ws['B3']='Presentation Rent Roll & Current Term Tenant Summary'
ws['B4']='As of April 1, 2026'
H=[('No.','',''),('Tenant Name','Suite','Lease Dates'),('Floor','SqFt','Bldg Share'),('Base Rent','Rate & Amount','per Year'),('Base Rent','Amount','per Month'),('Rent Steps','','Date'),('Rent Steps','Annual Rate','per SqFt'),('Rent Steps','Amount','per Month'),('Recovery','','Type')]
for i,h in enumerate(H,2):
    for k in range(3):c=ws.cell(6+k,i,h[k] or None);c.font=Font(bold=True,size=9);c.fill=PatternFill('solid',fgColor='DCE6F1');c.alignment=Alignment(horizontal='left' if i<4 else 'center')
r=9;rows=[];A=sum(x[3] for x in T);SA=SM=0;TA=A+9470
def rec(r,no,nm,su,sf,s,e,p,st):
    ws.cell(r,2,int(no)).alignment=Alignment(horizontal='center');ws.cell(r,3,nm).font=Font(bold=True);ws.cell(r+1,3,'Suite: '+su);ws.cell(r,4,sf).number_format='#,##0';ws.cell(r+1,4,sf/TA).number_format='0.00%'
    if s:
        ws.cell(r+2,3,f"{s:%b %Y} to {e:%b %Y}");an=round(sf*p,2);ws.cell(r,5,p).number_format='$0.00';ws.cell(r+1,5,round(an,2)).number_format='$#,##0.00';ws.cell(r,6,round(an/12,2)).number_format='$#,##0.00';ws.cell(r,10,'Net').alignment=Alignment(horizontal='center')
        for k,(d,q) in enumerate(st):ws.cell(r+k,7,d).number_format='mmm-yyyy';ws.cell(r+k,8,q).number_format='$0.00';ws.cell(r+k,9,round(sf*q/12,2)).number_format='$#,##0.00'
for t in T:
    no,nm,su,sf,s,e,p,st=t;rec(r,*t);m=round(sf*p/12,2)
    rows.append(dict(unit=su,tenantName=nm,area=sf,statusText='Occupied',leaseStartDate=f"{s:%b %Y}",leaseEndDate=f"{e:%b %Y}",contractRent=m,annualRent=round(sf*p,2),rentSteps=[{"date":f"{d:%Y-%m}","amount":round(sf*q/12,2)} for d,q in st]))
    SM+=m;SA+=round(sf*p,2);r+=max(3,len(st))+1
rec(r,'6','Vacant','B-300',9470,None,None,None,[]);rows.append(dict(unit='B-300',area=9470,statusText='Vacant'));r+=3
for k,(l,a) in enumerate((('Total Occupied SqFt',A),('Total Available SqFt',9470),('Total SqFt',TA))):
    ws.cell(r+k,3,l).font=Font(bold=True);ws.cell(r+k,4,a).number_format='#,##0'
ws.cell(r,5,round(SA,2)).number_format='$#,##0.00';ws.cell(r,6,round(SM,2)).number_format='$#,##0.00'
for c in range(2,11):ws.cell(r,c).border=Border(top=Side(style='medium'))
for k,w in zip('ABCDEFGHIJ',(2,6,42,11,17,15,12,12,15,10)):ws.column_dimensions[k].width=w
ws.sheet_view.showGridLines=False;ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(docpath(NAME))
finish(NAME,'OFFICE','Cash-flow-model presentation rent roll for a lab campus, three stacked lines per tenant, monthly steps alongside',True,'Isinglass Life Science Campus','2026-04-01',6,5,1,rows)
