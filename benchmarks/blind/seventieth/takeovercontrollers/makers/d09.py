from common import *
import xlsxwriter
rng=random.Random(7009); N=Names(rng); fn='Recurring Charge Register_Tamarack Row.xlsx'
CODES={'RNT':'Apartment rent','GAR':'Garage','PET':'Pet rent','TRSH':'Valet trash','WTR':'Water flat fee','CONC':'Renewal concession','STO':'Storage locker'}
rows=[]
pl=[('1x1',690,1310),('2x1',880,1540),('2x2 TH',1105,1795)]
for i in range(34):
    u=f'{100*(1+i//17)+1+i%17}'; p=pl[(i*7+i//5)%3]
    r=dict(unit=u,unitType=p[0])
    if u in('108','117','205'): r['statusText']='VACANT'
    else:
        rent=p[2]-rng.choice([0,15,40,65,90]); ch=[('RNT',rent),('TRSH',25),('WTR',{'1x1':42,'2x1':55,'2x2 TH':60}[p[0]])]
        if rng.random()<.35: ch.append(('GAR',rng.choice([110,125])))
        if rng.random()<.28: ch.append(('PET',rng.choice([30,30,60])))
        if rng.random()<.15: ch.append(('STO',20))
        if rng.random()<.2: ch.append(('CONC',-rng.choice([50,75,100])))
        s=dt.date(rng.choice([2024,2025,2025]),rng.randint(1,8),rng.choice([1,15]))
        e=addm(s,12 if s.year==2025 else 24)-dt.timedelta(1)
        r.update(tenantName=N('LF'),statusText='Occupied',leaseStartDate=iso(s),leaseEndDate=iso(e),contractRent=rent,charges=[dict(code=a,amount=b) for a,b in ch],totalCharges=sum(b for _,b in ch))
    rows.append(r)
wb=xlsxwriter.Workbook(D+fn); ws=wb.add_worksheet('Recurring'); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4)
F=lambda **k: wb.add_format(dict(font_name='Arial',font_size=9,valign='top',**k))
b=F(bold=True); t=F(); dtf=F(num_format='dd-mmm-yy',align='left'); mo=F(num_format='#,##0.00;(#,##0.00)'); mt=F(num_format='#,##0.00;(#,##0.00)',bold=True,top=1); hb=F(bold=True,bottom=2,text_wrap=True); red=F(font_color='#C00000',italic=True); tb=F(bold=True,align='right')
ws.set_column('A:A',7); ws.set_column('B:B',9); ws.set_column('C:C',24); ws.set_column('D:E',11); ws.set_column('F:F',3); ws.set_column('G:G',8); ws.set_column('H:H',22); ws.set_column('I:I',12)
ws.write('A1','Tamarack Row Apartments',F(bold=True)); ws.write('A2','Recurring Charge Register  -  charges posting 1 November 2025',t); ws.write('A3','Ledger group: all   Sort: unit',t)
ws.set_row(4,26)
for j,h in enumerate(['Unit','Plan','Resident','Lease\nBegins','Lease\nEnds','','Charge','Description','Monthly\nAmount']): 
    if h: ws.write(4,j,h,hb)
q=5
for r in rows:
    ws.write_string(q,0,r['unit'],b); ws.write(q,1,r['unitType'],t)
    if 'tenantName' not in r: ws.write(q,2,'VACANT',red); q+=2; continue
    ws.write(q,2,r['tenantName'],t); ws.write_datetime(q,3,dt.datetime.fromisoformat(r['leaseStartDate']),dtf); ws.write_datetime(q,4,dt.datetime.fromisoformat(r['leaseEndDate']),dtf)
    a=q
    for c in r['charges']: ws.write(q,6,c['code'],t); ws.write(q,7,CODES[c['code']],t); ws.write(q,8,c['amount'],mo); q+=1
    ws.write(q,7,f"Total unit {r['unit']}",tb); ws.write_formula(q,8,f'=SUM(I{a+1}:I{q})',mt,r['totalCharges']); q+=2
T=tsum(rows,'totalCharges')
ws.write(q,7,'Total recurring charges',tb); ws.write(q,8,T,mt); q+=2
ws.write(q,6,'Summary by charge',b); q+=1
for k in CODES:
    ws.write(q,6,k,t); ws.write(q,7,CODES[k],t); ws.write(q,8,sum(c['amount'] for r in rows for c in r.get('charges',[]) if c['code']==k),mo); q+=1
ws.write(q,7,'Total',tb); ws.write(q,8,T,mt); q+=2
ws.write(q,0,'34 units, 31 occupied, 3 vacant',t)
wb.close()
finish(fn,dict(propertyName='Tamarack Row Apartments',asOnDate='2025-11-01',units=34,occupied=31,vacant=3,sheet='Recurring',planted=None,rows=rows),'MULTIFAMILY','xlsx recurring charge register, charge lines beneath each unit',True,{'totalCharges':T})
