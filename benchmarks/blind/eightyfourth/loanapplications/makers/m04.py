# storefronts with apartments above; grouped header; two sheets
from common import *
import openpyxl
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
f='Hanover_Block_RR_for_lender.xlsx'
N=Names(44); r=random.Random(4)
wb=openpyxl.Workbook(); ex=wb.active; ex.title='2024 Expenses'
ex['A1']='Hanover Block - 2024 expenses (cash)'; ex['A1'].font=Font(bold=True)
for i,(a,b) in enumerate([('Real estate taxes',41210),('Insurance',13880),('Water/sewer',9422),('Gas - common',6318),('Electric - common',2204),('Repairs',17655),('Snow',2950),('Trash',4180)],3): ex.cell(i,1,a); ex.cell(i,2,b).number_format='#,##0'
ex.cell(11,1,'Total'); ex.cell(11,2,sum(x for x in(41210,13880,9422,6318,2204,17655,2950,4180))).number_format='#,##0'
ex.column_dimensions['A'].width=24
ws=wb.create_sheet('Rent Roll 1-1-25')
thin=Side(style='thin',color='999999'); med=Side(style='medium')
ws['A1']='HANOVER BLOCK'; ws['A1'].font=Font(name='Georgia',size=16,bold=True)
ws['A2']='212-228 Hanover Street, Manchester, New Hampshire'; ws['A3']='Certified rent roll as of January 1, 2025'; ws['A3'].font=Font(italic=True)
def hdr(row,groups,subs):
    for a,b,t in groups:
        ws.merge_cells(start_row=row,start_column=a,end_row=row,end_column=b); ws.cell(row,a,t).alignment=Alignment(horizontal='center')
    for i,t in subs: ws.cell(row+1,i,t).alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
    for rr in (row,row+1):
        for cc in range(1,16):
            x=ws.cell(rr,cc); x.fill=PatternFill('solid',fgColor='1F3864'); x.font=Font(bold=True,color='FFFFFF',size=9)
def put(row,col,v,fmt=None,bold=False):
    c=ws.cell(row,col,v); c.font=Font(size=10,bold=bold)
    if fmt: c.number_format=fmt
    return c
row=5
ws.cell(row,1,'A.  STOREFRONTS (ground floor)').font=Font(bold=True,size=12); row+=1
hdr(row,[(4,5,'Lease'),(6,8,'Base rent'),(9,11,'Recoveries, per month'),(13,14,'Next step')],[(1,'Store'),(2,'Tenant'),(3,'SF'),(4,'Begins'),(5,'Ends'),(6,'Per month'),(7,'Per year'),(8,'$/SF'),(9,'CAM'),(10,'RE Tax'),(11,'Ins'),(12,'Total / month'),(13,'On'),(14,'Rent / month'),(15,'Security')])
row+=2
st=[('212','Lilac & Rye Bakery LLC',1480,dt.date(2021,5,1),dt.date(2026,4,30),2590,dt.date(2025,5,1),2665),
('216','Granite State Vape & Glass',1120,dt.date(2023,2,1),dt.date(2026,1,31),2050,dt.date(2025,2,1),2112),
('218-220','Mei Garden Restaurant',2360,dt.date(2016,10,1),dt.date(2026,9,30),4130,dt.date(2025,10,1),4254),
('222',None,1075,None,None,None,None,None),
('224','Needle & Thread Alterations',640,dt.date(2019,3,1),'MTM',1050,None,None),
('228','Queen City Hearing Ctr., P.A.',1610,dt.date(2022,7,1),dt.date(2027,6,30),3085,dt.date(2025,7,1),3178)]
truth=[]; m0='#,##0;(#,##0);"-"'; m2='#,##0.00'; df='mm/dd/yy'
def style(row):
    for cc in range(1,16): ws.cell(row,cc).border=Border(bottom=thin)
