# Flex park on green-bar print, three-line records, five buildings. Planted: one record left out of building C.
from common import *
from reportlab.pdfgen import canvas
def make():
    R=rng('p5'); N=Names(R); asof=D(2025,11,30)
    d=Doc('FOUNDRYLOOP.RR1130.pdf','INDUSTRIAL','132-column line printer report (green bar), three-line records by building, upper case, totals per building and park',hard=True)
    W,H=792,612; c=canvas.Canvas(d.path,pagesize=(W,H)); FS=8.6/ .6 *.6; fs=9.2; 
    fs=740/132/.6; lh=9.4; L=26; line=[0]; pg=[0]; MAXL=57
    def put(s):
        y=582-line[0]*lh; assert len(s)<=132,(len(s),s)
        c.setFont('Courier',fs); c.drawString(L,y,s); line[0]+=1
    def ed(s,col,txt,right=False):
        txt=str(txt); s=s.ljust(132); i=col-len(txt) if right else col
        return s[:i]+txt+s[i+len(txt):]
    # columns (left start or right edge)
    def L1(u='',t='',sf='',d1='',m='',cam='',ins='',tax='',tot='',dep=''):
        s=''; s=ed(s,0,u); s=ed(s,10,t)
        for col,v in((52,sf),(64,d1),(77,m),(88,cam),(97,ins),(108,tax),(120,tot),(131,dep)): s=ed(s,col,v,True)
        return s.rstrip()
    def hdr():
        if pg[0]: c.showPage()
        pg[0]+=1; line[0]=0
        c.setFillColorRGB(.88,.95,.88)
        for k in range(0,60,6): c.rect(L-8,582-(k+2)*lh-2,756,lh*3,stroke=0,fill=1)
        c.setFillGray(0)
        put(ed(ed('RPT LM4410-B',50,'GATEHOUSE PROPERTY SYSTEMS'),131,f'PAGE {pg[0]:>4}',True))
        put(ed(ed('RUN 12/02/25  06:14',45,'FOUNDRY LOOP BUSINESS PARK - RENT ROLL'),131,'AS OF 11/30/25',True)); put('')
        put(L1('UNIT','TENANT','SQ FT','LEASE FROM','MONTHLY RENT','CAM/MO','INS/MO','RE TAX/MO','TOTAL/MO','DEPOSIT'))
        put(L1('','USE / LEASE NO','PCT BLDG','LEASE TO','ANNUAL RENT'))
        put(L1('','NEXT INCREASE','','STATUS','RENT/SF'))
        put('-'*131)
    hdr()
    B=[('A','4100 FOUNDRY LOOP',15),('B','4120 FOUNDRY LOOP',12),('C','4140 FOUNDRY LOOP',16),('D','4155 FOUNDRY LOOP',9),('E','4180 FOUNDRY LOOP',13)]
    uses=['OFFICE/WAREHOUSE','WAREHOUSE','SHOWROOM','LIGHT MFG','R&D FLEX']
    G={}; K=('sf','m','cam','ins','tax','tot','dep'); G={k:0 for k in K}; nu=0
    for b,adr,n in B:
        if line[0]>MAXL-8: hdr()
        put(f'BUILDING: {b}     ADDRESS: {adr}'); put('')
        us=[]; 
        for i in range(n): us.append(dict(u=f'{b}-{101+i*(1 if n>12 else 2)}',sf=R.choice([1250,1500,1500,1800,2400,2400,3000,3600,4800,6000])))
        bt=sum(x['sf'] for x in us); vac=set(R.sample(range(n),R.choice([1,2])))
        if b=='C': vac={3,11}
        t={k:0 for k in K}; drop=7 if b=='C' else None
        for i,x in enumerate(us):
            sf=x['sf']; rec=[]
            if i in vac:
                rec=[L1(x['u'],'*** VACANT ***',m0(sf)),L1('','',f'{100*sf/bt:.2f}'),L1('','','','VACANT')]; tr=dict(unit=x['u'],building=b,area=sf,statusText='VACANT'); v=dict(sf=sf)
            else:
                nm=N.biz('ind').upper(); st=D(R.randint(2018,2025),R.randint(1,10),1); en=addm(st,R.choice([36,60,60,84]))-dt.timedelta(1); stat='ACTIVE'
                if en<=asof:
                    if R.random()<.3: stat='MTM'
                    else:
                        while en<=asof: en=addm(en+dt.timedelta(1),36)-dt.timedelta(1)
                m=r2(sf*R.randint(1080,1620)/1000); cam=r2(sf*.185); ins=r2(sf*.042); tax=r2(sf*.163); dep=R.choice([m,r2(m*2),0.0]); tot=S([m,cam,ins,tax])
                nx=D(2026,st.month,1) if D(2025,st.month,1)<=asof else D(2025,st.month,1)
                step=(nx,r2(m*1.035)) if nx<en and stat=='ACTIVE' and R.random()<.8 else None
                rec=[L1(x['u'],nm[:40],m0(sf),mmddyy(st),m2(m),m2(cam),m2(ins),m2(tax),m2(tot),m2(dep)),
                     L1('',f'{R.choice(uses)} / {b}{R.randint(1000,9999)}',f'{100*sf/bt:.2f}',mmddyy(en),m2(r2(m*12))),
                     L1('',f'{mmddyy(step[0])}  TO {m2(step[1])}' if step else 'NONE SCHEDULED','',stat,m2(m*12/sf))]
                tr=dict(unit=x['u'],building=b,tenantName=nm,area=sf,statusText=stat,leaseStartDate=st,leaseEndDate=en,contractRent=m,annualRent=r2(m*12),deposit=dep,totalCharges=tot,
                   charges=[dict(code='CAM/MO',amount=cam),dict(code='INS/MO',amount=ins),dict(code='RE TAX/MO',amount=tax)],rentSteps=[dict(date=iso(step[0]),amount=step[1])] if step else None)
                v=dict(sf=sf,m=m,cam=cam,ins=ins,tax=tax,tot=tot,dep=dep)
            for k in v: t[k]=r2(t[k]+v[k])
            if i==drop:
                d.planted=dict(what=f"Building C, unit {x['u']} ({nm}, {m0(sf)} SF, monthly rent {m2(m)}) is left out of the listing but is in the totals of building C and of the park",kind='row_dropped'); d.dv=v; continue
            if line[0]>MAXL-4: hdr(); put(f'BUILDING: {b}     ADDRESS: {adr}  (CONT)'); put('')
            for s in rec: put(s)
            put(''); d.add(**tr); nu+=1
        if line[0]>MAXL-4: hdr()
        put(L1('','','-'*9,'','-'*12,'-'*10,'-'*8,'-'*10,'-'*11,'-'*10))
        put(L1('',f'TOTAL BUILDING {b}',m0(t['sf']),'',*[m2(t[k]) for k in K[1:]])); put(''); put('')
        for k in K: G[k]=r2(G[k]+t[k])
    if line[0]>MAXL-8: hdr()
    put(L1('','','='*9,'','='*12,'='*10,'='*8,'='*10,'='*11,'='*10))
    put(L1('','TOTAL FOUNDRY LOOP',m0(G['sf']),'',*[m2(G[k]) for k in K[1:]]))
    vs=sum(r['area'] for r in d.rows if 'tenantName' not in r)
    put(L1('','  OF WHICH VACANT',m0(vs))); put(''); put('*** END OF REPORT ***')
    c.save(); d.totals=dict(rent_less_dropped=('contractRent',r2(G['m']-d.dv['m'])),sf=('area',G['sf']-d.dv['sf']))
    occ=sum(1 for r in d.rows if 'tenantName' in r); d.save('Foundry Loop Business Park',asof,nu,occ,nu-occ)
