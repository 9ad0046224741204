from make_pdf1 import *
from reportlab.lib.utils import simpleSplit
# ---------- 5 duplexes grouped by property
def p05():
    fn='kestrelbend_duplexes.pdf'; r=random.Random(5705); N=Names(r)
    W,H=landscape(letter); c=new(fn,(W,H)); rows=[]; G=[]
    streets=['Wren Ct','Osage Ave','Tilden St','Maple Fork Rd','Dunmore Dr','Fifth Ave','Larch Ln','Pomeroy St','Beacon Hill Rd','Cobb St','Sumner Pl']
    fut=0
    for i,s in enumerate(streets):
        no=r.randint(12,98)*25+2; k=2 if i not in(3,8) else 4
        if i==6: k=1
        nm=f"{no}{'-'+str(no+2) if k==2 else ''} {s}"; z=r.choice(['43207','43211','43223'])
        g=[]
        for j in range(k):
            u='ABCD'[j] if i%2==0 else (str(no+2*j) if k==2 else str(j+1))
            bt=r.choice(['2/1.00','2/1.00','3/1.00','3/1.50']) if k<4 else '1/1.00'; sf=r.choice([840,860,912]) if bt[0]=='2' else r.choice([1040,1105]) if bt[0]=='3' else 610
            mk={'1':795,'2':995,'3':1195}[bt[0]]+r.choice([0,25,50])
            if k==1: u='House'; bt='3/2.00'; sf=1320; mk=1450
            b=dict(propertyName=nm,unit=u,unitType=bt,area=sf,marketRent=mk)
            x=r.random()
            if (i,j) in((1,1),(8,2),(9,0)):
                st='Vacant-Rented' if i==1 else 'Vacant-Unrented'
                g.append(dict(b,statusText=st,_past=0)); 
                if i==1:
                    g.append(dict(b,tenantName=N.fl(),statusText='Future',contractRent=mk,deposit=mk,leaseStartDate=D(2026,6,12),leaseEndDate=D(2027,6,30),moveInDate=D(2026,6,12),_past=0,_fut=1)); fut+=1
                continue
            ls=addm(D(2024,9,1),r.randint(0,19)); le=eom(addm(ls,11)); mi=addm(ls,-12*r.choice([0,0,1,3]))
            mtm=le<D(2026,5,31)
            rent=mk-r.choice([0,20,45,70,100]); st=r.choices(['Current','Notice-Unrented','Evict'],[16,2,1])[0]
            g.append(dict(b,tenantName=N.fl(),statusText=st,contractRent=rent,deposit=r.choice([rent,750,500]),leaseStartDate=ls,leaseEndDate='MTM' if mtm else le,moveInDate=mi,moveOutDate=D(2026,6,30) if st[0]=='N' else None,balance=r.choice([0,0,0,45,rent,127.5])))
        G.append((nm,z,g)); rows+=g
    cols=[(30,'Unit','l'),(72,'BD/BA','l'),(106,'Tenant','l'),(228,'Status','l'),(328,'Sqft','r'),(384,'Market Rent','r'),(434,'Rent','r'),(484,'Deposit','r'),(496,'Lease From','l'),(546,'Lease To','l'),(596,'Move-in','l'),(646,'Move-out','l'),(760,'Past Due','r')]
    st=dict(y=0,p=0); 
    def hdr():
        y=st['y']
        c.setFillColor(colors.HexColor('#f0f0f0')); c.rect(26,y-4,W-52,14,fill=1,stroke=0); c.setFillColor(colors.black)
        for x,t,al in cols: put(c,x,y,t,'DjB',7,al)
        st['y']-=15
    def foot(): put(c,W/2,20,f"Created on 06/03/2026                                              Page {st['p']}",'Dj',6.5,'c')
    st['p']=1; y=H-34; put(c,30,y,'Rent Roll','DjB',16); y-=14
    for a in ('Properties: Kestrel Bend Duplexes (portfolio group)','Units: Active','As of: 05/31/2026','Include Non-Revenue Units: No'): put(c,30,y,a,'Dj',7.5); y-=10
    st['y']=y-8; foot(); hdr()
    mon=lambda v:'' if v is None else f"{v:,.2f}"
    def line(q):
        d=lambda k: (q.get(k) if isinstance(q.get(k),str) else us(q.get(k)))
        v=[q['unit'],q['unitType'],q.get('tenantName',''),q['statusText'],f"{q['area']:,}",mon(q['marketRent']),mon(q.get('contractRent')),mon(q.get('deposit')),d('leaseStartDate'),d('leaseEndDate'),d('moveInDate'),d('moveOutDate'),mon(q.get('balance'))]
        for (x,_,al),s in zip(cols,v): put(c,x,st['y'],s,'Dj',7,al)
        st['y']-=11.5
    def sub(lab,g,b='DjB'):
        ph=[q for q in g if not q.get('_fut')]; oc=sum(1 for q in ph if 'tenantName' in q)
        c.setLineWidth(.4); c.line(26,st['y']+8.5,W-26,st['y']+8.5)
        v=[lab,'','',f"{100*oc/len(ph):.1f}% Occupied",f"{sum(q['area'] for q in ph):,}",mon(sum(q['marketRent'] for q in ph)),mon(sum(q.get('contractRent',0) for q in ph if 'tenantName' in q)),mon(sum(q.get('deposit',0) for q in ph)),'','','','',mon(sum(q.get('balance',0) for q in ph))]
        for (x,_,al),s in zip(cols,v): put(c,x,st['y'],s,b,7,al)
        return len(ph),oc
    for nm,z,g in G:
        if st['y']-11.5*(len(g)+2)<40:
            c.showPage(); st['p']+=1; st['y']=H-40; foot(); hdr()
        put(c,30,st['y'],f"{nm} - {nm.split('-')[0] if '-' in nm else nm.split(' ')[0]} {nm.split(' ',1)[1]} Columbus, OH {z}",'DjB',7.5); st['y']-=12
        for q in g: line(q)
        n=sum(1 for q in g if not q.get('_fut')); sub(f"{n} Unit{'s' if n>1 else ''}",g); st['y']-=19
    n,o=sub(f"Total {sum(1 for q in rows if not q.get('_fut'))} Units",rows)
    put(c,30,st['y']-16,'Future tenants are listed for reference and are not included in totals.','Dj',6.5)
    c.save()
    truth(fn,'SINGLE_FAMILY_RENTAL','property-grouped export, duplexes with future tenant row',True,'Kestrel Bend Duplexes','2026-05-31',n,o,n-o,rows)

