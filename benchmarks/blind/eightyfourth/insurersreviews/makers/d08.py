# self storage, .xls export, 168 units, mini layout with numbers as text in one column
from common import *
import xlwt
rng=random.Random(8408)
fn='RentRoll_SafeHarbor_Lockers_20250228.xls'
wb=xlwt.Workbook();ws=wb.add_sheet('rptRentRoll',cell_overwrite_ok=True)
S=lambda s: xlwt.easyxf(s)
h1=S('font: name Verdana, bold on, height 240');h2=S('font: name Verdana, height 160');hd=S('font: name Verdana, bold on, height 150; borders: bottom thin; alignment: wrap on, horiz center; pattern: pattern solid, fore_colour ice_blue')
tx=S('font: name Verdana, height 150');mo=xlwt.easyxf('font: name Verdana, height 150',num_format_str='#,##0.00');dt_=xlwt.easyxf('font: name Verdana, height 150; alignment: horiz center',num_format_str='MM/DD/YYYY');it=xlwt.easyxf('font: name Verdana, height 150',num_format_str='0')
bt=S('font: name Verdana, bold on, height 150; borders: top thin');bm=xlwt.easyxf('font: name Verdana, bold on, height 150; borders: top thin',num_format_str='#,##0.00');bi=xlwt.easyxf('font: name Verdana, bold on, height 150; borders: top thin',num_format_str='#,##0');pc=xlwt.easyxf('font: name Verdana, height 150',num_format_str='0.0%')
ws.write(0,0,'SafeHarbor Lockers - Route 9',h1);ws.write(1,0,'Rent Roll',h1);ws.write(2,0,'Site: L0092   1187 Route 9 South, Howell, NJ   Date: 02/28/2025',h2)
H=['Unit','Size','Area','Unit Type','Tenant','Move In','Paid Thru','Standard Rate','Rental Rate','Insurance','Deposit','Days Late','Balance Due']
for j,x in enumerate(H): ws.write(4,j,x,hd)
ws.row(4).height_mismatch=True;ws.row(4).height=520
sz=[('5x5','Interior Climate',25,62),('5x10','Interior Climate',50,104),('5x10','Drive Up',50,92),('10x10','Interior Climate',100,172),('10x10','Drive Up',100,151),('10x15','Drive Up',150,198),('10x20','Drive Up',200,244),('10x30','Drive Up',300,329),('12x30','Outdoor Parking',360,115)]
plan=[('A',0,22),('A',1,34),('B',3,28),('C',2,22),('C',4,24),('D',5,14),('D',6,12),('E',7,5),('P',8,7)]
nm=names(rng,170);ni=0;r=5;T=[];num={};agg={};G=[0]*6
biz=['Shore Thing Pool Service LLC','Monmouth Event Rentals','AllBright Electric Inc','Jersey Tile & Grout','Hudson Valley Vending Co','Coastal Staging Group LLC','Petes Landscape Supply','Township Little League']
bi_=0
for b,i,n in plan:
    s,ty,sf,std=sz[i]
    for k in range(n):
        num[b]=num.get(b,0)+1;u=f'{b}{num[b]:03d}'
        a=agg.setdefault((s,ty),[0,0,0,0,0]);a[0]+=1;a[1]+=sf
        ws.write(r,0,u,tx);ws.write(r,1,s,tx);ws.write(r,2,sf,it);ws.write(r,3,ty,tx);ws.write(r,7,float(std),mo);a[3]+=std
        t=dict(unit=u,unitType=ty,area=sf,marketRent=std);x=rng.random()
        if x<.1: ws.write(r,4,'VACANT',tx);t['statusText']='VACANT'
        elif x<.115: ws.write(r,4,'UNRENTABLE',tx);t['statusText']='UNRENTABLE'
        elif x<.125: ws.write(r,4,'COMPANY UNIT',tx);t['statusText']='COMPANY UNIT'
        else:
            if i>4 and rng.random()<.25 and bi_<len(biz): tn=biz[bi_];bi_+=1
            else: f,l=nm[ni];ni+=1;tn=f'{l}, {f}'
            mi=D(2025,2,27)-dt.timedelta(int(rng.triangular(1,2200,200)))
            late=0 if rng.random()<.88 else rng.choice([4,9,16,28,41])
            day=mi.day if mi.day<28 else 1
            pt=D(2025,2,28)-dt.timedelta(late) if late else D(2025,3,rng.randint(1,27))
            rate=round(std*rng.uniform(.82,1.28));ins=rng.choice([0,0,11,14,19]);dep=rng.choice([0,0,0,25]);bal=0 if not late else round((rate+ins)*(1 if late<31 else 2)+(20 if late>5 else 0),2)
            ws.write(r,4,tn,tx);ws.write(r,5,dt.datetime(mi.year,mi.month,mi.day),dt_);ws.write(r,6,dt.datetime(pt.year,pt.month,pt.day),dt_)
            for j,v in ((8,rate),(9,ins),(10,dep),(12,bal)): ws.write(r,j,float(v),mo)
            ws.write(r,11,late,it)
            a[2]+=1;a[4]+=rate;G=[p+q for p,q in zip(G,(1,rate,ins,dep,bal,0))]
            t.update(tenantName=tn,statusText='Occupied',moveInDate=iso(mi),contractRent=rate,charges=[dict(code='Insurance',amount=ins)],deposit=dep,balance=bal)
        T.append(t);r+=1
n=len(T);asf=sum(t['area'] for t in T);std=sum(t['marketRent'] for t in T)
for j in range(13): ws.write(r,j,'',bt)
ws.write(r,0,'Totals',bt);ws.write(r,2,asf,bi);ws.write(r,4,f'{n} units',bt);ws.write(r,7,float(std),bm)
for j,v in ((8,G[1]),(9,G[2]),(10,G[3]),(12,G[4])): ws.write(r,j,float(v),bm)
r+=3
for j,x in enumerate(['Size','Unit Type','Units','Occupied','Vac / Other','Occ %','Area','Gross Potential','Actual Rent']): ws.write(r,j,x,hd)
r+=1
for (s,ty),a in agg.items():
    for j,(v,f) in enumerate([(s,tx),(ty,tx),(a[0],it),(a[2],it),(a[0]-a[2],it),(a[2]/a[0],pc),(a[1],it),(float(a[3]),mo),(float(a[4]),mo)]): ws.write(r,j,v,f)
    r+=1
for j,(v,f) in enumerate([('Total',bt),('',bt),(n,bi),(G[0],bi),(n-G[0],bi),('',bt),(asf,bi),(float(std),bm),(float(G[1]),bm)]): ws.write(r,j,v,f)
for j,w in enumerate([9,9,8,18,28,12,12,12,12,10,10,8,12]): ws.col(j).width=w*256
ws.portrait=0;ws.fit_num_pages=1;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0;ws.set_panes_frozen(True);ws.set_horz_split_pos(5)
wb.save(B+'documents/'+fn)
vc=sum(t['statusText']=='VACANT' for t in T)
save(fn,dict(propertyName='SafeHarbor Lockers - Route 9',asOnDate='2025-02-28',units=n,occupied=G[0],vacant=None,rows=T),'SELF_STORAGE','storage system .xls export with size summary',False,'storage system')
print(n,vc,G[0])
