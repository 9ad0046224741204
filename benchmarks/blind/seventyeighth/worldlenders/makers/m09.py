from lib import *; R=random.Random(909); N='za_jacaranda_crossing_tenancy.xlsx'
from openpyxl import Workbook; from openpyxl.styles import *; from openpyxl.utils import get_column_letter as L
wb=Workbook();x=wb.active;x.title='Expiry Profile';ws=wb.create_sheet('Tenancy Schedule');Fn='Arial Narrow'
ws['B1']='JACARANDA CROSSING SHOPPING CENTRE';ws['B1'].font=Font(name=Fn,bold=True,size=16,color='7030A0');ws['B2']='Erf 1184 Montana Ext 12, Pretoria   |   Tenancy schedule for the month of October 2026   |   Rand, excl. VAT'
for a,b,t in((2,6,'TENANT'),(7,10,'LEASE'),(11,17,'MONTHLY CHARGES (R)')):
    ws.merge_cells(start_row=4,start_column=a,end_row=4,end_column=b);c=ws.cell(4,a,t);c.alignment=Alignment(horizontal='center');c.font=Font(name=Fn,bold=True,color='FFFFFF');c.fill=PatternFill('solid',fgColor='7030A0')
H=[None,'Shop','Tenant','Category','GLA m²','R/m²','Start','Expiry','Esc %','Next escalation','Basic rental','Operating costs','Rates','Marketing fund','Parking','Refuse','TOTAL','Deposit held','T/O %']
for j,h in enumerate(H,1):
    if h:c=ws.cell(5,j,h);c.font=Font(name=Fn,bold=True);c.alignment=Alignment(wrap_text=True,horizontal='center');c.border=Border(bottom=Side(style='thin'))
