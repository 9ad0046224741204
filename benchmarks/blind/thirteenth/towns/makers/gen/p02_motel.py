# Old motel let by week and month, typewriter look, page slightly askew
import random, datetime as dt
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
r=random.Random(5202); N=Names(r)
FN='wayside_motor_court.pdf'
kinds=['kitchenette','sleeping rm','2-rm suite']
rate={'kitchenette':[185,190,195],'sleeping rm':[150,155,160],'2-rm suite':[235,245]}
recs=[]
rooms=[str(i) for i in range(1,13)]+[str(i) for i in range(14,27)]+['Cabin']
for i,n in enumerate(rooms):
    k='2-rm suite' if n in('6','19','26','Cabin') else ('sleeping rm' if r.random()<.35 else 'kitchenette')
    d=dict(u=n,k=k,rem='')
    if n in('3','10','16','24'): d['st']='EMPTY'; d['rem']={'3':'clean, ready','10':'needs bed','16':'ready','24':'skipped out 10/4'}[n]
    elif n=='21': d['st']='OUT OF ORDER'; d['rem']='roof leak'
    elif n=='1': d.update(st='MANAGER',n=N.full(),since=dt.date(2016,5,1),wk=0,mo=0,dep=0,rem='no rent, runs desk')
    else:
        w=r.choice(rate[k]); d.update(n=N.full(),since=dt.date(2025,10,1)-dt.timedelta(days=r.randint(20,1500)),wk=w,mo=round(w*52/12),dep=r.choice([100,150,150,200,0]))
        d['owes']=r.choice([0,0,0,0,w,w//2+5]) ; d['rem']=r.choice(['pays Fri','pays Fri','pays 1st','church pays half','SSI, pays 3rd','cash',''])
    recs.append(d)
c=canvas.Canvas(DOC+'/'+FN,pagesize=letter,invariant=1)
c.setFillGray(.965); c.rect(0,0,612,792,fill=1,stroke=0); c.setFillGray(.12)
c.saveState(); c.translate(306,396); c.rotate(.35); c.translate(-306,-396)
y=742
def put(x,s,f='Courier',sz=8.8,right=False):
    c.setFont(f,sz); (c.drawRightString if right else c.drawString)(x,y+r.uniform(-.35,.35),s)
put(40,'WAYSIDE MOTOR COURT  --  HWY 62 WEST','Courier-Bold',12); y-=15
put(40,'weekly & monthly rooms, all furnished, all bills paid'); y-=13
put(40,'LIST OF ROOMS ON OCT 6 2025'); y-=24
X=dict(u=40,k=82,n=158,since=268,wk=352,mo=400,dep=438,owes=482,rem=488)
hdr=lambda:[put(X['u'],'ROOM'),put(X['k'],'KIND'),put(X['n'],'WHO'),put(X['since'],'IN SINCE'),put(X['wk'],'WEEKLY',right=True),put(X['mo'],'MONTH',right=True),put(X['dep'],'DEP.',right=True),put(X['owes'],'OWES',right=True),put(X['rem'],'')]
hdr(); y-=6; put(40,'-'*98); y-=12
rows=[]
for i,d in enumerate(recs):
    if d['u']=='14': y-=4; put(40,'(no 13)'); y-=14
    put(X['u'],d['u']); put(X['k'],d['k'])
    st=d.get('st')
    if st in('EMPTY','OUT OF ORDER'):
        put(X['n'],st); rows.append(row(unit=d['u'],unitType=d['k'],statusText=st))
    else:
        put(X['n'],d['n']+(' ' if st else '')); s=d['since']; put(X['since'],f"{s:%b} {s.day} {s:%y}")
        put(X['wk'],f"{d['wk']}",right=True); put(X['mo'],f"{d['mo']}",right=True); put(X['dep'],f"{d['dep']}",right=True)
        if d.get('owes'): put(X['owes'],f"{d['owes']}",right=True)
        rows.append(row(unit=d['u'],unitType=d['k'],tenantName=d['n'],statusText='MANAGER' if st else 'Occupied',moveInDate=iso(s),contractRent=d['mo'],deposit=d['dep'],balance=d.get('owes') or None))
    put(X['rem'],('MANAGER '+'no rent' if st=='MANAGER' else d['rem']),sz=7.6)
    y-=18.5
tot=dict(contractRent=sum(d.get('mo',0) for d in recs),deposit=sum(d.get('dep',0) for d in recs),balance=sum(d.get('owes',0) or 0 for d in recs))
wk=sum(d.get('wk',0) for d in recs)
y+=8; put(40,'-'*98); y-=12
put(X['n'],'IF ALL PAY'); put(X['wk'],f"{wk:,}",right=True); put(X['mo'],f"{tot['contractRent']:,}",right=True); put(X['dep'],f"{tot['deposit']:,}",right=True); put(X['owes'],f"{tot['balance']:,}",right=True); y-=20
nv=sum(d.get('st') in('EMPTY','OUT OF ORDER') for d in recs)
put(40,f"{len(recs)} rooms.  {len(recs)-nv} lived in (count the manager).  {nv} not (4 empty, 1 out of order)."); y-=13
put(40,'Month = weekly x 52 / 12.  Empty kitchenettes go for 190 a week.')
c.restoreState(); c.showPage(); c.save()
save(FN,'HOSPITALITY','typewriter motel room list, weekly and monthly rents, furnished rooms, askew page, remarks column without header',True,propertyName='Wayside Motor Court',asOnDate='2025-10-06',units=len(recs),occupied=len(recs)-nv,vacant=nv,rows=rows,printedTotals=tot)
