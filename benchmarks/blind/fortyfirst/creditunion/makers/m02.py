# Buildium-like export xlsx: scattered houses & duplexes of one LLC; property col merged into address, several properties
from common import *
import xlsxwriter
r=R(202); NAME='buildium_sagebrush_homes.xlsx'
wb=xlsxwriter.Workbook(DOC+'/'+NAME); wb.set_properties({'created':dt.datetime(2025,3,3)})
ws=wb.add_worksheet('Rent roll'); b=wb.add_format({'bold':1,'bg_color':'#DDE6EE','border':1}); mo=wb.add_format({'num_format':'$#,##0.00;($#,##0.00)'}); df=wb.add_format({'num_format':'m/d/yyyy','align':'left'})
t=wb.add_format({'bold':1,'font_size':14}); g=wb.add_format({'bold':1,'bg_color':'#F2F2F2'}); mb=wb.add_format({'bold':1,'num_format':'$#,##0.00','top':1})
ws.write(0,0,'Rent roll',t); ws.write(1,0,'Sagebrush Home Rentals, LLC'); ws.write(2,0,'As of 2/28/2025')
H=['Unit','Bed/Bath','Size','Tenants','Lease type','Lease start','Lease end','Rent','Recurring charges','Deposits held','Balance due']
for i,h in enumerate(H): ws.write(4,i,h,b)
props=[('814 W Cholla St','SFR','3/2',1412,1695,1),('2207 Bluebell Ln','SFR','4/2.5',1930,2150,1),('519 - 521 Tamarisk Ave','DUP','2/1',885,1150,2),('33 Old Ranch Rd','SFR','3/1.75',1288,1575,1),
('1640 - 1646 N Peak View Dr','4PLX','2/1.5',940,1225,4),('78 Lariat Loop','SFR','2/1',960,1325,1),('4401 - 4403 Ocotillo Ct','DUP','3/2',1240,1480,2),('905 S Aspen St','SFR','3/2',1510,1750,1),('12 Quail Run','SFR','4/2',1764,1990,1)]
row=5; rows=[]; S=dict(rent=0,ch=0,dep=0,bal=0); occ=0
for p,k,bb,sf,base,n in props:
    ws.write(row,0,p,g); [ws.write_blank(row,c,None,g) for c in range(1,11)]; row+=1
    s=dict(rent=0,ch=0,dep=0,bal=0)
    ids={1:['1'],2:['A','B'],4:['Unit 1','Unit 2','Unit 3','Unit 4']}[n]
    if n==1: ids=[p]
    for u in ids:
        q=dict(unit=u,propertyName=p,unitType=bb,area=sf)
        ws.write(row,0,u); ws.write_string(row,1,bb); ws.write(row,2,sf)
        if (p[:2],u) in (('16','Unit 3'),('78',u)):
            ws.write(row,3,'VACANT'); q['statusText']='VACANT'
            for c in (8,): pass
        else:
            occ+=1; nm=r.fl()+(', '+r.fl() if r.random()<.45 else '')
            ls=r.first(D(2023,9,1),D(2025,2,1)); le=leaseend(ls,12); aw=le<D(2025,3,1)
            rent=base+r.choice([-60,-25,0,0,25]); ch=r.choice([0,0,25,35,50]); dep=r.choice([base,base,1000,1500]); bal=r.choices([0,rent,-45,r.randrange(20,400)+.25],[70,10,8,12])[0]
            ws.write(row,3,nm); ty='At-will' if aw else 'Fixed'; ws.write(row,4,ty); ws.write_datetime(row,5,dt.datetime(ls.year,ls.month,ls.day),df)
            if not aw: ws.write_datetime(row,6,dt.datetime(le.year,le.month,le.day),df)
            for c,v in ((7,rent),(8,ch),(9,dep),(10,bal)): ws.write(row,c,v,mo)
            q.update(tenantName=nm,statusText='Occupied',contractRent=rent,leaseStartDate=iso(ls),leaseEndDate=None if aw else iso(le),deposit=dep,balance=bal,charges=[dict(code='Recurring charges',amount=ch)])
            for kk,v in zip(s,(rent,ch,dep,bal)): s[kk]+=v; S[kk]+=v
        rows.append(q); row+=1
    if n>1:
        ws.write(row,0,f'Total for {p}',wb.add_format({'italic':1}))
        for c,kk in zip((7,8,9,10),s): ws.write(row,c,s[kk],mo)
        row+=1
ws.write(row,0,'Total',mb)
for c in range(1,7): ws.write_blank(row,c,None,mb)
for c,kk in zip((7,8,9,10),S): ws.write(row,c,S[kk],mb)
N=len(rows); ws.write(row+2,0,f'{N} units, {occ} occupied, {N-occ} vacant')
for c,w in enumerate([27,9,8,36,11,12,12,13,18,14,13]): ws.set_column(c,c,w)
ws.freeze_panes(5,0); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
save(NAME,dict(propertyName='Sagebrush Home Rentals, LLC',asOnDate='2025-02-28',units=N,occupied=occ,vacant=N-occ),rows,'SINGLE_FAMILY_RENTAL','Buildium-like export, houses and duplexes grouped by property rows')
