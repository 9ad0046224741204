# Downtown shops with flats above, 3 sheets, floors as sections, spacer columns
from xl import *
N='downtown_block_shops_and_flats.xlsx'; r=R(1911)
wb=Workbook();ws=wb.active;ws.title='Questionnaire'
for i,(a,b) in enumerate([('Owner response - 2026 income questionnaire',None),('Parcel','05-221-A-17'),('Property','Loomis Block, 12-24 Court Street'),('Year built / renovated','1908 / 2011'),('Gross building area',21400),('Owner pays','Heat (flats), water, insurance, taxes, snow'),('Shops pay','Own electric and gas'),('Completed by','S. Wexley, Wexley & Daughters Realty')],1):
    ws.cell(i,1,a);ws.cell(i,2,b)
ws['A1'].font=Font(bold=True,size=13);widths(ws,[34,46])
w=wb.create_sheet('Roll 1-1-26')
w['B2']='LOOMIS BLOCK';w['B2'].font=Font(bold=True,size=14,name='Garamond');w['B3']='Tenants and rents, first of January 2026'
hd={2:'Space',4:'Who',5:'What',7:'Sq ft',8:'Rent a month',9:'Lease runs to',11:'Holding (deposit)'}
for k,v in hd.items():
    x=w.cell(5,k,v);x.font=Font(bold=True,name='Garamond');x.border=Border(bottom=med);x.alignment=Alignment(wrap_text=True,horizontal='center')
rows=[];R_=7;tot=[]
def s(name,items):
    global R_
    x=w.cell(R_,2,name);x.font=Font(bold=True,italic=True,name='Garamond');R_+=1;a=R_;rs=[]
    for u,n,kd,sf,rt,e,dep,txt in items:
        w.cell(R_,2,u);w.cell(R_,4,n if n else 'VACANT');w.cell(R_,5,kd);w.cell(R_,7,sf)
        if rt is not None: w.cell(R_,8,rt).number_format='#,##0'
        if e is not None:
            c=w.cell(R_,9,e if isinstance(e,str) else D.datetime(e.year,e.month,e.day)); 
            if not isinstance(e,str): c.number_format='mmm d, yyyy'
            c.alignment=Alignment(horizontal='right')
        if dep is not None: w.cell(R_,11,txt or dep)
        if txt: w.cell(R_,11).alignment=Alignment(horizontal='right')
        if not n: 
            for k in(2,4,5,7): w.cell(R_,k).fill=fill('F4E3B5')
        rs.append(row(unit=u,tenantName=n,unitType=kd,area=sf,section=name,statusText='Occupied' if n else 'VACANT',contractRent=rt,leaseEndDate=e if isinstance(e,str) else iso(e),deposit=dep));R_+=1
    w.cell(R_,5,'subtotal').font=Font(italic=True);tot.append(R_)
    for k,key in((7,'area'),(8,'contractRent')):
        c=w.cell(R_,k,sum(x.get(key,0) for x in rs));c.number_format='#,##0';c.border=Border(top=thin);c.font=Font(italic=True)
    R_+=2;rows.extend(rs)
dd=D.date
s('Street floor',[('12','Larder & Crumb','bakery café',1850,2450,dd(2028,4,30),4900,None),('14','Vellum Books','bookshop',1400,1725,dd(2026,9,30),1725,None),('16',None,'shop',1400,None,None,None,None),('18-20','Court Street Optical','optician',2300,3100,dd(2030,12,31),3000,None),('22','Threadbare Vintage','shop',1150,1350,'month to month',1000,'$1,000'),('24','Judge & Tankard LLC','tavern',2600,3900,dd(2029,6,30),0,None)])
fl=[]
def flat(u,kd,sf,rt,vac=False):
    if vac: return (u,None,kd,sf,None,None,None,None)
    e=r.choice([eom(2026,5),eom(2026,7),eom(2026,8),'month to month']);t=rt if r.random()<.7 else 500
    return (u,r.nm(),kd,sf,rt,e,t,None)
s('Second floor',[flat('2A','1 bedroom',640,925),flat('2B','1 bedroom',655,950),flat('2C','studio',430,740),flat('2D','2 bedroom',890,1210),flat('2E','2 bedroom',905,1185),('2F','Pinnock & Rowe, Attys','office',1020,1275,dd(2027,3,31),1275,None)])
s('Third floor',[flat('3A','1 bedroom',640,895),flat('3B','1 bedroom',655,0,True),flat('3C','studio',430,715),flat('3D','2 bedroom',890,1165),flat('3E','2 bedroom',905,1195),flat('3F','loft',1020,1340)])
w.cell(R_,5,'WHOLE BLOCK').font=BF
T=dict(area=sum(x['area'] for x in rows),contractRent=sum(x.get('contractRent',0) for x in rows))
for k,key in((7,'area'),(8,'contractRent')):
    c=w.cell(R_,k,T[key]);c.font=BF;c.number_format='#,##0';c.border=Border(top=thin,bottom=Side(style='double'))
R_+=2;w.cell(R_,2,'18 spaces; 16 let, 2 vacant on the date above. We are asking $1,650 for No. 16 and $900 for 3B.')
widths(w,[2,10,2,26,15,2,9,13,16,2,16]);w.sheet_view.showGridLines=False
z=wb.create_sheet('2025 received')
z.append(['Month','Shops','Upper floors']);
for m_ in range(1,13): z.append([D.date(2025,m_,1).strftime('%b'),r.randint(12100,12600),r.randint(10900,11900)])
wb.active=0;w.page_setup.orientation='landscape';w.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True);w.page_setup.fitToHeight=0;wb.save(doc(N))
# asking rents printed in the note
for x in rows:
    if x['unit']=='16' : x['marketRent']=1650
    if x['unit']=='3B': x['marketRent']=900
save(N,'MIXED_USE','three-sheet workbook, floors as sections, spacer columns, subtotals',True,'Loomis Block','2026-01-01',rows,18,16,2,T,sheet='Roll 1-1-26')
