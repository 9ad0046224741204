# MRI-like .xls income statement, medical office
from h import *; import xlwt
rng=random.Random(1111)
spec='''
+|REVENUE
+|BASE RENT
.41010|Base Rent - Medical|214650|f
.41020|Base Rent - Retail/Pharmacy|18400|f
.41050|Percentage Rent|0
.41090|Rent Abatements|-6200
-|TOTAL BASE RENT
+|RECOVERIES
.42010|CAM Recoveries|48920
.42020|Real Estate Tax Recoveries|31350
.42030|Insurance Recoveries|6480
.42090|Prior Year Recovery Adj|-1275
-|TOTAL RECOVERIES
+|OTHER REVENUE
.43010|Parking Income|4650
.43020|Antenna Rent|2150|f
.43050|After-Hours HVAC|1180
.43090|Interest & Late Charges|415
-|TOTAL OTHER REVENUE
-|TOTAL REVENUE|total_income|TOTAL
+|OPERATING EXPENSES^
+|RECOVERABLE EXPENSES
.51010|Janitorial - Common Area|9850
.51020|Janitorial - Tenant Suites|14200
.51030|Medical Waste Removal|1640
.52010|Electricity|21300
.52020|Water & Sewer|2980
.52030|Gas|3410
.53010|HVAC Maintenance|5900
.53020|Elevator Contract|2350|f
.53030|Plumbing & Electrical|1880
.53040|Fire & Life Safety|1120
.54010|Landscaping|2700|f
.54020|Parking Lot & Sweeping|1350
.54030|Security|4100|f
.55010|Building Engineer|8650
.56010|Management Fee|9750
.57010|Real Estate Taxes|36800|f
.58010|Property Insurance|7150|f
-|TOTAL RECOVERABLE EXPENSES
+|NON-RECOVERABLE EXPENSES
.61010|Legal & Professional|1450
.61020|Marketing & Leasing|900
.61030|Vacant Suite Utilities|620
.61040|Bad Debt Expense|0
.61090|Owner Administrative|500|f
-|TOTAL NON-RECOVERABLE EXPENSES
-|TOTAL OPERATING EXPENSES|total_operating_expenses|TOTAL
=|NET OPERATING INCOME|noi|total_income-total_operating_expenses
+|OTHER EXPENSES^
.71010|Interest Expense|58240
.71020|Depreciation & Amortization|61150|f
-|TOTAL OTHER EXPENSES|oe
=|NET INCOME|net_income|noi-oe
'''
def gen(a,md):
    if a==0: x=rng.randrange(900,4000); return [0,0,x,0]
    w=.0 if md=='f' else .12
    return [round(a*rng.uniform(1-w,1+w)),round(a/5)*5,round(a*11*rng.uniform(1-w/3,1+w/3)),round(a*11*.965*rng.uniform(1-w/3,1+w/3))]
cols=['Current Period Actual','Current Period Budget','Year To Date 11/30/2024','Prior Year 11/30/2023']
s=St('Income Statement','STONEGATE MEDICAL PAVILION',cols,'2024-01-01','2024-11-30',sheet='MRI_INCSTMT')
s.parse(spec,gen)
fn='STONEGATE_IS_1124.xls'
wb=xlwt.Workbook(); ws=wb.add_sheet('MRI_INCSTMT')
def S(b=False,al='left',nf=None,top=False,z=160,it=False):
    x=xlwt.XFStyle(); f=xlwt.Font(); f.name='Courier New'; f.height=z; f.bold=b; f.italic=it; x.font=f; a=xlwt.Alignment(); a.horz={'left':1,'center':2,'right':3}[al]; x.alignment=a
    if nf: x.num_format_str=nf
    if top: q=xlwt.Borders(); q.top=1; x.borders=q
    return x
lb,lbb,hr,ce=S(),S(True),S(True,'right'),S(True,'center')
n,nb=S(al='right',nf='#,##0;(#,##0);0'),S(True,'right','#,##0;(#,##0);0',True); pn=S(al='right',nf='0.0%;(0.0%)')
ws.write(0,0,'Database:',lb);ws.write(0,1,'HARBORMED',lb);ws.write_merge(0,0,2,5,'Income Statement',ce);ws.write(0,7,'Page: 1',lb)
ws.write(1,0,'Report:',lb);ws.write(1,1,'MRI_INCSTMT',lb);ws.write_merge(1,1,2,5,'STONEGATE MEDICAL PAVILION',ce);ws.write(1,7,'Date: 12/12/2024',lb)
ws.write(2,0,'Entity:',lb);ws.write(2,1,'0417',lb);ws.write_merge(2,2,2,5,'Accrual, For Period 11/24',ce);ws.write(2,7,'Time: 08:51 AM',lb)
ws.write_merge(5,5,2,3,'Current Period',ce);ws.write(5,5,'Year To Date',hr);ws.write(5,6,'Prior Year',hr); ws.write(5,7,'',hr)
for j,t in((2,'Actual'),(3,'Budget'),(5,'11/30/2024'),(6,'11/30/2023'),(7,'% Change')): ws.write(6,j,t,hr)
y=8
for r in s.rows:
    b=r['t']!='LINE'
    if r['t']=='HEADING' and r['d']==0 and y>8: y+=1
    if r['code']: ws.write(y,0,r['code'],lb)
    ws.write(y,1,'  '*r['d']+r['label'],lbb if b else lb)
    if r['v']:
        for j,v in zip((2,3,5,6),r['v']): ws.write(y,j,int(v),nb if b else n)
        if r['v'][3]: ws.write(y,7,(r['v'][2]-r['v'][3])/abs(r['v'][3]),pn)
    y+=1+(r['t']=='TOTAL')
for j,w in enumerate((10,38,14,14,2,15,15,16)): ws.col(j).width=256*w
ws.portrait=False; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0; ws.fit_num_pages=1
wb.save(B+'documents/'+fn)
save(fn,[s.truth()],'OFFICE','OPERATING_STATEMENT','s46a','MRI income statement .xls, current month budget, YTD vs prior year, spacer column',False)
print(len(s.rows),[r['v'] for r in s.rows if r['t']=='TOTAL'])
