"""Broker's industrial portfolio schedule: five addresses as band rows, subtotals, recap at top; planted: one monthly rent digit changed."""
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
from openpyxl.utils import get_column_letter as L
F='Ironbridge_Portfolio_RR_Nov25.xlsx'
P=[('4410 Commerce Loop','24\' clear / 1998 / multi-tenant',[('A','Delmarva Tile & Stone','24,000',D(2021,3,1),D(2026,2,28),13400,4320,None,'1 x 3 yr'),('B','Pronto Parcel Logistics','36,500',D(2023,7,1),D(2030,6,30),22812.50,6570,(D(2026,7,1),23610.94),'1 x 5 yr'),('C',None,'18,200')]),
('4450 Commerce Loop','28\' clear / 2004 / single-tenant',[('Entire','Northbay Cold Packaging, LLC','88,400',D(2019,1,1),D(2028,12,31),53776.67,14880.67,(D(2026,1,1),55390),'2 x 5 yr')]),
('119 Switchyard Rd','20\' clear / 1986 / flex',[('101','Brightline Signworks','6,400',D(2024,5,1),D(2027,4,30),5333.33,1173.33,(D(2026,5,1),5493.33),'None'),('102','Owl Creek Cabinetry','6,400',D(2022,11,1),'MTM',4800,1173.33,None,'None'),('103',None,'6,400'),('104-105','Hydra Pool Supply','12,800',D(2020,9,15),D(2028,9,14),9813.33,2346.67,(D(2026,9,15),10107.73),'1 x 5 yr'),('106','AutoGlass Brigade','5,150',D(2025,8,1),D(2030,7,31),4463.33,944.17,(D(2026,8,1),4597.23),'1 x 5 yr'),('YARD','Hydra Pool Supply','15,000',D(2020,9,15),D(2028,9,14),1500,0,None,'Coterm.')]),
('2700 Foundry Pike','30\' clear / 2017 / rear load',[('100','Mid-Coast Beverage Distributors','121,000',D(2017,10,1),D(2027,9,30),68566.67,21175,(D(2026,10,1),70281.00),'2 x 5 yr'),('200','Quickfold Corrugated','79,000',D(2022,2,1),D(2032,1,31),49375,13825,(D(2026,2,1),50856.25),'2 x 5 yr')]),
('2755 Foundry Pike','30\' clear / 2018 / front load',[('10','Verity Medical Devices','31,250',D(2023,12,1),D(2031,3,31),21354.17,5729.17,(D(2025,12,1),21994.79),'1 x 5 yr'),('20','Crossgrain Millwork','28,000',D(2021,6,1),D(2026,5,31),16333.33,5133.33,None,'None'),('30',None,'30,750')])]
wb=Workbook(); ws=wb.active; ws.title='Rent Roll'; ws.sheet_view.showGridLines=False
N=lambda **k: Font(name='Century Gothic',size=k.pop('size',9),**k); band=PatternFill('solid',fgColor='D6DCE4'); th=Side(style='thin'); hr_=Side(style='hair')
ws['A1']='Ironbridge Industrial Portfolio'; ws['A1'].font=N(bold=True,size=15); ws['A2']='Rent Roll for November 2025'; ws['A2'].font=N(size=11)
rows=[]; body=[]; sums=[]
for ad,ds,us in P:
    g=[]
    for u in us:
        w=dict(unit=u[0],building=ad,area=int(u[2].replace(',','')))
        if u[1] is None: w['statusText']='Vacant'
        else:
            mo=round(u[5],2); w.update(tenantName=u[1],statusText='Occupied',leaseStartDate=u[3],leaseEndDate=u[4],contractRent=float(mo),annualRent=round(mo*12,2),totalCharges=round(mo+u[6],2),charges=[dict(code='Base Rent',amount=float(mo)),dict(code='NNN Est.',amount=float(u[6]))])
            if u[7]: w['rentSteps']=[dict(date=u[7][0],amount=float(u[7][1]))]
        w['_o']=u[8] if u[1] else None; g.append(w)
    body.append((ad,ds,g)); rows+=g
Sm=lambda g,k: round(sum(w.get(k) or 0 for w in g),2); nn=lambda g: round(sum(w['charges'][1]['amount'] for w in g if w.get('charges')),2)
# recap block at top (from true data)
yard=lambda g: [w for w in g if w['unit']!='YARD']
for j,t in enumerate(['Address','Bldg SF','Vacant SF','Occ. %','Monthly Base'],1): c=ws.cell(4,[1,4,5,6,7][j-1],t); c.font=N(bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='44546A')
R=4
for ad,ds,g in body+[('Portfolio','',rows)]:
    R+=1; g=yard(g) if False else g; sf=sum(w['area'] for w in g if w['unit']!='YARD'); v=sum(w['area'] for w in g if not w.get('tenantName'))
    for j,x,nf in((1,ad,None),(4,sf,'#,##0'),(5,v,'#,##0;;"-"'),(6,1-v/sf,'0.0%'),(7,Sm(g,'contractRent'),'$#,##0.00')):
        c=ws.cell(R,j,x); c.font=N(bold=ad=='Portfolio'); 
        if nf: c.number_format=nf
