"""Lease expiration list as an old .xls, grouped by year of expiry, annual rents."""
from common import *
import xlwt
r=rng(6724); N=Names(r); A=dt.date(2025,9,30); F='LSEXPIR_0925.xls'
kinds=['Law Group','Wealth Advisors','Engineering','Architects','Title','Consulting','Software','Insurance Brokers','Staffing','Mortgage','Dental Group','CPAs','Media','Analytics','Benefits']
wb=xlwt.Workbook(); ws=wb.add_sheet('Expirations'); E=xlwt.easyxf
b=E('font: bold on'); t14=E('font: bold on, height 260'); hd=E('font: bold on; borders: bottom medium; alignment: wrap on, horiz center'); n0=E(num_format_str='#,##0'); n2=E(num_format_str='#,##0.00'); pc=E(num_format_str='0.00%'); da=E(num_format_str='DD-MMM-YY'); bn0=E('font: bold on; borders: top thin',num_format_str='#,##0'); bn2=E('font: bold on; borders: top thin',num_format_str='#,##0.00'); bp=E('font: bold on; borders: top thin',num_format_str='0.00%'); bt=E('font: bold on; borders: top thin')
ws.write(0,0,'LEASE EXPIRATION REPORT',t14); ws.write(1,0,'Corvane Office Centre'); ws.write(2,0,'Leases in force at 30-Sep-2025')
H=['Bldg','Suite','Lessee','Rentable Area','% of Project','Commence','Expire','Annual Base Rent','Rent PSF','Annual Opex Reimb.','Renewal Right','Notify By']
for c,h in enumerate(H): ws.write(4,c,h,hd)
ws.row(4).height_mismatch=True; ws.row(4).height=600
for c,w in enumerate([7,8,32,11,10,12,12,14,9,14,18,12]): ws.col(c).width=256*w
recs=[]
for bl in('I','II'):
    for k in range(18):
        u=f'{100+100*(k//6)+10*(k%6)}'; a=r.choice([940,1210,1475,1830,2260,2715,3340,4025,5580]); q=dict(unit=u,building=bl,area=a)
        if r.random()<.14: q.update(statusText='Vacant',section='Vacant')
        else:
            s,e=term(r,A,1,80); an=float(round(a*r.uniform(19,27.5))); q.update(tenantName=N.co(kinds,[' LLP',' LLC',', Inc.','','']),statusText='Occupied',leaseStartDate=iso(s),leaseEndDate=iso(e),annualRent=an,_ox=float(r.choice([0,round(a*r.uniform(1,4))])),section=str(e.year))
            if r.random()<.08: q.update(leaseEndDate='MTM',section='Month-to-Month')
        recs.append(q)
T=S(q['area'] for q in recs); rows=[];R=5;cum=0
for sec in ['Month-to-Month']+[str(y) for y in range(2025,2034)]+['Vacant']:
    L=sorted([q for q in recs if q['section']==sec],key=lambda q:(q.get('leaseEndDate',''),q['building'],q['unit']))
    if not L: continue
    R+=1; ws.write(R,0,sec if not sec.isdigit() else int(sec),b); R+=1
    for q in L:
        ws.write(R,0,q['building']);ws.write(R,1,q['unit']);ws.write(R,2,q.get('tenantName','Vacant'));ws.write(R,3,q['area'],n0);ws.write(R,4,q['area']/T,pc)
        if 'tenantName' in q:
            ws.write(R,5,dt.date.fromisoformat(q['leaseStartDate']),da)
            if q['leaseEndDate']=='MTM': ws.write(R,6,'MTM')
            else: ws.write(R,6,dt.date.fromisoformat(q['leaseEndDate']),da)
            ws.write(R,7,q['annualRent'],n2);ws.write(R,8,q['annualRent']/q['area'],n2);ws.write(R,9,q['_ox'],n2)
            if r.random()<.35 and q['leaseEndDate']!='MTM': ws.write(R,10,r.choice(['1 x 3 yr @ FMV','1 x 5 yr @ FMV','2 x 5 yr @ 95% FMV']));ws.write(R,11,addm(dt.date.fromisoformat(q['leaseEndDate']),-9),da)
            q['charges']=[dict(code='Annual Opex Reimb.',amount=q['_ox'])]
        rows.append(q);R+=1
    a=S(q['area'] for q in L);cum+=a
    ws.write(R,2,f'Subtotal ({len(L)})',bt);ws.write(R,3,a,bn0);ws.write(R,4,a/T,bp)
    if sec!='Vacant': ws.write(R,7,S(q['annualRent'] for q in L),bn2);ws.write(R,8,S(q['annualRent'] for q in L)/a,bn2);ws.write(R,9,S(q['_ox'] for q in L),bn2)
    ws.write(R,10,f'Cumulative {cum/T:.1%}');R+=1
R+=1;tr=S(q.get('annualRent') for q in recs)
ws.write(R,2,f'PROJECT TOTAL ({len(recs)} suites)',bt);ws.write(R,3,T,bn0);ws.write(R,4,1,bp);ws.write(R,7,tr,bn2);ws.write(R,9,S(q.get('_ox') for q in recs),bn2)
ws.portrait=False;ws.fit_width_to_pages=1;ws.fit_num_pages=1;ws.fit_height_to_pages=0
wb.save(DOC+'/'+F)
for q in rows:q.pop('_ox',None)
for q in rows:
    for x in q.get('charges',[]): x['per']='year'
o=sum('tenantName' in q for q in rows)
save(F,'Corvane Office Centre','2025-09-30',rows,len(rows),o,len(rows)-o,ties=[('a','area',T),('r','annualRent',tr)])
