# motel: owner's tax-return style P&L as received (sheet 1) and underwriter's recast with per-room (sheet 2). PLANTED total wrong in recast
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
a=St('Profit and Loss','Bluebonnet Motor Lodge',['2022','2023','2024'],None,None,sheet='Owner PL')
def L(S,l,*v,**k):return S.line(l,list(v),**k)
a.head('Income')
i=[L(a,'Room sales',688214.5,731940.25,758316.1),L(a,'Vending',3120.4,2988.75,3304.2),L(a,'Laundry',4418,4706.25,4590.5),L(a,'Pet fees',None,2150,3875)]
ti=a.tot('Total Income',i,rt='TOTAL',key='total_income')
a.head('Expense')
D=[('Advertising',9184.2,7720.15,8416.9),('Auto expense',6811.33,7240.08,7905.62),('Bank & card fees',20312.77,21804.4,22691.18),('Breakfast supplies',14220.6,16118.42,16902.75),('Depreciation',48110,48110,46225),('Franchise fee',None,None,None),('Insurance',22418,25960,31244),('Interest',61204.18,58940.77,56518.03),('Laundry & linens',8840.14,9366.2,10127.48),('Legal & accounting',3950,4175,4400),('Meals & travel',4418.9,3862.15,5011.4),('OTA commissions',38214.6,46122.35,52480.71),('Payroll',148220.75,156904.5,163318.25),('Payroll taxes',13488.09,14278.31,14861.96),('Property tax',28417.66,29870.12,31466.4),('Repairs',31218.45,27944.02,36810.57),('Telephone, TV, internet',9912.36,10244.88,10611.24),('Utilities',57213.9,60188.41,61944.33)]
e=[L(a,*x) for x in D if x[1]]
te=a.tot('Total Expense',e,rt='TOTAL',key='total_operating_expenses')
a.tot('Net Income',[ti],[te],rt='TOTAL',key='net_income')
b=St('Recast Operating Statement','Bluebonnet Motor Lodge',['2022 Recast','2023 Recast','2024 Recast','Stabilized Pro Forma'],sheet='Recast')
rd=lambda r,p:[round(x) for x in r]+[p]
def A(l):return [next(r['v'][k] for r in a.rows if r['label']==l) or 0 for k in range(3)]
def S(*ls):return [sum(A(l)[k] for l in ls) for k in range(3)]
rv=b.line('Rooms Revenue',rd(A('Room sales'),765000));ov=b.line('Other Revenue',rd(S('Vending','Laundry','Pet fees'),12000))
tr=b.tot('Effective Gross Income',[rv,ov],rt='TOTAL',key='total_income')
x=[b.line('Rooms Payroll & Taxes',rd(S('Payroll','Payroll taxes'),184000)),b.line('Rooms Supplies & Breakfast',rd(S('Breakfast supplies','Laundry & linens'),27700)),b.line('Commissions',rd(A('OTA commissions'),53500)),b.line('Administrative & Card Fees',rd(S('Bank & card fees','Legal & accounting'),27800)),b.line('Marketing',rd(A('Advertising'),8700)),b.line('Telecom',rd(A('Telephone, TV, internet'),10900)),b.line('Utilities',rd(A('Utilities'),63500)),b.line('Repairs & Maintenance',rd(A('Repairs'),36500)),b.line('Property Tax',rd(A('Property tax'),33200)),b.line('Insurance',rd(A('Insurance'),34400))]
R3=b.rows[tr]['v'];x.append(b.line('Management (imputed 4%)',[round(.04*q) for q in R3]))
t=b.tot('Total Operating Expenses',x,rt='TOTAL',key='total_operating_expenses')
n=b.tot('Net Operating Income',[tr],[t],rt='TOTAL',key='noi')
f=b.line('FF&E Reserve (4%)',[round(.04*q) for q in R3])
nc=b.tot('NOI after Reserve',[n],[f],rt='TOTAL',key='net_cash_flow')
good=b.rows[t]['v'][2];b.rows[t]['v'][2]=good+9000
b.planted={'what':f'Total Operating Expenses, 2024 Recast, printed {good+9000:,} where the lines add to {good:,}; Net Operating Income uses {good:,}','kind':'total_wrong'}
w=Workbook();ws=w.active;ws.title='Owner PL'
for k,v in enumerate(['Bluebonnet Motor Lodge','Profit and Loss','Calendar years - Cash Basis']):ws.cell(k+1,1,v).alignment=Alignment(horizontal='center');ws.merge_cells(start_row=k+1,start_column=1,end_row=k+1,end_column=7);ws.cell(k+1,1).font=Font(bold=k<2,name='Arial',size=11-k)
for c,h in zip((3,5,7),('2022','2023','2024')):q=ws.cell(5,c,h);q.font=Font(bold=True,name='Arial',size=9);q.alignment=Alignment(horizontal='center');q.border=Border(bottom=Side(style='medium'))
y=6
for r in a.rows:
    T=r['rt'];q=ws.cell(y,1,r['label']);q.font=Font(name='Arial',size=9,bold=T!='LINE');q.alignment=Alignment(indent=2 if T=='LINE' else 0)
    for c,v in zip((3,5,7),r['v']):
        if T=='HEADING' or v is None:continue
        q=ws.cell(y,c,v);q.number_format='#,##0.00';q.font=Font(name='Arial',size=9,bold=T!='LINE')
        if T!='LINE':q.border=Border(top=Side(style='thin'))
    y+=1
