# student by-the-bed roll, xlsx, 168 beds, charges in columns, second sheet of notes
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill
r=random.Random(4303); nm=N(r); NAME='student_by_bed'; AS=D(2025,10,1)
wb=Workbook(); w0=wb.active; w0.title='Cover'; ws=wb.create_sheet('Bed Roll')
for i,t in enumerate(['The Quarry at Fenn University','Rent Roll - by bed','Academic year 2025-26','See tab "Bed Roll"']): w0.cell(3+i,2,t).font=Font(bold=i==0,size=16 if i==0 else 11)
ws['B1']='The Quarry at Fenn University - Bed Roll'; ws['B1'].font=Font(bold=True,size=13); ws['B2']='Effective October 1, 2025'
ws['L3']='Monthly Installments'; ws.merge_cells('L3:P3'); ws['L3'].alignment=Alignment(horizontal='center')
H=['Building','Bed Space','Floorplan','Bed SF','Occupancy','Resident','Lease Start','Lease End','Market / Bed',None,'Installment','Furniture','Parking','Pet','Total Billed','Deposit Held','Acct Balance']
for c,h in enumerate(H,2):
    if h: x=ws.cell(4,c,h); x.font=Font(bold=True,color='FFFFFF'); x.fill=PatternFill('solid',fgColor='5B2C6F'); x.alignment=Alignment(wrap_text=True,vertical='center')
rows=[];rw=5;tt={}
for bl in 'NESW':
    sub={}
    k=0
    for a in range(1,13):
        fp,nb,sf,mk=[('4x4 Slate',4,322,789),('2x2 Marble',2,410,999),('4x4 Slate',4,322,789),('4x2 Flint',4,288,679)][a%4]
        for L in 'ABCD'[:nb]:
            u=f'{bl}{100+a}-{L}'; m=mk+r.choice([0,0,20]); q=r.random()
            rec=dict(unit=u,building=f'Bldg {bl}',unitType=fp,area=sf,marketRent=float(m)); vals=[f'Bldg {bl}',u,fp,sf]
            if q<.07: rec['statusText']='Vacant'; vals+=['Vacant',None,None,None,m]
            else:
                f,l=nm.fl(); s='Occupied' if q<.95 else 'Sublet'; rent=m-r.choice([0,0,15,30]); fu=25; pk=r.choice([0,0,0,45]); pt=r.choice([0]*9+[30]); T=rent+fu+pk+pt
                dep=r.choice([0,200,250]); bal=r.choice([0]*6+[-50,rent,112.4]); ls=r.choice([D(2025,8,16)]*6+[D(2025,9,3)]); le=D(2026,7,31)
                rec.update(statusText=s,tenantName=f'{l}, {f}',leaseStartDate=ls,leaseEndDate=le,contractRent=float(rent),charges=[{'code':c,'amount':float(x)} for c,x in (('Furniture',fu),('Parking',pk),('Pet',pt)) if x],totalCharges=float(T),deposit=float(dep),balance=float(bal))
                vals+=[s,f'{l}, {f}',ls,le,m,None,rent,fu,pk or None,pt or None,T,dep,bal]
            for c,v in enumerate(vals,2):
                if v is not None:
                    x=ws.cell(rw,c,v)
                    if c>=10: x.number_format='$#,##0.00;($#,##0.00)'; sub[c]=sub.get(c,0)+v
                    elif c in(8,9): x.number_format='d-mmm-yy'
            rows.append(rec); rw+=1; k+=1
    ws.cell(rw,2,f'Bldg {bl} subtotal ({k} beds)').font=Font(bold=True)
    for c,v in sub.items(): x=ws.cell(rw,c,round(v,2)); x.font=Font(bold=True); x.number_format='$#,##0.00;($#,##0.00)'; tt[c]=tt.get(c,0)+v
    rw+=2
n=len(rows); v=sum(x['statusText']=='Vacant' for x in rows)
ws.cell(rw,2,'TOTAL PROPERTY').font=Font(bold=True)
for c,x in tt.items(): y=ws.cell(rw,c,round(x,2)); y.font=Font(bold=True); y.number_format='$#,##0.00;($#,##0.00)'
for i,(a,b) in enumerate((('Total beds',n),('Occupied beds (incl. sublet)',n-v),('Vacant beds',v))): ws.cell(rw+2+i,2,a); ws.cell(rw+2+i,7,b)
for c,wd in zip('ABCDEFGHIJKLMNOPQR',[2,10,11,12,8,11,24,11,11,11,2,12,11,10,10,12,12,12]): ws.column_dimensions[c].width=wd
ws.freeze_panes='D5'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(NAME,'xlsx'))
finish(NAME,'xlsx',dict(propertyName='The Quarry at Fenn University',asOnDate=iso(AS),units=n,occupied=n-v,vacant=v,sheet='Bed Roll',rows=rows),'STUDENT_HOUSING','by-the-bed roll, cover sheet, charges in columns, building subtotals, spacer column',True)
