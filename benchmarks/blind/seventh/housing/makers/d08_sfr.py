# SFR portfolio, AppFolio-like XLSX export, property = address
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Border,Side
g=G(708);r=g.r
fn='08_rent_roll-20251103_SFR.xlsx'
wb=Workbook();ws=wb.active;ws.title='rent_roll-20251103'
ws.append(['Rent Roll']);ws.append(['Properties: Owned By: Pinnock Home Fund II LP']);ws.append(['Units: Active']);ws.append(['As of: 11/03/2025']);ws.append(['Include Non-Revenue Units: Yes']);ws.append([])
H=['Unit','BD/BA','Tags','Tenant','Status','Sqft','Market Rent','Rent','Deposit','Lease From','Lease To','Move-in','Move-out','Past Due','NSF Count','Late Count'];ws.append(H)
st=['Alder Fork Dr','Bramble Chase','Candlewick Ln','Dunmore Trce','Eider Pond Rd','Foxhollow Ct','Gristmill Way','Hawk Ridge Ter']
rows=[];S=[0.0]*4;cnt={};R0=8
cities=['Lithia Springs, GA 30122','Douglasville, GA 30135','Palmetto, GA 30268']
for city in cities:
    ws.append([f'-> {city}']);ws.cell(ws.max_row,1).font=Font(bold=True);s=[0.0]*4;k=0
    for _ in range(r.randint(10,14)):
        u=f'{r.randint(100,8990)} {r.choice(st)}';k+=1
        a=r.randint(1120,2680);mk=round((900+a*.62)/5)*5;bd=r.choice(['3/2.00','3/2.50','4/2.50','3/2.00','4/3.00'])
        x=r.choices(['Current','Notice-Unrented','Notice-Rented','Vacant-Unrented','Vacant-Rented','Evict'],[78,5,2,8,4,4])[0];cnt[x]=cnt.get(x,0)+1
        t=dict(unit=u,unitType=bd,area=a,marketRent=float(mk),statusText=x,section=city)
        row=[u,bd,r.choice(['','','','HCV','Pool']), None,x,f'{a:,}',m(mk)]
        s[0]+=a;s[1]+=mk
        if 'Vacant' in x:row+=[None]*6+[None,'0','0']
        else:
            n=g.fl()
            if r.random()<.4:n+=', '+r.choice(F)+' '+n.split(' ',1)[1]
            if r.random()<.15:n+=', '+g.fl()
            mi=g.date('2019-01-01','2025-10-15');ls=mi
            while addm(ls,12)<dt.date(2025,11,3):ls=addm(ls,12)
            le=addm(ls,12)-dt.timedelta(days=1);mtm=r.random()<.08
            rent=float(mk-r.choice([0,20,45,80,120,-15]));dep=float(r.choice([rent,rent,500,1000,1500]));pd=r.choice([0,0,0,0,0,rent,2*rent+150,87.5]) if x!='Evict' else 3*rent+225
            mo=g.date('2025-11-10','2025-12-31') if 'Notice' in x else None
            row[3]=n;row+=[m(rent),m(dep),us(ls),'MTM' if mtm else us(le),us(mi),us(mo) or None,m(pd),str(r.choice([0,0,0,1])),str(r.choice([0,0,1,2,5]))]
            s[2]+=rent;s[3]+=pd
            t.update(tenantName=n,contractRent=rent,deposit=dep,leaseStartDate=ls,leaseEndDate='MTM' if mtm else le,moveInDate=mi,moveOutDate=mo,balance=float(pd))
        ws.append(row);rows.append(t)
    ws.append([f'{k} Units',None,None,None,f"{sum(1 for z in rows[-k:] if 'tenantName' in z)/k:.1%} Occupied",f'{s[0]:,.0f}',m(s[1]),m(s[2]),m(sum(z.get('deposit',0) for z in rows[-k:])),None,None,None,None,m(s[3])])
    for c in range(1,17):ws.cell(ws.max_row,c).font=Font(bold=True)
    S=[a+b for a,b in zip(S,s)]
    assert len({z['unit'] for z in rows})==len(rows)
occ=sum('tenantName' in z for z in rows)
ws.append(['Total',f'{len(rows)} Units',None,None,f'{occ/len(rows):.1%} Occupied',f'{S[0]:,.0f}',m(S[1]),m(S[2]),m(sum(z.get('deposit',0) for z in rows)),None,None,None,None,m(S[3])])
for c in range(1,17):ws.cell(ws.max_row,c).font=Font(bold=True);ws.cell(7,c).font=Font(bold=True);ws.cell(7,c).border=Border(bottom=Side('medium'))
for i,w in enumerate([24,9,7,48,17,8,12,12,12,12,12,12,12,12,10,10]):ws.column_dimensions['ABCDEFGHIJKLMNOP'[i]].width=w
wb.save(DOC+fn)
save(fn,'SINGLE_FAMILY_RENTAL','AppFolio rent roll export grouped by city','unit is a street address beginning with a number, all numbers and dates as text, several tenants in one cell, evictions, MTM in lease-to, subtotal rows carrying counts',rows,None,'2025-11-03',len(rows),occ,len(rows)-occ,sheet='rent_roll-20251103')
