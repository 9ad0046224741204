from make_lib import *
from reportlab.lib.pagesizes import A4
d=Doc('works_order',A4); F,B='Courier','Courier-Bold'; G,GB='Helvetica','Helvetica-Bold'
d.text(40,46,'CLEEVEDON BOROUGH COUNCIL',GB,13); d.text(40,60,'Highways and Parks Direct Works',G,9); d.text(555,46,'WORKS ORDER AND INVOICE',GB,11,'r')
for i,(a,b,c_,e) in enumerate([('Order no.','HP/2025/0467','Tax point','28 November 2025'),('Contractor','Dungey & Pask (Surfacing) Ltd','Account','40117-C'),('Site','Bandstand path, Queen’s Park','Supervisor','M. Eldritch')]):
    d.text(40,82+i*13,a+':',G,8.5); d.text(100,82+i*13,b,GB,8.5); d.text(345,82+i*13,c_+':',G,8.5); d.text(410,82+i*13,e,GB,8.5)
g=Grid(d,edges(40,36,232,38,52,67,90),'llcrrr',F,8.4,10,4,1.6,'t')
g.add(['Item','Description of work','Unit','Qty','Rate £','Amount £'],font=B,va='m',h=18)
tot=0; subs=[]
S=[('A  PRELIMINARIES',[('A1','Establish compound, welfare and pedestrian barriers; remove on completion','sum',1,640.00),('A2','Traffic management at Lodge Gate','day',3,185.50)]),
('B  BREAKING OUT',[('B1','Break out existing bituminous path not exceeding 100 mm thick and cart to tip','m2',312,6.85),('B2','Ditto, concrete edging','m',418,2.10),('B3','Allow for roots over 50 mm: dig by hand','hr',9.5,28.00)]),
('C  SURFACING',[('C1','Type 1 sub-base, 150 mm','m3',46.8,52.40),('C2','Timber edging 38 x 150 mm with pegs at 1.2 m centres','m',418,9.75),('C3','Dense binder course, 50 mm, 20 mm nominal','m2',312,14.20),('C4','Surface course, 25 mm, buff, laid by hand around the bandstand and by machine elsewhere','m2',312,16.95)]),
('D  SUNDRIES',[('D1','Raise gully frame','nr',2,118.00),('D2','Topsoil and seed verges','m2',190,4.05)])]
for t,rows in S:
    g.add(['',C(t,font=B),'','','','']); st=0
    for i,de,u,q,r in rows:
        a=round(q*r+1e-9,2); st+=a; g.add([i,de,u,f'{q:,g}' if q!=1 else '1',m2(r),m2(a)])
    subs.append((t,st)); tot+=st
m=len(g.rows)
vat=round(tot*.2+1e-9,2); ret=round(tot*.05+1e-9,2)
for l,v,f in [('Net value of works',m2(tot),F),('Less retention 5%',f'({m2(ret)})',F),('VAT at 20% on net less retention',m2(round((tot-ret)*.2,2)),F),('INVOICE TOTAL',m2(tot-ret+round((tot-ret)*.2,2)),B)]:
    g.add([C(l,cs=5,al='r',font=f),None,None,None,None,C(v,font=f)])
g.layout(126); ys,X=g.ys,g.xs
d.rect(X[0],ys[0],X[-1],ys[1],fill=.88); g.draw()
d.rect(X[0],ys[0],X[-1],ys[-1],stroke=0,w=.9)
for x in X[1:-1]: d.vl(x,ys[0],ys[m],.5)
d.vl(X[5],ys[m],ys[-1],.5)
for yy in [ys[1]]+ys[m:-1]: d.hl(X[0],X[-1],yy,.5)
y=ys[-1]+24
d.text(40,y,'Programme and notices',GB,9.5)
p=Grid(d,edges(40,120,58,58,86,58,135),'lccccl',G,8.4,10.2,3,1.8,'m')
p.add(['Stage','Start','Finish','Path closed','Notice','Remarks'],font=GB)
for r in [('Set up and break out','03/11/25','06/11/25','Yes','Yes','Lodge Gate open to cycles'),('Edging and sub-base','07/11/25','13/11/25','Yes','Yes',''),('Binder and surface course','17/11/25','19/11/25','Yes','Yes','Not below 5 °C; half a day lost to frost on the 18th'),('Gullies','20/11/25','20/11/25','No','No',''),('Verges','21/11/25','24/11/25','No','No','Seed to be checked in April')]: p.add(r)
p.layout(y+6); p.draw()
for yy in p.ys: d.hl(40,p.xs[-1],yy,.9 if yy in(p.ys[0],p.ys[1],p.ys[-1]) else .25)
y=p.ys[-1]+24
d.text(40,y,'Cost coding',GB,9.5)
q=Grid(d,edges(40,78,110,20,70),'lllr',F,8.4,10,3,1)
q.add(['Code','Budget head','','£'],font=B) if 0 else None
q=Grid(d,edges(40,84,120,76),'llr',F,8.4,10,3,1)
q.add(['Code','Budget head',C('£')],font=B)
A,Bb,Cc,Dd=[s for _,s in subs]
q.add(['4410-220','Parks, paths',m2(Bb+Cc)]); q.add(['4410-225','Parks, grounds',m2(Dd)]); q.add(['9001-010','Site overheads',m2(A)]); q.add(['','Net value',m2(tot)],font=B)
q.layout(y+5); q.draw(); d.hl(40+204,q.xs[-1],q.ys[-2],.5)
d.text(345,y,'Checked and passed for payment',GB,9.5)
for i,t in enumerate(('Measured by','Certified by','Date')): d.text(345,y+20+i*18,t,G,8.5); d.hl(410,555,y+22+i*18,.4)
d.text(40,812,'Terms: 30 days. Retention is released at the end of the twelve-month maintenance period.',G,7.5)
print(ys[-1],y,tot,subs); d.save()
