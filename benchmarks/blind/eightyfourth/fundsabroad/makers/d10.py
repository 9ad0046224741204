from common import *
# Canada: Ontario apartment building, .xls from property system; current + future residents section; cents, charges block lines under unit
import xlwt
R_=random.Random(1010);name='d10_rentroll_maplecrest_towers.xls'
sur='Abernethy-Cole|Bouchardet|Chiasson-Roy|Dhaliwalia|Esquivelle|Fairweathers|Gagnière|Hrynkiwka|Iacobuccio|Jankowitz|Kwasniak-Lee|Lafrenaye|MacIsaacs|Ndiayeh|Oteng-Boadu|Paquettine|Quennevillo|Rashidpour|Szymborski|Thériaultin|Uzonnah|Vanderhoekstra|Whitehorne|Xiangli|Yuzykova|Zacharuke'.split('|')
giv='Alma Bruno Carys Devin Elodie Farid Gwen Hugh Irena Jules Karim Lena Marc Nadia Owen Petra Quinn Rosa Simon Tessa'.split()
ut={'1-1':('1 Bdrm',610,1895),'2-1':('2 Bdrm',835,2325),'BA':('Bachelor',420,1525),'3-2':('3 Bdrm',1080,2795)}
wb=xlwt.Workbook();ws=wb.add_sheet('Report1')
B=xlwt.easyxf('font: name Tahoma, bold on, height 160; borders: bottom thin');N=xlwt.easyxf('font: name Tahoma, height 160');M=xlwt.easyxf('font: name Tahoma, height 160',num_format_str='#,##0.00');DT=xlwt.easyxf('font: name Tahoma, height 160',num_format_str='yyyy/mm/dd');H=xlwt.easyxf('font: name Tahoma, bold on, height 200; align: horiz center');S1=xlwt.easyxf('font: name Tahoma, bold on, height 160');MB=xlwt.easyxf('font: name Tahoma, bold on, height 160; borders: top thin',num_format_str='#,##0.00')
for i,t in enumerate(['Rent Roll with Charges','Maplecrest Towers (mct01)','As Of = 2025/09/30','Month Year = 09/2025']): ws.write_merge(i,i,0,13,t,H)
for i,(a,b) in enumerate([('Unit',''),('Unit Type',''),('Unit','Sq Ft'),('Resident',''),('Name',''),('Market','Rent'),('Charge','Code'),('Amount',''),('Resident','Deposit'),('Last Month','Rent Dep.'),('Move In',''),('Lease','Expiration'),('Move Out',''),('Balance','')]): ws.write(5,i,a,B);ws.write(6,i,b,B)
r=7;ws.write(r,0,'Current/Notice/Vacant Residents',S1);r+=1
rows=[];n=v=0;T=dict(mk=0,ch=0,dep=0,bal=0,sq=0);rid=20117;codes={}
for f in range(1,9):
    for k in range(1,8):
        u='%d%02d'%(f,k);tc=('BA','1-1','1-1','2-1','2-1','1-1','3-2')[k-1];ty,sq,mk=ut[tc];mk+=10*f;n+=1
        vac=u in('204','307','501','606')
        row=dict(section='Current/Notice/Vacant Residents',unit=u,unitType=tc,area=sq,marketRent=mk)
        ws.write(r,0,u,N);ws.write(r,1,tc,N);ws.write(r,2,sq,N);ws.write(r,5,mk,M);T['mk']+=mk;T['sq']+=sq
        if vac:
            v+=1;ws.write(r,3,'VACANT',N);ws.write(r,4,'VACANT',N);ws.write(r,7,0,M);ws.write(r,8,0,M);ws.write(r,9,0,M);ws.write(r,13,0,M);row.update(statusText='VACANT',deposit=0,balance=0);rows.append(row);r+=1
        else:
            rid+=R_.randint(3,40);mi=d(R_.randint(2009,2025),R_.randint(1,8),R_.choice([1,1,1,15]))
            rent=round(mk*(1-min(.42,.024*(2025-mi.year)))+R_.choice([0,3.17,7.45,11.02]),2)
            le=addy(mi,1)-dt.timedelta(1);le=le if le>d(2025,9,30) else None
            mo=d(2025,11,30) if u in('103','407') else (d(2025,10,31) if u=='802' else None)
            nm=R_.choice(giv)+' '+R_.choice(sur);dep=R_.choice([0,0,50,100]);lm=round(rent*.985,2) if mi.year<2024 else rent;bal=R_.choice([0]*9+[rent,-20,-1.5,312.4])
            ch=[('rent',rent)]+([('park',R_.choice([95,125]))] if R_.random()<.5 else [])+([('locker',35)] if R_.random()<.25 else [])+([('ac',45)] if R_.random()<.15 else [])
            ws.write(r,3,'t%07d'%rid,N);ws.write(r,4,nm,N);ws.write(r,8,dep,M);ws.write(r,9,lm,M);ws.write(r,10,dt.datetime.combine(mi,dt.time()),DT);ws.write(r,13,bal,M)
            if le: ws.write(r,11,dt.datetime.combine(le,dt.time()),DT)
            else: ws.write(r,11,'MTM',N)
            if mo: ws.write(r,12,dt.datetime.combine(mo,dt.time()),DT)
            for c,a in ch:
                ws.write(r,6,c,N);ws.write(r,7,a,M);codes[c]=round(codes.get(c,0)+a,2);r+=1
            tot=round(sum(a for _,a in ch),2);ws.write(r,6,'Total',S1);ws.write(r,7,tot,MB);r+=1
            row.update(tenantName=nm,statusText='Occupied',contractRent=rent,charges=[dict(code=c,amount=a) for c,a in ch],totalCharges=tot,deposit=dep,balance=bal,moveInDate=mi.isoformat(),leaseEndDate=le.isoformat() if le else 'MTM',moveOutDate=mo and mo.isoformat())
            rows.append(row);T['ch']+=tot;T['dep']+=dep;T['bal']+=bal
            T['lm']=T.get('lm',0)+lm