nm="Kopano Supermarkets|Food;Veldt Liquors|Food;Bosveld Slaghuis|Food;Protea Pharmacy|Health;Thabo's Barbers|Services;Umoya Cellular|Services;Steers Corner Grill|Restaurant;Mzansi Furnishers|Home;Kruger Optometrists|Health;Savanna Bank|Financial;Highveld Building Supplies|Home;Lebo's Fashions|Apparel;Pronto Pizza|Restaurant;Baobab Books|Other;Springbok Sports|Apparel;Die Koffiehuis|Restaurant;Jozi Shoes|Apparel;Crystal Dry Cleaners|Services;Petworld Montana|Other;Fit4All Gym|Leisure;Dr N Botha Dental|Health;Ubuntu Funeral Cover|Financial;Pick-a-Gift|Other;Gold & Carat|Jewellery;Tyre Master|Auto;Nandi Hair Salon|Services;Sushi Kaya|Restaurant;Ackerdale Clothing|Apparel;PEPLA Stores|Apparel;Vodaworld Kiosk|Services;Key Corner|Services;Montana Travel|Services;Spice Route|Food;Bargain Books & Toys|Other;Capital Loans|Financial;Ocean Basket Bay|Restaurant;Pet Vet Clinic|Health;Print & Post|Services;Blinds 4 Africa|Home;Tile Depot|Home".split(';')
AN={'G11':'Mzansi Furnishers|Home','G20':'Highveld Building Supplies|Home'};nm=[q for q in nm if q not in AN.values()];ti=iter(nm);rows=[];G=[0]*9;r=6;oc=0;vac={'G07','G19','F05','F06'}
for u in['G%02d'%i for i in range(1,31)]+['F%02d'%i for i in range(1,13)]+['ATM1','ATM2']:
    atm=u[0]=='A';a=4.0 if atm else round(R.uniform(45,320),1);a={'G01':2850.0,'G11':1210.5,'G20':860.0}.get(u,a);row=dict(unit=u,area=a)
    if u in vac:
        vals=[None,u,'VACANT',None,a]+[None]*14;row['statusText']='VACANT';v=[a]+[0]*8
    else:
        if atm:t,cat='Savanna Bank ATM' if u[-1]=='1' else 'Ikusasa Bank ATM','Financial'
        else:t,cat=(AN.get(u) or next(ti)).split('|')
        rm=1150.0 if atm else 128.5 if a>800 else round(R.uniform(175,340),2);b=round(a*rm,2);op=round(a*28.4,2);ra=round(a*19.75,2);mk=round(b*.015,2);pk=0 if atm else R.choice([0,0,450,900,1350]);rf=0 if atm else round(R.choice([185.0,370.0,740.0]),2);tot=round(b+op+ra+mk+pk+rf,2);s=D.date(R.randint(2021,2026),R.randint(1,10),1);yr=R.choice([3,5,5]) if a<800 else 10;e=addm(s,12*yr,True)
        while e<D.date(2026,10,31):s=addm(s,36);e=addm(s,36 if yr<10 else 120,True)
        if s>D.date(2026,10,1):s=D.date(2026,10,1)
        ne=addm(s,12)
        while ne<=D.date(2026,10,31):ne=addm(ne,12)
        if ne>e:ne=None
        dp=round(tot*R.choice([0,1,2]),2)
        vals=[None,u,t,cat,a,rm,s,e,R.choice([.06,.065,.07,.08]),ne,b,op,ra,mk,pk or None,rf or None,tot,dp,R.choice([None,None,.06,.025])]
        ch=[dict(code=k,amount=q) for k,q in(('Basic rental',b),('Operating costs',op),('Rates',ra),('Marketing fund',mk),('Parking',pk),('Refuse',rf)) if q]
        row.update(tenantName=t,statusText='Occupied',contractRent=b,leaseStartDate=iso(s),leaseEndDate=iso(e),deposit=dp,charges=ch,totalCharges=tot);v=[a,b,op,ra,mk,pk,rf,tot,dp];oc+=1
    for j,q in enumerate(vals,1):
        if q is None:continue
        c=ws.cell(r,j,q);c.font=Font(name=Fn,size=10,italic=q=='VACANT',color='C00000' if q=='VACANT' else '000000');c.number_format={5:'# ##0.0',7:'yyyy/mm/dd',8:'yyyy/mm/dd',9:'0.0%',10:'yyyy/mm/dd',19:'0.0%'}.get(j,'# ##0.00' if j>4 else 'General').replace('# ##0','#,##0')
    rows.append(row);G=[p+q for p,q in zip(G,v)];r+=1
G=[round(g,2) for g in G]
for j,q in((3,'TOTAL CENTRE'),(5,G[0]),(11,G[1]),(12,G[2]),(13,G[3]),(14,G[4]),(15,G[5]),(16,G[6]),(17,G[7]),(18,G[8])):
    c=ws.cell(r,j,q);c.font=Font(name=Fn,bold=True);c.number_format='#,##0.00' if j!=5 else '#,##0.0';c.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
ws.cell(r+2,3,f'Shops {len(rows)}, let {oc}, vacant {len(rows)-oc}');ws.column_dimensions['A'].width=2;ws.column_dimensions['D'].hidden=True
for j,w in enumerate([8,26,12,10,9,11,11,7,12,13,12,11,11,10,10,14,13,7],2):ws.column_dimensions[L(j)].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True;ws.freeze_panes='D6'
x['A1']='Lease expiry profile (GLA m²)'
from collections import Counter;ct=Counter()
for q in rows:ct[q.get('leaseEndDate','Vacant')[:4]]+=q['area']
for i,k in enumerate(sorted(ct),3):x.cell(i,1,'Vacant' if k=='Vaca' else k);x.cell(i,2,round(ct[k],1))
wb.save(doc(N));save(N,'RETAIL','South African tenancy schedule, monthly charge columns, second sheet is the roll, hidden column',False,'Jacaranda Crossing Shopping Centre','2026-10',len(rows),oc,len(rows)-oc,rows,sheet='Tenancy Schedule',checks=[('area',G[0]),('contractRent',G[1]),('c:Operating costs',G[2]),('c:Marketing fund',G[4]),('totalCharges',G[7]),('deposit',G[8])])
