from common import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(1414);F='Juniper Square rents Apr.xlsx'
wb=Workbook();ws=wb.active;ws.title='April 25';ws.merge_cells('A1:N1');ws['A1']='JUNIPER SQUARE SHOPPING CENTER - RENT ROLL APRIL 1, 2025';ws['A1'].font=Font(name='Calibri',bold=True,size=14);ws['A1'].alignment=Alignment(horizontal='center')
ws.merge_cells('F2:K2');ws['F2']='MONTHLY CHARGES';ws['F2'].alignment=Alignment(horizontal='center');ws['F2'].font=Font(bold=True)
h=['Space','Tenant','Sq Ft','Begins','Ends','Base Rent','CAM','RE Tax','Ins','% Rent','Total','Sec Dep','Past Due','Notes']
for j,x in enumerate(h,1):q=ws.cell(3,j,x);q.font=Font(bold=True);q.fill=PatternFill('solid',fgColor='D9D9D9');q.border=Border(*[Side(style='thin')]*4)
T_=[('1','Yarrow Yoga'),('2','Nimbus Vape & Smoke'),('3','VACANT'),('4','Tallow Candle Co'),('5-6','Fernhill Farm Market Inc'),('7','Dr. Ironbridge Dental PC'),('8','Zephyr Pizza'),('9','VACANT'),('10','Norbury Tax Service'),('11','Argent Jewelers'),('12','Cinder BBQ'),('14','Osprey Outfitters'),('15','Bellwether Martial Arts'),('16','Vantage Wireless'),('17','Inkwell Tattoo')]
rows=[];S=[0]*9;r=4;fm='#,##0.00';pl=None
for u,t in T_:
    a=R.randrange(900,3200,25) if u!='5-6' else 14200
    ws.cell(r,1,u);ws.cell(r,2,t);ws.cell(r,3,a).number_format='#,##0'
    if t=='VACANT':
        pr=R.choice([2400,1900]);ws.cell(r,14,f'For lease {pr:,.2f}/mo + NNN');rows.append(dict(unit=u,area=a,statusText='VACANT',marketRent=float(pr)));S[0]+=a;ws.cell(r,2).font=Font(color='FF0000',bold=True);r+=1;continue
    st=d(R.randint(2015,2024),R.randint(1,12));mtm=u in('10','17');en=last(addy(st,R.choice([5,10])))
    while en<d(2025,5,1):en=last(addy(en+D.timedelta(1),5))
    b=round(a*R.uniform(13,19)/12,0) if u!='5-6' else 11833.33;cam=round(a*.24,2);tx=round(a*.19,2);ins=round(a*.045,2);pc=835.4 if u=='5-6' else (212.75 if u=='12' else None);tt=round(b+cam+tx+ins+(pc or 0),2);dep=R.choice([b,1500,2000,None]);bal=R.choice([None,None,None,tt,round(cam,2)])
    pb=b
    if u=='12':
        pb=b+900;pl=dict(what=f'Space 12 base rent printed {pb:,.2f}; its total and the column total imply {b:,.2f}',kind='digit_changed')
    for j,x in enumerate([pb,cam,tx,ins,pc,tt,dep,bal],6):
        if x is not None:ws.cell(r,j,x).number_format=fm
    ws.cell(r,4,st.strftime('%-m/%-d/%y'));ws.cell(r,5,'MTM' if mtm else en.strftime('%-m/%-d/%y'))
    nt={'5-6':'% rent 2% over 6.5M sales, trued up yearly','7':'Option 2x5','8':'Base goes to %s on 9/1/25'%f'{b+125:,.2f}'}.get(u)
    if nt:ws.cell(r,14,nt)
    rows.append(dict(unit=u,tenantName=t,area=a,statusText='Occupied',leaseStartDate=str(st),leaseEndDate='MTM' if mtm else str(en),contractRent=pb,charges=[dict(code=c,amount=x) for c,x in(('CAM',cam),('RE Tax',tx),('Ins',ins),('% Rent',pc)) if x is not None],totalCharges=tt,deposit=dep,balance=bal,rentSteps=[dict(date='2025-09-01',amount=b+125)] if u=='8' else None))
    for k,x in enumerate([a,b,cam,tx,ins,pc,tt,dep,bal]):S[k]+=x or 0
    r+=1
ws.cell(r+1,2,'TOTALS');
for j,x in zip([3]+list(range(6,14)),S):q=ws.cell(r+1,j,round(x,2));q.number_format=fm if j>3 else '#,##0';q.font=Font(bold=True);q.border=Border(top=Side(style='double'))
# pylon sign & ATM, below the roll
ws.cell(r+3,2,'Other income (not spaces)').font=Font(italic=True)
oth=[('ATM','Coastline Cash Machines',175.0),('PYLON','Pinecone Outdoor',350.0)]
for i,(u,t,v) in enumerate(oth):ws.cell(r+4+i,1,u);ws.cell(r+4+i,2,t);ws.cell(r+4+i,6,v).number_format=fm;rows.append(dict(unit=u,tenantName=t,contractRent=v,section='Other income (not spaces)'))
ws.cell(r+7,2,'13 of 15 spaces rented, 2 vacant')
for L,w in zip('ABCDEFGHIJKLMN',[7,28,8,10,10,12,10,10,9,10,12,11,11,40]):ws.column_dimensions[L].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(F))
save(F,'RETAIL','US small owner Excel, charge columns, text dates',True,propertyName='JUNIPER SQUARE SHOPPING CENTER',asOnDate='2025-04-01',units=15,occupied=13,vacant=2,rows=rows,planted=pl,totals=dict(contractRent=round(S[1],2),area=S[0],totalCharges=round(S[6],2),deposit=round(S[7],2)))
