# MRI-like monospaced high-rise, two-line records
from util import *
from reportlab.pdfgen import canvas
g=G(2806); f='p06_tower_print.pdf'; asof=dt.date(2025,12,31)
W,Hh=612*1.35,612
c=canvas.Canvas(H+'documents/'+f,pagesize=(W,Hh));pg=0;L=0;lines=[]
def ln(s=''): lines.append(s)
rows=[];tr=tm=td=0;tv=0;occ=vac=0
for fl in range(3,19):
    ln(f'FLOOR {fl:02d}');fr=fm=0
    for l,(ty,sf,mk) in zip('ABCD',[('STU',488,2310),('1BR',731,3025),('1BD',802,3260),('2BR',1104,4480)]):
        un=f'{fl:02d}{l}';mk+=fl*15;z=g.random()
        if un in('03A',): st='MOD'
        elif z<.08: st='VAC'
        elif z<.15: st='NTV'
        else: st='OCC'
        tm+=mk;fm+=mk
        if st in('VAC','MOD'):
            ln(f' {un:<6}{ty:<5}{sf:>6,}  {st:<4} {"*** VACANT ***" if st=="VAC" else "*** MODEL ***":<26}{"":>11}{"":>11}{mk:>12,.2f}{0:>12,.2f}{0:>11,.2f}');ln()
            vac+=st=='VAC';rows.append(row(unit=un,section=f'FLOOR {fl:02d}',unitType=ty,area=sf,statusText=st,marketRent=mk,contractRent=0,deposit=0));continue
        occ+=1;lb,le,mi=g.lease(asof);nm=g.nm(0).upper();r=mk-g.choice([0,50,95,160,240,310]);dp=r
        ln(f' {un:<6}{ty:<5}{sf:>6,}  {st:<4} {nm:<26}{lb.strftime("%d-%b-%y").upper():>11}{le.strftime("%d-%b-%y").upper():>11}{mk:>12,.2f}{r:>12,.2f}{dp:>11,.2f}')
        step=None;e=f'{"":25}IN {mi.strftime("%d-%b-%y").upper()}'
        if st=='NTV': mo=asof+dt.timedelta(g.randint(10,59)); e+=f'   OUT {mo.strftime("%d-%b-%y").upper()}'
        else: mo=None
        if g.random()<.2 and st=='OCC': step=dict(date=iso(addm(dt.date(2026,1,1),g.randint(1,6))),amount=r+75);e+=f'   INCR {dt.date.fromisoformat(step["date"]).strftime("%d-%b-%y").upper()} TO {step["amount"]:,.2f}'
        ln(e);tr+=r;fr+=r;td+=dp
        rows.append(row(unit=un,section=f'FLOOR {fl:02d}',unitType=ty,area=sf,statusText=st,tenantName=nm,leaseStartDate=lb,leaseEndDate=le,marketRent=mk,contractRent=r,deposit=dp,moveInDate=mi,moveOutDate=mo,rentSteps=[step] if step else None))
    ln(f'{"":53}{"FLOOR TOTAL":<20}{fm:>12,.2f}{fr:>12,.2f}'.replace('',''));ln()
ln('='*106);ln(f'{"BUILDING TOTAL":<73}{tm:>12,.2f}{tr:>12,.2f}{td:>11,.2f}');ln()
n=len(rows)
ln(f'APARTMENTS {n}     OCCUPIED (OCC+NTV) {occ}     VACANT {vac}     MODEL {n-occ-vac}     PCT OCCUPIED {100*occ/n:.1f}')
def page():
    global pg,y
    pg+=1;c.setFont('Courier-Bold',8.5);y=Hh-34
    for s in [f'DATABASE: HLXPROD{"":22}TENANCY SCHEDULE / RENT ROLL{"":25}PAGE: {pg:>3}',f'BLDG: 0417  HALYARD TOWER{"":23}AS OF 31-DEC-25{"":31}RUN: 05-JAN-26 07:41',]:
        c.drawString(36,y,s);y-=11
    c.drawString(36,y,'-'*106);y-=11
    c.drawString(36,y,f' {"APT":<6}{"TYPE":<5}{"RSF":>6}  {"ST":<4} {"RESIDENT":<26}{"LEASE":>11}{"LEASE":>11}{"MARKET":>12}{"CURRENT":>12}{"SECURITY":>11}');y-=10
    c.drawString(36,y,f' {"":<6}{"":<5}{"":>6}  {"":<4} {"MOVE IN / MOVE OUT / NEXT":<26}{"FROM":>11}{"TO":>11}{"RENT":>12}{"RENT":>12}{"DEPOSIT":>11}');y-=10
    c.drawString(36,y,'-'*106);y-=12;c.setFont('Courier',8.5)
page()
for i,s in enumerate(lines):
    if y<34 and not s.startswith('      '): c.showPage();page()
    c.drawString(36,y,s);y-=9.6
c.save()
save(f,'MULTIFAMILY','MRI mono print, two-line records, rent steps',True,'HALYARD TOWER',asof,rows,n,occ,vac,ties=[(tr,sm(rows,'contractRent')),(tm,sm(rows,'marketRent')),(td,sm(rows,'deposit'))])
