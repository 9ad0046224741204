# Polish logistics: one block of component lines per lease
from common import *
import openpyxl
from openpyxl.styles import *
N='X07_poznan_logistics_components.xlsx'
wb=openpyxl.Workbook(); ws=wb.active; ws.title='RR'
fb=Font(name='Tahoma',size=9,bold=True); f=Font(name='Tahoma',size=9)
ws['A1']='PARK LOGISTYCZNY GĄDKI WSCHÓD, POZNAŃ'; ws['A1'].font=Font(name='Tahoma',size=13,bold=True)
ws['A2']='Rent roll by component. Status: 1 October 2025. Base rents in EUR, triple net, before VAT.'; ws['A2'].font=f
H=['Hall / unit','Tenant and component','Area (sqm)','Rate (EUR/sqm/m)','Monthly rent (EUR)','Lease from','Lease to','Break (notice)','Guarantee (EUR)']
for i,h in enumerate(H,1):
    c=ws.cell(4,i,h); c.font=fb; c.alignment=Alignment(wrap_text=True); c.border=Border(top=Side(style='medium'),bottom=Side(style='medium'))
L=[('Hall 1 / A','Wektor Automotive sp. z o.o.',D(2019,3,1),D(2029,2,28),'28.02.2027 (12 m)',[('Warehouse',8420,3.95),('Office',640,9.5),('Canopy',310,2.0)]),
('Hall 1 / B','Kropla Napoje S.A.',D(2022,6,1),D(2027,5,31),None,[('Warehouse',6115,4.2),('Office',280,9.8)]),
('Hall 1 / C',None,None,None,None,[('Warehouse',3050,4.4),('Office',190,10)]),
('Hall 2 / A','Ostrów Paczki sp. z o.o.',D(2021,11,15),D(2031,11,14),'14.11.2026 (9 m)',[('Warehouse',11870,4.05),('Mezzanine',1450,2.6),('Office',910,9.6),('Yard (exclusive)',4200,.55)]),
('Hall 2 / B','Meblolux Poznań sp. z o.o. sp.k.',D(2018,9,1),D(2028,8,31),None,[('Warehouse',9340,3.7),('Office',420,9.0)]),
('Hall 3','Nordlys Grocery Polska sp. z o.o.',D(2024,1,1),D(2039,12,31),'31.12.2033 (18 m)',[('Cold store',14600,6.85),('Warehouse',5200,4.5),('Office',1680,10.2),('Guard house',46,8.0)]),
('Hall 4 / A','Agro-Części Wielkopolska s.c.',D(2023,4,1),D(2026,3,31),None,[('Warehouse',2480,4.6),('Office',95,10.5)]),
('Hall 4 / B',None,None,None,None,[('Warehouse',2510,4.6),('Office',95,10.5)]),
('Hall 4 / C','Drukarnia Cyfrowa Hart',D(2020,10,1),'indefinite','any time (6 m)',[('Warehouse',1690,4.35),('Office',210,9.2),('Server room',28,11)])]
r=5;rows=[];TA=TR=TG=0
for u,t,s,e,b,comp in L:
    ws.cell(r,1,u).font=fb; ws.cell(r,2,t or 'VACANT').font=fb
    A=round(sum(c[1] for c in comp),2); M=round(sum(round(c[1]*c[2],2) for c in comp),2) if t else 0; g=round(M*3*1.23,2) if t else None
    for col,x in ((6,s),(7,e),(8,b),(9,g)):
        c=ws.cell(r,col,x); c.font=f; c.number_format='dd.mm.yyyy' if col in (6,7) else '#,##0.00'; c.alignment=Alignment(horizontal='right')
    for col in range(1,10): ws.cell(r,col).border=Border(top=Side(style='thin')); ws.cell(r,col).fill=PatternFill('solid',fgColor='F3F3F3')
    r+=1; ch=[]
    for n,a,p in comp:
        m=round(a*p,2) if t else None
        for col,x in ((2,n),(3,a),(4,p if t else None),(5,m)):
            c=ws.cell(r,col,x); c.font=f; c.number_format={3:'#,##0.0',4:'0.00',5:'#,##0.00'}.get(col,'General'); 
            if col==2: c.alignment=Alignment(indent=2)
        if m: ch.append({'code':n,'amount':m})
        r+=1
    for col,x in ((2,f'Total {u}'),(3,A),(5,M)):
        c=ws.cell(r,col,x); c.font=Font(name='Tahoma',size=9,italic=True,bold=True); c.number_format={3:'#,##0.0',5:'#,##0.00'}.get(col,'General')
    r+=1
    q={'unit':u,'area':A,'contractRent':M,'statusText':'Occupied' if t else 'VACANT'}
    if t: q.update(tenantName=t,leaseStartDate=s,leaseEndDate=e,deposit=g,charges=ch,totalCharges=M)
    rows.append(q); TA+=A;TR+=M;TG+=g or 0
TR=round(TR,2);TG=round(TG,2)
r+=1
for col,x in ((1,'PARK TOTAL'),(2,'9 units, 2 vacant'),(3,TA),(5,TR),(9,TG)):
    c=ws.cell(r,col,x); c.number_format={3:'#,##0.0',5:'#,##0.00',9:'#,##0.00'}.get(col,'General')
for col in range(1,10): ws.cell(r,col).font=fb; ws.cell(r,col).border=Border(top=Side(style='medium'),bottom=Side(style='double'))
r+=2; ws.cell(r,2,'By component').font=fb
agg={}
for *_,t,s,e,b,comp in [(x[0],)+x[1:] for x in L]:
    for n,a,p in comp: z=agg.setdefault(n,[0,0]); z[0]+=a; z[1]+=round(a*p,2) if t else 0
for n,(a,m) in agg.items():
    r+=1
    for col,x in ((2,n),(3,a),(5,round(m,2))):
        c=ws.cell(r,col,x); c.font=f; c.number_format={3:'#,##0.0',5:'#,##0.00'}.get(col,'General')
for col,w in zip('ABCDEFGHI',[13,36,12,12,16,12,12,18,16]): ws.column_dimensions[col].width=w
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
wb.save(doc(N))
save(N,rows,prop='Park Logistyczny Gądki Wschód',asof='2025-10-01',units=9,occ=7,vac=2,asset='WAREHOUSE',style='lease blocks: heading line with tenant and dates, component lines, block total',hard='unit, rent and area on different lines of a block; summary by component below',
 totals={'area':TA,'contractRent':TR,'deposit':TG})
