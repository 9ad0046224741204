from common import *
import csv
r=random.Random(1010);nm=N(r);fn='rent_roll-20251020.csv'
asof=D(2025,10,20)
props=[('Wren Street Fourplex','412 Wren Street Boise, ID 83702',['1','2','3','4'],['2/1.00'],980,1495),
('Orchard Park Apartments','1808 Orchard Ave Nampa, ID 83651',[f'{a}{i}' for a in 'ABC' for i in range(1,9)],['1/1.00','2/1.00','2/2.00'],None,None),
('Tamarack Townhomes','2200-2216 Tamarack Ln Meridian, ID 83642',[str(x) for x in range(2200,2218,2)],['3/2.50'],1420,2150)]
sz={'1/1.00':(640,1195),'2/1.00':(860,1375),'2/2.00':(935,1450)}
sp={'Orchard Park Apartments':{'A5':'Vacant-Unrented','B2':'Notice-Unrented','B7':'Vacant-Rented','C4':'Evict','C6':'Notice-Rented'},'Tamarack Townhomes':{'2208':'Vacant-Unrented'},'Wren Street Fourplex':{}}
H=['Unit','Tags','BD/BA','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due','NSF Count','Late Count']
out=[H];rows=[];G=dict(n=0,o=0,sf=0,mk=0,rt=0,dp=0,pd=0)
def md(x):return f'{x:,.2f}'
for pn,ad,us,types,sf0,mk0 in props:
    out.append([f'{pn} - {ad}']+['']*15);g=dict(n=0,o=0,sf=0,mk=0,rt=0,dp=0,pd=0)
    for i,u in enumerate(us):
        ty=types[i%len(types)];sf,mk=(sf0,mk0) if sf0 else sz[ty];mk=float(mk+r.choice([0,0,25,50]));s=sp[pn].get(u,'Current')
        tag=r.choice(['']*6+['Renovated','Ground floor'])
        base=dict(unit=u,propertyName=pn,unitType=ty,area=sf,marketRent=mk,statusText=s)
        g['n']+=1;g['sf']+=sf;g['mk']+=mk
        if s.startswith('Vacant'):
            out.append([u,tag,ty,'',s,f'{sf:,}',md(mk),'','','','','','','0.00','','']);rows.append(row(**base,balance=0.))
        else:
            mi=asof-dt.timedelta(r.randint(30,2200));lf=mi
            while addm(lf,12)<asof:lf=addm(lf,12)
            lt=addm(lf,12)-dt.timedelta(1);mtm=r.random()<.12
            if mtm: lt=None
            rent=mk-r.choice([0,25,45,70,100,150]);dep=float(r.choice([500,750,1000,1195,rent]));pd=r.choice([0.]*6+[45.,-20.,round(rent*.5,2)])
            if s=='Evict':pd=round(rent*2+150,2)
            mo=D(2025,11,30) if s=='Notice-Unrented' else D(2025,10,31) if s=='Notice-Rented' else None
            t=nm.fl() if r.random()<.7 else f'{nm.fl()}, {nm.fl()}'
            out.append([u,tag,ty,t,s,f'{sf:,}',md(mk),md(rent),md(dep),mdy(lf),mdy(lt),mdy(mi),mdy(mo),md(pd),r.choice([0,0,0,1]),r.choice([0,0,1,2,3])])
            rows.append(row(**base,tenantName=t,contractRent=rent,deposit=dep,leaseStartDate=lf,leaseEndDate=lt,moveInDate=mi,moveOutDate=mo,balance=pd))
            g['o']+=1;g['rt']+=rent;g['dp']+=dep;g['pd']+=pd
        if s in('Vacant-Rented','Notice-Rented'):
            mi=D(2025,11,1) if s=='Vacant-Rented' else D(2025,11,7);rent=mk-25;t=nm.fl()
            out.append([u,'',ty,t,'Future',f'{sf:,}','',md(rent),md(500.),mdy(mi),mdy(addm(mi,12)-dt.timedelta(1)),mdy(mi),'','0.00','0','0'])
            rows.append(row(unit=u,propertyName=pn,unitType=ty,area=sf,statusText='Future',tenantName=t,contractRent=rent,deposit=500.,leaseStartDate=mi,leaseEndDate=addm(mi,12)-dt.timedelta(1),moveInDate=mi,balance=0.))
    out.append([f'{g["n"]} Units','','',f'{100*g["o"]/g["n"]:.1f}% Occupied','',f'{g["sf"]:,}',md(g['mk']),md(g['rt']),md(g['dp']),'','','','',md(g['pd']),'',''])
    for k in g:G[k]+=g[k]
out.append([f'Total {G["n"]} Units','','',f'{100*G["o"]/G["n"]:.1f}% Occupied','',f'{G["sf"]:,}',md(G['mk']),md(G['rt']),md(G['dp']),'','','','',md(G['pd']),'',''])
with open(doc(fn),'w',newline='',encoding='utf-8-sig') as f: csv.writer(f).writerows(out)
save(fn,'MULTIFAMILY','AppFolio CSV export grouped by property, future tenants inline, no title block',False,dict(propertyName=None,asOnDate=None,units=G['n'],occupied=G['o'],vacant=G['n']-G['o'],rows=rows))
