# Entrata-like by-bed student housing, large
from common import *
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(202); f='the_quarry_beds_rentroll.pdf'
asof=D(2026,9,15); nm=iter(names(r,300)); rows=[]
FP={'A1 Studio':(1,458,1129),'B2 2x2':(2,812,869),'D4 4x4':(4,1388,719),'D4R 4x4 Reno':(4,1388,764)}
p=P(f,landscape(letter)); pg=0;y=0
X=dict(u=30,fp=94,sf=180,st=186,n=262,mk=420,re=470,ut=512,pk=552,fu=594,tot=642,ls=652,le=700,bal=766)
def head():
    global y,pg;pg+=1
    p.t(30,30,'The Quarry at Millbrook','Times-Bold',13);p.t(30,44,'Rent Roll By Space  |  As of 09/15/2026  |  Leasing year 2026-27','Times-Roman',9)
    p.box(28,54,740,25,(.16,.28,.40))
    p.t((X['re']+X['tot']-38)/2+5,63,'Scheduled Charges','Times-Bold',8,'c',col=(1,1,1))
    for k,t,al in(('u','Bldg-Unit-Space','l'),('fp','Floor Plan','l'),('sf','SQFT','r'),('st','Status','l'),('n','Resident','l'),('mk','Budgeted Rent','r'),('re','Rent','r'),('ut','Util.','r'),('pk','Parking','r'),('fu','Furn.','r'),('tot','Total','r'),('ls','Lease Start','l'),('le','Lease End','l'),('bal','Balance','r')):
        p.t(X[k],74,t,'Times-Bold',7.5,al,col=(1,1,1))
    p.t(30,596,'Generated 09/16/2026 7:42 AM CDT','Times-Italic',7);p.t(766,596,f'{pg} of 4','Times-Italic',7,'r');y=91
head()
z=0;recs=[]
def put(b,last=False): pass
from collections import OrderedDict
T=dict(mk=0,re=0,ut=0,pk=0,fu=0,tot=0,bal=0); cnt={}
def totline(l,t,n,g):
    global y
    if y>575: p.page();head()
    p.line(28,y-8,768,y-8,.6);p.t(30,y,l,'Times-Bold',8);p.t(262,y,f'{n} spaces','Times-Bold',8)
    for k in t: p.t(X[k],y,m2(t[k]) if k=='bal' else m0(t[k]),'Times-Bold',7.5,'r')
    y+=17
n_all=0
for b,plan in ((1,['D4 4x4']*6+['D4R 4x4 Reno']*4),(2,['B2 2x2']*14+['D4R 4x4 Reno']*4),(3,['A1 Studio']*10+['D4 4x4']*5+['B2 2x2']*6)):
    bt=dict.fromkeys(T,0);nb=0
    if y>560: p.page();head()
    p.t(30,y,f'Building {b}','Times-Bold',9);y+=12
    for i,fp in enumerate(plan):
        beds,sf,mk=FP[fp]; un=f'{b}{i//8+1}{i%8+1:02d}'
        for s in 'ABCD'[:beds]:
            if y>584: p.page();head()
            sp=f'{b}-{un}-{s}' if beds>1 else f'{b}-{un}'
            q=r.random()
            st='Occupied' if q<.86 else 'Vacant Ready' if q<.91 else 'Vacant Not Ready' if q<.93 else 'Occupied - Notice' if q<.965 else 'Vacant Leased' if q<.985 else 'Staff'
            if r.random()<.5: z+=1
            if z%2: p.box(28,y-8,740,11,(.95,.96,.98))
            z+=1
            v=dict(mk=mk); name=None;bal=None;ls=le=None
            if st in('Occupied','Occupied - Notice','Staff','Vacant Leased'):
                a,c=next(nm);name=f'{c}, {a}'
                rent=0 if st=='Staff' else mk-r.choice([0,0,10,20,30,45])
                v.update(re=rent,ut=45 if st!='Staff' else 0,pk=r.choice([0,0,40,60]),fu=r.choice([0,0,25]));v['tot']=sum(v[k] for k in('re','ut','pk','fu'))
                ls=D(2026,8,19) if st!='Vacant Leased' else D(2026,10,1);le=D(2027,7,31) if st!='Occupied - Notice' else D(2026,12,31)
                bal=r.choice([0,0,0,0,v['tot']*1.0,-20.0,64.18,15.0]) if st!='Vacant Leased' else 0
                v['bal']=bal
            p.t(X['u'],y,sp,'Times-Roman',7.8);p.t(X['fp'],y,fp,'Times-Roman',7.8);p.t(X['sf'],y,m0(sf),'Times-Roman',7.8,'r');p.t(X['st'],y,st,'Times-Roman',7.8)
            if name:p.t(X['n'],y,name,'Times-Roman',7.8);p.t(X['ls'],y,ls.strftime('%m/%d/%y'),'Times-Roman',7.8);p.t(X['le'],y,le.strftime('%m/%d/%y'),'Times-Roman',7.8)
            for k in v: p.t(X[k],y,m2(v[k]) if k=='bal' else m0(v[k]),'Times-Roman',7.8,'r');bt[k]+=v[k];T[k]+=v[k]
            y+=11;nb+=1;n_all+=1;cnt[st]=cnt.get(st,0)+1
            rows.append(row(unit=sp,unitType=fp,area=sf,tenantName=name,statusText=st,section=f'Building {b}',building=f'Building {b}',marketRent=mk,contractRent=v.get('re'),leaseStartDate=iso(ls) if ls else None,leaseEndDate=iso(le) if le else None,balance=bal,charges=[dict(code=c,amount=v[k]) for k,c in(('re','Rent'),('ut','Util.'),('pk','Parking'),('fu','Furn.'))] if name else None,totalCharges=v.get('tot')))
    y+=2;totline(f'Building {b} Total',bt,nb,0)
totline('Property Total',T,n_all,1)
if y>480: p.page();head()
y+=6;p.t(30,y,'Space Status','Times-Bold',9);p.t(160,y,'Spaces','Times-Bold',9,'r');p.t(210,y,'%','Times-Bold',9,'r');y+=12
for k in cnt: p.t(30,y,k,'Times-Roman',8);p.t(160,y,cnt[k],'Times-Roman',8,'r');p.t(210,y,f'{100*cnt[k]/n_all:.1f}%','Times-Roman',8,'r');y+=11
p.t(30,y,'Total','Times-Bold',8);p.t(160,y,n_all,'Times-Bold',8,'r')
y+=11
oc=sum(cnt.get(k,0) for k in('Occupied','Occupied - Notice','Staff'))
p.t(30,y,f'Occupied incl. staff: {oc}   Vacant incl. leased: {n_all-oc}','Times-Italic',8)
p.save();print(pg,n_all,cnt)
save(f,'STUDENT_HOUSING','Entrata-like roll by bed space, charges in columns, building subtotals, status summary',False,'The Quarry at Millbrook',asof,n_all,oc,n_all-oc,rows)
