# Rent Manager-like, single family rentals, two-row records, small
from common import *; from openpyxl import Workbook; from openpyxl.styles import *
r=R(784); F='RM_RentRoll_Pelican Homes.xlsx'; wb=Workbook(); w=wb.active; w.title='Rent Roll'
w.merge_cells('A1:I1'); w['A1']='Pelican Homes Rental Fund'; w['A1'].font=Font(bold=True,size=13); w['A1'].alignment=Alignment(horizontal='center'); w.merge_cells('A2:I2'); w['A2']='Rent Roll by Unit, March 31, 2025'; w['A2'].alignment=Alignment(horizontal='center')
h1=['Unit','Tenant','Bd/Ba','Move In','Lease Start','Market Rent','Rent','Deposit','Open Balance']; h2=['Address','Status','Sq Ft','','Lease End','','Other Recurring','','']
g=PatternFill('solid',fgColor='E2EFDA')
for i,(a,b) in enumerate(zip(h1,h2),1):
    for rr,v in ((4,a),(5,b)): c=w.cell(rr,i,v or None); c.font=Font(bold=True,size=9); c.fill=g
A=['118 Egret Ln','2207 Bayou Bend','31 Cypress Knee Rd','904 Dunlin Ct','4415 Gulf Pine Dr','77 Heron Way','612 Magnolia Trace','1309 Osprey Pt','8 Sandpiper Cir','250 Spoonbill St','1733 Tarpon Run']
rows=[]; y=6; Z=[0.0]*5; occ=0
for i,a in enumerate(A):
    u=f'PH{i+1:02d}'; bb,sf,mk=r.choice([('3/2',1420,1795.0),('4/2',1810,2150.0),('3/1',1180,1550.0),('2/1',960,1325.0)]); Z[0]+=mk; d=dict(unit=u,unitType=bb,area=sf,marketRent=mk)
    if i in (3,):
        v1=[u,'(vacant)',bb,None,None,mk]; v2=[a,'Vacant',sf]; d['statusText']='Vacant'
    else:
        occ+=1; ls=r.date(D.date(2024,5,1),D.date(2025,3,1)); le=addm(ls,12)-D.timedelta(1); mi=addm(ls,-12*r.randint(0,3)); rent=mk-r.choice([0,45,95]); ot=r.choice([0.0,0.0,50.0,85.0]); dep=rent; bal=r.choice([0.0,0.0,0.0,rent,120.0]); nm=r.nm(1); st='Notice' if i==7 else 'Current'
        v1=[u,nm,bb,mi,ls,mk,rent,dep,bal]; v2=[a,st,sf,None,le,None,ot]
        d.update(tenantName=nm,statusText=st,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,contractRent=rent,deposit=dep,balance=bal,charges=[dict(code='Rent',amount=rent)]+([dict(code='Other Recurring',amount=ot)] if ot else []))
        for k,v in enumerate((rent,ot,dep,bal)): Z[k+1]+=v
    for rr,v in ((y,v1),(y+1,v2)):
        for k,x in enumerate(v,1):
            if x is None: continue
            c=w.cell(rr,k,x); c.font=Font(size=9)
            if isinstance(x,D.date): c.number_format='m/d/yyyy'
            elif isinstance(x,float): c.number_format='$#,##0.00'
            elif isinstance(x,int): c.number_format='#,##0'; c.alignment=Alignment(horizontal='left')
    for k in range(1,10): w.cell(y+1,k).border=Border(bottom=Side('hair'))
    y+=2; rows.append(d)
for rr,v in ((y+1,[f'{len(A)} units','Report Totals',None,None,None,Z[0],Z[1],Z[3],Z[4]]),(y+2,[f'{occ} occupied','',None,None,None,None,Z[2]]),(y+3,[f'{len(A)-occ} vacant'])):
    for k,x in enumerate(v,1):
        if x in(None,''): continue
        c=w.cell(rr,k,x); c.font=Font(size=9,bold=True)
        if isinstance(x,float): c.number_format='$#,##0.00'
for c,wd in zip('ABCDEFGHI',[21,24,8,11,11,13,15,12,13]): w.column_dimensions[c].width=wd
w.page_setup.orientation='landscape'; w.sheet_properties.pageSetUpPr.fitToPage=True; w.page_setup.fitToHeight=0
wb.save(f'{B}/documents/{F}'); save(F,'SINGLE_FAMILY_RENTAL','manager','Rent Manager-like, two-row records',True,'Pelican Homes Rental Fund','2025-03-31',len(A),occ,rows,sheet='Rent Roll')
