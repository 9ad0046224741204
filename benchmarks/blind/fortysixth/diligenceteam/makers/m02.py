# OneSite-like budget comparison PDF, portrait? landscape letter, Courier
from h import *; from reportlab.pdfgen import canvas; from reportlab.lib.pagesizes import letter,landscape
rng=random.Random(202)
spec='''
+|Revenue
+|Rental Revenue
.5110|Market Rent|312400|g
.5112|Gain/(Loss) to Lease|-9800
.5120|Vacancy|-17350
.5125|Concessions|-4100
.5130|Non-Revenue Units|-1475|f
.5140|Uncollectible Rent|-3900
-|Net Rental Revenue
+|Other Revenue
.5210|Application Fees|1250
.5215|Late Charges|3150
.5220|Pet Charges|2680
.5225|Covered Parking|4120|f
.5230|Utility Recovery - Water|11850
.5235|Utility Recovery - Trash|3240
.5240|Termination Fees|1900
.5250|Cable TV Revenue|1450|f
.5290|Other Revenue|610
-|Total Other Revenue
-|TOTAL REVENUE|total_income|TOTAL
+|Controllable Expenses^
+|Salaries and Personnel
.6010|Administrative Salaries|13900
.6015|Maintenance Salaries|16850
.6020|Bonuses and Commissions|2200
.6030|Payroll Taxes|2640
.6035|Group Insurance|3450
-|Total Salaries and Personnel
+|Advertising
.6110|Print and Internet|3100
.6120|Resident Retention|640
.6130|Referral Fees|500
-|Total Advertising
+|General and Administrative
.6210|Office Expense|880
.6215|Telephone|1040
.6220|Computer Expense|1950|f
.6225|Legal Fees|760
.6230|Screening|590
-|Total General and Administrative
+|Repairs and Maintenance
.6310|Plumbing|2150
.6315|Electrical|820
.6320|HVAC|2480
.6325|Appliances|910
.6330|Supplies|1730
.6340|Landscape Contract|3850|f
.6345|Pool Contract|975|f
.6350|Pest Control|690|f
-|Total Repairs and Maintenance
+|Make Ready
.6410|Painting|3050
.6415|Cleaning|1620
.6420|Floor Covering|1480
-|Total Make Ready
-|TOTAL CONTROLLABLE EXPENSES|ctl
+|Non-Controllable Expenses^
.6510|Electricity|5150
.6515|Water and Sewer|15240
.6520|Refuse|3720|f
.6610|Management Fee|9050
.6710|Real Estate Taxes|38600|f
.6720|Property Insurance|13450|f
-|TOTAL NON-CONTROLLABLE EXPENSES|nctl
=|TOTAL OPERATING EXPENSES|total_operating_expenses|ctl+nctl
=|NET OPERATING INCOME|noi|total_income-total_operating_expenses
+|Debt Service^
.7010|Interest Expense|61200
.7020|Replacement Reserve Deposit|5500|f
-|Total Debt Service|ds
=|NET INCOME (LOSS)|net_income|noi-ds
'''
def gen(a,md):
    w={'f':0,'g':.01}.get(md,.14)
    b=round(a/10)*10; A=r2(a*rng.uniform(1-w,1+w)+(rng.randrange(-99,99)/100 if md!='f' else 0))
    yb=b*6+rng.choice([0,0,round(b*.3)]); ya=r2(a*6*rng.uniform(1-w/2,1+w/2)+(rng.randrange(-99,99)/100 if md!='f' else 0))
    return [A,b,ya,yb]
def post(v,e):
    k=-1 if e else 1
    return [v[0],v[1],k*(v[0]-v[1]),v[2],v[3],k*(v[2]-v[3])]
cols=['Month Actual','Month Budget','Month Variance','Year-to-Date Actual','Year-to-Date Budget','Year-to-Date Variance']
s=St('Budget Comparison Report','Vintage Creek Villas',cols,'2025-01-01','2025-06-30').parse(spec,gen,post)
fn='Vintage_Creek_Budget_Comparison_0625.pdf'
W,H=landscape(letter); c=canvas.Canvas(B+'documents/'+fn,pagesize=(W,H))
X=[262,326,386,0,502,570,634]; # right edges
xs=[300,370,438,548,622,694]; ps=[478,738]
pg=0
def head():
    global pg,y
    pg+=1; c.setFont('Courier-Bold',10); c.drawString(36,H-36,'Vintage Creek Villas'); c.drawRightString(W-36,H-36,f'Page {pg}')
    c.setFont('Courier',8); c.drawString(36,H-48,'Lantern Residential Services, LLC'); c.drawRightString(W-36,H-48,'07/11/2025 9:14:22AM')
    c.setFont('Courier-Bold',10); c.drawCentredString(W/2,H-36,'Budget Comparison Report'); c.setFont('Courier',8); c.drawCentredString(W/2,H-48,'For Period Ending 06/30/2025')
    c.drawCentredString(W/2,H-58,'Accrual Basis')
    yy=H-78; c.setFont('Courier-Bold',8)
    c.drawCentredString((xs[0]+ps[0])/2-30,yy,'----------- Month -----------'); c.drawCentredString((xs[3]+ps[1])/2-30,yy,'-------- Year-to-Date --------')
    yy-=11
    for i,t in enumerate(['Actual','Budget','Variance']): c.drawRightString(xs[i],yy,t); c.drawRightString(xs[3+i],yy,t)
    c.drawRightString(ps[0],yy,'Var %'); c.drawRightString(ps[1],yy,'Var %')
    c.line(36,yy-3,W-36,yy-3); y=yy-15
head()
def pct(v,b): return 'N/A' if not b else f'{v/abs(b)*100:.1f}%'
for i,r in enumerate(s.rows):
    if y<46 or (r['t']=='HEADING' and y<80): c.showPage(); head()
    b=r['t']!='LINE'; c.setFont('Courier-Bold' if b else 'Courier',7.6)
    if r['t']=='HEADING': y-=3
    if r['code']: c.drawString(40,y,r['code'])
    c.drawString(70+(0 if b else 4),y,r['label'])
    if r['v']:
        if b:
            for x in xs: c.line(x-56,y+8,x,y+8)
        for x,v in zip(xs,r['v']): c.drawRightString(x,y,m(v))
        c.drawRightString(ps[0],y,pct(r['v'][2],r['v'][1])); c.drawRightString(ps[1],y,pct(r['v'][5],r['v'][4]))
    y-=10.5 if not b or r['t']=='HEADING' else 14
c.setFont('Courier',7); c.drawString(36,30,'Variance: positive = favorable / (negative) = unfavorable'); c.save()
save(fn,[s.truth()],'MULTIFAMILY','OPERATING_STATEMENT','s46a','RealPage-like budget comparison, Courier, MTD and YTD',False)
print(len(s.rows),pg,s.truth()['keyTotals']['noi']['values'])
