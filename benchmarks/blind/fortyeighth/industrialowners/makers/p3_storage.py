from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
rng=random.Random(4803); FN='lockbox_depot_unit_listing.pdf'
mix=[('05x05 INSIDE',24,55,'A'),('05x10 INSIDE',48,82,'A'),('10x10 INSIDE CLIMATE',62,149,'B'),('10x15 INSIDE CLIMATE',40,189,'B'),('10x10 DRIVE-UP',54,128,'C'),('10x20 DRIVE-UP',46,205,'D'),('10x30 DRIVE-UP',18,279,'D'),('RV/BOAT PARKING',8,95,'P')]
pp=iter(people(rng,330)); rows=[]; ctr={}
biz=iter(["HARLOW EVENT RENTALS","TRI-CITY AWNING","MIDTOWN MEDICAL BILLING","PAWS & CO","EASTLINE FLOORS","C. VANCE CATERING"])
for ty,n,st,L in mix:
    for i in range(n):
        ctr[L]=ctr.get(L,0)+1; u=f"{L}{ctr[L]:03d}"; street=float(st+(6 if i%5==0 else 0))
        r=dict(unit=u,unitType=ty,section=ty,marketRent=street)
        x=rng.random()
        if x<.09: r['statusText']='VACANT'
        elif x<.105: r['statusText']='UNRENTABLE'
        else:
            f,l=next(pp); nm=f"{l.upper()}, {f.upper()}"
            if rng.random()<.02:
                nm=next(biz,nm)
            mi=dt.date(2016,1,1)+dt.timedelta(days=int((rng.random()**.6)*3680)); rent=round(street*rng.choice([.85,.9,.95,1,1,1.06,1.12]))*1.0
            bal=0.0; late=0.0; s='CURRENT'
            y=rng.random()
            if y<.08: late=20.0; s='LATE'
            if y<.02: s='LIEN'; late=40.0
            ins=rng.choice([0.,12.,12.,17.]); 
            if s!='CURRENT': bal=rent*(2 if s=='LIEN' else 1)+ins+late
            r.update(statusText=s,tenantName=nm,moveInDate=iso(mi),contractRent=rent,charges=[dict(code='INS',amount=ins)],balance=bal,_mi=mi,_ins=ins,_late=late)
        rows.append(r)
W,H=letter; c=canvas.Canvas(os.path.join(DOC,FN),pagesize=letter); FS=7.9; LH=9.2; c.setTitle('UNIT LISTING')
lines=[]
def L(s='',keep=1): lines.append((s,keep))
fm=lambda v:f'{v:9,.2f}'
def tot(lab,rs):
    occ=[r for r in rs if 'tenantName' in r]
    L(' '*43+'-'*58)
    S=lambda k:sum(r.get(k,0) for r in rs)
    L(f"{lab:<43.43}{S('marketRent'):>10,.2f}{S('contractRent'):>11,.2f}{sum(r.get('_ins',0) for r in rs):>10,.2f}{S('balance'):>11,.2f}")
    L(f"   UNITS {len(rs):>3}   OCCUPIED {len(occ):>3}   VACANT {sum(r['statusText']=='VACANT' for r in rs):>3}   UNRENTABLE {sum(r['statusText']=='UNRENTABLE' for r in rs):>2}   OCC% {100*len(occ)/len(rs):5.1f}")
    L()
for ty,n,_,_ in mix:
    rs=[r for r in rows if r['unitType']==ty]; L(f'SIZE: {ty}',4)
    for r in rs:
        a=f"{r['unit']:<6}{r.get('tenantName','')[:25]:<26}{(r['_mi'].strftime('%m/%d/%y') if '_mi' in r else ''):<10}"
        b=f"{r['marketRent']:>11,.2f}"+(f"{r['contractRent']:>11,.2f}{r['_ins']:>10,.2f}{r['balance']:>11,.2f}" if 'tenantName' in r else ' '*32)
        L(a+b+'  '+r['statusText'])
    tot(f' ** {ty}',rs)
tot('*** FACILITY TOTAL ***',rows)
HD='UNIT  TENANT                    MOVED-IN       STREET       RENT       INS    BALANCE  STATUS'
i=0;page=0
while i<len(lines):
    page+=1;y=H-36; c.setFont('Courier',FS)
    for s in (f"LOCKBOX DEPOT #07 - HARGROVE ROAD{'PAGE':>52} {page:>3}",f"UNIT LISTING BY SIZE{'RUN 03/02/26 14:22  USER MGR07':>70}",'',HD,'='*100):
        c.drawString(38,y,s); y-=LH
    while i<len(lines) and y-LH*(lines[i][1]-1)>34: c.drawString(38,y,lines[i][0]); y-=LH; i+=1
    c.showPage()
c.save()
occ=sum('tenantName' in r for r in rows)
save(FN,'SELF_STORAGE','Line-printer unit listing by size, 300 units, run stamp only',True,rows,propertyName='LOCKBOX DEPOT #07 - HARGROVE ROAD',asOnDate=None,units=300,occupied=occ,vacant=sum(r['statusText']=='VACANT' for r in rows))
