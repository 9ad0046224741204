from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
rng=random.Random(2222);N=Names(rng)
F='Copper Basin - ResMan RR 2025.02.28.xlsx'
wb=Workbook();cv=wb.active;cv.title='Cover';ws=wb.create_sheet('Rent Roll');um=wb.create_sheet('Unit Mix')
for i,s in enumerate(['Copper Basin Apartments','Tucson, Arizona','Lender package - February 2025','','Tab 2: Rent Roll (ResMan)','Tab 3: Unit mix from the roll'],3): cv.cell(i,2,s)
cv['B3'].font=Font(size=20,bold=True)
ws['A1']='Rent Roll';ws['A1'].font=Font(bold=True,size=14);ws['A2']='Copper Basin Apartments';ws['A3']='Date: 2/28/2025';ws['A4']='Residents: Current, Pre-leased    Sort: Building, Unit'
HD=['Bldg','Unit','Type','Sq. Feet','Status','Residents','Market','Rent','Pet Rent','Valet Trash','Garage','W/D','Concession','Total','Move in','Start','End','Dep. Req.','Deposits Held','Balance']
G={1:('Unit',5),6:('Resident',1),7:('',1),8:('Recurring Charges and Credits',7),15:('Lease',3),18:('Deposits',2)}
fill=PatternFill('solid',fgColor='404040');wf=Font(color='FFFFFF',bold=True,size=9);s9=Font(size=9);b9=Font(size=9,bold=True)
for c,(t,w) in G.items():
    x=ws.cell(6,c,t or None)
    if w>1: ws.merge_cells(start_row=6,start_column=c,end_row=6,end_column=c+w-1)
    x.alignment=Alignment(horizontal='center');x.font=b9
for j,h in enumerate(HD,1): x=ws.cell(7,j,h);x.font=wf;x.fill=fill;x.alignment=Alignment(horizontal='center')
TY=[('CB-Studio',480,995),('CB-1A',640,1150),('CB-1B',700,1210),('CB-2A',925,1425),('CB-2B',990,1490)]
r=8;truth=[];A=[];keys=['rent','pet','valet','gar','wd','conc']
for b in range(1,7):
    for k in range(1,13):
        ty=rng.choice(TY);mk=ty[2]+rng.choice([0,10,20]);u=f"{b}{(k+5)//6}{(k-1)%6+1:02d}"
        d=dict(b=b,u=u,ty=ty,mk=mk);x=rng.random()
        d['st']='Vacant' if x<.06 else 'Vacant Pre-Leased' if x<.09 else 'Notice to Vacate' if x<.15 else 'Under Eviction' if x<.165 else 'Down' if x<.18 else 'Occupied'
        if d['st'] in('Occupied','Notice to Vacate','Under Eviction'):
            d.update(nm=N.lf()+(('; '+N.lf()) if rng.random()<.25 else ''),rent=float(round(mk*rng.uniform(.86,1.04))),pet=rng.choice([0,0,0,30.]),valet=25.,gar=rng.choice([0,0,0,0,95.]),wd=rng.choice([0,0,45.]),conc=rng.choice([0]*6+[-60.,-99.5]))
            d['mi']=rd(rng,date(2019,1,1),date(2025,2,20));t=d['mi']
            while addm(t,12)<=date(2025,2,28): t=addm(t,12)
            d['ls']=t;d['le']=addm(t,12)-timedelta(days=1);d['mtm']=rng.random()<.08;d['req']=rng.choice([200,400]);d['held']=d['req'] if rng.random()<.9 else 0;d['bal']=rng.choice([0]*6+[1311.25,-20.,55.])
            d['tot']=sum(d[q] for q in keys)
        A.append(d)
def wr(r,j,v,nf=None,fn=s9):
    x=ws.cell(r,j,v);x.font=fn
    if nf:x.number_format=nf
nf='#,##0.00;[Red](#,##0.00)'
def totrow(lab,g):
    global r
    o=[d for d in g if 'nm' in d]
    wr(r,1,lab,None,b9);wr(r,4,sum(d['ty'][1] for d in g),'#,##0',b9);wr(r,5,f"{len(o)} of {len(g)} occupied",None,b9);wr(r,7,sum(d['mk'] for d in g),nf,b9)
    for j,q in enumerate(keys+['tot'],8): wr(r,j,sum(d[q] for d in o),nf,b9)
    for j,q in((18,'req'),(19,'held'),(20,'bal')): wr(r,j,sum(d[q] for d in o),nf,b9)
    for j in range(1,21): ws.cell(r,j).border=Border(top=Side(style='thin'))
    r+=1
for b in range(1,7):
    g=[d for d in A if d['b']==b]
    for d in g:
        wr(r,1,f"Bldg {b}");wr(r,2,d['u']);wr(r,3,d['ty'][0]);wr(r,4,d['ty'][1],'#,##0');wr(r,5,d['st']);wr(r,7,d['mk'],nf)
        t=dict(unit=d['u'],building=f"Bldg {b}",unitType=d['ty'][0],area=d['ty'][1],statusText=d['st'],marketRent=d['mk'])
        if 'nm' in d:
            ws.row_dimensions[r].height=25 if ';' in d['nm'] else 13;wr(r,6,d['nm'].replace('; ','\n'));ws.cell(r,6).alignment=Alignment(wrap_text=True,vertical='top')
            for j,q in enumerate(keys,8):
                if d[q]: wr(r,j,d[q],nf)
            wr(r,14,d['tot'],nf);wr(r,15,d['mi'],'m/d/yyyy');wr(r,16,d['ls'],'m/d/yyyy');wr(r,17,'MTM' if d['mtm'] else d['le'],'m/d/yyyy');wr(r,18,d['req'],nf);wr(r,19,d['held'],nf);wr(r,20,d['bal'],nf)
            t.update(tenantName=d['nm'].replace('; ',' '),contractRent=d['rent'],charges=[dict(code=HD[7+i],amount=d[q]) for i,q in enumerate(keys) if d[q]],totalCharges=d['tot'],moveInDate=iso(d['mi']),leaseStartDate=iso(d['ls']),leaseEndDate='MTM' if d['mtm'] else iso(d['le']),deposit=d['held'],balance=d['bal'])
        truth.append(t);r+=1
    totrow(f"Bldg {b} Totals",g);r+=1
totrow('Property Totals',A)
for j,w in zip('ABCDEFGHIJKLMNOPQRST',(8,7,11,8,17,24,10,10,9,10,8,8,11,10,10,10,10,9,11,10)): ws.column_dimensions[j].width=w
ws.freeze_panes='C8';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
for j,h in enumerate(('Type','Units','Avg SF','Avg Market','Occupied'),1): um.cell(2,j,h).font=Font(bold=True)
for i,ty in enumerate(TY,3):
    g=[d for d in A if d['ty'] is ty]
    for j,v in enumerate((ty[0],len(g),ty[1],round(sum(d['mk'] for d in g)/len(g),2),sum('nm' in d for d in g)),1): um.cell(i,j,v)
occ=sum('nm' in d for d in A);um.cell(8,1,'Total');um.cell(8,2,len(A));um.cell(8,5,occ)
wb.save(DOCS/F)
put(F,'MULTIFAMILY','ResMan wide roll, grouped header, charge columns, building totals, cover and unit mix sheets',False,'Copper Basin Apartments','2025-02-28',len(A),occ,len(A)-occ,truth,sheet='Rent Roll')
