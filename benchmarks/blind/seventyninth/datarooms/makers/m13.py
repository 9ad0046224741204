# data centre colocation, .xls, Australia/Canada? -> Montreal
import xlwt
from lib import *
R=random.Random(1313); FN='DC_YUL2_customer_rent_roll.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet('YUL2'); gl=wb.add_sheet('Glossary')
for i,x in enumerate(['MRC = monthly recurring charge','kW = contracted critical load','X-C = cross connects']): gl.write(i,0,x)
S=lambda s,f=None: xlwt.easyxf(s,num_format_str=f or 'General')
hb=S('font: bold on, name Tahoma, height 170; align: wrap on, horiz center, vert center; pattern: pattern solid, fore_colour light_turquoise; borders: bottom thin'); n=S('font: name Tahoma, height 170'); m=S('font: name Tahoma, height 170','#,##0.00'); q0=S('font: name Tahoma, height 170','#,##0'); dd=S('font: name Tahoma, height 170; align: horiz left','yyyy-mm-dd'); b=S('font: bold on, name Tahoma, height 170'); bm=S('font: bold on, name Tahoma, height 170; borders: top thin','#,##0.00'); b0=S('font: bold on, name Tahoma, height 170; borders: top thin','#,##0')
ws.write(0,0,'YUL2 Data Centre - Lachine, Quebec',S('font: bold on, name Tahoma, height 240')); ws.write(1,0,'Customer rent roll as of 2026-10-31 (CAD, before GST/QST)',n)
hd=['Space','Customer','Product','Sq Ft','Contracted kW','Start','End','Space Rent','Power MRC','X-C MRC','Total MRC','Escalator']
for i,h in enumerate(hd): ws.write(3,i,h,hb)
cust=['Nordfjell Cloud Inc.','Banque Laurentide du Nord','Pixelmoor Games','Telcordance Networks','Maple Ledger Exchange','Ville-Est Transit Authority','RenderFarm Québec','Medvault Records Ltd.','Arctic CDN Corp.','Sable Insurance Group','OpenPrairie AI','Qubit Foundry','Streamhaus','Boreal Retail Systems','Gridwise Energy','Lumen & Loup Studio','Port Authority Data Trust','Cascade ERP Hosting']
R.shuffle(cust); rows=[];y=4;k=0;G=[0]*6
for hall,lay in (('Data Hall 1',[('Suite 1A','Private suite',4200)]+[(f'Cage 1-{i:02d}','Cage',R.choice([320,450,600,780])) for i in range(1,8)]),('Data Hall 2',[(f'Cage 2-{i:02d}','Cage',R.choice([280,450,640])) for i in range(1,10)]),('Data Hall 3',[('Suite 3A','Private suite',6800),('Suite 3B','Private suite',5100)]),('Meet-Me Room',[(f'MMR-{i}','Cabinet',24) for i in range(1,5)])):
    ws.write(y,0,hall,b); y+=1; T=[0]*6
    for u,pr,a in lay:
        r=dict(unit=u,unitType=pr,area=a,section=hall)
        if R.random()<.16: 
            for j,v in enumerate([u,'Available',pr,a]): ws.write(y,j,v,q0 if j==3 else n)
            r['statusText']='Available'; T[0]+=a
        else:
            c=cust[k%len(cust)];k+=1; kw=round(a*R.uniform(.16,.24)) if pr!='Cabinet' else 6; st=D(R.randint(2020,2026),R.randint(1,9),1); 
            mt=R.random()<.12; en=endof(st,R.choice([36,60,84]))
            while en<D(2026,10,31): en=endof(en+dt.timedelta(1),36)
            s=round(a*R.uniform(2.1,3.2),2); p=round(kw*R.uniform(128,150),2); x=R.choice([0,350,700,1050,1400]); t=round(s+p+x,2)
            vals=[u,c,pr,a,kw,st,'MTM' if mt else en,s,p,x,t,R.choice(['3.0%','2.5%','CPI'])]
            for j,v in enumerate(vals): ws.write(y,j,dt.datetime(v.year,v.month,v.day) if isinstance(v,D) else v,dd if isinstance(v,D) else m if 7<=j<=10 else q0 if j in(3,4) else n)
            for j,v in enumerate((a,kw,s,p,x,t)): T[j]+=v
            r.update(tenantName=c,statusText='Occupied',leaseStartDate=st,leaseEndDate='MTM' if mt else en,contractRent=s,charges=[dict(code=h,amount=v) for h,v in (('Space Rent',s),('Power MRC',p),('X-C MRC',x)) if v],totalCharges=t)
        rows.append(r); y+=1
    ws.write(y,1,f'Subtotal {hall}',b)
    for j,v in zip((3,4,7,8,9,10),T): ws.write(y,j,round(v,2),b0 if j<7 else bm)
    G=[p+q for p,q in zip(G,T)]; y+=2
ws.write(y,1,'Total YUL2',b)
for j,v in zip((3,4,7,8,9,10),G): ws.write(y,j,round(v,2),b0 if j<7 else bm)
va=sum(1 for r in rows if r['statusText']=='Available')
ws.write(y+1,1,f'{len(rows)} spaces: {len(rows)-va} contracted, {va} available',n)
for i,w in enumerate([14,30,14,8,11,12,12,13,13,11,13,10]): ws.col(i).width=w*256
ws.row(3).height=500; ws.set_portrait(False); ws.fit_width_to_pages=1; ws.fit_num_pages=1; wb.save(out(FN))
save(FN,'OTHER','data centre customer roll, .xls, hall sections',False,dict(propertyName='YUL2 Data Centre',asOnDate='2026-10-31',units=len(rows),occupied=len(rows)-va,vacant=va,sheet='YUL2',rows=rows))
