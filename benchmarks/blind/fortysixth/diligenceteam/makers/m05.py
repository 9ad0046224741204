# QuickBooks Desktop P&L by month, staggered label columns, self storage
from h import *; from openpyxl import Workbook; from openpyxl.styles import *; from openpyxl.utils import get_column_letter as L
rng=random.Random(505)
spec='''
+|Ordinary Income/Expense
+|Income
.|Unit Rent|486200|g
.|Truck Rental|9400|v
.|Tenant Protection Plan|31800|v
.|Late & Lien Fees|17600|v
.|Retail - Boxes & Locks|4350|v
.|Auction Proceeds|2900|o
-|Total Income|inc
+|Cost of Goods Sold^
.|Boxes & Locks Purchased|2480|o
-|Total COGS|cogs
=|Gross Profit|gp|inc-cogs|SUBTOTAL
+|Expense^
.|Advertising - Google|14700|v
.|Bank & Merchant Fees|11200|v
.|Call Center|4800|f
.|Insurance|13600|q
+|Payroll Expenses
.|Wages|58900|v
.|Payroll Taxes|5100|v
-|Total Payroll Expenses
.|Pest Control|1020|q
.|Property Tax|41800|1
+|Repairs & Maintenance
.|Doors & Gate|6100|o
.|HVAC - Climate Bldg|3900|o
.|Snow Plowing|2650|w
.|Other|1200|o
-|Total Repairs & Maintenance
.|Software (SiteLink)|3540|f
.|Telephone & Internet|2700|f
+|Utilities
.|Electric|17400|v
.|Gas|3100|s
.|Water|910|q
-|Total Utilities
-|Total Expense|total_operating_expenses
=|Net Ordinary Income|noi|gp-total_operating_expenses|SUBTOTAL
~|x
+|Other Income/Expense
+|Other Expense^
.|Interest Expense - First Farmers|88700|i
.|Depreciation|36000|f
-|Total Other Expense|oe
~|x
=|Net Other Income|noi2|-oe|SUBTOTAL
=|Net Income|net_income|noi+noi2
'''
cols=[f"{n} 24" for n in MN]+['TOTAL']
s=St('Profit & Loss','Stow-A-Way Mini Storage LLC',cols,'2024-01-01','2024-12-31',sheet='Sheet1')
s.parse(spec,lambda a,md:months(rng,a,md),lambda v,e:v+[r2(sum(v))])
s.tags['total_income']=s.tags.pop('inc'); 
for i in (0,1): pass
fn='StowAway P&L 2024.xlsx'
wb=Workbook(); ws=wb.active; ws.title='Sheet1'
ws['A1']='10:42 AM'; ws['A2']='02/03/25'; ws['A3']='Cash Basis'
ws['F1']='Stow-A-Way Mini Storage LLC'; ws['F2']='Profit & Loss'; ws['F3']='January through December 2024'
for k in('A1','A2','A3'): ws[k].font=Font(name='Arial',size=8,bold=True)
for k,z in(('F1',12),('F2',14),('F3',10)): ws[k].font=Font(name='Arial',size=z,bold=True)
# depth for QB: gross profit is nested
col=7
for j,t in enumerate(cols):
    c=ws.cell(5,col+2*j,t); c.font=Font(name='Arial',size=8,bold=True); c.alignment=Alignment(horizontal='center'); c.border=Border(bottom=Side('medium'))
y=6
dd={'Gross Profit':2,'Net Ordinary Income':0,'Net Other Income':0,'Net Income':0}
for r in s.rows:
    d=dd.get(r['label'],r['d']) if r['label']!='Gross Profit' else 1
    if r['label']=='Net Income': d=0
    c=ws.cell(y,1+d,r['label']); c.font=Font(name='Arial',size=8,bold=True)
    if r['v']:
        for j,v in enumerate(r['v']):
            c=ws.cell(y,col+2*j,v); c.number_format='#,##0.00;\\-#,##0.00'; c.font=Font(name='Arial',size=8)
            if r['t']!='LINE': c.border=Border(top=Side('thin'),bottom=Side('double') if r['t']=='TOTAL' else None)
    y+=1
for j in range(1,6): ws.column_dimensions[L(j)].width=2.5
ws.column_dimensions['F'].width=30
for j in range(13):
    ws.column_dimensions[L(col+2*j)].width=10.5; ws.column_dimensions[L(col+2*j+1)].width=1.2
ws.freeze_panes='G6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(B+'documents/'+fn)
save(fn,[s.truth()],'SELF_STORAGE','OPERATING_STATEMENT_T12','s46a','QuickBooks Desktop P&L by month, staggered labels, spacer columns, COGS',False)
print(len(s.rows),s.truth()['keyTotals']['net_income']['values'][-1])
