# Accountant's lender package for an office building owned by a lodge: cover sheet, roll, expirations
from common import *
import xlsxwriter
g=G(1010); r=g.r
fn='Odeon Lodge Building - Rent Roll 2025-11.xlsx'
asof=dt.date(2025,11,30)
T=['Hartwell & Voss, Attorneys','Dr. S. Penrose, DDS','Sunrise Home Health','Keystone Title Agency','Lodge No. 88 (Owner)','Bluebird Counseling','Mid-County Crop Insurance','Palmer Bookkeeping','State Rep. District Office','Trailhead Design','Ellison Surveying Inc.','Northfork Telecom','Cedar Hearing Center','United Charities of Lyle','Gordon Wealth Partners','Prairie Abstract Co.','Lyle Chamber of Commerce','TrueNorth Staffing','Kestrel Software','Ruiz Tax & Notary','Dunmore Appraisals']
rows=[]; ti=0
for fl,n in [('Ground',6),('Second',10),('Third',9)]:
    for i in range(n):
        u=str({'Ground':100,'Second':200,'Third':300}[fl]+ (i+1)*(10 if fl=='Ground' else 2))
        sf=r.choice([1150,1420,1875,980]) if fl=='Ground' else r.choice([240,310,385,420,560,675,910])
        d=dict(unit=u,_fl=fl,area=sf)
        if u in('208','314','316') or ti>=len(T): d['statusText']='Vacant'; d['_rate']={'Ground':14,'Second':12,'Third':10.5}[fl]; rows.append(d); continue
        t=T[ti]; ti+=1
        own='Owner' in t
        rate=0 if own else {'Ground':14,'Second':12,'Third':10.5}[fl]+r.choice([-1,-.5,0,.25,.5])
        rent=round(sf*rate/12,2)
        st=g.first('2018-01-01','2025-09-01'); yrs=r.choice([1,2,3,5])
        while addm(st,12*yrs)<=asof: yrs+=r.choice([1,2,3])
        en=addm(st,12*yrs)-dt.timedelta(days=1)
        if own: st=en=None
        elif r.random()<.16: en='MTM'
        d.update(tenantName=t,statusText='Occupied',leaseStartDate=st,leaseEndDate=en,contractRent=rent,annualRent=round(rent*12,2),_rate=rate,_rec=0 if own or r.random()<.4 else round(sf*.14,2),deposit=0 if own else r.choice([0,round(rent),500,250]))
        if d['_rec']: d['charges']=[dict(code='Utility Reimb.',amount=d['_rec'])]
        rows.append(d)
wb=xlsxwriter.Workbook(DOC+fn)
f=lambda **k: wb.add_format(dict(font_name='Cambria',font_size=10,**k))
cv=wb.add_worksheet('Cover'); cv.hide_gridlines(2)
cv.write('B3','ODEON LODGE BUILDING',f(bold=True)); cv.write('B4','44 Court Square, Lyle, Nebraska',f()); cv.write('B6','Borrower: Odeon Lodge No. 88 Building Association',f()); cv.write('B7','Lender: Platte Farmers Bank',f()); cv.write('B9','Contents:  1. Rent roll   2. Lease expirations',f()); cv.write('B11','Compiled without audit by Selmer & Knapp, CPAs',f(italic=True))
ws=wb.add_worksheet('Rent Roll 11-30-25')
ws.merge_range(0,0,0,13,'Odeon Lodge Building',wb.add_format(dict(font_name='Cambria',font_size=14,bold=True,align='center')))
ws.merge_range(1,0,1,13,'Rent Roll as of November 30, 2025',f(align='center'))
hd=f(bold=True,text_wrap=True,align='center',valign='vcenter',bottom=2,bg_color='#E7E6E6')
H=['ID','Floor','Suite','Tenant','Rentable\nSq. Ft.','% of\nBldg','Lease\nBegins','Lease\nExpires','Rate /\nSF / Yr','Monthly\nBase Rent','Annual\nBase Rent','Utility\nReimb.\n(monthly)','Security\nDeposit','Remarks']
for i,h in enumerate(H): ws.write(3,i,h,hd)
ws.set_row(3,42)
ws.set_column(0,0,7,None,{'hidden':1})
tsf=sum(d['area'] for d in rows); y=4
df=f(num_format='mm/dd/yyyy',align='center'); n2=f(num_format='#,##0.00'); n0=f(num_format='#,##0'); pc=f(num_format='0.0%'); tx=f(); it=f(italic=True)
pf=None
for i,d in enumerate(rows):
    if d['_fl']!=pf and pf: y+=1
    if d['_fl']!=pf: ws.write(y,1,d['_fl'],f(bold=True))
    pf=d['_fl']
    ws.write(y,0,f'L88-{i+1:02d}',tx); ws.write_number(y,2,int(d['unit']),f(align='left')); ws.write(y,4,d['area'],n0); ws.write_formula(y,5,f'=E{y+1}/{tsf}',pc,d['area']/tsf)
    if 'tenantName' not in d:
        ws.write(y,3,'Vacant',it); ws.write(y,13,f'asking ${d["_rate"]:.2f}/sf',it)
    else:
        ws.write(y,3,d['tenantName'],tx)
        if d['leaseStartDate']: ws.write_datetime(y,6,dt.datetime.combine(d['leaseStartDate'],dt.time()),df)
        e=d['leaseEndDate']
        if isinstance(e,str): ws.write(y,7,e,f(align='center'))
        elif e: ws.write_datetime(y,7,dt.datetime.combine(e,dt.time()),df)
        ws.write(y,8,d['_rate'],n2); ws.write(y,9,d['contractRent'],n2); ws.write_formula(y,10,f'=J{y+1}*12',n2,d['annualRent'])
        if d['_rec']: ws.write(y,11,d['_rec'],n2)
        ws.write(y,12,d['deposit'],n0)
        if 'Owner' in d['tenantName']: ws.write(y,13,'no lease, no rent charged',it)
    y+=1
