from common import *
import openpyxl, xlwt
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as CL
def F(c): return PatternFill('solid',fgColor=c)
thin=Side(style='thin',color='999999'); med=Side(style='medium')
def W_(ws,ws_): 
    for k,v in ws_.items(): ws.column_dimensions[k].width=v
dt=lambda d: D.datetime(d.year,d.month,d.day)
def land(ws,fit=True):
    ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
# ------------------------------------------------------------------ 8 DD shopping centre
def w8():
    r=random.Random(5708); name='Juniper Gate Plaza - DD Rent Roll v3 (Seller).xlsx'; wb=openpyxl.Workbook()
    cv=wb.active; cv.title='Cover'; cv['B3']='Juniper Gate Plaza'; cv['B3'].font=Font(size=20,bold=True); cv['B4']='9000 - 9088 West Juniper Avenue'; cv['B6']='Due Diligence Folder 4.02'; cv['B7']='Contents'; 
    for i,s in enumerate(('DD Rent Roll','Expirations','Receivable notes')): cv.cell(8+i,2,f'{i+1}. {s}')
    ws=wb.create_sheet('DD Rent Roll'); land(ws); ws.sheet_view.showGridLines=False
    ws['A1']='JUNIPER GATE PLAZA'; ws['A1'].font=Font(name='Arial Narrow',size=14,bold=True); ws['A2']='Rent Roll for Due Diligence'; ws['A3']='As of:'; ws['C3']=dt(D.date(2026,6,30)); ws.merge_cells('C3:D3'); ws['C3'].number_format='mmmm d, yyyy'; ws['C3'].alignment=Alignment(horizontal='left')
    g=[('C','F','PREMISES'),('G','H','TERM'),('I','N','CURRENT MONTHLY CHARGES'),('O','P','NEXT STEP')]
    for a,b,s in g:
        ws.merge_cells(f'{a}5:{b}5'); c=ws[f'{a}5']; c.value=s; c.font=Font(name='Arial Narrow',bold=True,color='FFFFFF'); c.fill=F('4B5D52'); c.alignment=Alignment(horizontal='center')
    hs=['Addr','Tenant ID','Space','Trade Name','Use','GLA','From','To','Min Rent','CAM','RET','INS','Promo','Total','Date','New Min Rent','Deposit']
    for i,h in enumerate(hs,1):
        c=ws.cell(6,i,h); c.font=Font(name='Arial Narrow',bold=True); c.fill=F('DCE3DE'); c.alignment=Alignment(horizontal='center',wrap_text=True); c.border=Border(bottom=med)
    ws.column_dimensions['B'].hidden=True
    ten=['Goodacre Market','Dollar Corner','Sole Mates Footwear','Pho Lantern','Tidewater Cleaners','Bright Brows','Marigold Bakery','Cellular Nation','Pet Parade','Zenith Karate','H&L Tax Service','VACANT','Kettle & Crumb','Fancy Fins Aquarium','Little Scholars Daycare','Juniper Vision','VACANT','Smokehouse Sam','Vapor Trail','Cut & Curl','Fabric Attic','Frosted Spoon Yogurt','Alder Urgent Care']
    use=['Grocery','Variety','Shoes','Restaurant','Dry cleaner','Salon','Bakery','Wireless','Pet supply','Martial arts','Office','','Cafe','Pet','Daycare','Optical','','Restaurant','Retail','Salon','Crafts','Dessert','Medical']
    rows=[]; R=7; tot=[0]*8; sa=9000; shown=0; orig=None
    for i,t in enumerate(ten):
        sf=[38500,12800][i] if i<2 else r.choice([1050,1200,1400,1600,1875,2100,2450,3200,4100]); sp=f'{"AJ"[0] if i<2 else "S"}{i+1:02d}' if i<2 else f'S-{i+1}'
        ws.cell(R,1,sa); ws.cell(R,2,f't00{4100+i*7}'); ws.cell(R,3,sp); ws.cell(R,4,t); ws.cell(R,5,use[i]); ws.cell(R,6,sf); sa+=4; tot[0]+=sf
        if t=='VACANT':
            rows.append(row(unit=sp,area=sf,statusText='VACANT'))
            for k in range(1,18): ws.cell(R,k).fill=F('F7E8D0')
        else:
            rate=9.5 if i==0 else 11 if i==1 else r.choice([19,20.5,22,23.5,26]); tm=180 if i<2 else r.choice([36,60,60,120]); s=addm(D.date(2026,5,1),-r.randrange(2,tm-4)); e=term(s,tm)
            b=round(rate*sf/12,2); ch=[b]+[round(sf*q/12,2) for q in (3.1,2.65,.42)]+[round(sf*.25/12,2) if i>1 else 0]
            shownb=b
            if i==14:
                sx=f'{b:.2f}'; p=1; new=sx[:p]+str((int(sx[p])+4)%10)+sx[p+1:]; shownb=float(new); orig=(sp,t,b,shownb)
            T_=round(sum(ch),2)
            ws.cell(R,7,dt(s)).number_format='mm/dd/yyyy'; ws.cell(R,8,dt(e)).number_format='mm/dd/yyyy'
            for k,v in enumerate([shownb]+ch[1:]): 
                if v or k<4: ws.cell(R,9+k,v)
            ws.cell(R,14,T_); dep=round(b,-1) if i>1 else None
            if dep: ws.cell(R,17,dep)
            ns=addm(s,12)
            while ns<D.date(2026,7,1): ns=addm(ns,12)
            stp=[]
            if ns<e and i!=0: nv=round(b*1.03,2); ws.cell(R,15,dt(ns)).number_format='mm/dd/yyyy'; ws.cell(R,16,nv); stp=[dict(date=iso(ns),amount=nv)]
            for k,v in enumerate([b]+ch[1:]+[T_,dep or 0]): tot[1+k]+=v
            rows.append(row(unit=sp,area=sf,tenantName=t,statusText='Occupied',contractRent=shownb,leaseStartDate=s,leaseEndDate=e,deposit=dep,totalCharges=T_,charges=[dict(code=c,amount=v) for c,v in zip(('Min Rent','CAM','RET','INS','Promo'),[shownb]+ch[1:]) if v],rentSteps=stp))
        for k in range(9,18):
            if k not in(15,): ws.cell(R,k).number_format='#,##0.00'
        ws.cell(R,6).number_format='#,##0'
        for k in range(1,18): ws.cell(R,k).font=Font(name='Arial Narrow',size=10); ws.cell(R,k).border=Border(bottom=Side(style='hair'))
        R+=1
    R+=1; ws.cell(R,4,'TOTAL CENTER'); 
    for k,v in zip((6,9,10,11,12,13,14,17),tot): ws.cell(R,k,round(v,2)).number_format='#,##0' if k==6 else '#,##0.00'
    for k in range(1,18): ws.cell(R,k).font=Font(name='Arial Narrow',bold=True); ws.cell(R,k).border=Border(top=med,bottom=Side(style='double'))
    va=sum(q['area'] for q in rows if q['statusText']=='VACANT'); ws.cell(R+2,4,'Spaces leased'); ws.cell(R+2,6,21); ws.cell(R+3,4,'Spaces vacant'); ws.cell(R+3,6,2); ws.cell(R+4,4,'Leased GLA'); ws.cell(R+4,6,tot[0]-va).number_format='#,##0'
    ws.cell(R+6,4,'RET = real estate tax. Promo fund not paid by majors. Seller makes no warranty.').font=Font(italic=True,size=8)
    W_(ws,{'A':7,'C':7,'D':25,'E':12,'F':9,'G':11,'H':11,'I':12,'J':11,'K':11,'L':9,'M':9,'N':12,'O':11,'P':12,'Q':11}); ws.freeze_panes='E7'
    ex=wb.create_sheet('Expirations'); ex.append(['Year','Leases','GLA expiring'])
    by={}
    for q in rows:
        if 'leaseEndDate' in q: y=q['leaseEndDate'][:4]; b=by.setdefault(y,[0,0]); b[0]+=1; b[1]+=q['area']
    for y in sorted(by): ex.append([int(y)]+by[y])
    n=wb.create_sheet('Receivable notes'); n['A1']='Sole Mates Footwear: May CAM reconciliation disputed.'; n['A2']='Vapor Trail: paid current 6/9.'
    wb.active=1
    wb.save(path(name)); save(name,rows,'Juniper Gate Plaza','2026-06-30',23,21,2,'RETAIL','seller due diligence','grouped headers, hidden id column, several sheets',True,sheet='DD Rent Roll',planted=dict(what=f'Min Rent of {orig[0]} {orig[1]} printed {orig[3]} where row total and column total are built on {orig[2]}',kind='digit_changed'))
