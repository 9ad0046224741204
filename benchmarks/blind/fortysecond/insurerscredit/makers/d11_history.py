# three-year history with budget and per-square-foot columns, shopping centre
import xlsxwriter
from common import *
N='Sycamore Commons Historical Cash Flow.xlsx'
SF=86412
cols=['2022 Actual','2023 Actual','2024 Actual','2025 Budget']
s=St('Historical Operating Results','Sycamore Commons',None,None,cols,sheet='Hist')
L=lambda lab,*v: s.l(lab,list(v))
s.h('INCOME'); a=[L('Minimum Rent - Anchor',512400,512400,512400,526800),L('Minimum Rent - Shops',918214,946370,981265,1004300),L('Percentage Rent',21866,18040,24117,20000),L('Ground Rent - Bank Pad',96000,96000,105600,105600)]
br=s.t('Total Rental Income',a)
s.h('RECOVERIES'); b=[L('CAM',214380,229415,241902,248000),L('Real Estate Tax',248116,254892,263340,270500),L('Insurance',38204,44716,57881,62000),L('Prior Year Recon',-6412,3187,-2265,0)]
rc=s.t('Total Recoveries',b); ot=L('Other Income',4288,5106,3954,4000); ba=L('Bad Debt',-18400,0,-9726,-10000)
ti=s.t('EFFECTIVE GROSS INCOME',[br,rc,ot,ba],key='total_income')
s.h('EXPENSES'); s.h('Common Area'); c=[L('Landscaping',41215,42880,44107,45500),L('Parking Lot Sweeping and Repair',28440,36912,29118,32000),L('Snow Removal',51306,38227,46093,45000),L('Lighting and Electric',33718,35409,36822,37500),L('Trash and Water',27640,28815,30264,31000),L('Security Patrol',18200,18746,22100,24000),L('Roof and Building Repairs',22917,31054,26488,28000)]
tc=s.t('Total Common Area',c); s.h('Fixed and Administrative'); d=[L('Real Estate Taxes',261408,268315,276120,284000),L('Property Insurance',41870,49110,63246,67500),L('Management Fee',81180,83840,86510,88000),L('Professional Fees',12415,9860,17320,13000),L('Non-Recoverable',7904,6233,8811,7500)]
td=s.t('Total Fixed and Administrative',d); te=s.t('TOTAL EXPENSES',[tc,td],key='total_operating_expenses'); n=s.t('NET OPERATING INCOME',[ti,te],[1,-1],key='noi',type='TOTAL')
e=[L('Tenant Improvements',64000,118750,41200,90000),L('Leasing Commissions',28318,46203,19874,35000),L('Capital Repairs',0,212600,38415,60000)]
tcx=s.t('Total Capital',e); s.t('CASH FLOW BEFORE DEBT SERVICE',[n,tcx],[1,-1],key='net_cash_flow',type='TOTAL')
wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet('Hist'); F=lambda **k: wb.add_format({'font_name':'Garamond','font_size':11,**k})
ws.set_landscape(); ws.fit_to_pages(1,1); ws.hide_gridlines(2); ws.set_column(0,0,33)
C=[(1,2),(4,5),(7,8),(10,11)]
for x,p in C: ws.set_column(x,x,12); ws.set_column(p,p,7.5)
for g in(3,6,9): ws.set_column(g,g,1.5)
ws.write(0,0,'Sycamore Commons',F(bold=True,font_size=16)); ws.write(1,0,'Historical Operating Results',F(italic=True,font_size=12)); ws.write(2,0,f'Gross leasable area: {SF:,} SF',F())
for (x,p),t in zip(C,cols):
    y,k=t.split(); ws.merge_range(4,x,4,p,int(y),F(bold=True,align='center',top=1,left=1,right=1)); ws.write(5,x,k,F(bold=True,align='right',bottom=1,left=1)); ws.write(5,p,'$/SF',F(bold=True,align='right',bottom=1,right=1,italic=True))
ws.write(5,0,'Calendar year',F(bottom=1,italic=True))
r=6
for x in s.rows:
    up=x['label'].isupper() and x['type']!='LINE'
    if x['type']=='HEADING':
        r+=1 if up else 0; ws.write(r,0,x['label'],F(bold=up,italic=not up)); r+=1; continue
    T=x['type']!='LINE'; k=dict(bold=True,top=1) if T else {}
    if x['type']=='TOTAL': k=dict(bold=True,top=1,bottom=6)
    if x['label']=='Tenant Improvements': r+=1
    ws.write(r,0,x['label'],F(indent=0 if up else 1 if T else 2,**({'bold':True} if T else {})))
    for (cx,px),v in zip(C,x['values']):
        ws.write_number(r,cx,v,F(num_format='$#,##0;($#,##0);$0' if up else '#,##0;(#,##0);0',**k)); ws.write_number(r,px,round(v/SF,2),F(num_format='0.00;(0.00)',italic=True,font_color='#808080',**k))
    r+=1
ws.write(r+1,0,'2023 capital repairs: parking lot mill and overlay. Source: owner. Not audited.',F(font_size=9,italic=True)); wb.close(); print(s.rows[n]['values'])
save(N,[s],'RETAIL','OPERATING_STATEMENT','broker three-year history and budget with $/SF columns and spacer columns',False)
