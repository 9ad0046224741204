from common import *
import xlsxwriter
rng=random.Random(7012); N=Names(rng); fn='CedarPoint_RR_by_Building_2026-01.xlsx'
pl=[('S0',480,1125),('1A',655,1290),('1B',720,1345),('2A',940,1565),('2B',1020,1640),('3A',1265,1980)]
rows=[]
for b in 'ABCDEF':
    for fl in (1,2,3):
        for k in range(1,13):
            p=pl[(k*5+fl)%6] if k<11 else pl[3]; u=f'{b}-{fl}{k:02d}'
            r=dict(unit=u,building=f'BUILDING {b}',section=['','First Floor','Second Floor','Third Floor'][fl],unitType=p[0],area=p[1],marketRent=p[2]+10*(fl-1))
            if rng.random()<.06: r['statusText']=rng.choice(['Vacant','Vacant','Vacant/Leased'])
            else:
                rent=r['marketRent']-rng.choice([0,0,10,30,45,80,115]); ch=[('Trash',18)]
                if rng.random()<.3: ch.append(('Pet',rng.choice([25,40])))
                if rng.random()<.2: ch.append(('Garage',135))
                if rng.random()<.1: ch.append(('Storage',30))
                if rng.random()<.07: ch.append(('Concession',-rng.choice([50,100,120])))
                s=dt.date(2025,rng.randint(1,12),rng.randint(1,28)); mi=s if rng.random()<.4 else dt.date(rng.choice([2020,2022,2023,2024]),s.month,s.day)
                r.update(tenantName=N('FL'),statusText='Occupied' if rng.random()>.07 else 'Notice',contractRent=rent,moveInDate=iso(mi),leaseStartDate=iso(s),leaseEndDate=iso(addm(s,13)-dt.timedelta(1)),charges=[dict(code=a,amount=v) for a,v in ch],totalCharges=rent+sum(v for _,v in ch))
            rows.append(r)
assert len(rows)==216
wb=xlsxwriter.Workbook(D+fn); ws=wb.add_worksheet('Rent Roll'); ws.set_landscape(); ws.set_paper(5); ws.fit_to_pages(1,0); ws.repeat_rows(3,4); ws.freeze_panes(5,2); ws.hide_gridlines(2)
F=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=9,**k))
t=F(); n=F(num_format='#,##0'); d=F(num_format='mm/dd/yyyy',align='center'); hb=F(bold=True,bg_color='#1F3864',font_color='white',align='center',valign='vcenter',text_wrap=True,border=1); bb=F(bold=True,bg_color='#D9E2F3'); sb=F(bold=True,num_format='#,##0',top=1); fb=F(italic=True,font_color='#1F3864',indent=1); gt=F(bold=True,num_format='#,##0',top=1,bottom=6)
ws.write(0,0,'Cedar Point Village',F(bold=True)); ws.write(1,0,'Rent roll by building and floor, as of 01/31/2026',t); ws.write(2,0,'Sundial Asset Services',t)
F1=F(indent=1)
H=['Unit','Resident','Res ID','Plan','SF','Status','Move-In','Lease From','Lease To','Market Rent','Rent','Trash','Pet','Garage','Storage','Concession','Total']
for j,h in enumerate(H):
    if j<10 or j==16: ws.merge_range(3,j,4,j,h,hb)
    else: ws.write(4,j,h,hb)
ws.merge_range(3,10,3,15,'Monthly Charges',hb)
for c,w in zip(range(17),[9,23,10,6,7,13,11,11,11,9,9,8,8,8,8,11,9]): ws.set_column(c,c,w,None,{'hidden':c==2})
CI={'Trash':11,'Pet':12,'Garage':13,'Storage':14,'Concession':15}
q=5; wrong=None
def tot(lbl,rs,f,plant=0):
    global q
    for j in range(17): ws.write_blank(q,j,None,f)
    ws.write(q,0,lbl,f)
    for j,v in[(4,tsum(rs,'area')),(9,tsum(rs,'marketRent')),(10,tsum(rs,'contractRent')+plant)]+[(j,sum(c['amount'] for r in rs for c in r.get('charges',[]) if c['code']==k)) for k,j in CI.items()]+[(16,tsum(rs,'totalCharges'))]: ws.write_number(q,j,v,f)
    q+=2
for b in 'ABCDEF':
    bs=[r for r in rows if r['building'][-1]==b]
    for j in range(17): ws.write_blank(q,j,None,bb)
    ws.write(q,0,f'BUILDING {b}',bb); q+=1
    for fl in('First Floor','Second Floor','Third Floor'):
        ws.write(q,0,fl,fb); q+=1
        for r in bs:
            if r['section']!=fl: continue
            ws.write(q,0,r['unit'],t); ws.write(q,3,r['unitType'],t); ws.write(q,4,r['area'],n); ws.write(q,5,r['statusText'],F1); ws.write(q,9,r['marketRent'],n)
            if 'tenantName' in r:
                ws.write(q,1,r['tenantName'],t); ws.write(q,2,f'CP{rng.randint(10000,99999)}',t)
                for j,k in((6,'moveInDate'),(7,'leaseStartDate'),(8,'leaseEndDate')): ws.write_datetime(q,j,dt.datetime.fromisoformat(r[k]),d)
                ws.write(q,10,r['contractRent'],n)
                for c in r['charges']: ws.write(q,CI[c['code']],c['amount'],n)
                ws.write(q,16,r['totalCharges'],n)
            q+=1
    pv=900 if b=='D' else 0
    if pv: wrong=(tsum(bs,'contractRent')+pv,tsum(bs,'contractRent'))
    tot(f'Total Building {b}',bs,sb,pv)
tot('TOTAL ALL BUILDINGS',rows,gt)
o=sum('tenantName' in r for r in rows)
ws2=wb.add_worksheet('Summary'); ws2.set_column(0,0,28)
for i,(a,v) in enumerate([('Cedar Point Village',''),('Units',216),('Occupied (incl. notice)',o),('Vacant',216-o),('Occupancy',o/216),('Market rent',tsum(rows,'marketRent')),('Contract rent',tsum(rows,'contractRent')),('Total monthly charges',tsum(rows,'totalCharges'))]):
    ws2.write(i,0,a,t); 
    if v!='': ws2.write(i,1,v,F(num_format='0.0%') if a=='Occupancy' else n)
wb.close()
finish(fn,dict(propertyName='Cedar Point Village',asOnDate='2026-01-31',units=216,occupied=o,vacant=216-o,sheet='Rent Roll',planted=dict(what=f'the Rent total of Building D is printed {m0(wrong[0])} where its rows sum to {m0(wrong[1])}; the property total is right',kind='total_wrong'),rows=rows),'MULTIFAMILY','xlsx 216 units by building and floor, grouped charge header, hidden column, summary sheet',False,{k:tsum(rows,k) for k in('area','marketRent','contractRent','totalCharges')})
