from common import *
from reportlab.lib.pagesizes import letter
r=G(8307); fn='SL_RentRoll_StowHaven_L014.pdf'
ty=[('5x5 Locker',25,42),('5x10 Climate',50,84),('10x10 Climate',100,139),('10x10 Drive-Up',100,128),('10x15 Drive-Up',150,169),('10x20 Drive-Up',200,208),('12x30 RV Covered',360,245)]
wt=[18,40,44,36,30,28,10]; rows=[]
k=0
for (t,a,s),n in zip(ty,wt):
    for i in range(n):
        pre='ABCDEFR'[k]; u=f'{pre}{i+1:03d}'
        x=dict(unit=u,unitType=t,area=a,marketRent=float(s)); q=r.random()
        if q<.115: x['statusText']='Vacant'
        elif q<.125: x['statusText']='Unrentable'
        else:
            x['tenantName']=r.name('LF') if r.random()<.9 else r.choice(['Harbor & Pine Landscaping','Trident Mobile Notary','Oakhurst Youth Soccer','Blue Kettle Catering','Summit Drywall Inc.','Nine Lanterns Events','Prairie HVAC Supply'])
            x['contractRent']=float(round(s*r.choice([.72,.85,.93,1,1,1,1.08,1.17,1.26])))
            x['moveInDate']=r.date(D(2017,2,1),D(2025,5,25)); x['_pt']=r.choice([D(2025,5,31),D(2025,6,14),D(2025,6,30),D(2025,5,31)]) if r.random()<.9 else D(2025,4,30)
            x['balance']=0.0 if x['_pt']>=D(2025,5,31) else x['contractRent']+20
            x['deposit']=float(r.choice([0,0,0,25])); x['_ins']=r.choice([0,0,12,15]); x['charges']=[dict(code='Ins Prem',amount=float(x['_ins']))]; x['statusText']='Occupied'
        rows.append(x)
    k+=1
p=P(fn,letter,font='Courier',bold='Courier-Bold',fs=6.8)
xs=[36,66,150,158,296,346,396,404,456,508,540,576]; al='llrlrrrllrrr'
hd=[('','Unit'),('','Unit Type'),('','Area'),('','Tenant'),('Standard','Rate'),('Rent','Rate'),('','Variance'),('','Moved In'),('Paid','Thru'),('Sec','Dep'),('Ins','Prem'),('','Bal.')]
def head():
    p.t(36,p.H-36,'RENT ROLL',b=True,fs=13,font='Helvetica-Bold'); p.t(36,p.H-48,'StowHaven Self Storage - Dorsett Road (L014)',fs=9,font='Helvetica'); p.t(36,p.H-59,'2260 Dorsett Road, Maryland Heights, MO 63043',fs=7.5,font='Helvetica')
    p.t(576,p.H-36,'As of: Saturday, May 31, 2025','r',fs=8,font='Helvetica'); p.t(576,p.H-47,f'Page: {p.page}','r',fs=8,font='Helvetica'); p.t(576,p.H-58,'Sort: Unit','r',fs=8,font='Helvetica')
    y=p.H-84; p.line(34,y+17,578,1)
    for x,h,a in zip(xs,hd,al): p.t(x,y+8,h[0],a,True); p.t(x,y,h[1],a,True)
    p.line(34,y-3,578,1); p.y=y-13
head(); S=lambda L,k: sum(x.get(k,0) for x in L)
for x in rows:
    if p.y<40: p.next(); head()
    o='contractRent' in x
    v=[x['unit'],x['unitType'],x['area'],x.get('tenantName','** '+x['statusText']+' **'),n2(x['marketRent']),n2(x['contractRent']) if o else '',m2(x['contractRent']-x['marketRent']) if o else '',mdy2(x.get('moveInDate')),mdy2(x.get('_pt')),m0(x['deposit']) if o else '',m0(x['_ins']) if o else '',m0(x['balance']) if o else '']
    for a,b,c in zip(xs,v,al): p.t(a,p.y,b,c)
    p.y-=8.6
O=[x for x in rows if 'contractRent' in x]
if p.y<60: p.next(); head()
p.line(34,p.y+6,578,.8); p.y-=3
v=['Total',f'{len(rows)} units',m0(S(rows,'area')),f'{len(O)} rented',n2(S(rows,'marketRent')),n2(S(O,'contractRent')),m2(S(O,'contractRent')-S(O,'marketRent')),'','',m0(S(O,'deposit')),m0(S(O,'_ins')),m0(S(O,'balance'))]
for a,b,c in zip(xs,v,al): p.t(a,p.y,b,c,True)
p.y-=12; p.t(36,p.y,'Variance is computed on rented units only.',fs=6.5,font='Helvetica-Oblique'); p.y-=24
if p.y<190: p.next(); head(); p.y-=6
X=[36,200,250,300,360,430,500,576]
def sr(v,b=False):
    for x,s in zip(X,v): p.t(x,p.y,s,'l' if x==36 else 'r',b)
    p.y-=10
p.t(36,p.y,'Unit Type Summary',b=True,fs=9,font='Helvetica-Bold'); p.y-=13
sr(['Unit Type','Total','Rented','Vacant','Unrentable','Area','Gross Potent.','In Place'],True); p.line(34,p.y+8,578,.5)
for t,_,_ in ty:
    L=[x for x in rows if x['unitType']==t]; c=lambda s: sum(x['statusText']==s for x in L)
    sr([t,len(L),c('Occupied'),c('Vacant'),c('Unrentable'),m0(S(L,'area')),n2(S(L,'marketRent')),n2(S(L,'contractRent'))])
c=lambda s: sum(x['statusText']==s for x in rows)
sr(['Total',len(rows),c('Occupied'),c('Vacant'),c('Unrentable'),m0(S(rows,'area')),n2(S(rows,'marketRent')),n2(S(rows,'contractRent'))],True)
p.y-=6; p.t(36,p.y,f'Unit occupancy {100*len(O)/len(rows):.1f}%   Area occupancy {100*S(O,"area")/S(rows,"area"):.1f}%   Economic occupancy {100*S(O,"contractRent")/S(rows,"marketRent"):.1f}%',fs=7,font='Helvetica')
p.done(); nv=c('Vacant'); nu=c('Unrentable')
save(fn,'SELF_STORAGE','SiteLink rent roll, portrait, monospaced, >200 units',False,'StowHaven Self Storage - Dorsett Road','2025-05-31',len(rows),len(O),nv,rows)