# ---------- 6 lender form mixed-use
def p06():
    fn='exhibit_c_halsted_block.pdf'; r=random.Random(5706); N=Names(r)
    W,H=letter; c=new(fn,(W,H)); A=[];B=[]
    for f in (2,3):
        for s in ('A','B','C','D','E','F'):
            u=f"{f}{s}"; ty=r.choice(['1 BR','1 BR','2 BR','Studio']); sf={'1 BR':615,'2 BR':830,'Studio':440}[ty]; mk={'1 BR':1325,'2 BR':1650,'Studio':1050}[ty]
            sec='PART I - RESIDENTIAL'
            if u in('3B',): A.append(dict(unit=u,unitType=ty,area=sf,tenantName=None,statusText='Vacant',section=sec,marketRent=mk)); continue
            rent=mk-r.choice([0,25,50,85,120]); ls=addm(D(2025,7,1),r.randint(0,10))
            A.append(dict(unit=u,unitType=ty,area=sf,tenantName=N.fl(),statusText='Occupied',section=sec,contractRent=rent,marketRent=mk,leaseStartDate=ls,leaseEndDate=eom(addm(ls,11)),deposit=rent if r.random()<.7 else 1000))
    sec='PART II - COMMERCIAL'
    def com(u,t,use,sf,ls,le,mo,re,steps,dep): return dict(unit=u,tenantName=t,area=sf,section=sec,statusText='Occupied',leaseStartDate=ls,leaseEndDate=le,contractRent=mo,annualRent=mo*12,charges=C(('Base Rent',mo),('Reimb.',re)),rentSteps=[dict(date=iso(d),amount=a) for d,a in steps],deposit=dep,_use=use,_re=re)
    B=[com('1401','Lavandería Estrella','Laundromat',1850,D(2022,3,1),D(2032,2,28),3250,610,[(D(2027,3,1),3350),(D(2029,3,1),3550)],6500),
       com('1403','Tindle Street Barbers','Barber shop',780,D(2024,9,1),D(2027,8,31),1475,260,[(D(2026,9,1),1520)],1475),
       dict(unit='1405',area=1120,section=sec,statusText='Vacant',_use=''),
       com('1407-09','Nine Corners Market Co.','Grocery / deli',2600,D(2020,6,1),D(2030,5,31),4420,860,[(D(2026,6,1),4550),(D(2028,6,1),4685)],8000)]
    put(c,W-40,H-36,'EXHIBIT C','Ser',9,'r'); put(c,W/2,H-54,'CERTIFIED RENT SCHEDULE','SerB',14,'c'); put(c,W/2,H-68,'(attach to Borrower\'s closing certificate)','SerI',9,'c')
    y=H-82; bw=W-80
    for row in [(('Borrower:','Halsted Corner Partners LLC'),('Loan No.:','26-00418-M')),(('Property:','Halsted Corner Block'),('Rents as of:','April 30, 2026')),(('Address:','1401-1409 Halsted Street, Peoria, Illinois'),('Prepared by:','Managing member'))]:
        c.setLineWidth(.6); c.rect(40,y-18,bw*.62,18); c.rect(40+bw*.62,y-18,bw*.38,18)
        put(c,44,y-12,row[0][0],'SerB',9);put(c,92,y-12,row[0][1],'Ser',9);put(c,44+bw*.62,y-12,row[1][0],'SerB',9);put(c,110+bw*.62,y-12,row[1][1],'Ser',9); y-=18
    y-=18; put(c,40,y,'PART I - RESIDENTIAL','SerB',10); y-=6
    def table(cols,data,y,hh,h,tot):
        x0=40
        def hl(y,h): 
            x=x0
            for w,_,_ in cols: c.rect(x,y-h,w,h); x+=w
        c.setFillColor(colors.HexColor('#e6e6e6')); c.rect(x0,y-hh,sum(w for w,_,_ in cols),hh,fill=1,stroke=0); c.setFillColor(colors.black)
        c.setLineWidth(.5); hl(y,hh); x=x0
        for w,t,_ in cols:
            yy=y-9
            for k in t.split('\n'): put(c,x+w/2,yy,k,'SerB',7.5,'c'); yy-=8.5
            x+=w
        y-=hh
        for d in data+[tot]:
            n=max([len(str(t).split('\n')) for t in d]); rh=max(h,5+9*n); hl(y,rh); x=x0
            for (w,_,al),t in zip(cols,d):
                yy=y-10
                for k in str(t or '').split('\n'):
                    put(c,x+3 if al=='l' else x+w-3 if al=='r' else x+w/2,yy,k,'SerB' if d is tot else 'Ser',8.5,al); yy-=9
                x+=w
            y-=rh
        return y
    n0=lambda v:'' if v is None else f"{v:,}"
    cols=[(34,'Apt\nNo.','c'),(46,'Type','c'),(40,'Sq. Ft.','r'),(134,'Name of Tenant','l'),(62,'Lease\nBegins','c'),(62,'Lease\nEnds','c'),(52,'Monthly\nRent ($)','r'),(52,'Market\nRent ($)','r'),(50,'Security\nDeposit','r')]
    y=table(cols,[(q['unit'],q['unitType'],n0(q['area']),q.get('tenantName') or 'Vacant',us(q.get('leaseStartDate')),us(q.get('leaseEndDate')),n0(q.get('contractRent')),n0(q['marketRent']),n0(q.get('deposit'))) for q in A],y,24,14,('','',n0(sum(q['area'] for q in A)),'TOTAL PART I','','',n0(sum(q.get('contractRent') or 0 for q in A)),n0(sum(q['marketRent'] for q in A)),n0(sum(q.get('deposit') or 0 for q in A))))
    y-=20; put(c,40,y,'PART II - COMMERCIAL','SerB',10); y-=6
    cols=[(42,'Space','c'),(104,'Tenant\n(use)','l'),(36,'Sq. Ft.','r'),(54,'Lease Begins\nLease Ends','c'),(44,'Base Rent\nMonthly','r'),(48,'Base Rent\nAnnual','r'),(36,'$/SF\nper yr','r'),(42,'Reimb.\nMonthly','r'),(88,'Scheduled\nincreases (monthly)','c'),(38,'Security\nDeposit','r')]
    d=[]
    for q in B:
        if q['statusText']=='Vacant': d.append((q['unit'],'Vacant',n0(q['area']),'','','','','','','')); continue
        d.append((q['unit'],q['tenantName']+f"\n({q['_use']})",n0(q['area']),us(q['leaseStartDate'])+'\n'+us(q['leaseEndDate']),n0(q['contractRent']),n0(q['annualRent']),f"{q['annualRent']/q['area']:.2f}",n0(q['_re']),'\n'.join(f"{us2(D.fromisoformat(s['date']))}: ${s['amount']:,}" for s in q['rentSteps']),n0(q['deposit'])))
    y=table(cols,d,y,24,16,('','TOTAL PART II',n0(sum(q['area'] for q in B)),'',n0(sum(q.get('contractRent',0) for q in B)),n0(sum(q.get('annualRent',0) for q in B)),'',n0(sum(q.get('_re',0) for q in B)),'',n0(sum(q.get('deposit',0) for q in B))))
    y-=20; put(c,40,y,f"Total monthly rent, Parts I and II (base rent only):  ${sum(q.get('contractRent') or 0 for q in A+B):,}",'SerB',9.5); y-=20
    for t in simpleSplit('The undersigned certifies that the foregoing is a true, correct and complete schedule of all leases and occupancies of the Property; that no rent has been prepaid more than one month in advance; and that, except as noted, no tenant is in default. Space 1405 is being marketed.','Ser',8.5,W-80): put(c,40,y,t,'Ser',8.5); y-=10.5
    y-=22; c.line(40,y,260,y); c.line(330,y,W-40,y); put(c,40,y-10,'By: its Managing Member','Ser',8); put(c,330,y-10,'Date','Ser',8); put(c,350,y+3,'May 6, 2026','SerI',10)
    c.save(); n=len(A+B); v=sum(q['statusText']=='Vacant' for q in A+B)
    truth(fn,'MIXED_USE','lender certified schedule, boxed form, two parts',False,'Halsted Corner Block','2026-04-30',n,n-v,v,A+B)

