# flat database export of an investor's condominium units
from common import *
import xlsxwriter
rng=random.Random(4615)
nm=names(rng,60,"{f} {l}")
A=[('Harbor Pointe Condominium','HPC',14),('Tannery Lofts Condominium Trust','TAN',9),('Elmcrest Village Condo Assn','ELM',13)]
rows=[]
for a,code,n in A:
    for _ in range(n):
        bd=rng.choice(['1BD/1BA','2BD/1BA','2BD/2BA','ST/1BA','3BD/2BA']); sf={'S':520,'1':690,'2':940,'3':1210}[bd[0]]+rng.randint(-40,60)
        mk=float(round((650+sf*1.25)/5)*5); 
        if code=='HPC': u=f"{rng.randint(1,9)}{rng.choice('ABCDEF')}"
        elif code=='TAN': u=f"L{rng.randint(1,5)}{rng.randint(1,9):02d}"
        else: u=f"{rng.choice([12,14,16,18])}-{rng.randint(1,8)}"
        if any(r['unit']==u and r['propertyName']==a for r in rows): u+='N' if code!='ELM' else 'R'
        if any(r['unit']==u and r['propertyName']==a for r in rows): continue
        x=rng.random(); st='Leased' if x<.76 else 'Notice' if x<.86 else 'Vacant' if x<.95 else 'Down'
        r=dict(propertyName=a,unit=u,unitType=bd,area=sf,statusText=st,marketRent=mk,_dues=float(round(sf*.38)))
        if st in('Leased','Notice'):
            mi=rdate(rng,dt.date(2019,1,1),dt.date(2025,5,15)); ls=mi
            while addm(first(ls),12)<=dt.date(2025,7,1): ls=addm(first(ls),12)
            le=eom(addm(first(ls),11))
            r.update(tenantName=nm.pop(),moveInDate=mi,leaseStartDate=ls,leaseEndDate=le,contractRent=mk-rng.choice([0,25,50,75,110,140]),deposit=float(rng.choice([0,500,1000,mk])),balance=rng.choice([0.,0.,0.,-35.,mk,212.5]))
            if st=='Notice': r['moveOutDate']=dt.date(2025,7,31)
        rows.append(r)
rng.shuffle(rows); rows.sort(key=lambda r:(r['propertyName'],))
F='condo_portfolio_export.xlsx'
wb=xlsxwriter.Workbook(str(DOC/F)); wb.set_properties({'created':dt.datetime(2025,7,2)})
sm=wb.add_worksheet('Summary'); ws=wb.add_worksheet('UnitExport')
H=['assoc_name','unit_no','bed_bath','sq_ft','unit_status','lessee','lease_from','lease_to','move_in','move_out','asking_rent','current_rent','security_dep','acct_balance','hoa_dues_pd_by_owner']
b=wb.add_format({'bold':True}); 
for i,h in enumerate(H): ws.write(0,i,h,b); ws.set_column(i,i,max(len(h)+1,11))
ws.set_column(0,0,31); ws.set_column(5,5,22)
K=['propertyName','unit','unitType','area','statusText','tenantName','leaseStartDate','leaseEndDate','moveInDate','moveOutDate','marketRent','contractRent','deposit','balance','_dues']
nf=wb.add_format({'num_format':'0.00'})
for i,r in enumerate(rows,1):
    for j,k in enumerate(K):
        v=r.get(k)
        if v is None: continue
        if isinstance(v,dt.date): ws.write_string(i,j,v.isoformat())
        elif isinstance(v,float): ws.write_number(i,j,v,nf)
        elif isinstance(v,int): ws.write_number(i,j,v)
        else: ws.write_string(i,j,v)
n=len(rows); e=n+1
ws.write(e,0,'TOTAL',b); T={}
for j,k in enumerate(K):
    if k in('area','marketRent','contractRent','deposit','balance','_dues'):
        T[k]=sum(r.get(k,0) for r in rows); ws.write_formula(e,j,f'=SUM({chr(65+j)}2:{chr(65+j)}{n+1})',nf,T[k])
cnt={s:sum(r['statusText']==s for r in rows) for s in('Leased','Notice','Vacant','Down')}
sm.write('A1','Westerly Residential Condo Holdings',b); sm.write('A2','Exported 2025-07-02 08:14 by mhaverford'); sm.set_column(0,0,34)
i=3
for s,v in cnt.items(): sm.write(i,0,s); sm.write(i,1,v); i+=1
sm.write(i,0,'Units owned',b); sm.write(i,1,n,b); sm.write(i+1,0,'Occupied (Leased + Notice)'); sm.write(i+1,1,cnt['Leased']+cnt['Notice']); sm.write(i+2,0,'Unoccupied (Vacant + Down)'); sm.write(i+2,1,cnt['Vacant']+cnt['Down'])
ws.set_landscape(); ws.fit_to_pages(1,0); ws.freeze_panes(1,0); ws.autofilter(0,0,n,len(H)-1); wb.close()
oc=cnt['Leased']+cnt['Notice']
save(F,'MULTIFAMILY','database export, snake_case headers, ISO text dates, property per row, summary sheet',False,[{k:x for k,x in r.items() if k[0]!='_'} for r in rows],'Westerly Residential Condo Holdings',None,n,oc,n-oc,sheet='UnitExport',checks=[(k,T[k]) for k in('area','marketRent','contractRent','deposit','balance')])
