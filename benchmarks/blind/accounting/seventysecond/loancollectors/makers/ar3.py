from common import *
import xlwt
R=random.Random(31)
F='PastDue_StoreRight_Lot27.xls'
SZ={'5x5':54,'5x10':79,'10x10':119,'10x15':154,'10x20':189,'10x30':259,'CC 5x10':104,'CC 10x10':164}
rows=[];used=set()
for s in sorted(R.sample(range(1,65),14))+sorted(R.sample(range(101,160),13)):
    sz=R.choice([k for k in SZ if (s>100)==k.startswith('CC') or (s>100 and k in('5x5',))]); rate=SZ[sz]+R.choice([0,0,5,-4,11])
    while 1:
        n=R.choice(FIRST)+' '+R.choice(LAST)
        if n not in used: used.add(n); break
    days=R.choice([6,6,7,11,14,22,29,37,41,52,58,66,73,88,97,112,135,171])
    late=20.; ins=R.choice([12.,12.,15.,0.])
    b=[0.]*5; nb=0 if days<=30 else 1 if days<=60 else 2 if days<=90 else 3 if days<=120 else 4
    for i in range(nb+1): b[i]=rate+ins+late+(0 if i else 0)
    if nb==4: b[4]=b[4]*R.choice([1,2])
    if nb>=2: b[2]+=75.
    if R.random()<.2: b[nb]=round(b[nb]-R.choice([30,40.5,50]),2)
    st='' if days<30 else 'Overlock' if days<45 else 'Pre-lien' if days<60 else 'Lien' if days<95 else 'Auction 12/18'
    b=[float(x) for x in b]; rows.append([str(s) if s<100 else f'C{s}',n,sz,float(rate),days]+b+[round(sum(b),2),st])
wb=xlwt.Workbook(); ws=wb.add_sheet('Past Due')
e=xlwt.easyxf
hb=e('font: name Tahoma, height 160, bold on, colour white; pattern: pattern solid, fore_colour dark_teal; align: horiz center, wrap on, vert center')
t=e('font: name Tahoma, height 160'); nf=e('font: name Tahoma, height 160','#,##0.00'); b_=e('font: name Tahoma, height 160, bold on; borders: top thin'); bn=e('font: name Tahoma, height 160, bold on; borders: top thin',num_format_str='#,##0.00')
nf.num_format_str='#,##0.00'
ws.write(0,0,'StoreRight Self Storage - Lot 27, Amarillo TX',e('font: name Tahoma, height 220, bold on')); ws.write(1,0,'Past Due Tenants   11/30/2025   (sorted by Space)',t)
H=['Space','Tenant','Size','Monthly\nRate','Days\nLate','0 - 30','31 - 60','61 - 90','91 - 120','121+','Total\nOwed','Stage']
for i,h in enumerate(H): ws.write(3,i,h,hb)
ws.row(3).height_mismatch=True; ws.row(3).height=480
K=['other:Monthly Rate','other:Days Late','b0_30','b31_60','b61_90','b91_120','b120','total']
r=4; tr=[]
for x in rows:
    ws.write(r,0,int(x[0]) if x[0].isdigit() else x[0],e('font: name Tahoma, height 160; align: horiz left')); ws.write(r,1,x[1],t); ws.write(r,2,x[2],t)
    row={'unit':x[0],'name':x[1]}
    for i,k in enumerate(K):
        v=x[3+i]
        ws.write(r,3+i,v,t if i==1 else nf); row[k]=v
    ws.write(r,11,x[11],t); tr.append(row); r+=1
ws.write(r,0,'Total',b_); 
for i in(1,2,3,4,11): ws.write(r,i,f'{len(rows)} past due' if i==1 else '',b_)
tt={'label':'Total'}
for i in range(6):
    s=round(sum(x[5+i] for x in rows),2); ws.write(r,5+i,s,bn); tt[K[2+i]]=s
ws.write(r+2,1,'Total occupied spaces: 612',t); ws.write(r+3,1,f'Past due as % of gross potential: 10.3%',t)
for i,w in enumerate((8,22,10,9,7,10,10,10,10,10,11,14)): ws.col(i).width=w*270
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.portrait=False
wb.save(D+F)
save(F,'AR','Self-storage past-due list, legacy .xls, aging buckets plus days late, printed zeros',False,K,tr,[tt])
print(len(tr),tt)
