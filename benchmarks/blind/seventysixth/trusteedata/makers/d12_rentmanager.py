from common import *
from openpyxl import Workbook
from openpyxl.styles import *
n=N(1212);r=n.r;fn='r76a_RM_Rent_Roll_Harborlight_Condos.xlsx'
wb=Workbook();ws=wb.active;ws.title='RentRoll'
A=lambda **k:Font(name='Segoe UI',size=k.pop('size',8),**k)
ws.merge_cells('A1:L1');ws['A1']='Rent Roll - Recurring Charges Detail';ws['A1'].font=A(bold=True,size=13)
ws.merge_cells('A2:L2');ws['A2']='Harborlight Condominiums (leased units) - Owner: Breakwater Holdings LLC'
ws.merge_cells('A3:L3');ws['A3']='Sorted by: Unit    As of: 5/31/2025    Printed 6/2/2025 2:20 PM'
W=[7,3,24,11,11,11,11,26,3,11,11,12]
for j,w in enumerate(W): ws.column_dimensions['ABCDEFGHIJKL'[j]].width=w
hd={1:'Unit',3:'Tenant',4:'Unit Type',5:'Move In',6:'Lease Start',7:'Lease End',8:'Recurring Charge',10:'Amount',11:'Deposits',12:'Balance'}
ws.merge_cells('A5:B5')
for j in range(1,13):
    c=ws.cell(5,j);c.fill=PatternFill('solid',fgColor='1F3864')
    if j in hd: c.value=hd[j];c.font=A(bold=True,color='FFFFFF');c.alignment=Alignment(horizontal='right' if j>=10 else 'left')
R=6;rows=[];S=[0,0,0];occ=0
us=[f'{f}{l:02d}' for f in (1,2,3,4) for l in range(1,7)][:22]
for u in us:
    ut=r.choice(['1BR/1BA','2BR/2BA','2BR/2BA','3BR/2BA PH']) if u[0]=='4' else r.choice(['1BR/1BA','2BR/2BA','1BR+Den']);base={'1BR/1BA':1650,'1BR+Den':1825,'2BR/2BA':2250,'3BR/2BA PH':3400}[ut]
    ws.merge_cells(start_row=R,start_column=1,end_row=R,end_column=2);ws.cell(R,1,u);ws.cell(R,4,ut);row=dict(unit=u,unitType=ut)
    if u in('203','305'): 
        ws.cell(R,3,'<Vacant>');ws.cell(R,10,0).number_format='#,##0.00';row.update(statusText='<Vacant>');R+=1
    else:
        a,l=n();nm=f'{l}, {a}';rent=base+r.choice([0,-50,25,-100]);ch=[('RC - Rent Charge',rent)]
        if r.random()<.5: ch.append(('PK - Garage Space',r.choice([125,150])))
        if r.random()<.25: ch.append(('PET - Pet Fee',40))
        if r.random()<.3: ch.append(('STO - Storage Locker',35))
        if r.random()<.12: ch.append(('CR - Owner Credit',-75))
        mi=addm(dt.date(2025,5,1),-r.randint(0,50));ls=mi
        while addm(ls,12)<=dt.date(2025,5,31): ls=addm(ls,12)
        le=addm(ls,12)-dt.timedelta(1);mtm=r.random()<.15;dep=r.choice([rent,base,1500]);bal=r.choice([0,0,0,rent,-125,62.75])
        ws.cell(R,3,nm)
        for j,q in ((5,mi),(6,ls),(7,'MTM' if mtm else le)):
            c=ws.cell(R,j,q);
            if q!='MTM': c.number_format='m/d/yyyy'
            c.alignment=Alignment(horizontal='left')
        for k,v in ((11,dep),(12,bal)): ws.cell(R,k,v).number_format='#,##0.00;(#,##0.00)'
        for k,v in ch: ws.cell(R,8,k);ws.cell(R,10,v).number_format='#,##0.00;(#,##0.00)';R+=1
        tt=sum(v for _,v in ch)
        if len(ch)>1: ws.cell(R,8,'Unit Total').font=A(italic=True);c=ws.cell(R,10,tt);c.number_format='#,##0.00';c.border=Border(top=Side('thin'));R+=1
        row.update(tenantName=nm,statusText='Occupied',moveInDate=mi,leaseStartDate=ls,leaseEndDate='MTM' if mtm else le,contractRent=rent,charges=[dict(code=k,amount=v) for k,v in ch],totalCharges=tt if len(ch)>1 else None,deposit=dep,balance=bal);occ+=1
        for i,v in enumerate((tt,dep,bal)): S[i]+=v
    for j in range(1,13):
        for q in range(max(6,R-6),R):
            if not ws.cell(q,j).font.i: ws.cell(q,j).font=A()
    R+=1 if len(rows)%1==0 else 0
    rows.append(row)
ws.merge_cells(start_row=R,start_column=1,end_row=R,end_column=7);ws.cell(R,1,f'Harborlight Condominiums Totals:  {len(us)} units, {occ} occupied, {len(us)-occ} vacant ({100*occ/len(us):.1f}%)').font=A(bold=True)
for j,v in zip((10,11,12),S): c=ws.cell(R,j,v);c.number_format='#,##0.00;(#,##0.00)';c.font=A(bold=True);c.border=Border(top=Side('double'))
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(D+fn)
save(fn,dict(propertyName='Harborlight Condominiums',asOnDate='2025-05-31',sheet='RentRoll',units=len(us),occupied=occ,vacant=len(us)-occ,rows=rows),'MULTIFAMILY','condo lessor, Rent Manager','recurring charges stacked below each tenant, merged cells, blank spacers',True)
