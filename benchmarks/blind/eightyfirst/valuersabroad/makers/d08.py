from common import *
import csv
F='bedspace_export_20251103.csv'
r=random.Random(8108); d=D.date
fd=lambda x:x.strftime('%d-%b-%Y')
names=uniq(r,person,300)
def make():
    H=['Site','Building','Cluster','Bed Space','Room Type','Status','Student Ref','Student Name','Licence From','Licence To','Monthly Fee','Utilities Top-up','Laundry Pass','Monthly Total','Deposit Held','Balance']
    out=[['Naas Road Student Village'],['Bed space listing','','','as of 03-Nov-2025'],[],H]; rows=[];texts=[];i=0
    cl=[('North Court',f'NC{l}{k}',6) for l in range(1,5) for k in 'AB']+[('South Court',f'SC{l}{k}',5) for l in range(1,5) for k in 'AB']+[('Gate Lodge',f'GL{k}',8) for k in (1,2)]
    ref=40211
    for b,c,nn in cl:
        for k in range(1,nn+1):
            ty='Gate Studio' if b=='Gate Lodge' else ('Premium En-suite' if k==1 else 'Accessible En-suite' if k==2 and c[-1]=='A' and c[2]=='1' else 'Standard En-suite')
            u=f'{c}-{k:02d}'; fee={'Gate Studio':1495,'Premium En-suite':1240,'Accessible En-suite':1120,'Standard En-suite':1165 if b[0]=='N' else 1140}[ty]
            x=r.random(); st='In Residence' if x<.88 else 'Void' if x<.94 else 'Summer Only' if x<.0 else 'Keys Not Collected' if x<.97 else 'Out of Service'
            rec=dict(unit=u,building=b,unitType=ty,statusText=st,section=None)
            row=['NRSV',b,c,u,ty,st]+['']*10
            if st in('In Residence','Keys Not Collected'):
                nm=names[i]; i+=1; fn,ln=nm.split(' ',1); nm=f'{ln}, {fn}'; ref+=r.randint(1,37)
                s,e=r.choice([(d(2025,9,1),d(2026,5,29))]*5+[(d(2025,9,1),d(2026,8,21))]*2+[(d(2025,9,15),d(2026,1,23))])
                ut=r.choice([0,0,0,25,40]); la=r.choice([0,0,18.5]); tot=fee+ut+la; dep=500 if r.random()<.9 else 250
                bal=r.choice([0]*9+[tot,-120.00,round(r.uniform(15,400),2),fee])
                row[6:]=[f'S{ref}',nm,fd(s),fd(e),f'{fee:.2f}',f'{ut:.2f}',f'{la:.2f}',f'{tot:.2f}',f'{dep:.2f}',f'{bal:.2f}']
                rec.update(tenantName=nm,leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=fee,charges=[{'code':'Utilities Top-up','amount':ut},{'code':'Laundry Pass','amount':la}],totalCharges=tot,deposit=dep,balance=bal)
                texts.append(u+','+ty)
            out.append(row); rows.append(rec)
    S=lambda k:round(sum(x.get(k) or 0 for x in rows),2); C=lambda j:round(sum(x['charges'][j]['amount'] for x in rows if 'charges' in x),2)
    tv=[S('contractRent'),C(0),C(1),S('totalCharges'),S('deposit'),S('balance')]
    out+=[['Total','','',str(len(rows))]+['']*6+[f'{v:.2f}' for v in tv]]
    occ=len([x for x in rows if 'tenantName' in x])
    out+=[[],['Beds let',str(occ)],['Beds not let (void and out of service)',str(len(rows)-occ)],['Exported by: front.desk2','','03/11/2025 16:20']]
    with open(DOC+F,'w',newline='',encoding='utf-8-sig') as f: csv.writer(f).writerows(out)
    save(F,'STUDENT_HOUSING',dict(propertyName='Naas Road Student Village',asOnDate='2025-11-03',units=len(rows),occupied=occ,vacant=len(rows)-occ,sheet=None,planted=None,rows=rows),'student housing system','csv export with preamble and total row, Dublin',False,texts+[f'{v:.2f}' for v in tv],[dict(key=k,printed=v) for k,v in zip(('contractRent','charge:Utilities Top-up','charge:Laundry Pass','totalCharges','deposit','balance'),tv)])
make()