y+=1; S=lambda k:round(sum(d.get(k,0) or 0 for d in rows),2)
tb=f(bold=True,top=1,bottom=6,num_format='#,##0.00'); t0=f(bold=True,top=1,bottom=6,num_format='#,##0')
for i in range(1,14): ws.write_blank(y,i,None,tb)
ws.write(y,3,'Totals',tb); ws.write(y,4,tsf,t0); ws.write(y,9,S('contractRent'),tb); ws.write(y,10,S('annualRent'),tb); ws.write(y,11,S('_rec'),tb); ws.write(y,12,S('deposit'),t0)
n=len(rows); v=sum('tenantName' not in d for d in rows); vs=sum(d['area'] for d in rows if 'tenantName' not in d)
ws.write(y+2,3,'Suites',tx); ws.write(y+2,4,n,n0); ws.write(y+3,3,'Leased or used',tx); ws.write(y+3,4,n-v,n0); ws.write(y+4,3,'Vacant',tx); ws.write(y+4,4,v,n0); ws.write(y+5,3,'Vacant sq. ft.',tx); ws.write(y+5,4,vs,n0)
for i,w in enumerate([8,29,9,7,11,11,8,11,12,11,10,24],2): ws.set_column(i,i,w)
ws.set_column(1,1,8); ws.set_landscape(); ws.fit_to_pages(1,0)
ex=wb.add_worksheet('Expirations'); ex.write_row(0,0,['Year','Suites','Sq. Ft.','Annual rent'],f(bold=True,bottom=1))
yy=sorted({d['leaseEndDate'].year for d in rows if isinstance(d.get('leaseEndDate'),dt.date)})
for i,q in enumerate(['MTM']+yy,1):
    rr=[d for d in rows if (d.get('leaseEndDate')==q if q=='MTM' else isinstance(d.get('leaseEndDate'),dt.date) and d['leaseEndDate'].year==q)]
    ex.write_row(i,0,[q,len(rr),sum(d['area'] for d in rr),round(sum(d['annualRent'] for d in rr),2)],tx)
ex.set_column(3,3,14)
wb.close()
ch=[['contractRent',S('contractRent')],['annualRent',S('annualRent')],['area',tsf],['deposit',S('deposit')]]
for d in rows:
    for k in [k for k in d if k[0]=='_']: del d[k]
save(fn,'OFFICE','accountant\'s workbook: cover, roll, expirations; hidden column, floor named once',False,dict(propertyName='Odeon Lodge Building',asOnDate=asof.isoformat(),units=n,occupied=n-v,vacant=v,sheet='Rent Roll 11-30-25',planted=None,rows=rows),ch)
