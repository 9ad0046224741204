# UK tenancy schedule, xlwt .xls, sq m, per annum
from h import *
import xlwt
rng=random.Random(7109)
NAME='Thornbury_Trade_Park_Tenancy_Schedule.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet('Tenancy Schedule',cell_overwrite_ok=True)
e=xlwt.easyxf
B_=e('font: name Verdana, height 160, bold on'); N=e('font: name Verdana, height 160'); NW=e('font: name Verdana, height 160; align: wrap on, vert top'); H=e('font: name Verdana, height 160, bold on; align: wrap on, horiz center, vert center; borders: top thin, bottom thin; pattern: pattern solid, fore_colour light_turquoise')
n1=e('font: name Verdana, height 160',num_format_str='#,##0.0'); gb=e('font: name Verdana, height 160',num_format_str='"£"#,##0'); g2=e('font: name Verdana, height 160',num_format_str='"£"#,##0.00'); dd=e('font: name Verdana, height 160; align: horiz right',num_format_str='dd/mm/yyyy'); R_=e('font: name Verdana, height 160; align: horiz right')
b1=e('font: name Verdana, height 160, bold on; borders: top thin',num_format_str='#,##0.0'); bg=e('font: name Verdana, height 160, bold on; borders: top thin',num_format_str='"£"#,##0'); bb=e('font: name Verdana, height 160, bold on; borders: top thin')
ws.write(0,0,'THORNBURY TRADE PARK, STATION ROAD',e('font: name Verdana, height 240, bold on')); ws.write(1,0,'Tenancy Schedule as at 25 March 2026',B_); ws.write(2,0,'Areas are gross internal in square metres. Rents are per annum exclusive of VAT.',N)
hd=['Unit','Tenant','Use','Area (sq m)','Lease Start','Lease Expiry','Tenant Break','Next Rent Review','Passing Rent p.a.','£ per sq m','Rent Deposit Held','S/C Budget £ per sq m','Comments']
for c,x in enumerate(hd): ws.write(4,c,x,H)
ws.row(4).height_mismatch=True; ws.row(4).height=700
for c,w in enumerate([7,30,15,9,11,12,11,12,12,9,11,11,38]): ws.col(c).width=w*256
tn=iter('Howarth Plumbing Merchants Ltd|Tilebase (Thornbury) Ltd|Severn Vale Motor Factors|Kettlewell Brewing Co Ltd|Penhale Kitchens Ltd|Ashdown Electrical Wholesale plc|Dunnock Autos|Marsh & Tyndale Joinery|Yellow Door Self Storage Ltd|Wyvern Gymnastics CIC|Ferris Paints Ltd|Orchard Veterinary Supplies|Blakemere Cycles Ltd|Rapid Panel & Glass Ltd|Tor Scaffolding (South West) Ltd|Cleeve Print Solutions|Hobson Catering Equipment|Avonmere Council Highways Depot|Sidcot Pet Foods|LJ Tool Hire Ltd|Bramshaw Bathrooms|Nomad Campers Ltd|Fosse Data Shredding|Brunel Pallet Logistics Ltd|Exmoor Roast Ltd|Gloster Cold Chain plc'.split('|'))
bl=[('TERRACE A',[f'A{i}' for i in range(1,9)],(180,360)),('TERRACE B',[f'B{i}' for i in range(1,7)],(320,560)),('TERRACE C (STARTER UNITS)',[f'C{i}' for i in range(1,13)],(74,112)),('DETACHED',['D1','D2','D3'],(1150,2480))]
vac={'A6','C4','C11'}; T=[]; r=5; G=[0,0,0]
wd=lambda q,c,d: ws.write(q,c,dt.datetime(d.year,d.month,d.day),dd)
for s_,us_,(lo,hi) in bl:
    r+=1; ws.write(r,0,s_,B_); r+=1; S=[0,0,0]
    for u in us_:
        a=round(rng.uniform(lo,hi),1); S[0]=round(S[0]+a,1); ws.write(r,0,u,N); ws.write(r,3,a,n1); 
        if u in vac:
            ws.write(r,1,'Vacant',N); ws.write(r,12,rng.choice(['Marketing with joint agents','Under offer, subject to contract','Strip-out works to May 2026']),NW)
            T.append(dict(unit=u,section=s_,area=a,statusText='Vacant')); r+=1; continue
        t=next(tn); use=rng.choice(['Trade counter','Warehouse','Workshop','Light industrial']) if lo<1000 else 'Warehouse'
        st=D(rng.randint(2022 if hi<120 else 2014,2025),rng.choice([3,6,9,12]),rng.choice([24,25,29])); y=rng.choice([3,5]) if hi<120 else rng.choice([5,10,10,15])
        ex=st.replace(year=st.year+y)-dt.timedelta(1); hold=ex<D(2026,3,25)
        rate=rng.uniform(96,128) if hi<600 else rng.uniform(72,84); rent=round(a*rate/50)*50; dep=rng.choice([0,round(rent/4),round(rent/4)]) if hi<600 else 0
        for c,x in((1,t),(2,use)): ws.write(r,c,x,N)
        wd(r,4,st); wd(r,5,ex)
        rv=st.replace(year=st.year+5); bk=None
        while rv<D(2026,3,25): rv=rv.replace(year=rv.year+5)
        if rv<ex and y>5: wd(r,7,rv)
        else: ws.write(r,7,'n/a',R_)
        if y==10 and st.replace(year=st.year+5)>D(2026,3,25): wd(r,6,st.replace(year=st.year+5))
        ws.write(r,8,rent,gb); ws.write(r,9,rent/a,g2); ws.write(r,10,dep,gb); ws.write(r,11,14.75 if hi<600 else 6.2,g2)
        if hold: ws.write(r,12,'Holding over (1954 Act), s.25 served' if rng.random()<.5 else 'Holding over, renewal terms agreed',NW)
        elif rng.random()<.25: ws.write(r,12,rng.choice(['Service charge capped, RPI-linked','Schedule of condition attached','Personal guarantee from directors','Stepped rent now at top level']),NW)
        T.append(dict(unit=u,section=s_,unitType=use,tenantName=t,area=a,leaseStartDate=iso(st),leaseEndDate=iso(ex),annualRent=rent,deposit=dep,statusText='Occupied'))
        S[1]+=rent; S[2]+=dep; r+=1
    for c in range(13): ws.write(r,c,'',bb)
    ws.write(r,1,'Sub-total',bb); ws.write(r,3,S[0],b1); ws.write(r,8,S[1],bg); ws.write(r,10,S[2],bg); G=[round(x+y,1) for x,y in zip(G,S)]; r+=1
r+=1
for c in range(13): ws.write(r,c,'',bb)
ws.write(r,1,'ESTATE TOTAL',bb); ws.write(r,3,G[0],b1); ws.write(r,8,G[1],bg); ws.write(r,10,G[2],bg)
r+=2; ws.write(r,0,f'Units: {len(T)}; let: {len(T)-3}; vacant: 3. Tenants holding over are counted as let.',N)
ws.set_portrait(False); ws.set_fit_num_pages(1) if hasattr(ws,'set_fit_num_pages') else None
ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
wb.save(path(NAME))
save(NAME,'INDUSTRIAL','UK tenancy schedule in legacy xls, sq m, per annum rents',False,'Thornbury Trade Park','2026-03-25',len(T),len(T)-3,3,T)
