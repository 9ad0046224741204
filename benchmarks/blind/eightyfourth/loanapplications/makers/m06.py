# self-storage csv export
from common import *
import csv
f='unit_rent_roll_export.csv'
N=Names(66); r=random.Random(6)
S={'5x5':(25,42),'5x10':(50,59),'10x10':(100,98),'10x15':(150,125),'10x20':(200,149),'12x30 drive-up':(360,239)}
ids=[]
for i in range(1,13): ids.append((f'A{i:02d}','10x20' if i<9 else '10x15'))
for i in range(1,21): ids.append((f'B{i:02d}','5x10' if i<11 else '10x10'))
for i in range(1,9): ids.append((f'C{i:02d}','5x5'))
for i in range(1,7): ids.append((f'D{i:02d}','12x30 drive-up'))
out=[]; truth=[]
out.append(['Two Rivers Mini Storage - Rent Roll by Unit']); out.append(['As of: 09/30/2024','','','Generated: 10/01/2024 07:12']); out.append([])
out.append(['Unit #','Size','Sq Ft','Status','Customer','Move-In','Paid-Thru','Street Rate','Current Rate','Insurance','Total Monthly','Past Due'])
tot=[0]*5; occ=0
for u,s in ids:
    a,st=S[s]; x=r.random(); T=dict(unit=u,unitType=s,area=a,marketRent=st)
    tot[0]+=st
    if x<.13 or u=='B07':
        stt='Vacant' if x>.03 else 'Unrentable'
        out.append([u,s,a,stt,'','','',f'{st:.2f}','','','',''])
        T['statusText']=stt
    else:
        occ+=1; stt='Rented' if x<.9 else 'Overlocked'
        nm=N.full('{l}, {f}'); 
        if u in('A03','D05'): nm={'A03':'Pioneer Valley Drywall Inc','D05':'St. Brendan Parish Food Shelf'}[u]
        d=rdate(r,(2016,3,1),(2024,9,20)); cur=st+r.choice([0,0,-10,5,8,-6.5,12]); ins=r.choice([0,0,9,12]); 
        pd=0 if stt=='Rented' else round(cur*r.choice([1,2]),2)
        pt=dt.date(2024,9,30) if pd==0 else dt.date(2024,7,31)
        out.append([u,s,a,stt,nm,d.strftime('%m/%d/%Y'),pt.strftime('%m/%d/%Y'),f'{st:.2f}',f'{cur:.2f}',f'{ins:.2f}',f'{cur+ins:.2f}',f'{pd:.2f}'])
        T.update(statusText=stt,tenantName=nm,moveInDate=d.isoformat(),contractRent=cur,charges=[dict(code='Insurance',amount=ins)],totalCharges=cur+ins,balance=pd)
        for i,v in enumerate((cur,ins,cur+ins,pd),1): tot[i]+=v
    truth.append(T)
out.append(['Totals',f'{len(ids)} units',sum(t['area'] for t in truth),f'{occ} rented','','','']+[f'{v:,.2f}' for v in tot])
with open(D+f,'w',newline='',encoding='utf-8-sig') as h: csv.writer(h).writerows(out)
save(f,'SELF_STORAGE','csv export of storage software',False,dict(propertyName='Two Rivers Mini Storage',asOnDate='2024-09-30',units=len(ids),occupied=occ,vacant=len(ids)-occ,rows=truth),
 [('marketRent',tot[0]),('contractRent',tot[1]),(chf('Insurance'),tot[2]),('totalCharges',tot[3]),('balance',tot[4])])
