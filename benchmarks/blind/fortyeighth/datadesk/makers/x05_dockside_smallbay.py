# Small-bay industrial, small accounting-style system export: everything as text, no header styling; two-digit years; past tenants absent; PLANTED row dropped
from common import *
from openpyxl import Workbook
r=random.Random(4815); N='RentRollExport (3).xlsx'
P1='Delta Apex Iron Summit Valley Liberty Allied Prime Metro Central Pioneer Union Coastal Bayou Magnolia Cypress'.split(); P2=['Welding','Granite','Cabinets','Towing','Signs','Pressure Washing','HVAC','Auto Glass','Flooring','Marine','Pest Control','Roofing','Coatings','Cross Training','Brewing','Logistics']
wb=Workbook(); ws=wb.active; ws.title='Sheet1'; rows=[]; AS=dt.date(2026,2,1); used=set()
for bl,n in (('A',12),('B',12),('C',10),('D',8)):
    for i in range(1,n+1):
        sf=r.choice([1000,1250,1250,1500,2000,2500]); u=f'{bl}{i:02d}'; bt='Corner bay' if i in (1,n) else r.choice(['Dock-high','Grade-level','Grade-level'])
        if r.random()<.1: rows.append(dict(unit=u,unitType=bt,area=sf,statusText='Vacant')); continue
        while True:
            t=f'{r.choice(P1)} {r.choice(P2)}'
            if t not in used: used.add(t); break
        st=dt.date(r.randint(2021,2025),r.randint(1,12),1); en=lend(st,r.choice([12,24,36]))
        if en<AS: en='Month-to-month' if r.random()<.5 else lend(dt.date(2026,r.randint(1,12),1),12)
        rent=float(round(sf*r.choice([.78,.82,.88,.92])/5)*5); fee=[('CAM/Ins',round(sf*.11,2)),('Water',25.)]
        if r.random()<.4: fee=fee[:1]
        if r.random()<.15: fee.append(('Sales Tax',round(rent*.02,2)))
        rows.append(dict(unit=u,unitType=bt,area=sf,tenantName=t,statusText='Active',leaseStartDate=st,leaseEndDate=en,contractRent=rent,charges=fee,totalCharges=rent+sum(a for _,a in fee),deposit=rent if r.random()<.8 else 0.,balance=r.choice([0.,0.,0.,50.,rent])))
S=lambda k: sum(w.get(k) or 0 for w in rows)
nocc=sum(1 for w in rows if w.get('tenantName')); full=list(rows)
fees=['CAM/Ins','Water','Sales Tax']
drop=next(i for i,w in enumerate(rows) if w['unit']=='C06' or (w['unit']>'C05' and w.get('tenantName')))
d=rows[drop]; shown=rows[:drop]+rows[drop+1:]
ws.append(['Dockside Business Bays']); ws.append(['Rent Roll - rents billed for February 1, 2026']); ws.append([])
ws.append(['Unit','Bay Type','SqFt','Tenant','Lease Status','Start','End','Base Rent',*fees,'Total Due','Deposit','Open Balance'])
m=lambda x: '' if x is None else f'${x:,.2f}'
for w in shown:
    c=dict(w.get('charges',[]))
    ws.append([w['unit'],w['unitType'],f"{w['area']:,}",w.get('tenantName',''),w['statusText'],us2(w.get('leaseStartDate')),us2(w.get('leaseEndDate')),m(w.get('contractRent')),*[m(c.get(f)) for f in fees],m(w.get('totalCharges')),m(w.get('deposit')),m(w.get('balance'))])
ws.append([f'Totals ({len(full)} units)','',f"{S('area'):,}",'','','','',m(S('contractRent')),*[m(sum(dict(w.get('charges',[])).get(f,0) for w in full)) for f in fees],m(S('totalCharges')),m(S('deposit')),m(S('balance'))])
ws.append([]); ws.append([f'Occupied: {nocc}','',f'Vacant: {len(full)-nocc}'])
ws.append(['Exported Feb 3, 2026 08:12:44 by office@docksidebays.example'])
for c,wd in zip('ABCDEFGHIJKLMN',[18,13,9,26,13,10,16,12,10,10,10,12,12,13]): ws.column_dimensions[c].width=wd
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f'{D}/{N}')
save(N,'INDUSTRIAL','small accounting system export, all cells text',False,shown,'Dockside Business Bays','2026-02-01',len(full),nocc,len(full)-nocc,'Sheet1',{"what":f"the row of unit {d['unit']} is missing; totals and counts include it (base rent {d['contractRent']:,.2f}, {d['area']} sq ft)","kind":"row_dropped"})
