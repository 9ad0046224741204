from common import *
import xlwt
N='Foundry_Yards_consolidating_IS_Q2_2025.xls'
cols=['Retail','Office Lofts','Apartments','Garage','Common / Master Assoc.','Eliminations','Consolidated']
s=S('Consolidating Statement of Operations','Foundry Yards','2025-01-01','2025-06-30',cols,sheet='Consol IS')
C=lambda *v:list(v)+[sum(v)]
s.h('REVENUES')
a=[s.l(n,v) for n,v in [('Base rent',C(684120,1142615,0,0,0,-36000)),('Apartment rent',C(0,0,1587340,0,0,0)),('Percentage rent',C(21450,0,0,0,0,0)),('Vacancy and concessions',C(0,-28400,-71215,0,0,0)),('Expense recoveries',C(192310,88740,0,0,0,0)),('Utility reimbursements (RUBS)',C(0,0,58930,0,0,0)),('Parking income',C(0,0,41250,388615,0,-64800)),('Master association assessments',C(0,0,0,0,312600,-312600)),('Other income',C(4115,2380,36720,1290,1905,0))]]
TI=s.t('TOTAL REVENUES',a,key='total_income')
s.h('OPERATING EXPENSES')
a=[s.l(n,v) for n,v in [('Payroll and benefits',C(0,64250,198470,71330,88410,0)),('Repairs and maintenance',C(31280,74615,92870,24105,46230,0)),('Turnover costs',C(0,0,38415,0,0,0)),('Cleaning',C(18640,66190,21375,9820,31550,0)),('Utilities',C(14285,109470,83920,31615,42780,0)),('Security',C(0,0,0,18900,57600,0)),('Landscaping and snow',C(0,0,0,0,38215,0)),('Marketing and leasing',C(9150,12400,46880,2150,0,0)),('Management fees',C(27059,36160,49593,11697,0,0)),('General and administrative',C(6215,14380,31290,5140,12635,0)),('Master association assessments',C(84400,103160,93780,31260,0,-312600)),('Parking - tenant allotments',C(0,48000,16800,0,0,-64800)),('Management office rent',C(0,0,0,0,36000,-36000)),('Insurance',C(19470,34115,61280,15230,8140,0)),('Real estate taxes',C(118640,171225,226950,52480,0,0)),('Bad debt',C(3600,0,14275,0,0,0))]]
TE=s.t('TOTAL OPERATING EXPENSES',a,key='total_operating_expenses')
NO=s.t('NET OPERATING INCOME',[TI,TE],[1,-1],key='noi')
s.h('OTHER (INCOME) EXPENSE')
a=[s.l('Interest expense',C(142300,251680,366415,58750,0,0)),s.l('Interest income',C(-1120,-2265,-3310,0,-415,0)),s.l('Depreciation and amortization',C(128415,236170,344620,71235,9840,0)),s.l('Asset management fee',C(8550,14280,19840,4860,0,0))]
TO=s.st('Total other expense',a)
s.t('NET INCOME (LOSS)',[NO,TO],[1,-1],key='net_income')
wb=xlwt.Workbook(); ws=wb.add_sheet('Consol IS'); E=xlwt.easyxf
ws.write(0,0,'FOUNDRY YARDS HOLDINGS LLC AND SUBSIDIARIES',E('font: bold on, name Times New Roman, height 240')); ws.write(1,0,'Property: Foundry Yards',E('font: name Times New Roman')); ws.write(2,0,'Consolidating Statement of Operations',E('font: bold on, name Times New Roman')); ws.write(3,0,'For the Six Months Ended June 30, 2025 (Unaudited)',E('font: italic on, name Times New Roman'))
hf=E('font: bold on, name Times New Roman, height 180; align: horiz center, wrap on, vert bottom; borders: bottom medium')
ws.write_merge(5,5,1,5,'Operating components',E('font: bold on, name Times New Roman, height 180; align: horiz center; borders: bottom thin'))
for k,t in enumerate(cols): ws.write(6,1+k+(1 if k>=5 else 0),t,hf)
ws.row(6).height_mismatch=True; ws.row(6).height=480
r=7; nf='#,##0_);(#,##0);"-"_)'
for x in s.rows:
    rt=x['rowType']; b='bold on, ' if rt!='LINE' else ''
    if rt=='HEADING': r+=1
    ws.write(r,0,('    ' if rt=='LINE' else '')+x['label'],E(f'font: {b}name Times New Roman, height 180'))
    for k,v in enumerate(x['values']):
        if v is not None: ws.write(r,1+k+(1 if k>=5 else 0),v,E(f'font: {b}name Times New Roman, height 180'+('; borders: top thin'+(', bottom double' if x['label'].startswith('NET INCOME') else '') if b else ''),num_format_str=nf))
    r+=1
ws.write(r+1,0,'Eliminations: master association assessments, garage allotments and on-site management office rent charged between components.',E('font: italic on, name Times New Roman, height 160'))
ws.col(0).width=9500
for k in range(1,9): ws.col(k).width=900 if k==6 else 3700
ws.portrait=False; ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
wb.save(doc(N)); save(N,[s],'MIXED_USE','OPERATING_STATEMENT','consolidating statement by component with eliminations, .xls',True,dash=True)
