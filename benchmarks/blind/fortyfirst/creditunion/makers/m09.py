# DoorLoop-like xlsx export: flat table, no totals row until summary at top; apartment 28 units; text currency strings, ISO dates as text
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font
r=R(909); NAME='DoorLoop_Rent_Roll_Pinyon_Pointe.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Rent Roll'
data=[];rows=[];T=[0,0,0];occ=0
for k in range(1,29):
    t,sf,mk=[('Studio / 1 Bath',430,795),('1 Bed / 1 Bath',590,925),('2 Beds / 1 Bath',780,1120)][0 if k in(1,2,15,16) else 1+k%2]
    u=f'Unit {k}'; q=dict(unit=u,unitType=t,area=sf,marketRent=mk); T[0]+=mk
    if k in (6,19,23):
        q.update(statusText='Vacant'); data.append(['Vacant','Pinyon Pointe',u,t,sf,'','','','',f'${m2(mk)}','$0.00','$0.00']); q.update(contractRent=0,deposit=0)
    else:
        occ+=1; nm=', '.join(r.fl() for _ in range(r.choice([1,1,1,2,3]))); ls=r.first(D(2024,2,1),D(2025,10,1)); le=leaseend(ls,r.choice([6,12,12,12])); roll=le<D(2025,11,1); rent=mk-r.choice([0,0,15,30,55]); dep=r.choice([400,rent,rent])
        st='Expired' if roll else 'Active' if (le-D(2025,11,1)).days>60 else 'Expiring Soon'
        data.append([st,'Pinyon Pointe',u,t,sf,nm,iso(ls),'' if roll else iso(le),'Rollover' if roll else 'Fixed',f'${m2(mk)}',f'${m2(rent)}',f'${m2(dep)}'])
        q.update(statusText=st,tenantName=nm,leaseStartDate=iso(ls),leaseEndDate=None if roll else iso(le),contractRent=rent,deposit=dep); T[1]+=rent; T[2]+=dep
    rows.append(q)
ws['A1']='Pinyon Pointe Apartments'; ws['A1'].font=Font(bold=True,size=12); ws['A2']='Rent Roll | As of Nov 1, 2025'
ws['E1']='Total units'; ws['F1']=28; ws['E2']='Occupied'; ws['F2']=occ; ws['H1']='Total rent'; ws['I1']=f'${m2(T[1])}'; ws['H2']='Total deposits'; ws['I2']=f'${m2(T[2])}'
H=['Lease Status','Property','Unit','Beds & Baths','Size (sqft)','Tenants','Lease Start','Lease End','Term','Market Rent','Rent','Deposit Held']
for i,h in enumerate(H,1): ws.cell(4,i,h).font=Font(bold=True)
for v in data: ws.append(['' if x is None else x for x in v])
for row in ws.iter_rows(min_row=5):
    for c in row:
        if c.value=='': c.value=None
for c,w in zip('ABCDEFGHIJKL',[14,15,9,16,11,44,12,12,10,12,12,13]): ws.column_dimensions[c].width=w
ws.auto_filter.ref=f'A4:L{ws.max_row}'
wb.save(DOC+'/'+NAME)
save(NAME,dict(propertyName='Pinyon Pointe Apartments',asOnDate='2025-11-01',units=28,occupied=occ,vacant=28-occ),rows,'MULTIFAMILY','DoorLoop-like flat export, currency as text, summary beside title')
