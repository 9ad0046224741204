from common import *
import xlwt
R=random.Random(7705)
N='CEDLND_AR_AGING_1225.xls'
MON=['Dec 2025','Nov 2025','Oct 2025','Sep 2025','Aug 2025','Jul 2025 & Older']
K=['other:'+x for x in MON]+['total']
S=[('PRIVATE PAY',17),('MEDICAID WAIVER',9),('LONG TERM CARE INSURANCE',4),('VA AID & ATTENDANCE',2)]
nm=names(R,32,'{l}, {f}');nm=[x.upper() for x in nm]
wb=xlwt.Workbook();ws=wb.add_sheet('Aging')
X=lambda s:xlwt.easyxf(s)
F='font: name Courier New, height 160'
b=X(F+', bold on');h=X(F+', bold on; align: horiz center, wrap on; borders: bottom thin, top thin');t=X(F)
num=xlwt.easyxf(F,num_format_str='#,##0.00;-#,##0.00');sub=xlwt.easyxf(F+', bold on; borders: top thin',num_format_str='#,##0.00;-#,##0.00');gt=xlwt.easyxf(F+', bold on; borders: top thin, bottom double',num_format_str='#,##0.00;-#,##0.00')
ws.write(0,0,'Facility: CEDAR LANDING AT WOLF RUN (014)',b);ws.write(1,0,'A/R AGING BY PAYER - SUMMARY',b);ws.write(2,0,'Effective Date: 12/31/2025     Aged by: Service Month     Facility total days: 31',t)
ws.write(0,9,'User: ROBERTAL',t);ws.write(1,9,'1/8/2026 16:22',t)
for i,x in enumerate(['Res. No.','Resident Name','Unit/Bed']+MON+['Balance']): ws.write(4,i,x,h)
r=5;rows=[];tots=[];G={k:0 for k in K};ni=0;claims=[]
rooms=R.sample([f'{w}{n:02d}-{b}' for w in(1,2,3) for n in range(1,19) for b in 'AB'],32)
for sec,n in S:
    ws.write(r,0,'Payer: '+sec,b);r+=1;T={k:0 for k in K}
    for nn,rm in sorted(zip(nm[ni:ni+n],rooms[ni:ni+n])):
        base={'PRIVATE PAY':R.choice([4850,5275,5640,6980,7245]),'MEDICAID WAIVER':r2(31*R.choice([68.42,74.15])),'LONG TERM CARE INSURANCE':R.choice([4500,5100,6200]),'VA AID & ATTENDANCE':R.choice([2358,1515])}[sec]
        z=dict.fromkeys(K,0.0);q=R.random()
        if sec=='PRIVATE PAY':
            if q<.2: z[K[0]]=-float(R.choice([base,r2(R.uniform(50,700))]))
            elif q<.6: z[K[0]]=r2(R.choice([base,base+R.uniform(60,900),R.uniform(35,480)]))
            elif q<.85: z[K[0]]=base;z[K[1]]=R.choice([base,r2(R.uniform(100,base))]);z[K[2]]=R.choice([0,r2(R.uniform(60,900))])
            else: z[K[R.choice([3,4])]]=r2(R.uniform(400,5200));z[K[5]]=r2(R.uniform(900,14800))
        else:
            z[K[0]]=base
            if R.random()<.7: z[K[1]]=R.choice([base,r2(base/31*30),r2(R.uniform(40,base))])
            if R.random()<.35: z[K[2]]=r2(R.uniform(40,base))
            if R.random()<.2: z[K[3]]=r2(R.uniform(-300,900))
            if R.random()<.15: z[K[5]]=r2(R.uniform(100,2900))
        z={k:float(v) for k,v in z.items()};z['total']=r2(sum(z.values()))
        rid=str(R.randint(10211,10988));row={'unit':rm,'name':nn,'resident':rid}
        ws.write(r,0,rid,t);ws.write(r,1,nn,t);ws.write(r,2,rm,t)
        for i,k in enumerate(K):
            if z[k] or k=='total': ws.write(r,3+i,z[k],num);row[k]=z[k];claims.append(z[k])
            T[k]+=z[k]
        rows.append(row);r+=1
    ni+=n;T={k:r2(v)+0.0 for k,v in T.items()};lb=f'Total {sec}'
    for c in range(3): ws.write(r,c,lb if c==1 else '',sub)
    for i,k in enumerate(K): ws.write(r,3+i,T[k],sub);G[k]+=T[k];claims.append(T[k])
    tots.append(dict(label=lb,**T));r+=2
G={k:r2(v) for k,v in G.items()}
for c in range(3): ws.write(r,c,'FACILITY TOTAL' if c==1 else '',gt)
for i,k in enumerate(K): ws.write(r,3+i,G[k],gt);claims.append(G[k])
tots.append(dict(label='FACILITY TOTAL',**G))
for i,w in enumerate((10,30,11,13,13,13,13,13,15,14)): ws.col(i).width=256*w
ws.row(4).height_mismatch=True;ws.row(4).height=300
ws.portrait=False;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0;ws.set_fit_num_pages(1)
wb.save(doc(N))
save(N,'AR',K,rows,tots,'PointClickCare style aging by service month with payer sections, assisted living, Courier, .xls',True,None,[f'{x:,.2f}' for x in claims]+[x['name'] for x in rows])
print(len(rows),G)