R+=2; HR=R
for j,t in enumerate(['Unit','Tenant','','SF','Lease\nFrom','Lease\nTo','Monthly\nBase Rent','Annual\nBase Rent','$/SF\n/Yr','NNN Est.\n(Mo.)','Total\nMonthly','Next\nIncrease','Increase\nto (Mo.)','Renewal\nOption'],1):
    c=ws.cell(R,j,t or None); c.font=N(bold=True); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom'); c.border=Border(top=th,bottom=th)
ws.merge_cells(start_row=R,end_row=R,start_column=2,end_column=3); ws.row_dimensions[R].height=28
pl=None
def tot(lbl,g):
    global R
    R+=1
    for j,x,nf in((2,lbl,None),(4,sum(w['area'] for w in g if w['unit']!='YARD'),'#,##0'),(7,Sm(g,'contractRent')+DELTA.get('m',0),'#,##0.00'),(8,Sm(g,'annualRent'),'#,##0.00'),(10,nn(g),'#,##0.00'),(11,Sm(g,'totalCharges'),'#,##0.00')):
        c=ws.cell(R,j,x); c.font=N(bold=True); c.border=Border(top=th)
        if nf: c.number_format=nf
DELTA={}
for ad,ds,g in body:
    R+=1
    for j in range(1,15): ws.cell(R,j).fill=band
    ws.cell(R,1,ad).font=N(bold=True); ws.cell(R,8,ds).font=N(italic=True,color='595959')
    for w in g:
        R+=1
        for j in range(1,15): ws.cell(R,j).font=N(); ws.cell(R,j).border=Border(bottom=hr_)
        ws.cell(R,1,w['unit']).alignment=Alignment(horizontal='left'); ws.cell(R,2,w.get('tenantName') or 'Vacant'); c=ws.cell(R,4,w['area']); c.number_format='#,##0'; ws.merge_cells(start_row=R,end_row=R,start_column=2,end_column=3)
        if w.get('tenantName'):
            shown=w['contractRent']
            if w['tenantName']=='Quickfold Corrugated': shown=49875.00   # planted
            for j,x,nf in((7,shown,'#,##0.00'),(8,w['annualRent'],'#,##0.00'),(9,w['annualRent']/w['area'],'0.00'),(10,w['charges'][1]['amount'],'#,##0.00'),(11,w['totalCharges'],'#,##0.00')): c=ws.cell(R,j,x); c.number_format=nf
            for j,x in((5,w['leaseStartDate']),(6,w['leaseEndDate'])):
                c=ws.cell(R,j,x); c.number_format='mm/dd/yy'; c.alignment=Alignment(horizontal='center')
            if w.get('rentSteps'): c=ws.cell(R,12,w['rentSteps'][0]['date']); c.number_format='mm/dd/yy'; c=ws.cell(R,13,w['rentSteps'][0]['amount']); c.number_format='#,##0.00'
            ws.cell(R,14,w['_o'])
    tot(f'Subtotal - {ad}',g); R+=1
tot('PORTFOLIO TOTAL',rows)
R+=2; ws.cell(R,1,'YARD is outside storage and is not in building SF. NNN estimate = 2025 CAM, taxes and insurance.').font=N(italic=True,size=8)
for w in rows:
    if w.get('tenantName')=='Quickfold Corrugated': w['contractRent']=49875.0; w['charges'][0]['amount']=49875.0
for j,wd in enumerate([10,26,8,10,10,10,13,14,8,11,13,11,12,11],1): ws.column_dimensions[L(j)].width=wd
ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(os.path.join(DOC,F))
out=[{k:v for k,v in w.items() if k[0]!='_'} for w in rows]; oc=sum(1 for w in rows if w.get('tenantName'))
save(F,dict(assetType='INDUSTRIAL',style='broker portfolio schedule, recap block above, address band rows, subtotals, next increase columns',hard=True),
 dict(propertyName='Ironbridge Industrial Portfolio',asOnDate='2025-11',units=None,occupied=None,vacant=3,planted=dict(what='monthly base rent of Quickfold Corrugated (2700 Foundry Pike, 200) printed 49,875.00; its annual 592,500.00, total and the subtotals need 49,375.00',kind='digit_changed'),rows=out))
