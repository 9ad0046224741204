# student housing, by the bed
from common import *
import openpyxl
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=Rng(7105); F='RR_ByBed_TheQuill_20251115.xlsx'; AS=D(2025,11,15)
T=Truth(F,'STUDENT_HOUSING','by-the-bed lease list with installments, add-ons and renewal pre-leasing column',False,'The Quill at Eastmoor','2025-11-15',sheet='Bed Roll')
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Bed Roll'
ar=lambda **k:Font(name='Segoe UI',size=9,**k)
ws['A1']='The Quill at Eastmoor'; ws['A1'].font=ar(bold=True,); ws['A1'].font=Font(name='Segoe UI',size=14,bold=True,color='5B2C83')
ws['A2']='Rent Roll by Bed Space — Academic Year 2025/26'; ws['A3']='Effective date: 15 Nov 2025'; 
for c in('A2','A3'): ws[c].font=ar(italic=True)
H=['Bldg','Bed Space','Floor Plan','Bed SF','Lease Status','Resident','Guarantor on file','Contract Start','Contract End','Market Installment','Base Installment','Furniture','Parking','Private Bath','Total Installment','Deposit','Balance Due','AY 26/27']
hr=5
for i,h in enumerate(H):
    c=ws.cell(hr,i+1,h); c.font=ar(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='5B2C83'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
ws.row_dimensions[hr].height=30; ws.freeze_panes='C6'; 
plans={'Keats 4x4':('ABCD',318,765),'Brontë 2x2':('AB',402,985),'Poe 1x1':('A',510,1340),'Austen 3x3':('ABC',345,835)}
order=[('North','1101','Keats 4x4'),('North','1102','Keats 4x4'),('North','1103','Brontë 2x2'),('North','1104','Poe 1x1'),('North','1201','Keats 4x4'),('North','1202','Keats 4x4'),('North','1203','Brontë 2x2'),('North','1204','Poe 1x1'),('North','1301','Keats 4x4'),('North','1302','Austen 3x3'),
('South','2101','Keats 4x4'),('South','2102','Austen 3x3'),('South','2103','Brontë 2x2'),('South','2104','Brontë 2x2'),('South','2201','Keats 4x4'),('South','2202','Keats 4x4'),('South','2203','Poe 1x1'),('South','2301','Keats 4x4'),('South','2302','Austen 3x3'),('South','2303','Brontë 2x2')]
r=hr+1; tot={}; agg={}; thin=Side(style='hair',color='999999'); rows=[]
for bl,u,p in order:
    L,sf,mk=plans[p]
    for b in L:
        bed=f'{u}-{b}'; x=R.random(); k=dict(unit=bed,building=bl,unitType=p,area=sf,marketRent=float(mk))
        v=[bl,bed,p,sf]
        if bed in('1102-C','1302-B','2203-A','2301-D'):
            st='Available'; v+=[st,None,None,None,None,mk,None,None,None,None,None,None,None,None]; k['statusText']=st
        elif bed=='1101-A':
            fi,la=R.name(); nm=f'{la}, {fi}'; st='RA (non-revenue)'; v+=[st,nm,'N/A',D(2025,8,16),D(2026,7,31),mk,0,0,0,0,0,0,0,'']; k.update(statusText=st,tenantName=nm,leaseStartDate=D(2025,8,16),leaseEndDate=D(2026,7,31),contractRent=0.0,charges=[('Base Installment',0),('Furniture',0),('Parking',0),('Private Bath',0)],totalCharges=0.0,deposit=0.0,balance=0.0)
        else:
            fi,la=R.name(); nm=f'{la}, {fi}'; st='Leased' if R.random()<.88 else R.choice(['Leased - Sublet','Leased - Transfer'])
            s=D(2025,8,16); e=D(2026,7,31)
            if R.random()<.08: s,e=D(2025,8,16),D(2025,12,31)
            base=mk-R.r5(0,60) ; fu=R.choice([0,25]); pk=R.choice([0,0,45,60]); pb=R.choice([0,0,35]) if p!='Poe 1x1' else 0
            dep=R.choice([0,0,200]); bal=R.choice([0,0,0,0,0,base+fu,50,-25])
            v+=[st,nm,R.choice(['Y','Y','Y','N']),s,e,mk,base,fu,pk,pb,base+fu+pk+pb,dep,bal,R.choice(['Renewed','Renewed','Undecided','Not returning',''])]
            k.update(statusText=st,tenantName=nm,leaseStartDate=s,leaseEndDate=e,contractRent=float(base),charges=[('Base Installment',base),('Furniture',fu),('Parking',pk),('Private Bath',pb)],totalCharges=float(base+fu+pk+pb),deposit=float(dep),balance=float(bal))
        for i,val in enumerate(v):
            if val=='' : val=None
            c=ws.cell(r,i+1,val); c.font=ar(); c.border=Border(bottom=thin)
            if isinstance(val,dt.date): c.number_format='dd-mmm-yy'; c.alignment=Alignment(horizontal='center')
            elif i>=9 and i<=16: c.number_format='#,##0;[Red]-#,##0;0'
            elif i in(0,1,3,6): c.alignment=Alignment(horizontal='center')
        if k['statusText']=='Available':
            for i in range(1,19): ws.cell(r,i).fill=PatternFill('solid',fgColor='F3E9FA')
        T.row(**k); rows.append(v); r+=1
ws.cell(r,1,'Total').font=ar(bold=True)
for i in range(9,17):
    s=sum(v[i] or 0 for v in rows); c=ws.cell(r,i+1,s); c.font=ar(bold=True); c.number_format='#,##0'; tot[i]=s
for i in range(1,19): ws.cell(r,i).border=Border(top=Side(style='medium'))
for i,k in((9,'marketRent'),(10,'contractRent'),(11,'charge:Furniture'),(12,'charge:Parking'),(13,'charge:Private Bath'),(14,'totalCharges'),(15,'deposit'),(16,'balance')): T.tie(k,tot[i])
n=len(rows); av=sum(v[4]=='Available' for v in rows)
r+=2
for a,b in(('Bed spaces',n),('Occupied (incl. 1 RA)',n-av),('Available',av),('Occupancy',(n-av)/n)):
    ws.cell(r,3,a).font=ar(bold=True); c=ws.cell(r,4,b); c.font=ar(); 
    if a=='Occupancy': c.number_format='0.0%'
    r+=1
ws.cell(r+1,1,'12 equal installments, 1 Aug to 1 Jul; fall-only contracts pay 5. Balances exclude the current-month cable credit.').font=ar(italic=True,size=None) if False else ar(italic=True)
for i,w in enumerate([7,10,12,7,17,25,10,11,11,11,11,9,9,9,11,9,9,13]): ws.column_dimensions['ABCDEFGHIJKLMNOPQR'[i]].width=w
ws.auto_filter.ref=f'A{hr}:R{hr+n}'
ws.column_dimensions['G'].hidden=True
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True); ws.print_title_rows='5:5'
# preleasing velocity sheet
w2=wb.create_sheet('Velocity'); w2.append(['Week ending','New leases','Renewals','Cumulative']); cum=0
for i in range(6): a,b=R.randint(0,4),R.randint(1,6); cum+=a+b; w2.append([D(2025,10,5)+dt.timedelta(days=7*i),a,b,cum])
wb.save(doc(F)); T.counts(n,n-av,av); T.save()
