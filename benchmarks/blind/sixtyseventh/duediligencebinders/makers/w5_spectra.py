"""Spectra-like flat csv: preamble lines, charges in columns, one row per lease line."""
from common import *
import csv
r=rng(6725); N=Names(r); A=dt.date(2026,1,1); F='spectra_rr_export_20260101.csv'
kinds=['Logistics','Packaging','Beverage Dist','Steel','Cold Storage','Auto Parts','Furniture Imports','Paper','Freight','Medical Supply','Building Products','Tire','Apparel','Foods','Electrical Supply','Pallets']
C=['BASE','CAM','RET','INSU','MGMT','UTIL'];out=[['Spectra','Rent Roll - Charge Columns'],['Project:','Sagamore Distribution Center'],['Effective:','01-Jan-2026'],['Currency:','USD'],[]]
out.append(['Bldg','Space ID','Space Use','Tenant','RSF','Lease Cmcmt','Lease Expir','Status']+C+['Total Mthly','Rate/SF/Yr','Next Incr Dt','Next Incr Mthly','Sec Dep','Past Due'])
rows=[]
for b,n in(('DC1',9),('DC2',12),('DC3',10),('DC4',14),('DC5',7)):
    for k in range(n):
        u=f'{b[-1]}{chr(65+k)}'; a=r.choice([6200,9800,12400,18000,24500,31250,40000,62000]); use=r.choice(['Warehouse','Warehouse','Dist/Office','Cross-dock'])
        q=dict(unit=u,building=b,unitType=use,area=a)
        if r.random()<.1:
            q.update(statusText='VAC'); out.append([b,u,use,'',m0(a),'','','VAC']+['']*12); rows.append(q);continue
        s,e=term(r,A,2,70);base=rd(a*r.uniform(6.2,9.4)/12);v=[base,rd(a*.071),rd(a*.094),rd(a*.012),rd(base*.03),r.choice([0.,0.,0.,rd(a*.02)])];t=S(v);nm=N.co(kinds,[' Inc',' LLC',', Inc.','',' Corp']) if len(N.w) else '?'
        st='MTM' if r.random()<.06 else 'CUR'; d=dt.date(2026,s.month,1)
        if d<=A:d=addm(d,12)
        inc=(d,rd(base*r.choice([1.03,1.035,1.04]))) if d<e and st=='CUR' else None
        dep=r.choice([0.,base,rd(base*2)]);pd=r.choice([0.]*6+[rd(t*r.uniform(.1,1.2)),t])
        q.update(tenantName=nm,statusText=st,leaseStartDate=iso(s),leaseEndDate=iso(e) if st=='CUR' else None,contractRent=base,charges=[dict(code=c,amount=x) for c,x in zip(C,v)],totalCharges=t,deposit=dep,balance=pd)
        if inc:q['rentSteps']=[dict(date=iso(inc[0]),amount=inc[1])]
        f=lambda d:d.strftime('%d-%b-%Y')
        out.append([b,u,use,nm,m0(a),f(s),f(e) if st=='CUR' else '',st]+[m2(x) for x in v]+[m2(t),m2(base*12/a),f(inc[0]) if inc else '',m2(inc[1]) if inc else '',m2(dep),m2(pd)]);rows.append(q)
o=[q for q in rows if 'tenantName' in q]
out.append(['Grand Total','','',f'{len(rows)} spaces / {len(o)} leased',m0(S(q['area'] for q in rows)),'','','']+[m2(S(ch(c)(q) for q in rows)) for c in C]+[m2(S(q.get('totalCharges') for q in rows)),'','','',m2(S(q.get('deposit') for q in rows)),m2(S(q.get('balance') for q in rows))])
out.append(['*** End of report ***'])
with open(DOC+'/'+F,'w',newline='') as f: csv.writer(f).writerows(out)
save(F,'Sagamore Distribution Center','2026-01-01',rows,len(rows),len(o),len(rows)-len(o))
