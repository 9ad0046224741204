from .lib import *
def make():
    R=random.Random(1101); N='jde_r15450_parkway.pdf'
    cos=["Ashgrove Title & Escrow","Bellwether Actuarial Grp","Cobalt Freight Systems","Dunmore Orthodontics PA","Everline Staffing Inc","Fallbrook Capital Mgmt","Gulfstone Engineering","Harrow & Finch LLP","Interlace Data Services","Juniper Benefits Admin","Keystone Hearing Ctrs","Larkmoor Architects","Meridian Claims Adjus","Northway Court Rptrs","Oakhurst Mortgage Corp","Pinnacle Dental Lab","Quarry Hill Software","Redfern Tax Service","Stoneleigh Insurance"]
    R.shuffle(cos)
    A=[('A','100',1),('A','110',1),('A','115',1),('A','130',1),('A','200',2),('A','210',2),('A','225',2),('A','240',2),('A','300',3),('A','310',3),('A','320',3),('A','350',3),
       ('B','101',1),('B','102',1),('B','105',1),('B','201',2),('B','202',2),('B','206',2),('B','208',2),('B','301',3),('B','304',3),('B','ROOF',4)]
    vac={('A','225'),('A','320'),('B','105'),('B','202')}; fut={('B','202')}
    asof=date(2004,3,31); rows=[]; i=0
    for b,u,f in A:
        sf=R.choice([1140,1385,1622,2010,2444,2875,3316,4120,5588,6240]) if u!='ROOF' else None
        if (b,u) in vac:
            rows.append(dict(b=b,u=u,f=f,sf=sf,st='V'))
            if (b,u) in fut:
                bg=date(2004,6,1); mo=round(sf*19.75/12,2)
                rows.append(dict(b=b,u=u,f=f,sf=sf,st='F',nm=cos[i],ls=40900+i*7,ad=500000+R.randint(1000,9000),bg=bg,en=date(2009,5,31),ch=[('RENT',mo)])); i+=1
            continue
        if u=='ROOF':
            rows.append(dict(b=b,u=u,f=f,sf=sf,st='A',nm='Tri-Cell Wireless LP',ls=38811,ad=517702,bg=date(1999,9,1),en=date(2009,8,31),ch=[('RENT',1850.00),('ELEC',212.40)])); continue
        bg=date(R.choice([1998,1999,2000,2001,2002,2003]),R.randint(1,12),1); en=eom(addm(bg,R.choice([60,84,120])-1))
        while en<asof: en=eom(addm(en.replace(day=1),36))
        ch=[('RENT',round(sf*R.choice([17.5,18.25,19,20.5,21.75])/12,2))]
        if R.random()<.75: ch.append(('OPEX',round(sf*R.choice([1.15,2.4,3.1])/12,2)))
        if R.random()<.35: ch.append(('PARK',R.randint(2,9)*45.0))
        if R.random()<.2: ch.append(('STOR',R.choice([75.,120.,180.])))
        if R.random()<.1: ch.append(('CONC',-round(ch[0][1]*.1,2)))
        rows.append(dict(b=b,u=u,f=f,sf=sf,st='A',nm=cos[i],ls=38000+i*131,ad=510000+R.randint(1000,9000),bg=bg,en=en,ch=ch)); i+=1
    # holdover
    rows[1]['st']='H'; rows[1]['en']=date(2003,12,31)
    f6=lambda d:d.strftime('%m/%d/%y')
    cur={'b':None}
    def head(p):
        return [L((0,'R15450'),(56,'Castlegate Realty Advisors'),(132,'Page -  %6d'%p,'r')),
         L((0,'CGR0002'),(60,'Lease Rent Roll Detail'),(132,'Date -  %6s'%' 4/02/04','r')),
         L((61,'As of 03/31/04'),(132,'Time - 17:22:41','r')),'',
         L((0,'Business Unit . . . .'),(24,'31200'),(34,'Parkway Two Corporate Center')),
         L((0,'Building  . . . . . .'),(24,'3120'+cur['b']),(34,'Parkway Two - '+('Tower A' if cur['b']=='A' else 'Annex B'))),'',
         L((11,'Fl'),(15,'Lease'),(23,'Tenant'),(49,'U'),(59,'Rentable','r'),(62,'Lease'),(72,'Lease'),(82,'Bill'),(99,'Monthly','r'),(114,'Annual','r'),(126,'Ann. Rate','r')),
         L((0,'Unit'),(11,'No'),(15,'Number'),(23,'Alpha Name / Address No.'),(49,'S'),(59,'Sq. Feet','r'),(62,'Begin'),(72,'End'),(82,'Code'),(99,'Amount','r'),(114,'Amount','r'),(126,'Per Sq Ft','r')),
         D((0,9),(11,13),(15,21),(23,47),(49,50),(51,59),(62,70),(72,80),(82,86),(88,99),(102,114),(117,126))]
    P=Printer(56,head); tr=[]; tot={}
    def tl(lbl,t,st): return L((20,lbl),(59,m(t[0],0),'r'),(82,st),(99,tm(t[1]).rstrip(),'r'),(114,m(t[1]*12),'r'))
    gt=[0,0,0,0]
    for b in 'AB':
        cur['b']=b; P.new(); t=[0,0,0,0]
        for r in [r for r in rows if r['b']==b]:
            T=dict(unit=r['u'],building='Parkway Two - '+('Tower A' if b=='A' else 'Annex B'),area=r['sf'],statusText=r['st'])
            if r['st']=='V':
                ls=[L((0,r['u']),(12,r['f']),(23,'** Vacant Unit **'),(49,'V'),(59,m(r['sf'],0),'r'))]; t[0]+=r['sf']; t[2]+=r['sf']
            else:
                ls=[]
                for k,(c,a) in enumerate(r['ch']):
                    an=round(a*12,2)
                    ps=('%.2f'%(an/r['sf'])) if r['sf'] and c in('RENT','OPEX') else ''
                    x=[(82,c),(99 if a>=0 else 100,tm(a).strip(),'r'),(114 if a>=0 else 115,tm(an).strip(),'r'),(126,ps,'r')]
                    if k==0: x+=[(0,r['u']),(12,r['f']),(21,r['ls'],'r'),(23,r['nm']),(49,r['st']),(62,f6(r['bg'])),(72,f6(r['en']))]+([(59,m(r['sf'],0),'r')] if r['sf'] else [])
                    if k==1: x+=[(26,r['ad'])]
                    ls.append(L(*x))
                if len(ls)==1: ls.append(L((26,r['ad'])))
                s=round(sum(a for _,a in r['ch']),2)
                if len(r['ch'])>1: ls+=[L((88,'-----------'),(102,'------------')),L((72,'Lease Total'),(99,m(s),'r'),(114,m(s*12),'r'))]; T['totalCharges']=s
                T.update(tenantName=r['nm'],leaseStartDate=iso(r['bg']),leaseEndDate=iso(r['en']),contractRent=r['ch'][0][1],annualRent=round(r['ch'][0][1]*12,2),charges=[dict(code=c,amount=a) for c,a in r['ch']])
                if r['st']!='F':
                    t[0]+=r['sf'] or 0; t[1]=round(t[1]+s,2); t[3]=round(t[3]+r['ch'][0][1],2)
            tr.append(T); P.add(*ls,'')
        P.add(D((23,59),(82,114)),tl('Total Building  3120'+b,t,''),L((20,'  Of which RENT'),(99,m(t[3]),'r'),(114,m(t[3]*12),'r')),L((20,'  Of which vacant'),(59,m(t[2],0),'r')),'')
        gt=[round(x+y,2) for x,y in zip(gt,t)]
    P.add(D((23,59),(82,114),ch='='),tl('Total Business Unit  31200',gt,''),L((20,'  Of which RENT'),(99,m(gt[3]),'r'),(114,m(gt[3]*12),'r')),L((20,'  Of which vacant'),(59,m(gt[2],0),'r')),'',
      L((0,'Unit status (U S):  A - Active lease   H - Holdover   V - Vacant   F - Future lease (not in totals)')),'',L((50,'* * *  E n d   o f   R e p o r t  * * *')))
    lp(N,P.done(),fs=8.6,lead=10,x=40,top=44,title='R15450')
    ph=[r for r in rows if r['st']!='F']
    write(N,dict(propertyName='Parkway Two Corporate Center',asOnDate='2004-03-31',units=len(ph),occupied=len([r for r in ph if r['st']!='V']),vacant=len([r for r in ph if r['st']=='V']),rows=tr),'OFFICE','JD Edwards World line-printer lease roll, bill-code lines','jde-clerk',True)
