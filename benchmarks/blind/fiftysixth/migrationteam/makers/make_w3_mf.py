from common import *
import xlsxwriter
r=random.Random(573); N=Names(r)
wb=xlsxwriter.Workbook(DOC+'/Tidewater_Flats_RR_2026-03.xlsx'); F=wb.add_format
base=dict(font_name='Arial Narrow',font_size=9)
cv=wb.add_worksheet('Cover'); ws=wb.add_worksheet('RR 03-31-26'); um=wb.add_worksheet('Unit Mix'); dl=wb.add_worksheet('Delinq')
cv.write('B3','Tidewater Flats',F({'bold':1,'font_size':20})); cv.write('B5','Handover package - rent roll, unit mix, delinquency'); cv.write('B6','Cut-off: March 31, 2026'); cv.write('B8','Prepared by Gannet Point Living LLC for the incoming manager')
t=F({**base,'bold':1,'bg_color':'#1F4E5F','font_color':'white','align':'center','border':1}); h=F({**base,'bold':1,'text_wrap':1,'align':'center','valign':'bottom','bottom':2,'bg_color':'#DCE9EC'})
tx=F(base); nm=F({**base,'num_format':'#,##0;(#,##0);""'}); n0=F({**base,'num_format':'#,##0'}); mo=F({**base,'num_format':'#,##0.00;(#,##0.00);-'}); dtf=F({**base,'num_format':'dd-mmm-yyyy','align':'center'}); sb=F({**base,'bold':1,'top':1,'num_format':'#,##0;(#,##0)'}); sm=F({**base,'bold':1,'top':1,'num_format':'#,##0.00;(#,##0.00)'}); sec=F({**base,'bold':1,'italic':1,'font_size':10,'font_color':'#1F4E5F'})
ws.write('A1','Tidewater Flats',F({**base,'bold':1,'font_size':14})); ws.write('A2','Rent roll as of 31-Mar-2026, grouped by floor plan')
# cols: A unit B type(hidden resid id) C sf | D spacer | E status F resident G id(hidden) | H spacer | I start J end K movein | L spacer | M market N rent O amenity P parking Q pet R conc S total | T spacer | U dep V bal
ws.merge_range('A4:C4','HOME',t); ws.merge_range('E4:G4','RESIDENT',t); ws.merge_range('I4:K4','LEASE',t); ws.merge_range('M4:S4','PER MONTH',t); ws.merge_range('U4:V4','MONEY',t)
for c,x in zip([0,1,2,4,5,6,8,9,10,12,13,14,15,16,17,18,20,21],['No.','Bldg','SF','Status','Name','Res. ID','Start','Expires','Move-in','Market rate','Contract rate','Amenity fee','Reserved parking','Pet','Concession','Total','Deposit','Balance due']): ws.write(4,c,x,h)
ws.set_row(4,26)
for c,wd in ((0,7),(1,6),(2,6),(3,1),(4,13),(5,24),(7,1),(8,11),(9,11),(10,11),(11,1),(12,10),(13,10),(14,8),(15,9),(16,7),(17,10),(18,10),(19,1),(20,10),(21,10)): ws.set_column(c,c,wd)
ws.set_column(6,6,9,None,{'hidden':1}); ws.freeze_panes(5,1)
plans=[('S1 Sandpiper',540,1325,28),('A1 Heron',715,1560,46),('A2 Ibis',788,1655,24),('B1 Osprey',1060,2015,30),('B2 Pelican',1142,2120,14)]
pool=[(b,f'{b}{f}{n:02d}') for b in 'NES' for f in range(1,5) for n in range(1,13)]; r.shuffle(pool)
rows=[]; R=5; G=[0]*11; mix=[]; deli=[]; futs=[]
for pl,sf,mk,n in plans:
    R+=1; ws.write(R,0,f'Floor plan {pl}',sec); R+=1; S=[0]*11; h0=len(rows)
    for b,u in sorted([pool.pop() for _ in range(min(n,len(pool)))]):
        z=r.random(); st='Vacant' if z<.055 else 'Notice' if z<.11 else 'Occupied'
        m=mk+(int(u[1])-1)*20
        if u=='N101' : st='Model'
        elif u=='S112': st='Employee'
        ws.write(R,0,u,tx); ws.write(R,1,b,tx); ws.write(R,2,sf,n0); ws.write(R,4,st,tx); ws.write(R,12,m,mo)
        x=dict(unit=u,building=b,unitType=pl,area=sf,statusText=st,marketRent=m); S[0]+=sf; S[1]+=m
        if st not in('Vacant','Model'):
            a=rd(r,d(2025,4,2),d(2026,3,20)); e=addm(a,12)-dt.timedelta(days=1); mi=a if r.random()<.5 else addm(a,-12*r.choice([1,2,4])); name=N.fl()
            ren=m-r.choice([0,0,20,35,60,110,150]) if st!='Employee' else m-500; am=25; pk=r.choice([None,None,75]); pe=r.choice([None,None,None,40]); co=-r.choice([50,100,135]) if r.random()<.12 else None; tt=ren+am+sum(q or 0 for q in(pk,pe,co)); dep=r.choice([250,250,500,ren]); bal=r.choice([0]*8+[tt,75.5,-210.0,round(tt*1.07,2)])
            ws.write(R,5,name,tx); ws.write(R,6,f'r{r.randrange(10**5,10**6)}',tx)
            for c,q in ((8,a),(9,e),(10,mi)): ws.write_datetime(R,c,dt.datetime(q.year,q.month,q.day),dtf)
            for c,q in zip(range(13,19),(ren,am,pk,pe,co,tt)):
                if q is not None: ws.write(R,c,q,mo)
            ws.write(R,20,dep,mo); ws.write(R,21,bal,mo)
            x.update(tenantName=name,leaseStartDate=a,leaseEndDate=e,moveInDate=mi,contractRent=ren,charges=[('Amenity fee',am),('Reserved parking',pk),('Pet',pe),('Concession',co)],totalCharges=tt,deposit=dep,balance=bal or None)
            for i,q in enumerate((ren,am,pk,pe,co,tt,dep,bal),2): S[i]+=q or 0
            if bal>0: deli.append((u,name,bal))
        if st in('Vacant','Notice') and len(futs)<6: futs.append((x,))
        rows.append(row(**x)); R+=1
    k=rows[h0:]; ws.write(R,0,f'{len(k)} homes',sb)
    for c in range(1,22): ws.write_blank(R,c,None,sb) if c not in (3,7,11,19) else None
    ws.write(R,2,S[0],sb)
    for c,q in zip([12,13,14,15,16,17,18,20,21],S[1:]): ws.write(R,c,round(q,2),sm)
    G=[round(p+q,2) for p,q in zip(G,S)]; mix.append((pl,len(k),sum(y['statusText'] in('Occupied','Notice','Employee') for y in k),round(S[1]/len(k),2))); R+=1
