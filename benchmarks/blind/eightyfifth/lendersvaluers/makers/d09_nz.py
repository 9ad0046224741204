from common import *
import csv
rng=random.Random(8509)
F='tuilock_storage_unit_listing.csv'
sz={'1.5x1.5':(2.25,129),'3x1.5':(4.5,199),'3x2':(6.0,239),'3x3':(9.0,315),'3x4.5':(13.5,399),'3x6':(18.0,479)}
ln='Tamihana Prescott Wharerau Leota Fitzsimons Ngata Harkness Voss Patelkar Faleolo McCready Tuhoe Brocklebank Kahui Sinclair-Poe Drummond Tauranga-Hill Olsen Raukawa Whitmore Chen Dallow Setu Marsden'.split(); fn='Hemi Kate Sione Marama Grant Jess Aroha Tim Mele Dean Rangi Sue Liam Priya Wiremu Nicole'.split(); co=['Kauri Coast Builders Ltd','Harbour Dental Supplies','Matai Events Ltd','Northland Flooring Co','Pohutukawa Theatre Trust','Bay Tyre & Mag']
out=[]; rows=[]; c=dict(Occupied=0,Available=0,Overlocked=0,Reserved=0,Maintenance=0); T=[0]*5
for z,k,ss in (('A',40,['1.5x1.5','3x1.5']),('B',44,['3x2','3x3']),('C',38,['3x3','3x4.5']),('D',24,['3x6','3x4.5'])):
    for i in range(1,k+1):
        s=ss[0] if i<=k*.6 else ss[1]; a,std=sz[s]; x=rng.random(); st='Occupied' if x<.83 else 'Available' if x<.93 else 'Overlocked' if x<.96 else 'Reserved' if x<.98 else 'Maintenance'; c[st]+=1
        u=f'{z}{i:03d}'; q=dict(unit=u,unitType=s,area=a,statusText=st,marketRent=float(std),building=None)
        if st in('Occupied','Overlocked'):
            mi=D(rng.randint(2017,2025),rng.randint(1,11),rng.randint(1,28)); rate=float(std-rng.choice([0,0,0,10,20,25])); ins=rng.choice([0,0,9.5,14,19.5]); bal=0.0 if st=='Occupied' and rng.random()<.85 else round(rng.choice([1,2])*(rate+ins),2) if st=='Overlocked' else round(-rng.choice([rate,20,5.5]),2)
            who=rng.choice(co) if rng.random()<.12 else f'{rng.choice(fn)} {rng.choice(ln)}'; bond=float(rng.choice([0,50,100]))
            pt=D(2025,12,rng.randint(1,28)) if bal<=0 else D(2025,10,rng.randint(1,28))
            out.append([u,s,f'{a:g}','Ground' if z!='C' else 'Mezzanine',st,who,mi.strftime('%d/%m/%Y'),pt.strftime('%d/%m/%Y'),f'{std}',f'{rate:.2f}',f'{ins:.2f}',f'{rate+ins:.2f}',f'{bal:.2f}',f'{bond:.2f}'])
            q.update(tenantName=who,moveInDate=mi,contractRent=rate,charges=[{"code":"Insurance","amount":ins}],totalCharges=rate+ins,balance=bal,deposit=bond)
            for j,v in enumerate((rate,ins,rate+ins,bal,bond)): T[j]+=v
        else: out.append([u,s,f'{a:g}','Ground' if z!='C' else 'Mezzanine',st]+['']*3+[f'{std}']+['']*5)
        rows.append(q)
n=len(rows); occ=c['Occupied']+c['Overlocked']
with open(doc(F),'w',newline='',encoding='utf-8') as f:
    w=csv.writer(f); w.writerow(['Tuilock Self Storage - Whangarei']); w.writerow(['Unit listing','Printed 30/11/2025 17:02','NZD incl GST']); w.writerow([])
    w.writerow('Unit,Size (m),Area m2,Level,Status,Customer,Moved In,Paid To,Std Rate,Rate/mth,Insurance,Total/mth,Balance,Bond'.split(',')); w.writerows(out); w.writerow([])
    w.writerow(['TOTALS','','','','','','','','']+[f'{v:.2f}' for v in T]); w.writerow([])
    for k in ('Occupied','Overlocked','Available','Reserved','Maintenance'): w.writerow([k,c[k]])
    w.writerow(['Total units',n]); w.writerow(['Let (occupied + overlocked)',occ])
save(F,dict(propertyName="Tuilock Self Storage - Whangarei",asOnDate="2025-11-30",units=n,occupied=occ,vacant=n-occ if not(c['Reserved'] or c['Maintenance']) else None,rows=rows),'SELF_STORAGE','CSV export of self-storage system with preamble and counts, 146 units')
print(n,c,T)
