# Entrata-like student housing by the bed, charge columns under a grouped header
from common import *; from openpyxl import Workbook; from openpyxl.styles import *; from openpyxl.utils import get_column_letter as L
r=R(778); F='The Foundry - Rent Roll by Space.xlsx'; wb=Workbook(); w=wb.active; w.title='Rent Roll'
def put(row,vals,b=False,fmt=None,fill=None):
    for i,v in enumerate(vals,1):
        if v in (None,''): continue
        c=w.cell(row,i,v); c.font=Font(name='Arial',size=9,bold=b)
        if isinstance(v,float): c.number_format='#,##0.00;(#,##0.00)'
        if isinstance(v,D.date): c.number_format='mm/dd/yyyy'
        if fill: c.fill=PatternFill('solid',fgColor=fill)
put(1,['Rent Roll'],True); put(2,['The Foundry at Millrace']); put(3,['As of Date: 10/20/2025   |   Lease Occupancy Type: Student   |   Post Month: 10/2025'])
ch=['Base Rent','Furniture','Parking','Utility Package','Pet Rent','Concession']
h1=['Unit-Space','Bldg','Unit Type','SQFT','Space Status','Resident','Lease Start','Lease End','Market Rent']; n=len(h1)
put(5,['']*n+['Scheduled Charges'],True,fill='D9E1F2'); w.merge_cells(start_row=5,start_column=n+1,end_row=5,end_column=n+7); w.cell(5,n+1).alignment=Alignment(horizontal='center')
put(6,h1+ch+['Total Charges','Deposit Held','Balance'],True,fill='D9E1F2')
FP=[('4x4 Tower',1388,769,4),('3x3 Loft',1110,819,3),('2x2 Flat',842,945,2),('5x5 Townhome',1905,725,5)]
y=7; rows=[]; Z=[0.0]*10; by={}; occ=0
for k in range(26):
    fp,sf,mk,nb=r.choice(FP); un=f'{1+k//9}-{101+100*((k%9)//3)+k%3}'
    for b in 'ABCDE'[:nb]:
        q=by.setdefault(fp,[0,0,0.0,0.0]); q[0]+=1; q[2]+=mk; Z[0]+=mk; d=dict(unit=un,unitType=fp,area=sf,marketRent=float(mk))
        d['unit']=un
        x=r.random()
        if x<.09: st='Vacant Unrented Ready' if x<.06 else 'Vacant Unrented Not Ready'; put(y,[un+'-'+b,int(un[0]),fp,sf,st,'','','',float(mk)]); d['statusText']=st
        else:
            st='Notice Unrented' if x<.12 else 'Occupied No Notice'; ls=D.date(2025,8,16) if r.random()<.9 else D.date(2025,9,1); le=D.date(2026,7,31); a=[float(mk-r.choice([0,0,10,25,40])),25.0 if r.random()<.6 else None,r.choice([None,None,65.0,95.0]),49.0,r.choice([None]*9+[40.0]),r.choice([None]*6+[-50.0,-25.0])]; tot=sum(v or 0 for v in a); dep=r.choice([0.0,0.0,150.0]); bal=r.choice([0.0]*5+[tot,-30.0,87.5]); nm=r.nm(1)
            put(y,[un+'-'+b,int(un[0]),fp,sf,st,nm,ls,le,float(mk)]+a+[tot,dep,bal]); d.update(statusText=st,tenantName=nm,leaseStartDate=ls,leaseEndDate=le,contractRent=a[0],charges=[dict(code=c,amount=v) for c,v in zip(ch,a) if v],totalCharges=tot,deposit=dep,balance=bal); occ+=1; q[1]+=1; q[3]+=a[0]
            for i,v in enumerate(a+[tot,dep,bal]): Z[i+1]+=v or 0
        d['unitType']=fp; rows.append(d); d['unit']=f'{un}-{b}'; d['building']=un[0]; y+=1
put(y,['Total','','',None,f'{len(rows)} spaces','','','']+Z,True,fill='F2F2F2'); y+=3
put(y,['','','Unit Type','Spaces','Occupied','','','','Market Rent','Base Rent'],True); y+=1
for k in sorted(by): q=by[k]; put(y,['','',k,q[0],q[1],'','','',q[2],q[3]]); y+=1
put(y,['','','Total',len(rows),occ,'','','',Z[0],Z[1]],True)
for i,wd in enumerate([11,7,15,7,25,25,11,11,11]+[11]*9,1): w.column_dimensions[L(i)].width=wd
w.freeze_panes='A7'; p=wb.create_sheet('Report Parameters'); p['A1']='Property'; p['B1']='The Foundry at Millrace'; p['A2']='Generated'; p['B2']='10/20/2025 07:02 AM MDT'; p['A3']='Show Charges'; p['B3']='Columns'
w.page_setup.orientation='landscape'; w.page_setup.fitToWidth=1; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{B}/documents/{F}')

save(F,'STUDENT_HOUSING','property manager','Entrata-like by space, grouped charge columns',True,'The Foundry at Millrace','2025-10-20',len(rows),occ,rows,sheet='Rent Roll')
