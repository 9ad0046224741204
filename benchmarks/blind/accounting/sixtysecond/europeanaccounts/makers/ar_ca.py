from common import *; import xlwt
NAME='AR_Summary_Maplegate_Plaza.xls'
R=random.Random(416)
Tn=['Lakeshore Denture Clinic','2281744 Ontario Inc. o/a Pho Sen','Birchwood Wealth Partners','Kawartha Vision Centre','Sunny Grain Bakery Ltd.','Trillium Tax & Bookkeeping','Northline Cell Repair','Dr. P. Anandale Professional Corp.','Maple & Main Barbershop','Pinevalley Physio Inc.','Halton Immigration Services','Goldfinch Learning Centre','Bluewater Travel (1997) Ltd.','Qanat Halal Meats','Cedarbrae Insurance Brokers','Prime Stitch Alterations','Escarpment Cannabis Co.','Tandoor Junction','Ridgeway Pet Hospital','Novabright Orthodontics','Stoney Creek Vape','Iroquois Martial Arts']
SU=['101','102','103-104','105','106','107','108','109','110','111','112','201','202','203','204','205','206','207','208','209','210','K-1']
wb=xlwt.Workbook(); ws=wb.add_sheet('AR Summary')
e=lambda s,n=None:xlwt.easyxf(s,num_format_str=n) if n else xlwt.easyxf(s)
NF='#,##0.00_);(#,##0.00)'
h=e('font: name Tahoma, bold on, height 160; align: wrap on, horiz center, vert bottom; borders: bottom medium'); t=e('font: name Tahoma, height 160'); n=e('font: name Tahoma, height 160',NF); B=e('font: name Tahoma, bold on, height 160; borders: top thin, bottom double',NF); bt=e('font: name Tahoma, bold on, height 160; borders: top thin, bottom double')
ws.write(0,0,'Maplegate Plaza (ON-0417)',e('font: name Tahoma, bold on, height 240')); ws.write(1,0,'Aged Receivables Summary by Tenant',e('font: name Tahoma, bold on, height 200')); ws.write(2,0,'Month end: October 31, 2025     HST included where applicable     CAD',t)
H=['Suite','Tenant','Lease ID','Security / LMR Deposit','Oct 2025','Sep 2025','Aug 2025','Jul 2025 & Prior','Prepayments','Balance Owing']
cols=[0,1,2,3,5,6,7,8,9,10]  # column E is a spacer
for c,x in zip(cols,H): ws.write(5,c,x,h)
K=['deposit','other:Oct 2025','other:Sep 2025','other:Aug 2025','other:Jul 2025 & Prior','prepaid','total']
rows=[];r=6;G=[0]*7
for i,(s,nm) in enumerate(zip(SU,Tn)):
    rent=int(R.uniform(2600,9800)*113); k=R.choice([0,1,1,1,2,3,4]); v=[0]*7
    v[0]=R.choice([0,int(rent/1.13),int(rent/1.13)*2]) 
    if k>=1: v[1]=R.choice([rent,rent//2,int(R.uniform(8000,60000))])
    if k>=2: v[2]=R.choice([rent,int(R.uniform(20000,220000))])
    if k>=3: v[3]=R.choice([rent,int(rent*.35)])
    if k>=4: v[4]=int(rent*R.uniform(.2,2.6))
    if k==0: v[5]=-R.choice([rent,rent,int(R.uniform(5000,90000))])
    elif R.random()<.15: v[5]=-int(R.uniform(4000,25000))
    v[6]=sum(v[1:6]); 
    ws.write(r,0,s,t);ws.write(r,1,nm,t);ws.write(r,2,f't00{31840+i*17}',t)
    for c,x in zip(cols[3:],v): ws.write(r,c,x/100,n)
    rows.append({'unit':s,'name':nm,'resident':f't00{31840+i*17}',**{q:x/100 for q,x in zip(K,v)}}); G=[a+b for a,b in zip(G,v)]; r+=1
r+=1
for c in (0,2,4): ws.write(r,c,'',bt)
ws.write(r,1,'Total Maplegate Plaza',bt)
for c,x in zip(cols[3:],G): ws.write(r,c,x/100,B)
tots=[{'label':'Total Maplegate Plaza',**{q:x/100 for q,x in zip(K,G)}}]
ws.write(r+2,0,'LMR = last month\'s rent. Prepayments shown in brackets reduce the balance owing. Suite 106: CAM reconciliation 2024 under dispute.',e('font: name Tahoma, italic on, height 140'))
for c,w in zip(range(11),[9,36,11,13,2,13,13,13,14,13,14]): ws.col(c).width=256*w
ws.row(5).height_mismatch=True; ws.row(5).height=460; ws.set_portrait(False); ws.set_paper_size_code(1); ws.set_fit_width_to_pages(1) if hasattr(ws,'set_fit_width_to_pages') else None
ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
wb.save(doc(NAME)); save(NAME,'AR',K,rows,tots,None,'Canadian plaza AR summary, xls, month buckets, LMR deposit, prepayments in brackets, zeros printed',False)
