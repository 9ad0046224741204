# Rent Manager-like manufactured home community; planted digit_changed
from common import *
from reportlab.lib.pagesizes import letter, landscape
r=random.Random(707); f='Prairie Meadows MHC rent roll Oct26.pdf'
asof=D(2026,10,5);nm=iter(names(r,90));rows=[]
p=P(f,landscape(letter));y=0;pg=0
X=dict(u=36,ty=74,n=150,own=268,st=300,lot=408,home=456,wat=496,sew=534,tr=570,tot=622,dep=668,le=676,bal=756)
A='Helvetica'
def head():
    global y,pg;pg+=1
    p.box(36,18,720,22,(.80,.88,.80));p.t(42,33,'Prairie Meadows Community',A+'-Bold',12);p.t(750,33,'Rent Roll  Oct 5, 2026',A,10,'r')
    for k,a,b,al in(('u','Site','','l'),('ty','Home Size','','l'),('n','Resident','','l'),('own','Own','','l'),('st','Moved In','','l'),('lot','Lot','Rent','r'),('home','Home','Rent','r'),('wat','','Water','r'),('sew','','Sewer','r'),('tr','','Trash','r'),('tot','Total','Charges','r'),('dep','Deposit','Held','r'),('le','Lease','Ends','l'),('bal','Open','Balance','r')):
        p.t(X[k],52,a or '',A+'-Bold',7.5,al);p.t(X[k],61,b,A+'-Bold',7.5,al)
    p.line(36,65,756,65,1,(.3,.5,.3));y=78
    p.t(396,608,f'- {pg} -',sz=7,al='c')
head()
K=('lot','home','wat','sew','tr','tot','dep','bal');G=dict.fromkeys(K,0);N=O=0;plant=None
vacs={'9','23','41','55'};poh={'4','12','30','31','47','58'}
k=0
for street,n,lr in(('Cardinal Lane',18,585),('Meadowlark Drive',24,565),('Bobolink Court',17,610)):
    if y>540:p.page();head()
    p.t(36,y,street,A+'-BoldOblique',9);y+=13;S=dict.fromkeys(K,0);o=0
    for i in range(n):
        k+=1;u=str(k);ty=r.choice(['14x66','16x76','28x52','28x60'])
        if y>586:p.page();head()
        if u in vacs:
            own='POH' if u=='23' else '';nmx='Vacant - park home' if u=='23' else 'Vacant lot'
            v={}
            if u!='23':ty=None
        else:
            o+=1;a,b=next(nm);nmx=f'{b} {a}';own='POH' if u in poh else 'TOH'
            v=dict(lot=lr-r.choice([0,0,0,20,35]),home=r.choice([525,575,610]) if own=='POH' else 0,wat=r.choice([28,34.5,41.25]),sew=22,tr=14.5)
            v['tot']=sum(v.values());v['dep']=r.choice([0,200,lr]);v['bal']=r.choice([0,0,0,0,v['tot'],-12.5,50])
            mi=D(r.randint(2006,2026),r.randint(1,9),r.randint(1,28));le=eom(addm(asof,r.randint(1,11))) if own=='POH' else ('MTM' if r.random()<.6 else D(2026,12,31))
        pv=dict(v)
        if u=='27':pv['lot']=v['lot']-30 if str(int(v['lot']))[1]>'3' else v['lot']+30;plant=(v['lot'],pv['lot'])
        p.t(X['u'],y,u,sz=8);p.t(X['ty'],y,ty or '',sz=8);p.t(X['n'],y,nmx,A+('-Oblique' if not v else ''),8);p.t(X['own'],y,own,sz=8)
        if v:p.t(X['st'],y,mi.strftime('%b %d, %Y'),sz=8);p.t(X['le'],y,'MTM' if le=='MTM' else le.strftime('%m/%y') if False else mdys(le),sz=7)
        for q in pv:p.t(X[q],y,m2(pv[q]),sz=8,al='r')
        for q in v:S[q]+=v[q];G[q]+=v[q]
        y+=11.2
        rows.append(row(unit=u,section=street,unitType=ty,tenantName=nmx if v else None,statusText='Occupied' if v else nmx,moveInDate=iso(mi) if v else None,leaseEndDate=iso(le) if v else None,contractRent=pv.get('lot'),charges=[dict(code=c,amount=pv[q]) for q,c in(('lot','Lot Rent'),('home','Home Rent'),('wat','Water'),('sew','Sewer'),('tr','Trash'))] if v else None,totalCharges=pv.get('tot'),deposit=pv.get('dep'),balance=pv.get('bal')))
    N+=n;O+=o
    p.line(372,y-8,756,y-8,.4);p.t(150,y,f'{street}: {n} sites, {o} occupied',A+'-Bold',8)
    for q in K:p.t(X[q],y,m2(S[q]),A+'-Bold',7.6,'r')
    y+=20
p.line(36,y-10,756,y-10,1,(.3,.5,.3));p.t(36,y,f'COMMUNITY TOTAL   {N} sites   {O} occupied   {N-O} vacant   {100*O/N:.1f}%',A+'-Bold',8)
if True:
    y+=12
    for q in K:p.t(X[q],y,m2(G[q]),A+'-Bold',7.6,'r')
y+=20;p.t(36,y,'POH = park-owned home (home rent billed in addition to lot rent).  TOH = tenant-owned home.  Water is sub-metered; sewer and trash flat.',A+'-Oblique',7.5)
p.save();print(pg,plant,N,O)
save(f,'MANUFACTURED_HOUSING','Rent Manager-like MHC roll by street, charge columns, park-owned homes',False,'Prairie Meadows Community',asof,N,O,N-O,rows,planted=dict(what=f'site 27: lot rent printed as {plant[1]:.2f}, true value {plant[0]:.2f}; its total charges and the street and community totals hold the true value',kind='digit_changed'))
