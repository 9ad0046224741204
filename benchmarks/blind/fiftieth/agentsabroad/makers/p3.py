# Canadian apartment building, Yardi with lease charges
from .common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
NAME='RentRollLeaseCharges_maplecrest.pdf'
def make():
    r=rng('p3'); W,H=landscape(letter)
    c=canvas.Canvas(os.path.join(DOC,NAME),pagesize=(W,H)); st={'p':0,'y':0}
    X=dict(suite=28,type=68,sf=142,res=152,name=204,mk=358,code=368,amt=446,dep=500,oth=550,mi=560,le=612,mo=664,bal=752)
    def t(x,s,f='Helvetica',z=6.6,al='l'):
        c.setFont(f,z); (c.drawRightString if al=='r' else c.drawString)(x,st['y'],s)
    def heads():
        if st['p']: foot(); c.showPage()
        st['p']+=1; st['y']=H-32
        c.setFont('Helvetica-Bold',11); c.drawCentredString(W/2,st['y'],'Rent Roll with Lease Charges'); st['y']-=12
        c.setFont('Helvetica',8); c.drawCentredString(W/2,st['y'],'Maplecrest Manor, 2140 Ouellette Crescent, Windsor ON (mapcrest)'); st['y']-=10
        c.drawCentredString(W/2,st['y'],'As Of = 31/10/2025'); st['y']-=10
        c.drawCentredString(W/2,st['y'],'Month Year = 10/2025'); st['y']-=16
        c.setFillGray(.85); c.rect(24,st['y']-12,W-48,21,stroke=0,fill=1); c.setFillGray(0)
        B='Helvetica-Bold'
        t(X['suite'],'Suite',B); t(X['type'],'Suite Type',B); t(X['sf'],'Suite',B,al='r'); t(X['res'],'Resident',B); t(X['name'],'Name',B); t(X['mk'],'Market',B,al='r'); t(X['code'],'Charge',B); t(X['amt'],'Amount',B,al='r'); t(X['dep'],'LMR',B,al='r'); t(X['oth'],'Fobs',B,al='r'); t(X['mi'],'Move In',B); t(X['le'],'Lease',B); t(X['mo'],'Move Out',B); t(X['bal'],'Balance',B,al='r')
        st['y']-=8.5; t(X['sf'],'Sq Ft',B,al='r'); t(X['mk'],'Rent',B,al='r'); t(X['code'],'Code',B); t(X['dep'],'Deposit',B,al='r'); t(X['oth'],'Issued',B,al='r'); t(X['le'],'Expiration',B); st['y']-=13
    def foot():
        c.setFont('Helvetica-Oblique',6); c.drawString(28,18,'Friday, 31 October 2025'); c.drawRightString(W-28,18,f"Page {st['p']}")
    heads()
    dm=lambda d:d.strftime('%d/%m/%Y'); m=lambda v:f'{v:,.2f}'
    types={'Bachelor':(410,1195),'1-Bed':(615,1450),'1-Bed Den':(690,1560),'2-Bed':(880,1795)}
    layout=['Bachelor','1-Bed','1-Bed','2-Bed','1-Bed Den','2-Bed','1-Bed','Bachelor']
    ppl=people(r,80); truth=[]; sums={}; T=dict(sf=0,mk=0,amt=0,dep=0,oth=0,bal=0,n=0); V=dict(sf=0,mk=0,n=0); O=dict(sf=0,mk=0,n=0)
    vac={'203','407','608'}
    def sect(s):
        t(X['suite'],s,'Helvetica-Bold',7.4); st['y']-=11
    sect('Current/Notice/Vacant Residents'); k=0; fut=[]
    def rec(suite,ty,sf,code,nm,mk,ch,dep,oth,mi,le,mo,bal):
        need=(len(ch)+1)*8.6+4
        if st['y']-need<34: heads()
        t(X['suite'],suite); t(X['type'],ty); t(X['sf'],m(sf),al='r'); t(X['res'],code); t(X['name'],nm); t(X['mk'],m(mk),al='r')
        if ch: t(X['code'],ch[0][0]); t(X['amt'],m(ch[0][1]),al='r')
        t(X['dep'],m(dep),al='r'); t(X['oth'],str(oth),al='r')
        if mi: t(X['mi'],dm(mi))
        if le: t(X['le'],dm(le) if not isinstance(le,str) else le)
        if mo: t(X['mo'],dm(mo))
        t(X['bal'],m(bal) if bal>=0 else f'({m(-bal)})',al='r'); st['y']-=8.6
        for cd,a in ch[1:]: t(X['code'],cd); t(X['amt'],m(a) if a>=0 else f'({m(-a)})',al='r'); st['y']-=8.6
        tot=sum(a for _,a in ch)
        c.setLineWidth(.3); c.line(X['code'],st['y']+6.9,X['amt'],st['y']+6.9)
        t(X['code'],'Total','Helvetica-Bold'); t(X['amt'],m(tot),'Helvetica-Bold',al='r'); st['y']-=11; return tot
    for fl in range(1,7):
        for i in range(1,9):
            suite=f'{fl}0{i}'; ty=layout[i-1]; sf,mk=types[ty]; mk=mk+fl*10
            if fl==1 and i==1: continue  # lobby
            T['n']+=1; T['sf']+=sf; T['mk']+=mk
            if suite in vac:
                rec(suite,ty,sf,'VACANT','VACANT',mk,[],0,0,None,None,None,0)
                V['n']+=1; V['sf']+=sf; V['mk']+=mk
                truth.append(R(unit=suite,unitType=ty,area=sf,statusText='VACANT',section='Current/Notice/Vacant Residents',marketRent=mk,totalCharges=0,deposit=0,balance=0))
                continue
            f,l=ppl[k]; k+=1; mi=D(r.randint(2009,2025),r.randint(1,9),1); yrs=2025-mi.year
            rent=round(mk*(1-.021*yrs)*r.uniform(.96,1.0)*100)/100
            if fl==3 and i==4: rent=mk; emp=True
            else: emp=False
            ch=[('rent',rent)]
            if r.random()<.5: ch.append(('parkade',r.choice([85,95,110])))
            if r.random()<.3: ch.append(('storage',25))
            if r.random()<.2: ch.append(('hydro',r.choice([48.5,62,55.75])))
            if emp: ch.append(('superdis',-450))
            le=addm(D(mi.year+1,mi.month,1),0); le=eve(le)
            while le<D(2025,10,31) and r.random()<.35: le=eve(D(le.year+2,1,1)) if le.month==12 else eve(addm(D(le.year+1,le.month,1),1))
            mo=None
            if suite in ('305','504'): mo=D(2025,11,30)
            dep=rent if yrs<10 else round(rent*.85,2); oth=r.choice([1,1,2,2,3]); bal=r.choice([0,0,0,0,0,rent,-35,12.5,120])
            lem=le if le>=D(2025,10,31) else ('MTM' if False else le)
            nm=f'{f} {l}'
            tot=rec(suite,ty,sf,f't00{12000+k*37}',nm,mk,ch,dep,oth,mi,lem,mo,bal)
            for cd,a in ch: sums[cd]=sums.get(cd,0)+a
            T['amt']+=tot; T['dep']+=dep; T['oth']+=oth; T['bal']+=bal; O['n']+=1; O['sf']+=sf; O['mk']+=mk
            truth.append(R(unit=suite,unitType=ty,area=sf,tenantName=nm,statusText='Occupied',section='Current/Notice/Vacant Residents',marketRent=mk,contractRent=rent,moveInDate=mi,leaseEndDate=lem,moveOutDate=mo,deposit=dep,balance=bal,charges=ch,totalCharges=tot))
    st['y']-=4; sect('Future Residents/Applicants'); FT=dict(n=0,sf=0,mk=0,amt=0,dep=0)
    for suite in ('203','504'):
        f,l=ppl[k]; k+=1; fl=int(suite[0]); ty=layout[int(suite[2])-1]; sf,mk=types[ty]; mk+=fl*10
        ch=[('rent',mk)]+([('parkade',110)] if suite=='504' else []); mi=D(2025,11,15) if suite=='203' else D(2025,12,1); le=D(2026,11,30)
        tot=rec(suite,ty,sf,f't00{14400+k}',f'{f} {l}',mk,ch,mk,0,mi,le,None,0)
        FT['n']+=1;FT['amt']+=tot;FT['dep']+=mk
        truth.append(R(unit=suite,unitType=ty,area=sf,tenantName=f'{f} {l}',statusText='Future',section='Future Residents/Applicants',marketRent=mk,contractRent=mk,moveInDate=mi,leaseEndDate=le,deposit=mk,balance=0,oth=None,charges=ch,totalCharges=tot))
    if st['y']<200: heads()
    st['y']-=4; c.setLineWidth(.8); c.line(28,st['y']+9,W-28,st['y']+9)
    t(X['suite'],'Total   Maplecrest Manor (mapcrest)','Helvetica-Bold'); t(X['mk'],m(T['mk']),'Helvetica-Bold',al='r'); t(X['amt'],m(T['amt']),'Helvetica-Bold',al='r'); t(X['dep'],m(T['dep']),'Helvetica-Bold',al='r'); t(X['oth'],str(T['oth']),'Helvetica-Bold',al='r'); t(X['bal'],m(T['bal']),'Helvetica-Bold',al='r')
    st['y']-=8; t(X['suite'],'(current residents; future residents are not included)','Helvetica-Oblique',6)
    st['y']-=20
    cols=[28,230,310,390,470,560]
    for x,s in zip(cols,['Summary Groups','Square Footage','Market Rent','# Of Suites','% Suite Occupancy','Balance']): t(x if x==28 else x+40,s,'Helvetica-Bold',al='l' if x==28 else 'r')
    st['y']-=10
    for nm,d,b in (('Current/Notice Residents',O,T['bal']),('Vacant Suites',V,0)):
        for x,s in zip(cols,[nm,m(d['sf']),m(d['mk']),str(d['n']),f"{d['n']/T['n']*100:.2f}",m(b)]): t(x if x==28 else x+40,s,al='l' if x==28 else 'r')
        st['y']-=9
    for x,s in zip(cols,['Totals:',m(T['sf']),m(T['mk']),str(T['n']),'100.00',m(T['bal'])]): t(x if x==28 else x+40,s,'Helvetica-Bold',al='l' if x==28 else 'r')
    st['y']-=20; t(28,'Summary of Charges by Charge Code','Helvetica-Bold'); t(270,'(Current/Notice Residents Only)','Helvetica-Oblique',al='r'); st['y']-=10
    for cd,a in sums.items(): t(28,cd); t(270,m(a) if a>=0 else f'({m(-a)})',al='r'); st['y']-=9
    t(28,'Total','Helvetica-Bold'); t(270,m(sum(sums.values())),'Helvetica-Bold',al='r'); foot(); c.save()
    assert abs(sum(sums.values())-T['amt'])<.01
    save(NAME,truth,'Maplecrest Manor','2025-10-31',T['n'],O['n'],V['n'],'MULTIFAMILY','Yardi Voyager, Canadian residential manager','rent roll with lease charges, charge rows, future section','charge lines per suite, dd/mm dates, future residents, credit')
