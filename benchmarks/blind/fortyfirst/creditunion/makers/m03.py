# certified rent roll, strip center, portrait PDF with signature block, two-line records (fpdf2)
from common import *
from fpdf import FPDF
r=R(303); NAME='certified_rr_mesquite_crossing.pdf'
p=FPDF(orientation='L',format='letter',unit='pt'); p.set_creation_date(dt.datetime(2025,4,9,tzinfo=dt.timezone.utc)); p.set_auto_page_break(False); p.add_page()
p.set_font('Times','B',16); p.set_xy(40,34); p.cell(712,18,'CERTIFIED RENT ROLL',align='C')
p.set_font('Times','',11); p.set_xy(40,54); p.cell(712,14,'Mesquite Crossing Shopping Center',align='C'); p.set_xy(40,68); p.cell(712,14,'3310 - 3344 S. Camino Real, Las Cruces, New Mexico',align='C')
p.set_xy(40,82); p.cell(712,14,'Effective April 1, 2025',align='C')
cols=[('Suite',40,46,'L'),('Tenant',86,150,'L'),('Sq. Ft.',236,44,'R'),('Lease\nBegins',292,56,'L'),('Lease\nExpires',348,56,'L'),('Base Rent\nper Month',404,62,'R'),('Base Rent\nper Year',466,70,'R'),('NNN\nper Month',536,58,'R'),('Security\nDeposit',594,60,'R'),('Options / Next Increase',664,92,'L')]
y=112; p.set_font('Times','B',9)
for h,x,w,a in cols:
    ls=h.split('\n')
    for i,l in enumerate(ls): p.set_xy(x,y+(11*i if len(ls)==2 else 11)); p.cell(w,11,l,align=a)
p.line(40,y+24,752,y+24); p.line(40,y+26,752,y+26)
y+=32; p.set_font('Times','',9)
T=[('3310','Rio Verde Dental Care PC',2400,D(2019,9,1),10,18.5),('3314','Sunrise Nail Studio',1200,D(2022,5,1),5,19),('3316','Chile Pepper Cafe, LLC',1850,D(2021,2,1),7,17.25),('3320','',1450,None,0,0),
('3322','Desert Wireless Inc.',1450,D(2023,7,1),5,20),('3326','First Mesilla Insurance Agency',1000,D(2020,11,1),5,16.8),('3330','Dollar Corral Stores #417',8500,D(2018,3,1),10,10.25),('3338','Bright Smiles Laundry',2000,D(2024,1,15),5,17),('3340','Zia Physical Therapy, LLP',2250,D(2024,10,1),5,18),('3344','Mesquite Liquor & Wine',1900,D(2017,6,1),None,16)]
rows=[];tot=[0]*5
def put(v,y):
    for (h,x,w,a),t in zip(cols,v):
        if t: p.set_xy(x,y); p.cell(w,11,t,align=a)
for i,(u,n,sf,ls,yr,ps) in enumerate(T):
    q=dict(unit=u,area=sf); tot[0]+=sf
    if not n:
        put([u,'VACANT',f'{sf:,}'],y); q['statusText']='VACANT'; 
    else:
        rent=round(sf*ps/12,2); nnn=round(sf*4.1/12,2); dep=round(rent,-2); an=round(rent*12,2)
        le='Month to Month' if yr is None else iso(leaseend(ls,12*yr)); led='MTM' if yr is None else us(leaseend(ls,12*yr))
        if yr is None: le='MTM'
        opt={'3310':'Two 5-yr','3316':'One 3-yr','3330':'Three 5-yr','3340':'One 5-yr'}.get(u,'None')
        put([u,n,f'{sf:,}',us(ls),led,'$'+m2(rent),'$'+m2(an),'$'+m2(nnn),'$'+m2(dep),opt],y)
        q.update(tenantName=n,statusText='Occupied',contractRent=rent,annualRent=an,leaseStartDate=iso(ls),leaseEndDate=le,deposit=dep,charges=[dict(code='NNN',amount=nnn)])
        for j,v in enumerate((rent,an,nnn,dep)): tot[j+1]+=v
        if u in ('3310','3322','3338','3340'):
            d=D(2025,ls.month,ls.day) if (ls.month>4) else D(2026,ls.month,ls.day); am=round(rent*1.03,2)
            p.set_font('Times','I',8); p.set_xy(664,y+11); p.cell(92,10,f'{us2(d)}: ${m2(am)}/mo'); p.set_font('Times','',9); q['rentSteps']=[dict(date=iso(d),amount=am)]
    rows.append(q); y+=25
p.line(236,y-2,654,y-2); p.set_font('Times','B',9)
put(['','Total',f'{tot[0]:,}','','']+['$'+m2(x) for x in tot[1:]],y); y+=14
p.set_font('Times','',9); vac=1450
put(['','Leased: 9 of 10 suites'],y); p.set_xy(236,y); p.cell(150,11,f'({(tot[0]-vac)/tot[0]*100:.1f}% of area)'); y+=24
p.set_font('Times','',9.5); p.set_xy(40,y)
p.multi_cell(712,12,'The undersigned hereby certifies to Pinon Federal Credit Union that the foregoing is a true, correct and complete list of all leases and tenancies of the Property as of the effective date, that no rent has been paid more than thirty (30) days in advance, and that no tenant has any option to purchase.')
y=p.get_y()+18
p.set_xy(40,y); p.cell(300,12,'BORROWER:  MESQUITE CROSSING HOLDINGS, LLC'); y+=30
p.line(60,y+10,290,y+10); p.line(420,y+10,560,y+10); p.set_xy(40,y); p.cell(20,12,'By:'); p.set_xy(390,y); p.cell(30,12,'Date:'); p.set_font('Courier','I',11); p.set_xy(425,y-3); p.cell(80,12,'4/9/25')
p.set_font('Times','',9); p.set_xy(60,y+11); p.cell(200,12,'Its: Managing Member')
p.output(DOC+'/'+NAME)
save(NAME,dict(propertyName='Mesquite Crossing Shopping Center',asOnDate='2025-04-01',units=10,occupied=9,vacant=1),rows,'RETAIL','certified rent roll with signature block, two-line records')
