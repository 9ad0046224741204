from common import *
import openpyxl
from openpyxl.styles import *
r=G(8303); fn='Entrata_RentRoll_TheQuad_at_Millrace.xlsx'
wb=openpyxl.Workbook(); w=wb.active; w.title='Rent Roll'
B=Font(bold=True,name='Arial',size=9); N=Font(name='Arial',size=9); fill=PatternFill('solid',fgColor='D9E2EC')
w['A1']='The Quad at Millrace'; w['A1'].font=Font(bold=True,size=14,name='Arial'); w['A2']='Rent Roll (Space Level)'; w['A3']='As of 10/15/2024  |  Academic Year 2024-2025  |  Charges: Scheduled Monthly'; 
for c in('A2','A3'): w[c].font=N
h=['Bldg','Unit-Space','Space Status','Resident','Lease Term','Move-In','Lease Start','Lease End','Market Rent','Base Rent','Utility Pkg','Furniture','Parking','Total Scheduled Charges','Deposit Held','Balance']
fps=[('4BR/4BA Cottage',[(b,f'{b}{n:02d}') for b in '12' for n in range(1,9)],'ABCD',825),('3BR/3BA Flat',[('3',f'3{n:02d}') for n in range(1,15)],'ABC',905),('2BR/2BA Flat',[('4',f'4{n:02d}') for n in range(1,13)],'AB',1040),('Studio',[('4',f'45{n}') for n in range(1,9)],'A',1325)]
for c,t in enumerate(h,1):
    q=w.cell(5,c,t); q.font=B; q.fill=fill; q.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); q.border=Border(bottom=Side('thin'))
w.row_dimensions[5].height=27; y=6; rows=[]; subs=[]
K=['marketRent','contractRent','_u','_f','_p','totalCharges','deposit','balance']
for fp,us,sp,mk in fps:
    w.cell(y,1,f'Floor Plan: {fp}').font=B; y+=1; L=[]
    for b,u in us:
        for s in sp:
            x=dict(unit=f'{u}-{s}' if fp!='Studio' else u,building=b,unitType=fp,marketRent=float(mk)); q=r.random(); L.append(x)
            x['statusText']='Vacant' if q<.07 else 'Model' if (u,s)==('101','A') else 'Occupied' if q<.96 else 'Notice'
            if x['statusText'] in('Occupied','Notice'):
                x['tenantName']=r.name('LF'); x['moveInDate']=D(2024,8,r.choice([16,17,17,18,24])); x['leaseStartDate']=D(2024,8,16); sem=r.random()<.07
                x['leaseEndDate']=D(2024,12,20) if sem or x['statusText']=='Notice' else D(2025,7,31); x['_t']='Fall 2024 Semester' if x['leaseEndDate'].year==2024 else 'AY 24-25 Installment (12)'
                x['contractRent']=float(mk-r.choice([0,0,15,25,40,60])+(90 if sem else 0)); x['_u']=45.0; x['_f']=r.choice([0.0,25.0,25.0]); x['_p']=r.choice([0.0,0.0,40.0])
                x['totalCharges']=x['contractRent']+x['_u']+x['_f']+x['_p']
                x['charges']=[dict(code=c,amount=x[k]) for c,k in(('Utility Pkg','_u'),('Furniture','_f'),('Parking','_p'))]
                x['deposit']=r.choice([0.0,150.0,150.0]); x['balance']=r.choice([0.0]*6+[-45.0,310.0,95.5,1180.0])
    for x in L:
        v=[x['building'],x['unit'],x['statusText'],x.get('tenantName'),x.get('_t'),x.get('moveInDate'),x.get('leaseStartDate'),x.get('leaseEndDate'),x['marketRent'],x.get('contractRent'),x.get('_u'),x.get('_f'),x.get('_p'),x.get('totalCharges'),x.get('deposit'),x.get('balance')]
        for c,t in enumerate(v,1):
            q=w.cell(y,c,t); q.font=N
            if 6<=c<=8: q.number_format='mm/dd/yyyy'
            if c>8: q.number_format='#,##0.00;(#,##0.00)'
        y+=1
    w.cell(y,1,f'Subtotal - {fp}').font=B; w.cell(y,4,f'{len(L)} spaces, {sum("tenantName" in x for x in L)} leased').font=B
    for i,k in enumerate(K): q=w.cell(y,9+i,sum(x.get(k,0) for x in L)); q.font=B; q.number_format='#,##0.00;(#,##0.00)'; q.border=Border(top=Side('thin'))
    y+=2; rows+=L
w.cell(y,1,'Property Total').font=B; w.cell(y,4,f'{len(rows)} spaces, {sum("tenantName" in x for x in rows)} leased').font=B
for i,k in enumerate(K): q=w.cell(y,9+i,sum(x.get(k,0) for x in rows)); q.font=B; q.number_format='#,##0.00;(#,##0.00)'; q.border=Border(top=Side('double'))
for c,wd in zip('ABCDEFGHIJKLMNOP',[7,11,11,27,25,11,11,11,11,11,9,9,9,12,10,10]): w.column_dimensions[c].width=wd
w.freeze_panes='C6'; w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
w.print_title_rows='5:5'
wb.save(path(fn)); o=sum('tenantName' in x for x in rows); v=sum(x['statusText']=='Vacant' for x in rows)
save(fn,'STUDENT_HOUSING','Entrata by-bed export grouped by floor plan, one sheet',False,'The Quad at Millrace','2024-10-15',len(rows),o,v,rows)
