# x3: Australian suburban portfolio, several properties on one sheet (merged property cells). x4: Canadian office, two-line records, m2
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
random.seed(223)
wb=Workbook();ws=wb.active;ws.title='Schedule'
thin=Side('hair');bd=Border(left=thin,right=thin,top=thin,bottom=thin)
ws.merge_cells('A1:K1');ws['A1']='Tamar Street Holdings – Mixed Portfolio, Launceston TAS – Tenancy Schedule as at 30 June 2025';ws['A1'].font=Font(bold=True,size=13,name='Arial')
H=['Property','Tenancy','Use','Occupant','Lettable m²','Lease from','Lease to','Rent pcm (ex GST)','Market rent pcm','Outgoings pcm','Bond held']
for j,x in enumerate(H,1):
    c=ws.cell(3,j,x);c.font=Font(bold=True,name='Arial',size=9);c.fill=PatternFill('solid',fgColor='F4C97A');c.border=bd;c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
props=[('18 Tamar Street',[('Shop 1','Retail','Pademelon Books'),('Shop 2','Café','Third Crack Espresso'),('Level 1','Office','Esk Conveyancing'),('Flat 1','Residential','J. Tolliver'),('Flat 2','Residential',None)]),
('91–93 Cimitiere Street',[('Whole','Office','Beacon Disability Services Inc.')]),
('4 Goderich Street',[('Bay 1','Workshop','Invermay Smash Repairs'),('Bay 2','Workshop','NorthTas Marine Upholstery'),('Bay 3','Workshop',None),('Yard','Hardstand','Cascade Skip Bins'),('Billboard','Signage','OutView Media')]),
('227 Invermay Road',[('Shop A','Retail','Sunlight Laundry'),('Shop B','Retail','Mr Hing’s Noodles'),('Shop C','Retail','Tas Vape & Gifts'),('Rear','Storage','Sunlight Laundry')])]
r=4;rows=[];G=[0]*5
for p,us in props:
    r0=r;T=[0]*5
    for u,use,t in us:
        a={'Residential':62,'Signage':None,'Hardstand':1150,'Storage':48}.get(use,random.randrange(70,420))
        if u=='Whole':a=885
        rt={'Residential':1690,'Signage':450,'Hardstand':2300,'Storage':380}.get(use) or round(a*random.choice([19,22,24.5]),2)
        mk=round(rt*random.choice([1,1.05,1.1])/10)*10
        og=0 if use in('Residential','Signage','Storage') else round(a*4.15,2);bn=rt*2 if use!='Storage' else 0
        ls=D(random.choice([2020,2021,2023,2024]),random.choice([1,4,7,10]),1);le=D(ls.year+(6 if use!='Residential' else 2),ls.month,1)-dt.timedelta(1)
        ms=t and (u in('Rear','Flat 1'))
        v=[None,u,use,t or 'To Let',a,ls if t else None,('Monthly' if ms else le) if t else None,rt if t else None,mk,og if t else None,bn if t else None]
        for j,x in enumerate(v,1):
            c=ws.cell(r,j,x);c.border=bd;c.font=Font(name='Arial',size=9,italic=not t);c.number_format='d mmm yyyy' if isinstance(x,dt.date) else '#,##0.00' if j in(8,10,11) else '#,##0'
        r+=1
        rows.append(dict(unit=u,propertyName=p,unitType=use,tenantName=t,statusText='Occupied' if t else 'To Let',area=a,leaseStartDate=v[5],leaseEndDate=v[6],contractRent=v[7],marketRent=mk,charges=[dict(code='Outgoings',amount=og)] if t else None,deposit=v[10]))
        for q,x in enumerate([a,v[7],mk,og if t else 0,v[10]]):T[q]+=x or 0
    if r-r0>1:ws.merge_cells(start_row=r0,start_column=1,end_row=r-1,end_column=1)
    ws.cell(r0,1,p).alignment=Alignment(wrap_text=True,vertical='top');ws.cell(r0,1).font=Font(bold=True,name='Arial',size=9)
    for q in range(5):G[q]+=T[q]
    if len(us)>1:
        for j,x in zip((4,5,8,9,10,11),['Sub-total']+T):c=ws.cell(r,j,x);c.font=Font(bold=True,name='Arial',size=9);c.number_format='#,##0.00' if j in(8,10,11) else '#,##0'
        r+=1
for j,x in zip((1,5,8,9,10,11),['PORTFOLIO']+G):c=ws.cell(r,j,x);c.font=Font(bold=True,name='Arial',size=10);c.fill=PatternFill('solid',fgColor='F4C97A');c.number_format='#,##0.00' if j in(8,10,11) else '#,##0'
ws.cell(r+2,1,'Signage licence carries no lettable area. All figures exclude GST.')
for j,w in enumerate([20,11,12,32,10,12,12,13,11,11,12],1):ws.column_dimensions[L(j)].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(ROOT+'/documents/x3_tamar_street_portfolio.xlsx')
save('x3_tamar_street_portfolio.xlsx','MIXED_USE','AU portfolio on one sheet, merged property cells, "To Let"',True,rows,propertyName='Tamar Street Holdings – Mixed Portfolio',asOnDate='2025-06-30',units=15,occupied=13,vacant=2)

