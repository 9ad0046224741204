# DOS mobile-home park program, two-line records, 126 lots, wide-carriage print, line printer style
from common import *
from reportlab.pdfgen import canvas
r=random.Random(8604); N=Names(r)
fn='PARKROLL.PRN.pdf'
rows=[]; L=[]; T=dict(rent=0,wtr=0,grb=0,oth=0,tot=0,bal=0); nv=0
blk=[('A',1,34),('B',1,28),('C',1,40),('R',1,24)]
def f(v,w=9): return ('%.2f'%v).rjust(w) if v>=0 else ('%.2f-'%-v).rjust(w+1)[-(w+1):] 
def f2(v,w=9):
    s='%.2f'%abs(v)+('-' if v<0 else ' '); return s.rjust(w+1)
recs=[]
for b,a,z in blk:
    for i in range(a,z+1):
        lot='%s-%02d'%(b,i); kind={'A':'SW','B':'DW','C':'SW','R':'RV'}[b]
        if r.random()<.07:
            recs.append((lot,kind,None)); rows.append(row(unit=lot,unitType=kind,statusText='VACANT',contractRent=0,totalCharges=0,balance=0,charges=[dict(code=k,amount=0) for k in('RENT','WATER','GARB','OTHER')])); nv+=1; continue
        rent={'SW':385,'DW':445,'RV':310}[kind]+r.choice([0,0,0,15,-20]); w=28.5; g=12 if kind!='RV' else 0; o=r.choice([0,0,0,0,10,25,15]); t=rent+w+g+o
        bal=r.choice([0,0,0,0,0,t,-t,25,t*2,r.randrange(20,380)+.5]); dep=r.choice([0,100,200,200,385]); mi=rdate(r,d(1988,1,1),d(2023,8,30))
        nm=N.lf().upper(); 
        st='PARK' if r.random()<.05 else 'TEN'
        mk=r.choice(['FLEETWOOD','SKYLINE','REDMAN','CHAMPION','SCHULT','LIBERTY','MARLETTE','PATRIOT']) if kind!='RV' else r.choice(['JAYCO','COACHMEN','AIRSTREAM'])
        recs.append((lot,kind,(nm,rent,w,g,o,t,bal,dep,mi,mk,r.randrange(1968,2019))))
        rows.append(row(unit=lot,unitType=kind,tenantName=nm,statusText='Occupied',contractRent=rent,charges=[dict(code=k,amount=num(v)) for k,v in zip(('RENT','WATER','GARB','OTHER'),(rent,w,g,o))],totalCharges=t,balance=bal,deposit=dep,moveInDate=mi))
        for k,v in zip(T,(rent,w,g,o,t,bal)): T[k]+=v
c=canvas.Canvas(f'{ROOT}/documents/{fn}',pagesize=(870,792)); CW=108
PW=108
def head(p):
    return ['SUNDOWN MOBILE ESTATES'.ljust(44)+'L O T   R E N T   R O L L'.ljust(46)+('PAGE %3d'%p).rjust(18),
     'RUN 10/02/23 08:14'.ljust(44)+'BILLING FOR OCTOBER 2023'.ljust(46)+'PKMGR V3.21'.rjust(18),'',
     'LOT   TY TENANT / HOME                     MOVED IN      RENT     WATER      GARB     OTHER     TOTAL    BALANCE',
     '                                            DEPOSIT                                             DUE        DUE',
     '='*112]
p=0; lines=None; pages=[]
def start():
    global p,lines
    p+=1; lines=head(p); pages.append(lines)
start(); cur=None; bs=None
def blkend(b):
    lines.append(' '*52+('-'*8+'  ')*0+' '.join(['---------']*5)+'  ---------'); lines.append(('      BLOCK %s  %d LOTS'%(b,bs['n'])).ljust(52)+''.join(f2(bs[k]) for k in('rent','wtr','grb','oth','tot'))+f2(bs['bal'],10)); lines.append('')
for lot,kind,x in recs:
    b=lot[0]
    if b!=cur:
        if cur: blkend(cur)
        cur=b; bs=dict(n=0,rent=0,wtr=0,grb=0,oth=0,tot=0,bal=0)
    if len(lines)>50: start()
    bs['n']+=1
    if not x:
        lines.append(('%-5s %s %-38s'%(lot,kind,'*** VACANT ***')).ljust(52)+''.join(f2(0) for _ in range(5))+f2(0,10)); lines.append('')
    else:
        nm,rent,w,g,o,t,bal,dep,mi,mk,yr=x
        lines.append(('%-5s %s %-33s%s'%(lot,kind,nm[:30],mi.strftime('%m/%d/%y'))).ljust(52)+''.join(f2(v) for v in(rent,w,g,o,t))+f2(bal,10))
        lines.append('         %-27s DEP%11.2f'%('%s %d'%(mk,yr),dep))
        for k,v in zip(('rent','wtr','grb','oth','tot','bal'),(rent,w,g,o,t,bal)): bs[k]+=v
blkend(cur)
if len(lines)>46: start()
lines.append('='*112); lines.append(('PARK TOTAL  %d LOTS'%len(recs)).ljust(51)+''.join(('%.2f'%T[k]).rjust(10) for k in('rent','wtr','grb','oth','tot'))+f2(T['bal'],11)); 
lines.append(''); lines.append('      OCCUPIED %d   VACANT %d   PCT OCC %.1f'%(len(recs)-nv,nv,100*(len(recs)-nv)/len(recs))); lines.append('      *** END OF REPORT ***')
for ls in pages:
    t=c.beginText(28,766); t.setFont('Courier',12,12)
    for s in ls: t.textLine(s)
    c.drawText(t); c.showPage()
c.save(); print(T)
finish(fn,'MANUFACTURED_HOUSING','DOS park program, two-line records, fixed pitch',True,rows,'Sundown Mobile Estates','2023-10',len(recs),len(recs)-nv,nv,totals=dict(contractRent=T['rent'],totalCharges=T['tot'],balance=T['bal']))
