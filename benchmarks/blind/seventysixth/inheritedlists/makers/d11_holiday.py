from h import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment
r=random.Random(7611);nm=namer(r,'uk')
f='Sandylands pitch fees 2026.xlsx'
wb=Workbook();w=wb.active;w.title='2026 pitch fees';o=wb.create_sheet('2025 (old)');o['A1']='superseded - see 2026'
H=['Field','Pitch','Owner','Caravan','Licence from','Licence ends','Pitch fee (inc VAT)','Rates & water','Gas on account','Invoiced 2026','Paid to date','Outstanding']
w.append(['Sandylands Holiday Park, Mablethorpe Road']);w.append(['Pitch fees for season 1 March 2026 - 31 October 2026; paid to date column is at','','','','','','','','','31/01/2026']);w.append([])
w.append(H)
for c in w[4]: c.font=Font(bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='00808A');c.alignment=Alignment(wrap_text=True,vertical='center')
mk=lambda v:f'£{v:,.2f}' if v>=0 else f'-£{-v:,.2f}'
vans='Willerby Rio|ABI Oakley|Swift Bordeaux|Atlas Mirage|Delta Santana|Cosalt Torino|BK Caprice'.split('|')
rows=[];T=[0]*6;occ=0
for fl,n,fee in (('Dunes',22,3985.0),('Lakeside',19,4450.0),('Orchard',26,3150.0)):
    first=w.max_row+1
    for k in range(1,n+1):
        u=f'{fl[0]}{k}';x=r.random()
        if x<.1: w.append([fl if k==1 else None,u,'EMPTY PITCH']);rows.append(dict(unit=u,building=fl,statusText='EMPTY PITCH'));continue
        if x<.15: w.append([fl if k==1 else None,u,'Hire fleet (park)',r.choice(vans)]);rows.append(dict(unit=u,building=fl,tenantName='Hire fleet (park)'));occ+=1;continue
        a,b=nm();t=r.choice([f'Mr & Mrs {b}',f'{a} {b}',f'Mrs {a[0]} {b}']);d=rd(r,2012,2025).replace(month=3,day=1);e=D.date(d.year+15,10,31)
        pf=fee+r.choice([0,0,150,-200]);rw=412.6;gs=r.choice([0,0,94.0,188.0]);iv=round(pf+rw+gs,2);pd=r.choice([0,iv,round(iv/2,2),1000.0,round(iv/4,2)]);ou=round(iv-pd,2)
        w.append([fl if k==1 else None,u,t,f'{r.choice(vans)} {r.randint(2002,2022)}',d.strftime('%d/%m/%Y'),e.strftime('%d/%m/%Y'),mk(pf),mk(rw),mk(gs) if gs else '',mk(iv),mk(pd),mk(ou)]);occ+=1
        for j,v in enumerate((pf,rw,gs,iv,pd,ou)): T[j]=round(T[j]+v,2)
        rows.append(dict(unit=u,building=fl,tenantName=t,leaseStartDate=d.isoformat(),leaseEndDate=e.isoformat(),annualRent=pf,charges=[dict(code=q,amount=v) for q,v in (('Pitch fee',pf),('Rates & water',rw),('Gas on account',gs)) if v],totalCharges=iv,balance=ou,statusText='Occupied'))
    w.merge_cells(start_row=first,end_row=w.max_row,start_column=1,end_column=1);w.cell(first,1).alignment=Alignment(vertical='top',text_rotation=90);w.cell(first,1).font=Font(bold=True)
w.append([None,None,'TOTAL',None,None,None]+[mk(v) for v in T])
for c in w[w.max_row]: c.font=Font(bold=True)
for row in w.iter_rows(min_row=5,min_col=7,max_col=12):
    for c in row: c.alignment=Alignment(horizontal='right')
n=len(rows);w.append([]);w.append([None,None,f'{n} pitches: {occ} occupied (incl. hire fleet), {n-occ} empty'])
for c,wd in zip('ABCDEFGHIJKL',(7,7,26,22,12,12,13,12,12,13,13,13)): w.column_dimensions[c].width=wd
w.page_setup.orientation='landscape';w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(f))
save(f,'MANUFACTURED_HOUSING','holiday park pitch fees, money and dates as text, merged field column, yearly',True,dict(propertyName='Sandylands Holiday Park',asOnDate='2026-01-31',units=n,occupied=occ,vacant=n-occ,sheet='2026 pitch fees',rows=rows,totals=dict(annualRent=T[0],totalCharges=T[3],balance=T[5])))
