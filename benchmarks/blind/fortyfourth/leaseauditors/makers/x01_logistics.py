import random, datetime as dt
from common import *
import xlsxwriter
R=random.Random(4411); D=dt.date; ASOF=D(2025,8,1)
F='x01_kettle_moraine_logistics.xlsx'
B=[('Bldg 1 - 4100 Freightway Dr',[('1-A',62400,'Badger Fastener & Supply Co.',6),('1-B',41600,'Northpoint Cold Logistics LLC',8),('1-C',20800,None,4)]),
('Bldg 2 - 4160 Freightway Dr',[('2-A',156000,'Halcyon Home Goods Distribution, Inc.',24)]),
('Bldg 3 - 4225 Freightway Dr',[('3-A',26000,'Kuhlman Tile Importers',3),('3-B',26000,'Packright Contract Packaging',4),('3-C',13000,'Oconomowoc Brewing - Barrel Storage',1),('3-D',13000,'Packright Contract Packaging',2),('3-E',26000,None,4)]),
('Bldg 4 - 4300 Freightway Dr',[('4-A',88200,'Trident Auto Parts of Wisconsin',14),('4-B',37800,'Lakeshore Paper Converting',5)]),
('Bldg 5 - 1800 Railhead Ct',[('5-A',210500,'Meridian 3PL Services LP',36)]),
('Bldg 6 - 1850 Railhead Ct',[('6-100',18750,'Waukesha Elevator Parts',2),('6-200',18750,'Kettle Range Sporting Goods',2),('6-300',37500,'Ebersold Dairy Ingredients',6),('6-400',12500,'M. Tran Countertops Inc',1),('6-500',12500,'Bright Sail Event Rentals',2)]),
('Bldg 7 - 1900 Railhead Ct',[('7-A',72000,'Gantry & Cole Steel Service Center',7),('7-B',48000,'Northpoint Cold Logistics LLC',9)]),
('Outdoor storage',[('YARD-1',87120,'Trident Auto Parts of Wisconsin',None),('YARD-2',43560,'Two Rivers Crane Rental',None)])]
wb=xlsxwriter.Workbook(path(F)); wb.set_properties({'created':dt.datetime(2025,8,4)})
ws=wb.add_worksheet('RR 8-1-25')
f=lambda **k: wb.add_format(dict(font_name='Arial',font_size=9,**k))
h=f(bold=1,bg_color='#203864',font_color='white',align='center',valign='vcenter',text_wrap=1,border=1)
h2=f(bold=1,bg_color='#8EA9DB',align='center',border=1)
bh=f(bold=1,bg_color='#D9E1F2'); n0=f(num_format='#,##0'); n2=f(num_format='#,##0.00'); ds=f(num_format='mm/dd/yy',align='center'); t=f(); it=f(italic=1,font_color='#C00000'); st=f(bold=1,top=1); st2=f(bold=1,top=1,num_format='#,##0.00'); st0=f(bold=1,top=1,num_format='#,##0')
ws.hide_gridlines(2); ws.set_landscape(); ws.fit_to_pages(1,0)
ws.write('A1','KETTLE MORAINE LOGISTICS PARK',f(bold=1,size=14)); ws.write('A2','Pewaukee, Wisconsin  |  Owner: KMLP Holdings II, LLC  |  Prepared by leasing & asset services',t); ws.write('A3','Rent roll as of 8/1/2025',f(bold=1))
hr=4
for c0,c1,l in((0,2,'PREMISES'),(3,3,''),(4,5,'LEASE TERM'),(6,8,'BASE RENT'),(9,11,'MONTHLY NNN ESTIMATES'),(12,12,''),(13,14,'NEXT STEP'),(15,16,'FOLLOWING STEP')):
    ws.merge_range(hr,c0,hr,c1,l,h) if c1>c0 else ws.write(hr,c0,l,h)
