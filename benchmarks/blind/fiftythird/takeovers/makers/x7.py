# Strip center, one card (label: value block) per tenant with its step table at the right
from common import *
import xlsxwriter
def make():
    asof=D(2026,5,31)
    d=Doc('Larkin Square - lease cards & rents.xlsx','RETAIL','strip center as lease cards: a label/value block per suite with rent step table beside it, totals block at the end, contacts sheet',hard=True)
    wb=xlsxwriter.Workbook(d.path); ct=wb.add_worksheet('Contacts'); ws=wb.add_worksheet('Lease cards'); A=dict(font_name='Verdana',font_size=9); F=lambda **k: wb.add_format(dict(A,**k))
    lab=F(font_color='#555555'); tx_=F(); bar=F(bold=1,bg_color='#C55A11',font_color='white'); m=F(num_format='$#,##0.00',align='left'); n=F(num_format='#,##0',align='left'); dl=F(num_format='mmmm d, yyyy',align='left'); sh=F(bold=1,bottom=1); sm=F(num_format='$#,##0.00'); sd=F(num_format='mm/dd/yy',align='center'); bd=F(bold=1,num_format='$#,##0.00',align='left',top=1); bl=F(bold=1,top=1)
    ws.set_column(0,0,2); ws.set_column(1,1,19); ws.set_column(2,2,34); ws.set_column(3,3,17); ws.set_column(4,4,20); ws.set_column(5,5,3); ws.set_column(6,6,12); ws.set_column(7,8,14)
    ws.write(0,1,'LARKIN SQUARE SHOPPING CENTER',wb.add_format(dict(font_name='Verdana',font_size=13,bold=1))); ws.write(1,1,'Rent information by suite, status May 31, 2026',tx_); ws.write(2,1,'2200-2238 Larkin Pike',lab)
    data=[('2200','Tallgrass Market Hall',14250,D(2018,4,1),D(2033,3,31),14843.75,2612.5,2018.75,534.38,0,'3 x 5 yr',[(D(2028,4,1),16328.13)]),
     ('2206','Vermilion Nail Lounge',1300,D(2023,8,1),D(2028,7,31),2708.33,238.33,184.17,48.75,2708.33,'none',[(D(2026,8,1),2789.58),(D(2027,8,1),2873.27)]),
     ('2210',None,2600),
     ('2212','Jasper Pizza Kitchen',1950,D(2021,11,1),D(2031,10,31),4062.5,357.5,276.25,73.13,8125,'1 x 5 yr at $30.00/sf',[(D(2026,11,1),4265.63)]),
     ('2218','Dovetail Dental Studio',2275,D(2019,2,1),D(2029,1,31),4834.38,417.08,322.29,85.31,4834.38,'2 x 5 yr',[]),
     ('2222','Foxglove Consignment',1625,D(2017,6,1),'Month to month',2098.96,297.92,230.21,60.94,1500,'n/a',[]),
     ('2226','Killdeer Karate Academy',3250,D(2025,10,1),D(2030,9,30),4333.33,595.83,460.42,121.88,4333.33,'1 x 3 yr',[(D(2026,10,1),4463.33),(D(2027,10,1),4597.23),(D(2028,10,1),4735.15),(D(2029,10,1),4877.2)]),
     ('2238','Pinecrest Drive-Thru Coffee (ground lease)',850,D(2024,3,15),D(2044,3,14),6250,155.83,412.5,None,0,'4 x 5 yr',[(D(2029,4,1),6875)])]
    r=4
    T=[0]*6
    for x in data:
        u,t,a=x[:3]
        for c in range(1,9): ws.write_blank(r,c,None,bar)
        ws.write(r,1,'Suite',bar); ws.write(r,2,u,bar); r+=1
        if not t:
            ws.write(r,1,'Tenant',lab); ws.write(r,2,'VACANT',tx_); ws.write(r,3,'Size (sq ft)',lab); ws.write(r,4,a,n); r+=1; ws.write(r,1,'Remarks',lab); ws.write(r,2,'Former dry cleaner; Phase II report on file',tx_); r+=2
            d.add(unit=u,area=a,statusText='VACANT'); T[0]+=a; continue
        _,_,_,s,e,rent,cam,tax,ins,dep,opt,steps=x; tot=S([rent,cam,tax,ins])
        L=[('Tenant',t,tx_,'Size (sq ft)',a,n),('Lease began',s,dl,'Rent per month',rent,m),('Lease ends',e,dl,'CAM per month',cam,m),('Options',opt,tx_,'Taxes per month',tax,m),('Security deposit',dep,m,'Insurance per month',ins,m),('','',tx_,'All-in per month',tot,bd)]
        for i,(a1,v1,f1,a2,v2,f2) in enumerate(L):
            if a1: ws.write(r+i,1,a1,lab)
            for c,v,f in((2,v1,f1),(4,v2,f2)):
                if v is None or v=='': continue
                if isinstance(v,dt.date): ws.write_datetime(r+i,c,dt.datetime(*v.timetuple()[:3]),f)
                else: ws.write(r+i,c,v,f if not isinstance(v,str) else tx_)
            ws.write(r+i,3,a2,lab)
        if steps:
            ws.write(r,6,'From',sh); ws.write(r,7,'New rent / mo',sh)
            for i,(q,w) in enumerate(steps,1): ws.write_datetime(r+i,6,dt.datetime(*q.timetuple()[:3]),sd); ws.write(r+i,7,w,sm)
        else: ws.write(r,6,'No rent steps',lab)
        r+=7
        for i,v in enumerate([a,rent,cam,tax,ins,tot]): T[i]+=v or 0
        d.add(unit=u,tenantName=t,area=a,statusText='Occupied',leaseStartDate=s,leaseEndDate=e,contractRent=float(rent),deposit=dep,totalCharges=tot,charges=[dict(code=q,amount=w) for q,w in(('CAM',cam),('Taxes',tax),('Insurance',ins)) if w is not None],rentSteps=[dict(date=iso(q),amount=float(w)) for q,w in steps])
    T=[r2(v) for v in T]
    for c in range(1,9): ws.write_blank(r,c,None,bar)
    ws.write(r,1,'CENTER TOTALS',bar); r+=1
    for l,v,f in [('Suites','8 (7 leased, 1 vacant)',tx_),('Square feet',T[0],n),('Rent per month',T[1],m),('CAM per month',T[2],m),('Taxes per month',T[3],m),('Insurance per month',T[4],m),('All-in per month',T[5],bd)]:
        ws.write(r,1,l,lab); ws.write(r,2,v,f); r+=1
    ct.fit_to_pages(1,0); ct.write_row(0,0,['Suite','Tenant','Contact','Phone'],F(bold=1)); ct.set_column(1,2,34); ct.set_column(3,3,16); i=1
    N=Names(rng('x7'))
    for x in data:
        if x[1]: ct.write_row(i,0,[x[0],x[1],N.person(),f'555-01{i*7+20:02d}'],tx_); i+=1
    ws.fit_to_pages(1,0); ws.activate(); wb.close(); d.totals=dict(rent=('contractRent',T[1]),tot=('totalCharges',T[5]),a=('area',T[0]))
    d.save('Larkin Square Shopping Center',asof,8,7,1,'Lease cards')
