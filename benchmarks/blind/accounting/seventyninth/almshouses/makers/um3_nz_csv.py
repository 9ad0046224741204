import csv
from common import *
N='um_harakeke_coop_homes.csv'
L=[('Studio (garden block)',4,4,0,34,23500,38000),('1 bed apartment',9,9,0,48,31000,49000),('2 bed apartment',11,10,1,66,39500,61500),('2 bed accessible',3,3,0,72,39500,63000),('3 bed townhouse',8,8,0,94,48000,76000),('4 bed whanau house',2,2,0,128,54500,92000),('Market 2 bed (cross-subsidy)',5,5,0,66,60000,61500)]
K=['units','occupied','vacant','sf','actual','other:Monthly equiv','market','other:Weekly total','other:Annual total']
rows=[];T=[0]*4;TW=0;TA=0
with open(D(N),'w',newline='',encoding='utf-8-sig') as fh:
    w=csv.writer(fh);w.writerow(['Harakeke Housing Co-operative (Otautahi) - homes and charges from 1 July 2026']);w.writerow(['All amounts NZ$, GST not applicable']);w.writerow([])
    w.writerow(['Home type','No.','Tenanted','Empty','m2','Weekly charge','Monthly equiv','Market rent pw','Weekly total','Annual total'])
    for ty,u,o,v,a,c,m in L:
        mo=round(c*52/12);wt=c*u;an=wt*52
        w.writerow([ty,u,o,v,a,f'${f(c)}',f'${f(mo)}',f'${f(m)}',f'${f(wt)}',f'${f(an)}'])
        d=dict(type=ty);d.update(dict(zip(K,[u,o,v,a,p(c),p(mo),p(m),p(wt),p(an)])));rows.append(d)
        T=[x+y for x,y in zip(T,(u,o,v,a*u))];TW+=wt;TA+=an
    w.writerow(['TOTAL',*T[:3],'','','','',f'${f(TW)}',f'${f(TA)}'])
    w.writerow([]);w.writerow(['Weekly total is at full occupancy. Monthly = weekly x 52 / 12.'])
t=dict(label='TOTAL',units=T[0],occupied=T[1],vacant=T[2]);t[K[7]]=p(TW);t[K[8]]=p(TA)
save(N,'UM',K,rows,[t],'small NZ co-operative CSV export, weekly charges as $ text')
