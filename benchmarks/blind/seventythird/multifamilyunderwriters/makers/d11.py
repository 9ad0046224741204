# Buildium-like .xls, senior / 55+ townhomes? -> townhouse community
from common import *
import xlwt
rng=random.Random(7311); nm=N(rng)
F='rent-roll_buildium_2025-07-01.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet('Rent roll')
b=xlwt.easyxf('font: bold on; borders: bottom thin'); bb=xlwt.easyxf('font: bold on'); t=xlwt.easyxf('font: bold on, height 320'); m=xlwt.easyxf(num_format_str='#,##0.00'); mb=xlwt.easyxf('font: bold on; borders: top thin',num_format_str='#,##0.00'); d_=xlwt.easyxf(num_format_str='M/D/YYYY')
ws.write(0,0,'Rent roll',t); ws.write(1,0,'Sandhill Property Services'); ws.write(2,0,'Properties: Larkspur Townhomes, Teasel Court'); ws.write(3,0,'As of July 1, 2025')
hd=['Unit','Address','Bed/Bath','Size (sq. ft.)','Lease','Lease status','Start','End','Rent','Deposits held','Prepayments','Balance due','Next rent increase','New rent']
for i,h in enumerate(hd): ws.write(5,i,h,b)
r=6;rows=[];GT=[0]*4;n=0;oc=0
for prop,pre,cnt,base in [('Larkspur Townhomes','LT',18,1485),('Teasel Court','TC',9,1180)]:
    ws.write(r,0,prop,bb); r+=1; S=[0]*4
    for k in range(1,cnt+1):
        u=f'{pre}-{k}'; bt,sf=rng.choice([('2 Bed/1.5 Bath',1104),('3 Bed/2 Bath',1342),('2 Bed/2 Bath',1166)]) if pre=='LT' else ('2 Bed/1 Bath',876)
        ad=f'{(100 if pre=="LT" else 7)+2*k} {"Larkspur Ln" if pre=="LT" else "Teasel Ct"}'
        n+=1
        ws.write(r,0,u);ws.write(r,1,ad);ws.write(r,2,bt);ws.write(r,3,sf)
        d=dict(unit=u,propertyName=prop,section=prop,unitType=bt,area=sf)
        if (pre,k) in (('LT',5),('LT',14),('TC',2)):
            ws.write(r,4,'Vacant'); d.update(statusText='Vacant')
        else:
            oc+=1
            nme=nm.fl()
            if rng.random()<.35: nme+=', '+nm.fl()
            aw=rng.random()<.2
            ls=D(2025,7,1)-dt.timedelta(rng.randint(15,330) if not aw else rng.randint(400,1500)); ls=ls.replace(day=1)
            le='At-will' if aw else term(ls,12); st='Active'
            rent=float(base+(110 if '3 Bed' in bt else 0)-rng.choice([0,0,25,45,60])); dep=float(rng.choice([rent,1000,500])); pp=rng.choice([0.,0.,0.,0.,25.5,rent]); bal=0. if pp or rng.random()<.8 else round(rng.uniform(30,rent),2)
            ws.write(r,4,nme);ws.write(r,5,st);ws.write(r,6,ls,d_)
            ws.write(r,7,le,d_) if not aw else ws.write(r,7,le)
            for i,v in enumerate([rent,dep,pp,bal]): ws.write(r,8+i,v,m); S[i]+=v
            d.update(tenantName=nme,statusText=st,leaseStartDate=ls,leaseEndDate=le,contractRent=rent,deposit=dep,balance=bal)
            if rng.random()<.28 and not aw:
                nd=le+dt.timedelta(1); nr=rent+rng.choice([30,45,60]); ws.write(r,12,nd,d_); ws.write(r,13,nr,m); d['rentSteps']=[dict(date=nd.isoformat(),amount=nr)]
        rows.append(row(**d)); r+=1
    ws.write(r,0,f'Total for {prop}',bb)
    for i,v in enumerate(S): ws.write(r,8+i,round(v,2),mb); GT[i]+=v
    r+=2
ws.write(r,0,'Total',bb)
for i,v in enumerate(GT): ws.write(r,8+i,round(v,2),mb)
ws.write(r+2,0,f'{n} units, {oc} occupied, {n-oc} vacant')
for i,w in enumerate([12,18,15,12,36,12,11,11,11,13,12,12,17,10]): ws.col(i).width=256*w
wb.save(DOC+F)
save(F,'MULTIFAMILY','Buildium rent roll .xls, two communities, next rent increase columns',False,dict(propertyName=None,asOnDate='2025-07-01',units=n,occupied=oc,vacant=n-oc,sheet=None,planted=None,rows=rows))
