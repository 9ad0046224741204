from .lib import *
def make():
    R=random.Random(2202); N='MRI_CMRROLL_FOXGLOVE.pdf'
    T=[("Shop-N-Save Foods #118",41200,7.25),("Drug Barn",11500,11.5),("Hallmark's Attic Cards",2800,16),("Sun-Glo Tanning",1400,18.5),("Wok This Way",1650,19),("Pet Pantry",3200,14.75),("Payday Today",900,24),("Video Junction",5400,12),("Sole Mates Shoes",2450,15.5),("Dr. Quill, Optometry",1575,18),("Bank of the Prairie",3600,22),("Foxglove Cleaners",1200,20),("Yogurt Igloo",1050,21.5),("Radio Hut",2200,16.25),("Curl Up & Dye Salon",1380,17.5)]
    asof=date(1999,8,31); occ=[]; su=101
    for n,sf,psf in T:
        su+=R.choice([1,2,2,3])
        bg=date(R.randint(1991,1998),R.randint(1,12),R.choice([1,1,1,15])); en=eom(addm(bg.replace(day=1),R.choice([60,84,120,180])-1))
        while en<date(1999,9,30): en=eom(addm(en.replace(day=1),60))
        base=round(sf*psf/12,2); rec=round(sf*R.choice([2.1,2.65,3.05])/12,2); oth=R.choice([0,0,0,25,60,150])
        if n.startswith('Shop'): rec=round(sf*1.1/12,2)
        st=[]
        k=R.choice([0,0,1,2,3]); d=addm(date(2000,R.randint(1,12),1),0); a=base; 
        for _ in range(k):
            if d>en: break
            a=round(a*1.03,2); st.append((d,a)); d=addm(d,12)
        occ.append(dict(u='%04d'%su,n=n,sf=sf,bg=bg,en=en,base=base,rec=rec,oth=oth,st=st))
    occ[3]['en']='M-T-M'; occ[3]['st']=[]
    add=dict(u=occ[6]['u'],n="Payday Today (stor)",sf=220,bg=occ[6]['bg'],en=occ[6]['en'],base=110.0,rec=0,oth=0,st=[]); 
    vac=[('0103A',1400),('0131',2100),('0140',960)]
    used={o['u'] for o in occ}
    vac=[(u if u not in used else u+'B',sf) for u,sf in vac]
    f=lambda d:d if isinstance(d,str) else d.strftime('%-m/%-d/%Y')
    def head(p):
        return [L((0,'Database:  PRAIRIE'),(58,'Rent Roll'),(118,'Page:   %3d'%p)),
          L((0,'Bldg Status:  Active only'),(53,'Foxglove Plaza Shops'),(118,'Date:  09/03/99')),
          L((56,'8/31/1999'),(118,'Time:  10:14 AM')),'',
          L((93,'|<--- Future Rent Increases --->|')),
          L((32,'Rent'),(59,'GLA','r'),(69,'Monthly','r'),(75,'Ann.','r'),(84,'Monthly Cost','r') if 0 else (84,'Cost','r'),(91,'Other','r'),(118,'Monthly','r')),
          L((0,'Suit Id'),(9,'Occupant Name'),(32,'Start'),(43,'Expires'),(59,'Sqft','r'),(69,'Base Rent','r'),(75,'PSF','r'),(84,'Recovery','r'),(91,'Income','r'),(93,'Cat'),(98,'Date'),(118,'Amount','r'),(125,'PSF','r')),
          '_'*132,'']
    def foot(p): return ['',L((0,'MRI  CM_RROLL  v3.1'),(113,'<continued>' if p<2 else ''))]
    P=Printer(50,head,foot); tr=[]
    P.add('Vacant Suites','')
    for u,sf in vac:
        P.add(L((0,u),(9,'Vacant'),(59,m(sf,0),'r')))
        tr.append(dict(unit=u,area=sf,statusText='Vacant',section='Vacant Suites'))
    P.add('','Occupied Suites','')
    S=[0,0,0,0]
    for o in occ:
        psf=o['base']*12/o['sf']
        x=[(0,o['u']),(9,o['n']),(32,f(o['bg'])),(43,f(o['en'])),(59,m(o['sf'],0),'r'),(69,m(o['base']),'r'),(75,m(psf),'r'),(84,m(o['rec']),'r')]
        ch=[dict(code='Cost Recovery',amount=o['rec'])]
        if o['oth']: x.append((91,m(o['oth']),'r')); ch.append(dict(code='Other Income',amount=o['oth']))
        ls=[]
        for k,(d,a) in enumerate(o['st']):
            z=[(93,'BRR'),(98,f(d)),(118,m(a),'r'),(125,m(a*12/o['sf']),'r')]
            ls.append(L(*(x+z)) if k==0 else L(*z))
        if not ls: ls=[L(*x)]
        P.add(*ls,'')
        tr.append(dict(unit=o['u'],tenantName=o['n'],area=o['sf'],section='Occupied Suites',statusText='Occupied',leaseStartDate=iso(o['bg']),leaseEndDate=iso(o['en']),contractRent=o['base'],charges=ch,rentSteps=[dict(date=iso(d),amount=a) for d,a in o['st']]))
        for k,v in enumerate((o['sf'],o['base'],o['rec'],o['oth'])): S[k]=round(S[k]+v,2)
    vs=sum(s for _,s in vac); tot=S[0]+vs
    P.add(D((51,59),(60,69),(76,84),(85,91)),
      L((0,'Totals:'),(14,'Occupied Sqft:'),(34,'%.2f%%'%(S[0]*100/tot),'r'),(37,'%2d Units'%len(occ)),(59,m(S[0],0),'r'),(69,m(S[1]),'r'),(84,m(S[2]),'r'),(91,m(S[3]),'r')),
      L((14,'Vacant Sqft:'),(34,'%.2f%%'%(vs*100/tot),'r'),(37,'%2d Units'%len(vac)),(59,m(vs,0),'r')),
      L((14,'Total Sqft:'),(37,'%2d Units'%(len(occ)+len(vac))),(59,m(tot,0),'r'),(69,m(S[1]),'r')))
    lp(N,P.done(),size=landscape(legal),font='Courier',fs=9.6,lead=11.2,x=60,top=36,by_word=True)
    write(N,dict(propertyName='Foxglove Plaza Shops',asOnDate='1999-08-31',units=len(occ)+len(vac),occupied=len(occ),vacant=len(vac),rows=tr),'RETAIL','MRI DOS commercial rent roll with future increases, vacant section first','mri-export',True)
