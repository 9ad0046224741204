from common import *
from reportlab.lib.pagesizes import letter,landscape,A4,legal
# ---------- P5 manufactured housing (planted row_dropped)
def p5():
    r=random.Random(6205);N=Names(r);f='cottonwood_bluffs_mhp_rentroll.pdf'
    p=P(f,letter,'Helvetica',7.4);rows=[]
    cols=[('Lot Rent',318),('Home Rent',362),('Water',396),('Sewer',428),('Trash',458),('Total',504)]
    def head():
        p.t(30,30,'Cottonwood Bluffs MHC',f='Helvetica-Bold',fs=12);p.t(582,30,'Rent Roll by Lot',al='r',f='Helvetica-Bold',fs=12)
        p.t(30,41,'Charges billed for September 2026');p.t(582,41,f'Printed 9/25/2026   pg {p.page} of 2','r')
        p.line(30,46,582,46,1);p.t(400,55,'- - - - - - Recurring Charges - - - - - -','c',fs=6.5)
        for a,x,al in(('Lot',30,'l'),('Home',62,'l'),('Status',98,'l'),('Tenant',158,'l'))+tuple((a,x,'r') for a,x in cols)+(('Since',512,'l'),('Past Due',582,'r')):p.t(x,65,a,al,'Helvetica-Bold')
        p.line(30,68,582,68);p.y=79
    head();T=[0.]*7;cnt={}
    ln=0
    for st,ct in(('A',22),('B',20),('C',16)):
        for k in range(1,ct+1):
            u=f'{st}-{k:02d}';ln+=1
            x=r.random()
            home,status=('DW' if r.random()<.4 else 'SW','Resident Owned')
            if u in('A-07','C-03'): home,status='','Vacant Lot'
            elif u in('B-05','B-14'): home,status='SW','Vacant POH'
            elif u=='C-11': home,status='SW','Abandoned'
            elif u=='A-01': home,status='DW','Manager'
            elif x<.22: status='POH Rental'
            elif x<.28: status='Rent-to-Own'
            if u in('A-18',): status='Eviction'
            cnt[status]=cnt.get(status,0)+1
            vac=status.startswith('Vacant') or status=='Abandoned'
            lot=0 if vac or status=='Manager' else r.choice([465,465,485,485,510]);
            hr={'POH Rental':r.choice([375,425,450]),'Rent-to-Own':r.choice([395,440])}.get(status,0)
            w=s=t=0
            if not vac: w=round(r.uniform(14,58),2);s=22.50;t=18.
            if status=='Manager': w=s=t=0
            tot=lot+hr+w+s+t
            nm='' if vac else '{1}, {0}'.format(*N.fl())
            since=D.date(2004,1,1)+D.timedelta(r.randrange(8200))
            pd=0 if vac or r.random()<.8 else round(r.choice([1,1,2])*tot+r.choice([0,35]),2)
            if status=='Eviction': pd=round(tot*3+75,2)
            vals=[lot,hr,w,s,t,tot,pd]
            for z in range(7):T[z]+=vals[z]
            if u=='B-17': drop=(u,status,tot);continue
            if p.y>760: p.new();head()
            if (ln%2): p.box(30,p.y-7.6,552,10.2,(.95,.96,.93))
            p.t(30,p.y,u);p.t(62,p.y,home);p.t(98,p.y,status,fs=6.8);p.t(158,p.y,nm)
            if not vac:
                for (a,xx),v in zip(cols,vals): p.t(xx,p.y,m(v),'r',f='Helvetica-Bold' if a=='Total' else None)
                p.t(512,p.y,since.strftime('%m/%Y'));p.t(582,p.y,m(pd) if pd else '','r')
            rows.append(row(unit=u,unitType=home,tenantName=nm,statusText=status,moveInDate=since.strftime('%m/%Y') if not vac else None,balance=pd or None,
                charges=None if vac else ch(*[(a,v) for (a,_),v in zip(cols[:5],vals)]),totalCharges=None if vac else tot))
            p.y+=10.6
    if p.y>600: p.new();head()
    p.line(30,p.y-6,582,p.y-6,1);b='Helvetica-Bold';p.t(30,p.y+4,f'TOTAL - {ln} LOTS',f=b)
    for (a,xx),v in zip(cols,T):p.t(xx,p.y+4,m(v),'r',b)
    p.t(582,p.y+4,m(T[6]),'r',b);p.y+=26
    p.t(30,p.y,'RECAP BY STATUS',f=b);p.t(220,p.y,'Lots','r',b);p.y+=11
    for k in sorted(cnt): p.t(30,p.y,k);p.t(220,p.y,cnt[k],'r');p.y+=10
    vac=sum(v for k,v in cnt.items() if k.startswith('Vacant') or k=='Abandoned')
    p.line(190,p.y-7,220,p.y-7);p.t(30,p.y+2,'All lots',f=b);p.t(220,p.y+2,ln,'r',b);p.y+=14
    p.t(30,p.y,f'Occupied {ln-vac}   Vacant or abandoned {vac}   POH = park-owned home.  SW single-wide, DW double-wide.')
    p.done();print(drop)
    save(f,rows,'Cottonwood Bluffs MHC','2026-09',ln,ln-vac,vac,'MANUFACTURED_HOUSING','park lots, recurring charge columns, recap by status',False,None,
     {"what":f"lot {drop[0]} ({drop[1]}, total charges {drop[2]:,.2f}) is missing from the list but in the totals and the lot count of {ln}","kind":"row_dropped"})
