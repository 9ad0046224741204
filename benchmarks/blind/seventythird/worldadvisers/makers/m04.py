# South African industrial park, xlsx: lines of charges under each tenant
from common import *; import xlsxwriter
FN='Rietspruit Park rent roll Mar-26.xlsx'
rng=random.Random(44)
T=[("Unit 1A","Highveld Bearing Supplies (Pty) Ltd",1240),("Unit 1B","Sizanani Packaging CC",980),("Unit 2","Cape Fynbos Logistics (Pty) Ltd",3115),("Unit 3A","Umlazi Steel Merchants (Pty) Ltd",1460),("Unit 3B",None,1460),("Unit 4","Trans-Karoo Cold Chain (Pty) Ltd",4280),("Unit 5","Bokmakierie Foods (Pty) Ltd",2050),("Unit 6A","Protea Signs & Graphics CC",640),("Unit 6B","Mzansi Courier Hub (Pty) Ltd",655),("Unit 6C",None,610),("Unit 7","Delta Forge Engineering (Pty) Ltd",2890),("Unit 8","Ndlovu Tyre & Fitment (Pty) Ltd",1175),("Unit 9","Aquaflow Pumps SA (Pty) Ltd",1720),("Unit 10","Kopje Timber Products (Pty) Ltd",2310),("Unit 11","Leopard Print Corrugated (Pty) Ltd",3540),("Unit 12","Isibani Electrical Wholesale (Pty) Ltd",1390),("Gatehouse Kiosk","Mama Thandi's Kitchen",48),("Yard Y1","Rapid Plant Hire (Pty) Ltd",2600)]
wb=xlsxwriter.Workbook(os.path.join(DOC,FN)); ws=wb.add_worksheet('RentRoll')
F=dict(font_name='Arial',font_size=8)
f=wb.add_format(F);fb=wb.add_format({**F,'bold':1});fh=wb.add_format({**F,'bold':1,'bottom':1,'top':1,'text_wrap':1,'valign':'bottom'});fn=wb.add_format({**F,'num_format':'# ##0.00'});fn=wb.add_format({**F,'num_format':'#,##0.00'});fp=wb.add_format({**F,'num_format':'0.00%'});fd=wb.add_format({**F,'num_format':'yyyy/mm/dd','align':'left'});ft=wb.add_format({**F,'bold':1,'num_format':'#,##0.00','top':1});fg=wb.add_format({**F,'bold':1,'num_format':'#,##0.00','top':1,'bottom':6})
ws.write(0,0,'Rietspruit Business Park',wb.add_format({**F,'bold':1,'font_size':12})); ws.write(1,0,'Rent Roll by Unit - March 2026',fb); ws.write(2,0,'Owner: Olifant Property Fund Ltd     Managing agent: Veldt & Partners     Amounts in ZAR, excluding VAT',f)
H=["Unit","Tenant","GLA (m²)","Lease From","Lease To","Charge","Monthly amount","Rate /m²","Esc %","Next esc.","Deposit held"]
for j,h in enumerate(H): ws.write(4,j,h,fh)
ws.set_row(4,24)
r=5;rows=[];tot={};TG=0;TD=0;TT=0
for u,t,a in T:
    ws.write(r,0,u,fb); ws.write(r,2,a,fn); TG+=a
    if not t:
        ws.write(r,1,'* Vacant *',fb); rows.append(row(unit=u,area=a,statusText='Vacant')); r+=2; continue
    s=D(rng.randint(2020,2025),rng.randint(1,12),1); n=rng.choice([3,5,5,7,10]); e=addm(s,12*n)-dt.timedelta(days=1)
    while e<D(2026,3,31): e=addm(e+dt.timedelta(days=1),36)-dt.timedelta(days=1)
    if u=='Gatehouse Kiosk': e='Monthly'
    ws.write(r,1,t,fb); ws.write_datetime(r,3,dt.datetime(s.year,s.month,s.day),fd)
    if isinstance(e,str): ws.write(r,4,e,f)
    else: ws.write_datetime(r,4,dt.datetime(e.year,e.month,e.day),fd)
    rate=rng.choice([58.5,62,64.75,67.2,71,74.4]) if a>100 and not u.startswith('Yard') else (22.4 if a>100 else 140)
    base=round(a*rate,2); ch=[('Basic rental',base,rate)]
    if a>100:
        ch.append(('Operating costs',round(a*(8.9 if not u.startswith('Yard') else 2.1),2),None)); ch.append(('Assessment rates',round(a*(6.35 if not u.startswith('Yard') else 1.8),2),None))
    if u in('Unit 2','Unit 4','Unit 7','Unit 9','Unit 11','Unit 12'): k=rng.randint(4,18); ch.append((rng.choice(['Parking - covered','Parking - open']),k*425.0,None))
    if rng.random()<.5 and a>100: ch.append(('Security levy',round(a*1.15,2),None))
    if u=='Unit 4': ch.append(('Genset recovery',8650.0,None))
    dep=round(base*rng.choice([1,1.5,2]),2) if rng.random()<.8 else None
    ne=addm(s,12)
    while ne<D(2026,4,1): ne=addm(ne,12)
    for i,(cn,am,ra) in enumerate(ch):
        ws.write(r,5,cn,f); ws.write(r,6,am,fn)
        if ra: ws.write(r,7,ra,fn)
        if i==0 and not isinstance(e,str): ws.write(r,8,rng.choice([.06,.065,.07,.075]),fp); ws.write_datetime(r,9,dt.datetime(ne.year,ne.month,ne.day),fd)
        if i==0 and dep: ws.write(r,10,dep,fn)
        tot[cn]=tot.get(cn,0)+am; r+=1
    tc=round(sum(x[1] for x in ch),2); TT+=tc; TD+=dep or 0
    ws.write(r,5,'Tenant total',ft); ws.write_formula(r,6,f'=SUM(G{r-len(ch)+1}:G{r})',ft,tc); r+=2
    rows.append(row(unit=u,tenantName=t,area=a,leaseStartDate=s,leaseEndDate=e,contractRent=base,deposit=dep,charges=[dict(code=x,amount=y) for x,y,_ in ch],totalCharges=tc,statusText='Occupied'))
ws.write(r,0,'Park total',fg); ws.write(r,1,'',fg); ws.write(r,2,TG,fg)
for j in (3,4,5,7,8,9): ws.write(r,j,'',fg)
ws.write(r,6,round(TT,2),fg); ws.write(r,10,round(TD,2),fg); r+=2
ws.write(r,5,'Recap by charge',fb); r+=1
for k,v in tot.items(): ws.write(r,5,k,f); ws.write(r,6,round(v,2),fn); r+=1
ws.write(r,5,'',ft); ws.write(r,6,round(TT,2),ft); r+=2
n=len(T);v=sum(1 for x in T if not x[1])
ws.write(r,0,f'Units: {n}   Let: {n-v}   Vacant: {v}',f)
for c,w in zip('ABCDEFGHIJK',(15,34,10,10,10,17,13,8,7,10,12)): ws.set_column(f'{c}:{c}',w)
ws.set_landscape(); ws.fit_to_pages(1,0); ws.hide_gridlines(2); wb.close()
tie('tot',TT,S(rows,'totalCharges'));tie('base',tot['Basic rental'],S(rows,'contractRent'));tie('dep',TD,S(rows,'deposit'));tie('gla',TG,S(rows,'area'))
save(FN,'INDUSTRIAL','ZA industrial park, charge lines under each tenant, tenant totals, recap',True,'Rietspruit Business Park','2026-03',n,n-v,v,rows,sheet=None)
