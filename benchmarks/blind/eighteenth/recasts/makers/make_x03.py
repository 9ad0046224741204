# self-storage workbook: quarterly P&L with YTD, budget, variance (sheet 1) + balance sheet with side by side layout no; two sheets
import random
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
R=random.Random(1813)
C=['Q1','Q2','Q3','Q4','FY 2025','Budget','Over/(Under)']
s=St('Profit & Loss vs. Budget','Saguaro Lock & Leave',C,'2025-01-01','2025-12-31',sheet='P&L 2025')
def F(b,bud,j=.04,m=(1,1.03,1.05,1.01)):
    q=[round(b*k*(1+R.uniform(-j,j))) for k in m];t=sum(q);return q+[t,bud,t-bud]
s.head('Rental Revenue')
a=[s.line('Standard Units',F(148200,604000,.01)),s.line('Climate Control',F(96400,402500,.01)),s.line('Covered RV',F(22800,90000,.02)),s.line('Discounts & Promotions',[-x for x in F(14300,52000,.15)])]
r=s.tot('Net Rental Revenue',a)
s.head('Ancillary')
b=[s.line('Tenant Insurance Commissions',F(11900,49000)),s.line('Late & Lien Fees',F(8350,32000,.1)),s.line('Truck Rental Commissions',F(2140,9600,.2)),s.line('Merchandise, net',F(1260,5200,.2))]
o=s.tot('Total Ancillary',b)
ti=s.tot('Total Revenue',[r,o],rt='TOTAL',key='total_income')
s.head('Operating Expenses')
tax=[0,38914,0,38914];e=[s.line('Property Tax',tax+[77828,76000,1828]),s.line('Insurance',[6120,6120,6120,6745,25105,24480,625])]
e+=[s.line(n,F(x,y,.08)) for n,x,y in [('Payroll',29300,118000),('Utilities',7450,31500),('Repairs',5100,20000),('Digital Marketing',9800,36000),('Merchant Fees',6150,25500),('Call Center & Software',3900,15600),('Office & Misc.',1480,6000)]]
mg=[round(.055*x) for x in s.rows[ti]['v'][:4]];e.append(s.line('Management Fee',mg+[sum(mg),63200,sum(mg)-63200]))
te=s.tot('Total Operating Expenses',e,rt='TOTAL',key='total_operating_expenses')
n=s.tot('Net Operating Income',[ti],[te],rt='TOTAL',key='noi')
c=[s.line('Door Replacement',[0,18750,0,4200,22950,20000,2950]),s.line('Interest Expense',F(64100,257000,.004,(1,.998,.995,.992)))]
ni=s.tot('Net Income',[n],c,rt='TOTAL',key='net_income')
b=St('Comparative Balance Sheet','Saguaro Lock & Leave',['12/31/2025','12/31/2024'],None,'2025-12-31',sheet='BS')
q=[b.line(*x[::-1][::-1]) if 0 else b.line(x[1],x[2],x[0]) for x in [('1000','Operating Account',[118422.18,96310.77]),('1010','Money Market',[205000,150000]),('1100','Rents Receivable',[14207.65,12988.4]),('1200','Prepaid Insurance',[16862.5,15300])]]
ca=b.tot('Current Assets',q)
f=[b.line(x[1],x[2],x[0]) for x in [('1500','Land',[1150000,1150000]),('1510','Buildings & Improvements',[5482310,5459360]),('1590','Accum. Depreciation',[-1316884,-1169205])]]
fa=b.tot('Fixed Assets, Net',f)
ta=b.tot('TOTAL ASSETS',[ca,fa],rt='TOTAL',key='total_assets')
l=[b.line(x[1],x[2],x[0]) for x in [('2000','Accounts Payable',[21388.04,18450.91]),('2100','Sales Tax Payable',[6714.33,6402.18]),('2200','Prepaid Rent',[31980.5,29115.25]),('2500','Note Payable – Cactus Valley Bank',[4012765.9,4097230.44])]]
tl=b.tot('TOTAL LIABILITIES',l,rt='TOTAL',key='total_liabilities')
N=s.rows[ni]['v'][4];eq=[round(x-y,2) for x,y in zip(b.rows[ta]['v'],b.rows[tl]['v'])]
g=[b.line("Members' Capital",[1500000,1500000],'3000'),b.line('Accumulated Earnings (Deficit)',[round(eq[0]-1500000,2),round(eq[1]-1500000,2)],'3100')]
q=b.tot('TOTAL EQUITY',g,rt='TOTAL',key='total_equity')
b.tot('LIABILITIES + EQUITY',[tl,q],rt='TOTAL')
w=Workbook();ws=w.active;ws.title='P&L 2025';ws.sheet_view.showGridLines=False
ws['A1']='SAGUARO LOCK & LEAVE';ws['A1'].font=Font(bold=True,size=13,color='9C4A1A');ws['A2']='Profit & Loss vs. Budget';ws['A3']='January 1 – December 31, 2025'
ws['B5']='2025 Actual by Quarter';ws.merge_cells('B5:E5');ws['B5'].alignment=Alignment(horizontal='center');ws['F5']='Full Year';ws.merge_cells('F5:I5');ws['F5'].alignment=Alignment(horizontal='center')
for k,h in enumerate(['','Q1','Q2','Q3','Q4','FY 2025','Budget','Over/(Under)','% Var']):
    x=ws.cell(6,1+k,h);x.font=Font(bold=True);x.alignment=Alignment(horizontal='right');x.border=Border(bottom=Side(style='double',color='9C4A1A'))
