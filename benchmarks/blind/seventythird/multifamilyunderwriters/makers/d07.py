# Co-op maintenance roll of a managing agent, line-printer look
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, landscape
ttf()
rng=random.Random(7307); nm=N(rng)
F='MAINTROLL_BRIARWOOD_OWNERS_1225.pdf'
PW,PH=landscape(letter)
c=canvas.Canvas(DOC+F,pagesize=(PW,PH))
FS=7.6;CW=FS*.6
L=[];rows=[]
hd=['APT    LINE     RMS   SHARES   SHAREHOLDER / OCCUPANT          STATUS       MAINTENANCE  ASSESSMENT    STORAGE    PARKING        TOTAL    RENT ROLL',
    '                                                                               MONTHLY      CAP 24                                          (SPONSOR)',
    '-----  -------  ----  -------  ------------------------------  -----------  -----------  ----------  ---------  ---------  -----------  -----------']
def fmt(a,b,rm,sh,nme,st,v,rr):
    return f'{a:<5}  {b:<7}  {rm:>4}  {sh:>7}  {nme:<30}  {st:<11}  {v[0]:>11}  {v[1]:>10}  {v[2]:>9}  {v[3]:>9}  {v[4]:>11}  {rr:>11}'.rstrip()
spons={'2C','3F','4A','5E','7B','8D'}; vacant={'4A'}; sub={'6F','2E'}
tot=[0]*5;tsh=0;trr=0;occ=0
PS=9.85; AS=1.15
for fl in range(1,10):
    ft=[0]*5;fsh=0;frr=0;k=0
    for ln in 'ABCDEF':
        if fl==1 and ln in 'EF': continue
        u=f'{fl}{ln}'; rm={'A':'4.5','B':'3.5','C':'2.5','D':'3.5','E':'3.0','F':'5.5'}[ln]
        ty={'A':'2BR','B':'1BR','C':'STUDIO','D':'1BR','E':'JR-4','F':'3BR'}[ln]
        sh={'A':150,'B':115,'C':85,'D':118,'E':104,'F':190}[ln]+fl*2
        mt=round(sh*PS,2); asm=round(sh*AS,2); sto=rng.choice([None,None,None,45.]); pk=rng.choice([None,None,None,185.])
        if u in spons: sto=pk=None
        st='SPONSOR' if u in spons else 'SUBLET' if u in sub else 'OWNER'
        name=None;rr=None
        if u in vacant: st='VACANT-SPON'; nme='BRIARWOOD HOLDINGS (SPONSOR)'
        elif u in spons: nme=nm.lf().upper(); rr=round({'2BR':2240,'1BR':1765,'STUDIO':1390,'JR-4':1880,'3BR':2600}[ty]+rng.uniform(-160,160),2)
        else:
            nme=nm.lf().upper()
            if rng.random()<.25: nme+=' & '+rng.choice(FIRST).upper()
        t=round(mt+asm+(sto or 0)+(pk or 0),2)
        v=[mt,asm,sto,pk,t]
        L.append(('r',fmt(u,ty,rm,str(sh),nme,st,[mm(x) for x in v],mm(rr))))
        assert len(nme)<=30
        rows.append(row(unit=u,unitType=ty,tenantName=nme,statusText=st,contractRent=rr,charges=[dict(code=a,amount=b) for a,b in [('Maintenance',mt),('Assessment',asm),('Storage',sto),('Parking',pk)] if b],totalCharges=t,section=f'FLOOR {fl}'))
        if u in vacant: rows[-1].pop('tenantName')
        else: occ+=1
        for i,x in enumerate(v): ft[i]+=x or 0; tot[i]+=x or 0
        fsh+=sh;tsh+=sh;frr+=rr or 0;trr+=rr or 0;k+=1
    L.append(('s',fmt('','','',str(fsh),f'FLOOR {fl} - {k} APTS','',[mm(round(x,2)) for x in ft],mm(round(frr,2)) if frr else '')))
    L.append(('b',''))
L.append(('s',hd[2])); L.append(('s',fmt('','','',str(tsh),f'TOTAL - {len(rows)} APARTMENTS','',[mm(round(x,2)) for x in tot],mm(round(trr,2)))))
L+= [('b',''),('n',f'SPONSOR-HELD (UNSOLD SHARES): {len(spons)} APARTMENTS.  VACANT: {len(vacant)}.  OCCUPIED: {occ}.'),('n','RENT ROLL (SPONSOR) = RENT PAID TO SPONSOR BY TENANT OF UNSOLD APARTMENT; NOT INCOME OF THE CORPORATION.'),('n',f'MAINTENANCE PER SHARE PER MONTH $9.85    ASSESSMENT PER SHARE PER MONTH $1.15 THROUGH 12/2026')]
pg=0;y=0;fl=0
def head():
    global pg,y; pg+=1; y=PH-34
    for s in [f'{"HALVORSEN-LACHANCE MANAGEMENT CORP.":<60}{"MONTHLY MAINTENANCE & RENT ROLL":<60}PAGE {pg:>3}','BRIARWOOD OWNERS CORP.   77 BRIARWOOD TERRACE, YONKERS NY   (CO-OP #0417)','AS OF 12/01/2025                                             RUN 11/26/2025 14:52','']+hd:
        draw(c,26,y,s,'l','Mono',7.9); y-=10.2
head()
SZ=7.9
fl=1;first=True
for i,(k,s) in enumerate(L):
    if first and k=='r':
        if y<120: c.showPage(); head()
        draw(c,26,y,f'FLOOR {fl}','l','Mono',SZ); y-=10.2; first=False
    if y<34: c.showPage(); head()
    draw(c,26,y,s,'l','Mono',SZ,PW-40); y-=10.2
    if k=='b' and not first: first=True; fl+=1
c.save()
save(F,'COOPERATIVE','co-op maintenance roll, line-printer text, sponsor rents',True,dict(propertyName='Briarwood Owners Corp.',asOnDate='2025-12-01',units=len(rows),occupied=occ,vacant=1,sheet=None,planted=None,rows=rows))
