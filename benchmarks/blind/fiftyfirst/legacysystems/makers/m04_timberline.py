from .lib import *
def make():
    # 80-column portrait, mixed use, sections by unit class, two line records
    R=random.Random(4404); N='TL_PM_RR_0697.pdf'
    asof=date(1997,6,1); sec=[('OFC','Office',[('2A',640),('2B',1120),('2C',480),('2D',910)]),('RES','Residential',[('3%d'%i,s) for i,s in ((1,720),(2,720),(3,880),(4,650),(5,1010),(6,720))]+[('4%d'%i,s) for i,s in ((1,720),(2,880),(3,880),(4,650),(5,1010))]),('RTL','Retail',[('G1',1850),('G2',1200),('G3',2300)])]
    biz={'2A':'Orrin Tax Preparers','2B':'Quillfeather Press','2D':'Dr S Abbas DDS','G1':'Marigold Bakery','G2':'Tobacco Row Books','G3':'Second Act Consignment'}
    vac={'2C','34'}; un={'45'}
    f=lambda d:d.strftime('%m-%d-%y')
    def head(p):
        return [L((0,'06-02-97'),(30,'Corliss Block Associates'),(72,'Page %3d'%p)),L((0,'PM1420'),(34,'R E N T   R O L L')),L((31,'Effective 06-01-97')),'',
         L((0,'Property: 014'),(15,'The Corliss Block, 88 Weybosset Pl')),'',
         L((0,'Unit'),(6,'Tenant'),(30,'Sq Feet','r') if 0 else (34,'Sq Feet','r'),(36,'Lease From'),(58,'Mo. Rent','r'),(68,'Deposit','r'),(79,'Amount Due','r')),
         L((0,'Stat'),(6,'Lease No.'),(36,'Lease To'),(58,'Oth Chgs','r'),(68,'Move In','r')),
         '='*79]
    P=Printer(60,head); tr=[]; G=[0]*6; cnt=[0,0]
    ln=2210
    for code,nm,us in sec:
        P.add('',L((0,'Unit Class: '+code),(17,nm)),'',extra=4); S=[0]*6; n=0; v=0
        for u,sf in us:
            n+=1
            if u in vac:
                v+=1; P.add(L((0,u),(6,'VACANT'),(34,m(sf,0),'r'),(58,'.00','r')),L((0,'V')),''); S[0]+=sf
                tr.append(dict(unit=u,section=nm,area=sf,statusText='V',contractRent=0)); continue
            ten=biz.get(u) or (R.choice(LAST)+', '+R.choice(FIRST)); ln+=R.randint(3,40)
            if code=='RES':
                mi=date(R.randint(1990,1996),R.randint(1,12),R.choice([1,1,15])); bg=mi.replace(year=1996) if mi.year<1996 else mi; en=addm(bg,12)-timedelta(days=1)
                if bg.month<6: bg=bg.replace(year=1997); en=addm(bg,12)-timedelta(days=1)
                rent=R.choice([625,650,685,710,795,840]); oth=R.choice([0,0,35,35,60])
            else:
                mi=bg=date(R.randint(1992,1996),R.randint(1,12),1); en=eom(addm(bg,59 if bg.year>1992 else 71)); rent=round(sf*R.choice([9.5,10.5,12,13.75])/12,2); oth=round(sf*.21,2) if code=='RTL' else 0
            mtm=R.random()<.12 and code=='RES'
            dep=R.choice([rent,rent,round(rent*1.5,2),500]); due=R.choice([0,0,0,0,rent,45,-20,112.75])
            st='N' if u in un else 'C'
            a=[(0,u),(6,ten[:23]),(34,m(sf,0),'r'),(36,f(bg)),(58,m(rent),'r'),(68,m(dep),'r'),(79 if due>=0 else 80,tm(due).strip(),'r') if due else None]
            b=[(0,st),(6,'L-%05d'%ln),(36,'Mo-to-Mo' if mtm else f(en)),(58,m(oth),'r') if oth else None,(68,f(mi),'r')]
            P.add(L(*a),L(*b),'')
            tr.append(dict(unit=u,section=nm,area=sf,tenantName=ten[:23],statusText=st,leaseStartDate=iso(bg),leaseEndDate='Mo-to-Mo' if mtm else iso(en),moveInDate=iso(mi),contractRent=rent,charges=[dict(code='Oth Chgs',amount=oth)] if oth else None,deposit=dep,balance=due or None))
            for k,x in enumerate((sf,rent,oth,dep,due)): S[k]=round(S[k]+x,2)
        t=lambda l,S,n,v:[L((6,l),(34,m(S[0],0),'r'),(36,'%d units'%n),(58,m(S[1]),'r'),(68,m(S[3]),'r'),(79 if S[4]>=0 else 80,tm(S[4]).strip(),'r')),L((36,'%d vacant'%v),(58,m(S[2]),'r'))]
        P.add(D((27,34),(45,58),(59,68),(69,79)),*t('* '+nm+' Total',S,n,v))
        G=[round(a+b,2) for a,b in zip(G,S)]; cnt[0]+=n; cnt[1]+=v
    P.add('',D((27,34),(45,58),(59,68),(69,79),ch='='),*t('** Property 014 Total',G,*cnt),'','Status: C current   N on notice   V vacant')
    lp(N,P.done(),size=letter,font='Courier',fs=10.5,lead=11.6,x=50,top=44)
    write(N,dict(propertyName='The Corliss Block, 88 Weybosset Pl',asOnDate='1997-06-01',units=cnt[0],occupied=cnt[0]-cnt[1],vacant=cnt[1],rows=tr),'MIXED_USE','Timberline 80-column two-line records by unit class','timberline-op',True)