w8()
# ------------------------------------------------------------------ 9 parking and shops
def w9():
    name='corliss_street_garage_tenancies.xlsx'; wb=openpyxl.Workbook(); ws=wb.active; ws.title='Tenancies'
    ws['B2']='Corliss Street Garage & Shops'; ws['B2'].font=Font(name='Georgia',size=16,color='1F4E5F'); ws['B3']='Tenancy summary - position at 1 June 2026'; rows=[]; R=5
    def hd(l):
        nonlocal R
        for k,s in enumerate(l): c=ws.cell(R,2+k,s); c.font=Font(bold=True,name='Georgia',size=9); c.border=Border(top=thin,bottom=thin); c.alignment=Alignment(wrap_text=True,vertical='top')
        R+=1
    def band(s):
        nonlocal R
        ws.merge_cells(start_row=R,start_column=2,end_row=R,end_column=9); c=ws.cell(R,2,s); c.font=Font(name='Georgia',bold=True,color='FFFFFF'); c.fill=F('1F4E5F'); R+=1
    fd=lambda d: f'{d.day} {d:%b %Y}'
    band('Street-level shops'); hd(['Bay','Tenant','Floor area (sf)','Rent p.m.','Rent p.a.','Lease from','Lease to','Deposit held'])
    sh=[('Bay 1','Corner Crumb Deli',1120,2986.67,D.date(2022,4,1),D.date(2027,3,31),5000),('Bay 2','Lockhart Barbers',640,1706.67,D.date(2024,1,1),D.date(2028,12,31),1700),('Bay 3',None,905),('Bay 4','Q Dry Cleaning',780,1950.0,D.date(2016,9,1),'Monthly',0),('Bay 5','Moonbeam Games',1310,3384.17,D.date(2025,3,1),D.date(2030,2,28),6768.34),('Kiosk','Corliss News & Lotto',110,900.0,D.date(2023,7,1),D.date(2026,6,30),900)]
    st=0;sf=0
    for u,t,a,*q in sh:
        ws.cell(R,2,u); ws.cell(R,4,m0(a)); sf+=a
        if not t: ws.cell(R,3,'To let'); rows.append(row(unit=u,area=a,statusText='To let',section='Street-level shops'))
        else:
            m,s,e,d=q; an=round(m*12,0); st+=m; ws.cell(R,3,t); ws.cell(R,5,'$'+m2(m)); ws.cell(R,6,'$'+m0(an)); ws.cell(R,7,fd(s)); ws.cell(R,8,e if e=='Monthly' else fd(e)); ws.cell(R,9,'$'+m2(d) if d else 'none')
            rows.append(row(unit=u,area=a,tenantName=t,statusText='Occupied',section='Street-level shops',contractRent=m,annualRent=an,leaseStartDate=s,leaseEndDate=e,deposit=d or None))
        R+=1
    ws.cell(R,3,'Shops total'); ws.cell(R,4,m0(sf)); ws.cell(R,5,'$'+m2(st)); san=round(st*12); 
    san=sum(q.get('annualRent',0) for q in rows); ws.cell(R,6,'$'+m0(san)); 
    for k in range(2,10): ws.cell(R,k).font=Font(bold=True)
    R+=2
    band('Garage: contract parking'); hd(['Block','Licensee','Stalls','Licence fee p.m.','Licence fee p.a.','Agreement from','Agreement to','Fee per stall'])
    pk=[('L1-A','Grand Corliss Hotel (valet)',60,175,D.date(2023,1,1),D.date(2027,12,31)),('L1-B','EZ-Zip Car Share',8,150,D.date(2025,6,1),D.date(2026,11,30)),('L2','Halloran Mutual Insurance Co.',112,145,D.date(2021,10,1),D.date(2026,9,30)),('L3-A','County Public Defender',45,140,D.date(2024,7,1),D.date(2027,6,30)),('L3-B','Wexler & Poole LLP',30,155,D.date(2025,1,1),D.date(2027,12,31)),('L3-C',None,37),('L4','Residents of 88 Corliss Condominium',96,130,D.date(2018,5,1),D.date(2038,4,30))]
    pt=0; ps=0
    for u,t,n,*q in pk:
        ws.cell(R,2,u); ws.cell(R,4,str(n)); ps+=n
        if not t: ws.cell(R,3,'Unlet - used for transient'); rows.append(row(unit=u,statusText='Unlet - used for transient',section='Garage: contract parking'))
        else:
            fee,s,e=q; m=fee*n; pt+=m; ws.cell(R,3,t); ws.cell(R,5,'$'+m2(m)); ws.cell(R,6,'$'+m0(m*12)); ws.cell(R,7,fd(s)); ws.cell(R,8,fd(e)); ws.cell(R,9,'$'+m2(fee))
            rows.append(row(unit=u,tenantName=t,statusText='Occupied',section='Garage: contract parking',contractRent=m,annualRent=m*12,leaseStartDate=s,leaseEndDate=e))
        R+=1
    ws.cell(R,3,'Contract parking total'); ws.cell(R,4,str(ps)); ws.cell(R,5,'$'+m2(pt)); ws.cell(R,6,'$'+m0(pt*12))
    for k in range(2,10): ws.cell(R,k).font=Font(bold=True)
    R+=2; ws.cell(R,3,'All tenancies'); ws.cell(R,5,'$'+m2(pt+st)); ws.cell(R,6,'$'+m0(pt*12+san))
    for k in range(2,10): ws.cell(R,k).font=Font(bold=True); ws.cell(R,k).border=Border(top=med,bottom=med)
    R+=2; ws.cell(R,2,'Transient and event parking is run by the operator (Parkwell Systems) under a management agreement and is not shown. Kiosk renewal under discussion.').font=Font(italic=True,size=8)
    for rr in ws.iter_rows(min_row=5,max_row=R):
        for c in rr:
            if c.column>=4 and c.column in(4,5,6,9): c.alignment=Alignment(horizontal='right',wrap_text=c.font.bold and False)
    for rr in ws.iter_rows(min_row=5,max_row=R-1,min_col=7,max_col=8):
        for c in rr: c.alignment=Alignment(horizontal='center')
    W_(ws,{'A':2,'B':9,'C':36,'D':14,'E':15,'F':14,'G':15,'H':15,'I':13}); land(ws); ws.sheet_view.showGridLines=False
    wb.save(path(name)); save(name,rows,'Corliss Street Garage & Shops','2026-06-01',None,None,None,'PARKING','brokerage production desk','two sections with their own headers, all text',True)
