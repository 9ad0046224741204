# Argus tenancy inputs, xls
from h import *
import xlwt
rng=random.Random(7510); f='d10_argus_tenancy_inputs.xls'
nm=names(rng,["Advisors","Realty Services","Insurance Co.","Data Corp","Partners LP","Publishing","Airlines Reservations","Securities","Foundation","Nonprofit Housing","Health Plans"],30)
wb=xlwt.Workbook(); ws0=wb.add_sheet('Market Leasing'); ws=wb.add_sheet('Rent Roll')
b=xlwt.easyxf('font: bold on, name Arial, height 180'); hb=xlwt.easyxf('font: bold on, name Arial, height 160; align: wrap on, horiz center; pattern: pattern solid, fore_colour ice_blue; borders: bottom thin'); t=xlwt.easyxf('font: name Arial, height 160'); n=xlwt.easyxf('font: name Arial, height 160',num_format_str='#,##0'); n2=xlwt.easyxf('font: name Arial, height 160',num_format_str='#,##0.00'); d_=xlwt.easyxf('font: name Arial, height 160; align: horiz left',num_format_str='M/D/YYYY'); bn=xlwt.easyxf('font: bold on, name Arial, height 160; borders: top thin',num_format_str='#,##0'); bn2=xlwt.easyxf('font: bold on, name Arial, height 160; borders: top thin',num_format_str='#,##0.00')
ws0.write(0,0,'Market Leasing Profiles',b)
for i,r in enumerate([('MLP','Mkt Rent $/SF','Term','TI New','TI Renew','LC','Renew %'),('OFF-LOW',34,84,70,25,.06,.7),('OFF-HIGH',39,120,90,35,.06,.65)]):
    for j,v in enumerate(r): ws0.write(2+i,j,v,t)
ws.write(0,0,'Vexford Tower (Amounts in USD)',b); ws.write(1,0,'Rent Roll Inputs - Analysis begin July 1, 2026',t)
hd=['No.','Suite','Tenant Name','Lease Status','Lease Type','Area SF','Available','Start Date','Expiry Date','Term (mos)','Base Rent\n$ / Month','Step 1\nDate','Step 1\n$ / Month','Step 2\nDate','Step 2\n$ / Month','Step 3\nDate','Step 3\n$ / Month','Recoveries','Free Rent','MLP','Upon Expiration','Sec. Deposit']
for j,x in enumerate(hd): ws.write(3,j,x,hb)
ws.row(3).height=520
T=[];y=4;i=0;asof=D(2026,7,1)
S=['G01','G02']+[f'{fl}{s}' for fl in range(2,16) for s in (['00'] if fl%3==0 else ['10','50'])]
for k,u in enumerate(S,1):
    a=rng.randint(10500,16200) if u.endswith('00') else rng.randint(2100,8800)
    if u[0]=='G': a=rng.randint(1100,2900)
    lt='Retail' if u[0]=='G' else 'Office'; v=k in(7,13,14,22)
    ws.write(y,0,k,t); ws.write(y,1,u,t); ws.write(y,4,lt,t); ws.write(y,5,a,n)
    row=dict(unit=u,unitType=lt,area=a); mlp='OFF-LOW' if k<14 else 'OFF-HIGH'
    if v:
        ws.write(y,2,'Vacant',t); ws.write(y,3,'Speculative',t); ws.write(y,19,mlp,t); ws.write(y,20,'Market',t); ws.write(y,6,asof,d_); row['statusText']='Speculative'
        row.pop('statusText'); row['statusText']='Vacant'
    else:
        st=D(rng.randint(2017,2026),rng.randint(1,6),1); tm=rng.choice([60,84,90,120,126]); e=end(st,tm)
        while e<D(2026,9,1): tm+=60; e=end(st,tm)
        rent=round(a*rng.uniform(29,37)/12,2); nb=addm(st,12); stp=[]; r=rent
        while nb<=asof: nb=addm(nb,12)
        for z in range(rng.choice([0,1,3,3,3])):
            if nb<e: r=round(r*1.0275,2); stp.append((nb,r)); nb=addm(nb,12)
        dep=rng.choice([None,None,round(rent,2),round(2*rent,2)]); stt='Contract' if rng.random()<.9 else 'Option'
        for j,x,fm in ((2,nm[i],t),(3,stt,t),(6,st,d_),(7,st,d_),(8,e,d_),(9,tm,t),(10,rent,n2),(17,rng.choice(['Base Year 2024','Base Year 2025','Net','None']),t),(18,rng.choice(['','','3 mos']),t),(19,mlp,t),(20,rng.choice(['Market','Market','Renew','Option']),t),(21,dep,n2)):
            if x not in(None,''): ws.write(y,j,x,fm)
        for z,(dd,am) in enumerate(stp): ws.write(y,11+2*z,dd,d_); ws.write(y,12+2*z,am,n2)
        row.update(tenantName=nm[i],statusText=stt,leaseStartDate=iso(st),leaseEndDate=iso(e),contractRent=rent,deposit=dep,rentSteps=[dict(date=iso(x),amount=z) for x,z in stp]); i+=1
    T.append(row); y+=1
ws.write(y,2,'Total',bn); ws.write(y,5,sum(x['area'] for x in T),bn); ws.write(y,10,round(sum(x.get('contractRent',0) for x in T),2),bn2); ws.write(y,21,round(sum(x.get('deposit') or 0 for x in T),2),bn2)
ws.write(y+2,2,'Leased SF',t); ws.write(y+2,5,sum(x['area'] for x in T if x.get('tenantName')),n); ws.write(y+3,2,'Vacant SF',t); ws.write(y+3,5,sum(x['area'] for x in T if not x.get('tenantName')),n)
for j,w in {0:1300,1:2000,2:8200,3:3200,4:2500,6:2900,7:2900,8:2900,10:3600,12:3200,14:3200,16:3200,17:4000,20:3600,21:3600}.items(): ws.col(j).width=w
wb.save(p(f))
save(f,'OFFICE','Argus tenancy input sheet .xls with three step column pairs',False,'Vexford Tower','2026-07-01',T,len(T),len(T)-4,4,sheet='Rent Roll')