for c,l in enumerate(['Suite','Tenant','SF','Docks','From','To','$/SF','Monthly','Annual','CAM','RE Tax','Ins.','Total Monthly','Date','Monthly','Date','Monthly']): ws.write(hr+1,c,l,h2)
ws.set_column(0,0,9);ws.set_column(1,1,36);ws.set_column(2,2,10);ws.set_column(3,3,6);ws.set_column(4,5,9.5);ws.set_column(6,6,6);ws.set_column(7,8,13);ws.set_column(9,11,10.5);ws.set_column(12,12,12);ws.set_column(13,16,11)
ws.freeze_panes(hr+2,2)
r=hr+2; rows=[]; G=[0]*8
for b,us in B:
    ws.write(r,0,b,bh)
    for c in range(1,17): ws.write_blank(r,c,None,bh)
    r+=1; S=[0]*8; r0=r
    for su,sf,ten,dk in us:
        ws.write(r,0,su,t); ws.write(r,2,sf,n0)
        if dk: ws.write(r,3,dk,n0)
        q=dict(unit=su,building=b,area=sf); S[0]+=sf
        if b=='Outdoor storage': q.pop('building'); q['section']=b
        if not ten:
            ws.write(r,1,'-- Available --',it); q['statusText']='-- Available --'; rows.append(q); r+=1; continue
        yard=su.startswith('YARD')
        s=D(R.randint(2017,2025),R.choice([1,3,5,6,7,9,10]),1)
        if s>ASOF: s=D(2024,9,1)
        term=R.choice([5,7,10]) if not yard else 3
        e=addm(s,term*12)-dt.timedelta(1)
        while e<ASOF: e=addm(s,(term+5)*12)-dt.timedelta(1); term+=5
        rate=R.choice([4.95,5.15,5.4,5.75,6.1,6.35]) if sf>30000 else R.choice([6.9,7.25,7.6,8.1])
        if yard: rate=1.1
        mo=round(sf*rate/12,2)
        cam=round(sf*.78/12,2); tx=round(sf*1.14/12,2); ins=round(sf*.16/12,2)
        if yard: cam=ins=0; tx=round(sf*.12/12,2)
        steps=[];d=s;cur=mo
        while len(steps)<2:
            d=addm(d,12)
            if d>=e: break
            if d<=ASOF: continue
            cur=round(cur*1.035,2); steps.append((d,cur))
        if su=='6-400': steps=[]; e='MTM'
        ann=round(mo*12,2); tot=round(mo+cam+tx+ins,2)
        ws.write(r,1,ten,t); ws.write_datetime(r,4,dt.datetime(*s.timetuple()[:3]),ds)
        ws.write(r,5,e,f(align='center')) if isinstance(e,str) else ws.write_datetime(r,5,dt.datetime(*e.timetuple()[:3]),ds)
        ws.write(r,6,rate,n2); ws.write(r,7,mo,n2); ws.write_formula(r,8,f'=H{r+1}*12',n2,ann)
        for c,v in((9,cam),(10,tx),(11,ins)): 
            if v: ws.write(r,c,v,n2)
        ws.write_formula(r,12,f'=H{r+1}+SUM(J{r+1}:L{r+1})',n2,tot)
        for i,(d,a) in enumerate(steps): ws.write_datetime(r,13+2*i,dt.datetime(*d.timetuple()[:3]),ds); ws.write(r,14+2*i,a,n2)
        q.update(tenantName=ten,statusText='Occupied',leaseStartDate=iso(s),leaseEndDate=e if isinstance(e,str) else iso(e),contractRent=mo,annualRent=ann,totalCharges=tot,
          charges=[{"code":k,"amount":v} for k,v in(('CAM',cam),('RE Tax',tx),('Ins.',ins)) if v],rentSteps=[{"date":iso(d),"amount":a} for d,a in steps])
        for i,v in((1,mo),(2,ann),(3,cam),(4,tx),(5,ins),(6,tot)): S[i]+=v
        rows.append(q); r+=1
    if len(us)>1:
        ws.write(r,1,'Subtotal '+b.split(' - ')[0],st); ws.write_formula(r,2,f'=SUM(C{r0+1}:C{r})',st0,S[0])
        for i,c in((1,7),(2,8),(3,9),(4,10),(5,11),(6,12)): L=chr(65+c); ws.write_formula(r,c,f'=SUM({L}{r0+1}:{L}{r})',st2,round(S[i],2))
        r+=1
    r+=1; G=[a+b2 for a,b2 in zip(G,S)]
gt=f(bold=1,top=6,num_format='#,##0.00'); ws.write(r,1,'PARK TOTAL',gt); ws.write(r,2,G[0],f(bold=1,top=6,num_format='#,##0'))
for i,c in((1,7),(2,8),(3,9),(4,10),(5,11),(6,12)): ws.write(r,c,round(G[i],2),gt)
r+=1
bs=sum(sf for b,us in B[:-1] for _,sf,_,_ in us); va=sum(sf for b,us in B for _,sf,te,_ in us if not te)
ws.write(r,1,'Building SF (excl. outdoor storage)',t); ws.write(r,2,bs,n0); r+=1
ws.write(r,1,'Available SF',t); ws.write(r,2,va,n0); ws.write(r,3,va/bs,f(num_format='0.0%')); r+=2
ws.write(r,0,'Notes',f(bold=1)); r+=1
for x in('1) Suites 3-B and 3-D: Packright has a one-time right to terminate 3-D only, on 9 months notice.','2) 7-B freezer conversion allowance of $412,000 amortized into base rent.','3) Meridian 3PL (5-A) self-performs snow removal; CAM shown is before the credit given in the yearly reconciliation.'): ws.write(r,0,x,t); r+=1
# second sheet: expirations
w2=wb.add_worksheet('Expirations'); w2.write_row(0,0,['Year','# Leases','SF expiring','% of park'],h); w2.set_column(0,3,13)
yr={}
for q in rows:
    if 'leaseEndDate' in q: yr.setdefault(q['leaseEndDate'][:4],[]).append(q['area'])
for i,k in enumerate(sorted(yr)): w2.write(i+1,0,k,t); w2.write(i+1,1,len(yr[k]),t); w2.write(i+1,2,sum(yr[k]),n0); w2.write(i+1,3,sum(yr[k])/G[0],f(num_format='0.0%'))
wb.close()
v=sum('tenantName' not in q for q in rows)
finish(F,'WAREHOUSE','xlsxwriter, grouped two-row header, building bands, two step pairs beside','outdoor storage rows; formulas with values; second sheet of expirations',dict(propertyName='KETTLE MORAINE LOGISTICS PARK',asOnDate='2025-08-01',units=len(rows),occupied=len(rows)-v,vacant=v,sheet='RR 8-1-25',rows=rows))
