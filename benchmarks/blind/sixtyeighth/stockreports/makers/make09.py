# park manager's system: sites by street, portrait, charges across; planted digit
from common import *
R=random.Random(6809); N=Names(R)
FN='rr09_willow_creek_sites.pdf'; asof=D(2025,5,1)
sts=[('Heron Lane',16),('Kingfisher Loop',24),('Osprey Court',12),('Sandpiper Way',20)]
rows=[];no=0
for s,n in sts:
    for i in range(n):
        no+=1;sz=R.choice(['SW','SW','DW'])
        x=R.random()
        r=dict(unit=f'{no:03d}',section=s,unitType=sz)
        lot={'SW':515.,'DW':560.}[sz]
        if x<.08: r.update(statusText='Vacant Lot')
        elif x<.12: r.update(statusText='Vacant POH')
        else:
            poh=R.random()<.2
            r.update(statusText='POH' if poh else 'TOH',tenantName=N.get(),moveInDate=D(R.choice([2009,2014,2017,2019,2021,2022,2023,2024]),R.randint(1,12),R.randint(1,28)))
            lot-=R.choice([0,0,0,15,30]);hm=float(R.choice([425,475,550])) if poh else 0
            ws=round(R.uniform(28,74),2);tr=18.5;ot=R.choice([0,0,0,10.,20.])
            r['charges']=[dict(code=c,amount=v) for c,v in (('Lot Rent',lot),('Home Rent',hm),('Water/Sewer',ws),('Trash',tr),('Pet/Other',ot)) if v]
            r.update(contractRent=lot,_v=[lot,hm,ws,tr,ot],totalCharges=round(lot+hm+ws+tr+ot,2),balance=R.choice([0.]*7+[round(lot+ws,2),-25.,112.4]),deposit=R.choice([0.,250.,500.]) if not poh else 900.)
        rows.append(r)
true_lot=sum(r.get('contractRent',0) for r in rows)
# the planted digit
vict=[r for r in rows if r.get('contractRent')==515. and r['section']=='Kingfisher Loop'][2]
before=json.dumps(0)
subt={s:[round(sum(r['_v'][i] for r in rows if r['section']==s and '_v' in r),2) for i in range(5)] for s,_ in sts}
gt=[round(sum(subt[s][i] for s,_ in sts),2) for i in range(5)]
vict['contractRent']=575.;vict['charges'][0]['amount']=575.;vict['_v']=[575.]+vict['_v'][1:]
tie('lot',sum(r.get('contractRent',0) for r in rows),gt[0],planted=True)
p=P(FN,ps.letter);F,B='LiberationSansNarrow-Regular','LiberationSansNarrow-Bold';ttf(F);ttf(B)
X=dict(u=40,sz=70,nm=92,st=196,mi=240,lot=325,hm=364,ws=408,tr=440,ot=474,tc=518,ba=572)
def head():
    p.page();p.font(B,13);p.l(40,44,'Willow Creek Estates');p.font(F,9);p.l(40,56,'Site Rent Roll by Street');p.r(572,44,'As of: May 1, 2025');p.r(572,56,'Charges for: 05/01/2025 - 05/31/2025')
    p.line(40,62,572,62,1.2);p.font(B,8.2);y=75
    for k,a,b,al in [('u','','Site','l'),('sz','','Size','l'),('nm','','Resident','l'),('st','','Status','l'),('mi','Move','In','l'),('lot','Lot','Rent','r'),('hm','Home','Rent','r'),('ws','Water/','Sewer','r'),('tr','','Trash','r'),('ot','Pet/','Other','r'),('tc','Total','Charges','r'),('ba','Acct','Balance','r')]:
        f=p.l if al=='l' else p.r
        f(X[k],y,a);f(X[k],y+9,b)
    p.line(40,88,572,88,.5)
    p.font(F,7.5);p.l(40,770,'SW = single-wide site   DW = double-wide site   TOH = tenant-owned home   POH = park-owned home');p.r(572,770,'Page {p} of {n}');p.l(40,760,'rpt_siterentroll_v7 / user: office1 / printed 5/2/2025 8:14:33 AM')
    return 101
y=head()
def num(k,v,z=''): 
    p.r(X[k],y,m2(v) if v else z)
def sub(lab,vals,g):
    global y
    p.line(290,y-8,572,y-8,.4);p.font(B,8.2);p.l(40,y+1,lab)
    for k,v in zip(['lot','hm','ws','tr','ot'],vals):p.r(X[k],y+1,m2(v))
    p.r(X['tc'],y+1,m2(sum(r.get('totalCharges',0) for r in g)));p.r(X['ba'],y+1,m2(sum(r.get('balance',0) for r in g)))
for s,_ in sts:
    g=[r for r in rows if r['section']==s]
    if y>690:y=head()
    p.box(40,y-9,532,12,.85);p.font(B,8.5);p.l(43,y,s);y+=13
    for r in g:
        if y>735:
            y=head();p.font(B,8.5);p.l(43,y,s+' (continued)');y+=13
        p.font(F,8.2);p.l(X['u'],y,r['unit']);p.l(X['sz'],y,r['unitType']);p.l(X['st'],y,r['statusText'])
        if 'tenantName' in r:
            p.l(X['nm'],y,r['tenantName']);p.l(X['mi'],y,us(r['moveInDate']))
            for k,v in zip(['lot','hm','ws','tr','ot'],r['_v']):num(k,v)
            p.r(X['tc'],y,m2(r['totalCharges']));p.r(X['ba'],y,m2(r['balance'],paren=True))
        y+=11
    o=sum('tenantName' in r for r in g)
    if y>745:y=head()
    y+=2;sub(f'{s}: {len(g)} sites, {o} occupied',subt[s],g);y+=20
if y>640:y=head()
o=sum('tenantName' in r for r in rows)
sub('Willow Creek Estates',gt,rows);p.line(290,y+5,572,y+5,.4);p.line(290,y+7,572,y+7,.4);y+=30
p.font(B,9);p.l(40,y,'Occupancy recap');y+=12;p.font(F,8.2)
for lab in ['TOH','POH','Vacant Lot','Vacant POH']:
    n=sum(r['statusText']==lab for r in rows);p.l(50,y,lab);p.r(140,y,str(n));p.r(180,y,f'{100*n/len(rows):.1f}%');y+=10
p.line(50,y-7,180,y-7,.4);p.font(B,8.2);p.l(50,y+2,'Total sites');p.r(140,y+2,str(len(rows)));p.r(180,y+2,'100.0%');y+=12;p.l(50,y+2,'Occupied sites');p.r(140,y+2,str(o));p.r(180,y+2,f'{100*o/len(rows):.1f}%')
p.save('Site Rent Roll')
for r in rows: r.pop('deposit',None)
save(FN,'MANUFACTURED_HOUSING','r68a','park system, sites by street, charges across, legend in footer',False,'Willow Creek Estates',asof,[{k:v for k,v in r.items() if k[0]!='_'} for r in rows],len(rows),o,len(rows)-o,
 planted={"what":f"site {vict['unit']}: lot rent printed 575.00 instead of 515.00; its total charges, the street's subtotal and the grand total hold 515.00","kind":"digit_changed"})
