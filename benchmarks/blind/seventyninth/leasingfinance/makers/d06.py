# Lender exhibit, grocery-anchored center, wrapped cells
from common import *
r=random.Random(606); f='Exhibit C - Certified Rent Roll (Laurel Crossing).pdf'
asof=D(2026,10,1);rows=[]
p=P(f,(1008,612));y=0;pg=0
#cols: suite, tenant, gla, term, base, cam, tax, ins, total, deposit, sched, options
W=[48,168,54,92,70,60,60,52,72,70,116,102];X=[22]
for w in W:X.append(X[-1]+w)
Hd=['Space','Tenant / Trade Name','Leased Area (SF)','Commencement / Expiration','Monthly Base Rent','Monthly CAM','Monthly R.E. Tax','Monthly Ins.','Total Monthly','Security Deposit','Scheduled Rent Increases (monthly)','Renewal Options']
def head():
    global y,pg;pg+=1
    p.t(504,28,'EXHIBIT C','Times-Bold',11,'c');p.t(504,42,'CERTIFIED RENT ROLL','Times-Bold',11,'c');p.t(504,55,'Laurel Crossing Shopping Center, Dunmore Township, Pennsylvania  -  as of October 1, 2026','Times-Roman',9.5,'c')
    p.box(X[0],64,X[-1]-X[0],26,(.88,.88,.88),1)
    for i,h in enumerate(Hd):
        for j,l in enumerate(p.wrap(h,'Times-Bold',8,W[i]-6)):p.t(X[i]+W[i]/2,75+j*10,l,'Times-Bold',8,'c')
    y=90;p.t(504,600,f'C-{pg}','Times-Roman',9,'c')
