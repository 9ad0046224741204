from common import *
import openpyxl
from openpyxl.styles import *
F='QB Tenant Rent Schedule - Merriam Bldg.xlsx'
r=random.Random(7109); D_=dt.date
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Sheet1'
B=Font(name='Arial',size=8,bold=True); N=Font(name='Arial',size=8); thk=Side(style='medium'); th=Side(style='thin')
ws['A1']='10:22 AM';ws['A2']='02/03/26';ws['A3']='Accrual Basis'
for k in '123': ws[f'A{k}'].font=B
for i,(t,z) in enumerate((('Merriam Building LLC',12),('Rent Schedule by Floor',14),('As of January 31, 2026',10))):
    ws.cell(1+i,5,t).font=Font(name='Arial',size=z,bold=True)
hd=[('Suite',5),('Sq. Ft.',7),('Lease Begins',9),('Lease Ends',11),('Base Rent',13),('Electric',15),('Parking',17),('Total Monthly',19),('Deposit Held',21),('Open Balance',23)]
HR=5
for h,cix in hd:
    x=ws.cell(HR,cix,h); x.font=B; x.alignment=Alignment(horizontal='center'); x.border=Border(bottom=thk)
T={'First Floor':[('Acorn Title & Escrow','100',2140,D_(2022,4,1),D_(2027,3,31),3745,0,120),('Rademacher, Stefan CPA','110',985,D_(2024,1,1),D_(2026,12,31),1764.79,92.5,40),('Vacant','115',640,None,None,None,None,None),('Little Sprouts Speech Therapy','120',1310,D_(2025,9,1),D_(2028,8,31),2401.67,110,0)],
'Second Floor':[('Bright Signal Staffing','200',1875,D_(2021,11,1),D_(2026,10,31),3203.13,175,80),('Oyelaran Law PLLC','210',1420,D_(2023,7,1),D_(2026,6,30),2544.17,118.4,80),('Castellano & Xiong Architects','220',2260,D_(2020,2,1),D_(2030,1,31),3955,210.25,160),('Merriam Building LLC - mgmt office','225',300,None,None,0,0,0)],
'Third Floor':[('Vacant','300',1900,None,None,None,None,None),('Harrow Analytics Inc.','310',2635,D_(2025,2,1),D_(2030,1,31),5050.42,260,200),('Counseling Assoc. of Merriam','320',1105,D_(2019,8,1),'Month to month',1841.67,95,40)],
'Basement':[('Wozniak, Vera - storage','B-1',420,D_(2023,1,1),'Month to month',175,0,0)]}
rr=7; rows=[]; G=[0.0]*7; occ=0
x=ws.cell(6,1,'Tenants'); x.font=B
def put_(cix,v,nf=None,f=N,b=None):
    x=ws.cell(rr,cix,v); x.font=f
    if nf: x.number_format=nf
    if b: x.border=b
cix=(7,13,15,17,19,21,23)
for fl,L in T.items():
    put_(2,fl,f=B); rr+=1; S=[0.0]*7
    for n,u,sf,a,b,base,el,pk in L:
        put_(3,n); put_(5,u); ws.cell(rr,5).alignment=Alignment(horizontal='left'); put_(7,sf,'#,##0')
        vac=n=='Vacant'
        R=row(unit=u,section=fl,area=sf,statusText='Vacant' if vac else 'Occupied',tenantName=None if vac else n)
        S[0]+=sf
        if not vac:
            t=round(base+el+pk,2); mg='mgmt' in n
            dep=0.0 if mg or 'storage' in n else r.choice([base,round(base,-2),0.0]); bal=0.0 if mg else r.choice([0.0,0.0,t,-t,0.0,35.0])
            put_(9,a,'mm/dd/yyyy');put_(11,b,'mm/dd/yyyy')
            for cc,v in zip(cix[1:],(base,el,pk,t,dep,bal)): put_(cc,float(v),'#,##0.00;-#,##0.00')
            for i,v in enumerate((base,el,pk,t,dep,bal)): S[i+1]=round(S[i+1]+v,2)
            R.update(row(leaseStartDate=a,leaseEndDate=b,contractRent=float(base),charges=[{'code':q,'amount':float(v)} for q,v in (('Base Rent',base),('Electric',el),('Parking',pk))],totalCharges=t,deposit=float(dep),balance=float(bal))); occ+=1
        rows.append(R); rr+=1
    put_(2,f'Total {fl}',f=B)
    for cc,v in zip(cix,S): put_(cc,v if cc>7 else int(v),'#,##0.00;-#,##0.00' if cc>7 else '#,##0',B,Border(top=th))
    rr+=2; G=[round(p+q,2) for p,q in zip(G,S)]
put_(1,'TOTAL',f=B)
for cc,v in zip(cix,G): put_(cc,v if cc>7 else int(v),'#,##0.00;-#,##0.00' if cc>7 else '#,##0',B,Border(top=th,bottom=Side(style='double')))
ws.column_dimensions['A'].width=3;ws.column_dimensions['B'].width=3;ws.column_dimensions['C'].width=33
for i in range(4,24,2): ws.column_dimensions[openpyxl.utils.get_column_letter(i)].width=1.2
for h,k in hd: ws.column_dimensions[openpyxl.utils.get_column_letter(k)].width=12.5
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(f'{D}/{F}')
nv=len(rows)-occ
save(F,dict(propertyName='Merriam Building',asOnDate='2026-01-31',units=len(rows),occupied=occ,vacant=nv,printedTotals=dict(zip(['area','contractRent','Electric','Parking','totalCharges','deposit','balance'],G)),rows=rows),'OFFICE','QuickBooks desktop export: indented label columns, narrow spacer columns, time stamp','no header above the tenant; floor headings and totals indented; tenant before suite; management office at 0.00; negative balances')