ws.write(r,0,'Total',S1);ws.write(r,4,'Maplecrest Towers',S1);ws.write(r,2,T['sq'],S1)
for c,k in((5,'mk'),(7,'ch'),(8,'dep'),(9,'lm'),(13,'bal')): ws.write(r,c,round(T[k],2),MB)
chk=dict(T);r+=2;ws.write(r,0,'Future Residents/Applicants',S1);r+=1
for u,nm,mi in (('204','Petra Szymborski',d(2025,10,1)),('606','Karim Ndiayeh',d(2025,10,15))):
    q=[x for x in rows if x['unit']==u][0];rid+=9
    for c,x in((0,u),(1,q['unitType']),(2,q['area']),(3,'t%07d'%rid),(4,nm)): ws.write(r,c,x,N)
    ws.write(r,5,q['marketRent'],M);ws.write(r,8,100,M);ws.write(r,10,dt.datetime.combine(mi,dt.time()),DT);ws.write(r,11,dt.datetime.combine(addy(mi,1)-dt.timedelta(1),dt.time()),DT)
    ws.write(r,6,'rent',N);ws.write(r,7,q['marketRent'],M);r+=1;ws.write(r,6,'Total',S1);ws.write(r,7,q['marketRent'],MB);r+=1
    rows.append(dict(section='Future Residents/Applicants',statusText='Future',unit=u,unitType=q['unitType'],area=q['area'],tenantName=nm,marketRent=q['marketRent'],contractRent=q['marketRent'],charges=[dict(code='rent',amount=q['marketRent'])],totalCharges=q['marketRent'],deposit=100,moveInDate=mi.isoformat(),leaseEndDate=(addy(mi,1)-dt.timedelta(1)).isoformat()))
rows[-1]['statusText']=rows[-2]['statusText']='Future Residents/Applicants'
r+=1
for a,b,c in[('Summary Groups','# Of Units','% Occupancy'),('Occupied Units',n-v,round(100*(n-v)/n,2)),('Total Vacant Units',v,round(100*v/n,2)),('Totals:',n,100.0)]:
    ws.write(r,0,a,S1);ws.write(r,4,b,N);ws.write(r,5,c,N);r+=1
r+=1;ws.write(r,0,'Summary of Charges by Charge Code (Current/Notice Residents Only)',S1);r+=1
for c,a in sorted(codes.items()): ws.write(r,0,c,N);ws.write(r,5,a,M);r+=1
ws.write(r,0,'Total',S1);ws.write(r,5,round(sum(codes.values()),2),MB)
for i,w in enumerate([9,9,7,11,27,11,9,11,10,11,11,11,11,10]): ws.col(i).width=256*w
ws.portrait=False;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0
wb.save(D+name)
cur=lambda f:(lambda x:(x.get(f) or 0) if x['section'][0]=='C' else 0)
save(name,rows,'Maplecrest Towers','2025-09-30','MULTIFAMILY','Property system .xls, charge lines stacked per unit, future residents',units=n,occ=n-v,vac=v,checks=[('mk',chk['mk'],cur('marketRent')),('ch',chk['ch'],cur('totalCharges')),('dep',chk['dep'],cur('deposit')),('bal',chk['bal'],cur('balance')),('codes',sum(codes.values()),cur('totalCharges'))]);print(n,v,codes)