# ---------- 7 co-op
def p07():
    fn='marbury_gardens_register.pdf'; r=random.Random(5707); N=Names(r)
    W,H=letter; c=new(fn,(W,H)); S=[];R=[]
    lines=['A','B','C','D','E','F','G']; sh={'A':310,'B':245,'C':245,'D':310,'E':190,'F':190,'G':275}; rm={'A':4.5,'B':3.5,'C':3.5,'D':4.5,'E':2.5,'F':2.5,'G':4}
    rent=set(); allu=[f"{f}{l}" for f in range(1,7) for l in lines]
    unsold=sorted(r.sample([u for u in allu if u!='1A'],8),key=allu.index)
    for u in allu:
        l=u[1]; fl=int(u[0]); s=sh[l]+(fl-1)*5
        if u=='1A': continue
        if u in unsold:
            b=dict(unit=u,unitType=f"{rm[l]:g} rms",section='Unsold shares - rented apartments',_s=s,_rm=rm[l])
            if u==unsold[2]: R.append(dict(b,statusText='VACANT')); continue
            ls=addm(D(2024,7,1),r.randint(0,22)); term=r.choice([12,24]); le=eom(addm(ls,term-1)); 
            if le<D(2026,6,1): ls=addm(ls,12*term//12); le=eom(addm(ls,term-1))
            if le<D(2026,6,1): ls=addm(ls,12);le=eom(addm(ls,term-1))
            leg=round(r.uniform(1180,1690),2); pref=leg if r.random()<.6 else round(leg-r.choice([85,140,210]),2)
            R.append(dict(b,tenantName=N.il(),statusText='Occupied',contractRent=pref,leaseStartDate=ls,leaseEndDate=le,deposit=pref if r.random()<.6 else 0,_leg=leg)); continue
        mt=round(s*3.42,2); asm=round(s*.25,2); pk=r.choice([0,0,0,95]); stg=r.choice([0,0,35])
        ch=[('Maintenance',mt),('Assessment',asm)]+([('Parking',pk)] if pk else [])+([('Storage',stg)] if stg else [])
        S.append(dict(unit=u,unitType=f"{rm[l]:g}",tenantName=N.il() if r.random()<.75 else (N.il()+' & '+N.il()),section='Shareholders',statusText='Occupied',charges=C(*ch),totalCharges=round(mt+asm+pk+stg,2),balance=r.choice([0]*6+[mt,round(mt*2,2),asm]),_s=s,_rm=rm[l],_c=dict(ch)))
    for q in S+R: q.pop('unitType',None)
    st=dict(p=0,y=0)
    def top():
        st['p']+=1; put(c,W/2,H-40,'MARBURY GARDENS TENANTS CORP.','SerB',13,'c'); put(c,W/2,H-54,'88-20 Marbury Road','Ser',10,'c'); put(c,W/2,H-68,'Register of Maintenance and Rents for the month of June 2026','SerI',10.5,'c'); put(c,W-40,24,f"- {st['p']} -",'Ser',8,'r'); st['y']=H-92
    def h1():
        y=st['y']; 
        for x,t,al in [(44,'Apt.','l'),(80,'Shareholder','l'),(250,'Shares','r'),(284,'Rooms','r'),(346,'Maintenance','r'),(404,'Assessment','r'),(448,'Parking','r'),(490,'Storage','r'),(536,'Total','r'),(578,'Arrears','r')]: put(c,x,y,t,'SerB',8.5,al)
        c.setLineWidth(.7); c.line(40,y+10,W-32,y+10); c.line(40,y-3,W-32,y-3); st['y']-=15
    top(); put(c,40,st['y']+2,'SCHEDULE 1.   Shareholders','SerB',10); st['y']-=18; h1()
    z=lambda v:f"{v:,.2f}" if v else ''
    lastf=None
    for q in S:
        if q['unit'][0]!=lastf and lastf: st['y']-=4
        lastf=q['unit'][0]
        if st['y']<60: c.showPage(); top(); h1()
        y=st['y']; k=q['_c']
        put(c,44,y,q['unit'],'Ser',9);put(c,80,y,q['tenantName'],'Ser',9);put(c,250,y,q['_s'],'Ser',9,'r');put(c,284,y,f"{q['_rm']:g}".replace('.5','½'),'Ser',9,'r');put(c,346,y,z(k['Maintenance']),'Ser',9,'r');put(c,404,y,z(k['Assessment']),'Ser',9,'r');put(c,448,y,z(k.get('Parking')),'Ser',9,'r');put(c,490,y,z(k.get('Storage')),'Ser',9,'r');put(c,536,y,z(q['totalCharges']),'Ser',9,'r');put(c,578,y,z(q['balance']),'Ser',9,'r'); st['y']-=12.5
    y=st['y']; c.line(40,y+9,W-32,y+9); s=lambda k: round(sum(q['_c'].get(k,0) for q in S),2)
    put(c,80,y-1,'Total Schedule 1','SerB',9);put(c,250,y-1,f"{sum(q['_s'] for q in S):,}",'SerB',9,'r')
    for x,v in ((346,s('Maintenance')),(404,s('Assessment')),(448,s('Parking')),(490,s('Storage')),(536,sum(q['totalCharges'] for q in S)),(578,sum(q['balance'] for q in S))): put(c,x,y-1,z(v),'SerB',8.5,'r')
    for q in S:
        if q['balance']==0: q.pop('balance')
    st['y']-=34
    if st['y']<240: c.showPage(); top()
    y=st['y']; put(c,40,y+2,'SCHEDULE 2.   Unsold shares - rented apartments (holder: Marbury Sponsor Associates)','SerB',10); y-=22
    for x,t,al in [(44,'Apt.','l'),(80,'Tenant','l'),(220,'Shares','r'),(262,'Rooms','r'),(278,'Lease from','l'),(342,'Lease to','l'),(452,'Legal rent','r'),(514,'Rent charged','r'),(576,'Security','r')]: put(c,x,y,t,'SerB',8.5,al)
    c.line(40,y+10,W-32,y+10); c.line(40,y-3,W-32,y-3); y-=15
    for q in R:
        put(c,44,y,q['unit'],'Ser',9);put(c,80,y,q.get('tenantName') or 'VACANT','Ser',9);put(c,220,y,q['_s'],'Ser',9,'r');put(c,262,y,f"{q['_rm']:g}".replace('.5','½'),'Ser',9,'r');
        if 'tenantName' in q:
            put(c,278,y,q['leaseStartDate'].strftime('%b %-d, %Y'),'Ser',9);put(c,342,y,q['leaseEndDate'].strftime('%b %-d, %Y'),'Ser',9);put(c,452,y,z(q['_leg']),'Ser',9,'r');put(c,514,y,z(q['contractRent']),'Ser',9,'r');put(c,576,y,z(q['deposit']) or 'none','Ser',9,'r')
            if not q['deposit']: q.pop('deposit')
        y-=12.5
    c.line(40,y+9,W-32,y+9); put(c,80,y-1,'Total Schedule 2','SerB',9);put(c,220,y-1,f"{sum(q['_s'] for q in R):,}",'SerB',9,'r');put(c,452,y-1,z(sum(q.get('_leg',0) for q in R)),'SerB',9,'r');put(c,514,y-1,z(sum(q.get('contractRent',0) for q in R)),'SerB',9,'r');put(c,576,y-1,z(sum(q.get('deposit',0) for q in R)),'SerB',9,'r')
    y-=28
    for t in ('Apartment 1A is held by the Corporation for the resident superintendent; no shares are allocated and no rent is charged.','Maintenance is $3.42 per share; capital assessment $0.25 per share through December 2026.','Printed 6/2/26 by the managing agent for the Board.'): put(c,40,y,t,'SerI',9); y-=12
    c.save()
    truth(fn,'COOPERATIVE','register with shareholder and unsold-share schedules',True,'MARBURY GARDENS TENANTS CORP.','2026-06',None,None,None,S+R)
if __name__=='__main__':
    p03();p05();p06();p07()
