from common import *
import xlsxwriter
F='14_contractors_yard_buildium.xlsx'
R=random.Random(1414); N=Names(1414)
wb=xlsxwriter.Workbook(doc(F)); f=lambda **k: wb.add_format({'font_name':'Arial','font_size':9,**k})
ws=wb.add_worksheet('Rent roll')
ws.write(0,0,'Rent roll with recurring charges',f(bold=True,font_size=14)); ws.write(1,0,'Tamarack Trades Yard, 6100 Frontage Rd, Billings, MT'); ws.write(2,0,'As of 12/31/2025')
h=f(bold=True,bottom=1,font_color='#555555'); b=f(); bb=f(bold=True); m=f(num_format='#,##0.00'); mb=f(bold=True,num_format='#,##0.00',top=4); g=f(font_color='#777777',indent=2); tt=f(bold=True,top=2,num_format='#,##0.00')
H=['Unit','Tenant','Lease dates','Size','Area (SF)','Charge','Amount','Deposit','Balance due']
for c,x in enumerate(H): ws.write(4,c,x,h)
corp=['Bighorn Roofing','Pryor Creek Plumbing & Heating','Rimrock Fence Co.','Yellowstone Seamless Gutters','Magic City Towing','Beartooth Concrete Pumping','Heights Lawn & Sprinkler','Absaroka Drywall','Lockwood Welding','Pompeys Pillar Tree Service','Stillwater Septic','Two Moon Excavating','Alkali Garage Doors','Sugar Beet Express Courier']
plan=[('Shop',i,'Shop bay',1500 if i<7 else 2400) for i in range(1,11)]+[('Yard',i,'Fenced yard',R.choice([8000,10000,15000])) for i in range(1,8)]+[('Office',i,'Office',320) for i in range(1,4)]
r=5; rows=[]; S=[0,0,0]; by={}; occ=0
for k,i,ty,sf in plan:
    u=f'{k} {i}'; ws.write(r,0,u,bb); ws.write(r,3,ty,b); ws.write(r,4,sf,f(num_format='#,##0')); t=dict(unit=u,unitType=ty,area=sf)
    if u in('Shop 4','Yard 2','Yard 6','Office 3'):
        ws.write(r,1,'Vacant',b); t['statusText']='Vacant'; rows.append(t); r+=2; continue
    nm=corp.pop(0) if corp else N.fl(); occ+=1
    base={'Shop bay':sf*.72,'Fenced yard':sf*.065,'Office':375}[ty]; base=float(round(base/5)*5)
    ch=[('Rent',base)]
    if ty=='Shop bay': ch+=[('CAM',float(round(sf*.11))),('Gas sub-meter',round(R.uniform(40,180),2))]
    if ty=='Fenced yard' and R.random()<.6: ch+=[('Container pad',75.0)]
    if ty=='Office': ch+=[('Internet',45.0)]
    a=date(R.randint(2020,2025),R.randint(1,11),1); mtm=R.random()<.25; e=None
    if not mtm:
        e=addm(a,36)
        while e<=date(2025,12,31): e=addm(e,12)
        e-=timedelta(days=1)
    dep=R.choice([base,base,500.0,0.0]); bal=R.choice([0]*5+[base,88.4])
    ws.write(r,1,nm,b); ws.write(r,2,f'{mdy(a)} - {mdy(e) if e else "At will"}',b); ws.write(r,7,dep,m); ws.write(r,8,bal,m)
    r0=r
    for q,(c,v) in enumerate(ch):
        ws.write(r,5,c,b); ws.write(r,6,v,m); by[c]=by.get(c,0)+v; r+=1
    tot=round(sum(v for _,v in ch),2); ws.write(r,5,'Total',bb); ws.write_formula(r,6,f'=SUM(G{r0+1}:G{r})',mb,tot); r+=2
    S[0]+=tot;S[1]+=dep;S[2]+=bal
    t.update(tenantName=nm,statusText='Occupied',leaseStartDate=iso(a),leaseEndDate=iso(e) if e else 'At will',contractRent=base,deposit=dep,balance=bal,charges=[dict(code=c,amount=v) for c,v in ch],totalCharges=tot); rows.append(t)
ws.write(r,0,f'Total for {len(rows)} units ({occ} leased, {len(rows)-occ} vacant)',tt)
for c in (1,2,3,4,5): ws.write_blank(r,c,None,tt)
for c,v in ((6,S[0]),(7,S[1]),(8,S[2])): ws.write(r,c,round(v,2),tt)
r+=3; ws.write(r,5,'Charge summary',h); ws.write_blank(r,6,None,h); r+=1
for c,v in by.items(): ws.write(r,5,c,b); ws.write(r,6,round(v,2),m); r+=1
for c,w in enumerate([11,30,25,13,10,16,12,12,12]): ws.set_column(c,c,w)
ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
save(F,'INDUSTRIAL','Buildium-like print to Excel','charge lines under each unit',True,'Tamarack Trades Yard','2025-12-31',len(rows),occ,len(rows)-occ,rows)
