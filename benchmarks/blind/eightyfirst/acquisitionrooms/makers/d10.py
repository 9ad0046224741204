from common import *
import csv
rng=random.Random(1010); fn='SilverCreek_RentRoll_10312026.csv'
nm=names(rng,260);k=0
T=[('5x5 Locker CC',25,58),('5x10 CC',50,94),('10x10 CC',100,158),('10x10 DU',100,132),('10x15 DU',150,171),('10x20 DU',200,209),('10x30 DU',300,278),('12x30 Parking',360,95)]
out=[['Silver Creek Self Storage'],['1188 Quarry Loop, Bend, OR 97701'],['Rent Roll'],['Data as of','10/31/2026'],['Sorted by Unit','Excludes company units: No'],[],
['Unit','Unit Type','Sq Ft','Tenant','Move In','Paid Thru','Standard Rate','Rent Rate','Variance','Insurance Prem','Deposit','Balance Due','Status']]
rows=[];dat=[]
ids=[]
for p,n,t in(('A',36,[0,1]),('B',44,[1,2]),('C',44,[2,2,3]),('D',40,[3,4]),('E',38,[5,4]),('F',18,[6]),('P',16,[7])):
    for i in range(1,n+1): ids.append((f'{p}{i:03d}' if p!='P' else f'P-{i}',rng.choice(t)))
for u,ti in ids:
    ty,sf,std=T[ti]; x=rng.random()
    q=dict(u=u,ty=ty,sf=sf,std=float(std),t=None,mi=None,pt=None,r=None,var=None,ins=None,dep=None,bal=None,s='Vacant')
    if x<.10: pass
    elif x<.115: q['s']='Unrentable'
    elif x<.125: q['s']='Company'
    else:
        f,l=nm[k];k+=1; q['t']=f'{l}, {f}'
        if rng.random()<.05: q['t']=rng.choice(['Cascade Trim','High Desert Events','Juniper Mobile Vet','Pine Nut Catering','Rimrock Solar','Old Mill Dental'])+rng.choice([' LLC',' Inc',', LLC'])
        q['s']='Rented'; q['mi']=D(2026,10,28)-dt.timedelta(rng.randint(0,3300)); q['r']=round(std*rng.choice([.8,.9,1,1,1.06,1.12,1.2,1.31]))+0.0
        q['var']=q['r']-std; q['ins']=rng.choice([0.0,12.0,12.0,17.0]); q['dep']=rng.choice([0.0]*6+[25.0,50.0])
        late=rng.random()<.09; q['bal']=round(q['r']*rng.choice([1,2])+20+q['ins'],2) if late else rng.choice([0.0]*9+[-5.25])
        q['pt']=D(2026,9,q['mi'].day if q['mi'].day<30 else 30) if late else D(2026,11,min(q['mi'].day,30))
        if late and rng.random()<.4: q['s']='Rented - Lien'
    dat.append(q); g=lambda v: '' if v is None else n2(v)
    us=lambda d: f'{d.month}/{d.day}/{d.year}' if d else ''
    out.append([u,ty,sf,q['t'] or '',us(q['mi']),us(q['pt']),g(q['std']),g(q['r']),g(q['var']),g(q['ins']),g(q['dep']),g(q['bal']),q['s']])
    rows.append(R(unit=u,unitType=ty,area=sf,tenantName=q['t'],statusText=q['s'],moveInDate=q['mi'],marketRent=q['std'],contractRent=q['r'],deposit=q['dep'],balance=q['bal'],charges=[dict(code='Insurance Prem',amount=q['ins'])] if q['ins'] is not None else None))
S=lambda a: round(sum(x[a] or 0 for x in dat),2)
oc=sum(1 for x in dat if x['s'].startswith('Rented')); va=sum(1 for x in dat if x['s']=='Vacant')
out.append(['Totals:','',n0(S('sf')),f'{len(dat)} units','','',n2(S('std')),n2(S('r')),n2(S('var')),n2(S('ins')),n2(S('dep')),n2(S('bal')),''])
out+= [[],['Rented',oc,f'{100*oc/len(dat):.1f}%'],['Vacant',va,f'{100*va/len(dat):.1f}%'],['Unrentable',sum(1 for x in dat if x['s']=='Unrentable')],['Company',sum(1 for x in dat if x['s']=='Company')],['Total Units',len(dat)]]
with open(doc(fn),'w',newline='',encoding='utf-8-sig') as f: csv.writer(f).writerows(out)
save(fn,'SELF_STORAGE','SiteLink style CSV export, title lines above the header, money with thousands commas',False,'Silver Creek Self Storage','2026-10-31',len(dat),oc,va,rows,totals={'area':S('sf'),'marketRent':S('std'),'contractRent':S('r'),'charge:Insurance Prem':S('ins'),'deposit':S('dep'),'balance':S('bal')})