# ---------- P6 student beds two-line
def p6():
    r=random.Random(6206);N=Names(r);f='the_quad_on_pemberton_beds.pdf'
    p=P(f,landscape(letter),'Helvetica',7.6);rows=[];G=[0]*5
    fps={'A4':('A4 4x4',669),'B2':('B2 2x2',829),'S1':('S1 Studio',1125)}
    def head():
        p.box(0,0,p.W,44,(.1,.25,.35));p.t(28,20,'THE QUAD ON PEMBERTON',f='Helvetica-Bold',fs=13,col=(1,1,1));p.t(28,34,'Bed-level Rent Roll  |  Academic Year 2026-2027  |  as of Oct 15, 2026',fs=8,col=(1,1,1))
        p.t(p.W-28,34,f'Page {p.page}','r',fs=8,col=(1,1,1));b='Helvetica-Bold';g=(.1,.25,.35)
        for x,a,c,al in((28,'Bed','','l'),(84,'Floorplan','','l'),(140,'Resident','Student ID / Guarantor','l'),(290,'Status','Term','l'),(390,'Start','End','l'),(490,'Market','','r'),(555,'Installment','Rent','r'),(608,'Parking','','r'),(660,'Furniture','','r'),(715,'Total','Monthly','r'),(764,'Deposit','Balance','r')):
            p.t(x,58,a,al,b,col=g);p.t(x,67,c,al,None,7,col=g)
        p.line(28,71,764,71,1);p.y=83
    head();st={'Current':0,'Future':0,'Vacant':0,'Notice':0,'Spring release':0}
    apts=[('101','A4'),('102','A4'),('103','B2'),('104','B2'),('105','S1'),('201','A4'),('202','A4'),('203','B2'),('204','S1'),('301','A4'),('302','A4'),('303','B2'),('304','B2'),('305','S1')]
    beds=0;occ=vac=0;sid=700410
    for a,fp in apts:
        pl,mk=fps[fp];n={'A4':4,'B2':2,'S1':1}[fp]
        if p.y+14+n*21>575: p.new();head()
        p.t(28,p.y,f'Apt {a}',f='Helvetica-Bold',fs=8);p.line(70,p.y-2.5,764,p.y-2.5,.3,.6);p.y+=12
        for k in range(n):
            u=a+('-'+'ABCD'[k] if n>1 else '')
            beds+=1;y=p.y;p.t(28,y,u);p.t(84,y,pl);p.t(490,y,i0(mk),'r')
            todo=[('v' if u in('102-C','203-B','302-A','302-B','301-D') else 'c')]
            if u in('203-B',): todo.append('f')
            for q in todo:
                y=p.y
                if q=='v':
                    vac+=1;p.t(140,y,'VACANT',f='Helvetica-Oblique');p.t(290,y,'Vacant');p.y+=13;G[0]+=mk
                    rows.append(row(unit=u,building=None,unitType=pl,statusText='Vacant',marketRent=mk));continue
                x,b=N.fl();sid+=r.randrange(2,60)
                s='Future' if q=='f' else ('Notice' if u=='101-B' else 'Spring release' if u=='303-A' else 'Current')
                term='Spring 2027' if q=='f' else 'Fall 2026' if s=='Spring release' else r.choice(['AY 26-27','AY 26-27','AY 26-27','12-Month'])
                a0,a1={'Spring 2027':(D.date(2027,1,9),D.date(2027,7,31)),'Fall 2026':(D.date(2026,8,20),D.date(2026,12,31)),'AY 26-27':(D.date(2026,8,20),D.date(2027,5,15)),'12-Month':(D.date(2026,8,20),D.date(2027,7,31))}[term]
                rent=mk+{'AY 26-27':25,'12-Month':-10,'Fall 2026':75,'Spring 2027':75}[term];pk=r.choice([0,0,0,55]);fu=r.choice([0,0,30]);dep=r.choice([0,200,200]);bal=r.choice([0,0,0,0,rent,-40])
                if q=='f': p.t(28,y,u);p.t(84,y,pl);p.t(490,y,i0(mk),'r')
                nm=f'{b}, {x}';p.t(140,y,nm);p.t(290,y,s);p.t(390,y,a0.strftime('%d-%b-%Y'))
                p.t(555,y,i0(rent),'r');p.t(608,y,i0(pk),'r');p.t(660,y,i0(fu),'r');p.t(715,y,i0(rent+pk+fu),'r','Helvetica-Bold');p.t(764,y,i0(dep),'r')
                gr=(.35,.35,.35);g=r.choice(F)
                p.t(146,y+9,f'Q{sid}  /  {g} {b}',fs=6.8,col=gr);p.t(290,y+9,term,fs=6.8,col=gr);p.t(390,y+9,a1.strftime('%d-%b-%Y'),fs=6.8,col=gr);p.t(764,y+9,i0(bal) if bal>=0 else f'({-bal})','r',fs=6.8,col=gr)
                p.y+=22
                if q=='c': occ+=1;G[0]+=mk;G[1]+=rent;G[2]+=pk;G[3]+=fu;st[s]+=1
                else: st['Future']+=1
                rows.append(row(unit=u,unitType=pl,tenantName=nm,statusText=s,marketRent=mk,contractRent=rent,leaseStartDate=a0,leaseEndDate=a1,deposit=dep,balance=bal,charges=ch(('Installment Rent',rent),('Parking',pk),('Furniture',fu)),totalCharges=rent+pk+fu))
    if p.y>500:p.new();head()
    p.line(28,p.y-5,764,p.y-5,1);b='Helvetica-Bold';p.t(28,p.y+6,f'Total (excl. Future)   {beds} beds',f=b)
    for x,v in zip((490,555,608,660,715),(G[0],G[1],G[2],G[3],G[1]+G[2]+G[3])):p.t(x,p.y+6,i0(v),'r',b)
    p.y+=26
    p.t(28,p.y,f'Occupied beds: {occ}      Vacant beds: {vac}      Total beds: {beds}      Apartments: {len(apts)}      Bed occupancy: {100*occ/beds:.1f}%');p.y+=11
    p.t(28,p.y,f'Of occupied: Current {st["Current"]}, Notice {st["Notice"]}, Spring release {st["Spring release"]}.  Future leases signed for vacant beds: {st["Future"]}.')
    p.done()
    save(f,rows,'THE QUAD ON PEMBERTON','2026-10-15',beds,occ,vac,'STUDENT_HOUSING','bed-level two-line records under apartment headings, stacked column headers',True)