s0=row
for u,t,sf,a,b,rent,sd,sr in st:
    T=dict(unit=u,area=sf,section='STOREFRONTS (ground floor)')
    put(row,1,int(u) if u.isdigit() else u); put(row,3,sf,'#,##0')
    if not t: put(row,2,'VACANT - was Fabric Nook'); T['statusText']='VACANT'
    else:
        put(row,2,t); put(row,4,a,df); put(row,5,b,df)
        put(row,6,rent,m2); put(row,7,rent*12,m0); put(row,8,round(rent*12/sf,2),m2)
        cam,tax,ins=[round(sf*x/12,2) for x in (2.15,2.9,.65)]
        if u=='224': cam=tax=ins=None
        chs=[]
        for cc,n,v in ((9,'CAM',cam),(10,'RE Tax',tax),(11,'Ins',ins)):
            if v: put(row,cc,v,m2); chs.append(dict(code=n,amount=v))
        tot=round(rent+sum(x['amount'] for x in chs),2); put(row,12,tot,m2)
        sec=rent*(2 if u=='218-220' else 1); put(row,15,sec,m0)
        T.update(tenantName=t,statusText='Occupied',leaseStartDate=a.isoformat(),leaseEndDate=b if b=='MTM' else b.isoformat(),contractRent=rent,annualRent=rent*12,totalCharges=tot,deposit=sec)
        if chs: T['charges']=chs
        if sd: put(row,13,sd,df); put(row,14,sr,m2); T['rentSteps']=[dict(date=sd.isoformat(),amount=sr)]
    style(row); truth.append(T); row+=1
def tots(row,label,rs):
    put(row,2,label,bold=True)
    vals={3:sum(x.get('area',0) for x in rs),6:sum(x.get('contractRent',0) for x in rs),7:sum(x.get('annualRent',0) for x in rs),9:sum(ch(x,'CAM') for x in rs),10:sum(ch(x,'RE Tax') for x in rs),11:sum(ch(x,'Ins') for x in rs),12:sum(x.get('totalCharges',0) for x in rs),15:sum(x.get('deposit',0) for x in rs)}
    for k,v in vals.items():
        if v: put(row,k,round(v,2),'#,##0' if k in(3,7,15) else m2,True)
    for cc in range(1,16): ws.cell(row,cc).border=Border(top=med)
    return vals
tots(row,'Storefronts',truth); row+=3
ws.cell(row,1,'B.  APARTMENTS (2nd & 3rd floors) - heat & hot water included').font=Font(bold=True,size=12); row+=1
hdr(row,[(4,5,'Lease'),(6,7,'Rent')],[(1,'Apt'),(2,'Tenant'),(3,'Rooms'),(4,'Begins'),(5,'Ends'),(6,'Per month'),(7,'Per year'),(12,'Total / month'),(15,'Security')]); row+=2
ap=[]
for i in list(range(201,208))+list(range(301,307)):
    ty=r.choice(['3 rms','4 rms','4 rms','2 rms'])
    T=dict(unit=str(i),unitType=ty,section='APARTMENTS (2nd & 3rd floors)'); put(row,1,i); put(row,3,ty)
    if i in(204,): put(row,2,'VACANT'); T['statusText']='VACANT'
    else:
        t=N.full('{l}, {f}'); rent={'2':1150,'3':1375,'4':1590}[ty[0]]-r.choice([0,0,40,85,150,225])
        a=first(rdate(r,(2024,2,1) if r.random()<.6 else (2016,1,1),(2024,12,1))); put(row,2,t); put(row,4,a,df)
        if a<dt.date(2024,1,1): e='MTM'
        else: e=eom(addm(a,11))
        put(row,5,e,df); put(row,6,rent,m2); put(row,7,rent*12,m0); put(row,12,rent,m2); sec=rent if r.random()<.6 else 800; put(row,15,sec,m0)
        T.update(tenantName=t,statusText='Occupied',leaseStartDate=a.isoformat(),leaseEndDate=e if e=='MTM' else e.isoformat(),contractRent=rent,annualRent=rent*12,totalCharges=rent,deposit=sec)
    style(row); ap.append(T); row+=1
tots(row,'Apartments',ap); row+=2
truth+=ap
V=tots(row,'TOTAL BUILDING',truth)
row+=2; ws.cell(row,1,'19 units: 6 stores, 13 apartments.  Store 222 and apt 204 vacant.  Store 222 under discussion with a yoga studio at about $1,900/mo.').font=Font(size=9,italic=True)
for i,w in enumerate([9,30,8,10,10,11,11,8,10,10,9,12,10,11,10],1): ws.column_dimensions[L(i)].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.active=1; wb.save(D+f)
save(f,'MIXED_USE','lender workbook, grouped header, stores and apartments sections, second sheet of expenses',True,dict(propertyName='Hanover Block',asOnDate='2025-01-01',units=19,occupied=17,vacant=2,sheet='Rent Roll 1-1-25',rows=truth),
 [('area',V[3]),('contractRent',V[6]),('annualRent',V[7]),(chf('CAM'),round(V[9],2)),('totalCharges',round(V[12],2)),('deposit',V[15])])
