from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
r=random.Random(4517); N=Names(r)
NAME='Gallatin Crossing_OM Exhibit C_Rent Roll.xlsx'; AS=D(2025,4,1)
SH=[('Suite A','Bridger Outfitters Co.',6200,24.0,D(2019,10,1),D(2029,9,30),[(D(2026,10,1),.05),(D(2028,10,1),.05)],'NNN'),
('Suite B','Madison Fork Pharmacy',3850,26.5,D(2021,5,1),D(2031,4,30),[(D(2026,5,1),.1)],'NNN'),
('Suite C','Available',1900,None,None,None,[],None),
('Suite D','Big Sky Physical Therapy PC',2425,27.25,D(2023,2,1),D(2028,1,31),[(D(2026,2,1),.03),(D(2027,2,1),.03)],'NNN'),
('Suites E-F','Yellow Tamarack Grocery Cooperative',11400,18.75,D(2016,7,1),D(2036,6,30),[(D(2026,7,1),.08),(D(2031,7,1),.08)],'NNN'),
('Suite G','Two Rivers Credit Union',2980,31.0,D(2022,9,1),D(2027,8,31),[(D(2025,9,1),.03),(D(2026,9,1),.03)],'MG'),
('Suite H','Sourdough & Sons',1560,29.0,D(2024,12,1),'MTM',[],'Gross'),
('Pad 1 (ground lease)','Frontier Fuel & Wash, Inc.',3100,20.0,D(2018,1,1),D(2037,12,31),[(D(2028,1,1),.1),(D(2033,1,1),.1)],'Abs. NNN'),
('ATM','Two Rivers Credit Union',64,112.5,D(2022,9,1),D(2027,8,31),[],'Gross')]
rows=[]
for s,t,sf,ps,a,b,st,lt in SH:
    x=dict(unit=s,area=sf,section='RETAIL',_lt=lt)
    if ps is None: x.update(statusText='Available')
    else:
        an=round(sf*ps,0); steps=[]; v=an
        for d,p in st: v=round(v*(1+p),0); steps.append({'date':d.isoformat(),'amount':v,'per':'year'})
        x.update(tenantName=t,statusText='Occupied',annualRent=an,leaseStartDate=a,leaseEndDate=b,rentSteps=steps or None,_ps=ps)
    rows.append(x)
LT=[('Studio loft',515,1595),('1BR loft',735,1950),('2BR/2BA loft',1080,2595),('2BR/2BA loft w/ deck',1145,2795)]
for fl in (2,3):
    for n in range(1,15):
        k=[0,1,1,2,2,3,1,1,2,3,0,1,2,1][n-1]; p=LT[k]
        x=dict(unit=f'Loft {fl}{n:02d}',unitType=p[0],area=p[1],marketRent=p[2]+(75 if fl==3 else 0),section='RESIDENTIAL LOFTS')
        if (fl,n) in((2,5),(3,11)): x['statusText']='Vacant'
        elif (fl,n)==(3,2): x['statusText']='Vacant'
        else:
            mi=AS-dt.timedelta(r.randint(10,800)); le=eom(addm(mi,11))
            while le<AS: le=eom(addm(le.replace(day=1),12))
            x.update(statusText='Occupied',tenantName='Tenant '+str(len(rows)-8) if False else None,contractRent=x['marketRent']-r.choice([0,0,50,75,100,150]),leaseStartDate=mi.replace(day=1),leaseEndDate=le,deposit=r.choice([1000,1500,p[2]]))
            x['tenantName']='Resident'
        rows.append(x)
wb=Workbook(); cv=wb.active; cv.title='Cover'; cv.sheet_view.showGridLines=False
for a,t,s in (('B4','GALLATIN CROSSING',26),('B5','Bozeman, Montana',14),('B7','Exhibit C  —  Rent Roll & Lease Expirations',14),('B12','Northern Range Investment Advisors   |   Confidential   |   Prepared April 2025',9)): cv[a]=t; cv[a].font=Font(name='Georgia',size=s,bold=s>14,color='FF1B365D')
ws=wb.create_sheet('Exhibit C'); ws.sheet_view.showGridLines=False; f=lambda **k: Font(name='Georgia',size=k.pop('size',9),**k)
navy=PatternFill('solid',fgColor='FF1B365D'); lt=PatternFill('solid',fgColor='FFF3F0E8')
ws.merge_cells('B2:M2'); ws['B2']='Gallatin Crossing  —  Rent Roll'; ws['B2'].font=f(size=15,bold=True,color='FF1B365D'); ws['B3']='as of 1 April 2025'; ws['B3'].font=f(italic=True)
def bar(i,t):
    ws.merge_cells(start_row=i,start_column=2,end_row=i,end_column=13); c=ws.cell(i,2,t); c.font=f(bold=True,size=11,color='FFFFFFFF')
    for j in range(2,14): ws.cell(i,j).fill=navy
def hd(i,L):
    for j,t in L:
        c=ws.cell(i,j,t); c.font=f(bold=True); c.alignment=Alignment(horizontal='center',vertical='bottom',wrap_text=True)
    for j in range(2,14): ws.cell(i,j).border=Border(bottom=Side(style='medium',color='FF1B365D')); ws.cell(i,j).fill=lt
def w(i,j,v,fm=None,al=None,b=False,it=False):
    c=ws.cell(i,j,v); c.font=f(bold=b,italic=it)
    if fm: c.number_format=fm
    if al: c.alignment=Alignment(horizontal=al,wrap_text=(al=='wrap'))
    return c