w9()
# ------------------------------------------------------------------ 10 .xls flex
def w10():
    r=random.Random(5710); name='HOLLIS FLEX RR 0526.xls'; wb=xlwt.Workbook(); ws=wb.add_sheet('Rent Roll'); rows=[]
    b=xlwt.easyxf('font: bold on, name Arial, height 180'); bt=xlwt.easyxf('font: bold on, name Arial, height 260'); n=xlwt.easyxf('font: name Arial, height 180'); it=xlwt.easyxf('font: italic on, name Arial, height 180')
    def nm(fmt,bold=False,top=False): return xlwt.easyxf(('font: name Arial, height 180'+(', bold on' if bold else ''))+('; borders: top thin' if top else ''),num_format_str=fmt)
    M=nm('#,##0.00'); MB=nm('#,##0.00',True,True); A=nm('#,##0'); AB=nm('#,##0',True,True); DD=nm('dd-mmm-yy'); hb=xlwt.easyxf('font: bold on, name Arial, height 180; borders: bottom thin; align: horiz center'); h1=xlwt.easyxf('font: bold on, name Arial, height 180; align: horiz center')
    ws.write(0,0,'Hollis Flex Park',bt); ws.write(1,0,'Rent roll at:',n); ws.write(1,1,dt(D.date(2026,5,31)),xlwt.easyxf('font: name Arial, height 180; align: horiz left',num_format_str='dd-mmm-yy'))
    for i,(x,y) in enumerate([('Suite','Type'),('Tenant','  d/b/a'),('Sq Ft',''),('Start','End'),('Monthly Rent','Annual Rent'),('NNN/mo','Deposit'),('Bal. due','')]): ws.write(3,i,x,h1); ws.write(4,i,y,hb)
    ten=[('Ohmstead Electric Co.',''),('RTQ Holdings LLC','Quick Tint & Wrap'),('Belknap Orthotics, Inc.',''),None,('Morrow Ventures LP','Rock Steady Climbing Gear'),('D. Eskridge','Eskridge Upholstery'),('Valley Linen Service',''),('GF Brewing LLC','Goldfinch Brewing'),('Summit Fire Sprinkler',''),None,('Northlight Photo Labs',''),('JMS Dance Corp.','Pirouette Academy'),('Tarrow Telecom',''),('AB Gaskets & Seals',''),('Pure Drop Water LLC','Pure Drop'),('Crosstown Church',''),None,('Mill River Robotics',''),('Hollis Self Defense','')]
    R=5; t=[0]*6; sts=['Flex','Office/Flex','Warehouse']
    for i,x in enumerate(ten):
        su=f'{101+i if i<10 else 191+i}'; sf=r.choice([1500,1800,2000,2400,3000,3600,5000]); ty=r.choice(sts)
        ws.write(R,0,int(su),xlwt.easyxf('font: name Arial, height 180; align: horiz left')); ws.write(R+1,0,ty,it); ws.write(R,2,sf,A); t[0]+=sf
        if not x: ws.write(R,1,'VACANT',b); rows.append(row(unit=su,unitType=ty,area=sf,statusText='VACANT'))
        else:
            tm=r.choice([24,36,60]); s=addm(D.date(2026,4,1),-r.randrange(0,tm-2)); e=term(s,tm); m=round(sf*r.choice([.95,1.02,1.08,1.15]),2); nn=round(sf*.24,2); dp=round(m,-2); bal=r.choice([0,0,0,0,round(m+nn,2),-150.0,312.5])
            mtm=i in(5,15)
            ws.write(R,1,x[0],n); 
            if x[1]: ws.write(R+1,1,'  '+x[1],it)
            ws.write(R,3,dt(s),DD); ws.write(R+1,3,'MTM' if mtm else dt(e),xlwt.easyxf('font: name Arial, height 180; align: horiz right') if mtm else DD); ws.write(R,4,m,M); ws.write(R+1,4,round(m*12,2),M); ws.write(R,5,nn,M); ws.write(R+1,5,dp,M); ws.write(R,6,bal,M)
            for k,v in enumerate((m,round(m*12,2),nn,dp,bal)): t[k+1]+=v
            rows.append(row(unit=su,unitType=ty,area=sf,tenantName=x[0],statusText='Occupied',contractRent=m,annualRent=round(m*12,2),leaseStartDate=s,leaseEndDate='MTM' if mtm else e,deposit=dp,balance=bal,charges=[dict(code='NNN/mo',amount=nn)]))
        R+=2
        if i==9: R+=1
    ws.write(R,1,'Total (19 suites)',nm('General',True,True)); ws.write(R,2,t[0],AB); ws.write(R,4,round(t[1],2),MB); ws.write(R,5,round(t[3],2),MB); ws.write(R,6,round(t[5],2),MB); ws.write(R+1,4,round(t[2],2),nm('#,##0.00',True)); ws.write(R+1,5,round(t[4],2),nm('#,##0.00',True))
    v=sum(q['area'] for q in rows if q['statusText']=='VACANT'); ws.write(R+3,1,'Vacant: 3 suites',n); ws.write(R+3,2,v,A)
    for k,w in enumerate((10,25,8,11,12,11,11)): ws.col(k).width=256*w
    wb.save(path(name)); save(name,rows,'Hollis Flex Park','2026-05-31',19,16,3,'INDUSTRIAL','property manager, legacy workbook','two-line records, .xls',True)
