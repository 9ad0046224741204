# Senior living census & rent roll by care level, portrait
from common import *
g=R(3505); fn='Marigold_Court_Resident_Census.pdf'; c=canvas.Canvas(f'{H}/documents/{fn}',pagesize=(612,792))
F='Times-Roman'; FB='Times-Bold'
X=[(36,'l','Apt'),(66,'l','Style'),(120,'l','Resident'),(226,'l','Payor'),(262,'l','Admitted'),(345,'r','Street Rate'),(398,'r','Base Rent'),(447,'r','Care Fee'),(492,'r','2nd Person'),(532,'r','Discount'),(580,'r','Total Mo.')]
def head(first):
    if first:
        c.setFillColorRGB(.45,.2,.1); c.rect(0,738,612,54,0,1); c.setFillGray(1); tx(c,36,766,'Marigold Court Senior Living','l',FB,16); tx(c,36,750,'Resident Census and Rent Roll as of December 31, 2025','l',F,10); c.setFillGray(0); return 716
    tx(c,36,760,'Marigold Court Senior Living - Census and Rent Roll (continued)','l','Times-Italic',9); return 742
y=head(1); rows=[]; GT=[0]*6; rc=[]
def hrow():
    global y
    for x,a,h in X: tx(c,x,y,h,a,FB,7.4)
    c.line(36,y-3,580,y-3); y-=13
def brk(h):
    global y
    if y-h<50: tx(c,306,26,'Confidential resident information','c',F,7); c.showPage(); y=head(0); hrow()
for sec,pre,n0,n,sty,care in (('Independent Living','IL',201,16,{'Studio':2650,'One Bed':3350,'Two Bed':4425},0),('Assisted Living','AL',101,18,{'Studio':4150,'One Bed':4975},1),('Memory Care','MC',1,12,{'Private':6450,'Companion':5100},2)):
    brk(60); tx(c,36,y,sec.upper(),'l',FB,9.5); y-=14; hrow(); S=[0]*6; oc=0; vc=0
    for i in range(n):
        brk(26); u=f'{pre}{n0+i}'; st=g.choice(list(sty)); mk=sty[st]
        if g.random()<.13 or u=='AL107':
            vc+=1
            w='Available' if u!='AL107' else 'Hold - deposit'
            for (x,a,_),s in zip(X,[u,st,w,'','',f'{mk:,}','','','','','']): tx(c,x,y,s,a,F,8)
            rows.append(row(unit=u,unitType=st,section=sec,statusText=w,marketRent=mk)); S[0]+=mk; y-=12; continue
        oc+=1; a,l=g.nm(); b=mk-g.choice([0,0,75,150,225]); cf=g.choice([[0],[450,850,1250],[1100,1600]][care]) if not(care==0) else 0; sp=0
        two=care==0 and g.random()<.25
        if two: sp=850
        dc=-g.choice([0,0,0,0,200,350]); t=b+cf+sp+dc; mi=g.day(D.date(2019,1,1),D.date(2025,12,10)); nm=f'{a} {l}' if not two else f'{a} & {g.choice(FN)} {l}'
        pay='Private' if care==0 or g.random()<.7 else 'LTC Ins' if g.random()<.6 else 'Waiver'
        for (x,al,_),s in zip(X,[u,st,nm,pay[:7],mi.strftime('%d-%b-%y'),f'{mk:,}',f'{b:,}',f'{cf:,}' if cf else '',f'{sp:,}' if sp else '',f'({-dc})' if dc else '',f'{t:,}']): tx(c,x,y,s,al,F,8)
        rows.append(row(unit=u,unitType=st,section=sec,tenantName=nm,moveInDate=mi,marketRent=mk,contractRent=b,totalCharges=t,statusText='Occupied',charges=[dict(code=k,amount=q) for k,q in(('Base Rent',b),('Care Fee',cf),('2nd Person',sp),('Discount',dc)) if q]))
        for j,q in enumerate([mk,b,cf,sp,dc,t]): S[j]+=q
        y-=12
    brk(24); c.line(300,y+8,580,y+8); tx(c,36,y-2,f'Subtotal {sec} ({n} apartments)','l',FB,8)
    for (x,al,_),q in zip(X[5:],S): tx(c,x,y-2,f'{q:,}' if q>=0 else f'({-q:,})',al,FB,8)
    y-=28; GT=[p+q for p,q in zip(GT,S)]; rc.append((sec,n,oc,vc))
brk(110); c.line(36,y+9,580,y+9); tx(c,36,y-2,'COMMUNITY TOTAL','l',FB,8.5)
for (x,al,_),q in zip(X[5:],GT): tx(c,x,y-2,f'{q:,}' if q>=0 else f'({-q:,})',al,FB,8)
y-=34
for x,h in((36,'Care Level'),(180,'Apts'),(240,'Occupied'),(300,'Available / Held'),(380,'Occupancy')): tx(c,x,y,h,'l',FB,8)
rc.append(('Total',)+tuple(sum(r[k] for r in rc) for k in(1,2,3)))
for s,n,o,v in rc: 
    y-=12
    for x,h in((36,s),(180,n),(240,o),(300,v),(380,f'{100*o/n:.1f}%')): tx(c,x,y,h,'l',FB if s=='Total' else F,8)
tx(c,306,26,'Confidential resident information','c',F,7); c.save()
save(fn,'SENIOR_HOUSING','Senior census by care level',False,rows,'Marigold Court Senior Living','2025-12-31',*rc[-1][1:],totals=dict(marketRent=GT[0],contractRent=GT[1],totalCharges=GT[5]))
