# UK high street shops and uppers, old .xls, amounts typed as text
from common import *
import xlwt
def make():
    r=rng(9); name='HighStreetLots_TenancySchedule.xls'
    f=lambda d:f"{d.day}{'th' if 11<=d.day<=13 else {1:'st',2:'nd',3:'rd'}.get(d.day%10,'th')} {d.strftime('%B %Y')}"
    PR=[('Lot 1','21-25 High Street, Guildown',[('Ground & Basement','Shop','Perrin & Vale Booksellers Ltd',2140,D(2022,6,24),120,60,92000),('First Floor','Offices','Oakhanger Estate Agents LLP',1020,D(2021,3,25),60,None,21500),('Second Floor','Offices','Vacant',985,None,0,None,None)]),
        ('Lot 2','8 Market Place, Wenbury',[('Ground','Shop','Tolland Pharmacy Ltd',1310,D(2016,9,29),180,120,48500),('Flat 8a','Residential','Ms T. Arkwell (AST)',640,D(2024,11,1),12,None,10800),('Flat 8b','Residential','Mr J. Oduvale (AST)',610,D(2025,2,1),12,None,10500)]),
        ('Lot 3','112/114 Broad Street, Castleford Regis',[('Ground (112)','Shop','Crumb & Ember Bakeries Ltd',1560,D(2023,1,9),120,60,56000),('Ground (114)','Betting office','Fairmile Racing plc',1480,D(2018,12,25),120,None,61250),('Uppers','Storage','Vacant',2730,None,0,None,None)]),
        ('Lot 4','3 Cathedral Walk, Lanchester',[('Whole','Restaurant','Saffron Quarter (Lanchester) Ltd',4025,D(2019,6,24),240,120,118000)]),
        ('Lot 5','47-51 London Road, Stokeham',[('Unit A','Shop','Penny Plain Stores Ltd',6210,D(2020,9,29),120,72,74000),('Unit B','Bank','Northmoor Building Society',1890,D(2015,3,25),150,None,52000),('Unit C','Hot food','Chen\'s Kitchen',780,D(2022,12,1),180,None,19750),('First Floor','Gym','Raw Iron Fitness Ltd',5900,D(2024,3,25),120,60,41000)]),
        ('Lot 6','The Parade, Elmhurst Green',[('1','Shop','Elmhurst Post Office & Stores',1120,D(2017,6,24),180,None,18500),('2','Salon','Blush Nails and Beauty',640,D(2023,5,15),72,36,13250),('3','Shop','Vacant',655,None,0,None,None),('4','Launderette','Suds Ltd',650,D(2020,12,25),120,None,12800),('5 & 6','Vets','Fernhill Veterinary Centres Ltd',1870,D(2021,7,1),180,120,36000)])]
    wb=xlwt.Workbook();ws=wb.add_sheet('Tenancies');nt=wb.add_sheet('VAT')
    B=xlwt.easyxf('font: name Arial, bold on, height 200');N=xlwt.easyxf('font: name Arial, height 180; align: wrap on, vert top');R=xlwt.easyxf('font: name Arial, height 180; align: horiz right, vert top, indent 1');HB=xlwt.easyxf('font: name Arial, bold on, height 180; align: wrap on, horiz center; borders: bottom medium; pattern: pattern solid, fore_colour light_yellow');LB=xlwt.easyxf('font: name Arial, bold on, height 190; borders: bottom thin')
    TB=xlwt.easyxf('font: name Arial, bold on, height 180; align: horiz right; borders: top thin')
    ws.write(0,0,'PARADE & PRECINCT PLC',B);ws.write(1,0,'High street lots for sale - schedule of tenancies, 1st September 2025',xlwt.easyxf('font: name Arial, height 180'))
    H=['Lot','Demise','Use','Tenant','Floor area (sq ft)','Term commences','Term expires','Tenant\'s break','Next review','Rent p.a. (exclusive)','Insurance p.a.','VAT','Arrears at 1/9/25']
    for i,h in enumerate(H): ws.write(3,i,h,HB)
    ws.row(3).height_mismatch=True;ws.row(3).height=560
    y=4;rows=[];tot=ti=tb=ta=0;n=occ=0
    for lot,ad,X in PR:
        ws.write(y,0,lot,LB);ws.write(y,1,ad,LB)
        for i in range(2,13): ws.write(y,i,'',LB)
        y+=1;S=0
        for u,use,t,a,st,m,bk,rent in X:
            n+=1;v=t=='Vacant';occ+=not v;ta+=a
            e=expiry(st,m) if st else None
            b=addm(st,bk) if bk else None
            rv=addm(st,60) if st and m>=96 else None
            while rv and rv<D(2025,9,1): rv=addm(rv,60)
            if rv and rv>=e: rv=None
            ins=round(a*.62) if use!='Residential' else None
            arr=round(rent/4,2) if t in("Chen's Kitchen",'Raw Iron Fitness Ltd') else (0 if not v and use!='Residential' else None)
            C=['',u,use,t,c0(a),f(st) if st else '',f(e) if e else '',f(b) if b and b>D(2025,9,1) else '',f(rv) if rv else '','£'+c0(rent) if rent else 'Nil','£'+c0(ins) if ins else '', '' if use=='Residential' else ('Yes' if lot in('Lot 1','Lot 4','Lot 5') else 'No'),('£'+c2(arr)) if arr is not None else '']
            for i,x in enumerate(C): ws.write(y,i,x,R if i in(4,9,10,12) else N)
            y+=1;S+=rent or 0;ti+=ins or 0;tb+=arr or 0
            rows.append(row(unit=u,propertyName=ad,section=lot,unitType=use,tenantName=None if v else t,area=a,statusText='Vacant' if v else 'Occupied',annualRent=rent or 0,leaseStartDate=iso(st),leaseEndDate=iso(e),balance=arr,charges=[dict(code='Insurance',amount=ins)] if ins else None))
        ws.write(y,8,f'{lot} total',TB);ws.write(y,9,'£'+c0(S),TB);y+=2;tot+=S
    ws.write(y,1,'ALL LOTS',B);ws.write(y,4,c0(ta),TB);ws.write(y,9,'£'+c0(tot),TB);ws.write(y,10,'£'+c0(ti),TB);ws.write(y,12,'£'+c2(tb),TB);y+=1
    ws.write(y,1,f'{n} demises, {occ} let and {n-occ} vacant',xlwt.easyxf('font: name Arial, height 180'))
    for i,wd in enumerate([7,20,14,34,11,22,22,22,22,14,12,7,13]): ws.col(i).width=256*wd
    ws.portrait=False;ws.fit_width_to_pages=1;ws.fit_height_to_pages=0;ws.fit_num_pages=1
    nt.write(0,0,'Option to tax exercised over Lots 1, 4 and 5 only. TOGC treatment expected for those lots.')
    wb.save(path(name))
    save(name,'MIXED_USE',rows,None,'2025-09-01',n,occ,n-occ,'UK high street lots, xls, text amounts with pound signs, lot headings, ordinal dates',True,sheet='Tenancies')
