# UK high street portfolio, Qube export as .xls, property heading rows
from .common import *
import xlsxwriter
NAME='QubePM_TenancyScheduleByProperty.xls'
def make():
    r=rng('x6'); tmp=os.path.join(WORK,NAME+'x'); wb=xlsxwriter.Workbook(tmp); ws=wb.add_worksheet('Report1')
    fo=dict(font_name='Arial',font_size=9); n_=wb.add_format(fo); b=wb.add_format(dict(fo,bold=True)); h=wb.add_format(dict(fo,bold=True,bottom=2,text_wrap=True,valign='bottom')); ph=wb.add_format(dict(fo,bold=True,bg_color='#C9DAF0')); m=wb.add_format(dict(fo,num_format='#,##0.00;(#,##0.00)')); mb=wb.add_format(dict(fo,bold=True,top=1,num_format='#,##0.00;(#,##0.00)')); d=wb.add_format(dict(fo,num_format='dd/mm/yyyy'))
    ws.write(0,0,'Tenancy Schedule by Property',wb.add_format(dict(fo,bold=True,font_size=14))); ws.write(1,0,'Client: Castlebrook Retail Portfolio (CRP)',n_); ws.write(2,0,'Effective date: 25/12/2025',n_)
    H=['Unit ref','Demise','Tenant','Trading as','Start date','Expiry date','Next rent review','Rent p.a. (£)','Rent per quarter (£)','Service charge p.a. (£)','Balance o/s (£)','Occupancy']
    for j,x in enumerate(H): ws.write(4,j,x,h)
    ws.set_row(4,26)
    props=[('0101','14-18 High Street, Wendlebury',3),('0104','The Old Corn Exchange, Market Place, Thaxby',6),('0109','2 Sheep Street, Norleigh',1),('0113','31-37 Castle Street, Porthmere',5),('0120','Friary Walk, Alderby',9),('0122','110 Union Road, Crowhaven',2),('0131','Station Parade, Lower Marlow End',7)]
    stems='Bodrell Cavendale Dunrobin Esher Fallowell Gadsby Hallam Ivybridge Kempley Lorne Maddox Netherby Orchard Pargeter Quenby Rusland Selwyn Tarrant Upwey Verity Wickham Yarrow Aldine Bewley Corrie Dacre Emsworth Foxley Garland Hestia Ilford Jessop Kingsley'.split(); r.shuffle(stems)
    biz=[('Shoes Ltd','Step Ahead'),('Opticians LLP','ClearSight'),('Travel Group plc','Getaway'),('Restaurants Ltd','Brasserie 9'),('Mobile Phones Ltd','FoneHub'),('Estate Agents Ltd',None),('Bookmakers Ltd','LuckyBet'),('Jewellers Ltd',None),('Bakery Ltd','Crumb'),('Barbers Ltd','Sharp Cuts'),('Fashion Retail plc','Mode'),('Cards & Gifts Ltd','Hooray'),('Dry Cleaning Ltd',None),('Vaping Ltd','CloudNine'),('Homewares Ltd','Nest')]
    row=5; truth=[]; k=0; G=[0]*4; nv=nn=0
    for pid,pn,c in props:
        ws.merge_range(row,0,row,11,f'{pid}  {pn}',ph); row+=1; S=[0]*4; vv=0
        for i in range(1,c+1):
            u=f'{pid}/{i:02d}'; dem=r.choice(['Shop','Shop','Shop & upper parts','Ground floor shop','Kiosk' if c>4 else 'Shop','First floor offices' if c>4 else 'Shop']); nn+=1
            ws.write(row,0,u,n_); ws.write(row,1,dem,n_)
            if (pid,i) in (('0104',4),('0120',2),('0120',7),('0131',5)):
                ws.write(row,2,'Void',n_); sc=float(r.randrange(600,2500,50)); ws.write(row,9,sc,m); ws.write(row,11,'Void',n_); S[2]+=sc; nv+=1; vv+=1
                truth.append(R(unit=u,propertyName=pn,unitType=dem,statusText='Void',charges=[('Service charge p.a.',sc)])); row+=1; continue
            bz=biz[k%15] if 'offices' not in dem else ('Chartered Accountants LLP',None); te=f'{stems[k]} {bz[0]}'; ta=bz[1]; k+=1; pa=float(r.randrange(6000,14000,250) if dem!='Shop' and 'shop' not in dem.lower() else r.randrange(14500,64000,250)); term=r.choice([5,10,10,15]); a=D(r.randint(2012,2025) if term>5 else r.randint(2021,2025),*r.choice([(3,25),(6,24),(9,29)])); e=eve(D(a.year+term,a.month,a.day)); hold=e<D(2025,12,25)
            rv=D(a.year+5,a.month,a.day) if term>5 and a.year+5>=2026 else (D(a.year+10,a.month,a.day) if term==15 and a.year+10>=2026 else None)
            sc=float(r.randrange(600,5200,50)); bal=r.choice([0,0,0,pa/4,-120.5,sc/4]); oc='Holding over' if hold else 'Let'
            ws.write(row,2,te,n_)
            if ta: ws.write(row,3,ta,n_)
            ws.write_datetime(row,4,dt.datetime(a.year,a.month,a.day),d); ws.write_datetime(row,5,dt.datetime(e.year,e.month,e.day),d)
            if rv: ws.write_datetime(row,6,dt.datetime(rv.year,rv.month,rv.day),d)
            for j,x in zip((7,8,9,10),(pa,pa/4,sc,bal)): ws.write(row,j,x,m)
            ws.write(row,11,oc,n_); S=[x+y for x,y in zip(S,(pa,pa/4,sc,bal))]; row+=1
            truth.append(R(unit=u,propertyName=pn,unitType=dem,tenantName=te,statusText=oc,annualRent=pa,leaseStartDate=a,leaseEndDate=e,charges=[('Rent per quarter',pa/4),('Service charge p.a.',sc)],balance=bal))
        ws.write(row,2,f'Property total ({c} unit{"s" if c>1 else ""}, {vv} void)',b)
        for j,x in zip((7,8,9,10),S): ws.write(row,j,round(x,2),mb)
        G=[x+y for x,y in zip(G,S)]; row+=2
    ws.write(row,2,f'Portfolio total: {nn} units, {nn-nv} let, {nv} void',b)
    for j,x in zip((7,8,9,10),G): ws.write(row,j,round(x,2),mb)
    for j,w in enumerate((10,19,33,14,11,11,12,13,13,13,12,13)): ws.set_column(j,j,w)
    ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); ws.repeat_rows(4); wb.close(); soffice(tmp,'xls',DOC)
    save(NAME,truth,'Castlebrook Retail Portfolio','2025-12-25',nn,nn-nv,nv,'RETAIL','Qube PM export (client of a London agent)','portfolio by property with heading rows and sub-totals, legacy .xls','several properties in one roll, annual and quarterly rents, trading names',sheet=None)
