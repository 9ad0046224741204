from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
cols=['Actual 01/04/2025 to 31/03/2026','Budget 01/04/2025 to 31/03/2026','Difference']
s=St('Comparative Income Statement','Auberge Motel du Vieux Quai inc.','2025-04-01','2026-03-31',cols)
q=lambda a,b:[a,b,round((a or 0)-(b or 0),2)]
def L(c,l,a,b): return s.L(l,q(a,b),code=c)
s.H('REVENUE'); s.H('Lodging Revenue')
a=s.T('Total Lodging Revenue',[L('4020','Rooms - Main Building',388214.5,375000.0),L('4030','Rooms - Annex',121467.25,130000.0),L('4040','Group Discounts',-9846.0,-7500.0)])
s.H('Other Revenue')
b=s.T('Total Other Revenue',[L('4210','Breakfast Room',46118.35,44000.0),L('4220','Bike Storage & EV Charging',3972.4,2500.0),L('4230','Rent - Gift Shop Tenant',14400.0,14400.0),L('4290','Miscellaneous',811.07,0.0)])
ti=s.T('TOTAL REVENUE',[a,b],typ='TOTAL',key='total_income')
s.H('EXPENSE'); s.H('Payroll Expenses')
p=s.T('Total Payroll Expense',[L('5410','Wages & Salaries',168340.9,162000.0),L('5420','EI Expense',3105.22,2950.0),L('5430','QPP Expense',9874.16,9500.0),L('5440','QPIP & CNESST',3318.74,3200.0),L('5460','Employee Benefits',4260.0,4500.0)])
s.H('Operating Expenses')
g=s.T('Total Operating Expenses',[L('5610','Accounting & Legal',8125.0,7500.0),L('5615','Advertising & Booking Commissions',41286.9,39000.0),L('5620','Food & Breakfast Supplies',17930.48,16500.0),L('5625','Credit Card Charges',12644.03,12000.0),L('5640','Insurance',16875.0,16200.0),L('5650','Laundry Service',19407.65,18500.0),L('5660','Hydro-Québec',37218.29,36000.0),L('5670','Municipal & School Taxes',34490.12,34000.0),L('5680','Repair & Maintenance',26713.8,30000.0),L('5690','Snow Removal',9200.0,9200.0),L('5700','Telephone & Internet',6384.6,6500.0)])
te=s.T('TOTAL OPERATING COSTS',[p,g],key='total_operating_expenses')
no=s.T('OPERATING INCOME',[ti,te],[1,-1],key='noi',typ='TOTAL')
s.H('Financial Expenses')
f=s.T('Total Financial Expenses',[L('5810','Interest - BDC Loan',28417.33,28900.0),L('5820','Amortization - Building',31200.0,31200.0),L('5830','Amortization - Furniture',8755.0,8000.0)])
s.T('NET INCOME',[no,f],[1,-1],key='net_income',typ='TOTAL')
wb=Workbook(); ws=wb.active; ws.title='Income Statement'
T=Font(name='Tahoma',size=10,bold=True)
ws['A1']='Auberge Motel du Vieux Quai inc.'; ws['A1'].font=T; ws['A2']='Comparative Income Statement'; ws['A2'].font=T
ws.cell(4,3,'Actual'); ws.cell(4,4,'Budget'); ws.cell(5,3,'01/04/2025 to'); ws.cell(5,4,'01/04/2025 to'); ws.cell(6,3,'31/03/2026'); ws.cell(6,4,'31/03/2026'); ws.cell(6,5,'Difference'); ws.cell(6,6,'Percent')
for r in ws['A4:F6']:
    for x in r: x.font=T; x.alignment=Alignment(horizontal='right'); x.fill=PatternFill('solid',fgColor='D9D9D9')
y=8
for l,t,v,c,ind in s.R():
    big=l in('REVENUE','EXPENSE') or t=='TOTAL' or l=='TOTAL OPERATING COSTS'
    if t=='HEADING' and not big: ws.cell(y,2,l).font=Font(name='Tahoma',size=9,bold=True)
    elif big: ws.cell(y,1,l).font=T
    else:
        if c: ws.cell(y,1,int(c)).font=Font(name='Tahoma',size=9); ws.cell(y,1).alignment=Alignment(horizontal='left')
        ws.cell(y,2,l).font=Font(name='Tahoma',size=9,bold=t!='LINE')
    if t!='HEADING':
        for j,w in zip((3,4,5),v):
            x=ws.cell(y,j,w); x.number_format='#,##0.00;-#,##0.00'; x.font=Font(name='Tahoma',size=9,bold=t!='LINE')
            if t!='LINE': x.border=Border(top=Side(style='hair'),bottom=Side(style='thin') if big else None)
        if v[1]: x=ws.cell(y,6,round(v[2]/abs(v[1])*100,2)); x.number_format='0.00'; x.font=Font(name='Tahoma',size=9,color='666666')
    y+=1
    if big or t=='SUBTOTAL': y+=1
ws.cell(y+1,1,'Generated On: 11/05/2026').font=Font(name='Tahoma',size=8)
for a,w in zip('ABCDEF',(26,36,17,17,14,10)): ws.column_dimensions[a].width=w
fn='Sage50_Auberge_Comparative_IS.xlsx'; fit(wb); wb.save(D+fn)
save(fn,[s],'HOSPITALITY','OPERATING_STATEMENT','Sage 50 Canada comparative income statement, actual/budget/difference/percent, dd/mm dates','three-line header, codes in label column, dd/mm/yyyy, percent column')
