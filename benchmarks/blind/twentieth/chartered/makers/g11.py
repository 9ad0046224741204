from lib import *
import random,datetime as dt
from openpyxl import Workbook
from openpyxl.styles import *
random.seed(1111)
fn='Tenancy_Schedule_Export_Featherston_House.xlsx'
wb=Workbook();ws=wb.active;ws.title='Tenancy Schedule';fs=wb.create_sheet('Filters')
H=['Building','Unit Name','Space Type','Tenancy','Tenancy Status','Area (m²)','Lease Commencement','Lease Expiry','Rights of Renewal','Next Rent Review','Review Type','Rent (p.a.)','Rent (per month)','Operating Expenses (p.a.)','Total (p.a.)','Security Held']
for j,h in enumerate(H,1):ws.cell(1,j,h).font=Font(bold=True)
N='Tākaro Software|Ministry-funded Skills Trust|Rimu Insurance Brokers|Southerly Winds Consulting|Pōhutukawa Legal|Kererū Research|Embassy of Valdoria|Cook Strait Shipping|Harbourline Engineers|Aotea Credit Union|Whakatū Media|Lambton Dental|Capital Court Reporters|Beehive Espresso|Thorndon Recruitment|Northland Actuarial|Matai Analytics|Quayside Barristers Chambers|Blue Penguin Travel|Fern & Finch PR|Tokomaru Energy|Nelson Street Physio'.split('|')
ti=iter(N);r=2;tr=[];tot=[0]*6;nu=oc=0
def put(v):
    global r
    for j,x in enumerate(v,1):
        c=ws.cell(r,j,x)
        if j==6 and x is not None:c.number_format='0.00'
        if j in(12,13,14,15):c.number_format='$#,##0.00'
    r+=1
units=[('Ground - Retail A','Retail',142.6),('Ground - Retail B','Retail',88.2),('Ground - Lobby Kiosk','Retail',12.5)]
for l in range(1,12):
    for s in random.choice([['Whole Floor'],['North','South'],['North','South'],['A','B','C']]):units.append((f'Level {l} - {s}' if s!='Whole Floor' else f'Level {l}','Office',{'Whole Floor':684.3,'North':338.1,'South':341.7}.get(s,round(random.uniform(190,245),1))))
units+=[('Basement Store 1','Storage',24.0),('Basement Store 2','Storage',18.5),('Carparks 1-22','Carpark',None)]
last=None
for u,ty,a in units:
    nu+=1;vac=u in('Level 3',) or random.random()<.12 and ty=='Office'
    nm=None
    if not vac and ty in('Office','Retail'):
        nm=next(ti,None)
        if nm is None:vac=True
        else:last=nm
    if ty=='Storage':nm=N[2]
    if ty=='Carpark':nm='Metro Parking Operators Ltd'
    if vac:
        put(['Featherston House',u,ty,None,'Vacant',a]+[None]*5+[0,0,0,0,None]);tot[0]+=a
        tr.append(R(unit=u,unitType=ty,statusText='Vacant',area=a,contractRent=0,annualRent=0,charges=[dict(code='Operating Expenses (p.a.)',amount=0,per='year')],totalCharges=0));continue
    oc+=1;ex=random.random()<.1
    s=dt.date(random.randint(2018,2024),random.randint(1,12),random.choice([1,1,15]));t=random.choice([6,9]);
    if s.year+t<2026:t=9
    e=s.replace(year=s.year+t)-dt.timedelta(1);stt='Current'
    if ex:s=s.replace(year=2019);e=dt.date(2025,3,31);stt='Holding Over'
    rate={'Office':random.choice([385,420,455]),'Retail':780,'Storage':160}.get(ty)
    rm=round((a*rate/12),2) if a else 9460.0;rp=round(rm*12,2);ox=round(a*138.5,2) if a and ty!='Storage' else 0;T=round(rp+ox,2)
    sec=random.choice([None,None,round(rm*3,2)]) if ty in('Office','Retail') else None
    nx=dt.date(2026,s.month,1)
    put(['Featherston House',u,ty,f'{nm} ({u})' if False else nm,stt,a,s.strftime('%d/%m/%Y'),e.strftime('%d/%m/%Y'),random.choice(['1 x 6yrs','2 x 3yrs','None']),nx.strftime('%d/%m/%Y'),random.choice(['Market','CPI','Fixed 3%']),rp,rm,ox,T,f'${sec:,.2f}' if sec else None])
    tot=[p+(q or 0) for p,q in zip(tot,[a,rp,rm,ox,T,sec])]
    tr.append(R(unit=u,unitType=ty,tenantName=nm,statusText=stt,area=a,leaseStartDate=s.isoformat(),leaseEndDate=e.isoformat(),contractRent=rm,annualRent=rp,charges=[dict(code='Operating Expenses (p.a.)',amount=ox,per='year')],totalCharges=T,deposit=sec))
tot=[round(x,2) for x in tot]
put(['Total',None,None,None,None,tot[0],None,None,None,None,None,tot[1],tot[2],tot[3],tot[4],f'${tot[5]:,.2f}'])
for i,(a,b) in enumerate([('Report','Tenancy Schedule'),('As at','31/08/2025'),('Building','Featherston House, Wellington'),('Include vacant','Yes'),('GST','Exclusive')],1):fs.cell(i,1,a);fs.cell(i,2,b)
for j in range(1,17):ws.column_dimensions['ABCDEFGHIJKLMNOP'[j-1]].width=[20,22,12,32,15,10,16,14,14,15,12,15,15,18,15,14][j-1]
ws.auto_filter.ref=f'A1:P{r-1}';wb.save(D+fn)
for x in tr:x['building']='Featherston House'
save(fn,'OFFICE','NZ cloud export, flat table, text dates and text deposits, as-at on second sheet',False,'Featherston House','2025-08-31',None,None,nu-oc,tr,sheet='Tenancy Schedule',totals=dict(contractRent=tot[2],annualRent=tot[1],area=tot[0],deposit=tot[5],totalCharges=tot[4]))
