from common import *
import openpyxl; from openpyxl.styles import *
N='LockRight_Storage_RentRoll.xlsx';r=random.Random(66);nm=names(r,190,lambda a,b:f'{b}, {a}')
wb=openpyxl.Workbook();cv=wb.active;cv.title='Cover'
for i,t in enumerate(['EXHIBIT 4','LockRight Self Storage, 700 Depot Spur','Rent roll delivered under Section 5.2 of the Purchase Agreement','Date of roll: October 31, 2025','Counsel for Seller: Bexley Rooke PLLC','','Tab "Units" lists every space; tab "By Size" recaps.']): cv.cell(3+i,2,t).font=Font(bold=i<2,size=12)
w=wb.create_sheet('Units');z=wb.create_sheet('By Size')
H=['SPACE','SIZE','SF','KIND','STATUS','TENANT','MOVED IN','PAID THRU','STREET RATE','RENT','INSURANCE','BALANCE']
w.append(['LockRight Self Storage']);w.append(['Spaces as of 10/31/2025']);w.append([]);w.append(H)
for c in w[4]: c.font=Font(bold=True,color='FFFFFF',name='Arial',size=9);c.fill=PatternFill('solid',fgColor='444444')
for l,x in zip('ABCDEFGHIJKL',(8,8,6,12,12,26,11,11,12,10,11,10)):w.column_dimensions[l].width=x
SZ=[('5x5',25,49),('5x10',50,75),('10x10',100,125),('10x15',150,159),('10x20',200,195),('10x30',300,265)]
rows=[];y=5;phy=dict()
for i in range(180):
    b='ABCDE'[i//36];s,a,st=SZ[(i//6)%6];cc=b in'AB';kind='Climate' if cc else 'Drive-up';st=round(st*1.25) if cc else st
    u=f'{b}{101+i%36}';k=r.random();stt='Vacant' if k<.11 else 'Unrentable' if k<.125 else 'Company' if k<.14 else 'Lien' if k<.16 else 'Delinquent' if k<.22 else 'Rented'
    ten=rent=mi=pt=ins=bal=None
    if stt in('Lien','Delinquent','Rented'):
        ten=nm[i] if r.random()>.06 else r.choice(['Kestrel Plumbing Co.','Vantry Caterers','St. Brannoc Thrift Shop','Oakline HVAC']);rent=st+r.choice([-12,-8,0,0,0,5,10]);mi=D(r.randint(2016,2025),r.randint(1,10),r.randint(1,28));ins=r.choice([0,12,12,15]);pt=D(2025,10,31) if stt=='Rented' else D(2025,9,30) if stt=='Delinquent' else D(2025,7,31);bal=0 if stt=='Rented' else (rent+ins)+20 if stt=='Delinquent' else (rent+ins)*3+85
    if stt=='Company':ten='(site manager use)'
    for j,v in enumerate([u,s,a,kind,stt,ten,mi,pt,st,rent,ins,bal]):
        c=w.cell(y,j+1,v);c.font=Font(name='Arial',size=9)
        if j in(6,7):c.number_format='dd-mmm-yy'
        if j>7:c.number_format='#,##0.00'
    y+=1
    rows.append(dict(unit=u,unitType=s,area=a,statusText=stt,tenantName=None if stt=='Company' else ten,moveInDate=iso(mi),marketRent=st,contractRent=rent,charges=[dict(code='RENT',amount=rent)]+([dict(code='INSURANCE',amount=ins)] if ins else []) if rent else None,balance=bal,_i=ins or 0))
y+=1;w.cell(y,1,'TOTALS');
for j,v in((3,S(rows,'area')),(9,S(rows,'marketRent')),(10,S(rows,'contractRent')),(11,S(rows,'_i')),(12,S(rows,'balance'))):w.cell(y,j,v).number_format='#,##0.00' if j>3 else '#,##0'
for c in w[y]:c.font=Font(bold=True,name='Arial',size=9)
w.freeze_panes='A5';w.auto_filter.ref=f'A4:L{y-2}';w.print_title_rows='4:4'
z.append(['Size','Spaces','Rented','Vacant or other','Rent billed'])
for s,a,st in SZ:
    q=[x for x in rows if x['unitType']==s];o=[x for x in q if x.get('contractRent')];z.append([s,len(q),len(o),len(q)-len(o),S(q,'contractRent')])
o=[x for x in rows if x.get('contractRent')];z.append(['All',180,len(o),180-len(o),S(rows,'contractRent')])
wb.active=0;wb.save(f'{R}/documents/{N}')
for x in rows:x.pop('_i')
save(N,'SELF_STORAGE','three sheets, 180 spaces, recap by size',True,dict(propertyName='LockRight Self Storage',asOnDate='2025-10-31',units=180,occupied=len(o),vacant=None,sheet='Units',rows=rows))
