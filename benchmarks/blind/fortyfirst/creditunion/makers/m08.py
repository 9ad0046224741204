# Propertyware-like PDF: portfolio of houses/duplexes, building col, address wrapped, grouped by portfolio w/ subtotals, pymupdf drawn
from common import *
import fitz
r=R(808); NAME='propertyware_rent_roll_2025-07.pdf'
d=fitz.open(); W,H=1008,612   # legal landscape
cols=[('Building',30,150,0),('Unit',182,40,0),('Type',224,64,0),('Beds',290,28,1),('Baths',320,30,1),('Status',356,58,0),('Tenant(s)',416,150,0),('Start Date',568,56,0),('End Date',626,56,0),('Target Rent',682,62,1),('Rent',746,62,1),('Deposit\nHeld',808,58,1),('Other\nChg',866,56,1),('Balance',922,56,1)]
pg=None;y=0;n=0
def tx(x,y,s,f='helv',z=7.5): pg.insert_text((x,y),s,fontname=f,fontsize=z)
def put(v,y,f='helv'):
    for (l,x,w,a),s in zip(cols,v):
        if s=='' : continue
        if a: tx(x+w-fitz.get_text_length(s,f,7.5),y,s,f)
        else: tx(x,y,s,f)
def new():
    global pg,y,n
    pg=d.new_page(width=W,height=H); n+=1; tx(30,32,'Rent Roll','hebo',14); tx(30,46,'Tumbleweed Property Management  |  Owner: Whitlock Family Trust'); tx(30,57,'As of: July 31, 2025'); tx(880,32,f'Page {n}')
    pg.draw_rect(fitz.Rect(28,66,980,90),fill=(.2,.36,.5),color=(.2,.36,.5))
    for l,x,w,a in cols:
        ls=l.split('\n')
        for i,s in enumerate(ls):
            yy=82 if len(ls)==1 else 76+9*i
            xx=x+w-fitz.get_text_length(s,'hebo',7.5) if a else x
            pg.insert_text((xx,yy),s,fontname='hebo',fontsize=7.5,color=(1,1,1))
    y=104
new(); rows=[]; G=[0]*5; occ=0
port={'ALBUQUERQUE':[('1408 Sierra Larga Dr NE','House',3,2,1875,1),('2719 Piedra Ct NW','House',4,2,2150,1),('830 Calle del Sol SE','Duplex',2,1,1250,2),('5117 Vista Bonita Rd NW','House',3,2.5,1995,1),('6602 Hondo Trail NE','Townhome',2,1.5,1490,1),('310 Alamosa Pl SW','Duplex',2,1,1195,2)],
'RIO RANCHO':[('1921 Saltillo Loop','House',3,2,1825,1),('744 Blue Grama St','House',4,2.5,2195,1),('2350 Peregrine Ave','House',3,2,1850,1),('88 Badger Hollow Ct','House',5,3,2550,1)],
'BELEN / LOS LUNAS':[('417 N Cottonwood Ave','Fourplex',2,1,995,4),('1205 Camino Viejo','House',3,1,1395,1),('62 Acequia Ln','Mobile',3,2,1150,1)]}
for pf,bs in port.items():
    tx(30,y,f'Portfolio: {pf}','hebo',8.5); y+=15; s=[0]*5; cnt=0
    for bd,t,bdr,ba,mk,k in bs:
        for i in range(k):
            if y>560: new()
            u='Main' if k==1 else 'ABCD'[i]; cnt+=1
            q=dict(unit=u,building=bd,unitType=t,section='Portfolio: '+pf,marketRent=mk)
            s[0]+=mk; x=r.random()
            st='Vacant' if bd[:3] in('744','62 ') or (bd[:3]=='417' and i==2) else 'Occupied'
            if st=='Occupied' and bd[:4]=='5117': st='On Notice'
            v=[bd,u,t,str(bdr),str(ba),st]; q['statusText']=st
            if st=='Vacant': v+=['','','',m2(mk),'','','','']
            else:
                occ+=1; nm=r.fl()+(' & '+r.fl() if r.random()<.35 else ''); ls=r.day(D(2023,8,1),D(2025,7,1)); le=leaseend(ls,12); mt=le<D(2025,7,31); rent=mk-r.choice([0,0,25,50,100]); dep=r.choice([mk,rent,1000]); oc=r.choice([0,0,25,40]); bal=r.choice([0]*9+[rent,-50,round(r.uniform(20,400),2)])
                v+=[nm,ls.strftime('%b %d, %Y'),'Mo-to-Mo' if mt else le.strftime('%b %d, %Y'),m2(mk),m2(rent),m2(dep),m2(oc),m2(bal) if bal>=0 else '-'+m2(-bal)]
                q.update(tenantName=nm,leaseStartDate=iso(ls),leaseEndDate='Mo-to-Mo' if mt else iso(le),contractRent=rent,deposit=dep,balance=bal)
                q['charges']=[dict(code='Other Chg',amount=oc)]
                for j,z in enumerate((rent,dep,oc,bal)): s[j+1]+=z
            put(v,y); pg.draw_line((28,y+4),(980,y+4),color=(.85,.85,.85),width=.4); y+=15; rows.append(q)
    put(['','','','','','',f'Subtotal {pf} ({cnt} units)','','']+[m2(z) for z in s],y,'hebo'); y+=22
    for j in range(5): G[j]+=s[j]
N=len(rows); put([f'GRAND TOTAL',str(N),'','','',f'{occ} Occ.',f'{N-occ} Vacant','','']+[m2(z) for z in G],y+4,'hebo'); pg.draw_line((28,y-7),(980,y-7))
tx(30,596,'Printed 08/04/2025 2:37 PM by kschmidt',z=6.5); d.save(DOC+'/'+NAME,no_new_id=True)
save(NAME,dict(propertyName=None,asOnDate='2025-07-31',units=N,occupied=occ,vacant=N-occ),rows,'SINGLE_FAMILY_RENTAL','Propertyware-like print, legal landscape, grouped by portfolio, building column')
