# England, PBSA student rooms, csv export
from common import *
import csv
fn='11_saltmarsh_hall_tenancies.csv'
random.seed(8411)
fnm='Aaliyah,Ben,Chen,Dmitri,Elif,Finlay,Grace,Harpreet,Isla,Jun,Kemi,Liam,Mei,Noor,Oscar,Pooja,Rhys,Sofia,Tariq,Wei'.split(',')
snm='Adkins,Bose,Cheung,Doyle,Elmi,Forde,Gill,Hughes,Iqbal,Jarvis,Khan,Li,Meyer,Ncube,Obi,Patel,Reid,Shah,Thorne,Wang'.split(',')
used=set()
def nam():
    while 1:
        x=(random.choice(snm),random.choice(fnm))
        if x not in used: used.add(x); return f'{x[0]}, {x[1]}'
rows=[];out=[];T=[0,0,0]
for blk in ('Curlew','Lapwing'):
    for flat in range(1,5 if blk=='Curlew' else 4):
        for rm in 'ABCDEF'+('' if flat==2 else 'G'):
            code=f'{blk[0]}{flat}{rm}'; ty='Premium En-suite' if rm in'AG' else 'Standard En-suite'; wk={'Premium En-suite':189,'Standard En-suite':172}[ty]+(2 if blk=='Lapwing' else 0)
            v=code in('C3D','L1F','L3C'); ten=random.choice([44,44,44,51])
            s=D(2025,9,13); e=D(2026,7,18) if ten==44 else D(2026,9,5)
            n=None if v else nam(); act=0 if v else wk-random.choice([0,0,0,5,7]); pcm=round(act*52/12,2); dep=0 if v else 250; bal=0 if v else random.choice([0,0,0,0,round(act*11,2),-25])
            T[0]+=pcm;T[1]+=dep;T[2]+=bal
            out.append([blk,f'Flat {flat}',code,ty,'Void' if v else 'Let',n or '','' if v else s.strftime('%d-%b-%Y'),'' if v else e.strftime('%d-%b-%Y'),'' if v else ten,f'{wk:.2f}',f'{act:.2f}',f'{pcm:.2f}',f'{dep:.2f}',f'{bal:.2f}'])
            rows.append(dict(unit=code,building=blk,unitType=ty,tenantName=n,statusText='Void' if v else 'Let',leaseStartDate=None if v else s,leaseEndDate=None if v else e,contractRent=pcm,deposit=dep,balance=bal))
# third block: studios
for k in range(1,17):
    code=f'T{k:02d}'; v=k in(9,); ten=51; s=D(2025,9,6); e=D(2026,8,29); n=None if v else nam(); wk=245; act=0 if v else wk-random.choice([0,0,10]); pcm=round(act*52/12,2); dep=0 if v else 250; bal=0 if v else random.choice([0,0,0,act*13])
    T[0]+=pcm;T[1]+=dep;T[2]+=bal
    out.append(['Tern','',code,'Studio','Void' if v else 'Let',n or '','' if v else s.strftime('%d-%b-%Y'),'' if v else e.strftime('%d-%b-%Y'),'' if v else ten,f'{wk:.2f}',f'{act:.2f}',f'{pcm:.2f}',f'{dep:.2f}',f'{bal:.2f}'])
    rows.append(dict(unit=code,building='Tern',unitType='Studio',tenantName=n,statusText='Void' if v else 'Let',leaseStartDate=None if v else s,leaseEndDate=None if v else e,contractRent=pcm,deposit=dep,balance=bal))
with open(doc(fn),'w',newline='',encoding='utf-8-sig') as fh:
    w=csv.writer(fh); w.writerow(['Saltmarsh Hall, Exeter']); w.writerow(['Tenancy list AY 2025/26','','Report date 20-Oct-2025']); w.writerow([])
    w.writerow(['House','Flat','Room','Room Type','Status','Resident','Contract Start','Contract End','Weeks','List Rent/Wk','Contract Rent/Wk','Contract Rent PCM','Deposit','Account Balance']); w.writerows(out)
    w.writerow(['Total','',len(out),'','','','','','','','',f'{T[0]:.2f}',f'{T[1]:.2f}',f'{T[2]:.2f}'])
v=sum(r['statusText']=='Void' for r in rows)
save(fn,'Saltmarsh Hall','2025-10-20',rows,len(rows),len(rows)-v,v,'STUDENT_HOUSING','UK student rooms csv export, weekly and monthly rents, title lines above header',False)