y=7
for rw in s.rows:
    T=rw['rt'];x=ws.cell(y,1,('   ' if T=='LINE' else '')+rw['label']);x.font=Font(bold=T!='LINE',italic=T=='HEADING')
    if T!='HEADING':
        for k,v in enumerate(rw['v']):
            x=ws.cell(y,2+k,v);x.number_format='$#,##0;($#,##0)' if T=='TOTAL' else '#,##0;(#,##0);0';x.font=Font(bold=T!='LINE')
            if T!='LINE':x.border=Border(top=Side(style='hair'))
            if T=='TOTAL':x.fill=PatternFill('solid',fgColor='FBE9DD')
        x=ws.cell(y,9,round(rw['v'][6]/abs(rw['v'][5]),4));x.number_format='0.0%'
    y+=1
    if T=='TOTAL':y+=1
ws.cell(y+1,1,'Occupancy 12/31/25: 88.1% by unit, 86.4% by SF. Net rentable 71,250 SF.').font=Font(size=9,italic=True)
ws.column_dimensions['A'].width=32
for k in 'BCDEFGHI':ws.column_dimensions[k].width=13
ws.page_setup.orientation='landscape'
ws=w.create_sheet('BS');ws['C2']='Saguaro Lock & Leave';ws['C3']='Comparative Balance Sheet';ws['C3'].font=Font(bold=True);ws['B5']='GL';ws['C5']='Account';ws['E5']='12/31/2025';ws['F5']='12/31/2024'
y=6
for rw in b.rows:
    ws.cell(y,2,rw['code']);x=ws.cell(y,3,rw['label']);x.font=Font(bold=rw['rt']!='LINE')
    for k,v in enumerate(rw['v']):
        x=ws.cell(y,5+k,v);x.number_format='_(* #,##0.00_);_(* (#,##0.00)';x.font=Font(bold=rw['rt']!='LINE')
        if rw['rt']!='LINE':x.border=Border(top=Side(style='thin'))
    y+=1+(rw['rt']!='LINE')
ws.column_dimensions['A'].width=2;ws.column_dimensions['B'].width=7;ws.column_dimensions['C'].width=36;ws.column_dimensions['D'].width=2;ws.column_dimensions['E'].width=ws.column_dimensions['F'].width=17

for _q in w.worksheets:_q.page_setup.fitToHeight=0;_q.sheet_properties.pageSetUpPr.fitToPage=True
w.save(doc('x03_saguaro_storage.xlsx'))
save('x03_saguaro_storage.xlsx',[s,b],'SELF_STORAGE','OPERATING_STATEMENT','quarterly P&L vs budget with variance, second sheet balance sheet')
