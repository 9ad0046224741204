# storage past-due list, old .xls
import random,datetime as D; from common import *
import xlwt
rng=random.Random(795);nm=names(rng,120)[80:115]
K=['other:Rate','b1_30','b31_60','b61_90','b91_120','b120','total']
wb=xlwt.Workbook();ws=wb.add_sheet('PastDue')
b=xlwt.easyxf('font: bold on, name Tahoma, height 180; borders: bottom thin; align: wrap on, horiz center')
tx=xlwt.easyxf('font: name Tahoma, height 170');nu=xlwt.easyxf('font: name Tahoma, height 170',num_format_str='$#,##0.00');dt=xlwt.easyxf('font: name Tahoma, height 170; align: horiz left',num_format_str='m/d/yy')
tn=xlwt.easyxf('font: bold on, name Tahoma, height 170; borders: top thin',num_format_str='$#,##0.00')
ws.write(0,0,'SafeHarbor Storage #114 - Conway',xlwt.easyxf('font: bold on, name Tahoma, height 240'));ws.write(1,0,'Past Due Tenants - Days Past Due Aging',tx);ws.write(2,0,'Through 9/30/2026   Sorted by Unit   Excludes prepaid tenants',tx)
for i,h in enumerate(['Unit','Tenant','Size','Paid Thru','Rate','1-30','31-60','61-90','91-120','Over 120','Total Due','Status']):ws.write(4,i,h,b)
us=sorted(rng.sample([f'{l}{n:02d}' for l in 'ABCDF' for n in range(1,60)],29))
y=5;rows=[];T=dict.fromkeys(K,0.0)
sz={'A':('5x10',64),'B':('10x10',109),'C':('10x15',142),'D':('10x20',178),'F':('10x30',226)}
for u,(f,l) in zip(us,nm):
    s,rt=sz[u[0]];rt=float(rt+rng.choice([-10,0,0,5,12]));n=rng.choice([1,1,1,1,2,2,3,4,5]);bk=K[1:6]
    d=dict(unit=u,name=f'{l.upper()}, {f.upper()}');d['other:Rate']=rt;t=0
    for j in range(n):
        a=rt+(20 if j<n-1 or rng.random()<.7 else 0)+(50 if j==2 else 0)+(12 if u[0] in 'AC' else 0)
        if n==1 and rng.random()<.15:a=20.0
        d[bk[j]]=a;t+=a
    d['total']=t
    ws.write(y,0,u,tx);ws.write(y,1,d['name'],tx);ws.write(y,2,s,tx);pt=D.date(2026,10-n,rng.randint(1,28)) - D.timedelta(0);ws.write(y,3,pt,dt)
    for i,k in enumerate(K):
        if k in d: ws.write(y,4+i,d[k],nu);T[k]+=d[k]
    ws.write(y,11,['','Late','Overlock','Pre-Lien','Lien','Auction'][n],tx);rows.append(d);y+=1
ws.write(y,0,f'{len(rows)} tenants past due',xlwt.easyxf('font: bold on, name Tahoma, height 170'))
for i,k in enumerate(K):ws.write(y,4+i,T[k],tn)
for i,w in enumerate([7,26,8,10,10,11,11,11,11,11,12,10]):ws.col(i).width=w*256+100
ws.portrait=False;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0;ws.fit_num_pages=1
name='pastdue_114.xls';wb.save(doc(name));print(T)
save(name,'AR','storage past-due list, .xls, total on a count line',False,K,rows,[dict(label=f'{len(rows)} tenants past due',**T)])