head()
TT=[('A-1','Hollybrook Markets, Inc. d/b/a Hollybrook Fresh Market',52340,12.25,'Four 5-yr',0),('A-2','Penn-Lee Fitness Partners, LLC (Anvil Gym 24)',14200,11.5,'Two 5-yr',1),('B-1','Laurel Pharmacy Holdings LP',9880,18.0,'Three 5-yr',1),('B-2','Paws & Whiskers Veterinary Hospital, P.C.',3150,21.5,'One 5-yr',1),('B-3',None,1800,0,'',0),('B-4','Nguyen Nail Lounge, LLC; personal guaranty of owner',1200,24,'None',1),('B-5','Dunmore Federal Credit Union',2640,27,'Two 5-yr at 95% of FMV',1),('C-1','Golden Sesame Inc. d/b/a Golden Sesame Chinese Kitchen',1650,23.75,'None',1),('C-2','Great Lakes Wireless of PA, Inc.',1500,26,'One 3-yr',1),('C-3','Sparkle Cleaners',1350,22,'None',0),('C-4/C-5','Bright Steps Pediatric Therapy Associates',4420,19.5,'One 5-yr',2),('C-6',None,2250,0,'',0),('C-7','The Bagel Authority of Dunmore, LLC',1900,25,'Two 5-yr',2),('C-8','H&K Tax Service (seasonal license, Jan. - Apr.)',900,20,'None',0),('D-1','Ridgeway Hardware Co-op',11600,9.75,'One 5-yr',1),('D-2','Lackawanna Vision Center, P.C.',2080,24.5,'One 5-yr',2),('OP-1','Keystone Burger Corp. (ground lease)',3400,31,'Four 5-yr',1),('OP-2','First Anthracite Bank (ground lease)',4100,36,'Three 5-yr',1),('ATM','First Anthracite Bank - drive-up ATM',0,0,'None',0)]
tot=[0]*6;tsf=0;F_='Times-Roman'
for u,n,a,psf,opt,ns in TT:
    st=ex=None;steps=[]
    if n:
        base=round(a*psf/12,2) if a else 650.0
        if 'ATM' in u:cam=tax=ins=None;dep=None
        else:
            cam=round(a*3.1/12,2);tax=round(a*2.4/12,2);ins=round(a*.36/12,2);dep=r.choice([0,round(base,-2)]) if a<9000 else 0
            if 'seasonal' in n:cam=tax=ins=0;dep=1500
        st=D(r.randint(2012,2025),r.randint(1,12),r.choice([1,1,15]));ex=eom(addm(asof,r.randint(14,96)))
        if 'Sparkle' in n:ex='MTM'
        if 'seasonal' in n:st,ex=D(2023,11,15),D(2027,4,30)
        if ns:
            for i in range(ns):
                d=D(2027+i if ns>1 else 2028,r.randint(1,10) if i==0 else steps[0][0].month,1);steps.append((d,round(base*(1.03**(i+1)),2)))
        if ex!='MTM':steps=[s for s in steps if s[0]<ex]
        vals=[base,cam,tax,ins];tm=round(sum(x or 0 for x in vals),2);vals+=[tm,dep]
    else:vals=[None]*6
    sl=[l for d,m in steps for l in [f'{mdys(d)}: ${m2(m)}']]
    tl=p.wrap(n or 'VACANT - available for lease',F_,8.5,W[1]-8)
    ol=p.wrap(opt,F_,8.5,W[11]-8)
    term=[mdys(st),'MTM' if ex=='MTM' else mdys(ex)] if n else []
    h=max(len(tl),len(sl),len(ol),len(term),1)*10.5+6
    if y+h>572:p.page();head()
    p.c.setLineWidth(.4)
    for i in range(12):p.c.rect(X[i],p.h-y-h,W[i],h)
    def cell(i,ls,al='l'):
        for j,l in enumerate(ls):
            p.t({'l':X[i]+4,'r':X[i+1]-4,'c':X[i]+W[i]/2}[al],y+11+j*10.5,l,F_,8.5,al)
    cell(0,[u],'c');cell(1,tl);cell(2,[m0(a)] if a else ['n/a'],'r');cell(3,term,'c')
    for i,v in enumerate(vals):cell(4+i,[('$' if i in(0,4) else '')+m2(v)] if v is not None else [] ,'r')
    cell(10,sl);cell(11,ol);y+=h
    for i,v in enumerate(vals):tot[i]+=v or 0
    tsf+=a
    rows.append(row(unit=u,tenantName=n,area=a or None,statusText='Occupied' if n else 'VACANT',leaseStartDate=iso(st) if st else None,leaseEndDate=iso(ex) if ex else None,contractRent=vals[0],charges=[dict(code=c,amount=v) for c,v in zip(['CAM','R.E. Tax','Ins.'],vals[1:4]) if v is not None] or None,totalCharges=vals[4],deposit=vals[5],rentSteps=[dict(date=iso(d),amount=m) for d,m in steps] or None))
h=17;p.box(X[0],y,X[-1]-X[0],h,(.94,.94,.94),1);p.t(X[1]+4,y+11,'TOTALS','Times-Bold',8.5);p.t(X[3]-4,y+11,m0(tsf),'Times-Bold',8.5,'r')
for i,v in enumerate(tot):p.t(X[5+i]-3,y+11,('$' if i in(0,4) else '')+m2(v),'Times-Bold',8.2,'r')
y+=h+16
vs=sum(a for u,n,a,*_ in TT if not n)
if y>500:p.page();head();y+=20
for l in(f'Leased: {m0(tsf-vs)} SF ({100*(tsf-vs)/tsf:.1f}%)     Vacant: {m0(vs)} SF ({100*vs/tsf:.1f}%).  Space ATM carries no leased area.',
'The undersigned certifies to Lender that the foregoing is true, correct and complete in all material respects as of the date stated above and that no rent has been prepaid more than 30 days.',
'LAUREL CROSSING ASSOCIATES, L.P.     By: ______________________________     Name/Title: ______________________________     Date: ______________'):
    p.t(X[0],y,l,F_,9.5);y+=18
p.save();print(pg);save(f,'RETAIL','Loan exhibit on legal landscape, ruled grid with wrapped cells, increases and options as text',False,'Laurel Crossing Shopping Center',asof,None,None,2,rows)
