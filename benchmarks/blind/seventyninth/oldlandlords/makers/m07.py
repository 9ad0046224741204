from common import *; from fpdf import FPDF
r=random.Random(707); n=N(707); f='sign_and_tower_licenses.pdf'
p=FPDF('L','mm','letter');p.set_auto_page_break(False);rows=[];T=0
def head():
    p.add_page();p.set_font('Times','B',13);p.set_xy(14,12);p.cell(120,6,'Kowalik Land Trust');p.set_font('Times','',10);p.set_xy(14,18);p.cell(150,5,'Sign boards, rooftop and tower licenses in force - December 31, 2025');p.set_xy(220,12);p.cell(45,5,f'sheet {p.page_no()}',align='R')
    p.set_font('Times','BI',9.5);p.set_draw_color(120,120,120);p.line(14,36,265,36)
    for x,w,t,a in X: p.set_xy(x,26);p.multi_cell(w,4.4,t,align=a)
X=[(14,20,'Site',"L"),(34,66,'Licensee\nplace',"L"),(102,34,'Kind',"L"),(137,24,'Begun',"L"),(162,24,'Runs out',"L"),(186,24,'Fee\nby the month',"R"),(212,24,'By the year',"R"),(238,27,'On deposit',"R")]
head();y=38
data=[('SB-1','Lamplight Outdoor Co.','Route 9 at the feed mill','Billboard, 2 faces',650),('SB-2','Lamplight Outdoor Co.','Route 9, Rusk farm east line','Billboard, 1 face',380),('SB-3',None,'Rail overpass, north side','Billboard, 1 face',0),('SB-4','Pickerel Brothers Chevrolet','County Rd 14 fork','Painted barn wall',95),('SB-5','Highmark Sign & Poster LLC','Interstate exit 41','Billboard, digital',2150),('SB-6','Highmark Sign & Poster LLC','Interstate exit 43','Billboard, 2 faces',900),('RT-1','Crestline Wireless Partnership','Grange Building roof','Rooftop antenna',1725),('RT-2','WVKO Community Radio','Grange Building roof','Rooftop antenna',150),('RT-3',None,'Mill No. 2 stack','Rooftop antenna',0),('TW-1','Tri-Ridge Towers LLC','Zabriskie Hill','Tower ground',2400),('TW-2','Crestline Wireless Partnership','Zabriskie Hill','Tower co-location',1310),('TW-3','Orcutt County Sheriff (dispatch)','Zabriskie Hill','Tower co-location',0.01),('TW-4','Northfork Broadband Co-op','Duggan silo','Silo antenna',275),('TW-5','Northfork Broadband Co-op','Lower pasture','Tower ground',840)]
o=0
for u,nm,pl,k,fee in data:
    stp=[]
    if y>185: head();y=38
    p.set_font('Times','',10)
    def put(i,t,dy=0):
        x,w,_,a=X[i];p.set_xy(x,y+dy);p.cell(w,4.6,t,align=a)
    put(0,u);put(2,k);p.set_font('Times','I',9);put(1,pl,4.4);p.set_font('Times','',10)
    if nm is None: put(1,'(not licensed)');rows.append(R(unit=u,unitType=k,statusText='not licensed'))
    else:
        o+=1
        if fee==0.01: fee=0
        d=D(r,'2008-01-01','2023-12-01').replace(day=1);e=addy(d,{0:20}.get(fee,r.choice([20,20,25])));dep=r.choice([0,fee,fee*2]) if fee>100 else 0
        put(1,nm);put(3,f'{d:%b} {d.day}, {d.year}');put(4,f'{e:%b} {e.day}, {e.year}');put(5,m(fee));put(6,m(fee*12));
        if dep: put(7,m(dep))
        if fee>600:
            z=fee;yy=2026
            for q in range(r.choice([1,2,3])):
                z=round(z*1.03/5)*5;yy+=r.choice([0,1]) if q==0 else 1
                sd=d.replace(year=yy,day=1);stp.append(dict(date=sd.isoformat(),amount=z))
            p.set_font('Times','I',9);p.set_xy(102,y+4.4);p.cell(150,4.6,'steps up to '+', '.join(f"${s['amount']:,.2f} a month on {dt.date.fromisoformat(s['date']):%b} 1, {s['date'][:4]}" for s in stp));p.set_font('Times','',10)
        T+=fee;rows.append(R(unit=u,unitType=k,tenantName=nm,statusText='Occupied',leaseStartDate=d.isoformat(),leaseEndDate=e.isoformat(),contractRent=fee,annualRent=fee*12,deposit=dep or None,rentSteps=stp))
    y+=11.2
p.line(186,y,265,y);y+=1;p.set_font('Times','B',10);p.set_xy(34,y);p.cell(90,5,f'{len(data)} sites, {o} licensed, {len(data)-o} idle')
for i,t in ((5,T),(6,T*12),(7,sum(x.get('deposit',0) for x in rows))): p.set_xy(X[i][0],y);p.cell(X[i][1],5,m(t),align='R')
p.set_font('Times','',9);p.set_xy(14,y+9);p.cell(200,5,'The Sheriff has TW-3 without fee under the 2011 easement. Electric at Zabriskie Hill is metered to each licensee.')
p.output(doc(f)); save(f,'OTHER','billboards and antennas, two-line records, rent steps',True,rows,'Kowalik Land Trust','2025-12-31',len(data),o,len(data)-o)
