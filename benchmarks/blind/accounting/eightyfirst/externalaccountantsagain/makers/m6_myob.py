# Australian commercial landlord & co-op: MYOB AccountRight Aged Receivables [Detail], .xls
import sys,random,datetime as dt; sys.path.insert(0,'build/blind/makers')
from common import *
import xlwt
R=random.Random(8106); N='AGERECD_banksia_wharf_Jun24.xls'
C=[('Anchor & Bell Cafe','T014',5104.0,3),('Bayside Women\'s Health Co-op','T022',3872.0,1),('Cockle Creek Boat Hire','T003',2431.0,4),('Dowd Marine Electrical','T031',1897.5,2),('Fig Tree Early Learning','T008',6820.0,1),
('Gully Road Housing Co-operative Ltd','H002',4515.0,3),('Harbourline Freight P/L','T040',7975.0,2),('Kiln & Clay Studio','T019',1430.0,5),('Lantern Bookshop','T011',2062.5,2),('Mangrove Kayaks','T006',1199.0,3),('Ngara Community Radio Inc','T027',990.0,1),
('Pelican Yoga Collective','T033',1815.0,2),('Quay Street Barbers','T016',1672.0,1),('Ribbonwood Legal','T025',4290.0,2),('Saltbush Catering','T037',3355.0,4),('Tideway Dental','T009',5885.0,1)]
end=dt.date(2024,6,30); K=['total','b0_30','b31_60','b61_90','b90']
rows=[];T=[]; wb=xlwt.Workbook(encoding='utf-8'); ws=wb.add_sheet('Aged Receivables Detail')
al=lambda b,h='left',n=None,top=False: xlwt.easyxf(f"font: name Arial, height 180, bold {'on' if b else 'off'}; align: horiz {h}"+("; borders: top thin" if top else ''),num_format_str=n or 'General')
M='$#,##0.00;-$#,##0.00'; S0=al(0);SB=al(1);SD=al(0,'left','d/mm/yyyy'); SM=al(0,'right',M); SH=al(1,'right'); ST=al(1,'right',M,True); 
ws.write(0,0,'Banksia Wharf Commercial Pty Ltd',xlwt.easyxf('font: name Arial, height 240, bold on')); ws.write(1,0,'ABN: 00 000 000 000',S0); ws.write(2,0,'PO Box 318, Teralba Point NSW',S0)
ws.write(4,0,'Aged Receivables [Detail]',xlwt.easyxf('font: name Arial, height 280, bold on')); ws.write(5,0,'As of 30/06/2024',SB)
for c,t in enumerate(['Name / ID No','Date','Due','Total Due','0 - 30','31 - 60','61 - 90','90+']): ws.write(7,c,t,SB if c<3 else SH)
q=9; inv=4210; bk=lambda d: K[1] if d<=30 else K[2] if d<=60 else K[3] if d<=90 else K[4]
plan=[]
for nm,idn,rent,n in C:
    for i in range(n):
        mth=6-i; d=dt.date(2024,mth,1) if mth>0 else dt.date(2023,12,1)
        plan.append((nm,d,rent if (i<n-1 or n==1) else c2(rent*R.choice([1,.5,.25])),'rent'))
    if R.random()<.4: plan.append((nm,dt.date(2024,R.choice([4,5,6]),R.choice([11,17,24])),c2(R.uniform(85,940)),'og'))
plan+= [('Tideway Dental',dt.date(2024,6,21),-385.00,'cr'),('Kiln & Clay Studio',dt.date(2024,2,19),-250.00,'cr')]
num={}
for x in sorted(plan,key=lambda x:x[1]): inv+=R.randint(1,7); num[x]=(f"{'CR' if x[3]=='cr' else 'IV'}{inv:06d}")
for nm,idn,rent,n in C:
    ws.write(q,0,nm,SB); q+=1; g=[]
    for x in sorted((x for x in plan if x[0]==nm),key=lambda x:x[1]):
        r=dict(name=nm,invoice=num[x],date=x[1].isoformat(),total=x[2]); r[bk((end-x[1]).days)]=x[2]
        ws.write(q,0,'  '+r['invoice'],S0); ws.write(q,1,x[1],SD); ws.write(q,2,x[1]+dt.timedelta(14),SD)
        for c,k in enumerate(K):
            if k in r: ws.write(q,3+c,r[k],SM)
        q+=1; g.append(r)
    s=add(g,K); ws.write(q,2,'Total:',al(1,'right'))
    for c,k in enumerate(K): ws.write(q,3+c,s[k],ST)
    T.append(dict(label='Total:',**s)); rows+=g; q+=2
s=add(rows,K); ws.write(q,2,'Grand Total:',al(1,'right'))
for c,k in enumerate(K): ws.write(q,3+c,s[k],ST)
T.append(dict(label='Grand Total:',**s)); q+=1
ws.write(q,2,'Ageing Percent:',al(0,'right'))
for c,k in enumerate(K[1:]): ws.write(q,4+c,s[k]/s['total'],al(0,'right','0.0%'))
ws.write(q+3,0,'This report includes Closed Sales. Ageing by invoice date.',S0)
for c,w in enumerate([34,11,13,14,14,14,14,14]): ws.col(c).width=256*w
ws.fit_width_to_pages=1; ws.fit_num_pages=1; ws.fit_height_to_pages=0; ws.portrait=False; wb.save(doc(N))
save(N,'AR',K,rows,T,'MYOB AccountRight Aged Receivables [Detail] .xls, invoices below customer',False); print(len(rows),s)
