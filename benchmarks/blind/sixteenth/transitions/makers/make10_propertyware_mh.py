from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment
r=random.Random(1410); AS=None; N='propertyware_export_rentroll_20260228.xlsx'
wb=Workbook(); ws=wb.active; ws.title='rent_roll'
H=['Portfolio','Building','Building ID','Unit','Unit ID','Home Type','Site Status','Lease Name','Lease Start','Lease End','Move Out','Rent','Home Payment','Recurring Credit','Total Recurring','Security Deposit','Prepayments','Open Balance']
ws.append(H)
for c in ws[1]: c.font=Font(bold=True)
rows=[];G=dict.fromkeys('site home credit totalCharges deposit prep balance'.split(),0.0); n=occ=0
d=lambda x: f'-${-x:,.2f}' if x<0 else f'${x:,.2f}'
for bl,k in (('Meadow Section',20),('Orchard Section',18),('Creekside Section',16)):
    for i in range(1,k+1):
        u=f'Lot {i + {"M":0,"O":100,"C":200}[bl[0]]}'; n+=1; pfx=['Windrow Pines MHC',bl,str(88100+len(bl)),u,str(410000+n*7)]
        x=r.random()
        if x<.09: ws.append(pfx+['Pad only','Vacant']+['']*4+['$0.00','','']+['$0.00']*4); rows.append(row(unit=u,building=bl,propertyName='Windrow Pines MHC',unitType='Pad only',statusText='Vacant',contractRent=0.,totalCharges=0.,deposit=0.,balance=0.)); continue
        occ+=1; poh=r.random()<.25; ty='Park-owned single' if poh else r.choice(['Resident-owned single','Resident-owned double']); f,l=pers(r); nm=f'{l}, {f}' if r.random()<.7 else f'{l}, {f} & {r.choice(FIRST)}'
        s=D(r.randint(2012,2026),r.randint(1,2),r.randint(1,28)); s=s if s<D(2026,2,20) else D(2025,6,1); e=addm(s,12)-dt.timedelta(days=1) if s.year>=2025 else ''
        while e and e<D(2026,3,1): e=addm(e,12)
        mo=D(2026,3,r.randint(10,31)) if r.random()<.06 else ''
        site=r.choice([485.,495.,510.,540.]); home=r.choice([425.,475.,520.]) if poh else 0.; cr_=r.choice([0.]*8+[-25.,-15.]); t=site+home+cr_; dep=r.choice([0.,site,500.]); prep=r.choice([0.]*6+[site]); bal=r.choice([0.,0.,0.,t,41.17]) if not prep else 0.
        st='Notice' if mo else 'Occupied'
        ws.append(pfx+[ty,st,nm,usx(s),usx(e),usx(mo)]+[d(site),d(home) if home else '',d(cr_) if cr_ else '']+[d(v) for v in(t,dep,prep,bal)])
        for kk,v in zip(G,(site,home,cr_,t,dep,prep,bal)): G[kk]+=v
        rows.append(row(unit=u,building=bl,propertyName='Windrow Pines MHC',unitType=ty,statusText=st,tenantName=nm,leaseStartDate=s,leaseEndDate=e,moveOutDate=mo,contractRent=site,totalCharges=t,deposit=dep,balance=bal,charges=[{"code":a,"amount":v} for a,v in(('Rent',site),('Home Payment',home),('Recurring Credit',cr_)) if v]))
ws.append(['Report Total','','',str(n),'','',f'{occ} occupied']+['']*4+[d(v) for v in G.values()])
ws.column_dimensions['C'].hidden=True; ws.column_dimensions['E'].hidden=True
for i,w in enumerate([19,18,9,9,9,22,11,30,11,11,11,11,11,12,12,13,12,12],1): ws.column_dimensions[chr(64+i)].width=w
for q in ws.iter_rows(min_row=2,min_col=12):
    for c in q: c.alignment=Alignment(horizontal='right')
ws.auto_filter.ref=f'A1:R{n+1}'; wb.save(DOC/N)
truth(N,'Windrow Pines MHC',None,rows,n,occ,n-occ,('MANUFACTURED_HOUSING','Propertyware flat export, all cells text, hidden id columns, no title or date',True),totals=[T('Report Total',k,G['site' if k=='contractRent' else k]) for k in('contractRent','totalCharges','deposit','balance')])
