from .lib import *
def make():
    # 132-row apartment, greenbar, one-line records, subtotals by building, PLANTED total_wrong
    R=random.Random(5505); N='AMSI_RR210_WILLOWBEND.PDF'.replace('.PDF','.pdf')
    fps={'A1':(612,485),'A2':(704,525),'B1':(880,615),'B2':(962,660),'C1':(1148,790)}
    asof=date(2002,9,25); f=lambda d:d.strftime('%m/%d/%y')
    def head(p):
        return [L((0,'RR210-2'),(46,'W I L L O W   B E N D   A P A R T M E N T S'),(124,'PAGE %4d'%p)),
          L((0,'PROPERTY 0417'),(58,'RENT ROLL REPORT'),(116,'RUN 09/25/02 18:05')),
          L((56,'AS OF DATE: 09/25/02')),'',
          L((0,'BLD'),(4,'UNIT'),(10,'FLR'),(16,'SQ','r'),(18,'O'),(20,'RESIDENT'),(42,'MOVE'),(51,'LEASE'),(60,'LEASE'),(77,'MARKET','r'),(87,'LEASE','r'),(95,'PET','r'),(104,'CARPRT','r'),(113,'OTHER','r'),(124,'SECURITY','r'),(135,'CURRENT','r')),
          L((10,'PLAN'),(16,'FT','r') if 0 else (17,'FT','r'),(18,'C'),(20,'NAME'),(42,'IN'),(51,'BEGIN'),(60,'EXPIRE'),(77,'RENT','r'),(87,'RENT','r'),(95,'FEE','r'),(104,'FEE','r'),(113,'CR/CHG','r'),(124,'DEPOSIT','r'),(135,'BALANCE','r')),
          D((0,3),(4,9),(10,12),(13,17),(18,19),(20,40),(42,50),(51,59),(60,68),(69,77),(78,87),(89,95),(97,104),(105,113),(115,124),(126,135))]
    P=Printer(58,head); tr=[]; G=[0]*8; GC=[0,0,0]; fpc={k:[0,0,0,0,0] for k in fps}
    plant=None
    z=lambda x:'' if x==0 else tm(x).strip()
    for b in range(1,12):
        S=[0]*8; n=v=0
        plan=R.choice([['A1','A1','A2','A2','B1','B1'],['B1','B2','B2','C1','C1','B1'],['A2','A2','A1','B2','B2','C1']])
        for fl in (1,2):
            for k in range(6):
                u='%02d%d%02d'%(b,fl,k+1); fp=plan[k]; sf,mk=fps[fp]; mk+=(15 if fl==2 else 0); n+=1
                S[0]+=mk; S[7]+=sf
                x=R.random(); base=[(0,'%02d'%b),(4,u),(10,fp),(17,sf,'r')]
                fpc[fp][0]+=1; fpc[fp][2]+=mk
                T=dict(unit=u,building='%02d'%b,unitType=fp,area=sf,marketRent=mk)
                if x<.09:
                    st=R.choice(['V','V','M','L']); v+=1
                    lbl={'V':'VACANT','M':'*** MODEL ***' if b==1 else 'VACANT','L':'VACANT'}[st]
                    if st=='M' and b!=1: st='V'
                    P.add(L(*base,(18,st),(20,lbl),(77,m(mk),'r'),(87,'.00','r')))
                    T.update(statusText=st,contractRent=0); tr.append(T); continue
                st='N' if x<.16 else 'O'
                nm=R.choice(LAST).upper()+', '+R.choice(FIRST).upper()
                if R.random()<.15: nm+=' & '+R.choice(FIRST).upper()
                nm=nm[:20].rstrip()
                mi=date(R.choice([1997,1999,2000,2001,2001,2002]),R.randint(1,9),R.randint(1,28)); bg=mi
                while addm(bg,12)<asof: bg=addm(bg,12)
                if bg>asof: bg=mi=date(2002,8,R.randint(1,28))
                en=addm(bg,R.choice([6,12,12,13]))-timedelta(days=1)
                if en<asof: en=addm(bg,12)-timedelta(days=1)
                rent=mk-R.choice([0,0,10,15,25,40,-5]); pet=R.choice([0,0,0,15]); cp=R.choice([0,0,0,20,20]); ot=R.choice([0]*8+[-50,-25,35])
                dep=R.choice([100,150,200,300]); bal=R.choice([0]*7+[rent+50,12.5,-8.31,185])
                if st=='N': T['statusText']='N'
                P.add(L(*base,(18,st),(20,nm),(42,f(mi)),(51,f(bg)),(60,f(en)),(77,m(mk),'r'),(87,m(rent),'r'),(95,z(pet),'r'),(104,z(cp),'r'),(113 if ot>=0 else 114,z(ot),'r') if ot else None,(124,m(dep),'r'),(135 if bal>=0 else 136,tm(bal).strip() if bal else '.00','r')))
                T.update(tenantName=nm,statusText=st,moveInDate=iso(mi),leaseStartDate=iso(bg),leaseEndDate=iso(en),contractRent=rent,charges=[dict(code=c,amount=a) for c,a in (('PET FEE',pet),('CARPRT FEE',cp),('OTHER CR/CHG',ot)) if a],deposit=dep,balance=bal)
                tr.append(T); fpc[fp][1]+=1; fpc[fp][3]+=rent; fpc[fp][4]+=mk
                for q,a in enumerate((rent,pet,cp,ot,dep,bal)): S[q+1]=round(S[q+1]+a,2)
        def tot(l,S,extra,show=None):
            return L((4,l),(42,extra),(77,m(S[0]),'r'),(87,m(show or S[1]),'r'),(95,z(S[2]),'r'),(104,z(S[3]),'r'),(113 if S[4]>=0 else 114,tm(S[4]).strip(),'r'),(124,m(S[5]),'r'),(135 if S[6]>=0 else 136,tm(S[6]).strip(),'r'))
        show=None
        if b==7:
            show=S[1]+270; plant=dict(what='Building 07 subtotal of LEASE RENT printed as %s, its units sum to %s'%(m(show),m(S[1])),kind='total_wrong')
        P.add(D((69,77),(78,87),(89,95),(97,104),(105,113),(115,124),(126,135)),tot('BUILDING %02d TOTAL'%b,S,'%d UNITS %d VAC'%(n,v),show),'')
        G=[round(a+c,2) for a,c in zip(G,S)]; GC[0]+=n; GC[1]+=v
    P.add(D((66,77),(78,87),(89,95),(97,104),(105,113),(115,124),(126,135),ch='='),tot('PROPERTY TOTAL',G,'%d UNITS %d VAC'%tuple(GC[:2])),'')
    P.new()
    P.add(C('FLOOR PLAN RECAP',132),'',L((30,'PLAN'),(44,'UNITS','r'),(56,'OCCUPIED','r'),(68,'PCT OCC','r'),(84,'MARKET RENT','r'),(100,'LEASE RENT','r')),D((30,34),(39,44),(48,56),(61,68),(72,84),(88,100)))
    for k,(a,o,mk,r,_) in sorted(fpc.items()):
        P.add(L((30,k),(44,a,'r'),(56,o,'r'),(68,'%.1f%%'%(o*100/a),'r'),(84,m(mk),'r'),(100,m(r),'r')))
    P.add(L((30,'TOTAL'),(44,GC[0],'r'),(56,GC[0]-GC[1],'r'),(68,'%.1f%%'%((GC[0]-GC[1])*100/GC[0]),'r'),(84,m(G[0]),'r'),(100,m(G[1]),'r')),'',
       L((30,'OCCUPANCY CODES:  O OCCUPIED   N NOTICE   V VACANT   L VACANT-LEASED   M MODEL')))
    lp(N,P.done(),size=(14.875*72,11*72),font='Courier',fs=11.4,lead=12.2,x=70,top=50,bars=(.88,.95,.88),holes=True)
    write(N,dict(propertyName='WILLOW BEND APARTMENTS',asOnDate='2002-09-25',units=GC[0],occupied=GC[0]-GC[1],vacant=GC[1],planted=plant,rows=tr),'MULTIFAMILY','AMSI greenbar one-line records, building subtotals, floor plan recap','amsi-nightrun',True)
