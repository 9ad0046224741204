from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
r=random.Random(4516); N=Names(r)
NAME='Emerald Pass 30A rr w STR units.xlsx'
# 34 apartments: long-term, corporate master leases, and units the owner runs as short-term rentals
rows=[]; FP=[('2/2 courtyard',1010,2350),('1/1 courtyard',690,1795),('2/2 gulf side',1080,2750),('3/2 gulf side',1395,3450)]
un=[f'{b}{n}' for b in 'ABCD' for n in (range(1,9) if b in 'AC' else range(1,10))]
for k,u in enumerate(un):
    p=FP[{'A':1,'B':0,'C':2,'D':2}[u[0]] if int(u[1:])%4 else {'A':0,'B':1,'C':3,'D':3}[u[0]]]
    x=dict(unit=u,unitType=p[0],area=p[1],marketRent=p[2])
    if u in('C1','C2','C3','C4','D2','D7'):
        x.update(statusText='STR',tenantName='Airbnb/Vrbo (owner managed)',_t12=r.randint(27,49)*1000+r.randint(0,999),_occ=r.uniform(.52,.74)); x['_note']='furnished'
    elif u in('B4','B5','B6'): x.update(statusText='Corp',tenantName='Bluewater Medical Staffing',leaseStartDate=D(2025,1,1),leaseEndDate=D(2025,12,31),contractRent=p[2]+300,_fee=0,deposit=p[2]+300,_note='master lease, furnished')
    elif u in('D8',): x.update(statusText='Corp',tenantName='Coastal Turbine Field Svc',leaseStartDate=D(2025,3,15),leaseEndDate=D(2025,9,14),contractRent=3250,_fee=0,deposit=0,_note='furnished')
    elif u=='A1': x.update(statusText='Employee',tenantName='Maint tech',contractRent=900,_fee=0,deposit=0,leaseStartDate=None,leaseEndDate='w/ employment',_note='half rent')
    elif u in('A6','B9'): x.update(statusText='Vacant')
    elif u=='D5': x.update(statusText='Vacant',_note='preleased 7/1, $2,725')
    else:
        ls=D(2025,6,1)-dt.timedelta(r.randint(15,340)); ls=ls.replace(day=1) if r.random()<.7 else ls
        x.update(statusText='LT',tenantName=N.lf(),leaseStartDate=ls,leaseEndDate=addm(ls,12)-dt.timedelta(1),contractRent=p[2]-r.choice([0,0,45,80,120,175]),_fee=r.choice([0,0,25,50]),deposit=r.choice([500,1000,p[2]]))
    if x['statusText'] in('LT','Corp','Employee'):
        x['_tr']=20; x['charges']=[(a,b) for a,b in(('Pet/Other',x['_fee']),('Trash',x['_tr'])) if b]; x['totalCharges']=x['contractRent']+x['_fee']+20
    rows.append(x)
wb=Workbook(); ws=wb.active; ws.title='Roll'; f=lambda **k: Font(name='Arial Narrow',size=k.pop('size',10),**k)
ws['B1']='Emerald Pass Apartments'; ws['B1'].font=f(bold=True,size=14); ws['B2']='Rent roll 6/1/2025 (all units, incl. nightly units)'; ws['B2'].font=f(italic=True)
H=['Unit','Use','Lessee','Plan','SF','Start','End','Rent','Mkt (LT)','Pet/Other','Trash','Mo. Total','Deposit','Notes']
for j,t in enumerate(H,2):
    c=ws.cell(4,j,t); c.font=f(bold=True,color='FFFFFFFF'); c.fill=PatternFill('solid',fgColor='FF00695C'); c.alignment=Alignment(horizontal='center')
col={'STR':'FFFFF3CD','Corp':'FFDDEBF7','Vacant':'FFF8D7DA','Employee':'FFE2EFDA'}
i=5
for x in rows:
    v=[x['unit'],x['statusText'],x.get('tenantName') or None,x['unitType'],x['area'],x.get('leaseStartDate'),x.get('leaseEndDate'),x.get('contractRent'),x['marketRent'],x.get('_fee') or None,x.get('_tr'),None,x.get('deposit') if x.get('contractRent') else None,x.get('_note')]
    for j,a in enumerate(v,2):
        c=ws.cell(i,j,a); c.font=f()
        if isinstance(a,dt.date): c.number_format='mm/dd/yy'
        if j in(9,10,13,14) : c.number_format='#,##0'
        if x['statusText'] in col: c.fill=PatternFill('solid',fgColor=col[x['statusText']])
    if x['statusText']=='STR': ws.cell(i,9,'see below').alignment=Alignment(horizontal='right'); 
    elif x.get('contractRent'): ws.cell(i,13,f'=I{i}+K{i}+L{i}')
    i+=1
ws.cell(i,2,'Total'); 
for j,cl in((6,'F'),(9,'I'),(10,'J'),(11,'K'),(12,'L'),(13,'M'),(14,'N')):
    c=ws.cell(i,j,f'=SUM({cl}5:{cl}{i-1})'); c.number_format='#,##0'
for j in range(2,16): ws.cell(i,j).font=f(bold=True); ws.cell(i,j).border=Border(top=Side(style='thin'))
n=len(rows); vac=sum(x['statusText']=='Vacant' for x in rows); st=[x for x in rows if x['statusText']=='STR']
i+=2
for t,k in(('Long-term','LT'),('Corporate','Corp'),('Employee','Employee'),('Short-term (nightly)','STR'),('Vacant','Vacant')):
    ws.cell(i,4,t).font=f(); ws.cell(i,5,sum(x['statusText']==k for x in rows)).font=f(); i+=1
ws.cell(i,4,'Units').font=f(bold=True); ws.cell(i,5,n).font=f(bold=True); i+=2
ws.cell(i,2,'Short-term units, trailing twelve months').font=f(bold=True); i+=1
for j,t in zip((2,4,6,8,9),('STR','Listing','Nights %','','T12 gross')): ws.cell(i,j,t).font=f(bold=True,italic=True)
i+=1; s0=i
for x in st:
    ws.cell(i,2,x['unit']+' *').font=f(); ws.cell(i,4,r.choice(['Gulf breeze retreat','Sugar sand escape','Dune walk condo','Salt & pine','Emerald nest'])).font=f(); c=ws.cell(i,6,round(x['_occ'],3)); c.number_format='0%'; c.font=f(); c=ws.cell(i,9,x['_t12']); c.number_format='#,##0'; c.font=f(); i+=1
c=ws.cell(i,9,f'=SUM(I{s0}:I{i-1})'); c.number_format='#,##0'; c.font=f(bold=True); i+=2
ws.cell(i,2,'* before platform fees (15%), cleaning and linens. County STR certificate # on file. Sender: owner, not audited.').font=f(italic=True,size=9)
for cl,w in zip('ABCDEFGHIJKLMNO',[2,7,10,30,15,7,10,14,10,9,9,7,10,9,26]): ws.column_dimensions[cl].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(os.path.join(DOCS,NAME)); recalc(NAME)
save(NAME,rows,n,None,vac,'Emerald Pass Apartments','2025-06-01','owner Excel, Santa Rosa Beach FL','colour-coded use column, nightly units without rent, side table of short-term units repeating unit ids, counts by use','short-term rental units with text in the rent cell, corporate and employee units, second table with the same unit ids')
