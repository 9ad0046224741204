# Entrata-like T12 xlsx, "code - label"? name first, GL in the last column; per unit col; planted total_wrong
from h import *; from openpyxl import Workbook; from openpyxl.styles import *; from openpyxl.utils import get_column_letter as L
rng=random.Random(303)
spec='''
+|Income
+|Rent
.40100|Gross Market Rent|2466000|g
.40150|Loss to Old Leases|-71500
.40200|Vacancy|-139000
.40300|Rent Concessions|-26800
.40400|Write Offs|-31200
.40450|Recovered Write Offs|2900|o
-|Total Rent
+|Fees & Ancillary
.41100|Admin Fee|14300
.41110|Application Fee|9100
.41150|Late Fee|25700
.41180|Month to Month Premium|8200
.41210|Pet Rent|22600
.41260|Reserved Parking|17400|f
.41300|Valet Trash Fee|46800
.41350|Technology Package|88400
-|Total Fees & Ancillary
+|RUBS
.42100|Water RUBS|61500
.42110|Sewer RUBS|49800
.42140|Pest RUBS|6900
-|Total RUBS
-|Total Income|total_income|TOTAL
+|Expenses^
+|Personnel
.60100|On-Site Management|141600
.60150|Maintenance Staff|128700
.60200|Incentives|15900|q
.60300|Taxes & Benefits|58200
-|Total Personnel
+|Turn Costs
.61100|Turn - Paint|19800
.61110|Turn - Clean|11600
.61120|Turn - Floors|7300|o
-|Total Turn Costs
+|Maintenance & Grounds
.62100|R&M Interior|22400
.62150|R&M Exterior|9100|o
.62200|HVAC|14800
.62300|Grounds Contract|31200|f
.62350|Pool & Amenities|8700
-|Total Maintenance & Grounds
+|Marketing & Admin
.63100|ILS Subscriptions|24600
.63200|Resident Engagement|4100
.64100|Software & IT|23500|f
.64150|Professional Fees|6700|o
.64200|Office & Misc|7900
-|Total Marketing & Admin
+|Utilities
.65100|Common Electric|21900
.65200|Water & Sewer|127300
.65300|Trash & Valet Service|57600|f
.65400|Bulk Internet|41400|f
-|Total Utilities
+|Fixed Costs
.66100|Management Fee|73100
.67100|Property Taxes|301200|f
.68100|Insurance|142800|f
-|Total Fixed Costs
-|Total Expenses|total_operating_expenses|TOTAL
=|Net Operating Income|noi|total_income-total_operating_expenses
'''
U=138
cols=[f'{MN[i]}-24' for i in range(3,12)]+[f'{MN[i]}-25' for i in range(3)]+['T12 Total']
s=St('T12 Income Statement','The Ellery at Northgate',cols,'2024-04-01','2025-03-31',sheet='T12')
s.parse(spec,lambda a,md:months(rng,a,md,dec=0),lambda v,e:v+[r2(sum(v))])
# planted: the printed "Total Turn Costs" for Nov-24 is off by 1,000 (higher totals correct)
i=[k for k,r in enumerate(s.rows) if r['label']=='Total Turn Costs'][0]
s.rows[i]['v'][7]=r2(s.rows[i]['v'][7]+1000)
s.planted={'what':"'Total Turn Costs' for Nov-24 is printed 1,000 too high; its row total and the totals above are right",'kind':'total_wrong'}
fn='Ellery Northgate T12 Apr24-Mar25.xlsx'
wb=Workbook(); ws=wb.active; ws.title='T12'; ws.sheet_view.showGridLines=False
ws['A1']='The Ellery at Northgate'; ws['A1'].font=Font(name='Arial',size=14,bold=True,color='1F3864')
ws['A2']='T12 Income Statement'; ws['A3']='Post Months: 04/2024 - 03/2025   |   GL Book: Accrual   |   Units: 138'
ws['A4']='Generated 04/17/2025 03:22 PM MDT'
for k in('A2','A3','A4'): ws[k].font=Font(name='Arial',size=9)
hr=6; fill=PatternFill('solid',fgColor='1F3864')
for j,t in enumerate(['GL Account']+cols+['Per Unit','GL #']):
    c=ws.cell(hr,1+j,t); c.font=Font(name='Arial',size=9,bold=True,color='FFFFFF'); c.fill=fill; c.alignment=Alignment(horizontal='left' if j==0 else 'center')
y=hr+1
for r in s.rows:
    b=r['t']!='LINE'; c=ws.cell(y,1,r['label']); c.alignment=Alignment(horizontal='left',indent=2*r['d']); c.font=Font(name='Arial',size=9,bold=b)
    if r['v']:
        for j,v in enumerate(r['v']+[r2(r['v'][-1]/U)]):
            c=ws.cell(y,2+j,int(v) if j<13 else v); c.number_format='#,##0;(#,##0);0' if j<13 else '#,##0.00;(#,##0.00)'; c.font=Font(name='Arial',size=9,bold=b,italic=j==13)
            if b: c.border=Border(top=Side('thin')); 
            if r['t']=='TOTAL': c.fill=PatternFill('solid',fgColor='D9E2F3')
    elif b and r['d']==0:
        for j in range(16): ws.cell(y,1+j).fill=PatternFill('solid',fgColor='EDEDED')
    if r['code']: c=ws.cell(y,16,r['code']); c.font=Font(name='Arial',size=8,color='808080'); c.alignment=Alignment(horizontal='right')
    y+=1
ws.column_dimensions["A"].width=34
for j in range(2,17): ws.column_dimensions[L(j)].width=11
ws.freeze_panes='B7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
# second sheet: parameters only
w2=wb.create_sheet('Report Filters')
for k in [('Property','The Ellery at Northgate'),('Account Tree','Lender View'),('Suppress zero rows','Yes'),('Show per unit','Yes')]: w2.append(k)
wb.save(B+'documents/'+fn)
save(fn,[s.truth()],'MULTIFAMILY','OPERATING_STATEMENT_T12','s46a','Entrata-like T12, per-unit column, GL number last, planted wrong subtotal',False,s.planted)
print(len(s.rows),s.truth()['keyTotals']['noi']['values'][-1])
