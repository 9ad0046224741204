# Club's old cannery let as warehouse bays: grouped header, charges, totals as values. Planted: one digit pair changed in a rent
from common import *
import xlsxwriter
g=G(1414); r=g.r
fn='Cannery_Bays_RR_Q4.xlsx'
N=['Tidewater Millwork','Sal & Sons Auto Body','Basin Brewing Supply','Oakfield Youth Wrestling','Granite Depot','M. Jurgens (boat storage)','Pinnacle Signs','Fresh Loaf Commissary','Dockside Upholstery','ProLine Fasteners Inc.','Hillcrest Movers','Lakeshore Theatre Guild','Redline Cycle','County Food Shelf','Sterling Pallet','Evergreen Lawn Crew','Tool Library','Zephyr Kayaks','Anvil CrossTraining','Burl & Grain']
rows=[]; ti=0
for i in range(24):
    u=f'Bay {i+1}' if i<18 else f'Annex {chr(65+i-18)}'
    sf=r.choice([1200,1200,1600,2400,3200]) if i<18 else r.choice([600,750])
    d=dict(unit=u,area=sf)
    d['unitType']=r.choice(['Dock high','Grade door']) if i<18 else 'Shop'
    if i in (6,12,21) or ti>=len(N): d['statusText']='VACANT'; rows.append(d); continue
    rate=r.choice([5.25,5.5,5.75,6.0,6.25]) if i<18 else 7.2
    rent=float(round(sf*rate/12/5)*5); cam=round(sf*.09,2); tx=round(sf*.075,2); ins=round(sf*.018,2)
    st=g.first('2019-03-01','2025-08-01'); n=r.choice([2,3,5])
    while addm(st,12*n)<=dt.date(2025,12,31): n+=r.choice([1,2,3])
    en=addm(st,12*n)-dt.timedelta(days=1)
    nx=None
    q=addm(st,12)
    while q<=dt.date(2025,10,1): q=addm(q,12)
    if q<en and r.random()<.6: nx=(q,float(round(rent*1.03/5)*5))
    d.update(tenantName=N[ti],statusText='Occupied',leaseStartDate=st,leaseEndDate=en,contractRent=rent,_ch=[cam,tx,ins],totalCharges=round(rent+cam+tx+ins,2),_nx=nx,deposit=float(r.choice([rent,rent,0,1000]))); ti+=1
    if nx: d['rentSteps']=[dict(date=nx[0].isoformat(),amount=nx[1])]
    rows.append(d)
