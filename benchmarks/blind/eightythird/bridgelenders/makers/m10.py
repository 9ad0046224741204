from common import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib.colors import HexColor
r=G(8310); fn='Hollyhock_Manor_census_rate_roll_2024-11.pdf'
secs=[('Assisted Living - First Floor',['1%02d'%i for i in range(1,17)],'AL'),('Assisted Living - Second Floor',['2%02d'%i for i in range(1,19)],'AL'),('Memory Care - Garden House',[f'G{i}-{b}' for i in range(1,8) for b in 'AB'],'MC')]
styles={'Studio':(325,4350),'Studio Deluxe':(390,4725),'One Bedroom':(505,5450),'Companion':(210,4100)}
fees=[0,550,975,1450,1975]; out=[]
p=P(fn,landscape(letter),font='Helvetica',fs=7.6)
xs=[40,78,190,198,322,380,470,530,566,622,676,748]; al='llrlllrrcrrr'
hd=['Apt','Style','Sq Ft','Resident','Admitted','Payor','Street Rate','Base Rent','Level','Care Fee','2nd Person','Monthly Total']
GR=HexColor('#3f5d4b')
def head():
    p.fill(0,p.H-46,p.W,46,GR); p.t(40,p.H-24,'HOLLYHOCK MANOR',b=True,fs=14,color=HexColor('#ffffff')); p.t(40,p.H-37,'Assisted Living & Memory Care  |  Beaufort, South Carolina',fs=8,color=HexColor('#ffffff'))
    p.t(p.W-40,p.H-24,'Resident Census and Rate Roll','r',True,11,color=HexColor('#ffffff')); p.t(p.W-40,p.H-37,'Effective November 30, 2024','r',fs=8,color=HexColor('#ffffff'))
    y=p.H-64
    for x,h,a in zip(xs,hd,al): p.t(x,y,h,a,True,7.2)
    p.line(38,y-4,p.W-38,.8,col=GR); p.y=y-17
def foot(): p.t(40,18,'Prepared by Business Office - resident names are confidential (HIPAA)',fs=6); p.t(p.W-40,18,f'{p.page}','r',fs=6)
rows=[]
for s,us,k in secs:
    for u in us:
        st='Companion' if k=='MC' else r.choice(['Studio','Studio','Studio Deluxe','One Bedroom']); sf,sr=styles[st]; sr+=950*(k=='MC')
        x=dict(unit=u,unitType=st,area=sf,section=s,marketRent=float(sr))
        if r.random()<.11: x['statusText']='Vacant'
        else:
            x['tenantName']=r.name('LF'); x['statusText']='Occupied'; x['moveInDate']=r.date(D(2018,3,1),D(2024,11,18)); x['_p']=r.choice(['Private Pay']*6+['LTC Insurance','VA Aid & Att.','Medicaid Waiver'])
            x['contractRent']=float(sr-r.choice([0,0,75,150,225,300])) if x['_p']!='Medicaid Waiver' else 3120.0
            lv=r.choice([0,1,1,2,2,3,4]) if k=='AL' else r.choice([2,3,3,4]); x['_l']=lv
            x['_care']=float(fees[lv]); x['_2']=850.0 if st=='One Bedroom' and r.random()<.4 else 0.0
            x['charges']=[dict(code='Care Fee',amount=x['_care'])]+([dict(code='2nd Person',amount=x['_2'])] if x['_2'] else []); x['totalCharges']=x['contractRent']+x['_care']+x['_2']
        rows.append(x)
occ2=[i for i,x in enumerate(rows) if 'Second' in x['section'] and 'tenantName' in x]
drop=occ2[6]; S=lambda L,k: sum(x.get(k,0) for x in L)
head()
def tl(lab,L,b=True):
    O=[x for x in L if 'tenantName' in x]
    p.t(40,p.y,lab,b=True); p.t(198,p.y,f'{len(L)} units / {len(O)} occupied',b=True)
    for i,v in ((2,m0(S(L,'area'))),(6,m0(S(L,'marketRent'))),(7,m0(S(L,'contractRent'))),(9,m0(S(L,'_care'))),(10,m0(S(L,'_2'))),(11,m0(S(L,'totalCharges')))): p.t(xs[i],p.y,v,'r',True)
for s,us,k in secs:
    L=[x for x in rows if x['section']==s]
    if p.y<120: foot(); p.next(); head()
    p.fill(38,p.y-4,p.W-76,13,HexColor('#e3ebe5')); p.t(42,p.y,s,b=True,fs=8); p.y-=16
    for x in L:
        if x is rows[drop]: continue
        if p.y<40: foot(); p.next(); head()
        o='tenantName' in x
        v=[x['unit'],x['unitType'],x['area'],x.get('tenantName','Vacant'),x['moveInDate'].strftime('%b %d, %Y') if o else '',x.get('_p',''),m0(x['marketRent']),m0(x['contractRent']) if o else '-',('-' if not x['_l'] else x['_l']) if o else '',m0(x['_care']) if o else '-',(m0(x['_2']) if x['_2'] else '-') if o else '-',m0(x['totalCharges']) if o else '-']
        for a,b,c in zip(xs,v,al): p.t(a,p.y,b,c)
        p.y-=12.4
    p.line(38,p.y+9,p.W-38,.4); tl('Subtotal',L); p.y-=22
if p.y<110: foot(); p.next(); head()
p.line(38,p.y+10,p.W-38,1,col=GR); tl('COMMUNITY TOTAL',rows); p.y-=24
O=[x for x in rows if 'tenantName' in x]
p.t(40,p.y,f'Census: {len(O)} of {len(rows)} units occupied ({100*len(O)/len(rows):.1f}%); {len(rows)-len(O)} vacant. Rates and fees are monthly, in US dollars. Garden House companion suites are counted by bed.',fs=7); p.y-=11
p.t(40,p.y,'Care levels: 1 = 550   2 = 975   3 = 1,450   4 = 1,975. Community fee of 2,500 is charged once at admission and is not shown.',fs=7)
foot(); p.done()
d=rows[drop]
save(fn,'SENIOR_HOUSING','Assisted living and memory care census with care levels, PDF, branded',True,'Hollyhock Manor','2024-11-30',len(rows),len(O),len(rows)-len(O),[x for x in rows if x is not d],
 planted=dict(what=f"Apt {d['unit']} ({d['tenantName']}, base rent {d['contractRent']:.0f}, total {d['totalCharges']:.0f}) is not printed, but the second-floor subtotal, community total and unit counts include it",kind='row_dropped'))
