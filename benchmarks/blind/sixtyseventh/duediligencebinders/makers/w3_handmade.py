"""A small owner's own list: text numbers, plain words, notes and a total typed by hand."""
from common import *; from xl import *
from openpyxl import Workbook
F='Grandview bldg rents.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Sheet1'; put(ws,1,1,'Grandview Bldg. 44-52 Pruitt St',b=True,sz=13,name='Comic Sans MS'); put(ws,2,1,'who pays what, May 2026'); 
for c,h in enumerate(['Which one','Who','Rent','Share of taxes','Since','Lease up','We hold','Behind?','Remember'],1): put(ws,4,c,h,b=True).border=Border(bottom=med)
L=[('44 store','Zuleika Alterations',"$1,350","$110",'Mar 2012','8/31/2027','1,000',None,'raise to 1,400 on 9/1/2026'),
('46 store','Barnacle Bait & Tackle','$1,600','$145','June 2019','5/31/2026','1,600','1,600','says will renew 3 yrs'),
('48 store','EMPTY',None,None,None,None,None,None,'asking 1,450. sign in window'),
('50 store','Teller Bros. Barber','$1,180','$95','2004','no lease','none',None,''),
('52 store + basement','Pruitt St. Deli','$2,450','$210','Nov 2021','10/31/2031','4,900',None,'2 five yr options. 3% every Nov'),
('upstairs front','D. Almquist','$985',None,'Aug 2023','7/31/2026','985',None,'heat incl'),
('upstairs middle','Fern & Otis Varga','$925',None,'Jan 2025','12/31/2026','900','150','cat'),
('upstairs back','EMPTY',None,None,None,None,None,None,'needs paint, want 950'),
('garage','Teller Bros. Barber','$120',None,None,'no lease',None,None,'storage only')]
num=lambda s: float(s.replace('$','').replace(',','')) if s and s[0] in'$0123456789' else None
rows=[];R=5
for l in L:
    for c,v in enumerate(l,1):
        if v: put(ws,R,c,v,al='right' if c in(3,4,7,8) else None,col='FF0000' if v=='EMPTY' else None)
    u,w,rt,tx,si,up,dp,be,nt=l
    q=dict(unit=u)
    if w=='EMPTY': q['statusText']='EMPTY'; q['marketRent']={'48 store':1450.,'upstairs back':950.}[u]
    else:
        q.update(tenantName=w,statusText='Occupied',contractRent=num(rt),leaseStartDate=si,leaseEndDate=(dt.datetime.strptime(up,'%m/%d/%Y').date().isoformat() if up[0].isdigit() else up),deposit=num(dp),balance=num(be))
        if tx: q['charges']=[dict(code='Share of taxes',amount=num(tx))]
        if u=='44 store': q['rentSteps']=[dict(date='2026-09-01',amount=1400.)]
    rows.append(q);R+=1
    if u=='52 store + basement': R+=1
t=S(q.get('contractRent') for q in rows);tt=S(ch('Share of taxes')(q) for q in rows)
put(ws,R+1,2,'comes to',b=True);put(ws,R+1,3,f'${m0(t)}',b=True,al='right');put(ws,R+1,4,f'${m0(tt)}',b=True,al='right')
put(ws,R+3,1,'water bill avg $310 qtr, oil tank serviced Oct.',it=True); put(ws,R+4,1,'Pruitt St Deli pays own trash',it=True)
widths(ws,[21,25,9,14,11,12,9,9,32]); wb.save(DOC+'/'+F)
save(F,'Grandview Bldg.','2026-05',rows,9,7,2,ties=[('r','contractRent',t)])