ws.column_dimensions['A'].width=30
for c in 'BDF':ws.column_dimensions[c].width=1.5
for c in 'CEG':ws.column_dimensions[c].width=14
ws=w.create_sheet('Recast');ws['A1']='Recast Operating Statement';ws['A1'].font=Font(bold=True,size=14);ws['A2']='Bluebonnet Motor Lodge – 38 rooms – Fredericksburg, TX'
cols=[('B','2022 Recast'),('C','2023 Recast'),('D','2024 Recast'),('E','% Rev'),('F','Per Room'),('H','Stabilized Pro Forma'),('I','% Rev'),('J','Per Room'),('K','Basis')]
for c,h in cols:q=ws[c+'4'];q.value=h;q.font=Font(bold=True);q.alignment=Alignment(wrap_text=True,horizontal='center');q.fill=PatternFill('solid',fgColor='D9E2F0')
basis={'Management (imputed 4%)':'Owner-operated, none booked','Insurance':'Quote, +10%','Property Tax':'2025 notice','Rooms Payroll & Taxes':'Adds night clerk share','FF&E Reserve (4%)':'Policy minimum','Rooms Revenue':'61% x $90.42 ADR'}
for k,r in enumerate(b.rows):
    y=5+k;B=r['rt']!='LINE';ws.cell(y,1,r['label']).font=Font(bold=B)
    for c,v in zip((2,3,4,8),r['v']):q=ws.cell(y,c,v);q.number_format='#,##0';q.font=Font(bold=B)
    for c,kk in ((5,2),(9,3)):
        q=ws.cell(y,c,round(r['v'][kk]/R3[kk],4));q.number_format='0.0%';q=ws.cell(y,c+1,round(r['v'][kk]/38));q.number_format='#,##0'
    if B:
        for c in range(1,12):ws.cell(y,c).border=Border(top=Side(style='thin'),bottom=Side(style='thin'))
    if r['label'] in basis:ws.cell(y,11,basis[r['label']]).font=Font(italic=True,size=9)
ws.cell(y+2,1,'Excluded from recast: auto, depreciation, interest, meals & travel (owner items).')
ws.column_dimensions['A'].width=28;ws.column_dimensions['G'].width=2;ws.column_dimensions['K'].width=28
for c in 'BCDH':ws.column_dimensions[c].width=12
ws.page_setup.orientation='landscape'
for _q in w.worksheets:_q.page_setup.fitToHeight=0;_q.sheet_properties.pageSetUpPr.fitToPage=True
w.save(doc('x04_bluebonnet_motel.xlsx'));print(b.rows[n]['v'])
save('x04_bluebonnet_motel.xlsx',[a,b],'HOSPITALITY','OPERATING_STATEMENT','owner P&L as received and underwriter recast on two sheets, % and per room columns, basis notes',True)
