# OneSite rent roll detail, mid-rise, landscape legal
from common import *
g=R(3502); fn='OneSite_RRDetail_Larkspur.pdf'; W,Hh=1008,612; c=canvas.Canvas(f'{H}/documents/{fn}',pagesize=(W,Hh))
CH=['RENT','PARKING','PETRENT','STORAGE','UTILREIM','CONC']
X=[(24,'l','Unit'),(60,'l','Floorplan'),(128,'l','Unit|Designation'),(205,'r','SQFT'),(212,'l','Unit/Lease Status'),(292,'l','Name'),(398,'l','Move-In|Move-Out'),(446,'l','Lease|Start'),(492,'l','Lease|End'),(578,'r','Market|+ Addl.'),(624,'r','Dep On|Hand'),(668,'r','Balance'),(722,'r','Total|Billing')]+[(722+46*(i+1),'r',k) for i,k in enumerate(CH)]
def head(p):
    tx(c,24,588,'RealPage OneSite Rents v3.0','l','Times-Roman',8); tx(c,W/2,588,'Larkspur Midtown - Larkspur Midtown Lofts','c','Times-Bold',12); tx(c,W-18,588,f'page {p} of 3','r','Times-Roman',8)
    tx(c,24,576,'03/04/2026 11:17:52AM','l','Times-Roman',8); tx(c,W/2,574,'RENT ROLL DETAIL','c','Times-Bold',10); tx(c,W/2,562,'As of 02/28/2026','c','Times-Roman',9)
    tx(c,24,552,'Parameters: Properties - ALL; Show All Unit Designations or Filter by - ALL; Subjournals - RESIDENT; Exclude Formers? - Yes; Sort by - Unit','l','Times-Roman',7)
    tx(c,24,540,'details','l','Times-BoldItalic',8)
    c.setFillGray(.88); c.rect(20,511,W-34,22,0,1); c.setFillGray(0)
    for x,a,h in X:
        p_=h.split('|')
        for i,s in enumerate(p_): tx(c,x,524-9*i if len(p_)>1 else 515,s,a,'Times-Bold',7.2)
    return 500
y=head(1); page=1; rows=[]
FP={'S1':(548,1690),'A1':(702,1985),'A2':(776,2110),'B1':(1064,2740),'B2 PH':(1210,3325)}
T=dict.fromkeys(['m','d','b','t']+CH,0); rec={}; N=46; used=0
units=[f*100+k for f in range(2,7) for k in range(1,11)][:N]
def brk(h=16):
    global y,page
    if y-h<30: c.showPage(); page+=1; y=head(page)
def line(v):
    for (x,a,_),s in zip(X,v):
        tx(c,x,y,s,a,'Times-Roman',7.2)
