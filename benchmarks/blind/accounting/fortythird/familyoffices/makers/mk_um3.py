# Student homes CSV export with preamble, two neighborhoods
from common import *
import csv
R=random.Random(4309)
N='student_homes_floorplan_summary'
B=[('Cottage Row (0.3 mi to campus)',[('CR-2A','Dogwood cottage',2,2,980),('CR-3A','Hickory cottage',3,3,1310),('CR-3B','Hickory cottage w/ study',3,3.5,1402),('CR-4A','Sycamore house',4,4,1688),('CR-5A','Magnolia house',5,5.5,2115)]),('Elm & Tenth Houses',[('ET-1S','Carriage studio',0,1,410),('ET-3X','Original bungalow',3,1,1195),('ET-4X','Renovated foursquare',4,2,1734),('ET-6X','Renovated Victorian',6,3,2580)])]
H=['Plan','Plan Name','BR','BA','Sq Ft','Homes','Beds','Occupied','Vacant','Occ %','Market Rent','Avg Lease Rent','Mkt Rent/SF','Total Market','Total Leased','Loss to Lease']
K=['sf','units','other:Beds','occupied','vacant','pct_occ','market','actual','market_sf','market_total','actual_total','ltl']
o=open(f'{DOC}/{N}.csv','w',newline='',encoding='utf-8-sig');w=csv.writer(o)
w.writerow(['Floor Plan Summary']);w.writerow(['Portfolio:','Tenth Street Student Homes']);w.writerow(['Lease term:','2025-2026','','Run:','06/22/2026 14:07']);w.writerow([]);w.writerow(H)
rows=[];tots=[];G=[0]*7
us=lambda v:f'${v:,.0f}' if v>=0 else f'(${-v:,.0f})'
def tl(lab,S):
    u,bd,oc,mt,at,lt,sf=S
    d=dict(label=lab,units=u,occupied=oc,vacant=u-oc,pct_occ=round(100*oc/u,1),market_total=mt,actual_total=at,ltl=lt);d['other:Beds']=bd
    w.writerow([lab,'','','','',u,bd,oc,u-oc,f"{d['pct_occ']}%",'','','',us(mt),us(at),us(lt)]);tots.append(d)
for p,l in B:
    w.writerow([p]);S=[0]*7
    for c,n,b,ba,sf in l:
        u=R.randrange(5,27);oc=u-R.choice([0,0,1,2,3]);mk=(b or 1.15)*R.randrange(655,790);mk=int(round(mk/5)*5);ac=mk-R.choice([-20,15,35,60,85])
        mt=mk*u;at=ac*oc;lt=mk*oc-at;bd=max(b,1)*u
        w.writerow([c,n,b or 'Studio',ba,f'{sf:,}',u,bd,oc,u-oc,f'{round(100*oc/u,1)}%',us(mk),us(ac),f'{mk/sf:.2f}',us(mt),us(at),us(lt)])
        d=dict(type=c,desc=n,baths=ba,sf=sf,units=u,occupied=oc,vacant=u-oc,pct_occ=round(100*oc/u,1),market=mk,actual=ac,market_sf=float(f'{mk/sf:.2f}'),market_total=mt,actual_total=at,ltl=lt);d['beds']=b;d['other:Beds']=bd;rows.append(d)
        S=[x+y for x,y in zip(S,[u,bd,oc,mt,at,lt,sf*u])]
    tl('Subtotal',S);w.writerow([]);G=[a+b for a,b in zip(G,S)]
tl('Portfolio Total',G);w.writerow([]);w.writerow(['Loss to lease is on occupied homes only. A figure in parentheses is a gain.']);o.close()
truth(N,'UM',K,rows,tots)
