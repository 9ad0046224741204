from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
cols=['2025','2024','2023']
s=St('Profit and Loss','Cedar Hollow Plaza Ltd.','2025-01-01','2025-12-31',cols)
s.H('Trading Income')
r=[s.L(l,v) for l,v in [('Additional Rent - CAM & Tax',[148215.4,141906.22,136480.0]),('Base Rent - Anchor',[216000.0,216000.0,204000.0]),('Base Rent - Shops',[338472.96,321118.5,309744.12]),('Percentage Rent',[11384.17,9206.44,0]),('Pylon Sign Rent',[5400.0,5400.0,4800.0]),('Rent Abatement',[-18250.0,-6500.0,-22400.0])]]
ti=s.T('Total Trading Income',r,key='total_income')
gp=s.T('Gross Profit',[ti],typ='TOTAL')
s.H('Operating Expenses')
e=[s.L(l,v) for l,v in [('Accounting & Legal',[9875.0,8420.5,12160.75]),('Common Area Electricity',[14392.61,13877.04,13105.9]),('Insurance',[17640.0,16115.0,14830.0]),('Landscaping',[8925.0,8640.0,8400.0]),('Leasing Commissions',[12450.0,0,19600.0]),('Municipal Taxes',[97316.88,93542.17,90108.4]),('Parking Lot Sweeping',[4380.0,4200.0,4080.0]),('Property Management',[27812.4,26870.33,25210.0]),('Repairs and Maintenance',[31207.73,24118.9,28463.29]),('Security Patrol',[6240.0,6000.0,5760.0]),('Snow Clearing',[22184.5,16790.0,27355.25]),('Water',[5618.02,5404.71,5173.66])]]
te=s.T('Total Operating Expenses',e,key='total_operating_expenses')
no=s.T('Operating Profit',[gp,te],[1,-1],key='noi',typ='TOTAL')
s.H('Non-operating Expenses')
m=[s.L('Amortization',[64120.0,66790.0,69573.0]),s.L('Mortgage Interest',[118406.55,124218.8,129733.41])]
tm=s.T('Total Non-operating Expenses',m)
s.T('Net Profit',[no,tm],[1,-1],typ='TOTAL',key='net_income')
wb=Workbook(); ws=wb.active; ws.title='Profit and Loss'
for k,(t,z) in enumerate([('Profit and Loss',14),('Cedar Hollow Plaza Ltd.',12),('For the year ended December 31, 2025',12)],1):
    ws.cell(k,1,t).font=Font(name='Arial',bold=True,size=z); ws.merge_cells(start_row=k,end_row=k,start_column=1,end_column=4)
h=['Account']+[int(c) for c in cols]
for j,c in enumerate(h,1):
    x=ws.cell(5,j,c); x.font=Font(name='Arial',bold=True,size=9); x.border=Border(bottom=Side(style='medium')); x.alignment=Alignment(horizontal='left' if j==1 else 'right')
y=6
for l,t,v,c,ind in s.R():
    if t=='HEADING': y+=1
    bold=t!='LINE'
    x=ws.cell(y,1,l); x.font=Font(name='Arial',size=9,bold=bold); x.alignment=Alignment(indent=0 if bold else 1)
    if t!='HEADING':
        for j,q in enumerate(v,2):
            x=ws.cell(y,j,q); x.number_format='#,##0.00;(#,##0.00);0.00'; x.font=Font(name='Arial',size=9,bold=bold)
            if bold: x.border=Border(top=Side(style='thin'),bottom=Side(style='double') if t=='TOTAL' else None)
    y+=1
    if t=='TOTAL': y+=1
ws.column_dimensions['A'].width=34
for c in 'BCD': ws.column_dimensions[c].width=15
fn='Cedar_Hollow_Plaza_-_Profit_and_Loss.xlsx'; fit(wb); wb.save(D+fn)
save(fn,[s],'RETAIL','OPERATING_STATEMENT','Xero profit and loss export, three years','no blank account codes, gross profit line, zeros printed')