random.seed(224)
wb=Workbook();ws=wb.active;ws.title='Loyer-Rent'
ws['C2']='Édifice Garneau / Garneau Building – Québec (QC)';ws['C2'].font=Font(bold=True,size=14)
ws['C3']='Rent roll'
f=Font(bold=True,size=9)
for (a,b),j in zip([('Suite','Storey'),('Tenant','Use'),('Area','(m²)'),('Commencement','Expiry'),('Base rent / mo.','Base rent / yr'),('Additional rent / mo.','Parking / mo.'),('Deposit','Renewal')],(2,3,5,6,7,8,10)):
    for k,x in enumerate((a,b)):
        c=ws.cell(6+k,j,x);c.font=f;c.alignment=Alignment(horizontal='left' if j<5 else 'right')
        if k:c.border=Border(bottom=Side('medium'))
T=['Notaires Beaupré Lavoie','Cartotek Géomatique inc.','Clinique Dentaire du Cap','Vacant','Ministère de la Culture (SQI)','Assurances Fjord ltée','Studio Pixel Boréal inc.','Vacant','Lachance Ingénieurs-conseils','Fondation Rive-Nord','Coop Traduction Plus']
U=['Professional','Technology','Medical','','Government','Insurance','Technology','','Engineering','Non-profit','Services']
r=8;rows=[];G=[0]*6
for i,t in enumerate(T):
    u=['RC-01','RC-02','100','110','200','300','310','320','400','410','420'][i];fl=['RC','RC','1','1','2','3','3','3','4','4','4'][i]
    a=random.randrange(850,4800)/10 if u!='200' else 812.4;vac=t=='Vacant'
    m=round(a*random.choice([15.2,16.4,17.1]),2);ad=round(a*11.35,2);pk=random.choice([0,185,370,555]);dp=round(m+ad,2) if u not in('200',) else 0
    ls=D(random.choice([2019,2021,2022,2024]),random.choice([5,7,10]),1);le=D(ls.year+10,ls.month,1)-dt.timedelta(1)
    l1={2:u,3:t,5:a};l2={2:fl}
    if not vac:
        l1.update({6:ls,7:m,8:ad,10:dp});l2.update({3:U[i],6:le,7:round(m*12,2),8:pk,10:random.choice(['5 ans','2 × 5 ans','–'])})
        for q,x in enumerate([a,m,round(m*12,2),ad,pk,dp]):G[q]+=x
    else:G[0]+=a;l2[3]='asking '+f'{m:,.2f} $ / mo.'
    for k,l in enumerate((l1,l2)):
        for j,x in l.items():
            c=ws.cell(r+k,j,x);c.font=Font(size=9,color='666666' if k else '000000')
            if isinstance(x,dt.date):c.number_format='yyyy-mm-dd'
            elif j==5:c.number_format='0.0'
            elif j>5:c.number_format='#,##0.00 "$"';
            if j>5:c.alignment=Alignment(horizontal='right')
    r+=3
    rows.append(dict(unit=u,tenantName=None if vac else t,statusText='Vacant' if vac else 'Occupied',unitType=U[i] or None,area=a,leaseStartDate=None if vac else ls,leaseEndDate=None if vac else le,contractRent=None if vac else m,annualRent=None if vac else round(m*12,2),marketRent=m if vac else None,deposit=None if vac else dp,charges=None if vac else [dict(code='Additional rent',amount=ad),dict(code='Parking',amount=pk)]))
ws.cell(r,3,'Total – 11 suites, 9 leased');G=[round(g,2) for g in G]
for j,x in ((5,G[0]),(7,G[1]),(8,G[3]),(10,G[5])):ws.cell(r,j,x).number_format='0.0' if j==5 else '#,##0.00 "$"'
for j,x in ((7,G[2]),(8,G[4])):ws.cell(r+1,j,x).number_format='#,##0.00 "$"'
for k in (r,r+1):
    for j in range(2,11):ws.cell(k,j).font=Font(bold=True,size=9)
for j in range(2,11):ws.cell(r,j).border=Border(top=Side('medium'))
for j,w in enumerate([2,9,34,2,9,13,17,19,2,15],1):ws.column_dimensions[L(j)].width=w
ws.oddFooter.left.text='In force on 2025-11-01';ws.cell(r+3,3,'State of the leases on 2025-11-01. Additional rent is the 2025 estimate, before reconciliation.').font=Font(italic=True,size=8)
ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(ROOT+'/documents/x4_edifice_garneau.xlsx')
save('x4_edifice_garneau.xlsx','OFFICE','Canadian office, two-line records, m2, spacer columns and rows',True,rows,propertyName='Garneau Building',asOnDate='2025-11-01',units=11,occupied=9,vacant=2)
