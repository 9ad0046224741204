from .lib import *
def make():
    # Jenkins style: grouped by floor plan, dates as 01JAN98, two-line records, codes, dot leaders, legal portrait
    R=random.Random(7707); N='JPM-RENTROLL-BRIAR.pdf'
    asof=date(1998,2,28); f=lambda d:d.strftime('%d%b%y').upper()
    plans=[('1 BR GARDEN','1G',590,[101,103,105,107,109,111,201,203,205,207,209,211]),('1 BR DEN','1D',715,[102,104,202,204]),('2 BR 1 BATH','21',860,[106,108,110,206,208,210]),('2 BR TOWNHOUSE','2T',1085,[301,302,303,304,305,306,307,308])]
    mk={'1G':430,'1D':475,'21':545,'2T':640}
    def head(p):
        return [L((0,'JENKINS PROPERTY MGMT SYSTEM'),(92,'PG. %02d'%p)),L((0,'RRL-05'),(30,'BRIARWOOD COURT APTS  (PROP 22)'),(84,'28FEB98 23:58')),L((36,'RENT ROLL AT MONTH END')),'',
          L((0,'APT'),(6,'ST'),(10,'TENANT/APPLICANT'),(38,'MKT RENT','r'),(48,'ACT RENT','r'),(59,'(LOSS)/','r'),(62,'MOVED IN'),(73,'LSE FROM'),(97,'BALANCE','r')),
          L((10,'CHARGE CODES.....'),(48,'SEC DEP','r'),(59,'GAIN','r'),(62,'MOVE OUT'),(73,'LSE THRU'),(97,'30+ DAYS','r')),
          '*'*97]
    def foot(p): return ['',L((0,'OC OCCUPIED  NV NOTICE  VR VACANT READY  VN VAC NOT READY  EV EVICTION  PR PRELEASED'[:97]))]
    P=Printer(78,head,foot); tr=[]; G=[0]*5; gc=[0,0]
    neg=lambda x:'(%s)'%m(-x) if x<0 else m(x)
    for nm,cd,sf,us in plans:
        P.add('',L((0,'FLOOR PLAN %s  %s'%(cd,nm)),(40,'%d SQ FT'%sf)),extra=4); S=[0]*5; n=v=0
        for u in us:
            n+=1; M=mk[cd]+(10 if 200<=u<300 else 0); x=R.random(); T=dict(unit=str(u),section=nm,unitType=cd+' '+nm,marketRent=M); S[0]+=M
            T['unitType']=nm
            if u in(207,302,110):
                v+=1; st='VN' if u==207 else 'VR'
                P.add(L((0,u),(6,st),(10,'-- VACANT --'),(38,m(M),'r'),(48,'0.00','r'),(59,neg(-M),'r')),''); S[2]-=M
                T.update(statusText=st,contractRent=0); tr.append(T)
                if u==302:
                    nm2='SANDOVAL R.'; P.add(L((0,u),(6,'PR'),(10,nm2),(48,m(M),'r'),(73,'15MAR98')),L((48,'100.00','r'),(73,'14MAR99')),'')
                    tr.append(dict(unit='302',section=nm,unitType=nm,tenantName=nm2,statusText='PR',contractRent=M,deposit=100,leaseStartDate='1998-03-15',leaseEndDate='1999-03-14'))
                continue
            st='NV' if x<.1 else 'EV' if x<.13 else 'OC'
            t=R.choice(LAST).upper()+' '+R.choice(FIRST)[0]+'.'+('/'+R.choice(LAST).upper() if R.random()<.15 else ''); t=t[:20]
            mi=date(R.choice([1994,1995,1996,1997,1997]),R.randint(1,12),R.randint(1,28)); bg=mi
            while addm(bg,12)<=asof: bg=addm(bg,12)
            en=addm(bg,12)-timedelta(days=1)
            A=M-R.choice([0,0,5,10,15,20,-5]); dep=R.choice([200,250,M,M]); bal=R.choice([0]*6+[A,25,-10,A+35]); old=bal if bal>A else 0
            ch=[('RNT',A)]+([('PKG',R.choice([15,25]))] if R.random()<.4 else [])+([('PET',10)] if R.random()<.2 else [])+([('W/D',30)] if R.random()<.2 else [])
            mo=f(date(1998,3,R.choice([15,31]))) if st=='NV' else ''
            P.add(L((0,u),(6,st),(10,t),(38,m(M),'r'),(48,m(A),'r'),(59,neg(A-M),'r'),(62,f(mi)),(73,f(bg)),(97,neg(bal),'r')),
                  L((10,' '.join('%s %.2f'%c for c in ch)),(48,m(dep),'r') if len(ch)<4 else None,(62,mo),(73,f(en)),(97,m(old),'r') if old else None),'')
            T.update(tenantName=t,statusText=st,contractRent=A,moveInDate=iso(mi),leaseStartDate=iso(bg),leaseEndDate=iso(en),balance=bal,deposit=dep,charges=[dict(code=a,amount=b) for a,b in ch])
            if mo: T['moveOutDate']=iso(date(1998,3,int(mo[:2])))
            tr.append(T)
            for k,a in enumerate((A,A-M,dep,bal)): S[k+1]=round(S[k+1]+a,2)
        def tot(l,S,n,v):
            return [L((6,l),(38,m(S[0]),'r'),(48,m(S[1]),'r'),(59,neg(S[2]),'r'),(62,'UNITS %d'%n),(73,'VACANT %d'%v),(97,neg(S[4]),'r')),L((48,m(S[3]),'r'))]
        P.add(L((29,'_________'),(39,'_________'),(50,'_________'),(87,'__________')),*tot('TOTAL '+cd,S,n,v),'')
        G=[round(a+b,2) for a,b in zip(G,S)]; gc[0]+=n; gc[1]+=v
    P.add('',*tot('TOTAL PROP 22',G,*gc),L((6,'DEPOSITS ON HAND EXCLUDE PRELEASED APPLICANTS')))
    lp(N,P.done(),size=legal,font='Courier',fs=8.8,lead=11.6,x=46,top=44)
    write(N,dict(propertyName='BRIARWOOD COURT APTS',asOnDate='1998-02-28',units=gc[0],occupied=gc[0]-gc[1],vacant=gc[1],rows=tr),'MULTIFAMILY','Jenkins two-line records grouped by floor plan, 01JAN98 dates, code strings','jenkins-ops',True)
