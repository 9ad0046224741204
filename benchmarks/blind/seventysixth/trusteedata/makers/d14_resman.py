from common import *
import csv
n=N(1414);r=n.r;fn='r76a_resman_export_pecan_grove.csv'
rows=[];out=[['Pecan Grove Apartment Homes'],['Rent Roll'],['Date: 12/01/2025'],[]]
out.append(['Unit','Unit Type','Sq. Feet','Residents','Status','Market Rent','RNT','PET','UTIL','W/D','CONC','Total','Deposits','Balance','Move In','Lease Start','Lease End','Notice Given','Move Out'])
S=[0]*10;f=lambda d:d.strftime('%m/%d/%Y') if d else '';o=0;q0=lambda v:m2(v)
us=[f'{b}{k:02d}' for b in (1,2,3,4) for k in range(1,11)][:38]
for u in us:
    ut,sf,mk=r.choice([('PG-E0',480,845),('PG-A1',610,965),('PG-B1',870,1175),('PG-B2',925,1240)]);x=r.random()
    s='Vacant' if x<.08 else 'Down' if u=='407' else 'Under Eviction' if x<.11 else 'Notice to Vacate' if x<.18 else 'Current'
    row=dict(unit=u,unitType=ut,area=sf,statusText=s,marketRent=mk);S[0]+=sf;S[1]+=mk
    if s in('Vacant','Down'): out.append([u,ut,sf,'',s,q0(mk)]+['']*13)
    else:
        a,l=n();nm=f'{l}, {a}'
        if r.random()<.25: nm+=f'; {l}, {n()[0]}'
        rent=mk-r.choice([0,15,30,60]);ch=[('RNT',rent),('PET',r.choice([0,0,20])),('UTIL',r.choice([55,65])),('W/D',r.choice([0,45])),('CONC',-r.choice([0,0,0,50]))];tt=sum(v for _,v in ch)
        dep=r.choice([200,300,rent]);bal=r.choice([0,0,0,0,-35,tt]) if s!='Under Eviction' else tt*2+150
        mi=addm(dt.date(2025,11,r.randint(1,28)),-r.randint(0,36));ls=mi
        while addm(ls,12)<=dt.date(2025,12,1): ls=addm(ls,12)
        le=addm(ls,12)-dt.timedelta(1);nt=mo=None
        if s[0]=='N': nt=dt.date(2025,11,r.randint(2,26));mo=dt.date(2025,12,r.randint(15,31))
        br=lambda v:f'({m2(-v)})' if v<0 else m2(v+0)
        out.append([u,ut,sf,nm,s,q0(mk)]+[br(v) for _,v in ch]+[br(tt),br(dep),br(bal),f(mi),f(ls),f(le),f(nt),f(mo)])
        row.update(tenantName=nm,contractRent=rent,charges=[dict(code=k,amount=v+0) for k,v in ch],totalCharges=tt,deposit=dep,balance=bal,moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,moveOutDate=mo);o+=1
        for j,v in enumerate([v for _,v in ch]+[tt,dep,bal]): S[j+2]+=v
    rows.append(row)
br=lambda v:f'({m2(-v)})' if v<0 else m2(v)
out.append(['Total','',f'{S[0]:,}','','']+[br(v) for v in S[1:]]+['']*5);out.append([])
dn=sum(q['statusText']=='Down' for q in rows)
out+=[['Units',len(us)],['Occupied',o],['Vacant',len(us)-o-dn],['Down',dn]]
with open(D+fn,'w',newline='') as h: csv.writer(h).writerows(out)
save(fn,dict(propertyName='Pecan Grove Apartment Homes',asOnDate='2025-12-01',units=len(us),occupied=o,vacant=len(us)-o-dn,rows=rows),'MULTIFAMILY','operator, ResMan csv','csv with preamble, code columns, totals and count block')