cnt=dict()
for u in units:
    fp=list(FP)[[0,1,1,2,2,3,3,1,3,4][u%10]]; s,mk=FP[fp]; mk+=10*(u//100)
    q=g.random(); stt='Occupied' if q<.74 else 'Occupied-NTV' if q<.82 else 'Occupied-NTVL' if q<.86 else 'Vacant' if q<.93 else 'Vacant-Leased'
    if u==203: stt='Model'
    if u==505: stt='Admin/Down'
    des='N/A' if u%7 else 'CITYVIEW'; cnt[stt]=cnt.get(stt,0)+1; brk()
    T['m']+=mk; rc=rec.setdefault(fp,[0,0,0,0,0,s]); rc[0]+=1; rc[1]+=mk
    if stt[0] in 'VMA':
        line([u,fp,des,f'{s:,}',stt,{'V':'VACANT','M':'MODEL','A':'ADMIN'}[stt[0]],'','','',f'{mk:,.2f}','','','0.00 *'[:4]]+[''] * 6)
        rows.append(row(unit=str(u),unitType=fp,area=s,statusText=stt,marketRent=mk,totalCharges=0))
        y-=17
        if stt=='Vacant-Leased':
            brk(); a,b=g.nm(); d1=g.day(D.date(2026,3,3),D.date(2026,4,20)); d2=addm(d1,13)
            rent=mk-25; line([u,fp,des,f'{s:,}','Pending renewal'[:0]+'Applicant',f'{b}, {a}',us(d1),us(d1),us(d2),'','250.00','(250.00)',f'{rent:,.2f} *',f'{rent:,.2f} *']+['']*5)
            rows.append(row(unit=str(u),unitType=fp,area=s,statusText='Applicant',tenantName=f'{b}, {a}',moveInDate=d1,leaseStartDate=d1,leaseEndDate=d2,contractRent=rent,deposit=250,balance=-250,totalCharges=rent,charges=[dict(code='RENT',amount=rent)])); y-=17
        continue
    a,b=g.nm(); ls=g.day(D.date(2025,3,15),D.date(2026,2,10)); le=addm(ls,12); mi=ls if g.random()<.5 else addm(ls,-12*g.randint(1,4)); mo=g.day(D.date(2026,3,5),D.date(2026,4,25)) if 'NTV' in stt else None
    rent=mk+g.randint(-160,45); ch={'RENT':rent,'UTILREIM':g.choice([68,82.5])}
    if g.random()<.5: ch['PARKING']=g.choice([135,175])
    if g.random()<.3: ch['PETRENT']=45
    if g.random()<.15: ch['STORAGE']=40
    if g.random()<.12: ch['CONC']=-r2(rent/12)
    tot=r2(sum(ch.values())); dep=g.choice([300,500,1000,0]); bal=g.choice([0,0,0,12.4,-31.25,2204.1])
    brk(24)
    line([u,fp,des,f'{s:,}',stt,f'{b}, {a}',us(mi),us(ls),us(le),f'{mk:,.2f}',m2(dep),m2(bal),m2(tot)]+[m2(ch[k]) if k in ch else '' for k in CH])
    if mo: tx(c,398,y-8,us(mo),'l','Times-Roman',7.2)
    y-=17
    rows.append(row(unit=str(u),unitType=fp,area=s,statusText=stt,tenantName=f'{b}, {a}',moveInDate=mi,moveOutDate=mo,leaseStartDate=ls,leaseEndDate=le,marketRent=mk,contractRent=rent,deposit=dep,balance=bal,totalCharges=tot,charges=[dict(code=k,amount=ch[k]) for k in CH if k in ch]))
    T['d']+=dep;T['b']+=bal;T['t']+=tot; rc[2]+=1; rc[3]+=rent; rc[4]+=dep
    for k in ch: T[k]=r2(T[k]+ch[k])
    if g.random()<.08:
        brk(); ns=addm(ls,12); nr=rent+75
        line([u,fp,des,f'{s:,}','Pending renewal',f'{b}, {a}',us(mi),us(le),us(addm(le,12)),'','0.00','0.00',f'{nr:,.2f} *',f'{nr:,.2f} *']+['']*5)
        rows.append(row(unit=str(u),unitType=fp,area=s,statusText='Pending renewal',tenantName=f'{b}, {a}',moveInDate=mi,leaseStartDate=le,leaseEndDate=addm(le,12),contractRent=nr,deposit=0,balance=0,totalCharges=nr,charges=[dict(code='RENT',amount=nr)])); y-=17
brk(40); c.line(500,y+9,W-14,y+9); tx(c,440,y-2,'Totals:','l','Times-Bold',7.6)
for x,v in zip([578,668,722]+[722+46*(i+1) for i in range(6)],[T['m'],T['b'],T['t']]+[T[k] for k in CH]): tx(c,x,y-2,m2(v),'r','Times-Bold',7)
tx(c,24,y-18,'* Indicates amounts not included in detail totals','l','Times-Italic',7.5)
y-=36
if y<220: c.showPage(); page+=1; y=520; tx(c,W/2,588,'Larkspur Midtown - Larkspur Midtown Lofts','c','Times-Bold',12); tx(c,W-18,588,f'page {page} of 3','r','Times-Roman',8); tx(c,W/2,574,'RENT ROLL DETAIL','c','Times-Bold',10); tx(c,W/2,562,'As of 02/28/2026','c','Times-Roman',9)
print('pages',page)
tx(c,24,y,'summary by floorplan','l','Times-BoldItalic',8); y-=14
hx=[(24,'l','Floorplan'),(120,'r','# Units'),(190,'r','Average SQFT'),(280,'r','Average Market + Addl.'),(350,'r','Average Leased'),(420,'r','Units Occupied'),(490,'r','Occupancy %'),(570,'r','Units Available')]
for x,a,h in hx: tx(c,x,y,h,a,'Times-Bold',7.2)
for fp,(n,m,o,rt,dp,s) in sorted(rec.items()):
    y-=11
    for (x,a,_),v in zip(hx,[fp,n,f'{s}',m2(m/n),m2(rt/o) if o else '0.00',o,f'{100*o/n:.2f}',n-o]): tx(c,x,y,v,a,'Times-Roman',7.2)
occ=sum(v for k,v in cnt.items() if k[0]=='O'); vac=sum(v for k,v in cnt.items() if k[0]=='V')
y-=24; tx(c,24,y,'summary by status','l','Times-BoldItalic',8)
for k in sorted(cnt): y-=11; tx(c,24,y,k,'l','Times-Roman',7.2); tx(c,190,y,cnt[k],'r','Times-Roman',7.2)
y-=12; tx(c,24,y,'Totals:','l','Times-Bold',7.2); tx(c,190,y,N,'r','Times-Bold',7.2)
c.save(); save(fn,'MULTIFAMILY','OneSite rent roll detail, charge columns, pending renewals',True,rows,'Larkspur Midtown Lofts','2026-02-28',N,occ,vac)
