# Student housing by bed, Entrata-like export, one row per bed space; merged unit cells; openpyxl
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
g=G(704);r=g.r
fn='04_Halyard_Commons_bed_rent_roll.xlsx'
wb=Workbook();ws=wb.active;ws.title='Cover';ws['B3']='The Halyard Commons';ws['B3'].font=Font(size=20,bold=True);ws['B5']='Rent Roll by Space';ws['B6']='Report date: October 15, 2025';ws['B7']='Lease terms: AY 2025-26 (Aug 16, 2025 - Jul 31, 2026) and FA25';ws['B8']='Tabs: Rent Roll | Occupancy by Floor Plan'
ws=wb.create_sheet('Rent Roll')
hd=['Unit','Space','Floor Plan','Sq Ft (unit)','Resident','Space Status','Lease Term','Lease Start','Lease End','Market Rent','Installment','Other Monthly Charges',None,None,'Total Monthly','Deposit Held','Balance','Guarantor']
sub=['','','','','','','','','','/ bed','(rent)','Furniture','Parking','Utility cap','','','','on file?']
ws.append(['Halyard Commons, The','','','','','','','','','','','','','','','','','']);ws.append(['As of 10/15/2025'])
ws.append([]);ws.append(hd);ws.append(sub);ws.merge_cells('L4:N4')
fill=PatternFill('solid',fgColor='1F3A5F')
for rr in(4,5):
    for c in range(1,19):
        x=ws.cell(rr,c);x.font=Font(bold=True,color='FFFFFF',size=9);x.fill=fill;x.alignment=Alignment(horizontal='center',wrap_text=True)
fp={'2x2 Mast':(2,868,949),'4x2 Keel':(4,1244,729),'4x4 Bow':(4,1392,819),'Studio Jib':(1,401,1289)}
rows=[];R=6;ft={}
occ=vac=0
for fl in range(1,5):
    for n in range(1,9):
        p='Studio Jib' if n==1 else ('2x2 Mast' if n in(2,3) else('4x2 Keel' if n in(4,5,6) else '4x4 Bow'))
        k,a,mk=fp[p];u=str(fl*100+n);r0=R
        for b in 'ABCD'[:k]:
            sp=f'{u}-{b}'
            s=r.choices(['Occupied','Vacant Available','Vacant Rented','Staff (RA)'],[86,8,3,0])[0]
            if u in('104','307') and b=='A':s='Staff (RA)'
            t=dict(unit=sp if k>1 else u,unitType=p,statusText=s,marketRent=float(mk))
            t['unit']=sp
            d=ft.setdefault(p,[0,0,0.0]);d[0]+=1
            v=[u,sp,p,a if b=='A' else None]
            if b=='A':t['area']=a
            if s in('Occupied','Staff (RA)'):
                occ+=1;d[1]+=1
                nm=g.lf();term='FA25' if r.random()<.07 else 'AY 25-26'
                ls=dt.date(2025,8,16);le=dt.date(2025,12,31) if term=='FA25' else dt.date(2026,7,31)
                if r.random()<.06:ls=g.date('2025-08-20','2025-09-20')
                rent=0.0 if 'Staff' in s else float(mk-r.choice([0,0,10,20,34,50,-15])+(60 if term=='FA25' else 0))
                fu=25.0 if 'Staff' not in s and r.random()<.7 else 0.0;pk=r.choice([0.0,0.0,45.0,75.0]) if rent else 0.0;ut=30.0 if rent else 0.0
                dep=r.choice([0,0,150,150,350]);bal=r.choice([0,0,0,0,-35.5,rent,412.18,75.0])
                tot=rent+fu+pk+ut;d[2]+=rent
                v+=[nm,s,term,ls,le,mk,rent,fu or None,pk or None,ut or None,tot,dep,bal,r.choice('YYYN')]
                t.update(tenantName=nm,leaseStartDate=ls,leaseEndDate=le,contractRent=rent,totalCharges=tot,deposit=float(dep),balance=float(bal),charges=[dict(code=c,amount=x) for c,x in(('Furniture',fu),('Parking',pk),('Utility cap',ut)) if x])
            else:
                vac+=1
                v+=[None,s,None,None,None,mk]+[None]*8
            for c,x in enumerate(v,1):
                cl=ws.cell(R,c,x);cl.font=Font(size=9)
                if isinstance(x,dt.date):cl.number_format='d-mmm-yy'
                elif c in range(10,18):cl.number_format='#,##0.00;[Red](#,##0.00)'
            rows.append(t);R+=1
        if k>1:
            for c in(1,4):
                ws.merge_cells(start_row=r0,end_row=R-1,start_column=c,end_column=c);ws.cell(r0,c).alignment=Alignment(vertical='center',horizontal='center')
ws.cell(R,1,'Total - 88 spaces'.replace('88',str(len(rows))))
for c,k in((10,'marketRent'),(11,'contractRent'),(15,'totalCharges'),(16,'deposit'),(17,'balance')):
    ws.cell(R,c,sum(x.get(k,0) for x in rows)).number_format='#,##0.00;[Red](#,##0.00)'
for c,k in((12,'Furniture'),(13,'Parking'),(14,'Utility cap')):
    ws.cell(R,c,sum(y['amount'] for x in rows for y in x.get('charges',[]) if y['code']==k)).number_format='#,##0.00'
for c in range(1,19):ws.cell(R,c).font=Font(bold=True,size=9);ws.cell(R,c).border=Border(top=Side('thin'),bottom=Side('double'))
for i,w in enumerate([7,8,12,9,27,16,10,11,11,10,10,9,9,9,11,9,10,9]):ws.column_dimensions['ABCDEFGHIJKLMNOPQR'[i]].width=w
ws.column_dimensions['R'].hidden=True
ws.freeze_panes='C6'
w2=wb.create_sheet('Occupancy by Floor Plan');w2.append(['Floor Plan','Beds','Occupied','Vacant','Occ %','Avg. Installment'])
for p,(n,o,s) in ft.items():w2.append([p,n,o,n-o,round(o/n,4),round(s/o,2)])
w2.append(['All',len(rows),occ,vac,round(occ/len(rows),4)])
wb.save(DOC+fn)
save(fn,'STUDENT_HOUSING','Entrata-like by-space export, merged unit cells','unit column merged over beds and bed id in Space column (truth unit is the bed space; counts are beds), two-row header with grouped charges, sq ft only on first bed of unit, cover and occupancy sheets, hidden column',rows,'The Halyard Commons','2025-10-15',len(rows),occ,vac,sheet='Rent Roll')