bar(5,'RETAIL'); 
ws.merge_cells('H6:I6'); ws['H6']='Lease Term'; ws.merge_cells('J6:M6'); ws['J6']='Contractual Increases (annual base rent)'
for a in('H6','J6'): ws[a].font=f(bold=True); ws[a].alignment=Alignment(horizontal='center')
for j in range(2,14): ws.cell(6,j).fill=lt
hd(7,[(2,'Suite'),(3,'Tenant'),(4,'GLA (SF)'),(5,'Lease Type'),(6,'Annual Base Rent'),(7,'Rent / SF'),(8,'Commence'),(9,'Expire'),(10,'Date'),(11,'Amount'),(12,'Date'),(13,'Amount')]); ws.row_dimensions[7].height=28
i=8; R=[x for x in rows if x['section']=='RETAIL']; a0=i
for x in R:
    w(i,2,x['unit']); w(i,3,x.get('tenantName') or 'Available',it=not x.get('tenantName')); w(i,4,x['area'],'#,##0'); w(i,5,x['_lt'] or '—',al='center')
    if x.get('tenantName'):
        w(i,6,x['annualRent'],'$#,##0'); w(i,7,f'=F{i}/D{i}','$0.00'); w(i,8,x['leaseStartDate'],'mmm d, yyyy'); w(i,9,x['leaseEndDate'],'mmm d, yyyy',al='right')
        for k,s in enumerate(x['rentSteps'] or []): w(i,10+2*k,dt.date.fromisoformat(s['date']),'mmm d, yyyy'); w(i,11+2*k,s['amount'],'$#,##0')
    else: w(i,6,'—',al='right')
    for j in range(2,14): ws.cell(i,j).border=Border(bottom=Side(style='hair',color='FFAAAAAA'))
    i+=1
w(i,2,'Retail Total',b=True); w(i,4,f'=SUM(D{a0}:D{i-1})','#,##0',b=True); w(i,6,f'=SUM(F{a0}:F{i-1})','$#,##0',b=True); w(i,3,f'{sum(1 for x in R if x.get("tenantName"))} of {len(R)} spaces leased',b=True); rt=i; i+=2
bar(i,'RESIDENTIAL LOFTS'); i+=1
hd(i,[(2,'Unit'),(3,'Floor Plan'),(4,'SF'),(5,'Status'),(6,'Contract Rent / Mo.'),(7,'Rent / SF'),(8,'Lease From'),(9,'Lease To'),(10,'Market Rent / Mo.'),(11,'Below Market'),(12,'Security Deposit')]); ws.row_dimensions[i].height=28; i+=1
L=[x for x in rows if x['section']!='RETAIL']; b0=i
for x in L:
    w(i,2,x['unit']); w(i,3,x['unitType']); w(i,4,x['area'],'#,##0'); w(i,5,x['statusText'],al='center'); w(i,10,x['marketRent'],'$#,##0')
    if x.get('contractRent'):
        w(i,6,x['contractRent'],'$#,##0'); w(i,7,f'=F{i}/D{i}','$0.00'); w(i,8,x['leaseStartDate'],'mmm d, yyyy'); w(i,9,x['leaseEndDate'],'mmm d, yyyy'); w(i,11,f'=J{i}-F{i}','$#,##0;($#,##0);"–"'); w(i,12,x['deposit'],'$#,##0')
    x['tenantName']=None
    for j in range(2,14): ws.cell(i,j).border=Border(bottom=Side(style='hair',color='FFAAAAAA'))
    i+=1
occ=sum(1 for x in rows if x['statusText']=='Occupied'); oL=sum(1 for x in L if x['statusText']=='Occupied')
w(i,2,'Residential Total',b=True); w(i,3,f'{oL} of {len(L)} units occupied',b=True)
for c,fm in (('D','#,##0'),('F','$#,##0'),('J','$#,##0'),('K','$#,##0'),('L','$#,##0')): k=ws[f'{c}{i}']; k.value=f'=SUM({c}{b0}:{c}{i-1})'; k.number_format=fm; k.font=f(bold=True)
w(i+1,2,'Residential, annualized',b=True); w(i+1,6,f'=F{i}*12','$#,##0',b=True); ri=i+1; i+=3
w(i,2,'PROJECT TOTAL (annual base rent)',b=True); w(i,4,f'=D{rt}+D{ri-1}','#,##0',b=True); w(i,6,f'=F{rt}+F{ri}','$#,##0',b=True)
for j in range(2,14): ws.cell(i,j).border=Border(top=Side(style='medium',color='FF1B365D'),bottom=Side(style='double',color='FF1B365D'))
i+=2; w(i,2,'Retail tenants reimburse CAM, taxes and insurance except as noted (MG, Gross). Resident names withheld. Information believed reliable but not guaranteed.',it=True)
for c,wd in zip('ABCDEFGHIJKLM',[2,20,36,9,11,14,9,13,13,13,13,13,12]): ws.column_dimensions[c].width=wd
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
ex=wb.create_sheet('Expirations'); ex.append(['Year','Spaces','GLA','Annual Base Rent'])
yy={}
for x in R:
    if isinstance(x.get('leaseEndDate'),dt.date): yy.setdefault(x['leaseEndDate'].year,[]).append(x)
for y in sorted(yy): ex.append([y,len(yy[y]),sum(x['area'] for x in yy[y]),sum(x['annualRent'] for x in yy[y])])
wb.save(os.path.join(DOCS,NAME)); recalc(NAME)
save(NAME,rows,len(rows),occ,len(rows)-occ,'Gallatin Crossing','2025-04-01','investment sales broker, OM exhibit, Bozeman MT','cover sheet, retail block with annual rents and dated increases, loft block with monthly rents and other columns, hand-made navy bars','two tables with different columns on one sheet, annual rent only for shops, steps as annual amounts, names withheld, asOn written day-month',assetType='MIXED_USE',sheet='Exhibit C')
