# labs: cover + rent roll + notes sheets, merged suite headers, hidden id column, step columns
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
_F=Font
def Font(**k): return _F(**{'name':'Calibri','size':11,**k})
R=random.Random(6214)
FN='Kittery_Point_Labs_RentRoll_vDD3.xlsx'
nm=['Helixa Therapeutics, Inc.','Molten Bio LLC','Cygnet Proteomics','Aster Gene Works','Tidewater Diagnostics','Novaleaf AgriSciences','BioLoft Incubator (operator)','Quill Instruments','Petrichor Microbial','State University Spin-Out Lab','Ferrisite Neuro, Inc.']
it=iter(nm); rows=[]
for b,us_ in(('20 Wharf Lab Rd',['1A','1B','2A','2B','3 (full floor)']),('26 Wharf Lab Rd',['G-01','G-02','200','300','400']),('Vivarium / Amenity',['V1','Cafe'])):
    for u in us_:
        ty={'V1':'Vivarium','Cafe':'Food service'}.get(u) or R.choice(['Wet lab','Wet lab','Dry lab','GMP','Lab/office'])
        a=R.randint(4200,26500) if u!='Cafe' else 1640
        r=dict(unit=u,building=b,unitType=ty,area=a)
        if u in('2B','300'): r.update(statusText='Available' if u=='2B' else 'Vacant - LOI'); rows.append(r); continue
        t='Hopper & Vine Catering' if u=='Cafe' else next(it)
        s=addm(dt(2019,1,1),R.randint(0,74)); e=endterm(s,R.choice([84,120,126]))
        m=round(a*R.uniform(58,84)/12,2) if u!='Cafe' else 0.0
        if u!='Cafe':
            st=[];d=addm(s,12);am=m
            while d<=dt(2026,1,1): d=addm(d,12)
            for _ in range(R.choice([1,2,3,3])):
                am=round(am*1.03,2)
                if d<e: st.append((d,am))
                d=addm(d,12)
            r['rentSteps']=st
        r.update(statusText='Leased',tenantName=t,leaseStartDate=s,leaseEndDate=e,contractRent=m,deposit=round(m*R.choice([2,3,6]),2) if u!='Cafe' else None,_loc=R.choice(['LC','Cash']),_nn=f"${a*21.4/12:,.2f}")
        rows.append(r)
def build():
    wb=Workbook(); ws=wb.active; ws.title='Cover'; ws['C4']='Kittery Point Labs'; ws['C4'].font=Font(size=20,bold=True); ws['C6']='Due diligence rent roll'; ws['C7']='January 1, 2026'; ws['C9']='Prepared for: Underhill Life & Annuity (Purchaser)'; ws['C10']='This workbook supersedes v2 of December 12.'
    ws=wb.create_sheet('Rent Roll'); 
    H=['','Ref','Suite','Tenant','Use','RSF','Status','Rent start','Lease expiry','Base rent / mo','Step 1','Step 1 rent/mo','Step 2','Step 2 rent/mo','Step 3','Step 3 rent/mo','Security','Form','Renewal']
    ws['C2']='Kittery Point Labs - Rent Roll @ 1-Jan-2026'; ws['C2'].font=Font(bold=True,size=13)
    G={10:'Current',11:'Contractual increases',17:'Credit support'}
    for i,h in enumerate(H): 
        if i: c=ws.cell(5,i+1,h); c.font=Font(bold=True); c.fill=PatternFill('solid',fgColor='D9EAD3'); c.border=Border(bottom=Side('medium')); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom')
    for k,v in G.items(): ws.cell(4,k,v).font=Font(italic=True)
    ws.merge_cells('K4:P4'); ws.merge_cells('Q4:R4'); ws['K4'].alignment=ws['Q4'].alignment=Alignment(horizontal='center')
    y=6; n=1; lb=None
    def wr(r):
        pass
    for r in rows:
        if r['building']!=lb:
            if lb: 
                sub(ws,y,lb); y+=2
            lb=r['building']; ws.merge_cells(start_row=y,start_column=3,end_row=y,end_column=19); ws.cell(y,3,lb).font=Font(bold=True,color='1F4E79'); y+=1
        v=[None,9000+n,r['unit'],r.get('tenantName') or '(vacant)',r['unitType'],r['area'],r['statusText'],r.get('leaseStartDate'),r.get('leaseEndDate'),r.get('contractRent')]
        for s in (r.get('rentSteps') or [])+[(None,None)]*(3-len(r.get('rentSteps') or [])): v+=[s[0],s[1]]
        v+=[r.get('deposit'),r.get('_loc') if r.get('deposit') else None,R.choice(['1x5','2x5','none']) if r.get('tenantName') else None]
        for i,x in enumerate(v):
            if x is None: continue
            c=ws.cell(y,i+1,x); c.number_format='d-mmm-yy' if i in(7,8,10,12,14) else '#,##0' if i==5 else '0' if i==1 else '$#,##0.00;($#,##0.00);$0.00' if i in(9,11,13,15,16) else 'General'
            if i==2: c.alignment=Alignment(horizontal='left')
        y+=1; n+=1
    sub(ws,y,lb); y+=2; sub(ws,y,None)
    o=sum(r['area'] for r in rows if 'tenantName' in r); T=sum(r['area'] for r in rows)
    ws.cell(y+2,4,'Leased RSF'); ws.cell(y+2,6,o).number_format='#,##0'; ws.cell(y+3,4,'Vacant RSF'); ws.cell(y+3,6,T-o).number_format='#,##0'; ws.cell(y+4,4,'Suites leased / vacant'); ws.cell(y+4,6,f"{len(rows)-2} / 2")
    for i,w in enumerate([2,8,15,33,13,10,14,12,12,15,11,15,11,15,11,15,15,7,9]): ws.column_dimensions[L(i+1)].width=w
    ws.column_dimensions['B'].hidden=True; ws.row_dimensions[1].height=8; ws.freeze_panes='E6'
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
    w3=wb.create_sheet('Notes'); 
    for i,s in enumerate(['Cafe operator pays no base rent; concession ends with the amenity agreement.','Suite 300: letter of intent, not a lease.','NNN operating expense estimate for 2026: $21.40 per RSF (not on the roll).','BioLoft: licence fees of members are not rents of the property.']): w3.cell(i+2,2,f'{i+1}'); w3.cell(i+2,3,s)
    wb.active=1; wb.save(path(FN))
    save(FN,rows,'Kittery Point Labs',dt(2026,1,1),len(rows),len(rows)-2,2,'OTHER','closingcounsel','DD workbook with cover and notes, building bands, steps in pairs of columns, hidden reference column',sheet='Rent Roll',hard='several sheets; hidden column; zero base rent')
def sub(ws,y,b):
    rs=[r for r in rows if b is None or r['building']==b]
    for i,x in((4,'Total property' if b is None else f'Subtotal {b}'),(6,sum(r['area'] for r in rs)),(10,round(sum(r.get('contractRent') or 0 for r in rs),2)),(17,round(sum(r.get('deposit') or 0 for r in rs),2))):
        c=ws.cell(y,i,x); c.font=Font(bold=True); c.border=Border(top=Side('thin')); c.number_format='#,##0' if i==6 else '$#,##0.00'
build()