R+=1; n=len(rows); v=sum(x['statusText']=='Vacant' for x in rows); mo_=sum(x['statusText']=='Model' for x in rows)
ws.write(R,0,f'Tidewater Flats  {n} homes',sb); ws.write(R,2,G[0],sb)
for c,q in zip([12,13,14,15,16,17,18,20,21],G[1:]): ws.write(R,c,q,sm)
R+=2; chk=[('ren',G[2],tot(rows,'contractRent')),('tt',G[7],tot(rows,'totalCharges')),('dep',G[8],tot(rows,'deposit')),('bal',G[9],tot(rows,'balance')),('n',n,142)]
ws.write(R,0,'Future residents (signed, not moved in; not in the totals above)',sec); R+=1
for (x,) in futs[:5]:
    a=rd(r,d(2026,4,4),d(2026,5,15)); e=addm(a,13)-dt.timedelta(days=1); ren=x['marketRent']-25; nmx=N.fl()
    ws.write(R,0,x['unit'],tx); ws.write(R,1,x['building'],tx); ws.write(R,2,x['area'],n0); ws.write(R,4,'Future',tx); ws.write(R,5,nmx,tx)
    for c,q in ((8,a),(9,e),(10,a)): ws.write_datetime(R,c,dt.datetime(q.year,q.month,q.day),dtf)
    ws.write(R,12,x['marketRent'],mo); ws.write(R,13,ren,mo); ws.write(R,14,25,mo); ws.write(R,18,ren+25,mo); ws.write(R,20,250,mo)
    rows.append(row(unit=x['unit'],building=x['building'],area=x['area'],tenantName=nmx,statusText='Future',section='Future residents (signed, not moved in; not in the totals above)',leaseStartDate=a,leaseEndDate=e,moveInDate=a,marketRent=x['marketRent'],contractRent=ren,charges=[('Amenity fee',25)],totalCharges=ren+25,deposit=250)); R+=1
R+=1; ws.write(R,0,f'Occupied {n-v-mo_}   Vacant {v}   Model {mo_}   Total {n}',F({**base,'bold':1}))
for i,q in enumerate(('Floor plan','Homes','Occupied','Average market rate')): um.write(1,i,q,h)
for j,q in enumerate(mix,2):
    for i,y in enumerate(q): um.write(j,i,y,tx)
um.set_column(0,0,18)
dl.write(0,0,'Balances over zero at 31-Mar-2026',sec)
for j,q in enumerate(deli,2):
    for i,y in enumerate(q): dl.write(j,i,y,mo if i==2 else tx)
dl.set_column(1,1,24); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(3,4); ws.set_footer('&L&8Gannet Point Living&R&8&P of &N'); ws.activate(); wb.close()
save('Tidewater_Flats_RR_2026-03.xlsx',rows,'Tidewater Flats','2026-03-31',n,n-v-mo_,v,'MULTIFAMILY','grouped header bands, spacer columns, floor plan sections, four sheets','hidden id column, model and employee homes, future rows of the same homes',sheet='RR 03-31-26',checks=chk)
