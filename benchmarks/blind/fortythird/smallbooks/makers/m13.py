# family LLC: QuickBooks desktop Profit & Loss by Class exported to Excel (indented label columns, spacer columns)
from h import *; random.seed(1313)
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side
F='ansbach_family_pl_by_class_2025.xlsx'
s=St('Profit & Loss by Class',['118 Depot St','Mill Street Lofts','Depot Garage','Unclassified','TOTAL'],'Ansbach Family Properties LLC','2025-01-01','2025-12-31',sheet='Sheet1',derive=lambda b,e:list(b)+[sum(b)])
def L(l,lvl,*v): return s.line(l,[c(x) for x in v],lvl=lvl)
s.head('Ordinary Income/Expense',lvl=1); s.head('Income',lvl=2); s.head('Rental Income',lvl=3)
r=s.tot('Total Rental Income',[L('Residential Rent',4,0,131460,0,0),L('Commercial Rent',4,64800,0,0,0),L('Parking & Garage Rent',4,2400,5160,21840,0),L('CAM & Tax Recoveries',4,11872.36,0,0,0)],lvl=3)
o=[L('Laundry',3,0,2316.5,0,0),L('Late Fees',3,150,375,60,0),L('Uncategorized Income',3,0,0,0,84.17)]
ti=s.tot('Total Income',[r]+o,lvl=2,key='total_income')
s.head('Expense',lvl=2); X=[]
X+=[L('Advertising',3,0,412,65,0),L('Automobile',3,0,0,0,1318.44),L('Bank Service Charges',3,0,0,0,216)]
def G(n,ls): s.head(n,lvl=3); X.append(s.tot('Total '+n,[L(l,4,*v) for l,*v in ls],lvl=3))
G('Insurance',[('Flood',2210,0,0,0),('Liability Umbrella',0,0,0,1485),('Property',5916,9284,1742,0)])
X.append(L('Licenses & Inspections',3,125,640,75,0))
X.append(L('Management - A. Ansbach',3,4200,9600,1800,0))
X.append(L('Office Supplies',3,0,0,0,287.63))
G('Professional Fees',[('Accounting',0,0,0,3250),('Legal',1840,465,0,350)])
G('Repairs and Maintenance',[('Cleaning',1560,3120,0,0),('Electrical',388.2,911.75,240,0),('Elevator',0,3984,0,0),('HVAC',2716.4,1860.15,0,0),('Painting',0,4275,0,0),('Plumbing',612,3308.94,0,0),('Snow Plowing & Lot Sweeping',1450,1125,2190,0),('Repairs and Maintenance - Other',427.31,2866.08,518.77,0)])
G('Taxes',[('Real Estate',13842.5,22106.84,4918.22,0),('State LLC Fee',0,0,0,500)])
G('Utilities',[('Electric',1106.38,3417.92,1288.4,0),('Gas',0,6245.71,0,0),('Internet - Lobby & Cameras',0,1078.8,719.4,0),('Trash',1980,3120,0,0),('Water & Sewer',914.25,7402.6,186.3,0)])
te=s.tot('Total Expense',X,lvl=2,key='total_operating_expenses')
n=s.tot('Net Ordinary Income',[ti,(te,-1)],lvl=1,key='noi')
s.head('Other Income/Expense',lvl=1); s.head('Other Income',lvl=2)
oi=s.tot('Total Other Income',[L('Interest Income',3,0,0,0,1126.08)],lvl=2); s.head('Other Expense',lvl=2)
oe=s.tot('Total Other Expense',[L('Depreciation Expense',3,9870,21645,3120,0),L('Mortgage Interest',3,11206.83,24418.9,0,0),L('Loan Fees',3,0,0,0,350)],lvl=2)
no=s.tot('Net Other Income',[oi,(oe,-1)],lvl=1)
s.tot('Net Income',[n,no],lvl=0,kind='TOTAL',key='net_income')
wb=Workbook(); ws=wb.active; ws.title='Sheet1'; bf=Font(name='Arial',size=8,bold=True); nf=Font(name='Arial',size=8)
for i,(a,t) in enumerate((('9:08 AM','Ansbach Family Properties LLC'),('02/03/26','Profit & Loss by Class'),('Cash Basis','January through December 2025')),1):
    ws.cell(i,1,a).font=bf; q=ws.cell(i,6,t); q.font=Font(name='Arial',size=(12,14,10)[i-1],bold=True)
NC=[7,9,11,13,15]
for j,t in zip(NC,s.columns):
    q=ws.cell(5,j,t); q.font=bf; q.alignment=Alignment(horizontal='center'); q.border=Border(bottom=Side(style='thick'))
r=6
for k,q in enumerate(s.rows):
    ws.cell(r,1+q['lvl'],q['label']).font=bf
    nx=s.rows[k+1] if k+1<len(s.rows) else None
    if q['type']!='HEADING':
        for j,v in zip(NC,q['v']):
            z=ws.cell(r,j,v/100); z.number_format='#,##0.00;-#,##0.00'; z.font=bf if nx is None else nf
            if nx is None: z.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
            elif nx['items']: z.border=Border(bottom=Side(style='thin'))
    r+=1
for col,w in zip('ABCDEFGHIJKLMNO',(9,2.5,2.5,2.5,2.5,34,13,1.2,15,1.2,13,1.2,13,1.2,13)): ws.column_dimensions[col].width=w
ws.freeze_panes='G6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='1:5'
wb.save(D+F)
save(F,'MIXED_USE','OPERATING_STATEMENT','desktop bookkeeping software, family LLC','profit and loss by class exported to Excel, indented label columns and spacer columns',False,[s])
