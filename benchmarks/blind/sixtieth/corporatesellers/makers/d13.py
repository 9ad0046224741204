# Retail units within a Scottish hotel, xls, transposed-looking compact sheet with turnover rent
from common import *
import xlwt
def make():
    name='Caledon_Hotel_retail_units.xls'
    T=[('Shop 1','Lochgarry Cashmere Ltd','Clothing',1240,D(2021,8,28),D(2031,8,27),62000,.08,14380.5,9920,1180,15500,0),
       ('Shop 2','Thistle & Tarn Whisky Shop Ltd','Off-sales',865,D(2023,2,2),D(2028,2,1),48000,.07,22617.25,6920,825,12000,0),
       ('Shop 3','Vacant','',910,None,None,None,None,None,7280,865,None,None),
       ('Salon','Ardent Hair & Spa LLP','Salon',1580,D(2019,11,11),D(2029,11,10),36500,None,None,12640,1500,0,9125),
       ('Cafe (Princes Arcade)','Morning Skein Coffee Ltd','Cafe',1105,D(2024,5,28),D(2034,5,27),55000,.1,0,8840,1050,13750,0),
       ('Lobby kiosk','Castle Tickets & Tours','Kiosk',95,D(2022,4,1),'Rolling',9600,.15,3120,None,None,800,400),
       ('Basement club','Undercroft Venues Ltd','Nightclub',6220,D(2016,5,15),D(2041,5,14),84000,.05,0,24880,5910,0,42000)]
    wb=xlwt.Workbook();ws=wb.add_sheet('Retail',cell_overwrite_ok=True)
    st=lambda x,n=None:(lambda s:(setattr(s,'num_format_str',n) if n else None,s)[1])(xlwt.easyxf(x))
    h=st('font: name Tahoma, height 160, bold on, colour white; pattern: pattern solid, fore_colour dark_teal; align: wrap on, vert center, horiz center');c=st('font: name Tahoma, height 170');n=st('font: name Tahoma, height 170','#,##0');n2=st('font: name Tahoma, height 170','#,##0.00');dd=st('font: name Tahoma, height 170; align: horiz center','dd.mm.yyyy');pc=st('font: name Tahoma, height 170','0%');b=st('font: name Tahoma, height 170, bold on; borders: top thin, bottom double','#,##0.00');bt=st('font: name Tahoma, height 170, bold on; borders: top thin, bottom double')
    ws.write(1,1,'The Caledon Hotel, Edinburgh',st('font: name Tahoma, height 260, bold on'));ws.write(2,1,'Retail units: occupational leases',c);ws.write(3,1,'Date of schedule',c);ws.write(3,2,D(2025,4,30),dd)
    H=['Rent, £ a year','Turnover rent, £ y/e 31.12.24','Unit','Occupier','Trade','Sq ft','Entry','Expiry','Turnover %','Service charge, £ a year','Insurance, £ a year','Rent deposit, £','Outstanding, £']
    order=[2,3,4,5,6,7,0,8,1,9,10,11,12]
    for i,o in enumerate(order): ws.write(5,1+i,H[o],h)
    ws.row(5).height_mismatch=True;ws.row(5).height=700
    rows=[];tot=[0]*7;occ=0
    for j,(u,t,tr,a,s,e,rent,p,tor,sc,ins,dep,arr) in enumerate(T):
        y=6+j;v=t=='Vacant';occ+=not v
        for i,(x,f) in enumerate([(u,c),(t,c),(tr,c),(a,n),(s,dd),(e,dd),(rent,n2),(p,pc),(tor,n2),(sc,n2),(ins,n2),(dep,n2),(arr,n2)]):
            if x is not None and x!='': ws.write(y,1+i,x,f)
        for i,x in enumerate([a,rent,tor,sc,ins,dep,arr]): tot[i]+=x or 0
        ch=[dict(code=k,amount=x) for k,x in (('Turnover rent',tor),('Service charge',sc),('Insurance',ins)) if x is not None]
        rows.append(row(unit=u,tenantName=None if v else t,unitType=tr or None,area=a,statusText='Vacant' if v else 'Occupied',annualRent=rent,leaseStartDate=iso(s),leaseEndDate=e if isinstance(e,str) else iso(e),deposit=dep,balance=arr,charges=ch))
    y=6+len(T)
    for i in range(13): ws.write(y,1+i,'',bt)
    ws.write(y,2,f'Total: {len(T)} units, {occ} let, {len(T)-occ} vacant',bt)
    for i,x in zip([3,6,8,9,10,11,12],tot): ws.write(y,1+i,x,b)
    for i,x in enumerate(['Turnover rent is payable in addition to the rent, in arrears, on certified sales above the natural break.','Basement club: guaranteed by Undercroft Group Ltd. Salon: personal guarantees of both members.','Lobby kiosk: licence terminable by either party on 28 days notice.']): ws.write(y+2+i,1,x,c)
    for i,wd in enumerate([2,24,34,12,11,12,12,12,10,14,12,12,12,12]): ws.col(i).width=256*wd
    ws.portrait=False;ws.fit_num_pages=1;ws.show_grid=False
    wb.save(path(name))
    save(name,'RETAIL',rows,'The Caledon Hotel, Edinburgh','2025-04-30',len(T),occ,len(T)-occ,'Hotel retail units, xls starting in column B, turnover rent, rent deposit, arrears',False)
