# scattered-site nonprofit LIHTC roll with tenant share and HAP
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
rng=random.Random(4617)
nm=names(rng,140,"{l} {i}.")
P=[('Alder Street Homes',['1411 Alder','1415 Alder','1419 Alder','1502 Alder','1510 Alder','1522 Alder'],2),('Juniper Commons',['Bldg 1','Bldg 2','Bldg 3'],14),('Sixth & Pine',['606 Pine'],19),('Wheeler Court',['Wheeler Ct'],22),('Grant Duplexes',['230 Grant','234 Grant','238 Grant','242 Grant'],2)]
secs=[]
for pr,bl,k in P:
    L=[]
    for b in bl:
        for i in range(1,k+1):
            u='AB'[i-1] if k==2 else (f'{100*(1+(i-1)//7)+(i-1)%7+1}')
            br=3 if k==2 and 'Alder' in b else rng.choice([1,1,2,2,3])
            ami=rng.choice([30,50,50,60]); mx={1:{30:486,50:811,60:973},2:{30:584,50:973,60:1168},3:{30:675,50:1125,60:1350}}[br][ami]; ua={1:62,2:81,3:104}[br]
            r=dict(unit=u,building=b,propertyName=pr,unitType=f'{br} BR',_ami=ami,_mx=mx,_ua=ua,section=pr)
            if rng.random()<.06: r['statusText']='Vac'
            else:
                mi=rdate(rng,dt.date(2012,1,1),dt.date(2025,8,20)); v=rng.random()<.3
                g=float(mx-ua-rng.choice([0,0,5,12,20])); hap=float(rng.randint(int(g*.3),int(g*.8))) if v else 0.
                le=eom(addm(first(mi),11))
                while le<dt.date(2025,9,1): le=eom(addm(first(le),12))
                r.update(tenantName=nm.pop(),statusText='Occ',moveInDate=mi,leaseEndDate=le,contractRent=g,charges=[dict(code='Tenant Share',amount=g-hap)]+([dict(code='HAP',amount=hap)] if v else []),_hap=hap,_ts=g-hap,deposit=float(rng.choice([300,400,500])),balance=rng.choice([0.,0.,0.,0.,-12.,float(rng.randint(5,700))]))
            L.append(r)
    secs.append((pr,L))
F='cascadia_homes_scattered_site.xlsx'
wb=Workbook(); rc=wb.active; rc.title='Recap'; ws=wb.create_sheet('RR Aug25')
ft=lambda **k: Font(name='Cambria',size=9,**k)
ws['A1']='Cascadia Homes Housing Association'; ws['A1'].font=Font(name='Cambria',size=13,bold=True); ws['A2']='Tenant rent roll, month of August 2025'; ws['A2'].font=ft(italic=True)
H=['Address / bldg','Apt','Size','Set-aside','Household','St.','Moved in','Lease thru','Max. LIHTC rent','UA','Contract rent','Tenant share','HAP','Deposit','Owes']
def hdr(r):
    for i,t in enumerate(H,1):
        c=ws.cell(r,i,t); c.font=ft(bold=True); c.alignment=Alignment(textRotation=0,wrap_text=True,horizontal='center',vertical='bottom'); c.fill=PatternFill('solid',fgColor='E4DFEC'); c.border=Border(bottom=Side(style='thin'))
for c,w in zip('ABCDEFGHIJKLMNO',(13,6,7,8,18,5,11,11,9,6,10,10,10,9,9)): ws.column_dimensions[c].width=w
r=4; hdr(r); ws.row_dimensions[4].height=36; r=5; G=[0]*5; K=['contractRent','_ts','_hap','deposit','balance']; cnt=[]
for pr,L in secs:
    c=ws.cell(r,1,pr); c.font=ft(bold=True,color='7030A0'); r+=1; last=None
    for q in L:
        v=[q['building'] if q['building']!=last else q['building'],q['unit'],q['unitType'],f"{q['_ami']}%",q.get('tenantName'),q['statusText'],q.get('moveInDate'),q.get('leaseEndDate'),q['_mx'],q['_ua'],q.get('contractRent'),q.get('_ts'),q.get('_hap') or None,q.get('deposit'),q.get('balance')]
        for i,x in enumerate(v,1):
            if x is None: continue
            c=ws.cell(r,i,x); c.font=ft()
            if i in(7,8): c.number_format='yyyy\\-mm\\-dd' if i==7 else 'mmm d, yyyy'
            if i>=11: c.number_format='#,##0.00_);[Red](#,##0.00)'
            if i in(3,4,6): c.alignment=Alignment(horizontal='center')
        r+=1
    s=[sum(q.get(k,0) for q in L) for k in K]; G=[a+b for a,b in zip(G,s)]; o=sum(q['statusText']=='Occ' for q in L); cnt.append((pr,len(L),o,s))
    ws.cell(r,1,f'Subtotal {pr}: {len(L)} apts, {o} occ.').font=ft(bold=True)
    for i,x in enumerate(s): c=ws.cell(r,11+i,x); c.font=ft(bold=True); c.number_format='#,##0.00_);[Red](#,##0.00)'; c.border=Border(top=Side(style='thin'))
    r+=2
n=sum(c[1] for c in cnt); o=sum(c[2] for c in cnt)
ws.cell(r,1,f'GRAND TOTAL: {n} apts, {o} occupied, {n-o} vacant').font=ft(bold=True)
for i,x in enumerate(G): c=ws.cell(r,11+i,x); c.font=ft(bold=True); c.number_format='#,##0.00_);[Red](#,##0.00)'; c.border=Border(top=Side(style='double'))
for i,t in enumerate(['Development','Apts','Occ','Vac','Contract rent','Tenant','HAP'],1): rc.cell(3,i,t).font=ft(bold=True)
rc['A1']='Recap by development'; rc.column_dimensions['A'].width=24
for j,(a,b,c,s) in enumerate(cnt,4):
    for i,x in enumerate([a,b,c,b-c]+s[:3],1): rc.cell(j,i,x)
for i,x in enumerate(['All',n,o,n-o]+G[:3],1): rc.cell(4+len(cnt),i,x)
ws.freeze_panes='C5'; ws.print_title_rows='4:4'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.properties.created=dt.datetime(2025,9,3); wb.save(DOC/F)
rows=[{k:x for k,x in q.items() if k[0]!='_'} for _,L in secs for q in L]
save(F,'MULTIFAMILY','scattered-site LIHTC workbook, development bands and subtotals, tenant share and HAP, recap sheet first',True,rows,'Cascadia Homes Housing Association','2025-08',n,o,n-o,sheet='RR Aug25',checks=[('contractRent',G[0]),('charge:Tenant Share',G[1]),('charge:HAP',G[2]),('deposit',G[3]),('balance',G[4])])
