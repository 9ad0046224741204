# NZ industrial portfolio: blocks per property, header repeated, one row dropped
from common import *; import xlsxwriter
FN='Tasman Industrial Trust - lease schedule 31.03.26.xlsx'
rng=random.Random(1212)
PR=[("18 Kahikatea Drive, Penrose, Auckland",[("A","Coastline Plumbing Supplies Ltd",1820),("B","Kererū Print & Post Ltd",1240),("C","Southern Cross Bolt Co. Ltd",955)]),
("7-11 Foundry Road, Wiri, Auckland",[("Whole","Pacific Harvest Coldstores Ltd",8640)]),
("240 Te Rapa Straight, Hamilton",[("1","Waikato Dairy Parts Ltd",1410),("2","Ag-Spread Technologies Ltd",1385),("3",None,1390),("4","Totara Cabinetry Ltd",1520),("5","Ngata Signage Ltd",880),("Yard","Mako Scaffolding Ltd",2300)]),
("33 Port Hills Terrace, Woolston, Christchurch",[("G1","Canterbury Freightlines Ltd",3260),("G2","Alpine Gear Wholesale Ltd",2175),("G3","Alpine Gear Wholesale Ltd",640),("L1 Office",None,315)]),
("5 Gracefield Way, Seaview, Lower Hutt",[("Bay 1","Harbour City Tyres Ltd",720),("Bay 2","Capital Hose & Fittings Ltd",715),("Bay 3","Rimu Restoration Ltd",720),("Bay 4","Wellington Theatre Workshops Trust",1105),("Bay 5",None,690)]),
("62 Marewa Street, Napier",[("Store A","Hawke's Bay Pip & Stone Ltd",4120),("Store B","Ahuriri Wool Brokers Ltd",3850)])]
DROP=("240 Te Rapa Straight, Hamilton","4")
wb=xlsxwriter.Workbook(os.path.join(DOC,FN)); ws=wb.add_worksheet('Schedule'); kd=wb.add_worksheet('Key dates')
B=dict(font_name='Aptos',font_size=10); f=wb.add_format(B); n0=wb.add_format({**B,'num_format':'#,##0'}); m=wb.add_format({**B,'num_format':'$#,##0.00'}); d=wb.add_format({**B,'num_format':'d mmm yy','align':'center'}); h=wb.add_format({**B,'bold':1,'font_color':'white','bg_color':'#1f5c57','text_wrap':1,'align':'center','valign':'vcenter'}); ph=wb.add_format({**B,'bold':1,'font_size':11,'bg_color':'#d5e8e6'}); sb=wb.add_format({**B,'italic':1,'top':1,'num_format':'#,##0'}); sm=wb.add_format({**B,'italic':1,'top':1,'num_format':'$#,##0.00'}); g0=wb.add_format({**B,'bold':1,'top':2,'num_format':'#,##0'}); gm=wb.add_format({**B,'bold':1,'top':2,'num_format':'$#,##0.00'}); vf=wb.add_format({**B,'italic':1,'font_color':'#b00000'})
ws.merge_range('B1:K1','TASMAN INDUSTRIAL TRUST',wb.add_format({**B,'bold':1,'font_size':16})); ws.write('B2','Lease schedule at 31 March 2026. NZD, net leases, GST exclusive.',f)
r=3;rows=[];G=[0,0,0,0];keys=[];dropped=None
H=['Tenancy','Lessee','NLA (m²)','Car parks','Commencement','Expiry','Right of renewal','Net rent per month','Net rent per annum','Rent review']
for pn,L in PR:
    ws.merge_range(r,1,r,10,pn,ph); r+=1
    for j,x in enumerate(H): ws.write(r,j+1,x,h)
    ws.set_row(r,30); r+=1; T=[0,0,0,0]
    for u,t,a in L:
        T[0]+=a; cp=rng.randint(2,30)
        T[1]+=cp
        rate=rng.choice([158,172,185,196,210]) if u!='Yard' else 58
        pa=round(a*rate/120)*120; pm=pa/12; s=D(rng.randint(2017,2025),rng.randint(1,12),1); e=addm(s,12*rng.choice([6,8,9,10]))-dt.timedelta(days=1)
        while e<D(2026,4,1): e=addm(e+dt.timedelta(days=1),36)-dt.timedelta(days=1)
        ror=rng.choice(['2 x 3 yrs','1 x 4 yrs','None','2 x 6 yrs']); rv=rng.choice(['Market 2-yrly','CPI annual','Fixed 3.0% pa','Market 3-yrly'])
        if t: T[2]+=pm;T[3]+=pa
        if (pn,u)==DROP: dropped=(t,a,pm); continue
        ws.write(r,1,u,f); ws.write(r,3,a,n0); ws.write(r,4,cp,n0)
        if not t:
            ws.write(r,2,'Vacant',vf); rows.append(row(unit=u,building=pn,area=a,statusText='Vacant'))
        else:
            ws.write(r,2,t,f); ws.write_datetime(r,5,dt.datetime(s.year,s.month,s.day),d); ws.write_datetime(r,6,dt.datetime(e.year,e.month,e.day),d); ws.write(r,7,ror,f); ws.write(r,8,pm,m); ws.write(r,9,pa,m); ws.write(r,10,rv,f); keys.append((e,pn,t))
            rows.append(row(unit=u,building=pn,tenantName=t,area=a,leaseStartDate=s,leaseEndDate=e,contractRent=pm,annualRent=pa,statusText='Occupied'))
        r+=1
    ws.write(r,1,'',sb); ws.write(r,2,'Property total',sb); ws.write(r,3,T[0],sb); ws.write(r,4,T[1],sb)
    for j in (5,6,7,10): ws.write(r,j,'',sb)
    ws.write(r,8,T[2],sm); ws.write(r,9,T[3],sm); G=[p+q for p,q in zip(G,T)]; r+=2
ws.write(r,1,'',g0); ws.write(r,2,'PORTFOLIO TOTAL',g0); ws.write(r,3,G[0],g0); ws.write(r,4,G[1],g0)
for j in (5,6,7,10): ws.write(r,j,'',g0)
ws.write(r,8,G[2],gm); ws.write(r,9,G[3],gm)
ws.set_column('A:A',2)
for c,w in zip('BCDEFGHIJK',(11,36,9,8,14,11,14,15,16,15)): ws.set_column(f'{c}:{c}',w)
ws.set_landscape(); ws.fit_to_pages(1,0); ws.hide_gridlines(2)
kd.write(0,0,'Next six expiries',ph)
for i,(e,p,t) in enumerate(sorted(keys)[:6]): kd.write_datetime(i+1,0,dt.datetime(e.year,e.month,e.day),d); kd.write(i+1,1,t,f); kd.write(i+1,2,p,f)
kd.set_column('A:A',18); kd.set_column('B:C',42); wb.close()
tie('pm',G[2],S(rows,'contractRent'),True);tie('pm2',round(G[2]-dropped[2],2),S(rows,'contractRent'));tie('a',G[0]-dropped[1],S(rows,'area'))
n=len(rows);v=sum(1 for x in rows if x['statusText']=='Vacant')
save(FN,'INDUSTRIAL','NZ industrial portfolio, a block with its own header per property, key dates sheet',True,'TASMAN INDUSTRIAL TRUST','2026-03-31',n,n-v,v,rows,sheet='Schedule',planted=dict(what=f'tenancy {DROP[1]} ({dropped[0]}, {dropped[1]} m², {dropped[2]:.2f} pm) of {DROP[0]} is missing from the list; its property total and the portfolio total still contain it',kind='row_dropped'))
