from common import *
from openpyxl import Workbook
from openpyxl.styles import *
rng=random.Random(4816); FN='UnitStatus_KeystoneStorage_20251130.xlsx'
mix=[('5 x 5',25,58,'Interior CC',18),('5 x 10',50,92,'Interior CC',26),('10 x 10',100,158,'Interior CC',28),('10 x 15',150,199,'Interior CC',14),('10 x 10',100,139,'Drive-up',14),('10 x 20',200,229,'Drive-up',16),('12 x 40',480,165,'Covered RV',8)]
pp=iter(people(rng,140)); rows=[]; n=0; by=[]
wb=Workbook(); m=wb.active; m.title='Size Mix'; w=wb.create_sheet('Unit Status'); 
w['A1']='Keystone Storage - Fairmount'; w['A1'].font=Font(name='Verdana',bold=True,size=12); w['A2']='Unit status as of 11/30/2025'; w['A2'].font=Font(name='Verdana',size=9)
H=['Unit #','Size','Sq Ft','Access','Floor','Status','Customer','Moved In','Standard Rate','Current Rate','Protection Plan','Paid Thru','Past Due']
for i,h in enumerate(H,1): c=w.cell(4,i,h); c.font=Font(name='Verdana',bold=True,size=8); c.fill=PatternFill('solid',fgColor='FFE082'); c.alignment=Alignment(wrap_text=True)
r=5; all_=[]
for sz,sf,rt,ac,k in mix:
    for _ in range(k):
        n+=1; fl=1 if ac!='Interior CC' else rng.choice([1,2]); u=f"{fl}{n:03d}" if ac!='Covered RV' else f'RV{n-116:02d}'
        all_.append((u,sz,sf,ac,fl,float(rt)))
all_.sort(key=lambda x:(x[0].startswith('RV'),x[0]))
for u,sz,sf,ac,fl,rt in all_:
    x=rng.random(); st='Vacant' if x<.08 else 'Reserved' if x<.1 else 'Damaged' if x<.11 else 'Company' if u=='1002' else 'Rented'
    row=dict(unit=u,unitType=sz,area=sf,statusText=st,marketRent=rt); v=[u,sz,sf,ac,fl,st]+[None]*7; v[8]=rt
    if st=='Rented':
        f,l=next(pp); t=f'{l}, {f}'; mi=dt.date(2025,11,28)-dt.timedelta(days=int(rng.expovariate(1/700))); cur=round(rt*rng.choice([.75,.9,1,1.05,1.12,1.2]),0); ins=rng.choice([0.,11.,14.]); late=rng.random()<.09
        pt=dt.date(2025,10,31) if late else dt.date(2025,12,rng.randrange(1,29)); due=cur+ins+15. if late else 0.
        v[6]=t; v[7]=mi; v[9]=cur; v[10]=ins; v[11]=pt; v[12]=due
        row.update(tenantName=t,moveInDate=iso(mi),contractRent=cur,charges=[dict(code='Protection Plan',amount=ins)],balance=due)
    for i,z in enumerate(v,1):
        c=w.cell(r,i,z); c.font=Font(name='Verdana',size=8); c.number_format='#,##0.00' if i in(9,10,11,13) else 'mm/dd/yyyy' if i in (8,12) else 'General'
        if i==1 and not u.startswith('RV'): c.alignment=Alignment(horizontal='left')
    rows.append(row); by.append((sz,ac,row)); r+=1
w.cell(r+1,1,'Units'); w.cell(r+1,2,len(rows)); w.cell(r+1,3,sum(x['area'] for x in rows)); w.cell(r+1,8,'Totals')
for k,key in ((9,'marketRent'),(10,'contractRent'),(13,'balance')): w.cell(r+1,k,sum(x.get(key,0) for x in rows)).number_format='#,##0.00'
w.cell(r+1,11,sum(x['charges'][0]['amount'] for x in rows if 'charges' in x)).number_format='#,##0.00'
for k in range(1,14): w.cell(r+1,k).font=Font(name='Verdana',bold=True,size=8)
for c,x in zip('ABCDEFGHIJKLM',[9,9,8,13,7,11,26,12,11,11,11,12,10]): w.column_dimensions[c].width=x
w.freeze_panes='B5'; w.auto_filter.ref=f'A4:M{r-1}'; w.print_title_rows='4:4'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True
m.append(['Keystone Storage - Fairmount']); m.append(['Size mix, 11/30/2025']); m.append([]); m.append(['Size','Access','Units','Rented','Other','Std. rate potential','Rent roll'])
for sz,sf,rt,ac,k in mix:
    q=[x for s,a,x in by if (s,a)==(sz,ac)]; o=[x for x in q if x['statusText']=='Rented']; m.append([sz,ac,len(q),len(o),len(q)-len(o),sum(x['marketRent'] for x in q),sum(x['contractRent'] for x in o)])
o=[x for x in rows if x['statusText']=='Rented']; m.append(['All',None,len(rows),len(o),len(rows)-len(o),sum(x['marketRent'] for x in rows),sum(x['contractRent'] for x in o)])
for c in m[4]+m[m.max_row]: c.font=Font(bold=True)
for c,x in zip('ABCDEFG',[10,14,8,8,8,20,14]): m.column_dimensions[c].width=x
m.page_setup.fitToHeight=0; m.sheet_properties.pageSetUpPr.fitToPage=True
for q in m.iter_rows(min_row=5,min_col=6): [setattr(c,'number_format','#,##0') for c in q]
wb.save(os.path.join(DOC,FN))
save(FN,'SELF_STORAGE','Flat unit status export with filter, summary sheet first',False,rows,propertyName='Keystone Storage - Fairmount',asOnDate='2025-11-30',units=len(rows),occupied=len(o),vacant=None,sheet='Unit Status')
