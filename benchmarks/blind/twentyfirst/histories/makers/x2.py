from tr import *
from openpyxl import Workbook
from openpyxl.styles import *
cols=['Budget 2025 £','Actual 2025 £','Over/(under) £','Actual 2024 £']
s=S('Service Charge Reconciliation – Statement of Expenditure','Tanner’s Row House','x'.split(),'2024-06-24','2025-06-23',sheet='Certificate'); s.d['columns']=cols; s.n=4
K=[]
def blk(h,ls,t):
    s.H(h); ids=[]
    for c,l,b,a,p in ls: ids.append(s.L(l,[b,a,round(a-b,2),p],c))
    return s.T(t,ids,'SUBTOTAL')
g=[blk('Management',[('1.1','Management fees',38500,38500.00,36750.00),('1.2','Accounting and audit fees',3950,4120.00,3875.00),('1.3','Site management resources',61200,59874.62,57118.40),('1.4','Health, safety and environmental',4800,6215.50,4410.25)],'Total management'),
blk('Utilities',[('2.1','Electricity',84000,77316.85,91204.71),('2.2','Gas',26500,21870.33,28466.19),('2.3','Water',7200,7468.12,6911.04)],'Total utilities'),
blk('Soft services',[('3.1','Security',112400,114983.27,106215.90),('3.2','Cleaning and environmental',78600,80241.16,74902.38),('3.3','Marketing and promotions',0,0,1250.00)],'Total soft services'),
blk('Hard services',[('4.1','Mechanical and electrical services',69750,73918.44,66830.57),('4.2','Lifts and escalators',18900,17245.00,18110.60),('4.3','Fabric repairs and maintenance',42000,51362.79,33487.15)],'Total hard services'),
blk('Income',[('5.1','Interest',-1200,-1874.09,-1096.31),('5.2','Income from commercialisation',-6000,-6000.00,-6000.00)],'Total income'),
blk('Insurance',[('6.1','Engineering insurance',5300,5418.90,5064.75),('6.3','All risks insurance cover',0,0,0)],'Total insurance'),
blk('Exceptional expenditure',[('7.1','Major works – cooling tower',95000,88410.00,0),('7.2','Forward funding / sinking fund',25000,25000.00,25000.00)],'Total exceptional expenditure')]
t=s.T('TOTAL SERVICE CHARGE EXPENDITURE',g,key='total_operating_expenses')
W=Workbook(); w=W.active; w.title='Certificate'
w['B1']='Tanner’s Row House, 14–22 Tanner’s Row, Leeds'; w['B2']='Service Charge Reconciliation – Statement of Expenditure'; w['B3']='Service charge year 24 June 2024 to 23 June 2025'; w['B4']='Schedule 1 – all tenants (floor area 52,318 sq ft)'
for k in range(1,5): w.cell(k,2).font=Font(name='Arial',bold=True,size=12 if k<3 else 10)
hd=['Cost code','Cost heading','Budget\n2025\n£','£ per sq ft','Actual\n2025\n£','£ per sq ft','Over/(under)\n£','%','Actual\n2024\n£','Comment']
for k,h in enumerate(hd,1):
    c=w.cell(6,k,h); c.font=Font(name='Arial',bold=True,color='FFFFFFFF'); c.fill=PatternFill('solid',fgColor='FF4A3B5C'); c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center')
w.row_dimensions[6].height=44; r=7; cm={'4.3':'Roof leak above reception, £9,200','7.1':'Contract let below tender estimate','1.4':'Fire door survey brought forward'}
F='#,##0.00;(#,##0.00);"-"'
for q in s.rows:
    b=q['rowType']!='LINE'
    w.cell(r,1,q['accountCode']); w.cell(r,2,q['label'])
    if q['rowType']!='HEADING':
        B_,A_,D,P=q['values']
        for k,v in((3,B_),(5,A_),(7,D),(9,P)): w.cell(r,k,v).number_format=F
        for k,v in((4,B_),(6,A_)): w.cell(r,k,round(v/52318,2)).number_format=F
        if B_: w.cell(r,8,round(D/B_,4)).number_format='0.0%'
        else: w.cell(r,8,'n/a')
        w.cell(r,10,cm.get(q['accountCode']))
    for k in range(1,11):
        c=w.cell(r,k); c.font=Font(name='Arial',size=9,bold=b); c.border=Border(*[Side('hair')]*4)
        if q['rowType'] in('HEADING','TOTAL'): c.fill=PatternFill('solid',fgColor='FFE6E0EC')
    r+=1 if q['rowType']!='SUBTOTAL' else 2
r+=1
for l in ['We certify that the above is a true record of the expenditure incurred in the service charge year.','Ashdown Merrick Property Consultants LLP, managing agents']: w.cell(r,2,l); r+=1
for k,x in zip('ABCDEFGHIJ',[9,36,13,9,13,9,13,8,13,34]): w.column_dimensions[k].width=x
w.freeze_panes='C7'; w.page_setup.orientation='landscape'; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr=__import__('openpyxl').worksheet.properties.PageSetupProperties(fitToPage=True)
z=W.create_sheet('Apportionment'); z.append(['Tenant','Floor','sq ft','%'])
for x in [('Orrell Legal','G',8210,.1569),('Kestrel Data','1–2',21804,.4168),('Vacant','3',11152,.2132),('Brightside Health','4',11152,.2131)]: z.append(x)
W.save(B+'documents/tanners_row_sc.xlsx')
for q in s.rows: q['values']=[None if v==0 else v for v in q['values']]
save('tanners_row_sc.xlsx',[s],'OFFICE','OPERATING_STATEMENT','RICS cost-code service charge certificate, grid','interleaved per sq ft, expenditure-only statement, dashes')
