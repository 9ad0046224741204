from common import *
from openpyxl import Workbook
from openpyxl.styles import *
N='14_rents_houses_and_flats.xlsx';rng=random.Random(7214)
wb=Workbook();w=wb.active;w.title='Oct 25'
w['B1']='Glenavon Homes - rents due October 2025';w['B1'].font=Font(name='Comic Sans MS',size=14,bold=True,color='7030A0')
H=['House','Flat','Beds','Who','Moved in','Contract ends','Rent a month','Deposit (TDS)','Paid','Owing','Note']
for i,h in enumerate(H,2):
    c=w.cell(3,i,h);c.font=Font(bold=True);c.border=Border(bottom=Side('medium'));c.alignment=Alignment(wrap_text=True)
P=[('12 Carrick Gardens',['Whole house']),('7 Ormeau Terrace',['Ground','First','Top']),('31 Victoria Crescent',['Flat 1','Flat 2','Flat 3','Flat 4','Flat 5']),('33 Victoria Crescent',['Flat 1','Flat 2','Flat 3','Flat 4']),('2 Mill Row',['Whole house']),('4 Mill Row',['Whole house']),('6 Mill Row',['Whole house']),('The Old Bakery',['Shop','Flat A','Flat B']),('19 Station Road',['Room 1','Room 2','Room 3','Room 4','Room 5']),('58 Antrim Lane',['Upper','Lower'])]
nm=names(rng,EN_F,EN_L,40);R=4;k=0;rows=[];thin=Side('hair')
for h,fl in P:
    r0=R
    for f in fl:
        bd=3 if f=='Whole house' else rng.choice([1,1,2,2]);
        if f.startswith('Room'): bd=1
        base={'Whole house':925,'Shop':780}.get(f,0) or (430 if f.startswith('Room') else 540+110*bd)
        r=dict(unit=f,propertyName=h)
        if R==r0: w.cell(R,2,h)
        w.cell(R,3,f)
        if f!='Shop': w.cell(R,4,bd);
        if (h,f) in(('33 Victoria Crescent','Flat 3'),('19 Station Road','Room 4')):
            r['statusText']='EMPTY';w.cell(R,5,'EMPTY').font=Font(color='FF0000',bold=True);w.cell(R,12,'viewing Sat' if 'Room' in f else 'new kitchen going in')
        else:
            t='Sweet Crumbs (Gina)' if f=='Shop' else nm[k];k+=1
            if f=='Whole house' and rng.random()<.5: t+=' + family'
            s=D(rng.randint(2015,2025),rng.randint(1,9),rng.randint(1,28));e='rolling' if rng.random()<.55 else addy(s,1,0,-1)
            while not isinstance(e,str) and e<D(2025,10,5): e=addy(e,1)
            rent=round((base+rng.choice([-45,-20,0,0,15,30])-(2025-s.year)*8)/5)*5;dep=rent if rng.random()<.8 else None;ow=rng.choice([0]*6+[rent,150])
            paid=max(0,rent-ow);ow=rent-paid
            r.update(tenantName=t,statusText='Occupied',moveInDate=s,leaseEndDate=e,contractRent=rent,deposit=dep,balance=ow)
            for c,v in((5,t),(6,s),(7,e),(8,rent),(9,dep),(10,paid),(11,ow)):
                x=w.cell(R,c,v)
                if isinstance(v,dt.date): x.number_format='d.m.yy'
                elif c>=8: x.number_format='"£"#,##0'
                if c in(6,7): x.alignment=Alignment(horizontal='left')
            if ow==0: w.cell(R,11).value=None;r['balance']=None
            if rng.random()<.15: w.cell(R,12,rng.choice(['housing benefit direct','boiler service due Nov','guarantor: mother','standing order 3rd']))
        for c in range(2,13): w.cell(R,c).border=Border(bottom=thin)
        rows.append(r);R+=1
    if len(fl)>1: w.merge_cells(start_row=r0,start_column=2,end_row=R-1,end_column=2)
    w.cell(r0,2).alignment=Alignment(vertical='top',wrap_text=True);w.cell(r0,2).font=Font(bold=True)
R+=1;w.cell(R,5,'Total')
S=lambda x:sum(r.get(x) or 0 for r in rows)
for c,v in((8,S('contractRent')),(9,S('deposit')),(10,S('contractRent')-S('balance')),(11,S('balance'))): x=w.cell(R,c,v);x.number_format='"£"#,##0'
for c in range(5,12): w.cell(R,c).font=Font(bold=True)
n=len(rows);w.cell(R+2,2,f'{n} lets altogether, 2 empty at the moment')
for c,wd in zip('ABCDEFGHIJKL',[2,22,12,6,28,10,12,11,11,10,10,26]): w.column_dimensions[c].width=wd
w.page_setup.orientation='landscape';w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True
m=wb.create_sheet('Mortgages');m.append(['House','Lender','Balance','Monthly'])
for h,_ in P[:5]: m.append([h,rng.choice(['Lagan BS','Northern Crest']),rng.randint(60,180)*1000,rng.randint(310,890)])
wb.save(doc(N))
save(N,dict(propertyName='Glenavon Homes',asOnDate='2025-10',units=n,occupied=n-2,vacant=2,sheet='Oct 25',rows=rows),'SINGLE_FAMILY_RENTAL','small landlord\'s own sheet, merged house cells, informal headers')
