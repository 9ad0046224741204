# medical office, broker sheet; PLANT digit_changed
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=random.Random(7211); fn='11_Bellhaven_MOB_rentroll.xlsx'
X=[('100','Bellhaven Imaging Center',8940,'2017-05-01','2032-04-30',24.5),('110','Retina Specialists of the Valley, PA',4215,'2020-10-01','2030-09-30',26.1),('120','LabPoint Draw Station',1105,'2023-02-01','2028-01-31',27),('130','Pharmacy at Bellhaven',1660,'2018-09-01','2028-08-31',29.75),('150',None,2380,None,None,None),
('200','St. Orlan Health - Cardiology',11320,'2019-01-01','2028-12-31',23.85),('210','St. Orlan Health - Pulmonology',5470,'2019-01-01','2028-12-31',23.85),('220','Little Steps Pediatrics',3905,'2021-06-01','2027-05-31',25.2),('230','Kneebone Orthopaedics',6150,'2022-03-01','2032-02-29',25.95),('240',None,1420,None,None,None),
('300','Coastal Fertility Partners',7035,'2023-11-01','2033-10-31',28.4),('310','Harbor Endodontics',2260,'2016-07-01','2026-06-30',24.9),('320','Plateau Behavioral Health',3340,'2024-04-01','2029-03-31',25),('330','St. Orlan Health - Admin',2975,'2019-01-01','2028-12-31',21.5),('340','Sleep Disorders Lab',2890,'2020-02-01','2027-01-31',24.1)]
wb=Workbook();ws=wb.active;ws.title='Rent Roll'
ws.merge_cells('A1:P1');ws['A1']='BELLHAVEN MEDICAL ARTS BUILDING';ws['A1'].font=Font(name='Garamond',size=16,bold=True);ws['A1'].alignment=Alignment(horizontal='center')
ws.merge_cells('A2:P2');ws['A2']='Rent Roll - September 2025';ws['A2'].font=Font(name='Garamond',size=11,italic=True);ws['A2'].alignment=Alignment(horizontal='center')
H=['Ste.','Tenant','Rentable\nSq. Ft.','Pro\nRata','Lease\nCommencement','Lease\nExpiration','Rent\n/SF','Monthly\nRent','Monthly\nCAM','Monthly\nTaxes & Ins.','Total\nMonthly','Annual\nRent','Escalation','Options','Guaranty','Comments']
for i,h in enumerate(H,1):
    c=ws.cell(4,i,h);c.font=Font(name='Garamond',bold=True,size=10);c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom');c.border=Border(bottom=Side('medium'))
tot=sum(x[2] for x in X);y=5;rows=[];S=[0]*5
PL='320'
for su,nm,sf,a,b,p in X:
    if su in('100','200','300'):
        ws.cell(y,1,{'1':'First Floor','2':'Second Floor','3':'Third Floor'}[su[0]]).font=Font(name='Garamond',bold=True,underline='single',size=10);y+=1
        sec={'1':'First Floor','2':'Second Floor','3':'Third Floor'}[su[0]]
    v=[su,nm or 'VACANT',sf,sf/tot]
    row=dict(unit=su,section=sec,area=sf)
    if nm:
        mon=round(sf*p/12,2);cam=round(sf*6.12/12,2);ti=round(sf*3.48/12,2);t=round(mon+cam+ti,2);an=round(sf*p,2)
        for i,q in enumerate((mon,cam,ti,t,an)): S[i]+=q
        pm=mon
        if su==PL: pm=round(mon-900,2) if False else float(f'{mon:.2f}'.replace('6','9',1)); assert pm!=mon; pl=(mon,pm)
        v+=[dt.date.fromisoformat(a).strftime('%b %-d, %Y'),dt.date.fromisoformat(b).strftime('%b %-d, %Y'),p,pm,cam,ti,t,an,r.choice(['3% annually','2.5% annually','CPI, 2-4%','Fixed; see abstract']),r.choice(['(2) 5-yr @ FMV','(1) 5-yr @ 95% FMV','None']),'Corporate' if 'Orlan' in nm else r.choice(['Personal','Corporate','None']),{'340':'Termination right 1/2026, 6 mo. notice','310':'Renewal under discussion','130':'Exclusive for retail pharmacy'}.get(su,'')]
        row.update(tenantName=nm,leaseStartDate=a,leaseEndDate=b,contractRent=pm,annualRent=an,charges=[dict(code='Monthly CAM',amount=cam),dict(code='Monthly Taxes & Ins.',amount=ti)],totalCharges=t)
    else: row['statusText']='VACANT'
    rows.append(row)
    for i,q in enumerate(v,1):
        c=ws.cell(y,i,q);c.font=Font(name='Garamond',size=10); 
        if i==3:c.number_format='#,##0'
        if i==4:c.number_format='0.00%'
        if 7<=i<=12:c.number_format='#,##0.00'
        if i in(5,6):c.alignment=Alignment(horizontal='center')
    y+=1
for lab,q in(('TOTALS',[tot,1]),):
    ws.cell(y,2,lab)
    ws.cell(y,3,tot).number_format='#,##0';ws.cell(y,4,1).number_format='0.00%'
    for i,q in enumerate(S): ws.cell(y,8+i,round(q,2)).number_format='#,##0.00'
    for i in range(1,17): ws.cell(y,i).font=Font(name='Garamond',bold=True,size=10);ws.cell(y,i).border=Border(top=Side('thin'),bottom=Side('double'))
y+=2;va=3800
ws.cell(y,2,'Leased');ws.cell(y,3,tot-va).number_format='#,##0';ws.cell(y,4,(tot-va)/tot).number_format='0.0%';ws.cell(y+1,2,'Vacant (2 suites)');ws.cell(y+1,3,va).number_format='#,##0';ws.cell(y+1,4,va/tot).number_format='0.0%'
ws.cell(y+3,1,'Source: Seller. Pharmacy pays 3% of gross receipts over a natural breakpoint, none currently due.').font=Font(name='Garamond',italic=True,size=9)
for c,w in zip('ABCDEFGHIJKLMNOP',[11,36,9,8,14,14,8,12,11,12,12,13,17,19,11,34]): ws.column_dimensions[c].width=w
ws.row_dimensions[4].height=28;ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(D+fn);print(pl)
save(fn,dict(propertyName='BELLHAVEN MEDICAL ARTS BUILDING',asOnDate='2025-09',units=15,occupied=13,vacant=2,sheet='Rent Roll',rows=rows,planted=dict(what=f'Suite {PL}: Monthly Rent printed {pl[1]:,.2f} instead of {pl[0]:,.2f} (total monthly, annual rent, rate and column totals follow the right figure)',kind='digit_changed')),'OFFICE','Medical office broker sheet, floors as headings, wrapped headers, text dates')
