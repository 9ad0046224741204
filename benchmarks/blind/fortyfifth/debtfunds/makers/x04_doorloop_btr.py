from lib import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill
r=random.Random(4514); N=Names(r)
NAME='rent-roll-2025-07-14.xlsx'; AS=D(2025,7,14)
ST=[('Bluebonnet Meadow Ln',range(4102,4142,4)),('Quarry Bend',range(11805,11845,4)),('Limestone Trace',range(203,240,4)),('Prairie Clover Way',range(7710,7746,4))]
PL=[('The Llano',3,'2.0',1485,2095),('The Frio',3,'2.5',1652,2240),('The Pedernales',4,'2.5',1894,2485),('The Guadalupe',4,'3.0',2130,2695)]
rows=[]
for s,rg in ST:
    for no in rg:
        p=r.choice(PL); u=f'{no} {s}'
        x=dict(unit=u,unitType=p[0],area=p[3],_bd=p[1],_ba=p[2],marketRent=p[4]+r.choice([0,0,30,60]))
        q=r.random()
        if q<.09: x.update(statusText='Vacant')
        elif q<.13: x.update(statusText='Vacant')
        else:
            mi=AS-dt.timedelta(r.randint(2,640)); ls=mi; le=addm(ls,r.choice([12,12,15,18,24]))-dt.timedelta(1)
            while le<AS: ls=addd(le,1); le=addm(ls,12)-dt.timedelta(1)
            rent=x['marketRent']-r.choice([0,0,30,55,100]); ch={'Pet Rent':r.choice([0,0,25,50]),'Smart Home Fee':35,'Lawn Care':45,'HOA/Amenity':r.choice([0,20])}
            x.update(statusText='Occupied',tenantName=N.fl()+(', '+N.fl() if r.random()<.45 else ''),leaseStartDate=ls,leaseEndDate=le,moveInDate=mi,contractRent=float(rent),_ch=ch,charges=[(k,v) for k,v in ch.items() if v],totalCharges=float(rent+sum(ch.values())),deposit=float(r.choice([500,1000,rent])),balance=r.choice([0,0,0,0,round(r.uniform(-100,-4),2),round(r.uniform(50,2600),2)]))
            if r.random()<.06: x['moveOutDate']=le if le<D(2025,9,30) else addd(AS,r.randint(10,50))
        rows.append(x)
        if x.get('moveOutDate') or (.09<q<.13):
            mi=addd(x.get('moveOutDate',AS),12); y=dict(unit=u,unitType=p[0],area=p[3],_bd=p[1],_ba=p[2],marketRent=x['marketRent'],statusText='Future',tenantName=N.fl(),leaseStartDate=mi,leaseEndDate=addm(mi,12)-dt.timedelta(1),contractRent=float(x['marketRent']),_ch={'Pet Rent':0,'Smart Home Fee':35,'Lawn Care':45,'HOA/Amenity':0},deposit=500.0,balance=0.0)
            y['charges']=[('Smart Home Fee',35),('Lawn Care',45)]; y['totalCharges']=y['contractRent']+80; rows.append(y)
wb=Workbook(); ws=wb.active; ws.title='Rent Roll'
ws.append(['Rent Roll']); ws.append(['Cedar Quarry Homes LLC | Basis: As of date | Jul 14, 2025']); ws.append([])
H=['Property','Unit','Beds','Baths','Size','Floor Plan','Lease Status','Tenants','Lease Start','Lease End','Move In','Move Out','Market Rent','Rent','Pet Rent','Smart Home Fee','Lawn Care','HOA/Amenity','Total Recurring','Deposits Held','Balance Due','Days Vacant']
ws.append(H)
for c in ws[4]: c.font=Font(bold=True,color='FFFFFFFF',name='Inter'); c.fill=PatternFill('solid',fgColor='FF2D5BFF')
ws['A1'].font=Font(bold=True,size=14,name='Inter')
d8=lambda d: d.strftime('%b %d, %Y') if d else None   # DoorLoop writes dates as text
for x in rows:
    ch=x.get('_ch'); 
    ws.append(['Cedar Quarry',x['unit'],x['_bd'],float(x['_ba']),f"{x['area']:,} sqft",x['unitType'],x['statusText'],x.get('tenantName'),d8(x.get('leaseStartDate')),d8(x.get('leaseEndDate')),d8(x.get('moveInDate')),d8(x.get('moveOutDate')),f"${x['marketRent']:,.2f}",x.get('contractRent'),*( [v or None for v in ch.values()] if ch else [None]*4),x.get('totalCharges'),x.get('deposit'),x.get('balance'),None if x.get('tenantName') else r.randint(3,74)])
    if x['statusText']=='Future': ws.cell(ws.max_row,13).value=None
    x['propertyName']='Cedar Quarry'
    if x['statusText']=='Future': x['marketRent']=None
n=ws.max_row
S=lambda k:sum(x.get(k) or 0 for x in rows)
ws.append([None]*22); ws.append(['Total',None,None,None,None,None,None,None,None,None,None,None,f"${sum(x['marketRent'] for x in rows if x['statusText']!='Future'):,.2f}",S('contractRent'),*[sum((x.get('_ch') or {}).get(k,0) for x in rows) for k in H[14:18]],S('totalCharges'),S('deposit'),S('balance')])
for c in ws[ws.max_row]: c.font=Font(bold=True)
for row in ws.iter_rows(min_row=5,min_col=14,max_col=21):
    for c in row: c.number_format='"$"#,##0.00'
for j,w in enumerate([14,25,6,6,11,16,12,36,13,13,13,13,12,11,9,15,10,13,14,13,12,11],1): ws.column_dimensions[ws.cell(4,j).column_letter].width=w
ws.auto_filter.ref=f'A4:V{n}'
for c in ('D','F'): pass
ws.column_dimensions['C'].hidden=False; ws.column_dimensions['V'].hidden=True
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(os.path.join(DOCS,NAME))
ph=[x for x in rows if x['statusText']!='Future']; o=sum(1 for x in ph if x.get('tenantName'))
save(NAME,rows,len(ph),o,len(ph)-o,'Cedar Quarry','2025-07-14','DoorLoop export, New Braunfels TX build-to-rent','flat table with autofilter, street addresses as units, dates as text, sq ft with words, market rent as text with $','address ids, future tenants as rows of their own, text numbers, hidden column, property column',assetType='SINGLE_FAMILY_RENTAL')
