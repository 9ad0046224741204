from .lib import *
def make():
    # CTI / HUD style, 3 bldgs, contract rent split tenant/HAP, column boxes of | and +
    R=random.Random(8808); N='cti_sec8_rentroll_harmony.pdf'
    f=lambda d:d.strftime('%m/%Y')
    bar='+------+-----+----------------------+--+-----------+-----------+-----------+-----------+----------+---------+----------+'
    def head(p):
        return ['CTI LIMITED  Housing Manager  v.2.11'.ljust(100)+'Page: %d'%p,C('HARMONY HOUSE APARTMENTS - Project 074-35118',120),C('CERTIFIED RENT ROLL FOR THE MONTH OF OCTOBER 1995',120),'',bar,
         '|Unit  |Bed- |Head of Household     |St| Contract  |  Tenant   | Assistance|  Utility  | Move In  | Next    | Security |',
         '|No.   |rooms|                      |  |   Rent    |  Payment  |  Payment  | Allowance |   Date   | Recert. | Deposit  |',bar]
    P=Printer(51,head); tr=[]; G=[0]*5; n=v=0
    ct={'0':391,'1':452,'2':536,'3':618}; ua={'0':31,'1':38,'2':52,'3':67}
    row=lambda *c:'|%-6s|%-5s|%-22s|%-2s|%11s|%11s|%11s|%11s|%10s|%9s|%10s|'%c
    for b,cnt in (('A',9),('B',10),('C',8)):
        P.add(row('Bldg '+b,'','','','','','','','','',''),extra=2)
        S=[0]*5
        for k in range(1,cnt+1):
            u='%s-%02d'%(b,k); br=R.choice('011122233' if b!='A' else '0011'); c=ct[br]; n+=1
            if u in ('B-04','C-07'):
                v+=1; P.add(row(u,br,'vacant','V',m(c)+' ','','','','','','')); tr.append(dict(unit=u,building='Bldg '+b,unitType=br,statusText='V',contractRent=c)); S[0]+=c; continue
            if u=='A-01':
                P.add(row(u,br,'Resident Manager','E','0.00 ','0.00 ','0.00 ','','06/1991 ','','')); tr.append(dict(unit=u,building='Bldg A',unitType=br,tenantName='Resident Manager',statusText='E',contractRent=0,moveInDate='06/1991',charges=[dict(code='Tenant Payment',amount=0),dict(code='Assistance Payment',amount=0)])); continue
            st='M' if R.random()<.12 else 'S'
            tp=c if st=='M' else R.choice([25,61,88,104,137,159,212]); hap=c-tp; dep=R.choice([50,tp,100]); d=date(R.randint(1983,1995),R.randint(1,9),1); rc=date(R.choice([1995,1996]),d.month,1)
            if rc<date(1995,11,1): rc=date(1996,d.month,1)
            nm=R.choice(LAST)+', '+R.choice(FIRST)
            P.add(row(u,br,nm[:22],st,m(c)+' ',m(tp)+' ',m(hap)+' ' if hap else '',m(ua[br])+' ' if st=='S' else '',f(d)+' ',f(rc)+' ' if st=='S' else '',m(dep)+' '))
            tr.append(dict(unit=u,building='Bldg '+b,unitType=br,tenantName=nm[:22],statusText=st,contractRent=c,charges=[dict(code='Tenant Payment',amount=tp)]+([dict(code='Assistance Payment',amount=hap)] if hap else []),moveInDate=f(d),deposit=dep))
            for q,a in enumerate((c,tp,hap,ua[br] if st=='S' else 0,dep)): S[q]+=a
        P.add(bar,row('','','Subtotal Bldg '+b,'',m(S[0])+' ',m(S[1])+' ',m(S[2])+' ',m(S[3])+' ','','',m(S[4])+' '),bar)
        G=[a+c for a,c in zip(G,S)]
    P.add(row('','','PROJECT TOTAL','',m(G[0])+' ',m(G[1])+' ',m(G[2])+' ',m(G[3])+' ','','',m(G[4])+' '),bar,'',
     '  Units in project %d     Vacant %d     Employee 1     Contract rent of vacant units is included in the total of Contract Rent.'%(n,v),'  Status:  S = Section 8   M = Market   E = Employee   V = Vacant','',
     '  I certify that the above is true and complete.     ______________________________   ____/____/____')
    lp(N,P.done(),size=landscape(letter),font='Courier',fs=9.4,lead=10.6,x=45,top=36)
    write(N,dict(propertyName='HARMONY HOUSE APARTMENTS',asOnDate='1995-10',units=n,occupied=n-v,vacant=v,rows=tr),'MULTIFAMILY','CTI subsidised certified roll in ASCII boxes, tenant and assistance payments','cti-hud',True)