w10()
# ------------------------------------------------------------------ 11 NNN pads portfolio
def w11():
    name='Trailhead_NNN_Portfolio_Lease_Abstract.xlsx'; wb=openpyxl.Workbook(); ws=wb.active; ws.title='Rent Roll'; rows=[]
    ws.append(['TRAILHEAD NET LEASE PORTFOLIO',*['']*12]); ws['A1'].font=Font(name='Calibri',size=18,bold=True,color='C55A11')
    ws['A2']='12 single-tenant pads. Annual rents in place on June 15, 2026'
    hs=['Store\nNo.','Property','City, State','Tenant','Guarantor','Concept','Bldg\nSF','Land\nAcres','Rent\nCommencement','Lease\nExpiration','Annual\nRent','Rent\nPSF','Next Increase','Increased\nAnnual Rent']
    for i,h in enumerate(hs,1):
        c=ws.cell(4,i,h); c.font=Font(bold=True,color='FFFFFF'); c.fill=F('C55A11'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    ws.row_dimensions[4].height=34
    D_=D.date
    dat=[('0417','Pad at Cedar Mill','Orinville, OH','Burger Depot #417','Franchisee','Quick service',2450,.91,D_(2019,5,1),D_(2039,4,30),118000,D_(2029,5,1),129800),
    ('0533','Pad at Larch Point','Danbrook, IN','Burger Depot #533','Franchisee','Quick service',2450,.88,D_(2020,2,1),D_(2040,1,31),121500,D_(2030,2,1),133650),
    ('1108','Route 9 Outlot','Fallow Hill, KY','Cluck & Co.','Corporate','Quick service',3010,1.12,D_(2022,8,15),D_(2037,8,14),154000,D_(2027,8,15),169400),
    ('12','Mason Road','Tyndale, OH','General Bargain Stores','Corporate','Dollar store',9100,1.4,D_(2017,10,1),D_(2032,9,30),96250,None,None),
    ('47','State Road 60','Hobbs Ferry, IN','General Bargain Stores','Corporate','Dollar store',10640,1.61,D_(2021,4,1),D_(2036,3,31),112800,D_(2031,4,1),118440),
    ('A-3','Wexford Outparcel','Wexford, OH','Torque Auto Parts','Corporate','Auto parts',7380,.97,D_(2014,7,1),D_(2029,6,30),104500,D_(2027,7,1),106590),
    ('A-9','Linden & 4th','Carrow, KY','Torque Auto Parts','Corporate','Auto parts',6815,.85,D_(2018,1,1),D_(2033,12,31),99000,D_(2028,1,1),100980),
    ('2206','Glen Oaks','Glen Oaks, OH','Morningside Pharmacy','Corporate','Drugstore',14490,1.75,D_(2008,11,1),D_(2033,10,31),352000,None,None),
    ('C-1','Former Bank Pad','Danbrook, IN',None,None,'Bank branch',3900,.95),
    ('88','Harbor Drive','Stellan, KY','Sunny Side Learning','Personal','Childcare',10200,1.3,D_(2023,1,1),D_(2037,12,31),244800,D_(2027,1,1),249696),
    ('5','Tilden Avenue','Orinville, OH','Rinse Republic','Franchisee','Car wash',4150,1.05,D_(2024,6,1),D_(2044,5,31),190000,D_(2029,6,1),209000),
    ('31','Quarry Bend','Hobbs Ferry, IN','Dr. Drake Urgent Dental','Corporate','Medical',3600,.72,D_(2021,12,1),D_(2031,11,30),115200,D_(2026,12,1),117504)]
    R=5; t=[0,0,0]
    for q in dat:
        u,p,cty,tn,gu,co,sf,ac,*z=q; t[0]+=sf; t[1]+=ac
        for k,v in enumerate((u,p,cty,tn or 'Vacant - available for lease',gu,co,sf,ac),1): ws.cell(R,k,v)
        if tn:
            s,e,an,nd,na=z; t[2]+=an; ws.cell(R,9,dt(s)); ws.cell(R,10,dt(e)); ws.cell(R,11,an); ws.cell(R,12,round(an/sf,2)); 
            if nd: ws.cell(R,13,dt(nd)); ws.cell(R,14,na)
            else: ws.cell(R,13,'Flat')
            rows.append(row(unit=u,propertyName=p,area=sf,tenantName=tn,statusText='Occupied',annualRent=an,leaseStartDate=s,leaseEndDate=e,rentSteps=[dict(date=iso(nd),amount=na,per='year')] if nd else None))
        else: rows.append(row(unit=u,propertyName=p,area=sf,statusText='Vacant - available for lease'))
        ws.cell(R,7).number_format='#,##0'; ws.cell(R,8).number_format='0.00'
        for k in(9,10,13): ws.cell(R,k).number_format='m/d/yyyy'; ws.cell(R,k).alignment=Alignment(horizontal='center')
        for k in(11,14): ws.cell(R,k).number_format='$#,##0'
        ws.cell(R,12).number_format='$0.00'; ws.cell(R,1).alignment=Alignment(horizontal='center')
        if R%2: 
            for k in range(1,15): ws.cell(R,k).fill=F('FBE9DD')
        R+=1
    ws.cell(R,4,'Portfolio Total / Average'); ws.cell(R,7,t[0]).number_format='#,##0'; ws.cell(R,8,round(t[1],2)).number_format='0.00'; ws.cell(R,11,t[2]).number_format='$#,##0'; ws.cell(R,12,round(t[2]/(t[0]-3900),2)).number_format='$0.00'
    for k in range(1,15): ws.cell(R,k).font=Font(bold=True); ws.cell(R,k).border=Border(top=med)
    ws.cell(R+1,4,'Average rent per square foot is on leased buildings.').font=Font(italic=True,size=9)
    W_(ws,{'A':8,'B':20,'C':17,'D':27,'E':12,'F':14,'G':9,'H':7,'I':15,'J':12,'K':12,'L':9,'M':12,'N':13}); land(ws)
    cx=wb.create_sheet('Comps'); cx.append(['Sale comps (confidential)']); cx.append(['Address','Price','Cap']); cx.append(['Burger Depot, Lisle Rd','$1,950,000','6.05%'])
    wb.save(path(name)); save(name,rows,'Trailhead Net Lease Portfolio','2026-06-15',12,11,1,'RETAIL','brokerage production desk','one pad per row, property names per row, annual rents',False,sheet='Rent Roll')
w11()
# ------------------------------------------------------------------ 12 suburban office with charge lines
def w12():
    r=random.Random(5712); name='brantwood_office_campus_lease_charges.xlsx'; wb=openpyxl.Workbook(); ws=wb.active; ws.title='RR_Detail'; rows=[]
    ws['A1']='Lease Charge Roll with Future Steps'; ws['A2']='Property: Brantwood Office Campus (brw)'; ws['A3']='As Of Date: 06/30/2026'
    ws['A1'].font=Font(name='Tahoma',size=11,bold=True)
    h=['Bldg','Suite','Lessee','Area','Lease From','Lease To','Charge','Monthly','Annual','Deposit','Step From','Step Monthly']
    for i,x in enumerate(h,1): c=ws.cell(5,i,x); c.font=Font(name='Tahoma',size=9,bold=True); c.border=Border(bottom=thin,top=thin)
    ten=['Arbor Point Pediatric Therapy','Calder Risk Advisors','VACANT','Edgewater Escrow','Finch & Lowery PC','Greyson Talent','Hilltop Realty Group','VACANT','Ivory Coast Travel','Keel Systems','Lindqvist Architects','Montrose Financial','Nettle Creek Hospice','VACANT','Opal Dermatology','Pike Street Payroll','Quincunx Labs','Radley Reporting']
    R=6; gt=[0]*3; bt={}; f9=Font(name='Tahoma',size=9); cur=None; seq={'100':0,'200':0}; code={}
    for i,t in enumerate(ten):
        b='100' if i<9 else '200'; seq[b]+=1; su=f'{(1+(seq[b]-1)//5)}{seq[b]:02d}'; sf=r.choice([1320,1875,2410,2960,3540,4725])
        if cur and cur!=b:
            x=bt[cur]; ws.cell(R,3,f'Building {cur} total'); ws.cell(R,4,x[0]); ws.cell(R,8,round(x[1],2)); ws.cell(R,9,round(x[2],2)); ws.cell(R,10,x[3])
            for k in range(1,13): ws.cell(R,k).font=Font(name='Tahoma',size=9,bold=True); ws.cell(R,k).border=Border(top=thin)
            R+=2
        cur=b; x=bt.setdefault(b,[0,0,0,0]); x[0]+=sf
        ws.cell(R,1,b); ws.cell(R,2,su); ws.cell(R,3,t); ws.cell(R,4,sf)
        if t=='VACANT': rows.append(row(unit=su,building=b,area=sf,statusText='VACANT')); R+=2; continue
        tm=r.choice([36,60,84]); s=addm(D.date(2026,5,1),-r.randrange(1,tm-3)); e=term(s,tm); m=round(sf*r.choice([1.72,1.81,1.9,2.02]),2); dep=round(m*1.0,0)
        ch=[('BASE',m)]+([('OPEX',round(sf*.21,2))] if r.random()<.7 else [])+([('PARK',60.0*r.randrange(1,7))] if r.random()<.5 else [])+([('STOR',125.0)] if r.random()<.2 else [])+([('ABATE',-round(m/2,2))] if i==10 else [])
        ws.cell(R,5,us2(s)); ws.cell(R,6,us2(e)); ws.cell(R,10,dep); stp=[]; d=s; mm=m
        while len(stp)<3:
            d=addm(d,12)
            if d>=e: break
            if d<=D.date(2026,6,30): continue
            mm=round(mm*1.03,2); stp.append(dict(date=iso(d),amount=mm))
        n=max(len(ch),len(stp))
        for k,(cd,v) in enumerate(ch): ws.cell(R+k,7,cd); ws.cell(R+k,8,v); ws.cell(R+k,9,round(v*12,2)); code[cd]=code.get(cd,0)+v
        for k,q in enumerate(stp): ws.cell(R+k,11,us2(D.date.fromisoformat(q['date']))); ws.cell(R+k,12,q['amount'])
        tt=round(sum(v for _,v in ch),2); ws.cell(R+n,7,'Total'); ws.cell(R+n,8,tt); ws.cell(R+n,9,round(tt*12,2)); 
        for k in(7,8,9): ws.cell(R+n,k).border=Border(top=Side(style='hair')); 
        x[1]+=tt; x[2]+=round(tt*12,2); x[3]+=dep
        rows.append(row(unit=su,building=b,area=sf,tenantName=t,statusText='Occupied',contractRent=m,annualRent=round(m*12,2),leaseStartDate=s,leaseEndDate=e,deposit=dep,totalCharges=tt,charges=[dict(code=a,amount=v) for a,v in ch],rentSteps=stp))
        R+=n+2
    for lab,x in ((f'Building {cur} total',bt[cur]),('Campus total',[a+b_ for a,b_ in zip(*bt.values())])):
        ws.cell(R,3,lab); ws.cell(R,4,x[0]); ws.cell(R,8,round(x[1],2)); ws.cell(R,9,round(x[2],2)); ws.cell(R,10,x[3])
        for k in range(1,13): ws.cell(R,k).font=Font(name='Tahoma',size=9,bold=True); ws.cell(R,k).border=Border(top=thin)
        R+=1
    R+=2; ws.cell(R,3,'Charge code summary').font=Font(bold=True); R+=1
    for k,v in code.items(): ws.cell(R,7,k); ws.cell(R,8,round(v,2)); R+=1
    ws.cell(R,7,'All'); ws.cell(R,8,round(sum(code.values()),2)); R+=2
    vs=sum(q['area'] for q in rows if q['statusText']=='VACANT'); ws.cell(R,3,'Occupied suites'); ws.cell(R,4,15); ws.cell(R+1,3,'Vacant suites'); ws.cell(R+1,4,3); ws.cell(R+2,3,'Vacant area'); ws.cell(R+2,4,vs)
    for rr in ws.iter_rows(min_row=6,max_row=R+2):
        for c in rr:
            if c.column in(8,9,10,12): c.number_format='#,##0.00;(#,##0.00)'
            if c.column==4: c.number_format='#,##0'
            if not c.font.bold: c.font=f9
            if c.column in(5,6,11): c.alignment=Alignment(horizontal='right')
    W_(ws,{'A':6,'B':7,'C':31,'D':8,'E':11,'F':11,'G':9,'H':12,'I':13,'J':11,'K':11,'L':13}); land(ws); ws.print_title_rows='5:5'
    wb.save(path(name)); save(name,rows,'Brantwood Office Campus','2026-06-30',18,15,3,'OFFICE','management system export','charge lines and steps side by side under each lease',True)
w12()
# ------------------------------------------------------------------ 13 apartments three buildings
def w13():
    r=random.Random(5713); name='Wickham Street Trio rent roll.xlsx'; wb=openpyxl.Workbook(); ws=wb.active; ws.title='Sheet1'; rows=[]
    ws['A1']='Wickham Street Trio'; ws['A1'].font=Font(bold=True,size=13); ws['A2']='Rents billed for July 2026'; R=4
    pp=people(r,90,'{f} {l}'); k=0
    bl=[('211 Wickham Street',['1','2','3','4','5','6','7','8']),('215 Wickham Street',[f'{a}{b}' for a in '1234' for b in 'ABC']),('40 Dorset Place',['BSMT','1F','1R','2F','2R','3F','3R','PH'])]
    grand=[0]*4; planted=None; head=['Apt','Rooms','Name','Lease Ends','Legal Rent','Actual Rent','Pref. Rent?','Security','Arrears']
    vac={('211 Wickham Street','6'),('215 Wickham Street','3C')}
    for b,us_ in bl:
        ws.merge_cells(start_row=R,start_column=1,end_row=R,end_column=9); c=ws.cell(R,1,b); c.font=Font(bold=True,size=12); c.fill=F('FFF2CC'); R+=1
        for i,h in enumerate(head,1): c=ws.cell(R,i,h); c.font=Font(bold=True,underline='single')
        R+=1; st=[0]*4
        for u in us_:
            rm=r.choice(['Studio','1 BR','1 BR','2 BR','2 BR','3 BR']); base={'Studio':1350,'1 BR':1680,'2 BR':2090,'3 BR':2560}[rm]; nm=pp[k]; k+=1
            uu=int(u) if u.isdigit() else u
            if (b,u) in vac:
                ws.cell(R,1,uu); ws.cell(R,2,rm); ws.cell(R,3,'Vacant'); rows.append(row(unit=u,building=b,unitType=rm,statusText='Vacant')); R+=1; continue
            act=round(base+r.randrange(-300,180)+r.choice([0,.37,.82,.5]),2); pref=r.random()<.3; leg=round(act+(r.randrange(60,400) if pref else 0),2); sec=act if r.random()<.6 else round(act-r.randrange(50,200),2); arr=r.choice([0,0,0,0,round(act,2),240.0]); e=eom(r.choice([2026,2027]),r.randrange(8,13))
            for q,v in enumerate((leg,act,sec,arr)): st[q]+=v
            if b.startswith('215') and u=='2B': planted=dict(what=f'Row of 215 Wickham Street apt 2B ({nm}, actual rent {m2(act)}) left out; building and grand totals include it',kind='row_dropped'); continue
            for q,v in enumerate((uu,rm,nm,dt(e),leg,act,'Y' if pref else None,sec,arr),1): ws.cell(R,q,v)
            ws.cell(R,4).number_format='mmm d, yyyy'
            rows.append(row(unit=u,building=b,unitType=rm,tenantName=nm,statusText='Occupied',contractRent=act,leaseEndDate=e,deposit=sec,balance=arr)); R+=1
        ws.cell(R,3,'Total '+b)
        for q,v in zip((5,6,8,9),st): ws.cell(R,q,round(v,2))
        for q in range(1,10): ws.cell(R,q).font=Font(bold=True); ws.cell(R,q).border=Border(top=thin)
        grand=[a+x for a,x in zip(grand,st)]; R+=3
    ws.cell(R,3,'GRAND TOTAL')
    for q,v in zip((5,6,8,9),grand): ws.cell(R,q,round(v,2))
    for q in range(1,10): ws.cell(R,q).font=Font(bold=True); ws.cell(R,q).border=Border(top=med,bottom=med)
    ws.cell(R+2,1,'Legal rent is the registered maximum. Pref = preferential rent.')
    for rr in ws.iter_rows(min_row=4,max_row=R):
        for c in rr:
            if c.column in(5,6,8,9): c.number_format='#,##0.00'
            if c.column==1: c.alignment=Alignment(horizontal='left')
            if c.column==7: c.alignment=Alignment(horizontal='center')
    W_(ws,{'A':9,'B':9,'C':30,'D':14,'E':12,'F':12,'G':11,'H':12,'I':11})
    land(ws); ws.page_setup.orientation='portrait'
    wb.save(path(name)); save(name,rows,'Wickham Street Trio','2026-07',None,None,None,'MULTIFAMILY','small owner','three buildings, header per section',False,planted=planted)
w13()
# ------------------------------------------------------------------ 14 warehouse steps across, sqm, future tenant
def w14():
    r=random.Random(5714); name='portland_dock_estate_argus_upload.xlsx'; wb=openpyxl.Workbook(); ins=wb.active; ins.title='Assumptions'
    for a,b in (('General vacancy','3.0%'),('Market growth','2.5%'),('Analysis start','01/07/2026'),('Units','Metric')): ins.append([a,b])
    ws=wb.create_sheet('Tenants'); rows=[]; ws['A1']='Portland Dock Distribution Estate'; ws['A2']='Tenant input sheet, in-place at 30 June 2026, amounts per month'; ws['A1'].font=Font(bold=True)
    h=['No','Tenant Name','Bay','Area m2','Market Rent','Contract Rent','Contract Rent /m2/yr','Start','End','Status','Step 1','Amount 1','Step 2','Amount 2','Step 3','Amount 3','Recovery']
    for i,x in enumerate(h,1): c=ws.cell(4,i,x); c.font=Font(bold=True,size=9); c.fill=F('CFE2F3'); c.alignment=Alignment(text_rotation=0,wrap_text=True)
    ten=['Baltic Timber Imports','Norsk Cold Chain','Pemberton Tyres','Relay Parcels','Alpine Beverage Dist.','','Harcourt Paper','Kiln Row Ceramics','Mistral Fans','Overland Movers','Pallister Seeds','Quickstep Flooring','','Rothwell Fasteners','Sundial Solar','Tansy Organics','Umber Paints','Vantage Scaffold','Wherry Boats','Yeoman Feeds','Zinnia Home','Airedale Foods','Brine Street Seafood','','Copperline Cables','Dunmow Glass']
    R=5; no=0; t=[0]*3; fut={5:('Larder & Loft Ltd',D.date(2026,9,1),D.date(2031,8,31))}
    e_=lambda d: d.strftime('%d/%m/%Y')
    for i,tn in enumerate(ten):
        bay=f'{"NES"[i//10]}{i%10+1}'; a=r.choice([420,560,735,910,1240,1580,2350,3100]); mk=round(a*11.2+r.randrange(-60,60),0); no+=1; t[0]+=a; t[1]+=mk
        ws.cell(R,1,no); ws.cell(R,3,bay); ws.cell(R,4,a); ws.cell(R,5,mk)
        if not tn:
            ws.cell(R,2,'<vacant>'); ws.cell(R,10,'Vacant'); rows.append(row(unit=bay,area=a,statusText='Vacant',marketRent=mk)); R+=1
            if i in fut:
                n,s,e=fut[i]; no+=1; m=round(a*11.05); 
                for q,v in ((1,no),(2,n),(3,bay),(4,a),(6,m),(7,round(m*12/a,2)),(8,e_(s)),(9,e_(e)),(10,'Signed - future'),(17,'Net')): ws.cell(R,q,v)
                rows.append(row(unit=bay,area=a,tenantName=n,statusText='Signed - future',contractRent=m,leaseStartDate=s,leaseEndDate=e)); R+=1
            continue
        tm=r.choice([36,60,60,120]); s=addm(D.date(2026,5,1),-r.randrange(1,tm-4)); e=term(s,tm); m=round(a*r.choice([9.4,9.9,10.3,10.8,11.3])); t[2]+=m; st=[]; d=s; mm=m
        while len(st)<3:
            d=addm(d,12)
            if d>=e: break
            if d<=D.date(2026,6,30): continue
            mm=round(mm*1.025); st.append(dict(date=iso(d),amount=mm))
        if r.random()<.25: st=[]
        stt='Notice given' if i in(8,) else 'Current'
        for q,v in ((2,tn),(6,m),(7,round(m*12/a,2)),(8,e_(s)),(9,e_(e)),(10,stt),(17,r.choice(['Net','Net','Base yr 2025']))): ws.cell(R,q,v)
        for k,q in enumerate(st): ws.cell(R,11+2*k,e_(D.date.fromisoformat(q['date']))); ws.cell(R,12+2*k,q['amount'])
        rows.append(row(unit=bay,area=a,tenantName=tn,statusText=stt,marketRent=mk,contractRent=m,leaseStartDate=s,leaseEndDate=e,rentSteps=st)); R+=1
    ws.cell(R,2,'Totals excl. signed future leases'); ws.cell(R,4,t[0]); ws.cell(R,5,t[1]); ws.cell(R,6,t[2])
    for q in range(1,18): ws.cell(R,q).font=Font(bold=True,size=9); ws.cell(R,q).border=Border(top=thin)
    ws.cell(R+1,2,'Bays'); ws.cell(R+1,4,len(ten)); ws.cell(R+2,2,'Bays let'); ws.cell(R+2,4,len(ten)-3); ws.cell(R+3,2,'Bays vacant'); ws.cell(R+3,4,3)
    for rr in ws.iter_rows(min_row=5,max_row=R+3):
        for c in rr:
            if not c.font.bold: c.font=Font(size=9)
            if c.column in(4,5,6,12,14,16): c.number_format='#,##0'
            if c.column==7: c.number_format='0.00'
            if c.column in(8,9,11,13,15): c.alignment=Alignment(horizontal='right')
    W_(ws,{'A':5,'B':30,'C':6,'D':9,'E':10,'F':10,'G':11,'H':11,'I':11,'J':14,'K':11,'L':10,'M':11,'N':10,'O':11,'P':10,'Q':13}); land(ws)
    wb.save(path(name)); save(name,rows,'Portland Dock Distribution Estate','2026-06-30',26,23,3,'WAREHOUSE','brokerage analyst','valuation input sheet, steps across, metric, future lease row',True,sheet='Tenants')
w14()