S=lambda k:round(sum(d.get(k,0) for d in rows),2); C=lambda j:round(sum(d['_ch'][j] for d in rows if '_ch' in d),2)
T=dict(area=S('area'),rent=S('contractRent'),c=[C(0),C(1),C(2)],tot=S('totalCharges'),dep=S('deposit'))
cand=[i for i,d in enumerate(rows) if d.get('contractRent',0)>=500 and 'tenantName' in d and i>8]
pi=cand[3]; orig=rows[pi]['contractRent']
s=f'{orig:.0f}'; k=0 if len(s)==3 else 1
new=float(s[:k]+str((int(s[k])+2)%10 if int(s[k])+2<10 else int(s[k])-2)+s[k+1:])
rows[pi]['contractRent']=new
wb=xlsxwriter.Workbook(DOC+fn); ws=wb.add_worksheet('RR 10-1-25'); ws.hide_gridlines(1)
f=lambda **k: wb.add_format(dict(font_name='Calibri',font_size=10,**k))
ws.write(0,0,'THE CANNERY  -  900 Wharf Road',f(bold=True,font_size=13) if False else wb.add_format(dict(font_name='Calibri',font_size=13,bold=True))); ws.write(1,0,'Owner: Port Oakfield Sportsmen\'s Club',f()); ws.write(2,0,'Rent roll for quarter beginning 10/1/2025',f())
gh=f(bold=True,align='center',bg_color='#DDEBF7',border=1); hh=f(bold=True,align='center',valign='vcenter',text_wrap=True,bg_color='#DDEBF7',border=1)
ws.merge_range(4,0,4,2,'PREMISES',gh); ws.merge_range(4,3,4,5,'TENANCY',gh); ws.merge_range(4,6,4,10,'CHARGES PER MONTH',gh); ws.merge_range(4,11,4,12,'NEXT INCREASE',gh); ws.write(4,13,'HELD',gh)
for i,h in enumerate(['Space','Door','SF','Name','Start','End','Rent','CAM','Taxes','Insur.','Total','Date','Rent to','Deposit']): ws.write(5,i,h,hh)
df=f(num_format='m/d/yyyy',align='center',border=4); n2=f(num_format='#,##0.00',border=4); n0=f(num_format='#,##0',border=4); tx=f(border=4); vx=f(border=4,bg_color='#FCE4D6'); 
y=6
for d in rows:
    if y==24: 
        ws.write(y,0,'Annex shops',f(italic=True)); y+=1
    ws.write(y,0,d['unit'],tx); ws.write(y,1,d['unitType'],tx); ws.write(y,2,d['area'],n0)
    if 'tenantName' not in d:
        for i in range(3,14): ws.write(y,i,'VACANT' if i==3 else '',vx)
    else:
        ws.write(y,3,d['tenantName'],tx); ws.write_datetime(y,4,dt.datetime.combine(d['leaseStartDate'],dt.time()),df); ws.write_datetime(y,5,dt.datetime.combine(d['leaseEndDate'],dt.time()),df)
        for j,x in enumerate([d['contractRent']]+d['_ch']+[d['totalCharges']]): ws.write(y,6+j,x,n2)
        if d['_nx']: ws.write_datetime(y,11,dt.datetime.combine(d['_nx'][0],dt.time()),df); ws.write(y,12,d['_nx'][1],n2)
        else: ws.write(y,11,'',tx); ws.write(y,12,'',tx)
        ws.write(y,13,d['deposit'],n2)
    y+=1
b2=f(bold=True,num_format='#,##0.00',top=1,bottom=1); b0=f(bold=True,num_format='#,##0',top=1,bottom=1)
for i in range(14): ws.write_blank(y,i,None,b2)
ws.write(y,0,'TOTAL',b2); ws.write(y,2,T['area'],b0)
for j,x in enumerate([T['rent']]+T['c']+[T['tot']]): ws.write(y,6+j,x,b2)
ws.write(y,13,T['dep'],b2)
n=len(rows); v=sum('tenantName' not in d for d in rows); vsf=sum(d['area'] for d in rows if 'tenantName' not in d)
ws.write(y+2,0,f'Spaces {n} / leased {n-v} / vacant {v}',f()); ws.write(y+3,0,f'Vacant area {vsf:,} sf ({vsf/T["area"]*100:.1f}%)',f())
for i,w in enumerate([9,11,8,27,11,11,11,9,9,9,11,11,10,11]): ws.set_column(i,i,w)
ws.set_landscape(); ws.fit_to_pages(1,1); wb.close()
for d in rows:
    if d['unit'].startswith('Annex'): d['section']='Annex shops'
    if '_ch' in d: d['charges']=[dict(code=k,amount=a) for k,a in zip(['Rent','CAM','Taxes','Insur.'],[d['contractRent']]+d['_ch'])]
    for k in [k for k in d if k[0]=='_']: del d[k]
save(fn,'WAREHOUSE','grouped header, charges across, next increase, values typed',False,dict(propertyName='THE CANNERY',asOnDate='2025-10-01',units=n,occupied=n-v,vacant=v,sheet=None,
 planted=dict(what=f"monthly Rent of {rows[pi]['unit']} ({rows[pi]['tenantName']}) printed {new:,.2f}, one digit changed from {orig:,.2f}; the row's Total and the column totals carry {orig:,.2f}",kind='digit_changed'),rows=rows),
 [['contractRent',T['rent']],['totalCharges',T['tot']],['area',T['area']],['deposit',T['dep']]])
print(pi,orig,new)
