# AppFolio-like export, small portfolio: three walk-ups, heading rows per property, 44 units; clerk's Unit Mix sheet behind; dates as text mm/dd/yyyy
import xlsxwriter,random,datetime
from common import *
from datetime import date as D,timedelta
R=random.Random(1414)
N='rent_roll-20251114.xlsx'
P=[('Ashby Terrace - 2210 Ashby St Duluth, MN 55806',16),('Corbel House - 17 E Corbel Ave Duluth, MN 55802',11),('Tischer Flats - 930 Tischer Rd Duluth, MN 55812',17)]
fn='Anders Bea Colt Dagny Ewan Faye Gunnar Hedda Ivo Jutta Kaia Lars Maren Nils Odette Per Quinn Runa Sten Tova'.split()
ln='Aldgate Brynner Coyne Dahlquist Engstrom Forsythe Gunderson Hallberg Isaksen Jorgens Kvale Lundeen Moberg Nygaard Ostby Palmquist Rydell Skarsten Tollefson Viken'.split()
BT={'1/1.00':(620,1125),'2/1.00':(815,1365),'Studio/1.00':(430,890),'3/1.50':(1090,1720)}
wb=xlsxwriter.Workbook(doc(N));wb.set_properties({'created':datetime.datetime(2025,11,14)})
F=lambda **k:wb.add_format({'font_name':'Calibri','font_size':11,**k})
w=wb.add_worksheet('rent_roll');B=F(bold=1);m=F(num_format='#,##0.00');mb=F(num_format='#,##0.00',bold=1,top=1)
w.write(0,0,'Rent Roll',F(bold=1,font_size=14));w.write(1,0,'Exported On: 11/14/2025 09:26 AM');w.write(3,0,'Properties: Ashby Terrace, Corbel House, Tischer Flats');w.write(4,0,'Units: Active');w.write(5,0,'As of: 11/14/2025');w.write(6,0,'Include Non-Revenue Units: Yes')
H=['Unit','Tags','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due']
for j,h in enumerate(H):w.write(8,j,h,F(bold=1,bottom=1))
r=9;truth=[];used=set();G=[0]*5;mix={};cnt=dict(Current=0)
ds=lambda d:d.strftime('%m/%d/%Y')
for pn,n in P:
    w.write(r,0,pn,B);r+=1;S=[0]*5;occ=0
    for i in range(n):
        u=str(101+100*(i//6)+i%6) if pn[0]!='C' else f'{i+1}'
        bt=R.choice(['1/1.00','1/1.00','2/1.00','2/1.00','Studio/1.00','3/1.50']);sf,mr=BT[bt];sf+=R.choice([0,0,15,-10]);mr=float(mr+R.choice([0,0,20,35]))
        q=R.random();st='Vacant-Unrented' if q<.08 else 'Vacant-Rented' if q<.11 else 'Notice-Unrented' if q<.17 else 'Evict' if q<.19 else 'Current'
        if pn[0]=='A' and i==0:st='Non-Revenue'
        x=dict(unit=u,propertyName=pn,unitType=bt,area=sf,statusText=st,marketRent=mr)
        w.write(r,0,u);w.write(r,2,bt);w.write(r,4,st);w.write(r,5,sf,F(num_format='#,##0'));w.write(r,6,mr,m)
        S[0]+=sf;S[1]+=mr;k=mix.setdefault(bt,[0,0,0.0,0.0]);k[0]+=1;k[2]+=mr
        if st in('Current','Notice-Unrented','Evict'):
            while 1:
                t=R.choice(fn)+' '+R.choice(ln)
                if t not in used:used.add(t);break
            if R.random()<.25:
                t+=', '+R.choice([f for f in fn if f!=t.split()[0]])+' '+t.split()[1]
            a=D(R.choice([2024,2025,2025]),R.randrange(1,11),1);e=a+timedelta(364);mtm=e<D(2025,11,14)
            mi=a-timedelta(R.choice([0,0,365,731]));rent=mr-R.choice([0,15,40,65,90]);dep=float(R.choice([rent,500]));pdue=R.choice([0,0,0,0,0,round(R.uniform(40,rent),2)]) if st!='Evict' else rent*2
            w.write(r,3,t);w.write(r,7,rent,m);w.write(r,8,dep,m);w.write(r,9,ds(a));w.write(r,11,ds(mi));w.write(r,13,pdue,m)
            if not mtm:w.write(r,10,ds(e));x['leaseEndDate']=e
            else:w.write(r,10,'Month-To-Month');x['leaseEndDate']='Month-To-Month'
            if st[0]=='N':
                mo=D(2025,11,30) ;w.write(r,12,ds(mo));x['moveOutDate']=mo
            if R.random()<.12:w.write(r,1,'Section 8')
            x.update(tenantName=t,contractRent=rent,deposit=dep,leaseStartDate=a,moveInDate=mi,balance=pdue)
            S[2]+=rent;S[3]+=dep;S[4]+=pdue;occ+=1;k[1]+=1;k[3]+=rent
        truth.append(x);r+=1
    w.write(r,0,f'{n} Units',B);w.write(r,4,f'{occ/n*100:.1f}% Occupied',B)
    for j,v in zip((5,6,7,8,13),S):w.write(r,j,v,mb if j>5 else F(num_format='#,##0',bold=1,top=1))
    for j in range(5):G[j]+=S[j]
    cnt['Current']+=occ;r+=2
tot=len(truth);occ=cnt['Current']
w.write(r,0,f'Total {tot} Units',B);w.write(r,4,f'{occ/tot*100:.1f}% Occupied',B)
for j,v in zip((5,6,7,8,13),G):w.write(r,j,v,mb if j>5 else F(num_format='#,##0',bold=1,top=1))
for j,c in enumerate([14,10,12,34,17,8,12,11,11,12,16,12,12,11]):w.set_column(j,j,c)
w.set_landscape();w.fit_to_pages(1,0)
x=wb.add_worksheet('Unit Mix (bank)')
for j,h in enumerate(['BD/BA','Units','Occupied','Avg Market','Avg In-Place']):x.write(0,j,h,B)
for i,bt in enumerate(sorted(mix),1):
    k=mix[bt]
    for j,v in enumerate([bt,k[0],k[1],k[2]/k[0],k[3]/k[1] if k[1] else 0]):x.write(i,j,v,m if j>2 else F())
x.set_column(0,4,13);wb.close()
from collections import Counter
C=Counter(t['statusText'] for t in truth);print(tot,occ,C)
save(N,dict(propertyName=None,asOnDate='2025-11-14',units=tot,occupied=occ,vacant=C['Vacant-Unrented']+C['Vacant-Rented'],sheet='rent_roll',rows=truth),'MULTIFAMILY','property manager, system export','property heading rows, statuses, text dates, filters above header, unit mix sheet behind')
