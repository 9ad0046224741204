from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
F='killebrew_farm_leases.xlsx'
A='BUILDINGS'; L='CROP AND PASTURE GROUND'
X=[(A,'Whse 1','Peanut buying point','Coastal Plain Peanut Co-op',None,18000,54000,'Jan 1 2023','Dec 31 2027',4500),(A,'Whse 2, north half','Dry storage','Seed & Feed of Baxley',None,9000,24300,'Aug 1 2024','Jul 31 2026',2000),(A,'Whse 2, south half','Dry storage',None,None,9000,None,None,None,None),
(A,'Cotton gin shed','Equipment storage','Lattimore Farms Partnership',None,7200,7200,'Mar 1 2022','MTM',None),(A,'Cold room','Cooler','Vidalia Growers Assn.',None,3850,26950,'Apr 15 2025','Apr 14 2028',2250),(A,'Packing shed','Packing line','Vidalia Growers Assn.',None,11600,34800,'Apr 15 2025','Apr 14 2028',2900),(A,'Tenant house','Dwelling, 3 BR','Nestor Figgs',None,1240,6000,'Jun 1 2020','MTM',500),(A,'Old store','Store bldg.',None,None,1600,None,None,None,None),(A,'Grain bins','2 bins, 20,000 bu.','Lattimore Farms Partnership',None,None,6500,'Sep 1 2024','Aug 31 2025',None),
(L,'Home tract','Irrigated cropland','Lattimore Farms Partnership',212.5,None,44625,'Jan 1 2024','Dec 31 2026',None),(L,'Creek tract','Dry cropland','C. Rutledge',96,None,8160,'Jan 1 2025','Dec 31 2025',None),(L,'Church forty','Dry cropland','C. Rutledge',38.4,None,3264,'Jan 1 2025','Dec 31 2025',None),(L,'Bottom pasture','Pasture','Una Gantt & Son',71,None,2485,'Apr 1 2023','MTM',None)]
wb=Workbook(); ws=wb.active; ws.title='Leases'
ft=lambda b=False,i=False,s=10: Font(name='Book Antiqua',size=s,bold=b,italic=i)
def put(c,v,b=False,i=False,al=None): ws[c]=v; ws[c].font=ft(b,i); ws[c].alignment=Alignment(horizontal=al,vertical='top',wrap_text=True)
ws.merge_cells('B2:J2'); put('B2','KILLEBREW LAND & WAREHOUSE COMPANY, LLC',True,al='center'); ws['B2'].font=ft(True,s=14)
ws.merge_cells('B3:J3'); put('B3','Leases in force on April 30, 2025',i=True,al='center')
for c,t in zip('BCDEFGHIJ',['Premises','Use','Lessee','Acres','Bldg.\nSq. Ft.','Rent\nper Year','Begins','Ends','On\nDeposit']):
    put(f'{c}5',t,True,al='center'); ws[f'{c}5'].border=Border(bottom=Side(style='double'),top=Side(style='thin'))
for c,w in zip('ABCDEFGHIJ',(3,20,20,29,9,10,14,13,13,11)): ws.column_dimensions[c].width=w
ws.row_dimensions[5].height=30
r=6; rows=[]; sec=None; st=[0,0,0,0]; G=[0,0,0,0]
def sub(t,v):
    global r
    put(f'B{r}',t,True)
    for c,x,f in zip('EFGJ',v,('{:,.1f}','{:,}','${:,.2f}','${:,.2f}')):
        if x: put(f'{c}{r}',f.format(x),True,al='right'); ws[f'{c}{r}'].border=Border(top=Side(style='thin'))
    r+=2
for s,u,k,t,ac,sf,an,a,b,dep in X:
    if s!=sec:
        if sec: sub(f'Total {sec.lower()}',st); st=[0,0,0,0]
        ws.merge_cells(f'B{r}:J{r}'); put(f'B{r}',s,True,True); r+=1; sec=s
    put(f'B{r}',u); put(f'C{r}',k); put(f'D{r}',t or '(vacant)',i=not t)
    if ac: put(f'E{r}',f'{ac:,.1f}',al='right')
    if sf: put(f'F{r}',f'{sf:,}',al='right')
    if an: put(f'G{r}',f'${an:,.2f}',al='right')
    if a: put(f'H{r}',a); put(f'I{r}',b)
    if dep: put(f'J{r}',f'${dep:,.2f}',al='right')
    d=lambda x: dt.datetime.strptime(x,'%b %d %Y').date() if x and x!='MTM' else x
    rows.append(dict(unit=u,unitType=k,tenantName=t,statusText='Occupied' if t else 'vacant',section=s,area=sf,annualRent=an,leaseStartDate=d(a),leaseEndDate=d(b),deposit=dep))
    v=[ac or 0,sf or 0,an or 0,dep or 0]; st=[x+y for x,y in zip(st,v)]; G=[x+y for x,y in zip(G,v)]; r+=1
sub(f'Total {sec.lower()}',st); sub('TOTAL ALL LEASES',G)
put(f'B{r}','13 premises and tracts: 11 leased, 2 vacant. Ground rents are paid half on signing and half November 15; building rents are paid by the month, one-twelfth each. The timber (440 ac.) is not leased.',i=True); ws.merge_cells(f'B{r}:J{r+1}'); ws.row_dimensions[r].height=28
ws.page_setup.orientation='landscape'; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.properties.created=dt.datetime(2025,5,2); wb.save(DOC/F)
save(F,'WAREHOUSE','numbers and dates as text, annual rents, acres and sq ft columns',True,rows,'Killebrew Land & Warehouse Company, LLC','2025-04-30',13,11,2,sheet=None,checks=[('annualRent',G[2]),('deposit',G[3]),('area',G[1])])
