# land-lease community, Rent Manager-style, Courier portrait; one site row dropped from print
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
r=random.Random(7707); used=set()
F='RM_RentRoll_PrairieWind_MHC.pdf'
recs=[]
for stt,n0,n in (('JUNIPER LANE',1,22),('MEADOWLARK COURT',23,19),('SAGEBRUSH WAY',42,24),('WINDMILL LOOP',66,17)):
    for i in range(n0,n0+n):
        k=r.choices(['TOH','POH','RTO','VL','VH'],[66,14,6,8,5])[0]
        d=dict(u=f"{i:03d}",st=stt,k=k,lot=0,home=0,ws=0,tr=0,oth=0,bal=0,nm='',since=None)
        if k in('TOH','POH','RTO'):
            d.update(nm=person(r,used,'lf'),lot=r.choice([465,480,480,495]),ws=round(28+r.random()*44,2),tr=19,since=D.date(r.randint(2004,2025),r.randint(1,10),1),bal=r.choice([0,0,0,0,0,round(r.random()*700,2),-15.0]))
            if k=='POH': d['home']=r.choice([525,560,610])
            if k=='RTO': d['home']=r.choice([385,410])
            d['oth']=r.choice([0,0,0,0,10,25,35])
        d['tot']=round(d['lot']+d['home']+d['ws']+d['tr']+d['oth'],2); recs.append(d)
drop=[d for d in recs if d['st']=='SAGEBRUSH WAY' and d['k']=='TOH'][7]
W,H=letter; c=canvas.Canvas(os.path.join(DOC,F),pagesize=letter,invariant=1); p=Pen(c,'Courier','Courier-Bold',6.9); pg=0
X=[('SITE','',28,'l'),('RESIDENT','',56,'l'),('HOME','TYPE',176,'l'),('TENANT','SINCE',204,'l'),('LOT','RENT',292,'r'),('HOME','RENT',336,'r'),('WATER/','SEWER',380,'r'),('','TRASH',420,'r'),('PET/','OTHER',458,'r'),('TOTAL','MONTHLY',514,'r'),('BALANCE','DUE',574,'r')]
def head():
    global pg; pg+=1
    p(28,H-30,'Prairie Wind Land-Lease Community','l',1,9); p(28,H-41,'Rent Roll with Recurring Charges'); p(28,H-50,'As of: November 3, 2025'); p(W-36,H-30,'11/03/25  8:02 AM','r'); p(W-36,H-40,f'rentmanager.com - page {pg}','r')
    c.setLineWidth(.5); c.rect(24,H-82,W-60+10,24)
    for a,b,x,al in X: p(x,H-68,a,al,1); p(x,H-78,b,al,1)
    return H-94
y=head()
K=('lot','home','ws','tr','oth','tot','bal')
def tl(l,g):
    global y
    for (a,b,x,al),k in zip(X[4:],K): p(x,y,m2(sum(d[k] for d in g)),'r',1,6.5)
    p(28,y,l,'l',1)
LB={'VL':'** VACANT LOT **','VH':'** VACANT HOME **'}
oc=lambda g:sum(1 for d in g if d['nm'])
for s in dict.fromkeys(d['st'] for d in recs):
    g=[d for d in recs if d['st']==s]
    if y<110: c.showPage(); y=head()
    p(28,y,'Street: '+s,'l',1); y-=11
    for d in g:
        if d is drop: continue
        if y<50: c.showPage(); y=head()
        p(28,y,d['u']); p(56,y,d['nm'] or LB[d['k']],fit=118); p(176,y,{'VL':'','VH':'POH'}.get(d['k'],d['k'])); p(204,y,d['since'].strftime('%m/%d/%y') if d['since'] else '')
        if d['nm']:
            for (a,b,x,al),k in zip(X[4:],K): p(x,y,m2(d[k]),'r')
        y-=9.4
    c.setDash(2,1); c.line(240,y+7,W-36,y+7); c.setDash(); y-=2
    tl(f'{s.title()}: {len(g)} sites, {oc(g)} occ.',g); y-=16
if y<120: c.showPage(); y=head()
c.line(24,y+8,W-26,y+8); tl(f'COMMUNITY: {len(recs)} sites',recs); y-=20
nv=sum(1 for d in recs if d['k']=='VL'); nh=sum(1 for d in recs if d['k']=='VH')
for l,v in(('Occupied sites',oc(recs)),('Vacant lots',nv),('Vacant park-owned homes',nh),('Total sites',len(recs)),('Physical occupancy',f"{oc(recs)/len(recs)*100:.1f}%")):
    p(40,y,l); p(240,y,v,'r'); y-=9.4
p(28,y-8,'TOH = tenant-owned home   POH = park-owned home   RTO = rent-to-own (home payment shown as home rent)'); c.save()
N={'lot':'Lot Rent','home':'Home Rent','ws':'Water/Sewer','tr':'Trash','oth':'Pet/Other'}
rows=[]
for d in recs:
    if d is drop: continue
    o=bool(d['nm'])
    rows.append(row(unit=d['u'],section=d['st'],unitType={'VL':None,'VH':'POH'}.get(d['k'],d['k']),tenantName=d['nm'] or None,statusText='Occupied' if o else {'VL':'VACANT LOT','VH':'VACANT HOME'}[d['k']],moveInDate=d['since'],
      contractRent=float(d['lot']) if o else None,charges=[dict(code=N[k],amount=float(d[k])) for k in N] if o else None,totalCharges=d['tot'] if o else None,balance=float(d['bal']) if o else None))
S=lambda q:round(sum(d[q] for d in recs),2)
save(F,'MANUFACTURED_HOUSING','Rent Manager, Courier portrait, charge columns, street sections','vacant lot vs vacant home; dropped row','Prairie Wind Land-Lease Community',D.date(2025,11,3),len(recs),oc(recs),nv+nh,rows,
 dict(lotRent=S('lot'),homeRent=S('home'),waterSewer=S('ws'),trash=S('tr'),other=S('oth'),totalCharges=S('tot'),balance=S('bal')),
 planted=dict(kind='row_dropped',what=f"Site {drop['u']} ({drop['nm']}, Sagebrush Way; lot rent {drop['lot']:.2f}, total {drop['tot']:.2f}) is not printed, though the street's and the community's counts and totals include it"))
print(drop)
