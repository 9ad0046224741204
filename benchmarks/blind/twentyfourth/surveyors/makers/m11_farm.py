from common import *
from openpyxl import Workbook
from openpyxl.styles import *
R=random.Random(1111);F='Ashgrove Estate rental Lady Day 25.xlsx'
wb=Workbook();ws=wb.active;ws.title='Rental'
ws['A1']='THE ASHGROVE ESTATE';ws['A1'].font=Font(name='Garamond',size=16,bold=True);ws['A2']='Estate Rental at 6th April 2025'
h=['Unit Ref','Holding','Tenant','Tenure','Acres','Commenced','Term ends','Rent per annum (£)','Payable','Last reviewed','Notes']
for j,x in enumerate(h,1):ws.cell(4,j,x).font=Font(name='Garamond',italic=True,underline='single')
r=5;rows=[];G=[0,0];n=v=0
S=[('FARMS',[('1','Home Farm','In hand',None,612.4,None,None,None,''),('2','Netherby Farm','R & J Tallentire-Coe','AHA 1986',284.15,'1979-09-29','Annual',31500,'Half-yearly'),('3','Low Moss Farm','Moss Dairy Partners','FBT',198.6,'2018-10-11','2028-10-10',28750,'Half-yearly'),('4','Blackthorn Farm','T Wetherspoke & Son','AHA 1986',341.02,'1984-03-25','Annual',36200,'Half-yearly')]),
('GRAZING AND BARE LAND',[('5','Mill Meadows','Moss Dairy Partners','FBT',42.3,'2023-04-06','2026-04-05',4650,'Yearly'),('6','Church Paddock','Ms A Fennimoor','Licence',3.1,'2024-05-01','2025-10-31',420,'Yearly'),('7','Thirty Acre','Vacant','',30.25,None,None,None,'')]),
('COTTAGES',[('8','1 Keeper\'s Row','D Harbottle-Nye','AST',None,'2022-06-01','Periodic',8700,'Monthly'),('9','2 Keeper\'s Row','Void',None,None,None,None,None,''),('10','3 Keeper\'s Row','L & P Stainmore','AST',None,'2024-02-10','2026-02-09',9120,'Monthly'),('11','The Lodge','Miss E Corsewick','Protected 1977',None,'1981-11-01','Periodic',4212,'Monthly'),('12','Smithy Cottage','G Amberley-Rudd','AST',None,'2023-09-15','Periodic',9900,'Monthly')]),
('COMMERCIAL AND OTHER',[('13','Old Dairy Unit A','Bramble Bakes Ltd','LTA 1954',None,'2021-03-25','2027-03-24',12400,'Quarterly'),('14','Old Dairy Unit B','Inkwell Letterpress','Contracted out',None,'2023-06-24','2026-06-23',7800,'Quarterly'),('15','Solar array, Long Field','Sunmarch Energy Ltd','Lease',46.0,'2015-12-01','2040-11-30',48300,'Half-yearly'),('16','The Drovers Inn','Upland Taverns Ltd','LTA 1954',1.2,'2019-09-29','2034-09-28',34000,'Quarterly')])]
for s,L in S:
    ws.cell(r,2,s).font=Font(name='Garamond',bold=True);r+=1;t=[0,0]
    for ref,hl,tn,tu,ac,st,en,rent,pay in L:
        n+=1;vac=tn in('Vacant','Void');v+=vac
        ws.cell(r,1,int(ref));ws.cell(r,2,hl);ws.cell(r,3,tn);ws.cell(r,4,tu)
        if ac:ws.cell(r,5,ac).number_format='#,##0.00'
        if st:ws.cell(r,6,D.datetime.fromisoformat(st)).number_format='d mmmm yyyy'
        if en:
            q=ws.cell(r,7,en if en[0].isalpha() else D.datetime.fromisoformat(en));q.number_format='d mmmm yyyy'
        if rent:ws.cell(r,8,rent).number_format='#,##0.00'
        ws.cell(r,9,pay or None)
        nt={'3':'Rent to £30,000 from 11 October 2025','13':'Landlord insures; premium £412 recharged','11':'Registered fair rent','15':'Base rent; 5% of gross income over'}.get(ref)
        if nt:ws.cell(r,11,nt)
        rows.append(dict(unit=ref,tenantName=None if vac or tn=='In hand' else tn,section=s,area=ac,statusText=tn if vac or tn=='In hand' else 'Occupied',leaseStartDate=st,leaseEndDate=en,annualRent=rent,rentSteps=[dict(date='2025-10-11',amount=30000,per='year')] if ref=='3' else None))
        t[0]+=ac or 0;t[1]+=rent or 0;r+=1
    ws.cell(r,3,'Total '+s.lower())
    if t[0]:ws.cell(r,5,round(t[0],2)).number_format='#,##0.00'
    q=ws.cell(r,8,t[1]);q.number_format='#,##0.00';q.border=Border(top=Side(style='thin'));G[0]+=t[0];G[1]+=t[1];r+=2
ws.cell(r,3,'ESTATE TOTAL').font=Font(bold=True);ws.cell(r,5,round(G[0],2)).number_format='#,##0.00';ws.cell(r,8,G[1]).number_format='#,##0.00'
ws.cell(r+2,2,f'Holdings on the estate {n}: let {n-v-1}, in hand 1, void {v}.')
for L,w in zip('ABCDEFGHIJK',[9,26,26,16,10,18,18,18,12,14,42]):ws.column_dimensions[L].width=w
wb.save(doc(F))
save(F,'LAND','UK rural estate rental in Excel',True,propertyName='THE ASHGROVE ESTATE',asOnDate='2025-04-06',units=n,occupied=n-v-1,vacant=v,rows=rows,totals=dict(annualRent=G[1],area=round(G[0],2)))