# ---------- P7 BTR three-line
def p7():
    r=random.Random(6207);N=Names(r);f='havenridge_btr_homes.pdf'
    p=P(f,(612,792),'Times-Roman',9);rows=[]
    plans={'Juniper':(1412,2145,'3/2'),'Sorrel':(1688,2390,'3/2.5'),'Tamarack':(1975,2685,'4/2.5')}
    streets=[('Heron Loop',[2,4,6,8,10,12,14,16,18]),('Saltgrass Way',[101,103,105,107,109,111,113]),('Wren Court',[1,3,5,7,9])]
    def head(first=False):
        if first:
            p.t(306,44,'HAVENRIDGE',f='Times-Bold',fs=18,al='c');p.t(306,58,'Built-to-Rent Homes – Lease Register',al='c',fs=10);p.t(306,70,'Effective 1 October 2026',al='c',fs=10);p.y=90
        else: p.t(40,40,'Havenridge – Lease Register, 1 October 2026 (cont.)',f='Times-Italic');p.t(572,40,str(p.page),'r');p.y=56
        p.line(40,p.y-9,572,p.y-9,.8);b='Times-Bold'
        for L in ((('Home address',40,'l'),('Plan / Sq Ft',170,'l'),('Leaseholder(s)',270,'l'),('Lease Rent',500,'r'),('Deposit',572,'r')),
                  (('Status',52,'l'),('Bed/Bath',170,'l'),('Lease dates',270,'l'),('Asking Rent',500,'r'),('Balance',572,'r')),
                  (('Add-on charges',52,'l'),('Monthly with add-ons',500,'r'))):
            for a,x,al in L:p.t(x,p.y,a,al,b,8)
            p.y+=10
        p.line(40,p.y-7,572,p.y-7,.8);p.y+=7
    head(True);GT=[0]*2;GM=0;n=0;oc=0
    for s,nums in streets:
        if p.y>690:p.new();head()
        p.t(40,p.y,s.upper(),f='Times-Bold',fs=10);p.y+=14;S=M=0;so=0
        for h in nums:
            if p.y>735:p.new();head();p.t(40,p.y,s.upper()+' (cont.)',f='Times-Bold',fs=10);p.y+=14
            u=f'{h} {s}';pl=r.choice(list(plans));sf,ask,bb=plans[pl];ask+=r.choice([0,35,60]);n+=1;y=p.y
            p.t(40,y,u);p.t(170,y,f'{pl} / {sf:,}');p.t(170,y+10.5,bb,fs=8.5);p.t(500,y+10.5,i0(ask),'r')
            if u in('14 Heron Loop','107 Saltgrass Way'):
                stt='Vacant – ready' if h==14 else 'Down – water damage';p.t(270,y,'–');p.t(52,y+10.5,stt,fs=8.5)
                rows.append(row(unit=u,unitType=pl,area=sf,statusText=stt,section=s.upper(),marketRent=ask));p.y+=34;p.line(40,p.y-9.5,572,p.y-9.5,.2,.6);continue
            if u=='2 Heron Loop':
                p.t(270,y,'Model home / leasing office');p.t(52,y+10.5,'Model',fs=8.5);rows.append(row(unit=u,unitType=pl,area=sf,statusText='Model',section=s.upper(),marketRent=ask));p.y+=34;p.line(40,p.y-9.5,572,p.y-9.5,.2,.6);continue
            a,b=N.fl();nm=f'{a} {b}'
            if r.random()<.5: nm+=f' & {r.choice(F)} {b}'
            rent=ask-r.choice([0,25,50,110,145]);ls=addm(D.date(2025,10,1),r.randrange(0,12));le=addm(ls,r.choice([12,12,15,18]))-D.timedelta(1)
            stt='Leased';mtm=False
            if u=='5 Wren Court':stt='Notice – out 31 Oct 2026';le=D.date(2026,10,31)
            if u=='8 Heron Loop':stt='Month-to-month';ls=D.date(2024,9,1);mtm=True
            ad=[]
            if r.random()<.7:ad.append(('smart home',45))
            if r.random()<.4:ad.append(('pet',35))
            if r.random()<.3:ad.append(('lawn care',60))
            if r.random()<.2:ad.append(('2nd pet',25))
            dep=r.choice([500,1000,rent]);bal=r.choice([0,0,0,0,0,rent,130])
            fd=lambda d:f'{d.day} {d.strftime("%b %Y")}'
            p.t(270,y,nm);p.t(500,y,i0(rent),'r');p.t(572,y,i0(dep),'r')
            p.t(52,y+10.5,stt,fs=8.5);p.t(270,y+10.5,f'{fd(ls)} – '+('MTM' if mtm else fd(le)),fs=8.5);p.t(572,y+10.5,i0(bal),'r')
            T=rent+sum(q for _,q in ad)
            p.t(52,y+21,('; '.join(f'{c} ${q}' for c,q in ad) or 'none'),fs=8.5,f='Times-Italic');p.t(500,y+21,i0(T),'r')
            p.y+=34;p.line(40,p.y-9.5,572,p.y-9.5,.2,.6);S+=rent;M+=T;so+=1
            rows.append(row(unit=u,unitType=pl,area=sf,tenantName=nm,statusText='Notice' if stt.startswith('Notice') else stt,section=s.upper(),marketRent=ask,contractRent=rent,leaseStartDate=ls,leaseEndDate='MTM' if mtm else le,moveOutDate=D.date(2026,10,31) if stt.startswith('Notice') else None,deposit=dep,balance=bal,charges=ch(*ad) if ad else None,totalCharges=T))
        p.t(270,p.y,f'{s}: {len(nums)} homes, {so} leased',f='Times-Bold');p.t(500,p.y,i0(S),'r','Times-Bold');p.t(572,p.y,f'({i0(M)} w/ add-ons)','r',fs=7.5);p.y+=20
        GT[0]+=S;GT[1]+=M;oc+=so
    if p.y>740:p.new();head()
    p.line(40,p.y-10,572,p.y-10,1);p.t(40,p.y+2,f'Havenridge: {n} homes; {oc} leased, 1 model, 1 down, 1 vacant',f='Times-Bold');p.t(500,p.y+2,i0(GT[0]),'r','Times-Bold');p.t(572,p.y+2,f'({i0(GT[1])} w/ add-ons)','r',fs=7.5)
    p.done()
    save(f,rows,'Havenridge','2026-10-01',n,oc,None,'SINGLE_FAMILY_RENTAL','three-line records by street, add-ons in words',True)
if __name__=='__main__':
    for g in (p5,p6,p7): g()
