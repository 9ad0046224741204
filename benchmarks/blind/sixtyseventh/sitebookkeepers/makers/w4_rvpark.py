# RV park, CSV from reservation software: preamble, quoted money, charge columns, total line
from common import *
import csv
def make():
    NAME='MonthlyGuests_DryGulch_20251201.csv'
    r=random.Random(6714); nm=Names(6714); rows=[]; L=[]
    L.append(['Dry Gulch RV Ranch & Cabins']); L.append(['Monthly / Extended Stay Roll']); L.append(['Report date:','01-Dec-2025']); L.append(['Filter:','Rate plan = MONTHLY; Sites = all extended-stay']); L.append([])
    H=['Site','Class','Hookup','St','Guest','Arrived','Agmt Thru','Rig','Rack Rate','Site Rent','Elec','WiFi','Pet','Shed','Total Chg','Sec Dep','Bal Due']; L.append(H)
    M=lambda v:'' if v is None else (f'${v:,.2f}' if v>=0 else f'-${-v:,.2f}'); D=lambda d:d.strftime('%d-%b-%Y') if isinstance(d,dt.date) else d
    T=[0]*9; o=v=n=0
    for i in range(1,59):
        cl,hk,rack=('Pull-Thru','50/30 FHU',875.) if i<=18 else ('Back-In','30 FHU',695.) if i<=44 else ('Premium Patio','50/30 FHU',1085.) if i<=53 else ('Cabin','',1350.)
        u=f'{i:02d}' if i<=53 else f'CB{i-53}'; n+=1; x=r.random(); T[0]+=rack
        if x<.14: st='VAC' ; v+=1
        elif x<.16: st='DWN'; v+=1
        else: st='OCC'; o+=1
        if st!='OCC': L.append([u,cl,hk,st,'','','','',M(rack)]+['']*8); rows.append(row(unit=u,unitType=cl,statusText=st,marketRent=rack))
        else:
            a=rdate(r,'2021-09-01','2025-11-28'); dep=r.choice(['OPEN','OPEN',rdate(r,'2025-12-31','2026-05-31')]); rent=rack-r.choice([0,0,0,25,50,100]); ch=[None if cl=='Cabin' else round(r.uniform(31,188),2),r.choice([None,None,20.]),r.choice([None,None,None,15.,30.]),r.choice([None]*5+[45.])]; tot=round(rent+sum(q or 0 for q in ch),2); sd=r.choice([0.,200.,300.]); bal=r.choice([0.,0.,0.,tot,round(tot-200,2),-25.])
            who=nm.lf(); L.append([u,cl,hk,st,who,D(a),D(dep),r.choice(['TT 28','5W 36','MH 34','MH 40','VAN','TT 32']) if cl!='Cabin' else '']+[M(q) for q in [rack,rent]+ch+[tot,sd,bal]])
            for j,q in enumerate([rent]+ch+[tot,sd,bal]): T[1+j]+=q or 0
            rows.append(row(unit=u,unitType=cl,statusText=st,tenantName=who,moveInDate=a,leaseEndDate=dep,marketRent=rack,contractRent=rent,charges=[{'code':c,'amount':q} for c,q in zip(['Elec','WiFi','Pet','Shed'],ch) if q is not None],totalCharges=tot,deposit=sd,balance=bal))
    L.append(['TOTAL','','','','','','','']+[M(round(q,2)) for q in T]); L.append([]); L.append([f'Sites: {n}',f'OCC: {o}',f'VAC: {v-sum(q["statusText"]=="DWN" for q in rows)}',f'DWN: {sum(q["statusText"]=="DWN" for q in rows)}'])
    L.append(['St: OCC occupied, VAC vacant, DWN down for repair. Agmt Thru OPEN = stays until notice.'])
    with open(out(NAME),'w',newline='',encoding='utf-8') as f: csv.writer(f).writerows(L)
    dn=sum(q['statusText']=='DWN' for q in rows)
    save(NAME,rows,propertyName='Dry Gulch RV Ranch & Cabins',asOnDate='2025-12-01',units=n,occupied=o,vacant=v-dn)
    return dict(file=NAME,assetType='OTHER',documentType='RENT_ROLL',author='r67c',style='RV park CSV export with preamble lines, money as text, status codes, charge columns, total line and legend',hard=False)
if __name__=='__main__': print(make())
