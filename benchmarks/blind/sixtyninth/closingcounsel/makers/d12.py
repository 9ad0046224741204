# Apartments, csv export, 176 units
from common import *
import csv
rng=random.Random(6912)
fn='rr_export_juniper_flats_2022-08-15.csv'
PL={'Jade - Studio':(498,1195),'Sage 1x1':(702,1410),'Sage 1x1 Den':(790,1535),'Cedar 2x2':(1044,1825),'Spruce 3x2':(1298,2240)}
ppl=people(rng,200);pi=0
rows=[];out=[]
AS=D(2022,8,15)
for i in range(176):
    bl=i//22+1;k=i%22;un=f'{bl:02d}-{(k//8+1)}{k%8+1:02d}'
    p=list(PL)[[0,1,1,2,3,3,4,1,3,2,3][(k*3+bl)%11]]; sf,mk=PL[p]; mk+=rng.choice([0,0,20,35])
    x=rng.random(); st='Occupied No Notice'
    if x<.04: st='Vacant Unrented Ready'
    elif x<.06: st='Vacant Unrented Not Ready'
    elif x<.08: st='Vacant Rented Ready'
    elif x<.12: st='Notice Unrented'
    elif x<.135: st='Notice Rented'
    if un=='01-101': st='Down'
    r=dict(unit=un,unitType=p,area=sf,statusText=st,marketRent=float(mk))
    row=[un,p,sf,st,'','','','','','',f'{mk:.2f}','','','','']
    if st[0] in 'ON':
        f,l=ppl[pi];pi+=1
        s=D(2022,8,1)-dt.timedelta(days=rng.randint(1,340)); e=addm(s,rng.choice([12,12,14])) 
        if e<AS: e=addm(e,3)
        mi=s if rng.random()<.6 else addm(s,-12*rng.randint(1,4))
        rent=mk-rng.choice([0,0,25,60,95,140,180]); pk=rng.choice([0,0,0,75]);pet=rng.choice([0,0,35,70]);tr=25.0;rub=rng.choice([48.5,61.25,73.0])
        conc=-float(rng.choice([0]*9+[100])); dep=rng.choice([250,300,500,rent]); bal=rng.choice([0]*8+[round(rng.uniform(-200,1900),2)]*2)
        mo=''
        if st[0]=='N': mo=AS+dt.timedelta(days=rng.randint(3,58)); r['moveOutDate']=mo; mo=mdy(mo)
        tot=round(rent+pk+pet+tr+rub+conc,2)
        nm=f'{l}, {f}'
        row=[un,p,sf,st,nm,mdy(mi),mdy(s),mdy(e),mo,f'{dep:.2f}',f'{mk:.2f}',f'{rent:.2f}',f'{pk+pet:.2f}' if pk+pet else '0.00',f'{tr+rub:.2f}',f'{conc:.2f}' if conc else '0.00',f'{tot:.2f}',f'{bal:.2f}']
        ch=[('Rent',float(rent)),('Parking/Pet',float(pk+pet)),('Trash/RUBS',tr+rub),('Concession',conc)]
        r.update(tenantName=nm,moveInDate=mi,leaseStartDate=s,leaseEndDate=e,contractRent=float(rent),deposit=float(dep),balance=float(bal),totalCharges=tot,charges=[dict(code=c,amount=round(x,2)+0.0) for c,x in ch])
    else: row=[un,p,sf,st,'','','','','','',f'{mk:.2f}','','','','','','']
    out.append(row);rows.append(r)
T=lambda k:round(sum(r.get(k,0) for r in rows),2)
cs=lambda c:round(sum(x['amount'] for r in rows for x in r.get('charges',[]) if x['code']==c),2)
occ=sum(1 for r in rows if 'tenantName' in r);vac=sum(1 for r in rows if r['statusText'].startswith('Vacant'))
with open(DOC+fn,'w',newline='',encoding='utf-8-sig') as fh:
    w=csv.writer(fh)
    w.writerow(['Juniper Flats (junf)']);w.writerow(['Unit Status and Rent Detail']);w.writerow(['As of 08/15/2022']);w.writerow([])
    w.writerow(['Unit','Floor Plan','SQFT','Unit/Lease Status','Name','Move-In','Lease Start','Lease End','Move-Out','Dep On Hand','Market + Addl.','Rent','Parking/Pet','Trash/RUBS','Concession','Total Billing','Balance'])
    w.writerows(out)
    f=lambda v:f'{v:,.2f}'
    w.writerow(['Total',len(rows),f'{T("area"):,.0f}','','','','','','',f(T('deposit')),f(T('marketRent')),f(T('contractRent')),f(cs('Parking/Pet')),f(cs('Trash/RUBS')),f(cs('Concession')),f(T('totalCharges')),f(T('balance'))])
    w.writerow([])
    w.writerow(['Status','Count'])
    for s in sorted({r['statusText'] for r in rows}): w.writerow([s,sum(1 for r in rows if r['statusText']==s)])
    w.writerow(['Total',176])
print(occ,vac)
save(fn,'MULTIFAMILY','CSV export of 176 units with preamble, long status words, status summary',False,
 dict(propertyName='Juniper Flats',asOnDate='2022-08-15',units=176,occupied=occ,vacant=vac,sheet=None,planted=None,rows=rows,_totals=dict(area=T('area'),marketRent=T('marketRent'),contractRent=T('contractRent'),deposit=T('deposit'),balance=T('balance'),totalCharges=T('totalCharges'))))
